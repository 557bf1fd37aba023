import SpecDiagnostics
import SpecLint
import SpecText
import Testing

@Suite struct FixTests {
  private func fixed(_ raw: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>? {
    let source = SourceText(decoding: raw, path: "a.md")
    let bytes = source.bytes
    let wanted = ContiguousArray("bad".utf8)
    var found: [Diagnostic] = []
    for start in bytes.indices.dropLast(2)
    where bytes[start..<start + 3].elementsEqual(wanted) {
      let origin = Origin(file: FileID(0), range: SourceRange(start, start + 3))
      found.append(
        Diagnostic(
          code: "R990", name: "bad-word", severity: .error, message: "bad", origin: origin,
          fix: .init(safety: .safe, title: "mend", edits: [.init(origin, text: "good\nword")])))
    }
    let report = LintReport(
      files: SourceFiles([source]), diagnostics: found, checkedCount: 1, catalog: RuleCatalog([]))
    return FixPlan(report, allowsUnsafe: false).files.first?.bytes
  }

  struct Case: Sendable {
    var before: String
    var after: String?
  }

  @Test(arguments: [
    Case(before: "a bad b bad\n", after: "a good\nword b good\nword\n"),
    Case(before: "a\r\nbad\r\n", after: "a\r\ngood\r\nword\r\n"),
    Case(before: "\u{FEFF}bad", after: "\u{FEFF}good\nword"),
    // What the reader repaired and no edit touches stays as it is on disk.
    Case(before: "tap â†’ bad\n", after: "tap â†’ good\nword\n"),
    Case(before: "bad\r\nmixed\n", after: nil),
    Case(before: "fine\n", after: nil),
  ])
  func filesKeepWhatIsNotMended(_ test: Case) {
    let found = fixed(ContiguousArray(test.before.utf8))
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == test.after)
  }

  @Test func otherEncodingsAreLeftAlone() {
    #expect(fixed([0xFF, 0xFE, 0x62, 0, 0x61, 0, 0x64, 0]) == nil)
    #expect(fixed([0x62, 0x61, 0x64, 0x20, 0xE9, 0x0A]) == nil)
  }

  @Test func ofTwoFixesThatMeetTheFirstIsTaken() {
    let source = SourceText(decoding: ContiguousArray("abcdef\n".utf8), path: "a.md")
    let found = [(0, 3), (2, 5), (3, 6)].map { start, end in
      let origin = Origin(file: FileID(0), range: SourceRange(start, end))
      return Diagnostic(
        code: "R990", name: "bad-word", severity: .error, message: "bad", origin: origin,
        fix: .init(safety: .unsafe, title: "mend", edits: [.init(origin, text: "-")]))
    }
    let report = LintReport(
      files: SourceFiles([source]), diagnostics: found, checkedCount: 1, catalog: RuleCatalog([]))
    #expect(FixPlan(report, allowsUnsafe: false).files.isEmpty)
    let plan = FixPlan(report, allowsUnsafe: true)
    #expect(plan.files.first?.bytes == ContiguousArray("--\n".utf8))
    #expect(plan.fixCount == 2)
  }

  @Test func fixesThatUndoOneAnotherComeToAnEnd() {
    func turned(_ text: String) -> LintReport {
      let source = SourceText(decoding: ContiguousArray(text.utf8), path: "a.md")
      let origin = Origin(file: FileID(0), range: SourceRange(0, 1))
      let other = text.hasPrefix("a") ? "b" : "a"
      let found = Diagnostic(
        code: "R990", name: "bad-word", severity: .error, message: "bad", origin: origin,
        fix: .init(safety: .safe, title: "mend", edits: [.init(origin, text: other)]))
      return LintReport(
        files: SourceFiles([source]), diagnostics: [found], checkedCount: 1,
        catalog: RuleCatalog([]))
    }
    var history = FixHistory()
    let first = history.plan(turned("a\n"), allowsUnsafe: false)
    #expect(first.files.map(\.bytes) == [ContiguousArray("b\n".utf8)])
    #expect(first.fixCount == 1)
    let second = history.plan(turned("b\n"), allowsUnsafe: false)
    #expect(second.files.isEmpty)
    #expect(second.fixCount == 0)
  }

