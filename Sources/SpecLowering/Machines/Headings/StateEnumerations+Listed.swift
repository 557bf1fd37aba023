import SpecModel
import SpecSyntax
import SpecText

/// Lists of the values of a type of states: "a `PressState` enum with these values:" over "`Idle` — no press".
extension StateEnumerations {
  /// The names in code with which the items of such lists begin, below a heading that speaks of states.
  func listed() -> [StateDraft] {
    var result: [StateDraft] = []
    for index in context.lines.indices.dropLast() {
      let line = context.lines[index]
      guard line.holder == .paragraph, context.lines[index + 1].holder == .item,
        case let text = document.plainText(of: line.node), (12...500).contains(text.count),
        line.text.upperBound == text.upperBound, opensList(text), announcesValues(text),
        context.scope(of: line.node).contains(where: isOfStates)
      else { continue }
      result += names(below: index).map { draft($0.range, node: $0.node, like: nil) }
    }
    return result
  }

  /// A test of the last byte: ":" or the end of "：".
  private func opensList(_ text: Range<Int>) -> Bool {
    let last = document.plain[text.upperBound - 1]
    return last == ASCII.colon || last == 0x9A
  }

  /// Whether a paragraph ends in a word for values, a remark in parentheses aside, and names a type of states.
  private func announcesValues(_ text: Range<Int>) -> Bool {
    var sentence = document.string(plain: text)
    sentence.removeLast()
    if sentence.last == ")", let open = sentence.lastIndex(of: "(") {
      sentence = String(sentence[..<open])
    }
    let words = Names.words(sentence)
    let isOfValues =
      words.suffix(2).contains(where: Self.values.contains)
      || Self.wideValues.isIn(sentence)
    return isOfValues
      && words.contains { Self.types.contains($0) || StateVocabulary.singulars.contains($0) }
  }

  private static let values: Lexicon = [
    "values", "cases", "members", "variants", "werte", "werten", "fälle", "fällen", "valeurs",
    "cas", "valores", "casos", "valori", "casi", "waarden", "gevallen", "nilai", "значения",
    "значений",
  ]
  private static let wideValues: Phrases = ["値", "取值", "值如下", "列挙", "枚举", "값"]
  private static let types: Lexicon = [
    "enum", "enumeration", "union", "aufzählung", "énumération", "enumeración", "enumeração",
    "phase", "mode", "status",
  ]

  /// Whether a heading is about the states of something.
  private func isOfStates(_ title: String) -> Bool {
    StateVocabulary.isIn(title) || Names.hasWord(title, in: Self.machines)
  }

  private static let machines = LifecycleWords.nouns.union(["zustandsautomat", "zustandsmaschine"])

  /// The names in code of the items below a line; none where one item begins otherwise.
  private func names(below index: Int) -> [(range: Range<Int>, node: Int)] {
    let depth = context.lines[index].depth + 1
    var result: [(range: Range<Int>, node: Int)] = []
    for item in context.lines[(index + 1)...] {
      guard item.holder == .item, item.depth >= depth, result.count < 17 else { break }
      let start = item.text.lowerBound
      guard item.depth == depth, start == document.plainText(of: item.node).lowerBound else {
        continue
      }
      guard let span = document.span(at: start, of: item.node, in: .code),
        span.lowerBound == start, isIdentifier(span), isApart(span.upperBound, in: item.text)
      else { return [] }
      result.append((span, item.node))
    }
    return (2...16).contains(result.count) ? result : []
  }

  /// Whether nothing, a dash, a colon or a parenthesis follows a name.
  private func isApart(_ offset: Int, in text: Range<Int>) -> Bool {
    let plain = document.plain
    var next = offset
    while next < text.upperBound, plain[next] == ASCII.space { next += 1 }
    guard next < text.upperBound else { return true }
    let marks: [StaticString] = ["-", "–", "—", ":", "(", "：", "（", "="]
    return marks.contains { ASCII.starts(plain, at: next, with: $0) }
  }
}
