import SpecText

/// Texts that say that something is not taken over: "Not adopted", "⚠️ not used", "不采用".
enum Refusals {
  private static let phrases: [StaticString] = [
    "not adopted", "not used", "not needed", "not applicable", "not supported", "not taken over",
    "not planned", "unused", "no equivalent", "no counterpart", "nicht übernommen",
    "nicht verwendet", "nicht genutzt", "ungenutzt", "keine entsprechung", "non adopté",
    "non utilisé", "pas adopté", "inutilisé", "no adoptado", "no usado", "no utilizado",
    "não adotado", "não usado", "não utilizado", "non adottato", "non usato", "niet gebruikt",
    "niet overgenomen", "tidak digunakan", "tidak diadopsi", "не используется", "не используем",
    "Не используется", "未采用", "不采用", "未採用", "不採用", "未使用", "不使用", "使用しない",
    "採用しない", "미채택", "미사용", "사용 안 함", "사용하지 않음",
  ]

  /// Whether a text says so and no more, signs before it and a remark behind it aside.
  static func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> Bool {
    let text = Bytes.trim(text, in: bytes)
    guard (6...60).contains(text.count) else { return false }
    var start = text.lowerBound
    while start < text.upperBound, let length = signLength(bytes[start]) { start += length }
    guard start < text.upperBound,
      let phrase = phrases.first(where: {
        Bytes.matches($0, at: start, end: text.upperBound, in: bytes)
      })
    else { return false }
    let end = start + phrase.utf8CodeUnitCount
    guard let next = Bytes.trim(end..<text.upperBound, in: bytes).first else { return true }
    let byte = bytes[next]
    return [0x28, 0x29, 0x2C, 0x2D, 0x2E, 0x3A, 0x3B, 0xEF].contains(byte)
      || byte == 0xE2 && bytes[next + 1] == 0x80
  }

  private static let past = WordKey.set("was", "were", "wurde", "wurden", "war", "waren")
  private static let ends = WordKey.set(
    "dropped", "removed", "replaced", "rejected", "retired", "deprecated", "discarded", "deleted",
    "too", "verworfen", "entfernt", "ersetzt", "zu")

  /// Whether a text begins with words that give up what stands before it: "was dropped in spring", "was too loud".
  static func givesUp(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> Bool {
    let words = Words.keys(bytes, text.prefix(28))
    return words.count > 1 && past.contains(words[0]) && ends.contains(words[1])
  }

  /// The bytes of a sign or a picture; `nil` for those of letters and digits.
  private static func signLength(_ byte: UInt8) -> Int? {
    switch byte {
    case 0xE2, 0xEF: 3
    case 0xF0...0xF4: 4
    case 0..<0x80 where !Bytes.isWord(byte): 1
    default: nil
    }
  }
}
