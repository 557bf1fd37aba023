import SpecModel
import SpecText

extension TokenKinds {
  /// "`xl` (20px)", "py-28 (112px)", "`gap_1` = 4px": a length behind the name of a step or class, and nothing else; a
  /// colour behind words for it, "Ink `#13151B` (text)".
  static func behindName(
    _ text: Range<Int>, _ kind: Token.Kind?, _ reader: FactReader
  ) -> TokenLiteral? {
    if kind == .color { return paraphrased(text, reader) ?? enclosedColor(text, reader) }
    if kind == nil { return enclosedColor(text, reader) }
    let bytes = reader.bytes
    guard kind == .spacing || kind == .radius || kind == .size || kind == .typography,
      text.count <= 40, let blank = text.first(where: { bytes[$0] == ASCII.space }),
      case let name = text.lowerBound..<blank,
      name.allSatisfy({ Bytes.isWord(bytes[$0]) || [0x2D, 0x2E].contains(bytes[$0]) }),
      // "1rem (16px)" tells one length twice.
      TokenLiteral.read(bytes, name)?.range != name
    else { return nil }
    let inner: Range<Int>
    if Bytes.matches(" (", at: blank, end: text.upperBound, in: bytes),
      bytes[text.upperBound - 1] == 0x29
    {
      inner = blank + 2..<text.upperBound - 1
    } else if Bytes.matches(" = ", at: blank, end: text.upperBound, in: bytes) {
      inner = blank + 3..<text.upperBound
    } else {
      return nil
    }
    guard let value = TokenLiteral.read(bytes, inner), value.range == inner, value.kind == .spacing
    else { return nil }
    return value
  }

  /// "Gold (`45 90% 51%`, #D4AF37)", "Tiefblau (218 91% 45%)": a colour in brackets behind words for it or its step
  /// ("Slate/600"), which another notation of it may follow.
  static func enclosedColor(_ text: Range<Int>, _ reader: FactReader) -> TokenLiteral? {
    let bytes = reader.bytes
    guard (8...80).contains(text.count), bytes[text.upperBound - 1] == 0x29,
      let open = Bytes.find(" (", in: text, of: bytes), open > text.lowerBound,
      case let words = text.lowerBound..<open,
      words.allSatisfy({ isNamePart(bytes[$0]) && !Bytes.isDigit(bytes[$0]) })
        || NamedColors.areSteps(bytes, words),
      (1...4).contains(UnmarkedWords.keys(bytes, words).count),
      !Words.contain(joints, bytes, words),
      TokenPass.codeSpan(at: text.lowerBound, reader) == nil,
      case let inner = open + 2..<text.upperBound - 1,
      let literal = TokenLiteral.read(bytes, inner), literal.kind == .color,
      literal.range.lowerBound == inner.lowerBound
    else { return nil }
    let rest = Bytes.trim(literal.range.rest(of: inner), in: bytes)
    return rest.first.map { [0x2C, 0x2F, 0x3B].contains(bytes[$0]) } ?? true ? literal : nil
  }

  /// Whether a byte may stand in words for a colour: a letter, a digit, a hyphen, a blank or part of a letter beyond ASCII.
  static func isNamePart(_ byte: UInt8) -> Bool {
    Bytes.isWord(byte) || byte == 0x2D || byte == 0x20
      || byte >= 0x80 && byte < 0xE0 && byte != 0xC2
  }

  /// How many words a text has, also where letters beyond ASCII are in them.
  static func wordCount(of text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    UnmarkedWords.hasMarks(bytes, text)
      ? UnmarkedWords.keys(bytes, text).count : Words.all(bytes, text).count
  }

  /// "fully rounded (9999px)", "bei Fehlern (120 ms)": a length or a time in brackets behind words that say what it does.
  ///
  /// `nil` where the words name a step, which has its value elsewhere: "md (16px)".
  static func glossed(
    _ text: Range<Int>, _ kind: Token.Kind, _ reader: FactReader
  ) -> TokenLiteral? {
    let bytes = reader.bytes
    let text = Bytes.trim(text, in: bytes)
    guard kind != .breakpoint, (8...60).contains(text.count), bytes[text.upperBound - 1] == 0x29,
      let open = Bytes.find(" (", in: text, of: bytes), open > text.lowerBound,
      case let words = text.lowerBound..<open,
      words.allSatisfy({ isNamePart(bytes[$0]) && !Bytes.isDigit(bytes[$0]) })
        || NamedColors.areSteps(bytes, words),
      (1...4).contains(UnmarkedWords.keys(bytes, words).count),
      !StepPairs.isStepName(words, reader), !TokenPass.isSpeedName(words, bytes),
      !Words.contain(joints, bytes, words),
      TokenPass.codeSpan(at: text.lowerBound, reader) == nil,
      case let inner = open + 2..<text.upperBound - 1,
      let literal = TokenLiteral.read(bytes, inner), literal.range == inner
    else { return nil }
    switch (kind, literal.kind) {
    case (.duration, .duration): return literal
    case (.spacing, .spacing), (.radius, .spacing), (.size, .spacing):
      return TokenLiteral(kind: kind, range: inner)
    default: return nil
    }
  }

  /// The kind that a name in another script says, also with other words around it: "卡片圆角", "Радиус карточки".
  static func wideKind(of name: String) -> Token.Kind? {
    guard name.utf8.count <= 60,
      name.utf8.contains(where: { $0 &- 0xD0 < 2 || (0xE3...0xED).contains($0) })
    else { return nil }
    return wideKinds.first { $0.words.isIn(name) }?.kind
  }

  /// Lines and letters first: what stands between them is also called a distance.
  private static let wideKinds: [(kind: Token.Kind, words: Phrases)] = [
    (.typography, ["ежстрочн", "行高", "行间距", "行間", "字号", "字间距", "字間", "字距", "자간", "행간", "줄 높이"]),
    (.radius, ["адиус", "кругление", "圆角", "圓角", "角丸", "둥글기", "모서리 반경"]),
    (.spacing, ["тступ", "间距", "間距", "余白", "边距", "邊距", "留白", "여백", "간격"]),
  ]

  /// "text" of "font.family.text": a face by what stands before it, which has no size or line of its own.
  static func isFace(_ part: String, of name: String) -> Bool {
    Names.hasWord(name, in: families) && !Names.hasWord(part, in: lines)
  }

  private static let families: Lexicon = ["family", "families"]
}
