import SpecModel
import SpecSyntax

extension StateLists {
  /// Whether the items of a section tell the sides of states that lines in bold above them name: "Visual: …" and "Text: …"
  /// below "**Dictating state**", and again below the next such line.
  func tellSides(_ names: [(range: Range<Int>, node: Int)], in section: Int) -> Bool {
    guard let first = names.first?.range.lowerBound else { return false }
    let labels = StateLabels(context)
    let titles = context.lines(in: document.sections[section].ownNodes).filter {
      $0.holder == .paragraph && isTitle($0)
    }
    guard let title = titles.first, title.text.lowerBound < first else { return false }
    if titles.contains(where: { labels.endsInState($0.label ?? $0.text) }) { return true }
    guard titles.count > 1 else { return false }
    // "Loading" may recur below the names of two pages, and "Visual" is a side of each of two states.
    var seen: Set<String> = []
    let recurring = names.map { Names.words(document.string(plain: $0.range)) }.filter {
      !seen.insert($0.joined(separator: " ")).inserted
    }
    return !recurring.isEmpty && !recurring.contains(where: isUsual)
  }

  /// Whether a line is bold from end to end and gives no value.
  private func isTitle(_ line: TextLine) -> Bool {
    guard line.text.count <= 60, line.label == nil || line.value.isEmpty,
      let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong)
    else { return false }
    return span.lowerBound == line.text.lowerBound && span.upperBound + 1 >= line.text.upperBound
  }
}
