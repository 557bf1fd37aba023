import SpecModel
import SpecSyntax
import SpecText

/// Lists of states in the words of several languages, and items that say what a screen shows meanwhile.
extension StateLists {
  /// The states behind the word for states alone, "Estados: Buscador, Horarios, Cita reservada": three at least that
  /// begin with a capital where the label is not set apart, or that have usual names.
  func listedAlone(_ line: TextLine) -> [StateDraft] {
    let found = listed(line)
    if line.isStrongLabel { return found }
    let states = found.count { StateWords.isState(Names.words($0.name)) || $0.name == "open" }
    let areNames = found.allSatisfy { state in
      state.name.unicodeScalars.first.map {
        $0.properties.isUppercase || $0.value >= 0x2E80
      } == true
    }
    return found.count > 2 && (areNames || states * 2 >= found.count) ? found : []
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
    return (2...3).contains(words.count) && StateVocabulary.plurals.contains(words[0])
      && words.dropFirst().allSatisfy(kindsBehind.contains)
  }

  private static let kindsBehind: Lexicon = [
    "possibles", "disponibles", "principaux", "définis", "prévus", "posibles", "principales",
    "definidos", "previstos", "possíveis", "disponíveis", "principais", "disponibili", "possibili",
    "principali", "previsti", "definiti", "ui", "ux", "del", "sistema", "du", "système",
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
      guard document.sections[section].level > 1, isOfThing(section) else { return [] }
      let found =
        labels.members(of: [(section, nil)], namesOnly: false) + labels.bullets(of: [section])
      return found.count > 1 ? found : setApart(in: section)
    }
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

  private func isOfThing(_ section: Int) -> Bool {
    let heading = Int(document.sections[section].heading)
    let text = document.plainText(of: heading)
    guard text.count <= 60, StateVocabulary.mayNameState(document.plain, text) else { return false }
    let words = Names.words(StateName.withoutNumbering(document.string(heading)))
    return words.count == 2 && StateVocabulary.plurals.contains(words[1])
      && !StateWords.isState([words[0]]) && !Self.cases.contains(words[0])
  }

  /// Words before "States" that tell one state, or those that are not met every day.
  private static let cases: Lexicon = [
    "edge", "special", "other", "more", "additional", "alternative", "exceptional", "key", "sub",
    "transient", "transition", "intermediate", "previous", "next", "new", "old", "united", "member",
  ]

  // MARK: What a screen shows

  /// The items "**Loading**: a spinner" and "**Error**: a text" of one list that tell what a screen shows meanwhile: two
  /// at least, half of the list, one of which only a screen has.
  func screenItems() -> [StateDraft] {
    var result: [StateDraft] = []
    var pending: [StateDraft] = []
    var (list, count, isOfScreen, areSet) = (Int32(-1), 0, false, true)
    func finish() {
      // Plain labels must be all of the list, or three.
      let isMost = areSet ? pending.count * 2 >= count : pending.count == count || pending.count > 2
      if isOfScreen, pending.count > 1, isMost { result += pending }
      pending.removeAll(keepingCapacity: true)
      (count, isOfScreen, areSet) = (0, false, true)
    }
    for line in context.lines where line.holder == .item && line.depth == 1 {
      let item = document.nodes[line.node].parent
      let parent = item >= 0 ? document.nodes[Int(item)].parent : -1
      if parent != list { finish() }
      list = parent
      guard line.text.lowerBound == document.plainText(of: line.node).lowerBound else { continue }
      count += 1
      guard let (label, value) = said(line), label.count <= 24 else { continue }
      let text = document.string(plain: label)
      let key = Names.words(text).joined(separator: " ")
      let isOwn = Self.ofScreens.contains(key)
      guard isOwn || Self.outcomes.contains(key), !tellsValue(value), !isAbsent(value),
        mayShow(line)
      else {
        continue
      }
      areSet = areSet && document.span(at: label.lowerBound, of: line.node, in: .strong) != nil
      isOfScreen = isOfScreen || isOwn
      pending.append(draft(text, origin: context.origin(plain: label), node: line.node))
    }
    finish()
    return result
  }

  /// The label of an item with what follows it, also behind a dash: "**Empty** — no payments yet".
  private func said(_ line: TextLine) -> (label: Range<Int>, value: Range<Int>)? {
    if let label = line.label { return line.value.isEmpty ? nil : (label, line.value) }
    return document.dashedLabel(line)
  }

  /// Whether an item says no more than a value: "**Error**: #C62828", "**Success**: 200 ms".
  private func tellsValue(_ value: Range<Int>) -> Bool {
    let first = document.plain[value.lowerBound]
    return first == 0x23 || ASCII.isDigit(first) || first == 0x2E
      || first == 0x60 || first == 0x2D
      || ASCII.starts(document.plain, at: value.lowerBound, with: "rgb")
      || ASCII.starts(document.plain, at: value.lowerBound, with: "var(")
      || ASCII.find("#", in: document.plain, value.prefix(40)) != nil
  }

  /// Whether the headings around an item are about screens, and not about colours, motions or messages.
  private func mayShow(_ line: TextLine) -> Bool {
    !context.scope(of: line.node).contains { title in
      Names.words(title).contains(where: Self.sides.contains)
    }
  }

  private static let ofScreens: Lexicon = [
    "loading", "empty", "offline", "laden", "lädt", "leer", "chargement", "vide", "hors ligne",
    "cargando", "vacío", "sin conexión", "carregando", "vazio", "caricamento", "vuoto", "leeg",
    "memuat", "kosong", "読み込み中", "ローディング", "空", "加载中", "加载", "为空", "로딩", "로딩 중", "빈 화면",
    "loading state", "empty state", "offline state",
  ]
  private static let outcomes: Lexicon = [
    "error", "success", "loaded", "populated", "fehler", "erfolg", "geladen", "erreur", "succès",
    "chargé", "éxito", "cargado", "erro", "sucesso", "carregado", "errore", "successo", "caricato",
    "fout", "succes", "galat", "gagal", "berhasil", "エラー", "成功", "错误", "失败", "오류", "에러", "성공",
    "error state", "success state",
  ]
  /// Words of headings over what has such labels too.
  private static let sides: Lexicon = [
    "color", "colors", "colour", "colours", "palette", "token", "tokens", "motion", "animation",
    "animations", "toast", "toasts", "notification", "notifications", "icon", "icons", "message",
    "messages", "copy", "sound", "sounds", "haptic", "haptics", "feedback", "badge", "badges",
    "alert", "alerts", "semantic", "typography", "props", "api", "farben", "couleurs", "colores",
    "cores", "colori", "kleuren", "warna", "performance", "testing", "tests", "test", "code",
    "response", "responses", "log", "logs", "logging", "events", "principles", "voice", "tone",
    "microcopy", "checklist",
  ]

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
