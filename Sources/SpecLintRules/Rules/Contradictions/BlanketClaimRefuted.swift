import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecText

/// Reports statements about all values that a value of the document refutes.
public struct BlanketClaimRefuted: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "C414", name: "blanket-claim-refuted",
    summary: "A statement about all values does not hold for some of them.",
    category: .contradictions, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      "All spacing derives from 8px", "all text meets AA" and "minimum 16px font size" are demands that
      the values of the same document can be held against. Distances are compared with the base and with
      the steps that the scale declares as parts of it; type styles with the smallest size, of one kind
      as well ("captions at least 15px"), and in a section about text ("The minimum is 24px") the sizes
      that it gives; text colours, placeholders and error messages among them, with the pages of the
      document in the same appearance, and where it declares none with every light background and white:
      then only a colour that reaches the ratio on none of them is named. "All pairs above meet AA" is
      held against the pairs of its chapter. Colours for disabled, large or inverse text are left alone.
      "Interactive elements have 3:1" is held against the borders of fields. "No animation exceeds
      300ms", "Maximum animation duration: 300ms" and "All transitions last 150–300ms" are held against
      all animations but loops and waits, unless the paragraph allows some of them more; "animate only
      transform and opacity", "all animations use transform and opacity" and "avoid animating width and
      height" against transitions and keyframes in code, the former against rows and items with a
      property and its time as well; "only OutCubic and InOutCubic" against the columns of curves and
      the style rules. A range that a principle tells, "Animations complete in 200–400ms", gives a remark.
      One curve for all motion, "easing is always ease-out", is held against motions of another direction.
      """,
    references: ["WCAG 2.2, 1.4.3", "CSS Transitions Level 1, 2.1"],
    examples: [
      .accepted(
        """
        - **Foundation**: `8px`, all spacing derives from it
        - **Card Gap**: `16px` between cards

        """),
      .flagged(
        """
        - ⟦Foundation: `8px`, all spacing derives from it⟧

        ### Spacing

        - **Card Gap**: `12px` – between cards

        """),
      .flagged(
        """
        ## Typography

        - **Body**: `16px/24px, Regular` – reading
        - **Caption**: `11px/16px, Regular` – dates

        - ⟦Minimum 12px font size⟧

        """),
      .flagged(
        """
        ## Colors

        - **Paper**: `#FFFFFF` – page backgrounds
        - **Ink**: `#222222` – body text
        - **Mist**: `#AAAAAA` – caption text

        - ⟦All text meets WCAG AA on every screen: 4.5:1⟧

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reports each statement once, with the values that refute it.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let claims = context.analysis.claims
    for claim in claims.blanket + claims.pairPromises {
      guard let first = claim.refutations.first else { continue }
      let more = claim.refutations.count - 1
      let others = more == 0 ? " does" : " and \(more) more do"
      var found = diagnostic(
        "'\(first.name)' (\(first.value))\(others) not hold to this", at: claim.origin,
        label: Self.label(claim),
        related: claim.refutations.map { .init($0.origin, "\($0.name): \($0.arithmetic)") },
        why: "line \(context.line(first.origin)), '\(first.name)': \(first.arithmetic)",
        help: Self.help(claim))
      if claim.isSlight || isToldOfColours(claim, context) { found.severity = .info }
      diagnostics.append(found)
    }
  }

  /// Whether rule K802 reports each of the colours that refute a promise of contrast, as an error.
  private func isToldOfColours(_ claim: BlanketClaim, _ context: RuleContext) -> Bool {
    guard case .contrast = claim.kind else { return false }
    let roles = context.analysis.claims.colorRoles
    return claim.refutations.allSatisfy { refutation in
      guard let text = roles.texts.first(where: { $0.origin == refutation.origin }) else {
        return false
      }
      return roles.isUnreadable(text.origin)
        && roles.backgrounds.allSatisfy { $0.color.contrast(with: text.color) < 3 }
    }
  }

  private static func label(_ claim: BlanketClaim) -> String {
    switch claim.kind {
    case .multiples(let base): "every distance is a multiple of \(Numbers.text(base))\(claim.unit)"
    case .smallestText(let size): "no text is smaller than \(Numbers.text(size))\(claim.unit)"
    case .smallestOf(let kind, let size):
      "no \(kind) is smaller than \(Numbers.text(size))\(claim.unit)"
    case .contrast(let ratio): "every text has \(Numbers.text(ratio)):1"
    case .borderContrast(let ratio): "every control has \(Numbers.text(ratio)):1"
    case .longestAnimation(let bound): "no animation is longer than \(Numbers.text(bound)) ms"
    case .animationBand(let low, let high) where low == high:
      "all of them last \(Numbers.text(low)) ms"
    case .animationBand(let low, let high):
      "all animations last \(Numbers.text(low)) to \(Numbers.text(high)) ms"
    case .animatedProperties: "nothing else is animated"
    case .avoidedProperties: "these are not animated"
    case .endlessMotion: "nothing moves without end"
    case .refusedCurve: "nothing moves by this curve"
    case .curves(1): "this curve and no other"
    case .curves(let count): "\(count) curves and no other"
    }
  }

  private static func help(_ claim: BlanketClaim) -> String {
    switch claim.kind {
    case .multiples(let base):
      "change the values to multiples of \(Numbers.text(base))\(claim.unit), or name the exceptions here"
    case .smallestText(let size), .smallestOf(_, let size):
      "raise the styles to \(Numbers.text(size))\(claim.unit), or say for which text the minimum holds"
    case .contrast(let ratio):
      "change the colours until they reach \(Numbers.text(ratio)):1, or name the exceptions here"
    case .borderContrast(let ratio):
      "give the borders \(Numbers.text(ratio)):1, or say which controls need no border to be seen"
    case .longestAnimation(let bound):
      "shorten the animations to \(Numbers.text(bound)) ms, or name the exceptions here"
    case .animationBand(let low, let high) where low == high:
      "give them this length, or name the exceptions here"
    case .animationBand:
      "bring the animations into the range, or name the exceptions here"
    case .animatedProperties, .avoidedProperties:
      "animate a transform or the opacity there, or name the exceptions here"
    case .endlessMotion:
      "let the motion end, or name it among the exceptions here"
    case .refusedCurve:
      "give them another curve, or name the exceptions here"
    case .curves:
      "use one of these curves there, or name the exceptions here"
    }
  }
}
