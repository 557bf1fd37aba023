/// Documents whose form the readers of Markdown and YAML report, and the same ones mended.
enum SyntaxExamples {
  /// The examples of each rule.
  static let byCode: [String: [RuleExample]] = [
    "D110": pair(
      "# Door\n\n⟦---⟧\nstatus: draft\n---\n\n- Height: 40px\n", whole("status: draft")),
    "D111": pair(
      "⟦---⟧\ntitle: Door\nstatus: draft\n\n# Door\n\n- Height: 40px\n",
      whole("title: Door\nstatus: draft")),
    "D112": pair(
      whole("title: Door\n⟦status draft⟧\nowner: Kim"),
      whole("title: Door\nstatus: draft\nowner: Kim")),
    "D113": pair(whole("status: draft\n⟦status⟧: approved"), whole("status: approved")),
    "D114": pair(whole("tags:\n⟦\t⟧- wood"), whole("tags:\n  - wood")),
    "D115": pair(
      whole("sizes: \(brackets("[", 63))⟦[⟧[\(brackets("]", 65))"), whole("sizes: [[[40]]]")),
    "D116": pair(
      whole("title: Door\nstatus: draft\n⟦[owner]⟧: Kim"),
      whole("title: Door\nstatus: draft\n\"[owner]\": Kim")),
    "D117": pair(
      whole("title: ⟦Door: open and shut⟧"), whole("title: \"Door: open and shut\"")),
    "D118": pair(
      whole("author: Kim\nowner: ⟦*kim⟧"), whole("author: &kim Kim\nowner: *kim")),
  ]

  private static func pair(_ flagged: String, _ accepted: String) -> [RuleExample] {
    [.flagged(flagged), .accepted(accepted)]
  }

  /// A document with lines of front matter.
  private static func whole(_ lines: String) -> String {
    "---\n\(lines)\n---\n\n# Door\n\n- Height: 40px\n"
  }

  private static func brackets(_ sign: String, _ count: Int) -> String {
    String(repeating: sign, count: count)
  }
}
