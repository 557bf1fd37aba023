import SpecModel
import SpecText
public import SpecTrace

extension Workspace {
  /// What the configurations say of traces, over what is asked for otherwise.
  ///
  /// - Parameter paths: the recordings.
  /// - Errors: throws `ConfigurationError` where the configurations of two documents contradict each other.
  public func traceOptions(
    over asked: TraceOptions = TraceOptions(), paths: [String] = []
  ) throws(ConfigurationError) -> TraceOptions {
    let settings = try ConformanceSettings(self)
    return try traceOptions(over: asked, settings, paths: paths)
  }

  func traceOptions(
    over asked: TraceOptions, _ settings: ConformanceSettings, paths: [String]
  ) throws(ConfigurationError) -> TraceOptions {
    var options = asked
    options.bindings = bindings
    options.fields = settings.traceFields
    options.tolerances = settings.tolerances
    options.levels = try settings.levels(paths: paths)
    return options
  }

  /// What is wrong with the name of the machine that traces are held against; `nil` where a spec has the machine.
  public func problem(ofMachine name: String) -> String? {
    TraceChecker.hint(forUnknownMachine: name, in: understoodSpecs).map {
      "no spec has the state machine '\(name)'; \($0)"
    }
  }
}

extension Workspace {
  /// The changes back to the state before, which simulated sessions do not take, a sentence each.
  public var waysBackNotSimulated: [String] {
    understoodSpecs.flatMap { spec in
      spec.machines.flatMap { machine in
        machine.histories.map { history in
          let source = history.source.map { "'\(machine[$0].name)'" } ?? "any state"
          return
            "\(spec.path):\(files.line(history.transition.origin)): no session takes the way from "
            + "\(source) back to the state before"
        }
      }
    }
  }
}
