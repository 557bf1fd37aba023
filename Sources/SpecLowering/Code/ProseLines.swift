import SpecText

/// Lines of lists in fences that bear the name of a programming language, though no such language writes them.
enum ProseLines {
  /// "Splash: 1500ms (fade)", "2. Fade the form out (200ms)": whether a line is an item of such a list.
  ///
  /// A time with its unit stands in code only between quotation marks; braces, quotes and the like make a line code.
  static func tells(
    _ line: Range<Int>, _ language: CodeLanguage, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch language {
    case .script, .swift, .kotlin, .dart: break
    default: return false
    }
    let text = Bytes.trim(line, in: bytes)
    guard (8...120).contains(text.count), let first = text.first, !isCode(text, bytes) else {
      return false
    }
    if Bytes.isDigit(bytes[first]) { return isStep(text, bytes) }
    // "Splash screen: 1500ms"
    guard Bytes.isLetter(bytes[first]) || bytes[first] >= 0xC3,
      let colon = Bytes.find(": ", in: text.prefix(60), of: bytes),
      case let value = Bytes.trim(colon + 1..<text.upperBound, in: bytes), let start = value.first,
      Bytes.isDigit(bytes[start]) || [0x7E, 0x3C].contains(bytes[start])
    else { return false }
    var end = start + 1
    while end < value.upperBound, Bytes.isDigit(bytes[end]) || bytes[end] == ASCII.dot { end += 1 }
    while end < value.upperBound, bytes[end] == 0x20 { end += 1 }
    return Bytes.matches("ms", at: end, end: value.upperBound, in: bytes)
      || Bytes.matches("s", at: end, end: value.upperBound, in: bytes)
        && (end + 1 == value.upperBound || !Bytes.isWord(bytes[end + 1]))
  }

  /// "2. Fade out": a number with a full stop or bracket, a blank and a word.
  private static func isStep(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let digits = text.prefix { Bytes.isDigit(bytes[$0]) }
    let mark = digits.upperBound
    return digits.count < 3 && mark + 2 < text.upperBound
      && (bytes[mark] == ASCII.dot || bytes[mark] == 0x29) && bytes[mark + 1] == 0x20
      && (Bytes.isLetter(bytes[mark + 2]) || bytes[mark + 2] >= 0xC3)
  }

  /// Whether a text has marks of code, or a bracket right behind a word as a call has.
  private static func isCode(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    text.contains { offset in
      switch bytes[offset] {
      case 0x22, 0x27, 0x3B, 0x3D, 0x5B, 0x5C, 0x5D, 0x60, 0x7B, 0x7D: true
      case 0x28: offset > text.lowerBound && Bytes.isWord(bytes[offset - 1])
      default: false
      }
    }
  }
}
