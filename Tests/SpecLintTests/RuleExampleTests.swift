import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecLintRules
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

/// The examples of every rule are its first tests.
@Suite struct RuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any LintRule.Type
    var number: Int
    var testDescription: String { "\(rule.info.code) example \(number + 1)" }
  }

  static let cases: [Case] = RuleRegistry.rules.flatMap { rule in
    rule.info.examples.indices.map { Case(rule: rule, number: $0) }
  }

  @Test(arguments: cases)
  func example(_ test: Case) {
    let example = test.rule.info.examples[test.number]
    Self.expectMarks(of: example.text, from: test.rule)
    #expect(example.isFlagged == example.text.contains("⟦"))
  }

  @Test func codesAndNamesAreUnique() {
    let infos = RuleRegistry.rules.map { $0.info }
    #expect(Set(infos.map(\.code)).count == infos.count)
    #expect(Set(infos.map(\.name)).count == infos.count)
    let untested = infos.filter { info in !info.examples.contains { $0.isFlagged } }.map(\.code)
    #expect(untested.isEmpty)
  }

  /// Runs a rule on the files of a text and compares the places of its findings with the marks.
  static func expectMarks(of text: String, from rule: any LintRule.Type) {
    let files = Self.files(in: text)
    let documents = files.enumerated().map { index, file in
      MarkdownParser.parse(
        SourceText(decoding: ContiguousArray(file.text.utf8), path: file.path),
        file: FileID(index))
    }
    let specs = documents.map { Lowering.lower($0) }
    let facts = WorkspaceFacts(documents: documents, specs: specs, existingPaths: [])
    for (index, document) in documents.enumerated() {
      let context = RuleContext(
        document: document, spec: specs[index], facts: facts, options: RuleOptions())
      var found: [Diagnostic] = []
      rule.init().check(context, into: &found)
      let places = found.map { Self.places($0.origin.range, document.source) }
      #expect(places.sorted() == files[index].marked.sorted(), "\(found.map(\.message))")
    }
  }

  /// A range as "line:column-line:column" of the file as it is on disk.
  static func places(_ range: SourceRange, _ source: SourceText) -> String {
    place(source.position(of: range.start), source.position(of: range.end))
  }

  static func place(_ start: SourcePosition, _ end: SourcePosition) -> String {
    "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }

  /// Splits an example into files and takes the marks out.
  static func files(in text: String) -> [(path: String, text: String, marked: [String])] {
    var files: [(path: String, text: String)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== "), line.hasSuffix(" ===") {
        files.append((String(line.dropFirst(4).dropLast(4)), ""))
      } else if files.isEmpty {
        files.append(("spec.md", line + "\n"))
      } else {
        files[files.count - 1].text += line + "\n"
      }
    }
    return files.map { file in
      var plain = ""
      var marked: [String] = []
      var here = SourcePosition(line: 1, column: 1)
      var start = here
      for scalar in file.text.unicodeScalars {
        switch scalar {
        case "⟦": start = here
        case "⟧": marked.append(Self.place(start, here))
        default:
          plain.unicodeScalars.append(scalar)
          here.column += 1
          if scalar == "\n" { here = SourcePosition(line: here.line + 1, column: 1) }
        }
      }
      return (file.path, plain, marked)
    }
  }
}
