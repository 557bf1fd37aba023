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
    guard document.mentions("` is the default ") || document.mentions(" is the default "),
      document.mentions("efault")
    else { return [] }
    let finder = DefaultRoles(reader: reader)
    return document.leaves(with: " is the default ").compactMap(finder.conflict)
  }

  private func conflict(_ leaf: Int) -> FactConflict? {
    let text = document.plainText(of: leaf)
    guard document.nodes[leaf].kind == .paragraph, text.count < 300,
      reader.isNormative(document.nodes[leaf].range.start),
      let place = ASCII.find(" is the default ", in: document.plain, text), place > text.lowerBound,
      let span = document.span(at: place - 1, in: .code), span.upperBound == place
    else { return nil }
    let rest = document.string(plain: place + 16..<text.upperBound)
    let role = Names.words(String(rest.prefix { !".,;:()\n".contains($0) }))
    guard (2...4).contains(role.count) else { return nil }
    let name = document.string(plain: span)
    for (row, node) in document.nodes.enumerated() where node.kind == .tableRow && node.level == 0 {
      let cells = document.children(of: row)
      guard cells.count > 1, reader.isNormative(node.range.start),
        case let other = document.string(cells[0]).trimmedSpaces, other != name,
        areSiblings(name, other),
        let use = cells.dropFirst().first(where: {
          Names.words(document.string($0)) == ["default"] + role
        })
      else { continue }
      return FactConflict(
        subject: "default " + role.joined(separator: " "), property: "token",
        statements: [
          .init(value: name, origin: document.origin(document.sourceRange(plain: span))),
          .init(
            value: other,
            origin: document.origin(document.sourceRange(plain: document.plainText(of: use)))),
        ].sorted { $0.origin.range.start < $1.origin.range.start },
        reason: "both places name what is the default, in the same words", isTold: true)
    }
    return nil
  }

  /// "line-1" and "line-2": names of one family.
  private func areSiblings(_ a: String, _ b: String) -> Bool {
    let first = Names.words(a).first
    return first != nil && first == Names.words(b).first && !b.contains(" ")
  }
}
