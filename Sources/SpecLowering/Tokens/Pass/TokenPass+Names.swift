import SpecModel
import SpecSyntax
import SpecText

/// What of a label or a cell is a name.
extension TokenPass {
  /// Whether a label is a sentence about values: "For charts we take five stops of grey".
  static func isSentence(_ label: Range<Int>, _ line: TextLine, _ reader: FactReader) -> Bool {
    if line.holder == .item, !line.isStrongLabel, isRequest(label, reader.bytes) { return true }
    guard label.count > 16 else { return false }
    let words = UnmarkedWords.keys(reader.bytes, label)
    // "Body text does not scale: 17px everywhere"
    if line.holder == .paragraph, !line.isStrongLabel, words.count > 3,
      words.dropFirst().contains(where: verbs.contains)
    {
      return true
    }
    return label.count > 24 && words.count > (line.holder == .item ? 8 : 5)
  }

  /// "Use z-index" of "Use z-index: 50 for the modal": what is to be done with one element.
  private static func isRequest(
    _ label: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let end = label.first(where: { bytes[$0] == ASCII.space }), end - label.lowerBound < 12
    else { return false }
    return requests.contains(WordKey(bytes, label.lowerBound..<end))
  }

  private static let requests = WordKey.set(
    "use", "apply", "avoid", "verwende", "verwenden", "nutze", "utiliser", "utilisez", "appliquer",
    "usar", "utilizar", "aplicar", "usare", "applicare", "gebruik", "gunakan", "terapkan")

  /// Verbs and negations that make a sentence of the words before a colon.
  private static let verbs = WordKey.set(
    "does", "do", "doesnt", "dont", "is", "are", "has", "have", "must", "should", "can", "cannot",
    "will", "stays", "remains", "nicht", "ist", "sind", "bleibt", "hat", "muss", "est", "sont",
    "reste", "doit", "es", "son", "debe", "sigue", "permanece", "sono", "resta", "deve", "fica",
    "zijn", "blijft", "moet", "harus", "tidak", "не")

  /// "Letter spacing: -0.02em" beside "Size: 40px": a part of the style that the heading names.
  static func isPartOfStyle(_ label: Range<Int>, _ index: Int, _ reader: FactReader) -> Bool {
    label.count < 24 && TypeParts.areTracking(Words.keys(reader.bytes, label))
      && TokenAttributes.isBesideSize(index, reader)
  }

  /// "DB_HOST", "API_KEY": a variable of a program's surroundings, or a constant.
  static func isConstantName(_ name: String) -> Bool {
    name.utf8.contains(0x5F)
      && name.utf8.allSatisfy { $0 &- 0x41 < 26 || $0 == 0x5F || ASCII.isDigit($0) }
  }

  /// A palette name with a step: "Neutral-50", "Blue 500".
  static func hasStep(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = range.upperBound
    while start > range.lowerBound, Bytes.isDigit(bytes[start - 1]) { start -= 1 }
    let digits = range.upperBound - start
    guard digits == 2 || digits == 3, start - 1 > range.lowerBound else { return false }
    let mark = bytes[start - 1]
    guard mark == 0x2D || mark == 0x20 || mark == 0x2F, Bytes.isLetter(bytes[start - 2]) else {
      return false
    }
    return bytes[range.upperBound - 1] == 0x30 && Bytes.isLetter(bytes[range.lowerBound])
  }

  /// "`Chip.Size.small`: 40pt tall" among components: a measure of a variant of a type, and no value of its own.
  static func isVariant(
    _ label: Range<Int>, of line: TextLine, _ reader: FactReader
  ) -> Bool {
    let bytes = reader.bytes
    guard reader.topic(of: line).tokens == .elements, bytes[label.lowerBound] &- 0x41 < 26 else {
      return false
    }
    let dots = label.filter { bytes[$0] == 0x2E }
    return dots.count > 1
      && dots.dropLast().allSatisfy { $0 + 1 < label.upperBound && bytes[$0 + 1] &- 0x41 < 26 }
      && value(of: line, kind: nil, reader).map { $0.kind == .spacing || $0.kind == .size } ?? false
  }

  /// "**Small** - `4px` - fields": a line of a paragraph that begins in bold, as the one above or below it does, where the
  /// heading says which kind of values follow.
  static func isBoldLine(_ index: Int, _ reader: FactReader) -> Bool {
    let lines = reader.context.lines
    guard case .kind(let kind) = reader.topic(of: lines[index]).tokens, kind != .other,
      beginsInBold(lines[index], reader)
    else { return false }
    if kind == .color, leadsToColor(lines[index], reader) { return true }
    return [index - 1, index + 1].contains { other in
      lines.indices.contains(other) && beginsInBold(lines[other], reader)
        && reader.context.document.nodes[lines[other].node].section
          == reader.context.document.nodes[lines[index].node].section
    }
  }

  /// "**Night** `#101828`" over a list of what it is for: a name in bold and right behind it a colour of six digits or more.
  static func leadsToColor(_ line: TextLine, _ reader: FactReader) -> Bool {
    guard line.holder == .paragraph,
      let bold = reader.context.document.span(
        at: line.text.lowerBound, of: line.node, in: .strong),
      case let end = min(bold.upperBound + 6, line.text.upperBound), end > bold.upperBound,
      let hash = (bold.upperBound..<end).first(where: { reader.bytes[$0] == ASCII.hash }),
      let color = TokenLiteral.color(reader.bytes, hash..<line.text.upperBound)
    else { return false }
    return color.range.count > 6
  }

  private static func beginsInBold(_ line: TextLine, _ reader: FactReader) -> Bool {
    guard line.holder == .paragraph, line.text.count < 200,
      let bold = reader.context.document.span(
        at: line.text.lowerBound, of: line.node, in: .strong)
    else { return false }
    return bold.lowerBound == line.text.lowerBound && bold.upperBound < line.text.upperBound
  }
}
