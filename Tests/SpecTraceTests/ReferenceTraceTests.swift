import Foundation
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

@testable import SpecTrace

/// The recorded traces beside the reference specs.
struct ReferenceTraceTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func bytes(_ path: String) throws -> ContiguousArray<UInt8> {
    ContiguousArray(try Data(contentsOf: root.appending(path: path)))
  }

  static func report(
    _ spec: ContiguousArray<UInt8>, _ trace: ContiguousArray<UInt8>,
    options: TraceOptions = .init()
  ) -> TraceReport {
    let (model, source) = Self.model(spec)
    return TraceChecker(specs: [model], sources: [FileID(0): source], options: options)
      .check(inputs: [TraceInput(path: "trace.jsonl", bytes: trace)])
  }

  static func model(
    _ spec: ContiguousArray<UInt8>
  ) -> (model: SpecDocument, source: SourceText) {
    let source = SourceText(decoding: spec, path: "spec.md")
    return (Lowering.lower(MarkdownParser.parse(source, file: FileID(0))), source)
  }

  static func report(
    _ feature: String, _ document: String, _ trace: String, options: TraceOptions = .init()
  ) throws -> TraceReport {
    report(
      try bytes("specs/\(feature)/\(document).md"),
      try bytes("specs/\(feature)/traces/\(trace).jsonl"), options: options)
  }

  @Test(arguments: [
    ("today-schedule", "screen-states"), ("timeline-navigation", "screen-states"),
    ("drag-to-reveal", "interaction"),
  ])
  func conformingTracesPass(_ feature: String, _ document: String) throws {
    let report = try Self.report(feature, document, "conforming")
    #expect(report.violations == [])
    #expect(report.verdict == .pass)
  }

  static let violating: [(String, String, [String])] = [
    (
      "today-schedule", "screen-states",
      [
        "undefined-transition@6", "duration@7", "wrong-trigger@9", "wrong-target@10",
        "malformed@11", "undefined-transition@13",
      ]
    ),
    (
      "timeline-navigation", "screen-states",
      [
        "duration@7", "wrong-trigger@8", "malformed@9", "undefined-transition@10",
        "wrong-target@12", "discontinuity@13", "undefined-state@15",
      ]
    ),
    (
      "drag-to-reveal", "interaction",
      ["wrong-target@4", "duration@5", "undefined-transition@6", "discontinuity@7"]
    ),
  ]

  @Test(arguments: violating)
  func violatingTracesFailAtEachFault(
    _ feature: String, _ document: String, _ expected: [String]
  ) throws {
    let report = try Self.report(feature, document, "violating")
    #expect(report.verdict == .fail)
    #expect(report.violations.allSatisfy { $0.repair != nil })
    #expect(report.violations.map { "\($0.rule.rawValue)@\($0.line)" } == expected)
  }

  @Test func aGapIsInconclusive() throws {
    let report = try Self.report("today-schedule", "screen-states", "gap")
    #expect(report.violations == [])
    #expect(report.verdict == .inconclusive)
  }

  @Test func bindingsNameWhatTheTraceCallsOtherwise() throws {
    var options = TraceOptions()
    options.bindings = [
      "Scanning": "Loading", "Photo Grid": "Default", "Calendar": "Date Picker",
    ]
    let report = try Self.report(
      "timeline-navigation", "screen-states", "aliases", options: options)
    #expect(report.violations == [])
    #expect(report.verdict == .pass)
  }

  @Test func aLimitUnderTheHeadingOfAStateHolds() {
    let spec = """
      # Queue

      ## Queue States

      ### Waiting State

      **Duration:** <1 second

      ### Served State

      Done.

      | From State | To State | Trigger |
      |------------|----------|---------|
      | Waiting | Served | Number Called |
      | Served | Waiting | Next |
      """
    let trace = """
      {"t":0,"state":"Waiting"}
      {"t":1700,"from":"Waiting","to":"Served","trigger":"Number Called"}
      """
    let report = Self.report(ContiguousArray(spec.utf8), ContiguousArray(trace.utf8))
    #expect(report.violations.map(\.rule) == [.dwell])
    #expect(report.violations.first?.spec?.line == 7)
    #expect(report.notes == [])
  }
}
