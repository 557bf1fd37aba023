import SpecJSON

/// The long lists of a report as JSON, in shares that other threads write.
struct SharedLists {
  /// The items of the list of violations.
  let violations: [JSONWriter]
  /// The items of the list of findings.
  let findings: [JSONWriter]

  /// Writes the lists of a report, each for an array in the outermost object of a writer; `nil` where they are short.
  init?(_ report: TraceReport, _ json: JSONWriter, workers: TraceWorkers, sizes: ShareSizes) {
    let lists = [report.violations, report.violations, report.notes]
    let shares = lists.enumerated().flatMap { number, list in
      workers.shares(of: list.count, atLeast: sizes.records)
        .map { (list: number, range: $0) }
    }.filter { !$0.range.isEmpty }
    guard workers.count > 1, shares.count > 1 else { return nil }
    let written = workers.map(shares.count) { index in
      let (list, range) = shares[index]
      var writer = json.itemWriter(depth: 2, capacity: 700 * range.count)
      lists[list].withUnsafeBufferPointer { violations in
        for place in range {
          if list == 0 {
            violations[place].write(to: &writer)
          } else {
            violations[place].writeFinding(to: &writer)
          }
        }
      }
      return writer
    }
    violations = shares.indices.filter { shares[$0].list == 0 }.map { written[$0] }
    findings = shares.indices.filter { shares[$0].list > 0 }.map { written[$0] }
  }
}
