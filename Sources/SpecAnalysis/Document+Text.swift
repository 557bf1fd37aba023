public import SpecSyntax
import SpecText

extension Document {
  /// Whether the source holds an ASCII text anywhere, byte for byte.
  ///
  /// - Complexity: O(bytes), a vector at a time.
  public func mentions(_ text: StaticString) -> Bool {
    ASCII.find(text, in: source.bytes, 0..<source.bytes.count) != nil
  }
}
