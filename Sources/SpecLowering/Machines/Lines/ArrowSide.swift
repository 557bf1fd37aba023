import SpecModel
import SpecText

/// One side of an arrow, or the object of a sentence, read as the name of a state.
struct ArrowSide {
  /// The name without quotation marks, remarks and words for "state".
  var name: String
  /// What stood in parentheses behind it.
  var remark: String?
  /// Whether the document declares a state of this name.
  var isKnown: Bool
  /// Whether a verb of motion stood before it: "returns to Idle".
  var isMove: Bool
  /// Whether it stands for any state.
  var isAny: Bool { CellVocabulary.isAny(name) }

  /// Reads a side; `nil` where it cannot be the name of a state: a value, a sentence, a path.
  init?(_ text: String, known: KnownStates) {
    if text == "/", let root = known.name(of: text) {
      self.init(known: root)
      return
    }
    if Self.leadsNowhere(text) || Self.tellsManner(text) { return nil }
    // "→ close" tells what is done with what is open.
    if Self.closings.contains(text) || Names.wordCount(text) > 1 && StateCell.tellsStay(text),
      known.name(of: text) == nil
    {
      return nil
    }
    var (head, remark) = Self.divided(Self.unwrapped(text))
    // "Closed. No message (the form stays)": the remark is one of the other sentence.
    if remark != nil, Self.endsSentence(head) { remark = nil }
    guard let found = Self.find(Self.unwrapped(head), known: known),
      found.isKnown || !SameScreen.isTold(head) && !Self.turns(head, found.name)
    else { return nil }
    // "P02 (Basket screen)" has the name of the screen behind its id.
    let isName = remark.map {
      found.isKnown && known.name(of: $0) == found.name || Self.isID($0)
        || StateName.isID(head) && TransitionWords.namesSurface($0)
    }
    self.init(
      name: found.name, remark: isName == true ? nil : remark, isKnown: found.isKnown,
      isMove: found.isMove)
  }

  /// Whether what stands in parentheses behind a name is its id: "S-02", "SCR-003".
  static func isID(_ remark: String) -> Bool {
    remark.utf8.contains(ASCII.hyphen) && StateName.isID(remark)
  }

  /// Whether words turn a property of a thing on and off, "toggle star", and name no state: that begins with a capital.
  private static func turns(_ text: String, _ name: String) -> Bool {
    guard let first = name.first, first.isLowercase, let word = Names.firstWord(text) else {
      return false
    }
    return turning.contains(word)
  }

  private static let turning: Lexicon = ["toggle", "toggles", "toggling"]

  private static let closings: Lexicon = [
    "close", "closes", "dismiss", "dismisses", "schließen", "fermer", "cerrar", "fechar",
    "chiudere",
    "sluiten", "閉じる", "关闭", "關閉", "닫기", "tutup", "zamknij", "закрыть", "kapat",
  ]

  /// Whether a side tells that its arrow leads nowhere: "nothing", "(ignored)", "—".
  static func leadsNowhere(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    if first == 0x28, text.utf8.last == 0x29 { return NegativeCue.ignores(label: unwrapped(text)) }
    return NegativeCue.leadsNowhere(text)
      || !ASCII.isLetter(first) && !text.contains { $0.isLetter || $0.isNumber || $0 == "*" }
  }

  private init(name: String, remark: String?, isKnown: Bool, isMove: Bool) {
    self.name = name
    self.remark = remark
    self.isKnown = isKnown
    self.isMove = isMove
  }

  /// A side that is a name and no more, though words such as "for" stand in it; `nil` where it cannot be one.
  init?(whole text: String, known: KnownStates) {
    let name = Self.unwrapped(text)
    guard Self.isName(name) else { return nil }
    self.init(
      name: known.name(of: name) ?? name, remark: nil, isKnown: known.name(of: name) != nil,
      isMove: false)
  }

  /// A declared state with what is said of the change to it.
  init(known name: String, remark: String? = nil, isMove: Bool = false) {
    self.init(name: name, remark: remark, isKnown: true, isMove: isMove)
  }

