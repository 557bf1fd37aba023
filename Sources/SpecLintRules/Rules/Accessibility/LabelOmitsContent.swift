import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports labels for screen readers that leave out what the thing says.
public struct LabelOmitsContent: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "X852", name: "label-omits-content",
    summary: "The label of a message or note has its sender or time, and not its text.",
    category: .accessibility, defaultSeverity: .error, precision: .heuristic,
    explanation: """
      A label replaces what a screen reader would read. "Message from [sender], sent at [timestamp]"
      tells everything about a message except what it says. Reported for labels with placeholders of
      messages, comments, notes, posts, reviews and e-mails, where no placeholder stands for the text.
      """,
    references: ["WCAG 2.2, 1.1.1 Non-text Content (A)", "Apple, accessibilityLabel"],
    examples: [
      .accepted("## VoiceOver\n\n- **Messages:** \"[sender] says [text], at [time]\"\n"),
      .flagged("## VoiceOver\n\n- **Messages:** \"⟦Message from [sender], sent at [time]⟧\"\n"),
    ]
  )

  private static let kinds: Set<String> = [
    "message", "messages", "comment", "comments", "note", "notes", "post", "posts", "review",
    "reviews", "email", "emails",
  ]
  private static let content: Set<String> = [
    "text", "content", "body", "message", "comment", "note", "post", "review", "subject", "title",
    "caption", "preview", "excerpt", "transcript",
  ]
  private static let readers: Set<String> = [
    "voice", "talk", "reader", "readers", "accessibility", "label", "labels", "announces",
    "semantics",
  ]

  /// Makes the rule.
  public init() {}

  /// Reads the texts with placeholders below headings and labels on screen readers.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for copy in context.spec.copy where copy.placeholders.count >= 2 {
      let subject = Names.words(copy.subject)
      guard subject.contains(where: Self.kinds.contains), subject.count <= 3,
        isForReaders(copy, subject, context)
      else { continue }
      let words = Set(copy.placeholders.flatMap { Names.words($0) })
      guard words.isDisjoint(with: Self.content) else { continue }
      let names = copy.placeholders.joined(separator: " and ")
      diagnostics.append(
        diagnostic(
          "the label of '\(copy.subject)' leaves out what it says", at: copy.origin,
          label: "no text in it", why: "it has \(names), and nothing that stands for the text",
          help: "add a placeholder for the text, for example '[text]'"))
    }
  }

  private func isForReaders(
    _ copy: CopyString, _ subject: [String], _ context: RuleContext
  ) -> Bool {
    let document = context.document
    let title = document.sections.last { section in
      section.heading >= 0
        && document.nodes[Int(section.heading)].range.start <= copy.origin.range.start
    }.map { Names.words(document.string(Int($0.heading))) }
    return subject.contains(where: Self.readers.contains)
      || title?.contains(where: Self.readers.contains) == true
  }
}
