import SpecLint
import Testing

/// The format for people, character by character.
@Suite struct FullFormatTests {
  private func check(_ found: LintReport, _ expected: String) {
    #expect(text(found, FullFormat()) == expected)
  }

  @Test func bothPlacesFarApart() {
    let source = "# First\n\nbad\n\n## Second\n\nthe worse one\n"
    check(
      report(("a.md", source)),
      """
      warning[R990]: the word is bad
        ┌─ a.md:3:1
       3│ bad
        │ ^^^ here
        ⋮  Second
       7│ the worse one
        │     ----- this is worse
        = why words matter
        = help write 'good'
        = fix replace the word   [safe fix]
        = rule bad-word: plumb rule R990

      """)
  }

  @Test func relatedPlaceInAnotherFileAndOnTheSameLine() {
    check(
      report(("a.md", "bad, worse\n"), ("b.md", "\n\nworse\n")),
      """
      warning[R990]: the word is bad
        ┌─ a.md:1:1
       1│ bad, worse
        │ ^^^ here
        │      ----- this is worse
        ┌─ b.md:3:1
       3│ worse
        │ ----- this is worse
        = why words matter
        = help write 'good'
        = fix replace the word   [safe fix]
        = rule bad-word: plumb rule R990

      """)
  }

  struct Column: Sendable {
    var before: String
    /// Columns before the mark.
    var indent: Int
  }

  @Test(arguments: [
    Column(before: "", indent: 1),
    Column(before: "ab ", indent: 4),
    Column(before: "é ", indent: 3),
    Column(before: "e\u{301} ", indent: 3),
    Column(before: "日本 ", indent: 6),
    Column(before: "✅ ", indent: 4),
    Column(before: "⚠️ ", indent: 4),
    Column(before: "👩‍👩‍👧 ", indent: 4),
    Column(before: "→ ", indent: 3),
    Column(before: "a\tb ", indent: 6),
  ])
  func marksStandUnderTheirText(_ test: Column) {
    let lines = text(report(("a.md", "x\(test.before)bad\n")), FullFormat())
      .split(separator: "\n")
    #expect(lines[3].dropFirst(3) == String(repeating: " ", count: test.indent + 1) + "^^^ here")
  }

  @Test func longLinesAreCutAroundTheMark() {
    let filler = String(repeating: "word ", count: 60)
    let lines = text(report(("a.md", filler + "bad " + filler + "\n")), FullFormat())
      .split(separator: "\n")
    let shown = lines[2].dropFirst(4)
    let mark = lines[3].dropFirst(4)
    #expect(shown.count == 100)
    #expect(shown.hasPrefix("…") && shown.hasSuffix("…"))
    #expect(shown.dropFirst(mark.prefix { $0 == " " }.count).hasPrefix("bad"))
  }

  /// A line of ASCII takes a short way: what is shown may not depend on what stands far from the mark.
  @Test(arguments: [0, 3, 40, 97, 98, 99, 100, 101, 102, 500])
  func plainLinesAreCutLikeOthers(_ distance: Int) {
    let filler = String(repeating: "word ", count: 60)
    let before = String(String(repeating: "xy ", count: 200).suffix(distance))
    for after in ["", "a", filler] {
      let plain = text(report(("a.md", filler + before + "bad " + after + "\n")), FullFormat())
      let other = text(
        report(("a.md", "é" + filler.dropFirst() + before + "bad " + after + "\n")), FullFormat())
      #expect(plain == other)
    }
  }

  @Test func controlCharactersDoNotReachTheTerminal() {
    let shown = text(report(("a.md", "\u{1B}[31m bad \u{202E}x\n")), FullFormat())
    #expect(!shown.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
  }

  @Test func colourOnlyOnRequest() {
    let found = report(("a.md", "bad\n"))
    let plain = FullFormat().format(found, style: .init(usesColor: false))
    let coloured = FullFormat().format(found, style: .init(usesColor: true))
    #expect(!plain.contains(0x1B))
    #expect(coloured.contains(0x1B))
  }
}
