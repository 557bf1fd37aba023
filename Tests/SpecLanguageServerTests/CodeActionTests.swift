import SpecDiagnostics
import SpecJSON
import SpecLint
import SpecText
import SpecWorkspace
import Testing

@testable import SpecLanguageServer

/// Actions, and what documents are once they are carried out.
@Suite struct CodeActionTests {
  static let broken = """
    ---
    title: Door: front
    ---

    # Door

    | From | To | Trigger |
    |---|---|---|
    | Open | Shut | Push |
    | Shut | Locked | Turn the key |

    Push â†’ shut.

    - Tap opens it, see [x](no.md).

    #### Deep

    ```css
    --ink: var(--paper);
    --paper: var(--ink);
    ```

    """

  private func actions(
    _ session: Session, _ name: String, only: [String]? = nil,
    _ range: LineRange = LineRange(.init(line: 0, character: 0), .init(line: 999, character: 0))
  ) -> [JSONValue] {
    var params = session.document(name).members ?? []
    params.append(.init(key: "range", value: range.json))
    params.append(
      .init(
        key: "context",
        value: .record([
          "diagnostics": .array([]), "only": only.map { .strings($0) },
        ])))
    return session.answer("textDocument/codeAction", .object(params))?.array ?? []
  }

  /// The text after the edits of an action.
  static func applied(_ action: JSONValue, to text: String) -> String {
    var edits = action.at("edit", "changes")?.members?.first?.value.array ?? []
    if let changes = action.at("edit", "documentChanges")?.array {
      edits = changes.first?["edits"]?.array ?? []
    }
    return applied(edits, to: text)
  }

  static func applied(_ edits: [JSONValue], to text: String) -> String {
    var buffer = TextBuffer(ContiguousArray(text.utf8))
    let sorted = edits.compactMap { edit -> (LineRange, String)? in
      guard let range = LineRange(edit["range"]), let new = edit["newText"]?.string else {
        return nil
      }
      return (range, new)
    }.sorted { $0.0.start > $1.0.start }
    for (range, new) in sorted { buffer.replace(range, by: new, .utf16) }
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test func fixesAreSafeOrSaySo() throws {
    let session = try Session([("door.md", Self.broken)])
    try session.start()
    let found = actions(session, "door.md").filter {
      $0["isPreferred"] != nil || $0.text.contains("unsafe")
    }
    let safe = found.filter { $0["isPreferred"]?.bool == true }
    #expect(safe.contains { $0["title"]?.string?.hasPrefix("D101: ") == true })
    #expect(safe.allSatisfy { !($0["title"]?.string ?? "").contains("unsafe") })
    #expect(
      found.contains {
        $0["title"]?.string?.hasPrefix("S502: ") == true && $0["isPreferred"] == nil
      })
    let mended = try #require(safe.first { $0["title"]?.string?.hasPrefix("D101: ") == true })
    #expect(Self.applied(mended, to: Self.broken) == Self.broken.replacing("â†’", with: "→"))
  }

  @Test func kindsAreFiltered() throws {
    let session = try Session([("door.md", Self.broken)])
    try session.start()
    func kinds(_ only: [String]?) -> Set<String> {
      Set(actions(session, "door.md", only: only).compactMap { $0["kind"]?.string })
    }
    #expect(kinds(nil) == ["quickfix", "source.fixAll.plumb"])
    #expect(kinds(["quickfix"]) == ["quickfix"])
    #expect(kinds(["source"]) == ["source.fixAll.plumb"])
    #expect(kinds(["source.fixAll"]) == ["source.fixAll.plumb"])
    #expect(kinds(["source.fixAll.plumb"]) == ["source.fixAll.plumb"])
    #expect(kinds(["source.fixAll.other"]).isEmpty)
    #expect(kinds(["refactor"]).isEmpty)
    #expect(kinds(["quick"]).isEmpty)
  }

