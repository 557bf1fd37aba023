import SpecModel
import SpecSyntax
import SpecText

/// How opaque a colour is, where that stands right behind its value: "#0B1020 @ 80%", "#1B1B1E, 87 % Deckkraft".
enum ColorAlpha {
  private static let nouns = WordKey.set(
    "opacity", "opaque", "alpha", "deckkraft", "deckend", "opacite", "dopacite", "opacidad",
    "opacidade", "opacita", "dekking", "opasitas", "непрозрачность", "непрозрачности")
  private static let wideNouns: [StaticString] = ["不透明度", "透明度", "불투명도", "투명도"]
  private static let fillers = WordKey.set(
    "at", "with", "bei", "mit", "zu", "a", "con", "al", "com", "met", "op", "of", "de", "di", "d",
    "in", "при", "с")
  private static let ats = WordKey.set("at", "bei", "a", "al", "op", "при")
  /// Names of what lies over something, so that a percentage behind its colour is its opacity.
  private static let veils: Lexicon = [
    "scrim", "overlay", "overlays", "backdrop", "veil", "dim", "dimmer", "schleier", "voile",
    "velo",
  ]

  /// A percentage or a number below one behind a colour.
  private struct Share {
    var text: String
    /// The sign before it, "@" or a stroke.
    var sign: UInt8?
    /// Whether a word says that it is an opacity.
    var isSaid = false
    /// Whether "at" leads to it.
    var isAt = false
    var isInside = false
    var end: Int
  }

  /// Gives the colours of a document the opacity that stands behind them.
  ///
  /// - Complexity: O(tokens).
  static func settle(_ tokens: inout [Token], in document: Document) {
    document.source.bytes.withUnsafeBufferPointer { bytes in
      for index in tokens.indices where tokens[index].kind == .color {
        let token = tokens[index]
        if let value = value(token.value, at: token.valueOrigin, of: token.name, bytes) {
          tokens[index].value = value
        }
        for (place, mode) in token.modes.enumerated() {
          if let value = value(mode.value, at: mode.origin, of: token.name, bytes) {
            tokens[index].modes[place].value = value
          }
        }
      }
    }
  }

  /// A colour with its opacity; `nil` where none stands behind it.
  private static func value(
    _ value: String, at origin: Origin, of name: String, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    let range = origin.range.offsets
    guard isOpaque(value), value.utf8.count == range.count, range.upperBound < bytes.count,
      value.utf8.last == bytes[range.upperBound - 1]
    else { return nil }
    let line = lineEnd(range.upperBound, bytes)
    guard let found = share(range.upperBound..<line, bytes), isAlpha(found, name, line, bytes)
    else { return nil }
    return value + (found.sign == 0x40 ? " @ " : " / ") + found.text
  }

  /// Whether a value is a colour that tells nothing of its opacity, or the name of one in braces.
  private static func isOpaque(_ value: String) -> Bool {
    let bytes = value.utf8
    guard let first = bytes.first, let last = bytes.last else { return false }
    switch first {
    case 0x23: return bytes.count == 4 || bytes.count == 7
    case 0x7B: return last == 0x7D
    // "black", "systemFill"
    case _ where bytes.count < 32 && bytes.allSatisfy(ASCII.isLetter): return true
    default:
      return last == 0x29 && !bytes.contains(0x2F) && !value.contains("a(")
        && !value.contains("gradient")
    }
  }

  private static func lineEnd(_ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let limit = min(bytes.count, start + 120)
    return (start..<limit).first { bytes[$0] == 0x0A || bytes[$0] == 0x7C } ?? limit
  }

