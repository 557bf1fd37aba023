import SpecModel
import SpecSyntax
import SpecText

/// The colours that a line writes.
extension ContrastClaims {
  /// The colours of a line that are written as values or as the words white and black, each once.
  func mentions(_ parts: [Range<Int>]) -> [Mention] {
    var colors: [Mention] = []
    var functions: [OpaqueColor] = []
    for part in parts {
      var offset = part.lowerBound
      while offset < part.upperBound {
        let start = offset
        while offset < part.upperBound, isWord(at: offset) { offset += 1 }
        // "#fff" and "noire" are no longer than nine bytes.
        if (3...9).contains(offset - start) {
          if hasFunctions, let own = WrittenColor.function(start..<offset, part.upperBound, plain) {
            offset = own.range.upperBound
            if !colors.contains(where: { $0.color.distance(to: own.color) <= Self.slack }) {
              colors.append(Mention(text: own.color.hex, color: own.color))
              functions.append(own.color)
            }
            continue
          }
          let word = string(start..<offset)
          if !isTint(word, at: start), !endsName(word, at: start, part),
            !isName(word, before: offset, part.upperBound), let color = OpaqueColor(word),
            !colors.contains(where: { $0.color == color }), !isRuledOut(start, part)
          {
            let isTranslucent = hasShare(after: offset, part.upperBound)
            colors.append(Mention(text: word, color: color, isTranslucent: isTranslucent))
          }
        }
        while offset < part.upperBound, !isWord(at: offset) { offset += isMark(at: offset) ? 3 : 1 }
      }
      for letters in isCode ? Self.letters : []
      where colors.count == 1 && ASCII.find(letters.text, in: plain, part) != nil {
        if let color = OpaqueColor(letters.color) {
          colors.append(Mention(text: letters.color, color: color))
        }
      }
    }
    guard !functions.isEmpty,
      parts.contains(where: { ASCII.find(ASCII.hash, in: plain, $0) != nil })
    else { return colors }
    // Beside digits a function tells the same colour once more: "`#1E40AF` (hsl(226 71% 40%))".
    return colors.filter { !functions.contains($0.color) }
  }

  /// The difference of a channel by which two functions still tell one colour.
  private static let slack = 8

  /// Whether a stretch has a colour as a value.
  func hasValue(_ part: Range<Int>) -> Bool {
    ASCII.find(ASCII.hash, in: plain, part) != nil
      || hasFunctions && WrittenColor.mayBeIn(part, plain)
  }

  /// White letters in scripts without blanks; dark ones may have any dark colour of the document.
  private static let letters: [(text: StaticString, color: String)] = [
    ("白テキスト", "white"), ("白文字", "white"), ("白字", "white"), ("흰 글", "white"), ("흰색 텍스트", "white"),
  ]

  /// Whether a word for a colour is the end of one that means another: "near-black", "off-white".
  private func isTint(_ word: String, at start: Int) -> Bool {
    return word.utf8.first != ASCII.hash && start >= 2 && plain[start - 1] == ASCII.hyphen
      && ASCII.isWord(plain[start - 2])
  }

  /// Whether a word for a colour ends the name of a colour of the document: "void black".
  private func endsName(_ word: String, at start: Int, _ part: Range<Int>) -> Bool {
    guard word.utf8.first != ASCII.hash, start - 1 > part.lowerBound,
      plain[start - 1] == ASCII.space
    else { return false }
    var first = start - 1
    while first > part.lowerBound, ASCII.isLetter(plain[first - 1]) { first -= 1 }
    guard first < start - 1 else { return false }
    let name = string(first..<start) + word
    return palette.color(name).map { $0 != OpaqueColor(word) } ?? false
  }

