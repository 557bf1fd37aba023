import SpecModel
import SpecSyntax
import SpecText

/// Finds the sections that describe one screen each, where the document lists its screens.
extension BareHeadings {
  /// The sections of screens: those with a route in the heading and what stands beside them, else the members of
  /// "Screens", else the numbered sections of a document about screens, "1. Welcome", "2. Basket".
  func inventoriedScreens() -> [(section: Int, title: String)] {
    guard document.sections.count > 3 else { return [] }
    let routed = routedScreens()
    if !routed.isEmpty { return routed }
    let counted = countedScreens()
    if !counted.isEmpty { return counted }
    let coined = coinedScreens()
    if !coined.isEmpty { return coined }
    let listed = Self.withoutViewpoints(listedScreens())
    if !listed.isEmpty { return listed }
    let restarted = restartedScreens()
    if !restarted.isEmpty { return restarted }
    let called = Self.withoutViewpoints(calledScreens())
    var seen = Set(called.map(\.section))
    let further =
      calledCousins() + calledBelow(called) + drawnScreens() + picturedScreens() + listedTwice()
      + sectionsWithContents() + pagesOfLayouts()
    let found = withoutFigures(called + further.filter { seen.insert($0.section).inserted })
    return found.isEmpty ? membersOfTitle() : found.sorted { $0.section < $1.section }
  }

  /// The members of "Screens", else the numbered sections of a document about screens.
  private func listedScreens() -> [(section: Int, title: String)] {
    guard document.sections.count > 4 else { return [] }
    let title = StateName.splitQualifier(document.title(ofSection: 1)).name
    let isAnnounced = Self.announcesScreens(title)
    let isOfWork = Self.isOfWork(title)
    let top = document.sections[1].level + 1
    let lists = document.sections.indices.dropFirst(2).filter {
      guard document.sections[$0].level == top else { return false }
      let title = document.title(ofSection: $0)
      return Self.listsScreens(title) && (isAnnounced || Self.isPlainList(title))
        || groupsShown(title) && !isOfWork || groupsTabs($0)
    }
    let listed = document.sections.indices.dropFirst(2).filter {
      document.sections[$0].level == top + 1 && lists.contains(Int(document.sections[$0].parent))
    }
    if !listed.isEmpty {
      let members = withoutAsides(withMembers(withGroupsOpened(listed))).flatMap { section in
        isGroup(section) ? membersOfGroup(section).map(\.section) : [section]
      }
      return names(
        of: members.filter { !holdsScreens($0) && !holdsStories($0) }, areNumbered: false)
    }
    let isPlain = ScreenGroups.isList(title)
    if lists.isEmpty, isPlain || isAnnounced && Self.namesScreens(title),
      case .sections(let sections)? = screenGroups.members(below: 1),
      isPlain || sections.allSatisfy(hasNumber)
    {
      return names(of: sections, areNumbered: false)
    }
    // A list without sections of its own: what stands beside it is about something else.
    guard lists.isEmpty, isAnnounced, Self.namesScreens(title) else { return [] }
    let sections = document.sections.indices.dropFirst().filter {
      document.sections[$0].level == top
    }
    let numbered = names(
      of: withRunOn(sections), areNumbered: true, least: Self.isPlainList(title) ? 3 : 4)
    return numbered.isEmpty ? names(of: alike(sections), areNumbered: false) : numbered
  }

  /// The members of lists of screens, where headings that only sort them stand for the sections below; those over
  /// lists of names stand for none.
  private func withGroupsOpened(_ listed: [Int]) -> [Int] {
    let lists = Dictionary(grouping: listed) { Int(document.sections[$0].parent) }
    return lists.keys.sorted().flatMap { list -> [Int] in
      let members = lists[list] ?? []
      guard ScreenGroups.isList(document.title(ofSection: list)) else { return members }
      switch screenGroups.members(below: list) {
      case .sections(let sections)?: return sections
      case .items?: return []
      case nil: return members
      }
    }
  }

  /// The sections "Screen: Basket", "Dialog: Discard draft", two at least.
  func labelledScreens() -> [(section: Int, title: String)] {
    var result: [(section: Int, title: String)] = []
    for section in document.sections.indices.dropFirst() {
      let text = document.plainText(of: Int(document.sections[section].heading))
      // A colon, or the full-width one, which ends in 9A.
      guard (6...80).contains(text.count),
        document.plain[text].contains(where: { $0 == ASCII.colon || $0 == 0x9A }),
        let name = Self.labelled(document.title(ofSection: section))
      else { continue }
      result.append((section, name))
    }
    return result.count > 1 ? result : []
  }

