import Foundation
import SpecDiagnostics
import SpecJSON
import SpecLint
import SpecText
import SpecWorkspace
import Testing

@testable import SpecCommandLine

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every format is what its readers expect, for findings with everything that findings can have.
@Suite struct FormatValidityTests {
  /// Two files with characters that need escapes, a fix, related places, a suppression and a baseline.
  private static let report: LintReport = {
    let text = ContiguousArray("é \"bad\" <bad> & ]]> %0A worse; 😀 bad\u{1}\n\nbad\n".utf8)
    let files = SourceFiles([
      SourceText(decoding: text, path: "a b/c,d:é.md"), SourceText(decoding: text, path: "e&f.md"),
    ])
    func origin(_ file: Int, _ start: Int, _ end: Int) -> Origin {
      Origin(file: FileID(file), range: SourceRange(start, end))
    }
    func found(_ file: Int, _ start: Int, _ severity: Severity) -> Diagnostic {
      let place = origin(file, start, start + 3)
      return Diagnostic(
        code: "S501", name: "unreachable-state", severity: severity,
        message: "a \"b\" <c> & ]]> d; e] 100%\nand [more]", origin: place, label: "here",
        related: [.init(origin(1 - file, 3, 9), "worse: [there], 1%")], why: "<why>", help: "a & b",
        fix: .init(
          safety: .unsafe, title: "mend",
          edits: [
            .init(place, text: "<good>\n"),
            .init(
              origin(1 - file, 0, 0), text: ""),
          ]))
    }
    let all = [
      found(0, 4, .error), found(0, 10, .warning), found(1, 4, .info), found(1, 10, .error),
    ]
    let report = LintReport(
      files: files, diagnostics: all,
      suppressed: [.init(found(0, 4, .error), kind: .inSource, justification: "so \"be\" it")],
      checkedCount: 2, notChecked: ["g.md: <no> spec"], catalog: Workspace.catalog)
    let known = Baseline.text(report).split(separator: "\n").last.map(String.init) ?? ""
    return (try? Baseline(parsing: known).filtered(report).report) ?? report
  }()

  private static let empty = LintReport(
    files: SourceFiles([]), diagnostics: [], checkedCount: 0, catalog: Workspace.catalog)

  private static let corpus: LintReport? = {
    guard Shared.isPresent, let paths = try? Shared.files(in: "corpus").prefix(12) else {
      return nil
    }
    return Workspace.lint(files: paths.map { ($0, (try? Shared.bytes($0)) ?? []) })
  }()

  private static var reports: [LintReport] { [report, empty] + [corpus].compactMap { $0 } }

  @Test(arguments: [
    ("sarif", FormatSchemas.sarif), ("rdjson", FormatSchemas.rdjson),
    ("gitlab", FormatSchemas.gitLab),
  ])
  func json(_ name: String, _ schema: String) throws {
    let format = try #require(FindingsFormats.named(name))
    let validator = SchemaValidator(try JSONParser.parse(ContiguousArray(schema.utf8)))
    for report in Self.reports {
      let value = try JSONParser.parse(format.format(report, style: .init(version: "1.2.3")))
      #expect(validator.faults(value) == [])
    }
  }

  @Test func everyLineOfJSONLinesIsAFinding() throws {
    let text = JSONLinesFormat().format(Self.report, style: .init())
    let lines = text.split(separator: 0x0A)
    #expect(lines.count == Self.report.diagnostics.count)
    for line in lines {
      #expect(try JSONParser.parse(ContiguousArray(line))["code"]?.string == "S501")
    }
  }

  @Test func fingerprintsAreUnique() throws {
    for report in Self.reports {
      let json = try JSONParser.parse(GitLabFormat().format(report, style: .init()))
      let prints = (json.array ?? []).compactMap { $0["fingerprint"]?.string }
      #expect(prints.count == report.diagnostics.count)
      #expect(Set(prints).count == prints.count)
    }
  }

  // MARK: XML

  /// What an element may stand in, and the attributes that it must and may have.
  private struct Element {
    var parent: String
    var required: Set<String>
    var optional: Set<String> = []
  }

  /// - Source: Checkstyle, `checkstyle-xml` as `XMLLogger` writes it.
  private static let checkstyle: [String: Element] = [
    "checkstyle": .init(parent: "", required: ["version"]),
    "file": .init(parent: "checkstyle", required: ["name"]),
    "error": .init(
      parent: "file", required: ["line", "severity", "message", "source"], optional: ["column"]),
  ]

