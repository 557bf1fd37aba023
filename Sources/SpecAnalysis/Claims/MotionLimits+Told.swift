import SpecModel
import SpecSyntax
import SpecText

/// Properties that rows and items move: "`background-color` 100ms", "Width 1px → 3px in 100ms".
struct ToldMotions {
  let document: Document

  /// The bytes between a property and its time.
  private static let reach = 48
  /// Words that say that nothing moves.
  private static let denials = NegationWords.words.union([
    "instead", "instant", "instantly", "avoid", "than", "delay", "after", "sans",
  ])

  /// The uses in cells of tables and in items, in order.
  func find() -> [AnimatedProperties.Use] {
    var result: [AnimatedProperties.Use] = []
    for number in document.nodes.indices {
      let node = document.nodes[number]
      guard node.kind == .tableCell || node.kind == .paragraph && isItem(Int(node.parent)),
        case let text = document.plainText(of: number), (8..<400).contains(text.count),
        document.plain[text].contains(where: ASCII.isDigit)
      else { continue }
      var start = text.lowerBound
      for amount in AmountReader.read(document.plain, text) where amount.unit == .ms {
        if let use = use(start..<amount.range.lowerBound, number) { result.append(use) }
        start = amount.range.upperBound
      }
    }
    return result
  }

  private func isItem(_ node: Int) -> Bool { node >= 0 && document.nodes[node].kind == .item }

  /// The last property before a time, in the same clause.
  private func use(_ before: Range<Int>, _ node: Int) -> AnimatedProperties.Use? {
    let plain = document.plain
    var end = before.upperBound
    let limit = max(before.lowerBound, end - Self.reach)
    while end > limit {
      while end > limit, !isWord(plain[end - 1]) {
        if plain[end - 1] == 0x3B || plain[end - 1] == ASCII.dot || plain[end - 1] == 0x28 {
          return nil
        }
        end -= 1
      }
      var start = end
      while start > before.lowerBound, isWord(plain[start - 1]) { start -= 1 }
      guard start < end else { return nil }
      let word = document.string(plain: start..<end).lowercased()
      if Self.denials.contains(word) { return nil }
      if AnimatedProperties.costly.contains(word) {
        return isMoved(word, start..<end, before.upperBound) ? use(word, start..<end, node) : nil
      }
      end = start
    }
    return nil
  }

  private func isWord(_ byte: UInt8) -> Bool { ASCII.isLetter(byte) || byte == ASCII.hyphen }

  /// Whether a word is the name of a property: it has a hyphen, stands in code, or has two values with an arrow.
  private func isMoved(_ word: String, _ range: Range<Int>, _ time: Int) -> Bool {
    if word.utf8.contains(ASCII.hyphen) { return true }
    let run = document.run(at: range.lowerBound)
    if run >= 0, document.runs[run].style.contains(.code),
      Int(document.runs[run].count) == range.count
    {
      return true
    }
    let between = document.string(plain: range.upperBound..<time)
    return between.contains("→") && between.contains(where: \.isNumber)
  }

  func use(
    _ property: String, _ range: Range<Int>, _ node: Int
  ) -> AnimatedProperties.Use? {
    let section = Int(document.nodes[node].section)
    let path = document.path(ofSection: section).map { document.title(ofSection: $0) }
    guard path.allSatisfy(AnimatedProperties.isDemanded) else { return nil }
    let row = Int(document.nodes[node].parent)
    let first = document.nodes[node].kind == .tableCell ? document.firstChild(of: row) : nil
    let owner = first.map { document.string($0) } ?? property
    let words = Names.words(owner)
    guard !words.contains(where: Self.denials.contains) else { return nil }
    return .init(
      owner: owner, property: property, origin: document.origin(document.sourceRange(plain: range)))
  }
}
