import SpecJSON
import SpecWorkspace
import Testing

@testable import SpecCommandLine

/// What `plumb check` does with configurations and flags, on files in a folder of their own.
@Suite struct ConformanceRunTests {
  private static let door = """
    # Door

    | From | To | Trigger | Duration |
    |---|---|---|---|
    | Open | Shut | Push | 200 ms |
    | Shut | Open | Pull | |

    """
  private static let gate = door.replacing("Door", with: "Gate").replacing("Open", with: "Up")
    .replacing("Shut", with: "Down")

  private static func step(_ from: String, _ to: String, _ duration: Int) -> String {
    #"{"session":"a","t":0,"from":"\#(from)","to":"\#(to)","trigger":"Push","duration":\#(duration)}"#
      + "\n"
  }

  /// A control of 20 pt, on a screen of which nothing else is known.
  private static let dump = """
    {"layoutdump":1,"screen":{"w":390,"h":844,"unit":"pt"},"nodes":[{"id":"a","frame":[9,99,20,20],
     "interactive":true,"enabled":true,"scroll":"none"}]}
    """

  private func folder(_ configuration: String = "root: true\n") throws -> TestFolder {
    try TestFolder([
      ("plumb.yml", configuration), ("door.md", Self.door), ("empty.jsonl", ""),
      ("run.jsonl", Self.step("Open", "Shut", 900)), ("dumps/.hidden", ""),
      ("home.json", Self.dump),
    ])
  }

  private func check(
    _ folder: TestFolder, _ words: String..., format: String = "concise"
  ) throws -> (code: ExitCode, text: String) {
    try TestFolder.run(
      .check, ["--spec", folder.path + "/door.md", "--format", format] + words)
  }

  private func usage(_ folder: TestFolder, _ words: String...) -> String? {
    let spec = ["--spec", folder.path + "/door.md"]
    return #expect(throws: UsageError.self) { try TestFolder.run(.check, spec + words) }?.message
  }

  // MARK: Nothing checked

  @Test(arguments: [
    "concise", "github", "sarif", "gitlab", "junit", "checkstyle", "rdjson", "json",
  ])
  func aCheckOfNothingSaysWhyInEveryFormat(_ format: String) throws {
    let folder = try folder()
    let trace = try check(folder, "--trace", folder.path + "/empty.jsonl", format: format)
    #expect(trace.code == .findings)
    #expect(trace.text.contains("nothing of this trace was checked"))
    #expect(trace.text.contains("V903"))
    let layout = try check(folder, "--layout", folder.path + "/dumps", format: format)
    #expect(layout.code == .findings)
    #expect(layout.text.contains("no layout was checked"))
    #expect(layout.text.contains("V903"))
  }

  @Test func theReasonsAreTheHelp() throws {
    let folder = try folder()
    let found = try check(folder, "--trace", folder.path + "/empty.jsonl", format: "json")
    let json = try JSONParser.parse(ContiguousArray(found.text.utf8))
    #expect(json["summary"]?["errors"]?.int == 1)
    let help = json["findings"]?.array?.first?["help"]?.string
    #expect(help?.hasPrefix("the trace is empty; ") == true)
  }

  @Test func aCheckOfSomethingHasNoSuchFinding() throws {
    let folder = try folder("root: true\ntolerance: 800\n")
    let found = try check(folder, "--trace", folder.path + "/run.jsonl")
    #expect(found.code == .clean)
    #expect(found.text.isEmpty)
  }

  // MARK: Severities

