import SpecModel
import Testing

@testable import SpecLowering

@Suite("Chains of screens and steps below headings about flows")
struct FlowChainTests {
  private func found(_ text: String, below title: String = "User flow") -> [String] {
    lower("# Diner\n\n## \(title)\n\n\(text)\n").machines.flatMap { edges($0) }
  }

  @Test(
    "acts between the screens",
    arguments: [
      (
        "1. Menu → tap a dish → Dish\n2. Dish → photo loaded → Gallery\n3. Gallery → tap Close → Menu",
        [
          "Menu -> Dish : tap a dish", "Dish -> Gallery : photo loaded",
          "Gallery -> Menu : tap Close",
        ]
      ),
      (
        "Menu → (tap Pay) → Address → (Continue) → Payment",
        ["Menu -> Address : tap Pay", "Address -> Payment : Continue"]
      ),
      (
        "1. Menu → tap scan → Scanner → tap shutter → Crop\n   - Retake → Scanner\n   - Confirm → Sending",
        [
          "Menu -> Scanner : tap scan", "Scanner -> Crop : tap shutter", "Crop -> Scanner : Retake",
          "Crop -> Sending : Confirm",
        ]
      ),
      // One act alone, values, parts of systems.
      ("Menu → tap a dish → Dish", []),
      ("Padding → tap → 8px\n\nMargin → tap → 4px", []),
    ] as [(String, [String])])
  func acts(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test("a label before a chain")
  func labels() {
    #expect(
      found("**Happy path:** Splash → Welcome → Home\n\n**Guest:** Splash → Home")
        == ["Splash -> Welcome", "Welcome -> Home", "Splash -> Home"])
    #expect(found("**Mood arc:** Curious → Keen → Glad").isEmpty)
    #expect(found("**Happy path:** Splash → Welcome → Home", below: "Data flow").isEmpty)
    #expect(found("**Happy path:** Splash → Welcome → Home", below: "Colours").isEmpty)
  }

  @Test("numbered steps of a trigger and what follows it")
  func steps() {
    let machines = lower(
      "# Diner\n\n## Create event flow\n\n1. User taps + → Event Sheet\n2. User taps Guests → Guest Picker\n"
    ).machines
    #expect(
      machines.flatMap { edges($0) } == [
        "* -> Event Sheet : User taps +", "Event Sheet -> Guest Picker : User taps Guests",
      ])
    #expect(machines.flatMap(\.transitions).allSatisfy { $0.provenance == .inferred })
    #expect(
      found("1. Tap send → Packing state\n2. File made → Sending state", below: "State transitions")
        == ["* -> Packing : Tap send", "Packing -> Sending : File made"])
    #expect(found("1. User taps + → the list grows\n2. User taps − → it shrinks").isEmpty)
  }

  @Test(
    "tables whose rows lead on to each other",
    arguments: [
      (
        "| Before | Action | After |\n|---|---|---|\n| Hollow | tap | Filled |\n| Filled | tap | Hollow |",
        ["Hollow -> Filled : tap", "Filled -> Hollow : tap"]
      ),
      (
        "| Given | When | Then |\n|---|---|---|\n| Shut | guest knocks | Ajar |\n| Ajar | guest leaves | Shut |",
        ["Shut -> Ajar : guest knocks", "Ajar -> Shut : guest leaves"]
      ),
      (
        "| Transition | Trigger | Duration |\n|---|---|---|\n| Shut → Ajar | knock | 200ms |\n| Ajar → Shut | leave | 150ms |",
        ["Shut -> Ajar : knock", "Ajar -> Shut : leave"]
      ),
      (
        "| Before | Action | After |\n|---|---|---|\n| Long copy | cut | Short copy |\n| Grey icon | tint | Blue icon |",
        []
      ),
      (
        "| Given | When | Then |\n|---|---|---|\n| an empty cart | I open it | a hint shows |\n| a full one | I pay | the receipt comes |",
        []
      ),
    ] as [(String, [String])])
  func tables(text: String, expected: [String]) {
    #expect(found(text, below: "Changes") == expected)
  }

  @Test("versions are replaced and no states")
  func versions() {
    #expect(
      found("| From | To |\n|---|---|\n| Kit 4 | Kit 5 |\n", below: "Version upgrades").isEmpty)
  }
}
