/// A shape of document that grows without end, for example a table of ever more rows.
public struct HostileShape: Sendable, CustomStringConvertible {
  /// What it is.
  public let description: String
  /// The number of parts in a document of about a megabyte, or as many as the form can have.
  public let count: Int
  private let make: @Sendable (Int) -> String

  init(_ description: String, _ count: Int, _ make: @escaping @Sendable (Int) -> String) {
    self.description = description
    self.count = count
    self.make = make
  }

  /// The document with a number of parts.
  public func document(parts: Int) -> ContiguousArray<UInt8> {
    ContiguousArray("# Spec\n\n\(make(parts))\n".utf8)
  }

  /// Joins the texts of the numbers below a count.
  static func each(_ count: Int, _ text: (Int) -> String) -> String {
    var result = ""
    for index in 0..<count { result += text(index) }
    return result
  }
}

extension HostileShape {
  /// All shapes.
  public static let all: [HostileShape] = [
    lines, blocks, facts, tables, rows, fences, code, frontMatter,
  ].flatMap { $0 }

  private static let lines: [HostileShape] = [
    HostileShape("a line of times", 25_000) { each($0) { "fade \($0 % 900 + 1)ms then 4px, " } },
    HostileShape("a line of links", 30_000) { each($0) { "[a\($0)](b\($0).md) " } },
    HostileShape("a line of arrows", 50_000) { "## Transitions\n\n" + each($0) { "S\($0) → " } },
    HostileShape("an item of arrows", 50_000) {
      "## Transitions\n\n- " + each($0) { "S\($0) → " } + "End"
    },
    HostileShape("a line of open brackets", 200_000) { String(repeating: "[", count: $0) },
    HostileShape("a line of stars", 100_000) { String(repeating: "*a ", count: $0) },
    HostileShape("a line of ticks", 100_000) { String(repeating: "`a ", count: $0) },
    HostileShape("a line of quotes", 100_000) { String(repeating: "\"a ", count: $0) },
    HostileShape("a line of braces", 100_000) { String(repeating: "{a.", count: $0) },
    HostileShape("a line of parentheses", 100_000) {
      String(repeating: "(", count: $0) + String(repeating: ")", count: $0)
    },
    HostileShape("a word", 1_000_000) { String(repeating: "a", count: $0) },
    HostileShape("damaged letters", 100_000) { String(repeating: "â€™ Ã© ", count: $0) },
    HostileShape("colons", 200_000) { String(repeating: "a: ", count: $0) },
    HostileShape("a line of sentences", 20_000) {
      each($0) { "Panel \($0) is \($0 % 400)px wide and opens page \($0). " }
    },
    HostileShape("a line of equations", 20_000) { each($0) { "a\($0) = \($0); " } },
  ]

  private static let blocks: [HostileShape] = [
    HostileShape("quotes in quotes", 20_000) { String(repeating: ">", count: $0) + " x" },
    HostileShape("lists in lists", 1_000) {
      each($0) { String(repeating: " ", count: 2 * $0) + "- 300ms A → B\n" }
    },
    HostileShape("items", 30_000) { each($0) { "- item \($0): 300ms → 400ms A → B\n" } },
    HostileShape("checklist items", 30_000) { each($0) { "- [ ] 44pt target \($0)\n" } },
    HostileShape("state sections", 10_000) { each($0) { "## S\($0) State\n\n**When:** x\n\n" } },
    HostileShape("equal states of screens", 5_000) {
      each($0) { "## Screen \($0)\n\n### Loading State\n\n**When:** x\n\n" }
    },
    HostileShape("plain sections below states", 10_000) {
      "## Screen States\n\n" + each($0) { "### Loading \($0)\n\nText.\n\n" }
    },
    HostileShape("sentences", 20_000) {
      each($0) { "When the user taps X\($0) the app goes to state Y\($0); 300ms.\n\n" }
    },
    HostileShape("anchors and links", 10_000) {
      each($0) { "<a id=\"x\($0)\"></a>\n\n" } + each($0) { "[l](#x\($0))\n\n" }
    },
    HostileShape("equal headings", 20_000) { each($0) { "# Same\n\n[x](#same-\($0))\n\n" } },
    HostileShape("suppressions", 20_000) {
      each($0) { "<!-- plumb-disable-next-line S50\($0 % 10) x -->\nfoo\n\n" }
    },
    HostileShape("tokens", 20_000) { each($0) { "- **C\($0)**: `#12\($0 % 9)4ab` use {c1}\n" } },
    HostileShape("comments", 50_000) { String(repeating: "<!-- ", count: $0) },
  ]

