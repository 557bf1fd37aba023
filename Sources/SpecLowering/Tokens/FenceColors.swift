import SpecModel
import SpecSyntax
import SpecText

/// Reads colours from a list in a fence without a tag, beside a drawing or alone: "Colors:", "- Ink: #112233 (text)".
enum FenceColors {
  static func read(_ context: LoweringContext, into sink: inout TokenSink) {
    context.document.source.bytes.withUnsafeBufferPointer { bytes in
      for block in context.document.codeBlocks where block.language.isEmpty && block.isFenced {
        let theme = context.topic(ofNode: Int(block.node)).theme
        read(block.lines, bytes, context.document, theme: theme, into: &sink)
      }
    }
  }

  private static func read(
    _ lines: [SourceRange], _ bytes: UnsafeBufferPointer<UInt8>, _ document: Document,
    theme: String, into sink: inout TokenSink
  ) {
    var isList = false
    for line in lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      guard let last = text.last else {
        isList = false
        continue
      }
      if bytes[last] == 0x3A {
        isList =
          text.count < 40
          && TokenTopic.of(words: Words.keys(bytes, text)) == .kind(.color)
        continue
      }
      guard isList, let colon = text.first(where: { bytes[$0] == 0x3A }) else { continue }
      var start = text.lowerBound
      while start < colon, bytes[start] == 0x2D || bytes[start] == 0x2A || bytes[start] == 0x20 {
        start += 1
      }
      let value = Bytes.trim(colon + 1..<text.upperBound, in: bytes)
      guard start < colon, colon - start < 60, let first = value.first,
        bytes[first] != 0x2D, let literal = TokenLiteral.read(bytes, value), literal.kind == .color
      else { continue }
      let string = { (range: Range<Int>) in
        bytes.string(range)
      }
      sink.add(
        .init(
          name: string(start..<colon), kind: .color, value: string(literal.range),
          origin: document.origin(SourceRange(start, text.upperBound)),
          valueOrigin: document.origin(
            SourceRange(literal.range.lowerBound, literal.range.upperBound)), theme: theme))
    }
  }
}
