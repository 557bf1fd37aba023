public import SpecModel
import SpecText

/// The narrowest screen that a heading or condition speaks of: "Mobile (320-767px)", "Small phone (320dp)".
public struct ScreenWidth: Sendable, Hashable {
  /// The width, as written.
  public let value: Double
  /// Its unit.
  public let unit: Unit

  /// Widths that screens have.
  private static let sensible = 200.0...4000.0

  /// Makes a width.
  public init(value: Double, unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// Reads the lower end of a range, or the one width that a text names; upper bounds alone are none.
  ///
  /// - Parameter text: a heading or condition.
  public init?(_ text: String) {
    var numbers: [Double] = []
    var unit: Unit?
    // "320-767px" is one word of numbers and marks; words are split at the mark.
    for word in Names.words(text) {
      let digits = word.prefix(while: \.isNumber)
      guard !digits.isEmpty, let value = Double(digits) else { continue }
      let rest = word.dropFirst(digits.count)
      guard rest.isEmpty || Unit(rawValue: String(rest))?.isLength == true else { continue }
      unit = unit ?? Unit(rawValue: String(rest)).flatMap { $0.isLength ? $0 : nil }
      numbers.append(value)
    }
    let lower = text.lowercased()
    guard let unit, unit == .px || unit == .pt || unit == .dp, let least = numbers.first,
      Self.sensible.contains(least), numbers.count <= 2,
      !["<", "≤", "max", "up to", "below", "under", "smaller"].contains(where: lower.contains)
    else { return nil }
    self.init(value: least, unit: unit)
  }
}
