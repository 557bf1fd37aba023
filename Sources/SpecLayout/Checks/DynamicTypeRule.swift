import SpecModel

/// Reports texts that do not grow between two dumps of one state at different text sizes.
enum DynamicTypeRule {
  /// Checks the larger of two dumps against the smaller.
  static func check(smaller: LayoutFacts, larger: LayoutFacts) -> [LayoutCheck] {
    guard smaller.hasScale, larger.hasScale else { return [] }
    var known: [String: Int] = [:]
    for index in smaller.nodes.indices {
      if let key = key(smaller.nodes[index]), known[key] == nil { known[key] = index }
    }
    var checks: [LayoutCheck] = []
    for index in larger.nodes.indices {
      guard let key = key(larger.nodes[index]), let base = known[key],
        larger.nodes[index].text == smaller.nodes[base].text,
        let before = smaller.frames[base], let after = larger.frames[index]
      else { continue }
      if let check = size(index, base, smaller, larger) { checks.append(check) }
      let hasGrown = after.height > before.height + 0.5
      checks.append(
        LayoutCheck(
          .dynamicType, hasGrown ? .pass : .fail, node: index,
          expected: "taller than \(larger.text(before.height))",
          actual: larger.text(after.height),
          message: "text '\(larger.caption(index))' does not grow with the text size: "
            + "\(smaller.text(before.height)) before, \(larger.text(after.height)) after"))
    }
    return checks
  }

  /// Holds the recorded size of a text against what the platforms make of its size before.
  private static func size(
    _ index: Int, _ base: Int, _ smaller: LayoutFacts, _ larger: LayoutFacts
  ) -> LayoutCheck? {
    guard let before = smaller.nodes[base].style?.size, before > 0,
      let after = larger.nodes[index].style?.size, let from = factor(smaller.dump.screen),
      let to = factor(larger.dump.screen), from == 1
    else { return nil }
    let platform = Platform(larger.dump.recordedFormat)
    let allowed = TypeCurve.sizes(of: before, factor: to, platform)
    let least = allowed.min() ?? before
    let isFit = allowed.contains { abs($0 - after) <= 0.6 } || after >= least - 0.6
    return LayoutCheck(
      .dynamicType, isFit ? .pass : .fail, node: index,
      expected: "≥ \(Decimals.text(least)) pt", actual: "\(Decimals.text(after)) pt",
      message: "text '\(larger.caption(index))' grows from \(Decimals.text(before)) to "
        + "\(Decimals.text(after)) pt, the setting asks for \(Decimals.text(least)) pt or more")
  }

  /// What pairs a text with itself in another dump.
  private static func key(_ node: LayoutNode) -> String? {
    guard node.isDrawn, let text = node.text, !text.isEmpty, node.role == .text else { return nil }
    return (node.ident ?? "") + "\u{1}" + text
  }

  /// Text size factor of a dump, from its factor or its category (Apple's scale of categories).
  static func factor(_ screen: ScreenFacts) -> Double? {
    if let factor = screen.fontScale { return factor }
    let sizes: [String: Double] = [
      "XS": 0.82, "S": 0.88, "M": 0.94, "L": 1, "XL": 1.12, "XXL": 1.24, "XXXL": 1.35, "AX1": 1.65,
      "AX2": 1.94, "AX3": 2.35, "AX4": 2.76, "AX5": 3.12,
    ]
    return screen.contentSize.flatMap { sizes[$0.uppercased()] }
  }
}
