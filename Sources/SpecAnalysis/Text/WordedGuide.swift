import SpecModel
public import SpecSyntax
import SpecText

/// Tells guides that give their rules in words alone from documents that say nothing about an interface.
public enum WordedGuide {
  /// Whether several headings, items, paragraphs and cells speak of parts of an interface: "Cards have no border" beside
  /// "A dialog asks before anything is lost".
  ///
  /// - Complexity: O(bytes).
  public static func isTold(by document: Document) -> Bool {
    var blocks = 0
    var found: Set<String> = []
    var tickets = 0..<0
    for (number, node) in document.nodes.enumerated() where !tickets.contains(number) {
      let own: [String]
      switch node.kind {
      case .table where areTickets(number, document):
        tickets = number..<Int(node.end)
        continue
      case .heading, .paragraph, .tableCell: own = parts(of: document.string(number))
      case .codeBlock:
        let lines = document.codeBlocks[Int(node.payload)].lines
        own = lines.prefix(60).flatMap { parts(of: document.source.string($0)) }
        blocks += own.count / 2
      default: continue
      }
      guard !own.isEmpty else { continue }
      blocks += 1
      found.formUnion(own)
      if blocks >= leastBlocks, found.count >= leastNouns || blocks >= 2 * leastBlocks {
        return true
      }
    }
    return false
  }

  private static let people: Lexicon = [
    "owner", "owners", "assignee", "assignees", "assigned", "responsible", "reporter", "who",
    "zuständig", "verantwortlich", "bearbeiter", "responsable", "assigné", "responsabile",
    "responsável", "asignado", "verantwoordelijke", "penanggung", "担当", "担当者", "负责人", "負責人",
    "经办人", "담당자", "담당", "ответственный", "исполнитель",
  ]

  /// Whether a table tells who does what, which describes no interface.
  private static func areTickets(_ table: Int, _ document: Document) -> Bool {
    guard let header = document.firstChild(of: table) else { return false }
    return document.children(of: header).contains {
      Names.hasWord(document.string($0), in: people, ofAtMost: 2)
    }
  }

  /// Whether all that a document has stands in comments, which are not read.
  public static func isCommentedOut(_ document: Document) -> Bool {
    let blocks = document.nodes.indices.filter { document.nodes[$0].kind != .document }
    return !blocks.isEmpty
      && blocks.allSatisfy { number in
        document.nodes[number].kind == .htmlBlock
          && ASCII.starts(
            document.source.bytes, at: Int(document.nodes[number].range.start), with: "<!--")
      }
  }

  private static let leastBlocks = 4
  private static let leastNouns = 2

  /// The parts that a text names, each by the word of the list.
  private static func parts(of text: String) -> [String] {
    let words = text.split { !$0.isLetter }.flatMap(humps).map { $0.lowercased() }
    let found = words.compactMap { word in
      nouns.contains(word) ? word : stems.first { word.utf8.count <= 24 && word.hasPrefix($0) }
    }
    return text.utf8.contains { $0 >= 0xE3 } ? found + wideNouns.filter(text.contains) : found
  }

  /// The words of a name without blanks: "Home" and "Screen" of "HomeScreen".
  private static func humps(_ word: Substring) -> [Substring] {
    var result: [Substring] = []
    var start = word.startIndex
    for index in word.indices.dropFirst()
    where word[index].isUppercase && !word[word.index(before: index)].isUppercase {
      result.append(word[start..<index])
      start = index
    }
    return result + [word[start...]]
  }

  private static let nouns: Lexicon = [
    "button", "buttons", "icon", "icons", "card", "cards", "dialog", "dialogs", "modal", "modals",
    "toolbar", "toolbars", "sidebar", "screen", "screens", "tooltip", "tooltips", "colors",
    "colours", "palette", "typography", "font", "fonts", "padding", "spacing", "radius", "divider",
    "dividers", "shadow", "shadows", "hover", "focus", "bubble", "bubbles", "badge", "badges",
    "chip", "chips", "dropdown", "navbar", "toast", "toasts", "banner", "banners", "placeholder",
    "spinner", "skeleton", "animation", "animations", "headline", "slider", "toggle", "widget",
    "overlay", "overlays", "drawer", "karte", "karten", "symbol", "symbole", "carte", "cartes",
    "marges", "fuente", "tela", "telas", "cor", "cores", "fonte", "tarjeta", "tarjetas", "icono",
    "iconos", "ícone", "ícones", "icône", "icônes", "icona", "icone", "kleur", "kleuren", "scherm",
    "knop", "knoppen", "тень", "тени", "ikona", "kolor", "kolory", "tombol", "layar", "warna",
    "ikon", "kartu", "düğme", "dugme", "renk", "renkler", "simge", "menü", "buton",
  ]
  /// Beginnings of words in languages that change their ends.
  private static let stems = [
    "schaltfläche", "bildschirm", "hintergrund", "kontrast", "beschriftung", "überschrift",
    "schrift", "farb", "bouton", "écran", "couleur", "espacement", "pantalla", "botón", "botones",
    "tipograf", "espaciad", "sombra", "botão", "botões", "cartão", "cartões", "espaçament",
    "pulsant", "schermat", "colore", "colori", "spaziatur", "кнопк", "карточк", "экран", "иконк",
    "цвет", "шрифт", "отступ", "скруглен", "градиент", "заголов", "ekran", "przycisk", "czcionk",
    "екран", "колір", "ekraan", "nupp", "nupu", "vaade", "vaated", "näkymä", "painik", "skærm",
    "skjerm", "skärm",
  ]
  private static let wideNouns = [
    "ボタン", "アイコン", "カード", "ダイアログ", "画面", "配色", "余白", "一覧", "メニュー", "モーダル", "按钮", "图标",
    "卡片", "弹窗", "页面", "颜色", "字体", "间距", "阴影", "圆角", "列表", "菜单", "按鈕", "圖示", "버튼", "아이콘", "카드",
    "화면", "색상", "글꼴", "여백", "그림자", "목록", "메뉴", "모달", "페이지", "필터",
  ]
}
