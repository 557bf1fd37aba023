import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText

/// Names that the document introduces with the colour of the platform that they stand for.
extension TokenUndefined {
  /// Ends and beginnings of the names of colours that platforms have, in small letters.
  private static let platforms = [
    "system", "label", "background", "separator", "fill", "tint", "colorprimary", "coloraccent",
    "colorsurface", "canvastext", "highlighttext", "buttonface",
  ]

  /// Whether a line begins with the name and has one word of code in brackets, the colour of a platform: "`--raised` ground
  /// of cards (systemBackground)".
  ///
  /// - Source: Human Interface Guidelines, Color, "System colors"; Material Design, "Color attributes".
  func isOfPlatform(_ use: TokenUse, _ document: Document) -> Bool {
    guard document.mentions("system") || document.mentions("Label") || document.mentions("color")
    else { return false }
    let source = document.source
    var name = use.name
    return name.withUTF8 { wanted in
      source.bytes.withUnsafeBufferPointer { bytes in
        var offset = 0
        while let place = ASCII.find(wanted, in: bytes, offset..<bytes.count) {
          offset = place + wanted.count
          guard opensItem(place, bytes), offset < bytes.count,
            !ASCII.isWord(bytes[offset]), bytes[offset] != ASCII.hyphen,
            case let line = source.lineRange(source.lineIndex(of: place)).offsets,
            line.upperBound > offset, line.upperBound - offset < 160
          else { continue }
          let rest = source.string(SourceRange(offset, line.upperBound))
          if Self.hasPlatform(rest) { return true }
        }
        return false
      }
    }
  }

  /// Whether only the marks of an item stand between the start of a line and an offset.
  private func opensItem(_ place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = place
    while start > 0,
      [ASCII.space, ASCII.backtick, 0x2A, ASCII.hyphen, 0x2B, ASCII.pipe].contains(bytes[start - 1])
    {
      start -= 1
    }
    return start == 0 || bytes[start - 1] == ASCII.lineFeed
  }

  private static func hasPlatform(_ rest: String) -> Bool {
    guard let open = rest.lastIndex(where: { $0 == "(" || $0 == "（" }) else { return false }
    let word = rest[rest.index(after: open)...].prefix { $0 != ")" && $0 != "）" }
    let plain = word.filter { $0 != "`" && $0 != "." }
    guard (6...40).contains(plain.count), plain.allSatisfy({ $0.isASCII && $0.isLetter }),
      plain.first?.isLowercase == true, plain.contains(where: \.isUppercase)
    else { return false }
    let small = plain.lowercased()
    return platforms.contains { small.hasPrefix($0) || small.hasSuffix($0) }
  }
}
