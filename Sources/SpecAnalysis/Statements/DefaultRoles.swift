import SpecModel
import SpecSyntax
import SpecText

/// A token that a sentence calls the default of something, and a row that calls another one so: "`line-1` is the default
/// panel border" beside "`line-2` | Default panel border".
struct DefaultRoles {
  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let document = reader.document
    guard document.mentions(" is the default ") else { return [] }
    let finder = DefaultRoles(reader: reader)
    let claims = document.leaves(with: " is the default ").compactMap(finder.claim)
    guard !claims.isEmpty else { return [] }
    let rows = finder.rows()
    return claims.compactMap { finder.conflict($0, rows) }
  }

  /// What a sentence says: the name, its place, and the words of what it is the default of.
  private struct Claim {
    var name: String
    var span: Range<Int>
    var role: [String]
  }

  /// The name in the first cell of a row, and the cell that calls it a default.
  private struct Row {
    var name: String
    var use: Int
  }

  private func claim(_ leaf: Int) -> Claim? {
    let text = document.plainText(of: leaf)
    guard document.nodes[leaf].kind == .paragraph, text.count < 300,
      reader.isNormative(document.nodes[leaf].range.start),
      let place = ASCII.find(" is the default ", in: document.plain, text), place > text.lowerBound,
      let span = document.span(at: place - 1, in: .code), span.upperBound == place
    else { return nil }
    let rest = document.string(plain: place + 16..<text.upperBound)
    let role = Names.words(String(rest.prefix { !".,;:()\n".contains($0) }))
    guard (2...4).contains(role.count) else { return nil }
    return Claim(name: document.string(plain: span), span: span, role: role)
  }

  /// The rows that call something a default, by the words of that cell: a few for the same words.
  private func rows() -> [[String]: [Row]] {
    var result: [[String]: [Row]] = [:]
    for (row, node) in document.nodes.enumerated() where node.kind == .tableRow && node.level == 0 {
      let cells = document.children(of: row)
      for cell in cells.dropFirst() {
        let words = Names.words(document.string(cell))
        guard (3...5).contains(words.count), words[0] == "default",
          result[words]?.count ?? 0 < 8, reader.isNormative(node.range.start)
        else { continue }
        let name = document.string(cells[0]).trimmedSpaces
        result[words, default: []].append(Row(name: name, use: cell))
      }
    }
    return result
  }

  private func conflict(_ claim: Claim, _ rows: [[String]: [Row]]) -> FactConflict? {
    let known = rows[["default"] + claim.role] ?? []
    guard
      let row = known.first(where: { $0.name != claim.name && areSiblings(claim.name, $0.name) })
    else { return nil }
    return FactConflict(
      subject: "default " + claim.role.joined(separator: " "), property: "token",
      statements: [
        .init(value: claim.name, origin: document.origin(document.sourceRange(plain: claim.span))),
        .init(
          value: row.name,
          origin: document.origin(document.sourceRange(plain: document.plainText(of: row.use)))),
      ].sorted { $0.origin.range.start < $1.origin.range.start },
      reason: "both places name what is the default, in the same words", isTold: true)
  }

  /// "line-1" and "line-2": names of one family.
  private func areSiblings(_ a: String, _ b: String) -> Bool {
    let first = Names.words(a).first
    return first != nil && first == Names.words(b).first && !b.contains(" ")
  }
}
