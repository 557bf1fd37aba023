import SpecModel
import SpecText

/// Reports controls whose name for assistive technology differs from the one that the spec states (WCAG 4.1.2).
enum LabelRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let statements = context.serving.labels
    guard !statements.isEmpty else { return }
    let controls = NamedControls(context)
    let state = context.stateKey
    var undecided: [String] = []
    // What stands in the section of another state does not hold here.
    for statement in statements
    where state == nil || statement.stateKey == nil || statement.stateKey == state {
      guard let wanted = statement.label, let found = controls.control(statement.subject) else {
        undecided.append(statement.subject.text)
        continue
      }
      results.checks.append(judge(found, wanted, context.facts).stated(at: statement.origin))
    }
    guard let first = undecided.first else { return }
    results.notChecked.append(
      "\(undecided.count) of \(statements.count) statements on labels and announcements "
        + "(first '\(first)'): no single control is found for the name, or only a recording over "
        + "time tells")
  }

  /// A statement on what a control is called.
  struct Statement {
    let subject: NamedControls.Name
    /// What it is to be announced as; `nil` where the statement gives no single text.
    let label: String?
    /// The folded name of the state whose section holds the statement.
    let stateKey: String?
    let origin: Origin
  }

  /// The statements of documents on labels and announcements.
  static func statements(in specs: [SpecDocument], _ sections: StateSections) -> [Statement] {
    specs.flatMap(\.accessibility).filter { $0.kind == .announcement || $0.kind == .label }.map {
      Statement(
        subject: NamedControls.Name($0.subject), label: label($0.text),
        stateKey: sections.stateKey(of: $0.origin), origin: $0.origin)
    }
  }

  /// The one text in quotes that a control is announced as: "announced as "Call for help"".
  private static func label(_ text: String) -> String? {
    let lower = text.lowercased()
    guard lower.contains("announced as") || lower.contains("label:") || lower.contains("reads as")
    else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { "\"“”".contains($0) }
    // "[name], [time]" stands for what changes.
    guard parts.count == 3, !parts[1].isEmpty, !parts[1].contains(where: { "[{<…".contains($0) })
    else { return nil }
    return String(parts[1])
  }

  private static func judge(
    _ found: NamedControls.Control, _ wanted: String, _ facts: LayoutFacts
  ) -> LayoutCheck {
    let node = found.node
    let item = facts.nodes[node]
    guard let spoken = item.name ?? item.text else {
      return LayoutCheck(.label, .unknown, node: node, expected: "'\(wanted)'")
        .because(.notRecorded)
    }
    let isSame = Names.words(spoken) == Names.words(wanted)
    let check = LayoutCheck(
      .label, isSame ? .pass : found.isSure ? .fail : .unknown, node: node,
      expected: "'\(wanted)'", actual: facts.shown(spoken),
      message: "'\(facts.caption(node))' is announced as \(facts.shown(spoken)), "
        + "the spec says '\(wanted)'")
    return check.verdict == .unknown ? check.because(.notMatched) : check
  }
}
