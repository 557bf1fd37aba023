import SpecWorkspace

/// The streams of a run: results go to standard output, talk to standard error.
struct Console {
  /// What is still to be written to standard output or, at once when the run ends, to the output file.
  private var results: ContiguousArray<UInt8> = []
  /// What stands before that: long pieces that nobody copies.
  private var pieces: [ArraySlice<UInt8>] = []
  /// The file that takes the results, if any.
  var outputPath: String?
  /// Whether results go to standard output as soon as something is said about them.
  private let isLive: Bool
  /// Why standard output takes no results any more.
  private var failure: FileError?
  /// Whether results are coloured.
  var usesColor = false

  /// Makes the streams of a run.
  ///
  /// - Parameter isLive: whether results go to standard output before something is said about them, and not at the end.
  init(isLive: Bool = false) { self.isLive = isLive }

  /// The results so far as text.
  var resultText: String {
    String(decoding: ContiguousArray((pieces + [results[...]]).joined()), as: UTF8.self)
  }

  /// Adds to the results.
  mutating func print(_ text: String) { results.append(contentsOf: text.utf8) }

  /// Adds to the results.
  mutating func print(_ bytes: ContiguousArray<UInt8>) { print(bytes[...]) }

  /// Adds to the results.
  mutating func print(_ bytes: ArraySlice<UInt8>) {
    if bytes.count < Self.leastPiece {
      results.append(contentsOf: bytes)
    } else {
      takePieces()
      pieces.append(bytes)
    }
    let count = pieces.reduce(results.count) { $0 + $1.count }
    if outputPath == nil, count > Self.largestRest { writeThrough() }
  }

  /// Ends a piece.
  private mutating func takePieces() {
    if !results.isEmpty { pieces.append(results[...]) }
    results = []
  }

  private mutating func writeThrough() {
    takePieces()
    for piece in pieces where failure == nil {
      do throws(FileError) { try FileSystem.writeToOutput(piece) } catch { failure = error }
    }
    pieces = []
  }

  /// Bytes that are kept as they are, without a copy.
  private static let leastPiece = 1 << 14
  /// Bytes that may wait for the end of the run on their way to standard output.
  private static let largestRest = 1 << 20

  /// Says something to the person about the run, behind the results so far.
  mutating func say(_ text: String) {
    if isLive, outputPath == nil { writeThrough() }
    FileSystem.write(ContiguousArray((text + "\n").utf8), to: 2)
  }

  /// Writes the results.
  ///
  /// - Errors: throws `FileError` where the output file cannot be written, or standard output did not take all.
  mutating func flush() throws {
    guard let outputPath else {
      writeThrough()
      if let failure { throw failure }
      return
    }
    takePieces()
    defer { pieces = [] }
    try FileSystem.write(pieces, to: outputPath, isRemade: true)
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
