import SpecModel
import SpecSyntax
import SpecText

/// A sentence or a cell with what stands around it, for statements that are told in words.
struct Passage {
  /// The sentence in small letters, straight apostrophes, without line breaks.
  var text: String
  /// The first cell of the row, or the label of the item, in small letters.
  var label: String
  /// The header of the column in small letters.
  var header: String
  /// The words of the sentence and the label as written.
  var own: StatementText
  var name: String
  /// The canonical words of the headings above.
  var context: Set<String>
  /// The words of `Document.plain`.
  var range: Range<Int>
  var node: Int
  var block: Int
  var section: Int

  /// The canonical words of all of it.
  var words: Set<String> { own.words.union(StatementText.words(name)) }

  /// Label, header and sentence.
  var whole: String { label + " | " + header + " | " + text }
}

/// Finds the passages that hold one of some texts.
struct Passages {
  let reader: StatementReader

  private var document: Document { reader.document }

  /// The passages of the leaves with one of some texts, in order; headings and code are left out.
  func with(_ cues: [StaticString]) -> [Passage] {
    var leaves: Set<Int> = []
    for cue in cues where document.mentions(cue) { leaves.formUnion(document.leaves(with: cue)) }
    return leaves.sorted().flatMap(passages)
  }

  /// The passages of the leaves with one of some texts and one of some words beside it.
  func with(_ cues: [StaticString], beside words: Lexicon) -> [Passage] {
    var leaves: Set<Int> = []
    for cue in cues where document.mentions(cue) { leaves.formUnion(document.leaves(with: cue)) }
    return leaves.sorted().filter { Names.hasWord(document.string($0), in: words) }
      .flatMap(passages)
  }

  /// The passages of a leaf, made once for all that is looked for.
  func passages(_ leaf: Int) -> [Passage] {
    if let known = reader.memo.passages[leaf] { return known }
    let made = make(leaf)
    reader.memo.passages[leaf] = made
    return made
  }

  private func make(_ leaf: Int) -> [Passage] {
    let node = document.nodes[leaf]
    guard node.kind == .paragraph || node.kind == .tableCell,
      case let range = document.plainText(of: leaf), range.count < 1200,
      reader.isNormative(node.range.start), let frame = reader.frame(leaf)
    else { return [] }
    let tokens = TextTokens.read(document, range)
    let context = reader.context(of: Int(node.section))
    var result: [Passage] = []
    var start = 0
    while start < tokens.count {
      var end = start
      while end < tokens.count, tokens[end].sentence == tokens[start].sentence { end += 1 }
      let place =
        tokens[start].range
        .lowerBound..<(end < tokens.count ? tokens[end].range.lowerBound : range.upperBound)
      let own = StatementText(tokens: Array(tokens[start..<end]), without: -1 ..< -1)
      result.append(
        Passage(
          text: Self.folded(document.string(plain: place)), label: Self.folded(frame.label),
          header: Self.folded(frame.header), own: own, name: frame.label, context: context,
          range: place, node: leaf, block: frame.block, section: Int(node.section)))
      start = end
    }
    return result
  }

  private static func folded(_ text: String) -> String {
    let small = text.lowercased()
    guard small.utf8.contains(where: { $0 == ASCII.lineFeed || $0 == 0xE2 }) else { return small }
    var result = ""
    for character in small {
      switch character {
      case "\n": result.append(" ")
      case "’": result.append("'")
      default: result.append(character)
      }
    }
    return result
  }

  /// Whether a text has a name with its capital, as a word of its own.
  static func has(_ name: String, in text: String) -> Bool {
    var rest = Substring(text)
    while let place = rest.range(of: name) {
      let before =
        place.lowerBound > text.startIndex ? text[text.index(before: place.lowerBound)] : " "
      let after = place.upperBound < text.endIndex ? text[place.upperBound] : " "
      if !before.isLetter, !after.isLetter, before != "-", after != "-" { return true }
      rest = rest[place.upperBound...]
    }
    return false
  }
}

extension StringProtocol {
  /// The first place of a text in another.
  fileprivate func range(of text: String) -> Range<Index>? {
    guard let first = text.first else { return nil }
    var start = startIndex
    while let place = self[start...].firstIndex(of: first) {
      if self[place...].hasPrefix(text) {
        return place..<index(place, offsetBy: text.count)
      }
      start = index(after: place)
    }
    return nil
  }
}
