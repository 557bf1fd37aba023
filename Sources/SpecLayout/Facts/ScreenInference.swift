/// Concludes what a dump does not say about its screen.
enum ScreenInference {
  /// The element that stands for the screen: the first drawn one of the largest area, unless an
  /// outermost one is nearly as large, for what overflows may be larger than the screen.
  static func root(of dump: LayoutDump) -> Int? {
    var best: Int?
    var area = 0.0
    for index in dump.nodes.indices where dump.nodes[index].isDrawn {
      let candidate = dump.nodes[index].frame?.area ?? 0
      if candidate > area {
        best = index
        area = candidate
      }
    }
    let outermost = dump.nodes.indices.first { index in
      dump.nodes[index].parent == nil && dump.nodes[index].isDrawn
        && (dump.nodes[index].frame?.area ?? 0) >= area / 2
    }
    return outermost ?? best
  }

  /// Device pixels per dp of common Android densities; the flag marks the usual ones.
  private static let densities: [(scale: Double, isUsual: Bool)] = [
    (1, true), (1.5, true), (1.75, false), (2, true), (2.125, false), (2.25, false), (2.5, false),
    (2.625, true), (2.75, true), (2.8125, false), (3, true), (3.375, false), (3.5, true),
    (4, true),
  ]

  /// Finds the density of a dump in pixels: sizes and insets are mostly whole multiples of 4 dp.
  ///
  /// A density scores by how far its hits exceed chance, by the width in dp that the screen would
  /// have (phones have 340 to 450), and by a system bar of 24 or 25 dp.
  static func inferScale(_ dump: inout LayoutDump) {
    guard let root = root(of: dump), let frame = dump.nodes[root].frame else { return }
    let lengths = lengths(of: dump, root: frame)
    let short = min(frame.width, frame.height)
    let bar = dump.nodes.first {
      $0.isDrawn && abs(($0.frame?.width ?? 0) - frame.width) < 1 && ($0.frame?.y ?? 0) > 0
    }?.frame?.y
    var scored: [(score: Double, scale: Double, hits: Int)] = []
    for (scale, isUsual) in densities {
      let hits = lengths.count { length in
        let steps = (length / scale / 4).rounded()
        return steps > 0 && length == (steps * 4 * scale).rounded()
      }
      let chance = 1 / (4 * scale)
      let expected = Double(lengths.count) * chance
      let deviation = (expected * (1 - chance)).squareRoot()
      var score = deviation > 0 ? (Double(hits) - expected) / deviation : 0
      score += plausibility(shortSide: short / scale) + (isUsual ? 0 : -0.5)
      if let bar, bar == (24 * scale).rounded() || bar == (25 * scale).rounded() { score += 1.5 }
      scored.append((score, scale, hits))
    }
    scored.sort { ($0.score, $1.scale) > ($1.score, $0.scale) }
    guard let best = scored.first, best.score >= 1.5, best.score - scored[1].score >= 0.2
    else { return }
    dump.screen.scale = best.scale
    dump.screen.scaleSource = .inferred
    dump.screen.scaleReason =
      "\(best.hits) of \(lengths.count) lengths are whole multiples of 4 dp; "
      + "the screen is \(Int(short / best.scale)) dp wide"
  }

  private static func plausibility(shortSide: Double) -> Double {
    switch shortSide {
    case 340...450: 1
    case 310..<340, 450..<490: -1.5
    case 590...900: -2.5
    default: -5
    }
  }

  /// Distinct sizes and insets from the screen's left and right edge.
  private static func lengths(of dump: LayoutDump, root: LayoutRect) -> [Double] {
    var set: Set<Double> = []
    // Some thousands tell as much as a million.
    let step = max(1, dump.nodes.count / 20_000)
    for node in stride(from: 0, to: dump.nodes.count, by: step) where dump.nodes[node].isDrawn {
      guard let frame = dump.nodes[node].frame else { continue }
      for length in [frame.width, frame.height, frame.x - root.x, root.right - frame.right]
      where length > 0 && length < root.width * 0.6 {
        set.insert(length)
      }
    }
    return set.sorted()
  }
}
