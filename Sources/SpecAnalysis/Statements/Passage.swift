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
  /// The words of the leaf and those of them that make the sentence.
  var tokens: [TextToken]
  var place: Range<Int>
  /// The label as written.
  var name: String
  /// The words of `Document.plain`.
  var range: Range<Int>
  var node: Int
  var block: Int
  var section: Int

  /// The canonical words of all of it.
  var words: Set<String> {
    let own = StatementText(tokens: Array(tokens[place]), without: -1 ..< -1).words
    return name.isEmpty ? own : own.union(StatementText.words(name))
  }

  /// Label, header and sentence.
  var whole: String { label + " | " + header + " | " + text }

  /// What a conflict shows of it: the words as written, on one line.
  func statement(in document: Document) -> FactConflict.Statement {
    let text = document.string(plain: range).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    return .init(
      value: "“" + text + "”", origin: document.origin(document.sourceRange(plain: range)))
  }

  /// What a conflict shows of two, in the order of the document.
  static func statements(
    _ a: Passage, _ b: Passage, in document: Document
  ) -> [FactConflict.Statement] {
    [a, b].sorted { $0.range.lowerBound < $1.range.lowerBound }.map { $0.statement(in: document) }
  }
}

/// Finds the passages that hold one of some texts.
struct Passages {
  let reader: StatementReader

  private var document: Document { reader.document }

  /// The passages of the leaves with one of some texts, in order; headings and code are left out.
  func with(_ cues: [StaticString]) -> [Passage] {
    leaves(with: cues).flatMap { passages($0) }
  }

  /// The passages of the leaves with one of some texts and one of some words beside it.
  func with(_ cues: [StaticString], beside words: Lexicon) -> [Passage] {
    leaves(with: cues).filter { Names.hasWord(document.string($0), in: words) }
      .flatMap { passages($0) }
  }

  private func leaves(with cues: [StaticString]) -> [Int] {
    let known = reader.leafCues
    var leaves: [Int] = []
    for cue in cues {
      let found = known.leaves(with: cue, in: document)
      if leaves.isEmpty { leaves = found } else { leaves += found }
    }
    // Most texts stand in few leaves, which come in order for each of them.
    guard zip(leaves, leaves.dropFirst()).contains(where: { $0 >= $1 }) else { return leaves }
    var result: [Int] = []
    for leaf in leaves.sorted() where result.last != leaf { result.append(leaf) }
    return result
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
    let tokens = reader.tokens(leaf)
    let (label, header) = (Self.folded(frame.label), Self.folded(frame.header))
    var result: [Passage] = []
    var start = 0
    while start < tokens.count {
      var end = start
      while end < tokens.count, tokens[end].sentence == tokens[start].sentence { end += 1 }
      let place =
        tokens[start].range
        .lowerBound..<(end < tokens.count ? tokens[end].range.lowerBound : range.upperBound)
      result.append(
        Passage(
          text: Self.folded(document.string(plain: place)), label: label, header: header,
          tokens: tokens, place: start..<end, name: frame.label, range: place, node: leaf,
          block: frame.block, section: Int(node.section)))
      start = end
    }
    return result
  }

  private static func folded(_ text: String) -> String {
    let small = text.lowercased()
    guard small.utf8.contains(where: { $0 == ASCII.lineFeed || $0 == 0xE2 }) else { return small }
    let bytes = Array(small.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      if ASCII.starts(bytes, at: offset, with: "’") {
        result.append(ASCII.apostrophe)
        offset += 3
      } else {
        result.append(bytes[offset] == ASCII.lineFeed ? ASCII.space : bytes[offset])
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a text has a name with its capital, as a word of its own.
  static func has(_ name: String, in text: String) -> Bool {
    var (name, text) = (name, text)
    return name.withUTF8 { name in
      text.withUTF8 { text in
        var start = 0
        while let place = ASCII.find(name, in: text, start..<text.count), !name.isEmpty {
          start = place + name.count
          if !joins(text[..<place], atEnd: true), !joins(text[start...], atEnd: false) {
            return true
          }
        }
        return false
      }
    }
  }

  /// Whether the character at an end of some text makes one word with what stands beside it.
  private static func joins(_ text: Slice<UnsafeBufferPointer<UInt8>>, atEnd: Bool) -> Bool {
    guard let byte = atEnd ? text.last : text.first else { return false }
    if byte < 0x80 { return ASCII.isLetter(byte) || byte == ASCII.hyphen }
    let part = String(decoding: atEnd ? text.suffix(24) : text.prefix(24), as: UTF8.self)
    return (atEnd ? part.last : part.first)?.isLetter == true
  }
}
