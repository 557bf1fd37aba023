import SpecModel
import SpecSyntax
import SpecText

/// Reads screens that stand below a heading which says no more than that screens follow: items that are names,
/// "- Home" below "Page list", items with a name in bold before what is said of it, and lines "Home:" over a list each;
/// and items that begin with names in code below "Routes" in a document about navigation.
///
/// All items, or all such lines, must be names; three at least.
struct ListedScreens {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the screens that no other form has declared.
  ///
  /// - Complexity: O(sections) where no heading lists screens.
  func collect(into drafts: inout MachineDrafts) {
    var known: KnownStates?
    for section in document.sections.indices.dropFirst() {
      let registered = self.registered(section) ?? grouped(section)
      let listsRoutes = registered == nil && self.listsRoutes(section)
      let isPlain = registered == nil && !listsRoutes && listsScreens(section)
      guard registered != nil || listsRoutes || isPlain || headsScreens(section) else { continue }
      let names =
        registered
        ?? (listsRoutes
          ? routes(section)
          : (isPlain ? titled(context.lines(in: document.sections[section].ownNodes)) : nil)
            ?? items(section, isQualified: !isPlain))
      guard let names, Set(names.map { Names.key($0.text) }).count == names.count else { continue }
      var told = known.take() ?? KnownStates(drafts, statesOnly: true)
      for name in names
      where told.name(of: name.text) == nil && !isBegun(name.text, listsRoutes, drafts) {
        drafts.states.append(.screen(name.text, name.origin, in: section))
        told.add(name.text)
      }
      known = told
    }
  }

  /// Whether exactly one screen with a section of its own has a longer name that begins with this one: "Detail" in the
  /// list is "Detail of the plant" below.
  private func isBegun(_ name: String, _ isRoute: Bool, _ drafts: MachineDrafts) -> Bool {
    let words = Names.words(name)
    guard !isRoute, !words.isEmpty else { return false }
    var count = 0
    for index in drafts.states.indices
    where drafts.states[index].isScreen && drafts.states[index].section != nil {
      if Names.words(drafts.states[index].name).starts(with: words) { count += 1 }
      if count > 1 { break }
    }
    return count == 1
  }

  /// Whether a heading without sections of its own is over a list of screens and says no more.
  private func listsScreens(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    let next = section + 1
    guard text.count <= 48,
      next == document.sections.count
        || document.sections[next].level <= document.sections[section].level
    else { return false }
    let title = StateName.withoutNumbering(document.string(plain: text))
    let words = Names.words(title)
    guard words.count <= 3, !words.isEmpty else { return false }
    if words.count == 2, TransitionWords.screenNouns.contains(words[0]),
      Self.lists.contains(words[1])
    {
      return true
    }
    if Self.maps.begin(words) { return true }
    return BareHeadings.listsScreens(title) && words.count <= 2 && BareHeadings.isPlainList(title)
  }

  /// Whether the first or last word of a heading says that screens follow, whatever stands beside it: "MVP screens",
  /// "Telas do MVP", "화면(IA) 제안 (MVP)".
  private func headsScreens(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    let next = section + 1
    guard text.count <= 60,
      next == document.sections.count
        || document.sections[next].level <= document.sections[section].level
    else { return false }
    let title = Self.withoutParentheses(StateName.withoutNumbering(document.string(plain: text)))
    let words = Names.words(title)
    guard (1...5).contains(words.count), let first = words.first, let last = words.last,
      !words.contains(where: StateVocabulary.plurals.contains),
      !words.contains(where: { StateWords.parts.contains($0) && !StateWords.listWords.contains($0) }
      )
    else { return false }
    if BareHeadings.listsScreens(title), BareHeadings.isPlainList(title) { return true }
    if StateWords.screenTitles.contains(first) || StateWords.screenTitles.contains(last) {
      // Languages without a plural: "화면 요소" are the parts of one screen.
      return words.count { !StateWords.screenTitles.contains($0) && !Self.offers.contains($0) } == 0
    }
    if StateWords.screenPlurals.contains(first) { return true }
    // "App pages", "Key views"
    if ListedPages.plurals.contains(last), words.count < 3,
      words.dropLast().allSatisfy(StateWords.listWords.contains)
    {
      return true
    }
    return StateWords.screenPlurals.contains(last)
      && !words.dropLast().contains(where: {
        StateVocabulary.joiners.contains($0) || Self.kinds.contains($0)
      })
  }

  /// Words that leave a heading over screens one in languages without a plural.
  private static let offers: Lexicon = [
    "mvp", "v1", "v2", "ia", "ui", "ux", "app", "앱", "제안", "목록", "리스트", "일람", "명세", "전체", "주요",
    "提案", "一覧", "リスト", "案", "列表", "清单", "主要", "全部", "建议", "utama", "daftar", "aplikasi", "chính",
  ]

