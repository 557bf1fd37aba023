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
