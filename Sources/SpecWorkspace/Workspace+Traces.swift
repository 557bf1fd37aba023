public import SpecTrace

extension Workspace {
  /// What the configuration says of traces, over what is asked for otherwise.
  public func traceOptions(over asked: TraceOptions = TraceOptions()) -> TraceOptions {
    var options = asked
    let configuration = configurations.first
    options.bindings = bindings
    options.fields = configuration?.traceFields ?? [:]
    if let tolerance = configuration?.tolerance {
      options.tolerance = .init(early: tolerance, late: tolerance)
    }
    return options
  }
}
