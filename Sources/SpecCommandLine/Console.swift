import SpecWorkspace

/// The streams of a run: results go to standard output, talk to standard error.
struct Console {
  /// What is still to be written to standard output or, at once when the run ends, to the output file.
  private var results: ContiguousArray<UInt8> = []
  /// The file that takes the results, if any.
  var outputPath: String?
  /// Whether results are coloured.
  var usesColor = false

  /// The results so far as text.
  var resultText: String { String(decoding: results, as: UTF8.self) }

  /// Adds to the results.
  mutating func print(_ text: String) { results.append(contentsOf: text.utf8) }

  /// Adds to the results.
  mutating func print(_ bytes: ContiguousArray<UInt8>) {
    if results.isEmpty { results = bytes } else { results.append(contentsOf: bytes) }
    guard results.count > Self.largestRest, outputPath == nil else { return }
    FileSystem.write(results, to: 1)
    results.removeAll(keepingCapacity: true)
  }

  /// Bytes that may wait for the end of the run on their way to standard output.
  private static let largestRest = 1 << 20

  /// Says something to the person about the run.
  func say(_ text: String) {
    FileSystem.write(ContiguousArray((text + "\n").utf8), to: 2)
  }

  /// Writes the results.
  ///
  /// - Errors: throws `FileError` where the output file cannot be written.
  mutating func flush() throws {
    defer { results = [] }
    if let outputPath {
      try FileSystem.write(results, to: outputPath)
    } else {
      FileSystem.write(results, to: 1)
    }
  }

  /// Decides about colour: a flag wins over the environment, the environment over the terminal.
  mutating func setColor(_ flag: String?) {
    switch flag {
    case "always": usesColor = true
    case "never": usesColor = false
    default:
      let isSwitchedOff = FileSystem.environment("NO_COLOR").map { !$0.isEmpty } ?? false
      let isDumb = FileSystem.environment("TERM") == "dumb"
      usesColor = !isSwitchedOff && !isDumb && outputPath == nil && FileSystem.isTerminal(1)
    }
  }
}
