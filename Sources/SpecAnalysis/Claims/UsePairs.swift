import SpecModel
import SpecSyntax
import SpecText

/// Colours whose uses tell that one is the text and the other the ground of one thing: "Text of the error banner" and
/// "Background of the error banner".
struct UsePairs {
  private static let grounds: Lexicon = [
    "background", "backgrounds", "bg", "ground", "surface", "fill", "hintergrund", "fond", "fondo",
    "fundo", "sfondo", "achtergrond", "latar", "fläche",
  ]
  private static let texts: Lexicon = [
    "text", "texts", "label", "labels", "texte", "textes", "texto", "textos", "testo", "testi",
    "tekst", "teks", "schrift", "beschriftung", "copy",
  ]
  private static let joints: Lexicon = [
    "of", "for", "in", "on", "the", "a", "an", "de", "du", "des", "d", "la", "le", "les", "l", "un",
    "une", "der", "die", "das", "des", "den", "dem", "einer", "eines", "auf", "im", "für", "von",
    "del", "de", "los", "las", "el", "una", "para", "do", "da", "dos", "das", "os", "as", "o", "a",
    "di", "della", "del", "dei", "delle", "degli", "per", "van", "voor", "het", "op", "untuk",
    "color", "colour", "couleur", "farbe", "pour", "dans", "sur", "en",
  ]
  /// Words that name a rank or a look of texts, or things of many grounds.
  private static let ranks = SwitchedOff.words.union([
    "main", "primary", "secondary", "tertiary", "default", "muted", "subtle", "base", "dark",
    "light", "hover", "active", "icon", "icons", "border", "all", "general", "body", "page",
    "screen", "app", "principal", "secondaire", "haupt", "zweit", "placeholder", "placeholders",
    "links", "headings", "titles", "large", "not", "never", "and", "or", "on",
  ])

  /// The pairs of a palette, one for each thing with one text and one ground.
  ///
  /// - Complexity: O(words of the lines of colours).
  static func find(_ palette: Palette) -> [ColorPair] {
    var inks: [Set<String>: [Palette.Entry]] = [:]
    var fills: [Set<String>: [Palette.Entry]] = [:]
    for entry in palette.entries {
      for clause in entry.clauses where (2...14).contains(clause.count) {
        let isText = clause.contains(where: texts.contains)
        guard isText != clause.contains(where: grounds.contains) else { continue }
        let words = withoutValues(clause, entry).filter {
          !joints.contains($0) && $0.utf8.count > 1
        }
        // The words for the role begin or end the phrase.
        guard let first = words.first, let last = words.last else { continue }
        let roles = isText ? texts : grounds
        guard roles.contains(first) || roles.contains(last) else { continue }
        let thing = Set(words.filter { !roles.contains($0) })
        guard !thing.isEmpty, thing.count <= 5, thing.isDisjoint(with: ranks),
          thing.allSatisfy({ $0.first?.isNumber == false })
        else { continue }
        if isText {
          inks[thing, default: []].append(entry)
        } else {
          fills[thing, default: []].append(entry)
        }
      }
    }
    return inks.compactMap { thing, texts -> ColorPair? in
      guard let ink = texts.only, let ground = fills[thing]?.only, ink.name != ground.name else {
        return nil
      }
      return pair(ink, ground, thing)
    }.sorted { $0.ink.origin.range.start < $1.ink.origin.range.start }
  }

  /// A clause without the values of its colour, which names of words take apart: "fee2", "e2".
  private static func withoutValues(_ clause: [String], _ entry: Palette.Entry) -> [String] {
    var words = clause
    for color in [entry.color] + entry.modes.values {
      let value = color.hex.dropFirst().lowercased()
      for start in words.indices {
        var end = start
        var joined = ""
        while end < words.count, value.hasPrefix(joined + words[end]), joined.utf8.count < 6 {
          joined += words[end]
          end += 1
        }
        guard joined == value else { continue }
        words.removeSubrange(start..<end)
        break
      }
    }
    return words
  }

  /// The pair in the appearance in which it is read worst.
  private static func pair(
    _ ink: Palette.Entry, _ ground: Palette.Entry, _ thing: Set<String>
  ) -> ColorPair? {
    var found: [(ink: ColorPair.Ink, ground: ColorPair.Ink, ratio: Double)] = []
    func add(
      _ front: OpaqueColor?, _ frontOrigin: Origin?, _ back: OpaqueColor?, _ backOrigin: Origin?
    ) {
      guard let front, let back, front != back else { return }
      found.append(
        (
          .init(text: ink.name, color: front, origin: frontOrigin ?? ink.valueOrigin),
          .init(text: ground.name, color: back, origin: backOrigin ?? ground.valueOrigin),
          front.contrast(with: back)
        ))
    }
    add(ink.color, nil, ground.color, nil)
    for mode in ink.modes.keys.sorted() {
      add(ink.modes[mode], ink.modeOrigins[mode], ground.modes[mode], ground.modeOrigins[mode])
    }
    guard let worst = found.min(by: { $0.ratio < $1.ratio }) else { return nil }
    return ColorPair(
      subject: thing.sorted().joined(separator: " "), ink: worst.ink, background: worst.ground,
      size: nil, isBold: false)
  }
}