  /// Many facts of one kind, which rules hold against each other.
  private static let facts: [HostileShape] = [
    HostileShape("controls and demands", 5_000) {
      each($0) { "### Button \($0)\n\n- Height: 36px\n- Touch target: 44px\n\n" }
    },
    HostileShape("demands before controls", 5_000) {
      each($0) { "- All buttons of page \($0) are at least 44px high\n" } + "\n## Sizes\n\n"
        + each($0) { "- Button \($0) height: 30px\n" }
    },
    HostileShape("distances beside a scale", 8_000) {
      "## Spacing\n\nSteps: 4px, 8px, 16px, 24px, 32px\n\n"
        + each($0) { "- Padding of box \($0): \($0 % 40)px\n" }
    },
    HostileShape("delays in a list", 8_000) {
      each($0) { "- Tiles of page \($0) come in with a stagger of 40ms\n" }
    },
    HostileShape("lists of looks", 4_000) {
      each($0) { "## Part \($0)\n\n- Default: plain\n- Hover: dark\n- Disabled: pale\n\n" }
    },
    HostileShape("dead links", 8_000) {
      each($0) { "## Part \($0)\n\ntext\n\n" } + each($0) { "[l](#port-\($0))\n\n" }
    },
    HostileShape("texts and grounds", 4_000) {
      "## Colors\n\n"
        + each($0) {
          "- **Text \($0)**: `#\(100_000 + $0)`\n- **Surface \($0)**: `#\(900_000 + $0)`\n"
        }
    },
    HostileShape("properties without a value", 5_000) {
      "| Token | Value |\n|---|---|\n" + each($0) { "| `--a-\($0)` | `#12ab34` |\n" }
        + "\n## Uses\n\n" + each($0) { "- Box \($0): `--b-\($0)`\n" }
    },
  ]

  private static let tables: [HostileShape] = [
    HostileShape("rows", 10_000) {
      "| From | To | Trigger | Duration |\n|---|---|---|---|\n"
        + each($0) { "| S\($0) | S\($0 + 1) | tap \($0) | \($0)ms |\n" }
    },
    HostileShape("equal rows", 10_000) {
      "| From | To | Trigger |\n|---|---|---|\n" + each($0) { _ in "| A | B | tap |\n" }
    },
    HostileShape("rows of wildcards", 5_000) {
      "| From | To | Trigger |\n|---|---|---|\n"
        + each($0) { "| a.\($0) | b.\($0) | x |\n| a.* | b.\($0) | y |\n" }
    },
    HostileShape("back references", 10_000) {
      "| State | Event | Next |\n|---|---|---|\n| S1 | a | S2 |\n"
        + each($0) { "| S\($0 + 2) | As S\($0 + 1). | same as above |\n" }
    },
    HostileShape("columns", 20_000) { count in
      let row = { (cell: String) in "|" + String(repeating: "\(cell)|", count: count) + "\n" }
      return row("c") + row("-") + row("x")
    },
    HostileShape("a grid", 300) { count in
      "| State | " + each(count) { "e\($0) | " } + "\n|---|" + each(count) { _ in "---|" } + "\n"
        + each(count) { row in "| s\(row) | " + each(count) { "s\($0 * row % count) | " } + "\n" }
    },
    HostileShape("a long cell", 60_000) {
      "| State | To |\n|---|---|\n| A | " + String(repeating: "x → y (z) / ", count: $0) + " |"
    },
    HostileShape("token rows", 10_000) {
      "| Token | Value |\n|---|---|\n" + each($0) { "| `--c-\($0)` | {c-\($0 + 1)} |\n" }
    },
  ]

  /// Many tables, and rows that rules hold against each other.
  private static let rows: [HostileShape] = [
    HostileShape("tables of states", 4_000) {
      each($0) {
        "## Part \($0)\n\n| State | Look |\n|---|---|\n| Hover | a |\n| Disabled | b |\n\n"
      }
    },
    HostileShape("one trigger to many states", 8_000) {
      "| From | Event | To |\n|---|---|---|\n" + each($0) { "| A | tap | S\($0) |\n" }
    },
    HostileShape("rows of targets", 8_000) {
      "| Element | Size | Touch target |\n|---|---|---|\n"
        + each($0) { "| Button \($0) | \($0 % 40 + 12)px | 44px |\n" }
    },
    HostileShape("colours of two modes", 4_000) {
      "| Token | Light | Dark |\n|---|---|---|\n"
        + each($0) {
          "| text-\($0) | #\(100_000 + $0) | #\(900_000 + $0) |\n"
            + "| surface-\($0) | #ffffff | #000000 |\n"
        }
    },
  ]

  private static func fence(_ language: String, _ body: String) -> String {
    "```\(language)\n\(body)\n```"
  }

