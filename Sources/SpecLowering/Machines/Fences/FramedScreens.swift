import SpecModel
import SpecSyntax
import SpecText

/// Finds fences that draw one screen in a frame: "Details →" in it is a row that opens something, and no change.
///
/// A frame around all lines may also be one around a chart. That it draws a screen shows in what is said above it, in
/// arrows with nothing behind them, or in that it stands in the part of one state.
struct FramedScreens {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The fences that draw screens, by node.
  ///
  /// - Complexity: O(lines of fences); those without an arrow or a frame are left at once.
  func blocks(_ drafts: MachineDrafts) -> Set<Int32> {
    var places: LinePlaces?
    var declared: KnownStates?
    var result: Set<Int32> = []
    var isOfFrames: Bool?
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && block.lines.count > 2
      && isFramed(block, needsArrow: true)
    {
      let node = Int(block.node)
      let known = places ?? LinePlaces(drafts, in: document)
      places = known
      if hasChevron(block) || isAnnounced(node) {
        result.insert(block.node)
        continue
      }
      let isOfState = known.state(aroundSection: Int(document.nodes[node].section)) != nil
      if !isOfState {
        if isOfFrames == nil { isOfFrames = drawsFrames }
        guard isOfFrames == true, !isOverChanges(node) else { continue }
      }
      let states = declared ?? KnownStates(drafts, statesOnly: true)
      declared = states
      if !joins(block, states, isStrict: !isOfState) { result.insert(block.node) }
    }
    return result
  }

  /// Whether a heading above speaks of transitions.
  private func isOverChanges(_ node: Int) -> Bool {
    context.scope(of: node).suffix(2).contains {
      Names.hasWord($0, in: TransitionWords.transitions)
        || TransitionWords.transitionMarks.contains(where: $0.contains)
    }
  }

  /// Whether four fences or more are framed: the document draws its screens so.
  private var drawsFrames: Bool {
    document.codeBlocks.count { block in
      FlowReader.languages.contains(block.language) && block.lines.count > 2
        && isFramed(block, needsArrow: false)
    } > 3
  }

