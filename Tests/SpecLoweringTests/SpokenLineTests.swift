import SpecLowering
import SpecModel
import Testing

@Suite("Ways out in lines, items and paragraphs")
struct SpokenLineTests {
  private func found(_ text: String) -> [String] {
    lower(text).machines.flatMap { edges($0) }
  }

  @Test(
    "below or behind \"From\" and a name",
    arguments: [
      "Aus `Ready`:\n- press → `Sends`\n\nAus `Sends`:\n- let go → `Ready`",
      "- From **Ready**:\n  - press → Sends\n- From **Sends**:\n  - let go → Ready",
      "From **Ready**: press → **Sends**\nFrom **Sends**: let go → **Ready**",
      "**Ready**: nothing moves\n- press → Sends\n\n**Sends** – the lamp is red\n- let go → Ready",
    ])
  func leads(text: String) {
    #expect(
      found("# Radio\n\nTap and talk.\n\n\(text)\n").sorted()
        == ["Ready -> Sends : press", "Sends -> Ready : let go"])
  }

  @Test(
    "the trigger beside the arrow",
    arguments: [
      "- Ready –(press)→ Sends\n- Sends –(let go)→ Ready",
      "- Ready —[press]→ Sends\n- Sends —[let go]→ Ready",
      "Ready → Sends: press\nSends → Ready: let go",
      "1. **Ready** → press → **Sends**\n2. **Sends** → let go → **Ready**",
    ])
  func triggers(text: String) {
    #expect(
      found("# Radio\n\n## Changes\n\n\(text)\n").sorted()
        == ["Ready -> Sends : press", "Sends -> Ready : let go"])
  }

  @Test("crossed-out lines between declared states, and several ways from one name to them")
  func known() {
    let table =
      "# Feed\n\n| From | To | How |\n|---|---|---|\n| Feed | Story | tap |\n| Story | Feed | swipe |\n\n"
    let machine = lower(table + "Forbidden:\n\n- ❌ Feed → Profile\n- ❌ Story → Settings\n")
      .machines[0]
    #expect(machine.prohibitions.count == 2)
    #expect(
      found(
        table
          + "First:\n\n- Sign In → Feed (came from `app://feed`)\n- Sign In → Story (came by push)\n"
      )
      .filter { $0.hasPrefix("Sign In") }
        == ["Sign In -> Feed : came from app://feed", "Sign In -> Story : came by push"])
    #expect(
      lower(table + "Never send a reader from Story back to Feed.\n").machines[0].prohibitions.count
        == 1)
  }

  @Test("an item of a screen that says what opens")
  func moves() {
    #expect(
      found(
        "# Remote\n\n## Home\n- OK: opens Guide\n- Menu: opens Settings\n\n## Guide\n- Back: goes to Home\n\n## Settings\n- Back: returns to Home\n"
      ) == [
        "Home -> Guide : OK", "Home -> Settings : Menu", "Guide -> Home : Back",
        "Settings -> Home : Back",
      ])
  }

  @Test("a time in which nothing comes and a number of things trigger")
  func counts() {
    #expect(
      found(
        "# Pump\n\n- Off → Running: 5 min without rain\n- Running → Off: 0 drops\n- Off → Stuck (200 ms)\n"
      ).sorted() == [
        "Off -> Running : 5 min without rain", "Off -> Stuck", "Running -> Off : 0 drops",
      ])
  }

  @Test("quoted and plain acts between the screens of a flow")
  func acts() {
    #expect(
      found(
        "# Order flow\n\n1. **Menu** → \"Add\" → **Bag**\n2. **Bag** → checkout → **Pay**\n3. **Pay** → \"Pay now\" → **Done**\n"
      ) == ["Menu -> Bag : \"Add\"", "Bag -> Pay : checkout", "Pay -> Done : \"Pay now\""])
  }

  @Test(
    "how a control looks",
    arguments: [
      (
        "# Chip\n\n## States of the filter chip\n\n- **Resting**: grey\n- **Picked**: blue\n- **Locked**: dim",
        ["Resting", "Picked", "Locked"]
      ),
      (
        "# Card\n\n- **Default** – grey\n- **Hover** – shadow\n- **Disabled** – 40% opacity",
        ["Default", "Hover", "Disabled"]
      ),
      ("# State of the project\n\n- **Design**: done\n- **Code**: half\n- **Tests**: none", []),
      ("# Words\n\n- **Hover**: a verb\n- **Focus**: a noun\n- **Grid**: a noun", []),
    ] as [(String, [String])])
  func looks(text: String, expected: [String]) {
    #expect(lower(text + "\n").machines.flatMap { $0.states.map(\.name) } == expected)
  }
}
