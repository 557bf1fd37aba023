import SpecModel
public import SpecText

extension LayoutReport {
  /// The report for people, a summary a dump; findings are printed apart.
  public func text(locate: Locate) -> String {
    var lines: [String] = []
    for entry in entries { lines += text(of: entry, locate) }
    for failure in failures {
      lines.append("\(sources[failure.file].path): cannot read: \(failure.reason)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func text(of entry: Entry, _ locate: Locate) -> [String] {
    let counts = entry.counts
    var lines = ["\(entry.dump.source.path): \(entry.dump.format.rawValue), \(scaleText(entry))"]
    var figures = "\(counts.nodes) elements, \(counts.drawn) drawn"
    figures += counts.interactive.map { ", \($0) targets" } ?? ", targets not recorded"
    if let small = counts.targetsBelowMinimum {
      figures += ", \(small) with a side below \(Decimals.text(counts.minimum))"
    }
    lines.append("  " + figures)
    let place = entry.specPath.map { " of \($0)" } ?? ""
    let state = entry.state.map { "'\($0)'\(place)" } ?? "none"
    lines.append("  state: \(state) (\(entry.stateReason))")
    if let help = entry.openState { lines.append("  note: \(help)") }
    lines.append(
      "  checks: "
        + LayoutVerdict.allCases.map { "\(entry.count($0)) \($0.rawValue)" }.joined(separator: ", ")
    )
    for check in entry.checks where check.verdict == .unknown {
      let subject = check.node.map { " '\(entry.dump.nodes[$0].caption)'" } ?? ""
      let place = check.spec.flatMap(locate).map { " (\($0.path):\($0.line))" } ?? ""
      lines.append(
        "  unknown: \(check.kind.rawValue)\(subject) \(check.expected): "
          + "\(check.reason?.rawValue ?? "")\(place)")
    }
    lines += entry.notChecked.map { "  not checked: \($0)" }
    lines += entry.dump.notes.map { "  note: \($0)" }
    return lines
  }

  private func scaleText(_ entry: Entry) -> String {
    let screen = entry.dump.screen
    let rounding = "rounding \(screen.rounding.rawValue)"
    guard screen.unit == .px else { return "in \(entry.unit), \(rounding)" }
    guard let scale = screen.scale else { return "in px, scale unknown, \(rounding)" }
    let reason = screen.scaleReason.map { ": \($0)" } ?? ""
    return
      "\(Numbers.text(scale, decimals: 4)) px per dp (\(screen.scaleSource.rawValue)\(reason)), \(rounding)"
  }
}
