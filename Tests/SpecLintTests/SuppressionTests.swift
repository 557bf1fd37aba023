import SpecDiagnostics
import SpecJSON
import SpecLint
import SpecText
import Testing

/// What comments switch off, for how long, and what is said about the comments.
@Suite struct SuppressionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    /// Lines and codes that remain.
    var found: [String]
    var testDescription: String { text }

    init(_ text: String, _ found: String...) {
      self.text = text
      self.found = found
    }
  }

  private func lines(_ found: LintReport) -> [String] {
    found.diagnostics.map { "\(found.files.line($0.origin)) \($0.code)" }
  }

  @Test(arguments: [
    Case("bad <!-- plumb-disable-line R990 later until=2026-06-30 -->\n"),
    Case("bad <!-- plumb-disable-line R990 until=2026-06-15 -->\n"),
    Case("bad <!-- plumb-disable-line until=2026-07-01 R990 -->\n"),
    Case("bad <!-- plumb-disable-line R990 until=2026-06-14 -->\n", "1 R990", "1 D191"),
    Case("bad <!-- plumb-disable-line R990 until=soon -->\n", "1 R990", "1 D191"),
    Case("bad <!-- plumb-disable-line R990 until=2026-02-30 -->\n", "1 R990", "1 D191"),
    // What is past its date and hides nothing is only unused.
    Case("good <!-- plumb-disable-line R990 until=2020-01-01 -->\n", "1 D190"),
  ])
  func dates(_ test: Case) {
    #expect(lines(report(("a.md", test.text), today: "2026-06-15")) == test.found)
  }

  /// The last byte of such a comment is a line feed, and nothing stands behind it.
  @Test(arguments: [
    "# A\n\n<!-- plumb-ignore S501\n\n", "<!-- plumb-disable R990\n\n\n",
    "<!-- plumb-disable R990 until=2020-01-01\n\nb\n",
  ])
  func commentsThatAreNeverClosedAreReported(_ text: String) {
    #expect(lines(report(("a.md", text), today: "2026-06-15")).contains { $0.hasSuffix("D190") })
  }

  @Test func withoutADayNoDateHasPassed() {
    let text = "bad <!-- plumb-disable-line R990 until=2020-01-01 -->\n"
    #expect(lines(report(("a.md", text))) == [])
  }

  @Test(arguments: [
    // Each rule of a comment is looked at by itself.
    Case("bad <!-- plumb-disable-line R990, D101 -->\n", "1 D190"),
    Case("bad <!-- plumb-disable-line R990, R777 -->\n", "1 D190"),
    // Switching one rule on again leaves the other off.
    Case(
      "<!-- plumb-disable R990, D101 -->\n\nbad\n\n<!-- plumb-enable D101 -->\n\nbad\n", "1 D190"),
    Case("<!-- plumb-disable -->\n\nbad\n\n<!-- plumb-enable R990 -->\n\nbad\n", "7 R990"),
    Case("<!-- plumb-disable R -->\n\nbad\n\n<!-- plumb-enable R990 -->\n\nbad\n", "7 R990"),
    Case("<!-- plumb-disable R990 -->\n\nbad\n\n<!-- plumb-enable R -->\n\nbad\n", "7 R990"),
    Case("bad\n\n<!-- plumb-disable-file R990 -->\n\n<!-- plumb-enable -->\n\nbad\n"),
    // A prefix may stand for rules that are off by default.
    Case("good <!-- plumb-disable-line R99 -->\n", "1 D190"),
    // Behind the last bar of a row.
    Case("| a |\n|---|\n| bad | <!-- plumb-disable-line R990 why -->\n"),
    Case("| a |\n|---|\n| good | <!-- plumb-disable-line R990 why -->\n", "3 D190"),
    Case("bad <!-- plumb-disable-lines R990 -->\n", "1 R990", "1 D190"),
  ])
  func targets(_ test: Case) {
    #expect(lines(report(("a.md", test.text))) == test.found)
  }

  /// Who names a rule that cannot be read did not mean every rule.
  @Test(arguments: [
    Case("bad <!-- plumb-disable-line R990: as agreed -->\n", "1 R990", "1 D190"),
    Case("bad <!-- plumb-disable-line r990 as agreed -->\n", "1 R990", "1 D190"),
    Case("bad <!-- plumb-disable-line `R990` -->\n", "1 R990", "1 D190"),
    Case("bad <!-- plumb-disable-line (R990) -->\n", "1 R990", "1 D190"),
    Case("bad <!-- plumb-disable-line R99O as agreed -->\n", "1 R990", "1 D190"),
    Case("bad <!-- plumb-disable-file made by a tool -->\n", "1 R990", "1 D190"),
    Case("bad <!-- plumb-disable-line as agreed R990 -->\n", "1 R990", "1 D190"),
    Case("bad <!-- Plumb-Disable-Line R990 -->\n", "1 R990", "1 D190"),
    // The rules that can be read hold.
    Case("bad <!-- plumb-disable-line R990, d101 -->\n", "1 D190"),
    Case("bad <!-- plumb-disable-line R990, agreed in June -->\n"),
    Case("bad <!-- plumb-disable-line R990 Mojibake is part of the name -->\n"),
    Case("bad <!-- plumb-disable-line -->\n"),
    Case("bad <!-- plumb-disable-line ALL made by a tool -->\n"),
    Case("bad <!-- plumb-disable-line until=2030-01-01 -->\n"),
    Case(
      "<!-- plumb-disable R990 -->\n\nbad\n\n<!-- plumb-enable R99O -->\n\nbad\n", "5 D190",
      "7 R990"),
  ])
  func wordsThatNameNoRule(_ test: Case) {
    #expect(lines(report(("a.md", test.text))) == test.found)
  }

  @Test(arguments: [
    ("(R990)", "R990"), ("r990:", "R990"), ("`Unused-Suppression`", "unused-suppression"),
    ("d112,", "D112,"),
  ])
  func caseAndSignsAreMended(_ written: String, _ mended: String) {
    func text(_ word: String) -> String { "good <!-- plumb-disable-line \(word) as agreed -->\n" }
    let plan = FixPlan(report(("a.md", text(written))), allowsUnsafe: false)
    #expect(plan.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [text(mended)])
  }

  @Test func misspeltDirectivesAreSuggested() {
    let found = report(("a.md", "<!-- plumb-disable-nextline R990 -->\nbad\n"))
    let remark = found.diagnostics.first { $0.code == "D190" }
    #expect(remark?.message == "'plumb-disable-nextline' is no directive")
    #expect(remark?.help == "did you mean 'plumb-disable-next-line'?")
  }

  @Test func reasonsCanBeDemanded() {
    let text = "bad <!-- plumb-disable-line R990 -->\n\nbad <!-- plumb-disable-line R990 old -->\n"
    #expect(lines(report(("a.md", text))) == [])
    let selection = RuleSelection(extend: ["D192"])
    #expect(lines(report(("a.md", text), selection: selection)) == ["1 D192"])
  }

  struct Removal: Sendable {
    var before: String
    var after: String
  }

  @Test(arguments: [
    Removal(before: "good <!-- plumb-disable-line R990 -->\n", after: "good\n"),
    // Two blanks at the end would break the line.
    Removal(before: "good  <!-- plumb-disable-line R990 -->\nb\n", after: "good\nb\n"),
    Removal(before: "a <!-- plumb-disable-line R990 --> b\n", after: "a b\n"),
    Removal(before: "a <!-- plumb-disable-line R990 -->, b\n", after: "a , b\n"),
    Removal(
      before: "| a |\n|---|\n| b | <!-- plumb-disable-line R990 x -->\n",
      after: "| a |\n|---|\n| b |\n"),
    Removal(before: "a\n\n<!-- plumb-disable R990 -->\n\nb\n", after: "a\n\n\nb\n"),
    Removal(before: "<!-- plumb-disable R990 -->\n# A\n", after: "# A\n"),
    Removal(before: "<!-- plumb-disable R990 -->", after: ""),
    // Without the line in between, the two lines would become one paragraph.
    Removal(before: "a\n<!-- plumb-disable R990 -->\nb\n", after: "a\n\nb\n"),
    Removal(
      before: "a\n<!-- kept -->\n<!-- plumb-disable R990 -->\nb\n", after: "a\n<!-- kept -->\nb\n"),
    Removal(
      before: "a\n\n<!-- plumb-disable-next-line R990\n  old -->\nb\n", after: "a\n\nb\n"),
  ])
  func unusedCommentsAreDeleted(_ test: Removal) {
    let plan = FixPlan(report(("a.md", test.before)), allowsUnsafe: false)
    #expect(plan.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [test.after])
    #expect(FixPlan(report(("a.md", test.after)), allowsUnsafe: false).files.isEmpty)
  }

  @Test func sarifKeepsWhatIsSuppressed() throws {
    let found = report(
      ("a.md", "bad <!-- plumb-disable-line R990 legal asked for it until=2027-01-01 -->\n"))
    let log = try JSONParser.parse(SARIFFormat().format(found, style: .init()))
    let run = try #require(log["runs"]?.elements.first)
    let result = try #require(run["results"]?.elements.first)
    let suppression = try #require(result["suppressions"]?.elements.first)
    #expect(suppression["kind"]?.string == "inSource")
    #expect(suppression["justification"]?.string == "legal asked for it")
    #expect(result["baselineState"] == nil)
    #expect(run["tool"]?["driver"]?["rules"]?.elements.count == 1)
  }

  @Test func sarifTellsNewFromKnown() throws {
    let known = Baseline.text(report(("a.md", "bad\n")))
    let found = try Baseline(parsing: known).filtered(report(("a.md", "bad\n\nbad\n"))).report
    let log = try JSONParser.parse(SARIFFormat().format(found, style: .init()))
    let results = try #require(log["runs"]?.elements.first?["results"]?.elements)
    #expect(results.map { $0["baselineState"]?.string } == ["new", "unchanged"])
    #expect(results.last?["suppressions"]?.elements.first?["kind"]?.string == "external")
    let prints = results.compactMap {
      $0["partialFingerprints"]?["primaryLocationLineHash"]?.string
    }
    #expect(Set(prints).count == 2)
  }

  @Test(arguments: [
    (0, "1970-01-01"), (951_782_400, "2000-02-29"), (951_868_800, "2000-03-01"),
    (1_798_761_599, "2026-12-31"), (4_107_542_400, "2100-03-01"),
  ])
  func days(_ seconds: Int, _ text: String) {
    #expect(CalendarDay(unixTime: seconds).description == text)
    #expect(CalendarDay(text) == CalendarDay(unixTime: seconds))
  }

  @Test(arguments: ["", "2026-1-1", "2026-13-01", "2026-04-31", "2025-02-29", "0000-01-01", "x"])
  func textsThatAreNoDays(_ text: String) { #expect(CalendarDay(text) == nil) }
}
