import SpecModel
import SpecSyntax
import SpecText

/// Headings that say something of the screen above them, and numbers and codes before the names of screens.
extension BareHeadings {
  /// The sections over two headings at least that only tell a property of a screen: "### 2. New order" over
  /// "#### Screen ID: O-02" and "#### URL: `/orders/new`".
  func sheets() -> [Int] {
    var result: [Int] = []
    for section in document.sections.indices.dropFirst() where isSheet(section) {
      let parent = Int(document.sections[section].parent)
      if parent > 0, result.last != parent { result.append(parent) }
    }
    return result
  }

  /// Whether a heading tells a property of a screen, and the one before or behind it does so too.
  func isSheet(_ section: Int) -> Bool {
    guard tellsProperty(section) else { return false }
    return [section - 1, section + 1].contains { other in
      document.sections.indices.contains(other)
        && document.sections[other].parent == document.sections[section].parent
        && tellsProperty(other)
    }
  }

  private func tellsProperty(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard (4...120).contains(text.count),
      let colon = text.first(where: { document.plain[$0] == ASCII.colon }),
      colon - text.lowerBound <= 24
    else { return false }
    let label = document.string(plain: text.lowerBound..<colon)
    return Self.properties.contains(Names.words(label).joined(separator: " "))
  }

  /// What is said of a screen in a heading of its own.
  private static let properties: Lexicon = [
    "url", "route", "path", "screen id", "page id", "screen name", "page name", "ruta", "rota",
    "pfad", "id de pantalla", "id da tela", "화면 id", "화면id", "화면명", "화면 이름", "경로", "라우트", "画面id",
    "画面 id", "画面名", "パス", "页面id", "页面 id", "页面名称", "路径", "路由",
  ]

  /// Whether the first section below a heading begins with the id of a story, a rule or a test: "US-04: Sign in".
  func holdsStories(_ section: Int) -> Bool {
    let next = section + 1
    guard next < document.sections.count, Int(document.sections[next].parent) == section else {
      return false
    }
    let id = document.title(ofSection: next).prefix { $0.isASCII && ($0.isLetter || $0 == "-") }
    guard let dash = id.firstIndex(of: "-") else { return false }
    return Self.stories.contains(id[..<dash].lowercased())
  }

  /// Whether a heading says that tabs follow, and each section below it is one of them: numbered, or as many as it
  /// counts, "The 4 tabs", "As 5 abas", three at least.
  func groupsTabs(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count <= 40 else { return false }
    let words = Names.words(
      StateName.splitQualifier(StateName.withoutNumbering(document.title(ofSection: section))).name)
    guard (1...4).contains(words.count), words.contains(where: Self.tabs.contains),
      words.allSatisfy({ word in
        Self.tabs.contains(word) || StateWords.listWords.contains(word)
          || Self.tabWords.contains(word) || Int(word) != nil
      })
    else { return false }
    let level = document.sections[section].level
    let members = document.sections.indices[(section + 1)...]
      .prefix { document.sections[$0].level > level }
      .filter { Int(document.sections[$0].parent) == section }
    guard (3...8).contains(members.count) else { return false }
    return members.allSatisfy(hasNumber) || words.contains { Int($0) == members.count }
  }

  private static let tabs: Lexicon = [
    "tabs", "abas", "pestañas", "onglets", "schede", "tabbladen", "вкладки", "вкладок", "zakładki",
    "sekmeler", "flikar", "faner", "záložky", "タブ", "标签页", "標籤頁", "탭",
  ]
  private static let tabWords: Lexicon = [
    "bottom", "navigation", "three", "four", "five", "drei", "vier", "fünf", "tres", "cuatro",
    "cinco", "três", "quatro", "trois", "quatre", "cinq", "barra", "inferiores", "inferior", "i",
  ]

  /// Numbered sections with those of the level above that go on counting: "## 3. Basket" before "# 4. Payment".
  func withRunOn(_ sections: [Int]) -> [Int] {
    guard let last = sections.last(where: hasNumber), var number = number(of: last) else {
      return sections
    }
    let level = document.sections[last].level
    var result = sections
    for section in (last + 1)..<max(last + 1, document.sections.count)
    where document.sections[section].level == level - 1 {
      guard hasNumber(section), self.number(of: section) == number + 1 else { continue }
      result.append(section)
      number += 1
    }
    return result.count > sections.count + 1 ? result : sections
  }

  private func number(of section: Int) -> Int? {
    let digits = document.title(ofSection: section).prefix { $0.isASCII && $0.isNumber }
    return (1...2).contains(digits.count) ? Int(digits) : nil
  }

  /// Sections that call themselves screens below siblings of others that do so, three at least in a document about an
  /// interface: "### Pack opening screen" below "## Boosters", beside "## Shop screen".
  ///
  /// - Parameter called: the screens that are known; what stands below one of them is a part of it.
  func calledBelow(
    _ called: [(section: Int, title: String)]
  ) -> [(section: Int, title: String)] {
    guard called.count > 2 else { return [] }
    let screens = Set(called.map(\.section))
    let groups = Dictionary(grouping: called) { document.sections[$0.section].parent }
      .filter { parent, members in
        members.count > 2 && parent >= 0
          && document.path(ofSection: Int(parent)).contains {
            Self.isOfInterface(document.title(ofSection: $0))
          }
      }
    guard !groups.isEmpty else { return [] }
    return document.sections.indices.dropFirst().compactMap { section in
      let parent = Int(document.sections[section].parent)
      guard parent > 0, groups[document.sections[parent].parent] != nil,
        !screens.contains(parent), !screens.contains(section), mayCallItselfScreen(section),
        let name = name(of: section, isNumbered: false), Self.callsItselfScreen(name)
      else { return nil }
      return (section, name)
    }
  }

  /// Whether a title of the number above that of a heading lists screens: "## 5.1 Kiosk" behind "## 5. Screens".
  func countsOnFromList(_ section: Int) -> Bool {
    guard section > 1 else { return false }
    let number = document.title(ofSection: section)
      .prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard let dot = number.lastIndex(of: "."), number.last != "." else { return false }
    let outer = String(number[..<dot])
    return (1..<section).contains { other in
      let title = document.title(ofSection: other)
      guard title.hasPrefix(outer) else { return false }
      let rest = title.dropFirst(outer.count)
      return (rest.hasPrefix(". ") || rest.hasPrefix(" ")) && Self.listsScreens(title)
    }
  }
}
