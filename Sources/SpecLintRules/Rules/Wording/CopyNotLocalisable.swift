import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports texts of the interface that cannot be translated as they are.
public struct CopyNotLocalisable: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "R954", name: "copy-not-localisable",
    summary:
      "A text has a number before a noun and no rule for one, or a placeholder without a format.",
    category: .wording, defaultSeverity: .info, precision: .heuristic,
    explanation: """
      "X photos selected" is wrong for one photo, and other languages have up to six forms. "[date
      range]" does not say whether it is 3–9 May or 03/05. Documents that speak of singular, plural or
      ICU messages are left alone.
      """,
    references: ["Unicode CLDR, Plural rules", "Apple HIG, Writing"],
    examples: [
      .accepted("- **Count**: \"X photos selected\", singular \"1 photo selected\"\n"),
      .flagged("- **Count**: \"⟦X photos selected⟧\" in the header\n"),
    ]
  )

  private static let dates: Set<String> = ["date", "time", "range", "datum", "fecha"]

  /// Makes the rule.
  public init() {}

  /// Reads each text of the interface.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkTables(context, into: &diagnostics)
    let copies = context.spec.copy
    guard !copies.isEmpty, !hasPluralRule(context) else { return }
    let singular = Set(copies.filter { isSingular($0.text) }.map { context.line($0.origin) })
    for copy in copies where context.isNormative(copy.origin.range) {
      if isCount(copy.text), !singular.contains(context.line(copy.origin)) {
        diagnostics.append(
          diagnostic(
            "'\(copy.text)' has no form for one", at: copy.origin, label: "singular?",
            why: "the number stands before a plural, and nothing says what 1 looks like",
            help: "give both forms, for example as an ICU plural"))
      } else if let place = copy.placeholders.first(where: isDate) {
        diagnostics.append(
          diagnostic(
            "'\(place)' has no format", at: copy.origin, label: "which format?",
            why: "dates are written differently in each language",
            help: "name a format, for example 'medium date of the locale'"))
      }
    }
  }

  private static let titles: Lexicon = ["text", "string", "copy", "english", "value", "message"]

  /// Reads the quoted texts of tables of strings: keys in the first column, texts in a column that says so.
  private func checkTables(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("{n} ") || document.mentions("{count} "), !hasPluralRule(context) else {
      return
    }
    for number in document.tables {
      guard let head = document.firstChild(of: number) else { continue }
      let titles = document.children(of: head).map { document.string($0) }
      guard Names.firstWord(titles.first ?? "") == "key",
        let column = titles.indices.dropFirst().first(where: {
          Names.isPhrase(titles[$0], in: Self.titles)
        })
      else { continue }
      for row in document.children(of: number).dropFirst() {
        let cells = document.children(of: row)
        guard cells.count > column else { continue }
        let text = document.string(cells[column])
        let quoted = text.filter { !"\"“”`".contains($0) }
        let place = document.origin(
          document.sourceRange(plain: document.plainText(of: cells[column])))
        guard isCount(quoted), !text.contains("|"), !text.contains(",") else { continue }
        diagnostics.append(
          diagnostic(
            "\(text) has no form for one", at: place, label: "singular?",
            why: "the number stands before a plural, and nothing says what 1 looks like",
            help: "give both forms, for example as an ICU plural"))
      }
    }
  }

  /// "1 item", "One item"
  private func isSingular(_ text: String) -> Bool {
    text.hasPrefix("1 ") || text.lowercased().hasPrefix("one ")
  }

  private func hasPluralRule(_ context: RuleContext) -> Bool {
    let document = context.document
    return document.mentions("plural") || document.mentions("singular")
  }

  /// "X photos selected", "{n} items", "[count] visits": a stand-in for a number before a plural.
  private func isCount(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count >= 2, let first = words.first, let noun = words.dropFirst().first else {
      return false
    }
    let stand = first.filter { $0.isLetter }.lowercased()
    guard ["x", "n", "count", "num", "number", "xx"].contains(stand),
      stand.count < first.count || first == "X" || first == "N" || first == "XX"
    else { return false }
    let letters = noun.lowercased().filter { $0.isLetter }
    return letters.count > 3 && letters.hasSuffix("s") && !letters.hasSuffix("ss")
  }

  private func isDate(_ placeholder: String) -> Bool {
    let words = Names.words(placeholder)
    return !words.isEmpty && words.allSatisfy(Self.dates.contains)
  }
}
