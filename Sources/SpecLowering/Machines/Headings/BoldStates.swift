import SpecModel
import SpecSyntax
import SpecText

/// Reads states that bold labels call so below any heading, two or more in one section: "**Empty state**: a drawing and
/// a hint" over "**Error state**: a banner".
///
/// States of one control, "**Hover state**: darker", are none of the screen.
struct BoldStates {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the states of all such labels that nothing else declares.
  ///
  /// - Complexity: O(lines).
  func collect(into drafts: inout MachineDrafts) {
    var sections: [Int: [TextLine]] = [:]
    for line in context.lines where line.isStrongLabel && isLabel(line) {
      sections[Int(document.nodes[line.node].section), default: []].append(line)
    }
    guard sections.contains(where: { $0.value.count > 1 }) else { return }
    var keys = Set(drafts.states.map(\.key))
    let told = drafts.states.map(\.origin.range.start)
    for (section, lines) in sections.sorted(by: { $0.key < $1.key }) where lines.count > 1 {
      let found = lines.compactMap { draft($0, section) }
      guard Set(found.map(\.key)).count > 1, !isOfControl(found),
        found.contains(where: { Self.isKind($0.name) })
      else { continue }
      for state in found where keys.insert(state.key).inserted {
        let range = state.origin.range
        guard !told.contains(where: { $0 >= range.start && $0 < range.end }) else { continue }
        drafts.states.append(state)
      }
    }
  }

  private func isLabel(_ line: TextLine) -> Bool {
    guard let label = line.label, (6...40).contains(label.count), !line.value.isEmpty,
      line.holder == .item || line.holder == .paragraph
    else { return false }
    return StateVocabulary.mayNameState(document.plain, label)
  }

  private func draft(_ line: TextLine, _ section: Int) -> StateDraft? {
    guard let label = line.label, case let text = document.string(plain: label),
      !Names.hasWord(text, in: Self.others), !context.isSystem(section),
      let name = Self.stateName(text) ?? KindNames.name(of: text)
    else { return nil }
    var draft = StateDraft(name: name, origin: context.origin(plain: label), screen: 0)
    if name != text { draft.aliases = [LocatedText(text, draft.origin)] }
    draft.parentSection = section
    return draft
  }

  private static func stateName(_ text: String) -> String? {
    guard (2...4).contains(Names.wordCount(text)), endsAsState(text),
      let name = StateName(heading: text)?.name, (1...3).contains(Names.wordCount(name))
    else { return nil }
    return name
  }

  /// "Empty state", "Estado vacío", "空状態".
  private static func endsAsState(_ text: String) -> Bool {
    let words = Names.words(text)
    guard let first = words.first, let last = words.last else { return false }
    return StateNouns.singulars.contains(last) || StateNouns.singulars.contains(first)
      || StateVocabulary.unspacedNouns.contains(where: text.hasSuffix)
  }

  /// Whether one of the names at least is how a control looks.
  private func isOfControl(_ found: [StateDraft]) -> Bool {
    found.contains { Names.hasWord($0.name, in: Self.looks) }
  }

  /// Words that make something else of a state: "solid state", "state machine".
  private static let others: Lexicon = ["solid", "steady", "machine"]

  /// Whether a name is that of a kind of states that screens have: "Empty", "No results", "エラー".
  private static func isKind(_ name: String) -> Bool {
    Names.hasWord(name, in: StateWords.states) || Names.hasWord(name, in: kinds)
      || KindNames.name(of: name) != nil || kindMarks.contains(where: name.contains)
  }

  private static let kinds: Lexicon = [
    "no", "loader", "skeleton", "leer", "leerer", "fehler", "lade", "vide", "erreur", "chargement",
    "vacío", "cargando", "carga", "vazio", "erro", "carregando", "carregamento", "vuoto", "errore",
    "caricamento", "lege", "leeg", "fout", "laden", "éxito", "sucesso", "successo", "erfolg",
    "succès", "tomt", "tom", "fel", "fejl", "feil", "pusty", "błąd", "пустое", "ошибка", "ошибки",
    "загрузка", "загрузки", "boş", "hata", "yükleniyor", "kosong", "galat", "memuat",
  ]
  private static let kindMarks = [
    "空", "错误", "錯誤", "エラー", "加载", "載入", "読み込み", "ローディング", "成功", "失败", "失敗", "离线", "オフライン",
    "빈", "오류", "에러", "로딩", "성공", "오프라인",
  ]

  private static let looks: Lexicon = [
    "hover", "hovered", "pressed", "focus", "focused", "disabled", "enabled", "active", "inactive",
    "default", "normal", "selected", "unselected", "checked", "unchecked", "on", "off", "current",
    "initial", "management", "shared", "global", "local", "saved", "internal", "component",
  ]
}
