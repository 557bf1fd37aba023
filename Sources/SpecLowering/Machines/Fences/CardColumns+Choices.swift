import SpecModel
import SpecText

/// Labels between a screen and what may be done on it, which stand below each other as cards do.
extension CardColumns {
  /// The cards without labels such as "User action:": the branches below one leave the card above it.
  static func withoutChoices(_ cards: [FlowCard]) -> [FlowCard] {
    var result: [FlowCard] = []
    for card in cards {
      if !result.isEmpty, isChoice(card) {
        result[result.count - 1].contents += card.contents
      } else {
        result.append(card)
      }
    }
    return result
  }

  /// Whether a card below an arrow is a word for what somebody does or chooses and a colon, with nothing but ways below.
  private static func isChoice(_ card: FlowCard) -> Bool {
    let head = card.head.text
    guard card.isSequel, card.label.isEmpty, head.utf8.count <= 40,
      head.hasSuffix(":") || head.hasSuffix("："), !card.contents.isEmpty,
      Names.isPhrase(StateName.trimmed(String(head.dropLast())), in: choices)
    else { return false }
    return card.contents.allSatisfy { Arrow.isIn($0.words.text) }
  }

  private static let choices: Lexicon = [
    "action", "actions", "user-action", "user-actions", "choice", "choices", "user-choice",
    "user-choices", "decision", "user-decision", "event", "events", "input", "user-input",
    "response", "user-response", "then", "next", "either", "options", "user-options",
    "aktion", "aktionen", "nutzeraktion", "benutzeraktion", "auswahl", "wahl", "entscheidung",
    "eingabe", "ereignis", "dann", "action-utilisateur", "action-de-lutilisateur", "choix",
    "décision", "événement", "ensuite", "acción", "acciones", "acción-del-usuario", "elección",
    "decisión", "evento", "eventos", "opciones", "ação", "ações", "ação-do-usuário", "escolha",
    "decisão", "opções", "azione", "azioni", "azione-dellutente", "scelta", "decisione", "actie",
    "acties", "actie-van-de-gebruiker", "gebruikersactie", "keuze", "beslissing", "aksi",
    "tindakan", "aksi-pengguna", "pilihan", "keputusan", "操作", "ユーザー操作", "ユーザーの操作", "選択",
    "アクション", "用户操作", "用户选择", "选择", "决定", "사용자-동작", "사용자-선택", "동작", "선택",
    "действие", "действия", "действие-пользователя", "выбор", "решение", "событие",
  ]
}
