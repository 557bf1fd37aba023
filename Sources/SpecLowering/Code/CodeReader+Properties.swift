import SpecModel
import SpecText

extension CodeReader {
  /// "--ease-out: cubic-bezier(…)": the value behind the name of a custom property, which names a curve and is none.
  func customValue(_ declaration: Range<Int>) -> Range<Int>? {
    let text = Bytes.trim(declaration, in: bytes)
    guard text.count > 2, bytes[text.lowerBound] == 0x2D, bytes[text.lowerBound + 1] == 0x2D else {
      return nil
    }
    let name = text.prefix { Bytes.isWord(bytes[$0]) || bytes[$0] == 0x2D }
    guard name.upperBound < text.upperBound, bytes[name.upperBound] == 0x3A else { return nil }
    return name.upperBound + 1..<text.upperBound
  }

  /// Whether a motion goes on with what the line before left out: they have no part in common, and neither defines a
  /// custom property, which is a whole by itself.
  func goesOn(_ motion: Motion, with last: Motion) -> Bool {
    (last.duration == nil || motion.duration == nil) && (last.easing == nil || motion.easing == nil)
      && (last.delay == nil || motion.delay == nil)
      && (last.stagger == nil || motion.stagger == nil)
      && customValue(last.origin.range.offsets) == nil
      && customValue(motion.origin.range.offsets) == nil
  }
}
