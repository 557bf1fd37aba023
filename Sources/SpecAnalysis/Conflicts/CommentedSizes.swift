import SpecModel
import SpecSyntax
import SpecText

/// Remarks of code that name the text styles of a size, against the table of the styles:
/// "'lg': '18px', // h4 (mobile)" where the table gives h4 16px there.
struct CommentedSizes {
  private let document: Document

  /// The sizes of a style by what stands in the brackets of the header; "" for a header without.
  private struct Row {
    var name: String
    var sizes: [String: (value: String, origin: Origin)]
  }

  /// A style that a remark names.
  private struct Remark {
    var name: String
    var mode: String
    var size: String
    var range: Range<Int>
    var block: Int
  }

  static func find(_ document: Document) -> [FactConflict] {
    guard document.mentions("//") || document.mentions("/*"), document.mentions("px") else {
      return []
    }
    let finder = CommentedSizes(document: document)
    let remarks = document.codeBlocks.indices.flatMap(finder.remarks)
    guard remarks.count >= leastRemarks, case let rows = finder.rows(), rows.count >= 3 else {
      return []
    }
    return finder.conflicts(rows, remarks)
  }

  /// Remarks of a block that name a style at least.
  private static let leastRemarks = 4

  // MARK: Tables

  private static let sizes: Lexicon = ["size", "font-size", "größe", "taille", "tamaño", "tamanho"]
  private static let names: Lexicon = [
    "style", "name", "token", "level", "element", "type", "role",
  ]

  private func rows() -> [String: Row] {
    var result: [String: Row] = [:]
    for node in document.tables {
      let rows = document.children(of: node)
      guard rows.count > 3, case let header = document.children(of: rows[0]).map(document.string),
        let first = header.first, Names.hasWord(first, in: Self.names)
      else { continue }
      let columns = header.indices.dropFirst().filter { Names.hasWord(header[$0], in: Self.sizes) }
      guard !columns.isEmpty else { continue }
      for row in rows.dropFirst() {
        let cells = document.children(of: row)
        guard cells.count == header.count else { continue }
        let name = document.string(cells[0]).lowercased().trimmedSpaces
        var own = result[name] ?? Row(name: name, sizes: [:])
        for column in columns {
          let text = document.plainText(of: cells[column])
          guard let size = AmountReader.read(document.plain, text).only, size.unit == .px else {
            continue
          }
          own.sizes[Self.bracket(header[column])] = (
            size.text(size.value),
            document.origin(document.sourceRange(plain: size.range))
          )
        }
        result[name] = own
      }
    }
    return result
  }

  /// What stands in brackets at the end of a text, in small letters.
  private static func bracket(_ text: String) -> String {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return "" }
    return text[text.index(after: open)...].dropLast().lowercased().trimmedSpaces
  }

  // MARK: Code

  private func conflicts(_ rows: [String: Row], _ remarks: [Remark]) -> [FactConflict] {
    var result: [FactConflict] = []
    for (block, own) in Dictionary(grouping: remarks, by: \.block).sorted(by: { $0.key < $1.key }) {
      let judged = own.compactMap { remark -> (Remark, (value: String, origin: Origin))? in
        guard let sizes = rows[remark.name]?.sizes,
          let told = sizes[remark.mode] ?? (sizes.count == 1 ? sizes.values.first : nil),
          remark.mode.isEmpty || sizes[remark.mode] != nil
        else { return nil }
        return (remark, told)
      }
      let wrong = judged.filter { $0.0.size != $0.1.value }
      // Remarks that mostly agree are on the sizes of the table.
      guard !wrong.isEmpty, judged.count >= Self.leastRemarks, wrong.count * 2 < judged.count,
        block >= 0
      else {
        continue
      }
      result += wrong.map { remark, told in
        FactConflict(
          subject: remark.mode.isEmpty ? remark.name : "\(remark.name) (\(remark.mode))",
          property: "size",
          statements: [
            .init(
              value: remark.size,
              origin: document.origin(
                SourceRange(remark.range.lowerBound, remark.range.upperBound))),
            .init(value: told.value, origin: told.origin),
          ], reason: "the remark names the style, and the table gives it another size", isCode: true
        )
      }
    }
    return result
  }

  /// The styles that the remarks of a block name behind one length.
  private func remarks(_ block: Int) -> [Remark] {
    let bytes = document.source.bytes
    var isOfLetters = true
    return document.codeBlocks[block].lines.flatMap { line -> [Remark] in
      guard line.offsets.count < 160 else { return [] }
      let mark =
        ASCII.find("//", in: bytes, line.offsets) ?? ASCII.find("/*", in: bytes, line.offsets)
      let code = line.offsets.lowerBound..<(mark ?? line.offsets.upperBound)
      if opens(code) { isOfLetters = !namesOther(code) }
      guard let mark, isOfLetters && !namesOther(code) || namesLetters(code),
        let size = AmountReader.read(bytes, code).only, size.unit == .px
      else { return [] }
      return styles(mark + 2..<line.offsets.upperBound).map { style in
        Remark(
          name: style.name, mode: style.mode, size: size.text(size.value), range: style.range,
          block: block)
      }
    }
  }

  /// Whether a line opens a group: "fontSize: {".
  private func opens(_ code: Range<Int>) -> Bool {
    let text = ASCII.trimmed(document.source.bytes, code)
    guard let last = text.last else { return false }
    return [0x7B, 0x5B, 0x28].contains(document.source.bytes[last])
  }

  private static let letters: [StaticString] = ["font", "Font", "text", "Text", "typ", "Typ"]
  private static let lengths: [StaticString] = [
    "gap", "Gap", "spac", "Spac", "radi", "Radi", "argin", "adding", "nset", "idth", "-height",
    "Height", "con", "hadow", "levation", "space", "Space", "ount",
  ]

  /// Whether a line of code is on the size of letters.
  private func namesLetters(_ code: Range<Int>) -> Bool {
    Self.letters.contains { ASCII.find($0, in: document.source.bytes, code) != nil }
  }

  /// Whether a line of code is on other lengths: "gaps: {"; "$scale: (" may be on letters.
  private func namesOther(_ code: Range<Int>) -> Bool {
    !namesLetters(code)
      && Self.lengths.contains { ASCII.find($0, in: document.source.bytes, code) != nil }
  }

  /// The styles that a remark names, from comma to comma: "h4 (mobile), h5".
  private func styles(_ remark: Range<Int>) -> [(name: String, mode: String, range: Range<Int>)] {
    let bytes = document.source.bytes
    var result: [(name: String, mode: String, range: Range<Int>)] = []
    var start = remark.lowerBound
    while start < remark.upperBound {
      let end = ASCII.find(0x2C, in: bytes, start..<remark.upperBound) ?? remark.upperBound
      let range = ASCII.trimmed(bytes, start..<end)
      start = end + 1
      let text = String(decoding: bytes[range], as: UTF8.self)
      let name = text.prefix { $0 != "(" }.lowercased().trimmedSpaces
      guard !name.isEmpty, name.utf8.count < 24 else { continue }
      result.append((name, Self.bracket(text), range))
    }
    return result
  }
}
