import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Steps that a line names by their numbers alone, for several families: "ground `-100` and text `-700`".
extension TokenUndefined {
  /// Reports numbers that no colour of the document ends with, on lines with one with which several end.
  func checkSuffixes(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    var families: [Int: Set<String>] = [:]
    for token in context.spec.tokens where token.kind == .color {
      guard let mark = token.name.lastIndex(of: "-"),
        let step = Int(token.name[token.name.index(after: mark)...]), (50...950).contains(step)
      else { continue }
      families[step, default: []].insert(String(token.name[..<mark]))
    }
    guard families.values.contains(where: { $0.count > 1 }), !document.mentions("ailwind") else {
      return
    }
    var spans: [Int: [(step: Int, start: Int, origin: Origin)]] = [:]
    for run in document.runs where run.style.contains(.code) && (3...4).contains(run.count) {
      let range = Int(run.start)..<Int(run.start + run.count)
      guard document.plain[range.lowerBound] == ASCII.hyphen,
        let step = Int(document.string(plain: range).dropFirst()), step % 50 == 0
      else { continue }
      let origin = document.origin(document.sourceRange(plain: range))
      spans[context.line(origin), default: []].append((step, range.lowerBound, origin))
    }
    var told: Set<Int> = []
    for line in spans.keys.sorted() {
      guard let own = spans[line],
        case let valid = own.filter({ (families[$0.step]?.count ?? 0) > 1 }).count, valid > 0
      else { continue }
      for span in own
      where families[span.step] == nil && context.isNormative(span.origin.range)
        && (valid > 1 || isRole(before: span.start, document))
        && told.insert(span.step).inserted
      {
        var found = diagnostic(
          "no colour has the step '-\(span.step)'", at: span.origin,
          label: "used here, defined nowhere",
          why: "the colours of the document end with "
            + families.keys.sorted().map { "'-\($0)'" }.joined(separator: ", "),
          help: "define the step, or name one that is there")
        found.severity = .warning
        diagnostics.append(found)
      }
    }
  }

  private static let roles: Lexicon = [
    "ground", "background", "bg", "text", "label", "colour", "color", "step", "shade", "tone",
    "ink", "fill", "border", "foreground", "hintergrund", "farbe", "stufe", "fond",
    "texte", "couleur", "fondo", "texto", "fundo", "cor", "sfondo", "testo", "colore",
  ]

  /// Whether the word right before a place is that of a role: "layer is `-50`" tells of something else.
  private func isRole(before place: Int, _ document: Document) -> Bool {
    let lead = document.string(plain: max(0, place - 24)..<place)
    return Names.words(lead).last.map { Self.roles.contains($0) } ?? false
  }
}
