import SpecJSON
import SpecText
import Testing

@testable import SpecLanguageServer

/// Damaged frames, random edits and random requests: nothing crashes, and every request is answered exactly once.
@Suite struct ServerFuzzTests {
  private static let methods = [
    "hover", "definition", "references", "documentHighlight", "documentSymbol", "completion",
    "documentColor", "prepareRename", "rename", "codeLens", "inlayHint", "foldingRange",
    "documentLink", "formatting", "rangeFormatting", "codeAction", "diagnostic",
    "colorPresentation", "unknown",
  ]

  private static let fragments = [
    "| Open | Shut | Push |\n", "## Shut State\n", "```mermaid\nstateDiagram-v2\n", "```\n",
    "---\n",
    "colors:\n  ink: \"#123456\"\n", "`{colors.ink}`", "<!-- plumb-disable S5", " -->", "→ ", "😀",
    "\r\n", "| a | b |\n|---|---|\n", "[x](#shut-state)", "#", "rgb(1,2,3)", "0.3s", "漢字",
    "\u{FEFF}",
  ]

  private func position(_ random: inout SeededRandom) -> Position {
    Position(line: random.below(40), character: random.below(50))
  }

  private func range(_ random: inout SeededRandom) -> LineRange {
    LineRange(position(&random), position(&random))
  }

  private func params(_ session: Session, _ random: inout SeededRandom) -> JSONValue {
    let whole = JSONValue.record([
      "textDocument": .record(["uri": .string(session.uri("door.md"))]),
      "position": position(&random).json, "range": range(&random).json,
      "newName": .string(Self.fragments[random.below(Self.fragments.count)]),
      "context": .record(["diagnostics": .array([])]),
      "color": ColorValue(red: 1, green: 0.5, blue: 0).json,
    ])
    // Now and then something is missing.
    guard random.below(8) == 0, var members = whole.members else { return whole }
    members.remove(at: random.below(members.count))
    return .object(members)
  }

  @Test("random edits and requests", arguments: 0..<6 as Range<UInt64>)
  func edits(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let session = try Session([
      ("door.md", DiagnosticsTests.spec), ("tokens.md", FeatureTests.tokens),
    ])
    try session.start(seed % 2 == 0 ? "{}" : "{\"textDocument\": {\"diagnostic\": {}}}")
    session.open("door.md", DiagnosticsTests.spec)
    var asked: [Int] = []
    var answers: [JSONValue] = session.sent()
    for step in 0..<40 {
      if random.below(2) == 0 {
        let text = Self.fragments[random.below(Self.fragments.count)]
        session.notify(
          "textDocument/didChange",
          .record([
            "textDocument": .record([
              "uri": .string(session.uri("door.md")), "version": .int(step),
            ]),
            "contentChanges": .array([
              .record(["range": range(&random).json, "text": .string(text)])
            ]),
          ]))
      }
      let method = "textDocument/" + Self.methods[random.below(Self.methods.count)]
      asked.append(session.ask(method, params(session, &random)))
      if random.below(6) == 0 {
        session.notify("$/cancelRequest", .record(["id": .int(asked[random.below(asked.count)])]))
      }
      if random.below(3) == 0 { session.run(works: random.below(2) == 0) }
      answers += session.sent()
    }
    session.run()
    answers += session.sent()
    let ids = answers.filter { $0["method"] == nil }.compactMap { $0["id"]?.int }
    #expect(ids.filter(Set(asked).contains).sorted() == asked.sorted(), "seed \(seed)")
  }

  @Test("damaged frames", arguments: 0..<40 as Range<UInt64>)
  func frames(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let session = try Session([("door.md", DiagnosticsTests.spec)])
    try session.start()
    var bytes: ContiguousArray<UInt8> = []
    for id in 100..<110 {
      bytes += Outgoing.frame(
        Outgoing.request("textDocument/hover", id: id, session.document("door.md", 4, 3)))
    }
    for _ in 0...random.below(12) {
      let at = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes[at] = UInt8(random.below(256))
      case 1: bytes.remove(at: at)
      default: bytes.insert(UInt8(random.below(256)), at: at)
      }
    }
    var at = 0
    while at < bytes.count {
      let count = min(bytes.count - at, 1 + random.below(200))
      session.post(bytes[at..<at + count])
      session.run(works: false)
      at += count
    }
    let ids = session.sent().compactMap { $0["id"]?.int }.filter { (100..<110).contains($0) }
    #expect(Set(ids).count == ids.count, "seed \(seed)")
  }
}
