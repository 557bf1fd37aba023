import SpecModel
import SpecSyntax
import SpecText

extension TokenPass {
  /// The property in code with which a name ends: "**Sea `--sea` (#0A3D62):**".
  static func property(endingIn name: Range<Int>, _ reader: FactReader) -> Range<Int>? {
    guard name.count > 4, let start = Bytes.find("--", in: name, of: reader.bytes),
      let span = codeSpan(at: start, reader), span.upperBound >= name.upperBound,
      isReference(start..<name.upperBound, reader.bytes)
    else { return nil }
    return start..<name.upperBound
  }

  /// The words before a property, as its other name.
  static func words(
    before property: Range<Int>?, in name: Range<Int>, _ reader: FactReader
  ) -> [String] {
    guard let property, property.lowerBound > name.lowerBound else { return [] }
    let words = Bytes.trim(name.lowerBound..<property.lowerBound, in: reader.bytes)
    return words.isEmpty ? [] : [reader.string(words)]
  }

  /// "**Accent**: `bg-brand.red` (`#DC2626`)": a colour in parentheses behind the class that has it; "`Colors.ink`
  /// (#101418)" uses a value that code names.
  static func color(
    behindName span: Range<Int>, _ line: TextLine, _ reader: FactReader
  ) -> TokenLiteral? {
    let bytes = reader.bytes
    let open = span.upperBound + 1
    guard open + 5 < line.text.upperBound, bytes[span.upperBound] == 0x20, bytes[open] == 0x28,
      bytes[open + 1] == 0x23, span.contains(where: { bytes[$0] == 0x2D }),
      span.allSatisfy({ bytes[$0] != 0x20 && bytes[$0] != 0x28 }),
      let color = TokenLiteral.color(bytes, open + 1..<line.text.upperBound),
      color.range.upperBound < line.text.upperBound, bytes[color.range.upperBound] == 0x29
    else { return nil }
    return color
  }

  /// Whether an item below a line that leads on to tokens has a colour for its value: "Key tokens:".
  static func isOfTokens(_ index: Int, _ reader: FactReader) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .item, line.label != nil, line.value.count > 3,
      let owner = reader.ownerLabel(of: index), owner.count < 60,
      TokenTopic.of(words: Words.keys(reader.bytes, owner)) == .kind(.other)
    else { return false }
    guard let span = codeSpan(at: line.value.lowerBound, reader) else {
      return TokenLiteral.read(reader.bytes, line.value)?.kind == .color
    }
    return TokenLiteral.read(reader.bytes, span)?.kind == .color
      || color(behindName: span, line, reader) != nil
  }

  private static let sides = WordKey.set("top", "bottom", "left", "right", "sides")
  /// Words behind the extent of one element.
  private static let extents = WordKey.set(
    "high", "tall", "wide", "thick", "deep", "long", "hoch", "breit", "dick")

  /// "30px top, 20px sides": several measures of one element, each with its side.
  static func measuresSides(
    _ value: TokenLiteral, _ line: TextLine, _ reader: FactReader
  ) -> Bool {
    guard value.kind == .spacing || value.kind == .size,
      let side = reader.word(after: value.range.upperBound, in: line.text)
    else { return false }
    // "Tab bar: 72px high" among distances.
    if line.label != nil, value.kind == .spacing, extents.contains(side) { return true }
    guard sides.contains(side) else { return false }
    let rest = value.range.rest(of: line.text)
    return QuantityScanner.scan(reader.bytes, rest).contains { measure in
      reader.word(after: measure.range.upperBound, in: line.text).map(sides.contains) ?? false
    }
  }

  /// "**Spacing rules:**" over "Rows: `py-3` (12px)": whether a title ends in a word for rules and a class leads the value,
  /// which tells what a part has and is no step of a scale.
  static func isRuleOfClasses(
    _ title: Range<Int>, _ index: Int, _ kind: Token.Kind, _ reader: FactReader
  ) -> Bool {
    guard title.count < 60, let last = Words.keys(reader.bytes, title).last,
      ruleWords.contains(last), case let line = reader.context.lines[index]
    else { return false }
    return UtilityStyles.value(of: line, reader) != nil
      || UtilityClasses.value(of: line, kind: kind, reader) != nil
  }
}