  /// Words before "screens" that make them kinds or sizes of displays.
  private static let kinds: Lexicon = [
    "small", "large", "big", "wide", "narrow", "touch", "tiny", "retina", "between", "across",
    "all", "other", "error", "loading", "empty",
  ]

  /// A text without what stands in parentheses, and one blank at most between the words beside them.
  static func withoutParentheses(_ text: String) -> String {
    // "（" begins with EF.
    if !text.utf8.contains(where: { $0 == 0x28 || $0 == 0xEF }), !text.contains("  ") {
      return StateName.trimmed(text)
    }
    var result = ""
    var depth = 0
    for character in text {
      if "(（".contains(character) { depth += 1 }
      if depth == 0, !(character == " " && result.last == " ") { result.append(character) }
      if ")）".contains(character), depth > 0 {
        depth -= 1
        if depth == 0, result.last != " " { result.append(" ") }
      }
    }
    return StateName.trimmed(result)
  }

  // MARK: Routes

  /// Whether a heading says "Routes" or "Destinations" in a document whose title tells of navigation.
  private func listsRoutes(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard (6...24).contains(text.count), section > 1,
      Self.routes.contains(
        StateName.withoutNumbering(document.string(plain: text)).lowercased())
    else { return false }
    return Names.hasWord(document.title(ofSection: 1), in: Self.subjects)
  }

  private static let routes: Lexicon = [
    "routes", "app routes", "destinations", "routen", "ziele", "rutas", "rotas", "destinos",
    "rotte", "маршруты",
  ]
  private static let subjects: Lexicon = [
    "navigation", "screen", "screens", "navegación", "navegação", "navigazione", "navigatie",
    "навигация",
  ]

  /// The names in code that each item begins with, "`karma`, `settings` - further pages".
  private func routes(_ section: Int) -> [LocatedText]? {
    let items = context.items(of: section)
    guard (3...40).contains(items.count) else { return nil }
    var result: [LocatedText] = []
    for item in items {
      var place = item.text.lowerBound
      let count = result.count
      while let span = document.span(at: place, of: item.node, in: .code), span.lowerBound == place
      {
        let name = document.string(plain: span)
        guard name.first?.isLetter == true, name.count > 2,
          name.allSatisfy({ $0.isLetter || $0.isNumber || "-_/{}:".contains($0) })
        else { return nil }
        result.append(LocatedText(name, document.origin(document.sourceRange(plain: span))))
        place = span.upperBound
        guard ASCII.starts(document.plain, at: place, with: ", "),
          place + 2 < item.text.upperBound
        else { break }
        place += 2
      }
      if result.count == count { return nil }
    }
    return result
  }

  private static let maps: WordPhrases = [
    ["navigation", "map"], ["navigationskarte"], ["carte", "de", "navigation"],
    ["mapa", "de", "navegación"], ["mapa", "de", "navegação"], ["mappa", "di", "navigazione"],
    ["peta", "navigasi"], ["карта", "навигации"],
  ]

  private static let lists: Lexicon = [
    "list", "inventory", "blueprints", "catalog", "catalogue", "overview", "index", "map",
  ]

  /// "Home:" over a list, three times at least, and no other line of words between them.
  private func titled(_ lines: ArraySlice<TextLine>) -> [LocatedText]? {
    var result: [LocatedText] = []
    for (index, line) in zip(lines.indices, lines) where line.holder == .paragraph {
      let isTitle =
        line.text.count <= 40 && document.plain[line.text.upperBound - 1] == ASCII.colon
        && lines.indices.contains(index + 1) && lines[index + 1].holder == .item
      guard isTitle, let name = Self.name(document.string(plain: line.text.dropLast())) else {
        if result.isEmpty, line.text.count > 40 || !isTitle { continue }
        return nil
      }
      result.append(LocatedText(name, context.origin(plain: line.text)))
    }
    return result.count > 2 ? result : nil
  }

