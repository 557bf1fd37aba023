import SpecDiagnostics
import SpecJSON
import SpecLint
import SpecText
import SpecWorkspace
import Testing

@testable import SpecLanguageServer

/// What is reported, when, and where.
@Suite struct DiagnosticsTests {
  static let spec = """
    # Door 🚪

    | From | To | Trigger |
    |---|---|---|
    | Open | Shut | Push |
    | Shut | Locked | Turn the key |

    See [the key](key.md).

    """

  private static let pulls = "{\"textDocument\": {\"diagnostic\": {}}}"

  @Test func findingsAreThoseOfLint() throws {
    let session = try Session([
      ("door.md", Self.spec), ("b/other.md", "# Other\n\nSee [x](no.md).\n"),
    ])
    try session.start()
    let published = session.published()
    let files = [("b/other.md", "# Other\n\nSee [x](no.md).\n"), ("door.md", Self.spec)]
    let report = Workspace.lint(files: files.map { ($0.0, ContiguousArray($0.1.utf8)) })
    for (name, _) in files {
      let codes = (published[name]?["diagnostics"]?.array ?? []).compactMap { $0["code"]?.string }
      // The disk is asked for link targets as well.
      let expected = report.diagnostics.filter { report.files.path($0.origin.file) == name }
      #expect(codes.filter { $0 != "M206" } == expected.map(\.code))
      #expect(codes.contains("M206"))
    }
    let dead = published["door.md"]?["diagnostics"]?.array?.first { $0["code"]?.string == "S502" }
    #expect(dead?["source"]?.string == "plumb")
    #expect(dead?.at("codeDescription", "href")?.string == "file:///pages/rules/S502-dead-end.md")
    #expect(dead?["message"]?.string?.contains("'Locked'") == true)
  }

  @Test func changesAreReportedWithTheirVersion() throws {
    let session = try Session([("door.md", Self.spec)])
    try session.start()
    session.open("door.md", Self.spec, version: 4)
    let before = session.published()["door.md"]
    #expect(before?["version"]?.int == 4)
    #expect(before?["diagnostics"]?.summary.contains { $0.hasSuffix("S502") } == true)
    let line = LineRange(.init(line: 6, character: 0), .init(line: 6, character: 0))
    session.change("door.md", version: 5, [(line, "| Locked | Shut | Turn it back |\n")])
    let after = session.published()["door.md"]
    #expect(after?["version"]?.int == 5)
    #expect(after?["diagnostics"]?.summary.contains { $0.hasSuffix("S502") } == false)
  }

