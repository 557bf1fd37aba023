import SpecModel
import SpecSyntax
import SpecText

/// Lists of states in the words of several languages, and items that say what a screen shows meanwhile.
extension StateLists {
  /// The states behind the word for states alone, "Estados: Buscador, Horarios, Cita reservada": three at least that
  /// begin with a capital where the label is not set apart, or that have usual names.
  func listedAlone(_ line: TextLine) -> [StateDraft] {
    let found = listed(line)
    let title = document.title(ofSection: Int(document.nodes[line.node].section))
    if ForeignStates.areLands(found.map(\.name), behind: Names.words(title)) { return [] }
    if line.isStrongLabel { return found }
    let states = found.count { StateWords.isState(Names.words($0.name)) || $0.name == "open" }
    let areNames = found.allSatisfy { state in
      state.name.unicodeScalars.first.map {
        $0.properties.isUppercase || $0.value >= 0x2E80
      } == true
    }
    // "状态：正面/背面": the label says it alone.
    let isWide = line.holder == .item && found.allSatisfy { $0.name.utf8.first ?? 0 >= 0xE3 }
    if found.count > (isWide ? 1 : 2), areNames || states * 2 >= found.count { return found }
    if found.count == 2, states == 2 { return found }
    return areSetApart(found, in: line) || arePlainWords(found, in: line)
      || isAmongComponents(line) ? found : []
  }

  /// Whether each name is set in bold by itself, "**lit** (yellow), **dark**".
  private func areSetApart(_ names: [StateDraft], in line: TextLine) -> Bool {
    var keys: Set<String> = []
    for number in document.nodes[line.node].runs {
      let run = document.runs[Int(number)]
      let start = Int(run.start)
      guard run.style.contains(.strong), line.value.contains(start) else { continue }
      keys.insert(Names.key(document.string(plain: start..<start + Int(run.count))))
    }
    return !names.isEmpty && names.allSatisfy { keys.contains(Names.key($0.name)) }
  }

  /// Whether a line below the heading of a part, "States: lit, dark", is nothing but a few words in small letters.
  private func arePlainWords(_ names: [StateDraft], in line: TextLine) -> Bool {
    let section = Int(document.nodes[line.node].section)
    guard section > 0, line.holder == .paragraph, document.sections[section].level > 2,
      line.value.count <= 80, (2...6).contains(names.count), !context.isSystem(section),
      line.value.allSatisfy({ ASCII.isWord(document.plain[$0]) || isBlankOrComma($0) })
    else { return false }
    return names.allSatisfy { state in
      Names.wordCount(state.name) == 1
        && state.name.unicodeScalars.allSatisfy { $0.properties.isLowercase }
    }
  }

  private func isBlankOrComma(_ offset: Int) -> Bool {
    document.plain[offset] == ASCII.space || document.plain[offset] == 0x2C
  }

  /// Whether sections beside that of a line have the same label right below their headings, each for its own component:
  /// "States: lit, dark".
  private func isAmongComponents(_ line: TextLine) -> Bool {
    let section = Int(document.nodes[line.node].section)
    guard section > 0, line.holder == .paragraph, let label = line.label else { return false }
    let parent = document.sections[section].parent
    let word = Names.key(document.string(plain: label))
    let siblings = document.sections.indices.filter { other in
      document.sections[other].parent == parent
        && document.sections[other].level == document.sections[section].level
    }
    guard (3...60).contains(siblings.count) else { return false }
    let alike = siblings.count { other in
      context.lines(in: document.sections[other].ownNodes).prefix(4).contains { other in
        other.label.map { Names.key(document.string(plain: $0)) == word } ?? false
      }
    }
    return alike > 2 && alike * 2 > siblings.count
  }

  /// The words of "free/taken", two to six that have no blanks or marks in them; none where a text is something else.
  static func slashed(_ text: String) -> [String] {
    let parts = text.split { "/／".contains($0) }.map(String.init)
    guard (2...6).contains(parts.count), text.utf8.count <= 80,
      parts.allSatisfy({ part in
        part.allSatisfy { $0.isLetter || $0 == "-" } && part.contains(where: \.isLetter)
      })
    else { return [] }
    return parts
  }

  /// The name of a bold label "État Normal :", "Estado vacío:", whose language puts the word for state first.
  func leading(_ text: String, _ line: TextLine) -> String? {
    guard text.utf8.count <= 48, let name = StateName(leading: text) else { return nil }
    return line.holder == .paragraph || line.value.isEmpty ? name.name : nil
  }

  /// "Stati disponibili", "États possibles": the plural before a word that says which.
  static func tellsKindBehind(_ words: [String]) -> Bool {
    if words.count == 2, StateVocabulary.singulars.contains(words[0]), variants.contains(words[1]) {
      return true
    }
    if words.count == 3, StateVocabulary.singulars.contains(words[1]), variants.contains(words[2]) {
      return kindsBefore.contains(words[0])
    }
    guard (2...3).contains(words.count), StateVocabulary.plurals.contains(words[0]) else {
      return false
    }
    return words.dropFirst().allSatisfy(kindsBehind.contains)
      || genitives.contains(words[0]) && !words.dropFirst().contains(where: stocks.contains)
  }

  /// Plurals before which no word need stand for "of": "Stany pola", "Состояния кнопки".
  private static let genitives: Lexicon = [
    "stany", "stavy", "состояния", "стани", "durumları", "stanja",
  ]
  /// Lands, stocks and balances, which some of these languages call by the same word.
  private static let stocks: Lexicon = [
    "zjednoczone", "magazynowe", "magazynu", "magazynów", "kont", "konta", "osobowe", "zásob",
    "skladu", "skladov", "účtů", "účtu", "счета", "счетов", "склада", "рахунку",
  ]

