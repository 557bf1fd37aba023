public import SpecSyntax
import SpecText

extension Document {
  /// Whether the source holds an ASCII text anywhere, byte for byte.
  ///
  /// - Complexity: as `SourceText.holds`.
  public func mentions(_ text: StaticString) -> Bool { source.holds(text) }
}
