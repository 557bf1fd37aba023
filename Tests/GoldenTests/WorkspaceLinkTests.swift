import SpecAnalysis
import SpecModel
import SpecWorkspace
import Testing

/// Documents of one run that name each other.
@Suite("Links in a workspace")
struct WorkspaceLinkTests {
  private static func facts(_ files: [(String, String)]) -> WorkspaceFacts {
    Workspace(files: files.map { (path: $0.0, bytes: ContiguousArray($0.1.utf8)) }).facts
  }

  private static func meaning(_ name: String, in path: String, _ files: [(String, String)])
    -> TokenScopes.Meaning
  {
    let facts = facts(files)
    return TokenScopes(facts).meaning(of: name, in: facts.document(at: path) ?? -1)
  }

  private static func guide(_ value: String) -> String {
    "# Values\n\n- `color.ink`: \(value)\n"
  }

  private static func scope(_ meaning: TokenScopes.Meaning) -> String {
    switch meaning {
    case .defined(let token, let scope): "\(scope.rawValue) \(token.value)"
    case .ambiguous(let tokens, let scope): "\(scope.rawValue) ambiguous \(tokens.count)"
    case .undefined: "undefined"
    }
  }

  static let page = "# Page\n\nNothing.\n"

  @Test(
    "the nearest definition counts",
    arguments: [
      (["s/a/page.md": guide("#111111"), "s/a/b.md": guide("#222222")], "file #111111"),
      (
        [
          "s/a/page.md": "---\ndependencies:\n  - ../c/x.md\n---\n\n# Page\n",
          "s/c/x.md": guide("#333333"), "s/a/b.md": guide("#222222"),
        ], "linked #333333"
      ),
      (
        [
          "s/a/page.md": page, "s/a/b.md": guide("#222222"),
          "s/design-system/c.md": guide("#444444"),
        ], "folder #222222"
      ),
      (
        [
          "s/a/page.md": page, "s/design-system/c.md": guide("#444444"),
          "s/z/c.md": guide("#555555"),
        ], "above #444444"
      ),
      (
        [
          "s/a/page.md": page, "s/style-guide.md": guide("#444444"),
          "style-guide.md": guide("#666666"),
        ],
        "above #444444"
      ),
      (["s/a/page.md": page, "s/z/c.md": guide("#555555")], "workspace #555555"),
      (
        ["s/a/page.md": page, "s/z/c.md": guide("#555555"), "s/y/c.md": guide("#777777")],
        "workspace ambiguous 2"
      ),
      (
        ["s/a/page.md": page, "s/z/c.md": guide("#555555"), "s/y/c.md": guide("#555555")],
        "workspace #555555"
      ),
      (["s/a/page.md": page], "undefined"),
    ])
  func nearest(_ files: [String: String], _ expected: String) {
    let ordered = files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    #expect(Self.scope(Self.meaning("color.ink", in: "s/a/page.md", ordered)) == expected)
  }

  @Test("front matter and text name other documents")
  func links() {
    let facts = Self.facts([
      ("s/door.md", "---\ntitle: Door\n---\n\n# Door\n\n## Locked State\n\nShut.\n"),
      (
        "s/hall.md",
        """
        ---
        dependencies: [door.md, Door, React]
        design-tokens: ../values.md
        ---

        # Hall

        See [the lock](door.md#locked-state).

        """
      ),
    ])
    let links = facts.links(of: facts.document(at: "s/hall.md") ?? 0)
    #expect(
      links.map { "\($0.kind.rawValue) \($0.path ?? "-") \($0.status.rawValue)" } == [
        "dependency s/door.md read", "dependency s/door.md read", "dependency - unknown",
        "tokens values.md unknown", "link s/door.md read",
      ])
    #expect(links.last?.state == "locked")
  }
}
