import SpecJSON
import Testing

@testable import SpecLanguageServer

/// What editors ask about the things of a document.
@Suite struct FeatureTests {
  static let reader = """
    # Reader

    See [the library](#library-state) and [tokens](tokens.md#colours).

    ## Library State

    **When:** the app starts.

    Background `{colors.paper}`, fade 0.3s.

    ## Page State

    **When:** a book is open.

    ## Transitions

    | From | To | Trigger |
    |---|---|---|
    | Library | Page | Tap book |
    | Page | Library | Back |

    <!-- plumb-disable-next-line S502 known -->
    """ + "\n"

  static let tokens = """
    ---
    colors:
      paper: "#FAF8F0"
      ink: "#1A1A1A"
      page: "{colors.paper}"
    ---

    # Colours

    Text on paper is `rgb(26, 26, 26)` or hsl(0 0% 10%).
    """ + "\n"

  private func session(_ capabilities: String = "{}") throws -> Session {
    let session = try Session([("reader.md", Self.reader), ("tokens.md", Self.tokens)])
    try session.start(capabilities)
    return session
  }

  /// "name line:character-line:character" for each location.
  private func places(_ json: JSONValue?, _ session: Session) -> [String] {
    (json?.array ?? []).compactMap { location in
      guard let uri = location["uri"]?.string, let range = LineRange(location["range"]) else {
        return nil
      }
      return "\(uri.split(separator: "/").last ?? "") \(range.text)"
    }
  }

  // MARK: Hover

  @Test func aStateTellsItsWays() throws {
    let session = try session()
    for (line, character) in [(18, 3), (4, 5), (19, 10)] {
      let hover = session.answer(
        "textDocument/hover", session.document("reader.md", line, character))
      let text = try #require(hover?.at("contents", "value")?.string)
      #expect(text.contains("**Library**: state of *Reader*"))
      #expect(text.contains("when: the app starts"))
      #expect(text.contains("**1 in · 1 out**"))
      #expect(text.contains("- from Page: Back (line 20)"))
      #expect(text.contains("- to Page: Tap book (line 19)"))
    }
  }

  @Test func aTokenTellsItsValueAndAQuantityItsMeasure() throws {
    let session = try session()
    func hover(_ name: String, _ line: Int, _ character: Int) -> String? {
      session.answer("textDocument/hover", session.document(name, line, character))?
        .at("contents", "value")?.string
    }
    let use = try #require(hover("reader.md", 8, 18))
    #expect(use.contains("`#FAF8F0`") && use.contains("defined in tokens.md, line 3"))
    let alias = try #require(hover("tokens.md", 4, 4))
    #expect(alias.contains("`{colors.paper}` = `#FAF8F0`"))
    #expect(hover("reader.md", 8, 36)?.contains("**300 ms**: animation") == true)
    #expect(hover("reader.md", 21, 32)?.hasPrefix("# S502 dead-end") == true)
    #expect(hover("reader.md", 0, 0) == nil)
  }

  // MARK: Navigation

