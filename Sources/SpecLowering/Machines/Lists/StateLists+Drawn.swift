import SpecModel
import SpecSyntax
import SpecText

/// Names of states that stand above the boxes of a drawing.
extension StateLists {
  /// The labels of drawings in one fence below "Error States": "Rate limit:" right above the top of a box.
  func drawnNames(in section: Int, _ group: Int?) -> [StateDraft] {
    let own = document.sections[section].ownNodes
    let bytes = document.source.bytes
    var result: [StateDraft] = []
    for block in document.codeBlocks where own.contains(block.node) {
      guard FenceTags.plain.contains(block.language) else { continue }
      result += boxedNames(in: block, group)
      for (line, next) in zip(block.lines, block.lines.dropFirst()) {
        let text = ASCII.trimmed(bytes, line.offsets)
        for name in namesInRow(text, above: next.offsets, bytes) {
          var state = draft(
            document.source.string(name), origin: document.origin(name), node: Int(block.node))
          state.group = group
          result.append(state)
        }
        guard text.count > 3, text.count <= 60, bytes[text.upperBound - 1] == 0x3A,
          ASCII.isLetter(bytes[text.lowerBound]) || bytes[text.lowerBound] >= 0xC3,
          document.beginsBox(next.offsets)
        else { continue }
        let name = SourceRange(text.lowerBound, text.upperBound - 1)
        let (bare, qualifier) = StateName.splitQualifier(document.source.string(name))
        let words = Names.words(bare)
        guard (1...6).contains(words.count), !StateWords.isPart(words) || words.count > 1,
          !words.allSatisfy(TransitionWords.sizes.contains)
        else { continue }
        var state = draft(
          StateName(heading: bare)?.name ?? bare, origin: document.origin(name),
          node: Int(block.node))
        state.qualifier = qualifier
        state.group = group
        result.append(state)
      }
    }
    return result
  }

  /// "NORMAL    PRESSED    DISABLED" above the tops of as many boxes: names that two blanks divide.
  private func namesInRow(
    _ text: Range<Int>, above next: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> [SourceRange] {
    guard text.count > 6, text.count <= 160, document.beginsBox(next) else { return [] }
    var names: [SourceRange] = []
    var start = text.lowerBound
    var index = start
    while index <= text.upperBound {
      let isEnd = index == text.upperBound
      if isEnd || bytes[index] == ASCII.space && bytes[index + 1] == ASCII.space {
        if index > start { names.append(SourceRange(start, index)) }
        while index < text.upperBound, bytes[index] == ASCII.space { index += 1 }
        start = index
        if isEnd { break }
      } else {
        index += 1
      }
    }
    let tops = next.count { offset in
      Self.corners.contains { ASCII.starts(bytes, at: offset, with: $0) }
    }
    let areNames = names.allSatisfy { name in
      let words = Names.words(document.source.string(name))
      return (1...3).contains(words.count) && isUsual(words)
    }
    return names.count > 1 && tops == names.count && areNames ? names : []
  }

  /// Whether boxes are drawn in a fence: words beside their lines are no list of names.
  func holdsBoxes(_ block: Document.CodeBlock) -> Bool {
    block.lines.contains { line in
      Self.corners.contains { ASCII.find($0, in: document.source.bytes, line.offsets) != nil }
    }
  }

  /// Whether a line of a fence is nothing but slanting strokes: words below them stand on lines of a drawing.
  func holdsSlants(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return block.lines.contains { line in
      let text = ASCII.trimmed(bytes, line.offsets)
      return (1...120).contains(text.count)
        && text.contains { bytes[$0] == ASCII.slash || bytes[$0] == 0x5C }
        && text.allSatisfy { [ASCII.space, ASCII.slash, 0x5C, 0x7C].contains(bytes[$0]) }
    }
  }

  /// The upper left corners of boxes.
  static let corners: [StaticString] = ["┌", "╔", "╭", "┏"]
}
