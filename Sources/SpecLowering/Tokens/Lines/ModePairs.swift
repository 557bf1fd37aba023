import SpecModel
import SpecSyntax
import SpecText

/// Reads lists of two items that give one value in each appearance: "Dark: `#10151F`" and "Light: `#FFFFFF`" below "Edge of
/// the page".
enum ModePairs {
  /// Adds the value with its other one; false where an item is none of such two.
  static func read(
    _ label: Range<Int>, _ index: Int, reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    guard let own = value(index, reader) else { return false }
    // The second item is told with the first.
    if let before = value(index - 1, reader), isPair(index - 1, before, own, reader) {
      return name(of: index - 1, reader) != nil
    }
    guard let other = value(index + 1, reader), isPair(index, own, other, reader),
      let name = name(of: index, reader)
    else { return false }
    let line = reader.context.lines[index]
    sink.add(
      .init(
        name: name, kind: own.literal.kind, value: reader.string(own.literal.range),
        origin: reader.origin(line.text), valueOrigin: reader.origin(own.literal.range),
        theme: reader.topic(of: line).theme))
    sink.note(mode: own.mode, value: reader.string(own.literal.range), of: name)
    sink.add(
      mode: other.mode, value: reader.string(other.literal.range), of: name,
      valueOrigin: reader.origin(other.literal.range))
    return true
  }

  /// The appearance that the label of an item names, and its value.
  private static func value(
    _ index: Int, _ reader: FactReader
  ) -> (mode: String, literal: TokenLiteral)? {
    guard reader.context.lines.indices.contains(index),
      case let line = reader.context.lines[index], line.holder == .item, !line.value.isEmpty,
      let label = line.label.map({ withoutBracket($0, reader) }), label.count <= 16,
      case let words = Words.keys(reader.bytes, label), (1...2).contains(words.count),
      let mode = TokenColumns.mode(words),
      let literal = TokenLiteral.read(reader.bytes, line.value),
      literal.kind == .color || literal.kind == .shadow,
      literal.range.lowerBound == line.value.lowerBound
    else { return nil }
    return (mode, literal)
  }

  /// "Light mode (on `--card`)": a label without what its parenthesis tells of the mode.
  private static func withoutBracket(_ label: Range<Int>, _ reader: FactReader) -> Range<Int> {
    guard label.count > 8, reader.bytes[label.upperBound - 1] == 0x29,
      let open = Bytes.find(" (", in: label, of: reader.bytes), open > label.lowerBound,
      Words.keys(reader.bytes, label.lowerBound..<open).contains(where: common.contains)
    else { return label }
    return label.lowerBound..<open
  }

  /// Whether two items are all of a list that gives values of one kind.
  private static func isPair(
    _ index: Int, _ first: (mode: String, literal: TokenLiteral),
    _ second: (mode: String, literal: TokenLiteral), _ reader: FactReader
  ) -> Bool {
    let lines = reader.context.lines
    let depth = lines[index].depth
    guard first.mode != second.mode, first.literal.kind == second.literal.kind,
      lines[index + 1].depth == depth,
      TokenPass.kind(ofLine: index, reader: reader) != nil || property(above: index, reader) != nil
    else { return false }
    return ![index - 1, index + 2].contains {
      lines.indices.contains($0) && lines[$0].holder == .item && lines[$0].depth >= depth
        && lines[$0].label != nil
    }
  }

  /// What has the value: the label over the list, or else the heading, where it says more than that colours follow.
  private static func name(of index: Int, _ reader: FactReader) -> String? {
    let bytes = reader.bytes
    if let property = property(above: index, reader) { return reader.string(property) }
    if let owner = reader.ownerLabel(of: index), owner.count <= 40,
      case let words = UnmarkedWords.keys(bytes, owner), (1...4).contains(words.count),
      !words.contains(where: isCommon)
    {
      return reader.string(owner)
    }
    let document = reader.context.document
    let section = Int(document.nodes[reader.context.lines[index].node].section)
    guard section > 0,
      case let heading = reader.textRange(Int(document.sections[section].heading)),
      heading.count <= 48, case let words = UnmarkedWords.keys(bytes, heading),
      (2...5).contains(words.count), !words.contains(where: isCommon)
    else { return nil }
    return StateName.withoutNumbering(document.title(ofSection: section))
  }

  /// The one custom property that the heading above an item names, "### `--page-edge`: the edge of the page", where the
  /// label over the list says no more than that its values follow.
  private static func property(above index: Int, _ reader: FactReader) -> Range<Int>? {
    let document = reader.context.document
    let bytes = reader.bytes
    let section = Int(document.nodes[reader.context.lines[index].node].section)
    guard section > 0 else { return nil }
    if let owner = reader.ownerLabel(of: index) {
      let words = TokenHeaders.keys(bytes, owner)
      guard (1...2).contains(words.count),
        words.allSatisfy({ values.contains($0) || common.contains($0) })
      else { return nil }
    }
    let heading = reader.textRange(Int(document.sections[section].heading))
    var found: Range<Int>?
    var offset = heading.lowerBound
    while offset + 2 < heading.upperBound {
      guard bytes[offset] == 0x2D, bytes[offset + 1] == 0x2D, Bytes.isLetter(bytes[offset + 2]),
        offset == heading.lowerBound || !Bytes.isWord(bytes[offset - 1])
      else {
        offset += 1
        continue
      }
      let start = offset
      while offset < heading.upperBound, Bytes.isWord(bytes[offset]) || bytes[offset] == 0x2D {
        offset += 1
      }
      if found != nil { return nil }
      found = start..<offset
    }
    return found
  }

  /// Labels over the values of what the heading names.
  private static let values = WordKey.set(
    "value", "wert", "werte", "valeur", "valeurs", "valor", "valores", "valore", "valori", "waarde",
    "waarden", "nilai", "wartosc", "wartosci", "hodnota", "hodnoty", "значение", "значения")

  /// Words of titles over the colours of an appearance, which name no colour.
  private static func isCommon(_ word: WordKey) -> Bool {
    common.contains(word) || TokenColumns.mode(ofWord: word) != nil
  }

  private static let common = WordKey.set(
    "theme", "themes", "mode", "modes", "palette", "palettes", "colors", "colours", "scheme",
    "schemes", "tokens", "values", "appearance", "both", "modus", "modi", "farben", "thema",
    "couleurs", "tema", "temas", "colores", "cores", "colori", "kleuren", "warna")
}
