import SpecText

/// The lengths that a text writes: 28 and 22 of "H1 (28pt), H2 (22pt)".
public enum WrittenLengths {
  /// Their values in order.
  public static func values(in text: String) -> [Double] {
    let bytes = ContiguousArray(text.utf8)
    return AmountReader.read(bytes, 0..<bytes.count).filter(\.isLength).map(\.value)
  }
}
