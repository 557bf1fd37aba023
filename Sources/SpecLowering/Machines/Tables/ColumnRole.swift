import SpecModel
import SpecText

/// What a column of a table about states holds.
enum ColumnRole: UInt8, Sendable {
  case source, target
  /// Source and target in one cell: "A → B".
  case change
  /// States that the rows describe.
  case state
  case event, guardText, effect
  /// What happens, with the target behind an arrow.
  case outcome
  /// What somebody does or what the system does; the other columns decide.
  case action
  /// Whether the change is allowed.
  case validity
  case duration, delay, animation, easing, id, note, platform
  /// Dialogs and sheets that the rows describe.
  case overlay

  /// The role that a header names; `nil` where the vocabulary does not know it.
  static func role(ofHeader header: String) -> ColumnRole? {
    guard header.utf8.count <= 80 else { return nil }
    let code = NameMemo.code(ofHeader: header) { found(ofHeader: $0)?.rawValue ?? .max }
    return ColumnRole(rawValue: code)
  }

  private static func found(ofHeader header: String) -> ColumnRole? {
    let text = withoutParentheses(header)
    // "Trigger / condition": what happens comes first.
    if text.utf8.contains(0x2F), case let pair = TextSplit.pieces(of: text, at: joints),
      pair.count == 2, role(ofPhrase: pair[0]) == .event, role(ofPhrase: pair[1]) == .guardText
    {
      return .event
    }
    // "Destination / behaviour": where a row leads comes first.
    if text.utf8.contains(0x2F), case let pair = TextSplit.pieces(of: text, at: ["/"]),
      pair.count == 2, role(ofPhrase: pair[0]) == .target,
      [.effect, .action, .outcome].contains(role(ofPhrase: pair[1]) ?? .effect)
    {
      return .target
    }
    if let role = role(ofPhrase: text) { return role }
    // A word alone has no parts.
    guard text.utf8.contains(where: { !ASCII.isLetter($0) }) else { return nil }
    if let (left, right) = Arrow.split(text) {
      let ends = (role(ofPhrase: left), role(ofPhrase: right))
      return [.target, .state].contains(ends.1) && ![.event, .action, .id].contains(ends.0)
        ? .change : nil
    }
    let parts = TextSplit.pieces(of: text, at: joints)
    guard parts.count > 1 else { return nil }
    let roles = parts.compactMap(role(ofPhrase:))
    return roles.starts(with: [.source, .target]) ? .change : roles.first
  }

  /// The roles on both sides of a corner cell, "State \ Event" or "From ↓ / To →".
  static func axes(ofCorner text: String) -> (rows: ColumnRole, columns: ColumnRole)? {
    guard text.utf8.count <= 60 else { return nil }
    let parts = TextSplit.pieces(of: text, at: corners).filter { Names.wordCount($0) > 0 }
    guard parts.count == 2, let rows = role(ofAxis: parts[0]), let columns = role(ofAxis: parts[1]),
      // "Trigger / condition" and "Action / guard" head one column.
      [rows, columns].contains(where: { $0 == .state || $0 == .source || $0 == .target })
    else { return nil }
    return (rows, columns)
  }

  /// In a corner "Now" is the state that the rows begin with; in a header it may be the new one.
  private static func role(ofAxis text: String) -> ColumnRole? {
    let bare = withoutParentheses(text)
    return role(ofPhrase: bare)
      ?? (presents.contains(StateName.trimmed(bare).lowercased()) ? .source : nil)
  }

  private static let presents: Lexicon = [
    "now", "jetzt", "maintenant", "ahora", "agora", "adesso", "nu", "сейчас", "今", "现在", "지금",
  ]

  private static let joints: Phrases = ["/", " or ", " & ", " and ", " + ", "・", "／", ", "]
  private static let corners: Phrases = [
    "\\", "/", "＼", "／", "|", " vs ", " × ", " x ", "→", "↓", "×", " by ", " - ", " – ",
    "╲", "╱", "⟍", "⟋", "∖", "⧵", "⧹", "⁄", "∕", "⧸", "│", "¦", "✕", "✖", "⨯", "⟶", "⇒",
  ]

