import Foundation
import SpecDiagnostics
import SpecLayout
import SpecLint
import SpecText
import SpecTrace
import SpecWorkspace
import Testing

/// What `specs/<feature>/expected.json` says about the files beside it.
private struct Expectations: Decodable {
  struct Trace: Decodable {
    var file: String
    var verdict: String
    /// "line kind", in order.
    var violations: [String]
  }

  struct Layout: Decodable {
    var file: String
    var verdict: String
    var state: String?
    /// Pixels per dp, for dumps that do not say.
    var scale: Double?
    /// "kind element" of the checks that fail, sorted.
    var failures: [String]
  }

  var specs: [String]
  var traces: [Trace]
  var layouts: [Layout]
}

/// The reference specs of this repository.
private enum ReferenceSpecs {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("specs").path
  static let features = ["timeline-navigation", "today-schedule", "drag-to-reveal"]

  static func expectations(_ feature: String) throws -> Expectations {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(feature)/expected.json"))
    return try JSONDecoder().decode(Expectations.self, from: data)
  }

  static func workspace(_ feature: String, _ expectations: Expectations) throws -> Workspace {
    let paths = expectations.specs.map { Paths.normalized("\(folder)/\(feature)/\($0)") }
    return try Workspace(request: WorkspaceRequest(paths: paths))
  }

  static func files(_ feature: String, _ kind: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(feature)/\(kind)").sorted()
  }
}

@Suite("Reference specs")
struct SpecsConformanceTests {
  @Test("the specs have no finding of any severity")
  func lint() throws {
    let report = try Workspace(request: WorkspaceRequest(paths: [ReferenceSpecs.folder])).lint()
    let found = report.diagnostics.map { diagnostic in
      "\(diagnostic.code) \(report.files.line(diagnostic.origin)): \(diagnostic.message)"
    }
    #expect(found == [])
    #expect(report.checkedCount == 4)
  }

  @Test("every recording and dump is expected, and every expectation has its file")
  func completeness() throws {
    for feature in ReferenceSpecs.features {
      let expected = try ReferenceSpecs.expectations(feature)
      #expect(try ReferenceSpecs.files(feature, "traces") == expected.traces.map(\.file).sorted())
      #expect(try ReferenceSpecs.files(feature, "layouts") == expected.layouts.map(\.file).sorted())
    }
  }

  @Test("recordings keep or break the specs as expected", arguments: ReferenceSpecs.features)
  func traces(feature: String) throws {
    let expected = try ReferenceSpecs.expectations(feature)
    let workspace = try ReferenceSpecs.workspace(feature, expected)
    for trace in expected.traces {
      var request = ConformanceRequest()
      request.tracePaths = ["\(ReferenceSpecs.folder)/\(feature)/traces/\(trace.file)"]
      let report = try #require(try Conformance(request, workspace: workspace).trace)
      let found = report.violations.sorted {
        ($0.line, $0.rule.rawValue) < ($1.line, $1.rule.rawValue)
      }
      .map { "\($0.line) \($0.rule.rawValue)" }
      #expect(found == trace.violations, "\(trace.file)")
      #expect(report.verdict.rawValue == trace.verdict, "\(trace.file)")
    }
  }

  @Test("dumps keep or break the specs as expected", arguments: ReferenceSpecs.features)
  func layouts(feature: String) throws {
    let expected = try ReferenceSpecs.expectations(feature)
    let workspace = try ReferenceSpecs.workspace(feature, expected)
    for layout in expected.layouts {
      var request = ConformanceRequest()
      request.layoutPaths = ["\(ReferenceSpecs.folder)/\(feature)/layouts/\(layout.file)"]
      request.layout.scale = layout.scale
      let report = try #require(try Conformance(request, workspace: workspace).layout)
      let entry = try #require(report.entries.first)
      let found = entry.checks.filter { $0.verdict == .fail }.map { check in
        "\(check.kind.rawValue) \(check.node.map { name(entry.dump.nodes[$0]) } ?? "-")"
      }
      #expect(found.sorted() == layout.failures, "\(layout.file)")
      #expect(report.verdict.rawValue == layout.verdict, "\(layout.file)")
      let state = entry.state.map { $0.replacingOccurrences(of: " State", with: "") }
      #expect(state == layout.state, "\(layout.file)")
    }
  }

  private func name(_ node: LayoutNode) -> String {
    let identifier = node.ident?.split(separator: "/").last.map(String.init)
    return node.writtenID ?? identifier ?? node.text ?? node.raw
  }
}
