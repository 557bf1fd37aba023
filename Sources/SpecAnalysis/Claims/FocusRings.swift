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
      guard document.nodes[leaf].kind != .codeBlock else { return [] }
      return rings(leaf, document, palette)
    }.filter { seen.insert($0.color).inserted }
  }

  /// Words of a label at most: "Focus ring:".
  private static let labelWords = 4

  /// Whether the clause before a ring, the label of its line, the variant of the class or the first cell of its row speaks
  /// of the focus: "- Focus: 2px, `ring-brand-500`", "`focus:ring-brand-500`".
  private static func isOfFocus(_ ring: Int, _ leaf: Int, _ document: Document) -> Bool {
    let bytes = document.plain
    if bytes[ring - 1] == ASCII.colon, ring > 1 {
      let start = bytes[..<(ring - 1)].lastIndex { !ASCII.isLetter($0) && $0 != ASCII.hyphen }
      let variant = document.string(plain: (start ?? -1) + 1..<ring - 1)
      return variant.hasPrefix("focus")
    }
    let line = document.line(around: ring, in: leaf)
    let code = document.span(at: ring, in: .code)?.lowerBound ?? ring
    let before = line.lowerBound..<max(line.lowerBound, code)
    if let colon = ASCII.find(ASCII.colon, in: bytes, before),
      case let label = document.string(plain: line.lowerBound..<colon),
      Names.wordCount(label) <= labelWords, namesFocus(label)
    {
      return true
    }
    let mark = bytes[before].lastIndex { [ASCII.dot, 0x2C, 0x3B, ASCII.colon].contains($0) }
    if namesFocus(document.string(plain: (mark.map { $0 + 1 } ?? before.lowerBound)..<code)) {
      return true
    }
    let row = Int(document.nodes[leaf].parent)
    guard document.nodes[leaf].kind == .tableCell, row >= 0,
      let first = document.children(of: row).first, first != leaf
    else { return false }
    return namesFocus(document.string(first))
  }

  private static func namesFocus(_ text: String) -> Bool {
    Names.words(text).contains(where: ColorRoles.isFocus)
  }

  private static func rings(
    _ leaf: Int, _ document: Document, _ palette: Palette
  ) -> [ColorRoles.Member] {
    let bytes = document.plain
    let text = document.plainText(of: leaf)
    return UtilityClasses.find("ring-", in: text, document).compactMap { place in
      let name = document.string(plain: place.lowerBound + 5..<place.upperBound)
      // "ring-blue-500/40" lets the ground shine through.
      guard place.upperBound == text.upperBound || bytes[place.upperBound] != ASCII.slash,
        name.first?.isLetter == true, place.lowerBound > 0,
        isOfFocus(place.lowerBound, leaf, document), let color = palette.color(name)
      else { return nil }
      return ColorRoles.Member(
        name: "ring-" + name, color: color,
        origin: document.origin(document.sourceRange(plain: place)))
    }
  }
}
