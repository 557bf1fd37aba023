import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Blocks of properties in fences, each with the text and the background of one part.
extension UnreadableTextColor {
  /// Of backgrounds that stand in blocks of their own those of the text's block: a part's background is behind its
  /// own text alone.
  func inBlock(
    of text: ColorRoles.Member, _ backgrounds: [ColorRoles.Member], _ context: RuleContext
  ) -> [ColorRoles.Member] {
    let document = context.document
    guard document.isCode(text.origin.range.start),
      backgrounds.allSatisfy({ document.isCode($0.origin.range.start) }),
      !backgrounds.contains(where: { Names.hasWord($0.name, in: Self.pages) })
    else { return backgrounds }
    let blocks = backgrounds.map { block($0.origin, document) }
    // One block that has all of them is a palette.
    guard Set(blocks).count > 1 || blocks[0] != block(text.origin, document),
      blocks.allSatisfy({ $0 >= 0 })
    else { return backgrounds }
    let own = block(text.origin, document)
    return zip(blocks, backgrounds).filter { $0.0 == own }.map(\.1)
  }

  /// Whether a text and a page stand in fences, in blocks of two parts.
  func isOfOtherBlock(_ text: Origin, _ page: Origin, _ context: RuleContext) -> Bool {
    let document = context.document
    guard document.isCode(text.range.start), document.isCode(page.range.start) else { return false }
    let blocks = (block(text, document), block(page, document))
    return blocks.0 >= 0 && blocks.1 >= 0 && blocks.0 != blocks.1
  }

  /// The first line of the items around a place, which a line that ends in a colon leads; -1 where none does.
  private func block(_ origin: Origin, _ document: Document) -> Int {
    let source = document.source
    var line = source.lineIndex(of: Int(origin.range.start))
    let least = max(0, line - 20)
    while line > least {
      line -= 1
      let text = source.bytes[source.lineRange(line).offsets]
      guard let first = text.first(where: { !ASCII.isBlank($0) }) else { return -1 }
      if first == ASCII.hyphen || first == 0x2A { continue }
      return text.last(where: { !ASCII.isBlank($0) }) == ASCII.colon ? line : -1
    }
    return -1
  }
}
