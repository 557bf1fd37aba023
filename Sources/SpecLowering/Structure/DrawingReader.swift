import SpecText

/// Frames that are drawn together, with the text on each of their lines.
struct Drawing {
  /// A stretch of text inside one frame on one line.
  struct Piece {
    enum Kind { case content, divider }
    var kind: Kind
    /// Number of the frame in order of top edges.
    var frame: Int
    var depth: Int
    /// The texts between edges and column rules, trimmed; the rule of a divider.
    var segments: [Range<Int>]
    /// Columns between the edges of the frame.
    var width: Int
  }

  /// A line of the drawing.
  struct Line {
    var pieces: [Piece]
    /// Text right of all frames, trimmed.
    var aside: Range<Int>?
    /// The column where that text starts.
    var asideColumn: Int
    /// The innermost frame that opens or closes here, for asides on lines without text.
    var frame: Int
    var depth: Int
  }

  var lines: [Line] = []
  /// The line of text just above, trimmed, if it ends with a colon or stands alone.
  var caption: Range<Int>?
  /// Lines of text just below that point up at the drawing.
  var footnotes: [Range<Int>] = []
  /// Whether arrows join the frames: a chart and no picture of a screen.
  var isChart = false
  /// Whether at least one frame is closed at the bottom.
  var isClosed = false
  /// The outermost frame around each frame.
  var outermost: [Int] = []
  /// The captions of the outermost frames, where the line above has one over each of several.
  var captions: [(frame: Int, text: Range<Int>)] = []

  /// The drawing, or each of its outermost frames for itself where each has a caption.
  var parted: [Drawing] { captions.count > 1 ? captions.map(part) : [self] }

  private func part(_ caption: (frame: Int, text: Range<Int>)) -> Drawing {
    var part = Drawing()
    var numbers: [Int: Int] = [:]
    for frame in outermost.indices where outermost[frame] == caption.frame {
      numbers[frame] = numbers.count
    }
    let isLast = caption.frame == captions.last?.frame
    for line in lines {
      var line = line
      line.pieces = line.pieces.compactMap { piece in
        guard let number = numbers[piece.frame] else { return nil }
        var piece = piece
        piece.frame = number
        return piece
      }
      if let number = numbers[line.frame] {
        line.frame = number
      } else {
        (line.frame, line.depth) = (0, 1)
      }
      if !isLast { line.aside = nil }
      part.lines.append(line)
    }
    part.caption = caption.text
    part.footnotes = isLast ? footnotes : []
    part.isChart = isChart
    part.isClosed = isClosed
    return part
  }
}

/// Follows frames from line to line.
struct DrawingReader {
  private struct Frame {
    var parent: Int
    var depth: Int
    var left: Int
    var right: Int
  }

  private let bytes: ContiguousArray<UInt8>
  private var frames: [Frame] = []
  /// Open frames, each after its parent, siblings from left to right.
  private var open: [Int] = []
  private var current = Drawing()
  private var drawings: [Drawing] = []
  private var previousText: Range<Int>?
  /// The line of that text.
  private var previousLine = 0..<0
  /// The line of the caption.
  private var captionLine = 0..<0

  /// Frames beyond this depth are read as text.
  static let depthLimit = 24

  /// Reads all drawings of a code block.
  static func drawings(
    in lines: [SourceRange], of bytes: ContiguousArray<UInt8>, plain: Bool
  ) -> [Drawing] {
    var reader = DrawingReader(bytes: bytes)
    let split =
      plain
      ? PlainDrawing.lines(lines, in: bytes)
      : lines.map { DrawingLine.boxed($0.offsets, in: bytes) }
    for line in split { reader.read(line) }
    reader.finish()
    return reader.drawings
  }

