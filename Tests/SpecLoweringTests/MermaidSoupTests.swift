import SpecModel
import Testing

@testable import SpecLowering

@Suite("Mermaid line soups")
struct MermaidSoupTests {
  /// A generator of the same numbers on every run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private static let pieces = [
    "A", "b1", "状態", "[*]", "-->", "--", "-.->", "==>", "--x", "x--x", "<-->", "~~~", "|", "|yes|",
    "&",
    ":", ":::", "::: ", "[", "]", "(", ")", "((", "))", "{", "}", "{{", "}}", "[/", "\\]", ">",
    "\"", "`",
    "state", "state X {", "as", "<<choice>>", "<<fork>>", "note right of A", "end note", "end",
    "subgraph", "subgraph Z [t]", "direction LR", "classDef", "%%", "%%{", "}%%", "---", ";", "@{",
    "e1@-->", "shape: diam", "label: \"x", "<br/>", "\\n", "#quot;", "#", "fa:fa-x", " ", "  ",
    "never",
    "❌", "accDescr {", "--", "\u{0}", "\u{FEFF}", "é", "👩‍🚒",
  ]

  @Test("no soup stops the compiler", arguments: 0..<60)
  func soup(_ seed: UInt64) {
    var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    for header in ["stateDiagram-v2", "flowchart TD", "graph LR;"] {
      var text = "# State flow\n\n```mermaid\n\(header)\n"
      for _ in 0..<60 {
        for _ in 0..<Int.random(in: 0...9, using: &dice) {
          text += Self.pieces.randomElement(using: &dice) ?? ""
          if Bool.random(using: &dice) { text += " " }
        }
        text += "\n"
      }
      let first = lower(text + "```\n")
      let second = lower(text + "```\n")
      #expect(first.machines == second.machines)
      for machine in first.machines {
        #expect(machine.transitions.allSatisfy { machine.states.indices.contains($0.target.index) })
        #expect(
          machine.states.allSatisfy {
            $0.parent.map { machine.states.indices.contains($0.index) } ?? true
          })
      }
    }
  }

  @Test(
    "long and deep diagrams stay quick",
    arguments: [
      String(repeating: "A[", count: 8000), String(repeating: "A((( x) --> ", count: 1300),
      String(repeating: "state x {\n", count: 3000), String(repeating: "subgraph s\n", count: 3000),
      String(repeating: "a --> ", count: 2500), String(repeating: "\"\n", count: 3001),
      String(repeating: "a & ", count: 4000) + "--> b", String(repeating: "a;", count: 8000),
      (0..<4000).map { "n\($0){q} --> n\($0 + 1){q}" }.joined(separator: "\n"),
      (0..<40).map { a in (0..<40).map { "q\(a){x} --> q\($0){x}" }.joined(separator: "\n") }
        .joined(separator: "\n"),
    ])
  func hostile(_ lines: String) {
    for header in ["stateDiagram-v2", "flowchart TD"] {
      let clock = ContinuousClock()
      let time = clock.measure {
        _ = lower("# State flow\n\n```mermaid\n\(header)\n\(lines)\n```\n")
      }
      #expect(time < .seconds(5))
    }
  }

  @Test("a heading of pictures alone above headings of states is read")
  func headingOfPictures() {
    #expect(
      lower("# States\n\n## 🎉\n\n### Empty\n\n### Loading\n\n### Error\n").machines.count <= 1)
  }
}
