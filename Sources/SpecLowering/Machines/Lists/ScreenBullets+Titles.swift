import SpecModel
import SpecSyntax
import SpecText

/// What titles of screens may be called by, and sections of screens to which nothing leads.
extension ScreenBullets {
  /// What titles are called without a qualifier and a noun for screens, where no other title is called so.
  static func shortened(
    _ names: [Int: [String]], besides sections: [ByteKey: Int]
  ) -> [(section: Int, text: String)] {
    var found: [(section: Int, text: String)] = []
    var counts: [String: Int] = [:]
    for section in names.keys.sorted() {
      for text in furtherSpellings(of: names[section]?.first ?? "") {
        let key = Names.key(text)
        guard !key.isEmpty, sections[ByteKey(key)] == nil else { continue }
        counts[key, default: 0] += 1
        found.append((section, text))
      }
    }
    return found.filter { counts[Names.key($0.text)] == 1 }
  }

  /// Whether a heading speaks of systems or data; a coined word in the title of the document is the name of a product,
  /// whatever it is made of: "TokenFox: UX specification".
  func namesSystem(_ section: Int) -> Bool {
    let title = document.title(ofSection: section)
    guard TransitionWords.namesSystem(title) else { return false }
    guard section == 1 else { return true }
    let others = title.split(separator: " ").filter { word in
      !EventName.isType(String(word.prefix { $0.isLetter || $0.isNumber }))
    }
    return others.isEmpty || TransitionWords.namesSystem(others.joined(separator: " "))
  }

  /// "Detail" of "Detail — draft mode", and "Masuk" of "Layar Masuk": a title without what qualifies it or says that it
  /// is a screen.
  private static func furtherSpellings(of name: String) -> [String] {
    var result: [String] = []
    if StateName.id(before: name) == nil, name.utf8.contains(where: { $0 == 0x2D || $0 >= 0xE2 }) {
      let head = StateName.trimmed(TextSplit.pieces(of: name, at: dashes).first ?? name)
      if head.utf8.count < name.utf8.count, (1...4).contains(Names.wordCount(head)) {
        result.append(head)
      }
    }
    if let bare = ScreenNames.withoutNoun(result.first ?? name) { result.append(bare) }
    return result
  }

  private static let dashes: Phrases = [" — ", " – ", " - ", "——"]

  /// The numbered sections beside those that lead to each other, three at least and half of all, in a document about
  /// screens: each of them is a screen, whatever leads to it.
  func numbered(beside ends: Set<Int>) -> Set<Int> {
    let parents = Set(ends.map { document.sections[$0].parent })
    guard ends.count > 2, parents.count == 1, let parent = parents.first,
      document.sections.count > 1, BareHeadings.isAboutScreens(document.title(ofSection: 1)),
      ends.allSatisfy(hasNumber)
    else { return [] }
    let siblings = document.sections.indices.dropFirst().filter {
      document.sections[$0].parent == parent && hasNumber($0)
    }
    let screens = siblings.filter { section in
      let words = StateName.bareWords(document.title(ofSection: section))
      return (1...5).contains(words.count) && !StateWords.isAside(words)
        && (!StateWords.isPart(words) || ends.contains(section))
    }
    return ends.count * 2 >= screens.count ? Set(screens) : []
  }

  private func hasNumber(_ section: Int) -> Bool {
    StateName.isNumbered(document.title(ofSection: section))
  }
}

extension ScreenBullets {
  /// The ids with which headings begin, "S05 Detail", "Screen S05 - Detail": what they name has them, and headings that
  /// end with one in parentheses only tell of it.
  func leadingIDs() -> Set<String> {
    Set(
      document.sections.indices.dropFirst().compactMap { section in
        Self.leadingID(document.title(ofSection: section))
      })
  }

  private static func leadingID(_ title: String) -> String? {
    let text = StateName.withoutNumbering(title)
    if let id = StateName.id(before: text) { return String(id) }
    guard let word = Names.firstWord(text), ScreenNames.numberedNouns.contains(word),
      let space = text.firstIndex(of: " ")
    else { return nil }
    return StateName.id(before: String(text[text.index(after: space)...]) + " ").map(String.init)
  }

  /// "S05" of "Pictures needed (S05)"; `nil` where the heading begins with that id.
  static func idBehind(_ title: String) -> String? {
    guard title.utf8.last == 0x29, let id = StateName.splitQualifier(title).qualifier,
      StateName.isID(id), leadingID(title) != id
    else { return nil }
    return id
  }
}
