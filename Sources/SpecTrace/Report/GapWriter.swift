import SpecModel

/// Lists the transitions of which the spec says nothing, each with the row that would say it.
struct GapWriter {
  let monitor: Monitor
  let places: SpecPlaces

  /// A note for each edge, most frequent first.
  func notes() -> [TraceReport.Violation] {
    monitor.machines.indices.flatMap(notes)
  }

  private func notes(of machine: Int) -> [TraceReport.Violation] {
    let tally = monitor.tally.machines[machine]
    let gaps = tally.judgements.indices.filter {
      tally.judgements[$0] > 0
        && monitor.tables[machine].judgements[$0].outcome == .unspecified
    }
    return gaps.sorted { first, second in
      let (a, b) = (tally.samples[first]?.lines.first, tally.samples[second]?.lines.first)
      return (-tally.judgements[first], a?.file ?? 0, a?.line ?? 0, first)
        < (-tally.judgements[second], b?.file ?? 0, b?.line ?? 0, second)
    }.map { note($0, machine) }
  }

  private func note(_ index: Int, _ machine: Int) -> TraceReport.Violation {
    let compiled = monitor.machines[machine]
    let tally = monitor.tally.machines[machine]
    let judgement = monitor.tables[machine].judgements[index]
    let names = monitor.log.names
    let samples = tally.samples[index]?.lines ?? []
    let count = tally.judgements[index]
    let writer = RecordWriter(monitor: monitor, places: places)
    let step = writer.stepText(judgement.key)
    let lines = samples.map { "\($0.line)" }.joined(separator: ", ")
    let source = judgement.key.source >= 0 ? names[judgement.key.source] : "?"
    var result = TraceReport.Violation(
      rule: .unspecified, severity: TraceRule.unspecified.severity, session: "",
      path: samples.first.map { monitor.log.paths[Int($0.file)] } ?? "",
      line: samples.first.map { Int($0.line) } ?? 0, time: nil,
      message: "the spec says nothing of '\(step)', shown \(count) "
        + "\(count == 1 ? "time" : "times") (line \(lines))",
      group: step)
    result.actual = step
    if let state = judgement.source.members.first, judgement.key.source >= 0 {
      result.spec = places.place(compiled.machine.states[state].origin, of: machine)
    }
    let trigger = judgement.key.trigger >= 0 ? names[judgement.key.trigger] : ""
    let cells = [
      source, names[judgement.key.target], trigger, Self.duration(samples),
      samples.first.map { names[$0.animation] } ?? "",
    ]
    result.repair = "add the row | " + cells.map(Self.cell).joined(separator: " | ") + " |"
    return result
  }

  /// The middle of the measured durations, to ten milliseconds.
  private static func duration(_ samples: [SampleLine]) -> String {
    let values = samples.map(\.duration).filter { !$0.isNaN }.sorted()
    guard !values.isEmpty else { return "" }
    return "\(Numbers.text((values[values.count / 2] / 10).rounded() * 10))ms"
  }

  /// Text that a table cell can hold.
  private static func cell(_ text: String) -> String {
    text.isEmpty ? "–" : text.split(separator: "|").joined(separator: "\\|")
  }
}
