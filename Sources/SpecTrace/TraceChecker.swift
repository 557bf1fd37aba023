import CTraceScan
import SpecDiagnostics
public import SpecModel
public import SpecText

/// Holds recorded traces of an app against the state machines and times of its specs.
///
/// ```swift
/// let checker = TraceChecker(specs: [spec], sources: [spec.file: source], options: TraceOptions())
/// let report = checker.check(inputs: [TraceInput(path: "run.jsonl", bytes: bytes)])
/// print(report.text)
/// ```
///
/// - Errors: never throws; what cannot be read is a violation with its line.
/// - Complexity: O(bytes of the traces + steps × rows of distinct steps).
public struct TraceChecker: Sendable {
  private let specs: [SpecDocument]
  private let sources: [FileID: SourceText]
  private let options: TraceOptions
  private let machines: [CompiledMachine]
  private let plan: ObligationPlan

  /// Prepares a check.
  ///
  /// - `sources` holds the texts of the specs; without them, places in the report have no line.
  public init(
    specs: [SpecDocument], sources: [FileID: SourceText] = [:], options: TraceOptions = .init()
  ) {
    self.specs = specs
    self.sources = sources
    self.options = options
    let machines = Self.machines(of: specs, options)
    self.machines = machines
    plan = ObligationPlan(
      specs: specs, machines: machines, options: options, sources: sources)
  }

  /// Readies the memory of a program that checks traces and ends, for the megabytes of a long one.
  public static func prepareMemory() {
    plumb_reserve_zeros()
  }

  /// The machines that sessions can be held against.
  static func machines(
    of specs: [SpecDocument], _ options: TraceOptions
  ) -> [CompiledMachine] {
    let all = specs.enumerated().flatMap { index, spec in
      spec.machines.filter { !$0.states.isEmpty }.map {
        CompiledMachine($0.withoutArrivals, document: index)
      }
    }
    guard let pinned = options.machine else { return all }
    return all.filter { isMeant($0.machine, by: pinned) }
  }

  private static func isMeant(_ machine: Machine, by name: String) -> Bool {
    machine.key == name || Names.key(machine.name) == Names.key(name)
  }

  /// What a person may have meant by the name of a machine that no spec has; `nil` where the name is known.
  public static func hint(forUnknownMachine name: String, in specs: [SpecDocument]) -> String? {
    let machines = specs.flatMap(\.machines).filter { !$0.states.isEmpty }
    if specs.isEmpty || machines.contains(where: { isMeant($0, by: name) }) { return nil }
    var seen: Set<String> = []
    let names = machines.map(\.name).filter { seen.insert(Names.key($0)).inserted }
    guard !names.isEmpty else { return "the specs declare no state machine" }
    if let nearest = Suggestion.nearest(to: name, in: names) { return "did you mean '\(nearest)'?" }
    let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    let rest = names.count > 12 ? " and \(names.count - 12) more" : ""
    return "the \(names.count == 1 ? "machine is" : "machines are") \(shown)\(rest)"
  }

  /// Checks traces; lines of one session may stand in several files, those without a session are one in each file.
  public func check(inputs: [TraceInput], workers: Workers = .one) -> TraceReport {
    check(inputs: inputs, workers: workers, sizes: ShareSizes())
  }

  /// Checks traces, cut into shares of some least sizes.
  func check(inputs: [TraceInput], workers: Workers, sizes: ShareSizes) -> TraceReport {
    let read = inputs.map { $0.native(fields: options.fields) }
    var report = report(monitor(after: read.map(\.input), workers, sizes), workers, sizes)
    report.notChecked += zip(inputs, read).compactMap { input, read in
      read.translation?.remark(path: input.path)
    }
    return report
  }

  /// Checks traces and keeps what can be joined with checks of other sessions.
  public func summary(inputs: [TraceInput], workers: Workers = .one) -> TraceSummary {
    let read = inputs.map { $0.native(fields: options.fields).input }
    let monitor = monitor(after: read, workers, ShareSizes())
    let places = SpecPlaces(specs: specs, machines: machines, sources: sources)
    return SummaryBuilder(monitor: monitor, places: places).summary()
  }

  /// Checks lines while they come.
  ///
  /// - Parameters:
  ///   - sessionLimit: how many sessions may be open at once.
  ///   - window: how long lines wait for late ones, in milliseconds of their session.
  public func stream(sessionLimit: Int = 100_000, window: Double = 0) -> TraceStream {
    TraceStream(
      monitor: monitor,
      places: SpecPlaces(specs: specs, machines: machines, sources: sources),
      sessionLimit: sessionLimit, window: window)
  }

  private func monitor(
    after inputs: [TraceInput], _ workers: Workers, _ sizes: ShareSizes
  ) -> Monitor {
    var scan = TraceScan(inputs, monitor: monitor, workers: workers, sizes: sizes)
    scan.run()
    return scan.monitor
  }

  /// Checks traces line by line, all sessions in full; the measure of what the fast way must find.
  func checkLineByLine(inputs: [TraceInput]) -> TraceReport {
    var monitor = monitor
    monitor.log.read(inputs)
    monitor.damages = monitor.log.damages
    if machines.isEmpty {
      monitor.tally.sessions = SessionIndex(&monitor.log).sessions.count
    } else {
      monitor.checkLog()
    }
    return report(monitor, .one, ShareSizes())
  }

  var monitor: Monitor {
    Monitor(machines: machines, plan: plan, options: options, paths: specs.map(\.path))
  }

  private func report(
    _ monitor: Monitor, _ workers: Workers, _ sizes: ShareSizes
  ) -> TraceReport {
    let places = SpecPlaces(specs: specs, machines: machines, sources: sources)
    return ReportBuilder(monitor: monitor, places: places, workers: workers, sizes: sizes).report()
  }
}
