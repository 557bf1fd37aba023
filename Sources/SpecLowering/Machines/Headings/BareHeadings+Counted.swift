import SpecModel
import SpecSyntax
import SpecText

/// Finds sections of screens that a count above them, their numbers or their likeness tells.
extension BareHeadings {
  /// The sections below headings that count screens, "1. Sign-in (3 screens)", where most headings hold as many.
  func countedScreens() -> [(section: Int, title: String)] {
    var members: [Int: [Int]] = [:]
    var counts: [(section: Int, count: Int)] = []
    for section in document.sections.indices.dropFirst() {
      let parent = Int(document.sections[section].parent)
      if parent > 0 { members[parent, default: []].append(section) }
      let text = document.plainText(of: Int(document.sections[section].heading))
      // A parenthesis ends with ")" or with EF BC 89.
      guard (4...90).contains(text.count), let last = document.plain[text].last,
        last == 0x29 || last == 0x89, document.plain[text].contains(where: ASCII.isDigit),
        let qualifier = StateName.splitQualifier(document.title(ofSection: section)).qualifier,
        let count = Self.count(qualifier)
      else { continue }
      counts.append((section, count))
    }
    let held = counts.filter { !(members[$0.section] ?? []).isEmpty }
    let exact = held.count { members[$0.section]?.count == $0.count }
    guard exact > 0, exact * 2 >= held.count else { return [] }
    let found = held.flatMap { group -> [(section: Int, title: String)] in
      let sections = members[group.section] ?? []
      guard abs(sections.count - group.count) < 2 else { return [] }
      return sections.compactMap { section in
        name(of: section, isNumbered: false).map { (section, $0) }
      }
    }
    guard found.count > 1 else { return [] }
    let beside = screensBesideGroups(held.map(\.section), found.map(\.section))
    return (found + beside).sorted { $0.section < $1.section }
  }

  /// The sections beside those over several screens that are one each, where a number runs through both levels and all
  /// have names in code: "8. Greeting (`hello`)" beside "2-7. Intro (6 screens)" over "2. Welcome (`welcome`)".
  private func screensBesideGroups(
    _ groups: [Int], _ members: [Int]
  ) -> [(section: Int, title: String)] {
    guard members.count(where: namesCodedScreen) * 2 > members.count else { return [] }
    let parents = Set(groups.map { document.sections[$0].parent })
    let levels = Set(groups.map { document.sections[$0].level })
    let known = Set(groups + members)
    return document.sections.indices.dropFirst().compactMap { section in
      guard parents.contains(document.sections[section].parent),
        levels.contains(document.sections[section].level), !known.contains(section),
        namesCodedScreen(section), let name = name(of: section, isNumbered: true)
      else { return nil }
      return (section, name)
    }
  }

  /// Whether a heading gives one number, a name and its spelling in code, which has a word of it: "3. Sound (`set-sound`)".
  func namesCodedScreen(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard (6...90).contains(text.count), ASCII.isDigit(document.plain[text.lowerBound]),
      document.plain[text.upperBound - 1] == 0x29,
      let span = document.span(at: text.upperBound - 2, in: .code),
      span.upperBound == text.upperBound - 1, span.lowerBound > text.lowerBound + 4,
      document.plain[span.lowerBound - 1] == 0x28,
      case let title = document.title(ofSection: section),
      NumberedNames.number(ofHeading: title) != nil,
      case let code = document.string(plain: span), EventName.isIdentifier(code)
    else { return false }
    let parts = code.lowercased().split { "-_.".contains($0) }
    let words = Names.words(StateName.splitQualifier(StateName.withoutNumbering(title)).name)
    return words.contains { word in
      word.count > 2
        && parts.contains { $0.count > 2 && (word.hasPrefix($0) || $0.hasPrefix(word)) }
    }
  }

  /// The number of "3 screens", "4 pantallas", "3画面", "5개 화면".
  private static func count(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(digits.count), let count = Int(digits) else { return nil }
    let rest = text.dropFirst(digits.count).drop { " 개個个張张の".contains($0) }.lowercased()
    let words = Names.words(rest)
    guard words.count == 1 else { return nil }
    return TransitionWords.screenNouns.contains(words[0])
      || ListedPages.plurals.contains(words[0]) ? count : nil
  }

