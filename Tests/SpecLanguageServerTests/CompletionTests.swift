import SpecJSON
import Testing

@testable import SpecLanguageServer

/// The names that fit where somebody types, marked by `‸`.
@Suite struct CompletionTests {
  private func proposals(_ marked: String) throws -> (labels: [String], range: String?) {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    let before = String(parts[0])
    let text = parts.joined()
    let session = try Session([("tokens.md", FeatureTests.tokens)])
    try session.start()
    session.open("a.md", text)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let found = session.answer(
      "textDocument/completion",
      session.document("a.md", lines.count - 1, lines[lines.count - 1].utf16.count))
    let items = found?["items"]?.array ?? []
    let range = items.first.flatMap { LineRange($0.at("textEdit", "range")) }
    return (items.compactMap { $0["label"]?.string }, range?.text)
  }

  private static let table = """
    # Door

    | From | To | Trigger |
    |---|---|---|
    | Open | Shut | Push |
    | Shut | Open | Pull |

    """

  @Test func cellsOfTransitionTables() throws {
    #expect(try proposals(Self.table + "| ‸") == (["Open", "Shut"], "6:2-6:2"))
    #expect(try proposals(Self.table + "| Open | Sh‸") == (["Open", "Shut"], "6:9-6:11"))
    #expect(
      try proposals(Self.table + "| Open | Shut | P‸ |\n") == (["Push", "Pull"], "6:16-6:17"))
  }

  @Test func newTablesAreKnownByTheirHeadings() throws {
    let states =
      "# Door\n\n## Open State\n\n**When:** day.\n\n## Shut State\n\n**When:** night.\n\n"
    let table = states + "| From | To | Trigger |\n|---|---|---|\n"
    #expect(try proposals(table + "| ‸").labels == ["Open", "Shut"])
    #expect(try proposals(table + "| Open | ‸ |  |\n").labels == ["Open", "Shut"])
    #expect(try proposals(states + "| Size | Colour |\n|---|---|\n| ‸").labels.isEmpty)
  }

  @Test func arrowsAndDiagrams() throws {
    #expect(try proposals(Self.table + "\nShut → ‸\n").labels == ["Open", "Shut"])
    let diagram = Self.table + "\n```mermaid\nstateDiagram-v2\n  Open --> S‸\n```\n"
    #expect(try proposals(diagram).labels == ["Open", "Shut"])
    #expect(try proposals(diagram).range == "9:11-9:12")
    let trigger = Self.table + "\n```mermaid\nstateDiagram-v2\n  Open --> Shut: ‸\n```\n"
    #expect(try proposals(trigger).labels == ["Push", "Pull"])
  }

  @Test func arrowsOfProgramsAreNone() throws {
    let code = Self.table + "\n```typescript\nconst open = () => ‸\n```\n"
    #expect(try proposals(code).labels.isEmpty)
    let chart = Self.table + "\n```\nOpen -> ‸\n```\n"
    #expect(try proposals(chart).labels == ["Open", "Shut"])
  }

  @Test func referencesToDesignValues() throws {
    let own = "# A\n\n```css\n--gap: 4px;\n```\n\n"
    let braces = try proposals(own + "- Ink `{colors.p‸}`\n")
    #expect(braces.labels == ["colors.paper", "colors.ink", "colors.page"])
    #expect(braces.range == "6:8-6:16")
    #expect(try proposals(own + "- Gap `var(--‸\n") == (["--gap"], "6:11-6:13"))
  }

  @Test func suppressionsNameRules() throws {
    let codes = try proposals("# A\n\n<!-- plumb-disable-line S5‸ -->\n")
    #expect(codes.labels.contains("S502") && !codes.labels.contains("N211"))
    #expect(codes.range == "2:24-2:26")
    #expect(
      try proposals("# A\n\n<!-- plumb‸\n").labels == [
        "plumb-disable", "plumb-enable", "plumb-disable-line", "plumb-disable-next-line",
        "plumb-disable-file",
      ])
    #expect(try proposals("# A\n\n<!-- note ‸ -->\n").labels.isEmpty)
  }

  @Test func keysOfFrontMatter() throws {
    let keys = try proposals("---\ntitle: A\nst‸\n---\n\n# A\n").labels
    #expect(keys.contains("status") && !keys.contains("title"))
    let table = Self.table.replacing("# Door", with: "---\ninitial: ‸\n---\n\n# Door")
    #expect(try proposals(table).labels == ["Open", "Shut"])
  }

  @Test func plainTextGetsNothing() throws {
    #expect(try proposals(Self.table + "\nThe door ‸\n").labels.isEmpty)
    #expect(try proposals("‸").labels.isEmpty)
  }
}
