import SpecModel
import SpecSyntax
import SpecText

/// Items of two lists below two names of one kind, "**WeatherCard:**" and "**CameraCard:**": each list tells of its own
/// thing, and the label of an item, "Header slot", is the name of a part of it.
extension FactConflict {
  /// The longest line of bold words that names a thing.
  private static let longest = 60

  /// Whether two statements belong to two things of one kind that the bold lines above their lists name.
  func isOfTwoThings(_ document: Document) -> Bool {
    guard statements.count == 2, !isTold, !isBand,
      let first = Self.owner(of: statements[0].origin, document),
      let second = Self.owner(of: statements[1].origin, document),
      first.list != second.list, first.section == second.section,
      first.words.count > 1, second.words.count > 1
    else { return false }
    return first.words != second.words && first.words.last == second.words.last
  }

  /// Whether the statements are items with one label below different things, and only the label or the heading is common.
  ///
  /// "1. Menu" over "- Timing: 200ms", "2. Cards" over "- Timing: 360ms": each item tells of its own thing.
  func isOfSeparateItems(_ document: Document) -> Bool {
    guard statements.count > 1, !isTold, !isBand else { return false }
    let words = Names.words(subject)
    var leads: Set<[String]> = []
    for statement in statements {
      guard let item = Self.labelled(at: statement.origin, document),
        words.allSatisfy({ item.label.contains($0) || item.title.contains($0) }),
        leads.insert(item.lead).inserted
      else { return false }
    }
    return true
  }

  /// The label of the item at a place, with the words of the item above it and of its heading.
  private static func labelled(
    at place: Origin, _ document: Document
  ) -> (label: [String], lead: [String], title: [String])? {
    guard let leaf = document.lastNode(startingBy: place.range.start),
      case let item = Int(document.nodes[leaf].parent), item > 0,
      document.nodes[item].kind == .item, item == leaf - 1,
      case let list = Int(document.nodes[item].parent), let above = itemAbove(list, document),
      case let text = document.string(leaf), let mark = text.firstIndex(of: ":")
    else { return nil }
    let label = Names.words(String(text[..<mark]))
    let lead = Names.words(document.beginning(ofItem: above))
    guard (1...4).contains(label.count), !lead.isEmpty else { return nil }
    let title = document.title(ofSection: Int(document.nodes[leaf].section))
    return (label, lead, Names.words(title))
  }

  /// The item that a list stands in, or the numbered item right above it.
  private static func itemAbove(_ list: Int, _ document: Document) -> Int? {
    let parent = Int(document.nodes[list].parent)
    if parent > 0, document.nodes[parent].kind == .item { return parent }
    guard let other = document.sibling(before: list), document.nodes[other].kind == .list,
      document.nodes[other].level == 1
    else { return nil }
    return document.children(of: other).last
  }

  /// The words of the bold line right above the list of a place, without what stands in brackets.
  private static func owner(
    of place: Origin, _ document: Document
  ) -> (list: Int, section: Int32, words: [String])? {
    guard let leaf = document.lastNode(startingBy: place.range.start),
      document.nodes[leaf].kind == .paragraph, case let list = document.outermost(around: leaf),
      document.nodes[list].kind == .list, let lead = document.sibling(before: list),
      document.nodes[lead].kind == .paragraph, case let text = document.plainText(of: lead),
      (1...longest).contains(text.count), case let run = document.run(at: text.lowerBound),
      run >= 0, document.runs[run].style.contains(.strong)
    else { return nil }
    let name = document.string(lead).prefix { $0 != "(" && $0 != ":" && $0 != "（" && $0 != "：" }
    let end = Int(document.runs[run].start) + Int(document.runs[run].count)
    // The bold words are all of the name.
    guard end - text.lowerBound >= name.utf8.count - 1 else { return nil }
    return (list, document.nodes[list].section, Names.words(String(name)))
  }
}
