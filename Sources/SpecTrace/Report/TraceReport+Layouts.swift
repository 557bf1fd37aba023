public import SpecDiagnostics

extension TraceReport {
  /// Notes that dumps of lines were held against the spec: a trace that names nothing else was checked, too.
  public mutating func noteCheckedLayouts() {
    if verdict == .nothingChecked { verdict = .pass }
  }

  /// Notes that the dump of a line cannot be read.
  ///
  /// - Parameter levels: how bad findings are where a person says so.
  public mutating func addUnreadable(
    _ layout: LayoutLine, reason: String, levels: SeverityLevels = SeverityLevels()
  ) {
    let rule = TraceRule.layout
    let severity = levels.severity(of: rule.code, found: rule.severity, path: layout.path)
    guard let severity else {
      notChecked.append("\(layout.path):\(layout.line): the dump '\(layout.dump)': \(reason)")
      return
    }
    let violation = Violation(
      rule: rule, severity: severity, session: layout.session, path: layout.path,
      line: layout.line, time: layout.time,
      message: "the layout dump '\(layout.dump)' cannot be read: \(reason)",
      repair: "record the dump beside the trace, or remove line \(layout.line)",
      group: layout.dump)
    let place = violations.firstIndex { $0.path == layout.path && $0.line > layout.line }
    violations.insert(violation, at: place ?? violations.count)
    guard severity == .error else { return }
    verdict = .fail
    let known = failedSessions.firstIndex {
      $0.name == layout.session && (!$0.name.isEmpty || $0.path == layout.path)
    }
    if let index = known {
      failedSessions[index].errors += 1
    } else {
      failedSessions.append(
        FailedSession(
          name: layout.session, path: layout.path, line: layout.line, errors: 1))
    }
  }
}
