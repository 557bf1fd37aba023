import SpecModel
import SpecText

/// Reports controls whose name for assistive technology differs from the one that the spec states (WCAG 4.1.2).
enum LabelRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let statements = context.specs.flatMap(\.accessibility)
      .filter { $0.kind == .announcement || $0.kind == .label }
    var undecided: [String] = []
    defer {
      if let first = undecided.first {
        results.notChecked.append(
          "\(undecided.count) of \(statements.count) statements on labels and announcements "
            + "(first '\(first)'): no single control has the name, or only a recording over time tells"
        )
      }
    }
    for statement in statements {
      let words = Subject.specificWords(statement.subject).map(Subject.singular)
      guard let wanted = label(statement.text), !words.isEmpty else {
        undecided.append(statement.subject)
        continue
      }
      let found = context.words.outermost(named: words).filter { context.facts.nodes[$0].isTarget }
      guard found.count == 1, let node = found.first else {
        undecided.append(statement.subject)
        continue
      }
      results.checks.append(
        judge(node, wanted, context.facts).stated(at: statement.origin))
    }
  }

  /// The one text in quotes that a control is announced as: "announced as "Call for help"".
  private static func label(_ text: String) -> String? {
    let lower = text.lowercased()
    guard lower.contains("announced as") || lower.contains("label:") || lower.contains("reads as")
    else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { "\"“”".contains($0) }
    return parts.count == 3 && !parts[1].isEmpty ? String(parts[1]) : nil
  }

  private static func judge(_ node: Int, _ wanted: String, _ facts: LayoutFacts) -> LayoutCheck {
    let item = facts.nodes[node]
    guard let spoken = item.name ?? item.text else {
      return LayoutCheck(.label, .unknown, node: node, expected: "'\(wanted)'")
        .because(.notRecorded)
    }
    let isSame = Names.words(spoken) == Names.words(wanted)
    return LayoutCheck(
      .label, isSame ? .pass : .fail, node: node, expected: "'\(wanted)'",
      actual: facts.shown(spoken),
      message: "'\(facts.caption(node))' is announced as \(facts.shown(spoken)), "
        + "the spec says '\(wanted)'")
  }
}
