import SpecModel
import SpecSyntax
import SpecText

/// Headings over one part of styles of type, whose values are numbers and lengths of their own: "Line heights".
enum TypeParts {
  static let lines = WordKey.set("line", "leading", "lineheight", "lineheights")
  private static let heights = WordKey.set(
    "height", "heights", "leading", "lineheight", "lineheights")
  private static let letters = WordKey.set("letter", "tracking", "letterspacing", "kerning")
  private static let tracking = WordKey.set("spacing", "tracking", "letterspacing", "kerning")

  /// Whether words name such a part: "Line heights", "Letter spacing".
  static func names(_ words: [WordKey]) -> Bool {
    words.count < 4
      && (words.contains(where: lines.contains) && words.contains(where: heights.contains)
        || words.contains(where: letters.contains) && words.contains(where: tracking.contains))
  }

  /// "Letter spacing": whether words name the distance of letters and nothing else.
  static func areTracking(_ words: [WordKey]) -> Bool {
    (1...2).contains(words.count) && words.contains(where: tracking.contains)
      && words.allSatisfy { letters.contains($0) || tracking.contains($0) }
      && words.contains(where: letters.contains)
  }

  /// Whether the heading of a section names such a part.
  static func names(section: Int, of document: Document) -> Bool {
    let heading = section > 0 ? Int(document.sections[section].heading) : -1
    guard heading >= 0, case let text = document.plainText(of: heading), text.count <= 40 else {
      return false
    }
    return document.plain.withUnsafeBufferPointer { names(Words.keys($0, text)) }
  }

  /// Makes what stands below such headings a value of type: a length there is no distance between elements.
  ///
  /// - Complexity: O(sections + tokens · log sections).
  static func settle(_ tokens: inout [Token], in document: Document) {
    guard tokens.contains(where: { $0.kind == .size || $0.kind == .spacing }) else { return }
    let parts = document.sections.indices.dropFirst().compactMap { section -> SourceRange? in
      guard names(section: section, of: document),
        case let nodes = document.sections[section].ownNodes,
        let first = nodes.first, let last = nodes.last
      else { return nil }
      return document.nodes[Int(first)].range.union(document.nodes[Int(last)].range)
    }
    guard !parts.isEmpty else { return }
    for index in tokens.indices {
      let token = tokens[index]
      guard token.kind == .size || token.kind == .spacing,
        holds(parts, token.origin.range.start)
      else { continue }
      let prefix = token.kind.rawValue + "."
      tokens[index].kind = .typography
      if token.id.hasPrefix(prefix) {
        tokens[index].id = "\(Token.Kind.typography.rawValue)." + token.id.dropFirst(prefix.count)
      }
    }
  }

  /// Whether one of some ranges, in the order of the document, holds an offset.
  private static func holds(_ ranges: [SourceRange], _ offset: UInt32) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && offset < ranges[low - 1].end
  }
}
