import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports colours of focus rings that stand out on none of the document's backgrounds.
public struct WeakFocusColor: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "K804", name: "weak-focus-color",
    summary: "The colour that marks the focus reaches 3:1 on none of the document's backgrounds.",
    category: .colour, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      Who works with a keyboard sees by the mark around a control where they are. The mark needs 3:1
      against what it stands on. The rule takes colours whose name or remark speaks of focus, and those of
      rings in lines on it ("`ring-brand-500`") or of rules for ":focus" in style sheets that take the
      outline of the browser away, and reports those that fail on every background that the
      document names; a translucent one is mixed with each background first, and is a remark only where it is the halo of
      a colour that stands out and that the text gives to the focus. Where a style rule for a control takes the
      outline away and the document speaks of the focus nowhere else, that is reported, too.
      """,
    references: ["WCAG 2.2, 1.4.11 Non-text Contrast (AA)", "WCAG 2.2, 2.4.7 Focus Visible (AA)"],
    examples: [
      .accepted("## Colors\n\n- `bg-page`: `#FFFFFF`\n- `border-focus`: `#2563EB`\n"),
      .flagged("## Colors\n\n- `bg-page`: `#FFFFFF`\n- `border-focus`: `⟦#D1D5DB⟧`\n"),
      .flagged(
        "## Colors\n\n- `bg-page`: `#FFFFFF`\n- `brand-300`: `#7DD3FC`\n\nFocus: `ring-2 ⟦ring-brand-300⟧`\n"
      ),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Computes the best contrast of each focus colour.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkRemoved(context, into: &diagnostics)
    let roles = context.analysis.claims.colorRoles
    let known = roles.focus
    let rings = context.analysis.claims.focusRings.filter { ring in
      !known.contains { $0.color == ring.color && $0.alpha == ring.alpha }
    }
    let palettes = UnreadableTextColor.Palettes(roles.backgrounds, context.document)
    for focus in roles.focus + rings where context.isNormative(focus.origin.range) {
      func contrast(_ background: ColorRoles.Member) -> Double {
        background.color.contrast(with: focus.seen(on: background.color))
      }
      let grounds = palettes.grounds(of: focus, roles.backgrounds)
      guard let best = grounds.max(by: { contrast($0) < contrast($1) }) else { continue }
      let ratio = contrast(best)
      guard ratio < 2.95, !isPaired(focus, roles, context),
        !isBesideRing(focus, context)
      else { continue }
      let share = Numbers.text((focus.alpha * 100).rounded())
      let mixed = focus.alpha < 1 ? "drawn over it with \(share) % opacity; " : ""
      let value = OpaqueColor.ratioText(ratio)
      let mode = ColorRoles.baseMode(of: grounds).map { " in \($0) mode" } ?? ""
      var found = diagnostic(
        "'\(focus.name)' marks the focus with \(value):1 at most\(mode), on '\(best.name)'",
        at: focus.origin, label: "a mark needs 3:1",
        related: [.init(best.origin, "the background on which it stands out best")],
        why: mixed + "(L₁ + 0.05) ÷ (L₂ + 0.05) = \(value)" + elsewhere(focus, grounds),
        help: "choose a colour with 3:1 on the backgrounds of the document")
      if isHaloOfMark(focus, roles, context) { found.severity = .info }
      diagnostics.append(found)
    }
  }

  /// The ratios in the other modes in which the mark fails as well: "; in dark 1.71 at most".
  private func elsewhere(_ focus: ColorRoles.Member, _ grounds: [ColorRoles.Member]) -> String {
    guard focus.alpha == 1 else { return "" }
    return focus.modes.keys.sorted().reduce(into: "") { text, mode in
      guard let own = focus.modes[mode], own != focus.color,
        let most = grounds.compactMap({ $0.modes[mode]?.contrast(with: own) }).max(), most < 2.95
      else { return }
      text += "; for '\(mode)' \(OpaqueColor.ratioText(most)) at most"
    }
  }

  private static let borders: Lexicon = ["border", "borders", "stroke"]
  private static let rings: Lexicon = ["ring", "outline"]
  private static let focusWords: Lexicon = ["focus", "focused"]
  private static let several: Lexicon = ["hover", "hovered", "pressed", "selected"]

  /// Whether a colour is that of borders under the pointer and with the focus, where another one is that of the ring: the
  /// ring marks the focus, and the border comes with it.
  private func isBesideRing(
    _ focus: ColorRoles.Member, _ context: RuleContext
  ) -> Bool {
    func line(_ origin: Origin) -> String {
      context.document.source.string(context.document.firstLine(of: origin.range))
    }
    let own = line(focus.origin)
    return Names.hasWord(own, in: Self.borders) && !Names.hasWord(own, in: Self.rings)
      && Names.hasWord(own, in: Self.several)
      && context.spec.tokens.contains { token in
        guard token.kind == .color, token.valueOrigin != focus.origin,
          case let other = line(token.valueOrigin)
        else { return false }
        return other != own && Names.hasWord(other, in: Self.rings)
          && Names.hasWord(other, in: Self.focusWords)
      }
  }

  private static let cues: [StaticString] = ["ocus", "フォーカス", "焦点", "聚焦", "포커스", "фокус"]

  /// Whether a faint colour is the halo of a solid one that stands out and that a line of the text gives to the focus:
  /// "`accent` is for selection and focus" beside "focus: rgba(122, 77, 240, 0.2)".
  private func isHaloOfMark(
    _ focus: ColorRoles.Member, _ roles: ColorRoles, _ context: RuleContext
  ) -> Bool {
    guard focus.alpha < 1 else { return false }
    let marks = context.spec.tokens.filter { token in
      guard token.kind == .color, token.valueOrigin != focus.origin,
        let color = OpaqueColor(token.value), color == focus.color
      else { return false }
      return roles.backgrounds.contains { $0.color.contrast(with: color) >= 2.95 }
    }
    guard !marks.isEmpty else { return false }
    let names = marks.map { "`\($0.name.split(separator: ".").last ?? "")`" }
    let document = context.document
    return Self.cues.contains { cue in
      document.mentions(cue)
        && document.leaves(with: cue).contains { leaf in
          let range = document.nodes[leaf].range
          guard range.offsets.count < 800, context.isNormative(range),
            !range.contains(focus.origin.range)
          else { return false }
          let text = document.source.string(range)
          return names.contains(where: text.contains) || isBesideOutline(focus.name, text)
        }
    }
  }

  private static let outlines: Lexicon = [
    "outline", "outlines", "border", "borders", "umrandung", "rahmen", "kontur", "contour",
    "bordure", "contorno", "borde", "borda", "bordo", "omlijning", "rand", "garis", "рамка",
  ]
  private static let removed: Lexicon = [
    "none", "no", "not", "without", "removed", "remove", "instead", "ohne", "kein", "sans",
    "aucun", "sin", "sem", "senza", "geen", "tanpa", "без",
  ]

  /// Whether a line gives the focus an outline and the faint colour as well: "focus outline and `--focus-ring`".
  private func isBesideOutline(_ name: String, _ line: String) -> Bool {
    guard line.contains("`\(name)`") else { return false }
    let rest = line.replacing("`\(name)`", with: "")
    return Names.hasWord(rest, in: Self.outlines) && !Names.hasWord(rest, in: Self.removed)
  }

  /// Whether the line gives the mark a second colour that stands out: of a ring in two colours one is always seen.
  ///
  /// - Source: WCAG technique C40, two-color focus indicator.
  private func isPaired(_ focus: ColorRoles.Member, _ roles: ColorRoles, _ context: RuleContext)
    -> Bool
  {
    let line = context.line(focus.origin)
    return roles.focus.contains { other in
      other.name != focus.name && other.origin != focus.origin
        && (context.line(other.origin) == line
          // Beside a faint ring the line above or below may give the border.
          || focus.alpha < 1 && abs(context.line(other.origin) - line) <= 4)
        && roles.backgrounds.contains {
          $0.color.contrast(with: other.seen(on: $0.color)) >= 2.95
        }
    }
  }
}