  private static let fences: [HostileShape] = [
    HostileShape("diagram edges", 20_000) {
      fence("mermaid", "stateDiagram-v2\n" + each($0) { "s\($0) --> s\($0 + 1): e\($0)\n" })
    },
    HostileShape("rows of a map of states", 20_000) {
      fence("ts", "const states = {\n" + each($0) { "s\($0): ['s\($0 + 1)'],\n" } + "};")
    },
    HostileShape("states of a chart", 500) {
      fence("js", "states: {" + each($0) { "s\($0): { on: { A: 's0' } },\n" } + "}")
    },
    HostileShape("brackets in code", 1) { _ in
      fence("ts", "const state = " + each(40_000) { _ in "{a:[(" })
    },
    HostileShape("listed properties", 30_000) {
      fence("", each($0) { "Height \($0): \($0)px\n" })
    },
    HostileShape("composites in composites", 5_000) {
      fence(
        "mermaid",
        "stateDiagram-v2\n" + each($0) { "state s\($0) {\n" } + String(repeating: "}\n", count: $0))
    },
    HostileShape("choices in a row", 300) {
      fence(
        "mermaid",
        "stateDiagram-v2\n" + each($0) { "state d\($0) <<choice>>\n" } + "a --> d0\n"
          + each($0) { "d\($0) --> d\($0 + 1): yes\nd\($0) --> d\($0 + 1): no\n" })
    },
    HostileShape("flowchart edges", 20_000) {
      fence(
        "mermaid",
        "flowchart TD\n" + each($0) { "s\($0)[Screen \($0)] --> s\($0 + 1)[Screen \($0 + 1)]\n" })
    },
    HostileShape("decisions in a row", 300) {
      fence(
        "mermaid",
        "flowchart TD\n"
          + each($0) { "d\($0){Q \($0)} -->|yes| d\($0 + 1)\nd\($0) -->|no| d\($0 + 1)\n" })
    },
    HostileShape("crossed groups", 1_000) {
      fence(
        "mermaid",
        "flowchart TD\n" + each($0) { "a\($0) & " } + "z --> " + each($0) { "b\($0) & " } + "y")
    },
    HostileShape("steps", 20_000) { "## Flow\n\n" + fence("", each($0) { "Step \($0)\n↓\n" }) },
    HostileShape("a tree", 5_000) {
      fence("", each($0) { String(repeating: "│  ", count: $0 % 60) + "├── n → m\n" })
    },
    HostileShape("boxes in boxes", 200) { count in
      fence(
        "",
        each(count) {
          let side = String(repeating: "│", count: $0)
          return side + "┌" + String(repeating: "─", count: 2 * (count - $0)) + "┐" + side + "\n"
        })
    },
    HostileShape("a style sheet", 20_000) {
      fence("css", ":root {\n" + each($0) { "--c\($0): #12ab34;\n--d\($0): \($0)ms;\n" } + "}")
    },
    HostileShape("a minified style sheet", 20_000) {
      fence("css", ":root{" + each($0) { "--c\($0):#12ab34;transition:opacity \($0)ms;" } + "}")
    },
    HostileShape("event blocks", 10_000) {
      fence("", each($0) { "EVENT_\($0):\n  A_\($0) -> B_\($0) (x)\n" })
    },
    HostileShape("an expansion", 5_000) { fence("", "E:\n  A_{1..\($0 * 100_000)} -> B") },
    HostileShape("object literals", 10_000) {
      fence("ts", "export const t = {\n" + each($0) { "a\($0): { b: '#12ab34' },\n" } + "}")
    },
    HostileShape("objects in objects", 20_000) {
      fence("json", String(repeating: "{\"a\":", count: $0))
    },
  ]

  /// Code with many facts, alone and beside the text.
  private static let code: [HostileShape] = [
    HostileShape("views of code", 5_000) {
      fence("swift", each($0) { "Text(\"a\($0)\").frame(height: 44).padding(\($0 % 40))\n" })
    },
    HostileShape("times of transitions in code", 4_000) {
      fence("tsx", each($0) { "const a\($0) = { transition: { duration: 200 } };\n" })
    },
    HostileShape("style rules beside rows", 4_000) {
      fence("css", each($0) { ".panel-\($0) { height: 30px; border-radius: 8px; }\n" })
        + "\n\n| Component | Height | Radius |\n|---|---|---|\n"
        + each($0) { "| .panel-\($0) | 40px | 4px |\n" }
    },
    HostileShape("composites in a row", 4_000) {
      fence(
        "mermaid",
        "stateDiagram-v2\n" + each($0) { "state c\($0) {\na\($0) --> b\($0): x\n}\n" }
          + each($0) { "c\($0) --> c\($0 + 1): y\n" })
    },
    HostileShape("one label on many edges", 8_000) {
      fence("mermaid", "stateDiagram-v2\n" + each($0) { "a --> s\($0): tap\n" })
    },
  ]

  private static let frontMatter: [HostileShape] = [
    HostileShape("brackets in front matter", 100_000) {
      "---\na: " + String(repeating: "[", count: $0) + String(repeating: "]", count: $0) + "\n---\n"
    },
    HostileShape("nested keys", 500) {
      "---\n" + each($0) { String(repeating: " ", count: $0) + "a:\n" } + "---\n"
    },
    HostileShape("aliases of aliases", 20) {
      "---\na0: &a0 [x, x, x, x, x, x, x, x]\n"
        + each($0) { number in
          let items = String(repeating: "*a\(number), ", count: 8)
          return "a\(number + 1): &a\(number + 1) [\(items)x]\n"
        } + "---\n"
    },
    HostileShape("a cycle of references", 5_000) { count in
      "---\ncolors:\n" + each(count) { "  c\($0): \"{colors.c\(($0 + 1) % count)}\"\n" } + "---\n"
    },
  ]
}
