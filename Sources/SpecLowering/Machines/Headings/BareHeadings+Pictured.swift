import SpecModel
import SpecSyntax
import SpecText

/// Finds the screens of documents whose title is over screens, where their headings do not say that they are some.
extension BareHeadings {
  /// The sections of a document about screens or pictures of them, three of which at least, and two in three, begin with
  /// a picture: "## Sign-in" over "![Sign-in](login.png)".
  func picturedScreens() -> [(section: Int, title: String)] {
    guard document.sections.count > 3, case let title = document.title(ofSection: 1),
      Self.announcesScreens(title) || Self.announcesPictures(title)
    else { return [] }
    let level = document.sections[1].level + 1
    let members = document.sections.indices.dropFirst(2).filter {
      document.sections[$0].level == level
    }
    let pictured = members.count(where: beginsWithPicture)
    guard pictured > 2, pictured * 3 >= members.count * 2 else { return [] }
    let screens = drawnNames(of: members)
    return screens.count > 2 ? screens : []
  }

  /// The sections whose titles name what may be drawn, a screen.
  private func drawnNames(of sections: [Int]) -> [(section: Int, title: String)] {
    sections.compactMap { section -> (section: Int, title: String)? in
      guard let name = name(of: section, isNumbered: false), Self.mayBeDrawn(name) else {
        return nil
      }
      return (section, name)
    }
  }

  /// Whether the first block below a heading is a picture.
  private func beginsWithPicture(_ section: Int) -> Bool {
    let heading = document.sections[section].heading
    guard let first = document.sections[section].ownNodes.first(where: { $0 > heading }),
      case let node = document.nodes[Int(first)], node.kind == .paragraph
    else { return false }
    let start = Int(node.range.start)
    return ASCII.starts(document.source.bytes, at: start, with: "![")
      || ASCII.starts(document.source.bytes, at: start, with: "[![")
  }

  /// Whether a title says no more than that pictures of screens follow: "Screenshots", "Ekran görüntüleri".
  private static func announcesPictures(_ title: String) -> Bool {
    let words = Names.words(StateName.withoutNumbering(title))
    guard (1...3).contains(words.count) else { return false }
    return words.contains(where: pictures.contains)
      || words.count > 1 && pictures.contains(words.suffix(2).joined(separator: " "))
  }

  private static let pictures: Lexicon = [
    "screenshots", "bildschirmfotos", "capturas", "schermafbeeldingen", "schermafdrukken",
    "captures d'écran", "captures écran", "capture schermo", "tangkapan layar",
    "ekran görüntüleri", "скриншоты", "скріншоти", "снимки экрана", "zrzuty ekranu",
    "skärmbilder", "スクリーンショット", "截图", "截圖", "스크린샷",
  ]

  /// The sections of one level in a document about screens, three of which at least, and half, tell what a screen holds
  /// below labels, "Shows:" and "Actions:"; beside them those that hold lists.
  func sectionsWithContents() -> [(section: Int, title: String)] {
    guard document.sections.count > 3, Self.announcesScreens(document.title(ofSection: 1)) else {
      return []
    }
    let told = Set(document.sections.indices.dropFirst(2).filter(screenGroups.tellsContents))
    guard told.count > 2, let level = told.map({ document.sections[$0].level }).min() else {
      return []
    }
    let parents = Set(
      told.filter { document.sections[$0].level == level }.map { document.sections[$0].parent })
    let members = document.sections.indices.dropFirst(2).filter { section in
      document.sections[section].level == level
        && parents.contains(document.sections[section].parent) && holdsList(section)
        && (told.contains(section) || !CourseWords.nameCourse(document.title(ofSection: section)))
    }
    let screens = drawnNames(of: members)
    let labelled = members.count { told.contains($0) }
    return labelled > 2 && labelled * 2 >= members.count ? screens : []
  }

  /// Whether a list stands right in a section.
  private func holdsList(_ section: Int) -> Bool {
    document.sections[section].ownNodes.contains { document.nodes[Int($0)].kind == .list }
  }

  /// The numbered sections that a numbered list of the same document names as well, "1. Landing" and "### 1. Landing", in
  /// a document about how screens follow each other.
  ///
  /// - Complexity: O(sections + items), in documents with such a title.
  func listedTwice() -> [(section: Int, title: String)] {
    guard document.sections.count > 4, !document.lists.isEmpty,
      Self.announcesScreens(document.title(ofSection: 1))
    else { return [] }
    let lists = document.lists.filter { document.nodes[$0].level == 1 }
      .map { keys(ofList: $0) }.filter { $0.count > 2 }
    guard !lists.isEmpty else { return [] }
    var numbered: [Int: [Int]] = [:]
    for section in document.sections.indices.dropFirst(2) where hasNumber(section) {
      numbered[Int(document.sections[section].parent), default: []].append(section)
    }
    for parent in numbered.keys.sorted() {
      guard let members = numbered[parent], members.count > 2 else { continue }
      let titles = members.map {
        Names.key(StateName.withoutNumbering(document.title(ofSection: $0)))
      }
      let isListed = lists.contains { list in
        titles.count { list.contains($0) } * 5 >= titles.count * 4
      }
      guard isListed else { continue }
      return members.compactMap { section in
        name(of: section, isNumbered: true).map { (section, $0) }
      }
    }
    return []
  }

  /// The keys of the names that the items of a list are.
  private func keys(ofList list: Int) -> Set<String> {
    Set(
      document.children(of: list).compactMap { item -> String? in
        let text = item + 1
        guard text < document.nodes.count, document.nodes[text].kind == .paragraph,
          (2...60).contains(document.plainText(of: text).count)
        else { return nil }
        return Names.key(document.string(text))
      })
  }
}
