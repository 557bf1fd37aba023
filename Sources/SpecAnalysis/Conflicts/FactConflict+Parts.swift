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