  /// The text before a remark in parentheses or brackets: "Ready [cup full]".
  static func divided(_ text: String) -> (String, String?) {
    guard text.utf8.last == 0x5D, let open = text.lastIndex(of: "["), open > text.startIndex else {
      return StateName.splitQualifier(text)
    }
    let inner = StateName.trimmed(String(text[text.index(after: open)...].dropLast()))
    let head = StateName.trimmed(String(text[..<open]))
    // "[Ready] [Open]" is a row of names, and so is "[Ready] / [Open]".
    let isRow =
      (head.last.map { "]/／|,、，".contains($0) } ?? true)
      || head.utf8.first == 0x5B && BracketList.names(of: text) != nil
    return isRow || inner.isEmpty ? (text, nil) : (head, inner)
  }

  private typealias Found = (name: String, isKnown: Bool, isMove: Bool)

  private static func find(_ text: String, known: KnownStates) -> Found? {
    if let name = known.name(of: text) { return (name, true, false) }
    if text.utf8.last ?? 0 >= 0x80, case let bare = StateVocabulary.withoutSurface(text),
      bare != text, let name = known.name(of: bare)
    {
      return (name, true, false)
    }
    if CellVocabulary.isAny(text) { return (text, false, false) }
    // "3.4 Detail" with the number of its heading.
    if let first = text.utf8.first, ASCII.isDigit(first),
      let name = known.name(of: StateName.withoutNumbering(text))
    {
      return (name, true, false)
    }
    let words = text.split(separator: " ")
    // "Route /items/:id"
    if words.count == 2, words[1].utf8.first == ASCII.slash,
      Route.nouns.contains(words[0].lowercased()), Route.begins(String(words[1]))
    {
      return find(String(words[1]), known: known)
    }
    // "orders/detail sheet": what stands behind a declared path says no more.
    if (2...4).contains(words.count), words[0].utf8.contains(ASCII.slash),
      case let path = String(words[0]), Route.isInner(path), let name = known.name(of: path)
    {
      return (name, true, true)
    }
    if let name = presented(words, known) { return (name, known.name(of: name) != nil, true) }
    if let rest = object(of: words) ?? objectInOtherScripts(of: text),
      known.name(of: rest) != nil || !isTask(text, words) && !isEntry(words)
    {
      guard let found = find(rest, known: known) else { return nil }
      return (found.name, found.isKnown, true)
    }
    if let name = typeName(words) { return (name, known.name(of: name) != nil, true) }
    if let name = TargetsInWords.name(endOf: text).flatMap({ known.name(of: $0) }) {
      return (name, true, true)
    }
    if listsEnds(words, text, known) { return (text, false, false) }
    let head = cut(words)
    if let name = longer(than: head.count, words, known) { return (name, true, false) }
    if head.count < words.count, let name = known.name(of: head.joined(separator: " ")) {
      return (name, true, false)
    }
    if head.count > 1, let last = head.last,
      TransitionWords.surfaces.contains(last.lowercased()),
      let name = known.name(of: head.dropLast().joined(separator: " "))
    {
      return (name, true, false)
    }
    if let name = described(words, known) ?? beforeWay(words, known) { return (name, true, false) }
    if let name = behindManner(words, known) { return (name, true, false) }
    // "écran Connexion", "la pantalla Inicio": the noun stands before the name.
    if let name = behindSurface(words, known) { return (name, true, false) }
    // "Pay at Desk" is one name where all its words are set as a title.
    let isTitle = words.count <= 4 && !text.contains(",") && TransitionWords.isTitled(text)
    let isWhole = isTitle || head.count < words.count && isJoined(words)
    let name = withoutAdverb(withoutStateWord(isWhole ? words : head))
    return isName(name) ? (name, known.name(of: name) != nil, false) : nil
  }

  /// The declared name behind a noun for a part of the interface, or for the change whose first end it is: "Transition
  /// Idle".
  private static func behindSurface(_ words: [Substring], _ known: KnownStates) -> String? {
    guard words.count > 1, !known.isEmpty else { return nil }
    let isArticle = TransitionWords.articles.contains(words[0].lowercased())
    let rest = words.dropFirst(isArticle ? 1 : 0)
    guard let noun = rest.first?.lowercased(), rest.count > 1,
      TransitionWords.surfaces.contains(noun) || TransitionWords.transitions.contains(noun)
        || noun.utf8.first ?? 0 >= 0xE3 && TransitionWords.transitionMarks.contains(noun)
    else { return nil }
    return known.name(of: rest.dropFirst().joined(separator: " "))
  }

