import SpecModel
import SpecSyntax
import SpecText

/// Finds lists that sum up what other sections tell: an item "**Cart → Address → Paid** — works" where a section is
/// titled "Path 2: Cart → Address → Paid" and draws that path, so that the words are its name.
struct RestatedPaths {
  /// The chains in headings over a fence, a table or lines with arrows, by their keys.
  private let titles: Set<String>
  private let document: Document

  init(_ context: LoweringContext) {
    let document = context.document
    var titles: Set<String> = []
    for section in document.sections.indices.dropFirst() {
      let heading = document.plainText(of: Int(document.sections[section].heading))
      guard (8...160).contains(heading.count), ArrowGlyph.mayOccur(in: document.plain, heading),
        Self.tellsPath(section, in: context)
      else { continue }
      let title = StateName.withoutNumbering(document.title(ofSection: section))
      titles.insert(Names.key(title))
      for mark in [": ", "："] {
        if let chain = TextSplit.halves(of: title, at: mark)?.behind, Arrow.isIn(chain) {
          titles.insert(Names.key(chain))
        }
      }
    }
    self.titles = titles
    self.document = document
  }

  /// Whether a section tells more of a path than its heading does.
  private static func tellsPath(_ section: Int, in context: LoweringContext) -> Bool {
    let document = context.document
    let nodes = document.sections[section].nodes
    let holdsBlock = nodes.dropFirst().contains { node in
      let kind = document.nodes[Int(node)].kind
      return kind == .codeBlock || kind == .table
    }
    if holdsBlock { return true }
    return context.lines(in: nodes).contains { line in
      line.holder != .heading && ArrowGlyph.mayOccur(in: document.plain, line.text)
    }
  }

  /// Whether half of the chains of a list at least, and two of them, are such headings over again.
  ///
  /// - Complexity: O(items); none where no heading holds a chain.
  func areNames(inList list: Int) -> Bool {
    guard titles.count > 1, list > 0, document.nodes[list].kind == .list else { return false }
    var chains = 0
    var restated = 0
    for item in document.children(of: list) {
      guard let leaf = document.firstChild(of: item),
        case let text = document.plainText(of: leaf), text.count <= 240,
        ArrowGlyph.mayOccur(in: document.plain, text)
      else { continue }
      chains += 1
      let bold = document.span(at: text.lowerBound, of: leaf, in: .strong)
      let name = document.string(plain: bold ?? text)
      let parts = TextSplit.pieces(of: name, at: Self.dashes, most: 2)
      if titles.contains(Names.key(parts.first ?? name)) { restated += 1 }
    }
    return restated > 1 && restated * 2 >= chains
  }

  private static let dashes: Phrases = [" — ", " – ", " - ", ": "]
}