  /// Whether a word for a colour is the name of the value in parentheses behind it: "white (#F8FAFC)".
  private func isName(_ word: String, before offset: Int, _ end: Int) -> Bool {
    guard word.utf8.first != ASCII.hash else { return false }
    let next = (offset..<end).first { ![ASCII.space, 0x28, ASCII.backtick].contains(plain[$0]) }
    return next.map { $0 > offset && plain[$0] == ASCII.hash } ?? false
  }

  private static let denials: Lexicon = [
    "never", "not", "nie", "niemals", "nicht", "jamais", "nunca", "nooit", "mai",
  ]
  private static let extremes: Lexicon = [
    "pure", "plain", "true", "reines", "rein", "pur", "puro", "puur",
  ]

  /// "Cool off-white, never pure `#FFF`": a colour that the line rules out is none of its pair.
  private func isRuledOut(_ start: Int, _ part: Range<Int>) -> Bool {
    var words = Names.words(string(max(part.lowerBound, start - 24)..<start))[...]
    if let last = words.last, Self.extremes.contains(last) { words.removeLast() }
    return words.last.map(Self.denials.contains) ?? false
  }

  /// Words for an opacity, before or behind its number.
  private static let opacities: [StaticString] = [
    "opacity", "Opacity", "alpha", "Alpha", "opacité", "Deckkraft", "Transparenz", "opacidad",
    "opacità", "dekking", "doorzicht", "opasitas", "透明度", "不透明度", "불투명도", "투명도",
  ]
  private static let joints: [StaticString] = [
    "at ", "with ", "mit ", "avec ", "con ", "com ", "@ ", "@",
  ]

  /// Whether a colour is drawn in part: "`#FFFFFF` at 60%", "white (60%)", "#FFFFFF/60%", "`#FFFFFF` opacity 0.6".
  private func hasShare(after offset: Int, _ end: Int) -> Bool {
    var offset = offset
    if offset < end, plain[offset] == ASCII.slash { offset += 1 }
    offset = skippingMarks(offset, end)
    if let joint = Self.joints.first(where: { ASCII.starts(plain, at: offset, with: $0) }) {
      offset += joint.utf8CodeUnitCount
    }
    let word = Self.opacities.first { ASCII.starts(plain, at: offset, with: $0) }
    if let word { offset = skippingMarks(offset + word.utf8CodeUnitCount, end) }
    let digits = offset
    while offset < end, ASCII.isDigit(plain[offset]) || plain[offset] == ASCII.dot { offset += 1 }
    guard offset > digits else { return false }
    if word != nil || isStep(digits..<offset) { return true }
    // "15 % Deckkraft"
    if offset < end, plain[offset] == ASCII.space { offset += 1 }
    return offset < end && plain[offset] == 0x25
  }

  /// "White/60": an opacity in hundredths right behind a slash.
  private func isStep(_ digits: Range<Int>) -> Bool {
    digits.count == 2 && plain[digits.lowerBound - 1] == ASCII.slash
  }

  private func skippingMarks(_ offset: Int, _ end: Int) -> Int {
    let marks: [UInt8] = [ASCII.space, ASCII.backtick, 0x28, ASCII.colon, 0x3D, 0x2C]
    var offset = offset
    while offset < end {
      if marks.contains(plain[offset]) {
        offset += 1
      } else if ASCII.starts(plain, at: offset, with: "（")
        || ASCII.starts(plain, at: offset, with: "：")
      {
        offset += 3
      } else {
        break
      }
    }
    return offset
  }

  private func isWord(at offset: Int) -> Bool {
    let byte = plain[offset]
    return (ASCII.isWord(byte) || byte == ASCII.hash) && !isMark(at: offset)
  }

  /// Whether a dash, a quotation mark, an arrow or a full-width mark stands at an offset.
  private func isMark(at offset: Int) -> Bool {
    guard plain[offset] >= 0xE2, offset + 2 < plain.count else { return false }
    switch (plain[offset], plain[offset + 1]) {
    case (0xE2, _), (0xE3, 0x80), (0xEF, 0xBC...0xBD): return true
    default: return false
    }
  }
}
