import SpecModel
import SpecSyntax
import SpecText

/// Texts that the use of a ground gives beside it, in one row: "sidebar | `#17171B` | sidebar background; text `#9A9AA2`,
/// dimmed `#6B6B74`".
struct GroundRows {
  let document: Document

  static func find(_ document: Document) -> [ColorPair] {
    guard WrittenColor.areIn(document), cues.contains(where: { document.mentions($0) }) else {
      return []
    }
    let finder = GroundRows(document: document)
    return document.nodes.indices.flatMap { row -> [ColorPair] in
      let node = document.nodes[row]
      return node.kind == .tableRow && node.level == 0
        ? finder.pairs(document.children(of: row)) : []
    }
  }

  private static let cues: [StaticString] = [
    "ackground", "intergrund", "fond ", "fondo ", "fundo ", "sfondo ", " bg",
  ]
  private static let grounds: Lexicon = [
    "background", "bg", "hintergrund", "fond", "fondo", "fundo", "sfondo",
  ]
  private static let texts: Lexicon = [
    "text", "label", "labels", "caption", "copy", "texte", "texto", "testo", "beschriftung",
    "schrift", "dimmed", "muted",
  ]
  private static let others = SwitchedOff.words.union([
    "border", "borders", "icon", "icons", "hover", "active", "selected", "divider", "ring",
    "accent",
    "shadow", "dot", "bordo", "borde", "bordure", "rand", "icona", "icono", "large", "heading",
    "or", "oder", "ou", "over", "on", "su", "sobre", "sur", "auf",
  ])

  private func pairs(_ cells: [Int]) -> [ColorPair] {
    let values = cells.filter { isValue(document.plainText(of: $0)) }
    guard let value = values.only, let last = cells.last, last != value, cells.count > 2,
      case let text = document.plainText(of: last), text.count < 200,
      let ground = WrittenColor.only(in: document.plainText(of: value), document.plain)
    else { return [] }
    let inks = WrittenColor.all(in: text, document.plain)
    guard (1...3).contains(inks.count), ASCII.find(":1", in: document.plain, text) == nil,
      case let lead = document.string(plain: text.lowerBound..<inks[0].range.lowerBound),
      let first = lead.split(whereSeparator: { ",;–—".contains($0) }).first,
      first.utf8.count < lead.utf8.count,
      Names.hasWord(String(first), in: Self.grounds, ofAtMost: 4),
      !Names.hasWord(document.string(last), in: Self.others)
    else { return [] }
    var start = text.lowerBound + first.utf8.count
    return inks.compactMap { ink in
      defer { start = ink.range.upperBound }
      let words = document.string(plain: start..<ink.range.lowerBound)
      // "text field" is no text.
      guard let word = Names.words(words).last, Self.texts.contains(word),
        ink.color != ground.color
      else { return nil }
      return ColorPair(
        subject: document.string(cells[0]), ink: written(ink), background: written(ground),
        size: nil, isBold: false)
    }
  }

  private func isValue(_ cell: Range<Int>) -> Bool {
    cell.count == 7 && document.plain[cell.lowerBound] == ASCII.hash
  }

  private func written(_ color: WrittenColor) -> ColorPair.Ink {
    ColorPair.Ink(
      text: document.string(plain: color.range), color: color.color,
      origin: document.origin(document.sourceRange(plain: color.range)))
  }
}
