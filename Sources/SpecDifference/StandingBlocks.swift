import SpecModel
import SpecSyntax
import SpecText

/// The paragraphs, rows and code blocks that stand in both documents word for word below the same heading.
///
/// What is read from one of them on one side alone, or otherwise on each side, depends on where lines end or on the order
/// of columns, and no author has changed it.
struct StandingBlocks {
  private struct Block {
    var range: SourceRange
    var key: String
  }

  private let old: [Block]
  private let new: [Block]
  private let standing: Set<String>

  init(_ context: FactContext) {
    old = Self.blocks(of: context.old)
    new = Self.blocks(of: context.new)
    var counts: [String: Int] = [:]
    for block in new { counts[block.key, default: 0] += 1 }
    for block in old { counts[block.key, default: 0] -= 1 }
    standing = Set(old.map(\.key).filter { counts[$0] == 0 })
  }

  /// Whether a change is none, for nothing was written anew where it stands.
  func explain(_ draft: Draft) -> Bool {
    switch draft.fact {
    case .document, .machine, .state, .transition, .wayBack, .prohibition, .link, .frontMatter,
      .wording:
      return false
    default: break
    }
    let isOneSided = draft.oldSide == nil || draft.newSide == nil
    let values: [FactKind] = [.token, .tokenUse, .duration, .constraint, .motion]
    // The unit of a measure may stand elsewhere; all else of a value is written where it stands.
    let isValue = values.contains(draft.fact) && !draft.hasOtherUnit
    guard isOneSided || draft.isText || draft.isNaming || isValue else { return false }
    return isStanding(draft.oldSide, in: old) && isStanding(draft.newSide, in: new)
  }

  private func isStanding(_ side: Draft.Side?, in blocks: [Block]) -> Bool {
    guard let side else { return true }
    let low = blocks.partitionPoint { $0.range.start <= side.value.range.start }
    guard low > 0, blocks[low - 1].range.contains(side.value.range) else { return false }
    return standing.contains(blocks[low - 1].key)
  }

  private static func blocks(of compared: ComparedDocument) -> [Block] {
    let document = compared.document
    var headings: [Int32: String] = [:]
    var result: [Block] = []
    func add(_ node: Document.Node, _ text: String) {
      let heading =
        headings[node.section] ?? Wording.fold(document.title(ofSection: Int(node.section)))
      headings[node.section] = heading
      let mark = compared.spec.isNormative(at: node.range.start) ? "+" : "-"
      result.append(Block(range: node.range, key: "\(mark)\(node.kind)|\(heading)|\(text)"))
    }
    for (number, node) in document.nodes.enumerated() {
      switch node.kind {
      case .paragraph: add(node, shown(document.string(number)))
      case .codeBlock:
        let lines = document.codeBlocks[Int(node.payload)].lines
        add(node, lines.map { shown(document.source.string($0)) }.joined(separator: "\n"))
      case .tableRow where node.level != 1:
        let header = document.children(of: Int(node.parent) + 1)
        let cells = document.children(of: number).enumerated().map { index, cell in
          let title = index < header.count ? Wording.fold(document.string(header[index])) : ""
          return "\(title): \(shown(document.string(cell)))"
        }
        add(node, cells.sorted().joined(separator: "|"))
      default: continue
      }
    }
    return result
  }

  /// A text as it is shown: wrapped anywhere, with values in one notation.
  private static func shown(_ text: String) -> String {
    Notation.normalized(text.split { $0.isWhitespace }.joined(separator: " "))
  }
}
