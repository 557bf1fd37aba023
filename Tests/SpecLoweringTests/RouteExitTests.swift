import SpecModel
import Testing

@testable import SpecLowering

@Suite("Ways out that lead to routes")
struct RouteExitTests {
  private static let head = """
    ## Screens

    ### 1.1 Home — `/home`
    ITEMS

    ### 1.2 Search — `/search`
    - back arrow → `/home`

    ### 1.3 Saved — `/saved`
    Kept for later.


    """

  private func found(_ items: String) -> [String] {
    lower(Self.head.replacing("ITEMS", with: items)).machines.flatMap { edges($0) }
  }

  @Test(
    "items in the section of a page lead to pages by their routes",
    arguments: [
      ("- lens → `/search`", ["Home -> Search : lens"]),
      (
        "- **Actions:** lens → `/search`; heart → Saved",
        ["Home -> Search : lens", "Home -> Saved : heart"]
      ),
      ("- gear → `/settings` (`settings`).", ["Home -> settings : gear"]),
      ("- tap a row → **detail** (`/row/:id` in the shell)", ["Home -> detail : tap a row"]),
      ("- plus → `/new?from=home`", ["Home -> /new : plus"]),
      (
        "- a label that goes on\n  to the next line → `/saved`",
        ["Home -> Saved : a label that goes on to the next line"]
      ),
      ("All rows. Tap a row → **Saved** `/saved`", ["Home -> Saved : Tap a row"]),
      // What leads to no page is an effect.
      ("- long press → the row shakes", []),
      ("- weather → grows", []),
      ("- swipe → `src/home.ts`", []),
    ] as [(String, [String])])
  func items(text: String, expected: [String]) {
    #expect(found(text) == (expected.isEmpty ? [] : expected + ["Search -> Home : back arrow"]))
  }

  @Test("cells with arrows lead from the page of their row")
  func cells() throws {
    let machine = try #require(
      lower(
        """
        ## Pages

        | Route (path) | name | How one gets there | Key actions → where |
        |---|---|---|---|
        | `/start` | start | launch | → welcome/home |
        | `/welcome` | welcome | first launch | steps → `/home` · skip → `/home` |
        | `/home` | home | later launches | pencil → `/home/edit` · bell → rings |

        """
      ).machines.first)
    #expect(
      edges(machine) == [
        "start -> welcome", "start -> home", "welcome -> home : steps", "welcome -> home : skip",
        "home -> /home/edit : pencil",
      ])
  }

  @Test("a route in a heading and in a table is one page")
  func oneRoute() throws {
    let machine = try #require(
      lower(
        Self.head.replacing("ITEMS", with: "- gear → `/saved`")
          + "| Route | Name |\n|---|---|\n| `/saved` | kept |\n| `/look` | look |\n"
      ).machines.first)
    #expect(machine.states.map(\.name) == ["Home", "Search", "Saved", "look"])
    #expect(edges(machine) == ["Home -> Saved : gear", "Search -> Home : back arrow"])
  }

  @Test(
    "rows of two columns in the section of a page lead to pages by id or name",
    arguments: [
      ("| Corner | gear → SCR-03 |", ["Home -> Saved rows : gear"]),
      (
        "| Leads on | any card → Search / Saved rows |",
        ["Home -> Search : any card", "Home -> Saved rows : any card"]
      ),
      ("| Submit | card made → moves to Saved rows |", ["Home -> Saved rows : card made"]),
      // What leads to no page, a third column, and what a heading calls two pages.
      ("| Corner | gear → turns |", []),
      ("| Corner | gear → SCR-03 | yes |", []),
      ("| Corner | gear → SCR-09 |", []),
    ] as [(String, [String])])
  func rows(row: String, expected: [String]) {
    let isWide = row.count { $0 == "|" } > 3
    let text = """
      ## Pages

      ### SCR-01 · Home `/home`

      | Part | Content |\(isWide ? " Done |" : "")
      |---|---|\(isWide ? "---|" : "")
      | Top | a logo |\(isWide ? " yes |" : "")
      \(row)

      ### SCR-02 · Search `/search`

      | Part | Content |
      |---|---|
      | Top | back arrow → SCR-01 |
      | End | cross → SCR-03 |

      ### SCR-03 · Saved rows `/saved`

      Kept for later.

      """
    let found = lower(text).machines.flatMap { edges($0) }
    #expect(
      found.filter { $0.hasPrefix("Home") } == expected
        && found.count(where: { $0.hasPrefix("Search") }) == 2)
  }
}
