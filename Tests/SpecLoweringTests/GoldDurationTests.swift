import Foundation
import SpecModel
import SpecText
import Testing

@testable import SpecLowering

/// Compares the times of labelled documents with their labels.
@Suite(.enabled(if: Shared.isPresent, "needs ../shared"))
struct GoldDurationTests {
  struct Gold: Decodable {
    struct Time: Decodable {
      var line: Int
      var ms: [Double?]
    }
    var file: String
    var durations: [Time]?
  }

  static func key(_ line: Int, _ low: Double?, _ high: Double?) -> String {
    let text = { (value: Double?) in value.map { Numbers.text($0, decimals: 2) } ?? "…" }
    return "\(line): \(text(low))..\(text(high))"
  }

  static func compare(_ url: URL) throws -> (missed: [String], extra: [String], count: Int) {
    let gold = try JSONDecoder().decode(Gold.self, from: Data(contentsOf: url))
    guard let times = gold.durations else { return ([], [], 0) }
    let (spec, source) = try Shared.lower(gold.file)
    let expected = Set(times.map { key($0.line, $0.ms[0], $0.ms[1]) })
    let found = Set(
      spec.durations.map {
        key(source.line(of: $0.origin.range.start), $0.quantity.min, $0.quantity.max)
      })
    return (
      expected.subtracting(found).sorted(), found.subtracting(expected).sorted(), expected.count
    )
  }

  static var files: [URL] {
    let folder = Shared.root.appendingPathComponent("eval/gold")
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (all ?? []).filter { !$0.lastPathComponent.hasSuffix(".defects.json") }
      .sorted { $0.path < $1.path }
  }

  @Test func findsEveryLabelledTimeAndNoOther() throws {
    for file in Self.files {
      let (missed, extra, _) = try Self.compare(file)
      #expect(missed.isEmpty, "\(file.lastPathComponent)")
      #expect(extra.isEmpty, "\(file.lastPathComponent)")
    }
  }
}
