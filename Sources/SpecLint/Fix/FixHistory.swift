import SpecText

/// What files were before each pass of fixes, so that two fixes which undo one another come to an end.
public struct FixHistory: Sendable {
  private var contents: [FileID: Set<ContiguousArray<UInt8>>] = [:]

  /// Makes a history without passes.
  public init() {}

  /// The plan of the next pass, without the files that it would make what they were before an earlier one.
  public mutating func plan(_ report: LintReport, allowsUnsafe: Bool) -> FixPlan {
    var plan = FixPlan(report, allowsUnsafe: allowsUnsafe)
    for change in plan.files {
      guard let text = report.files[change.file] else { continue }
      contents[change.file, default: []].insert(FixPlan.original(text))
      if contents[change.file]?.contains(change.bytes) == true { plan.leaveOut(change.file) }
    }
    return plan
  }
}
