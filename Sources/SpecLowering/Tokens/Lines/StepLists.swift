import SpecModel
import SpecSyntax
import SpecText

/// Lists of the steps of a scale below a heading that has a word for elements or advice beside the kind of the values:
/// "Component spacing" over "- **XS**: 4px", "Duration guidelines" over "- **Short**: 120ms".
enum StepLists {
  /// The kind of an item's value, where it and two of its neighbours at least are steps; measures of one element, such as
  /// those below "Button spacing", are none.
  static func kind(ofItemAt index: Int, _ reader: FactReader) -> Token.Kind? {
    let document = reader.context.document
    let section = Int(document.nodes[reader.context.lines[index].node].section)
    guard section > 0, isStep(index, section, reader),
      [index - 2, index - 1, index + 1, index + 2].count(where: { isStep($0, section, reader) }) > 1
    else { return nil }
    let words = UnmarkedWords.keys(
      reader.bytes, reader.textRange(Int(document.sections[section].heading)))
    let rest = words.filter { !general.contains($0) }
    guard words.count <= 4, rest.count < words.count,
      case .kind(let kind)? = TokenTopic.of(words: rest), kinds.contains(kind)
    else { return nil }
    return kind
  }

  /// Whether an item of a section is labelled with no more than a step and begins its value with a number.
  private static func isStep(_ index: Int, _ section: Int, _ reader: FactReader) -> Bool {
    let lines = reader.context.lines
    guard lines.indices.contains(index), case let line = lines[index], line.holder == .item,
      Int(reader.context.document.nodes[line.node].section) == section,
      let label = line.label, label.count <= 16, let first = line.value.first,
      Bytes.isDigit(reader.bytes[first])
    else { return false }
    let words = UnmarkedWords.keys(reader.bytes, label)
    return (1...2).contains(words.count) && words.allSatisfy(steps.contains)
  }

  private static let kinds: Set<Token.Kind> = [.spacing, .radius, .duration]

  /// Words for all elements alike, and for advice on them.
  private static let general = WordKey.set(
    "component", "components", "element", "elements", "screen", "screens", "interaction",
    "interactions", "transitions", "animations", "guidelines", "komponenten", "elemente",
    "composants", "componentes", "elementos", "componenti", "elementi", "componenten")

  /// Names of steps that are neither devices nor styles of type.
  private static let steps = WordKey.set(
    "xxxs", "xxs", "xs", "s", "sm", "m", "md", "l", "lg", "xl", "xxl", "xxxl", "small", "medium",
    "large", "tiny", "huge", "extra", "base", "micro", "instant", "fast", "quick", "short",
    "standard", "normal", "long", "slow", "slower", "faster", "klein", "mittel", "gross", "petit",
    "moyen", "grand", "mediano", "grande", "pequeno", "medio", "piccolo")
}
