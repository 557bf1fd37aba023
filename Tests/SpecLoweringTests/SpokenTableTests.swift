import SpecLowering
import SpecModel
import Testing

@Suite("Tables of changes in everyday words")
struct SpokenTableTests {
  private func found(_ table: String, below title: String = "Kettle") -> [String] {
    lower("# \(title)\n\n\(table)\n").machines.flatMap { edges($0) }
  }

  @Test(
    "both ends and what leads on",
    arguments: [
      ("You are in | You do | You land on", "Zones | pick | Pay", "Pay | insert | Zones"),
      ("Was | Becomes | Because", "Zones | Pay | pick", "Pay | Zones | insert"),
      ("War | Wird | Weil", "Zones | Pay | pick", "Pay | Zones | insert"),
      ("Écran de départ | Geste | Écran d'arrivée", "Zones | pick | Pay", "Pay | insert | Zones"),
      ("From | To | How", "Zones | Pay | pick", "Pay | Zones | insert"),
      ("Screen | What the guest does | Next screen", "Zones | pick | Pay", "Pay | insert | Zones"),
      ("Path | Screen | Leads to | By", "/z | Zones | Pay | pick", "/p | Pay | Zones | insert"),
      ("Where | Key | Goes to", "Zones | pick | Pay", "Pay | insert | Zones"),
      ("Wo | Taste | Öffnet", "Zones | pick | Pay", "Pay | insert | Zones"),
      ("When it is | and then | it becomes", "Zones | pick | Pay", "Pay | insert | Zones"),
      ("Onde estamos | Evento | Para onde vai", "Zones | pick | Pay", "Pay | insert | Zones"),
      ("Dónde está | Evento | A dónde va", "Zones | pick | Pay", "Pay | insert | Zones"),
      ("Où on est | Événement | Où on arrive", "Zones | pick | Pay", "Pay | insert | Zones"),
      ("Wo wir sind | Ereignis | Wohin es geht", "Zones | pick | Pay", "Pay | insert | Zones"),
      ("Dove siamo | Evento | Dove si va", "Zones | pick | Pay", "Pay | insert | Zones"),
      ("Waar we zijn | Gebeurtenis | Waarheen", "Zones | pick | Pay", "Pay | insert | Zones"),
      (
        "Waar we zijn | Gebeurtenis | Waar we belanden", "Zones | pick | Pay",
        "Pay | insert | Zones"
      ),
      ("Di mana kita | Peristiwa | Ke mana", "Zones | pick | Pay", "Pay | insert | Zones"),
      ("Gdzie jesteśmy | Zdarzenie | Dokąd idzie", "Zones | pick | Pay", "Pay | insert | Zones"),
      ("Где мы | Событие | Куда переходит", "Zones | pick | Pay", "Pay | insert | Zones"),
    ])
  func headers(header: String, first: String, second: String) {
    let rule = header.split(separator: "|").map { _ in "---" }.joined(separator: "|")
    #expect(
      found("| \(header) |\n|\(rule)|\n| \(first) |\n| \(second) |").sorted()
        == ["Pay -> Zones : insert", "Zones -> Pay : pick"])
  }

  @Test(
    "of other things",
    arguments: [
      "| Was | Is now | Why |\n|---|---|---|\n| Header | AppBar | taste |\n| Modal | Sheet | taste |",
      "| Where | Opens | By |\n|---|---|---|\n| Berlin | 9:00 | Anna |\n| Oslo | 8:00 | Per |",
      "| Jeton | Où est utilisé | Vers quoi |\n|---|---|---|\n| Encre | Titre | noir |\n| Craie | Fond | blanc |",
      "| Wo gekauft | Preis | Wofür |\n|---|---|---|\n| Bern | 3 | Tinte |\n| Genf | 4 | Papier |",
      "| What it is | How it helps | Where |\n|---|---|---|\n| A link | slow | Detail |",
    ])
  func others(table: String) {
    #expect(found(table).isEmpty)
  }

  @Test("the corner says what the rows are now")
  func corners() {
    let grids = [
      "| The heater is | turned | empty |\n|---|---|---|\n| Cold | Warm | - |\n| Warm | Cold | Cold |",
      "| ↓ now \\ event → | turned | empty |\n|---|---|---|\n| Cold | Warm | |\n| Warm | Cold | Cold |",
      "| | Cold | Warm |\n|---|---|---|\n| turned | → Warm | → Cold |\n| empty | - | → Cold |",
    ]
    for grid in grids {
      #expect(
        found(grid).sorted() == [
          "Cold -> Warm : turned", "Warm -> Cold : empty", "Warm -> Cold : turned",
        ])
    }
  }

  @Test("cells and heads that say where to")
  func pointers() {
    #expect(
      found(
        "| Input | while Playing | while Dubbing |\n|---|---|---|\n| down | go to Dubbing | go to Playing |\n| held | go to Cleared | nothing |"
      ).sorted() == [
        "Dubbing -> Playing : down", "Playing -> Cleared : held", "Playing -> Dubbing : down",
      ])
    #expect(
      found(
        "| Screen | Back goes to |  Notes |\n|---|---|---|\n| Detail | List | |\n| Edit | Detail | asks |\n| List | Home | |"
      ).sorted() == ["Detail -> List : Back", "Edit -> Detail : Back", "List -> Home : Back"])
  }

  @Test("a row that is struck out is history")
  func struck() {
    #expect(
      found(
        "| Trigger | From | To |\n|---|---|---|\n| play | Idle | Playing |\n| ~~shake~~ | ~~Playing~~ | ~~Idle~~ |\n| stop | Playing | Idle |"
      ) == ["Idle -> Playing : play", "Playing -> Idle : stop"])
  }

  @Test("links of the app's own scheme open screens")
  func links() {
    let names = lower(
      "# Links\n\n| Deep link | Opens |\n|---|---|\n| `ride://map` | Map |\n| `ride://trip/:id` | Trip |\n"
    ).machines.flatMap { $0.states.map(\.name) }
    #expect(names == ["Map", "Trip"])
    #expect(
      lower(
        "# Links\n\n| Link | Opens |\n|---|---|\n| `https://a.example` | Docs |\n| `https://b.example` | Blog |\n"
      ).machines.isEmpty)
  }
}