  /// The sections behind a heading over the specification of screens that holds none itself, where those behind it on
  /// its own level are numbered from one on: "## 3) Screen specification", "## 01 – Splash", "## 02 – Home".
  func restartedScreens() -> [(section: Int, title: String)] {
    for section in document.sections.indices.dropFirst() {
      let next = section + 1
      let level = document.sections[section].level
      guard next + 2 < document.sections.count, document.sections[next].level == level,
        beginsAtOne(next),
        Self.announcesSheets(document.title(ofSection: section)),
        !holds([.table, .codeBlock], section)
      else { continue }
      var found: [(section: Int, title: String)] = []
      for other in next..<document.sections.count {
        guard document.sections[other].level >= level else { break }
        guard document.sections[other].level == level else { continue }
        let title = document.title(ofSection: other)
        let digits = title.prefix { $0.isASCII && $0.isNumber }
        guard (1...2).contains(digits.count), Int(digits) == found.count + 1,
          let name = name(of: other, isNumbered: true)
        else { break }
        found.append((other, name))
      }
      if found.count > 2 { return found }
    }
    return []
  }

  /// Whether a heading begins with "1" or "01": a test on bytes.
  private func beginsAtOne(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    let digits = document.plain[text].prefix { ASCII.isDigit($0) }
    return digits.last == 0x31 && digits.count <= 2 && digits.dropLast().allSatisfy { $0 == 0x30 }
  }

  /// "Screen specification", "Screens", "Screen-Spezifikation", "画面仕様".
  private static func announcesSheets(_ title: String) -> Bool {
    if listsScreens(title), isPlainList(title) { return true }
    let plain = Names.words(StateName.withoutNumbering(title))
    // "Telas do MVP"
    if plain.count < 5, plain.first.map(StateWords.screenPlurals.contains) == true { return true }
    let words = plain.flatMap { word in
      word.utf8.contains(0x2D) ? word.split(separator: "-").map(String.init) : [word]
    }
    return words.count <= 4
      && words.contains { TransitionWords.screenNouns.contains($0) }
      && words.contains(where: sheets.contains)
  }

  private static let sheets: Lexicon = [
    "spec", "specs", "specification", "specifications", "spezifikation", "spezifikationen",
    "spécification", "spécifications", "especificación", "especificaciones", "especificação",
    "especificações", "specifica", "specifiche", "specificatie", "specificaties", "spesifikasi",
    "descriptions", "details", "catalog", "beschreibung", "beschreibungen", "описание",
  ]

  /// Sections that each call themselves a screen, in groups of one or several below one heading: "B-1. Dashboard screen"
  /// below "[B] Dashboard", "E-1. Tool screen" below "[E] Tools".
  func calledCousins() -> [(section: Int, title: String)] {
    var cousins: [Int: [Int]] = [:]
    for section in document.sections.indices.dropFirst(2) {
      let parent = Int(document.sections[section].parent)
      guard parent > 1, document.sections[section].level == document.sections[parent].level + 1
      else { continue }
      cousins[Int(document.sections[parent].parent), default: []].append(section)
    }
    return cousins.keys.sorted().flatMap { grand -> [(section: Int, title: String)] in
      guard let all = cousins[grand], grand > 0, all.count > 2,
        all.count(where: mayCallItselfScreen) * 2 >= all.count,
        document.path(ofSection: grand).contains(where: {
          Self.listsScreens(document.title(ofSection: $0))
            || Self.isInventory(document.title(ofSection: $0))
        })
      else { return [] }
      let screens = all.compactMap { section -> (section: Int, title: String)? in
        guard let name = name(of: section, isNumbered: false),
          case let bare = Self.withoutCode(name), Self.endsAsScreen(bare),
          (2...8).contains(Names.wordCount(bare))
        else { return nil }
        return (section, name)
      }
      return screens.count > 2 && screens.count * 2 >= all.count ? screens : []
    }
  }

