import SpecText

extension StateName {
  /// The name before what code lists of a state in braces, "Running" of "Running { phase, until }"; `nil` where a text
  /// is written otherwise.
  ///
  /// The name must be one word with a capital, and only names, commas, stops and blanks may stand in the braces: a rule
  /// of a style sheet and the body of a function have other marks.
  static func beforePayload(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count <= 120, bytes.last == 0x7D, bytes.first.map(ASCII.isUpper) == true,
        let open = ASCII.find(0x7B, in: bytes, 0..<bytes.count)
      else { return nil }
      var end = open
      while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
      let isName = bytes[..<end].allSatisfy { ASCII.isWord($0) || $0 == 0x5F }
      let inner = bytes[(open + 1)..<(bytes.count - 1)]
      let isList = inner.allSatisfy {
        ASCII.isWord($0) || $0 >= 0x80 || [0x20, 0x2C, 0x2E, 0x5F, 0x3F].contains($0)
      }
      guard end > 1, isName, isList, inner.contains(where: ASCII.isWord) else { return nil }
      return String(decoding: bytes[..<end], as: UTF8.self)
    }
  }
}
