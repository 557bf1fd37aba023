import SpecModel
import SpecSyntax
import SpecText

/// Questions for a level that are answered with yes: an item "AA on white: yes" beside "Text: `#F59E0B`", or a tick in
/// a column "AA on white".
struct LevelAnswers {
  let document: Document
  let palette: Palette

  static func find(_ document: Document, _ palette: Palette) -> [ContrastClaim] {
    guard document.mentions("AA") || document.mentions("4.5:1"), document.mentions("#") else {
      return []
    }
    let finder = LevelAnswers(document: document, palette: palette)
    let mayDemand = document.mentions("4.5:1")
    return document.nodes.indices.flatMap { number -> [ContrastClaim] in
      switch document.nodes[number].kind {
      case .list: finder.list(number) + (mayDemand ? finder.marked(number) : [])
      case .table: finder.table(number)
      default: []
      }
    }
  }

  private static let answers: Lexicon = [
    "yes", "pass", "passes", "passed", "met", "meets", "ok", "ja", "oui", "sí", "si", "sim",
    "erfüllt",
    "reached", "fulfilled",
  ]
  private static let ticks = ["✓", "✔", "✅", "☑"]
  private static let inks: Lexicon = [
    "text", "label", "color", "colour", "ink", "foreground", "text-color", "text-colour", "value",
    "farbe", "textfarbe", "texte", "texto", "testo", "hex",
  ]
  private static let grounds: Lexicon = [
    "background", "fill", "surface", "bg", "hintergrund", "fond", "fondo", "sfondo", "ground",
  ]

  func isYes(_ text: String) -> Bool {
    Self.ticks.contains(where: text.contains) && Names.wordCount(text) <= 1
      || Names.hasWord(text, in: Self.answers, ofAtMost: 2)
  }

  /// Items "Text: …", "Background: …" and "AA on white: yes".
  private func list(_ list: Int) -> [ContrastClaim] {
    let items = document.children(of: list)
    guard (2...12).contains(items.count) else { return [] }
    var ink: (String, OpaqueColor)?
    var ground: (String, OpaqueColor)?
    var questions: [(title: String, value: Range<Int>)] = []
    var compliant: [(title: String, value: Range<Int>)] = []
    for item in items {
      guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph else {
        continue
      }
      let range = document.plainText(of: leaf)
      guard range.count < 160, let colon = ASCII.find(ASCII.colon, in: document.plain, range),
        colon - range.lowerBound < 40
      else { continue }
      let title = document.string(plain: range.lowerBound..<colon)
      let value = ASCII.trimmed(document.plain, colon + 1..<range.upperBound)
      let answer = document.string(plain: value)
      if level(title) != nil {
        questions.append((title, value))
      } else if level(answer) != nil, isCompliant(answer), !Names.isPhrase(title, in: Self.inks) {
        compliant.append((answer, value))
      } else if Names.isPhrase(title, in: Self.inks) {
        guard ink == nil, let found = color(value) else { return [] }
        ink = found
      } else if Names.isPhrase(title, in: Self.grounds) {
        ground = color(value)
      }
    }
    guard let ink else { return [] }
    return questions.compactMap { question in
      guard isYes(document.string(plain: question.value)) else { return nil }
      return claim(question.title, question.value, ink, named(question.title) ?? ground)
    }
      + compliant.compactMap { answer in
        claim(answer.title, answer.value, ink, named(answer.title))
      }
  }

  /// Ticks in a column "AA on white" beside the only colour of a row.
  private func table(_ table: Int) -> [ContrastClaim] {
    let rows = document.children(of: table)
    guard let head = rows.first else { return [] }
    let header = document.children(of: head).map { document.string($0) }
    let columns = header.indices.dropFirst().filter { level(header[$0]) != nil }
    guard !columns.isEmpty else { return [] }
    let back = header.indices.first { Names.isPhrase(header[$0], in: Self.grounds) }
    return rows.dropFirst().flatMap { row -> [ContrastClaim] in
      let cells = document.children(of: row)
      guard cells.count == header.count else { return [] }
      let colors = cells.indices.compactMap { column -> (Int, (String, OpaqueColor))? in
        column == back ? nil : color(document.plainText(of: cells[column])).map { (column, $0) }
      }
      guard let ink = colors.only?.1 else { return [] }
      let ground = back.flatMap { color(document.plainText(of: cells[$0])) }
      return columns.compactMap { column in
        let cell = ASCII.trimmed(document.plain, document.plainText(of: cells[column]))
        guard isYes(document.string(plain: cell)) else { return nil }
        return claim(header[column], cell, ink, named(header[column]) ?? ground)
      }
    }
  }

  /// The level that a title asks for: text of normal size alone.
  func level(_ title: String) -> String? {
    guard title.contains("AA"), Names.wordCount(title) <= 6,
      ContrastWords.larger.isDisjoint(with: Names.words(title))
    else { return nil }
    return title.split { !$0.isLetter }.map(String.init).first { $0 == "AA" || $0 == "AAA" }
  }

  /// The ground behind "on" in a title.
  private func named(_ title: String) -> (String, OpaqueColor)? {
    guard let (_, right) = ContrastWords.sides(title) else { return nil }
    // "on white backgrounds"
    for count in stride(from: right.count, to: 0, by: -1) {
      let name = right.prefix(count).joined(separator: " ")
      if let color = OpaqueColor(name) ?? palette.color(name) { return (name, color) }
    }
    return nil
  }

  /// The only value of a range.
  private func color(_ range: Range<Int>) -> (String, OpaqueColor)? {
    guard let own = WrittenColor.only(in: range, document.plain),
      !own.hasShare(in: range, document.plain)
    else { return nil }
    return (document.string(plain: own.range), own.color)
  }

  private func claim(
    _ title: String, _ value: Range<Int>, _ ink: (String, OpaqueColor),
    _ ground: (String, OpaqueColor)?
  ) -> ContrastClaim? {
    guard let ground, ground.1 != ink.1, let level = level(title) else { return nil }
    var claim = ContrastClaim(
      claimed: level == "AAA" ? 7 : 4.5, computed: ink.1.contrast(with: ground.1),
      colors: [ink.0, ground.0], basis: .pair,
      origin: document.origin(document.sourceRange(plain: value)), isBound: false)
    claim.level = level
    return claim
  }
}
