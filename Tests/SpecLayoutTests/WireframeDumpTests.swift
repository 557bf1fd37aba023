import Foundation
import SpecLayout
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

/// Dumps made from the wireframes of this repository's own specs, with known distances.
struct WireframeDumpTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("specs")

  static let drawn: [SpecDocument] = ["today-schedule", "timeline-navigation"].compactMap { name in
    let path = folder.appendingPathComponent(name + "/screen-states.md")
    guard let data = try? Data(contentsOf: path) else { return nil }
    let source = SourceText(path: name, bytes: ContiguousArray(data))
    return Lowering.lower(MarkdownParser.parse(source, file: FileID(0)))
  }

  static let cases: [(spec: Int, wireframe: Int)] = drawn.indices.flatMap { spec in
    drawn[spec].wireframes.indices.map { (spec, $0) }
  }

  private static func check(
    _ item: (spec: Int, wireframe: Int), changes: [Int: Double], scale: Double
  ) -> [LayoutCheck] {
    let wireframe = drawn[item.spec].wireframes[item.wireframe]
    var screen = WireframeScreen(wireframe, changes: changes)
    let options = LayoutOptions(scale: scale, state: wireframe.title)
    return LayoutChecker(specs: [drawn[item.spec]], options: options)
      .check(dumps: [("made.xml", screen.dump(scale: scale))]).checks(.spaceRow)
  }

  private static func check(of row: Int, _ item: (spec: Int, wireframe: Int), _ all: [LayoutCheck])
    -> LayoutCheck?
  {
    let origin = drawn[item.spec].wireframes[item.wireframe].rows[row].origin
    return all.first { $0.spec == origin }
  }

  @Test("specs have distances to verify") func something() {
    let count = Self.cases.reduce(0) { sum, item in
      sum + WireframeScreen(Self.drawn[item.spec].wireframes[item.wireframe]).stated.count
    }
    #expect(count >= 15)
  }

  @Test("every stated distance is verified", arguments: [1, 2, 2.625, 3])
  func stated(_ scale: Double) {
    for item in Self.cases {
      let wireframe = Self.drawn[item.spec].wireframes[item.wireframe]
      let checks = Self.check(item, changes: [:], scale: scale)
      for row in WireframeScreen(wireframe).stated {
        let check = Self.check(of: row, item, checks)
        #expect(
          check?.verdict == .pass, "\(wireframe.title), row \(row): \(String(describing: check))")
        let shown = check?.actual.flatMap { Double($0.split(separator: " ")[0]) } ?? -1
        let wanted = check.flatMap { Double($0.expected.split(separator: " ")[0]) } ?? -2
        #expect(abs(shown - wanted) <= 1 / scale + 0.01, "\(wireframe.title), row \(row)")
      }
      #expect(!checks.contains { $0.verdict == .fail })
    }
  }

  @Test("each wrong distance is found, and no other", arguments: [1, 2, 2.625, 3])
  func wrong(_ scale: Double) {
    for item in Self.cases {
      let wireframe = Self.drawn[item.spec].wireframes[item.wireframe]
      for row in WireframeScreen(wireframe).stated {
        for change in [-3.0, 3, 5] {
          let checks = Self.check(item, changes: [row: change], scale: scale)
          let failed = checks.filter { $0.verdict == .fail }.compactMap(\.spec)
          #expect(
            failed == [wireframe.rows[row].origin],
            "\(wireframe.title), row \(row) changed by \(change): \(checks.map { ($0.expected, $0.actual ?? "-", $0.verdict) })"
          )
        }
      }
    }
  }
}
