import SpecModel
import SpecSyntax
import SpecText

/// Reads trees of names in fences below a heading that calls them a site map or the screens of the app: "Home" over
/// "├── Courses" and "│   └── Lesson".
///
/// Two thirds of the branches must be names set as titles, alone or before a remark, and no other may be code or a file:
/// a tree of files or of components is none.
struct SiteMaps {
  private let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the screens of all such trees that nothing else declares.
  func collect(into drafts: inout MachineDrafts) {
    var known: KnownStates?
    for block in document.codeBlocks
    where (4...80).contains(block.lines.count) && FlowReader.languages.contains(block.language)
      && isTree(block)
    {
      let isTold = isOfScreens(block) || namesScreens(block)
      guard isTold || isBelowScreens(block), let names = names(in: block),
        isTold || !names.contains(where: { Self.isContent($0.name) })
      else { continue }
      var ends = known.take() ?? KnownStates(drafts, statesOnly: true)
      let section = Int(document.nodes[Int(block.node)].section)
      for (name, line) in names where ends.name(of: name) == nil {
        var draft = StateDraft(name: name, origin: document.origin(line), screen: section)
        draft.parentSection = section
        drafts.states.append(draft)
        ends.add(name)
      }
      known = ends
    }
  }

  /// Whether the second or third line begins with a branch: a test on bytes.
  private func isTree(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return block.lines[1...2].contains { line in
      let start = ASCII.trimmed(bytes, line.offsets).lowerBound
      // ├ └ are E2 94 9C and E2 94 94.
      return start + 2 < line.offsets.upperBound && bytes[start] == 0xE2 && bytes[start + 1] == 0x94
        && (bytes[start + 2] == 0x9C || bytes[start + 2] == 0x94)
    }
  }

  /// Whether the nearest heading calls what stands below it a map of screens.
  private func isOfScreens(_ block: Document.CodeBlock) -> Bool {
    guard let title = context.scope(of: Int(block.node)).last else { return false }
    let words = Names.words(title)
    if Self.titles.occur(in: words) || Self.marks.contains(where: title.contains) { return true }
    // "Ferry app: where everything hangs" over a tree below "Home".
    return words.contains(where: Self.products.contains) && block.lines.count > 5
      && words.allSatisfy { !TransitionWords.systems.contains($0) }
      && Self.name(document.source.string(block.lines[0])).map {
        $0.utf8.first != 0x20 && Names.words($0).allSatisfy(Self.roots.contains)
      } == true
  }

  /// Whether the nearest heading says no more than that screens follow: "Screens".
  private func isBelowScreens(_ block: Document.CodeBlock) -> Bool {
    guard let title = context.scope(of: Int(block.node)).last,
      BareHeadings.listsScreens(title), BareHeadings.isPlainList(title)
    else { return false }
    return !context.isSystem(around: Int(block.node))
  }

  /// Whether two thirds of the branches, three at least, call themselves screens: "├── LoginScreen  → email, password".
  private func namesScreens(_ block: Document.CodeBlock) -> Bool {
    guard !context.isSystem(around: Int(block.node)) else { return false }
    var count = 0
    var screens = 0
    for line in block.lines {
      // Most trees are left after their first branches.
      guard (count - screens) * 3 <= block.lines.count else { return false }
      let start = behindBranches(line.offsets)
      guard start > line.offsets.lowerBound, start < line.offsets.upperBound else { continue }
      let bare = StateName.trimmed(
        document.source.string(SourceRange(start, line.offsets.upperBound)))
      guard !bare.isEmpty else { continue }
      count += 1
      if let name = Self.name(bare), BareHeadings.endsAsScreen(name) { screens += 1 }
    }
    return screens > 2 && screens * 3 >= count * 2
  }

  /// Where a line goes on behind blanks, bars and lines of U+2500 to U+257F.
  private func behindBranches(_ line: Range<Int>) -> Int {
    let bytes = document.source.bytes
    var place = line.lowerBound
    while place < line.upperBound {
      switch bytes[place] {
      case 0x20, 0x09, 0x7C: place += 1
      case 0xE2 where place + 2 < line.upperBound && bytes[place + 1] & 0xFE == 0x94: place += 3
      default: return place
      }
    }
    return place
  }