  /// "Enter carbs", "Enter PIN": where something is entered, and no state into which a change leads.
  private static func isEntry(_ words: [Substring]) -> Bool {
    guard (2...3).contains(words.count), words[0] == "Enter", let last = words.last else {
      return false
    }
    return words.dropFirst().allSatisfy { $0.first?.isLowercase == true }
      || words.count == 2 && last.count > 1 && last.allSatisfy(\.isUppercase)
  }

  /// Whether a title that begins with a verb calls itself a screen: "Enter Amount Screen".
  private static func isTask(_ text: String, _ words: [Substring]) -> Bool {
    guard words.count > 2, let last = words.last?.lowercased(), last == "screen" || last == "page"
    else { return false }
    return TransitionWords.isTitledChoice(text)
  }

  /// A word such as "WelcomeState" at the end of a sentence.
  private static func typeName(_ words: [Substring]) -> String? {
    guard words.count > 2, let last = words.last, last.hasSuffix("State"), last.count > 5,
      last.first?.isUppercase == true, last.allSatisfy({ $0.isLetter })
    else { return nil }
    return String(last)
  }

  /// "l'Accueil" and "all'Inizio" as two words: an article or a preposition, and the name.
  private static func withoutElisions(_ words: [Substring]) -> [Substring] {
    // ’ begins with E2.
    let mayElide = words.contains { $0.utf8.contains { $0 == ASCII.apostrophe || $0 == 0xE2 } }
    guard mayElide else { return words }
    return words.flatMap { word -> [Substring] in
      guard let mark = word.firstIndex(where: { $0 == "'" || $0 == "’" }),
        elided.contains(word[..<mark].lowercased()), word.index(after: mark) < word.endIndex
      else { return [word] }
      return [word[..<mark] + "'", word[word.index(after: mark)...]]
    }
  }

  private static let elided: Lexicon = ["l", "d", "all", "dall", "nell", "dell"]

  /// What follows a verb of motion that stands among the first words.
  private static func object(of words: [Substring]) -> String? {
    guard words.count >= 2 else { return nil }
    var words = withoutElisions(words)
    var heads = words.prefix(4).map(small)
    // "navigates directly to"
    if let place = heads.firstIndex(where: directness.contains), place > 0, words.count > 3 {
      words.remove(at: place)
      heads = words.prefix(4).map(small)
    }
    guard heads.contains(where: { TransitionWords.moveHeads.contains(key(of: $0)) }) else {
      return nil
    }
    let folded = heads + words.prefix(9).dropFirst(4).map(small)
    for start in 0..<min(4, folded.count - 1) {
      let key = key(of: folded[start])
      for phrase in moves[String(key)] ?? [] where start + phrase.count < folded.count {
        guard isPhrase(phrase, in: folded, at: start) else { continue }
        var rest = words.dropFirst(start + phrase.count)
        while rest.count > 1, let first = rest.first,
          TransitionWords.articles.contains(first.lowercased())
        { rest = rest.dropFirst() }
        let object = cut(Array(rest))
        guard let first = object.first,
          !TransitionWords.pronouns.contains(first.lowercased()),
          // "Open after 4 s" is a name and when it is reached.
          !delays.contains(first.lowercased())
        else { return nil }
        return object.joined(separator: " ")
      }
    }
    return nil
  }

  private static let delays = TransitionWords.conjunctions.union([
    "after", "until", "while", "upon", "nach", "après", "tras", "después", "após", "depois", "dopo",
  ])

  /// How a move comes about, between its verb and its preposition.
  static let directness: Lexicon = [
    "directly", "straight", "automatically", "immediately", "instantly", "always", "simply",
    "direkt", "automatisch", "directement", "automatiquement", "directamente", "diretamente",
    "automáticamente", "automaticamente", "direttamente",
  ]

  /// A word in small letters from its first letter on.
  private static func small(_ word: Substring) -> Substring {
    word.lowercased().drop { !$0.isLetter }
  }

  /// What stands behind the last hyphen: "navigates" of "auto-navigates".
  private static func key(of word: Substring) -> Substring {
    word.utf8.lastIndex(of: 0x2D).map { word[word.utf8.index(after: $0)...] } ?? word
  }

