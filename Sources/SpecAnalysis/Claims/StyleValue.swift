import SpecText

/// A style of type as documents and code write it: "29px/1.3 700 (Bold)", "29/1.3 700", "31 600".
struct StyleValue {
  /// The size in pixels.
  private var size: Double
  /// The line height in pixels, or as a multiple of the size where it is four at most.
  private var line: Double?
  private var weight: Int?

  private static let weights: [String: Int] = [
    "thin": 100, "light": 300, "regular": 400, "normal": 400, "medium": 500, "semibold": 600,
    "demibold": 600, "bold": 700, "extrabold": 800, "heavy": 800, "black": 900,
  ]

  /// Reads a style; `nil` where a value is anything else.
  init?(_ text: String) {
    var words = text.lowercased().split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    words.removeFirst()
    let parts = first.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, let size = Self.number(parts[0]) else { return nil }
    self.size = size
    if parts.count == 2 {
      guard let line = Self.number(parts[1]) else { return nil }
      self.line = line
    }
    for word in words {
      // "700 (Bold)" tells the weight twice.
      if word.hasPrefix("("), word.hasSuffix(")"),
        Self.weights[String(word.dropFirst().dropLast())] != nil
      {
        continue
      }
      guard weight == nil,
        let found = Self.weights[word]
          ?? Int(word).flatMap({ (100...950).contains($0) && $0 % 50 == 0 ? $0 : nil })
      else { return nil }
      weight = found
    }
  }

  /// Whether more than a size is told.
  var isStyle: Bool { line != nil || weight != nil }

  private static func number(_ text: String) -> Double? {
    let (digits, factor) =
      if text.hasSuffix("rem") {
        (text.dropLast(3), RootSize.initial)
      } else if ["px", "pt", "sp", "dp"]
        .contains(where: text.hasSuffix)
      { (text.dropLast(2), 1) } else { (Substring(text), 1) }
    guard digits.utf8.allSatisfy({ ASCII.isDigit($0) || $0 == ASCII.dot }) else { return nil }
    return Double(digits).map { $0 * factor }
  }

  /// Whether no part that both tell differs.
  func agrees(with other: StyleValue) -> Bool {
    guard size == other.size else { return false }
    if let weight, let its = other.weight, weight != its { return false }
    guard let line, let its = other.line else { return true }
    return Self.height(line, size) == Self.height(its, size)
  }

  private static func height(_ line: Double, _ size: Double) -> Double {
    ((line <= 4 ? line * size : line) * 100).rounded()
  }
}
