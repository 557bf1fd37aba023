import SpecModel
import SpecSyntax
import SpecText

/// Steps whose paragraphs begin with their number in bold type: "**Step 4 – Share.** Highlights the button".
enum LeadingSteps {
  private static let words: [StaticString] = [
    "Step ", "Schritt ", "Paso ", "Passo ", "Étape ", "Phase ", "Stage ", "Stap ",
  ]

  private struct Step {
    var word: String
    var number: Int
    var range: SourceRange
  }

  /// The one number that a series of at least three leaves out.
  ///
  /// - Complexity: O(nodes), in documents that have such a word.
  static func missing(in document: Document) -> [AnnouncedNumber] {
    let known = words.filter { document.mentions($0) }
    guard !known.isEmpty else { return [] }
    var series: [String: [Step]] = [:]
    var order: [String] = []
    for (number, node) in document.nodes.enumerated() where node.kind == .paragraph {
      guard let step = step(number, known, document) else { continue }
      let key = "\(node.section) \(step.word)"
      if series[key] == nil { order.append(key) }
      series[key, default: []].append(step)
    }
    return order.compactMap { key in
      guard let steps = series[key], steps.count >= 3, steps[0].number <= 1 else { return nil }
      let gaps = zip(steps, steps.dropFirst()).filter { $1.number != $0.number + 1 }
      guard gaps.count == 1, let (before, after) = gaps.first, after.number == before.number + 2
      else { return nil }
      return AnnouncedNumber(
        name: "\(before.word) \(before.number + 1)",
        announcement: document.source.string(after.range),
        origin: document.origin(after.range), neighbour: document.origin(before.range))
    }
  }

  /// The word and the number that a paragraph begins with, in bold type.
  private static func step(
    _ node: Int, _ known: [StaticString], _ document: Document
  ) -> Step? {
    let text = document.plainText(of: node)
    guard
      let word = known.first(where: { ASCII.starts(document.plain, at: text.lowerBound, with: $0) }
      ),
      let bold = document.span(at: text.lowerBound, of: node, in: .strong)
    else { return nil }
    let start = text.lowerBound + word.utf8CodeUnitCount
    guard start < bold.upperBound else { return nil }
    let end =
      document.plain[start..<bold.upperBound].firstIndex { !ASCII.isDigit($0) }
      ?? bold.upperBound
    guard start < end, end - start <= 2, let number = Int(document.string(plain: start..<end)),
      end == bold.upperBound || !ASCII.isWord(document.plain[end]) && document.plain[end] != 0x2F
    else { return nil }
    // "Step 1–3" and "Step 2 and 3" are several steps.
    let rest = document.plain[end..<min(end + 8, bold.upperBound)]
    guard !rest.contains(where: ASCII.isDigit) else { return nil }
    return Step(
      word: document.string(plain: text.lowerBound..<start - 1), number: number,
      range: document.sourceRange(plain: text.lowerBound..<end))
  }
}