  /// The header without units and remarks; what stands in parentheses counts where nothing else is left.
  static func withoutParentheses(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x28 || $0 == 0x5B || $0 == 0xEF }) else { return text }
    var result = ""
    var inner = ""
    var depth = 0
    for character in text {
      if "(（[".contains(character) {
        depth += 1
      } else if ")）]".contains(character) {
        depth -= 1
      } else if depth <= 0 {
        result.append(character)
      } else {
        inner.append(character)
      }
    }
    return Names.wordCount(result) == 0 ? inner : result
  }

  // MARK: Phrases

  private static func role(ofPhrase text: String) -> ColumnRole? {
    let (count, place) = Names.phrase(text, in: vocabulary.phrases)
    if count == 0 {
      let sign = StateName.trimmed(text)
      return sign == "#" || sign == "№" ? .id : arrows.contains(sign) ? .target : nil
    }
    guard count <= 5 else { return nil }
    if let place { return vocabulary.roles[place] }
    // A word of ASCII that the vocabulary does not hold has no other way to a role.
    if count == 1, text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    let words = Names.words(text)
    return role(ofWords: words) ?? role(ofUnspaced: words)
  }

  /// Headers that point to what follows and say no more.
  private static let arrows: Set<String> = ["→", "➡", "➡️", "⟶", "➜", "⇒", "->", "=>", "▶"]

  /// The role of a phrase that the vocabulary does not hold whole: ends beside a noun, else the word that heads it.
  private static func role(ofWords words: [String]) -> ColumnRole? {
    if isOfPresent(words) { return .source }
    if tellsSequel(words) { return .target }
    if let role = HeaderClause.role(of: words) { return role }
    let bare = joined(words.filter { !TableVocabulary.articles.contains($0) })
    var ends = bare.filter { !TableVocabulary.stateNouns.contains($0) && $0 != "id" }
    // "Expected next state" of a table for testers.
    if ends.count == 2, ends[0] == "expected" { ends.removeFirst() }
    // "Pantalla de destino", "État de destination".
    if ends.count == 2, let noun = words.first, TableVocabulary.linkingWords.contains(ends[0]),
      TableVocabulary.stateNouns.contains(noun)
    {
      ends.removeFirst()
    }
    guard let last = bare.last, let first = bare.first else { return nil }
    if ends.isEmpty { return .state }
    if ends.count < bare.count {
      let roles = Set(ends.map { inflected($0) ?? vocabulary.role($0) })
      if roles == [.source] { return .source }
      if roles == [.target] { return .target }
      // "trạng thái hiện tại", "şu anki durum": two words for one end.
      if ends.count > 1, let role = vocabulary.role(ends.joined(separator: "-")),
        role == .source || role == .target
      {
        return role
      }
      if TableVocabulary.stateNouns.contains(last), ends.count == 1, roles == [nil] {
        return qualifiers.contains(ends[0]) ? .state : nil
      }
    }
    guard bare.count > 1 else {
      return TableVocabulary.overlayNouns.contains(last) ? .overlay : nil
    }
    for word in [last, first] where !prepositions.contains(word) {
      if let role = vocabulary.role(word), heads.contains(role) { return role }
    }
    return nil
  }

  /// Words, those of nouns that are written in two as one.
  private static func joined(_ words: [String]) -> [String] {
    guard words.count > 2,
      let noun = TableVocabulary.pairedNouns.first(where: { StateVocabulary.contains(words, $0) }),
      let place = words.indices.first(where: { words[$0...].starts(with: noun) })
    else { return words }
    return words[..<place] + [noun.joined(separator: " ")] + words[(place + noun.count)...]
  }

  /// "Screen shown next", "View seen afterwards": what is there behind a change.
  private static func tellsSequel(_ words: [String]) -> Bool {
    guard (2...4).contains(words.count), let last = words.last, sequels.contains(last) else {
      return false
    }
    return words.dropLast().contains(where: TableVocabulary.stateNouns.contains)
      && !words.contains(where: questions.contains)
  }

  private static let sequels: Lexicon = [
    "next", "afterwards", "then", "thereafter", "danach", "ensuite", "después", "depois", "dopo",
    "daarna", "затем",
  ]

  /// "Seat is", "The lamp is": what the row says of a thing before anything happens.
  private static func isOfPresent(_ words: [String]) -> Bool {
    guard (2...3).contains(words.count), let last = words.last, copulas.contains(last) else {
      return false
    }
    return !words.contains(where: questions.contains)
  }

  private static let copulas: Lexicon = ["is", "are", "ist", "est", "está"]
  private static let questions: Lexicon = [
    "what", "who", "where", "how", "which", "why", "was", "wer", "wo", "wie", "que", "qui", "où",
    "qué", "dónde", "cómo", "this", "that", "it",
  ]

  /// Roles whose words give a longer header its role.
  private static let heads: Set<ColumnRole> = [
    .event, .guardText, .effect, .action, .duration, .delay, .animation, .easing, .note,
  ]

  /// Words that give a role alone and none to a longer phrase: "On start".
  private static let prepositions: Lexicon = [
    "on", "via", "when", "if", "where", "wann", "wenn", "si", "se", "quand", "cuando", "quando",
    "wanneer", "als", "kapan", "jika",
  ]

  /// Words beside "State" that leave it a column of states.
  private static let qualifiers: Lexicon = [
    "ui", "name", "component", "app", "visual", "player", "system", "machine", "label", "primary",
  ]

  /// The end of a change that an adjective gives to the noun beside it, "Current" or "next".
  static func end(ofAdjective word: String) -> ColumnRole? {
    let role = inflected(word) ?? vocabulary.role(word)
    return role == .source || role == .target ? role : nil
  }

  private static func inflected(_ word: String) -> ColumnRole? {
    if TableVocabulary.sourceWords.contains(word) || TableVocabulary.firstWords.contains(word) {
      return .source
    }
    return TableVocabulary.targetWords.contains(word) || TableVocabulary.lastWords.contains(word)
      ? .target : nil
  }

  /// "現在の状態" without noun and particle is "現在".
  private static func role(ofUnspaced words: [String]) -> ColumnRole? {
    guard words.count <= 4, words[0].utf8.contains(where: { $0 >= 0xE3 }) else { return nil }
    var text = words.joined(separator: " ")
    if progress.contains(where: text.contains) { return nil }
    for noun in TableVocabulary.unspacedNouns {
      if text.hasSuffix(noun) { text = String(text.dropLast(noun.count)) }
      if text.hasPrefix(noun) { text = String(text.dropFirst(noun.count)) }
    }
    for mode in TableVocabulary.unspacedModes where text.hasSuffix(mode) && text != mode {
      text = String(text.dropLast(mode.count))
      let stem = StateName.trimmed(text)
      let rest = vocabulary.role(Names.hyphenated(stem)) ?? TableVocabulary.unspacedEnd(stem)
      return rest == .source || rest == .target ? rest : role(ofPart: words.joined())
    }
    let isOfState = text.utf8.count < words.joined(separator: " ").utf8.count
    for particle in TableVocabulary.unspacedParticles where text.hasSuffix(particle) {
      text = String(text.dropLast(particle.count))
    }
    text = StateName.trimmed(text)
    if text.isEmpty { return .state }
    return vocabulary.role(Names.hyphenated(text))
      ?? (isOfState ? TableVocabulary.unspacedEnd(text) : nil) ?? role(ofPart: words.joined())
  }

  /// Parts of headers that tell how far the work has come, "当前实现状态", or how a thing is specified: "現在の仕様".
  private static let progress =
    StateVocabulary.works + ["进度", "進捗", "仕様", "规格", "規格", "사양"]

  /// "現在のフェーズ" speaks of the source, "ユーザーの操作" of the event.
  private static func role(ofPart text: String) -> ColumnRole? {
    TableVocabulary.unspacedHeads.first { text.hasPrefix($0.part) }?.role
      ?? TableVocabulary.unspacedTails.first { text.hasSuffix($0.part) }?.role
  }

  private static let vocabulary = Vocabulary()

  /// Makes the vocabulary of headers, if it is not there.
  static func prepareWords() { _ = vocabulary.roles }

  /// The phrases of all languages, their words joined by hyphens, with the role of each.
  private struct Vocabulary: Sendable {
    let phrases: Lexicon
    let roles: [ColumnRole]

    init() {
      var entries: [(key: String, role: ColumnRole)] = TableVocabulary.phrases.flatMap { entry in
        entry.phrases.map { (Names.hyphenated($0), entry.role) }
      }
      let nouns = entries.count
      entries += TableVocabulary.stateNouns.map { (Names.hyphenated($0), .state) }
      entries += TableVocabulary.overlayNouns.map { ($0, .overlay) }
      phrases = Lexicon(entries.map { $0.key }.filter { !$0.isEmpty })
      var found = [ColumnRole?](repeating: nil, count: phrases.count)
      // The languages come in order; a word that two roles share keeps the first, but a noun is one in any case.
      for (index, entry) in entries.enumerated() {
        guard let place = phrases.index(of: entry.key) else { continue }
        if found[place] == nil || index >= nouns { found[place] = entry.role }
      }
      roles = found.compactMap(\.self)
    }

    /// The role of a word or of a text without blanks.
    func role(_ text: String) -> ColumnRole? {
      phrases.index(of: text).map { roles[$0] }
    }
  }
}