  /// The name behind "Screen:".
  static func labelled(_ title: String) -> String? {
    guard title.utf8.contains(where: { $0 == ASCII.colon || $0 == 0xEF }) else { return nil }
    let text = StateName.withoutNumbering(title)
    guard let colon = text.firstIndex(where: { ":：".contains($0) }) else { return nil }
    // "Modal/Inline form:" is a modal.
    let label = text[..<colon]
    let nouns = Names.words(String(label.prefix { $0 != "/" }))
    let name = StateName.trimmed(String(text[text.index(after: colon)...]))
    let words = Names.words(StateName.splitQualifier(name).name)
    guard nouns.count == 1, (1...6).contains(words.count), name.first?.isLetter == true,
      StateWords.screens.contains(nouns[0]) || TableVocabulary.overlayNouns.contains(nouns[0])
        || labels.contains(nouns[0]) && !isOfDocument(words),
      !Arrow.isIn(name)
    else { return nil }
    return name
  }

  /// Whether a name is that of a page in a manual: "Layout", "Performance".
  private static func isOfDocument(_ words: [String]) -> Bool {
    words.last.map { StateWords.sides.contains($0) || technical.contains($0) } ?? true
  }

  /// Nouns before a colon and the name of what is shown, beside those for screens and dialogs; the pages of a document
  /// are called so too, "Page: Layout".
  private static let labels: Lexicon = [
    "page", "view", "seite", "ansicht", "página", "pagina", "vista", "vue", "halaman", "页面",
    "頁面", "界面", "ページ", "페이지",
  ]

  /// Screens with those that a label names and no other form has found.
  func withLabelled(
    _ found: [(section: Int, title: String)]
  ) -> [(section: Int, title: String)] {
    let screens = labelledScreens()
    guard !screens.isEmpty else { return found }
    let names = Dictionary(screens.map { ($0.section, $0.title) }) { first, _ in first }
    let known = Set(found.map(\.section))
    let renamed = found.map { (section: $0.section, title: names[$0.section] ?? $0.title) }
    return (renamed + screens.filter { !known.contains($0.section) })
      .sorted { $0.section < $1.section }
  }

  private func names(
    of sections: [Int], areNumbered: Bool, least: Int = 4
  ) -> [(section: Int, title: String)] {
    let result = sections.compactMap { section in
      name(of: section, isNumbered: areNumbered).map { (section, $0) }
    }
    if result.count >= (areNumbered ? least : 3) { return result }
    // Two are a list where both call themselves screens, or are numbered below a heading over screens.
    let areScreens =
      sections.count == 2 && result.count == 2
      && (result.allSatisfy { Self.endsAsScreen($0.1) }
        || !areNumbered
          && result.allSatisfy { hasNumber($0.0) })
    return areScreens ? result : []
  }

  /// The name of a screen that a heading may give, without its number.
  func name(of section: Int, isNumbered: Bool) -> String? {
    let whole = document.title(ofSection: section)
    let title = Self.withoutFigure(whole) ?? whole
    guard title.utf8.count <= 60 || title.utf8.count <= 180 && title.count <= 60,
      !Self.tellsHowBuilt(title)
    else { return nil }
    let ordered = ScreenNames.numbered(title).flatMap { $0.isPage ? nil : $0.name }
    let name = StateName.withoutBadges(
      ordered ?? StateName.withoutOrdinal(StateName.withoutNumbering(title)))
    let words = Names.words(StateName.splitQualifier(name).name)
    guard !isNumbered || name != title && title.utf8.first.map(ASCII.isDigit) == true,
      !words.isEmpty, StateName(heading: name) == nil,
      isIdentifier(section) && !StateWords.isUnspacedPart(words[words.count - 1])
        || !StateWords.isPart(words)
        || words.count > 1 && words.count < 6 && StateWords.contents.contains(words.last ?? "")
        || !isNumbered && words.count == 1
          && (StateWords.contents.contains(words[0]) || StateWords.shops.contains(words[0]))
        || StateName.splitQualifier(name).qualifier.map(Self.callsItselfSurface) == true
        || namesCodedScreen(section)
    else { return nil }
    return name
  }

