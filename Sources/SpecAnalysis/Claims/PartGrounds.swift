import SpecModel
import SpecSyntax
import SpecText

/// Texts of a table of parts that stands on the grounds of the same table: "Helper text | 14px | `#9CA3AF`" beside
/// "Page background | – | `#FFFFFF`".
///
/// A text is held against the ground on which it is read best, so that the table need not say on which it stands.
struct PartGrounds {
  let document: Document
  let palette: Palette

  static func find(_ document: Document, _ palette: Palette) -> [ColorPair] {
    guard WrittenColor.areIn(document),
      document.mentions("ackground") || document.mentions("urface")
        || document.mentions("intergrund")
    else { return [] }
    let finder = PartGrounds(document: document, palette: palette)
    return document.nodes.indices.flatMap { number in
      document.nodes[number].kind == .table ? finder.pairs(number) : []
    }
  }

  private static let grounds: Lexicon = [
    "background", "backgrounds", "surface", "page", "canvas", "hintergrund", "fläche", "fond",
    "fondo", "sfondo", "fundo", "backdrop",
  ]
  private static let texts: Lexicon = [
    "text", "label", "labels", "caption", "captions", "helper", "hint", "title", "body", "heading",
    "subtitle", "description", "metadata", "timestamp", "timestamps", "value", "values",
    "hilfetext",
    "beschriftung", "titel", "texte", "légende", "texto", "testo",
  ]
  /// Words of texts that stand on a fill of their own, or of which less is asked.
  private static let others = SwitchedOff.words.union([
    "button", "badge", "chip", "tag", "toast", "tooltip", "banner", "pill", "inverse", "inverted",
    "selected", "active", "on", "placeholder", "hover", "pressed", "dark",
    "snackbar", "avatar", "logo", "icon", "border", "line", "selection", "primary-button", "cta",
    "highlight", "code", "overlay", "scrim", "chart", "light",
  ])

  /// Words of names and uses of colours that are drawn, whatever word for text stands before them: "Title gradient top".
  private static let drawn = gradients.union([
    "groove", "grooves", "stroke", "fill", "glow", "shadow", "underline",
  ])
  private static let gradients: Lexicon = [
    "gradient", "gradients", "verlauf", "farbverlauf", "dégradé", "degradado", "gradiente",
    "sfumatura", "verloop",
  ]

  /// Whether the row of a text is that of a part: "Title bar", "Caption fill", or the stop of a gradient.
  private func isDrawn(_ words: [String], _ uses: ArraySlice<Int>) -> Bool {
    words.contains(where: Self.drawn.contains)
      || words.last.map { ToldPairs.surfaces.contains($0) && !Self.texts.contains($0) } == true
      || uses.contains { cell in
        document.plainText(of: cell).count < 60
          && Names.hasWord(document.string(cell), in: Self.gradients)
      }
  }

  /// Whether one to four words name a ground and no text on it.
  static func isGround(_ name: String) -> Bool {
    let words = Names.words(name)
    return (1...4).contains(words.count) && words.contains(where: grounds.contains)
      && !words.contains(where: texts.contains) && !words.contains(where: others.contains)
  }

  private func pairs(_ table: Int) -> [ColorPair] {
    let rows = document.children(of: table)
    guard (4...40).contains(rows.count), let head = rows.first else { return [] }
    let header = document.children(of: head).map { document.string($0) }
    // A column of contrasts gives the ratios itself.
    guard header.count >= 2, !header.contains(where: { ContrastWords.nameContrast($0) }) else {
      return []
    }
    var grounds: [ColorPair.Ink] = []
    var texts: [(name: String, ink: ColorPair.Ink, size: Double?, isBold: Bool)] = []
    for row in rows.dropFirst() {
      let cells = document.children(of: row)
      guard cells.count >= 2, let ink = color(cells.dropFirst()) else { continue }
      let name = document.string(cells[0])
      let words = Names.words(name)
      guard (1...4).contains(words.count) else { continue }
      if words.contains(where: Self.grounds.contains) {
        if !words.contains(where: Self.texts.contains) { grounds.append(ink) }
      } else if words.contains(where: Self.texts.contains),
        !words.contains(where: Self.others.contains), !isDrawn(words, cells.dropFirst())
      {
        let (size, isBold) = size(cells.dropFirst())
        texts.append((name, ink, size, isBold))
      }
    }
    // Texts on a fill that the table calls otherwise are of its colour, or nearly.
    guard !grounds.isEmpty, texts.count > 1 else { return [] }
    return texts.compactMap { text in
      guard let color = text.ink.color,
        let ground = grounds.max(by: {
          ratio($0, color) < ratio($1, color)
        }), ratio(ground, color) > 1.5
      else { return nil }
      return ColorPair(
        subject: text.name, ink: text.ink, background: ground, size: text.size,
        isBold: text.isBold)
    }
  }

  private func ratio(_ ground: ColorPair.Ink, _ color: OpaqueColor) -> Double {
    ground.color?.contrast(with: color) ?? 1
  }

  /// The only value of a row.
  private func color(_ cells: ArraySlice<Int>) -> ColorPair.Ink? {
    var found: ColorPair.Ink?
    for cell in cells {
      let range = document.plainText(of: cell)
      guard WrittenColor.mayBeIn(range, document.plain) else { continue }
      guard found == nil, let own = WrittenColor.first(in: range, document.plain),
        range.count <= own.range.count + 5
      else { return nil }
      found = ColorPair.Ink(
        text: document.string(plain: own.range), color: own.color,
        origin: document.origin(document.sourceRange(plain: own.range)))
    }
    return found
  }

  private func size(_ cells: ArraySlice<Int>) -> (Double?, Bool) {
    for cell in cells {
      let range = document.plainText(of: cell)
      let amounts = AmountReader.read(document.plain, range)
      guard let size = amounts.first(where: { $0.unit == .px || $0.unit == .pt }) else { continue }
      let words = Names.words(document.string(plain: range))
      return (size.value, words.contains { $0.hasSuffix("bold") || $0 == "700" || $0 == "800" })
    }
    return (nil, false)
  }
}
