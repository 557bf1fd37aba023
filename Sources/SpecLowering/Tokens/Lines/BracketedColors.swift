import SpecModel
import SpecSyntax
import SpecText

/// Reads colours in parentheses behind names in a running text: "The main colour is Kelp (#23583A); on it we set text in
/// Foam (#F5FAF7)", below a heading about colours, behind a label that names colours, or where the clause tells the role.
///
/// The last word of the name or one of two before it begins with a capital. They count where a document has two at
/// least, and where nothing else gives the name or the colour.
enum BracketedColors {
  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    guard !sink.definesColorsInFrontMatter else { return }
    var found: [TokenSink.Definition] = []
    for line in reader.context.lines where line.holder == .paragraph {
      guard line.text.count < 1200, ASCII.find(ASCII.hash, in: reader.bytes, line.text) != nil
      else { continue }
      if let label = line.label {
        guard Words.keys(reader.bytes, label).contains(where: nouns.contains) else { continue }
      }
      let isOfColors = line.label != nil || reader.topic(of: line).tokens == .kind(.color)
      collect(line, isOfColors: isOfColors, reader, into: &found)
    }
    guard Set(found.map(\.name)).count > 1 else { return }
    for definition in found { sink.hold(color: definition) }
  }

  private static func collect(
    _ line: TextLine, isOfColors: Bool, _ reader: FactReader,
    into found: inout [TokenSink.Definition]
  ) {
    let bytes = reader.bytes
    var offset = line.text.lowerBound
    while let hash = (offset..<line.text.upperBound).first(where: { bytes[$0] == ASCII.hash }) {
      offset = hash + 1
      guard hash > line.text.lowerBound + 4, bytes[hash - 1] == 0x28, bytes[hash - 2] == 0x20,
        let color = TokenLiteral.color(bytes, hash..<line.text.upperBound),
        color.range.upperBound < line.text.upperBound,
        [0x29, 0x2C, 0x3B].contains(bytes[color.range.upperBound]),
        let name = name(before: hash - 2, line, reader),
        isOfColors || tellsRole(name.lowerBound, line, reader)
      else { continue }
      offset = color.range.upperBound
      found.append(
        .init(
          name: reader.string(name), kind: .color, value: reader.string(color.range),
          origin: reader.origin(name.lowerBound..<color.range.upperBound),
          valueOrigin: reader.origin(color.range)))
    }
  }

  /// Whether the clause before a name tells what the colour is for: "The primary colour is", "Secondary text uses".
  private static func tellsRole(_ name: Int, _ line: TextLine, _ reader: FactReader) -> Bool {
    let bytes = reader.bytes
    var start = name
    while start > line.text.lowerBound, name - start < 80,
      ![0x2E, 0x3B, 0x21, 0x28, 0x29].contains(bytes[start - 1])
    { start -= 1 }
    let words = Words.keys(bytes, start..<name)
    guard words.count < 10, let verb = words.lastIndex(where: verbs.contains) else { return false }
    return words.count - verb <= 3 && words[..<verb].contains { roles.contains($0) }
  }

  private static let nouns = WordKey.set(
    "color", "colour", "colors", "colours", "farbe", "farben", "couleur", "couleurs", "colores",
    "cor", "cores", "colore", "colori", "kleur", "kleuren", "warna")
  /// What a palette has colours for.
  private static let roles = WordKey.set(
    "color", "colour", "farbe", "couleur", "cor", "colore", "kleur", "warna", "primary",
    "secondary", "tertiary", "accent", "brand", "background", "surface", "text", "hauptfarbe",
    "akzentfarbe", "akzent", "hintergrund", "primärfarbe", "sekundärfarbe", "primaire",
    "secondaire", "fond", "primario", "secundario", "acento", "fondo", "primária", "secundária",
    "destaque", "fundo", "secondario", "sfondo", "achtergrond", "accentkleur")
  private static let verbs = WordKey.set(
    "is", "uses", "use", "in", "ist", "verwendet", "nutzt", "est", "utilise", "es", "usa", "é",
    "è", "gebruikt", "adalah")

  /// The words of a name that end before an offset, from a capital on.
  private static func name(before end: Int, _ line: TextLine, _ reader: FactReader) -> Range<Int>? {
    let bytes = reader.bytes
    var first = end
    var start: Int?
    for _ in 0..<3 {
      var word = first
      while word > line.text.lowerBound, isInWord(bytes[word - 1]) { word -= 1 }
      guard word < first, let key = Words.keys(bytes, word..<first).first,
        !others.contains(key), !TokenKinds.joints.contains(key)
      else { break }
      // A capital at the start of a sentence tells nothing.
      if ASCII.isUpper(bytes[word]) {
        if isAfterStop(word, line, bytes) {
          if start == nil, first == end { start = word }
          break
        }
        start = word
      } else if start != nil {
        break
      }
      guard word > line.text.lowerBound, bytes[word - 1] == 0x20 else { break }
      first = word - 1
    }
    guard let start, (3...32).contains(end - start) else { return nil }
    return start..<end
  }

  private static func isAfterStop(
    _ word: Int, _ line: TextLine, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    word < line.text.lowerBound + 2 || [0x2E, 0x21, 0x3F].contains(bytes[word - 2])
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    Bytes.isLetter(byte) || ASCII.isDigit(byte) || byte == 0x2D || byte >= 0x80
  }

  /// Words for what has a colour, which name none.
  private static let others = WordKey.set(
    "color", "colour", "hex", "background", "backgrounds", "text", "texts", "border", "borders",
    "button", "buttons", "icon", "icons", "link", "links", "card", "cards", "header", "footer",
    "heading", "headings", "title", "titles", "label", "labels", "body", "the", "a", "an", "is",
    "are", "be", "as", "in", "on", "of", "to", "with", "use", "uses", "its", "this", "that",
    "value",
    "from", "by", "was", "fill", "stroke", "code", "issue", "ticket", "gradient", "token", "it",
    "der", "die", "das", "den", "dem", "ein", "eine", "ist", "sind", "mit", "auf", "für", "von",
    "le", "la", "les", "un", "une", "est", "sont", "en", "de", "el", "los", "las", "es", "son",
    "il",
    "lo", "gli", "di", "o", "os", "um", "uma", "são", "het", "een", "zijn", "van")
}
