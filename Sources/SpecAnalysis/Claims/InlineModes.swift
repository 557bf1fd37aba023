import SpecModel
import SpecSyntax
import SpecText

/// Colours that a list gives for both modes on one line: "**Color**: text (`#6B7280` light, `#F3F4F6` dark)".
struct InlineModes {
  let document: Document

  init(_ document: Document) { self.document = document }

  /// The colours of texts and of what they stand on.
  func find() -> (texts: [ColorRoles.Member], backgrounds: [ColorRoles.Member]) {
    var texts: [ColorRoles.Member] = []
    var backgrounds: [ColorRoles.Member] = []
    guard document.mentions(" light, `#") else { return (texts, backgrounds) }
    for (node, block) in document.nodes.enumerated() where block.kind == .paragraph {
      let leaf = document.plainText(of: node)
      guard let place = ASCII.find(" light, #", in: document.plain, leaf), place >= 7,
        var member = member(before: place, after: place + 8, in: node)
      else { continue }
      let line = document.line(around: place, in: node)
      guard let colon = ASCII.find(0x3A, in: document.plain, line) else { continue }
      let label = Names.words(document.string(plain: line.lowerBound..<colon))
      let title = document.title(ofSection: Int(block.section))
      if label == ["background"] {
        member.name = "Background"
        backgrounds.append(member)
      } else if label == ["color"] || label == ["colour"] || label == ["text", "color"],
        !Names.hasWord(title, in: Self.others)
      {
        member.name = title
        texts.append(member)
      }
    }
    // Where things stand on different surfaces, nobody says which.
    return Set(backgrounds.map(\.color)).count == 1 ? (texts, backgrounds) : ([], [])
  }

  /// Titles of things that are no text of normal size.
  private static let others = SwitchedOff.words.union([
    "icon", "icons", "border", "divider", "display", "hero", "headline", "heading", "h1", "h2",
    "button", "placeholder", "badge", "count", "large", "focus", "shadow",
  ])

  /// The colours on both sides of " light, ".
  private func member(before place: Int, after next: Int, in node: Int) -> ColorRoles.Member? {
    let light = place - 7..<place
    let dark = next..<next + 7
    guard dark.upperBound + 5 <= document.plain.count,
      ASCII.starts(document.plain, at: dark.upperBound, with: " dark"),
      let color = OpaqueColor(document.string(plain: light)),
      let other = OpaqueColor(document.string(plain: dark))
    else { return nil }
    var member = ColorRoles.Member(
      name: "", color: color, origin: document.origin(document.sourceRange(plain: light)))
    member.modes = ["dark": other]
    member.modeOrigins = ["dark": document.origin(document.sourceRange(plain: dark))]
    return member
  }
}
