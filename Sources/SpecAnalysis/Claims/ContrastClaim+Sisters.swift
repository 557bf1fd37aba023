import SpecModel
import SpecSyntax
import SpecText

/// Levels of items beside another item that names the ground: "Chosen tab: #1D4ED8 (AA on white)", "Idle tab: #8F98A8 (AA)".
extension ContrastClaims {
  /// What no letters are, for which the level asks for less.
  private static let marks = ContrastWords.larger.union([
    "icon", "icons", "border", "borders", "ring", "outline", "focus", "divider", "separator",
    "background", "bg", "fill", "surface", "dark", "night", "hover", "disabled",
  ])
  /// A colour that is hardly seen on the ground is meant for another one.
  private static let leastSeen = 2.0

  /// The level that an item claims for its only colour, on the only ground that other items of the list name.
  func sisterClaim(_ line: ClaimLine, _ known: [Mention]) -> ContrastClaim? {
    guard !isCode, line.kind == .prose, let part = line.parts.only, !isDark(line),
      let list = list(of: line.node), let ink = mentions([part]).only,
      ink.text.utf8.first == ASCII.hash, !ink.isTranslucent,
      !ContrastWords.hasJoint(string(part)),
      Self.marks.isDisjoint(with: Names.words(string(part))),
      case let grounds = known.filter({ self.list(of: $0.node) == list }),
      let ground = grounds.first, grounds.allSatisfy({ $0.color == ground.color }),
      ground.color != ink.color, var claim = claim(line.parts, line), claim.level != nil,
      case let computed = ground.color.contrast(with: ink.color), computed >= Self.leastSeen
    else { return nil }
    claim.computed = computed
    claim.reach = computed...computed
    claim.colors = [ink.text, ground.text]
    return claim
  }

  /// The list that holds a paragraph as an item.
  private func list(of node: Int) -> Int? {
    let item = Int(document.nodes[node].parent)
    guard item > 0, document.nodes[item].kind == .item else { return nil }
    return Int(document.nodes[item].parent)
  }
}