  @Test func configuredSeveritiesHoldForTraces() throws {
    let trace = "--trace"
    var folder = try folder("root: true\nignore: [N211]\n")
    var found = try check(folder, trace, folder.path + "/run.jsonl")
    #expect(found.code == .clean)
    #expect(found.text.isEmpty)
    folder = try self.folder("root: true\nseverity: {duration: warning}\n")
    found = try check(folder, trace, folder.path + "/run.jsonl")
    #expect(found.code == .clean)
    #expect(found.text.contains(":1:1: warning: "))
    #expect(
      try check(folder, trace, folder.path + "/run.jsonl", "--fail-on", "warning").code == .findings
    )
    folder = try self.folder("root: true\nper-file-ignores: {run.jsonl: [N]}\n")
    #expect(try check(folder, trace, folder.path + "/run.jsonl").code == .clean)
    folder = try self.folder("root: true\nselect: [S]\n")
    #expect(try check(folder, trace, folder.path + "/run.jsonl").text.contains("[N211]"))
  }

  @Test func configuredSeveritiesHoldForLayouts() throws {
    let words = ["--layout", "/home.json", "--profile", "hig44"]
    func found(_ configuration: String) throws -> (code: ExitCode, text: String) {
      let folder = try folder(configuration)
      return try check(folder, words[0], folder.path + words[1], words[2], words[3])
    }
    #expect(try found("root: true\n").text.contains(": error: "))
    let warned = try found("root: true\nseverity: {L301: warning}\n")
    #expect(warned.text.contains(": warning: "))
    #expect(warned.code == .clean)
    #expect(try found("root: true\nignore: [L301]\n").text.isEmpty)
    #expect(try found("root: true\nper-file-ignores: {\"*.json\": [L301]}\n").text.isEmpty)
  }

  @Test func configurationsHoldForDumpsWithoutASpec() throws {
    func found(_ configuration: String) throws -> (code: ExitCode, text: String) {
      let folder = try folder(configuration)
      return try TestFolder.run(
        .check,
        ["--layout", folder.path + "/home.json", "--profile", "hig44", "--format", "concise"])
    }
    #expect(try found("root: true\n").code == .findings)
    #expect(try found("root: true\nignore: [L301]\n").text.isEmpty)
    #expect(try found("root: true\nseverity: {L301: warning}\n").code == .clean)
    #expect(throws: ConfigurationError.self) { try found("root: true\nnonsense: 1\n") }
  }

  @Test func theConfiguredTargetSizeHoldsWhereTheSpecStatesNone() throws {
    func found(_ configuration: String) throws -> String {
      let folder = try folder(configuration)
      return try check(folder, "--layout", folder.path + "/home.json").text
    }
    #expect(try !found("root: true\n").contains("[L301]"))
    #expect(try !found("root: true\ntouch-target: 20\n").contains("[L301]"))
    let small = try found("root: true\ntouch-target: 32\n")
    #expect(small.contains("below the minimum of 32 pt (touch-target in plumb.yml) [L301]"))
  }

  @Test func lintDoesNotSelectWhatIsChecked() throws {
    let folder = try folder()
    let error = #expect(throws: UsageError.self) {
      try TestFolder.run(.lint, [folder.path, "--no-cache", "--select", "N"])
    }
    #expect(error?.message == "'N' is reported by 'plumb check'; lint has no such rule")
    #expect(throws: UsageError.self) {
      try TestFolder.run(.lint, [folder.path, "--no-cache", "--extend-select", "small-target"])
    }
    let configured = try self.folder("root: true\nselect: [N, L301]\n")
    #expect(throws: ConfigurationError.self) {
      try TestFolder.run(.lint, [configured.path, "--no-cache"])
    }
  }

  // MARK: Several configurations

  private func pair(_ a: String, _ b: String) throws -> TestFolder {
    try TestFolder([
      ("a/plumb.yml", "root: true\n" + a), ("a/door.md", Self.door),
      ("b/plumb.yml", "root: true\n" + b), ("b/gate.md", Self.gate),
      ("door.jsonl", Self.step("Open", "Shut", 450)), ("gate.jsonl", Self.step("Up", "Down", 450)),
    ])
  }

  @Test func eachSpecIsMeasuredWithItsOwnTolerance() throws {
    let folder = try pair("", "tolerance: 300\n")
    func code(_ trace: String) throws -> ExitCode {
      let words = ["--spec", folder.path + "/a", folder.path + "/b"]
      return try TestFolder.run(.check, words + ["--trace", folder.path + "/" + trace]).code
    }
    #expect(try code("gate.jsonl") == .clean)
    #expect(try code("door.jsonl") == .findings)
  }

  @Test(arguments: [
    ("traces: {session: case}\n", "traces: {session: id}\n", "'traces'"),
    ("ignore: [N211]\n", "", "'ignore', 'severity' and 'per-file-ignores'"),
    (
      "target-exceptions: {pin: essential}\n", "target-exceptions: {pin: equivalent}\n",
      "'target-exceptions'"
    ),
  ])
  func contradictionsAreErrors(_ a: String, _ b: String, _ key: String) throws {
    let folder = try pair(a, b)
    let words = ["--spec", folder.path + "/a", folder.path + "/b"]
    let error = #expect(throws: ConfigurationError.self) {
      try TestFolder.run(.check, words + ["--trace", folder.path + "/gate.jsonl"])
    }
    let problem = error?.problems.first
    #expect(problem?.path.hasSuffix("/b/gate.md") == true)
    #expect(problem?.message.contains(key) == true)
    #expect(problem?.message.contains("/a/door.md'") == true)
  }

  @Test func whatOnlyOneSpecSaysHolds() throws {
    let folder = try pair("traces: {session: case}\nselect: [S]\n", "ignore: [T]\n")
    let words = ["--spec", folder.path + "/a", folder.path + "/b"]
    let found = try TestFolder.run(.check, words + ["--trace", folder.path + "/gate.jsonl"])
    #expect(found.code == .findings)
  }

  // MARK: Flags

  @Test func unknownMachinesAreWrongUsage() throws {
    let folder = try folder()
    let trace = folder.path + "/run.jsonl"
    #expect(
      usage(folder, "--trace", trace, "--machine", "Foo")
        == "no spec has the state machine 'Foo'; the machine is 'Door'")
    #expect(
      usage(folder, "--trace", trace, "--machine", "Dor")
        == "no spec has the state machine 'Dor'; did you mean 'Door'?")
    #expect(try check(folder, "--trace", trace, "--machine", "door").code == .findings)
    let error = #expect(throws: UsageError.self) {
      try TestFolder.run(.simulate, ["--spec", folder.path + "/door.md", "--machine", "Foo"])
    }
    #expect(error?.message == "no spec has the state machine 'Foo'; the machine is 'Door'")
  }

  @Test func flagsWithoutTheirInputAreWrongUsage() throws {
    let folder = try folder()
    let trace = ["--trace", folder.path + "/run.jsonl"]
    let layout = ["--layout", folder.path + "/home.json"]
    #expect(
      usage(folder, trace[0], trace[1], "--html", folder.path + "/x.html")
        == "'--html' needs --layout, or traces that name layout dumps")
    #expect(
      usage(folder, layout[0], layout[1], "--list-sessions", "x")
        == "'--list-sessions' needs --trace")
    #expect(usage(folder, layout[0], layout[1], "--explain") == "'--explain' needs --trace")
    #expect(
      usage(folder, trace[0], trace[1], "--emit", "layoutdump")
        == "'--emit layoutdump' needs --layout")
    #expect(
      usage(folder, layout[0], layout[1], "--emit", "summary")
        == "'--emit summary' needs --trace")
    #expect(
      usage(folder, trace[0], trace[1], "--stream", "--explain")
        == "'--explain' is of no use with --stream")
    #expect(
      usage(folder, trace[0], trace[1], "--stream", "--format", "sarif")
        == "'--stream' writes lines of JSON, not 'sarif'")
  }
}
