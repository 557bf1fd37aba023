import SpecModel
import SpecSyntax
import SpecText

/// Conditions of states that no label with a colon tells.
extension HeadingStates {
  /// "*Entered when* the rider gets on", and the items below "**Entry conditions**": when the state of a section holds.
  func ledCondition(of section: Int) -> LocatedText? {
    let lines = context.lines(in: document.sections[section].ownNodes)
    for (index, line) in zip(lines.indices, lines)
    where line.holder == .paragraph && line.label == nil {
      guard
        let lead = document.span(
          at: line.text.lowerBound, of: line.node, in: [.emphasis, .strong]),
        lead.lowerBound == line.text.lowerBound, lead.count <= 40
      else { continue }
      let words = StateName.trimmed(document.string(plain: lead)).lowercased()
      let rest = lead.rest(of: line.text)
      if rest.isEmpty {
        if StateVocabulary.conditionLabels.contains(words),
          let found = joined(lines[(index + 1)...].prefix { $0.holder == .item })
        {
          return found
        }
      } else if Self.occasions.contains(words), document.plain[rest.lowerBound] == ASCII.space {
        let value = rest.lowerBound + 1..<rest.upperBound
        return LocatedText(document.string(plain: value), context.origin(plain: value))
      }
    }
    return nil
  }

  /// The texts of a few items as one condition.
  private func joined(_ items: ArraySlice<TextLine>) -> LocatedText? {
    guard let first = items.first, items.count <= 6 else { return nil }
    let texts = items.filter { $0.depth == first.depth }.map { document.string(plain: $0.text) }
    return LocatedText(texts.joined(separator: "; "), context.origin(plain: first.text))
  }

  /// Beginnings of a clause on when a state is there, set apart by italics or bold.
  private static let occasions: Lexicon = [
    "entered when", "shown when", "displayed when", "appears when", "visible when", "active when",
    "reached when", "entered once", "entered if", "shown if", "shown while", "shown once", "when",
    "wird angezeigt, wenn", "sichtbar, wenn", "betreten, wenn", "affiché quand", "affiché lorsque",
    "quand", "se muestra cuando", "visible cuando", "cuando", "mostrato quando",
    "visibile quando", "quando", "exibido quando", "wordt getoond wanneer", "wanneer", "wenn",
  ]
}
