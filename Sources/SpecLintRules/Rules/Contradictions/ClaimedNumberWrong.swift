import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports contrast ratios and levels that are not those of the colours beside them.
public struct ClaimedNumberWrong: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "C412", name: "claimed-number-wrong",
    summary: "A contrast ratio or level is not that of the colours on the same line.",
    category: .contradictions, defaultSeverity: .error,
    explanation: """
      Ratios are copied from one colour to the next and survive when a colour changes. The ratio of two
      opaque colours is computed from their relative luminance. A claim is wrong when it is more than
      0.2 and a twentieth off, or on the other side of 3, 4.5 or 7; those three numbers themselves are read as "at
      least". "AA on white" is held against the 4.5:1 of text of normal size, unless the line speaks of
      large text or icons; a sentence that denies a level to two values which reach it is reported as well.
      Colours may be hex values, white and black, or colours that the document
      defines. A line with one colour is compared with every background of its section, else of the
      document in the mode of the heading, and reported only where the claim is out of reach of all. Rows
      may name both colours below headers such as "Foreground" and "Background", and headers may give the
      ground ("Ratio on white"); remarks in code count.
      "Contrast: 4.6:1 on white" below the only fence of a section is held against all colours in it.
      What has to be reached ("must have", "at least", a column "Minimum contrast") is a lower bound: where
      the colours miss it, they are to change, and no fix lowers the number; where the line itself says that
      it is not met, nothing is reported. On a gradient that the document defines the
      worst of its colours counts where a limit is claimed, and the best one where a measured ratio is;
      a rounded ratio that understates ("~5:1" of 5.44) is a remark only.
      A size that is said to meet a touch target ("44pt, meets 44pt/48dp") is held against that target.
      """,
    references: [
      "WCAG 2.2, contrast ratio", "WCAG 2.2, 1.4.3", "WCAG 2.2, 1.4.6", "WCAG 2.2, 1.4.11",
    ],
    examples: [
      .accepted("- Text `#000000` on `#FFFFFF`: 21:1\n- Hint `#595959` on white: at least 4.5:1\n"),
      .accepted("| Name | Hex | Contrast |\n|---|---|---|\n| Ink | `#333333` | AA on white |\n"),
      .flagged("- Hint `#999999` on white: ⟦4.6⟧:1\n"),
      .flagged("| Name | Hex | Contrast |\n|---|---|---|\n| Sky | `#33AAFF` | ⟦AA⟧ on white |\n"),
      .flagged(
        """
        ### Light Mode

        | Use | Hex | Contrast |
        |---|---|---|
        | Link | `#777777` | ⟦9.1⟧:1 |

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Computes each claim anew.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for found in context.analysis.claims.contrast {
      guard let read = found.resolved(context.facts.tokens), read.isWrong,
        let claim = read.weighed(in: context.document), claim.isWrong
      else { continue }
      switch (claim.level, claim.basis) {
      case (let level?, _): diagnostics.append(wrongLevel(claim, level))
      case (nil, .pair):
        var found = wrongRatio(claim, context.document)
        if isCautious(claim, context.document) || isToCheck(claim, context.document) {
          found.severity = .info
        }
        diagnostics.append(found)
      case (nil, .backgrounds(let names)): diagnostics.append(outOfReach(claim, names))
      }
    }
    checkRemarks(context, into: &diagnostics)
    checkTargets(context, into: &diagnostics)
  }

  /// A remark in a style rule: "/* 5.2:1 */" beside both colours.
  private func checkRemarks(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for pair in context.analysis.claims.colorPairs {
      guard let remark = pair.claim, let ink = pair.ink.color, let ground = pair.background.color
      else { continue }
      let computed = ink.contrast(with: ground)
      let claim = ContrastClaim(
        claimed: remark.ratio, computed: computed, colors: [pair.ink.text, pair.background.text],
        basis: .pair, origin: remark.origin, isBound: [3, 4.5, 7].contains(remark.ratio))
      guard claim.isWrong, let weighed = claim.weighed(in: context.document), weighed.isWrong
      else { continue }
      diagnostics.append(wrongRatio(weighed, context.document))
    }
  }

  private func text(_ ratio: Double) -> String {
    OpaqueColor.ratioText(ratio)
  }

  private let formula = "(L₁ + 0.05) ÷ (L₂ + 0.05) with the relative luminances of both colours = "

  /// The ratio in the author's digits: "2.0" is no "2".
  private func asWritten(_ claim: ContrastClaim, _ document: Document) -> String {
    let digits = document.source.string(claim.origin.range).prefix {
      $0 == "." || $0.isASCII && $0.isNumber
    }
    return Double(digits) == claim.claimed ? String(digits) : Numbers.text(claim.claimed)
  }

  private func wrongRatio(_ claim: ContrastClaim, _ document: Document) -> Diagnostic {
    let value = text(claim.computed)
    let limit = [7.0, 4.5, 3.0].first { claim.claimed >= $0 && claim.computed < $0 }
    return diagnostic(
      "the contrast of \(claim.colors.joined(separator: " and ")) is \(value):1, "
        + "not \(asWritten(claim, document)):1",
      at: claim.origin, label: limit.map { "below \(Numbers.text($0)):1" } ?? "is \(value)",
      why: formula + value,
      help: claim.isMinimum
        ? "choose another colour, or say where less is enough"
        : limit == nil ? "write \(value):1" : "write \(value):1, or choose another colour",
      // What is demanded does not become true by asking for less.
      fix: claim.isMinimum
        ? nil
        : .init(
          safety: claim.isDoubtful || limit != nil && hasVerdict(claim, document) ? .unsafe : .safe,
          title: "write \(value)",
          edits: [.init(claim.origin, text: value)]))
  }

  /// Words and signs before a ratio that is rounded on purpose.
  private static let rounding: Lexicon = [
    "about", "approx", "approximately", "around", "roughly", "circa", "ca", "etwa", "rund",
    "ungefähr", "knapp", "environ", "aproximadamente", "unos", "aprox", "cerca", "ongeveer",
    "sekitar", "约", "約", "およそ", "약", "около", "okolo",
  ]

  /// Whether a ratio is told by a rounded number a little below the true one, with which the colours reach no other limit:
  /// "~5:1" of 5.44.
  private func isCautious(_ claim: ContrastClaim, _ document: Document) -> Bool {
    // What misses every limit is no better for a rounded number.
    let isMiss = claim.claimed < 3 && claim.claimed <= claim.computed * 1.26
    guard claim.claimed < claim.computed || isMiss, claim.claimed >= claim.computed * 0.8,
      ![3, 4.5, 7].contains(where: { claim.claimed < $0 && claim.computed >= $0 })
    else { return false }
    let place = Int(claim.origin.range.start)
    let start = max(Int(document.firstLine(of: claim.origin.range).start), place - 24)
    guard start < place else { return false }
    let before =
      document.source.string(SourceRange(start, place))
      .split { "|,;:()".contains($0) }.last ?? ""
    let near = before.filter { $0 != " " && $0 != "`" && $0 != "*" }
    return near.last.map { "~≈∼～".contains($0) } ?? false
      || Names.words(String(before)).last.map(Self.rounding.contains) ?? false
  }

  private static let checks: Lexicon = [
    "verify", "check", "test", "measure", "confirm", "prüfen", "prüfe", "vérifier", "verificar",
    "comprobar", "verificare", "controleer", "periksa", "проверить",
  ]

  /// Whether an open box asks to find out whether the ratio is reached: "- [ ] Verify that … meets 3:1".
  private func isToCheck(_ claim: ContrastClaim, _ document: Document) -> Bool {
    guard let leaf = document.lastNode(startingBy: claim.origin.range.start),
      case let item = Int(document.nodes[leaf].parent), item > 0,
      document.nodes[item].box == .open
    else { return false }
    return Names.firstWord(document.string(leaf)).map(Self.checks.contains) == true
  }

  /// Whether the line has a mark that says that the ratio passes, which would stand beside one that does not.
  private func hasVerdict(_ claim: ContrastClaim, _ document: Document) -> Bool {
    let line = document.source.string(document.firstLine(of: claim.origin.range))
    return ["✅", "✓", "✔", "☑"].contains(where: line.contains)
      || Names.hasWord(line, in: Self.verdicts)
  }

  private static let verdicts: Lexicon = ["aa", "aaa", "pass", "passes", "passed"]

  private func wrongLevel(_ claim: ContrastClaim, _ level: String) -> Diagnostic {
    let value = text(claim.computed)
    let demand = Numbers.text(claim.claimed)
    guard !claim.isDenied else {
      return diagnostic(
        "the contrast of \(claim.colors.joined(separator: " and ")) is \(value):1, "
          + "enough for \(level)",
        at: claim.origin, label: "is said to be missed", why: formula + value,
        help: "say that it is met, or correct the colours")
    }
    let reached =
      claim.computed >= 4.5
      ? "say 'AA'"
      : claim.computed >= 3 ? "say 'AA for large text and icons only'" : "say that it fails"
    return diagnostic(
      "the contrast of \(claim.colors.joined(separator: " and ")) is \(value):1, "
        + "too little for \(level)",
      at: claim.origin, label: "text needs \(demand):1", why: formula + value,
      help: "\(reached), or choose another colour")
  }

  private func outOfReach(_ claim: ContrastClaim, _ names: [String]) -> Diagnostic {
    let value = text(claim.computed)
    var backgrounds = names.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    if names.count > 4 { backgrounds += " and \(names.count - 4) more" }
    let claimed = Numbers.text(claim.claimed)
    let (least, most) = (text(claim.reach.lowerBound), text(claim.reach.upperBound))
    let reach = least == most ? ": \(least)" : ": from \(least) to \(most)"
    return diagnostic(
      "\(claim.colors[0]) reaches \(value):1 on \(claim.colors[1]), not \(claimed):1",
      at: claim.origin, label: "no background gives \(claimed):1",
      why: "computed against \(backgrounds)\(reach)",
      help: "name the background, and write \(value):1 if it is \(claim.colors[1])")
  }
}
