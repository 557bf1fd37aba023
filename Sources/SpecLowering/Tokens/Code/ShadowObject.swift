import SpecText

/// A shadow written as an object of React Native: colour, offset, opacity, radius and elevation are one value.
///
/// - Source: React Native, "Shadow Props".
enum ShadowObject {
  private static let parts = WordKey.set(
    "shadowcolor", "shadowoffset", "shadowopacity", "shadowradius", "elevation")
  private static let sides = WordKey.set("width", "height")
  private static let offset = WordKey("shadowoffset")

  /// The parts of a shadow as tools of design export them.
  private static let exported = WordKey.set(
    "x", "y", "blur", "spread", "color", "offsetx", "offsety", "radius", "inset", "opacity")
  private static let blur = WordKey("blur")

  /// Whether a group holds the parts of a shadow and nothing else; two at least.
  static func holds(_ group: CodeGroup, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard group.members.count > 1, !group.path.isEmpty else { return false }
    if group.members.allSatisfy({ parts.contains(WordKey(bytes, $0.name)) }) { return true }
    return group.members.contains { WordKey(bytes, $0.name) == blur }
      && group.members.allSatisfy { exported.contains(WordKey(bytes, $0.name)) }
  }

  /// Whether a group is the offset inside of one.
  static func isOffset(_ group: CodeGroup, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let name = group.path.last, WordKey(bytes, name) == offset else { return false }
    return group.members.allSatisfy { sides.contains(WordKey(bytes, $0.name)) }
  }

  /// The object from brace to brace; `nil` where it is not closed within 400 bytes.
  static func braces(behind name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let limit = min(bytes.count, name.upperBound + 400)
    guard let open = (name.upperBound..<limit).first(where: { bytes[$0] == 0x7B }) else {
      return nil
    }
    var depth = 0
    for index in open..<limit {
      if bytes[index] == 0x7B { depth += 1 }
      if bytes[index] == 0x7D { depth -= 1 }
      if depth == 0 { return open..<index + 1 }
    }
    return nil
  }

  /// The text of an object on one line, without remarks.
  static func text(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let lines = bytes.string(range).split(whereSeparator: \.isNewline).map { line in
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      return code.split(separator: " ").joined(separator: " ")
    }
    let text = lines.joined(separator: " ")
    return text.hasSuffix(", }") ? text.dropLast(3) + " }" : text
  }
}
