import SpecModel
import SpecText

/// Tells the state or screen in which a step of a scenario says that something is.
enum ScenarioPlaces {
  /// The name that a clause writes beside "state" or "screen".
  static func written(_ clause: String, _ known: KnownStates) -> String? {
    beforeState(clause, known) ?? besideNoun(clause, known) ?? unspaced(clause, known)
  }

  /// The name that a clause writes before "state": "the game is in PLAYING state".
  private static func beforeState(_ clause: String, _ known: KnownStates) -> String? {
    let words = clause.split(whereSeparator: { " ,.;()".contains($0) })
    for (index, word) in words.enumerated() where index > 0 {
      guard StateVocabulary.singulars.contains(word.lowercased()) else { continue }
      let name = ArrowSide.unwrapped(String(words[index - 1]))
      let isSet = name.first?.isUppercase == true
      if isSet, ArrowSide.isName(name), index < 2 || isIntroduced(words[index - 2]),
        !isOfControl(words[..<(index - 1)]) || isQuoted(words[index - 1])
          || known.name(of: name) != nil
      {
        return name
      }
    }
    return nil
  }

  /// Whether words tell of a control: "the Pay button is in Disabled state" says nothing of the screen.
  private static func isOfControl(_ words: ArraySlice<Substring>) -> Bool {
    words.contains { controls.contains($0.lowercased()) }
  }

  static let controls = TransitionWords.controls.union([
    "field", "input", "checkbox", "toggle", "slider", "dropdown", "chip", "feld", "champ", "campo",
    "veld", "kolom",
  ])

  private static func isQuoted(_ word: Substring) -> Bool {
    word.first.map { quotes.contains($0) } ?? false
  }

  private static func isIntroduced(_ word: Substring) -> Bool {
    introducing.contains(word.lowercased())
  }

  /// Words before the name of a state.
  private static let introducing: Lexicon = [
    "in", "to", "into", "the", "a", "an", "is", "remains", "enters", "or",
  ]

  /// The state or screen in which a clause says that something is.
  ///
  /// - Parameter name: what the clause writes, where that has been looked for already.
  static func place(
    _ clause: String, _ known: KnownStates, written name: String?
  ) -> String? {
    let words = clause.split(whereSeparator: { " ,.;()".contains($0) })
    guard !words.contains(where: { TransitionWords.denials.contains($0.lowercased()) }) else {
      return nil
    }
    if let name = name ?? written(clause, known) { return known.name(of: name) ?? name }
    if let name = lastName(words, known) { return name }
    // "The start menu is displayed", "the Settings screen opens".
    if let verb = words.firstIndex(where: { appearing.contains($0.lowercased()) }), verb > 0 {
      var end = verb
      while end > 0, copulas.contains(words[end - 1].lowercased()) { end -= 1 }
      if let name = surface(words[..<end]) { return known.name(of: name) ?? name }
    }
    // "The game is paused".
    guard words.count > 2, words.count < 7, let last = words.last,
      copulas.contains(words[words.count - 2].lowercased())
    else { return nil }
    return known.name(of: String(last))
  }

  /// A name that ends in a noun for a screen and stands alone before a verb.
  private static func surface(_ words: ArraySlice<Substring>) -> String? {
    var rest = words
    while let first = rest.first, TransitionWords.articles.contains(first.lowercased()) {
      rest = rest.dropFirst()
    }
    guard (2...4).contains(rest.count), let last = rest.last,
      TransitionWords.surfaces.contains(last.lowercased()),
      !rest.contains(where: { copulas.contains($0.lowercased()) }),
      !StateCell.isPrevious(rest.map { $0.lowercased() })
    else { return nil }
    return rest.joined(separator: " ")
  }

  private static let copulas: Lexicon = ["is", "are", "was", "be", "being"]
  private static let appearing: Lexicon = [
    "displayed", "shown", "open", "opened", "opens", "visible", "appears", "presented", "active",
    "displays",
  ]

  // MARK: Names beside a noun

  private static let marks: Set<Character> = [" ", ",", ".", ";", "(", ")"]
  static let quotes = CharacterSet(["\"", "“", "”", "'", "‘", "’", "«", "»", "`", "*"])
  typealias CharacterSet = Set<Character>

  /// "The Payment failed state", "the \"Home\" screen", "la pantalla Buscador": a name before or behind a noun.
  private static func besideNoun(_ clause: String, _ known: KnownStates) -> String? {
    let words = clause.split(whereSeparator: { marks.contains($0) })
    for (index, word) in words.enumerated() {
      // "l'écran Panier"
      let bare = word.lastIndex { $0 == "'" || $0 == "’" }.map { word[word.index(after: $0)...] }
      let noun = (bare ?? word).lowercased()
      guard StateVocabulary.singulars.contains(noun) || TransitionWords.surfaces.contains(noun),
        word.utf8.allSatisfy({ $0 < 0xE3 })
      else { continue }
      if let name = name(before: index, words, known) ?? name(behind: index, words, known),
        known.name(of: name) != nil || !StateVocabulary.singulars.contains(noun)
          || !isOfControl(words[..<index])
      {
        return name
      }
    }
    return nil
  }

