import Foundation
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

@testable import SpecTrace

/// Logs of which it is known which sessions are no runs of the spec.
struct DamagedLogTests {
  private static let rows: [DamagedLog.Row] = [
    ("Start", "Feed", "Loaded", 300), ("Start", "Failed", "No Network", 200),
    ("Failed", "Start", "Try Again", 200), ("Feed", "Post", "Tap Post", 250),
    ("Post", "Feed", "Swipe Back", 250), ("Feed", "Search", "Tap Search", 350),
    ("Search", "Feed", "Clear", 350), ("Search", "Post", "Tap Result", 250),
    ("Feed", "Compose", "Tap Plus", 350), ("Compose", "Feed", "Send", 300),
  ]

  private static var spec: SpecDocument {
    TraceFixture.spec(
      TraceFixture.machine(rows.map { ($0.source, $0.target, $0.trigger, $0.duration) }))
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func exactlyTheDamagedSessionsFail(_ seed: UInt64) {
    let log = DamagedLog(Self.rows, sessions: 500, seed: seed)
    var options = TraceOptions()
    options.explains = true
    let report = TraceFixture.check(log.text, Self.spec, options: options)
    #expect(Set(report.failedSessions.map(\.name)) == log.broken.union(log.slow))
    #expect(!log.broken.isEmpty && !log.slow.isEmpty)
    let explained = Set(report.alignment?.explanations.map(\.session) ?? [])
    #expect(explained == log.broken)
    #expect(report.alignment?.cost ?? 0 >= log.broken.count)
  }

  // MARK: The benchmark's generator

  private static let bench = ReferenceTraceTests.root.deletingLastPathComponent()
    .appending(path: "shared/bench/trace")
  private static let hasBench = FileManager.default.fileExists(
    atPath: bench.appending(path: "gen_log.py").path)

  private struct Truth: Decodable { var session: String }
  private struct Line: Decodable {
    var session: String
    var from: String
    var to: String
    var trigger: String
    var duration: Double
  }

  private static func generate(_ arguments: [String], into folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["python3", bench.appending(path: "gen_log.py").path, "--out", folder.path] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  @Test(
    .enabled(if: hasBench), arguments: [["--seed", "7"], ["--seed", "11"], ["--pool", "20"]])
  func theBenchmarksLog(_ arguments: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.generate(["--cases", "400"] + arguments, into: folder)
    let trace = ContiguousArray(try Data(contentsOf: folder.appending(path: "trace.jsonl")))
    let spec = ContiguousArray(try Data(contentsOf: Self.bench.appending(path: "spec.md")))
    let report = ReferenceTraceTests.report(spec, trace)
    let damaged = try Self.lines(Truth.self, folder.appending(path: "truth.jsonl")).map(\.session)
    let illegal = try Self.illegal(folder.appending(path: "trace.jsonl"), spec)
    #expect(Set(report.failedSessions.map(\.name)) == illegal)
    #expect(illegal.isSubset(of: damaged))
    #expect(report.input.events == trace.count { $0 == 0x0A })
  }

  private static func lines<T: Decodable>(_ type: T.Type, _ file: URL) throws -> [T] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(type, from: Data($0.utf8))
    }
  }

  /// The sessions that leave the rows of the table, or take longer, by a plain reading of both.
  private static func illegal(_ file: URL, _ spec: ContiguousArray<UInt8>) throws -> Set<String> {
    var stated: [String: Double] = [:]
    for line in String(decoding: spec, as: UTF8.self).split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[3].hasSuffix("ms") else { continue }
      stated[cells[0...2].joined(separator: "|")] = Double(cells[3].dropLast(2))
    }
    var last: [String: String] = [:]
    var illegal: Set<String> = []
    for line in try lines(Line.self, file) {
      let duration = stated["\(line.from)|\(line.to)|\(line.trigger)"]
      let isLegal =
        duration.map {
          line.duration >= $0 - 1000.0 / 60 && line.duration <= $0 + 2000.0 / 60 + 0.01
        } ?? false
      if !isLegal || line.from != last[line.session] ?? line.from { illegal.insert(line.session) }
      last[line.session] = line.to
    }
    return illegal
  }
}

/// Lines that were lost in damaged data.
struct LostLinesTests {
  private let before =
    #"{"t":0,"session":"a","from":"Loading","to":"Ready","trigger":"Loaded","duration":300}"# + "\n"
  private let after =
    #"{"t":9000,"session":"a","from":"Settings","to":"Ready","trigger":"Close","duration":350}"#
    + "\n"
  private let damage = String(decoding: TraceInput.damageLine, as: UTF8.self)

  @Test func aSessionMayBeAnywhereBehindDamage() {
    #expect(TraceFixture.violations(before + after) == ["discontinuity@2"])
    let report = TraceFixture.check(before + damage + after)
    #expect(report.violations.map(\.rule) == [.malformed])
    #expect(report.violations.first?.line == 2)
    #expect(report.input.lines == 3)
    #expect(report.input.events == 2)
    #expect(report.input.malformed == 1)
    #expect(report.failedSessions == [])
    // What begins behind the damage owes all that it owes elsewhere.
    #expect(TraceFixture.violations(damage + before + after) == ["malformed@1", "discontinuity@3"])
  }

  @Test func theLineByLineCheckAndTheStreamSayTheSame() {
    let text = before + damage + after
    let checker = TraceChecker(specs: [TraceFixture.spec()])
    let input = TraceInput(path: "t.jsonl", bytes: ContiguousArray(text.utf8))
    #expect(
      checker.checkLineByLine(inputs: [input]).violations
        == checker.check(inputs: [input]).violations)
    var stream = checker.stream()
    var found: [TraceReport.Violation] = []
    for line in text.split(separator: "\n") {
      found += ContiguousArray(line.utf8).withUnsafeBufferPointer { stream.read($0) }
    }
    #expect(found.map(\.rule) == [.malformed])
  }
}
