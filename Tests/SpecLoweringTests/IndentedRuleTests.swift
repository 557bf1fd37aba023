import SpecModel
import Testing

@testable import SpecLowering

@Suite("States over their ways out in fences")
struct IndentedRuleTests {
  private func found(_ fence: String, below title: String = "Horn") -> [String] {
    lower("# Radio\n\n## \(title)\n\n```\n\(fence)\n```\n").machines.flatMap { edges($0) }
  }

  @Test(
    "indented or as branches",
    arguments: [
      (
        "QUIET\n  press -> CALLING\nCALLING\n  answered -> TALKING\n  timeout 8s -> QUIET\nTALKING\n  let go -> QUIET",
        [
          "QUIET -> CALLING : press", "CALLING -> TALKING : answered",
          "CALLING -> QUIET : timeout 8s", "TALKING -> QUIET : let go",
        ]
      ),
      (
        "QUIET:\n  press -> CALLING\nCALLING:\n  let go -> QUIET",
        ["QUIET -> CALLING : press", "CALLING -> QUIET : let go"]
      ),
      (
        "Cold start\n├── key valid → Home\n└── no key    → Sign-in\nSign-in\n└── cancel → Home",
        [
          "Cold start -> Home : key valid", "Cold start -> Sign-in : no key",
          "Sign-in -> Home : cancel",
        ]
      ),
      // Files, values and one tree that nothing calls one of states.
      ("src/\n├── app → bundle\n└── lib → archive", []),
      ("Size\n  small -> 8px\n  large -> 16px", []),
      ("Launch\n├── logged in → Home\n└── logged out → Welcome", []),
    ] as [(String, [String])])
  func fences(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test("one tree below a heading about states, with branches of branches")
  func tree() {
    let text =
      "Launch\n├── logged in → Home\n└── logged out → Welcome\n    ├── new → Sign-up\n    └── old → Sign-in"
    #expect(
      found(text, below: "Navigation flow") == [
        "Launch -> Home : logged in", "Launch -> Welcome : logged out", "Welcome -> Sign-up : new",
        "Welcome -> Sign-in : old",
      ])
  }

  @Test("a change and its trigger on each line")
  func rules() {
    #expect(
      found(
        "shut    -> opening : knock\nopening -> open    : bolt drawn\n*       -> stuck   : rust")
        == ["shut -> opening : knock", "opening -> open : bolt drawn", "* -> stuck : rust"])
    #expect(found("name -> title : string\ntitle -> name : string").isEmpty)
  }
}