  /// "Structure — Manager view": how a screen is built, before its name.
  static func tellsHowBuilt(_ title: String) -> Bool {
    let heads = dashes.lazy.compactMap { TextSplit.halves(of: title, at: $0)?.before }
    guard let head = heads.first else { return false }
    let words = Names.words(StateName.withoutNumbering(head))
    return words.count == 1 && buildings.contains(words[0])
  }

  private static let buildings: Lexicon = [
    "structure", "layout", "anatomy", "hierarchy", "composition", "struktur", "aufbau", "anordnung",
    "disposition", "estructura", "disposición", "estrutura", "struttura", "structuur", "opbouw",
    "indeling", "susunan", "структура", "構成", "構造", "结构", "結構", "布局", "구조", "구성",
  ]

  // MARK: Routes

  /// The sections with the route of a page in the heading, and the screens beside them: those that call themselves
  /// so, have an id of the same kind, "S0 — Start" beside "S4 — Waiting (`/waiting`)", or stand below "Screens".
  private func routedScreens() -> [(section: Int, title: String)] {
    var names: [Int: String] = [:]
    var parents: Set<Int32> = []
    for section in document.sections.indices.dropFirst() {
      let text = document.plainText(of: Int(document.sections[section].heading))
      guard text.count <= 80, document.plain[text].contains(0x2F),
        let name = Self.routed(document.title(ofSection: section))?.name ?? bareRoute(section),
        !RoutedNames.isAboutServices(section, document)
      else { continue }
      if isSheet(section) { continue }
      names[section] = name
      parents.insert(document.sections[section].parent)
    }
    for section in sheets() {
      names[section] = name(of: section, isNumbered: false)
      parents.insert(document.sections[section].parent)
    }
    guard names.count > 1 else { return [] }
    let sections = document.sections.indices.dropFirst().filter {
      parents.contains(document.sections[$0].parent)
    }
    let members = Dictionary(grouping: sections) { document.sections[$0].parent }
    let kinds = Set(names.values.compactMap(Self.kindOfID))
    let lists = parents.filter { parent in
      guard parent > 0, case let title = document.title(ofSection: Int(parent)) else {
        return false
      }
      let below = members[parent] ?? []
      return Self.listsScreens(title) && Self.isPlainList(title)
        && below.count { names[$0] != nil } * 2 >= below.count
    }
    return withMembers(Array(sections)).compactMap { section in
      if let name = names[section] { return (section, name) }
      let title = document.title(ofSection: section)
      let hasID = Self.kindOfID(title).map(kinds.contains) ?? false
      guard
        hasID || lists.contains(document.sections[section].parent) || Self.endsAsScreen(title),
        let name = name(of: section, isNumbered: false)
      else { return nil }
      return (section, name)
    }
  }

  /// The letters of the id that a title begins with: "S" of "S4 — Waiting".
  private static func kindOfID(_ title: String) -> Substring? {
    StateName.id(before: title).map { $0.prefix { $0.isLetter } }
  }

