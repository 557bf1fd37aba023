import SpecModel
import SpecText

/// Reads classes of a style sheet that do nothing but name a curve: ".soft { transition-timing-function: … }".
enum CurveClasses {
  private static let properties: [StaticString] = [
    "transition-timing-function", "animation-timing-function",
  ]

  /// The name of the class whose rule gives a curve and nothing else.
  static func name(
    of group: CodeGroup, _ language: CodeLanguage, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard language == .css, group.members.count == 1, let member = group.members.first,
      properties.contains(where: { property in
        member.name.count == property.utf8CodeUnitCount
          && Bytes.matches(
            property, at: member.name.lowerBound, end: member.name.upperBound, in: bytes)
      }),
      CompositeValue(bytes: bytes, range: Bytes.trim(member.value, in: bytes)).isCurve
        || TokenLiteral.read(bytes, member.value)?.kind == .easing
    else { return nil }
    var end = member.name.lowerBound
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    guard end > 0, bytes[end - 1] == 0x7B else { return nil }
    end -= 1
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, Bytes.isWord(bytes[start - 1]) || bytes[start - 1] == 0x2D { start -= 1 }
    guard start > 1, start < end, bytes[start - 1] == 0x2E else { return nil }
    // ".sheet .lid" styles what stands inside of another element.
    var before = start - 1
    while before > 0, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x09 { before -= 1 }
    guard before == 0 || bytes[before - 1] == 0x0A || bytes[before - 1] == 0x7D else { return nil }
    return start..<end
  }
}
