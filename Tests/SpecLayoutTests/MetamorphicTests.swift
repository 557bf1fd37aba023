import Foundation
import SpecJSON
import SpecLayout
import SpecModel
import SpecText
import Testing

/// Changes of a dump that change nothing in what it shows.
struct MetamorphicTests {
  /// Dumps that were recorded, and some made by chance.
  static let dumps: [LayoutDump] = {
    var result: [LayoutDump] = []
    for row in Recorded.rows {
      result += (try? Recorded.read(row.file).dumps) ?? []
    }
    for seed in 0..<40 { result.append(RandomScreen(seed: UInt64(seed)).dump(.exact)) }
    return result
  }()

  static let profiles: [TargetProfile] = [.hig44, .material48, .wcag24]

  /// Verdicts with what they are about, by the place of the element and not by its number.
  static func verdicts(
    _ dump: LayoutDump, _ profile: TargetProfile, place: (LayoutRect) -> LayoutRect? = { $0 }
  ) -> [String] {
    let report = LayoutChecker(specs: [], options: LayoutOptions(profile: profile, grid: 8))
      .check([dump])
    return report.entries.flatMap { entry in
      entry.checks.map { check in
        let frame = check.node.flatMap { entry.dump.nodes[$0].frame }.flatMap(place)
        let corner = frame.map { "\(rounded($0.x)) \(rounded($0.y)) \(rounded($0.right))" } ?? "-"
        return "\(check.kind.rawValue) \(check.verdict.rawValue) "
          + "\(check.reason?.rawValue ?? "") \(corner)"
      }
    }.sorted()
  }

  private static func expectSame(_ found: [String], _ expected: [String], _ what: String) {
    let isSame = found == expected
    let extra = found.filter { !expected.contains($0) }
    let missing = expected.filter { !found.contains($0) }
    #expect(isSame, "\(what): \(extra.prefix(3)) instead of \(missing.prefix(3))")
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 + 0 }

  @Test("translation", arguments: profiles) func translation(_ profile: TargetProfile) {
    for dump in Self.dumps {
      for (dx, dy) in [(64.0, -128.0), (-1000, 3)] {
        var moved = dump
        moved.nodes = dump.nodes.map { node in
          var node = node
          node.frame = node.frame.flatMap {
            LayoutRect(x: $0.x + dx, y: $0.y + dy, width: $0.width, height: $0.height)
          }
          return node
        }
        let back = Self.verdicts(moved, profile) {
          LayoutRect(x: $0.x - dx, y: $0.y - dy, width: $0.width, height: $0.height)
        }
        Self.expectSame(back, Self.verdicts(dump, profile), dump.source.path)
      }
    }
  }

  @Test("uniform scale", arguments: profiles) func scale(_ profile: TargetProfile) {
    for dump in Self.dumps {
      guard let units = dump.screen.unitsPerPoint else { continue }
      var base = dump
      base.screen.unit = .px
      base.screen.scale = units
      base.screen.rounding = .exact
      let expected = Self.verdicts(base, profile)
      for factor in [0.5, 1.5, 2, 3, 4] {
        var scaled = base
        scaled.screen.scale = units * factor
        scaled.screen.width = base.screen.width.map { $0 * factor }
        scaled.screen.height = base.screen.height.map { $0 * factor }
        scaled.nodes = base.nodes.map { node in
          var node = node
          node.frame = node.frame.flatMap { Self.times($0, factor) }
          return node
        }
        let found = Self.verdicts(scaled, profile) { Self.times($0, 1 / factor) }
        Self.expectSame(found, expected, "\(dump.source.path) × \(factor)")
      }
    }
  }

  private static func times(_ rect: LayoutRect, _ factor: Double) -> LayoutRect? {
    LayoutRect(
      x: rect.x * factor, y: rect.y * factor, width: rect.width * factor,
      height: rect.height * factor)
  }

  @Test("the order of siblings", arguments: profiles) func permutation(_ profile: TargetProfile) {
    for (index, dump) in Self.dumps.enumerated() {
      var random = SplitMix(state: UInt64(index))
      // What is painted over what is told by numbers, so that the order says nothing.
      var numbered = dump
      for node in numbered.nodes.indices { numbered.nodes[node].z = node }
      let expected = Self.verdicts(numbered, profile)
      let shuffled = Self.shuffled(numbered, &random)
      Self.expectSame(Self.verdicts(shuffled, profile), expected, dump.source.path)
    }
  }

  /// The dump with the children of each element in another order.
  private static func shuffled(_ dump: LayoutDump, _ random: inout SplitMix) -> LayoutDump {
    var children: [Int: [Int]] = [:]
    for (index, node) in dump.nodes.enumerated() {
      children[node.parent ?? -1, default: []].append(index)
    }
    for key in children.keys.sorted() {
      guard var list = children[key], list.count > 1 else { continue }
      for place in stride(from: list.count - 1, to: 0, by: -1) {
        list.swapAt(place, random.next(place + 1))
      }
      children[key] = list
    }
    var result = dump
    result.nodes = []
    var stack: [(old: Int, parent: Int?)] = (children[-1] ?? []).reversed().map { ($0, nil) }
    while let (old, parent) = stack.popLast() {
      var node = dump.nodes[old]
      node.parent = parent
      let new = result.nodes.count
      result.nodes.append(node)
      stack += (children[old] ?? []).reversed().map { ($0, new) }
    }
    return result
  }

