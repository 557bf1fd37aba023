import SpecModel
import SpecSyntax
import SpecText

/// Reads the bold names below a heading over states of errors: "**Disk full:** nothing is saved" below "Error states".
///
/// The heading says what the names are, so that they may have any words but those for properties and parts.
struct FaultItems {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The states of all such lists.
  ///
  /// - Complexity: O(sections); items are looked at only below such headings.
  func states() -> [StateDraft] {
    document.sections.indices.dropFirst().flatMap { section -> [StateDraft] in
      (members(of: section) ?? []).map { name in
        var draft = StateDraft(
          name: document.string(plain: name), origin: context.origin(plain: name), screen: section)
        draft.parentSection = section
        return draft
      }
    }
  }

  /// The names below a heading over errors, two at least; `nil` where it is none, or one item is no name with a text.
  func members(of section: Int) -> [Range<Int>]? {
    let heading = document.plainText(of: Int(document.sections[section].heading))
    guard (6...60).contains(heading.count),
      StateVocabulary.mayNameState(document.plain, heading),
      Self.isOverFaults(StateName.withoutNumbering(document.title(ofSection: section)))
    else { return nil }
    let items = context.lines(in: document.sections[section].ownNodes)
      .filter { line in
        line.holder == .item && line.depth == 1
          && Int(document.nodes[line.node].text.lowerBound) == line.text.lowerBound
      }
    guard (2...20).contains(items.count) else { return nil }
    let names = items.compactMap(name)
    let texts = names.map { document.string(plain: $0) }
    guard names.count == items.count, texts.allSatisfy(Self.mayBeName), !areCopy(items),
      Set(texts.map { Names.key($0) }).count == texts.count
    else { return nil }
    return names
  }

  /// "1. **Headline**: 「Not sent」": whether a numbered list gives nothing but quoted copy, the parts of one message.
  private func areCopy(_ items: [TextLine]) -> Bool {
    guard let item = items.first.map({ Int(document.nodes[$0.node].parent) }), item > 0,
      case let list = Int(document.nodes[item].parent), list > 0, document.nodes[list].level == 1
    else { return false }
    return items.allSatisfy { line in
      let text = document.string(plain: line.value).filter { $0 != " " }
      guard let first = text.first, let last = text.last else { return false }
      return "\"“”„「『«".contains(first) && "\"”“」』»".contains(last)
    }
  }

  /// Whether a title speaks of states of errors, in the plural or in a script that has none: "Error states", "错误状态".
  static func isOverFaults(_ title: String) -> Bool {
    let name = StateName.splitQualifier(title).name
    let words = Names.words(name)
    guard (1...4).contains(words.count) else { return false }
    if name.utf8.contains(where: { $0 >= 0xE3 }) {
      return name.count <= 10 && StateVocabulary.unspacedNouns.contains(where: name.hasSuffix)
        && marks.isIn(name)
    }
    if words.contains(where: compounds.contains) { return true }
    return words.contains(where: StateVocabulary.plurals.contains)
      && words.contains(where: StateTables.errors.contains)
  }

  private static let compounds: Lexicon = [
    "fehlerzustände", "ausfallzustände", "störungszustände", "foutstatussen", "fouttoestanden",
    "feltillstånd", "fejltilstande", "feiltilstander", "virhetilat",
  ]
  private static let marks: Phrases = [
    "错误", "錯誤", "异常", "異常", "失败", "失敗", "故障", "エラー", "障害", "오류", "에러", "실패", "장애",
  ]

  /// The bold words with which an item begins, where a colon or a dash and a text stand behind them.
  private func name(_ line: TextLine) -> Range<Int>? {
    if let label = line.label {
      return line.isStrongLabel && !line.value.isEmpty ? label : nil
    }
    return document.dashedLabel(line)?.label
  }

  /// Whether bold words may be the name of an error, and of no property, part, screen or case of a change.
  static func mayBeName(_ text: String) -> Bool {
    let words = Names.words(text)
    guard let last = words.last, (1...6).contains(words.count), text.count <= 48,
      !Arrow.isIn(text), text.contains(where: \.isLetter)
    else { return false }
    return !PropertyLabels.hold(text)
      && (words.count > 1 || ColumnRole.role(ofHeader: text) == nil)
      && !StateVocabulary.conditionLabels.contains(text.lowercased())
      && (words.count > 1 || !StateWords.isPart(words)) && !contents.contains(last)
      && last.contains(where: { !$0.isNumber }) && !questions.contains(words[0])
      && unspacedQuestions.prefix(of: text) == nil
      && !TransitionWords.screenNouns.contains(last)
  }

  /// What a message answers: "What", "Why this happened".
  private static let questions: Lexicon = [
    "what", "why", "how", "when", "where", "who", "was", "warum", "wieso", "wie", "wann", "quoi",
    "pourquoi", "comment", "quand", "qué", "cómo", "cuándo", "porqué", "como", "quando", "perché",
    "cosa", "wat", "waarom", "hoe", "что", "почему", "как", "když", "dlaczego", "jak", "apa",
    "mengapa", "bagaimana",
  ]
  private static let unspacedQuestions: Phrases = [
    "何が", "何を", "なにごと", "なぜ", "どうすれば", "どうする", "为什么", "為什麼", "怎么", "如何", "什么", "무엇", "왜", "어떻게",
  ]

  /// What an error consists of on the screen, and how errors are dealt with.
  private static let contents: Lexicon = [
    "title", "headline", "message", "text", "copy", "illustration", "image", "icon", "button",
    "buttons", "cta", "action", "actions", "toast", "toasts", "banner", "banners", "snackbar",
    "inputs", "fields", "forms", "tone", "recovery", "messages", "messaging", "mechanism",
    "mechanisms", "degradation", "handling", "fallback", "fallbacks", "retry", "retries", "content",
    "guidance", "feedback", "notifications", "alerts", "boundaries", "boundary", "logging",
    "reporting", "options", "strategy", "strategies", "patterns", "principles", "behavior",
    "behaviour", "placement", "treatment", "link", "links", "原因", "处理", "处理方式", "解决方案", "对策",
    "対策", "対処", "처리", "해결", "display", "suggestions", "prevention", "meldungen", "behandlung",
    "gestion", "mensajes", "manejo", "mensagens", "tratamento", "messaggi", "gestione", "titel",
    "meldung", "nachricht",
    "schaltfläche",
    "farbe", "titre", "bouton", "couleur", "título", "mensaje", "mensagem", "botón", "botão",
    "ícono",
    "titolo", "messaggio", "pulsante", "knop", "标题", "文案", "按钮", "图标", "插图", "颜色",
    "タイトル", "メッセージ", "ボタン", "アイコン", "제목", "메시지", "버튼", "아이콘",
  ]
}
