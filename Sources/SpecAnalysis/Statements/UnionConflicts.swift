import SpecModel
import SpecSyntax
import SpecText

/// The states of a table beside the cases of a type in code, where they are nearly the same and one is another.
struct UnionConflicts {
  private struct Cases {
    /// The words of the name of the type, and where it stands.
    var type: [String] = []
    var place = 0..<0
    var names: [(name: String, range: Range<Int>)]
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let languages: Set<String> = ["ts", "tsx", "typescript", "swift", "kotlin", "kt"]
    let blocks = reader.document.codeBlocks.filter { languages.contains($0.language) }
    guard !blocks.isEmpty else { return [] }
    let finder = UnionConflicts(reader: reader)
    let types = blocks.flatMap(finder.types)
    return types.isEmpty ? [] : finder.find(types)
  }

  private static let headers: Lexicon = [
    "state", "status", "phase", "mode", "variant", "kind", "type", "zustand", "état", "estado",
    "stato", "stage", "event",
  ]

  private func find(_ types: [Cases]) -> [FactConflict] {
    var result: [FactConflict] = []
    for table in document.tables {
      let rows = document.children(of: table)
      guard let header = rows.first, let title = document.firstChild(of: header),
        let word = Names.words(document.string(title)).only, Self.headers.contains(word),
        reader.isNormative(document.nodes[table].range.start)
      else { continue }
      let cells = rows.dropFirst().compactMap { document.firstChild(of: $0) }
      let names = cells.map { Names.joined(document.string($0)) }
      guard Set(names).count == names.count, names.count >= 3, !names.contains("") else { continue }
      for type in types {
        let known = Set(type.names.map(\.name))
        let missing = cells.indices.filter { !known.contains(names[$0]) }
        let extra = type.names.filter { !names.contains($0.name) }
        // All cases of the type are rows, and one row is none of them.
        if let lost = missing.only, extra.isEmpty, type.names.count >= 3, word != "event",
          type.type.last == word, isTold(names[lost], outside: table, type.place)
        {
          result.append(conflict(cells[lost], type.place, "all other rows are cases of the type"))
        }
        // One on each side: a case that was renamed in one of the two places.
        guard let lost = missing.only, let added = extra.only, names.count - 1 >= 3 else {
          continue
        }
        result.append(
          conflict(cells[lost], added.range, "the others are the same in both"))
      }
    }
    return result
  }

  /// Whether the text outside of a table and of a type has the name of a row, so that the row is no slip.
  private func isTold(_ name: String, outside table: Int, _ type: Range<Int>) -> Bool {
    let rows = document.nodes[table].range
    return document.nodes.indices.contains { number in
      let node = document.nodes[number]
      guard node.kind == .paragraph || node.kind == .heading || node.kind == .tableCell,
        node.range.start < rows.start || node.range.start >= rows.end
      else { return false }
      return Names.words(document.string(number)).contains(name)
    }
  }

  private func conflict(_ cell: Int, _ code: Range<Int>, _ reason: String) -> FactConflict {
    let pair: [FactConflict.Statement] = [
      .init(
        value: document.string(cell),
        origin: document.origin(document.sourceRange(plain: document.plainText(of: cell)))),
      .init(
        value: document.source.string(SourceRange(code.lowerBound, code.upperBound)),
        origin: document.origin(SourceRange(code.lowerBound, code.upperBound))),
    ]
    return FactConflict(
      subject: document.string(cell), property: "name",
      statements: pair.sorted { $0.origin.range.start < $1.origin.range.start }, reason: reason,
      isCode: true)
  }

  // MARK: Code

  /// The unions of literals and the enumerations of a block.
  private func types(_ block: Document.CodeBlock) -> [Cases] {
    guard let first = block.lines.first, let last = block.lines.last else { return [] }
    let bytes = document.source.bytes
    let range = Int(first.start)..<Int(last.end)
    let isUnion = block.language.hasPrefix("t")
    var result: [Cases] = []
    var offset = range.lowerBound
    while let start = ASCII.find(isUnion ? "type " : "enum ", in: bytes, offset..<range.upperBound)
    {
      guard
        let open = ASCII.find(isUnion ? 0x3D : 0x7B, in: bytes, start..<range.upperBound)
      else { break }
      let end =
        ASCII.find(isUnion ? 0x3B : 0x7D, in: bytes, open..<range.upperBound) ?? range.upperBound
      var cases = isUnion ? literals(open + 1..<end) : cases(open + 1..<end)
      cases.place = ASCII.trimmed(bytes, start + 5..<open)
      let name = document.source.string(
        SourceRange(cases.place.lowerBound, cases.place.upperBound))
      cases.type = Names.words(String(name.prefix { $0 != ":" && $0 != "<" && $0 != " " }))
      if cases.names.count >= 3 { result.append(cases) }
      offset = end
    }
    return result
  }

  /// `| "idle" | "loading"`; a union with anything else is none of names.
  private func literals(_ range: Range<Int>) -> Cases {
    let bytes = document.source.bytes
    var result = Cases(names: [])
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte == 0x22 || byte == 0x27 {
        guard let end = ASCII.find(byte, in: bytes, offset + 1..<range.upperBound) else { break }
        let text = document.source.string(SourceRange(offset + 1, end))
        result.names.append((Names.joined(text), offset..<end + 1))
        offset = end + 1
        continue
      }
      guard ASCII.isWhitespace(byte) || byte == ASCII.pipe else { return Cases(names: []) }
      offset += 1
    }
    return result
  }

  /// `case idle, loading` and `IDLE, LOADING`
  private func cases(_ range: Range<Int>) -> Cases {
    let bytes = document.source.bytes
    var result = Cases(names: [])
    var offset = range.lowerBound
    while offset < range.upperBound {
      let start = offset
      while offset < range.upperBound, ASCII.isWord(bytes[offset]) || bytes[offset] == 0x5F {
        offset += 1
      }
      if offset > start {
        let text = document.source.string(SourceRange(start, offset))
        if text != "case" { result.names.append((Names.joined(text), start..<offset)) }
        continue
      }
      guard ASCII.isWhitespace(bytes[offset]) || bytes[offset] == 0x2C else {
        return Cases(names: [])
      }
      offset += 1
    }
    return result
  }
}
