import Foundation
import SpecLayout
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import SpecTrace
import Testing

@testable import SpecWorkspace

/// A fenced example of the reference pages.
struct ReferenceExample: Sendable, CustomTestStringConvertible {
  var page: String
  var line: Int
  var language: String
  var text: String

  var testDescription: String { "\(page):\(line) \(language)" }

  /// Every fence of every page, in order.
  static let all: [ReferenceExample] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("docs/reference")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [ReferenceExample] in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return [] }
      let source = SourceText(decoding: ContiguousArray(data), path: name)
      let document = MarkdownParser.parse(source, file: FileID(0))
      return document.codeBlocks.filter(\.isFenced).map { block in
        ReferenceExample(
          page: name, line: source.line(of: document.nodes[Int(block.node)].range.start),
          language: block.language,
          text: block.lines.map { source.string($0) + "\n" }.joined())
      }
    }
  }()
}

@Suite("Reference examples")
struct ReferenceExampleTests {
  @Test("there are examples of every language")
  func languages() {
    let found = Set(ReferenceExample.all.map(\.language))
    #expect(found == ["markdown", "mermaid", "jsonl", "json", "yaml"])
  }

  @Test("an example is what its page says", arguments: ReferenceExample.all)
  func example(_ example: ReferenceExample) throws {
    switch example.language {
    case "markdown":
      let spec = lower(example.text)
      #expect(spec.factCount > 1)
      #expect(spec.unresolved.isEmpty)
    case "mermaid":
      let spec = lower("```mermaid\n\(example.text)```\n")
      #expect(spec.machines.first?.transitions.isEmpty == false)
    case "jsonl":
      let report = TraceChecker(specs: []).check(
        inputs: [TraceInput(path: "example.jsonl", bytes: ContiguousArray(example.text.utf8))])
      #expect(report.input.malformed == 0)
      #expect(report.input.ignored == 0)
      #expect(report.input.events > 1)
    case "json":
      let report = LayoutChecker(specs: []).check(
        dumps: [(path: "example.json", bytes: Array(example.text.utf8))])
      #expect(report.failures.isEmpty)
      #expect(report.entries.first?.dump.nodes.count == 2)
    case "yaml":
      let configuration = try Configuration(parsing: ContiguousArray(example.text.utf8))
      #expect(configuration.isRoot)
    default:
      Issue.record("no check for examples in '\(example.language)'")
    }
  }

  private func lower(_ text: String) -> SpecDocument {
    let source = SourceText(decoding: ContiguousArray(text.utf8), path: "example.md")
    return Lowering.lower(MarkdownParser.parse(source, file: FileID(0)))
  }
}
