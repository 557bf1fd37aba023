import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Comparisons among values: "a bit darker" in a column of colours, "stronger shadow" in a list of shadows.
extension ValueByAdjective {
  private static let comparisons: Lexicon = [
    "darker", "lighter", "stronger", "softer", "brighter", "deeper", "subtler", "dunkler", "heller",
    "stärker", "kräftiger", "oscuro", "claro", "foncé", "clair",
  ]
  private static let stems: [StaticString] = [
    "darker", "lighter", "tronger", "softer", "righter", "deeper", "ubtler", "dunkler", "heller",
    "tärker", "räftiger", "oscuro", "claro", "foncé", "clair",
  ]

  func checkAmong(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.source.bytes.contains(ASCII.hash) || document.mentions("rgba"),
      Self.stems.contains(where: { document.mentions($0) })
    else { return }
    for (number, node) in document.nodes.enumerated() {
      switch node.kind {
      case .table: checkColumns(number, context, into: &diagnostics)
      case .list: checkShadows(number, context, into: &diagnostics)
      default: break
      }
    }
  }

  private func isComparison(_ text: Range<Int>, _ document: Document) -> Bool {
    guard text.count <= 48, !text.contains(where: { ASCII.isDigit(document.plain[$0]) }),
      ASCII.find(ASCII.hash, in: document.plain, text) == nil,
      document.span(at: text.lowerBound, in: .code) == nil
    else { return false }
    return Names.hasWord(document.string(plain: text), in: Self.comparisons)
  }

  private func checkColumns(
    _ table: Int, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let document = context.document
    let rows = document.children(of: table).dropFirst()
    guard rows.count > 2, let first = rows.first else { return }
    for column in document.children(of: first).indices.dropFirst() {
      let cells = rows.compactMap { row -> Range<Int>? in
        let cells = document.children(of: row)
        return column < cells.count ? document.plainText(of: cells[column]) : nil
      }
      let values = cells.filter { $0.first.map { document.plain[$0] } == ASCII.hash }
      let words = cells.filter { isComparison($0, document) }
      guard let sample = values.first, values.count >= 2, values.count + words.count == cells.count
      else { continue }
      for word in words { report(word, sample, "a colour", context, into: &diagnostics) }
    }
  }

  private func checkShadows(
    _ list: Int, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let document = context.document
    let leaves = document.children(of: list).compactMap { document.firstChild(of: $0) }
      .map { document.plainText(of: $0) }
    guard leaves.count > 2 else { return }
    let shadows = leaves.filter { ASCII.find("rgba(", in: document.plain, $0) != nil }
    guard let sample = shadows.first, shadows.count >= 2 else { return }
    for leaf in leaves where ASCII.find("hadow", in: document.plain, leaf) != nil {
      guard let colon = ASCII.find(ASCII.colon, in: document.plain, leaf) else { continue }
      let value = colon + 1..<leaf.upperBound
      if isComparison(value, document) {
        report(
          ASCII.trimmed(document.plain, value), sample, "a shadow", context, into: &diagnostics)
      }
    }
  }

  private func report(
    _ text: Range<Int>, _ sample: Range<Int>, _ kind: String, _ context: RuleContext,
    into diagnostics: inout [Diagnostic]
  ) {
    let document = context.document
    let origin = document.origin(document.sourceRange(plain: text))
    guard context.isNormative(origin.range) else { return }
    diagnostics.append(
      diagnostic(
        "'\(document.string(plain: text))' is no value", at: origin, label: "how much?",
        related: [
          .init(document.origin(document.sourceRange(plain: sample)), "\(kind) in numbers")
        ],
        why: "the entries beside it give \(kind) in numbers", help: "write the value or the token"))
  }

  private static let sets: Lexicon = [
    "system", "scale", "scales", "set", "levels", "style", "styles",
  ]

  /// Whether a line speaks of a set whose members the list below names: "A soft shadow scale is used:".
  func introduces(_ rest: Range<Int>, of node: Int, _ document: Document) -> Bool {
    guard let word = Self.words(rest, document).first, Self.sets.contains(word.text) else {
      return false
    }
    let item = Int(document.nodes[node].parent)
    let next = Int(document.nodes[node].end)
    return item >= 0 && document.nodes[item].kind == .item
      && document.children(of: item).contains { document.nodes[$0].kind == .list }
      || next < document.nodes.count && document.nodes[next].kind == .list
  }
}
