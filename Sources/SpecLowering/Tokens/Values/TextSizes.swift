import SpecModel
import SpecText

/// Sizes of letters that a class of a utility framework gives: "text-[28px]", "text-2xl".
enum TextSizes {
  /// The length in brackets, or the class of a step; `nil` where a text is neither.
  static func read(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard text.count > 6, text.count < 24,
      Bytes.matches("text-", at: text.lowerBound, end: text.upperBound, in: bytes)
    else { return nil }
    let rest = text.lowerBound + 5..<text.upperBound
    if bytes[rest.lowerBound] == 0x5B, bytes[rest.upperBound - 1] == 0x5D {
      let inner = rest.lowerBound + 1..<rest.upperBound - 1
      let size = QuantityScanner.scan(bytes, inner).first
      return size?.range == inner && size?.unit?.isLength == true ? inner : nil
    }
    let digits = rest.prefix { Bytes.isDigit(bytes[$0]) }
    let step = digits.endIndex..<rest.upperBound
    return digits.count < 2 && steps.contains(WordKey(bytes, step)) ? text : nil
  }

  private static let steps = WordKey.set("xs", "sm", "base", "lg", "xl")
}
