import SpecDifference
import SpecJSON
import SpecWorkspace
import Testing

@testable import SpecCommandLine

/// `plumb diff` from words to exit code, and its verdicts against simulated recordings.
@Suite struct DiffVerbTests {
  private static let door = """
    # Door

    | From | To | Trigger | Duration |
    |---|---|---|---|
    | Open | Shut | Push | 200ms |
    | Shut | Open | Pull | 300ms |
    | Shut | Locked | Turn key | 150ms |
    | Locked | Shut | Turn back | 150ms |

    """

  private func diff(
    _ old: String, _ new: String, _ words: [String] = []
  ) throws -> (code: ExitCode, text: String) {
    let folder = try TestFolder([("old.md", old), ("new.md", new)])
    return try TestFolder.run(.diff, ["\(folder.path)/old.md", "\(folder.path)/new.md"] + words)
  }

  @Test func exitCodesFollowTheVerdict() throws {
    let major = Self.door.replacing("200ms", with: "250ms")
    let minor = Self.door + "| Open | Ajar | Nudge | |\n".replacing("\n", with: "")
    let patch = Self.door.replacing("# Door", with: "# Door\n\nWords about it.")
    #expect(try diff(Self.door, major).code == .findings)
    #expect(try diff(Self.door, major, ["--exit-zero"]).code == .clean)
    #expect(try diff(Self.door, Self.door.replacing("200ms", with: "100–300ms")).code == .clean)
    let wider = Self.door.replacing("200ms", with: "100–300ms")
    #expect(try diff(Self.door, wider, ["--fail-on", "warning"]).code == .findings)
    #expect(try diff(Self.door, patch).code == .clean)
    #expect(try diff(Self.door, patch, ["--fail-on", "info"]).code == .findings)
    #expect(try diff(Self.door, Self.door, ["--fail-on", "info"]).code == .clean)
    #expect(minor != Self.door)
  }

  @Test func nothingToCompareFails() throws {
    let folder = try TestFolder([("a/README.md", "# Hello\n"), ("b/README.md", "# Hello\n")])
    let words = ["\(folder.path)/a", "\(folder.path)/b"]
    #expect(try TestFolder.run(.diff, words).code == .findings)
    #expect(try TestFolder.run(.diff, words + ["--exit-zero"]).code == .clean)
    #expect(try TestFolder.run(.diff, words).text.contains("README.md: not a spec"))
  }

  @Test func wrongUsage() throws {
    #expect(throws: UsageError.self) { try TestFolder.run(.diff, []) }
    #expect(throws: RevisionError.self) {
      try TestFolder.run(.diff, ["/nowhere/a.md", "/nowhere/b.md"])
    }
    #expect(throws: UsageError.self) { try TestFolder.run(.diff, ["a", "b", "--format", "sarif"]) }
    let folder = try TestFolder([("a.md", Self.door)])
    #expect(throws: RevisionError.self) { try TestFolder.run(.diff, ["\(folder.path)/a.md"]) }
    #expect(throws: RevisionError.self) {
      try TestFolder.run(.diff, [folder.path, folder.path, "--", "x"])
    }
    #expect(throws: UsageError.self) { try TestFolder.run(.diff, ["a", "b", "c", "--", "x"]) }
  }

  @Test func theConfigurationHolds() throws {
    let folder = try TestFolder([
      ("plumb.yml", "root: true\nexclude: [drafts]\n"), ("a/drafts/x.md", Self.door),
      ("a/door.md", Self.door), ("b/door.md", Self.door), ("b/drafts/x.md", Self.door),
    ])
    let found = try TestFolder.run(
      .diff, ["\(folder.path)/a", "\(folder.path)/b", "--format", "json"])
    let json = try JSONParser.parse(ContiguousArray(found.text.utf8))
    #expect(json["documents"]?.array?.count == 1 || json["documents"]?.array?.count == 2)
    #expect(json["verdict"]?.string == "none")
  }

  @Test func outputKeepsTheSchema() throws {
    let new =
      Self.door.replacing("Locked", with: "Bolted").replacing("# Door", with: "# Gate")
      .replacing("200ms", with: "250ms") + "\n| Gesture | Answer |\n|---|---|\n| Wave | Bow |\n"
    let text = try diff(
      "---\nversion: 1.0.0\n---\n\n" + Self.door, "---\nversion: 1.0.1\n---\n\n" + new,
      ["--format", "json"]
    ).text
    let path = Shared.root + "/docs/schemas/diff.schema.json"
    let schema = try JSONParser.parse(try FileSystem.read(path))
    let value = try JSONParser.parse(ContiguousArray(text.utf8))
    #expect(SchemaValidator(schema).faults(value) == [])
    let changes = value["documents"]?.array?.first?["changes"]?.array ?? []
    #expect(changes.count >= 2)
    #expect(changes.contains { $0["evidence"] != nil })
    #expect(value["documents"]?.array?.first?["version"]?["needed"]?.string == "2.0.0")
  }

  /// Recordings of an app that keeps the old spec keep the new one where the verdict is no more than minor.
  @Test(arguments: [
    ("| Open | Shut | Push | 200ms |", "| Open | Shut | Push | 150–250ms |", false),
    ("| Open | Shut | Push | 200ms |", "| Open | Shut | Push | |", false),
    ("| Open | Shut | Push |", "| Open | Shut | Push/Wind |", false),
    ("| Open | Shut | Push |", "| Open | Shut | |", false),
    ("| Locked | Shut |", "| Open | Ajar | Nudge | |\n| Locked | Shut |", false),
    ("200ms", "0.2s", false),
    ("| Open | Shut | Push | 200ms |", "| Open | Shut | Push | 600ms |", true),
    ("| Open | Shut | Push |", "| Open | Locked | Push |", true),
    ("| Open | Shut | Push |", "| Open | Shut | Shove |", true),
    ("| Locked | Shut | Turn back | 150ms |", "| Locked | Open | Kick | |", true),
    ("| Shut | Locked | Turn key | 150ms |\n", "", true),
    ("Locked", "Bolted", true),
  ])
  func verdictsAgreeWithChecks(old: String, new: String, isMajor: Bool) throws {
    let after = Self.door.replacing(old, with: new)
    #expect(after != Self.door)
    let folder = try TestFolder([("old.md", Self.door), ("new.md", after)])
    let paths = ["\(folder.path)/old.md", "\(folder.path)/new.md"]
    let trace = "\(folder.path)/run.jsonl"
    let simulated = try TestFolder.run(.simulate, ["--spec", paths[0], "--cover", "transitions"])
    try folder.write(simulated.text, to: "run.jsonl")
    #expect(try TestFolder.run(.check, ["--spec", paths[0], "--trace", trace]).code == .clean)
    let verdict = try TestFolder.run(.diff, paths)
    let check = try TestFolder.run(.check, ["--spec", paths[1], "--trace", trace])
    #expect((verdict.code == .findings) == isMajor, "\(verdict.text)")
    #expect((check.code == .findings) == isMajor, "\(check.text)")
  }
}
