import SpecText

/// Words that say in a column of times that something takes none.
enum InstantWords {
  private static let words = WordKey.set(
    "instant", "instantly", "instantaneous", "immediate", "immediately", "sofort", "unmittelbar",
    "sofortig", "immediat", "immediate", "immediatement", "instantane", "instantanee", "inmediato",
    "inmediata", "inmediatamente", "instantaneo", "instantanea", "imediato", "imediata",
    "imediatamente", "immediato", "immediata", "istantaneo", "istantanea", "subito", "direct",
    "meteen", "onmiddellijk", "seketika", "instan", "langsung")
  private static let wide: [StaticString] = ["即時", "即时", "瞬時", "瞬时", "立即", "即座", "즉시", "瞬間", "瞬间"]
  /// Headers of times that are no word for a duration.
  private static let columns = WordKey.set(
    "takes", "time", "zeit", "temps", "tiempo", "tempo", "tijd", "waktu", "speed")
  private static let wideColumns: [StaticString] = ["時間", "时间", "时长", "時長", "시간"]

  /// Whether a cell says no more than that: "instant", "immédiat (pas d'animation)".
  static func contain(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !text.isEmpty, text.count <= 60 else { return false }
    let open = text.first { bytes[$0] == 0x28 } ?? text.upperBound
    let head = Bytes.trim(text.lowerBound..<open, in: bytes)
    let keys = UnmarkedWords.keys(bytes, head)
    if keys.count == 1, !head.contains(where: { Bytes.isDigit(bytes[$0]) }) {
      return words.contains(keys[0])
    }
    return keys.isEmpty
      && wide.contains {
        $0.utf8CodeUnitCount == head.count
          && Bytes.matches($0, at: head.lowerBound, end: head.upperBound, in: bytes)
      }
  }

  /// Whether a header is over times.
  static func isColumn(_ header: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = Bytes.trim(header, in: bytes)
    guard text.count <= 24 else { return false }
    let keys = UnmarkedWords.keys(bytes, text)
    return keys.count == 1 && columns.contains(keys[0])
      || wideColumns.contains {
        $0.utf8CodeUnitCount == text.count
          && Bytes.matches($0, at: text.lowerBound, end: text.upperBound, in: bytes)
      }
  }
}
