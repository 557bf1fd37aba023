import SpecText

/// The visible text of labels in diagrams: without entity codes, icons, line breaks and text marks.
enum DiagramText {
  /// The lines of a label; `<br/>` and a written `\n` break it.
  static func lines(_ text: String) -> [String] {
    TextSplit.pieces(of: cleaned(text), at: breaks).filter { !$0.isEmpty }
  }

  /// A line with the heads of its arrows where an editor has put entities for them: "A --&gt; B".
  static func withPlainHeads(_ text: String) -> String {
    guard text.utf8.contains(0x26) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...].prefix(4)
      let isGreater = rest.elementsEqual("&gt;".utf8)
      if isGreater || rest.elementsEqual("&lt;".utf8) {
        result.append(isGreater ? 0x3E : 0x3C)
        index += 4
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The label on one line.
  static func line(_ text: String) -> String { lines(text).joined(separator: " ") }

  private static let breaks: Phrases = [
    "\\n", "<br/>", "<br>", "<br />", "<BR>", "<BR/>", "\n",
  ]

  /// The text without quotation marks around it, entity codes, icons, tags and bold marks.
  private static func cleaned(_ text: String) -> String {
    var rest = StateName.trimmed(text)
    for mark in ["\"", "`"] where rest.utf8.count > 1 && rest.hasPrefix(mark) {
      if rest.hasSuffix(mark) { rest = StateName.trimmed(String(rest.dropFirst().dropLast())) }
    }
    let isPlain = !rest.utf8.contains { [0x23, 0x26, 0x2A, 0x3C, 0x60, 0x3A].contains($0) }
    return isPlain ? rest : withoutMarks(Array(rest.utf8))
  }

  private static func withoutMarks(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x23 || byte == 0x26, let (character, end) = entity(bytes, at: index) {
        result += Array(character.utf8)
        index = end
      } else if byte == 0x3C, let end = tag(bytes, at: index) {
        index = end
      } else if byte == 0x60 || byte == 0x2A && isDouble(bytes, at: index) {
        index += byte == 0x60 ? 1 : 2
      } else if byte == 0x66, let end = icon(bytes, at: index) {
        index = end
      } else {
        result.append(byte)
        index += 1
      }
    }
    return StateName.trimmed(String(decoding: result, as: UTF8.self))
  }

  private static func isDouble(_ bytes: [UInt8], at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == bytes[index]
  }

  /// `#35;`, `#quot;`, `&amp;`: the character and the place behind it.
  private static func entity(_ bytes: [UInt8], at start: Int) -> (Character, Int)? {
    let limit = min(bytes.count, start + 10)
    guard let end = bytes[(start + 1)..<limit].firstIndex(of: 0x3B) else { return nil }
    var name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    if name.hasPrefix("#") { name.removeFirst() }
    if let known = named[name] { return (known, end + 1) }
    guard let code = UInt32(name), let scalar = Unicode.Scalar(code), code >= 0x20 else {
      return nil
    }
    return (Character(scalar), end + 1)
  }

  private static let named: [String: Character] = [
    "quot": "\"", "amp": "&", "lt": "<", "gt": ">", "nbsp": " ", "apos": "'", "colon": ":",
    "semi": ";", "comma": ",", "lpar": "(", "rpar": ")", "lbrack": "[", "rbrack": "]",
    "infin": "∞", "rarr": "→", "larr": "←", "check": "✓", "cross": "✗",
  ]

  /// `<b>` or `</span>`: the place behind it; a line break or a comparison is no tag.
  private static func tag(_ bytes: [UInt8], at start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start + 1] == 0x2F || bytes[start + 1] | 0x20 >= 0x61
    else { return nil }
    let limit = min(bytes.count, start + 60)
    guard let end = bytes[start..<limit].firstIndex(of: 0x3E) else { return nil }
    let isBreak =
      end > start + 2 && bytes[start + 1] | 0x20 == 0x62 && bytes[start + 2] | 0x20 == 0x72
    return isBreak ? nil : end + 1
  }

  /// `fa:fa-twitter`, `fab:fa-github`: the place behind it.
  private static func icon(_ bytes: [UInt8], at start: Int) -> Int? {
    guard start == 0 || bytes[start - 1] <= 0x20 || bytes[start - 1] == 0x22 else { return nil }
    let limit = min(bytes.count, start + 4)
    guard let colon = bytes[start..<limit].firstIndex(of: 0x3A), colon > start + 1,
      bytes[start + 1] == 0x61, colon + 3 < bytes.count, bytes[colon + 1] == 0x66,
      bytes[colon + 2] == 0x61, bytes[colon + 3] == 0x2D
    else { return nil }
    var end = colon + 4
    while end < bytes.count, bytes[end] > 0x20 { end += 1 }
    return end
  }
}
