import SpecJSON
import SpecLint
import SpecWorkspace
import Testing

@testable import SpecCommandLine

/// What `plumb lint` does with its flags, on files in a folder of their own.
@Suite struct LintRunTests {
  /// A dead end (error) and no front matter (info).
  private static let broken = """
    # Door

    | From | To | Trigger |
    |---|---|---|
    | Open | Shut | Push |
    | Shut | Ajar | Pull |

    """

  private func folder(_ configuration: String = "root: true\n") throws -> TestFolder {
    try TestFolder([("door.md", Self.broken), ("plumb.yml", configuration)])
  }

  private func lint(_ words: String...) throws -> (code: ExitCode, text: String) {
    try TestFolder.run(.lint, words + ["--no-cache", "--format", "concise"])
  }

  private func codes(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0.suffix(5).dropLast()) }
  }

  @Test func aDifferenceOfNothingIsNoPass() throws {
    let empty = try TestFolder([])
    #expect(try lint(empty.path, "--diff").code == .findings)
    let folder = try folder()
    // No safe fix, but findings at error level.
    let found = try lint(folder.path, "--diff")
    #expect(found.text.isEmpty)
    #expect(found.code == .findings)
    #expect(try lint(folder.path, "--diff", "--select", "M201").code == .clean)
    #expect(try lint(folder.path, "--diff", "--exit-zero").code == .clean)
  }

  @Test func theGateHoldsForDifferences() throws {
    let text = "# Lamp\n\n| Gesture | Answer |\n|---|---|\n| Wave | Bow |\n"
    let folder = try TestFolder([("door.md", Self.broken + text)])
    let words = [folder.path, "--select", "M201", "--min-understood"]
    #expect(try lint(words[0], words[1], words[2], words[3], "0.5").code == .clean)
    #expect(try lint(words[0], words[1], words[2], words[3], "100%").code == .findings)
    #expect(try lint(words[0], words[1], words[2], words[3], "0.5", "--diff").code == .clean)
    #expect(try lint(words[0], words[1], words[2], words[3], "100%", "--diff").code == .findings)
  }

  @Test func excludedDocumentsAreReadWhenNamedUnlessForced() throws {
    let folder = try folder("root: true\nexclude: [door.md]\n")
    let document = folder.path + "/door.md"
    #expect(try codes(lint(document, "--select", "S502").text) == ["S502"])
    #expect(try codes(lint(document, "--force-exclude").text) == ["V903"])
    let found = try TestFolder.run(.lint, [folder.path, "--no-cache"])
    #expect(found.code == .findings)
    #expect(found.text.contains("'exclude' in plumb.yml leaves out 1"))
  }

  @Test func aConfigurationWithAnotherNameIsToldOf() throws {
    let folder = try TestFolder([("door.md", Self.broken), ("plumb.yaml", "select: [T]\n")])
    let remarks = try Workspace(request: WorkspaceRequest(paths: [folder.path]))
      .configurationRemarks
    #expect(
      remarks.contains {
        $0.hasSuffix("plumb.yaml is not read; a configuration is called plumb.yml")
      }
    )
    let named = try TestFolder([("door.md", Self.broken), ("plumb.yml", "root: true\n")])
    #expect(
      try Workspace(request: WorkspaceRequest(paths: [named.path])).configurationRemarks.isEmpty)
  }

  @Test func aPartOfANameSuggestsTheRule() {
    #expect(Workspace.catalog.suggestion(for: "dead") == "dead-end")
    #expect(Workspace.catalog.suggestion(for: "sandwich") == nil)
  }

  @Test func selectionsAreAddedToAndTakenFrom() throws {
    let folder = try folder("root: true\nselect: [T]\nextend-select: [M201]\n")
    #expect(try codes(lint(folder.path).text) == ["M201"])
    #expect(
      try codes(lint(folder.path, "--extend-select", "dead-end").text) == ["M201", "S502"])
    #expect(try codes(lint(folder.path, "--ignore", "M").text) == ["M201"])
    #expect(try codes(lint(folder.path, "--ignore", "M201").text) == [])
    #expect(try codes(lint(folder.path, "--select", "S502").text) == ["M201", "S502"])
  }

  @Test func everyVerbFailsOnTheSeverityThatIsAskedFor() throws {
    let folder = try folder()
    let path = folder.path + "/door.md"
    for verb in [Verb.compile, Verb.report] {
      let words = [path, "-o", folder.path + "/out"]
      // Without the flag an error fails every verb.
      #expect(try TestFolder.run(verb, words).code == .findings)
      #expect(try TestFolder.run(verb, words + ["--exit-zero"]).code == .clean)
      #expect(try TestFolder.run(verb, words + ["--fail-on", "error"]).code == .findings)
      #expect(
        try TestFolder.run(verb, words + ["--fail-on", "error", "--exit-zero"]).code == .clean)
    }
  }

  @Test func statisticsCanBeReadByPrograms() throws {
    let folder = try folder()
    let found = try TestFolder.run(
      .lint, [folder.path, "--no-cache", "--statistics", "--format", "json", "--select", "S"])
    let rows = try JSONParser.parse(ContiguousArray(found.text.utf8)).array ?? []
    #expect(rows.contains { $0["code"]?.string == "S502" && $0["count"]?.int == 1 })
  }

  @Test func aBaselineHoldsForFixesToo() throws {
    let folder = try folder()
    let known = folder.path + "/known"
    _ = try lint(folder.path, "--write-baseline", known)
    _ = try lint(folder.path, "--baseline", known, "--unsafe-fixes")
    #expect(try folder.text("door.md") == Self.broken)
    _ = try lint(folder.path, "--unsafe-fixes")
    let fixed = try folder.text("door.md")
    #expect(fixed != Self.broken)
    _ = try lint(folder.path, "--unsafe-fixes")
    #expect(try folder.text("door.md") == fixed)
  }

  @Test func barePathsCountUpToTheTopOfTheRepository() throws {
    func spec(_ path: String) -> String {
      "---\nrelated:\n  - \(path)\n---\n# Lamp\n\n- Height: 40px\n"
    }
    let folder = try TestFolder([
      ("top/.git/HEAD", "x"), ("top/a/notes/lamp.md", spec("notes/cord.md")),
      ("top/a/notes/cord.md", "# Cord\n"), ("top/a/notes/far.md", spec("far/cord.md")),
      ("far/cord.md", "# Cord\n"),
    ])
    func finds(_ name: String) throws -> Bool {
      let words = [folder.path + "/top/a/notes/" + name, "--no-cache", "--select", "M206"]
      return try TestFolder.run(.lint, words).text.contains("M206")
    }
    #expect(try !finds("lamp.md"))
    #expect(try finds("far.md"))
  }

  @Test func missingFilesAreNotCopiedIntoTheOtherList() throws {
    let text = """
      ---
      related-files:
        - ./gate.md
        - ./shed.md
      ---
      # Door

      - Height: 40px

      ## Related Documents

      - [Wall](./wall.md)
      - [Roof](./roof.md)

      """
    let folder = try TestFolder([
      ("door.md", text), ("gate.md", "# Gate\n"), ("wall.md", "# Wall\n"),
      ("plumb.yml", "root: true\n"),
    ])
    let document = folder.path + "/door.md"
    let found = try lint(document, "--select", "M205,M206", "--fix")
    #expect(codes(found.text) == ["M205", "M206", "M206"])
    let fixed = try folder.text("door.md")
    #expect(fixed.contains("  - ./shed.md\n  - ./wall.md\n---"))
    #expect(fixed.hasSuffix("- [Roof](./roof.md)\n- [Gate](./gate.md)\n"))
  }

  private static func uploads(_ rows: String) -> String {
    """
    # Uploads

    ### State: Idle

    ## Error States

    ### State: Server Error

    The server does not answer. Retry asks again.

    ### State: File Error

    The file is too large.

    ## Transitions

    | From | To | Trigger |
    |---|---|---|
    \(rows)

    """
  }

  @Test func aNameIsWrittenOutInAllRowsOrInNone() throws {
    let whole =
      "| Idle | Error | Server is down |\n| Idle | Error | No answer |\n| Error | Idle | Retry |"
    let parted =
      "| Idle | Error | Server is down |\n| Idle | Error | File too large |\n| Error | Idle | Retry |"
    let folder = try TestFolder([
      ("whole.md", Self.uploads(whole)), ("parted.md", Self.uploads(parted)),
      ("plumb.yml", "root: true\n"),
    ])
    let words = ["--select", "S505", "--unsafe-fixes"]
    let first = try lint(folder.path + "/whole.md", words[0], words[1], words[2])
    #expect(codes(first.text) == [])
    #expect(
      try folder.text("whole.md")
        == Self.uploads(whole.replacing("| Error |", with: "| Server Error |")))
    let second = try lint(folder.path + "/parted.md", words[0], words[1], words[2])
    #expect(codes(second.text) == ["S505"])
    #expect(try folder.text("parted.md") == Self.uploads(parted))
  }

  /// Each pass meets two of the three values, and would write the one that the pass before has replaced.
  @Test func passesDoNotUndoOneAnother() throws {
    let text = """
      # Reading

      ## Page

      - **Page Turn**: 250ms slide

      ## Motion

      - **Page Turn**: 300ms slide

      ## Summary

      - **Page Turn**: 250ms slide

      """
    let folder = try TestFolder([("page.md", text), ("plumb.yml", "root: true\n")])
    let document = folder.path + "/page.md"
    #expect(try codes(lint(document, "--select", "C401").text) == ["C401"])
    _ = try lint(document, "--select", "C401", "--unsafe-fixes")
    #expect(try folder.text("page.md") != text)
  }

  @Test func standardInputIsNeitherFixedNorWatched() {
    #expect(throws: UsageError.self) { try lint("-", "--fix") }
    #expect(throws: UsageError.self) { try lint("-", "--watch") }
  }

  @Test func watchedFilesTellEveryChange() throws {
    let folder = try folder()
    let watched = WatchedFiles(WorkspaceRequest(paths: [folder.path]))
    var seen = watched.stamps()
    func changes(_ action: () throws -> Void) rethrows -> Bool {
      try action()
      defer { seen = watched.stamps() }
      return watched.stamps() != seen
    }
    #expect(!changes {})
    #expect(try changes { try folder.write(Self.broken + "\nMore.\n", to: "door.md") })
    #expect(try changes { try folder.write("root: true\ngrid: 4\n", to: "plumb.yml") })
    #expect(try changes { try folder.write(Self.broken, to: "a/new.md") })
    #expect(try changes { try FileSystem.remove(folder.path + "/a/new.md") })
    #expect(try changes { try FileSystem.remove(folder.path + "/door.md") })
    #expect(try changes { try FileSystem.remove(folder.path + "/plumb.yml") })
    #expect(try !changes { try folder.write("x", to: "notes.txt") })
  }
}
