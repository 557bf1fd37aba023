import Foundation
import SpecLayout
import Testing

/// Every element of the recorded dumps with a side below 44, judged by hand.
struct JudgedTarget: Sendable, CustomTestStringConvertible {
  var testDescription: String { file + " " + node }
  /// The beginning of the file's name.
  var file: String
  /// Path of the element.
  var node: String
  /// The verdict, and what exempts it.
  var verdict: String
  /// What a person sees in the dump.
  var why: String

  init(_ file: String, _ node: String, _ verdict: String, _ why: String) {
    self.file = file
    self.node = node
    self.verdict = verdict
    self.why = why
  }
}

@Suite(.enabled(if: !Recorded.rows.isEmpty, "no recorded dumps beside the package"))
struct JudgedTargetTests {
  private static let phone = "gezihua123__phoneagent__wd2"
  private static let tv = "Goddiewayne__StreamVerse-TV__window_dump2"
  private static let tvSettings = "Goddiewayne__StreamVerse-TV__window_dump_settings"
  private static let safari = "lana-20__web-testing-appium__page_source"
  private static let springboard = "facebook__idb__tree"
  private static let describeAll = "facebook__idb__describe-all"
  private static let appKit = "pointfreeco__swift-snapshot-testing__testNSView.2"
  private static let todo = "web-infra-dev__midscene__todo"
  private static let alone = "stands alone on its line; nothing records a larger area"

  static let table: [JudgedTarget] = [
    JudgedTarget(
      phone, "0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/1", "fail",
      "the card below begins at its lower edge and takes what is missing of 48 dp"),
    JudgedTarget(
      phone, "0/0/0/0/0/0/0/0/0/1/0/0", "unknown:clipped",
      "a tab of a bar that the lower edge of the window cuts: its label lies beyond"),
    JudgedTarget(phone, "0/0/0/0/0/0/0/0/0/1/0/1", "unknown:clipped", "the same bar"),
    JudgedTarget(phone, "0/0/0/0/0/0/0/0/0/1/0/3", "unknown:clipped", "the same bar"),
    JudgedTarget(phone, "0/0/0/0/0/0/0/0/0/1/0/4", "unknown:clipped", "the same bar"),
    JudgedTarget(
      tv, "0/0/0/0/0/0/0/2/2/1", "unknown:clipped",
      "cut by the right edge of a row that scrolls sideways; its twins are 48 dp wide"),
    JudgedTarget(tv, "0/0/0/0/0/0/0/4/2/1", "unknown:clipped", "the same in the next row"),
    JudgedTarget(
      tv, "0/0/0/0/0/0/0/10/0", "unknown:clipped", "cut by the lower edge of the scrolling list"),
    JudgedTarget(
      tv, "0/0/0/0/0/0/0/10/0/1", "unknown:clipped", "a button in the row that is cut"),
    JudgedTarget(
      tvSettings, "0/0/0/0/0/0/4/0", "fail",
      "rows of 40 dp: the touch area of 48 is cut by the next row's"),
    JudgedTarget(tvSettings, "0/0/0/0/0/0/4/1", "fail", "the same in the second row"),
    JudgedTarget(safari, "0/0/0/0/0/0/0/2/0/0/0/0/0/0/0/0/4", "fail", alone),
    JudgedTarget(
      safari, "0/0/0/0/0/0/0/2/0/0/0/0/0/0/0/0/6/1", "not-applicable:inline",
      "the second half of a line that begins with plain text"),
    JudgedTarget(
      safari, "0/0/0/0/0/1/4/1/0/1", "fail",
      "the browser's own address field; nothing records that the capsule around takes its touches"),
    JudgedTarget(safari, "0/0/0/0/0/1/4/1/0/2", "fail", "the browser's own button, as recorded"),
    JudgedTarget(springboard, "0/1/3", "fail", "a page indicator 42 pt high"),
    JudgedTarget(describeAll, "10", "fail", "a page control 25 pt high"),
    JudgedTarget(appKit, "0", "not-applicable:pointer", "a push button of the Mac, not for touch"),
    JudgedTarget(todo, "2", "fail", alone),
    JudgedTarget(todo, "4", "not-applicable:inline", "followed by a comma and another link"),
    JudgedTarget(todo, "6", "not-applicable:inline", "the link after that comma"),
    JudgedTarget(todo, "8", "fail", "alone on its line below a quotation"),
    JudgedTarget(todo, "10", "fail", "an entry of a list of links, 17 px high"),
    JudgedTarget(todo, "11", "fail", "the next entry"),
    JudgedTarget(todo, "12", "fail", "the next entry"),
    JudgedTarget(todo, "13", "fail", "the next entry"),
    JudgedTarget(todo, "15", "fail", "an entry of another list"),
    JudgedTarget(todo, "22", "fail", "a tick box 40 px wide"),
    JudgedTarget(todo, "23", "fail", "a tick box of 40 px"),
    JudgedTarget(todo, "25", "fail", "a tick box of 40 px"),
    JudgedTarget(todo, "27", "fail", "a button of 40 px"),
    JudgedTarget(todo, "28", "fail", "a tick box of 40 px"),
    JudgedTarget(todo, "30", "fail", "a filter, 30 px wide"),
    JudgedTarget(todo, "31", "fail", "a filter, 26 px high"),
    JudgedTarget(todo, "32", "fail", "a filter, 26 px high"),
    JudgedTarget(todo, "33", "fail", "a button 19 px high"),
    JudgedTarget(todo, "37", "not-applicable:inline", "the last word of a line of text"),
  ]

  @Test("each naive hit is judged, and the check agrees", arguments: Recorded.rows)
  func judged(_ row: Recorded.Row) throws {
    guard let naive = row.number("lt44") else { return }
    let judged = Self.table.filter {
      row.file.hasPrefix($0.file + ".") || row.file.hasPrefix($0.file + "-")
    }
    #expect(judged.count == naive)
    let data = try Data(contentsOf: Recorded.folder.appendingPathComponent(row.file))
    let report = LayoutChecker(specs: [], options: LayoutOptions(profile: .hig44))
      .check(dumps: [(row.file, [UInt8](data))])
    let entry = try #require(report.entries.first)
    let ids = LayoutIDs(entry.dump)
    var found: [String: String] = [:]
    for check in entry.checks where check.kind == .targetSize && check.verdict != .pass {
      guard let node = check.node else { continue }
      found[ids[node]] = check.verdict.rawValue + (check.reason.map { ":" + $0.rawValue } ?? "")
    }
    for item in judged {
      #expect(found[item.node] == item.verdict, "\(item.node): \(item.why)")
      found[item.node] = nil
    }
    #expect(found.isEmpty, "verdicts that nobody judged: \(found)")
  }
}
