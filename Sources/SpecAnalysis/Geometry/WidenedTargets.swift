public import SpecSyntax

/// Press areas that style sheets widen with a part that is not seen: ".key::after { position: absolute; inset: -7px; }".
///
/// - Source: CSS Positioned Layout 3, 3.1: an inset below 0 lies outside of the box; what is generated takes the pointer
///   of its element.
public enum WidenedTargets {
  /// The height in pixels of what takes the pointer for a class of so high a control; `nil` where nothing widens it.
  ///
  /// - Complexity: O(bytes of style sheets).
  public static func height(
    of selector: String, drawn height: Double, in document: Document
  ) -> Double? {
    guard document.mentions("absolute"),
      document.mentions(":before") || document.mentions(":after")
    else { return nil }
    return StyleRules.read(document).lazy.filter { isPart($0.selector, of: selector) }
      .compactMap { self.height($0, height) }.max()
  }

  /// Whether a selector, or one of several, is that of the generated content of a class: ".key::after".
  private static func isPart(_ rule: String, of selector: String) -> Bool {
    rule.split(separator: ",").contains { part in
      let name = part.drop { $0 == " " }
      guard name.hasPrefix(selector) else { return false }
      let rest = name.dropFirst(selector.count).drop { $0 == ":" }
      return name.dropFirst(selector.count).first == ":"
        && (rest.filter { $0 != " " } == "before" || rest.filter { $0 != " " } == "after")
    }
  }

  /// The height of the part; `nil` for one that lets the pointer through or reaches over no edge.
  private static func height(_ rule: StyleRule, _ drawn: Double) -> Double? {
    guard rule.declaration("position")?.value == "absolute",
      rule.declaration("pointer-events")?.value != "none"
    else { return nil }
    let own = ["height", "min-height"].compactMap { name in
      rule.declaration(name).flatMap { length($0.value) }
    }
    if let least = own.max(), least > drawn { return least }
    let sides = rule.declaration("inset").flatMap { edges($0.value) }
    let block = rule.declaration("inset-block").flatMap { edges($0.value) }
    func edge(_ name: String, _ shared: Double?) -> Double? {
      rule.declaration(name).flatMap { length($0.value) } ?? shared
    }
    guard let top = edge("top", block?.first ?? sides?.first),
      let bottom = edge("bottom", block?.last ?? sides?.last), top <= 0, bottom <= 0,
      top + bottom < 0
    else { return nil }
    return drawn - top - bottom
  }

  /// The upper and the lower one of the lengths of a shorthand: one for all, two, three or four.
  private static func edges(_ value: String) -> (first: Double, last: Double)? {
    let lengths = value.split(separator: " ").map { length(String($0)) }
    guard (1...4).contains(lengths.count), let first = lengths[0],
      let last = lengths.count > 2 ? lengths[2] : first
    else { return nil }
    return (first, last)
  }

  /// "-7px", "0", "-0.5rem" in pixels
  private static func length(_ value: String) -> Double? {
    if value.hasSuffix("rem") {
      return Double(value.dropLast(3)).map { $0 * RootSize.initial }
    }
    return value.hasSuffix("px") ? Double(value.dropLast(2)) : value == "0" ? 0 : nil
  }
}
