import SpecModel
import SpecSyntax
import SpecText

extension StateLabels {
  /// The labels without marks of all items below a heading "States", "Zustände" or "状态": "Ruhend: zeigt den Text".
  ///
  /// One of them must be a word for a state, or three stand below a plural, which says itself what they are.
  func labelledMembers(below index: Int) -> [StateDraft] {
    let line = context.lines[index]
    var names: [(range: Range<Int>, node: Int)] = []
    for item in context.lines[(index + 1)...] {
      guard item.holder == .item, item.depth > line.depth else { break }
      guard item.depth == line.depth + 1,
        item.text.lowerBound == document.plainText(of: item.node).lowerBound
      else { continue }
      guard let label = item.label, !item.isStrongLabel, !item.value.isEmpty, mayBeName(label)
      else { return [] }
      names.append((label, item.node))
    }
    let texts = names.map { document.string(plain: $0.range) }
    let heads = words(of: line.label ?? line.text)
    guard (2...12).contains(names.count), Set(texts.map { Names.key($0) }).count == texts.count,
      !ForeignStates.areLands(texts, behind: heads)
    else { return [] }
    let isPlural = names.count > 2 && heads.contains(where: StateVocabulary.plurals.contains)
    return isPlural || texts.contains(where: CaseTitles.isCase) ? names.map(draft) : []
  }

  /// Whether a label may name a state: short, with a capital where its script has them, and no property or part.
  func mayBeName(_ label: Range<Int>) -> Bool {
    let text = document.string(plain: label)
    let words = Names.words(text)
    guard (1...4).contains(words.count), label.count <= 40, let first = text.utf8.first,
      ASCII.isUpper(first) || first >= 0xC3, !text.contains(where: { "/\"“”「」".contains($0) }),
      !Arrow.isIn(text)
    else { return false }
    return !PropertyLabels.hold(text)
      && (words.count > 1 || ColumnRole.role(ofHeader: text) == nil)
      && !StateVocabulary.conditionLabels.contains(text.lowercased())
      && StateWords.parts.isDisjoint(with: words) && !StateWords.isAside(words)
      && !StateWords.techniques.contains(words[0])
      && StateWords.copulas.isDisjoint(with: words)
  }
}
