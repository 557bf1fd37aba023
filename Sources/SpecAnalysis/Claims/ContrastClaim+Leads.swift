import SpecModel
import SpecSyntax
import SpecText

/// Grounds that the line above a table or a list gives to all colours in it: "**Text colours** (on white background):".
extension ContrastClaims {
  private static let joints: Lexicon = [
    "on", "against", "auf", "gegen", "sur", "contre", "sobre", "contra", "em", "su", "contro", "op",
    "tegen", "pada", "terhadap",
  ]
  /// Words behind the colour, or before it, that name no other one.
  private static let fillers = Articles.words.union([
    "background", "backgrounds", "bg", "surface", "surfaces", "page", "pages", "canvas", "card",
    "cards", "hintergrund", "grund", "fläche", "weißem", "fond", "fonds", "fondo", "fondos",
    "fundo", "fundos", "sfondo", "achtergrond", "latar", "belakang", "pure", "plain", "solid",
  ])
  private static let wideLeads: [(text: String, name: String)] = [
    ("白背景", "white"), ("白い背景", "white"), ("白底", "white"), ("白色背景", "white"), ("흰 배경", "white"),
    ("흰색 배경", "white"), ("на белом", "white"),
  ]
  private static let longest = 120

  /// The one colour behind "on" in the paragraph that leads to the table of a row, or to the list of an item.
  func leadGround(_ line: ClaimLine) -> (name: String, color: OpaqueColor)? {
    guard !isCode, let block = block(around: line), let lead = document.sibling(before: block),
      document.nodes[lead].kind == .paragraph,
      case let range = document.plainText(of: lead), (8...Self.longest).contains(range.count),
      case let text = document.string(lead), let last = text.last, last == ":" || last == "："
    else { return nil }
    if let wide = Self.wideLeads.first(where: { text.contains($0.text) }),
      let color = OpaqueColor(wide.name)
    {
      return (name: wide.name, color: color)
    }
    let words = text.split { " `*(),:;".contains($0) }
    let places = words.indices.filter { Self.joints.contains(words[$0].lowercased()) }
    guard places.count == 1, case let behind = words[(places[0] + 1)...] else { return nil }
    let name = behind.filter { !Self.fillers.contains($0.lowercased()) }
    guard let first = name.first, name.count <= 2 else { return nil }
    // "on white (`#FFFFFF`)" names it twice.
    let colors = name.compactMap { OpaqueColor($0.lowercased()) ?? palette.color(String($0)) }
    guard colors.count == name.count, let color = colors.first,
      colors.allSatisfy({ $0 == color })
    else { return nil }
    return (name: String(first), color: color)
  }

  /// The table of a row, or the list of an item.
  private func block(around line: ClaimLine) -> Int? {
    let parent = Int(document.nodes[line.node].parent)
    guard parent > 0 else { return nil }
    if line.kind == .row { return parent }
    return document.nodes[parent].kind == .item ? Int(document.nodes[parent].parent) : nil
  }
}
