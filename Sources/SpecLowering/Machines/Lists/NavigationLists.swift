import SpecModel
import SpecSyntax
import SpecText

/// Reads the entries of a navigation: items with a name in bold below "**Sidebar navigation:**", and branches of a tree
/// that lead to the file of a page, "├── Entries → EntriesPage.tsx".
struct NavigationLists {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the screens that no other form has declared.
  func collect(into drafts: inout MachineDrafts) {
    let found = entries() + counted() + menus() + branches()
    guard !found.isEmpty else { return }
    var known = KnownStates(drafts, statesOnly: true)
    // "时刻表" of a menu is the page "时刻表页面".
    let surfaces = Dictionary(
      drafts.states.indices.map { (StateVocabulary.withoutSurface(drafts.states[$0].key), $0) },
      uniquingKeysWith: { first, _ in first })
    for (name, section) in found where known.name(of: name.text) == nil {
      if let place = surfaces[Names.key(name.text)] {
        drafts.states[place].aliases.append(name)
        known.add(name.text)
        continue
      }
      drafts.states.append(.screen(name.text, name.origin, in: section))
      known.add(name.text)
    }
  }

  // MARK: Lists

  /// The bold names of the items below labels over a navigation, three at least and all of them names.
  private func entries() -> [(name: LocatedText, section: Int)] {
    var result: [(name: LocatedText, section: Int)] = []
    for (index, line) in context.lines.enumerated()
    where line.holder == .paragraph && line.label != nil && line.value.isEmpty
      && line.text.count <= 48 && isOverNavigation(line)
    {
      let items = context.lines[(index + 1)...].prefix { $0.holder == .item }
        .filter {
          $0.depth == line.depth + 1
            && $0.text.lowerBound == document.plainText(of: $0.node).lowerBound
        }
      guard let names = names(of: Array(items)) else { continue }
      let section = Int(document.nodes[line.node].section)
      result += names.map { ($0, section) }
    }
    for section in document.sections.indices.dropFirst() where isOverNavigation(section) {
      guard let names = names(of: context.items(of: section)) else { continue }
      result += names.map { ($0, section) }
    }
    return result
  }

  /// The names of items, where all of them have one and some may be that of a screen.
  func names(of items: [TextLine]) -> [LocatedText]? {
    let names = items.compactMap(boldName)
    // "Keyboard navigation", "Audio integration": what a menu can do.
    let features = names.count {
      Names.words($0.text).last.map(Self.features.contains) == true && Names.wordCount($0.text) > 1
    }
    // "**Layout**: two cards", "**Top right**: settings": what is said of the menu.
    let labels = names.count { PropertyLabels.hold($0.text) }
    guard labels < 2 || labels * 3 < names.count else { return nil }
    return (3...12).contains(names.count) && names.count == items.count
      && features * 2 < names.count && names.contains { ListedScreens.name($0.text) != nil }
      ? names : nil
  }

  private static let features: Lexicon = [
    "design", "navigation", "optimization", "optimisation", "integration", "support", "handling",
    "accessibility", "performance", "functionality", "persistence", "compatibility", "control",
    "controls", "effects", "animations", "shortcuts", "layout", "styling", "feedback",
  ]

  /// Whether a heading is over a navigation, "Bottom navigation (4 tabs)", in a document about an interface.
  private func isOverNavigation(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard (4...60).contains(text.count),
      isOverNavigation(
        StateName.splitQualifier(StateName.withoutNumbering(document.string(plain: text))).name)
    else { return false }
    let outer = document.path(ofSection: section).dropLast().map {
      document.title(ofSection: $0)
    }
    return outer.contains(where: BareHeadings.isOfInterface)
      && !outer.contains { Names.hasWord($0, in: Self.asking) }
  }

  /// "Sidebar navigation:", "Bottom tabs:", "Hauptnavigation:", "サイドバー:".
  private func isOverNavigation(_ line: TextLine) -> Bool {
    line.label.map { isOverNavigation(document.string(plain: $0)) } ?? false
  }

  private func isOverNavigation(_ title: String) -> Bool {
    let text = title.lowercased()
    let words = Names.words(text)
    guard (1...4).contains(words.count), !words.contains(where: Self.asking.contains) else {
      return false
    }
    if text.utf8.contains(where: { $0 >= 0xE3 }) {
      return Self.wideMarks.contains(where: text.contains)
    }
    return words.count == 1 && Self.compounds.contains(words[0])
      || words.contains(where: Self.navigations.contains)
        && words.contains(where: Self.places.contains)
  }

