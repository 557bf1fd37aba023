import SpecModel
import SpecSyntax
import SpecText

/// Reads states that a sentence lists behind the word for states: "four states (default, hover, pressed, disabled)",
/// "with states empty, loading and error".
///
/// Three names at least, none longer than three words, and most of them usual names of states.
struct NamedStates {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  func states() -> [StateDraft] {
    var result: [StateDraft] = []
    for line in linesOnStates where line.text.count > 20 && line.text.count <= 2000 {
      result += led(in: line) ?? states(in: line)
    }
    return result
  }

  /// The lines of running text that may hold the word for state.
  private var linesOnStates: [TextLine] {
    let cues = context.facts.words.cues
    return context.lines.indices.lazy.filter { cues[$0].contains(.state) }.map { context.lines[$0] }
      .filter { $0.holder == .paragraph || $0.holder == .item }
  }

  /// The names in code before the word "state" in running text, "rows stay in `queued` state": two at least that
  /// nothing else declares, and half of them usual names of states.
  func coded(besides drafts: MachineDrafts) -> [StateDraft] {
    var found: [StateDraft] = []
    var keys = Set(drafts.states.map(\.key))
    var usual = 0
    for line in linesOnStates {
      var index = max(0, document.run(at: line.text.lowerBound, in: line.node))
      while index < document.runs.count, Int(document.runs[index].start) < line.text.upperBound {
        defer { index += 1 }
        guard let name = codedName(document.runs[index], in: line) else { continue }
        let text = document.string(plain: name)
        guard keys.insert(Names.key(text)).inserted else { continue }
        if StateWords.isState(Names.words(text)) { usual += 1 }
        let section = Int(document.nodes[line.node].section)
        var draft = StateDraft(name: text, origin: context.origin(plain: name), screen: section)
        draft.parentSection = section
        found.append(draft)
      }
    }
    guard found.count > 1, usual * 2 >= found.count, let first = found.first else { return [] }
    // The text speaks of one machine wherever it names its states.
    return found.map { draft in
      var draft = draft
      draft.screen = first.screen
      draft.parentSection = first.parentSection
      return draft
    }
  }

  /// The place of a name in code, without inner capitals, right before "state" and no word that makes it data.
  private func codedName(_ run: InlineRun, in line: TextLine) -> Range<Int>? {
    let name = Int(run.start)..<Int(run.start + run.count)
    let plain = document.plain
    guard run.style.contains(.code), (3...24).contains(name.count),
      ASCII.starts(plain, at: name.upperBound, with: " state"),
      name.upperBound + 6 <= line.text.upperBound,
      plain[name].allSatisfy({ ASCII.isWord($0) || $0 == 0x5F || $0 == 0x2D }),
      plain[name].allSatisfy({ $0 & 0x20 == 0 || !ASCII.isLetter($0) })
        || plain[name].allSatisfy({ $0 & 0x20 != 0 || !ASCII.isLetter($0) })
    else { return nil }
    let rest = name.upperBound + 6..<min(line.text.upperBound, name.upperBound + 30)
    guard rest.isEmpty || !ASCII.isLetter(plain[rest.lowerBound]) else { return nil }
    let next = Names.firstWord(document.string(plain: rest)) ?? ""
    return Self.data.contains(next) ? nil : name
  }

  private static let data: Lexicon = [
    "variable", "variables", "machine", "object", "hook", "management", "store", "prop", "props",
    "field", "value", "array", "key", "slice", "class", "file", "flag",
  ]

  private func states(in line: TextLine) -> [StateDraft] {
    let word = wordForStates(in: line.text)
    if let last = word ?? lastWordForStates(line.text) {
      let listed = namesBefore(last, line)
      if !listed.isEmpty { return listed }
    }
    guard let end = word else { return [] }
    let limit = min(line.text.upperBound, end + 160)
    let list: Range<Int>
    if let open = (end..<min(limit, end + 24)).first(where: { document.plain[$0] == 0x28 }),
      isFiller(end..<open),
      let close = (open..<limit).first(where: { document.plain[$0] == 0x29 })
    {
      list = open + 1..<close
    } else {
      let stop = (end..<limit).first { Self.stops.contains(document.plain[$0]) }
      list = end..<(stop ?? limit)
      guard stop != nil || limit == line.text.upperBound else { return [] }
    }
    let names = TextSplit.pieces(of: withoutLead(document.string(plain: list)), at: Self.joints)
      .filter { !$0.isEmpty && !Self.ellipses.contains($0.lowercased()) }.map(Self.withoutLink)
    let words = names.map { Names.words($0) }
    guard names.count > 2, words.allSatisfy({ (1...3).contains($0.count) && isName($0) }),
      words.count(where: StateWords.isState) * 2 >= names.count,
      case let section = Int(document.nodes[line.node].section),
      !areTones(words, in: section)
    else { return [] }
    return names.map { name in
      var draft = StateDraft(name: name, origin: context.origin(plain: list), screen: section)
      draft.parentSection = section
      return draft
    }
  }

