import SpecFuzzing
import SpecText
import SpecWorkspace

/// Runs the pipeline over made documents for a time and keeps those that break a promise.
///
/// The document at work is always in `current.md` of the folder, so that one that ends the program is there too.
struct FuzzRun {
  private var seconds = 60
  private var seed: UInt64 = 1
  private var folder = ".build/fuzz"
  private var dumps = 0
  private var isOfTraces = false
  private var dumpFolder: String?
  /// A folder of documents of which damaged ones are made, too.
  private var documentFolder: String?
  private var failures = 0
  private var slowest: (seconds: Double, name: String) = (0, "none")

  /// The longest that a document of a few kilobytes may take, and one of a megabyte.
  private static let limit = 1.0

  /// Runs with arguments `[--seconds N] [--seed N] [--folder PATH] [--document-folder PATH]` and returns the exit code.
  ///
  /// With `--traces N` damaged recordings are checked for so many seconds.
  /// With `--dumps N [--dump-folder PATH]` damaged layout dumps take the place of documents.
  static func run(_ arguments: [String]) -> Int32 {
    var run = FuzzRun()
    guard run.read(arguments) else {
      say(
        "usage: plumb-fuzz [--seconds N | --traces N | --dumps N [--dump-folder PATH]] [--seed N]")
      say(" [--folder PATH] [--document-folder PATH]\n")
      return 2
    }
    do {
      try FileSystem.makeFolder(run.folder)
      if run.dumps > 0 {
        let dumps = DumpFuzzRun(
          count: run.dumps, seed: run.seed, folder: run.folder, seeds: run.dumpFolder)
        return try dumps.run(say: say) == 0 ? 0 : 1
      }
      if run.isOfTraces {
        let traces = TraceFuzzRun(seconds: run.seconds, seed: run.seed, folder: run.folder)
        return try traces.run(say: say) == 0 ? 0 : 1
      }
      try run.documents()
      try run.shapes()
    } catch {
      say("plumb-fuzz: cannot write in '\(run.folder)'\n")
      return 2
    }
    return run.failures == 0 ? 0 : 1
  }

  private mutating func read(_ arguments: [String]) -> Bool {
    guard arguments.count % 2 == 0 else { return false }
    for index in stride(from: 0, to: arguments.count, by: 2) {
      let value = arguments[index + 1]
      switch arguments[index] {
      case "--seconds", "--traces":
        guard let number = Int(value), number > 0 else { return false }
        seconds = number
        isOfTraces = arguments[index] == "--traces"
      case "--seed":
        guard let number = UInt64(value) else { return false }
        seed = number
      case "--folder": folder = value
      case "--dumps":
        guard let number = Int(value), number > 0 else { return false }
        dumps = number
      case "--dump-folder": dumpFolder = value
      case "--document-folder": documentFolder = value
      default: return false
      }
    }
    return true
  }

  // MARK: Shapes

  private mutating func shapes() throws {
    for shape in HostileShape.all {
      let bytes = shape.document(parts: shape.count)
      try keep(bytes, as: "current.md")
      let time = measure { PipelineProbe.run(bytes) }
      note(time, shape.description)
      guard time > Self.limit else { continue }
      fail("\(shape.description): \(bytes.count) bytes took \(time.shown) s")
    }
  }

  // MARK: Documents

  private mutating func documents() throws {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    var number: UInt64 = 0
    var bytes = 0
    var early: Int?
    let originals = try originals()
    while clock.now < end {
      var generator = DocumentGenerator(seed: seed &* 1_000_003 &+ number)
      let document =
        originals.isEmpty || number % 2 == 0
        ? generator.document() : generator.damaged(originals[Int(number / 2) % originals.count])
      bytes += document.count
      try keep(ContiguousArray(document), as: "current.md")
      var broken: [String] = []
      let time = measure { broken = PipelineProbe.broken(by: document) }
      note(time, "document \(number)")
      if time > Self.limit { broken.append("took \(time.shown) s") }
      if !broken.isEmpty {
        let name = "seed-\(seed)-\(number).md"
        try keep(ContiguousArray(document), as: name)
        fail("\(folder)/\(name): " + Set(broken).sorted().joined(separator: "; "))
      }
      number += 1
      if number == 2_000 { early = ProcessMemory.residentBytes }
    }
    reportMemory(early, documents: number)
    Self.say(
      "\(number) documents, \(bytes / 1_000_000) MB, \(failures) broken; slowest "
        + "\(slowest.name) with \(slowest.seconds.shown) s\n")
  }

  private func originals() throws -> [[UInt8]] {
    guard let documentFolder else { return [] }
    return try FileSystem.names(inFolder: documentFolder).sorted().compactMap { name in
      let path = Paths.join(documentFolder, name)
      guard name.hasSuffix(".md"), FileSystem.kind(path) == .file else { return nil }
      return Array(try FileSystem.read(path))
    }
  }

  /// Memory that grows with the number of documents is a leak.
  private mutating func reportMemory(_ early: Int?, documents: UInt64) {
    guard let early, let late = ProcessMemory.residentBytes, documents >= 4_000 else { return }
    Self.say(
      "resident memory \(early / 1_000_000) MB after 2000, \(late / 1_000_000) MB at the end\n")
    if late > early * 2 + 50_000_000 { fail("memory grows: a leak") }
  }

  /// The processor time that a run takes, in seconds: what else the machine does has no part in it.
  private func measure(_ body: () -> Void) -> Double {
    let before = ProcessorTime.seconds
    body()
    return ProcessorTime.seconds - before
  }

  // MARK: Notes

  private mutating func note(_ seconds: Double, _ name: String) {
    if seconds > slowest.seconds { slowest = (seconds, name) }
  }

  private mutating func fail(_ text: String) {
    failures += 1
    Self.say("BROKEN \(text)\n")
  }

  private func keep(_ bytes: ContiguousArray<UInt8>, as name: String) throws {
    try FileSystem.write(bytes, to: Paths.join(folder, name))
  }

  private static func say(_ text: String) {
    _ = FileSystem.write(ContiguousArray(text.utf8), to: 1)
  }
}

extension Double {
  /// With two decimals.
  fileprivate var shown: String { "\((self * 100).rounded() / 100)" }
}