  private static let navigations: Lexicon = [
    "navigation", "nav", "menu", "menü", "menú", "tabs", "order", "navegación", "navegação",
    "navigazione", "navigatie", "navigasi", "navigace", "nawigacja", "навигация", "навігація",
    "gezinme", "leiste", "barra", "barre", "bar", "rail", "entries", "items",
  ]
  private static let asking: Lexicon = [
    "filter", "filters", "keyboard", "focus", "management", "accessibility", "why", "how", "what",
    "when", "where", "which", "problem", "problems",
    "issues", "goals",
    "behavior", "behaviour", "rules", "specs", "styles", "style", "states", "changes", "principles",
  ]
  private static let places: Lexicon = [
    "sidebar", "side", "bottom", "main", "top", "primary", "global", "drawer", "left", "header",
    "lateral", "latérale", "laterale", "inferior", "inférieure", "inferiore", "principal",
    "principale", "untere", "seitliche", "zijbalk", "onderste", "hoofd", "samping", "bawah",
    "utama", "главное", "нижняя", "боковая", "головне", "ana", "alt", "hlavní", "główna",
    "sidebars", "tab",
  ]
  private static let compounds: Lexicon = [
    "sidebar", "tabs", "hauptnavigation", "seitenleiste", "navigationsleiste", "tableiste",
    "tabbar",
    "navbar", "hauptmenü", "seitenmenü", "hoofdmenu", "hoofdnavigatie", "zijmenu",
  ]
  private static let wideMarks = [
    "サイドバー", "ナビゲーション", "タブバー", "メインメニュー", "下部タブ", "侧边栏", "側邊欄", "导航", "導航", "主菜单", "底部标签",
    "사이드바", "내비게이션", "네비게이션", "하단 탭", "메인 메뉴",
  ]

  private func boldName(_ line: TextLine) -> LocatedText? {
    guard let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong),
      span.lowerBound == line.text.lowerBound, span.count <= 48,
      case let text = document.string(plain: span),
      let name = ListedScreens.name(text) ?? Self.usualEntry(text)
    else { return nil }
    return LocatedText(name, context.origin(plain: span))
  }

  /// "Overview", "Events": words that elsewhere tell about a part of a screen or head a column, and are usual entries of
  /// a navigation.
  private static func usualEntry(_ text: String) -> String? {
    let name = StateName.trimmed(String(text.drop { !$0.isLetter }))
    let words = Names.words(name)
    guard words.count == 1, let first = name.unicodeScalars.first,
      first.properties.isAlphabetic, !first.properties.isLowercase,
      !name.contains(where: { ",:;.=→/".contains($0) })
    else { return nil }
    return properties.contains(words[0]) || TransitionWords.properties.contains(words[0])
      ? nil : name
  }

  /// What is said of a bar and is no entry of it.
  private static let properties: Lexicon = [
    "height", "width", "background", "icon", "icons", "color", "colors", "padding", "position",
    "label", "labels", "behavior", "behaviour", "layout", "spacing", "active", "inactive",
    "default", "hover", "type", "size", "font", "animation", "badge", "badges", "items", "item",
    "tabs", "style", "styles", "state", "states", "gesture", "gestures", "accessibility", "mobile",
    "desktop", "tablet", "purpose", "location", "contents", "content", "structure", "component",
    "components", "transition", "transitions", "responsive", "collapsed", "expanded", "logo",
    "footer", "header", "left", "right", "center", "top", "bottom", "pros", "cons", "usage",
    "placement", "visibility", "interaction", "interactions", "höhe", "breite", "hintergrund",
    "farbe", "hauteur", "largeur", "altura", "ancho", "cor", "colore", "altezza", "hoogte",
  ]

  // MARK: Trees

  /// The branches of trees that lead to the file of a page each, two at least.
  private func branches() -> [(name: LocatedText, section: Int)] {
    var result: [(name: LocatedText, section: Int)] = []
    for block in document.codeBlocks
    where (3...120).contains(block.lines.count) && FlowReader.languages.contains(block.language) {
      let names = block.lines.compactMap(branch)
      guard names.count > 1, Set(names.map { Names.key($0.text) }).count == names.count else {
        continue
      }
      let section = Int(document.nodes[Int(block.node)].section)
      result += names.map { ($0, section) }
    }
    return result
  }

  /// The name of "├── 📊 Dashboard → DashboardPage.tsx".
  private func branch(_ line: SourceRange) -> LocatedText? {
    let bytes = document.source.bytes
    let text = ASCII.trimmed(bytes, line.offsets)
    // ├ └ are E2 94 9C and E2 94 94.
    guard text.count > 8, text.count <= 200, bytes[text.lowerBound] == 0xE2,
      bytes[text.lowerBound + 1] == 0x94, ArrowGlyph.mayOccur(in: bytes, text),
      let (before, after) = Arrow.split(document.source.string(line)), Self.isPageFile(after)
    else { return nil }
    let name = StateName.trimmed(
      StateName.splitQualifier(String(before.drop { !$0.isLetter })).name)
    guard (1...5).contains(Names.wordCount(name)), name.utf8.count <= 60,
      !name.contains(where: { "./\\{}=<>".contains($0) })
    else { return nil }
    return LocatedText(name, document.origin(line))
  }

  /// "EntriesPage.tsx", "entry_screen.dart": a file that calls itself a page and holds one.
  private static func isPageFile(_ text: String) -> Bool {
    guard !text.contains(" "), let dot = text.lastIndex(of: ".") else { return false }
    let stem = Names.words(String(text[..<dot]))
    return extensions.contains(text[text.index(after: dot)...].lowercased())
      && (stem.last.map(pages.contains) == true || stem.first.map(pages.contains) == true
        || pageEnds.contains { text[..<dot].lowercased().hasSuffix($0) })
  }

  private static let extensions: Lexicon = [
    "tsx", "jsx", "vue", "svelte", "dart", "swift", "kt", "html", "php", "astro", "razor", "ts",
    "js", "xaml",
  ]
  private static let pages: Lexicon = [
    "page", "screen", "view", "scene", "activity", "fragment", "pages", "screens", "index",
  ]
  private static let pageEnds: Phrases = ["page", "screen", "view", "activity", "fragment"]
}
