import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports states that stand for two situations with different remedies.
public struct ConflatedCondition: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "R953", name: "conflated-condition",
    summary: "One state holds when there is nothing to show or when something prevents showing it.",
    category: .wording, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      "The library is empty or permission was not granted" needs two texts and two buttons: who has
      given the permission cannot give it again. Reported where the condition of a state joins with
      "or" an absence and a missing permission, a failure or a missing network.
      """,
    references: ["Nielsen, 10 Usability Heuristics, 9: say precisely what the problem is"],
    examples: [
      .accepted("## Empty State\n\n**When:** The list is empty or all items are hidden\n"),
      .flagged("## Empty State\n\n**When:** ⟦The list is empty or permission was not granted⟧\n"),
    ]
  )

  private static let absence: Set<String> = ["empty", "nothing", "zero", "no"]
  private static let permission: Set<String> = [
    "permission", "permissions", "denied", "granted", "authorised", "authorized", "access",
  ]
  private static let failure: Set<String> = [
    "failed", "fails", "error", "offline", "network", "timeout",
  ]

  /// Makes the rule.
  public init() {}

  /// Reads the condition of each state.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkSections(context, into: &diagnostics)
    for machine in context.spec.machines {
      for state in machine.states {
        guard let condition = state.context, let halves = halves(condition.text) else { continue }
        diagnostics.append(
          diagnostic(
            "'\(state.name)' stands for two situations", at: condition.origin,
            label: "two causes, one state",
            why:
              "'\(halves.0)' has nothing to show, '\(halves.1)' prevents it; one text and one button "
              + "are wrong for one of them",
            help: "divide the state in two, each with its own text and action"))
      }
    }
  }

  private static let labels: Lexicon = ["when", "condition", "shown-when", "appears-when"]

  /// Reads the conditions of sections that are no states of a machine.
  private func checkSections(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let known = Set(context.spec.machines.flatMap { $0.states.compactMap(\.context?.origin) })
    let document = context.document
    for statement in context.spec.statements where statement.text.range.offsets.count <= 200 {
      guard let subject = statement.subject,
        Names.isPhrase(document.source.string(subject.range), in: Self.labels),
        context.isNormative(statement.text.range),
        let halves = halves(document.source.string(statement.text.range)),
        !known.contains(where: { statement.text.range.contains($0.range) }),
        let section = document.headings(above: statement.text.range.start).last
      else { continue }
      diagnostics.append(
        diagnostic(
          "'\(document.title(ofSection: section))' stands for two situations", at: statement.text,
          label: "two causes, one state",
          why:
            "'\(halves.0)' has nothing to show, '\(halves.1)' prevents it; one text and one button "
            + "are wrong for one of them",
          help: "divide it in two, each with its own text and action"))
    }
  }

  private func halves(_ text: String) -> (String, String)? {
    let words = text.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(of: "or"), place > 0, place + 1 < words.count else {
      return nil
    }
    let first = words[..<place].joined(separator: " ")
    let second = words[(place + 1)...].joined(separator: " ")
    if isAbsence(first), isObstacle(second) { return (first, second) }
    if isObstacle(first), isAbsence(second) { return (second, first) }
    return nil
  }

  private func isAbsence(_ text: String) -> Bool {
    let words = Names.words(text)
    return words.contains(where: Self.absence.contains) && !isObstacle(text)
  }

  private func isObstacle(_ text: String) -> Bool {
    let words = Names.words(text)
    return words.contains(where: Self.permission.contains)
      || words.contains(where: Self.failure.contains)
  }
}
