import SpecText
import SpecJSON

/// The long lists of a report as JSON, in shares that other threads write.
struct SharedLists {
  /// The items of the list of violations.
  private(set) var violations: [JSONWriter] = []
  /// The items of the list of findings.
  private(set) var findings: [JSONWriter] = []

  /// Into how many shares for each processor a list is cut, so that none waits long for another.
  private static let fineness = 4

  /// Writes the lists of a report, each for an array in the outermost object of a writer; `nil` where they are short.
  init?(_ report: TraceReport, _ json: JSONWriter, workers: Workers, sizes: ShareSizes) {
    let shares = [report.violations, report.notes].enumerated().flatMap { number, list in
      workers.shares(of: list.count, atLeast: sizes.records, times: Self.fineness)
        .map { (isNotes: number == 1, range: $0) }
    }.filter { !$0.range.isEmpty }
    guard workers.count > 1, shares.count > 1 else { return nil }
    // A share is written twice by one thread: what two of them read at once is slow to share.
    let written = workers.map(shares.count) { index in
      let (isNotes, range) = shares[index]
      let list = isNotes ? report.notes : report.violations
      var violations = json.itemWriter(depth: 2, capacity: isNotes ? 0 : 600 * range.count)
      var findings = json.itemWriter(depth: 2, capacity: 1000 * range.count)
      list.eachInPlace(range) { place in
        if !isNotes { place.pointee.write(to: &violations) }
        place.pointee.writeFinding(to: &findings)
      }
      return (violations, findings)
    }
    for (share, (violations, findings)) in zip(shares, written) {
      if !share.isNotes { self.violations.append(violations) }
      self.findings.append(findings)
    }
  }
}

extension Array where Element: Sendable {
  /// Calls a closure with the places of some items, for an item that is given as a value is a copy.
  func eachInPlace(_ range: Range<Int>, _ body: (UnsafePointer<Element>) -> Void) {
    withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for index in range { body(base + index) }
    }
  }
}
