import SpecModel
import SpecSyntax
import SpecText

/// Tells from the names in a drawing or chain, and from the words that introduce it, that it is one of states or
/// screens, where no heading says so.
enum StateCues {
  /// Whether most of three names or more tell what something is, does or has become: "Locked", "Unlocking",
  /// "Pack ready".
  static func areStates(_ names: [String]) -> Bool {
    let distinct = Set(names.map { Names.key($0) })
    guard distinct.count > 2,
      names.allSatisfy({ (1...3).contains(Names.wordCount($0)) }),
      !names.contains(where: { Names.hasWord($0, in: TransitionWords.machinery) })
    else { return false }
    return names.count { isCondition($0) } * 3 >= names.count * 2
  }

  /// Whether the names of all chains of a fence together are those of states: "Locked ⇄ Unlocked" over "Unlocked →
  /// Signing".
  static func areStates(inChainsOf block: Document.CodeBlock, _ document: Document) -> Bool {
    guard block.lines.count > 1 else { return false }
    var names: [String] = []
    for line in block.lines.prefix(40) {
      let text = StateName.trimmed(document.source.string(line))
      guard text.utf8.count <= 200, let arrows = ArrowText(text) else { continue }
      names += arrows.sides.map { StateName.splitQualifier($0).name }
    }
    return Set(names).count < names.count && areStates(names)
  }

  /// Whether most cases of a type tell what something is or does: "idle", "reading", "granted", "outOfService".
  ///
  /// Participles alone may be events, "added", "removed", or fields of work, "billing", "shipping".
  static func areCases(_ names: [String]) -> Bool {
    guard names.count > 2, names.allSatisfy({ (1...3).contains(Names.wordCount($0)) }),
      names.count(where: { isCondition($0) }) * 5 >= names.count * 4
    else { return false }
    let plain = names.filter { name in
      Names.words(name).contains { word in
        StateWords.states.contains(word) || others.contains(word)
      }
    }
    return !plain.isEmpty
      && names.contains { name in
        !plain.contains(name) && Names.words(name).contains { $0.hasSuffix("ing") }
      }
      || plain.count > 2
  }

  /// Whether the first or last word of a name is a participle or a usual word for a state.
  static func isCondition(_ name: String) -> Bool {
    let words = Names.words(name)
    guard let first = words.first, let last = words.last else { return false }
    if last.utf8.first ?? 0 >= 0xE3 {
      return marks.ends.contains(where: name.hasSuffix)
        || marks.starts.contains(where: name.hasPrefix)
    }
    return isCondition(word: first) || words.count > 1 && isCondition(word: last)
  }

  /// Whether a name is that of a usual state, or says what something has become.
  static func isNameOfState(_ name: String) -> Bool {
    StateWords.isState(Names.words(name)) || isCondition(name)
  }

  private static func isCondition(word: String) -> Bool {
    StateWords.states.contains(word) || TransitionWords.usualStates.contains(word)
      || others.contains(word) || isParticiple(word)
  }

  private static func isParticiple(_ word: String) -> Bool {
    let count = word.utf8.count
    if things.contains(word) { return false }
    if count > 4, word.hasSuffix("ed") || word.hasSuffix("é") || word.hasSuffix("ée") {
      return true
    }
    if count > 5, endings.contains(where: word.hasSuffix) { return true }
    return count > 5 && word.hasPrefix("ge") && (word.hasSuffix("t") || word.hasSuffix("en"))
  }

  /// Endings of participles in English, Spanish and Portuguese, Italian.
  private static let endings: Phrases = ["ing", "ado", "ada", "ido", "ida", "ando", "endo", "ato"]

  /// Words with such endings that name things, places and areas of work.
  private static let things: Lexicon = [
    "setting", "pricing", "billing", "landing", "listing", "meeting", "training", "building",
    "string", "spring", "thing", "nothing", "heading", "marketing", "engineering", "onboarding",
    "rating", "ranking", "shopping", "banking", "feed", "speed", "embed", "need", "breed",
    "embedding", "networking", "logging", "monitoring", "parsing", "rendering", "testing",
    "routing", "caching", "indexing", "hosting", "morning", "evening", "wedding",
    "gehen", "gebiet", "gerät", "gewicht", "gedicht",
  ]

  /// Participles without an ending of their own, and adjectives of what comes and goes.
  private static let others: Lexicon = [
    "draft", "sent", "paid", "lost", "found", "held", "shown", "hidden", "chosen", "taken",
    "broken", "frozen", "kept", "open", "shut", "ready", "free", "full", "live", "armed", "on",
    "off", "ended", "won", "new", "dead", "awake", "asleep", "in", "out", "up", "down", "due",
    "overdue", "away", "unpaid", "unsent", "begun", "built", "sold", "put", "set", "unset",
  ]

