import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports state headings on another level than those of the other states.
public struct StateHeadingDepth: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "D102", name: "state-heading-depth",
    summary: "This state's heading has another level than those of the other states.",
    category: .documentForm, defaultSeverity: .warning,
    explanation: """
      States of one screen stand side by side. A heading that is one level deeper or higher than its
      siblings puts its state inside another section, in every outline and for every reader. Several
      states below one heading, such as those of a dialog, are a group of their own. One state below
      another is a part of it, unless the matrix leads from the one to the other.
      """,
    examples: [
      .accepted("# Inbox\n\n## State: Empty\n\n## State: Full\n\n## State: Offline\n"),
      .accepted("# Inbox\n\n## State: Empty\n\n### State: Empty after search\n\n## State: Full\n"),
      .flagged(
        """
        # Inbox

        ⟦### State: Offline⟧

        ## State: Empty

        ## State: Full

        ## State: Syncing

        """),
    ]
  )

  private static let labels: Lexicon = ["state", "estado", "état", "zustand", "status"]

  /// Makes the rule.
  public init() {}

  /// Compares the levels of all headings of the form "State: …".
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    let sections = document.sections.indices.filter { isStateHeading($0, document) }
    guard sections.count >= 4 else { return }
    var counts: [UInt8: Int] = [:]
    for section in sections { counts[document.sections[section].level, default: 0] += 1 }
    guard let usual = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      usual.value * 4 >= sections.count * 3
    else { return }
    let sample = sections.first { document.sections[$0].level == usual.key }
    for section in sections where document.sections[section].level != usual.key {
      let parents = document.path(ofSection: section).dropLast()
      guard
        !parents.contains(where: { isStateHeading($0, document) })
          || isSibling(section, among: sections, usual: usual.key, context),
        !isGroup(section, among: sections, usual: usual.key, document)
      else { continue }
      diagnostics.append(
        diagnostic(section, usual: usual.key, count: usual.value, sample: sample, context))
    }
  }

  /// Whether the one state below another is no part of it: a row leads from one to the other.
  private func isSibling(
    _ section: Int, among sections: [Int], usual: UInt8, _ context: RuleContext
  ) -> Bool {
    let document = context.document
    let own = document.sections[section]
    let parent = Int(own.parent)
    guard own.level == usual + 1, sections.contains(parent),
      sections.count(where: { document.sections[$0].parent == own.parent }) == 1
        || document.sections[parent].level < usual
    else { return false }
    return context.spec.machines.contains { machine in
      func state(_ section: Int) -> StateID? {
        let start = document.nodes[Int(document.sections[section].heading)].range.start
        return machine.stateIDs.first { machine[$0].section?.range.start == start }
      }
      guard let outer = state(parent), let inner = state(section) else { return false }
      let words = Set(Names.words(machine[inner].name))
      return words.isDisjoint(with: Names.words(machine[outer].name))
        && machine.transitions.contains {
          $0.matrix != nil && $0.source == outer && $0.target == inner
        }
    }
  }

  /// Whether several states stand below one heading, as those of a dialog within a screen do.
  private func isGroup(
    _ section: Int, among sections: [Int], usual: UInt8, _ document: Document
  ) -> Bool {
    let own = document.sections[section]
    let parent = Int(own.parent)
    guard own.level > usual, parent > 0, document.sections[parent].level + 1 == own.level else {
      return false
    }
    return sections.contains {
      $0 != section && document.sections[$0].parent == own.parent
        && document.sections[$0].level == own.level
    }
  }

  /// Whether a heading begins with the word for a state, perhaps a number, and a colon.
  private func isStateHeading(_ section: Int, _ document: Document) -> Bool {
    let heading = Int(document.sections[section].heading)
    guard heading >= 0 else { return false }
    let range = document.nodes[heading].text
    guard document.plain[Int(range.lowerBound)..<Int(range.upperBound)].contains(0x3A) else {
      return false
    }
    let title = document.title(ofSection: section)
    guard let colon = title.firstIndex(of: ":") else { return false }
    let words = Names.words(String(title[..<colon]))
    guard let first = words.first, words.count <= 2 else { return false }
    return Self.labels.contains(first) && (words.count == 1 || Int(words[1]) != nil)
  }

  private func diagnostic(
    _ section: Int, usual: UInt8, count: Int, sample: Int?, _ context: RuleContext
  ) -> Diagnostic {
    let document = context.document
    let title = document.title(ofSection: section)
    let level = document.sections[section].level
    let heading = document.nodes[Int(document.sections[section].heading)].range
    var related: [Diagnostic.Related] = []
    if let sample {
      let range = document.nodes[Int(document.sections[sample].heading)].range
      related.append(.init(document.origin(range), "\(count) states have level \(usual)"))
    }
    return diagnostic(
      "the heading '\(title)' has level \(level), other states have level \(usual)",
      at: document.origin(heading), label: "level \(level)", related: related,
      why: "\(count) headings of the form 'State: …' have level \(usual)",
      help: "write '\(String(repeating: "#", count: Int(usual))) \(title)'",
      fix: fix(section, heading: heading, usual: usual, document))
  }

  /// Changes the number of marks, unless headings below would be left behind.
  private func fix(
    _ section: Int, heading: SourceRange, usual: UInt8, _ document: Document
  ) -> Diagnostic.Fix? {
    let hasChildren = document.sections.contains { Int($0.parent) == section }
    let level = Int(document.sections[section].level)
    let start = Int(heading.start)
    let marks = document.source.bytes[start..<min(start + level, document.source.bytes.count)]
    guard !hasChildren, marks.allSatisfy({ $0 == 0x23 }) else { return nil }
    return Diagnostic.Fix(
      safety: .safe, title: "change the level of the heading",
      edits: [
        .init(
          document.origin(SourceRange(start, start + level)),
          text: String(repeating: "#", count: Int(usual)))
      ])
  }
}
