import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports two statements about one thing that cannot both hold.
public struct FactConflictRule: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "C401", name: "fact-conflict",
    summary: "The same property of the same thing has two values.",
    category: .contradictions, defaultSeverity: .error,
    explanation: """
      Whoever builds the interface reads one of the two places and not the other. Statements are
      matched by the words that are left when generic ones are taken out, and by the section in which
      they stand. Values for different breakpoints, platforms or modes are no conflict, unless a
      statement speaks of all of them. A scale that says what its steps are for, such as "Micro
      (100–150ms): hover effects" or "xl, 12px: buttons, inputs", is held against the animations, radii,
      paddings, weights and icons of these parts, also in style rules. Times, sizes of files and numbers of
      things are compared wherever they stand, in sentences, cells and texts of the interface, where both
      statements share two words that say something ("free trial of 14 days", "Start your 30-day free
      trial"); so are defaults, places, required fields, permissions and policies that one sentence
      promises and another one denies, what is to be visible, enabled, reachable or mandatory for good and
      is hidden, disabled or skipped elsewhere, parts that a principle rules out and another place uses, and keys
      to which one table gives two meanings; sizes, weights, heights and corners by which a text describes a component of the
      front matter, utility classes to which two rows of a scale or its configuration give two lengths,
      distances of the whole ("screen padding") that a scale and a line give otherwise,
      and uses of a colour that a closed list of them leaves out ("nothing else"). What stands below
      "Before", in examples and presets, or below headings of two versions is no rival.
      """,
    examples: [
      .accepted(
        """
        ### State: Browsing

        - **Filter Button**: 300ms ease-in sheet animation

        ### State: Sorting

        - **Sheet Presentation**: 300ms ease-out slide

        """),
      .flagged(
        """
        ### State: Browsing

        - **Filter Button**: 300ms ⟦ease-in⟧ filter sheet animation

        ### State: Filter Button

        - **Sheet Presentation**: 300ms ease-out slide of the filter sheet

        """),
      .flagged(
        """
        ## Reading

        - **Page Turn**: ⟦250ms⟧ slide

        ## Motion

        - **Page Turn**: 300ms slide

        """),
      .flagged(
        """
        ## Reading

        - **Page Turn**: 250ms ⟦ease-out⟧ slide

        ## Motion

        - **Page Turn**: 250ms ease-in-out

        """),
      .flagged(
        """
        ### State: Playing

        - Queue sheet: 300ms ⟦ease-out⟧, rises from the bottom

        ### State: Queue Sheet

        - **Opening**: 300ms ease-in-out, queue sheet slides up

        """),
      .flagged(
        """
        A free trial of ⟦14 days⟧ comes with the yearly plan.

        ## Copy

        Button: "Start your 30-day free trial"

        """),
      .flagged(
        """
        ⟦Deleting a photo asks for confirmation.⟧

        ## Gestures

        Swiping up deletes the photo without asking.

        """),
      .flagged(
        """
        ## Rules

        ⟦The leave button is always visible.⟧

        ## Test

        The leave button is hidden during the test.

        """),
      .flagged(
        """
        ## Principles

        ⟦We never use carousels.⟧

        ## Start

        A carousel shows three offers.

        """),
      .accepted(
        """
        ## Card

        - **Button Press**: 100ms

        ## Dialog

        - **Button Press**: 150ms

        """),
      .accepted(
        """
        - **Sheet Slide Up**: 300ms ease-out
        - **Sheet Slide Down**: 300ms ease-in

        """),
      .accepted(
        """
        **Phone (320-767px)**:
        - **Touch Targets**: Minimum 44px

        **Tablet (768-1023px)**:
        - **Touch Targets**: 48px minimum

        """),
      .flagged(
        """
        **Tablet (768-1023px)**:
        - **Touch Targets**: ⟦48px⟧ minimum

        **Motor Accessibility**:
        - **Touch Targets**: All interactive elements meet 44px minimum size

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reports each conflict once, with all its places.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for conflict in context.analysis.conflicts
    where !conflict.isCode && !isToldOfStyles(conflict, context) {
      if conflict.isTold {
        var found = told(conflict, context)
        // Two sentences that seem to deny one another may speak of two things; only a reader can tell.
        if conflict.isWeak || conflict.isLoose { found.severity = .info }
        diagnostics.append(found)
        continue
      }
      var found = conflict.isBand ? outside(conflict) : twoValues(conflict, context)
      if conflict.isWeak { for index in found.indices { found[index].severity = .info } }
      diagnostics.append(contentsOf: found)
    }
  }

  /// Two sentences that cannot both hold.
  private func told(_ conflict: FactConflict, _ context: RuleContext) -> Diagnostic {
    let first = conflict.statements[0]
    return diagnostic(
      "two places do not agree on the \(conflict.property) of '\(conflict.subject)'",
      at: first.origin, label: "here it is \(first.value)",
      related: conflict.statements.dropFirst().map {
        .init($0.origin, "here it is \($0.value)")
      },
      why: conflict.reason,
      help: "decide for one, and say the same in both places")
  }

  private func twoValues(_ conflict: FactConflict, _ context: RuleContext) -> [Diagnostic] {
    let first = conflict.statements[0]
    guard let other = conflict.statements.first(where: { $0.value != first.value }) else {
      return []
    }
    let (here, there) = (shown(first, context), shown(other, context))
    return [
      diagnostic(
        "'\(conflict.subject)' has two values for the \(conflict.property): "
          + "\(here) and \(there)",
        at: first.origin, label: "here it is \(here)",
        related: conflict.statements.dropFirst().map {
          .init($0.origin, "here it is \(shown($0, context))")
        },
        why: "same subject: \(conflict.reason)",
        help: "decide for one; to follow line \(context.line(other.origin)), write \(there)",
        fix: fix(conflict, to: other, context))
    ]
  }

  /// A value outside of the band that the last statement gives.
  private func outside(_ conflict: FactConflict) -> [Diagnostic] {
    guard let first = conflict.statements.first, let band = conflict.statements.last else {
      return []
    }
    let more = conflict.statements.count - 2
    let instance = conflict.instance.flatMap { name in
      // What is longer is torn out of a sentence.
      let isName = (1...3).contains(Names.wordCount(name)) && name.utf8.count <= 32
      return isName && Names.key(name) != Names.key(conflict.subject) ? "'\(name)'" : nil
    }
    return [
      diagnostic(
        "'\(conflict.subject)' is to take \(band.value), and \(instance ?? "this") takes \(first.value)",
        at: first.origin, label: "here it is \(first.value)",
        related: conflict.statements.dropFirst().map {
          .init($0.origin, $0 == band ? "the step of the scale" : "here it is \($0.value)")
        },
        why: conflict.reason
          + (more > 0 ? "; \(more) more \(more == 1 ? "does" : "do") not keep to it" : ""),
        help: "choose a length of \(band.value), or another step of the scale")
    ]
  }
}
