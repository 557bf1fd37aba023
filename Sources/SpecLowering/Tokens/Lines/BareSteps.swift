import SpecModel
import SpecSyntax
import SpecText

/// Numbers without a unit in lists that are a scale: "Spacing, in points:" over "- s: 8", "Corner radii (dp)" over
/// "- Card: 16".
enum BareSteps {
  private static let letters = WordKey.set("s", "m", "l", "x")
  private static let units = WordKey.set(
    "px", "pixel", "pixels", "pt", "pts", "points", "dp", "dip", "sp", "rem", "punkt", "punkte",
    "punkten", "pixeln", "puntos", "pixeles", "punti", "pontos", "punten", "piksel", "точки",
    "точках", "пункты", "пунктах", "пиксели", "пикселях")
  private static let radii = WordKey.set(
    "radius", "radii", "eckenradius", "eckenradien", "radien", "rayon", "rayons", "radios", "raios",
    "raggi", "hoekradius")
  private static let wideUnits: [StaticString] = ["像素", "ピクセル", "ポイント", "픽셀", "포인트"]
  /// Words for what is counted in a layout, in the plural: "Row: 8" is a distance.
  private static let counted = WordKey.set(
    "columns", "cols", "rows", "count", "counts", "number", "amount", "spalten", "zeilen", "reihen",
    "anzahl", "spaltenanzahl", "colonnes", "lignes", "rangees", "nombre", "columnas", "filas",
    "numero", "colunas", "linhas", "colonne", "righe", "kolommen", "rijen", "aantal", "jumlah",
    "колонки", "колонок", "столбцы", "столбцов", "строки", "строк", "количество", "число")
  private static let wideCounted: [StaticString] = [
    "列数", "行数", "栏数", "段数", "个数", "数量", "個数", "カラム数", "열 수", "행 수", "개수",
  ]
  /// The items of a list that are looked at.
  private static let most = 24

  /// Whether a line is an item "s: 8" among steps, or one of a list of nothing but names and numbers whose lead or heading
  /// names the unit.
  static func holds(
    _ line: TextLine, label: Range<Int>, _ kind: Token.Kind, _ reader: FactReader
  ) -> Bool {
    let (document, bytes) = (reader.context.document, reader.bytes)
    let item = Int(document.nodes[line.node].parent)
    guard item > 0, case let list = Int(document.nodes[item].parent), list > 0,
      document.nodes[list].kind == .list, label.count <= 32, !isCount(label, bytes)
    else { return false }
    let items = document.children(of: list)
    let names = items.prefix(most).compactMap { name(ofItem: $0, reader) }
    guard names.count > 1, names.count == items.prefix(most).count else { return false }
    if isLetter(label, bytes) {
      return names.allSatisfy { isLetter($0, bytes) || StepPairs.isStepName($0, reader) }
    }
    guard Words.all(bytes, label).count < 4 else { return false }
    return namesUnit(above: list, kind, reader)
  }

  /// "Columns", "Number of rows": whether a name is that of a count, which has no unit.
  private static func isCount(_ name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    UnmarkedWords.keys(bytes, name).contains(where: counted.contains)
      || wideCounted.contains { Bytes.find($0, in: name, of: bytes) != nil }
  }

  /// "s", "m": the first letter of a step.
  private static func isLetter(_ name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count == 1 && letters.contains(WordKey(bytes, name))
  }

  /// The name of an item that gives a number and no more but a remark in brackets.
  private static func name(ofItem item: Int, _ reader: FactReader) -> Range<Int>? {
    let (document, bytes) = (reader.context.document, reader.bytes)
    guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph,
      case let text = reader.textRange(leaf), text.count <= 80,
      let colon = text.first(where: { bytes[$0] == ASCII.colon || bytes[$0] == 0xEF })
    else { return nil }
    let mark = bytes[colon] == ASCII.colon ? 1 : 3
    let name = Bytes.trim(text.lowerBound..<colon, in: bytes)
    let value = Bytes.trim(
      min(colon + mark, text.upperBound)..<text.upperBound, in: bytes)
    let digits = value.prefix { Bytes.isDigit(bytes[$0]) || bytes[$0] == ASCII.dot }
    guard !name.isEmpty, (1...4).contains(digits.count),
      case let rest = Bytes.trim(digits.upperBound..<value.upperBound, in: bytes),
      rest.first.map({ bytes[$0] == 0x28 }) ?? true
    else { return nil }
    return name
  }

  /// Whether the line above a list, or else the heading, names the unit of its numbers, or says that they are radii.
  private static func namesUnit(
    above list: Int, _ kind: Token.Kind, _ reader: FactReader
  ) -> Bool {
    let document = reader.context.document
    let lead = list - 1
    if document.nodes[lead].kind == .paragraph, Int(document.nodes[lead].end) == list,
      case let text = reader.textRange(lead), text.count <= 80, let last = text.last,
      reader.bytes[last] == ASCII.colon || reader.bytes[last] == 0x9A
    {
      return names(text, kind, reader.bytes)
    }
    let section = Int(document.nodes[list].section)
    guard section > 0 else { return false }
    let heading = reader.textRange(Int(document.sections[section].heading))
    return heading.count <= 60 && names(heading, kind, reader.bytes)
  }

  private static func names(
    _ text: Range<Int>, _ kind: Token.Kind, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let words = UnmarkedWords.keys(bytes, text)
    if kind == .radius, words.contains(where: radii.contains) { return true }
    return words.contains(where: units.contains)
      || wideUnits.contains { Bytes.find($0, in: text, of: bytes) != nil }
  }
}
