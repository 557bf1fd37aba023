import SpecModel
import SpecText

/// Tells values from words that only describe one: "Warm white, a little yellow", "casi negro", "同左".
enum Descriptions {
  /// Words before names of the platform, which are values: "system blue".
  private static let platform = WordKey.set("system", "sistema", "systemfarbe")

  /// Whether a cell that begins with no value describes one in words and gives none.
  ///
  /// Code, calls, references and names with a number stand for a value; so does one word alone.
  static func matches(_ text: Range<Int>, kind: Token.Kind?, _ reader: FactReader) -> Bool {
    let bytes = reader.bytes
    if let span = TokenPass.codeSpan(at: text.lowerBound, reader),
      span.upperBound >= text.upperBound
    {
      return false
    }
    let words = Words.all(bytes, text)
    let hasDigit = text.contains { Bytes.isDigit(bytes[$0]) }
    if let first = text.first, bytes[first] >= 0xC3, bytes[first] != 0xE2 {
      // Faces may have names in any script.
      let isFace = kind == .fontFamily || kind == .typography
      let isWide = words.isEmpty && !hasDigit || (0xE3...0xED).contains(bytes[first])
      if isWide { return !isFace && !refers(text, bytes) }
    }
    guard let first = words.first else { return false }
    if refers(text, bytes) || platform.contains(first.key) { return false }
    if kind != .color, kind != .shadow, areTitled(words, text, bytes) { return false }
    // "cards 12–14px · fields 10px · pills 20px": the lengths of several parts
    if hasDigit, QuantityScanner.scan(bytes, text).count(where: { $0.unit?.isLength == true }) > 2 {
      return false
    }
    if hasDigit, beginsWithMeasure(text, bytes) { return false }
    return words.count > (hasDigit ? 3 : 1)
  }

  private static let bounds = WordKey.set(
    "max", "min", "maximum", "minimum", "maximal", "minimal", "maximo", "minimo", "massimo")

  /// "max 1280px, padding 16–32px", "Quick 160–220ms; nothing jumps": a short clause of one measure before more.
  private static func beginsWithMeasure(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let mark = text.first(where: { bytes[$0] == 0x2C || bytes[$0] == 0x3B }),
      mark + 1 < text.upperBound, bytes[mark + 1] == ASCII.space,
      case let clause = text.lowerBound..<mark, case let words = Words.keys(bytes, clause),
      words.count < 4, let first = words.first,
      QuantityScanner.scan(bytes, clause).count(where: isMeasure) == 1
    else { return false }
    if bounds.contains(first) { return true }
    return bytes[mark] == 0x3B
      && !QuantityScanner.scan(bytes, mark + 1..<text.upperBound).contains(where: isMeasure)
  }

  private static func isMeasure(_ measure: Measure) -> Bool {
    measure.isTime || measure.unit?.isLength == true
  }

  /// "var(--ink)", "--ink", "{ink}", "ease: x; y", "黒 0x1f": what stands for a value or declares one.
  private static func refers(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if Bytes.find("--", in: text, of: bytes) != nil { return true }
    return text.contains { offset in
      switch bytes[offset] {
      case 0x7B: true
      // "1280x720" is none.
      case 0x30:
        Bytes.matches("0x", at: offset, end: text.upperBound, in: bytes)
          && (offset == text.lowerBound || !Bytes.isDigit(bytes[offset - 1]))
      case 0x28: offset > text.lowerBound && Bytes.isWord(bytes[offset - 1])
      case 0x3A: offset + 1 < text.upperBound && bytes[offset + 1] == 0x20
      default: false
      }
    }
  }

  /// "Archivo Narrow (to come)": a face, each of whose words begins with a capital.
  private static func areTitled(
    _ words: [Words.Word], _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let open = Bytes.find(" (", in: text, of: bytes)
    if open != nil, bytes[text.upperBound - 1] != 0x29 { return false }
    let end = open ?? text.upperBound
    return words.allSatisfy {
      $0.range.lowerBound >= end || bytes[$0.range.lowerBound] &- 0x41 < 26
    }
  }

  /// "Deep ink `#0B0F14` with a little noise": the only colour of a description, where no word before it makes it that
  /// of another thing.
  static func onlyColor(in text: Range<Int>, _ reader: FactReader) -> Range<Int>? {
    let bytes = reader.bytes
    guard let hash = text.first(where: { bytes[$0] == ASCII.hash }), hash > text.lowerBound,
      text.count(where: { bytes[$0] == ASCII.hash }) == 1,
      let color = TokenLiteral.color(bytes, hash..<text.upperBound), color.range.count > 6,
      case let before = text.lowerBound..<hash,
      !before.contains(where: { Bytes.isDigit(bytes[$0]) }),
      (1...4).contains(Words.all(bytes, before).count),
      !Words.contain(TokenKinds.joints, bytes, before)
    else { return nil }
    return color.range
  }
}
