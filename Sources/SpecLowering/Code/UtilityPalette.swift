import SpecText

/// Recognises documents that paint with utility classes, whether or not they name the framework.
enum UtilityPalette {
  /// Whether a text holds three classes at least that paint a ground in a step of the usual palette: "bg-amber-500".
  static func isUsed(in text: ContiguousArray<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var rest = 0..<bytes.count
      var count = 0
      while count < 3, let start = Bytes.find("bg-", in: rest, of: bytes) {
        rest = start + 3..<bytes.count
        var end = start + 3
        while end < bytes.count, Bytes.isLetter(bytes[end]) { end += 1 }
        guard end + 2 < bytes.count, bytes[end] == 0x2D, Bytes.isDigit(bytes[end + 1]),
          Bytes.isDigit(bytes[end + 2]), hues.contains(WordKey(bytes, start + 3..<end))
        else { continue }
        count += 1
      }
      return count == 3
    }
  }

  private static let hues = WordKey.set(
    "slate", "gray", "zinc", "neutral", "stone", "red", "orange", "amber", "yellow", "lime",
    "green", "emerald", "teal", "cyan", "sky", "blue", "indigo", "violet", "purple", "fuchsia",
    "pink", "rose")
}
