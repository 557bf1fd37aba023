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
  /// The columns "And also" and "Plus" behind where a row leads, which tell what else happens then.
  static func additions(in header: [String], _ roles: [ColumnRole?]) -> [Int] {
    // A target that only the cells tell stands behind a source and what happens.
    let target = roles.firstIndex(of: .target) ?? roles.firstIndex(of: .change) ?? 2
    return header.indices.filter { $0 > target && Names.isPhrase(header[$0], in: added) }
  }

  /// Headers over what happens besides, words joined by hyphens.
  static let added: Lexicon = [
    "also", "and-also", "plus", "meanwhile", "besides", "additionally", "in-addition", "as-well",
    "at-the-same-time", "what-else", "außerdem", "zusätzlich", "dazu", "auch", "und-auch",
    "gleichzeitig", "nebenbei", "aussi", "et-aussi", "également", "en-plus", "de-plus", "además",
    "también", "y-también", "também", "e-também", "além-disso", "anche", "e-anche", "inoltre",
    "ook", "en-ook", "bovendien", "juga", "dan-juga", "также", "а-также", "кроме-того",
    "同時に", "さらに", "あわせて", "另外", "同时", "同時", "还有", "또한", "동시에",
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
