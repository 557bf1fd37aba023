import SpecModel

/// Reports texts that do not grow between two dumps of one state at different text sizes.
enum DynamicTypeRule {
  /// Checks the larger of two dumps against the smaller.
  static func check(smaller: LayoutFacts, larger: LayoutFacts) -> [LayoutCheck] {
    guard smaller.hasScale, larger.hasScale else { return [] }
    var known: [Key: Int] = [:]
    for index in smaller.nodes.indices {
      if let key = Key(smaller.nodes[index]), known[key] == nil { known[key] = index }
    }
    let growth = TextSetting(smaller.dump).isDefault ? Growth(larger.dump) : nil
    var checks: [LayoutCheck] = []
    for index in larger.nodes.indices {
      guard let key = Key(larger.nodes[index]), let base = known[key],
        let before = smaller.frames[base], let after = larger.frames[index]
      else { continue }
      if let growth, let size = smaller.nodes[base].style?.size, size > 0,
        let grown = larger.nodes[index].style?.size
      {
        checks.append(growth.check(index, from: size, to: grown, larger))
      }
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

  /// What the platforms make of text sizes at the setting of a dump.
  private struct Growth {
    let setting: TextSetting
    let factor: Double

    /// `nil` where the dump does not tell its text size.
    init?(_ dump: LayoutDump) {
      guard let factor = DynamicTypeRule.factor(dump.screen) else { return nil }
      self.factor = factor
      setting = TextSetting(dump)
    }

    /// Holds the recorded size of a text against what the platforms make of its size before.
    func check(
      _ node: Int, from before: Double, to after: Double, _ facts: LayoutFacts
    ) -> LayoutCheck {
      let allowed = setting.sizes(of: before)
      let least = setting.expected(before) ?? allowed.min() ?? before * factor
      let isFit = setting.agrees(after, with: before)
      let isLarge = after >= least - TextSetting.slack
      // A text that stays as it is follows no platform's curve.
      let isFixed = after <= before + 0.05 && least > before + 1
      let verdict: LayoutVerdict =
        isLarge || isFit == true ? .pass : isFixed || isFit == false ? .fail : .unknown
      let check = LayoutCheck(
        .dynamicType, verdict, node: node,
        expected: "≥ \(Decimals.text(least)) pt", actual: "\(Decimals.text(after)) pt",
        message: "text '\(facts.caption(node))' "
          + (isFixed ? "stays at " : "grows from \(Decimals.text(before)) to ")
          + "\(Decimals.text(after)) pt, the setting asks for \(Decimals.text(least)) pt or more")
      return verdict == .unknown ? check.because(.textSize) : check
    }
  }

  /// What pairs a text with itself in another dump.
  private struct Key: Hashable {
    let ident: String
    let text: String

    /// `nil` where the element shows no text.
    init?(_ node: LayoutNode) {
      guard node.isDrawn, let text = node.text, !text.isEmpty, node.role == .text else {
        return nil
      }
      ident = node.ident ?? ""
      self.text = text
    }
  }

  /// Text size factor of a dump, from its factor or its category (Apple's scale of categories).
  static func factor(_ screen: ScreenFacts) -> Double? {
    let category = screen.contentSize.flatMap(TextSizeCategory.init(name:))
    if let factor = screen.fontScale, factor != 1 || category == nil { return factor }
    return category?.factor
  }
}