  private static let products: Lexicon = [
    "app", "website", "site", "portal", "screens", "pages", "kiosk", "menu", "navigation", "sitio",
    "aplicación", "aplicativo", "anwendung", "application", "applicazione", "приложение",
  ]

  private static let titles: WordPhrases = [
    ["sitemap"], ["site", "map"], ["information", "architecture"], ["screen", "map"],
    ["screen", "hierarchy"], ["screen", "tree"], ["page", "hierarchy"], ["page", "tree"],
    ["navigation", "structure"], ["navigation", "hierarchy"], ["navigation", "tree"],
    ["navigation", "map"], ["informationsarchitektur"], ["seitenstruktur"], ["seitenbaum"],
    ["navigationsstruktur"], ["plan", "du", "site"], ["arborescence", "des", "écrans"],
    ["mapa", "del", "sitio"], ["mapa", "de", "navegación"], ["mapa", "do", "site"],
    ["mapa", "de", "navegação"], ["mappa", "del", "sito"], ["карта", "сайта"],
  ]
  private static let marks = [
    "サイトマップ", "画面構成", "画面階層", "ページツリー", "画面ツリー", "站点地图", "网站地图", "页面结构", "页面树", "頁面樹",
    "导航结构", "信息架构", "信息架構", "사이트맵", "화면 구조", "화면 트리", "페이지 트리", "정보 구조",
  ]

  /// The names of a tree with their lines; `nil` where a line is no name.
  private func names(in block: Document.CodeBlock) -> [(name: String, line: SourceRange)]? {
    var branches: [Branch] = []
    var others = 0
    var acts: Int?
    for line in block.lines {
      let text = document.source.string(line)
      let depth = text.prefix { Self.branches.contains($0) }.count
      let bare = StateName.trimmed(String(text.dropFirst(depth)))
      guard !bare.isEmpty else { continue }
      // What hangs below "Order actions" is done on a screen and is none.
      if let level = acts, depth > level { continue }
      let isLeftOut =
        Names.words(bare).last.map(Self.deeds.contains) == true || Self.isToCome(bare)
      acts = depth > 0 && isLeftOut ? depth : nil
      if acts != nil { continue }
      let isRoot = text.first.map { !Self.branches.contains($0) } ?? false
      guard let name = Self.name(Self.behindNoun(Self.withoutNumber(bare))) else {
        // "View / edit rates" tells what is done there.
        let told = StateName.splitQualifier(bare).name
        guard !isRoot, Names.wordCount(told) > 1, !told.contains(where: Self.isSign) else {
          return nil
        }
        others += 1
        continue
      }
      let words = Names.words(name)
      if words.contains(where: Self.groups.contains) { continue }
      if isRoot, !words.contains(where: Self.roots.contains), !BareHeadings.endsAsScreen(name) {
        continue
      }
      branches.append((name, depth, line))
    }
    guard branches.count > 3, others * 2 <= branches.count,
      !isBelowPage(block) || !holdsParts(block, branches)
    else { return nil }
    let result = Self.withoutParts(branches).map { (name: $0.name, line: $0.line) }
    // "RoomShell" over "RoomHeader" and "ChatPanel": a tree of components, in which only screens are some.
    let components = result.count { Self.isComponent($0.name) }
    guard components > 1, components * 2 >= result.count else { return result }
    let screens = result.filter {
      Names.words($0.name).last.map(TransitionWords.screenNouns.contains) == true
    }
    return screens.count > 1 ? screens : nil
  }

  /// Last words of branches that gather what is done on a screen.
  private static let deeds: Lexicon = [
    "actions", "aktionen", "acciones", "ações", "azioni", "acties", "действия", "アクション", "操作",
    "동작", "액션",
  ]

  /// Signs of code, files and flows.
  private static func isSign(_ character: Character) -> Bool {
    ".<>{}=;→@*?_()[]".contains(character)
  }

