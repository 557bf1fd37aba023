import SpecModel
import SpecSyntax
import SpecText

/// Colours that nested lists give to items side by side: "Background" and "Text" below "Note: system yellow" and again
/// below "Idea: system blue" belong to their item and to each other, and are no page of the document.
struct NestedColors {
  private let document: Document

  /// The places of such colours; items that name an appearance hold those of the whole product.
  static func find(_ entries: [Palette.Entry], _ document: Document) -> Set<Origin> {
    let finder = NestedColors(document: document)
    var groups: [String: [Int: Origin]] = [:]
    for entry in entries where entry.words.count <= 2 && entry.modes.isEmpty {
      guard let item = finder.outerItem(of: entry.valueOrigin) else { continue }
      let key = "\(document.nodes[item].parent) \(entry.words.joined(separator: "-"))"
      groups[key, default: [:]][item] = entry.valueOrigin
    }
    return Set(groups.values.filter { $0.count > 1 }.flatMap(\.values))
  }

  private static let themes: Lexicon = ["theme", "themes", "mode", "modes", "palette", "scheme"]

  /// The item of the outer list that holds the one of a colour; `nil` where it names an appearance.
  private func outerItem(of place: Origin) -> Int? {
    guard var node = document.lastNode(startingBy: place.range.start),
      document.nodes[node].kind == .paragraph
    else { return nil }
    var depth = 0
    while node > 0 {
      node = Int(document.nodes[node].parent)
      guard node > 0 else { return nil }
      if document.nodes[node].kind == .item { depth += 1 }
      if depth == 2 { break }
    }
    guard depth == 2, node + 1 < document.nodes.count,
      document.nodes[node + 1].kind == .paragraph,
      case let title = document.string(node + 1), ModeWords.mode(in: title) == nil,
      !Names.hasWord(title, in: Self.themes)
    else { return nil }
    return node
  }
}
