import SpecModel
import SpecSyntax
import SpecText

/// Reads frames drawn in code blocks as wireframes, and the measures beside them as constraints.
///
/// - Errors: none; a drawing whose frames are joined by arrows is a chart and is left alone.
enum WireframePass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    let document = context.document
    for block in document.codeBlocks {
      guard let plain = drawingStyle(block, in: document.source.bytes) else { continue }
      let drawings = DrawingReader.drawings(
        in: block.lines, of: document.source.bytes, plain: plain)
      guard !drawings.contains(where: \.isChart) else { continue }
      for drawing in drawings where drawing.isClosed {
        let reader = WireframeReader(context: context, block: block)
        guard let wireframe = reader.wireframe(drawing) else { continue }
        WireframeConstraints.add(wireframe, to: &spec)
        reader.addFootnotes(of: drawing, wireframe, to: &spec)
        spec.wireframes.append(wireframe)
      }
    }
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
  private let rows: WireframeRows

  init(context: LoweringContext, block: Document.CodeBlock) {
    self.context = context
    self.block = block
    self.rows = WireframeRows(
      bytes: context.document.source.bytes, file: context.document.file)
  }

  /// The wireframe; `nil` where nothing is written in the frames.
  func wireframe(_ drawing: Drawing) -> Wireframe? {
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
    if let caption = caption(of: drawing) { scope.append(caption) }
    return Wireframe(
      title: title, scope: scope, rows: result, parts: parts(), origin: origin)
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

  private func caption(of drawing: Drawing) -> String? {
    guard let caption = drawing.caption else { return nil }
    var text = context.document.source.string(range(caption))
    if text.hasSuffix(":") { text.removeLast() }
    return text.isEmpty ? nil : text
  }

  // MARK: - Title

  private static let generic: Lexicon = [
    "layout", "layouts", "wireframe", "wireframes", "mockup", "mockups", "structure", "visual",
    "visuals", "design", "sketch", "ascii", "diagram", "specification", "specifications", "spec",
    "preview", "anatomy", "ui", "of", "the", "view", "screen",
  ]

  /// The innermost heading that says more than "Layout".
  private var title: String {
    let scope = context.scope(of: Int(block.node))
    let isNamed = { (heading: String) in !TextScan.words(heading).allSatisfy(Self.generic.contains)
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
    guard let leaf = document.children(of: item).first, document.nodes[leaf].kind == .paragraph
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
