import Testing

/// Conditions that are values of one thing, and those that can hold together.
@Suite struct GuardValueCases {
  private static func table(_ first: String, _ second: String, flags: Bool = false) -> String {
    let word = flags ? "⟦Close⟧" : "Close"
    return "| From | Event | Guard | To |\n|---|---|---|---|\n| Note | Close | \(first) | Shelf |\n"
      + "| Note | \(word) | \(second) | Question |\n| Shelf | Open | | Note |\n"
      + "| Question | Stay | | Note |\n"
  }

  private static func choice(_ first: String, _ second: String, flags: Bool = false) -> String {
    let edge = "  asked --> Question : [\(second)]"
    return "```mermaid\nstateDiagram-v2\n  [*] --> Note\n  state asked <<choice>>\n"
      + "  Note --> asked : close\n  asked --> Shelf : [\(first)]\n"
      + (flags ? "⟦\(edge)⟧\n" : edge + "\n")
      + "  Question --> Note : stay\n  Shelf --> Note : open\n```\n"
  }

  static let apart: [RuleCase] =
    [
      ("clean", "dirty"), ("cached", "stale"), ("draft", "published"), ("is admin", "is guest"),
      ("logged in", "guest"), ("success", "server error"), ("valid code", "expired code"),
      ("the user is new", "the user is returning"), ("isAdmin", "isGuest"), ("small", "large"),
      ("Entwurf", "veröffentlicht"), ("下書き", "公開済み"), ("brouillon", "publié"),
    ].map { RuleCase("S507", "\($0.0) and \($0.1)", table($0.0, $0.1)) }

  static let choices: [RuleCase] =
    [
      ("clean", "dirty"), ("first visit", "returning guest"), ("payment accepted", "card refused"),
      ("clean", "dirty and admin"), ("gültiger Code", "fremdes Gerät"), ("在线", "离线"),
    ].map { RuleCase("S507", "\($0.0) and \($0.1) of a choice", choice($0.0, $0.1)) }

  static let both: [RuleCase] =
    [
      ("has photo", "has text"), ("history exists", "came from search"), ("is open", "with sound"),
      ("door open", "window closed"), ("isPremium", "isVerified"), ("mit Bild", "aus der Suche"),
      ("写真あり", "文字あり"),
    ].map { RuleCase("S507", "\($0.0) and \($0.1) both hold", table($0.0, $0.1, flags: true)) }

  static let open: [RuleCase] = [
    .init("S507", "both hold behind a choice", choice("x > 3", "x > 5", flags: true)),
    .init("S507", "chosen behind a choice", choice("photo selected", "came by mail", flags: true)),
  ]

  @Test(arguments: apart + choices)
  func exclusive(_ test: RuleCase) { test.check() }

  @Test(arguments: both + open)
  func common(_ test: RuleCase) { test.check() }
}