  /// Whether names are all those of messages, "Success, Warning, Error", below a heading over colours or style: there
  /// they are hues.
  private func areTones(_ names: [[String]], in section: Int) -> Bool {
    names.allSatisfy { $0.count == 1 && Self.tones.contains($0[0]) }
      && document.path(ofSection: section).contains { outer in
        Names.words(document.title(ofSection: outer)).contains { word in
          StateWords.styles.contains(word) || Self.colors.contains(word)
        }
      }
  }

  private static let tones: Lexicon = [
    "success", "warning", "error", "info", "danger", "neutral", "critical", "positive", "negative",
    "caution", "alert", "information", "erfolg", "warnung", "fehler", "hinweis", "éxito",
    "advertencia", "sucesso", "aviso", "erro", "succès", "avertissement", "erreur", "successo",
    "avviso", "errore", "成功", "警告", "エラー", "错误", "情報", "信息", "성공", "경고", "오류",
  ]
  private static let colors: Lexicon = [
    "color", "colors", "colour", "colours", "farbe", "farben", "couleur", "couleurs", "colores",
    "cores", "colori", "kleuren", "цвета", "warna", "颜色", "色彩", "配色", "カラー", "색상",
  ]

  /// "For default, hover and focus": the list without the words that lead to it.
  private func withoutLead(_ list: String) -> String {
    // "States – loading, empty"
    let text = StateName.trimmed(String(list.drop { " –—-".contains($0) }))
    for lead in [
      "for ", "like ", "such as ", "including ", "namely ", "für ", "pour ", "para ", "per ",
    ]
    where text.hasPrefix(lead) {
      return String(text.dropFirst(lead.count))
    }
    return text
  }

  /// "carga" of "de carga" behind "estados": the name without the word that joins it to that for states.
  private static func withoutLink(_ name: String) -> String {
    guard let link = links.prefix(of: name),
      case let rest = StateName.trimmed(String(name.dropFirst(link.count))),
      (1...2).contains(Names.wordCount(rest)),
      Names.firstWord(rest).map(TransitionWords.articles.contains) == false
    else { return name }
    return rest
  }

  private static let links: Phrases = ["de ", "d'", "d’", "di ", "of ", "van ", "von "]

  /// What stands for members that are left out.
  private static let ellipses: Lexicon = ["etc.", "etc", "usw.", "ecc.", "...", "…", "and so on"]

  /// The end of a line whose last word is that for states.
  private func lastWordForStates(_ text: Range<Int>) -> Int? {
    let tail = TextScan.string(
      max(text.lowerBound, text.upperBound - 12)..<text.upperBound, in: document.plain)
    return Names.words(tail).last.map(StateVocabulary.plurals.contains) == true
      ? text.upperBound : nil
  }

  /// The names before the word: "All buttons have default, hover, focus and disabled states".
  private func namesBefore(_ end: Int, _ line: TextLine) -> [StateDraft] {
    let start = max(line.text.lowerBound, end - 120)
    let before = TextScan.string(start..<end, in: document.plain)
    guard before.utf8.contains(0x2C), let space = before.lastIndex(of: " ") else { return [] }
    let pieces = TextSplit.pieces(
      of: ListedScreens.withoutParentheses(String(before[..<space])), at: Self.joints)
    var names: [String] = []
    var lead = ""
    for piece in pieces.reversed() {
      let name = piece.split(separator: " ").last.map { ArrowSide.unwrapped(String($0)) } ?? ""
      let words = Names.words(name)
      guard words.count == 1 || Self.isCompound(name, words),
        StateWords.isState(words) || StateWords.interactions.contains(words[0])
          || StateWords.neutral.contains(words[0])
      else { break }
      names.insert(name, at: 0)
      // The first name has the rest of the sentence before it.
      if piece.contains(" ") {
        lead = piece.split(separator: " ").dropLast().last?.lowercased() ?? ""
        break
      }
    }
    // An item "all loading, empty and error states" asks for those of every screen and names none, and so does a
    // sentence about the document: "It covers empty, loading and error states".
    let isOfControl = names.count(where: { Names.hasWord($0, in: StateWords.interactions) }) > 1
    let isAsked = Self.totals.contains(lead) && (line.holder == .item || !isOfControl)
    guard names.count > 2, !isAsked, isOfControl || !Self.tellings.contains(lead),
      isOfControl || names.count(where: { Self.screens.contains($0.lowercased()) }) > 1
    else { return [] }
    let section = Int(document.nodes[line.node].section)
    return names.map { name in
      var draft = StateDraft(
        name: name, origin: context.origin(plain: start..<end), screen: section)
      draft.parentSection = section
      return draft
    }
  }

