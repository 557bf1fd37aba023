public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports headings with nothing below them.
public struct EmptySection: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "D108", name: "empty-section",
    summary: "A section has a heading and nothing else.",
    category: .documentForm, defaultSeverity: .warning,
    explanation: """
      A heading that is followed at once by one of the same or a higher level promises what nobody wrote,
      or its subsections stand on the wrong level. Headings are left alone where a document has nothing
      but headings, where they only link to another document, and in sections that are not normative.
      """,
    examples: [
      .accepted("# A\n\n## States\n\n### Empty\n\nNothing yet.\n"),
      .flagged(
        "# A\n\n## ⟦Gestures⟧\n\n## Colours\n\n- Ink: `#222222`\n\n## Motion\n\n- Fade: 200ms\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks for sections of one node.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    let sections = document.sections
    let empty = sections.indices.filter { index in
      let section = sections[index]
      return section.heading >= 0 && section.level > 1 && section.nodes.count == 1
    }
    // An outline that nobody filled in yet is no spec with a gap.
    guard !empty.isEmpty, empty.count * 4 <= sections.count else { return }
    for index in empty {
      let node = Int(sections[index].heading)
      let text = document.plainText(of: node)
      let place = document.nodes[node].range
      guard !text.isEmpty, context.isNormative(place), !hasLink(node, document),
        !isRemark(after: index, document), !isStatement(document.string(node))
      else { continue }
      diagnostics.append(
        diagnostic(
          "'\(document.title(ofSection: index))' has no content",
          at: document.origin(document.sourceRange(plain: text)), label: "nothing below it",
          why: "the next heading is of the same level or a higher one",
          help: "write the section, take the heading out, or put its subsections one level deeper"))
    }
  }

  /// Whether a heading says all there is, "Trigger: first launch", or leads on to the next: "Detail by section:".
  private func isStatement(_ title: String) -> Bool {
    title.contains(": ") || title.contains("：") || title.last == ":"
  }

  private func hasLink(_ node: Int, _ document: Document) -> Bool {
    document.links.contains { Int($0.node) == node }
  }

  /// Whether a comment stands between the heading and the next: a place that a tool fills.
  private func isRemark(after index: Int, _ document: Document) -> Bool {
    let start = document.nodes[Int(document.sections[index].heading)].range.end
    let end =
      index + 1 < document.sections.count
      ? document.nodes[Int(document.sections[index + 1].heading)].range.start
      : UInt32(document.source.bytes.count)
    return document.comments.contains { $0.range.start >= start && $0.range.end <= end }
  }
}
