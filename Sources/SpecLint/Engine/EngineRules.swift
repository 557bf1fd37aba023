import SpecDiagnostics

/// What the engine reports about a run itself, described like rules.
public enum EngineRules {
  /// A suppression comment that suppresses nothing.
  public static let unusedSuppression = RuleInfo(
    code: "D190", name: "unused-suppression",
    summary: "A suppression comment suppresses nothing.",
    category: .documentForm, defaultSeverity: .warning,
    explanation: """
      A comment such as `plumb-disable-line S501` that no finding needs any more hides the next \
      mistake on its line. Delete it, or correct the rule that it names.
      """,
    examples: [])

  /// A run or a file in which nothing could be checked.
  public static let nothingChecked = RuleInfo(
    code: "V903", name: "nothing-understood",
    summary: "No fact could be read, so nothing was checked.",
    category: .verifiability, defaultSeverity: .error,
    explanation: """
      A check that has looked at nothing must not look like a pass. This is reported as an error \
      where a run finds no document, or understands none of those it finds, and as a warning for \
      each single document without a state, a token, a measure or any other fact.
      """,
    examples: [])

  /// All of them.
  public static let all = [unusedSuppression, nothingChecked]
}
