import SpecModel
import SpecSyntax
import SpecText

/// Reads frames drawn in code blocks, or in paragraphs of their own, as wireframes, and the measures beside them as
/// constraints.
///
/// - Errors: none; a drawing whose frames are joined by arrows is a chart and is left alone.
enum WireframePass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    let document = context.document
    var blocks = document.codeBlocks
    let outside = paragraphs(context)
    if !outside.isEmpty {
      blocks.append(contentsOf: outside)
      blocks.sort { $0.node < $1.node }
    }
    let bytes = document.source.bytes
    let found = blocks.compactMap { block -> Sketch? in
      guard let isPlain = drawingStyle(block, in: bytes), !TextCard.isIn(block, in: bytes) else {
        return nil
      }
      return Sketch(block: block, isPlain: isPlain)
    }
    let sketches = found.map { $0.read(document) }.filter { sketch in
      !sketch.drawings.contains(where: \.isChart)
    }
    let captioned = Dictionary(
      grouping: sketches.filter { $0.caption?.isName == true }, by: { $0.section(in: document) }
    ).mapValues(\.count)
    for sketch in sketches {
      let reader = WireframeReader(
        context: context, block: sketch.block, caption: sketch.caption,
        isOneOfSeveral: captioned[sketch.section(in: document), default: 0] > 1)
      let names = sketch.drawings.compactMap(reader.inner).filter(\.isName)
      for drawing in sketch.drawings where drawing.isClosed {
        guard let wireframe = reader.wireframe(drawing, besides: names.count) else { continue }
        WireframeConstraints.add(wireframe, of: document.source, to: &spec)
        reader.addFootnotes(of: drawing, wireframe, to: &spec)
        spec.wireframes.append(wireframe)
      }
    }
  }

  /// The paragraphs that draw a frame outside of a fence: the first and the last line are edges.
  ///
  /// - Complexity: a look at the first byte dismisses most lines.
  private static func paragraphs(_ context: LoweringContext) -> [Document.CodeBlock] {
    let document = context.document
    let bytes = document.source.bytes
    return context.lines.compactMap { line -> Document.CodeBlock? in
      guard line.holder == .paragraph, document.nodes[line.node].parent == 0,
        opensFrame(document.plain, line.text),
        case let node = document.nodes[line.node], line.text.lowerBound == Int(node.text.lowerBound)
      else { return nil }
      var lines: [SourceRange] = []
      var start = Int(node.range.start)
      while start > 0, ASCII.isBlank(bytes[start - 1]) { start -= 1 }
      let end = Int(node.range.end)
      while start < end {
        let stop = ASCII.find(ASCII.lineFeed, in: bytes, start..<end) ?? end
        lines.append(SourceRange(start, stop))
        start = stop + 1
      }
      guard let last = lines.last, closesFrame(bytes, TextScan.trim(last.offsets, in: bytes)) else {
        return nil
      }
      return Document.CodeBlock(
        node: Int32(line.node), isFenced: false, language: "", info: .zero, lines: lines)
    }
  }

  /// "+--" or a corner "┌" at the beginning of a line.
  private static func opensFrame(_ bytes: ContiguousArray<UInt8>, _ line: Range<Int>) -> Bool {
    guard line.count > 4 else { return false }
    let start = line.lowerBound
    if bytes[start] == 0x2B { return bytes[start + 1] == 0x2D || bytes[start + 1] == 0x3D }
    guard bytes[start] == 0xE2 else { return false }
    let (scalar, _) = Scalars.decode(bytes, at: start, end: line.upperBound)
    return scalar & 0xFF80 == 0x2500 && Glyph.boxDrawing(scalar) == .topLeft
  }

  /// "--+" or a corner "┘" at the end of a line.
  private static func closesFrame(_ bytes: ContiguousArray<UInt8>, _ line: Range<Int>) -> Bool {
    guard line.count > 4 else { return false }
    let end = line.upperBound
    if bytes[end - 1] == 0x2B { return bytes[end - 2] == 0x2D || bytes[end - 2] == 0x3D }
    let (scalar, _) = Scalars.decode(bytes, at: end - 3, end: end)
    return scalar & 0xFF80 == 0x2500 && Glyph.boxDrawing(scalar) == .bottomRight
  }

  /// A block that draws frames, and what stands above it.
  struct Sketch {
    var block: Document.CodeBlock
    /// Whether it draws with `+`, `-` and `|`.
    var isPlain: Bool
    var drawings: [Drawing] = []
    var caption: DrawingCaption?

    init(block: Document.CodeBlock, isPlain: Bool) {
      self.block = block
      self.isPlain = isPlain
    }

    /// With its drawings, each frame for itself where the line above has a caption for each.
    func read(_ document: Document) -> Sketch {
      var sketch = self
      sketch.drawings = DrawingReader.drawings(
        in: block.lines, of: document.source.bytes, plain: isPlain
      ).flatMap(\.parted)
      sketch.caption = DrawingCaption(above: Int(block.node), document)
      return sketch
    }

    func section(in document: Document) -> Int32 { document.nodes[Int(block.node)].section }
  }

  private static let languages = FenceTags.plain.union(["wireframe"])

  /// Whether a block draws with `+` and `|` (true) or box-drawing characters (false); `nil` for neither.
  static func drawingStyle(
    _ block: Document.CodeBlock, in bytes: ContiguousArray<UInt8>
  ) -> Bool? {
    guard block.lines.count >= 3, languages.contains(block.language) else { return nil }
    var isPlain = false
    for line in block.lines {
      let text = TextScan.trim(line.offsets, in: bytes)
      var offset = text.lowerBound
      while offset < text.upperBound {
        let byte = bytes[offset]
        if byte == 0xE2 {
          let (scalar, count) = Scalars.decode(bytes, at: offset, end: text.upperBound)
          if scalar & 0xFF80 == 0x2500, Glyph.boxDrawing(scalar) == .topLeft { return false }
          offset += count
        } else {
          if byte == 0x2B, offset == text.lowerBound, offset + 2 < text.upperBound,
            bytes[offset + 1] == 0x2D || bytes[offset + 1] == 0x3D,
            bytes[offset + 2] == bytes[offset + 1]
          {
            isPlain = true
          }
          offset += 1
        }
      }
    }
    return isPlain ? true : nil
  }
}

