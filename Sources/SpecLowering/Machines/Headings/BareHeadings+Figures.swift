import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// "Basket sheet (empty)" of "Wireframe 2: Basket sheet (empty)": what a numbered picture shows.
  static func withoutFigure(_ title: String) -> String? {
    guard let first = Names.firstWord(title), figures.contains(first),
      let mark = title.firstIndex(where: { ":：–—".contains($0) }),
      case let head = Names.words(String(title[..<mark])), head.count == 2,
      figures.contains(head[0]), head[1].utf8.count <= 3,
      head[1].utf8.allSatisfy(ASCII.isDigit)
    else { return nil }
    let rest = StateName.trimmed(String(title[title.index(after: mark)...]))
    return Names.wordCount(rest) > 0 ? rest : nil
  }

  private static let figures: Lexicon = [
    "wireframe", "mockup", "figure", "fig", "sketch", "skizze", "abbildung", "abb", "maquette",
    "maqueta", "figura", "boceto", "esboço", "schets", "afbeelding", "schizzo", "макет", "рисунок",
  ]

  /// Takes out numbered pictures of screens that another heading or an earlier picture names; what stands in parentheses
  /// is the state that is drawn.
  func withoutFigures(
    _ found: [(section: Int, title: String)]
  ) -> [(section: Int, title: String)] {
    let drawn = found.indices.filter {
      Self.withoutFigure(document.title(ofSection: found[$0].section)) != nil
    }
    guard !drawn.isEmpty else { return found }
    let others = document.sections.indices.dropFirst().compactMap { section -> Set<String>? in
      let title = document.title(ofSection: section)
      return Self.withoutFigure(title) == nil ? Set(Names.words(title)) : nil
    }
    var seen: Set<String> = []
    var result = found
    for index in drawn.reversed() {
      result[index].title = StateName.splitQualifier(found[index].title).name
    }
    let repeated = Set(
      drawn.filter { index in
        let words = Names.words(result[index].title)
        return !seen.insert(words.joined(separator: " ")).inserted
          || others.contains { $0.isSuperset(of: words) }
      })
    return result.indices.filter { !repeated.contains($0) }.map { result[$0] }
  }
}