  /// "focus-visible", "active/pressed": one name in two words without a blank.
  private static func isCompound(_ name: String, _ words: [String]) -> Bool {
    words.count == 2 && !name.contains(" ")
      && (StateWords.interactions.contains(words[0]) || StateWords.neutral.contains(words[0]))
  }

  private static let totals: Lexicon = [
    "all", "every", "each", "any", "alle", "allen", "aller", "jeder", "todos", "todas", "tous",
    "toutes", "tutti", "tutte", "semua", "все", "всі", "wszystkie", "alla",
  ]
  private static let screens: Lexicon = ["empty", "loading", "error", "offline", "success"]
  /// Verbs of sentences about a document.
  private static let tellings: Lexicon = [
    "covers", "cover", "covering", "describes", "describe", "documents", "details", "specifies",
    "implementing", "beschreibt", "behandelt", "couvre", "décrit", "cubre", "descreve",
    "cobre", "copre", "descrive", "beschrijft",
  ]

  private func isName(_ words: [String]) -> Bool {
    words.allSatisfy { $0.first?.isFigure == false && !Self.others.contains($0) }
  }

  /// The end of the word "states" in its plural, unless the words before it deny them or speak of code.
  private func wordForStates(in text: Range<Int>) -> Int? {
    document.plain.withUnsafeBufferPointer { bytes in
      var start = text.lowerBound
      // The two words before.
      var last = (text.lowerBound..<start, text.lowerBound..<start)
      while let index = ASCII.find(ASCII.space, in: bytes, start..<text.upperBound) {
        let word = start..<index
        start = index + 1
        guard word.count < 24 else { continue }
        if isOne(of: StateVocabulary.plurals, word, bytes) {
          let isForeign =
            isOne(of: Self.foreign, last.0, bytes) || isOne(of: Self.foreign, last.1, bytes)
          return isForeign ? nil : index
        }
        last = (last.1, word)
      }
      return nil
    }
  }

  /// Whether a word is one of a set, whatever its case.
  private func isOne(
    of words: Lexicon, _ word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let text = UnsafeBufferPointer(rebasing: bytes[word])
    if text.contains(where: { $0 >= 0x80 }) {
      return words.contains(document.string(plain: word).lowercased())
    }
    return words.contains(ignoringCase: text)
  }

  /// Whether no more than a word or two of measure stand before a bracket: "estados cada uno (…)".
  private func isFiller(_ range: Range<Int>) -> Bool {
    let words = Names.words(document.string(plain: range))
    return words.count <= 2 && words.allSatisfy(Self.fillers.contains)
  }

  private static let fillers: Lexicon = [
    "each", "in", "total", "cada", "una", "uno", "um", "uma", "chacun", "chacune", "jeweils",
    "ciascuno", "elk", "masing", "defined", "supported",
  ]
  private static let foreign: Lexicon = ForeignStates.words.union([
    "no", "not", "without", "sin", "sem", "sans", "ohne", "senza", "zonder", "tanpa", "other",
    "backend", "server", "orchestrator", "internal", "engine", "job", "pipeline", "worker",
    "process", "database",
  ])
  /// Words of clauses, which stand in no list of names.
  private static let others: Lexicon = [
    "is", "are", "the", "with", "that", "which", "to", "for", "must", "should", "be", "of", "by",
    "from", "use", "uses", "show", "shows", "have", "has", "when", "if", "on",
  ]
  private static let stops: ByteSet = [0x2E, 0x3B, 0x3A, 0x28, 0x29]
  private static let joints: Phrases = [
    ", and ", ", or ", ", ", " and ", " or ", " / ", " y ", " o ", " e ", " ou ", " et ", " und ",
    " oder ", " en ", " dan ", "、",
  ]
}
