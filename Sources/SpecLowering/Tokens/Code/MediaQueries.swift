import SpecModel
import SpecSyntax
import SpecText

/// Reads breakpoints from media queries that a comment names: `/* Tablet */`, `@media (min-width: 768px)`.
enum MediaQueries {
  static func read(
    _ lines: [SourceRange], _ bytes: UnsafeBufferPointer<UInt8>, _ document: Document,
    theme: TokenTheme, into sink: inout TokenSink
  ) {
    var comment: Range<Int>?
    for line in lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      if text.isEmpty { continue }
      if Bytes.matches("@media", at: text.lowerBound, end: text.upperBound, in: bytes) {
        // "@media (min-width: 470px) { /* MD */ }"
        let inside = Bytes.find("/*", in: text, of: bytes)
          .flatMap { name(inComment: $0..<text.upperBound, bytes) }
        if let name = inside ?? comment {
          add(name, text, bytes, document, theme: theme, into: &sink)
        }
        comment = nil
      } else {
        comment = name(inComment: text, bytes)
      }
    }
  }

  /// The words of a line that is one comment, up to a bracket or a colon.
  private static func name(
    inComment text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard text.count > 3, bytes[text.lowerBound] == 0x2F,
      bytes[text.lowerBound + 1] == 0x2A || bytes[text.lowerBound + 1] == 0x2F
    else { return nil }
    var end = text.lowerBound + 2
    scan: while end < text.upperBound {
      switch bytes[end] {
      case 0x28, 0x3A, 0x2A, 0x3C, 0x3E, 0xE2: break scan
      default: end += 1
      }
    }
    let name = Bytes.trim(text.lowerBound + 2..<end, in: bytes)
    let words = Words.keys(bytes, name)
    // "/* Usage in CSS */" names no window.
    guard words.count <= 4, words.first.map(uses.contains) != true else { return nil }
    return name.isEmpty ? nil : name
  }

  private static let uses = WordKey.set(
    "usage", "use", "using", "example", "examples", "beispiel", "verwendung", "exemple",
    "utilisation", "ejemplo", "uso", "exemplo", "esempio", "voorbeeld", "gebruik", "contoh")

  private static func add(
    _ name: Range<Int>, _ query: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>,
    _ document: Document, theme: TokenTheme, into sink: inout TokenSink
  ) {
    guard let width = Bytes.find("width", in: query, of: bytes),
      let measure = QuantityScanner.scan(bytes, width..<query.upperBound).first,
      measure.unit?.isLength ?? false
    else { return }
    let text = { (range: Range<Int>) in
      bytes.string(range)
    }
    sink.add(
      .init(
        name: text(name), kind: .breakpoint, value: text(measure.range),
        origin: document.origin(SourceRange(query.lowerBound, query.upperBound)),
        valueOrigin: document.origin(
          SourceRange(measure.range.lowerBound, measure.range.upperBound)), theme: theme))
  }
}