  private init(bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  private mutating func read(_ line: DrawingLine) {
    if line.marks.isEmpty {
      finish()
      readFreeText(line.range)
      return
    }
    guard !open.isEmpty || line.marks.contains(where: { $0.glyph == .topLeft }) else {
      readFreeText(line.range)
      if !drawings.isEmpty, drawings[drawings.count - 1].lines.isEmpty == false {
        drawings[drawings.count - 1].isChart = drawings[drawings.count - 1].isChart || isStem(line)
      }
      return
    }
    if open.isEmpty {
      frames.removeAll(keepingCapacity: true)
      current = Drawing()
      current.caption = previousText
      captionLine = previousLine
    }
    previousText = nil
    var walk = LineWalk(line: line, edges: openEdges())
    walk.run(&self)
    if open.isEmpty { finish() }
  }

  /// A line of edge characters and arrow heads alone joins two frames.
  private func isStem(_ line: DrawingLine) -> Bool {
    for index in -1..<line.marks.count {
      let gap = TextScan.trim(line.gap(after: index), in: bytes)
      if !gap.isEmpty, !TextScan.isSign(gap, in: bytes) { return false }
    }
    return true
  }

  private mutating func readFreeText(_ line: Range<Int>) {
    let text = TextScan.trim(line, in: bytes)
    if !text.isEmpty { (previousText, previousLine) = (text, line) }
    guard !text.isEmpty, let last = drawings.indices.last else { return }
    let (scalar, count) = Scalars.decode(bytes, at: text.lowerBound, end: text.upperBound)
    if scalar == 0x2191 {
      let rest = TextScan.trim(text.lowerBound + count..<text.upperBound, in: bytes)
      if !rest.isEmpty { drawings[last].footnotes.append(rest) }
      previousText = nil
    } else if TextScan.isArrowHead(scalar) && TextScan.isSign(text, in: bytes)
      || text.count == 1 && scalar | 0x20 == 0x76
    {
      // "v" alone is the head of an arrow, too.
      drawings[last].isChart = true
    }
  }

  private mutating func finish() {
    open.removeAll(keepingCapacity: true)
    if !current.lines.isEmpty {
      takeCaptions()
      drawings.append(current)
    }
    current = Drawing()
  }

  /// Cuts the caption at the columns of the outermost frames, "Empty      Loading", where each has one piece above it.
  private mutating func takeCaptions() {
    let roots = frames.indices.filter { frames[$0].parent < 0 }
    guard roots.count > 1, roots.count < 9, let caption = current.caption else { return }
    let pieces = pieces(of: caption)
    guard pieces.count == roots.count else { return }
    let ordered = roots.sorted { frames[$0].left < frames[$1].left }
    let line = DrawingLine(range: captionLine, marks: [])
    for (frame, text) in zip(ordered, pieces) {
      let column = column(of: text.lowerBound, in: line)
      guard column + 2 >= frames[frame].left, column <= frames[frame].right else { return }
    }
    current.captions = zip(ordered, pieces).map { (frame: $0, text: $1) }
    for frame in frames.indices {
      let parent = frames[frame].parent
      current.outermost.append(parent < 0 ? frame : current.outermost[parent])
    }
  }

  /// The pieces of a text between three blanks and more.
  private func pieces(of text: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = text.lowerBound
    var blanks = 0
    for offset in text {
      if TextScan.isBlank(bytes[offset]) {
        blanks += 1
        continue
      }
      if blanks > 2 {
        result.append(start..<offset - blanks)
        start = offset
      }
      blanks = 0
    }
    result.append(start..<text.upperBound)
    return result
  }
}

// MARK: - One line

extension DrawingReader {
  /// The walk along one line from edge to edge.
  private struct LineWalk {
    let line: DrawingLine
    let edges: [DrawingAlignment.Edge]
    /// Edge drawn by each mark, or -1.
    var drawn: [Int]
    /// For a top left corner the number of its top right corner, else -1; empty where no frame begins.
    var closing: [Int]
    var nextEdge = 0
    var frame = -1
    var pieces: [Drawing.Piece] = []
    var aside: Range<Int>?
    var touched = -1

