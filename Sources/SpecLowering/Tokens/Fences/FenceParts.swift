import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of which each line gives one thing a colour for each of its parts:
/// "paid:   bg: #E8F5E9   text: #2E7D32   dot: #4CAF50".
struct FenceParts {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let document: Document

  /// A thing with its parts and their colours.
  private struct Row {
    var name: Range<Int>
    var parts: [(name: Range<Int>, value: Range<Int>)] = []
  }

  static func read(_ context: LoweringContext, into sink: inout TokenSink) {
    let document = context.document
    document.source.bytes.withUnsafeBufferPointer { bytes in
      let reader = FenceParts(bytes: bytes, document: document)
      for block in document.codeBlocks
      where FenceTags.plain.contains(block.language) && (2...80).contains(block.lines.count) {
        let topic = context.topic(ofNode: Int(block.node))
        guard topic.tokens != .elements,
          // "#123" counts things elsewhere.
          let rows = reader.rows(of: block, least: topic.tokens == .kind(.color) ? 4 : 7)
        else { continue }
        for row in rows { reader.add(row, theme: topic.theme, into: &sink) }
      }
    }
  }

  /// The rows of a block, two at least; `nil` where a line holds anything else.
  private func rows(of block: Document.CodeBlock, least: Int) -> [Row]? {
    var rows: [Row] = []
    for line in block.lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      if text.isEmpty { continue }
      guard let row = row(text, least) else { return nil }
      rows.append(row)
    }
    return rows.count > 1 ? rows : nil
  }

  private func row(_ text: Range<Int>, _ least: Int) -> Row? {
    guard text.count < 200, let colon = text.first(where: { bytes[$0] == ASCII.colon }),
      case let name = Bytes.trim(text.lowerBound..<colon, in: bytes), (2...40).contains(name.count),
      name.allSatisfy({ isNamePart(bytes[$0]) })
    else { return nil }
    var row = Row(name: name)
    var offset = colon + 1
    while let start = (offset..<text.upperBound).first(where: { !isGap(bytes[$0]) }) {
      var end = start
      while end < text.upperBound, Bytes.isWord(bytes[end]) || bytes[end] == ASCII.hyphen {
        end += 1
      }
      let part = start..<end
      while end < text.upperBound, [ASCII.space, ASCII.colon, 0x3D].contains(bytes[end]) {
        end += 1
      }
      guard (1...20).contains(part.count), end > part.upperBound, end < text.upperBound,
        bytes[end] == ASCII.hash,
        let color = TokenLiteral.color(bytes, end..<text.upperBound), color.range.count >= least
      else { return nil }
      row.parts.append((part, color.range))
      offset = color.range.upperBound
    }
    return row.parts.count > 1 ? row : nil
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    Bytes.isWord(byte) || byte == ASCII.hyphen || byte == ASCII.space || byte >= 0x80
  }

  /// Whether a byte stands between one colour and the next part.
  private func isGap(_ byte: UInt8) -> Bool {
    byte <= ASCII.space || [0x2C, 0x3B, ASCII.slash, ASCII.pipe].contains(byte)
  }

  private func add(_ row: Row, theme: TokenTheme, into sink: inout TokenSink) {
    let name = bytes.string(row.name)
    for part in row.parts {
      let value = bytes.string(part.value)
      sink.add(
        .init(
          name: name + " " + bytes.string(part.name), kind: .color, value: value,
          origin: document.origin(SourceRange(part.name.lowerBound, part.value.upperBound)),
          valueOrigin: document.origin(SourceRange(part.value.lowerBound, part.value.upperBound)),
          theme: theme))
    }
  }
}
