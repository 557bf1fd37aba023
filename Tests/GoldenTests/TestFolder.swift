import Foundation
import SpecWorkspace

@testable import SpecCommandLine

/// A folder with files for one test, which goes with it.
final class TestFolder {
  let path: String

  init(_ files: [(String, String)]) throws {
    let base = FileSystem.environment("TMPDIR") ?? "/tmp"
    path = Paths.join(base, "plumb-verbs-\(UInt64.random(in: 0..<UInt64.max))")
    for (name, text) in files { try write(text, to: name) }
    if files.isEmpty { try FileSystem.makeFolder(path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func text(_ name: String) throws -> String {
    String(decoding: try FileSystem.read(Paths.join(path, name)), as: UTF8.self)
  }

  func write(_ text: String, to name: String) throws {
    let file = Paths.join(path, name)
    try FileSystem.makeFolder(Paths.folder(of: file))
    try FileSystem.write(ContiguousArray(text.utf8), to: file)
  }

  /// Runs a verb from words to exit code and results.
  static func run(_ verb: Verb, _ words: [String]) throws -> (code: ExitCode, text: String) {
    var console = Console()
    let arguments = try Arguments(words[...], verb: verb)
    console.setColor(arguments.value("--color"))
    let code = try verb.run(arguments, &console)
    return (code, console.resultText)
  }
}