    init(line: DrawingLine, edges: [DrawingAlignment.Edge]) {
      self.line = line
      self.edges = edges
      guard line.marks.contains(where: { $0.glyph == .topLeft || $0.glyph == .topRight }) else {
        drawn = DrawingAlignment.match(line.marks, edges)
        closing = []
        return
      }
      self.drawn = Array(repeating: -1, count: line.marks.count)
      self.closing = Array(repeating: -1, count: line.marks.count)
      var pending: [Int] = []
      var candidates: [Int] = []
      for (index, mark) in line.marks.enumerated() {
        switch mark.glyph {
        case .topLeft: pending.append(index)
        case .topRight:
          if let top = pending.popLast() { closing[top] = index }
        default: candidates.append(index)
        }
      }
      let matched = DrawingAlignment.match(candidates.map { line.marks[$0] }, edges)
      for (index, edge) in zip(candidates, matched) { drawn[index] = edge }
    }

    mutating func run(_ reader: inout DrawingReader) {
      var topOfClosing: [Int: Int] = [:]
      var closed: Set<Int> = []
      readGap(after: -1, &reader)
      for index in line.marks.indices {
        let mark = line.marks[index]
        if drawn[index] >= 0 {
          while nextEdge < drawn[index] { passEdge(&reader) }
          let edge = edges[drawn[index]]
          passEdge(&reader)
          touched = max(touched, edge.frame)
          if mark.glyph == .bottomLeft || mark.glyph == .bottomRight { closed.insert(edge.frame) }
        } else if mark.glyph == .topLeft, let opened = openFrame(at: index, &reader) {
          if closing[index] >= 0 { topOfClosing[closing[index]] = opened }
        } else if let top = topOfClosing[index] {
          frame = reader.frames[top].parent
        }
        readGap(after: index, &reader)
      }
      reader.close(closed)
      if !closed.isEmpty { reader.current.isClosed = true }
      let shown = touched >= 0 && touched < reader.frames.count ? touched : 0
      reader.current.lines.append(
        Drawing.Line(
          pieces: pieces, aside: aside,
          asideColumn: aside.map { reader.column(of: $0.lowerBound, in: line) } ?? 0,
          frame: shown, depth: reader.frames.isEmpty ? 1 : reader.frames[shown].depth))
    }

    private mutating func passEdge(_ reader: inout DrawingReader) {
      guard nextEdge < edges.count else { return }
      let edge = edges[nextEdge]
      frame = edge.isLeft ? edge.frame : reader.frames[edge.frame].parent
      nextEdge += 1
    }

    private mutating func openFrame(at index: Int, _ reader: inout DrawingReader) -> Int? {
      let depth = frame < 0 ? 1 : reader.frames[frame].depth + 1
      guard depth <= DrawingReader.depthLimit else { return nil }
      let mark = line.marks[index]
      let right =
        closing[index] >= 0
        ? line.marks[closing[index]].column : reader.column(of: line.range.upperBound, in: line)
      reader.frames.append(Frame(parent: frame, depth: depth, left: mark.column, right: right))
      let number = reader.frames.count - 1
      reader.open.append(number)
      frame = number
      touched = number
      return number
    }

    private mutating func readGap(after index: Int, _ reader: inout DrawingReader) {
      let gap = line.gap(after: index)
      var text = TextScan.trim(gap, in: reader.bytes)
      guard !text.isEmpty else { return }
      passMissingEdges(before: text.lowerBound, after: index, &reader)
      let isRule = index >= 0 && Self.drawsRule(line.marks[index].glyph)
      let rule = text
      if isRule, TextScan.startsWithRule(text, in: reader.bytes) {
        text = TextScan.trimRule(text, in: reader.bytes)
        if text.isEmpty {
          if line.marks[index].glyph == .leftTee, drawn[index] >= 0, frame >= 0 {
            add(.divider, [rule], &reader)
          }
          return
        }
      }
      if frame < 0 { return readOutside(text, drawnAs: rule, after: index, &reader) }
      if TextScan.isDownArrow(text, in: reader.bytes) { reader.current.isChart = true }
      add(.content, [text], &reader)
    }

