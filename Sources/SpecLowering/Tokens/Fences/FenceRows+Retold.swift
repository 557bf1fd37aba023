import SpecModel
import SpecText

/// Rows that only say again which token has a value: "Page (light):   #F5F6F7   --page".
extension FenceRows {
  /// Whether the custom property behind the value of a row is a token with that very value, in any mode.
  func retells(_ value: Range<Int>, _ sink: TokenSink) -> Bool {
    let start = Bytes.blanksEnd(value.upperBound, bytes.count, in: bytes)
    guard start > value.upperBound, start + 3 < bytes.count,
      bytes[start] == ASCII.hyphen, bytes[start + 1] == ASCII.hyphen
    else { return false }
    var end = start
    while end < bytes.count, Bytes.isWord(bytes[end]) || bytes[end] == ASCII.hyphen { end += 1 }
    let property = bytes.string(start..<end)
    guard sink.defines(property), case let slug = TokenSink.slug(property) else { return false }
    let core = TokenSink.core(bytes.string(value))
    return sink.tokens.contains { token in
      TokenSink.slug(token.name) == slug
        && (TokenSink.core(token.value) == core
          || token.modes.contains { TokenSink.core($0.value) == core })
    }
  }
}