  @Test func unifiedDifferences() {
    let old = (1...12).map { "\($0)\n" }.joined()
    let new = old.replacing("6\n", with: "six\nand a half\n")
    #expect(
      UnifiedDiff.text(path: "a.md", old: old, new: new) == """
        --- a.md
        +++ a.md
        @@ -3,7 +3,8 @@
         3
         4
         5
        -6
        +six
        +and a half
         7
         8
         9

        """)
    #expect(UnifiedDiff.text(path: "a.md", old: old, new: old).isEmpty)
  }

  @Test func differencesTellThatTheLastLineHasNoEnd() {
    #expect(
      UnifiedDiff.text(path: "a.md", old: "one\ntwo", new: "1\ntwo") == """
        --- a.md
        +++ a.md
        @@ -1,2 +1,2 @@
        -one
        +1
         two
        \\ No newline at end of file

        """)
    #expect(
      UnifiedDiff.text(path: "a.md", old: "one\ntwo", new: "one\n2\n") == """
        --- a.md
        +++ a.md
        @@ -1,2 +1,2 @@
         one
        -two
        \\ No newline at end of file
        +2

        """)
    #expect(
      UnifiedDiff.text(path: "a.md", old: "one\r\ntwo", new: "1\r\ntwo").hasSuffix(
        "-one\r\n+1\r\n two\n\\ No newline at end of file\n"))
  }

  @Test(arguments: [
    ("a b.md", "a b.md\t"), ("ä.md", "ä.md"), ("a\\b.md", #""a\\b.md""#),
    ("a\"b\n.md", #""a\"b\012.md""#),
  ])
  func differencesNameTheirFiles(_ path: String, _ name: String) {
    let text = UnifiedDiff.text(path: path, old: "a\n", new: "b\n")
    #expect(text.hasPrefix("--- \(name)\n+++ \(name)\n@@"))
  }

  @Test func baselineHidesKnownFindingsOnly() throws {
    let before = report(("a.md", "bad one\n"))
    let after = report(("a.md", "# New\n\nbad one\n\nbad two\n"))
    let (filtered, stale) = try Baseline(parsing: Baseline.text(before)).filtered(after)
    #expect(filtered.diagnostics.map { filtered.files.line($0.origin) } == [5])
    #expect(stale == 0)
    #expect(filtered.suppressed.map(\.kind) == [.baseline])
    let gone = try Baseline(parsing: Baseline.text(before)).filtered(report(("a.md", "good\n")))
    #expect(gone.staleCount == 1)
  }

  @Test func whatABaselineLeavesKeepsItsFingerprint() throws {
    let twins = report(("a.md", "bad\n\nbad\n"))
    let lines = Baseline.text(twins).split(separator: "\n")
    let filtered = try Baseline(parsing: "\(lines[1])\n").filtered(twins).report
    #expect(Baseline.text(filtered).split(separator: "\n").last == lines[2])
  }

  @Test(arguments: ["{}", "0123456789abcdef:1", "0123456789abcdefg:1 S501 a.md", "x\ny\n"])
  func otherFilesAreNoBaselines(_ text: String) {
    let error = #expect(throws: Baseline.Malformed.self) { try Baseline(parsing: text) }
    #expect(error?.line == 1)
  }

  @Test func remarksAndEmptyLinesStandInBaselines() throws {
    for text in ["", "\n# why\n\n", "# a\r\n\r\n"] { _ = try Baseline(parsing: text) }
  }

  @Test func aFixWhoseOwnEditsMeetIsLeftOut() {
    let source = SourceText(decoding: ContiguousArray("abcdef\n".utf8), path: "a.md")
    let places = [(0, 3), (2, 5)].map { Origin(file: FileID(0), range: SourceRange($0, $1)) }
    let found = Diagnostic(
      code: "R990", name: "bad-word", severity: .error, message: "bad", origin: places[0],
      fix: .init(safety: .safe, title: "mend", edits: places.map { .init($0, text: "-") }))
    let report = LintReport(
      files: SourceFiles([source]), diagnostics: [found], checkedCount: 1, catalog: RuleCatalog([]))
    #expect(FixPlan(report, allowsUnsafe: false).files.isEmpty)
  }
}
