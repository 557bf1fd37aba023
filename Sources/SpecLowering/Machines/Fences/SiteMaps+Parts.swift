import SpecModel
import SpecSyntax
import SpecText

extension SiteMaps {
  /// A name of a tree, how deep it stands, and its line.
  typealias Branch = (name: String, depth: Int, line: SourceRange)

  /// The names of a tree without what lies on its pages: "Search bar" and "Hero section" below "Home page".
  ///
  /// Below a page with no page of its own, of which half are parts, all are; elsewhere the parts alone are left out.
  static func withoutParts(_ branches: [Branch]) -> [Branch] {
    var left = branches.map { !isWidePart($0.name) }
    for (index, branch) in branches.enumerated() where isPage(branch.name) {
      let below = branches[(index + 1)...].prefix { $0.depth > branch.depth }.indices
      let parts = below.filter { isContent(branches[$0].name) || isWidePart(branches[$0].name) }
      guard !parts.isEmpty else { continue }
      let areAll =
        parts.count * 2 >= below.count && !below.contains { isPage(branches[$0].name) }
      for place in areAll ? Array(below) : parts { left[place] = false }
    }
    return branches.indices.filter { left[$0] }.map { branches[$0] }
  }

  /// Whether a branch is a part of a page by its name or by what the remark behind it calls it: "Close button",
  /// "Orders (table)".
  func holdsParts(_ block: Document.CodeBlock, _ branches: [Branch]) -> Bool {
    if branches.contains(where: { Self.isContent($0.name) || Self.isWidePart($0.name) }) {
      return true
    }
    return block.lines.contains { line in
      guard document.source.bytes[line.offsets].contains(where: { $0 == 0x28 || $0 == 0x88 }),
        let remark = StateName.splitQualifier(document.source.string(line)).qualifier
      else { return false }
      return Self.kinds.contains(remark.lowercased())
    }
  }

  /// Whether a heading around that of a fence, below the title, is of one page: "2.2 Orders page `/orders`".
  func isBelowPage(_ block: Document.CodeBlock) -> Bool {
    let own = Int(document.nodes[Int(block.node)].section)
    var section = Int(document.sections[own].parent)
    while section > 0, document.sections[section].level > 1 {
      let title = document.title(ofSection: section)
      if BareHeadings.endsAsScreen(title) || BareHeadings.routed(title) != nil { return true }
      section = Int(document.sections[section].parent)
    }
    return false
  }

  /// What a remark calls a part of a page.
  private static let kinds: Lexicon = [
    "table", "list", "grid", "card", "cards", "button", "buttons", "form", "input", "chart",
    "dropdown", "select", "toggle", "checkbox", "tabelle", "liste", "karte", "karten", "knopf",
    "formular", "tableau", "carte", "bouton", "formulaire", "tabla", "lista", "tarjeta", "botón",
    "formulario", "tabela", "cartão", "botão", "formulário", "tabella", "scheda", "pulsante",
    "tabel", "lijst", "kaart", "knop", "formulier", "daftar", "kartu", "tombol", "таблица",
    "список", "карточка", "кнопка", "форма", "テーブル", "リスト", "カード", "ボタン", "表格", "列表",
    "卡片", "按钮", "表单", "테이블", "목록", "카드", "버튼",
  ]

  private static let comings: Lexicon = [
    "future", "coming soon", "planned", "later", "post-mvp", "post mvp", "not yet built",
    "not yet implemented", "deferred", "künftig", "geplant", "später", "à venir", "prévu", "futuro",
    "futura", "próximamente", "em breve", "previsto", "toekomst", "gepland", "segera hadir",
    "今後", "今後対応", "将来", "未来", "即将推出", "예정", "추후", "в будущем", "позже",
  ]
  private static let prospects: Lexicon = ["future", "upcoming", "künftige", "futures", "futuras"]
  private static let additions: Lexicon = [
    "features", "enhancements", "additions", "ideas", "modules", "extensions", "pages", "screens",
    "releases", "versions", "funktionen", "erweiterungen", "fonctionnalités", "funciones",
    "funcionalidades",
  ]

  /// "Radio (coming soon)", "Optional future features": whether a branch, with what hangs below it, is still to come.
  ///
  /// "Future bookings" is a screen.
  static func isToCome(_ text: String) -> Bool {
    let parts = StateName.splitQualifier(text)
    if let remark = parts.qualifier, comings.contains(remark.lowercased()) { return true }
    let words = Names.words(parts.name)
    return words.contains(where: prospects.contains)
      && words.last.map(additions.contains) == true
  }

  private static func isPage(_ name: String) -> Bool {
    BareHeadings.endsAsScreen(name) || ScreenNames.kind(of: name) == .screen
  }

  static func isWidePart(_ name: String) -> Bool {
    name.utf8.last ?? 0 >= 0x80 && wideParts.suffix(of: name) != nil
  }

  /// Ends of names of parts in scripts without blanks.
  private static let wideParts: Phrases = [
    "栏", "欄", "条", "條", "区", "區", "区域", "區域", "卡片", "瀑布流", "信息流", "入口", "按钮", "按鈕", "总览",
    "總覽", "轮播", "輪播", "图标", "標題", "标题", "バー", "カード", "ボタン", "エリア", "ヘッダー", "フッター",
    "카드", "버튼", "영역", "섹션", "헤더", "배너",
  ]
}
