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

  @Test func withoutLayoutLinesNothingChanges() throws {
    let plain = try check(folder(30, ""))
    #expect(plain.code == .clean)
    #expect(!plain.text.contains("\"layouts\""))
  }
}
