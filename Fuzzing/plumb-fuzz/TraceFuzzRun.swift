import SpecFuzzing
import SpecWorkspace

/// Reads and checks damaged recordings for a time, and keeps those that break a promise.
struct TraceFuzzRun {
  /// How long.
  var seconds: Int
  /// The first of all random numbers.
  var seed: UInt64
  /// Where recordings that break a promise are kept.
  var folder: String

  /// The longest that one recording may take, in seconds of processor time.
  private static let limit = 1.0

  /// Runs and returns the number of recordings that broke a promise.
  func run(say: (String) -> Void) throws(FileError) -> Int {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    var random = FuzzRandom(seed: seed)
    var number = 0
    var failures = 0
    var slowest = 0.0
    while clock.now < end {
      let (original, fields) = TraceSeed.all[number % TraceSeed.all.count]
      var bytes = DumpMutation.mutated(original, &random)
      if random.below(4) == 0 { bytes += DumpMutation.mutated(original, &random) }
      // What ends the program is there, too.
      try FileSystem.write(ContiguousArray(bytes), to: Paths.join(folder, "current.trace"))
      let before = ProcessorTime.seconds
      var broken = TraceProbe.broken(by: bytes, fields: fields)
      let time = ProcessorTime.seconds - before
      slowest = max(slowest, time)
      if time > Self.limit { broken.append("took \(time) s") }
      number += 1
      guard !broken.isEmpty else { continue }
      failures += 1
      let name = "trace-\(seed)-\(number - 1)"
      try FileSystem.write(ContiguousArray(bytes), to: Paths.join(folder, name))
      say("BROKEN \(folder)/\(name): \(Set(broken).sorted().joined(separator: "; "))\n")
    }
    say("\(number) damaged recordings, \(failures) broken; slowest \(slowest) s\n")
    return failures
  }
}
