import SpecModel
import SpecSyntax
import SpecText

/// Colours that a table gives to the parts of things, and that the section about one of them gives otherwise.
///
/// "| Danger | `#B42318` |" below "Role | Background" in a section on buttons, and "**Background**: `#C81E1E`" below
/// "Danger button".
struct PartColors {
  private let document: Document
  private let spec: SpecDocument

  /// A part of something that has a colour.
  private enum Part: String { case background, text, border, icon }

  private struct Cell {
    /// The words of the first cell of the row.
    var thing: Set<String>
    /// The words of the headings above the table and of its first header, any of which a heading may add.
    var owner: Set<String>
    var part: Part
    var color: OpaqueColor
    var name: String
    var statement: FactConflict.Statement
    var limits: Set<String>
  }

  static func find(_ document: Document, _ spec: SpecDocument) -> [FactConflict] {
    guard !document.tables.isEmpty, WrittenColor.areIn(document) else { return [] }
    let finder = PartColors(document: document, spec: spec)
    let cells = document.tables.flatMap(finder.cells)
    return cells.isEmpty ? [] : finder.conflicts(cells)
  }

  // MARK: Tables

  private func cells(of table: Int) -> [Cell] {
    guard table + 1 < document.nodes.count, spec.isNormative(at: document.nodes[table].range.start)
    else { return [] }
    let header = document.children(of: table + 1).map { document.string($0) }
    let parts = header.map(Self.part)
    guard parts.contains(where: { $0 != nil }), parts.first == .some(nil) else { return [] }
    let titles = titles(above: table)
    let owner = ([header[0]] + titles).reduce(into: Set<String>()) {
      $0.formUnion(LedgerWords.thing($1))
    }
    return document.children(of: table).dropFirst().flatMap { row -> [Cell] in
      let nodes = document.children(of: row)
      guard let first = nodes.first, document.plainText(of: first).count <= 40 else { return [] }
      let name = document.string(first)
      let thing = LedgerWords.thing(name)
      guard !thing.isEmpty else { return [] }
      return zip(nodes, zip(parts, header)).compactMap { node, column in
        guard let part = column.0, parts.count(where: { $0 == part }) == 1,
          let (color, statement) = color(in: document.plainText(of: node))
        else { return nil }
        return Cell(
          thing: thing, owner: owner, part: part, color: color, name: name, statement: statement,
          limits: limits([name, column.1], titles).subtracting(thing))
      }
    }
  }

  // MARK: Sections

  private func conflicts(_ cells: [Cell]) -> [FactConflict] {
    document.nodes.indices.compactMap { node in
      let leaf = document.nodes[node]
      guard leaf.kind == .paragraph, leaf.section > 0, leaf.parent > 0,
        document.nodes[Int(leaf.parent)].kind == .item,
        case let text = document.plainText(of: node), text.count <= 80,
        let colon = text.first(where: { document.plain[$0] == ASCII.colon }),
        let part = Self.part(document.string(plain: text.lowerBound..<colon)),
        let (color, statement) = color(in: colon + 1..<text.upperBound),
        spec.isNormative(at: leaf.range.start)
      else { return nil }
      return conflict(part, color, statement, node, cells)
    }
  }

  private func conflict(
    _ part: Part, _ color: OpaqueColor, _ statement: FactConflict.Statement, _ node: Int,
    _ cells: [Cell]
  ) -> FactConflict? {
    let titles = titles(above: node)
    let section = Int(document.nodes[node].section)
    let thing = LedgerWords.thing(document.title(ofSection: section))
    let same = cells.filter {
      $0.part == part && $0.thing.isSubset(of: thing)
        && thing.subtracting($0.thing).isSubset(of: $0.owner)
    }
    guard let cell = same.first,
      same.allSatisfy({ WrittenColor.differ($0.statement.value, statement.value) }),
      cell.limits == limits([], titles).subtracting(cell.thing)
    else { return nil }
    return FactConflict(
      subject: cell.name, property: part.rawValue, statements: [cell.statement, statement],
      reason: "the row and the section '\(document.title(ofSection: section))' are about one thing")
  }

  // MARK: Words

  private func titles(above node: Int) -> [String] {
    document.path(ofSection: Int(document.nodes[node].section)).map(document.title(ofSection:))
  }

  private func limits(_ own: [String], _ titles: [String]) -> Set<String> {
    titles.reduce(
      own.reduce(into: Set<String>()) { $0.formUnion(LedgerWords.limits(of: $1, isMeasure: false)) }
    ) { $0.union(LedgerWords.scopes(of: $1)) }
  }

  /// The one colour of a stretch of text that says nothing else.
  private func color(in range: Range<Int>) -> (OpaqueColor, FactConflict.Statement)? {
    let plain = document.plain
    guard range.count <= 60, let own = WrittenColor.first(in: range, plain),
      !(range.lowerBound..<own.range.lowerBound).contains(where: { ASCII.isLetter(plain[$0]) }),
      !(own.range.upperBound..<range.upperBound).contains(where: { ASCII.isWord(plain[$0]) })
    else { return nil }
    let origin = document.origin(document.sourceRange(plain: own.range))
    return (own.color, .init(value: document.string(plain: own.range), origin: origin))
  }

  /// The part that a header or label names: "Background", "Text colour".
  private static func part(_ text: String) -> Part? {
    let words = Names.words(text).filter { !fillers.contains($0) }
    guard words.count == 1 else { return nil }
    return parts.first { $0.words.contains(words[0]) }?.part
  }

  private static let fillers: Lexicon = [
    "color", "colour", "colors", "colours", "farbe", "couleur", "colore", "cor", "kleur",
  ]
  private static let parts: [(part: Part, words: Lexicon)] = [
    (
      .background,
      [
        "background", "bg", "fill", "hintergrund", "hintergrundfarbe", "fond", "fondo", "sfondo",
        "achtergrond", "背景", "背景色",
      ]
    ),
    (
      .text,
      [
        "text", "label", "foreground", "textfarbe", "schriftfarbe", "texte", "texto", "testo",
        "tekst", "文字", "文字色",
      ]
    ),
    (
      .border,
      [
        "border", "outline", "rahmen", "rahmenfarbe", "bordure", "borde", "bordo", "rand", "边框",
        "枠線",
      ]
    ),
    (.icon, ["icon", "symbol", "icône", "icono", "icona", "icoon", "アイコン", "图标"]),
  ]
}
