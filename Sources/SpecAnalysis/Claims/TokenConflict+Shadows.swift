import SpecModel
import SpecText

/// Shadows that a table or a list gives by their names, and a style sheet by properties of those names:
/// "| `shadow-md` | 0 4px 6px #0002 |" and "--shadow-md: 0 4px 8px #0002".
extension TokenConflicts {
  /// The names on which the two do not agree; on as many others they must, and one of them may say more than the other.
  ///
  /// - Complexity: O(tokens).
  func shadows() -> [TokenConflict] {
    let shadows = spec.tokens.filter { $0.kind == .shadow && $0.modes.isEmpty }
    guard shadows.contains(where: isInCode) else { return [] }
    let (told, set) = (byName(shadows.filter { !isInCode($0) }), byName(shadows.filter(isInCode)))
    var limits = Limits()
    var agreeing = 0
    var differing: [TokenConflict] = []
    for name in told.keys.sorted() {
      guard let one = told[name] ?? nil, let other = set[name] ?? nil,
        case .shadow(let first)? = TokenValue(one), case .shadow(let second)? = TokenValue(other)
      else { continue }
      if zip(first, second).allSatisfy({ Self.agree($0, $1) }) {
        agreeing += 1
      } else if !isLimited(one, &limits), !isLimited(other, &limits), !areOfTwoFiles(one, other) {
        let isFirst = one.origin.range.start < other.origin.range.start
        differing.append(isFirst ? Self.conflict(other, one) : Self.conflict(one, other))
      }
    }
    return agreeing > 0 && differing.count <= agreeing ? differing : []
  }

  /// A line of a style sheet without the at-rule in which a utility framework declares its values: it names no appearance.
  ///
  /// - Source: Tailwind CSS 4, "Theme variables".
  static func withoutTheme(_ line: String) -> String {
    let text = line.trimmedSpaces
    return text.hasPrefix("@theme") ? String(text.dropFirst(6)) : text
  }

  /// Whether two layers look alike: opacities in digits of hex colours are rounded.
  static func agree(_ one: TokenValue.Layer, _ other: TokenValue.Layer) -> Bool {
    guard case .color(let red, let green, let blue, let alpha) = one.color,
      case .color(let itsRed, let itsGreen, let itsBlue, let itsAlpha) = other.color
    else { return false }
    let pairs = [(red, itsRed), (green, itsGreen), (blue, itsBlue), (alpha, itsAlpha)]
    return pairs.allSatisfy { abs($0.0 - $0.1) < 0.01 } && one.isInset == other.isInset
      && one.lengths.map(pixels) == other.lengths.map(pixels)
  }

  private static func pixels(_ length: TokenValue) -> Double? {
    guard case .dimension(let value, let unit) = length else { return nil }
    return unit == "rem" ? value * RootSize.initial : value
  }
}
