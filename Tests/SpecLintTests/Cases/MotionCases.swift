import Testing

/// Scales of durations, statements about all animations, and motions in fences.
@Suite struct MotionCases {
  private static let scale =
    "## Timing\n\n| Token | Duration | Usage |\n|---|---|---|\n"
    + "| Quick | 100ms | Button press, row hover |\n| Calm | 300ms | Dialog appear (modal), drawer slides |\n\n"

  static let uses: [RuleCase] = [
    .init(
      "C401", "a use and a row",
      scale + "## Inventory\n\n| Element | Effect | Duration |\n|---|---|---|\n"
        + "| Dialog appear | fade | ⟦250ms⟧ |\n"),
    .init(
      "C401", "two cells of a row",
      scale + "## Inventory\n\n| Element | Trigger | Duration |\n|---|---|---|\n"
        + "| Button | Press | ⟦80ms⟧ |\n"),
    .init(
      "C401", "a remark in a style sheet",
      "```css\n:root {\n  --slow: 320ms; /* page enter, drawer slide */\n}\n```\n\n"
        + "| Interaction | Duration |\n|---|---|\n| Drawer slide | ⟦220ms⟧ |\n"),
    .init(
      "C401", "the same time",
      scale + "## Inventory\n\n| Element | Effect | Duration |\n|---|---|---|\n"
        + "| Dialog appear | fade | 300ms |\n"),
    .init(
      "C401", "another thing",
      scale + "## Inventory\n\n| Element | Effect | Duration |\n|---|---|---|\n"
        + "| Dialog close | fade | 150ms |\n"),
    .init(
      "C401", "a use of two steps",
      "## Timing\n\n| Token | Duration | Usage |\n|---|---|---|\n| Quick | 100ms | Drawer slide |\n"
        + "| Calm | 300ms | Drawer slide |\n\n## Inventory\n\n| Element | Duration |\n|---|---|\n"
        + "| Drawer slide | 200ms |\n"),
  ]

  @Test(arguments: uses)
  func use(_ test: RuleCase) { test.check() }

  static let bounds: [RuleCase] = [
    .init(
      "C414", "no animation",
      "- ⟦No animation exceeds 300ms⟧\n\n## Sheet\n\n- Slide animation: 450ms ease-out\n"),
    .init(
      "C414", "all durations",
      "- ⟦All durations ≤ 300ms⟧\n\n| Element | Animation | Duration |\n|---|---|---|\n"
        + "| Sheet | slide up | 400ms |\n"),
    .init(
      "C414", "under",
      "- ⟦All animations stay under 400ms⟧\n\n## Card\n\n- Flip animation: 600ms ease-in-out\n"),
    .init(
      "C414", "all are shorter",
      "- No animation exceeds 300ms\n\n## Sheet\n\n- Slide animation: 250ms ease-out\n"),
    .init(
      "C414", "a loop",
      "- No animation exceeds 300ms\n\n## Wait\n\n- Spinner animation: 800ms loop\n"),
    .init(
      "C414", "with reduced motion",
      "- Fade animation: 450ms\n- Every animation has a purpose.\n\n## Access\n\n"
        + "When `prefers-reduced-motion: reduce` is active:\n\n- All animations are short (≤ 50ms)\n"
    ),
    .init(
      "C414", "below a lead of another kind",
      "- Fade animation: 450ms\n\n## Rules\n\nThese hold for every sheet:\n\n- ⟦All animations stay under 300ms⟧\n"
    ),
    .init(
      "C414", "some animations",
      "- All micro-interaction animations stay under 150ms\n\n## Sheet\n\n- Slide animation: 450ms\n"
    ),
    .init(
      "T306", "a list of properties in a fence",
      "- Fade animation: 150ms\n- Slide animation: 250ms\n- Press animation: 100ms\n"
        + "- Sheet animation: 500ms\n\n```\nAnimation: Shimmer with ⟦1.5s⟧ duration\n```\n"),
    .init(
      "T306", "a style sheet",
      "- Fade animation: 150ms\n- Slide animation: 250ms\n- Press animation: 100ms\n"
        + "- Sheet animation: 500ms\n\n```css\n.x { transition: opacity 0.3s; }\n```\n"),
  ]

  @Test(arguments: bounds)
  func bound(_ test: RuleCase) { test.check() }
}
