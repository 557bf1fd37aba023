import SpecWorkspace
import Testing

@testable import SpecCommandLine

/// What a run shows is what it does: differences and fixes, selections over configurations, names that no spec has,
/// tests that fail where the run fails, pages of specs that are gone.
@Suite struct LastWordTests {
  private static let spec = """
    ---
    title: Lamp
    status: draft
    last-updated: 2026-01-02
    ---
    # Lamp

    ## Off State

    Dark.

    ## On State

    Bright.

    ## Dimmed State

    Faint.

    ## Transitions

    | From | To | Trigger | Duration |
    |---|---|---|---|
    | [*] | Off | | |
    | Off | On | Switch | 300ms |
    | On | Dimmed | Hold | |
    | Dimmed | Off | Switch | |

    """

  // MARK: Differences

  @Test(arguments: ["--fix", "--unsafe-fixes"])
  func aDifferenceShowsWhatAllPassesDo(_ flag: String) throws {
    // The first pass mends the name of the rule, the second deletes the comment, which then suppresses nothing.
    let text = Self.spec.replacing(
      "Dark.", with: "<!-- plumb-disable-next-line s502 it ends here -->\nDark.")
    let folder = try TestFolder([("lamp.md", text), ("plumb.yml", "root: true\n")])
    let words = [folder.path, "--no-cache", flag]
    let shown = try TestFolder.run(.lint, words + ["--diff"]).text
    #expect(try folder.text("lamp.md") == text)
    _ = try TestFolder.run(.lint, words)
    let fixed = try folder.text("lamp.md")
    #expect(fixed != text)
    let removed = shown.split(separator: "\n").filter { $0.hasPrefix("-") }
      .dropFirst().map { $0.dropFirst() }
    let added = shown.split(separator: "\n").filter { $0.hasPrefix("+") }
      .dropFirst().map { $0.dropFirst() }
    #expect(removed.contains { $0.contains("s502") })
    #expect(!added.contains { $0.contains("S502") })
    for line in added { #expect(fixed.contains(line)) }
  }

  // MARK: Selections

  @Test func theCommandLineHasTheLastWord() throws {
    let spec = Self.spec.replacing("| Dimmed | Off | Switch | |\n", with: "")
    func codes(_ configuration: String, _ words: String...) throws -> [String] {
      let folder = try TestFolder([
        ("lamp.md", spec), ("plumb.yml", "root: true\n" + configuration),
      ])
      let found = try TestFolder.run(
        .lint, [folder.path, "--no-cache", "--format", "concise"] + words)
      return found.text.split(separator: "\n").map { String($0.suffix(5).dropLast()) }
    }
    for configuration in ["ignore: [S502]\n", "ignore: [S]\n", "severity: {S502: off}\n"] {
      #expect(try codes(configuration, "--select", "S502") == ["S502"])
      #expect(try codes(configuration, "--extend-select", "dead-end").contains("S502"))
      #expect(try !codes(configuration).contains("S502"))
    }
    // A more exact selector of the configuration holds, and so does what the command line itself leaves out.
    #expect(try !codes("ignore: [S502]\n", "--select", "S").contains("S502"))
    #expect(try codes("", "--select", "S502", "--ignore", "S502").isEmpty)
    let perFile = "per-file-ignores: {\"*.md\": [S502]}\n"
    #expect(try codes(perFile, "--select", "S502").isEmpty)
  }

  // MARK: Names

  @Test func namesThatNoSpecHasAreTold() throws {
    let configuration = """
      root: true
      aliases: {Lit: Dimed}
      bindings: {LampOnView: Onn, HoldButton: Hold, LampView: "On"}
      initial: Nowhere

      """
    let folder = try TestFolder([("lamp.md", Self.spec), ("plumb.yml", configuration)])
    let remarks = try Workspace(request: .init(paths: [folder.path])).configurationRemarks
    #expect(remarks.count == 3)
    #expect(
      remarks[0].hasSuffix(
        "plumb.yml:2:16: 'aliases': no spec has the state 'Dimed'; did you mean 'Dimmed'?"))
    #expect(remarks[1].contains("'bindings': no spec has the state 'Onn'"))
    #expect(remarks[2].contains("plumb.yml:4:10: 'initial': no spec has the state 'Nowhere'"))
    let right = configuration.replacing("Dimed", with: "Dimmed").replacing("Onn", with: "\"On\"")
      .replacing("Nowhere", with: "\"Off\"")
    let other = try TestFolder([("lamp.md", Self.spec), ("plumb.yml", right)])
    #expect(try Workspace(request: .init(paths: [other.path])).configurationRemarks.isEmpty)
  }