  /// "Rates" of "1 Rates" and "1. Rates".
  private static func withoutNumber(_ text: String) -> String {
    let bare = StateName.withoutNumbering(text)
    guard bare == text, let first = text.utf8.first, ASCII.isDigit(first),
      let space = text.firstIndex(of: " "), text[..<space].utf8.count <= 2,
      text[..<space].utf8.allSatisfy(ASCII.isDigit)
    else { return bare }
    return StateName.trimmed(String(text[space...]))
  }

  /// "ChatPanel": the type of a part of a screen.
  private static func isComponent(_ name: String) -> Bool {
    guard EventName.isIdentifier(name), name.first?.isUppercase == true else { return false }
    let words = Names.words(name)
    return words.count > 1 && components.contains(words[words.count - 1])
  }

  /// Whether a name ends as that of a thing on a screen does: "Hero image".
  static func isContent(_ name: String) -> Bool {
    Names.words(name).last.map { components.contains($0) || contents.contains($0) } ?? false
  }

  private static let contents: Lexicon = [
    "hero", "carousel", "tiles", "image", "avatar", "logo", "text", "title", "label", "buttons",
    "cards", "chart", "charts", "filters", "chips", "rows", "inputs", "tabs", "spinner", "fab",
    "nav", "name", "price", "photo", "description", "links", "icons", "badges", "fields",
  ]

  private static let components: Lexicon = [
    "header", "footer", "panel", "banner", "feed", "toolbar", "viewport", "overlay", "shell", "bar",
    "card", "button", "item", "row", "input", "grid", "canvas", "layout", "wrapper",
    "container", "provider", "widget", "icon", "badge", "chip", "field", "section", "controls",
    "composer", "stage",
  ]

  /// "Today" of "Tab: Today" and "Tab 1: Today": what a noun for a place says of the name behind it.
  static func behindNoun(_ text: String) -> String {
    guard text.utf8.contains(ASCII.colon), let (noun, name) = TextSplit.halves(of: text, at: ": "),
      places.contains(withoutNumberBehind(noun).lowercased()), !name.isEmpty
    else { return text }
    return name
  }

  /// "Tab" of "Tab 1".
  private static func withoutNumberBehind(_ noun: String) -> Substring {
    guard let space = noun.lastIndex(of: " "), case let number = noun[space...].dropFirst(),
      (1...2).contains(number.utf8.count), number.utf8.allSatisfy(ASCII.isDigit)
    else { return noun[...] }
    return noun[..<space]
  }

  private static let places: Lexicon = [
    "tab", "screen", "page", "view", "modal", "sheet", "dialog", "reiter", "seite", "ansicht",
    "onglet", "écran", "pestaña", "pantalla", "aba", "tela", "scheda", "schermata", "tabblad",
    "scherm", "タブ", "画面", "标签", "页面", "탭", "화면",
  ]

  /// What stands before the words of a line in a drawn tree.
  static let branches: Set<Character> = [" ", "\t", "│", "├", "└", "─", "|", "╰", "╭", "┬"]

  /// The name before a remark; `nil` for a file, a path, a call or words in lower case.
  private static func name(_ text: String) -> String? {
    let head = TextSplit.pieces(of: text, at: remarks).first ?? text
    let name = StateName.trimmed(StateName.splitQualifier(head).name)
    guard (1...4).contains(Names.wordCount(name)), name.utf8.count <= 40,
      !name.contains(where: { "/.<>{}=;→@*?".contains($0) }), !EventName.isCode(name),
      name.first.map({ $0.isUppercase || $0.isLetter && !$0.isASCII }) == true
    else { return nil }
    return name
  }

  private static let remarks: Phrases = [" - ", " – ", " — ", " # ", "  ", ": "]
  /// Words of branches that gather screens.
  private static let groups: Lexicon = [
    "stack", "navigator", "tabs", "bar", "group", "flow", "root", "app", "nav", "router", "footer",
    "header", "sidebar",
  ]
  /// Words of a root that is a screen itself, and not the name of the app.
  private static let roots: Lexicon = [
    "home", "dashboard", "start", "landing", "welcome", "splash", "launch", "main", "overview",
    "startseite", "accueil", "inicio", "início", "hauptmenü", "главная",
  ]
}