  @Test("conversion to layoutdump", arguments: profiles)
  func conversion(_ profile: TargetProfile) throws {
    for dump in Self.dumps {
      var json = JSONWriter()
      LayoutdumpWriter.write(dump, to: &json)
      let again = try #require(DumpReader.read(json.bytes, path: "a.json").dumps.first)
      Self.expectSame(
        Self.verdicts(again, profile), Self.verdicts(dump, profile), dump.source.path)
    }
  }

  @Test("no rounding turns a pass into a fail", arguments: profiles)
  func rounding(_ profile: TargetProfile) {
    for seed in 0..<60 {
      let screen = RandomScreen(seed: UInt64(seed))
      let exact = Set(Self.failures(screen.dump(.exact), profile))
      for rounding in [Rounding.integral, .truncated, .decimal1] {
        let found = Set(Self.failures(screen.dump(rounding), profile))
        #expect(found.isSubset(of: exact), "seed \(seed), \(rounding): \(found.subtracting(exact))")
      }
    }
  }

  /// What fails, by number of the element.
  private static func failures(_ dump: LayoutDump, _ profile: TargetProfile) -> [String] {
    let report = LayoutChecker(specs: [], options: LayoutOptions(profile: profile, grid: 8))
      .check([dump])
    return report.entries.flatMap { entry in
      entry.checks.filter { $0.verdict == .fail }.map {
        let other = $0.kind == .targetSize ? -1 : $0.other ?? -1
        return "\($0.kind.rawValue) \($0.node ?? -1) \(other)"
      }
    }
  }
}

/// A screen of rows in a column, with sizes and gaps that chance chooses.
struct RandomScreen {
  private var random: SplitMix
  /// Frames in pt with the number of the parent; the first is the screen.
  private var boxes: [(parent: Int?, frame: [Double], isTarget: Bool, text: String)] = []

  init(seed: UInt64) {
    random = SplitMix(state: seed &* 7919 &+ 17)
    boxes.append((nil, [0, 0, 390, 844], false, ""))
    var y = 40.0
    while y < 780 {
      let height = pick([20, 24, 40, 43.5, 44, 47.67, 48, 64]) + fraction()
      let row = boxes.count
      boxes.append((0, [16, y, 358, height], next(4) == 0, ""))
      var x = 16 + pick([0, 8, 12])
      while x < 300 {
        let width = pick([20, 24, 30, 44, 48, 80, 120]) + fraction()
        let inner = min(height, pick([16, 20, 24, 43.67, 44, 48]))
        boxes.append((row, [x, y, width, inner], next(2) == 0, "Item \(boxes.count)"))
        x += width + pick([0, 2, 8, 12, 16, 24]) + fraction()
      }
      y += height + pick([0, 4, 8, 12, 13, 16, 24]) + fraction()
    }
  }

  private mutating func next(_ bound: Int) -> Int { random.next(bound) }
  private mutating func pick(_ values: [Double]) -> Double { values[random.next(values.count)] }
  /// Mostly nothing, else a third or some hundredths.
  private mutating func fraction() -> Double {
    [0, 0, 0, 1.0 / 3, 2.0 / 3, 0.5, 0.25, 0.13][random.next(8)]
  }

  /// The screen as a format with a kind of rounding writes it.
  func dump(_ rounding: Rounding, scale: Double = 1) -> LayoutDump {
    let source = SourceText(path: "made \(rounding)", bytes: [])
    var dump = LayoutDump(format: .idbJSON, source: source)
    dump.screen.unit = rounding == .px ? .px : .pt
    dump.screen.scale = scale
    dump.screen.scaleSource = .declared
    dump.screen.rounding = rounding
    for box in boxes {
      var node = LayoutNode(parent: box.parent, raw: "", range: .zero)
      let edges = [
        box.frame[0], box.frame[1], box.frame[0] + box.frame[2], box.frame[1] + box.frame[3],
      ]
      let written = edges.enumerated().map { Self.written($1, isStart: $0 < 2, rounding, scale) }
      node.frame = LayoutRect(
        left: written[0], top: written[1], right: written[2], bottom: written[3])
      node.interactive = box.isTarget
      node.role = box.isTarget ? .button : .text
      if !box.text.isEmpty { node.text = box.text }
      node.scroll = .none
      dump.nodes.append(node)
    }
    dump.screen.width = dump.nodes.first?.frame?.width
    dump.screen.height = dump.nodes.first?.frame?.height
    return dump
  }

  private static func written(
    _ value: Double, isStart: Bool, _ rounding: Rounding, _ scale: Double
  ) -> Double {
    switch rounding {
    case .exact: value
    case .px: (value * scale).rounded()
    case .integral: isStart ? value.rounded(.down) : value.rounded(.up)
    case .truncated: value.rounded(.towardZero)
    case .decimal1: (value * 10).rounded() / 10
    }
  }
}