  /// The number behind a colour with the words around it.
  private static func share(
    _ rest: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Share? {
    var offset = marksEnd(rest.lowerBound, rest.upperBound, bytes)
    var share = Share(text: "", end: offset)
    guard offset < rest.upperBound else { return nil }
    switch bytes[offset] {
    case 0x40, 0x2F:
      share.sign = bytes[offset]
      offset += 1
    case 0x2C: offset += 1
    case 0x28:
      share.isInside = true
      offset += 1
    case 0xEF where Bytes.matches("（", at: offset, end: rest.upperBound, in: bytes),
      0xEF where Bytes.matches("，", at: offset, end: rest.upperBound, in: bytes):
      share.isInside = bytes[offset + 2] == 0x88
      offset += 3
    default: break
    }
    offset = wordsEnd(offset, rest.upperBound, bytes, &share)
    let start = offset
    while offset < rest.upperBound, Bytes.isDigit(bytes[offset]) || bytes[offset] == 0x2E {
      offset += 1
    }
    guard offset > start, offset - start <= 5,
      let number = Double(bytes.string(start..<offset)), number > 0
    else { return nil }
    share.text = bytes.string(start..<offset)
    let sign = Bytes.blanksEnd(offset, rest.upperBound, in: bytes)
    if sign < rest.upperBound, bytes[sign] == 0x25 {
      share.text += "%"
      offset = sign + 1
    } else if Bytes.matches("％", at: offset, end: rest.upperBound, in: bytes) {
      share.text += "%"
      offset += 3
    } else if isTight(rest.lowerBound, start..<offset, rest.upperBound, bytes) {
      share.text += "%"
    } else if number >= 1 || offset < rest.upperBound && Bytes.isWord(bytes[offset]) {
      return nil
    }
    guard number < 100 else { return nil }
    share.end = wordsEnd(offset, rest.upperBound, bytes, &share)
    return share
  }

  /// "#1C1C1E/80": a percentage of two digits at most, with nothing but a stroke between it and the colour, as utility
  /// classes write it.
  private static func isTight(
    _ start: Int, _ digits: Range<Int>, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard digits.lowerBound == start + 1, bytes[start] == 0x2F, digits.count <= 2,
      digits.allSatisfy({ Bytes.isDigit(bytes[$0]) }), bytes[digits.lowerBound] != 0x30
    else { return false }
    return digits.upperBound == end
      || !Bytes.isWord(bytes[digits.upperBound]) && bytes[digits.upperBound] != 0x2F
  }

  /// The offset behind blanks and the marks that close code or bold text.
  private static func marksEnd(
    _ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var offset = start
    while offset < end, [0x20, 0x09, 0x60, 0x2A].contains(bytes[offset]) { offset += 1 }
    return offset
  }

  /// The offset behind words for an opacity and those that lead to a number.
  private static func wordsEnd(
    _ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ share: inout Share
  ) -> Int {
    var offset = marksEnd(start, end, bytes)
    for _ in 0..<4 {
      if let wide = wideNouns.first(where: { Bytes.matches($0, at: offset, end: end, in: bytes) }) {
        share.isSaid = true
        offset = marksEnd(offset + wide.utf8CodeUnitCount, end, bytes)
        continue
      }
      guard let (word, next) = UnmarkedWords.word(at: offset, to: end, bytes) else { break }
      if nouns.contains(word) {
        share.isSaid = true
      } else if fillers.contains(word) {
        share.isAt = share.isAt || ats.contains(word)
      } else {
        break
      }
      // "d'opacité"
      let isJoined = next < end && bytes[next] == 0x27
      offset = marksEnd(isJoined ? next + 1 : next, end, bytes)
    }
    return offset
  }

  /// Whether a number behind a colour is its opacity: a word or a sign says so, or the name of the colour does.
  private static func isAlpha(
    _ share: Share, _ name: String, _ line: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if share.isSaid { return true }
    guard !share.isInside, isEnd(share.end, line, bytes) else { return false }
    if share.sign != nil { return true }
    // The stops of a gradient have places: "#112233 at 0%, #445566 at 100%".
    if (share.end..<line).contains(where: { bytes[$0] == ASCII.hash }) { return false }
    return share.isAt || Names.words(name).contains(where: veils.contains)
  }

  /// Whether a clause ends at an offset.
  private static func isEnd(
    _ offset: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard offset < end else { return true }
    switch bytes[offset] {
    case 0x0D, 0x28, 0x29, 0x2C, 0x2D, 0x2E, 0x3B: return true
    case 0xE2, 0xE3, 0xEF: return true
    default: return false
    }
  }
}
