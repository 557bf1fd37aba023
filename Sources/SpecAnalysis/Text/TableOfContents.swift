import SpecModel
import SpecSyntax
import SpecText

/// A list of links to the headings of the same document.
public struct TableOfContents: Sendable {
  /// The list.
  public var list: Int
  /// The items of its first level, in order.
  public var items: [Int]
  /// The section each of these items leads to; `nil` where it leads nowhere.
  public var targets: [Int?]
  /// The heading level that the first level of the list stands for.
  public var level: UInt8
  /// The later sections of that level, in order.
  public var sections: [Int]
  /// Those of them that the list leaves out.
  public var missing: [Int]
  /// Whether the list has one level and each item is one link.
  public var isFlat: Bool

  /// Words of headings over a table of contents.
  private static let titles: Lexicon = [
    "contents", "toc", "inhalt", "inhaltsverzeichnis", "sommaire", "contenido", "índice",
    "indice", "目次", "目录", "innehåll", "목차",
  ]

  /// The table of contents of a document, if it has one.
  static func find(in document: Document, anchors: Anchors) -> TableOfContents? {
    guard document.links.contains(where: { $0.destination.hasPrefix("#") }) else { return nil }
    for index in document.lists {
      let parent = Int(document.nodes[index].parent)
      guard parent >= 0, document.nodes[parent].kind != .item else { continue }
      if let contents = read(list: index, in: document, anchors: anchors) { return contents }
    }
    return nil
  }

  private static func read(list: Int, in document: Document, anchors: Anchors) -> Self? {
    let items = document.children(of: list)
    var targets: [Int?] = []
    var fragments: [String] = []
    var linked = 0
    for item in items {
      let leaf = item + 1
      let link = document.links.first { Int($0.node) == leaf && $0.destination.hasPrefix("#") }
      if link != nil { linked += 1 }
      fragments.append(link.map { String($0.destination.dropFirst()) } ?? "")
      targets.append(link.flatMap { anchors.section(String($0.destination.dropFirst())) })
    }
    guard items.count >= 2, linked * 5 >= items.count * 4 else { return nil }
    let found = targets.compactMap { $0 }
    let meant = zip(items, targets).compactMap { item, target in
      target.map { namesake(of: document.beginning(ofItem: item), $0, in: document) }
    }
    guard let level = commonLevel(of: meant, in: document) else { return nil }
    let end = document.nodes[list].end
    let later = document.sections.indices.filter {
      document.sections[$0].level == level && document.sections[$0].heading >= end
    }
    let title = document.title(ofSection: Int(document.nodes[list].section))
    let isTitled = Names.hasWord(title, in: titles)
    guard isTitled || found.count * 3 >= later.count * 2 else { return nil }
    let listed = Set(found)
    // Where two headings share a name, the link of an entry may lead to the other one.
    let isOrdered = document.nodes[list].level == 1
    let entries = items.enumerated().map { index, item in
      Entry(
        name: Names.joined(document.beginning(ofItem: item)), number: isOrdered ? index + 1 : nil)
    }
    // An entry whose heading was renamed counts as listed; its link is another matter.
    let renamed = fragments.filter { anchors.section($0) == nil }
    return TableOfContents(
      list: list, items: items, targets: targets, level: level, sections: later,
      missing: later.filter { section in
        !listed.contains(section)
          && !isNamed(document.title(ofSection: section), among: entries)
          && !renamed.contains {
            !$0.isEmpty
              && (anchors.names[section].hasPrefix($0 + "-")
                || anchors.names[section].hasSuffix("-" + $0))
          }
      },
      isFlat: items.allSatisfy { Int(document.nodes[$0].end) == $0 + 2 })
  }

  /// The text of an entry without blanks and marks, and its place in a list that counts.
  private struct Entry {
    var name: String
    var number: Int?
  }

  /// Whether an entry has the title of a section, apart from blanks, or the beginning of one with its number:
  /// "7. Access" for "7. Access (audit of May)".
  private static func isNamed(_ title: String, among entries: [Entry]) -> Bool {
    let name = Names.joined(title)
    return entries.contains { entry in
      guard !entry.name.isEmpty else { return false }
      if entry.name == name { return true }
      let isNumbered = entry.name.utf8.first.map(ASCII.isDigit) == true
      let whole = isNumbered ? entry.name : entry.number.map { "\($0)\(entry.name)" }
      return entry.name.utf8.count > 4 && whole.map { name.hasPrefix($0) } == true
    }
  }

  /// The words of a title, without signs and pictures before them.
  private static func letters(_ title: String) -> String {
    Names.words(title).joined(separator: " ")
  }

  /// The section above the one to which a link leads that has the words of its entry: "🧩 Parts" for "Parts".
  private static func namesake(of entry: String, _ target: Int, in document: Document) -> Int {
    let words = letters(entry)
    let level = document.sections[target].level
    return document.sections.indices.dropFirst().first {
      document.sections[$0].level < level && letters(document.title(ofSection: $0)) == words
    } ?? target
  }

  private static func commonLevel(of sections: [Int], in document: Document) -> UInt8? {
    var counts: [UInt8: Int] = [:]
    for section in sections { counts[document.sections[section].level, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
