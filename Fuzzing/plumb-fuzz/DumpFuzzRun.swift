import SpecFuzzing
import SpecText
import SpecWorkspace

/// Reads and checks damaged layout dumps, a given number of them, and keeps those that break a promise.
struct DumpFuzzRun {
  /// How many dumps are damaged.
  var count: Int
  /// The first of all random numbers.
  var seed: UInt64
  /// Where dumps that break a promise are kept.
  var folder: String
  /// A folder of further dumps to begin with.
  var seeds: String?

  /// The longest that one dump may take, in seconds of processor time.
  private static let limit = 1.0

  /// Runs and returns the number of dumps that broke a promise.
  func run(say: (String) -> Void) throws(FileError) -> Int {
    var originals = DumpSeed.all
    if let seeds {
      for name in try FileSystem.names(inFolder: seeds).sorted() {
        let path = Paths.join(seeds, name)
        if FileSystem.kind(path) == .file { originals.append(Array(try FileSystem.read(path))) }
      }
    }
    var random = FuzzRandom(seed: seed)
    var failures = 0
    var slowest = 0.0
    for number in 0..<count {
      let bytes = DumpMutation.mutated(originals[number % originals.count], &random)
      // What ends the program is there, too.
      try FileSystem.write(ContiguousArray(bytes), to: Paths.join(folder, "current.dump"))
      let before = ProcessorTime.seconds
      var broken = DumpProbe.broken(by: bytes)
      let time = ProcessorTime.seconds - before
      slowest = max(slowest, time)
      if time > Self.limit { broken.append("took \(time) s") }
      guard !broken.isEmpty else { continue }
      failures += 1
      let name = "dump-\(seed)-\(number)"
      try FileSystem.write(ContiguousArray(bytes), to: Paths.join(folder, name))
      say("BROKEN \(folder)/\(name): \(Set(broken).sorted().joined(separator: "; "))\n")
    }
    say("\(count) damaged dumps, \(failures) broken; slowest \(slowest) s\n")
    return failures
  }
}