/// Builds one wireframe from a drawing and the text around its code block.
struct WireframeReader {
  let context: LoweringContext
  let block: Document.CodeBlock
  /// What stands right above the block.
  private let caption: DrawingCaption?
  /// Whether several blocks of the section have a caption each.
  private let isOneOfSeveral: Bool
  private let rows: WireframeRows

  init(
    context: LoweringContext, block: Document.CodeBlock, caption: DrawingCaption?,
    isOneOfSeveral: Bool
  ) {
    self.context = context
    self.block = block
    self.caption = caption
    self.isOneOfSeveral = isOneOfSeveral
    self.rows = WireframeRows(
      bytes: context.document.source.bytes, file: context.document.file)
  }

  /// The wireframe; `nil` where nothing is written in the frames.
  ///
  /// - Parameter names: how many drawings of the block have a caption that names what is drawn.
  func wireframe(_ drawing: Drawing, besides names: Int) -> Wireframe? {
    var result: [Wireframe.Row] = []
    /// Row and column of the last note with an arrow, for notes that run on.
    var running: (row: Int, column: Int)?
    for line in drawing.lines {
      let first = result.count
      append(line, to: &result)
      guard let aside = line.aside else { continue }
      if !rows.hasArrow(aside), let open = running, line.asideColumn >= open.column,
        result[open.row].note != nil
      {
        result[open.row].note?.text += " " + context.document.source.string(range(aside))
        continue
      }
      guard let note = rows.note(aside) else { continue }
      let target = target(of: note, line, in: &result, from: first)
      running = rows.hasArrow(aside) ? (target, line.asideColumn) : nil
    }
    guard result.contains(where: { !$0.components.isEmpty }) else { return nil }
    var scope = context.scope(of: Int(block.node))
    if let caption, !caption.isGeneric { scope.append(caption.text) }
    let inner = inner(drawing)
    if let inner { scope.append(inner.text) }
    var wireframe = Wireframe(
      title: title, scope: scope, rows: result, parts: parts(), origin: origin)
    let ends = [inner.map { ($0, names > 1) }, caption.map { ($0, isOneOfSeveral) }]
    for case (let caption, let isOne)? in ends where caption.isName {
      let isState = caption.saysState || caption.isState
      guard isOne || isState || caption.isQualifier else { continue }
      wireframe.title = caption.name
      wireframe.isCaptionedAsState = isState || isOne
      break
    }
    return wireframe
  }