  /// Whether all lines begin and end with the edge of a frame, and arrows stand in them, where any must.
  private func isFramed(_ block: Document.CodeBlock, needsArrow: Bool) -> Bool {
    let bytes = document.source.bytes
    var hasArrow = false
    var count = 0
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      if text.isEmpty { continue }
      // Two boxes side by side have a gap between their upper edges.
      if count == 0, ASCII.find("  ", in: bytes, text) != nil { return false }
      guard isEdge(bytes, text.lowerBound, isFirst: true), text.count > 2,
        isEdge(bytes, text.upperBound, isFirst: false)
      else { return false }
      hasArrow = hasArrow || ArrowGlyph.mayOccur(in: bytes, text)
      count += 1
    }
    return (hasArrow || !needsArrow) && count > 2
  }

  /// Whether "|", "+" or a drawn line begins at a place, or ends before it.
  private func isEdge(_ bytes: ContiguousArray<UInt8>, _ place: Int, isFirst: Bool) -> Bool {
    let byte = bytes[isFirst ? place : place - 1]
    if byte == 0x7C || byte == 0x2B { return true }
    let start = isFirst ? place : place - 3
    guard start >= 0, bytes[start] == 0xE2 else { return false }
    return bytes[start + 1] == 0x94 || bytes[start + 1] == 0x95
  }

  /// Whether a line has an arrow with nothing behind it but an edge or a bracket: "Details  → │", "[ Next → ]".
  private func hasChevron(_ block: Document.CodeBlock) -> Bool {
    block.lines.contains { line in
      guard line.offsets.count <= 400,
        ArrowGlyph.mayOccur(in: document.source.bytes, line.offsets)
      else { return false }
      let cells = document.source.string(line).split { "│|┃║".contains($0) }
      return cells.contains { cell in
        let text = StateName.trimmed(String(cell).replacingBracket)
        guard let last = text.last, "→➔➜➡⟶›>".contains(last), text.contains(where: \.isLetter)
        else {
          return false
        }
        return last != ">" || text.hasSuffix(" ->") || text.hasSuffix(" >")
      }
    }
  }

  /// Whether arrows stand between the names of declared states, in one cell or between two: a chart of them.
  private func joins(
    _ block: Document.CodeBlock, _ states: KnownStates, isStrict: Bool
  ) -> Bool {
    var names: Set<String> = []
    var hasArrow = false
    guard block.lines.contains(where: { mayPoint($0.offsets) }) else { return false }
    for line in block.lines where line.offsets.count <= 400 {
      for text in cells(of: line.offsets) {
        let arrows = ArrowText(text)
        let known = (arrows?.sides ?? [text])
          .compactMap { states.name(of: ArrowSide.unwrapped($0)) }
        names.formUnion(known.map { Names.key($0) })
        // The bytes that all heads share come first; few texts without letters have one.
        let isBare =
          text.utf8.contains { $0 == 0x3E || $0 == 0x86 || $0 == 0x96 }
          && !text.utf8.contains(where: ASCII.isLetter) && !text.contains(where: \.isLetter)
          && text.contains { "→▶►▼↓>".contains($0) }
        // In a drawing of a screen "▲ here" points as well; a head alone on its line leads down a chart.
        let isDown = isBare && text.allSatisfy { "▼↓".contains($0) }
        if isDown, isStrict { return true }
        hasArrow = hasArrow || isBare && !isStrict || known.count > 1
      }
    }
    return hasArrow && names.count > 1
  }

  /// Whether a line may hold an arrow or the head of one: a test on bytes, which passes over the lines of boxes.
  private func mayPoint(_ line: Range<Int>) -> Bool {
    document.source.bytes.withUnsafeBufferPointer { bytes in
      line.contains { place in
        bytes[place] == 0x3E
          || bytes[place] == 0xE2 && place + 1 < line.upperBound
            && !(0x94...0x95).contains(bytes[place + 1])
      }
    }
  }

  /// The texts of a line between bars and corners.
  private func cells(of line: Range<Int>) -> [String] {
    var result: [String] = []
    document.source.bytes.withUnsafeBufferPointer { bytes in
      var start = line.lowerBound
      var index = start
      while index < line.upperBound {
        let length = Self.barLength(bytes, at: index, end: line.upperBound)
        if length > 0 {
          append(bytes, start..<index, to: &result)
          start = index + length
        }
        index += max(length, 1)
      }
      append(bytes, start..<line.upperBound, to: &result)
    }
    return result
  }

  private func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, to result: inout [String]
  ) {
    guard range.contains(where: { bytes[$0] > 0x20 }) else { return }
    result.append(StateName.trimmed(bytes, range))
  }

  /// The length of "|", "+", "│", "┃" or "║" at an offset, in bytes of UTF-8; zero for others.
  private static func barLength(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, end: Int
  ) -> Int {
    if bytes[index] == 0x7C || bytes[index] == 0x2B { return 1 }
    guard bytes[index] == 0xE2, index + 2 < end else { return 0 }
    switch (bytes[index + 1], bytes[index + 2]) {
    case (0x94, 0x82), (0x94, 0x83), (0x95, 0x91): return 3
    default: return 0
    }
  }

  /// Whether the heading, the label or the paragraph above says that a picture of a screen follows.
  private func isAnnounced(_ node: Int) -> Bool {
    let texts = [context.scope(of: node).last, FlowReader(context: context).label(before: node)]
    return texts.compactMap(\.self).contains { Names.hasWord($0, in: Self.pictures) }
  }

  /// Words for pictures of screens.
  static let pictures: Lexicon = [
    "wireframe", "wireframes", "mockup", "mockups", "layout", "layouts", "sketch", "mock",
    "skizze", "aufbau", "maquette", "boceto", "maqueta", "esboço", "bozzetto", "schets", "макет",
    "эскиз", "макети", "ワイヤーフレーム", "レイアウト", "线框图", "布局", "와이어프레임", "레이아웃",
  ]
}

extension String {
  /// The text without brackets and blanks at its end.
  fileprivate var replacingBracket: String {
    var text = self
    while let last = text.last, "])} ".contains(last) { text.removeLast() }
    return text
  }
}

extension MachineDrafts {
  /// Takes out what was read in fences that draw screens.
  mutating func takeOut(_ blocks: Set<Int32>, in document: Document) {
    guard !blocks.isEmpty else { return }
    let ranges = blocks.map { document.nodes[Int($0)].range }
    for index in matrices.indices {
      matrices[index].edges.removeAll { edge in
        ranges.contains { $0.contains(edge.origin.range) }
      }
    }
  }
}
