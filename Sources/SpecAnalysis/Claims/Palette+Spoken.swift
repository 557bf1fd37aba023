import SpecModel
import SpecText

/// Colours as people call them: "White text", "Primary text on base" of `--text-primary` and `--bg-base`.
extension Palette {
  private static let texts: Lexicon = [
    "text", "texts", "label", "labels", "lettering", "letters", "copy", "type", "schrift", "texte",
    "texto", "testo", "tekst", "teks", "текст",
  ]
  private static let grounds: Lexicon = [
    "background", "bg", "surface", "canvas", "page", "ground", "hintergrund", "fond", "fondo",
    "fundo", "sfondo", "achtergrond", "latar",
  ]
  /// What all names of colours may begin with.
  private static let prefixes: Lexicon = [
    "color", "colors", "colour", "colours", "clr", "ds", "theme",
  ]

  /// The colour that the words before "on" call in another order than its name, or white and black letters.
  func spokenInk(_ words: [Substring]) -> (name: String, color: OpaqueColor)? {
    let said = plain(words)
    guard said.count >= 2, said.count <= 4, said.contains(where: Self.texts.contains) else {
      return nil
    }
    if said.count == 2, Self.texts.contains(said[1]),
      let color = OpaqueColor(said[0]), said[0].first != "#"
    {
      return (said[0], color)
    }
    let wanted = said.sorted()
    return only { $0.sorted() == wanted }
  }

  /// The colour whose name has the words behind "on" and a word for a ground.
  func spokenGround(_ words: [Substring]) -> (name: String, color: OpaqueColor)? {
    let said = plain(words).filter { !Self.grounds.contains($0) }
    guard !said.isEmpty, said.count <= 3 else { return nil }
    return only { name in
      name.contains(where: Self.grounds.contains)
        && name.filter { !Self.grounds.contains($0) } == said
    }
  }

  private func plain(_ words: [Substring]) -> [String] {
    Names.words(words.joined(separator: " ")).filter { !Articles.words.contains($0) }
  }

  /// The one colour whose words fit, if it has one value.
  private func only(_ fits: ([String]) -> Bool) -> (name: String, color: OpaqueColor)? {
    var found: Entry?
    for entry in entries where entry.modes.isEmpty {
      let name = entry.words.filter { !Self.prefixes.contains($0) }
      guard name.count >= 2, fits(name) else { continue }
      if let found, found.color != entry.color || found.name != entry.name { return nil }
      found = entry
    }
    // The other value of a name may be one of a theme.
    guard let found, color(found.name) == found.color else { return nil }
    return (found.name, found.color)
  }
}
