import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports sizes, design values, looks and motions that a linked document gives differently.
public struct CrossDocumentConflict: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "C411", name: "cross-document-conflict",
    summary: "A document and one that it links to tell a thing differently.",
    category: .contradictions, defaultSeverity: .error, precision: .heuristic,
    explanation: """
      A feature is built from its own document and from the style guide that it links to. Compared are
      heights, corner radii and strokes of things with the same name, by label or heading, and custom
      properties and names with a step that both documents define. So are the scale of a thing while it
      is pressed, the curves of motions with one name and one time, the margins at the edges of the
      screen, and a word for the colour of what is selected beside the design value of the other document. Values
      for a breakpoint, a platform or a mode are left alone, and so are things that one of the documents gives
      several values.
      """,
    examples: [
      .accepted(
        """
        === guide.md ===
        # Guide

        ## Photo Card

        - **Border Radius**: 8px
        === feature.md ===
        # Feature

        - **Photo Cards**: 8px rounded corners

        See [the guide](guide.md).
        """),
      .flagged(
        """
        === guide.md ===
        # Guide

        ## Photo Card

        - **Border Radius**: 8px
        === feature.md ===
        # Feature

        - **Photo Cards**: ⟦2px⟧ rounded corners

        See [the guide](guide.md).
        """),
      .flagged(
        """
        === guide.md ===
        # Guide

        ## Photo Card

        - **Pressed**: scale to 1.02x
        === feature.md ===
        # Feature

        - **Photo Tap**:
          - Press: scale to ⟦0.98x⟧

        See [the guide](guide.md).
        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares a document with those that it links to; of two that link to each other, the later one reports.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let number = Int(context.document.file.index)
    let own = context.analysis.claims.components
    guard context.facts.documents.indices.contains(number) else { return }
    var linked = Set(context.facts.links(of: number).compactMap(\.document))
    linked.remove(number)
    for other in linked.sorted() {
      let isMutual =
        other > number && context.facts.links(of: other).contains { $0.document == number }
      if isMutual { continue }
      compareSizes(own, with: other, context, into: &diagnostics)
      compareTokens(with: other, context, into: &diagnostics)
      compareThings(with: other, context, into: &diagnostics)
    }
  }

  private func compareThings(
    with other: Int, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let path = context.facts.documents[other].source.path
    let known = Set(
      diagnostics.filter { $0.code == Self.info.code }.map { context.line($0.origin) })
    for conflict in context.facts.thingConflicts(
      between: Int(context.document.file.index), and: other)
    where !known.contains(context.line(conflict.origin)) {
      diagnostics.append(
        diagnostic(
          "'\(conflict.name)': the \(conflict.property) is \(conflict.here) here and "
            + "\(conflict.there) in \(path)",
          at: conflict.origin, label: "here it is \(conflict.here)",
          related: [.init(conflict.otherOrigin, "here it is \(conflict.there)")],
          why: "this document links to \(path), and both tell it of the same thing",
          help: "write \(conflict.there), or say here that it differs on purpose"))
    }
  }

  private func compareSizes(
    _ own: [ComponentFact], with other: Int, _ context: RuleContext,
    into diagnostics: inout [Diagnostic]
  ) {
    guard !own.isEmpty else { return }
    let here = grouped(own)
    let there = grouped(context.facts.analyses[other].claims.components)
    for fact in own {
      guard here[fact.key]?.first == fact, let mine = one(here[fact.key]),
        let theirs = one(there[fact.key]), mine.value != theirs.value
      else { continue }
      diagnostics.append(
        diagnostic(
          mine.name, mine.kind.rawValue, (text(mine), mine.origin), (text(theirs), theirs.origin),
          path: context.facts.documents[other].source.path))
    }
  }

  private func compareTokens(
    with other: Int, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    for conflict in context.facts.tokenConflicts(
      between: Int(context.document.file.index), and: other)
    {
      diagnostics.append(
        diagnostic(
          conflict.name, "value", (conflict.value, conflict.origin),
          (conflict.firstValue, conflict.firstOrigin),
          path: context.facts.documents[other].source.path))
    }
  }

  private func grouped(_ facts: [ComponentFact]) -> [ComponentFact.Key: [ComponentFact]] {
    Dictionary(grouping: facts, by: \.key)
  }

  private func one(_ facts: [ComponentFact]?) -> ComponentFact? {
    guard let first = facts?.first, !first.isLimited,
      facts?.allSatisfy({ $0.value == first.value }) == true
    else {
      return nil
    }
    return first
  }

  private func text(_ fact: ComponentFact) -> String {
    Numbers.text(fact.value) + fact.unit.rawValue
  }
}

extension CrossDocumentConflict {
  fileprivate typealias Place = (value: String, origin: Origin)

  fileprivate func diagnostic(
    _ name: String, _ property: String, _ here: Place, _ there: Place, path: String
  ) -> Diagnostic {
    diagnostic(
      "'\(name)' has the \(property) \(here.value) here and \(there.value) in \(path)",
      at: here.origin, label: "here it is \(here.value)",
      related: [.init(there.origin, "here it is \(there.value)")],
      why: "this document links to \(path), and both name '\(name)'",
      help: "write \(there.value), or say here that it differs on purpose",
      fix: .init(
        safety: .unsafe, title: "write \(there.value)",
        edits: [.init(here.origin, text: there.value)]))
  }
}
