import SpecModel
import Testing

@testable import SpecLowering

@Suite("Mermaid state diagrams")
struct MermaidStateTests {
  /// A diagram and the edges it declares, "from > to : trigger [guard] / effect".
  struct Snippet: Sendable, CustomTestStringConvertible {
    var name: String
    var lines: String
    var edges: [String]
    var states: [String]?
    var testDescription: String { name }

    init(_ name: String, _ lines: String, _ edges: [String], states: [String]? = nil) {
      self.name = name
      self.lines = lines
      self.edges = edges
      self.states = states
    }
  }

  @Test("statements", arguments: statements + composites + pseudoStates)
  func statement(_ snippet: Snippet) {
    let machines = lower("# Kettle\n\n```mermaid\n\(snippet.lines)\n```\n").machines
    #expect(machines.flatMap(Self.edges) == snippet.edges)
    if let states = snippet.states { #expect(machines.flatMap(\.states).map(\.name) == states) }
  }

  @Test("a line parts a composite state into regions")
  func regions() throws {
    let parted = "Off --> On\nstate On {\nCold --> Hot\n--\nDark --> Lit\n}"
    let whole = "Off --> On\nstate On {\nCold --> Hot\nDark --> Lit\n}"
    func regions(_ lines: String) throws -> [String: Int] {
      let text = "# Kettle\n\n```mermaid\nstateDiagram-v2\n\(lines)\n```\n"
      let machine = try #require(lower(text).machines.first)
      return machine.states.reduce(into: [:]) { $0[$1.name] = $1.region }
    }
    #expect(try regions(parted) == ["Cold": 0, "Hot": 0, "Dark": 1, "Lit": 1])
    #expect(try regions(whole) == [:])
    // Outside of composite states the line parts nothing.
    #expect(try regions("Cold --> Hot\n--\nDark --> Lit") == [:])
  }

  @Test(
    "a start mark inside a composite state tells in which of its states it begins",
    arguments: [
      ("Off --> On\nstate On {\n[*] --> Cold\nCold --> Hot\n}", ["Cold"]),
      ("Off --> On\nstate On {\nCold --> Hot\n}", []),
      // Each part begins apart from the others.
      (
        "Off --> On\nstate On {\n[*] --> Cold\nCold --> Hot\n--\n[*] --> Dark\nDark --> Lit\n}",
        ["Cold", "Dark"]
      ),
      // A choice leaves open which one it is.
      (
        "Off --> On\nstate On {\nstate c <<choice>>\n[*] --> c\nc --> Cold : [tap]\n"
          + "c --> Hot : [else]\n}", ["Cold", "Hot"]
      ),
      // What begins deep inside begins in the state around it.
      (
        "Off --> On\nstate On {\nstate Cold {\nIcy --> Cool\n}\n[*] --> Cool\nCold --> Hot\n}",
        ["Cold"]
      ),
      ("[*] --> Off\nOff --> On\nstate On {\nHot --> [*] : cool\n}", []),
    ])
  func starts(_ lines: String, _ expected: [String]) throws {
    let text = "# Kettle\n\n```mermaid\nstateDiagram-v2\n\(lines)\n```\n"
    let machine = try #require(lower(text).machines.first)
    #expect(machine.states.filter(\.isInitial).map(\.name).sorted() == expected.sorted())
    let uml = "# Kettle\n\n```plantuml\n@startuml\n\(lines)\n@enduml\n```\n"
    let told = try #require(lower(uml).machines.first)
    #expect(told.states.filter(\.isInitial).map(\.name).sorted() == expected.sorted())
  }

  static func edges(_ machine: Machine) -> [String] {
    machine.transitions.map { edge in
      var text = edge.source.map { machine[$0].name } ?? "*"
      text += " > " + machine[edge.target].name
      if let trigger = edge.trigger { text += " : " + trigger.text }
      if let guardText = edge.guardText { text += " [" + guardText.text + "]" }
      if let effect = edge.effect { text += " / " + effect.text }
      return text
    }
  }

  private static let statements: [Snippet] = [
    Snippet("plain edge", "stateDiagram-v2\nCold --> Hot", ["Cold > Hot"]),
    Snippet("old header", "stateDiagram\nCold --> Hot : plug in", ["Cold > Hot : plug in"]),
    Snippet("no spaces", "stateDiagram-v2\nCold-->Hot:plug", ["Cold > Hot : plug"]),
    Snippet(
      "colon in a label", "stateDiagram-v2\nA1 --> B1 : at 7:30: boil", ["A1 > B1 : at 7:30: boil"]),
    Snippet(
      "alternatives stay one trigger", "stateDiagram-v2\nCold --> Hot : lever / app",
      ["Cold > Hot : lever / app"]),
    Snippet(
      "guard and effect", "stateDiagram-v2\nCold --> Hot : lever [filled] / lamp on",
      ["Cold > Hot : lever [filled] / lamp on"]),
    Snippet("guard alone", "stateDiagram-v2\nCold --> Hot : [filled]", ["Cold > Hot [filled]"]),
    Snippet(
      "call as an effect", "stateDiagram-v2\nCold --> Hot : lever / lampOn()",
      ["Cold > Hot : lever / lampOn()"]),
    Snippet(
      "written line breaks", "stateDiagram-v2\nCold --> Hot : lever\\n(down)<br/>now",
      ["Cold > Hot : lever (down) now"]),
    Snippet(
      "full-width brackets", "stateDiagram-v2\nCold --> Hot : レバー（下）", ["Cold > Hot : レバー（下）"]),
    Snippet("picture first", "stateDiagram-v2\nCold --> Hot : ● lever", ["Cold > Hot : ● lever"]),
    Snippet(
      "entity code", "stateDiagram-v2\nCold --> Hot : #quot;go#quot;", ["Cold > Hot : \"go\""]),
    Snippet("self loop", "stateDiagram-v2\nHot --> Hot : tick", ["Hot > Hot : tick"]),
    Snippet(
      "several on a line", "stateDiagram-v2\nCold --> Warm; Warm --> Hot : lever;",
      ["Cold > Warm", "Warm > Hot : lever"]),
    Snippet(
      "semicolon in a label", "stateDiagram-v2\nCold --> Hot : lever; then wait",
      ["Cold > Hot : lever; then wait"]),
    Snippet(
      "comments", "stateDiagram-v2\n%% Cold --> Lost\nCold --> Hot : lever %% why",
      ["Cold > Hot : lever"]),
    Snippet(
      "styles",
      "stateDiagram-v2\nclassDef warm fill:#f00\nCold:::icy --> Hot:::warm : lever\nclass Hot warm",
      ["Cold > Hot : lever"], states: ["Cold", "Hot"]),
    Snippet(
      "direction, hidden descriptions and titles",
      "stateDiagram-v2\ndirection LR\nhide empty description\naccTitle: a --> b\nCold --> Hot",
      ["Cold > Hot"]),
    Snippet(
      "long description of the diagram",
      "stateDiagram-v2\naccDescr {\n Cold --> Lost\n}\nCold --> Hot", ["Cold > Hot"]),
    Snippet(
      "front matter and directive",
      "---\ntitle: Kettle\n---\n%%{init: {'theme':'base'}}%%\nstateDiagram-v2\nCold --> Hot",
      ["Cold > Hot"]),
    Snippet("other scripts", "stateDiagram-v2\n冷 --> 热 : 按下", ["冷 > 热 : 按下"]),
    Snippet(
      "a quoted title", "stateDiagram-v2\nstate \"Keeps warm\" as k\nHot --> k",
      ["Hot > Keeps warm"],
      states: ["Keeps warm", "Hot"]),
    Snippet(
      "a title behind an opaque id", "stateDiagram-v2\ns1 --> s2 : lever\ns1 : Cold\ns2 : Very hot",
      ["Cold > Very hot : lever"]),
    Snippet(
      "a description behind a telling id",
      "stateDiagram-v2\nBoiling : water moves\nBoiling --> Done",
      ["Boiling > Done"], states: ["Boiling", "Done"]),
    Snippet(
      "titles behind ids like variables",
      "stateDiagram-v2\nwarm : Warming up\nhot : 沸騰中\nwarm --> hot", ["Warming up > 沸騰中"]),
    Snippet(
      "quoted ends", "stateDiagram-v2\n\"Warm up\" --> \"Hold\" : ready", ["Warm up > Hold : ready"]
    ),
    Snippet(
      "notes are no edges",
      "stateDiagram-v2\nCold --> Hot\nnote right of Hot : too hot\nnote left of Cold\n a --> b\nend note",
      ["Cold > Hot"]),
    Snippet(
      "a note that tells a change",
      "stateDiagram-v2\nCold --> Hot\nnote right of Hot\n unplug → Cold\n lever → elsewhere\nend note",
      ["Cold > Hot", "Hot > Cold : unplug"]),
    Snippet(
      "a line that is nothing", "stateDiagram-v2\nwhat is this\nCold --> Hot", ["Cold > Hot"]),
  ]

  private static let composites: [Snippet] = [
    Snippet(
      "states inside", "stateDiagram-v2\nOff --> On\nstate On {\n[*] --> Cold\nCold --> Hot\n}",
      ["Off > On", "Cold > Hot"], states: ["Off", "On", "Cold", "Hot"]),
    Snippet(
      "on one line", "stateDiagram-v2\nstate On { Cold --> Hot }\nOn --> Off",
      ["Cold > Hot", "On > Off"], states: ["On", "Cold", "Hot", "Off"]),
    Snippet(
      "deep, over borders",
      "stateDiagram-v2\nstate A1 {\nstate B1 {\nstate C1 {\nx --> y\n}\n}\n}\ny --> Off : pull",
      ["x > y", "y > Off : pull"]),
    Snippet(
      "concurrent regions", "stateDiagram-v2\nstate On {\nCold --> Hot\n--\nDark --> Lit\n}",
      ["Cold > Hot", "Dark > Lit"]),
    Snippet(
      "an end inside is not the end",
      "stateDiagram-v2\nstate On {\nHot --> [*] : cool\n}\nOn --> [*] : pull",
      ["Hot > [*] in On : cool", "On > [*] : pull"]),
  ]

  private static let pseudoStates: [Snippet] = [
    Snippet(
      "start and end without a trigger", "stateDiagram-v2\n[*] --> Cold\nCold --> Hot\nHot --> [*]",
      ["Cold > Hot"], states: ["Cold", "Hot"]),
    Snippet(
      "start and end with a trigger", "stateDiagram-v2\n[*] --> Cold : buy\nCold --> [*] : break",
      ["[*] > Cold : buy", "Cold > [*] : break"]),
    Snippet(
      "a choice",
      "stateDiagram-v2\nstate c <<choice>>\nCold --> c : lever\nc --> Hot : [filled]\nc --> Off : else",
      ["Cold > Hot : lever [filled]", "Cold > Off : lever [else]"], states: ["Cold", "Hot", "Off"]),
    Snippet(
      "a choice behind a choice",
      "stateDiagram-v2\nstate c <<choice>>\nstate d <<choice>>\nA1 --> c : go\nc --> d : [p]\nd --> B1 : [q]",
      ["A1 > B1 : go [p and q]"]),
    Snippet(
      "a circle of choices ends",
      "stateDiagram-v2\nstate c <<choice>>\nstate d <<choice>>\nA1 --> c\nc --> d\nd --> c\nd --> B1 : [q]",
      ["A1 > B1 : q [q]"]),
    Snippet(
      "fork and join",
      "stateDiagram-v2\nstate f <<fork>>\nstate j <<join>>\nOn --> f : lever\nf --> Heat\nf --> Lamp\nHeat --> j\nLamp --> j\nj --> Off",
      ["On > Heat : lever", "On > Lamp : lever", "Heat > Off", "Lamp > Off"]),
  ]

  @Test("marks decide where runs start and end, and braces what stands in what")
  func structure() throws {
    let text = """
      # Kettle

      ```mermaid
      stateDiagram-v2
        [*] --> Off
        Off --> On : plug
        state On {
          [*] --> Cold
          Cold --> Hot : lever
        }
        Hot --> Broken : leak
        Broken --> [*]
      ```
      """
    let machine = try #require(lower(text).machines.first)
    func state(_ name: String) -> State? { machine.states.first { $0.name == name } }
    #expect(machine.initial.map { machine[$0].name } == "Off")
    #expect(state("On")?.kind == .composite)
    #expect(state("Hot")?.parent.map { machine[$0].name } == "On")
    #expect(state("Broken")?.parent == nil)
    #expect(state("Broken")?.kind == .final)
    #expect(machine.transitions.allSatisfy { $0.matrix == 0 })
  }

  @Test("a start and an end that triggers lead through are two states of one name")
  func marksApart() throws {
    let lines = "stateDiagram-v2\n[*] --> Cold : buy\nCold --> [*] : break"
    let machine = try #require(lower("```mermaid\n\(lines)\n```\n").machines.first)
    #expect(machine.states.map(\.name) == ["[*]", "Cold", "[*]"])
    #expect(machine.states.map(\.kind) == [.atomic, .atomic, .final])
    #expect(Set(machine.states.map(\.key)).count == 3)
  }

  @Test("a line that is no statement is reported")
  func stray() {
    let spec = lower("```mermaid\nstateDiagram-v2\nCold --> Hot\nwhat is this\n```\n")
    #expect(spec.unresolved.map(\.text) == ["what is this"])
  }
}