  private static func name(
    before noun: Int, _ words: [Substring], _ known: KnownStates
  ) -> String? {
    for start in max(0, noun - 4)..<max(noun, max(0, noun - 4)) {
      if let name = known.name(of: text(words[start..<noun])) { return name }
    }
    var start = noun
    while start > 0, noun - start < 4, isName(words[start - 1]) { start -= 1 }
    guard start < noun, start > 0, introduces(words[start - 1]) else { return nil }
    return valid(text(words[start..<noun]))
  }

  private static func name(
    behind noun: Int, _ words: [Substring], _ known: KnownStates
  ) -> String? {
    guard noun + 1 < words.count else { return nil }
    for end in (noun + 2...min(words.count, noun + 5)).reversed() {
      if let name = known.name(of: text(words[noun + 1..<end])) { return name }
    }
    var end = noun + 1
    while end < words.count, end - noun < 5, isName(words[end]) { end += 1 }
    guard end > noun + 1 else { return nil }
    // "The screen Title" is a part of a screen: in English, names stand before the noun.
    let isLed = noun > 0 && prepositions.contains(words[noun - 1].lowercased())
    guard !namesLast.contains(words[noun].lowercased()) || isLed || isQuoted(words[noun + 1]) else {
      return nil
    }
    return valid(text(words[noun + 1..<end]))
  }

  /// Nouns behind the names of screens and states.
  private static let namesLast: Lexicon = [
    "screen", "page", "state", "view", "sheet", "modal", "dialog", "dialogue", "popup", "popover",
    "overlay", "drawer", "panel", "menu", "alert", "toast", "picker", "wizard", "lightbox",
    "editor", "dashboard",
  ]

  /// The name of a known state at the end of a clause, behind a preposition: "the app moves to Address".
  private static func lastName(_ words: [Substring], _ known: KnownStates) -> String? {
    guard !known.isEmpty, words.count > 2 else { return nil }
    for count in (1...min(3, words.count - 2)).reversed() {
      let start = words.count - count
      guard let name = known.name(of: text(words[start...])), isName(words[start]),
        introduces(words[start - 1])
      else { continue }
      return name
    }
    return nil
  }

  private static func valid(_ name: String) -> String? {
    ArrowSide.isName(name) && Names.wordCount(name) < 5 ? name : nil
  }

  private static func text(_ words: ArraySlice<Substring>) -> String {
    words.map { word in String(word.filter { !quotes.contains($0) }) }.joined(separator: " ")
  }

  private static func isName(_ word: Substring) -> Bool {
    guard let first = word.first(where: { !quotes.contains($0) }) else { return false }
    return first.isUppercase && word.count > 1
  }

  private static func introduces(_ word: Substring) -> Bool {
    let word = word.lowercased()
    return introducing.contains(word) || TransitionWords.articles.contains(word)
      || prepositions.contains(word)
  }

  private static let prepositions: Lexicon = [
    "on", "at", "see", "sees", "auf", "im", "am", "zum", "zur", "zu", "sur", "dans", "à", "au",
    "en", "a", "em", "na", "no", "nella", "nel", "su", "sulla", "alla", "allo", "op", "naar", "di",
    "ke", "pada",
  ]

  // MARK: Scripts without blanks

  /// "検索画面が表示される", "进入搜索页面", "검색 화면": the words before a noun for a screen.
  private static func unspaced(_ clause: String, _ known: KnownStates) -> String? {
    guard clause.utf8.contains(where: { $0 >= 0xE3 }),
      let noun = firstNoun(in: clause)
    else { return nil }
    var name = ""
    for character in clause[..<noun.lowerBound].reversed() {
      if breaks.contains(character) || name.count > 12 { break }
      name.insert(character, at: name.startIndex)
    }
    name = StateName.trimmed(name)
    for lead in unspacedLeads where name.hasPrefix(lead) {
      name = StateName.trimmed(String(name.dropFirst(lead.count)))
    }
    guard (1...12).contains(name.count) else { return nil }
    return known.name(of: name) ?? known.name(of: name + String(clause[noun])) ?? name
  }

  /// The first noun for a screen or a state.
  private static func firstNoun(in clause: String) -> Range<String.Index>? {
    var text = clause
    let found = text.withUTF8 { bytes in
      bytes.indices.lazy.compactMap { start in
        StateVocabulary.unspacedSorts.match(bytes, at: start).map { start..<$0.end }
      }.first
    }
    guard let found else { return nil }
    let utf8 = clause.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: found.lowerBound)
    return start..<utf8.index(start, offsetBy: found.count)
  }

  private static let unspacedLeads = ["用户", "系统", "进入", "显示", "跳转", "返回", "打开", "位于", "处于"]
  private static let breaks: Set<Character> = [
    "が", "は", "を", "に", "、", "，", ",", "在", "到", "至", "入", "示", "回", "开", "于", "「", "『", "“", "\"",
    "가", "는", "은", "이", "」", "』", "”",
  ]
}
