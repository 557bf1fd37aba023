import SpecModel
import SpecSyntax
import SpecText

/// What brackets behind values call a colour: "| `--surface` | `#F5F1E8` (paper) |" is "paper" elsewhere.
extension Palette {
  private static let others = SwitchedOff.words.union([
    "default", "hover", "pressed", "active", "focus", "new", "old", "before", "after", "primary",
    "secondary", "text", "main", "base", "same", "brand", "accent", "link", "error", "success",
    "warning", "info", "light", "dark", "custom", "approx", "optional",
  ])

  /// The one-word names in brackets right behind values, where each belongs to one colour.
  static func bracketed(_ entries: [Entry], _ source: SourceText) -> [String: OpaqueColor] {
    var result: [String: OpaqueColor] = [:]
    var several: Set<String> = []
    for entry in entries {
      guard let word = bracket(behind: Int(entry.valueOrigin.range.end), source.bytes),
        !others.contains(word), ModeWords.mode(in: word) == nil, OpaqueColor(word) == nil,
        !ColorName.isHue(word)
      else { continue }
      let key = key(word)
      if let known = result[key], known != entry.color { several.insert(key) }
      result[key] = entry.color
    }
    for key in several { result[key] = nil }
    return result
  }

  /// The only word of the brackets behind a value.
  private static func bracket(behind end: Int, _ bytes: ContiguousArray<UInt8>) -> String? {
    var offset = end
    while offset < bytes.count, [ASCII.backtick, ASCII.space, 0x2A].contains(bytes[offset]) {
      offset += 1
    }
    guard offset < bytes.count, offset - end <= 4, bytes[offset] == 0x28 else { return nil }
    let start = offset + 1
    offset = start
    while offset < bytes.count, offset - start < 20, ASCII.isLetter(bytes[offset]) { offset += 1 }
    guard offset - start > 3, offset < bytes.count, bytes[offset] == 0x29 else { return nil }
    return String(decoding: bytes[start..<offset], as: UTF8.self).lowercased()
  }
}
