import SpecModel
import SpecSyntax
import SpecText

/// Reads colours from a list in a fence without a tag, beside a drawing or alone: "Colors:", "- Ink: #112233 (text)".
///
/// Below a heading about colours the list needs no title, and a title names a group: "Note:", "- Border: #112233".
struct FenceColors {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let document: Document
  private let theme: TokenTheme
  /// What is put before the name of each colour, or nothing.
  private var prefix = ""
  private var isList: Bool
  /// The lines "Ink (#112233)" of the list so far, of which one alone is no list.
  private var bracketed: [(name: Range<Int>, color: Range<Int>, line: Range<Int>)] = []

  static func read(_ context: LoweringContext, into sink: inout TokenSink) {
    let document = context.document
    document.source.bytes.withUnsafeBufferPointer { bytes in
      for block in document.codeBlocks where block.language.isEmpty && block.isFenced {
        let node = Int(block.node)
        let heading = part(of: node, context)
        var reader = FenceColors(
          bytes: bytes, document: document, theme: context.topic(ofNode: node).theme,
          prefix: heading ?? "", isList: heading != nil)
        reader.read(block.lines, isGrouped: heading != nil, into: &sink)
      }
    }
  }

  /// The title of a section about one part of a palette: "Error States" below "Color Palette".
  private static func part(of node: Int, _ context: LoweringContext) -> String? {
    let document = context.document
    let section = Int(document.nodes[node].section)
    guard section > 0, context.topic(ofNode: node).tokens == .elements,
      case let parent = Int(document.sections[section].parent), parent > 0,
      context.topic(ofNode: Int(document.sections[parent].heading)).tokens == .kind(.color)
    else { return nil }
    return StateName.withoutNumbering(document.title(ofSection: section))
  }

  private mutating func read(
    _ lines: [SourceRange], isGrouped: Bool, into sink: inout TokenSink
  ) {
    for line in lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      guard let last = text.last else {
        addBracketed(to: &sink)
        isList = isGrouped
        continue
      }
      if bytes[last] == 0x3A {
        addBracketed(to: &sink)
        if isGrouped, text.count < 40 { prefix = group(text) }
        isList =
          isGrouped
          || text.count < 40
            && TokenTopic.of(words: Words.keys(bytes, text)) == .kind(.color)
        continue
      }
      guard isList, !takeBracketed(text), let colon = text.first(where: { bytes[$0] == 0x3A })
      else { continue }
      add(text, colon, to: &sink)
    }
    addBracketed(to: &sink)
  }

  /// Keeps a line "Ink (#112233) - text": a name of up to three words with its colour in brackets and nothing but a remark
  /// behind it.
  private mutating func takeBracketed(_ text: Range<Int>) -> Bool {
    let item = FenceItems.withoutBranch(text, bytes)
    guard let open = Bytes.find(" (#", in: item, of: bytes),
      let color = TokenLiteral.color(bytes, open + 2..<item.upperBound),
      color.range.upperBound < item.upperBound, bytes[color.range.upperBound] == 0x29,
      case let name = Bytes.trim(item.lowerBound..<open, in: bytes), name.count <= 40,
      (1...3).contains(Words.all(bytes, name).count),
      name.allSatisfy({ Bytes.isWord(bytes[$0]) || bytes[$0] >= 0x80 || bytes[$0] == 0x20 }),
      case let rest = Bytes.trim(color.range.upperBound + 1..<item.upperBound, in: bytes),
      rest.first.map({ [0x2D, 0x28, 0x2C, 0xE2].contains(bytes[$0]) }) ?? true
    else { return false }
    bracketed.append((name, color.range, item))
    return true
  }

  /// Adds the colours in brackets of a list that has ended.
  private mutating func addBracketed(to sink: inout TokenSink) {
    defer { bracketed.removeAll(keepingCapacity: true) }
    guard bracketed.count > 1 else { return }
    for (name, color, line) in bracketed {
      add(bytes.string(name), color, at: line, to: &sink)
    }
  }

  /// "Note (Blue):": the name of a group without what stands in parentheses.
  private func group(_ title: Range<Int>) -> String {
    let end = title.first { bytes[$0] == 0x28 } ?? title.upperBound - 1
    return bytes.string(Bytes.trim(title.lowerBound..<end, in: bytes))
  }

  private func add(_ text: Range<Int>, _ colon: Int, to sink: inout TokenSink) {
    let start = FenceItems.withoutBranch(text, bytes).lowerBound
    let value = Bytes.trim(colon + 1..<text.upperBound, in: bytes)
    guard start < colon, colon - start < 60, let first = value.first,
      bytes[first] != 0x2D, let literal = TokenLiteral.read(bytes, value), literal.kind == .color
    else { return }
    if FenceRows(bytes: bytes).retells(literal.range, sink) {
      return sink.repeated(
        bytes.string(literal.range),
        at: document.origin(SourceRange(start, text.upperBound)),
        value: document.origin(SourceRange(literal.range.lowerBound, literal.range.upperBound)))
    }
    add(bytes.string(start..<colon), literal.range, at: start..<text.upperBound, to: &sink)
  }

  private func add(
    _ name: String, _ color: Range<Int>, at line: Range<Int>, to sink: inout TokenSink
  ) {
    sink.add(
      .init(
        name: prefix.isEmpty ? name : prefix + " " + name, kind: .color,
        value: bytes.string(color),
        origin: document.origin(SourceRange(line.lowerBound, line.upperBound)),
        valueOrigin: document.origin(SourceRange(color.lowerBound, color.upperBound)),
        theme: theme))
  }
}
