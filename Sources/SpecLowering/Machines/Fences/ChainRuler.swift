import SpecModel
import SpecSyntax
import SpecText

/// Lines of numbers below chains, which say what section each of the names stands for:
///
///     START → QUESTIONS (4) → RESULT
///       1          2-5          6
///
/// Such a line is no step, and takes nothing from the chain above it.
enum ChainRuler {
  /// A fence without the lines that only number the names of the chain above each.
  ///
  /// - Complexity: O(lines); a look at the first byte of each rules out most.
  static func without(_ block: Document.CodeBlock, in document: Document) -> Document.CodeBlock {
    let bytes = document.source.bytes
    let places = block.lines.indices.dropFirst().filter { place in
      mayBeRuler(bytes, block.lines[place].offsets)
        && numbers(below: block.lines[place - 1], in: block, document) != nil
    }
    guard !places.isEmpty else { return block }
    var result = block
    for place in places.reversed() { result.lines.remove(at: place) }
    return result
  }

  /// The numbers and ranges that stand right below a line with arrows, one for each name between them.
  static func numbers(
    below line: SourceRange, in block: Document.CodeBlock, _ document: Document
  ) -> [Substring]? {
    let bytes = document.source.bytes
    guard line.offsets.count <= 400, ArrowGlyph.mayOccur(in: bytes, line.offsets),
      let place = block.lines.firstIndex(where: { $0.start == line.start }),
      place + 1 < block.lines.count, case let ruler = block.lines[place + 1],
      mayBeRuler(bytes, ruler.offsets)
    else { return nil }
    let groups = document.source.string(ruler).split(separator: " ")
    let names = Arrow.pieces(of: document.source.string(line))
    guard groups.count > 1, groups.count == names.count,
      groups.allSatisfy({ $0.first?.isNumber == true })
    else { return nil }
    return groups
  }

  /// The screens that the numbers below a chain name where its own words begin as theirs do, by the keys of the words:
  /// "WELCOME" over "9", where "9. Welcome back" is one.
  static func names(
    in sides: [String], below line: SourceRange, in block: Document.CodeBlock,
    _ document: Document, known: KnownStates
  ) -> [String: String] {
    guard let numbers = numbers(below: line, in: block, document), numbers.count == sides.count
    else { return [:] }
    var result: [String: String] = [:]
    var seen: Set<String> = []
    for (side, number) in zip(sides, numbers) {
      let bare = StateName.splitQualifier(side).name
      let key = Names.key(known.name(of: bare) ?? bare)
      guard seen.insert(key).inserted else { return [:] }
      guard let name = known.name(ofNumber: String(number)), Names.key(name) != key,
        let first = Names.firstWord(bare), first == Names.firstWord(name)
      else { continue }
      result[key] = name
    }
    return result
  }

  /// Changes with other names at their ends, by the keys of those that they have.
  static func renamed(_ edges: [EdgeDraft], _ names: [String: String]) -> [EdgeDraft] {
    guard !names.isEmpty else { return edges }
    return edges.map { edge in
      var edge = edge
      if let key = edge.source?.key, let name = names[key] { edge.source?.text = name }
      if let name = names[edge.target.key] { edge.target.text = name }
      return edge
    }
  }

  /// Whether a line may hold nothing but numbers and ranges: a test on bytes.
  private static func mayBeRuler(_ bytes: ContiguousArray<UInt8>, _ line: Range<Int>) -> Bool {
    guard line.count <= 400 else { return false }
    let text = ASCII.trimmed(bytes, line)
    guard text.count > 2, ASCII.isDigit(bytes[text.lowerBound]) else { return false }
    return text.allSatisfy { place in
      let byte = bytes[place]
      // The dashes "–" and "—" are E2 80 93 and E2 80 94.
      return ASCII.isDigit(byte) || byte == 0x20 || byte == ASCII.hyphen || byte == 0x2E
        || byte == 0xE2 || byte == 0x80 || byte == 0x93 || byte == 0x94
    }
  }
}
