import SpecModel
import SpecText
import Testing

@testable import SpecLowering

@Suite("Mermaid flowcharts")
struct MermaidFlowchartTests {
  typealias Snippet = MermaidStateTests.Snippet

  @Test("statements", arguments: links + nodes + contracted)
  func statement(_ snippet: Snippet) {
    let machines = lower("# Screen flow\n\n```mermaid\n\(snippet.lines)\n```\n").machines
    #expect(machines.flatMap(MermaidStateTests.edges) == snippet.edges)
    if let states = snippet.states { #expect(machines.flatMap(\.states).map(\.name) == states) }
  }

  private static let links: [Snippet] = [
    Snippet("an arrow", "flowchart LR\nMap --> List", ["Map > List"]),
    Snippet("graph, on the header's line", "graph TD; Map-->List;", ["Map > List"]),
    Snippet("text in pipes", "flowchart LR\nMap -->|swipe up| List", ["Map > List : swipe up"]),
    Snippet(
      "text in the line", "flowchart LR\nMap -- swipe up --> List", ["Map > List : swipe up"]),
    Snippet(
      "quoted text", "flowchart LR\nMap -->|\"swipe (up)\"| List", ["Map > List : swipe (up)"]),
    Snippet(
      "dotted", "flowchart LR\nMap -.-> List -. back .-> Map", ["Map > List", "List > Map : back"]),
    Snippet(
      "thick", "flowchart LR\nMap ==> List == back ==> Map", ["Map > List", "List > Map : back"]),
    Snippet("long", "flowchart LR\nMap ----> List\nList -...-> Map", ["Map > List", "List > Map"]),
    Snippet("both ways", "flowchart LR\nMap <--> List", ["Map > List", "List > Map"]),
    Snippet("a circle at the end", "flowchart LR\nMap --o List", ["Map > List"]),
    Snippet("no head", "flowchart LR\nMap --- Key\nMap --> List", ["Map > List"]),
    Snippet("unseen", "flowchart LR\nMap ~~~ Key\nMap --> List", ["Map > List"]),
    Snippet(
      "a chain", "flowchart LR\nMap --> List -- tap --> Item", ["Map > List", "List > Item : tap"]),
    Snippet(
      "groups of ends", "flowchart LR\nMap & List --> Item & Help",
      ["Map > Item", "Map > Help", "List > Item", "List > Help"]),
    Snippet(
      "an id of an edge", "flowchart LR\nMap e1@--> List\ne1@{ animate: true }", ["Map > List"]),
    Snippet("hyphens in ids", "flowchart LR\nmap-view-->list-view", ["map-view > list-view"]),
    Snippet(
      "crossed out is no change", "flowchart LR\nMap --> List\nList --x Item", ["Map > List"]),
    Snippet(
      "forbidden is no change", "flowchart LR\nMap --> List\nList -->|never| Item", ["Map > List"]),
  ]

  private static let nodes: [Snippet] = [
    Snippet(
      "outlines",
      "flowchart LR\na[Map] --> b(List) --> c([Item]) --> d[[Help]] --> e((Buy)) --> f>Pay]",
      ["Map > List", "List > Item", "Item > Help", "Help > Buy", "Buy > Pay"]),
    Snippet(
      "slanted and round outlines",
      "flowchart LR\na[/Map/] --> b[\\List\\] --> c(((Item))) --> d{{Help}}",
      ["Map > List", "List > Item", "Item > Help"]),
    Snippet(
      "quoted text with brackets", "flowchart LR\na[\"Map [beta]\"] --> b[\"List (all)\"]",
      ["Map [beta] > List (all)"]),
    Snippet("brackets in brackets", "flowchart LR\na[Map (big)] --> b[List]", ["Map (big) > List"]),
    Snippet(
      "line breaks, bold, pictures", "flowchart LR\na[\"🗺 **Map**\"] --> b[List<br/>of places]",
      ["Map > List of places"]),
    Snippet(
      "a markdown string over lines", "flowchart LR\na[\"`Map\nof places`\"] --> b[List]",
      ["Map of places > List"]),
    Snippet(
      "icons and entities", "flowchart LR\na[fa:fa-map Map] --> b[List #amp; more]",
      ["Map > List & more"]),
    Snippet(
      "the general notation",
      "flowchart LR\na@{ shape: rect, label: \"Map\" } --> q@{ shape: diam, label: \"Ok?\" }\nq -->|yes| List",
      ["Map > List [Ok? yes]"]),
    Snippet(
      "styles and clicks",
      "flowchart LR\nclassDef x fill:#f00\nMap:::x --> List\nclick Map \"#m\"\nstyle Map fill:#0f0\nlinkStyle 0 stroke:red\nclass List x",
      ["Map > List"], states: ["Map", "List"]),
    Snippet("text given later", "flowchart LR\na --> b\na[Map]\nb[List]", ["Map > List"]),
    Snippet(
      "a group around states",
      "flowchart LR\nsubgraph e [Edit mode]\ndirection TB\na[Text] --> b[Colour]\nend\nb --> Home",
      ["Text > Colour", "Colour > Home"], states: ["Edit mode", "Text", "Colour", "Home"]),
    Snippet(
      "a group that only groups", "flowchart LR\nsubgraph Tabs\nMap --> List\nend", ["Map > List"],
      states: ["Map", "List"]),
    Snippet(
      "a group as an end", "flowchart LR\nsubgraph Tour\nA1[One] --> A2[Two]\nend\nHome --> Tour",
      ["One > Two", "Home > Tour"]),
  ]

  @Test("lines on the way to a change and lines that tell one again are read")
  func passedLines() {
    let text = """
      # Screen flow

      ```mermaid
      flowchart TD
      Form --> q{Valid?}
      q -->|yes| Thanks
      q -->|no| Form
      ```

      ```mermaid
      flowchart TD
      Form --> Thanks
      Thanks --> e([End])
      ```

      """
    let passed = lower(text).machines.flatMap(\.supportingLines)
    let lines = passed.map { text.utf8.prefix(Int($0.range.start)).count { $0 == 0x0A } + 1 }
    #expect(Set(lines) == [5, 12, 13])
  }

  private static let contracted: [Snippet] = [
    Snippet(
      "a decision", "flowchart TD\nForm -->|send| q{Valid?}\nq -->|yes| Thanks\nq -->|no| Form",
      ["Form > Thanks : send [Valid? yes]", "Form > Form : send [Valid? no]"],
      states: ["Form", "Thanks"]),
    Snippet(
      "a decision without a trigger", "flowchart TD\nForm --> q{Valid?}\nq -- no --> Form",
      ["Form > Form [Valid? no]"]),
    Snippet(
      "acts of a person",
      "flowchart TD\nForm --> t[User taps Send] --> Thanks\nThanks --> u[Tap Close] --> Home",
      ["Form > Thanks : User taps Send", "Thanks > Home : Tap Close"],
      states: ["Form", "Thanks", "Home"]),
    Snippet(
      "triggers in a group of their own",
      "flowchart TD\nsubgraph Triggers\nx[Battery low]\nend\nx --> Warning\nWarning --> Home",
      ["* > Warning : Battery low", "Warning > Home"]),
    Snippet(
      "a gesture that may be a tab", "flowchart TD\n목록 --> b[항목 탭] --> 상세", ["목록 > 상세 : 항목 탭"]),
    Snippet(
      "start and end", "flowchart TD\ns([Start]) --> Form --> Thanks --> e([End])",
      ["Form > Thanks"],
      states: ["Form", "Thanks"]),
    Snippet(
      "a store on the way",
      "flowchart TD\nForm -->|save| d[(Drafts)] --> List -->|open| Form\nList --> Home",
      ["Form > List : save", "List > Form : open", "List > Home"]),
  ]

  @Test(
    "charts of something else",
    arguments: [
      ("Architecture", "App[Mobile App] --> Api[API Gateway] --> Db[(Users)]"),
      ("Overview", "Web[Web client] --> Srv[Server] --> Q[Queue]"),
      ("Component hierarchy", "Page --> Header\nPage --> List\nList --> Row"),
      ("Data flow", "Form --> Store --> List"),
      ("Build pipeline", "Lint --> Test --> Deploy"),
      ("Login flow", "useAuth --> AuthProvider --> AuthService"),
      ("Saving", "Memory -->|saveAll()| Disk -->|loadAll()| Memory"),
      ("Discount rules", "Cart --> q{Member?}\nq -->|yes| Half[Half price]"),
    ])
  func other(_ heading: String, _ lines: String) {
    #expect(lower("# \(heading)\n\n```mermaid\nflowchart TD\n\(lines)\n```\n").machines.isEmpty)
  }

  @Test(
    "charts of machines under any heading that says so",
    arguments: [
      "Order lifecycle", "User flows", "Checkout wizard", "Dialogs", "画面遷移", "Flujo de usuario",
      "Navigation flow", "Sign-up flow", "Site map",
    ])
  func machine(_ heading: String) {
    let spec = lower("# \(heading)\n\n```mermaid\nflowchart TD\nOne --> Two\n```\n")
    #expect(spec.machines.flatMap(\.transitions).count == 1)
  }

  @Test("groups that share several labels keep a node of their own for each")
  func twins() throws {
    let head = "flowchart TB\nHome[Home]\n"
    let pairs = """
      subgraph A[Orders]
      AList[List] --> ADetail[Detail]
      end
      subgraph B[Clients]
      BList[List] --> BDetail[Detail]
      end
      Home --> AList
      Home --> BList
      """
    let screens = { (text: String) in
      lower("# Screen flow\n\n```mermaid\n\(head)\(text)\n```\n").machines.first
    }
    let machine = try #require(screens(pairs))
    #expect(
      machine.states.map(\.name)
        == ["Home", "Orders List", "Orders Detail", "Clients List", "Clients Detail"])
    #expect(
      edges(machine) == [
        "Orders List -> Orders Detail", "Clients List -> Clients Detail", "Home -> Orders List",
        "Home -> Clients List",
      ])
    // One label that two groups show is one thing drawn twice.
    let once = try #require(screens(pairs.replacing("BDetail[Detail]", with: "BForm[Form]")))
    #expect(once.states.map(\.name) == ["Home", "List", "Detail", "Form"])
  }

  @Test("of the answers on the way the last one leads to a state, and all are conditions")
  func answers() throws {
    let machine = try #require(
      lower(
        "# Screen flow\n\n```mermaid\nflowchart TD\nA[Start page] --> B{Who?}\nB -->|member| C{Dues?}\n"
          + "C -->|overdue| D[Pay page]\nB -->|guest| E[Sign in page]\n```\n"
      ).machines.first)
    #expect(
      edges(machine) == ["Start page -> Pay page : overdue", "Start page -> Sign in page : guest"])
    #expect(
      machine.transitions.map { $0.guardText?.text ?? "" } == [
        "Who? member and Dues? overdue", "Who? guest",
      ])
  }

  @Test(
    "yes and no are conditions with their questions, and trigger nothing",
    arguments: [
      ("yes", "no"), ("Ja", "Nein"), ("はい", "いいえ"), ("是", "否"), ("네", "아니요"), ("sim", "não"),
    ])
  func plainAnswers(yes: String, no: String) throws {
    let machine = try #require(
      lower(
        "# Screen flow\n\n```mermaid\nflowchart TD\nA[Start page] --> B{Signed in?}\nB -->|\(yes)| C{Paid?}\n"
          + "C -->|\(no)| D[Pay page]\nB -->|\(no)| E[Sign in page]\n```\n"
      ).machines.first)
    #expect(edges(machine) == ["Start page -> Pay page", "Start page -> Sign in page"])
    #expect(
      machine.transitions.map { $0.guardText?.text ?? "" } == [
        "Signed in? \(yes) and Paid? \(no)", "Signed in? \(no)",
      ])
  }

  @Test("nodes of an interface tell where no heading does")
  func nodesDecide() {
    let shown = "Login[Login screen] -->|ok| Home[Home page]"
    #expect(lower("# Notes\n\n```mermaid\nflowchart TD\n\(shown)\n```\n").machines.count == 1)
  }

  @Test(
    "diagrams of other kinds are no machines",
    arguments: [
      "sequenceDiagram\nA->>B: hi\nB-->>A: ho", "journey\ntitle Day\nsection Go\nMake tea: 5: Me",
      "gantt\nsection A\nTask --> x : a1, 2020-01-01, 3d", "erDiagram\nA ||--o{ B : has",
      "classDiagram\nA --> B : uses", "mindmap\nroot((x))", "pie\n\"a\" : 3", "gitGraph\ncommit",
    ])
  func otherKinds(_ lines: String) {
    #expect(lower("# State machine\n\n```mermaid\n\(lines)\n```\n").machines.isEmpty)
  }

  @Test("crossed and forbidden edges are prohibitions")
  func prohibited() throws {
    let text =
      "# Screens\n\n```mermaid\nflowchart LR\nMap --> List\nList --x Map\nMap -->|not allowed| Map\n```\n"
    let machine = try #require(lower(text).machines.first)
    #expect(
      machine.prohibitions.map {
        "\($0.source.map { machine[$0].name } ?? "*") > \($0.target.map { machine[$0].name } ?? "*")"
      }
        == ["List > Map", "Map > Map"])
  }
}
