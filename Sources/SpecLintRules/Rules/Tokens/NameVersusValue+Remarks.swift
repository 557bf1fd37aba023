import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Remarks that compare the value of one appearance with that of the other: "`#757575` – Tertiary text (lighter)".
extension NameVersusValue {
  /// What a remark says of the luminance, beside that of the other appearance.
  private enum Remark { case lighter, darker, same }

  private static let remarks: [String: Remark] = [
    "lighter": .lighter, "brighter": .lighter, "heller": .lighter, "darker": .darker,
    "dunkler": .darker, "same": .same, "unchanged": .same,
  ]

  /// Compares the second value of a name with the first one where its line ends with such a remark.
  func checkRemarks(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("ark"), document.mentions("er)") || document.mentions("same)") else {
      return
    }
    var first: [String: Token] = [:]
    for token in context.spec.tokens where token.kind == .color && token.modes.isEmpty {
      guard let other = first[token.name] else {
        first[token.name] = token
        continue
      }
      guard let color = OpaqueColor(token.value), let base = OpaqueColor(other.value),
        let (word, remark) = remark(behind: token, context), !holds(remark, color, base),
        context.isNormative(token.origin.range)
      else { continue }
      diagnostics.append(
        diagnostic(
          "'\(token.name)' is called \(word), and \(token.value) is not beside \(other.value)",
          at: token.valueOrigin,
          label: color.luminance < base.luminance ? "darker" : "lighter",
          related: [.init(other.valueOrigin, "the value of the other appearance")],
          why: "the luminance is \(Numbers.text(color.luminance, decimals: 3)) here and "
            + "\(Numbers.text(base.luminance, decimals: 3)) there",
          help: "correct the remark, or choose another colour"))
    }
  }

  private func holds(_ remark: Remark, _ color: OpaqueColor, _ base: OpaqueColor) -> Bool {
    switch remark {
    case .lighter: color.luminance > base.luminance
    case .darker: color.luminance < base.luminance
    case .same: color == base
    }
  }

  /// The word in parentheses at the end of the line of a token.
  private func remark(behind token: Token, _ context: RuleContext) -> (String, Remark)? {
    let source = context.document.source
    let line = source.lineRange(source.lineIndex(of: Int(token.valueOrigin.range.end)))
    guard line.offsets.count < 200 else { return nil }
    let text = source.string(SourceRange(Int(token.valueOrigin.range.end), Int(line.end)))
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return nil }
    let word = text[text.index(after: open)...].dropLast().lowercased()
    return Self.remarks[word].map { (word, $0) }
  }

  private static let concessions: [String] = [
    "despite the name", "despite its name", "in spite of the name", "in spite of its name",
    "misnomer", "misnamed", "trotz des namens", "malgré le nom", "malgré son nom",
    "a pesar del nombre", "a pesar de su nombre", "pese al nombre", "apesar do nome",
    "nonostante il nome", "ondanks de naam", "meskipun namanya", "несмотря на имя",
    "несмотря на название", "名前に反して", "尽管名", "虽然名", "이름과 달리",
  ]

  /// Whether the line of a value knows that the name says something else: "orange, despite the name".
  func isKnown(_ value: Origin, _ document: Document) -> Bool {
    let line = document.firstLine(of: value.range)
    guard line.offsets.count < 600 else { return false }
    let text = document.source.string(line).lowercased()
    return Self.concessions.contains(where: text.contains)
  }
}
