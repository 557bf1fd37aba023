import SpecDiagnostics
import SpecLint
import SpecText
import Testing

@Suite struct LintEngineTests {
  struct Selecting: Sendable {
    var select: [String]?
    var ignore: [String] = []
    var levels: [String: RuleSelection.Level] = [:]
    var codes: [String]
  }

  @Test(arguments: [
    Selecting(codes: ["R990"]),
    Selecting(select: ["R"], codes: ["R990", "R991"]),
    Selecting(select: ["R99"], ignore: ["R991"], codes: ["R990"]),
    Selecting(select: ["R991"], ignore: ["R"], codes: ["R991"]),
    Selecting(select: ["loud-word"], codes: ["R991"]),
    Selecting(select: ["ALL"], ignore: ["bad-word"], codes: ["R991"]),
    Selecting(select: ["S"], codes: []),
    Selecting(ignore: ["R990"], codes: []),
    Selecting(levels: ["R990": .off], codes: []),
  ])
  func selection(_ test: Selecting) {
    let selection = RuleSelection(select: test.select, ignore: test.ignore, levels: test.levels)
    let found = report(("a.md", "bad LOUD\n"), selection: selection)
    #expect(found.diagnostics.map(\.code) == test.codes)
  }

  @Test func severityIsConfigured() {
    let levels: [String: RuleSelection.Level] = ["R": .on(.info), "bad-word": .on(.error)]
    let found = report(("a.md", "bad\n"), selection: RuleSelection(levels: levels))
    #expect(found.diagnostics.map(\.severity) == [.error])
    #expect(found.fails(at: .error))
  }

  struct Suppressing: Sendable, CustomTestStringConvertible {
    var text: String
    /// Lines and codes that remain.
    var found: [String]
    var testDescription: String { text }

    init(_ text: String, _ found: String...) {
      self.text = text
      self.found = found
    }
  }

  @Test(arguments: [
    Suppressing("bad <!-- plumb-disable-line R990 known -->\n"),
    Suppressing("bad <!-- plumb-disable-line bad-word -->\n"),
    Suppressing("bad <!-- plumb-disable-line R991,R990 -->\n"),
    Suppressing("<!-- plumb-disable-next-line R990 -->\nbad\n\nbad\n", "4 R990"),
    Suppressing(
      "<!-- plumb-disable R990 -->\n\nbad\n\n<!-- plumb-enable R990 -->\n\nbad\n", "7 R990"),
    Suppressing("<!-- plumb-disable -->\n\nbad\n\n<!-- plumb-enable -->\n\nbad\n", "7 R990"),
    Suppressing("bad\n\nbad\n\n<!-- plumb-disable-file R99 -->\n"),
    Suppressing("good <!-- plumb-disable-line R990 -->\n", "1 D190"),
    Suppressing("bad <!-- plumb-disable-line R777 -->\n", "1 R990", "1 D190"),
    Suppressing("bad <!-- a remark about plumb-disable-line R990 -->\n", "1 R990"),
    // The rule does not run, so nobody knows whether the comment is needed.
    Suppressing("good <!-- plumb-disable-line R991 -->\n"),
  ])
  func suppression(_ test: Suppressing) {
    let found = report(("a.md", test.text))
    #expect(
      found.diagnostics.map { "\(found.files.line($0.origin)) \($0.code)" } == test.found)
  }

  @Test func orderIsPathLineColumnCode() {
    let selection = RuleSelection(select: ["R"])
    let found = report(
      ("b.md", "LOUD bad\n"), ("a.md", "x\n\nbad bad\n"), selection: selection)
    let order = text(found, ConciseFormat()).split(separator: "\n").map { $0.prefix(9) }
    #expect(order == ["a.md:3:1:", "a.md:3:5:", "b.md:1:1:", "b.md:1:6:"])
  }
}
