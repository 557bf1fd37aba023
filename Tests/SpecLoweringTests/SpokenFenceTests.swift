import SpecLowering
import SpecModel
import Testing

@Suite("Changes in fences and code")
struct SpokenFenceTests {
  private func found(
    _ fence: String, tag: String = "", below title: String = "Radio"
  ) -> [String] {
    lower("# \(title)\n\n```\(tag)\n\(fence)\n```\n").machines.flatMap { edges($0) }
  }

  @Test("a tree whose branches meet again")
  func trees() {
    #expect(
      found(
        "Lock\n├── right → Desk\n├── wrong → Retry\n│   ├── (again) → Lock\n│   └── 3rd time → Help\n└── forgot → Help",
        below: "Recovering") == [
          "Lock -> Desk : right", "Lock -> Retry : wrong", "Retry -> Lock : again",
          "Retry -> Help : 3rd time", "Lock -> Help : forgot",
        ])
    #expect(
      found(
        "Login Service\n├── token → Session\n│   ├── old → Cache\n│   └── new → Session\n└── none → Cache",
        below: "Architecture"
      ).isEmpty)
  }

  @Test("branches with heads")
  func heads() {
    let fence = "Home\n ├─> Search ──> Results\n ├─> Profile\n └─> Settings"
    #expect(
      found(fence, below: "Screens") == [
        "Home -> Search", "Search -> Results", "Home -> Profile", "Home -> Settings",
      ])
    #expect(found(fence, below: "Folders").isEmpty)
  }

  @Test("a word before all names")
  func places() {
    #expect(
      found("IN Parked\n    key turned => Ready\nIN Ready\n    key out    => Parked")
        == ["Parked -> Ready : key turned", "Ready -> Parked : key out"])
  }

  @Test("all tags of plain text", arguments: ["text", "txt", "plain", "plaintext", "ascii"])
  func plainTags(_ tag: String) {
    let rules = "IN Parked\n    key turned => Ready\nIN Ready\n    key out    => Parked"
    #expect(found(rules, tag: tag) == found(rules))
    let ways = "Cart --(buy)--> Pay --(paid)--> Done\nPay  --(fail)--> Cart"
    #expect(found(ways, tag: tag) == found(ways))
    #expect(found(ways, tag: "js") == [])
  }

  @Test("words on arrows and above them")
  func labels() {
    #expect(
      found("Cart --(buy)--> Pay --(paid)--> Done\nPay  --(fail)--> Cart")
        == ["Cart -> Pay : buy", "Pay -> Done : paid", "Pay -> Cart : fail"])
    #expect(
      found(
        "          play              pause\nStopped -------> Playing ---------> Paused")
        == ["Stopped -> Playing : play", "Playing -> Paused : pause"])
    #expect(
      found("Locked\n  | key turned\n  v\nUnlocked\n  | push\n  v\nAjar")
        == ["Locked -> Unlocked : key turned", "Unlocked -> Ajar : push"])
  }

  @Test("graphs of Graphviz")
  func graphs() {
    #expect(
      found(
        "digraph oven_states {\n  node [shape=ellipse];\n  off -> preheat [label=\"start\"];\n  preheat -> baking [label=\"hot, or nearly\", color=red]\n  baking -> off;\n}",
        tag: "dot")
        == ["off -> preheat : start", "preheat -> baking : hot, or nearly", "baking -> off"])
    #expect(found("digraph deps {\n  api -> db;\n  web -> api;\n}", tag: "graphviz").isEmpty)
  }

  @Test("conditions of reducers")
  func reducers() {
    #expect(
      found(
        "function next(state, action) {\n  if (state === 'shut' && action.type === 'OPEN') return 'open';\n  if (state === 'open' && action.type === 'CLOSE') return 'shut';\n  return state;\n}",
        tag: "js") == ["shut -> open : OPEN", "open -> shut : CLOSE"])
    #expect(
      found(
        "switch (state.status) {\n  case 'idle':\n    if (event.type === 'LOAD') {\n      return { ...state, status: 'loading' };\n    }\n    return state;\n  case 'loading':\n    return event.type === 'OK' ? 'idle' : state;\n}",
        tag: "ts") == ["idle -> loading : LOAD", "loading -> idle : OK"])
    #expect(
      found(
        "function color(state) {\n  if (state === 'error') return 'red';\n  if (state === 'ok') return 'green';\n}",
        tag: "ts"
      ).isEmpty)
  }

  @Test("trees of screens below a heading that calls them a site map")
  func maps() {
    func names(_ title: String, _ tree: String) -> [String] {
      lower("# App\n\n## \(title)\n\n```\n\(tree)\n```\n").machines.flatMap {
        $0.states.map(\.name)
      }
    }
    let tree = "Landing\n├── Pricing - three plans\n├── Sign In\n│   └── Reset Password\n└── Boards"
    #expect(
      names("Site map", tree) == ["Landing", "Pricing", "Sign In", "Reset Password", "Boards"])
    #expect(names("Folders", tree).isEmpty)
    #expect(names("Site map", "src\n├── App.tsx\n├── Home.tsx\n└── screens").isEmpty)
  }
}
