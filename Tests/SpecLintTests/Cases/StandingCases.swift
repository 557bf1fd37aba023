import Testing

/// What one sentence promises for good, and another one denies.
@Suite struct StandingCases {
  static let promises: [RuleCase] = [
    .init(
      "C401", "a part that is always visible, and hidden",
      """
      # Tide table

      ## Principles

      ⟦The next high tide is always visible.⟧

      ## Chart

      While the chart is dragged, the next high tide is hidden.

      """),
    .init(
      "C401", "a part that another one hides",
      """
      # Tide table

      ## Chart toolbar

      - ⟦The chart toolbar is visible at all times.⟧

      ## Search

      The search overlay hides the chart toolbar.

      """),
    .init(
      "C401", "shown by a touch alone, in Spanish",
      """
      # Mareas

      ## Principios

      - ⟦Los avisos de tormenta están siempre visibles.⟧

      ## Lista

      Los avisos de tormenta se muestran solo al tocar el icono.

      """),
    .init(
      "C401", "a label and its value",
      """
      # Gezeiten

      ## Übersicht

      - ⟦Wasserstand: jederzeit sichtbar⟧

      ## Vollbild

      Der Wasserstand wird ausgeblendet.

      """),
    .init(
      "C401", "scrolling",
      """
      # Tide table

      ## Filter row

      ⟦It stays visible while scrolling.⟧

      ## Phone

      The filter row scrolls away with the first list.

      """),
    .init(
      "C401", "a control that is always enabled",
      """
      # Tide table

      ## Behaviour

      ⟦Submit is always enabled.⟧

      ## Report form

      Submit stays disabled until a harbour is chosen.

      """),
    .init(
      "C401", "never shown here, and opened here",
      """
      # Tide table

      ## Legend

      ⟦The legend is never shown on the kiosk.⟧

      ## Kiosk

      On start the legend slides in from the left.

      """),
    .init(
      "C401", "mandatory, and skipped",
      """
      # Harbour report

      ## Berth photo

      ⟦The berth photo is mandatory.⟧

      After a minute the skipper can skip the berth photo.

      """),
  ]

  static let lookalikes: [RuleCase] = [
    .init(
      "C401", "promised under a condition",
      """
      # Tide table

      ## Principles

      The next high tide is always visible when a harbour is chosen.

      ## Chart

      Without a harbour the next high tide is hidden.

      """),
    .init(
      "C401", "two screens with a part each",
      """
      # Tide table

      ## Harbour list

      The search field is always visible.

      ## Harbour details

      The search field is hidden.

      """),
    .init(
      "C401", "two things",
      """
      # Tide table

      ## Principles

      The next high tide is always visible.

      ## Chart

      While the chart is dragged, the next low tide is hidden.

      """),
    .init(
      "C401", "another device",
      """
      # Tide table

      ## Principles

      On tablets the legend is always visible.

      ## Phones

      The legend is hidden on phones.

      """),
    .init(
      "C401", "hidden from readers of screens",
      """
      # Tide table

      ## Accessibility

      The tide arrow is always visible.

      The tide arrow is hidden from screen readers.

      """),
    .init(
      "C401", "optional for some",
      """
      # Harbour report

      ## Berth photo

      The berth photo is mandatory.

      The berth photo is optional for members of the club.

      """),
  ]

  @Test(arguments: promises + lookalikes)
  func promise(_ test: RuleCase) { test.check() }
}
