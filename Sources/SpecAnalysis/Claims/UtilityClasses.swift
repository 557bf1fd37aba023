import SpecModel
import SpecSyntax
import SpecText

/// Utility classes in the code of a text.
enum UtilityClasses {
  /// The classes of a text that begin with a stem, "ring-" or "rounded-", also behind a variant: "focus:ring-blue-500".
  ///
  /// - Complexity: O(text).
  static func find(
    _ stem: StaticString, in text: Range<Int>, _ document: Document
  ) -> [Range<Int>] {
    let bytes = document.plain
    var result: [Range<Int>] = []
    var offset = text.lowerBound
    while let place = ASCII.find(stem, in: bytes, offset..<text.upperBound) {
      var end = place + stem.utf8CodeUnitCount
      while end < text.upperBound, isPart(bytes[end]) { end += 1 }
      offset = end
      let isWhole = place == text.lowerBound || !isPart(bytes[place - 1])
      if isWhole, document.span(at: place, in: .code) != nil { result.append(place..<end) }
    }
    return result
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == ASCII.hyphen
  }
}
