import SpecModel
import SpecSyntax
import SpecText

extension HeadingStates {
  /// Whether a heading in the plural, "Focus States", is over the style of that one state of controls: its fences style
  /// the pseudo-class of it and of no other, and no section stands below it.
  func stylesOneState(_ section: Int, _ name: StateName) -> Bool {
    guard name.form == .group,
      section + 1 >= document.sections.count
        || Int(document.sections[section + 1].parent) != section,
      case let words = Names.words(name.name), words.count == 1,
      let own = Self.pseudoClasses.first(where: { $0.words.contains(words[0]) })
    else { return false }
    var isStyled = false
    for node in document.sections[section].ownNodes
    where document.nodes[Int(node)].kind == .codeBlock {
      let index = Int(document.nodes[Int(node)].payload)
      guard document.codeBlocks.indices.contains(index) else { return false }
      for line in document.codeBlocks[index].lines {
        for kind in Self.pseudoClasses
        where ASCII.find(kind.mark, in: document.source.bytes, line.offsets) != nil {
          guard kind.words == own.words else { return false }
          isStyled = true
        }
      }
    }
    return isStyled
  }

  private static let pseudoClasses: [(mark: StaticString, words: [String])] = [
    (":hover", ["hover", "hovered", "survol"]), (":focus", ["focus", "focused", "fokus", "foco"]),
    (":active", ["active", "pressed", "press"]), (":disabled", ["disabled"]),
    (":checked", ["checked"]), (":visited", ["visited"]), (":invalid", ["invalid", "error"]),
  ]
}
