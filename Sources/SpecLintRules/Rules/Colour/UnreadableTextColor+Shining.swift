import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Colours of text through which the ground shines: "#064E3B99", "rgba(6, 78, 59, 0.6)".
extension UnreadableTextColor {
  /// Reports those that no ground of their appearance makes readable.
  ///
  /// - Source: WCAG 2.2, 1.4.3: the contrast is that of the colours as they are seen.
  func checkShining(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let roles = context.analysis.claims.colorRoles
    guard !roles.shining.isEmpty, !roles.backgrounds.isEmpty else { return }
    lazy var kept = KeptFromText(context.document)
    let settled = SettledText(texts: roles.texts.map(\.name))
    for text in roles.shining where text.alpha >= 0.3 && context.isNormative(text.origin.range) {
      let grounds = roles.backgrounds.filter { ground in
        text.appearance == nil || ground.appearance == nil || ground.appearance == text.appearance
      }
      let all = grounds.map { ground in
        (ground: ground, ratio: ground.color.contrast(with: text.seen(on: ground.color)))
      }
      guard let best = all.max(by: { $0.ratio < $1.ratio }), best.ratio < 4.45, best.ratio >= 1.6,
        !kept.contains(text.origin, context),
        !settled.contains(text.origin, named: text.name, ratio: best.ratio, context.document),
        !context.analysis.claims.largeText.keeps(text.origin)
      else { continue }
      let value = OpaqueColor.ratioText(best.ratio)
      let seen = text.seen(on: best.ground.color).hex
      var found = diagnostic(
        "'\(text.name)' reaches \(value):1 at most, on '\(best.ground.name)'", at: text.origin,
        label: "seen as \(seen); text needs 4.5:1",
        related: [.init(best.ground.origin, "the background on which it is read best")],
        why: "at \(Numbers.text(text.alpha * 100, decimals: 0)) % it is \(seen) there; "
          + "(L₁ + 0.05) ÷ (L₂ + 0.05) = \(value)",
        help: "make it less transparent, or say that it is for large text or decoration only")
      if best.ratio < 3 { found.severity = .error }
      diagnostics.append(found)
    }
  }
}