  /// "Screen list (tasks)": a title over all screens that does not say so in the plural.
  private static func isInventory(_ title: String) -> Bool {
    let words = Names.words(StateName.splitQualifier(title).name)
    return zip(words, words.dropFirst()).contains { noun, list in
      TransitionWords.screenNouns.contains(noun) && StateWords.screenLists.contains(list)
    }
  }

  /// A name without "B-1." in front.
  private static func withoutCode(_ name: String) -> String {
    guard let space = name.firstIndex(of: " "), name[..<space].contains(where: \.isNumber) else {
      return name
    }
    return String(name[name.index(after: space)...])
  }

  // MARK: Modes

  /// Adds headings of one level that each call themselves a mode, "Idle mode", "Navigation mode", two at least and half
  /// of their siblings, in a document about an interface; modes of a theme or of work on the product are none.
  mutating func addModeHeadings() {
    for section in children.indices where section > 0 && children[section].count > 1 {
      let modes = children[section].filter { child in
        named[child] == nil && found[child] == nil && isLeaf(child) && isModeName(child)
          && !holds([.table], child)
      }
      guard !Self.isOfFlows(document.title(ofSection: section)), modes.count > 1,
        modes.count * 2 >= children[section].count, !isInsideFound(section),
        document.path(ofSection: section).contains(where: {
          Self.isOfInterface(document.title(ofSection: $0))
        }) || Self.listsModes(document.title(ofSection: section))
      else { continue }
      for child in modes { add(child, isNested: false) }
    }
  }

  /// "Modi", "Anzeigemodi", "Los modos": whether a title says that modes follow, and no more.
  private static func listsModes(_ title: String) -> Bool {
    let words = Names.words(StateName.withoutNumbering(title))
    guard words.count <= 2, let last = words.last else { return false }
    return StateLabels.modes.contains(last) || last.utf8.count > 6 && last.hasSuffix("modi")
  }

  /// Whether a block of one of some kinds stands right below a heading: a table names the screens itself, or the states
  /// of a mode; a diagram tells more than their names.
  func holds(_ kinds: [Document.NodeKind], _ section: Int) -> Bool {
    document.sections[section].ownNodes.contains { kinds.contains(document.nodes[Int($0)].kind) }
  }

  /// Whether a title is over flows, each of which runs in a mode: "모드별 플로우".
  private static func isOfFlows(_ title: String) -> Bool {
    FlowWords.nameFlow(title) || ["플로우", "フロー", "流程", "흐름"].contains(where: title.contains)
  }

  private func isModeName(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    // "mode", "modo", "modus", "Modalità"; "режим" and further scripts are not ASCII.
    guard (5...80).contains(text.count),
      ASCII.find("od", in: document.plain, text) != nil
        || document.plain[text].contains(where: { $0 >= 0xD0 })
    else { return false }
    let words = bareWords(of: section)
    guard !words.contains(where: Self.themes.contains), !StateVocabulary.modes.begin(words),
      !words.contains(where: { word in
        word.utf8.first ?? 0 >= 0xE3 && Self.wideThemes.contains(where: word.contains)
      })
    else { return false }
    if (2...4).contains(words.count), let first = words.first, let last = words.last {
      if last == "mode" || last.hasSuffix("modus") { return true }
      if Self.leadingModes.contains(first) { return true }
    }
    if words.count == 1, words[0].hasSuffix("modus"), words[0].utf8.count > 7 { return true }
    guard document.plain[text].contains(where: { $0 >= 0xE3 }) else { return false }
    let name = StateName.splitQualifier(
      StateName.withoutNumbering(document.title(ofSection: section))
    ).name
    return Self.modeMarks.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
  }

  private static let leadingModes: Lexicon = ["mode", "modo", "modalità", "режим", "chế"]
  /// Words of modes of a theme, of work on the product or of a device, which exclude no other.
  static let themes = ThemeWords.names.union([
    "dark", "light", "night", "day", "dev", "development", "debug", "production", "prod", "test",
    "testing", "staging", "failure", "failures", "release", "portrait", "landscape",
    "accessibility", "color", "colour",
  ])
  private static let wideThemes =
    ThemeWords.wide + ["縦", "横", "暗色", "亮色", "横屏", "竖屏", "调试", "가로", "세로"]
}
