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
      let after = larger.nodes[index].style?.size, let factor = factor(larger.dump.screen),
      TextSetting(smaller.dump).isDefault
    else { return nil }
    let setting = TextSetting(larger.dump)
    let allowed = setting.sizes(of: before)
    let least = setting.expected(before) ?? allowed.min() ?? before * factor
    let isFit = setting.agrees(after, with: before)
    let isLarge = after >= least - TextSetting.slack
    // A text that stays as it is follows no platform's curve.
    let isFixed = after <= before + 0.05 && least > before + 1
    let verdict: LayoutVerdict =
      isLarge || isFit == true ? .pass : isFixed || isFit == false ? .fail : .unknown
    let check = LayoutCheck(
      .dynamicType, verdict, node: index,
      expected: "≥ \(Decimals.text(least)) pt", actual: "\(Decimals.text(after)) pt",
      message: "text '\(larger.caption(index))' "
        + (isFixed ? "stays at " : "grows from \(Decimals.text(before)) to ")
        + "\(Decimals.text(after)) pt, the setting asks for \(Decimals.text(least)) pt or more")
    return verdict == .unknown ? check.because(.textSize) : check
  }

  /// What pairs a text with itself in another dump.
  private static func key(_ node: LayoutNode) -> String? {
    guard node.isDrawn, let text = node.text, !text.isEmpty, node.role == .text else { return nil }
    return (node.ident ?? "") + "\u{1}" + text
  }

  /// Text size factor of a dump, from its factor or its category (Apple's scale of categories).
  static func factor(_ screen: ScreenFacts) -> Double? {
    let category = screen.contentSize.flatMap(TextSizeCategory.init(name:))
    if let factor = screen.fontScale, factor != 1 || category == nil { return factor }
    return category?.factor
  }
}
