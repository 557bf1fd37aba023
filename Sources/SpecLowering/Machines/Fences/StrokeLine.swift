import SpecText

/// Lines of drawings that hold strokes and blanks and no words, such as the upper edge of a box.
enum StrokeLine {
  /// Whether a text has drawn lines, U+2500 to U+257F, and nothing else but blanks: no name, whatever stands around it.
  static func isAll(_ text: String) -> Bool {
    let isAll = text.utf8.withContiguousStorageIfAvailable { bytes -> Bool in
      var place = 0
      while place < bytes.count {
        if bytes[place] == ASCII.space {
          place += 1
          continue
        }
        // E2 94 80 to E2 95 BF.
        guard bytes[place] == 0xE2, place + 2 < bytes.count, bytes[place + 1] | 1 == 0x95 else {
          return false
        }
        place += 3
      }
      return !bytes.isEmpty
    }
    return isAll == true
  }
}