  /// Items each of which is a name, or begins with one in bold.
  ///
  /// - Parameter isQualified: whether the heading says more than that screens follow, so that each must tell of its own.
  private func items(_ section: Int, isQualified: Bool) -> [LocatedText]? {
    var items = withoutRemarks(context.items(of: section))
    let isTree = items.count == 1 && !isQualified
    if isTree { items = allItems(section) }
    guard (3...40).contains(items.count) else { return nil }
    let marked = items.count { mark($0) != nil }
    var result: [LocatedText] = []
    for item in items {
      var range = item.text
      if let span = mark(item) {
        range = span
      } else if marked > 2, marked + 1 >= items.count {
        // "Components: six tiles" behind items that begin with names in code is none of them.
        continue
      } else if let label = item.label {
        // "1. Plant list: public list, search"
        guard !item.value.isEmpty, standsFirst(items[0], section), !isPart(item, label) else {
          return nil
        }
        range = label
      } else if range.count > 40 || isQualified {
        return nil
      }
      guard let name = Self.name(document.string(plain: range)),
        !isTree || !SiteMaps.isContent(name)
      else { return nil }
      result.append(LocatedText(name, context.origin(plain: item.text)))
    }
    return result
  }

  /// The numbered items alone, where those without numbers stand between them and mostly tell of them: "1. Door" over
  /// "- Route: `/door`".
  private func withoutRemarks(_ items: [TextLine]) -> [TextLine] {
    let numbered = items.filter { item in
      let parent = Int(document.nodes[item.node].parent)
      return parent > 0 && document.nodes[Int(document.nodes[parent].parent)].level == 1
    }
    guard numbered.count > 2, numbered.count < items.count,
      items.first?.text == numbered.first?.text
    else { return items }
    let told = items.count { $0.label != nil }
    return told * 3 >= (items.count - numbered.count) * 2 ? numbered : items
  }

  /// Whether an item is about a part of screens, "Left button: goes back", or gives its colour: "Parcel sent: `#0A7`".
  private func isPart(_ item: TextLine, _ label: Range<Int>) -> Bool {
    let text = document.string(plain: label)
    if Names.words(text).last.map(Self.elements.contains) == true { return true }
    return givesColor(item.value)
      || ASCII.find("rgb", in: document.plain, item.value) != nil
  }

  /// Whether three digits of a colour at least follow the first "#" of a text.
  private func givesColor(_ text: Range<Int>) -> Bool {
    guard let mark = ASCII.find("#", in: document.plain, text) else { return false }
    return text.upperBound > mark + 3
      && document.plain[mark + 1..<mark + 4].allSatisfy {
        ASCII.isDigit($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0)
      }
  }

  /// What stands on a screen and is none.
  private static let elements: Lexicon = [
    "button", "buttons", "icon", "circle", "badge", "logo", "label", "field", "colour", "color",
    "knopf", "schaltfläche", "symbol", "feld", "bouton", "icône", "champ", "botón", "icono",
    "campo", "botão", "ícone", "pulsante", "icona", "knop", "veld", "tombol", "ikon",
  ]

  /// The words in bold or code with which an item begins.
  func mark(_ item: TextLine) -> Range<Int>? {
    guard
      let span = document.span(at: item.text.lowerBound, of: item.node, in: [.strong, .code]),
      span.lowerBound == item.text.lowerBound
    else { return nil }
    return span
  }

  /// The items right below a heading, and those of the lists in them: "Home" over all that hangs on it.
  private func allItems(_ section: Int) -> [TextLine] {
    context.lines(in: document.sections[section].ownNodes).filter { line in
      line.holder == .item
        && line.text.lowerBound == document.plainText(of: line.node).lowerBound
    }
  }

  /// Whether at most two lines of text stand between a heading and its first item: behind more it tells of those.
  private func standsFirst(_ item: TextLine, _ section: Int) -> Bool {
    context.lines(in: document.sections[section].ownNodes)
      .prefix { $0.text.lowerBound < item.text.lowerBound }
      .count { $0.holder != .heading } <= 2
  }

  /// The name of a screen; `nil` where words tell of a part of screens, or ask or explain.
  static func name(_ text: String) -> String? {
    let numbered = StateName.withoutNumbering(text)
    // "(old) Plant list"
    let lead = numbered.hasPrefix("(") ? numbered.firstIndex(of: ")") : nil
    let rest = lead.map { StateName.trimmed(String(numbered[numbered.index(after: $0)...])) }
    let bare = ArrowSide.unwrapped(
      StateName.withoutOrdinal(rest.map { $0.isEmpty ? numbered : $0 } ?? numbered))
    let (name, _) = StateName.splitQualifier(bare)
    let words = Names.words(name)
    guard (1...4).contains(words.count), let first = name.unicodeScalars.first,
      !first.properties.isLowercase, first.properties.isAlphabetic, ArrowSide.isName(name),
      !name.contains(where: { ",:;.=→".contains($0) }), ColumnRole.role(ofHeader: name) == nil,
      words.count > 1 || !StateWords.sides.contains(words[0]),
      !words.contains(where: TransitionWords.properties.contains),
      StateName(heading: name) == nil
    else { return nil }
    return name
  }
}
