import SpecModel
import SpecSyntax
import SpecText

/// The colours of rings around the element with the focus that classes name: "Focus | `ring-2 ring-brand-500`".
///
/// - Source: Tailwind CSS, "Ring Color".
struct FocusRings {
  private static let cues: [StaticString] = [
    "ocus", "okus", "oco", "포커스", "フォーカス", "焦点", "焦點", "聚焦",
  ]

  /// The rings of text, one for each colour.
  ///
  /// - Complexity: O(leaves with "ring-").
  static func find(_ document: Document, _ palette: Palette) -> [ColorRoles.Member] {
    guard document.mentions("ring-"), !palette.entries.isEmpty,
      cues.contains(where: { document.mentions($0) })
    else { return [] }
    var seen: Set<OpaqueColor> = []
    return document.leaves(with: "ring-").flatMap { leaf -> [ColorRoles.Member] in
      guard document.nodes[leaf].kind != .codeBlock, isOfFocus(leaf, document) else { return [] }
      return rings(document.plainText(of: leaf), document, palette)
    }.filter { seen.insert($0.color).inserted }
  }

  /// Whether a text or the first cell of its row speaks of the focus.
  private static func isOfFocus(_ leaf: Int, _ document: Document) -> Bool {
    func speaks(_ text: Range<Int>) -> Bool {
      cues.contains { ASCII.find($0, in: document.plain, text) != nil }
    }
    if speaks(document.plainText(of: leaf)) { return true }
    let row = Int(document.nodes[leaf].parent)
    guard document.nodes[leaf].kind == .tableCell, row >= 0,
      let first = document.children(of: row).first
    else { return false }
    return speaks(document.plainText(of: first))
  }

  private static func rings(
    _ text: Range<Int>, _ document: Document, _ palette: Palette
  ) -> [ColorRoles.Member] {
    let bytes = document.plain
    var result: [ColorRoles.Member] = []
    var offset = text.lowerBound
    while let place = ASCII.find("ring-", in: bytes, offset..<text.upperBound) {
      var end = place + 5
      while end < text.upperBound, ASCII.isWord(bytes[end]) || bytes[end] == ASCII.hyphen {
        end += 1
      }
      offset = end
      let isWhole = place == text.lowerBound || !ASCII.isWord(bytes[place - 1])
      // "ring-blue-500/40" lets the ground shine through.
      guard isWhole, bytes[max(place, 1) - 1] != ASCII.hyphen,
        end == text.upperBound || bytes[end] != ASCII.slash,
        document.span(at: place, in: .code) != nil,
        case let name = document.string(plain: place + 5..<end), name.first?.isLetter == true,
        let color = palette.color(name)
      else { continue }
      result.append(
        ColorRoles.Member(
          name: "ring-" + name, color: color,
          origin: document.origin(document.sourceRange(plain: place..<end))))
    }
    return result
  }
}
