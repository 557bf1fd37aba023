import Foundation
import SpecJSON
import SpecWorkspace
import Testing

@testable import SpecCommandLine

/// Verbs from words to exit code, on files in a folder of their own.
@Suite struct VerbTests {
  private typealias Folder = TestFolder

  private func run(_ verb: Verb, _ words: [String]) throws -> (code: ExitCode, text: String) {
    try TestFolder.run(verb, words + (verb.name == "lint" ? ["--no-cache"] : []))
  }

  static let spec = """
    # Door

    | From | To | Trigger |
    |---|---|---|
    | Open | Shut | Push |
    | Shut | Open | Pull |

    """

  @Test func foldersHoldSpecsAndOtherFiles() throws {
    let folder = try Folder([
      ("a/door.md", Self.spec), ("README.md", "# Project\n\nHow to build it.\n"),
      (".hidden/x.md", Self.spec), ("node_modules/x/y.md", Self.spec), ("notes.txt", "x"),
    ])
    let found = try run(.lint, [folder.path, "--format", "json"])
    let summary = try JSONParser.parse(ContiguousArray(found.text.utf8))["summary"]
    #expect(summary?["files"]?.int == 1)
    #expect(
      summary?["notChecked"]?.array?.compactMap(\.string) == [
        "\(folder.path)/README.md: not a spec"
      ])
  }

  @Test func nothingFoundIsAnError() throws {
    let folder = try Folder([])
    let found = try run(.lint, [folder.path, "--format", "concise"])
    #expect(found.code == .findings)
    #expect(found.text.contains("error: no spec was found, so nothing was checked [V903]"))
    #expect(try run(.lint, [folder.path, "--exit-zero"]).code == .clean)
    #expect(try run(.compile, [folder.path]).code == .findings)
  }

  @Test func missingFilesAndUnknownRulesAreWrongUsage() throws {
    #expect(throws: FileError.self) { try run(.lint, ["/nowhere/at/all.md"]) }
    let folder = try Folder([("door.md", Self.spec)])
    #expect(throws: UsageError.self) { try run(.lint, [folder.path, "--select", "Z999"]) }
    #expect(throws: UsageError.self) { try run(.check, ["--spec", folder.path]) }
    #expect(throws: UsageError.self) { try run(.rule, ["Z999"]) }
    #expect(throws: UsageError.self) { try run(.report, [folder.path]) }
  }

  @Test func layoutsOfUnknownStatesAreWrongUsage() throws {
    let dump = """
      {"layoutdump":1,"screen":{"w":390,"h":844,"unit":"pt"},"nodes":[
       {"id":"0","parent":null,"role":"window","frame":[0,0,390,844]}]}
      """
    let folder = try Folder([("door.md", Self.spec), ("home.json", dump)])
    let words = ["--spec", folder.path + "/door.md", "--layout", folder.path + "/home.json"]
    let error = #expect(throws: UsageError.self) { try run(.check, words + ["--state", "Opne"]) }
    #expect(error?.message == "no spec has the state 'Opne'; did you mean 'Open'?")
    #expect(throws: UsageError.self) { try run(.check, words + ["--state", "Bogus"]) }
    #expect(try run(.check, words + ["--state", "Open"]).text.contains("state: 'Open'"))
  }

  @Test func foldersWithoutDumpsSayWhyNothingIsDecided() throws {
    let folder = try Folder([("door.md", Self.spec), ("dumps/.hidden", "")])
    let words = ["--spec", folder.path + "/door.md", "--layout", folder.path + "/dumps"]
    let found = try run(.check, words)
    #expect(found.code == .findings)
    #expect(found.text.contains("/dumps: no layout was checked: the folder holds no file"))
    let json = try run(.check, words + ["--format", "json"]).text
    #expect(json.contains("the folder holds no file"))
  }

  @Test func documentsInFoldersOfRecordingsAreLeftOut() throws {
    let folder = try Folder([
      ("door.md", Self.spec), ("runs/README.md", "# Runs\n"), ("runs/list.tsv", "a\tb\n"),
      ("runs/a.jsonl", #"{"t":0,"state":"Open"}"# + "\n"),
      ("dumps/README.md", "# Dumps\n"), ("dumps/broken.json", "{\"layoutdump\": 1"),
    ])
    let traced = try run(
      .check, ["--spec", folder.path + "/door.md", "--trace", folder.path + "/runs"])
    #expect(!traced.text.contains("N231"))
    #expect(traced.text.contains("/runs/README.md: left out"))
    #expect(traced.text.contains("/runs/list.tsv: left out"))
    // What is damaged, or named itself, is still read.
    let words = ["--profile", "hig44", "--layout"]
    #expect(try run(.check, words + [folder.path + "/dumps"]).code == .usage)
    #expect(try run(.check, words + [folder.path + "/dumps/README.md"]).code == .usage)
  }

  @Test func configurationIsFoundAboveTheDocument() throws {
    let folder = try Folder([
      ("plumb.yml", "root: true\nseverity: {M201: error}\n"),
      ("a/b/door.md", Self.spec), ("a/plumb.yml", "exclude: [old.md]\n"), ("a/old.md", Self.spec),
    ])
    let found = try run(.lint, [folder.path, "--format", "concise", "--select", "M201"])
    #expect(found.code == .findings)
    #expect(found.text.split(separator: "\n").count == 1)
    #expect(found.text.contains("/a/b/door.md:"))
    #expect(found.text.contains("error"))
  }

  @Test func brokenConfigurationNamesItsPlace() throws {
    let folder = try Folder([("plumb.yml", "selct: [S]\n"), ("door.md", Self.spec)])
    let error = #expect(throws: ConfigurationError.self) { try run(.lint, [folder.path]) }
    #expect(error?.problems.first?.line == 1)
    #expect(error?.problems.first?.message.contains("did you mean 'select'?") == true)
  }

  @Test func fixesAreWrittenAndDifferencesOnlyShown() throws {
    let folder = try Folder([("door.md", Self.spec + "\nPush â†’ shut\n")])
    let shown = try run(.lint, [folder.path, "--select", "D101", "--diff"])
    #expect(shown.code == .findings)
    #expect(shown.text.contains("\n+Push → shut\n"))
    #expect(try folder.text("door.md").contains("â†’"))
    let fixed = try run(.lint, [folder.path, "--select", "D101", "--fix"])
    #expect(fixed.code == .clean)
    #expect(try folder.text("door.md") == Self.spec + "\nPush → shut\n")
  }

  @Test func baselinesHideWhatIsKnown() throws {
    let folder = try Folder([("door.md", Self.spec)])
    let baseline = folder.path + "/known.txt"
    #expect(!(try run(.lint, [folder.path, "--format", "concise"])).text.isEmpty)
    _ = try run(.lint, [folder.path, "--write-baseline", baseline])
    #expect(
      try run(.lint, [folder.path, "--baseline", baseline, "--format", "concise"]).text.isEmpty)
  }

  @Test func checkJoinsTracesAndLayouts() throws {
    let folder = try Folder([
      ("door.md", Self.spec),
      (
        "run.jsonl",
        "{\"session\":\"a\",\"t\":0,\"from\":\"Open\",\"to\":\"Gone\",\"trigger\":\"Push\"}\n"
      ),
      ("bad.json", "{}\n"),
    ])
    let path = folder.path
    let found = try run(
      .check,
      [
        "--spec", "\(path)/door.md", "--trace", "\(path)/run.jsonl", "--layout", "\(path)/bad.json",
        "--format", "json",
      ])
    #expect(found.code == .usage)
    let json = try JSONParser.parse(ContiguousArray(found.text.utf8))
    #expect(json["verdict"]?.string == "fail")
    #expect(json["violations"]?.array?.isEmpty == false)
    #expect(json["layouts"]?.array?.count == 1)
    #expect(json.members?.count { $0.key == "verdict" } == 1)
  }

  @Test func checkDrawsLayoutsAndTellsUnreadableFromEmpty() throws {
    let dump =
      "{\"layoutdump\":1,\"screen\":{\"w\":390,\"h\":844},\"nodes\":[{\"id\":\"a\",\"text\":\"Secret\","
      + "\"frame\":[9,99,20,20],\"interactive\":true,\"enabled\":true,\"scroll\":\"none\"}]}\n"
    let folder = try Folder([("a.json", dump), ("empty.json", "\n"), ("bad.json", "{")])
    func check(_ name: String, _ more: [String] = []) throws -> ExitCode {
      try run(.check, ["--layout", "\(folder.path)/\(name)", "--profile", "hig44"] + more).code
    }
    #expect(try check("a.json") == .findings)
    #expect(try check("a.json", ["--exit-zero"]) == .clean)
    #expect(try check("empty.json") == .findings)
    #expect(try check("bad.json") == .usage)
    #expect(try check("bad.json", ["--exit-zero"]) == .usage)
    #expect(try check("a.json", ["--html", "\(folder.path)/page.html"]) == .findings)
    #expect(try folder.text("page.html").contains("Secret"))
    #expect(
      try check("a.json", ["--html", "\(folder.path)/page.html", "--redact"]) == .findings)
    #expect(try !folder.text("page.html").contains("Secret"))
    let shown = try run(
      .check,
      ["--layout", "\(folder.path)/a.json", "--profile", "hig44", "--redact"])
    #expect(!shown.text.contains("Secret"))
  }

  @Test func contentSizesAreNamesOfApple() throws {
    let dump =
      "{\"layoutdump\":1,\"screen\":{\"w\":390,\"h\":844,\"unit\":\"pt\"},\"nodes\":[{\"id\":\"a\","
      + "\"frame\":[9,99,60,60],\"interactive\":true,\"enabled\":true,\"scroll\":\"none\"}]}\n"
    let folder = try Folder([("a.json", dump)])
    func check(_ size: String) throws -> ExitCode {
      let words = ["--layout", "\(folder.path)/a.json", "--profile", "hig44"]
      return try run(.check, words + ["--content-size", size]).code
    }
    for size in ["AX5", "large", "accessibility-extra-extra-extra-large"] {
      #expect(try check(size) == .clean)
    }
    #expect(throws: UsageError.self) { try check("bogus") }
    let slip = #expect(throws: UsageError.self) { try check("xlarg") }
    #expect(slip?.message == "'--content-size' does not take 'xlarg'; did you mean 'xlarge'?")
  }

  @Test func initWritesASpecThatLintsClean() throws {
    let folder = try Folder([])
    #expect(try run(.initialize, [folder.path]).code == .clean)
    let found = try run(.lint, [folder.path, "--format", "concise", "--fail-on", "warning"])
    #expect(found.code == .clean, "\(found.text)")
    #expect(found.text.isEmpty)
  }

  @Test func reportsAreWrittenIntoTheFolder() throws {
    let folder = try Folder([("door.md", Self.spec)])
    let code = try run(.report, [folder.path, "-o", folder.path + "/out"]).code
    #expect(code == .clean)
    #expect(try folder.text("out/index.html").contains("Door"))
  }

  @Test func whatWasWrittenIsNotReadAgain() throws {
    let folder = try Folder([("door.md", Self.spec)])
    let path = folder.path
    let matrix = try run(.compile, [path, "--emit", "matrix-md"]).text
    try Data(matrix.utf8).write(to: URL(fileURLWithPath: path + "/matrix.md"))
    for _ in 1...2 { _ = try run(.report, [path, "-o", path + "/seen"]) }
    let names = try FileManager.default.contentsOfDirectory(atPath: path + "/seen")
    #expect(Set(names.map { $0.prefix { $0 != "." } }).count == 2)
    let model = try run(.compile, [path]).text
    #expect(!model.contains("seen/") && !model.contains("matrix.md"))
    let notes = try Workspace(request: .init(paths: [path])).notChecked
    #expect(notes.count == 3)
    #expect(notes.allSatisfy { $0.hasSuffix(": written by plumb") })
    // Who names such a file wants it read.
    #expect(try run(.compile, [path + "/matrix.md"]).text.contains("/matrix.md"))
  }

  @Test func findingsThatFailAreTold() throws {
    let folder = try Folder([("door.md", Self.spec + "\n[x](nowhere.md)\n")])
    let words = [folder.path, "-o", folder.path + "/out"]
    #expect(try run(.compile, words + ["--fail-on", "error"]).code == .findings)
    let arguments = try Arguments((words + ["--fail-on", "error"])[...], verb: .compile)
    let workspace = try Workspace(request: .init(arguments))
    let lines = arguments.failingFindings(workspace)
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("the file 'nowhere.md' does not exist [M206]") == true)
    #expect(lines.last?.hasPrefix("1 error, ") == true)
    #expect(lines.last?.hasSuffix(" in 1 document") == true)
    let unsaid = try Arguments(words[...], verb: .compile)
    #expect(unsaid.failingFindings(workspace) == lines)
    let warned = try Folder([("door.md", Self.spec)])
    #expect(try run(.compile, [warned.path]).code == .clean)
    #expect(try run(.compile, [warned.path, "--fail-on", "info"]).code == .findings)
  }

  private static let gap = "\n| Gesture | Answer |\n|---|---|\n| Wave | Bow |\n"

  @Test func theGateFailsDocumentsThatFallShort() throws {
    let folder = try Folder([
      ("good.md", Self.spec), ("bad.md", Self.spec + Self.gap),
    ])
    let path = folder.path
    #expect(try run(.compile, [path, "--emit", "map", "--min-understood", "0.6"]).code == .clean)
    let short = try run(.compile, [path, "--emit", "map", "--min-understood", "0.9"])
    #expect(short.code == .findings)
    #expect(short.text.contains("bad.md: 2 of 3 lines that state a fact are understood (66.6 %)"))
    #expect(try run(.compile, [path + "/good.md", "--min-understood", "100%"]).code == .clean)
    #expect(
      try run(.compile, [path, "--min-understood", "0.9", "--exit-zero"]).code == .clean)
    let lint = [path, "--format", "concise", "--select", "S501"]
    #expect(try run(.lint, lint + ["--min-understood", "0.6"]).code == .clean)
    #expect(try run(.lint, lint + ["--min-understood", "0.9"]).code == .findings)
  }

  @Test(arguments: ["", "x", "-0.1", "1.5", "90", "120%", "nan", "0x1", "1e-1", "%"])
  func valuesThatAreNoShareAreWrongUsage(_ value: String) throws {
    #expect(throws: UsageError.self) { try run(.compile, [".", "--min-understood", value]) }
    #expect(throws: UsageError.self) { try run(.lint, [".", "--min-understood", value]) }
  }

  @Test func theGateNamesDocumentsAndReasons() throws {
    let gate = try #require(UnderstandingGate("90%"))
    let text = Self.spec + Self.gap
    let workspace = Workspace(files: [("door.md", ContiguousArray(text.utf8))])
    let verdict = gate.verdict(on: workspace.understandingMaps())
    #expect(!verdict.isPassed)
    #expect(
      verdict.lines.first
        == "door.md: 2 of 3 lines that state a fact are understood (66.6 %), less than 90 %")
    #expect(verdict.lines.dropFirst().first?.hasPrefix("  1 line 10: no row of this table") == true)
    let empty = Workspace(files: [("a.md", ContiguousArray("# Hello\n".utf8))])
    #expect(!gate.verdict(on: empty.understandingMaps()).isPassed)
  }
}
