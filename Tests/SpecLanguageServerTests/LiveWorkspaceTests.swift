import SpecJSON
import SpecModel
import SpecText
import Testing

@testable import SpecLanguageServer
@testable import SpecWorkspace

/// What is compiled, and when.
@Suite struct LiveWorkspaceTests {
  private func bytes(_ text: String) -> ContiguousArray<UInt8> { ContiguousArray(text.utf8) }

  @Test func onlyWhatChangedIsCompiledAgain() throws {
    let session = try Session([
      ("a.md", DiagnosticsTests.spec), ("b.md", "# B\n"), ("c.md", "# C\n"),
    ])
    var live = LiveWorkspace(folder: session.folder)
    #expect(live.snapshot().documents.count == 3)
    #expect(live.compilationCount == 3)
    _ = live.snapshot()
    live.noteDiskChange()
    _ = live.snapshot()
    live.setBuffer(bytes("# B\n"), for: session.path("b.md"))
    _ = live.snapshot()
    #expect(live.compilationCount == 3)
    live.setBuffer(bytes("# B, changed\n"), for: session.path("b.md"))
    #expect(live.snapshot().specs[1].title == "B, changed")
    #expect(live.compilationCount == 4)
    live.setBuffer(nil, for: session.path("b.md"))
    #expect(live.snapshot().specs[1].title == "B")
    #expect(live.compilationCount == 5)
  }

  @Test func filesOnDiskAreSeenWhenTheyAreLookedAt() throws {
    let session = try Session([("a.md", "# A\n")])
    var live = LiveWorkspace(folder: session.folder)
    _ = live.snapshot()
    try session.write("# Another\n", to: "a.md")
    try session.write("# B\n", to: "sub/b.md")
    try session.write("# C\n", to: "node_modules/c.md")
    #expect(live.snapshot().specs.compactMap(\.title) == ["A"])
    live.noteDiskChange()
    let workspace = live.snapshot()
    #expect(workspace.specs.compactMap(\.title) == ["Another", "B"])
    #expect(workspace.specs.map(\.path) == ["a.md", "sub/b.md"])
    #expect(live.troubles.isEmpty)
  }

  @Test func buffersWithoutAFileBelongToTheFolder() throws {
    let session = try Session([("b.md", "# B\n")])
    var live = LiveWorkspace(folder: session.folder)
    live.setBuffer(bytes("# A\n"), for: session.path("new/a.md"))
    live.setBuffer(bytes("# X\n"), for: session.path(".hidden/x.md"))
    live.setBuffer(bytes("# Y\n"), for: session.path("y.txt"))
    #expect(live.snapshot().specs.compactMap(\.title) == ["B", "A"])
  }

  @Test func fixesOfADocumentChangeNothingElse() throws {
    let broken = CodeActionTests.broken
    let session = try Session([("a.md", broken), ("b.md", broken)])
    var live = LiveWorkspace(folder: session.folder)
    _ = live.snapshot()
    let mended = try #require(live.mended(session.path("a.md")))
    #expect(String(decoding: mended, as: UTF8.self).contains("Push → shut."))
    #expect(live.bytes(of: 0)?.bytes == bytes(broken))
    #expect(live.mended(session.path("no.md")) == nil)
  }

  @Test func workThatIsStoppedGoesOnLater() throws {
    let session = try Session([
      ("a.md", DiagnosticsTests.spec), ("b.md", DiagnosticsTests.spec),
      ("c.md", DiagnosticsTests.spec),
    ])
    try session.start()
    _ = session.sent()
    session.notify(
      "textDocument/didOpen",
      .record([
        "textDocument": .record([
          "uri": .string(session.uri("b.md")), "languageId": .string("markdown"),
          "version": .int(3), "text": .string("# Door\n\nSee [x](no.md).\n"),
        ])
      ]))
    session.run(works: false)
    var looks = 0
    session.server.work {
      looks += 1
      return looks > 1
    }
    // The document that was changed comes first.
    #expect(session.published().keys.sorted() == ["b.md"])
    #expect(session.server.deadline != nil)
    session.run()
    #expect(session.server.deadline == nil)
  }
}