  @Test func theFullTextCanBeGivenAnew() throws {
    let session = try Session()
    try session.start()
    session.open("a.md", "# A\n")
    session.change("a.md", version: 2, [(nil, Self.spec)])
    #expect(
      session.published()["a.md"]?["diagnostics"]?.summary.contains { $0.hasSuffix("S502") } == true
    )
  }

  @Test func nothingIsSentTwice() throws {
    let session = try Session([("door.md", Self.spec), ("b.md", "# B\n\nSee [x](no.md).\n")])
    try session.start()
    _ = session.published()
    session.open("door.md", Self.spec)
    #expect(session.published().keys.sorted() == ["door.md"])
    session.notify("textDocument/didSave", session.document("door.md"))
    session.run()
    #expect(session.published().isEmpty)
  }

  @Test func buffersLieOverTheDiskUntilTheyAreClosed() throws {
    let session = try Session([("door.md", Self.spec)])
    try session.start()
    session.open("door.md", "# Door\n\nA door of 40 pt.\n")
    #expect(
      session.published()["door.md"]?["diagnostics"]?.summary.contains { $0.hasSuffix("S502") }
        == false)
    session.close("door.md")
    let kept = session.published()["door.md"]
    #expect(kept?["diagnostics"]?.summary.contains { $0.hasSuffix("S502") } == true)
    #expect(kept?["version"] == nil)
  }

  @Test func documentsOutsideAreClearedWhenTheyAreClosed() throws {
    let other = try Session([("far.md", Self.spec)])
    let session = try Session()
    try session.start()
    let uri = other.uri("far.md")
    let document = JSONValue.record([
      "textDocument": .record([
        "uri": .string(uri), "languageId": .string("markdown"), "version": .int(1),
        "text": .string(Self.spec),
      ])
    ])
    session.notify("textDocument/didOpen", document)
    session.run()
    #expect(session.published()[uri]?["diagnostics"]?.array?.isEmpty == false)
    session.notify("textDocument/didClose", document)
    session.run()
    #expect(session.published()[uri]?["diagnostics"]?.array?.isEmpty == true)
  }

  @Test func documentsWithoutAFileAreRead() throws {
    let session = try Session()
    try session.start()
    let document = JSONValue.record([
      "textDocument": .record([
        "uri": .string("untitled:Untitled-1"), "languageId": .string("markdown"),
        "version": .int(1), "text": .string(Self.spec),
      ])
    ])
    session.notify("textDocument/didOpen", document)
    session.run()
    let found = session.published()["untitled:Untitled-1"]?["diagnostics"]
    #expect(found?.summary.contains { $0.hasSuffix("S502") } == true)
  }

  @Test func filesOutsideAllFoldersNeedNotBeSpecs() throws {
    let session = try Session()
    try session.start()
    session.notify(
      "textDocument/didOpen",
      .record([
        "textDocument": .record([
          "uri": .string("untitled:Notes"), "languageId": .string("markdown"),
          "version": .int(1), "text": .string("# Notes\n\nBuy milk.\n"),
        ])
      ]))
    session.run()
    let found = session.published()["untitled:Notes"]?["diagnostics"]?.array ?? []
    #expect(found.contains { $0["code"]?.string == "V903" })
    #expect(found.allSatisfy { $0["severity"]?.int == 3 })
    session.open("inside.md", "# Notes\n\nBuy milk.\n")
    let inside = session.published()["inside.md"]?["diagnostics"]?.array ?? []
    #expect(inside.first { $0["code"]?.string == "V903" }?["severity"]?.int == 1)
  }

  @Test func documentsServeEachOther() throws {
    let session = try Session([
      ("a.md", "# A\n\n- Background: `{colors.ink}`\n- Size 44 pt\n")
    ])
    try session.start()
    let before = session.published()["a.md"]?["diagnostics"]?.summary ?? []
    session.open("tokens.md", "---\ncolors:\n  ink: \"#101010\"\n---\n\n# Tokens\n")
    let after = session.published()["a.md"]?["diagnostics"]?.summary ?? []
    #expect(before.contains { $0.hasSuffix("T301") })
    #expect(!after.contains { $0.hasSuffix("T301") })
  }

  @Test("a text in no file configures nothing, whatever it is called")
  func textsWithoutFiles() {
    for (uri, isConfiguration) in [("untitled:plumb.yml", false), ("file:///a/plumb.yml", true)] {
      let document = OpenDocument(uri: uri, language: "yaml", version: 1, text: "")
      #expect(document.isConfiguration == isConfiguration, "\(uri)")
    }
  }

  @Test func changesOnDiskAreSeen() throws {
    let session = try Session([("door.md", Self.spec)])
    try session.start()
    #expect(
      session.published()["door.md"]?["diagnostics"]?.summary.contains { $0.hasSuffix("M206") }
        == true)
    try session.write("# Key\n\nA key of 12 pt.\n", to: "key.md")
    session.notify(
      "workspace/didChangeWatchedFiles",
      .record([
        "changes": .array([.record(["uri": .string(session.uri("key.md")), "type": .int(1)])])
      ]))
    session.run()
    #expect(
      session.published()["door.md"]?["diagnostics"]?.summary.contains { $0.hasSuffix("M206") }
        == false)
  }

  @Test func brokenConfigurationIsADiagnosticAndTheLastGoodOneHolds() throws {
    let session = try Session([
      ("door.md", Self.spec), ("plumb.yml", "root: true\nignore: [S502]\n"),
    ])
    try session.start()
    func codes(_ published: [String: JSONValue]) -> [String]? {
      published["door.md"]?["diagnostics"]?.array?.compactMap { $0["code"]?.string }
    }
    #expect(codes(session.published())?.contains("S502") == false)
    session.open("plumb.yml", "root: true\nignore: [S502]\nselct: [S]\n")
    let broken = session.published()
    #expect(broken["plumb.yml"]?["diagnostics"]?.summary == ["2:0-2:10 configuration"])
    #expect(codes(broken)?.contains("S502") != true)
    session.change("plumb.yml", version: 2, [(nil, "root: true\n")])
    let mended = session.published()
    #expect(mended["plumb.yml"]?["diagnostics"]?.array?.isEmpty == true)
    #expect(codes(mended)?.contains("S502") == true)
  }

  @Test func clientsThatPullAreNotPushed() throws {
    let session = try Session([("door.md", Self.spec)])
    try session.start(Self.pulls)
    session.open("door.md", Self.spec)
    #expect(session.published()["door.md"] == nil)
    let first = session.answer("textDocument/diagnostic", session.document("door.md"))
    #expect(first?["kind"]?.string == "full")
    #expect(first?["items"]?.summary.contains { $0.hasSuffix("S502") } == true)
    let id = try #require(first?["resultId"])
    var params = session.document("door.md").members ?? []
    params.append(.init(key: "previousResultId", value: id))
    let second = session.answer("textDocument/diagnostic", .object(params))
    #expect(second?["kind"]?.string == "unchanged")
    #expect(second?["items"] == nil)
    session.change("door.md", version: 2, [(nil, "# Door\n")])
    let third = session.answer("textDocument/diagnostic", .object(params))
    #expect(third?["kind"]?.string == "full")
  }

  @Test func theWorkspaceCanBePulled() throws {
    let session = try Session([("door.md", Self.spec), ("b.md", "# B\n\nSee [x](no.md).\n")])
    try session.start(Self.pulls)
    let all = session.answer("workspace/diagnostic", .record(["previousResultIds": .array([])]))
    let items = all?["items"]?.array ?? []
    #expect(
      items.compactMap { $0["uri"]?.string } == [session.uri("b.md"), session.uri("door.md")])
    #expect(items.allSatisfy { $0["version"] == .null && $0["kind"]?.string == "full" })
    let known = JSONValue.array(
      items.map { .record(["uri": $0["uri"], "value": $0["resultId"]]) }
        + [.record(["uri": .string(session.uri("gone.md")), "value": .string("1")])])
    let again = session.answer("workspace/diagnostic", .record(["previousResultIds": known]))
    #expect(
      again?["items"]?.array?.compactMap { $0["kind"]?.string } == [
        "unchanged", "unchanged", "full",
      ])
  }

  @Test(
    "columns of findings in every encoding, with line ends and marks",
    arguments: ["utf-8", "utf-16"])
  func columns(encoding: String) throws {
    let text = "\u{FEFF}# A\r\n\r\nSee 😀é [x](no.md).\r\n"
    let session = try Session()
    try session.start(
      "{\"general\": {\"positionEncodings\": [\"utf-32\", \"\(encoding)\", \"utf-16\"]}}")
    session.open("a.md", text)
    let found = session.published()["a.md"]?["diagnostics"]?.summary.filter { $0.hasSuffix("M206") }
    #expect(found == [encoding == "utf-8" ? "2:15-2:20 M206" : "2:12-2:17 M206"])
  }

  @Test func relatedPlacesAreNamedOneWayOrTheOther() throws {
    let text = """
      # Door

      | From | To | Trigger |
      |---|---|---|
      | Open | Shut | Push |
      | Shut | Locked | Turn the key |
      | Shut | Open | Pull |

      ## Locked State

      **When:** the key was turned.

      """
    let plain = try Session()
    try plain.start()
    plain.open("a.md", text)
    let told = try #require(
      plain.published()["a.md"]?["diagnostics"]?.array?.first { $0["code"]?.string == "S502" })
    #expect(told["message"]?.string?.contains("see a.md:") == true)
    let rich = try Session()
    try rich.start("{\"textDocument\": {\"publishDiagnostics\": {\"relatedInformation\": true}}}")
    rich.open("a.md", text)
    let shown = rich.published()["a.md"]?["diagnostics"]?.array?.first {
      $0["code"]?.string == "S502"
    }
    let places = shown?["relatedInformation"]?.array ?? []
    #expect(!places.isEmpty)
    #expect(places.allSatisfy { $0.at("location", "uri")?.string == rich.uri("a.md") })
  }

  @Test func namesInTheConfigurationThatNoSpecHasAreWarnings() throws {
    let session = try Session([
      ("door.md", Self.spec), ("plumb.yml", "root: true\naliases: {Ajar: Opne, Closed: Shut}\n"),
    ])
    try session.start()
    let found = session.published()["plumb.yml"]?["diagnostics"]
    #expect(found?.array?.compactMap { $0["severity"]?.int } == [2])
    #expect(found?.summary.first?.hasPrefix("1:16-") == true)
    #expect(found?[0]?["message"]?.string?.contains("did you mean 'Open'?") == true)
  }

  @Test func configurationAboveTheFolderCounts() throws {
    let session = try Session([("plumb.yml", "root: true\n"), ("specs/door.md", Self.spec)])
    let folder = Paths.join(session.folder, "specs")
    _ = session.answer(
      "initialize",
      .record(["rootUri": .string(DocumentURI.file(folder)), "capabilities": .record([:])]))
    session.run()
    func has(_ code: String) -> Bool? {
      session.published()["specs/door.md"]?["diagnostics"]?.summary.contains { $0.hasSuffix(code) }
    }
    #expect(has("S502") == true)
    session.open("plumb.yml", "root: true\nignore: [S502]\n")
    #expect(has("S502") == false)
    session.close("plumb.yml")
    #expect(has("S502") == true)
  }

  @Test func otherLanguagesAreLeftAlone() throws {
    let session = try Session()
    try session.start()
    for uri in ["file:///nowhere/at/all/other.yml", "untitled:Untitled-2"] {
      session.notify(
        "textDocument/didOpen",
        .record([
          "textDocument": .record([
            "uri": .string(uri), "languageId": .string("yaml"), "version": .int(1),
            "text": .string("a: 1\n"),
          ])
        ]))
    }
    session.run()
    #expect(session.published().isEmpty)
  }

  @Test func clientsThatPullAreToldToAskAgain() throws {
    let session = try Session([("door.md", Self.spec)])
    try session.start(
      "{\"textDocument\": {\"diagnostic\": {}}, \"workspace\": {\"diagnostics\": {\"refreshSupport\": true}}}"
    )
    session.open("door.md", Self.spec)
    func asked() -> Int {
      session.sent().filter { $0["method"]?.string == "workspace/diagnostic/refresh" }.count
    }
    #expect(asked() == 0)
    session.notify(
      "workspace/didChangeWatchedFiles",
      .record([
        "changes": .array([.record(["uri": .string(session.uri("key.md")), "type": .int(1)])])
      ]))
    session.run()
    #expect(asked() == 1)
  }

  @Test func theInnermostFolderSpeaksForItsDocuments() throws {
    let session = try Session([
      ("tokens.md", FeatureTests.tokens),
      ("sub/a.md", "# A\n\n- Background: `{colors.ink}`\n- Size 44 pt\n"),
    ])
    let folders = [session.folder, session.path("sub")].map { path in
      JSONValue.record(["uri": .string(DocumentURI.file(path)), "name": .string(path)])
    }
    _ = session.answer(
      "initialize",
      .record(["workspaceFolders": .array(folders), "capabilities": .record([:])]))
    session.run()
    let sent = session.sent().filter { message in
      message["method"]?.string == "textDocument/publishDiagnostics"
        && message.at("params", "uri")?.string == session.uri("sub/a.md")
    }
    #expect(sent.count == 1)
    // The inner folder has no document with the design value.
    #expect(
      sent.first?.at("params", "diagnostics")?.summary.contains { $0.hasSuffix("T301") } == true)
  }

  @Test func foldersComeAndGo() throws {
    let other = try Session([("far.md", Self.spec)])
    let session = try Session()
    try session.start()
    let folder = JSONValue.array([
      .record(["uri": .string(DocumentURI.file(other.folder)), "name": .string("far")])
    ])
    session.notify(
      "workspace/didChangeWorkspaceFolders",
      .record(["event": .record(["added": folder, "removed": .array([])])]))
    session.run()
    #expect(session.published()[other.uri("far.md")]?["diagnostics"]?.array?.isEmpty == false)
    session.notify(
      "workspace/didChangeWorkspaceFolders",
      .record(["event": .record(["added": .array([]), "removed": folder])]))
    session.run()
    #expect(session.published()[other.uri("far.md")]?["diagnostics"]?.array?.isEmpty == true)
  }
}
