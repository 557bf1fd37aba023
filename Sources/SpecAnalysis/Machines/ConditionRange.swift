import SpecModel
import SpecText

/// The values of one quantity for which a condition holds: "level ≥ 20%", "5% ≤ level ≤ 20%".
public struct ConditionRange: Sendable, Hashable {
  /// The words for the quantity, and the unit.
  public var subject: [String]
  /// The lower limit; minus infinity where there is none.
  public var low: Double
  /// Whether the lower limit itself belongs to it.
  public var includesLow: Bool
  /// The upper limit.
  public var high: Double
  /// Whether the upper limit itself belongs to it.
  public var includesHigh: Bool

  /// Reads a condition that is nothing but one comparison or two of them around a name.
  public init?(_ text: String) {
    var parts: [String] = [""]
    var signs: [String] = []
    var marks = Self.signed(text)
    guard marks.utf8.contains(where: { $0 == 0x3C || $0 == 0x3E || $0 == 0xE2 }) else { return nil }
    if marks.utf8.contains(0x3D) {
      marks = marks.replacing("<=", with: "≤").replacing(">=", with: "≥")
    }
    for character in marks {
      if "<>≤≥".contains(character) {
        signs.append(String(character))
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    guard (1...2).contains(signs.count) else { return nil }
    let values = parts.map(Self.value)
    low = -.infinity
    high = .infinity
    includesLow = false
    includesHigh = false
    let name = signs.count == 1 ? values.firstIndex { $0 == nil } : 1
    guard let name, values.count(where: { $0 == nil }) == 1, values[name] == nil else { return nil }
    var units: Set<String> = []
    for (index, sign) in signs.enumerated() {
      let other = index == name ? index + 1 : index
      guard let value = values[other] else { return nil }
      units.insert(value.unit)
      // "5 ≤ x" bounds x from below, as "x ≥ 5" does.
      let isBelow = (sign == "<" || sign == "≤") == (other < name)
      if isBelow {
        low = value.number
        includesLow = sign == "≤" || sign == "≥"
      } else {
        high = value.number
        includesHigh = sign == "≤" || sign == "≥"
      }
    }
    subject = Names.words(parts[name])
    guard units.count == 1, (1...4).contains(subject.count), low < high else { return nil }
    subject += units
  }

  private static let bounds = [
    ("at least ", "≥"), ("at most ", "≤"), ("more than ", ">"), ("less than ", "<"),
    ("fewer than ", "<"), ("up to ", "≤"), ("mindestens ", "≥"), ("höchstens ", "≤"),
    ("mehr als ", ">"), ("weniger als ", "<"),
  ]

  /// A condition whose comparison is in words, with a sign: "stock at least 5" is "stock ≥ 5".
  private static func signed(_ text: String) -> String {
    guard text.utf8.count < 60, !text.contains(where: { "<>≤≥=".contains($0) }) else { return text }
    let lower = text.lowercased()
    for (words, sign) in bounds where lower.contains(words) {
      guard let place = lower.firstRange(of: words) else { continue }
      let name = lower[..<place.lowerBound].split(separator: " ").filter {
        $0 != "is" && $0 != "are"
      }
      let rest = lower[place.upperBound...].split(separator: " ")
      guard let number = rest.first, number.first?.isNumber == true else { return text }
      // "at least 5 items": the things are named behind the number.
      let subject = name.isEmpty ? Array(rest.dropFirst()) : name
      return subject.joined(separator: " ") + " \(sign) " + number
    }
    return text
  }

  /// A number and what stands behind it, where that is a unit of a few letters.
  private static func value(_ text: String) -> (number: Double, unit: String)? {
    let trimmed = text.trimmedSpaces
    let digits = trimmed.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let number = Double(digits) else { return nil }
    let unit = String(trimmed.dropFirst(digits.count)).trimmedSpaces
    return unit.count <= 4 && !unit.contains(" ") ? (number, unit) : nil
  }

  /// A value that belongs to both, in words; `nil` where none does.
  public func common(_ other: Self) -> String? {
    guard subject == other.subject else { return nil }
    let start = max(low, other.low)
    let end = min(high, other.high)
    guard start <= end, start.isFinite || end.isFinite else { return nil }
    if start < end {
      return start.isFinite && end.isFinite
        ? "\(Numbers.text(start)) to \(Numbers.text(end))"
        : start.isFinite ? "more than \(Numbers.text(start))" : "less than \(Numbers.text(end))"
    }
    func holds(_ range: Self) -> Bool {
      (start > range.low || range.includesLow) && (start < range.high || range.includesHigh)
    }
    return holds(self) && holds(other) ? Numbers.text(start) : nil
  }
}
