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
  /// The sign of a currency before or behind a number.
  var currency = ""

  /// Whether a number behind a hyphen is the end of a range or the rest of a name: "5-10", "RFC-0015", "K-44".
  func takes(_ next: TextToken) -> Bool {
    if number != nil { return true }
    return next.number != nil && isCapital && !StatementWords.most.contains(text)
      && !StatementWords.least.contains(text)
  }

  /// Whether it says "a page" in a script without blanks, for what a list shows at once.
  var isPage: Bool { Self.pages.contains(text) || text.hasPrefix("페이지당") }

  private static let pages: Lexicon = ["ページ", "每页", "每頁", "페이지"]

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
  private var currency = ""
  /// The bytes of `Document.plain`, or of the source.
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the text ends.
  private let end: Int

  /// The tokens of a range of `Document.plain`.
  static func read(_ document: Document, _ range: Range<Int>) -> [TextToken] {
    document.plain.withUnsafeBufferPointer { bytes in
      var reader = TextTokens(bytes: bytes, end: range.upperBound)
      reader.tokens.reserveCapacity(range.count / 5)
      reader.read(from: range.lowerBound)
      return reader.tokens
    }
  }

  /// The tokens of a range of the source.
  static func read(_ source: SourceText, _ range: Range<Int>) -> [TextToken] {
    source.bytes.withUnsafeBufferPointer { bytes in
      var reader = TextTokens(bytes: bytes, end: range.upperBound)
      reader.read(from: range.lowerBound)
      return reader.tokens
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, end: Int) {
    self.bytes = bytes
    self.end = end
  }

  // MARK: Characters

  /// The kinds of letters that make a word together.
  private enum Script { case letter, kana, hiragana, kanji, hangul }

  private static func script(_ value: UInt32) -> Script? {
    switch value {
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

  /// The character at an offset and the number of its bytes.
  private func character(at offset: Int) -> (value: UInt32, width: Int) {
    let lead = bytes[offset]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let width = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard offset + width <= end else { return (0xFFFD, end - offset) }
    var value = UInt32(lead) & (0xFF >> UInt32(width + 1))
    for next in 1..<width { value = value << 6 | UInt32(bytes[offset + next] & 0x3F) }
    return (value, width)
  }

  private func properties(at offset: Int) -> Unicode.Scalar.Properties? {
    Unicode.Scalar(character(at: offset).value)?.properties
  }

  private func isDigit(_ offset: Int) -> Bool { offset < end && ASCII.isDigit(bytes[offset]) }

  // MARK: Words and numbers

  private mutating func read(from first: Int) {
    var offset = first
    while offset < end {
      let start = offset
      if ASCII.isDigit(bytes[offset]) {
        let number = number(&offset)
        // "#4" is the name of a thing and no amount.
        let isName = start > first && bytes[start - 1] == ASCII.hash || isSection(start, first)
        append(isName ? "#" : "", start..<offset, number: isName ? nil : number)
        continue
      }
      let (value, width) = character(at: offset)
      offset += width
      guard let script = Self.script(value) else {
        mark(value, start..<offset)
        continue
      }
      while offset < end, case let width = wordWidth(at: offset, script), width > 0 {
        offset += width
      }
      if script == .kanji || script == .hangul, tokens.last?.number != nil,
        gap == .none || gap == .blank
      {
        offset = unitEnd(start..<offset)
      }
      append(word(start..<offset, script), start..<offset)
    }
  }

  /// Whether the sign for a section stands before a number: "§ 17", in which it is C2 A7.
  private func isSection(_ start: Int, _ first: Int) -> Bool {
    var offset = start
    if offset > first, bytes[offset - 1] == ASCII.space { offset -= 1 }
    return offset > first + 1 && bytes[offset - 1] == 0xA7 && bytes[offset - 2] == 0xC2
  }

  /// Where the unit behind a number ends: "秒間" of "秒間表示".
  private func unitEnd(_ range: Range<Int>) -> Int {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let unit = StatementWords.attached.first(where: text.hasPrefix) else {
      return range.upperBound
    }
    return range.lowerBound + unit.utf8.count
  }

  /// The bytes of the character at an offset if it goes on with a word, else 0.
  private func wordWidth(at offset: Int, _ script: Script) -> Int {
    let (value, width) = character(at: offset)
    if Self.script(value) == script { return width }
    // "H2", "isn't": digits and apostrophes are parts of words.
    guard script == .letter else { return 0 }
    if ASCII.isDigit(bytes[offset]) { return 1 }
    let isInside =
      (value == 0x27 || value == 0x2019) && offset + width < end
      && Self.script(character(at: offset + width).value) == .letter
    return isInside ? width : 0
  }

  private func word(_ range: Range<Int>, _ script: Script) -> String {
    let word = UnsafeBufferPointer(rebasing: bytes[range])
    guard script == .letter else {
      var text = String(decoding: word, as: UTF8.self)
      if script == .hangul, text.unicodeScalars.count > 2, let last = text.last,
        StatementWords.particles.contains(last)
      {
        text.removeLast()
      }
      return text
    }
    if !word.contains(where: ASCII.isUpper), !word.contains(where: { $0 >= 0x80 }) {
      return String(decoding: word, as: UTF8.self)
    }
    return String(decoding: word, as: UTF8.self).lowercased()
  }

  /// "1,500", "30_000", "0.5"
  private func number(_ offset: inout Int) -> Double? {
    var value = 0
    var text = ""
    while offset < end {
      let byte = bytes[offset]
      if ASCII.isDigit(byte) {
        value = value &* 10 &+ Int(byte - 0x30)
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else if byte == ASCII.dot, isDigit(offset + 1), !text.utf8.contains(ASCII.dot) {
        text += "."
      } else if byte == 0x2C || byte == 0x5F, isGroup(offset + 1) {
      } else {
        break
      }
      offset += 1
    }
    return text.utf8.count < 16 && !text.utf8.contains(ASCII.dot) ? Double(value) : Double(text)
  }

  private func isGroup(_ offset: Int) -> Bool {
    isDigit(offset) && isDigit(offset + 1) && isDigit(offset + 2) && !isDigit(offset + 3)
  }

  private mutating func append(_ text: String, _ range: Range<Int>, number: Double? = nil) {
    let first = bytes[range.lowerBound]
    let isCapital =
      first < 0x80 ? ASCII.isUpper(first) : properties(at: range.lowerBound)?.isUppercase == true
    tokens.append(
      TextToken(
        text: text, range: range, number: number, gap: gap, sentence: sentence,
        isQuoted: isQuoted, isCapital: isCapital, currency: number == nil ? "" : currency))
    (gap, currency) = (.none, "")
  }

  // MARK: Signs

  /// Whether a sentence may end in front of an offset: before white space, closing marks or emphasis.
  private func isBlank(at offset: Int) -> Bool {
    guard offset < end else { return true }
    switch character(at: offset).value {
    case 0x09...0x0D, 0x20, 0x22, 0x29, 0x2A, 0xBB, 0x2019, 0x201C, 0x201D: return true
    case ..<0x80: return false
    default: return properties(at: offset)?.isWhitespace == true
    }
  }

  private mutating func mark(_ value: UInt32, _ range: Range<Int>) {
    guard let scalar = Unicode.Scalar(value) else { return }
    switch scalar {
    case "%" where tokens.last?.number != nil:
      tokens.append(
        TextToken(
          text: "percent", range: range, gap: .none, sentence: sentence, isQuoted: isQuoted))
      gap = .none
    case "€", "$", "£":
      // "25 €" and "€25"
      if !tokens.isEmpty, tokens[tokens.count - 1].number != nil, gap == .none || gap == .blank {
        tokens[tokens.count - 1].currency = String(scalar)
      } else {
        currency = String(scalar)
      }
      gap = .other
    case " ", "\n", "\u{A0}": if gap == .none { gap = .blank }
    case ".", "!", "?":
      if isBlank(at: range.upperBound) { sentence += 1 }
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
    case "(", "（": gap = .open
    case "<", "≤": gap = .below
    case "~", "≈", "±": gap = .about
    default: gap = .other
    }
  }
}