  /// What stands in the block right above a drawing.
  func inner(_ drawing: Drawing) -> DrawingCaption? {
    drawing.caption.flatMap { DrawingCaption(context.document.source.string(range($0))) }
  }

  private func append(_ line: Drawing.Line, to result: inout [Wireframe.Row]) {
    for piece in line.pieces {
      if piece.kind == .divider {
        result.append(
          Wireframe.Row(
            kind: .divider, depth: piece.depth, frame: piece.frame, components: [], note: nil,
            origin: piece.segments.first.map(rows.origin) ?? origin))
        continue
      }
      // After an inner frame whose outer edge is not drawn, an arrow starts a note.
      if piece.frame != line.pieces[0].frame, piece.segments.count == 1,
        rows.hasArrow(piece.segments[0]), let note = rows.note(piece.segments[0]),
        let previous = result.indices.last, result[previous].note == nil
      {
        result[previous].note = note
        continue
      }
      if let row = rows.row(piece) { result.append(row) }
    }
  }

  /// The row that a note beside the frames speaks of: the innermost on its line, else an empty one.
  private func target(
    of note: Wireframe.Note, _ line: Drawing.Line, in result: inout [Wireframe.Row], from first: Int
  ) -> Int {
    var target: Int?
    for index in first..<result.count where result[index].note == nil {
      if let best = target, result[best].depth >= result[index].depth { continue }
      target = index
    }
    if let target {
      result[target].note = note
      return target
    }
    result.append(
      Wireframe.Row(
        kind: .content, depth: line.depth, frame: line.frame, components: [], note: note,
        origin: note.origin))
    return result.count - 1
  }

  private var origin: Origin {
    let node = context.document.nodes[Int(block.node)]
    return context.document.origin(node.range)
  }

  private func range(_ range: Range<Int>) -> SourceRange {
    SourceRange(range.lowerBound, range.upperBound)
  }

  // MARK: - Title

  /// The innermost heading that says more than "Layout".
  private var title: String {
    let scope = context.scope(of: Int(block.node))
    let isNamed = { (heading: String) in
      !TextScan.words(heading).allSatisfy(DrawingCaption.generic.contains)
    }
    return scope.last(where: isNamed) ?? scope.last ?? ""
  }

  // MARK: - Text around the block

  private static let partLabels: Lexicon = [
    "components", "parts", "elements", "ui elements", "key elements", "ui components",
  ]

  /// The entries of the list under "Components:" in the same section.
  private func parts() -> [Wireframe.Note] {
    let document = context.document
    let section = document.sections[Int(document.nodes[Int(block.node)].section)]
    var result: [Wireframe.Note] = []
    var isLabelled = false
    var node = Int(section.ownNodes.lowerBound)
    while node < Int(section.ownNodes.upperBound) {
      switch document.nodes[node].kind {
      case .document:
        node += 1
        continue
      case .paragraph:
        let words = TextScan.words(document.string(node))
        isLabelled = Self.partLabels.contains(words.joined(separator: " "))
      case .list where isLabelled:
        for item in document.children(of: node) { result += part(item) }
        isLabelled = false
      default: break
      }
      node = Int(document.nodes[node].end)
    }
    return result
  }

  private func part(_ item: Int) -> [Wireframe.Note] {
    let document = context.document
    guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph
    else { return [] }
    let text = document.nodes[leaf].text
    let whole = Int(text.lowerBound)..<Int(text.upperBound)
    let end = document.plain[whole].firstIndex(of: 0x0A) ?? whole.upperBound
    let line = whole.lowerBound..<end
    guard !line.isEmpty else { return [] }
    return [
      WireframeNotes.note(
        line, text: document.string(plain: line), in: document.plain,
        origin: context.origin(plain: line))
    ]
  }

  /// Measures in lines below the drawing that point up at it.
  func addFootnotes(of drawing: Drawing, _ wireframe: Wireframe, to spec: inout SpecDocument) {
    for footnote in drawing.footnotes {
      WireframeConstraints.add(
        measuresIn: footnote, of: context.document.source, file: context.document.file,
        scope: wireframe.scope, to: &spec)
    }
  }
}
