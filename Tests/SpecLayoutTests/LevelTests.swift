import SpecDiagnostics
import SpecLayout
import SpecText
import Testing

/// Severities that a person gives to findings in layouts.
@Suite struct LevelTests {
  /// A target of 20 pt in which nothing else can be checked.
  private static let dump = """
    {"layoutdump":1,"screen":{"w":390,"h":844,"unit":"pt"},"nodes":[{"id":"a","frame":[9,99,20,20],
     "interactive":true,"enabled":true,"scroll":"none"}]}
    """

  private func check(_ levels: SeverityLevels) -> (verdict: LayoutReport.Verdict, found: [String]) {
    var options = LayoutOptions(profile: .hig44)
    options.levels = levels
    let report = LayoutChecker(specs: [], options: options)
      .check(dumps: [("a.json", Array(Self.dump.utf8))])
    let found = report.diagnostics(files: [FileID(0)]).map { "\($0.code) \($0.severity.name)" }
    return (report.verdict, found)
  }

  @Test func errorsFail() {
    let found = check(SeverityLevels())
    #expect(found.verdict == .fail)
    #expect(found.found == ["L301 error"])
  }

  @Test func warningsAreReportedAndDoNotFail() {
    var levels = SeverityLevels()
    levels.levels["L301"] = .on(.warning)
    let found = check(levels)
    #expect(found.verdict == .pass)
    #expect(found.found == ["L301 warning"])
  }

  @Test func whatIsOffIsNotReported() {
    var levels = SeverityLevels()
    levels.levels["L301"] = .off
    #expect(check(levels).found == [])
    #expect(check(levels).verdict == .pass)
    levels.levels = [:]
    levels.ignored["a.json"] = ["L301"]
    #expect(check(levels).verdict == .pass)
    levels.ignored = ["b.json": ["L301"]]
    #expect(check(levels).verdict == .fail)
  }

  @Test func whatCannotBeReadIsAlwaysTold() {
    var options = LayoutOptions()
    options.levels.levels["L390"] = .off
    let report = LayoutChecker(specs: [], options: options)
      .check(dumps: [("a.json", Array("{".utf8))])
    #expect(report.diagnostics(files: [FileID(0)]).map(\.code) == ["L390"])
    #expect(report.verdict == .inconclusive)
  }
}