  /// The phrases of motion by their first word.
  private static let moves = WordMap(Dictionary(grouping: TransitionWords.moves) { $0[0] })

  private static func isPhrase(
    _ phrase: [String], in words: [Substring], at start: Int
  ) -> Bool {
    for (offset, word) in phrase.enumerated() {
      let found = words[start + offset]
      // "auto-navigates to" moves as "navigates to" does.
      let isSame =
        found == word
        || offset == 0 && phrase.count > 1 && found.hasSuffix("-" + word)
      guard isSame else { return false }
    }
    return true
  }

  private static let movesBefore = Phrases(TransitionWords.movesBefore)
  private static let movesBehind = Phrases(TransitionWords.movesBehind)

  private static func objectInOtherScripts(of text: String) -> String? {
    guard text.utf8.contains(where: { $0 >= 0xE3 }) else { return nil }
    if let mark = movesBefore.prefix(of: text) {
      let rest = StateName.trimmed(String(text.dropFirst(mark.count)))
      return rest.isEmpty || rest == TransitionWords.goingOn ? nil : rest
    }
    if let mark = movesBehind.suffix(of: text) {
      let rest = StateName.trimmed(String(text.dropLast(mark.count)))
      return rest.isEmpty ? nil : rest
    }
    return nil
  }

  private static let dividers: Lexicon = ["+", "–", "—", "-", "&", "|"]

  /// The words up to a comma, a plus sign or a word that opens a remark.
  private static func cut(_ words: [Substring]) -> [Substring] {
    var result: [Substring] = []
    for (index, word) in words.enumerated() {
      if index > 0 {
        if dividers.contains(word) { break }
        // "Sign in" ends with such a word; "Home with badge" goes on after it.
        let isLast = index == words.count - 1
        let isRemark =
          isLast
          ? TailWords.otherwise.contains(word.lowercased())
          : TransitionWords.annotations.contains(word.lowercased())
        // "Sign in page" is one name.
        let isParticle =
          index == 1 && word == "in" && Self.phrasal.contains(words[0].lowercased())
        if isRemark, !isParticle, !tellsProgress(words[index...]) { break }
      }
      // "Done. No percentage is shown": the next sentence.
      if word.hasSuffix("."), index + 3 < words.count,
        words[index + 1].first?.isUppercase == true, words[0].first?.isLetter == true
      {
        result.append(word.dropLast())
        break
      }
      if let last = word.last, ",;".contains(last) {
        result.append(word.dropLast())
        break
      }
      result.append(word)
    }
    return result.filter { !$0.isEmpty }
  }

  /// Verbs that are one word with "in" behind them.
  private static let phrasal: Lexicon = ["sign", "log", "check", "clock", "opt"]

  /// "Default state" and "State: Default" as "Default".
  private static func withoutStateWord(_ words: [Substring]) -> String {
    let text = words.joined(separator: " ")
    return StateName(heading: text)?.name ?? text
  }

  /// The text without brackets, quotation marks and stops around it.
  static func unwrapped(_ text: String) -> String {
    // Most texts begin with a letter or digit of ASCII, and have at most stops at their end.
    if let first = text.utf8.first, first < 0x80, ASCII.isWord(first) {
      var end = text.utf8.endIndex
      while case let before = text.utf8.index(before: end), text.utf8[before] < 0x80 {
        guard isStop(text.utf8[before]) else {
          return end == text.utf8.endIndex ? text : String(text[..<end])
        }
        end = before
      }
    }
    var rest = Substring(text)
    var before = Substring()
    while rest != before {
      before = rest
      while let last = rest.last, ".;:,!。、；".contains(last) || last.isWhitespace {
        rest.removeLast()
      }
      while let first = rest.first,
        first.isWhitespace || bullets.contains(first)
          || isPicture(first) && rest.dropFirst().contains(where: \.isLetter)
      {
        rest.removeFirst()
      }
      guard let first = rest.first, let last = rest.last, !rest.dropFirst(2).isEmpty else { break }
      let isPair =
        openers.prefix(of: rest) != nil && pairs.contains { $0.0 == first && $0.1 == last }
      if isPair, !rest.dropFirst().dropLast().contains(first) {
        rest = rest.dropFirst().dropLast()
      }
    }
    return String(rest)
  }