  /// The name and the route of "3. Basket (`/basket`)" and "`/basket` – Basket".
  static func routed(_ title: String) -> (name: String, route: String)? {
    guard title.utf8.contains(0x2F) else { return nil }
    let words = routeSpaced(title).split(separator: " ")
    let bare = { (word: Substring) in word.drop { "([`".contains($0) } }
    guard let place = words.firstIndex(where: { bare($0).hasPrefix("/") }), words.count > 1 else {
      return nil
    }
    let route = Route.path(in: bare(words[place]))
    // "Skip / Defer" are two words.
    let isHome = route == "/" && !words[place].hasPrefix("/")
    guard isHome || Route.begins(String(route)) else { return nil }
    let name = place == 0 ? words.dropFirst() : words[..<place]
    let marks: (Substring) -> Bool = { $0.allSatisfy { "-–—:|·".contains($0) } }
    let kept = name.drop(while: marks)
    let end = kept.lastIndex { !marks($0) }.map { $0 + 1 } ?? kept.startIndex
    // "Agenda de /agenda", but not "Sign in (`/login`)".
    let mayBeJoined = place > 0 && end == kept.endIndex && words[place].hasPrefix("/")
    let joined = (mayBeJoined ? withoutJoint(kept[..<end]) : kept[..<end]).joined(separator: " ")
    // "Expenses (`ExpensesPage`, `/expenses`)": the parenthesis holds more than the route.
    let open = joined.lastIndex { "(（".contains($0) }
    let isCut = open.map { !joined[$0...].contains(where: { ")）".contains($0) }) } ?? false
    let whole = StateName.trimmed(isCut ? String(joined[..<(open ?? joined.endIndex)]) : joined)
    // "`/jobs` (Job feed)"
    let isTitled = place == 0 && whole.hasPrefix("(") && whole.hasSuffix(")")
    let bareTitle = isTitled ? String(whole.dropFirst().dropLast()) : whole
    let result = ScreenNames.numbered(bareTitle)?.name ?? bareTitle
    if isScreenNoun(result) {
      return titleBehind(words[(place + 1)...]).map {
        (name: $0, route: String(route))
      }
    }
    guard (1...6).contains(Names.wordCount(result)), place != 0 || !result.contains("/"),
      // "Route: `/scan`" names the page by nothing else.
      !Names.words(result).allSatisfy(Route.nouns.contains),
      !EventName.methods.contains(result)
    else { return nil }
    return (result, String(route))
  }

  /// The routes in a title beside the first.
  static func routes(besides first: String, in title: String) -> [String] {
    beforeSecondRoute(title).split { " `,".contains($0) }
      .map { String(Route.path(in: $0.drop { "([".contains($0) })) }
      .filter { $0 != first && $0.hasPrefix("/") && ($0 == "/" || Route.begins($0)) }
  }

  // MARK: Groups

  /// Whether a table of screens stands right below a heading, which then names none itself.
  func holdsScreens(_ section: Int) -> Bool {
    document.sections[section].ownNodes.contains { node in
      let table = Int(node)
      guard document.nodes[table].kind == .table, table + 1 < document.nodes.count,
        case let heads = document.children(of: table + 1).prefix(3)
      else { return false }
      // "# | Screen ID | Name" as well.
      return heads.contains { head in
        let words = Names.words(document.string(head))
        return words.count == 1 && ScreenTables.isScreenHead(words)
      }
    }
  }

  /// Sections, where "Common Dialogs" and its like stand for their members.
  private func withMembers(_ sections: [Int]) -> [Int] {
    sections.flatMap { section -> [Int] in
      guard Self.groupsOverlays(document.title(ofSection: section)) else { return [section] }
      let level = document.sections[section].level
      let below = document.sections.indices[(section + 1)...]
        .prefix { document.sections[$0].level > level }
        .filter { Int(document.sections[$0].parent) == section }
      // "Race Screens" over a table of them is none itself.
      return below.isEmpty && !holds([.table], section) ? [section] : Array(below)
    }
  }

  /// Whether a title stands over several dialogs.
  private static func groupsOverlays(_ title: String) -> Bool {
    let words = Names.words(StateName.splitQualifier(title).name)
    if let last = words.last, words.count > 1,
      StateWords.overlayPlurals.contains(last) || StateWords.screenPlurals.contains(last)
    {
      return true
    }
    if words.count == 1, StateWords.overlayPlurals.contains(words[0]) { return true }
    return title.utf8.contains { $0 >= 0xE3 }
      && StateWords.overlayMarks.contains(where: title.contains)
      && StateWords.overlayListMarks.contains(where: title.contains)
  }

  /// Whether a heading names one screen or overlay by its noun: "Help Dialog", "주문 화면", "Pantalla de inicio".
  static func endsAsScreen(_ title: String) -> Bool {
    let name = StateName.splitQualifier(
      StateName.withoutOrdinal(StateName.withoutNumbering(title))
    ).name
    let words = Names.words(name)
    guard let first = words.first, let last = words.last else { return false }
    let nouns = [TransitionWords.screenNouns, TableVocabulary.overlayNouns]
    if words.count > 1, nouns.contains(where: { $0.contains(last) || $0.contains(first) }) {
      return true
    }
    return last.utf8.first ?? 0 >= 0xE3
      && (TransitionWords.screenNouns.contains { $0.utf8.first ?? 0 >= 0xE3 && last.hasSuffix($0) }
        || StateWords.overlayMarks.contains(where: last.hasSuffix))
  }

  // MARK: Likeness

