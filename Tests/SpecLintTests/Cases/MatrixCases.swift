import Testing

/// Documents that the rules on declared matrices and on metadata flag or leave alone.
@Suite struct MatrixCases {
  private static let head = "| From | To | Trigger |\n|---|---|---|\n| (none) | Home | Launch |\n"
  private static let loop = "| Home | List | Tap |\n| List | Home | Back |\n"

  static let reach: [RuleCase] = [
    .init("S501", "only leaves", head + loop + "| ⟦Lost⟧ | Home | Retry |\n"),
    .init(
      "S501", "an island behind it",
      head + loop + "| ⟦Lost⟧ | Home | Retry |\n| ⟦Gone⟧ | Home | Retry |\n"),
    .init(
      "S501", "an edge",
      "```mermaid\nstateDiagram-v2\n[*] --> Home\nHome --> List : tap\nList --> Home : back\n⟦Lost⟧ --> Home : retry\n```\n"
    ),
    .init(
      "S501", "entered from any state",
      head + loop + "| any | Lost | Failure |\n| Lost | Home | Retry |\n"),
    .init("S501", "all entered", head + loop),
    .init("S501", "a list", "- Home → List: tap\n- Lost → Home: retry\n"),
    .init("S502", "never left", head + loop + "| Home | ⟦Map⟧ | Toggle |\n"),
    .init(
      "S502", "two of them", head + loop + "| Home | ⟦Map⟧ | Toggle |\n| Home | ⟦Info⟧ | Hold |\n"),
    .init(
      "S502", "a loop to itself is no way out",
      head + loop + "| Home | ⟦Map⟧ | Toggle |\n| Map | Map | Pan |\n"),
    .init(
      "S502", "a way out of any state",
      head + loop + "| Home | Map | Toggle |\n| any | Home | Escape |\n"),
    .init("S502", "an end", head + loop + "| Home | Order Sent | Buy |\n"),
    .init(
      "S502", "left in another table",
      head + loop + "| Home | Map | Toggle |\n| Map | Home | Toggle |\n"),
    .init(
      "S502", "a life that ends",
      plain + "| Placed | Paid | Pay |\n| Paid | Packed | Pick |\n| Packed | Shipped | Send |\n"),
    .init(
      "S502", "a table without triggers",
      "| From | To |\n|---|---|\n| Home | List |\n| List | Home |\n| Home | Map |\n"),
    .init(
      "S506", "two that enter each other",
      "⟦| From | To | Trigger |⟧\n|---|---|---|\n| Map | List | Tap |\n| List | Map | Back |\n"),
    .init(
      "S506", "three in a circle",
      "⟦| From | To | Trigger |⟧\n|---|---|---|\n| Map | List | Tap |\n| List | Card | Tap |\n| Card | Map | Back |\n"
    ),
    .init("S506", "a row of its own", head + loop),
    .init(
      "S506", "a start mark",
      "```mermaid\nstateDiagram-v2\n[*] --> Map\nMap --> List : tap\nList --> Map : back\n```\n"),
  ]

  @Test(arguments: reach)
  func reachCase(_ test: RuleCase) { test.check() }

  private static let described = "### State: Home\n\na\n\n### State: List\n\nb\n\n"
  private static let busy = "| `IDLE` | `BUSY` | Tap |\n| `BUSY` | `IDLE` | Done |\n"
  private static let plain = "| From | To | Trigger |\n|---|---|---|\n"

