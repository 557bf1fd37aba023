import Foundation
import SpecJSON
import SpecWorkspace
import Testing

@testable import SpecCommandLine

/// The program that is built beside the tests.
private enum BuiltProgram {
  static let path = Shared.root + "/.build/debug/plumb"
}

/// The scripts that run plumb on servers, with the program that was built beside the tests.
@Suite(.enabled(if: FileSystem.kind(BuiltProgram.path) == .file, "the program is not built"))
struct ScriptTests {
  private static let broken = """
    # Door

    | From | To | Trigger |
    |---|---|---|
    | Open | Shut | Push |

    """

  /// A script with variables in a folder of its own; its exit code and the files that it wrote.
  private func run(
    _ arguments: [String], _ variables: [String: String], in folder: TestFolder
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["bash"] + arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    var environment = [
      "PATH": "\(Shared.root)/.build/debug:/usr/local/bin:/usr/bin:/bin",
      "PLUMB_CACHE_DIR": folder.path + "/.cache", "GITHUB_OUTPUT": folder.path + "/output",
      "GITHUB_STEP_SUMMARY": folder.path + "/summary",
    ]
    environment.merge(variables) { $1 }
    process.environment = environment
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/null")
    process.standardError = FileHandle(forWritingAtPath: "/dev/null")
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func folder() throws -> TestFolder {
    try TestFolder([("specs/door.md", Self.broken), ("plumb.yml", "root: true\n")])
  }

  private func action(_ step: String) -> [String] { [Shared.root + "/Scripts/action", step] }

  @Test(
    "results that are not taken whole are an error",
    .enabled(if: FileSystem.kind("/dev/full") == .other), arguments: ["--version", "rule S501"])
  func fullDisk(_ words: String) throws {
    let folder = try TestFolder([])
    #expect(try run(["-c", "plumb \(words) > /dev/full"], [:], in: folder) == 2)
    #expect(try run(["-c", "plumb \(words) > /dev/null"], [:], in: folder) == 0)
  }

  @Test func theActionAnnotatesAndCounts() throws {
    let folder = try folder()
    #expect(try run(action("lint"), ["INPUT_PATHS": "specs"], in: folder) == 1)
    let lines = try folder.text("output").split(separator: "\n")
    #expect(lines.contains("exit-code=1"))
    #expect(lines.contains { $0.hasPrefix("findings=") && $0 != "findings=0" })
    #expect(try folder.text("summary").hasPrefix("### Plumb: "))
    #expect(try run(action("lint"), ["INPUT_PATHS": " \n"], in: folder) == 1)
  }

  @Test func theActionWritesALogForCodeScanning() throws {
    let folder = try folder()
    let inputs = [
      "INPUT_REPORT_TYPE": "sarif", "INPUT_OUTPUT_FILE": "a b.sarif",
      "INPUT_FAIL_ON_ERROR": "false",
    ]
    #expect(try run(action("lint"), inputs, in: folder) == 0)
    let log = try JSONParser.parse(try FileSystem.read(folder.path + "/a b.sarif"))
    #expect(log["version"]?.string == "2.1.0")
  }

  @Test(arguments: [
    ["INPUT_PATHS": "nowhere"], ["INPUT_REPORT_TYPE": "html"], ["INPUT_ARGS": "--fromat json"],
    ["INPUT_PATHS": "$(touch hacked) ; touch hacked"], ["INPUT_CONFIG": "missing.yml"],
  ])
  func wrongUsageAlwaysFails(_ inputs: [String: String]) throws {
    let folder = try folder()
    let all = inputs.merging(["INPUT_FAIL_ON_ERROR": "false"]) { first, _ in first }
    #expect(try run(action("lint"), all, in: folder) == 2)
    #expect(FileSystem.kind(folder.path + "/hacked") == nil)
  }

  @Test func theActionTakesAProgramThatIsThere() throws {
    let folder = try folder()
    #expect(try run(action("install"), ["INPUT_PLUMB": BuiltProgram.path], in: folder) == 0)
    #expect(try folder.text("output").contains("version=\(Program.version)\n"))
    #expect(try run(action("install"), ["INPUT_PLUMB": "/nowhere/plumb"], in: folder) == 2)
    #expect(try run(action("key"), [:], in: folder) == 0)
    #expect(try folder.text("output").contains("key=plumb-"))
  }

  @Test func theTemplateWritesAReportForMergeRequests() throws {
    let folder = try folder()
    let template = try #require(
      String(
        data: try Data(contentsOf: URL(filePath: Shared.root + "/templates/plumb-lint.yml")),
        encoding: .utf8))
    let lines = template.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "    - |"))
    let script = lines[(start + 1)...].prefix { $0.hasPrefix("      ") || $0.isEmpty }
    try folder.write("set -eo pipefail\n" + script.joined(separator: "\n"), to: "job.sh")
    let variables = [
      "PLUMB_PATHS": "specs", "PLUMB_FAIL_ON": "error", "PLUMB_ARGS": "",
      "PLUMB_REPORT": "report.json",
    ]
    #expect(try run(["job.sh"], variables, in: folder) == 1)
    let report = try JSONParser.parse(try FileSystem.read(folder.path + "/report.json"))
    #expect(report.array?.isEmpty == false)
    let lenient = variables.merging(["PLUMB_ARGS": "--exit-zero"]) { $1 }
    #expect(try run(["job.sh"], lenient, in: folder) == 0)
    let wrong = variables.merging(["PLUMB_ARGS": "--fromat x"]) { $1 }
    #expect(try run(["job.sh"], wrong, in: folder) == 2)
  }

  @Test func hooksNameFlagsThatExist() throws {
    let text = String(
      decoding: try Data(contentsOf: URL(filePath: Shared.root + "/.pre-commit-hooks.yaml")),
      as: UTF8.self)
    let entries = text.split(separator: "\n").filter { $0.hasPrefix("  entry: ") }
    #expect(entries.count == 4)
    for entry in entries {
      let words = entry.dropFirst("  entry: ".count).split(separator: " ").map(String.init)
      #expect(words.prefix(2) == ["plumb", "lint"])
      _ = try Arguments(words.dropFirst(2) + ["."], verb: .lint)
    }
  }
}