  /// - Source: the JUnit schema of the Jenkins xUnit plug-in; `file` and `line` as GitLab reads them.
  private static let junit: [String: Element] = [
    "testsuites": .init(
      parent: "", required: [], optional: ["name", "tests", "failures", "skipped"]),
    "testsuite": .init(
      parent: "testsuites", required: ["name"], optional: ["tests", "failures", "skipped", "file"]),
    "testcase": .init(
      parent: "testsuite", required: ["name", "classname"], optional: ["file", "line"]),
    "failure": .init(parent: "testcase", required: [], optional: ["type", "message"]),
    "skipped": .init(parent: "testcase", required: [], optional: ["message"]),
  ]

  @Test func checkstyleIsWellFormedAndKnown() throws {
    for report in Self.reports {
      let found = try Self.elements(CheckstyleFormat().format(report, style: .init()))
      check(found, Self.checkstyle)
      #expect(found.count { $0.name == "error" } == report.diagnostics.count)
      for element in found where element.name == "error" {
        #expect(["error", "warning", "info"].contains(element.attributes["severity"]))
      }
    }
    let first = try Self.elements(CheckstyleFormat().format(Self.report, style: .init()))
      .first { $0.name == "error" }
    let message = Self.report.diagnostics.first?.message ?? "?"
    #expect(first?.attributes["message"]?.hasPrefix(message) == true)
  }

  @Test func junitIsWellFormedAndCounts() throws {
    for report in Self.reports {
      let found = try Self.elements(JUnitFormat().format(report, style: .init()))
      check(found, Self.junit)
      let failures = found.count { $0.name == "failure" }
      #expect(failures == report.diagnostics.count)
      #expect(found.first?.attributes["failures"] == String(failures))
      #expect(found.first?.attributes["tests"] == String(found.count { $0.name == "testcase" }))
    }
  }

  @Test func whatWasNotCheckedIsNoPassedCase() throws {
    let folder = try TestFolder([
      ("door.md", "# Door\n\n| From | To | Trigger |\n|---|---|---|\n| A | B | Push |\n"),
      ("README.md", "# Project\n"),
    ])
    let found = try TestFolder.run(.lint, [folder.path, "--no-cache", "--format", "junit"])
    let elements = try Self.elements(ContiguousArray(found.text.utf8))
    #expect(elements.count { $0.name == "skipped" } == 1)
    #expect(elements.first?.attributes["skipped"] == "1")
  }

  private func check(_ found: [SeenElement], _ known: [String: Element]) {
    for element in found {
      guard let description = known[element.name] else {
        Issue.record("unknown element '\(element.name)'")
        continue
      }
      #expect(element.parent == description.parent)
      let names = Set(element.attributes.keys)
      #expect(description.required.subtracting(names).isEmpty)
      #expect(names.subtracting(description.required).subtracting(description.optional).isEmpty)
    }
  }

  private static func elements(_ bytes: ContiguousArray<UInt8>) throws -> [SeenElement] {
    let reader = ElementReader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return reader.elements
  }

  struct SeenElement {
    var name: String
    var parent: String
    var attributes: [String: String]
  }

  private final class ElementReader: NSObject, XMLParserDelegate {
    private(set) var elements: [SeenElement] = []
    private var open: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(.init(name: name, parent: open.last ?? "", attributes: attributes))
      open.append(name)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }
  }

  // MARK: Commands

  @Test func gitHubCommandsStayInTheirLines() {
    for report in Self.reports {
      let lines = String(decoding: GitHubFormat().format(report, style: .init()), as: UTF8.self)
        .split(separator: "\n")
      for line in lines {
        let parts = line.split(separator: "::", maxSplits: 1)
        let words = parts.first?.split(separator: " ", maxSplits: 1) ?? []
        #expect(["error", "warning", "notice"].contains(words.first))
        for property in words.last?.split(separator: ",") ?? [] {
          #expect(property.split(separator: "=", maxSplits: 1).count == 2)
        }
      }
      for level in ["error", "warning", "notice"] {
        #expect(lines.count { $0.hasPrefix("::\(level) ") } <= 10)
      }
    }
  }

  @Test func azureCommandsStayInTheirLines() {
    for report in Self.reports {
      let lines = String(decoding: AzureFormat().format(report, style: .init()), as: UTF8.self)
        .split(separator: "\n")
      #expect(lines.count == report.diagnostics.count)
      for line in lines {
        #expect(line.hasPrefix("##vso[task.logissue type="))
        let properties = line.dropFirst("##vso[task.logissue ".count).prefix { $0 != "]" }
        for property in properties.split(separator: ";") {
          #expect(property.split(separator: "=", maxSplits: 1).count == 2)
        }
      }
    }
  }

  @Test func theSummaryOfAJobIsATable() {
    let text = GitHubFormat.summary(Self.report)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 2 + Self.report.diagnostics.count)
    #expect(text.utf8.count < 1 << 20)
  }
}
