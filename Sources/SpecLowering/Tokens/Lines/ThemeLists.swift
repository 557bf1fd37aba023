import SpecModel
import SpecSyntax
import SpecText

/// Lists of colours below a heading about a theme, or a label such as "Text hierarchy": "**Level 1**: `#2C2C30` – cards".
///
/// Three items at least give one colour each, and none is an attribute of an element: "Background", "Border".
enum ThemeLists {
  /// The kind of a line of such a list; `nil` where it stands in none.
  static func kind(
    _ index: Int, _ label: Range<Int>, _ reader: FactReader
  ) -> Token.Kind? {
    let line = reader.context.lines[index]
    guard isColor(line, reader) else { return nil }
    if isInPalette(index, line, reader) { return .color }
    guard isOfTheme(index, line, reader) else { return nil }
    let lines = reader.context.lines
    // A few neighbours tell: a list may have thousands.
    var start = index
    while start > max(0, index - reach), isColor(lines[start - 1], reader) { start -= 1 }
    var end = index + 1
    while end < min(lines.count, index + reach), isColor(lines[end], reader) { end += 1 }
    guard end - start > 2 else { return nil }
    let isOfElement = (start..<end).contains { place in
      lines[place].label.map { Words.contain(attributes, reader.bytes, $0) } ?? false
    }
    return isOfElement ? nil : .color
  }

  private static let reach = 8

  /// Whether an item gives a colour right behind its label in bold.
  private static func isColor(_ line: TextLine, _ reader: FactReader) -> Bool {
    guard line.holder == .item, line.isStrongLabel, line.label.map({ $0.count <= 40 }) == true,
      !line.value.isEmpty, reader.bytes[line.value.lowerBound] == ASCII.hash
    else { return false }
    return TokenLiteral.color(reader.bytes, line.value) != nil
  }

  /// "### Dark mode" over four or more colours and nothing else, in a document that has a palette elsewhere and outside of
  /// what tells of elements: the colours of that theme.
  private static func isInPalette(
    _ index: Int, _ line: TextLine, _ reader: FactReader
  ) -> Bool {
    let document = reader.context.document
    let section = Int(document.nodes[line.node].section)
    guard section > 1, line.depth == 1, reader.owner(of: index) == nil,
      reader.topic(of: line).tokens == .none,
      case let words = UnmarkedWords.keys(
        reader.bytes, reader.textRange(Int(document.sections[section].heading))),
      (1...4).contains(words.count), words.contains(where: namesMode),
      words.allSatisfy({ namesMode($0) || modeNouns.contains($0) })
    else { return false }
    let own = reader.context.lines(in: document.sections[section].ownNodes)
    guard own.count <= 24, case let items = own.filter({ $0.holder == .item }) else { return false }
    return items.count > 3 && items.allSatisfy { isColor($0, reader) }
      && reader.context.facts.topics.contains { $0.tokens == .kind(.color) }
  }

  private static func namesMode(_ word: WordKey) -> Bool {
    TokenColumns.mode(ofWord: word) != nil || word == contrast
  }

  private static let contrast = WordKey("contrast")
  /// Words beside that of a theme in its heading.
  private static let modeNouns = WordKey.set(
    "mode", "theme", "scheme", "appearance", "high", "increased", "modus", "modo", "tema", "thema",
    "palette", "colors", "colours")

  private static func isOfTheme(_ index: Int, _ line: TextLine, _ reader: FactReader) -> Bool {
    if let owner = reader.ownerLabel(of: index), Words.contain(orders, reader.bytes, owner) {
      return true
    }
    return reader.topic(of: line).theme != .none
      && reader.ownerLabel(of: index).map { Words.contain(grounds, reader.bytes, $0) } == true
  }

  /// Words that make a label one over an order of colours.
  private static let orders = WordKey.set(
    "hierarchy", "hierarchies", "ramp", "tiers", "hierarchie", "hiérarchie", "jerarquía",
    "hierarquia", "gerarchia")
  /// What a theme paints.
  private static let grounds = WordKey.set(
    "background", "backgrounds", "surface", "surfaces", "text", "texts", "foreground", "border",
    "borders", "accents", "hintergrund", "flächen", "fonds", "fondos", "fundos", "sfondi",
    "achtergronden")
  /// What is painted of an element.
  static let attributes = WordKey.set(
    "background", "bg", "border", "fill", "stroke", "icon", "shadow", "outline", "placeholder",
    "color", "colour", "hover", "pressed", "focus")
}
