import Foundation
import SpecModel
import SpecSyntax
import SpecText
import Testing

@testable import SpecLowering

/// Real documents beside the package, where they are.
private enum RealDocuments {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("../shared")

  static func urls(_ folder: String) -> [URL] {
    let url = root.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map(url.appendingPathComponent)
  }

  static var areThere: Bool { !urls("seeds").isEmpty && !urls("corpus").isEmpty }

  static func structure(_ url: URL) throws -> SpecDocument {
    let bytes = try ContiguousArray(Data(contentsOf: url))
    let source = SourceText(decoding: bytes, path: url.lastPathComponent)
    let context = LoweringContext(
      document: MarkdownParser.parse(source, file: FileID(0)), options: .init())
    var spec = SpecDocument(file: FileID(0), path: source.path)
    WireframePass.run(context, into: &spec)
    FlowPass.run(context, into: &spec)
    ScenarioPass.run(context, into: &spec)
    ChecklistPass.run(context, into: &spec)
    return spec
  }
}

@Suite(
  "Structure of real documents",
  .enabled(if: RealDocuments.areThere, "needs ../shared with real documents"))
struct SharedStructureTests {
  @Test("the schedule's five frames have their gaps, paddings, cards and notes")
  func schedule() throws {
    let url = try #require(RealDocuments.urls("seeds").last)
    let spec = try RealDocuments.structure(url)
    #expect(spec.wireframes.count == 5)
    let rows = spec.wireframes[0].rows
    let kinds = rows.map { row in
      switch row.kind {
      case .gap(let quantity): "gap \(Numbers.text(quantity.min ?? 0))"
      case .padding(let quantity): "padding \(Numbers.text(quantity.min ?? 0))"
      case .content: "content \(row.frame)"
      case .more: "more"
      case .divider: "divider"
      }
    }
    #expect(
      kinds == [
        "content 0", "divider", "padding 8", "content 0", "gap 16", "content 1", "content 1",
        "content 1", "gap 12", "content 2", "content 2", "content 2", "gap 12", "more",
        "padding 16",
      ])
    #expect(rows[3].note.map(describe) == "subject=Page heading font=28pt weight=Bold")
    #expect(
      spec.wireframes[1].parts.first.map(describe) == "subject=Spinner size=20pt×20pt color=blue")
    #expect(
      spec.flows.map { $0.steps.map(\.kind) } == [
        [.action, .response, .response, .response, .response]
      ])
  }

  @Test("every origin lies in its document, and a rest of the drawing is never dropped")
  func corpus() throws {
    var wireframes = 0
    var flows = 0
    for url in RealDocuments.urls("seeds") + RealDocuments.urls("corpus") {
      let spec = try RealDocuments.structure(url)
      let size = try Data(contentsOf: url).count + 10_000
      let origins =
        spec.wireframes.flatMap { $0.rows.map(\.origin) }
        + spec.flows.flatMap { $0.steps.map(\.origin) }
        + spec.scenarios.map(\.origin) + spec.checklists.flatMap { $0.items.map(\.origin) }
      #expect(origins.allSatisfy { $0.range.start <= $0.range.end && Int($0.range.end) <= size })
      wireframes += spec.wireframes.count
      flows += spec.flows.count
    }
    #expect(wireframes > 120)
    #expect(flows >= 12)
  }
}
