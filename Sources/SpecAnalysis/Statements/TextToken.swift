import SpecModel
import SpecSyntax
import SpecText

/// A word or a number of running text with its place.
struct TextToken {
  /// The word in small letters; empty for a number.
  var text: String
  /// Its bytes in `Document.plain`.
  var range: Range<Int>
  /// The value of a number in digits.
  var number: Double?
  /// What stands between the token before and this one.
  var gap: Gap
  /// The number of the sentence.
  var sentence: Int
  /// Whether it stands between quotation marks, as the words of an interface do.
  var isQuoted: Bool
  /// Whether it begins with a capital letter.
  var isCapital = false

  /// What stands between two tokens.
  enum Gap { case none, blank, hyphen, dash, comma, colon, slash, times, open, below, about, other }
}

/// Takes a leaf's text apart into words, numbers and sentences; line breaks inside of it are blanks.
///
/// Scripts without blanks are parted where the kind of letter changes; the endings of Korean nouns are taken off.
struct TextTokens {
  private(set) var tokens: [TextToken] = []
  private var gap = TextToken.Gap.other
  private var sentence = 0
  private var isQuoted = false
  private let text: String
  /// Where the text begins in `Document.plain`.
  private let start: Int
  private let scalars: [(scalar: Unicode.Scalar, offset: Int)]

  /// The tokens of a range of `Document.plain`.
  static func read(_ document: Document, _ range: Range<Int>) -> [TextToken] {
    var reader = TextTokens(document.string(plain: range), at: range.lowerBound)
    reader.read(to: range.upperBound)
    return reader.tokens
  }

  private init(_ text: String, at start: Int) {
    self.text = text
    self.start = start
    var offset = start
    scalars = text.unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return (scalar, offset)
    }
  }

  /// The kinds of letters that make a word together.
  private enum Script { case letter, kana, hiragana, kanji, hangul }

  private static func script(_ scalar: Unicode.Scalar) -> Script? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: .letter
    case ..<0xC0: nil
    case 0xD7, 0xF7, 0x2000...0x2BFF, 0x3000...0x303F, 0xFE00...0xFFFF, 0x1F000...: nil
    case 0x3041...0x309F: .hiragana
    case 0x30A0...0x30FF: .kana
    case 0x3400...0x9FFF: .kanji
    case 0xAC00...0xD7A3: .hangul
    default: .letter
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }

  private mutating func read(to end: Int) {
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index].scalar
      let start = index
      if Self.isDigit(scalar) {
        let number = number(&index)
        append("", start, index, end, number: number)
      } else if let script = Self.script(scalar) {
        index += 1
        while index < scalars.count, continues(index, script) { index += 1 }
        if script == .kanji || script == .hangul, tokens.last?.number != nil,
          gap == .none || gap == .blank
        {
          index = unitEnd(start, index)
        }
        append(word(start..<index, script), start, index, end)
      } else {
        mark(scalar, at: index)
        index += 1
      }
    }
  }

  /// Where the unit behind a number ends: "秒間" of "秒間表示".
  private func unitEnd(_ start: Int, _ end: Int) -> Int {
    let text = String(String.UnicodeScalarView(scalars[start..<end].map(\.scalar)))
    guard let unit = StatementWords.attached.first(where: text.hasPrefix) else { return end }
    return start + unit.unicodeScalars.count
  }

  private func continues(_ index: Int, _ script: Script) -> Bool {
    let scalar = scalars[index].scalar
    if Self.script(scalar) == script { return true }
    // "H2", "isn't": digits and apostrophes are parts of words.
    guard script == .letter else { return false }
    if Self.isDigit(scalar) { return true }
    return (scalar == "'" || scalar == "’") && index + 1 < scalars.count
      && Self.script(scalars[index + 1].scalar) == .letter
  }

  private func word(_ range: Range<Int>, _ script: Script) -> String {
    let end =
      range.upperBound < scalars.count
      ? scalars[range.upperBound].offset - start : text.utf8.count
    let first = scalars[range.lowerBound].offset - start
    let word =
      text[
        text.utf8.index(
          text.startIndex, offsetBy: first)..<text.utf8.index(text.startIndex, offsetBy: end)]
    if script == .letter { return word.lowercased() }
    var text = String(word)
    if script == .hangul, text.unicodeScalars.count > 2, let last = text.last,
      StatementWords.particles.contains(last)
    {
      text.removeLast()
    }
    return text
  }

  /// "1,500", "30_000", "0.5"
  private func number(_ index: inout Int) -> Double? {
    var text = ""
    while index < scalars.count {
      let scalar = scalars[index].scalar
      if Self.isDigit(scalar) {
        text.unicodeScalars.append(scalar)
      } else if scalar == ".", isDigit(index + 1), !text.contains(".") {
        text += "."
      } else if scalar == "," || scalar == "_", isGroup(index + 1) {
      } else {
        break
      }
      index += 1
    }
    return Double(text)
  }

  private func isDigit(_ index: Int) -> Bool {
    index < scalars.count && Self.isDigit(scalars[index].scalar)
  }

  private func isGroup(_ index: Int) -> Bool {
    isDigit(index) && isDigit(index + 1) && isDigit(index + 2) && !isDigit(index + 3)
  }

  private mutating func append(
    _ text: String, _ start: Int, _ next: Int, _ end: Int, number: Double? = nil
  ) {
    let stop = next < scalars.count ? scalars[next].offset : end
    let first = scalars[start].scalar
    tokens.append(
      TextToken(
        text: text, range: scalars[start].offset..<stop, number: number, gap: gap,
        sentence: sentence, isQuoted: isQuoted, isCapital: first.properties.isUppercase))
    gap = .none
  }

  private mutating func mark(_ scalar: Unicode.Scalar, at index: Int) {
    let isBeforeBlank =
      index + 1 == scalars.count || scalars[index + 1].scalar.properties.isWhitespace
      || "\"”“’)»*".unicodeScalars.contains(scalars[index + 1].scalar)
    switch scalar {
    case "%" where tokens.last?.number != nil:
      tokens.append(
        TextToken(
          text: "percent", range: scalars[index].offset..<scalars[index].offset + 1, gap: .none,
          sentence: sentence, isQuoted: isQuoted))
      gap = .none
    case " ", "\n", "\u{A0}": if gap == .none { gap = .blank }
    case ".", "!", "?":
      if isBeforeBlank { sentence += 1 }
      gap = .other
    case ";", "。": (sentence, gap) = (sentence + 1, .other)
    case "\"": (isQuoted, gap) = (!isQuoted, .other)
    case "“", "„", "«", "「", "”", "»", "」":
      let isOpen = scalar == "„" || scalar == "«" || scalar == "「" || scalar == "“" && !isQuoted
      (isQuoted, gap) = (isOpen, .other)
    case "-", "\u{2011}": gap = gap == .none ? .hyphen : .dash
    case "–", "—", "…": gap = .dash
    case ",", "、": gap = .comma
    case ":", "：": gap = .colon
    case "/", "|": gap = .slash
    case "×", "*": gap = .times
    case "(": gap = .open
    case "<", "≤": gap = .below
    case "~", "≈", "±": gap = .about
    default: gap = .other
    }
  }
}
