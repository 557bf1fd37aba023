import Testing

/// Tables that list what tests of a machine check, beside its diagram.
@Suite struct TestedCases {
  private static let drawing =
    "# Gate\n\n```mermaid\nstateDiagram-v2\n[*] --> Shut\nShut --> Rising : badge\n"
    + "Rising --> Up : stop\nUp --> Shut : timer\n"
  private static let checks =
    "```\n\n## Changes of the bar\n\n| Transition | Preconditions | Result | Test evidence |\n"
    + "|---|---|---|---|\n| `Shut -> Rising` | a badge is held to it | the bar moves | gate tests |\n"
    + "| `Rising -> Up` | the upper stop is met | the bar stands | gate tests |\n"
    + "| `Up -> Shut` | ten seconds are over | the bar is down | clock tests |\n"
  private static let changes =
    "```\n\n## Changes of the bar\n\n| Transition | Preconditions | Result |\n|---|---|---|\n"
    + "| `Shut -> Rising` | a badge is held to it | the bar moves |\n"
    + "| `Rising -> Up` | the upper stop is met | the bar stands |\n"
    + "| `Up -> Shut` | ten seconds are over | the bar is down |\n"
  private static let accepted =
    "```\n\n## Abnahme der Schranke\n\n| Transition | Preconditions | Result |\n|---|---|---|\n"
    + "| `Shut -> Rising` | a badge is held to it | the bar moves |\n"
    + "| `Rising -> Up` | the upper stop is met | the bar stands |\n"
    + "| `Up -> Shut` | ten seconds are over | the bar is down |\n"

  static let changesOnOneSide: [RuleCase] = [
    .init(
      "S516", "what a table of tests leaves out", drawing + "Rising --> Shut : block\n" + checks),
    .init(
      "S516", "what a table below a heading over acceptance leaves out",
      drawing + "Rising --> Shut : block\n" + accepted),
    .init(
      "S516", "what a table of changes leaves out",
      drawing + "⟦Rising --> Shut : block⟧\n" + changes),
    .init(
      "S516", "a change that only the tests have",
      drawing + checks + "| `⟦Shut -> Up⟧` | a key | the bar stands | key tests |\n"),
  ]

  static let names: [RuleCase] = [
    .init(
      "S502", "a state that only a table of tests names",
      drawing + checks + "| `Rising -> Lamp` | it is dark | the lamp is lit | lamp tests |\n"),
    .init(
      "S502", "a state that only a table names",
      drawing + changes + "| `Rising -> ⟦Lamp⟧` | it is dark | the lamp is lit |\n"),
    .init(
      "S501", "a state that only a table of tests leaves",
      drawing + checks + "| `Torch -> Rising` | it is dark | the bar is lit | lamp tests |\n"),
    .init(
      "S501", "a state that only a table leaves",
      drawing + changes + "| `⟦Torch⟧ -> Rising` | it is dark | the bar is lit |\n"),
  ]

  @Test(arguments: changesOnOneSide)
  func change(_ test: RuleCase) { test.check() }

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }
}
