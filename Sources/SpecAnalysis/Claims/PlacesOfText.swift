import SpecText

/// Parts of the interface that have a ground of their own, so that what is said of a text tells where it stands: "labels
/// on cards" beside "Surface: cards, navigation".
enum PlacesOfText {
  /// The words for one part in each row.
  private static let parts: [Lexicon] = [
    [
      "card", "cards", "karte", "karten", "carte", "cartes", "tarjeta", "tarjetas", "cartão",
      "cartões", "scheda", "schede", "kaart", "kaarten", "kartu",
    ],
    [
      "panel", "panels", "paneel", "panelen", "panneau", "panneaux", "panneli", "pannello",
      "painel",
      "painéis", "paneles",
    ],
    ["sidebar", "sidebars", "seitenleiste", "zijbalk", "barra-lateral"],
    [
      "modal", "modals", "dialog", "dialogs", "dialogue", "dialogues", "diálogo", "diálogos",
      "dialoog", "sheet", "sheets",
    ],
    ["table", "tables", "tabelle", "tabellen", "tableau", "tabla", "tablas", "tabela", "tabel"],
    ["navigation", "nav", "navbar", "navigazione", "navegación", "navegação", "navigatie"],
    ["input", "inputs", "field", "fields", "feld", "felder", "champ", "champs", "campo", "campos"],
  ]
  /// Parts in signs, which stand inside of longer words; the rows go with those of `parts`.
  private static let wide = [
    ["カード", "卡片", "카드"], ["パネル", "面板", "패널"], ["サイドバー", "侧边栏", "側邊欄", "사이드바"],
    ["モーダル", "ダイアログ", "弹窗", "对话框", "모달", "다이얼로그"], ["テーブル", "表格", "테이블"],
    ["ナビ", "导航", "導覽", "내비"], ["入力欄", "输入框", "輸入框", "입력"],
  ]

  /// Whether the words beside a text and those beside a ground name one part, and those of the text no page.
  static func meet(_ text: [[String]], _ ground: [[String]]) -> Bool {
    let own = text.flatMap { $0 }
    let other = ground.flatMap { $0 }
    guard !own.contains(where: pages.contains) else { return false }
    return parts.indices.contains { part in names(part, own) && names(part, other) }
  }

  private static let pages: Lexicon = ["page", "pages", "screen", "screens", "everywhere"]

  private static func names(_ part: Int, _ words: [String]) -> Bool {
    words.contains { word in
      parts[part].contains(word)
        || word.utf8.contains { $0 >= 0xE3 } && wide[part].contains(where: word.contains)
    }
  }
}
