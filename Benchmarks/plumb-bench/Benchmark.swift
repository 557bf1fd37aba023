import SpecLint
import SpecLowering
import SpecSyntax
import SpecText
import SpecWorkspace

/// Measures lint throughput beside bare Markdown parsing of the same bytes.
///
/// The two are measured in turns within one process, so that a change of the machine's speed meets both; the figure
/// to watch is their ratio. Lint runs on all processors, so its processor time is given as well.
enum Benchmark {
  private static let rounds = 31

  /// Runs the benchmark on the Markdown files below the given paths and returns the exit code.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let files = try files(below: arguments.isEmpty ? ["specs"] : arguments)
      guard !files.isEmpty else {
        say("plumb-bench: no Markdown file in \(arguments.joined(separator: " "))\n")
        return 2
      }
      report(files)
      return 0
    } catch {
      say("plumb-bench: cannot open '\(error.path)': \(error.reason)\n")
      return 2
    }
  }

  private typealias File = (path: String, bytes: ContiguousArray<UInt8>)

  private static func files(below paths: [String]) throws(FileError) -> [File] {
    var files: [File] = []
    for path in paths {
      if FileSystem.kind(path) == .folder {
        let names = try FileSystem.names(inFolder: path).sorted()
        files += try Self.files(below: names.map { Paths.join(path, $0) })
      } else if path.hasSuffix(".md") {
        files.append((path, try FileSystem.read(path)))
      }
    }
    return files
  }

  // MARK: Measuring

  private static func report(_ files: [File]) {
    let texts = files.map { SourceText(decoding: $0.bytes, path: $0.path) }
    let documents = texts.indices.map { MarkdownParser.parse(texts[$0], file: FileID($0)) }
    let bytes = files.reduce(0) { $0 + $1.bytes.count }
    var findings = 0
    let stages: [Stage] = [
      Stage("bare Markdown parse") { for text in texts { MarkdownParser.parseOnly(text.bytes) } },
      Stage("lint, all stages") { findings = Workspace.lint(files: files).diagnostics.count },
      Stage("  decode") {
        for file in files { _ = SourceText(decoding: file.bytes, path: file.path) }
      },
      Stage("  parse into a document") {
        for index in texts.indices { _ = MarkdownParser.parse(texts[index], file: FileID(index)) }
      },
      Stage("  lower into the model") {
        for document in documents { _ = Lowering.lower(document, options: .init()) }
      },
    ]
    var samples = stages.map { _ in Samples() }
    for round in 0...rounds {
      for (index, stage) in stages.enumerated() {
        let sample = measure(stage.body)
        if round > 0 { samples[index].append(sample) }
      }
    }
    print(stages, samples, bytes: bytes, files: files.count, findings: findings)
  }

  private struct Stage {
    var name: String
    var body: () -> Void

    init(_ name: String, _ body: @escaping () -> Void) {
      self.name = name
      self.body = body
    }
  }

  private static func measure(_ body: () -> Void) -> (wall: Double, processor: Double) {
    let before = ProcessorTime.seconds
    let wall = ContinuousClock().measure(body)
    let seconds = Double(wall.components.seconds) + Double(wall.components.attoseconds) * 1e-18
    return (seconds, ProcessorTime.seconds - before)
  }

  private struct Samples {
    private var walls: [Double] = []
    private var processors: [Double] = []

    mutating func append(_ sample: (wall: Double, processor: Double)) {
      walls.append(sample.wall)
      processors.append(sample.processor)
    }

    var wall: Double { walls.sorted()[walls.count / 2] }
    var processor: Double { processors.sorted()[processors.count / 2] }
  }

  // MARK: Printing

  private static func print(
    _ stages: [Stage], _ samples: [Samples], bytes: Int, files: Int, findings: Int
  ) {
    let processors = Parallel.processorCount
    say("\(files) files, \(bytes) bytes, \(findings) diagnostics, \(processors) processors, ")
    say("median of \(rounds) rounds\n\n")
    say(row("stage", "ms", "MB/s", "ratio", "CPU ms", "CPU ratio"))
    let yardstick = samples[0]
    for (stage, sample) in zip(stages, samples) {
      say(
        row(
          stage.name, fixed(sample.wall * 1e3), fixed(Double(bytes) / sample.wall / 1e6),
          fixed(sample.wall / yardstick.wall), fixed(sample.processor * 1e3),
          fixed(sample.processor / yardstick.processor)))
    }
  }

  private static func row(_ name: String, _ cells: String...) -> String {
    let padding = String(repeating: " ", count: max(0, 24 - name.utf8.count))
    let columns = cells.map { String(repeating: " ", count: max(1, 11 - $0.utf8.count)) + $0 }
    return name + padding + columns.joined() + "\n"
  }

  /// A number with two decimals.
  private static func fixed(_ number: Double) -> String {
    guard number.isFinite else { return "-" }
    let hundredths = Int((number * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func say(_ text: String) {
    _ = FileSystem.write(ContiguousArray(text.utf8), to: 1)
  }
}
