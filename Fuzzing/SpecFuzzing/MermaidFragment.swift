/// Mermaid diagrams: state diagrams and flowcharts.
enum MermaidFragment {
  static func states(_ random: inout FuzzRandom) -> String {
    var depth = 0
    let lines = random.several(0...20) { random in
      switch random.below(14) {
      case 0:
        depth += 1
        return "state \(id(&random)) {"
      case 1:
        depth = max(0, depth - 1)
        return "}"
      case 2: return "state \"\(random.pick(WordTable.states))\" as \(id(&random))"
      case 3: return "state \(id(&random)) <<\(random.pick(["choice", "fork", "join", "x"]))>>"
      case 4: return "note \(random.pick(["right", "left"])) of \(id(&random)): \(label(&random))"
      case 5: return "note right of \(id(&random))\n\(label(&random))\nend note"
      case 6: return random.pick(["--", "direction LR", "classDef a fill:#f00", "%% x", "[*]", ""])
      case 7: return "\(id(&random)) : \(label(&random))"
      default: return "\(id(&random)) --> \(id(&random))" + colon(&random)
      }
    }
    let close = random.once(in: 4) ? "" : String(repeating: "}\n", count: depth)
    return fence(
      random.pick(["stateDiagram-v2", "stateDiagram", "---\ntitle: x\n---\nstateDiagram-v2"]),
      lines.joined(separator: "\n") + "\n" + close, &random)
  }

  static func flow(_ random: inout FuzzRandom) -> String {
    let lines = random.several(0...20) { random in
      switch random.below(10) {
      case 0: return "subgraph \(id(&random)) [\(random.pick(WordTable.states))]"
      case 1: return "end"
      case 2:
        return random.pick(["style a fill:#fff", "click a \"x\"", "linkStyle 0 x", "%% c", ";"])
      case 3: return node(&random)
      default:
        let chain = random.several(1...3) { "\(edge(&$0)) \(node(&$0))" }
        return node(&random) + " " + chain.joined(separator: " ")
      }
    }
    let kind = random.pick(["flowchart TD", "graph LR", "flowchart", "graph TB;"])
    return fence(kind, lines.joined(separator: "\n") + "\n", &random)
  }

  private static func fence(
    _ kind: String, _ body: String, _ random: inout FuzzRandom
  ) -> String {
    "```mermaid\n\(kind)\n\(body)" + (random.once(in: 12) ? "" : "```\n")
  }

  private static func id(_ random: inout FuzzRandom) -> String {
    random.pick(["a", "b", "c", "S1", "S2", "idle", "[*]", "読込", "\"q s\"", "x:::hot", "end"])
  }

  private static func label(_ random: inout FuzzRandom) -> String {
    random.pick(WordTable.triggers) + random.pick(["", " [x > 3]", " / log", "<br/>y", "\\n"])
  }

  private static func colon(_ random: inout FuzzRandom) -> String {
    random.once(in: 3) ? "" : " : \(label(&random))"
  }

  private static func node(_ random: inout FuzzRandom) -> String {
    let text = random.pick(WordTable.states + WordTable.triggers)
    let name = id(&random)
    return random.pick([
      name, "\(name)[\(text)]", "\(name)(\(text))", "\(name){\(text)}", "\(name)([\(text)])",
      "\(name)[[\(text)]]", "\(name)((\(text)))", "\(name){{\(text)}}", "\(name)[/\(text)/]",
      "\(name)>\(text)]", "\(name)[\"\(text)\"]", "\(name) & c", "\(name)@{ shape: rect }",
      "\(name)[\(text)",
    ])
  }

  private static func edge(_ random: inout FuzzRandom) -> String {
    let text = label(&random)
    return random.pick([
      "-->", "---", "-.->", "==>", "--x", "--o", "<-->", "-- \(text) -->", "-->|\(text)|",
      "== \(text) ==>", "-. \(text) .->", "~~~", "---->", "-->|\(text)",
    ])
  }
}
