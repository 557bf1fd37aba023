import SpecModel
import SpecText

/// Constants whose remarks begin with a unit, and those that stand beside a curve or a colour.
extension CodeTokens {
  private static let lengths = WordKey.set("px", "pt", "dp", "points", "pixels")
  private static let others = WordKey.set("deg", "degrees", "rad", "percent", "fps", "hz")

  /// "const FLICK_SPEED = 0.45; // px/ms" beside "const MAX_TILT = 14; // deg": the kind that a remark with a unit
  /// tells, where another constant of the group has such a remark; times are left to their own reader.
  func kind(ofRemarkBehind member: CodeGroup.Member, _ group: CodeGroup) -> Token.Kind? {
    guard member.isDeclared, let kind = kind(ofRemark: member) else { return nil }
    let hasBrother = group.members.contains { other in
      other.name != member.name && other.isDeclared && self.kind(ofRemark: other) != nil
    }
    return hasBrother ? kind : nil
  }

  private func kind(ofRemark member: CodeGroup.Member) -> Token.Kind? {
    var start = member.value.upperBound
    let limit = min(bytes.count, start + 40)
    while start < limit, [0x20, 0x09, 0x3B, 0x2C].contains(bytes[start]) { start += 1 }
    guard start + 3 < limit, bytes[start] == 0x2F,
      bytes[start + 1] == 0x2F || bytes[start + 1] == 0x2A
    else { return nil }
    start += 2
    while start < limit, bytes[start] == 0x20 { start += 1 }
    var end = start
    while end < limit, Bytes.isLetter(bytes[end]) { end += 1 }
    let word = WordKey(bytes, start..<end)
    let isSpeed = end + 1 < bytes.count && bytes[end] == 0x2F && bytes[end + 1] | 0x20 != 0x2F
    if Self.lengths.contains(word) { return isSpeed ? .other : .size }
    return Self.others.contains(word) ? .other : nil
  }

  /// Whether a constant is a curve or a colour, so that what its type declares beside it is of the design, too.
  func holdsToken(_ member: CodeGroup.Member) -> Bool {
    switch (TokenLiteral.read(bytes, member.value) ?? TokenLiteral.call(bytes, member.value))?.kind
    {
    case .easing, .color, .shadow: true
    default: false
    }
  }
}
