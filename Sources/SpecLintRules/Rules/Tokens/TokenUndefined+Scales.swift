import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Steps of scales that stand beside others and have no value, and tables of names without values.
extension TokenUndefined {
  /// The far ends of scales; the steps between them are ordinary abbreviations.
  private static let ends: Lexicon = [
    "xxs", "xxxs", "2xs", "3xs", "xxl", "xxxl", "xxxxl", "2xl", "3xl", "4xl", "5xl", "6xl", "7xl",
  ]
  private static let steps: Lexicon = [
    "xxs", "xxxs", "2xs", "3xs", "xs", "sm", "md", "lg", "xl", "xxl", "xxxl", "xxxxl", "2xl",
    "3xl", "4xl", "5xl", "6xl", "7xl",
  ]

  /// Reports steps in lists of steps that no line of the document gives a value: "Large sections: xxl, xxxl".
  func checkEnds(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    // A library has the steps that a document does not list.
    guard document.mentions("xl") || document.mentions("xs"), !document.mentions("ailwind") else {
      return
    }
    let named = context.spec.tokens.filter { Self.steps.contains($0.name.lowercased()) }
    guard Set(named.map { $0.name.lowercased() }).count >= 4 else { return }
    let source = document.source
    var order: [String] = []
    var uses: [String: [SourceRange]] = [:]
    var valued = Set(named.map { $0.name.lowercased() })
    for index in 0..<source.lineCount {
      let line = source.lineRange(index)
      guard line.offsets.count < 200,
        ASCII.find("xl", in: source.bytes, line.offsets) != nil
          || ASCII.find("xs", in: source.bytes, line.offsets) != nil
      else { continue }
      let words = Self.words(line.offsets, source.bytes)
      let found = words.filter { Self.ends.contains($0.text) }
      guard !found.isEmpty else { continue }
      if words.contains(where: { $0.text.allSatisfy(\.isNumber) || isLength($0.text) }) {
        valued.formUnion(found.map(\.text))
      } else if words.count(where: { Self.steps.contains($0.text) }) >= 2 {
        for word in found {
          if uses[word.text] == nil { order.append(word.text) }
          uses[word.text, default: []].append(word.range)
        }
      }
    }
    for name in order where !valued.contains(name) {
      guard let places = uses[name]?.filter({ context.isNormative($0) }), let first = places.first
      else { continue }
      let use = TokenUse(name: name, kind: named[0].kind, origin: context.origin(first))
      diagnostics.append(
        undefined(
          [use]
            + places.dropFirst().map { .init(name: name, kind: nil, origin: context.origin($0)) },
          unread(context), context))
    }
  }

  private func isLength(_ word: String) -> Bool {
    word.first?.isNumber == true && ["px", "pt", "dp", "em"].contains(where: word.hasSuffix)
  }

  /// The words of a line in lower case.
  private static func words(
    _ line: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> [(text: String, range: SourceRange)] {
    var result: [(String, SourceRange)] = []
    var start = line.lowerBound
    for offset in line.lowerBound...line.upperBound {
      if offset < line.upperBound, ASCII.isWord(bytes[offset]) || bytes[offset] == ASCII.hyphen {
        continue
      }
      if start < offset {
        let text = String(decoding: bytes[start..<offset], as: UTF8.self).lowercased()
        result.append((text, SourceRange(start, offset)))
      }
      start = offset + 1
    }
    return result
  }

  // MARK: Tables without values

  private static let titles: Lexicon = ["token", "tokens", "variable", "variables", "property"]

  /// Reports tables of custom properties that have no column of values, where other tables of the document have one.
  func checkUnvalued(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("| `--") else { return }
    var isValued = false
    var open: [(names: [String], places: [Origin])] = []
    for table in document.tables {
      let rows = document.children(of: table)
      guard let head = rows.first, let title = document.firstChild(of: head),
        Names.hasWord(document.string(title), in: Self.titles, ofAtMost: 2)
      else { continue }
      let cells = rows.dropFirst().map { row in document.children(of: row) }
      guard cells.count >= 2, cells.allSatisfy({ isProperty($0.first, document) }) else { continue }
      if cells.allSatisfy({ row in row.dropFirst().contains { isValue($0, document) } }) {
        isValued = true
      } else if !cells.contains(where: { row in row.dropFirst().contains { isValue($0, document) } }
      ) {
        let firsts = cells.compactMap(\.first).filter {
          !context.facts.tokens.defines(document.string($0))
        }
        guard firsts.count == cells.count else { continue }
        open.append(
          (
            firsts.map { document.string($0) },
            firsts.map { document.origin(document.sourceRange(plain: document.plainText(of: $0))) }
          ))
      }
    }
    guard isValued else { return }
    for table in open where context.isNormative(table.places[0].range) {
      var finding = diagnostic(
        "'\(table.names[0])' and \(table.names.count - 1) more of its table have no value",
        at: table.places[0], label: "listed here, defined nowhere",
        related: table.places.dropFirst().prefix(20).map { .init($0, "has no value either") },
        why: "other tables of the document have a column of values, and this one has none",
        help: "add a column with the values")
      // The file that the document names may have the values.
      if TokenSource.find(in: document, context.facts) != nil { finding.severity = .info }
      diagnostics.append(finding)
    }
  }

  private func isProperty(_ cell: Int?, _ document: Document) -> Bool {
    guard let cell else { return false }
    let text = document.plainText(of: cell)
    return text.count > 3 && ASCII.starts(document.plain, at: text.lowerBound, with: "--")
      && !document.plain[text].contains(ASCII.space) && !document.plain[text].contains(0x2A)
  }

  /// Whether a cell may be a value: it has a number, a hash or a code span.
  private func isValue(_ cell: Int, _ document: Document) -> Bool {
    let text = document.plainText(of: cell)
    return document.plain[text].contains { ASCII.isDigit($0) || $0 == ASCII.hash }
      || document.nodes[cell].runs.contains { document.runs[Int($0)].style.contains(.code) }
  }
}
