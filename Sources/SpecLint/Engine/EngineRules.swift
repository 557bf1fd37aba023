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
      mistake on its line. Delete it, or correct the rule that it names. Each rule that a comment \
      names is looked at by itself. A comment whose first word is no rule suppresses nothing, for \
      who names a rule does not mean all of them; where only its case or a sign around it is wrong, \
      the fix writes the rule.
      """,
    examples: [
      .flagged(
        """
        # Door

        - Height: 40px ⟦<!-- plumb-disable-line S501 not built yet -->⟧

        """),
      .accepted(
        """
        # Door

        - A generous margin <!-- plumb-disable-line R951 wording is open -->
        - Height: 40px

        """),
    ])

  /// A suppression comment that no longer holds.
  public static let expiredSuppression = RuleInfo(
    code: "D191", name: "expired-suppression",
    summary: "A suppression comment is past its date.",
    category: .documentForm, defaultSeverity: .warning,
    explanation: """
      `until=2026-12-31` in a suppression comment names the last day on which it holds, in \
      universal time. From the next day on the findings are reported again, together with the \
      comment. A date that cannot be read suppresses nothing.
      """,
    references: ["RFC 3339, section 5.6, full-date"],
    examples: [
      .flagged(
        """
        # Door

        - A generous margin ⟦<!-- plumb-disable-line R951 until=2024-12-31 wording is open -->⟧
        - Height: 40px

        """),
      .accepted(
        """
        # Door

        - A generous margin <!-- plumb-disable-line R951 until=2999-12-31 wording is open -->
        - Height: 40px

        """),
    ])

  /// A suppression comment that does not say why.
  public static let unexplainedSuppression = RuleInfo(
    code: "D192", name: "unexplained-suppression",
    summary: "A suppression comment gives no reason.",
    category: .documentForm, defaultSeverity: .info, isOnByDefault: false,
    explanation: """
      What follows the rules in a suppression comment is the reason, which code scanning shows as \
      the justification. Switch this rule on where every suppression must have one.
      """,
    examples: [
      .flagged(
        """
        # Door

        - A generous margin ⟦<!-- plumb-disable-line R951 -->⟧
        - Height: 40px

        """),
      .accepted(
        """
        # Door

        - A generous margin <!-- plumb-disable-line R951 wording is open -->
        - Height: 40px

        """),
    ])

  /// A run or a file in which nothing could be checked.
  public static let nothingChecked = RuleInfo(
    code: "V903", name: "nothing-understood",
    summary: "No fact could be read, so nothing was checked.",
    category: .verifiability, defaultSeverity: .error,
    explanation: """
      A check that has looked at nothing must not look like a pass. This is reported as an error \
      where a run finds no document, or understands none of those it finds, and as a warning for \
      each single document without a state, a token, a measure or any other fact. A guide that \
      speaks of the parts of an interface in words alone is told as such, and so are one that names \
      tokens without values and one with values of other kinds; beside documents that were \
      understood these are no more than an info. `plumb check` reports it where a trace or a \
      folder of layout dumps gave nothing to check, with the reasons.
      """,
    examples: [
      .flagged(
        """
        ⟦⟧# Door

        It should feel friendly.

        """),
      .accepted(
        """
        # Door

        - Height: 40px

        """),
    ])

  /// All of them.
  public static let all = [
    unusedSuppression, expiredSuppression, unexplainedSuppression, nothingChecked,
  ]
}
