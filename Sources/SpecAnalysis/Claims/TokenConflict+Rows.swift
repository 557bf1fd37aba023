import SpecModel
import SpecSyntax
import SpecText

/// Rows that give a named colour another value than its definition: a style "Second text | `color: #666666`", and a pair
/// "`tide-900` on `tide-50` | `#005B45` / `#D1FFED`".
extension TokenConflicts {
  /// - Complexity: O(rows), where the document defines colours at all.
  func rowColors() -> [TokenConflict] {
    guard Self.rowCues.contains(where: { document.mentions($0) }) else { return [] }
    var known: [String: Token] = [:]
    var doubtful: Set<String> = []
    for token in spec.tokens where token.kind == .color {
      let key = Names.hyphenated(token.name)
      if !token.modes.isEmpty || known[key].map({ $0.value != token.value }) == true {
        doubtful.insert(key)
      }
      known[key] = token
    }
    for key in doubtful { known[key] = nil }
    guard !known.isEmpty else { return [] }
    var result: [TokenConflict] = []
    for (row, node) in document.nodes.enumerated()
    where node.kind == .tableRow && node.level == 0
      && ASCII.find(ASCII.hash, in: document.source.bytes, node.range.offsets) != nil
    {
      let cells = document.children(of: row)
      guard cells.count > 1 else { continue }
      result += styled(cells, known) + paired(cells, known)
    }
    return result
  }

  /// "| **Second text** | 14px | `color: #666666;` |"
  private func styled(_ cells: [Int], _ known: [String: Token]) -> [TokenConflict] {
    let name = document.string(cells[0]).trimmedSpaces
    guard Names.wordCount(name) >= 2, let token = known[Names.hyphenated(name)],
      !namesMode(cells)
    else { return [] }
    return cells.dropFirst().compactMap { cell in
      let text = document.plainText(of: cell)
      guard let place = ASCII.find("color:", in: document.plain, text),
        place == text.lowerBound || [ASCII.space, 0x3B].contains(document.plain[place - 1]),
        case let rest = place + 6..<text.upperBound,
        let color = WrittenColor.all(in: rest, document.plain).first,
        color.range.lowerBound - rest.lowerBound < 3
      else { return nil }
      return conflict(token, color)
    }
  }

  /// Whether a row, or the header of its table, is about one appearance.
  private func namesMode(_ cells: [Int]) -> Bool {
    let table = Int(document.nodes[Int(document.nodes[cells[0]].parent)].parent)
    let head = document.firstChild(of: table).map { document.children(of: $0) } ?? []
    return (head + cells).contains { ModeWords.mode(in: document.string($0)) != nil }
  }

  /// The appearance that the headings above a place name.
  private func mode(_ origin: Origin) -> ModeWords.Mode? {
    guard let node = document.lastNode(startingBy: origin.range.start) else { return nil }
    return document.path(ofSection: Int(document.nodes[node].section)).compactMap {
      ModeWords.mode(in: document.title(ofSection: $0))
    }.last
  }

  private static let rowCues: [StaticString] = [
    "color:", " on ", " auf ", " sur ", " sobre ", " su ",
  ]
  private static let joints = [" on ", " auf ", " sur ", " sobre ", " su "]

  /// "| `tide-900` on `tide-50` | `#005B45` / `#D1FFED` | 7.45:1 |"
  private func paired(_ cells: [Int], _ known: [String: Token]) -> [TokenConflict] {
    for (place, cell) in cells.enumerated().dropLast() {
      let text = document.string(cell).trimmedSpaces
      guard text.utf8.count < 64, let joint = Self.joints.first(where: text.contains),
        let range = text.firstRange(of: joint),
        let front = known[Names.hyphenated(String(text[..<range.lowerBound]))],
        let ground = known[Names.hyphenated(String(text[range.upperBound...]))],
        front.name != ground.name
      else { continue }
      let values = WrittenColor.all(in: document.plainText(of: cells[place + 1]), document.plain)
      guard values.count == 2 else { continue }
      return zip([front, ground], values).compactMap { conflict($0, $1) }
    }
    return []
  }

  private func conflict(_ token: Token, _ color: WrittenColor) -> TokenConflict? {
    let value = document.string(plain: color.range)
    let origin = document.origin(document.sourceRange(plain: color.range))
    guard WrittenColor.differ(token.value, value), value.hasPrefix("#"), token.value.hasPrefix("#"),
      document.source.line(of: origin.range.start)
        != document.source.line(of: token.valueOrigin.range.start),
      mode(origin) == mode(token.valueOrigin),
      !ThemeScopes(document).same([token], as: origin, by: \.valueOrigin).isEmpty
    else { return nil }
    return TokenConflict(
      name: token.name, value: value, origin: origin, firstName: token.name,
      firstValue: token.value, firstOrigin: token.valueOrigin)
  }
}
