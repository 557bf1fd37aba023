import SpecModel
import SpecText

/// Words of headers over what brings a change about; data.
extension TableColumns {
  /// "Screen | Control | Leads to": the column of what somebody touches, else that of what code calls for it, where its
  /// header says nothing else.
  static func control(in header: [String], _ roles: [ColumnRole?]) -> Int? {
    let open = header.indices.filter { roles[$0] == nil }
    return open.first { touched.contains(header[$0].lowercased()) }
      ?? open.first { handlers.contains(header[$0].lowercased()) }
  }

  /// Headers over what somebody touches, where no other tells what happens.
  private static let touched: Lexicon = [
    "control", "hotspot", "hot spot", "gesture", "input", "bedienelement", "geste", "gesto",
    "button", "buttons", "schaltfläche", "knopf", "bouton", "boutons", "botón", "botones", "botão",
    "botões", "pulsante", "pulsanti", "bottone", "knop", "knoppen", "tombol", "кнопка", "кнопки",
    "przycisk", "tlačítko", "ボタン", "按钮", "按鈕", "버튼",
  ]
  /// Headers over the functions that code calls when something happens.
  private static let handlers: Lexicon = [
    "handler", "handlers", "event handler", "callback handler", "обработчик", "обработчики",
    "gestionnaire", "gestionnaire d'événement", "manejador", "manipulador", "gestore", "penangan",
    "obsługa", "ハンドラ", "ハンドラー", "处理函数", "处理程序", "處理函式", "핸들러",
  ]
  /// Words for a cause.
  static let causes: Lexicon = [
    "because", "cause", "caused", "why", "reason", "weil", "grund", "ursache", "parce",
    "motif", "porque", "motivo", "causa", "perché", "omdat", "reden",
  ]
  /// Verbs that say that something brings a change about.
  static let causing: Lexicon = [
    "causes", "triggers", "starts", "prompts", "initiates", "auslöst", "déclenche", "provoca",
    "dispara", "provoque", "veroorzaakt",
  ]
}
