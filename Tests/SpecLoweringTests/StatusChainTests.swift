import SpecModel
import Testing

@testable import SpecLowering

@Suite("Chains of statuses")
struct StatusChainTests {
  private func found(_ text: String) -> [[String]] { lower(text).machines.map { edges($0) } }

  @Test(
    "a chain below a heading, behind a label or in a cell about states declares its steps",
    arguments: [
      (
        "## Parcel lifecycle\n\n`packed → sent → delivered`\n\n`packed → lost` when nobody scans it.",
        [["packed -> sent", "sent -> delivered", "packed -> lost : nobody scans it"]]
      ),
      (
        "## Parcel lifecycle\n\npacked → sent → delivered\n\npacked → lost after ten days",
        [["packed -> sent", "sent -> delivered", "packed -> lost : after ten days"]]
      ),
      (
        "## Parcel status\n\n- `packed → sent → delivered`\n- `packed|sent → lost` by the carrier",
        [
          [
            "packed -> sent", "sent -> delivered", "packed -> lost : by the carrier",
            "sent -> lost : by the carrier",
          ]
        ]
      ),
      (
        "# State Machines\n\n## Parcel\n\n`packed → sent → back`\n\n## Account\n\n`new → back → gone`",
        [["packed -> sent", "sent -> back"], ["new -> back", "back -> gone"]]
      ),
      (
        "## Paketstatus\n\ngepackt → versandt → zugestellt",
        [["gepackt -> versandt", "versandt -> zugestellt"]]
      ),
      (
        "## Ciclo de vida\n\n`novo → enviado → entregue`",
        [["novo -> enviado", "enviado -> entregue"]]
      ),
      (
        "## Parcels\n\nA parcel moves through `packed → sent → delivered`. Nothing else counts.",
        [["packed -> sent", "sent -> delivered"]]
      ),
      (
        "## Data\n\n| Thing | Lifecycle |\n|---|---|\n| Parcel | `packed → sent → delivered` |\n"
          + "| Label | drawn → printed → torn |",
        [["packed -> sent", "sent -> delivered", "drawn -> printed", "printed -> torn"]]
      ),
      (
        "## Parcel status\n\npacked → sent → delivered (terminal)",
        [["packed -> sent", "sent -> delivered"]]
      ),
    ] as [(String, [[String]])])
  func read(text: String, expected: [[String]]) {
    #expect(found(text + "\n") == expected)
  }

  @Test(
    "other arrows declare nothing",
    arguments: [
      // Two names that no longer chain has.
      "## Parcel status\n\n`packed → sent`",
      // Parts of programs, files, values.
      "## State\n\n`dispatch → reducer → store`",
      "## Parcel states\n\nsrc/a.ts → src/b.ts → src/c.ts",
      "## Parcel states\n\n- 0 → 1 → 2",
      "## Parcel states\n\n- Tab order: Name → Street → City",
      // Headings that speak of no states, and of the making of the product.
      "## Colours\n\n`red → green → blue`",
      "## Project status\n\ndraft → built → shipped",
      // A column that tells of something else.
      "## Data\n\n| Thing | Pipeline |\n|---|---|\n| Parcel | read → parsed → stored |",
    ])
  func untouched(text: String) {
    #expect(found(text + "\n").joined().isEmpty)
  }

  @Test("a chain that is forbidden stays so")
  func forbidden() throws {
    let machine = try #require(
      lower(
        "## Parcel states\n\n`packed → sent → delivered`\n\n### Invalid transitions\n\n"
          + "- `sent` → `packed` ❌\n- `delivered` → `sent` ❌\n"
      ).machines.first)
    #expect(edges(machine) == ["packed -> sent", "sent -> delivered"])
    #expect(machine.prohibitions.count == 2)
  }
}
