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
  /// The entries whose heading has another number, with both.
  public var renumbered: [Renumbered] = []

  /// An entry whose heading has another number than the list gives it.
  public struct Renumbered: Sendable, Hashable {
    /// The entry.
    public var origin: Origin
    /// Its name.
    public var name: String
    /// Its number in the list.
    public var listed: Int
    /// The number of its heading.
    public var number: Int
    /// The heading.
    public var heading: Origin
  }

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
      guard Names.hasWord(title, in: titles) || isLabelled(number, document) else { continue }
      let items = document.children(of: number)
      guard (4...40).contains(items.count) else { continue }
      if let found = renumbered(items, after: node.end, document) { result.append(found) }
      guard let found = read(items, after: node.end, document) else { continue }
      result.append(found)
    }
    return result
  }

  /// Whether a short paragraph right above a list says that it is one of contents.
  private static func isLabelled(_ list: Int, _ document: Document) -> Bool {
    guard list > 0, document.nodes[list - 1].kind == .paragraph else { return false }
    let text = document.string(list - 1)
    return text.utf8.count <= 24 && Names.hasWord(text, in: titles)
  }

  /// A list of which at least half of the entries have the numbers of their headings, and some have others.
  private static func renumbered(
    _ items: [Int], after end: Int32, _ document: Document
  ) -> NumberedInventory? {
    var numbers: [[String]: (number: Int, heading: Int)] = [:]
    for section in document.sections where section.heading >= end {
      let words = Names.words(document.string(Int(section.heading)))
      guard let first = words.first, let number = Int(first), words.count > 1 else { continue }
      // A name that two headings have says nothing.
      if numbers[Array(words.dropFirst())] != nil { return nil }
      numbers[Array(words.dropFirst())] = (number, Int(section.heading))
    }
    guard numbers.count >= 4 else { return nil }
    var found = NumberedInventory(
      missing: [], names: [], described: 0, heading: document.origin(.init(0, 0)))
    for (index, item) in items.enumerated() {
      let name = name(of: item, document)
      guard let told = numbers[Names.words(name)] else { continue }
      found.described += 1
      guard told.number != index + 1 else { continue }
      found.renumbered.append(
        Renumbered(
          origin: document.origin(document.firstLine(of: document.nodes[item].range)), name: name,
          listed: index + 1, number: told.number,
          heading: document.origin(document.firstLine(of: document.nodes[told.heading].range))))
    }
    guard !found.renumbered.isEmpty, found.renumbered.count * 2 <= items.count,
      found.described >= items.count - 1
    else { return nil }
    return found
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
    let text = document.beginning(ofItem: item)
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
