import SpecModel
import SpecSyntax
import SpecText

/// Reads states that paragraphs or items below a heading about states or phases begin with, set in code:
/// "`idle`: nothing runs yet".
struct CodedNames {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The states; a heading that named one state in scripts without a plural is over several and is taken out.
  func read(_ drafts: inout MachineDrafts) -> [StateDraft] {
    var result: [StateDraft] = []
    for section in document.sections.indices.dropFirst() where isHead(section) {
      let lines = context.lines(in: document.sections[section].ownNodes)
        .filter { $0.holder == .paragraph || $0.holder == .item && $0.depth == 1 }
      let labels = lines.compactMap(codeLabel)
      guard labels.count > 1, labels.count * 2 >= lines.count else { continue }
      guard drafts.openHeading(ofSection: section, in: document) else { continue }
      result += labels.map { label in
        var draft = StateDraft(
          name: document.string(plain: label.range), origin: context.origin(plain: label.range),
          screen: section)
        draft.parentSection = section
        return draft
      }
    }
    return result
  }

  /// Whether a heading ends with the word for state or phase, in the singular or plural.
  private func isHead(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count <= 60, mayNamePhases(text) else { return false }
    let title = StateName.splitQualifier(
      StateName.withoutNumbering(document.title(ofSection: section))
    ).name
    if Self.marks.suffix(of: title) != nil { return true }
    return Names.words(title).last.map(Self.nouns.contains) ?? false
  }

  /// Whether a heading may end with such a word: a test on its last bytes.
  private func mayNamePhases(_ text: Range<Int>) -> Bool {
    guard text.count > 3 else { return false }
    let last = document.plain[text.upperBound - 1]
    // A remark in parentheses may stand behind the word.
    if last >= 0x80 || last == 0x29 { return true }
    // "States", "status", "phase", "stage"
    switch (document.plain[text.upperBound - 2] | 0x20, last | 0x20) {
    case (0x65, 0x73), (0x75, 0x73), (0x73, 0x65), (0x67, 0x65): return true
    default: return false
    }
  }

  private static let marks: Phrases = [
    "状态", "狀態", "状態", "상태", "阶段", "階段", "フェーズ", "ステージ", "단계",
  ]
  private static let nouns: Lexicon = ["phases", "stages", "phase", "states", "status", "statuses"]

  /// A label that is one code span, a name as code has it.
  private func codeLabel(_ line: TextLine) -> (range: Range<Int>, node: Int)? {
    guard let label = line.label, label.count <= 40, !line.value.isEmpty else { return nil }
    guard document.span(at: label.lowerBound, in: .code) == label,
      document.plain[label].allSatisfy({ ASCII.isWord($0) || [0x2D, 0x2E, 0x5F].contains($0) }),
      ASCII.isLetter(document.plain[label.lowerBound])
    else { return nil }
    return (label, line.node)
  }
}
