public import SpecSyntax
import SpecModel
public import SpecText

/// A numbered list of what the document describes, whose numbers are those of the headings.
public struct NumberedInventory: Sendable, Hashable {
  /// The entries that no later heading has.
  public var missing: [Origin]
  /// Their names.
  public var names: [String]
  /// How many entries have a heading with their number and name.
  public var described: Int
  /// The first of these headings.
  public var heading: Origin

  private static let titles: Lexicon = [
    "inventory", "overview", "contents", "screens", "sections", "parts",
  ]

  /// The lists of a document of which at least three quarters, but not all, are described below their numbers.
  ///
  /// - Complexity: O(nodes + entries × headings).
  public static func find(_ document: Document) -> [NumberedInventory] {
    var result: [NumberedInventory] = []
    for (number, node) in document.nodes.enumerated() where node.kind == .list && node.level == 1 {
      let title = document.title(ofSection: Int(node.section))
      guard Names.hasWord(title, in: titles) else { continue }
      let items = document.children(of: number)
      guard (4...40).contains(items.count), let found = read(items, after: node.end, document)
      else { continue }
      result.append(found)
    }
    return result
  }

  private static func read(
    _ items: [Int], after end: Int32, _ document: Document
  ) -> NumberedInventory? {
    let later = document.sections.indices.filter { document.sections[$0].heading >= end }
    let titles = later.map { Names.words(document.title(ofSection: $0)) }
    var found = NumberedInventory(
      missing: [], names: [], described: 0, heading: document.origin(.init(0, 0)))
    for (index, item) in items.enumerated() {
      let name = name(of: item, document)
      let words = Names.words(name)
      guard !words.isEmpty else { return nil }
      let wanted = [String(index + 1)] + words
      if let place = titles.firstIndex(where: { $0.starts(with: wanted) }) {
        if found.described == 0 {
          found.heading = document.origin(
            document.nodes[Int(document.sections[later[place]].heading)].range)
        }
        found.described += 1
      } else if titles.contains(where: { Set(words).isSubset(of: $0) }) {
        return nil
      } else {
        found.missing.append(document.origin(document.firstLine(of: document.nodes[item].range)))
        found.names.append(name)
      }
    }
    guard !found.missing.isEmpty, found.described >= 3, found.described * 4 >= items.count * 3
    else { return nil }
    return found
  }

  /// The words of an entry before a dash, a colon or a parenthesis.
  private static func name(of item: Int, _ document: Document) -> String {
    let text = document.string(item + 1)
    var name = ""
    var previous: Character = " "
    for character in text {
      if [":", "(", "–", "—", "\n"].contains(character) || character == "-" && previous == " " {
        break
      }
      name.append(character)
      previous = character
    }
    return name.trimmedSpaces
  }
}
