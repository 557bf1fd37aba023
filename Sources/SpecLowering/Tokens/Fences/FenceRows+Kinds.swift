import SpecModel
import SpecSyntax
import SpecText

/// Which values are of which kind.
extension FenceRows {
  /// Whether a value may be one of a kind.
  func fits(_ value: TokenLiteral, _ kind: Token.Kind) -> Bool {
    switch kind {
    case .duration, .easing: return value.kind == .duration || value.kind == .easing
    case .spacing, .radius, .size: return value.kind == .spacing
    case .breakpoint: return value.kind == .spacing || isWidth(value)
    case .typography: return value.kind == kind || value.kind == .spacing
    case .color, .shadow: return value.kind == kind
    case .other: return value.kind != .other
    case .opacity: return value.kind == .opacity || isShare(value)
    case .fontWeight: return value.kind == .other && (isWhole(value) || isSpan(value))
    case .zindex: return value.kind == .other && isWhole(value)
    default: return false
    }
  }

  /// "Base: 0.2s ease" and "Slow: 0.4s ease" below "Transitions": a scale of speeds, as a list of items is one.
  func speeds(
    _ lines: [SourceRange], at node: Int, _ topic: SectionTopic, _ document: Document
  ) -> Token.Kind? {
    let section = Int(document.nodes[node].section)
    guard topic.tokens == .none || topic.tokens == .elements, section > 0, lines.count < 12,
      document.plain.withUnsafeBufferPointer({
        TokenPass.namesTiming(
          document.plainText(of: Int(document.sections[section].heading)), $0)
      }), let rows = rows(lines, .duration)
    else { return nil }
    return rows.allSatisfy { $0.value.kind == .duration && TokenPass.isSpeedName($0.name, bytes) }
      ? .duration : nil
  }

  private static let screens: Lexicon = [
    "screen", "view", "pageview", "dialog", "modal", "activity", "fragment", "bildschirm",
    "ansicht", "écran", "vue", "pantalla", "vista", "tela", "schermata", "scherm", "layar",
  ]

  /// "StartScreen: 900ms", "Detail view: 300ms": whether times belong to screens, as at least half of the names say, and
  /// make no scale.
  func timesScreens(_ rows: [Row]) -> Bool {
    guard rows.count > 1, rows.allSatisfy({ $0.value.kind == .duration }) else { return false }
    let found = rows.count { row in
      // "view: 300ms" may be a step; a name with a word before it is that of one screen.
      guard ASCII.isUpper(bytes[row.name.lowerBound]) else { return false }
      let words = Names.words(bytes.string(row.name))
      return words.count > 1 && words.last.map(Self.screens.contains) == true
    }
    return found * 2 >= rows.count
  }

  /// "0.38", "1": a number from 0 to 1.
  private func isShare(_ value: TokenLiteral) -> Bool {
    guard value.kind == .other, let number = Double(bytes.string(value.range)) else { return false }
    return (0...1).contains(number)
  }

  /// "640", "< 640": the width of a window in pixels, without the unit.
  private func isWidth(_ value: TokenLiteral) -> Bool {
    let digits = value.range.drop { [0x3C, 0x3E, 0x3D, 0x20].contains(bytes[$0]) }
    return value.kind == .other && (3...4).contains(digits.count)
      && digits.allSatisfy { Bytes.isDigit(bytes[$0]) }
  }

  /// "700–900": two weights of three digits with a dash between.
  private func isSpan(_ value: TokenLiteral) -> Bool {
    let digits = value.range.filter { Bytes.isDigit(bytes[$0]) }
    return digits.count == 6
      && value.range.allSatisfy {
        Bytes.isDigit(bytes[$0]) || bytes[$0] == 0x2D || bytes[$0] >= 0x80
      }
  }

  /// A number of digits alone.
  private func isWhole(_ value: TokenLiteral) -> Bool {
    value.range.allSatisfy { Bytes.isDigit(bytes[$0]) }
  }
}
