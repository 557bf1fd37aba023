import SpecModel
import Testing

@testable import SpecLowering

@Suite("PlantUML state diagrams")
struct PlantUMLTests {
  private func edges(_ lines: String, tag: String = "plantuml") -> [String] {
    lower("# Kettle\n\n```\(tag)\n\(lines)\n```\n").machines.flatMap(MermaidStateTests.edges)
  }

  @Test(arguments: [
    ("Off --> On : press\nstate Off", ["Off > On : press"]),
    ("state Off\nOff -> On : press", ["Off > On : press"]),
    ("state Off\nOff -down-> On : press", ["Off > On : press"]),
    ("state Off\nOff -[#red,dashed]-> On : press", ["Off > On : press"]),
    ("[*] --> Off\nOff -right-> On : press -> hold", ["Off > On : press -> hold"]),
    (
      "state \"Cold water\" as C\nstate \"Hot water\" as H #ffeecc\nC --> H : heat [full]",
      ["Cold water > Hot water : heat [full]"]
    ),
    ("state Off\nOff --> On ' a remark", ["Off > On ' a remark"]),
    ("header Draft 3\nfooter Page 1\nstate Off\nOff --> On : press", ["Off > On : press"]),
    ("header\nOff --> Lost\nend header\nstate Off\nOff --> On : press", ["Off > On : press"]),
    ("state headerShown\nheaderShown --> On : press", ["headerShown > On : press"]),
    ("state Off\nOff -[hidden]-> Low\nOff --> On : press", ["Off > On : press"]),
  ])
  func statements(lines: String, expected: [String]) {
    #expect(edges("@startuml\n\(lines)\n@enduml") == expected)
  }

  @Test func skipsWhatIsNoStatement() {
    let lines = """
      @startuml
      !theme plain
      title Kettle
      skinparam state {
        BackgroundColor #E3F2FD
      }
      hide empty description
      ' Off --> Broken
      /' Off --> Broken
      '/
      legend
      Off --> Broken
      end legend
      state Off
      Off --> On : press
      @enduml
      """
    #expect(edges(lines) == ["Off > On : press"])
    #expect(edges(lines, tag: "puml") == ["Off > On : press"])
    #expect(edges(lines, tag: "") == ["Off > On : press"])
  }

  @Test func readsCompositeStates() throws {
    let lines =
      "@startuml\nstate \"Heat\" as HEAT {\n  Low --> High : more\n}\n[*] --> HEAT\n@enduml"
    let machine = try #require(lower("# Kettle\n\n```plantuml\n\(lines)\n```\n").machines.first)
    #expect(machine.states.map(\.name) == ["Heat", "Low", "High"])
    #expect(machine.states[1].parent != nil)
  }

  @Test func rowsKeepGroupsAndIdsOfTheDiagram() throws {
    let rows = "| State | Look |\n|---|---|\n| Low | pale |\n| High | red |\n"
    let lines = """
      @startuml
      state "Heat" as HEAT {
        state "Low" as L1
        state "High" as H1
        L1 --> H1 : more
      }
      [*] --> HEAT
      @enduml
      """
    let text = "# Kettle\n\n## States\n\n\(rows)\n## Diagram\n\n```plantuml\n\(lines)\n```\n"
    let machine = try #require(lower(text).machines.first)
    let heat = try #require(machine.states.firstIndex { $0.name == "Heat" })
    let low = try #require(machine.states.first { $0.name == "Low" })
    #expect(low.parent?.index == heat)
    #expect(low.aliases.map(\.text) == ["L1"])
  }

  @Test(arguments: [
    "@startuml\nAlice -> Bob : hello\nBob --> Alice : hi\n@enduml",
    "@startuml\nclass Kettle {\n  +heat()\n}\nKettle --> Base\n@enduml",
    "@startuml\n@enduml",
  ])
  func leavesOtherDiagramsAlone(lines: String) {
    #expect(edges(lines) == [])
  }
}
