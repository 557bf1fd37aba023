import Foundation
import SpecJSON
import SpecLayout
import Testing

/// The folder of recorded dumps beside the package, where there is one.
enum Recorded {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/layouts")

  struct Row: Sendable, CustomTestStringConvertible {
    var file: String
    var columns: [String: String]
    var testDescription: String { file }
    func number(_ column: String) -> Int? { columns[column].flatMap { Int($0) } }
  }

  static let rows: [Row] = {
    let table = folder.appendingPathComponent("REFERENCE.tsv")
    guard let text = try? String(contentsOf: table, encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let head = lines.first else { return [] }
    return lines.dropFirst().map { cells in
      Row(file: cells[0], columns: Dictionary(uniqueKeysWithValues: zip(head, cells)))
    }
  }()

  static func read(_ file: String) throws -> DumpReader.Outcome {
    let data = try Data(contentsOf: folder.appendingPathComponent(file))
    return DumpReader.read([UInt8](data), path: file)
  }
}

@Suite(.enabled(if: !Recorded.rows.isEmpty, "no recorded dumps beside the package"))
struct RecordedDumpTests {
  @Test(
    "counts agree with independent figures",
    arguments: Recorded.rows)
  func counts(_ row: Recorded.Row) throws {
    let outcome = try Recorded.read(row.file)
    let dump = try #require(outcome.dumps.first, "\(outcome.failure ?? "")")
    #expect(dump.format.rawValue == row.columns["format"])
    let counts = DumpCounts(dump)
    #expect(counts.nodes == row.number("nodes"))
    #expect(counts.drawn == row.number("drawn"))
    #expect(counts.interactive == row.number("interactive"))
    #expect(counts.targetsBelowMinimum == row.number("lt44"))
    #expect(DumpCounts(dump, minimum: 24).targetsBelowMinimum == row.number("lt24"))
    #expect(DumpCounts(dump, minimum: 48).targetsBelowMinimum == row.number("lt48"))
    #expect(dump.screen.unitsPerPoint == row.columns["scale"].flatMap(Double.init))
  }

  @Test("small targets without room, as counted independently", arguments: Recorded.rows)
  func spacing(_ row: Recorded.Row) throws {
    guard let expected = row.number("sc258_fail") else { return }
    let data = try Data(contentsOf: Recorded.folder.appendingPathComponent(row.file))
    let report = LayoutChecker(specs: [], options: LayoutOptions(profile: .wcag24))
      .check(dumps: [(row.file, [UInt8](data))])
    #expect(report.verdicts(.targetSize).count { $0 == "fail" } == expected)
  }

  @Test("no more small targets than without knowledge of clipping", arguments: Recorded.rows)
  func material(_ row: Recorded.Row) throws {
    guard let expected = row.number("atf_err") else { return }
    let data = try Data(contentsOf: Recorded.folder.appendingPathComponent(row.file))
    let report = LayoutChecker(specs: [], options: LayoutOptions(profile: .material48))
      .check(dumps: [(row.file, [UInt8](data))])
    #expect(report.verdicts(.targetSize).count { $0 == "fail" } <= expected)
  }

  @Test("conversion keeps the counts", arguments: Recorded.rows)
  func conversion(_ row: Recorded.Row) throws {
    let dump = try #require(try Recorded.read(row.file).dumps.first)
    var json = JSONWriter()
    LayoutdumpWriter.write(dump, to: &json)
    let again = DumpReader.read(Array(json.bytes), path: "a.json")
    let converted = try #require(again.dumps.first, "\(again.failure ?? "")")
    #expect(DumpCounts(converted) == DumpCounts(dump))
  }
}