  @Test func statesAndTokensAreFoundAcrossDocuments() throws {
    let session = try session()
    let state = session.answer("textDocument/definition", session.document("reader.md", 18, 3))
    #expect(places(state, session) == ["reader.md 4:3-4:10"])
    let token = session.answer("textDocument/definition", session.document("reader.md", 8, 18))
    #expect(places(token, session) == ["tokens.md 2:2-2:7"])
    let link = session.answer("textDocument/definition", session.document("reader.md", 2, 50))
    #expect(places(link, session) == ["tokens.md 7:0-7:9"])
    let all = session.answer("textDocument/references", session.document("reader.md", 4, 4))
    #expect(
      places(all, session) == ["reader.md 4:3-4:10", "reader.md 18:2-18:9", "reader.md 19:9-19:16"])
    let uses = session.answer("textDocument/references", session.document("tokens.md", 2, 4))
    #expect(places(uses, session).contains("reader.md 8:13-8:25"))
    #expect(places(uses, session).contains("tokens.md 2:2-2:7"))
    let marks = session.answer(
      "textDocument/documentHighlight", session.document("reader.md", 19, 10))
    #expect(marks?.array?.compactMap { $0["kind"]?.int } == [3, 2, 2])
  }

  @Test func declarationsCanBeLeftOut() throws {
    let session = try session()
    var params = session.document("reader.md", 4, 4).members ?? []
    params.append(
      .init(key: "context", value: .record(["includeDeclaration": .bool(false)])))
    let found = session.answer("textDocument/references", .object(params))
    #expect(places(found, session) == ["reader.md 18:2-18:9", "reader.md 19:9-19:16"])
  }

  @Test func linksLeadToFilesThatExist() throws {
    let session = try session()
    let links = session.answer("textDocument/documentLink", session.document("reader.md"))
    #expect(
      links?.array?.compactMap { $0["target"]?.string } == [
        session.uri("reader.md") + "#L5", session.uri("tokens.md") + "#L8",
      ])
  }

  // MARK: Rename

  private func renamed(
    _ session: Session, _ name: String, _ line: Int, _ character: Int, to new: String
  ) -> JSONValue? {
    var params = session.document(name, line, character).members ?? []
    params.append(.init(key: "newName", value: .string(new)))
    return session.answer("textDocument/rename", .object(params))
  }

  private func text(_ answer: JSONValue?, _ session: Session, _ name: String, _ old: String)
    -> String
  {
    let edits = answer?["changes"]?[session.uri(name)]?.array ?? []
    return CodeActionTests.applied(edits, to: old)
  }

  @Test func aStateIsRenamedEverywhere() throws {
    let session = try session()
    let prepared = session.answer(
      "textDocument/prepareRename", session.document("reader.md", 18, 4))
    #expect(prepared?["placeholder"]?.string == "Library")
    let answer = renamed(session, "reader.md", 18, 4, to: "Book Shelf")
    let expected = Self.reader.replacing("(#library-state)", with: "(#book-shelf-state)")
      .replacing("## Library State", with: "## Book Shelf State")
      .replacing("| Library | Page |", with: "| Book Shelf | Page |")
      .replacing("| Page | Library |", with: "| Page | Book Shelf |")
    #expect(text(answer, session, "reader.md", Self.reader) == expected)
  }

  @Test func aTokenIsRenamedEverywhere() throws {
    let session = try session()
    let answer = renamed(session, "reader.md", 8, 18, to: "colors.canvas")
    let one = text(answer, session, "reader.md", Self.reader)
    let two = text(answer, session, "tokens.md", Self.tokens)
    #expect(one == Self.reader.replacing("{colors.paper}", with: "{colors.canvas}"))
    #expect(
      two
        == Self.tokens.replacing("  paper:", with: "  canvas:")
        .replacing("{colors.paper}", with: "{colors.canvas}"))
  }

  @Test(
    "renames that would change how documents are read are refused",
    arguments: [
      ("Page", "'Page' is a state of the same machine already"),
      ("a|b", "'|' cannot stand in a name"), ("  ", "a name needs at least one letter"),
    ])
  func refused(new: String, message: String) throws {
    let session = try session()
    let answer = renamed(session, "reader.md", 18, 4, to: new)
    #expect(answer?["message"]?.string == message)
    #expect(answer?["code"]?.int == -32803)
  }

  @Test func namesInTheConfigurationAreNotLeftBehind() throws {
    let session = try Session([
      ("reader.md", Self.reader), ("plumb.yml", "root: true\naliases: {Shelf: Library}\n"),
    ])
    try session.start()
    let answer = renamed(session, "reader.md", 18, 4, to: "Books")
    #expect(answer?["message"]?.string?.contains("is named in plumb.yml:2:") == true)
    #expect(renamed(session, "reader.md", 6, 20, to: "x")?["code"]?.int == -32803)
  }

  @Test func diagramsThatTellAMachineAgainAreRenamed() throws {
    let both =
      Self.reader + """

        ```mermaid
        stateDiagram-v2
          Library --> Page: Tap book
          Page --> Library: Back
        ```

        """
    let session = try Session([("reader.md", both)])
    try session.start()
    let answer = renamed(session, "reader.md", 4, 5, to: "Shelf")
    let new = text(answer, session, "reader.md", both)
    #expect(
      new.contains("  Shelf --> Page: Tap book\n  Page --> Shelf: Back\n"), "\(answer?.text ?? "")")
    #expect(new.contains("## Shelf State") && new.contains("| Page | Shelf |"))
    // Programs that draw diagrams tell small letters from capitals, and take no blanks in an id.
    let louder = text(
      renamed(session, "reader.md", 4, 5, to: "LIBRARY"), session, "reader.md", both)
    #expect(louder.contains("  LIBRARY --> Page: Tap book\n  Page --> LIBRARY: Back\n"))
    let refused = renamed(session, "reader.md", 4, 5, to: "Book shelf")
    #expect(refused?["message"]?.string?.contains("takes no name with blanks") == true)
  }

  // MARK: Outline

  @Test func theOutlineHasHeadingsMachinesAndTokens() throws {
    let session = try session(
      "{\"textDocument\": {\"documentSymbol\": {\"hierarchicalDocumentSymbolSupport\": true}}}")
    let items =
      session.answer("textDocument/documentSymbol", session.document("reader.md"))?.array ?? []
    #expect(items.compactMap { $0["name"]?.string } == ["Reader", "Reader"])
    #expect(
      items[0]["children"]?.array?.compactMap { $0["name"]?.string } == [
        "Library State", "Page State", "Transitions",
      ])
    let states = items[1]["children"]?.array ?? []
    #expect(states.compactMap { $0["name"]?.string } == ["Library", "Page"])
    #expect(states[0]["detail"]?.string == "1 in · 1 out")
    #expect(states[0]["children"]?.array?.compactMap { $0["name"]?.string } == ["→ Page"])
    // Clients of the older form get all of them in one list.
    let older = try self.session()
    let flat = older.answer("textDocument/documentSymbol", older.document("reader.md"))
    #expect(
      flat?.array?.compactMap { $0["name"]?.string } == [
        "Reader", "Library State", "Page State", "Transitions", "Reader", "Library", "→ Page",
        "Page", "→ Library",
      ])
  }

  @Test func theWorkspaceIsSearchedByLetters() throws {
    let session = try session()
    func names(_ query: String) -> [String] {
      let found = session.answer("workspace/symbol", .record(["query": .string(query)]))
      return (found?.array ?? []).compactMap { $0["name"]?.string }
    }
    #expect(names("lbr") == ["Library"])
    #expect(names("CLRPAPER") == ["colors.paper"])
    #expect(names("zzz").isEmpty)
    #expect(names("").count == 6)
  }

  @Test func lensesCountTheWays() throws {
    let session = try session()
    let found = session.answer("textDocument/codeLens", session.document("reader.md"))
    #expect(
      found?.array?.compactMap { $0.at("command", "title")?.string } == [
        "1 in · 1 out", "1 in · 1 out",
      ])
  }

  @Test func hintsSayWhatPlacesStandFor() throws {
    let session = try session()
    func hints(_ name: String, lines: ClosedRange<Int> = 0...99) -> [String] {
      var params = session.document(name).members ?? []
      let range = LineRange(
        .init(line: lines.lowerBound, character: 0), .init(line: lines.upperBound, character: 0))
      params.append(.init(key: "range", value: range.json))
      let found = session.answer("textDocument/inlayHint", .object(params))
      return (found?.array ?? []).map { hint in
        let place = Position(hint["position"])
        return "\(place?.line ?? -1):\(place?.character ?? -1) \(hint["label"]?.string ?? "")"
      }
    }
    #expect(hints("reader.md") == ["8:27 = #FAF8F0", "8:38 = 300 ms"])
    #expect(hints("reader.md", lines: 0...8).isEmpty)
    #expect(hints("tokens.md") == ["4:24 = #FAF8F0"])
    session.open(
      "pair.md", "# Pair\n\n- Label: `#767676` on `#FFFFFF`\n- Gap: 1.5rem\n")
    #expect(hints("pair.md").contains("3:13 = 24 px"))
  }

  @Test func partsCanBeFolded() throws {
    let session = try session()
    let found = session.answer("textDocument/foldingRange", session.document("tokens.md"))
    let lines = (found?.array ?? []).map {
      "\($0["startLine"]?.int ?? -1)-\($0["endLine"]?.int ?? -1)"
    }
    #expect(lines == ["0-5", "7-9"])
  }

  @Test func theMatrixIsShown() throws {
    let session = try session("{\"window\": {\"showDocument\": {\"support\": true}}}")
    _ = session.sent()
    func run(_ arguments: [JSONValue]) -> JSONValue? {
      session.answer(
        "workspace/executeCommand",
        .record(["command": .string("plumb.openMatrix"), "arguments": .array(arguments)]))
    }
    let text = run([.string(session.uri("reader.md"))])?.string
    #expect(text?.contains("| Library    |         | Tap book |\n") == true, "\(text ?? "")")
    let shown = session.sent().first { $0["method"]?.string == "window/showDocument" }
    #expect(shown?.at("params", "uri")?.string == "file:///pages/matrices/reader.md.matrix.md")
    let page = run([.string(session.uri("reader.md")), .string("html")])?.string
    #expect(page?.contains("<html") == true)
    #expect(run([.string(session.uri("tokens.md"))])?["code"]?.int == -32803)
    #expect(run([])?["code"]?.int == -32602)
  }
}