  /// The sections that have two headings at least in common with two others.
  private func alike(_ sections: [Int]) -> [Int] {
    let all = Set(sections)
    var titles: [Int: Set<String>] = [:]
    var counts: [String: Int] = [:]
    for section in document.sections.indices.dropFirst() {
      let parent = Int(document.sections[section].parent)
      guard all.contains(parent) else { continue }
      let key = Names.key(document.title(ofSection: section))
      if titles[parent, default: []].insert(key).inserted { counts[key, default: 0] += 1 }
    }
    return sections.filter { section in
      titles[section, default: []].count { counts[$0, default: 0] > 2 } > 1
    }
  }

  // MARK: Titles

  /// Whether a title speaks of screens in general, not of one screen or of the states of screens.
  static func announcesScreens(_ title: String) -> Bool {
    listsScreens(title)
      || title.utf8.contains { $0 >= 0xE3 }
        && StateWords.screenFlowMarks.contains(where: title.contains)
  }

  /// Whether a title stands over a list of screens.
  static func listsScreens(_ title: String) -> Bool {
    namesScreens(title)
      || title.utf8.contains { $0 >= 0xE3 }
        && StateWords.screenListMarks.contains(where: title.contains)
  }

  /// Whether a title says no more than that screens follow: "Key Screens" does, "Anatomy of the Screens" does not.
  static func isPlainList(_ title: String) -> Bool {
    if saysNoMore(titleWords(title)) { return true }
    guard let words = wordsWithoutRelease(title), saysNoMore(words) else { return false }
    return nameScreens(words)
      || words.contains { $0.utf8.first ?? 0 >= 0xE3 }
        && StateWords.screenListMarks.contains(where: words.joined(separator: " ").contains)
  }

  private static func saysNoMore(_ words: [String]) -> Bool {
    if isNounForScreens(words) { return true }
    return words.allSatisfy { word in
      StateWords.screenPlurals.contains(word) || StateWords.screenLists.contains(word)
        || StateWords.listWords.contains(word) || word.utf8.first ?? 0 >= 0xE3
    }
  }

  /// The words of a title; "Screens/Frames" are two.
  private static func titleWords(_ title: String) -> [String] {
    Names.words(StateName.withoutNumbering(title)).flatMap { word in
      word.utf8.contains(0x2F) ? word.split(separator: "/").map(String.init) : [word]
    }
  }

  /// Whether a title is the noun for screens alone, or behind words for a list, for all or for the main ones: "주요 화면".
  private static func isNounForScreens(_ words: [String]) -> Bool {
    let rest = words.drop(while: StateWords.screenTitleLeads.contains)
    // The longest of these nouns has two words.
    guard (1...2).contains(rest.count), let first = rest.first else { return false }
    return StateWords.screenTitles.contains(
      withoutLead(rest.count == 1 ? first : rest.joined(separator: " ")))
  }

  private static func withoutLead(_ noun: String) -> String {
    guard noun.utf8.first ?? 0 >= 0xE3,
      let lead = StateWords.screenTitlePrefixes.first(where: noun.hasPrefix)
    else { return noun }
    return String(noun.dropFirst(lead.count))
  }

  /// Words that make a list of pages of the word for one.
  private static let pageLists: Lexicon = ["list", "inventory", "catalog", "catalogue", "map"]

  private static func namesScreens(_ title: String) -> Bool {
    NameMemo.answer(.namesScreens, of: title, namesScreensAnew)
  }

  private static func namesScreensAnew(_ title: String) -> Bool {
    let words = titleWords(title)
    if nameScreens(words) { return true }
    // "화면 (MVP)"
    return words.count > 1 && words.count <= 8
      && words.contains(where: StateWords.screenTitles.contains)
      && wordsWithoutRelease(title).map(isNounForScreens) == true
  }

  private static func nameScreens(_ words: [String]) -> Bool {
    guard !words.contains(where: StateVocabulary.plurals.contains), words.count <= 8 else {
      return false
    }
    if words.contains(where: StateWords.screenPlurals.contains) { return true }
    if isNounForScreens(words) { return true }
    return words.count > 1
      && (TransitionWords.screenNouns.contains(words[0])
        && (words[0] == "screen" || words[0] == "ekran" || Self.pageLists.contains(words[1])))
      && StateWords.screenLists.contains(words[1])
  }
}
