import SpecModel
import SpecText

/// Nouns for things, whose state is no state of the interface; data, in lower case.
extension StateVocabulary {
  /// Whether what stands before "State" only names a thing, "Icon", "文档", or is something that is done with states:
  /// "保存する", "저장할".
  static func namesThing(_ name: String) -> Bool {
    let words = Names.words(name)
    guard (1...4).contains(words.count), let last = words.last else { return false }
    if last.utf8.first ?? 0 >= 0xE3, deeds.suffix(of: last) != nil { return true }
    return words.allSatisfy(things.contains) && words.contains { !links.contains($0) }
  }

  /// Parts of an interface that are no screen, and what holds or serves data.
  private static let things: Lexicon = [
    "tab", "tabs", "button", "buttons", "icon", "icons", "document", "documents", "checkbox",
    "toggle", "switch", "input", "field", "label", "badge", "tooltip", "server", "backend",
    "frontend", "database", "connection", "dokument", "symbol", "schaltfläche", "knopf", "feld",
    "bouton", "icône", "champ", "serveur", "documento", "botón", "icono", "campo",
    "servidor", "botão", "ícone", "pulsante", "icona", "knop", "pictogram", "veld", "dokumen",
    "tombol", "ikon", "документ", "документа", "кнопка", "кнопки", "иконка", "иконки", "сервер",
    "сервера", "文档", "文檔", "图标", "圖標", "按钮", "按鈕", "组件", "組件", "控件", "后端", "後端", "前端", "服务器",
    "伺服器", "数据库", "資料庫", "标签", "ドキュメント", "文書", "アイコン", "ボタン", "サーバー", "データベース", "タブ", "문서",
    "아이콘", "버튼", "서버", "백엔드", "프론트엔드", "데이터베이스", "연결", "탭",
  ]
  /// Those of them that alone may say that something is connected.
  private static let links: Lexicon = ["connection", "연결"]

  /// Verbs before the word for state that make it what is kept, and no name.
  private static let deeds: Phrases = [
    "保存する", "管理する", "保持する", "記録する", "共有する", "追跡する", "監視する", "復元する", "저장할", "저장하는", "관리할",
    "관리하는", "보관할", "보관하는", "기록할", "기록하는", "추적할", "추적하는", "복원할", "복원하는",
  ]

  /// Words that say by what things are sorted: "By season state" names none.
  static let sorters: Lexicon = ["by", "per", "par", "por", "nach", "je", "naar", "pro"]

  /// Whether the short word for state behind a name makes another word of it: "多模态", "形态", "动态".
  static func isMood(_ name: String) -> Bool {
    if moods.suffix(of: name) != nil || wholeMoods.contains(name) { return true }
    // "最新动态", "好友动态" are news, and "自动滚动态" is what goes on.
    return name.count > 2 && news.suffix(of: name) != nil && motions.suffix(of: name) == nil
  }

  /// Ends of names that make another word with the short one for state, whatever stands before them.
  private static let moods: Phrases = [
    "模", "形", "生", "姿", "心", "事", "业", "業", "语", "語", "世",
  ]

  /// Whole names that do: what only ends with such a sign, "异常", "拖动", names a state.
  private static let wholeMoods: Lexicon = [
    "动", "動", "静", "靜", "常", "体", "體", "新常",
  ]
  private static let news: Phrases = ["动", "動"]
  /// Verbs that end so and tell what goes on.
  private static let motions: Phrases = [
    "拖动", "滑动", "滚动", "移动", "启动", "自动", "手动", "转动", "抖动", "振动", "震动", "波动", "跳动", "摆动", "晃动",
    "摇动", "推动", "驱动", "联动", "互动", "活动", "运动", "行动", "变动", "触动", "浮动", "流动", "走动", "主动", "被动",
    "制动", "拖動", "滑動", "滾動", "移動", "啟動", "自動", "手動", "轉動", "抖動", "振動", "震動", "波動", "跳動", "擺動",
    "晃動", "搖動", "推動", "驅動", "聯動", "互動", "活動", "運動", "行動", "變動", "觸動", "浮動", "流動", "走動", "主動",
    "被動", "制動",
  ]
}