  private static let kindsBehind: Lexicon = [
    "possibles", "disponibles", "principaux", "définis", "prévus", "posibles", "principales",
    "definidos", "previstos", "possíveis", "disponíveis", "principais", "disponibili", "possibili",
    "principali", "previsti", "definiti", "ui", "ux", "del", "sistema", "du", "système", "clave",
    "clés", "clé", "chave", "chiave", "importantes", "importants", "importanti",
  ]
  /// "State variants": what a screen has for its states.
  private static let variants: Lexicon = ["variants", "variations", "varianten", "variantes"]
  private static let kindsBefore: Lexicon = [
    "required", "ui", "ux", "screen", "visual", "common", "shared", "standard", "mandatory",
  ]

  /// The labelled items below headings such as "Playback states", two at least: states of a thing, where "Loading states"
  /// are one state in several places.
  func ofThings(_ labels: StateLabels) -> [StateDraft] {
    document.sections.indices.dropFirst().flatMap { section -> [StateDraft] in
      guard document.sections[section].level > 1 else { return [] }
      if isOfManagement(section) { return coded(in: section) }
      if endsAsManagement(section) { return managed(in: section) }
      guard isOfThing(section) else { return [] }
      let found = withoutLands(
        labels.members(of: [(section, nil)], namesOnly: false) + labels.bullets(of: [section]))
      return found.count > 1 ? found : withoutLands(setApart(in: section)) + boxed(in: section)
    }
  }

  /// Names below headings without those of lands: "Supported States" of a shop.
  func withoutLands(_ found: [StateDraft]) -> [StateDraft] {
    guard !found.isEmpty else { return [] }
    let sections = Dictionary(grouping: found, by: \.parentSection)
    let foreign = sections.filter { section, states in
      let title = section > 0 ? Names.words(document.title(ofSection: section)) : []
      return ForeignStates.areLands(states.map(\.name), behind: title)
    }
    return foreign.isEmpty ? found : found.filter { foreign[$0.parentSection] == nil }
  }

  /// The words set apart that begin all items, where they tell no parts and none of them has states of its own.
  private func setApart(in section: Int) -> [StateDraft] {
    let items = context.items(of: section)
    guard (2...14).contains(items.count),
      !items.contains(where: { $0.label != nil && isAbsent($0.value) })
    else { return [] }
    let found = namesInItems(of: section)
    guard found.count == items.count else { return [] }
    let areNames = found.allSatisfy { state in
      let words = Names.words(state.name)
      return (1...3).contains(words.count) && StateWords.parts.isDisjoint(with: words)
        && TransitionWords.controls.isDisjoint(with: words) && Self.pieces.isDisjoint(with: words)
        && !StateWords.techniques.contains(words[0])
    }
    return areNames ? found : []
  }

  /// Pieces of a screen beside its controls.
  private static let pieces: Lexicon = [
    "title", "subtitle", "input", "field", "label", "image", "list", "heading", "badge", "avatar",
    "toolbar", "menu", "border", "opacity", "cursor", "titel", "eingabefeld", "feld", "bild",
    "liste", "champ", "titre", "campo", "título", "titolo", "veld", "judul", "kolom",
  ]

  /// "State management", in the part of a screen.
  private func isOfManagement(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count <= 40, StateVocabulary.mayNameState(document.plain, text) else { return false }
    return Self.managements.contains(
      StateName.withoutNumbering(document.title(ofSection: section)).lowercased())
  }

  static let managements: Lexicon = [
    "state management", "状態管理", "状态管理", "狀態管理", "상태 관리", "상태관리", "zustandsverwaltung",
    "gestion d'état", "gestion des états", "gestión de estado", "gestión de estados",
    "gerenciamento de estado", "gestão de estados", "gestione dello stato",
    "gestione degli stati", "statusbeheer", "manajemen status",
  ]

  /// Items that all begin with an identifier in code, one of which at least is a usual name of a state.
  private func coded(in section: Int) -> [StateDraft] {
    let found = namesInItems(of: section)
    guard found.count == context.items(of: section).count,
      found.allSatisfy({ $0.name.allSatisfy { $0.isLetter || $0 == "_" } }),
      found.contains(where: { StateWords.isState(Names.words($0.name)) })
    else { return [] }
    return withoutLands(found)
  }

  private func isOfThing(_ section: Int) -> Bool {
    let heading = Int(document.sections[section].heading)
    let text = document.plainText(of: heading)
    guard text.count <= 60, StateVocabulary.mayNameState(document.plain, text) else { return false }
    let words = Names.words(StateName.withoutNumbering(document.string(heading)))
    return words.count == 2 && StateVocabulary.plurals.contains(words[1])
      && !StateWords.isState([words[0]]) && !Self.cases.contains(words[0])
      && !ForeignStates.words.contains(words[0])
  }

  /// Words before "States" that tell one state, or those that are not met every day.
  private static let cases: Lexicon = [
    "edge", "special", "other", "more", "additional", "alternative", "exceptional", "key", "sub",
    "transient", "transition", "intermediate", "previous", "next", "new", "old",
  ]

  // MARK: Items

  /// The bold or code words that begin an item, without a colon at their end.
  func leadingRun(_ line: TextLine) -> (range: Range<Int>, node: Int)? {
    guard let span = document.span(at: line.text.lowerBound, of: line.node, in: [.strong, .code])
    else {
      return nil
    }
    let start = span.lowerBound
    var end = span.upperBound
    while end > start, [0x3A, 0x20].contains(document.plain[end - 1]) { end -= 1 }
    let words = Names.words(document.string(plain: start..<end))
    let isOne = !document.plain[start..<end].contains(ASCII.space)
    return end > start && (words.count <= 4 || isOne) ? (start..<end, line.node) : nil
  }
}
