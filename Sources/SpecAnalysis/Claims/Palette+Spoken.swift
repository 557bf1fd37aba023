import SpecModel
import SpecText

/// Colours as people call them: "White text", "Primary text on base" of `--text-primary` and `--bg-base`.
extension Palette {
  private static let texts: Lexicon = [
    "text", "texts", "label", "labels", "lettering", "letters", "copy", "type", "schrift", "texte",
    "texto", "testo", "tekst", "teks", "текст",
  ]
  /// Words before a noun for text that say no more than it: "contrast of text", "body text".
  private static let plainWords: Lexicon = Articles.words.union([
    "of", "for", "from", "and", "has", "contrast", "between", "body", "main", "default", "base",
    "standard", "normal", "regular", "von", "für", "und", "kontrast", "zwischen", "de", "du", "des",
    "pour", "et", "contraste", "entre", "para", "y", "e", "do", "da", "di", "del", "della", "per",
    "contrasto", "tra", "van", "voor", "en", "tussen", "dari", "untuk", "dan", "antara", "kontras",
  ])
  private static let grounds: Lexicon = Palette.surfaces.union(["ground", "achtergrond", "latar"])
  /// What all names of colours may begin with.
  private static let prefixes: Lexicon = [
    "color", "colors", "colour", "colours", "clr", "ds", "theme",
  ]

  /// Colours by words that call them.
  struct SpokenNames {
    private var entries: [String: Entry] = [:]
    /// The words that call more than one.
    private var several: Set<String> = []

    fileprivate mutating func add(_ entry: Entry, called words: [String]) {
      let key = words.joined(separator: " ")
      // "--text-primary" and "text.primary" are one colour in two notations.
      guard let known = entries[key] else {
        entries[key] = entry
        return
      }
      if known.color != entry.color { several.insert(key) }
    }

    fileprivate func entry(called words: [String]) -> Entry? {
      let key = words.joined(separator: " ")
      return several.contains(key) ? nil : entries[key]
    }
  }

  /// The colours of texts by the sorted words of their names, and those of grounds by the words beside that for a ground.
  ///
  /// - Complexity: O(words of the names).
  static func spokenNames(of entries: [Entry]) -> (inks: SpokenNames, grounds: SpokenNames) {
    var inks = SpokenNames()
    var grounds = SpokenNames()
    for entry in entries where entry.modes.isEmpty {
      let isInk = entry.words.contains(where: texts.contains)
      let isGround = entry.words.contains(where: Self.grounds.contains)
      guard isInk || isGround else { continue }
      let name = entry.words.filter { !prefixes.contains($0) }
      guard name.count >= 2 else { continue }
      if isInk { inks.add(entry, called: name.sorted()) }
      if isGround { grounds.add(entry, called: name.filter { !Self.grounds.contains($0) }) }
    }
    return (inks, grounds)
  }

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
    return only(spoken.inks.entry(called: said.sorted()))
  }

  /// The colour whose name has the words behind "on" and a word for a ground.
  func spokenGround(_ words: [Substring]) -> (name: String, color: OpaqueColor)? {
    let said = plain(words).filter { !Self.grounds.contains($0) }
    guard !said.isEmpty, said.count <= 3 else { return nil }
    return only(spoken.grounds.entry(called: said))
  }

  /// Whether a noun for text ends some words and the word before it tells which text: "muted text" is no colour `text`.
  static func isToldText(_ words: some RandomAccessCollection<String>) -> Bool {
    guard words.count >= 2, let last = words.last, texts.contains(last) else { return false }
    let before = words[words.index(words.endIndex, offsetBy: -2)]
    return before.contains(where: \.isLetter) && !plainWords.contains(before)
  }

  /// The names that the words before "on" may have for a colour, the longest first: "error text" may be the text in the
  /// colour `error`, and is no `text`; of "primary text" nothing but a name of both words tells which colour it is.
  static func inkNames(_ words: [String], longest: Int) -> [String] {
    func names(_ words: ArraySlice<String>, above least: Int) -> [String] {
      stride(from: min(longest, words.count), to: least, by: -1).compactMap { count in
        let name = words.suffix(count)
        return name.first?.isEmpty == true ? nil : name.joined(separator: " ")
      }
    }
    let said = words.suffix(2).map { $0.lowercased() }
    guard isToldText(said) else { return names(words[...], above: 0) }
    let whole = names(words[...], above: 1)
    return ranks.contains(said[0]) ? whole : whole + names(words.dropLast(), above: 0)
  }

  private func plain(_ words: [Substring]) -> [String] {
    Names.words(words.joined(separator: " ")).filter { !Articles.words.contains($0) }
  }

  /// A colour, if its name has one value: the other may be one of a theme.
  private func only(_ entry: Entry?) -> (name: String, color: OpaqueColor)? {
    guard let entry, color(entry.name) == entry.color else { return nil }
    return (entry.name, entry.color)
  }
}