  /// Whether a byte is a stop or white space of ASCII.
  private static func isStop(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09...0x0D, ASCII.space, 0x21, 0x2C, ASCII.dot, ASCII.colon, 0x3B: true
    default: false
    }
  }

  /// Signs that lines begin with in texts that were no lists in Markdown.
  private static let bullets = "•·▸►●○◆◇■□▪▫‣◦∙❖✦❯›"

  /// A text without the sign of an item before it.
  static func withoutBullet(_ text: String) -> String {
    guard let first = text.first, bullets.contains(first) else { return text }
    return StateName.trimmed(String(text.dropFirst()))
  }

  /// Whether a character is a picture that adorns the name behind it: "💧 Wet"; crosses forbid, and are none.
  private static func isPicture(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first?.value, scalar >= 0x2190 else { return false }
    switch scalar {
    case 0x26D4, 0x274C, 0x1F6AB, 0x2714...0x2718: return false
    // A sign that a selector shows as a picture: "↩️ Returned".
    case _ where scalars.last?.value == 0xFE0F: return true
    case 0x2600...0x2713, 0x2728...0x2757, 0x2B50, 0x2B55, 0x1F300...0x1FAFF: return true
    default: return false
    }
  }

  private static let openers = Phrases(pairs.map { String($0.0) })
  private static let pairs: [(Character, Character)] = [
    ("[", "]"), ("(", ")"), ("\"", "\""), ("“", "”"), ("'", "'"), ("‘", "’"), ("「", "」"),
    ("『", "』"), ("«", "»"), ("`", "`"), ("*", "*"), ("{", "}"), ("<", ">"), ("【", "】"), ("（", "）"),
    ("„", "“"),
  ]

  /// Words that open a condition: "If the list is empty" names no state.
  private static let conditions: Lexicon = [
    "if", "unless", "falls", "wenn", "sofern", "cuando", "quando", "lorsque", "wanneer", "indien",
    "jika",
  ]

  /// "sheet slides up", "list re-renders": a clause on what becomes of a thing.
  private static func tellsChange(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    if changes.contains(last) { return true }
    return words.count > 2 && directions.contains(last) && changes.contains(words[words.count - 2])
  }

  private static let changes: Lexicon = [
    "slides", "closes", "updates", "disappears", "collapses", "fades", "shrinks", "reloads",
    "refreshes", "re-renders", "rerenders", "scrolls", "resets", "vanishes", "flips", "bounces",
    "shakes", "pulses", "blinks", "grows",
  ]
  private static let directions: Lexicon = [
    "up", "down", "in", "out", "away", "back", "left", "right", "over", "open", "shut",
  ]

  /// Whether a text can be the name of a state: a few words, no value, no path.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text.utf8.count <= 60 else { return false }
    if first == "." || first == "#" || first == "/" || first == "$" || first == "-"
      || isDataFile(text)
    {
      return false
    }
    let words = Names.words(text)
    guard let word = words.first, words.count <= 5 else { return false }
    if word.first?.isFigure == true {
      // "2 columns" may be a name; "0", "24px" and "300 ms" are values.
      if words.count == 1 || words.count == 2 && words[1].utf8.count <= 3 { return false }
    }
    if words.contains("except") || words.contains("than") { return false }
    // "Wizard (linear": a remark that an arrow cut off.
    if text.utf8.contains(0x28), !text.utf8.contains(0x29) { return false }
    if words.count > 1, first.properties.isLowercase || conditions.contains(word),
      conditions.contains(word) || tellsChange(words)
    {
      return false
    }
    if TargetsInWords.refersBack(words) { return false }
    // "The state stored" tells which state, and names none.
    if words.count > 2, word == "the" || word == "whichever" || word == "whatever",
      TableVocabulary.stateNouns.contains(words[1])
    {
      return false
    }
    var (isASCII, hasColon) = (true, false)
    for byte in text.utf8 {
      // "%", "=" and "?"
      if byte == 0x25 || byte == 0x3D || byte == 0x3F { return false }
      if byte == ASCII.colon { hasColon = true }
      if byte >= 0x80 { isASCII = false }
    }
    return !(hasColon && text.contains("://")) && !NegativeCue.leadsNowhere(text)
      && (isASCII || !TransitionWords.clauses.contains(where: text.contains))
  }
}