  /// Beginnings and ends of such words in scripts without blanks.
  private static let marks: (starts: Phrases, ends: Phrases) = (
    ["已", "未", "待", "正在"], ["中", "済み", "済", "完了", "待ち", "됨", "대기"]
  )
}

extension LoweringContext {
  /// Whether the paragraph right before a block, or the one that its section begins with, says that states, modes or
  /// screens follow.
  func isIntroducedAsStates(_ node: Int) -> Bool {
    if let near = paragraph(before: node), announcesStates(near),
      !isSystem(Int(document.nodes[node].section))
    {
      return true
    }
    return isIntroducedAsStates(section: Int(document.nodes[node].section), before: node)
  }

  /// Whether the paragraph before a table, or the one behind it, says what its rows and what its columns are.
  func explainsAxes(_ node: Int) -> Bool {
    [paragraph(before: node), paragraph(behind: node)].contains { $0.map(namesAxes) == true }
  }

  private func namesAxes(_ near: Range<Int>) -> Bool {
    guard (12...300).contains(near.count) else { return false }
    let words = Names.words(document.string(plain: near))
    return words.contains(where: Self.rowNouns.contains)
      && words.contains(where: Self.columnNouns.contains)
  }

  private static let rowNouns: Lexicon = [
    "row", "rows", "zeile", "zeilen", "ligne", "lignes", "fila", "filas", "linha", "linhas",
    "riga", "righe", "rij", "rijen", "rad", "rader", "wiersz", "wiersze", "řádek", "satır",
    "строка", "строки", "рядок", "baris",
  ]
  private static let columnNouns: Lexicon = [
    "column", "columns", "spalte", "spalten", "colonne", "colonnes", "columna", "columnas",
    "coluna", "colunas", "colonna", "kolom", "kolommen", "kolumn", "kolumner",
    "kolumna", "kolumny", "sloupec", "sütun", "столбец", "столбцы", "стовпець",
  ]

  /// Whether the paragraph with which a section begins says so.
  func isIntroducedAsStates(section: Int, before node: Int = .max) -> Bool {
    guard !isSystem(section) else { return false }
    let own = lines(in: document.sections[section].ownNodes)
    guard let first = own.first(where: { $0.holder != .heading }), first.holder == .paragraph,
      first.node < node
    else { return false }
    return announcesStates(document.plainText(of: first.node))
  }

  /// The paragraph right above a block, in the same item or section.
  func paragraph(before node: Int) -> Range<Int>? {
    let parent = Int(document.nodes[node].parent)
    guard parent >= 0, node - 1 > parent else { return nil }
    var previous = node - 1
    while Int(document.nodes[previous].parent) != parent {
      previous = Int(document.nodes[previous].parent)
    }
    return document.nodes[previous].kind == .paragraph ? document.plainText(of: previous) : nil
  }

  /// - Complexity: O(blocks beside the node).
  private func paragraph(behind node: Int) -> Range<Int>? {
    let parent = Int(document.nodes[node].parent)
    guard parent >= 0, let next = document.children(of: parent).first(where: { $0 > node }),
      document.nodes[next].kind == .paragraph
    else { return nil }
    return document.plainText(of: next)
  }

  private func announcesStates(_ text: Range<Int>) -> Bool {
    guard (6...240).contains(text.count) else { return false }
    let string = document.string(plain: text)
    let words = Names.words(string)
    guard !words.contains(where: TransitionWords.machinery.contains) else { return false }
    // "What a new user sees"
    if words.first == "what", words.contains(where: Self.seeing.contains) { return true }
    return words.contains(where: Self.announced.contains)
      || string.utf8.contains { $0 >= 0xE3 }
        && StateVocabulary.unspacedSorts.contains(where: string.contains)
  }

  /// Nouns in the plural for what an interface may be in or show.
  private static let announced: Lexicon = [
    "states", "statuses", "modes", "screens", "phases", "lifecycle", "zustände", "modi",
    "bildschirme", "états", "écrans", "statuts", "estados", "pantallas", "modos", "telas", "stati",
    "schermate", "toestanden", "schermen", "stany", "ekrany", "statusy", "tillstånd", "skärmar",
    "состояния", "состояний", "экраны", "статусы", "режимы", "layar",
  ]
  private static let seeing: Lexicon = ["sees", "see"]
}
