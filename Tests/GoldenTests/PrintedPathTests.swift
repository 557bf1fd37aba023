import SpecWorkspace
import Testing

@testable import SpecCommandLine

/// How the paths of inputs are printed: relative to the working folder, whatever way they were given.
@Suite struct PrintedPathTests {
  @Test(arguments: [
    ("a.md", "a.md"), ("./a.md", "a.md"), ("runs/../a.md", "a.md"),
    ("runs//b.jsonl", "runs/b.jsonl"),
    ("../other/a.md", "../other/a.md"), ("/work/app/runs/a.jsonl", "runs/a.jsonl"),
    ("/work/other/../x.md", "/work/x.md"), ("-", "-"),
  ])
  func isRelative(_ path: String, _ printed: String) {
    #expect(Paths.printed(path, in: "/work/app") == printed)
  }

  @Test func namesOfRecordingsHaveNoDetours() throws {
    let folder = try TestFolder([
      (
        "door.md",
        "# Door\n\n| From | To | Trigger |\n|---|---|---|\n| Open | Shut | Push |\n"
      ), ("runs/a.jsonl", #"{"t":0,"from":"Open","to":"Ajar","trigger":"Push"}"# + "\n"),
    ])
    let found = try TestFolder.run(
      .check,
      [
        "--spec", folder.path + "/door.md", "--trace", folder.path + "/runs/../runs/a.jsonl",
        "--format", "concise",
      ])
    #expect(found.code == .findings)
    #expect(found.text.contains("runs/a.jsonl:1:1: ") && !found.text.contains(".."))
  }
}
