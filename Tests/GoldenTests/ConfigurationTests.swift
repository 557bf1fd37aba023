import SpecDiagnostics
import SpecJSON
import SpecLint
import SpecLowering
import SpecModel
import SpecSyntax
import Testing

@testable import SpecCommandLine
@testable import SpecWorkspace

@Suite struct ConfigurationTests {
  private func parse(_ text: String) throws -> Configuration {
    try Configuration(parsing: ContiguousArray(text.utf8))
  }

  @Test func everyKey() throws {
    let found = try parse(
      """
      root: true
      select: [D, link-target-missing]
      ignore: D101
      severity:
        D102: error
        M: info
        D103: off
      exclude: ["archive/**"]
      per-file-ignores:
        "drafts/*.md": [M201]
      grid: 8px
      touch-target: 44
      tolerance: 20ms
      initial: Loading
      aliases:
        Signed Out: [Guest, Nobody]
        Off: Offline
      bindings:
        screen_home: Home

      """)
    #expect(found.isRoot)
    #expect(found.selection.select == ["D", "link-target-missing"])
    #expect(found.selection.ignore == ["D101"])
    #expect(found.selection.levels == ["D102": .on(.error), "M": .on(.info), "D103": .off])
    #expect(found.options == RuleOptions(grid: 8, touchTarget: 44))
    #expect(found.tolerance == 20)
    #expect(found.lowering.initial == "Loading")
    #expect(
      found.lowering.aliases == ["Guest": "Signed Out", "Nobody": "Signed Out", "Off": "Offline"])
    #expect(found.lowering.bindings == ["screen_home": "Home"])
    #expect(found.excludes("/archive/2020/a.md"))
    #expect(!found.excludes("/specs/a.md"))
    #expect(found.selection(for: "/drafts/a.md").ignore == ["D101", "M201"])
    #expect(found.selection(for: "/specs/a.md").ignore == ["D101"])
  }

  @Test func emptyFiles() throws {
    for text in ["", "# nothing\n", "---\n"] {
      #expect(try parse(text).selection == RuleSelection())
    }
  }

  struct Mistake: Sendable {
    var text: String
    var message: String
  }

  @Test(arguments: [
    Mistake(
      text: "grid: 8\nselct: [D]\n",
      message: "plumb.yml:2:1: error: unknown key 'selct'; did you mean 'select'?"),
    Mistake(text: "zzzzzzz: 1\n", message: "plumb.yml:1:1: error: unknown key 'zzzzzzz'"),
    Mistake(
      text: "ignore: [D101, mojibak]\n",
      message: "plumb.yml:1:16: error: no rule has the code, prefix or name 'mojibak';"
        + " did you mean 'mojibake'?"),
    Mistake(
      text: "severity:\n  D101: fatal\n",
      message: "plumb.yml:2:9: error: 'fatal' is no severity;"
        + " expected error, warning, info or off"),
    Mistake(
      text: "grid: wide\n",
      message: "plumb.yml:1:7: error: expected a number, with px, pt, dp or no unit"),
    Mistake(text: "root: maybe\n", message: "plumb.yml:1:7: error: 'root' takes true or false"),
    Mistake(
      text: "- select\n",
      message: "plumb.yml:1:1: error: the file must be a mapping of keys to values"),
  ])
  func mistakes(_ test: Mistake) {
    let error = #expect(throws: ConfigurationError.self) { try parse(test.text) }
    #expect(error?.description == test.message)
  }

  @Test func brokenYAMLIsAMistakeWithAPlace() {
    let error = #expect(throws: ConfigurationError.self) { try parse("grid: 8\nselect: [D\n") }
    #expect(error?.problems.first?.message.hasPrefix("not valid YAML: ") == true)
  }

  @Test func nearerFilesWin() throws {
    let outer = try parse("select: [D]\nignore: [D101]\ngrid: 4\nseverity: {D102: error}\n")
    let inner = try parse("select: [M]\nignore: [M201]\nseverity: {D102: info}\n")
    let found = inner.merged(over: outer)
    #expect(found.selection.select == ["M"])
    #expect(found.selection.ignore == ["D101", "M201"])
    #expect(found.selection.levels == ["D102": .on(.info)])
    #expect(found.options.grid == 4)
  }

  struct Matching: Sendable {
    var pattern: String
    var path: String
    var isMatch: Bool
  }

  @Test(arguments: [
    Matching(pattern: "archive", path: "/p/a/archive/b.md", isMatch: true),
    Matching(pattern: "*.draft.md", path: "/p/a/x.draft.md", isMatch: true),
    Matching(pattern: "*.draft.md", path: "/p/a/x.md", isMatch: false),
    Matching(pattern: "docs/*.md", path: "/p/docs/a.md", isMatch: true),
    Matching(pattern: "docs/*.md", path: "/p/docs/b/a.md", isMatch: false),
    Matching(pattern: "docs/*.md", path: "/p/x/docs/a.md", isMatch: false),
    Matching(pattern: "docs/**", path: "/p/docs/b/a.md", isMatch: true),
    Matching(pattern: "**/b/*.md", path: "/p/docs/b/a.md", isMatch: true),
    Matching(pattern: "docs/", path: "/p/docs/b/a.md", isMatch: true),
    Matching(pattern: "./docs/a?.md", path: "/p/docs/ab.md", isMatch: true),
    Matching(pattern: "docs", path: "/other/docs/a.md", isMatch: false),
    Matching(pattern: "*a*b*c", path: "/p/xaxbxbxc", isMatch: true),
    Matching(pattern: "*a*b*c", path: "/p/xaxcxb", isMatch: false),
  ])
  func patterns(_ test: Matching) {
    #expect(Glob(folder: "/p", pattern: test.pattern).matches(test.path) == test.isMatch)
  }

  @Test(arguments: [
    "| Shut | Open | Pull |\n| Open | Closed | Push |\n",
    "| Open | Closed | Push |\n| Shut | Open | Pull |\n",
  ])
  func frontMatterPinsNames(_ rows: String) {
    let text = """
      ---
      initial: Shut
      aliases: {Closed: Shut}
      ---

      # Door

      | From | To | Trigger |
      |---|---|---|
      \(rows)
      """
    let workspace = Workspace(files: [("door.md", ContiguousArray(text.utf8))])
    let machine = workspace.specs.first?.machines.first
    #expect(machine?.states.count == 2)
    #expect(machine?.initial.flatMap { machine?[$0].name } == "Shut")
    #expect(machine?.initialReason == .pinned)
  }

  @Test func syntaxDiagnosticsAreInTheCatalogue() {
    let broken = ["---\na: 1\n# x\n", "---\na: b: c\na: 2\n\tb: 1\nc: *d\n? [x]\n: 1\n---\n"]
    for text in broken {
      let workspace = Workspace(files: [("a.md", ContiguousArray(text.utf8))])
      for diagnostic in workspace.documents.flatMap(\.diagnostics) {
        let info = Workspace.catalog[diagnostic.code]
        #expect(info?.name == diagnostic.name)
        #expect(info?.defaultSeverity == diagnostic.severity)
      }
    }
  }

  @Test func theSchemaHasTheKeysThatAreRead() throws {
    let path = Shared.root + "/docs/schemas/config.schema.json"
    let schema = try JSONParser.parse(try FileSystem.read(path))
    let properties = schema["properties"]?.members?.map(\.key) ?? []
    #expect(Set(properties) == Set(ConfigurationReader.keys))
    #expect(schema["additionalProperties"]?.bool == false)
  }

  /// The file that `plumb init` writes, with its examples switched on.
  @Test func theStarterShowsKeysThatExist() throws {
    let text = try #require(Starter.files.first { $0.0 == "plumb.yml" }).1
    let lines = text.split(separator: "\n").compactMap { line -> Substring? in
      guard line.hasPrefix("# ") else { return line }
      let rest = line.dropFirst(2)
      let isExample = ConfigurationReader.keys.contains { rest.hasPrefix("\($0):") }
      return isExample || rest.hasPrefix("  ") ? rest : nil
    }
    let found = try parse(lines.joined(separator: "\n") + "\n")
    #expect(found.isRoot)
    #expect(found.selection.select?.isEmpty == false)
    #expect(found.lowering.bindings.isEmpty == false)
  }
}