  // MARK: Tests

  @Test func testsFailWhereTheRunFails() throws {
    func step(_ time: Int) -> String {
      """
      {"kind":"state","session":"a","t":0,"state":"Off"}
      {"kind":"transition","session":"a","t":1000,"from":"Off","to":"On","trigger":"Switch","duration":\(time)}

      """
    }
    let folder = try TestFolder([
      ("lamp.md", Self.spec), ("good.jsonl", step(300)), ("late.jsonl", step(390)),
      ("plumb.yml", "root: true\n"),
    ])
    func check(_ name: String, _ words: String...) throws -> (code: ExitCode, text: String) {
      try TestFolder.run(
        .check,
        [
          "--spec", folder.path + "/lamp.md", "--trace", folder.path + "/" + name, "--format",
          "junit",
        ] + words)
    }
    let good = try check("good.jsonl")
    #expect(good.code == .clean)
    #expect(good.text.contains("failures=\"0\""))
    #expect(good.text.contains("good.jsonl"))
    #expect(!good.text.contains("name=\"lint\""))
    #expect(!good.text.contains("<failure"))
    let late = try check("late.jsonl")
    #expect(late.code == .findings)
    #expect(late.text.contains("<failure type=\"error\""))
    #expect(!late.text.contains("<failure type=\"info\""))
    // A document without front matter has an info.
    let rows = String(Self.spec.drop { $0 != "#" })
    let spec = try TestFolder([("lamp.md", rows), ("plumb.yml", "root: true\n")])
    for severity in ["error", "warning", "info"] {
      let found = try TestFolder.run(
        .lint, [spec.path, "--no-cache", "--format", "junit", "--fail-on", severity])
      #expect((found.code == .clean) == !found.text.contains("<failure"))
      #expect((found.code == .clean) == found.text.contains("failures=\"0\" skipped=\"0\">\n  <"))
      #expect(found.text.contains("M201"))
    }
  }

  // MARK: Reports

  @Test func pagesOfSpecsThatAreGoneGoToo() throws {
    let folder = try TestFolder([
      ("specs/lamp.md", Self.spec), ("specs/lamp-two.md", Self.spec),
      ("out/specs-notes.md", "mine\n"),
    ])
    let out = folder.path + "/out"
    func names() throws -> [String] { try FileSystem.names(inFolder: out) }
    _ = try TestFolder.run(.report, [folder.path + "/specs", "-o", out])
    let before = try names()
    #expect(before.contains { $0.hasSuffix("lamp-two.html") })
    // A run over one spec leaves the pages of the other alone.
    _ = try TestFolder.run(.report, [folder.path + "/specs/lamp.md", "-o", out])
    #expect(try names() == before)
    _ = try TestFolder.run(.report, [folder.path + "/specs", "-o", out])
    try FileSystem.remove(folder.path + "/specs/lamp-two.md")
    _ = try TestFolder.run(.report, [folder.path + "/specs", "-o", out])
    let after = try names()
    #expect(!after.contains { $0.contains("lamp-two") })
    #expect(after.contains { $0.hasSuffix("lamp.html") })
    #expect(after.contains("specs-notes.md"))
  }
}