  @Test(
    "all safe fixes at once are those of plumb lint --fix",
    arguments: ["\n", "\r\n"], [false, true])
  func allFixes(newline: String, resolves: Bool) throws {
    let text = Self.broken.replacing("\n", with: newline)
    // The mark of a file is none of the editor's.
    let session = try Session([("door.md", "\u{FEFF}" + text)])
    let resolving =
      "{\"textDocument\": {\"codeAction\": {\"resolveSupport\": {\"properties\": [\"edit\"]}}}}"
    try session.start(resolves ? resolving : "{}")
    var action = try #require(actions(session, "door.md", only: ["source.fixAll"]).first)
    #expect((action["edit"] == nil) == resolves)
    if resolves { action = try #require(session.answer("codeAction/resolve", action)) }
    var bytes = ContiguousArray(text.utf8)
    for _ in 0..<10 {
      let report = Workspace.lint(files: [("door.md", bytes)])
      guard let change = FixPlan(report, allowsUnsafe: false).files.first else { break }
      bytes = change.bytes
    }
    #expect(bytes != ContiguousArray(text.utf8))
    #expect(Self.applied(action, to: text) == String(decoding: bytes, as: UTF8.self))
  }

  @Test func versionsAreNamedWhereTheClientCan() throws {
    let session = try Session([("door.md", Self.broken)])
    try session.start("{\"workspace\": {\"workspaceEdit\": {\"documentChanges\": true}}}")
    session.open("door.md", Self.broken, version: 7)
    let action = try #require(actions(session, "door.md", only: ["source"]).first)
    let change = action.at("edit", "documentChanges")?[0]
    #expect(change?.at("textDocument", "version")?.int == 7)
    #expect(change?.at("textDocument", "uri")?.string == session.uri("door.md"))
    #expect(action.at("edit", "changes") == nil)
  }

  @Test(
    "a comment suppresses its finding wherever that stands, and changes no other",
    arguments: ["\n", "\r\n"])
  func suppressions(newline: String) throws {
    let text = Self.broken.replacing("\n", with: newline)
    func findings(_ text: String) -> [String] {
      Workspace.lint(files: [("door.md", ContiguousArray(text.utf8))]).diagnostics.map(\.code)
    }
    let session = try Session([("door.md", text)])
    try session.start()
    let comments = actions(session, "door.md").filter {
      $0["title"]?.string?.hasPrefix("disable ") == true
    }
    #expect(comments.count >= 4)
    let before = findings(text)
    for action in comments {
      let code = try #require(action["diagnostics"]?[0]?["code"]?.string)
      guard code != "M206" else { continue }
      let after = findings(Self.applied(action, to: text))
      let count = before.filter { $0 == code }.count - after.filter { $0 == code }.count
      #expect(count >= 1, "\(action["title"]?.string ?? "")")
      #expect(after.filter { $0 != code } == before.filter { $0 != code })
      #expect(!after.contains("D190"))
    }
  }

  @Test func commentsOfHeadingsLeaveTheirAnchorsAlone() throws {
    let text = "# Door\n\nSee [ends](#ends).\n\n## Way\n\nA way of 12 pt.\n\n## Ends\n"
    // Another document has front matter, so this one is asked for it.
    let session = try Session([
      ("door.md", text), ("gate.md", "---\ntitle: Gate\n---\n\n# Gate\n\nA gate of 12 pt.\n"),
    ])
    try session.start()
    func comment(_ code: String) throws -> String {
      let title = "disable \(code) for this "
      let action = try #require(
        actions(session, "door.md").first { $0["title"]?.string?.hasPrefix(title) == true })
      return Self.applied(action, to: text)
    }
    #expect(
      try comment("M201")
        == text.replacing("# Door\n", with: "# Door\n\n<!-- plumb-disable-file M201 -->\n"))
    #expect(
      try comment("D108")
        == text.replacing("## Ends", with: "<!-- plumb-disable-next-line D108 -->\n## Ends"))
  }

  @Test func actionsBelongToTheRange() throws {
    let session = try Session([("door.md", Self.broken)])
    try session.start()
    let line = LineRange(.init(line: 11, character: 5), .init(line: 11, character: 5))
    let codes = actions(session, "door.md", only: ["quickfix"], line).compactMap {
      $0["diagnostics"]?[0]?["code"]?.string
    }
    #expect(Set(codes) == ["D101"])
  }
}
