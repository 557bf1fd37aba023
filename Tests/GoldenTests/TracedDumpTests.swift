import Foundation
import SpecWorkspace
import Testing

@testable import SpecCommandLine

/// Layout lines of traces: the dumps lie beside the trace and are checked as the state of that moment.
@Suite struct TracedDumpTests {
  private static let spec = """
    # Player

    - **Touch Targets**: at least 44x44pt

    | From | To | Trigger | Duration |
    |---|---|---|---|
    | Loading | Ready | Loaded | 300ms |
    | Ready | Loading | Retry | 250ms |

    """
  private static let step =
    #"{"t":0,"session":"a","from":"Loading","to":"Ready","trigger":"Loaded","duration":300}"# + "\n"

  private static func layout(_ dump: String) -> String {
    #"{"kind":"layout","session":"a","t":500,"dump":"\#(dump)"}"# + "\n"
  }

  private static func dump(side: Int) -> String {
    """
    {"layoutdump":1,"screen":{"w":390,"h":844,"unit":"pt","scale":3,"scaleSource":"declared"},
     "origin":{"format":"layoutdump"},"truncated":false,"nodes":[
     {"id":"0","parent":null,"role":"window","frame":[0,0,390,844]},
     {"id":"0/0","parent":"0","role":"button","name":"Play","frame":[20,200,\(side),\(side)],
      "interactive":true,"enabled":true}]}
    """
  }

  private func check(_ folder: TestFolder, _ words: [String] = []) throws -> (
    code: ExitCode, text: String
  ) {
    try TestFolder.run(
      .check,
      [
        "--spec", "\(folder.path)/player.md", "--trace", "\(folder.path)/run/t.jsonl",
        "--format", "json",
      ] + words)
  }

  private func folder(_ side: Int, _ line: String) throws -> TestFolder {
    try TestFolder([
      ("player.md", Self.spec), ("run/t.jsonl", Self.step + line),
      ("run/home.json", Self.dump(side: side)),
    ])
  }

  @Test func aDumpBesideTheTraceIsChecked() throws {
    let good = try check(folder(60, Self.layout("home.json")))
    #expect(good.code == .clean)
    #expect(good.text.contains("\"layouts\"") && good.text.contains("run/home.json"))
    #expect(good.text.contains("\"Ready\""))
    let small = try check(folder(30, Self.layout("home.json")))
    #expect(small.code == .findings)
    #expect(small.text.contains("\"verdict\": \"fail\""))
  }

  @Test func aDumpThatIsMissingIsAViolationOfItsLine() throws {
    let missing = try check(folder(60, Self.layout("gone.json")))
    #expect(missing.code == .findings)
    #expect(missing.text.contains("the layout dump 'gone.json' cannot be read"))
    #expect(missing.text.contains("\"failed\": 1"))
    let device = try check(folder(60, Self.layout("/dev/zero")))
    #expect(device.text.contains("is no regular file"))
  }

  @Test func aTraceOfLayoutLinesAloneIsChecked() throws {
    for (side, code, verdict) in [(60, ExitCode.clean, "pass"), (30, .findings, "fail")] {
      let folder = try TestFolder([
        ("player.md", Self.spec), ("run/t.jsonl", Self.layout("home.json")),
        ("run/home.json", Self.dump(side: side)),
      ])
      let found = try check(folder)
      #expect(found.code == code && found.text.contains("\"verdict\": \"\(verdict)\""))
    }
    // A dump that holds nothing that can be checked checks nothing.
    let empty = try TestFolder([
      ("player.md", "# Player\n\n| From | To | Trigger |\n|---|---|---|\n| A | B | Go |\n"),
      ("run/t.jsonl", Self.layout("home.json")),
      ("run/home.json", #"{"layoutdump":1,"screen":{"w":390,"h":844,"unit":"pt"},"nodes":[]}"#),
    ])
    #expect(try check(empty).text.contains("\"verdict\": \"nothing-checked\""))
  }

  @Test func aDamagedDumpIsAViolationOfItsLine() throws {
    let cut = String(Self.dump(side: 60).dropLast(40))
    let line = Self.layout("home.json") + Self.layout("home.json")
    let folder = try TestFolder([
      ("player.md", Self.spec), ("run/t.jsonl", Self.step + line), ("run/home.json", cut),
    ])
    let found = try check(folder)
    #expect(found.code == .findings)
    #expect(found.text.contains("\"verdict\": \"fail\"") && !found.text.contains("L390"))
    #expect(found.text.components(separatedBy: "\"N235\"").count == 3)
    // Given by itself, the dump is an input that cannot be read.
    let asked = try check(folder, ["--layout", "\(folder.path)/run/home.json"])
    #expect(asked.code == .usage && asked.text.contains("L390"))
  }

  @Test func withoutLayoutLinesNothingChanges() throws {
    let plain = try check(folder(30, ""))
    #expect(plain.code == .clean)
    #expect(!plain.text.contains("\"layouts\""))
  }
}
