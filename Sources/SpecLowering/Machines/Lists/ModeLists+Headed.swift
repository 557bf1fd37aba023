import SpecModel
import SpecSyntax
import SpecText

extension ModeLists {
  /// The modes that items begin with in bold, each with the heading that ends with it: "**Edit mode** shows the grid"
  /// beside "**Play mode** hides it", where sections are called "Board edit mode" and "Board play mode".
  ///
  /// - Complexity: O(sections), and O(items) of those with a word for mode in the heading.
  func headed() -> [(name: LocatedText, title: String, section: Int)] {
    let sections = document.sections.indices.dropFirst().filter { section in
      let text = document.plainText(of: Int(document.sections[section].heading))
      return text.count <= 60 && mayNameMode(text)
    }
    guard sections.count > 2 else { return [] }
    let titles = sections.map {
      StateName.withoutNumbering(document.title(ofSection: $0))
    }
    var result: [(name: LocatedText, title: String, section: Int)] = []
    for section in sections where isOfInterface(section) && !isOfSystems(section) {
      let found = context.items(of: section).compactMap { mode(of: $0, titles) }
      guard found.count > 1 else { continue }
      result += found.map { (name: $0.name, title: $0.title, section: section) }
    }
    return result
  }

  /// A test on bytes: whether a heading may have a word for mode.
  private func mayNameMode(_ text: Range<Int>) -> Bool {
    Self.cues.contains { ASCII.find($0, in: document.plain, text) != nil }
  }

  /// The mode that an item begins with, where the end of a heading names it as well.
  private func mode(
    of item: TextLine, _ titles: [String]
  ) -> (name: LocatedText, title: String)? {
    guard item.depth == 1,
      let span = document.span(at: item.text.lowerBound, of: item.node, in: .strong),
      span.lowerBound == item.text.lowerBound, (6...60).contains(span.count)
    else { return nil }
    let name = ArrowSide.unwrapped(document.string(plain: span))
    let words = Names.words(name)
    let isMode =
      words.count > 1 && words.last == "mode"
      || BareHeadings.modeMarks.contains { name.hasSuffix($0) && name.count > $0.count }
    guard isMode, !words.contains(where: BareHeadings.themes.contains),
      let title = titles.first(where: { $0.lowercased().hasSuffix(name.lowercased()) })
    else { return nil }
    return (LocatedText(name, document.origin(document.sourceRange(plain: span))), title)
  }

  private static let cues: [StaticString] = ["ode", "模式", "モード", "모드"]
}