    private static func drawsRule(_ glyph: Glyph) -> Bool {
      switch glyph {
      case .topLeft, .bottomLeft, .leftTee, .bottomRight, .topRight, .rightTee: true
      default: false
      }
    }

    /// Text that starts right of an undrawn edge lies beyond it.
    private mutating func passMissingEdges(
      before offset: Int, after index: Int, _ reader: inout DrawingReader
    ) {
      let next = drawn[(index + 1)...].first { $0 >= 0 } ?? edges.count
      guard nextEdge < next else { return }
      let column = reader.column(of: offset, in: line)
      while nextEdge < next {
        let edge = edges[nextEdge]
        guard edge.isLeft ? edge.column <= column + 2 : edge.column <= column else { return }
        passEdge(&reader)
      }
    }

    private mutating func readOutside(
      _ text: Range<Int>, drawnAs rule: Range<Int>, after index: Int,
      _ reader: inout DrawingReader
    ) {
      let isLast = index == line.marks.count - 1
      if isLast, index >= 0 {
        aside = text
      } else if TextScan.hasArrowHead(text, in: reader.bytes)
        || index >= 0 && TextScan.drawsArrow(rule, in: reader.bytes)
      {
        reader.current.isChart = true
      }
    }

    private mutating func add(
      _ kind: Drawing.Piece.Kind, _ segments: [Range<Int>], _ reader: inout DrawingReader
    ) {
      if let same = pieces.firstIndex(where: { $0.frame == frame && $0.kind == kind }) {
        pieces[same].segments += segments
        return
      }
      let drawnFrame = reader.frames[frame]
      pieces.append(
        Drawing.Piece(
          kind: kind, frame: frame, depth: drawnFrame.depth, segments: segments,
          width: max(1, drawnFrame.right - drawnFrame.left - 1)))
    }
  }

  /// The edges of the open frames from left to right.
  private func openEdges() -> [DrawingAlignment.Edge] {
    let frames = frames
    let open = open
    // Mostly each frame lies in the one before it: left edges inwards, then right edges outwards.
    let isChain = open.indices.allSatisfy {
      frames[open[$0]].parent == ($0 == 0 ? -1 : open[$0 - 1])
    }
    var result: [DrawingAlignment.Edge] = []
    result.reserveCapacity(open.count * 2)
    if isChain {
      for number in open {
        result.append(.init(frame: number, isLeft: true, column: frames[number].left))
      }
      for number in open.reversed() {
        result.append(.init(frame: number, isLeft: false, column: frames[number].right))
      }
    } else {
      Self.addEdges(inside: -1, open, frames, to: &result)
    }
    return result
  }

  private static func addEdges(
    inside parent: Int, _ open: [Int], _ frames: [Frame], to result: inout [DrawingAlignment.Edge]
  ) {
    let children = open.filter { frames[$0].parent == parent }
    for child in children.sorted(by: { frames[$0].left < frames[$1].left }) {
      result.append(.init(frame: child, isLeft: true, column: frames[child].left))
      addEdges(inside: child, open, frames, to: &result)
      result.append(.init(frame: child, isLeft: false, column: frames[child].right))
    }
  }

  private mutating func close(_ numbers: Set<Int>) {
    guard !numbers.isEmpty else { return }
    var gone = numbers
    open.removeAll { number in
      let isGone = gone.contains(number) || gone.contains(frames[number].parent)
      if isGone { gone.insert(number) }
      return isGone
    }
  }

  private func column(of offset: Int, in line: DrawingLine) -> Int {
    var position = line.range.lowerBound
    var column = 0
    while position < min(offset, line.range.upperBound) {
      let (scalar, count) = Scalars.decode(bytes, at: position, end: line.range.upperBound)
      column += Scalars.width(scalar)
      position += count
    }
    return column
  }
}
