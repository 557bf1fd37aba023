import Testing

/// Numbers that follow from others in words, counts behind lists, and ranges within a sentence.
@Suite struct ToldNumberCases {
  static let products: [RuleCase] = [
    .init("C413", "crossed", "The board has 5 shelves by 7 jars, ⟦40⟧ jars in all.\n"),
    .init("C413", "crossed and right", "The board has 5 shelves by 7 jars, 35 jars in all.\n"),
    .init("C413", "a bound", "The board has 5 shelves by 7 jars, about 40 jars in all.\n"),
    .init(
      "C413", "each", "Each guest has 4 tokens; with 20 guests there are at most ⟦90⟧ tokens.\n"),
    .init(
      "C413", "each and right",
      "Each guest has 4 tokens; with 20 guests there are at most 80 tokens.\n"),
    .init(
      "C413", "only some", "Each guest has 4 tokens; with 20 guests only 60 tokens are shown.\n"),
    .init(
      "C413", "repeated",
      "The app asks every 20 s, at most 3 times, and gives up after ⟦80 s⟧.\n"),
    .init(
      "C413", "the last one begins before",
      "The app asks every 20 s, at most 3 times; the last one starts after 40 s.\n"),
    .init(
      "C413", "growing waits",
      "The app asks every 20 s, at most 3 times, doubling, and ends after 80 s.\n"),
    .init("C413", "a rate", "Beds are polled every 10 s, that is ⟦300⟧ times an hour.\n"),
    .init("C413", "a rate and right", "Beds are polled every 10 s, that is 360 times an hour.\n"),
    .init("C413", "a limit", "Beds are polled every 10 s, at most 300 times an hour.\n"),
    .init("C413", "steps", "The dial goes from 2 to 8 in steps of 0.5, ⟦15⟧ values.\n"),
    .init("C413", "steps and right", "The dial goes from 2 to 8 in steps of 0.5, 13 values.\n"),
    .init("C413", "a frame", "The wall runs at 90 fps, where a frame takes ⟦14 ms⟧.\n"),
    .init("C413", "a frame and right", "The wall runs at 90 fps, where a frame takes 11 ms.\n"),
    .init("C413", "a part of it", "At 90 fps drawing leaves 6 ms of a frame.\n"),
    .init("C413", "a share", "5 ms are ⟦60 %⟧ of a frame at 60 fps.\n"),
    .init("C413", "a share and right", "5 ms are 30 % of a frame at 60 fps.\n"),
    .init(
      "C413", "behind a result", "The last tile lands ⟦500 ms⟧ after the tap (300 + 3 × 50).\n"),
    .init(
      "C413", "behind a result and right",
      "The last tile lands 450 ms after the tap (300 + 3 × 50).\n"),
  ]

  @Test(arguments: products)
  func product(_ test: RuleCase) { test.check() }

  private static func row(_ before: String, _ after: String, _ change: String) -> String {
    "| What | Now | Goal | Change |\n|---|---|---|---|\n| Orders | \(before) | \(after) | \(change) |\n"
  }

  static let parts: [RuleCase] = [
    .init(
      "C413", "kinds", "The hall has ⟦20⟧ seats: 12 at the window and 6 in the aisle, 4 folded.\n"),
    .init(
      "C413", "kinds and right", "The hall has 22 seats: 12 at the window and 6 inside, 4 folded.\n"
    ),
    .init("C413", "in brackets", "The van has ⟦30⟧ crates (12 small, 10 medium, 5 large).\n"),
    .init("C413", "examples", "The van has 30 crates (including 12 small, 10 medium, 5 large).\n"),
    .init("C413", "behind", "- Lamps: red 3, green 4, blue 2; ⟦8⟧ in all.\n"),
    .init("C413", "behind and right", "- Lamps: red 3, green 4, blue 2; 9 in all.\n"),
    .init(
      "C413", "a rest", "The bar is 60px high with 8px above and below it, which leaves ⟦48px⟧.\n"),
    .init(
      "C413", "a rest and right",
      "The bar is 60px high with 8px above and below it, which leaves 44px.\n"),
    .init("C413", "a change", row("40", "50", "⟦+20 %⟧")),
    .init("C413", "a change and right", row("40", "50", "+25 %")),
    .init("C413", "a fall", row("50", "40", "⟦−25 %⟧")),
    .init("C413", "points of a share", row("40 %", "50 %", "+10 %")),
    .init("C416", "behind a list", "- Menu: soup, salad, fish, cake; ⟦five entries⟧.\n"),
    .init("C416", "behind a list and right", "- Menu: soup, salad, fish, cake; four entries.\n"),
    .init("C416", "with a word", "- Pausen: 5, 10, 20 Minuten, also ⟦vier Stufen⟧.\n"),
    .init("C416", "of other things", "- Menu: soup, salad, fish, cake; five minutes.\n"),
    .init("C416", "one of", "The cook picks one of ⟦four reasons⟧: burnt, cold, late.\n"),
    .init("C416", "one of and right", "The cook picks one of three reasons: burnt, cold, late.\n"),
  ]

  @Test(arguments: parts)
  func part(_ test: RuleCase) { test.check() }

  static let ranges: [RuleCase] = [
    .init("C404", "in a sentence", "Marks: 0–1.4 weak, 1.5–2.4 fair, ⟦2.2–3.0⟧ good.\n"),
    .init("C404", "in a sentence and right", "Marks: 0–1.4 weak, 1.5–2.4 fair, 2.5–3.0 good.\n"),
    .init("C404", "times", "Waits: 0–14 s short, 15–24 s fair, 22–30 s long.\n"),
    .init(
      "C404", "below sibling headings",
      "# Milk\n\n## Fresh\n\n- **When**: 0 % to 49 % of the time is over\n\n## Old\n\n"
        + "- **When**: ⟦40 % to 99⟧ % of the time is over\n\n## Sour\n\n- **When**: 100 % and more\n"
    ),
    .init(
      "C404", "below sibling headings and right",
      "# Milk\n\n## Fresh\n\n- **When**: 0 % to 49 % of the time is over\n\n## Old\n\n"
        + "- **When**: 50 % to 99 % of the time is over\n\n## Sour\n\n- **When**: 100 % and more\n"),
  ]

  @Test(arguments: ranges)
  func range(_ test: RuleCase) { test.check() }
}
