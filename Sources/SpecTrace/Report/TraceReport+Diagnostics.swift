public import SpecDiagnostics
public import SpecText

extension TraceReport {
  /// The violations and notes as diagnostics, in file order.
  ///
  /// - Parameter traces: for each trace path, its file id and text; a violation of another path
  ///   is placed in the spec, and left out where it has no place there, either.
  public func diagnostics(traces: [String: (file: FileID, text: SourceText)]) -> [Diagnostic] {
    (violations + notes).compactMap { $0.diagnostic(traces: traces) }
  }
}

extension TraceReport.Violation {
  fileprivate func diagnostic(
    traces: [String: (file: FileID, text: SourceText)]
  ) -> Diagnostic? {
    let trace = line > 0 ? traces[path] : nil
    let place = trace.map { Origin(file: $0.file, range: $0.text.lineRange(line - 1)) }
    guard let origin = place ?? spec?.origin else { return nil }
    var related: [Diagnostic.Related] = []
    if place != nil, let spec {
      let said = expected.map { "the spec says \($0)" } ?? "stated here"
      related.append(.init(spec.origin, said))
    }
    return Diagnostic(
      code: rule.code, name: rule.rawValue, severity: severity, message: message, origin: origin,
      label: actual ?? "", related: related,
      why: session.isEmpty ? nil : "session '\(session)'", help: repair)
  }
}
