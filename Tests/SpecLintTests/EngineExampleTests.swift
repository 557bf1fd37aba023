import SpecDiagnostics
import SpecLint
import SpecText
import SpecWorkspace
import Testing

/// The examples of what readers and the engine report are tested as those of rules are.
@Suite struct EngineExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var code: String
    var example: RuleExample
    var testDescription: String { "\(code) \(example.isFlagged ? "reported" : "accepted")" }
  }

  private static let infos = SyntaxRules.all + EngineRules.all

  static let cases: [Case] = infos.flatMap { info in
    info.examples.map { Case(code: info.code, example: $0) }
  }

  @Test(arguments: cases)
  func example(_ test: Case) throws {
    var configuration = Configuration()
    configuration.selection.extend = ["D192"]
    configuration.today = CalendarDay("2026-06-15")
    let file = try #require(RuleExampleTests.files(in: test.example.text).first)
    let report = Workspace.lint(
      files: [("spec.md", ContiguousArray(file.text.utf8))], configuration: configuration)
    let found = report.diagnostics.filter { $0.code == test.code }
    let places = found.map {
      RuleExampleTests.places($0.origin.range, report.files.texts[Int($0.origin.file.index)])
    }
    #expect(places == file.marked, "\(found.map(\.message))")
    #expect(test.example.isFlagged == test.example.text.contains("⟦"))
  }

  /// A row of thousands of cells is no example for people.
  @Test func eachHasOneOfBothKinds() {
    for info in Self.infos where info.code != "D119" {
      #expect(Set(info.examples.map(\.isFlagged)) == [true, false], "\(info.code)")
    }
  }
}