  static let names: [RuleCase] = [
    .init(
      "S503", "one more state",
      described + "## Changes\n\n" + plain
        + "| Home | List | Tap |\n| List | ⟦Map⟧ | Pan |\n| Map | Home | Back |\n"),
    .init(
      "S503", "two more",
      described + "## Changes\n\n" + plain
        + "| Home | List | Tap |\n| List | ⟦Map⟧ | Pan |\n| Map | ⟦Info⟧ | Tap |\n| Info | Home | Back |\n"
    ),
    .init(
      "S503", "as a source first",
      described + "## Changes\n\n" + plain
        + "| ⟦Map⟧ | Home | Back |\n| Home | List | Tap |\n| List | Map | Pan |\n"),
    .init("S503", "all described", described + "## Changes\n\n" + plain + loop),
    .init("S503", "none described", plain + loop),
    .init(
      "S503", "a minority",
      "### State: Home\n\na\n\n## Changes\n\n" + plain
        + "| Home | A | t |\n| A | B | t |\n| B | C | t |\n| C | Home | t |\n"),
    .init(
      "S504", "one more section",
      described + "⟦### State: Offline⟧\n\nc\n\n## Changes\n\n" + plain + loop),
    .init(
      "S504", "two more",
      described + "⟦### State: Offline⟧\n\nc\n\n⟦### State: Paused⟧\n\nd\n\n## Changes\n\n" + plain
        + loop),
    .init(
      "S504", "before the others",
      "⟦### State: Offline⟧\n\nc\n\n" + described + "## Changes\n\n" + plain + loop),
    .init("S504", "all named", described + "## Changes\n\n" + plain + loop),
    .init("S504", "no matrix", described + "### State: Offline\n\nc\n"),
    .init(
      "S504", "a mode", described + "### State: Dark Mode\n\nc\n\n## Changes\n\n" + plain + loop),
    .init("S519", "a key", plain + busy + "\n- ⟦`Esc` while `BUSY` asks first⟧\n"),
    .init("S519", "an event", plain + busy + "\n- ⟦Duplicate submit is blocked while `BUSY`⟧\n"),
    .init("S519", "a rotation", plain + busy + "\n- ⟦Rotation while `IDLE` keeps the text⟧\n"),
    .init("S519", "a row has it", plain + busy + "\n- Tap while `IDLE` starts\n"),
    .init("S519", "no state", plain + busy + "\n- `Esc` while loading asks first\n"),
    .init("S519", "no table", "- `Esc` while `BUSY` asks first\n"),
  ]

  @Test(arguments: names)
  func nameCase(_ test: RuleCase) { test.check() }

  private static let top = "---\nstatus: approved\n---\n# A\n\n"

  static let metadata: [RuleCase] = [
    .init("M203", "open boxes", "---\nstatus: ⟦approved⟧\n---\n# A\n\n- [ ] One\n- [ ] Two\n"),
    .init("M203", "some open", "---\nstatus: ⟦complete⟧\n---\n# A\n\n- [x] One\n- [ ] Two\n"),
    .init(
      "M203", "a bold line",
      "# A\n\n**Status:** ⟦Final⟧\n**Date:** 2025-01-01\n\n## B\n\n- [ ] One\n"),
    .init("M203", "all ticked", top + "- [x] One\n"),
    .init("M203", "a draft", "---\nstatus: draft\n---\n# A\n\n- [ ] One\n"),
    .init("M203", "boxes for testers", top + "## Testing Checklist\n\n- [ ] One\n"),
    .init("M207", "no such heading", "[a](⟦#none⟧)\n\n## One\n"),
    .init("M207", "two of them", "[a](⟦#none⟧) and [b](⟦#never⟧)\n\n## One\n"),
    .init("M207", "a heading that was renamed", "[a](⟦#one⟧)\n\n## One More\n"),
    .init("M207", "a heading", "[a](#one)\n\n## One\n"),
    .init("M207", "another file", "[a](https://example.org/#none)\n"),
    .init("M207", "a heading written twice", "[a](#one-1)\n\n## One\n\n## One\n"),
    .init(
      "D103", "closing sections",
      "## Table of Contents\n\n- [One](#one)\n- [Two](#two)\n- [Three](#three)\n\n## One\n\n## Two\n\n## Three\n\n## Related Documents\n\n## Last Updated\n"
    ),
    .init("D102", "one level", "### State: A\n\n### State: B\n\n### State: C\n"),
  ]

  @Test(arguments: metadata)
  func metadataCase(_ test: RuleCase) { test.check() }
}
