import SpecModel
import SpecSyntax
import SpecText

extension MotionCode {
  /// Whether a number stands in an object that a library which counts in seconds reads, whatever its size:
  /// `transition={{ duration: 20 }}` of an element that moves, `gsap.to(box, { duration: 12 })`.
  ///
  /// - Parameter hasMotion: whether all of the code has elements of such a library; asked for last.
  /// - Source: Motion, "Transitions"; GSAP, "Tween: duration".
  static func isInSeconds(
    _ number: Range<Int>, in code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>,
    hasMotion: @autoclosure () -> Bool
  ) -> Bool {
    var start = number.lowerBound
    for _ in 0..<4 {
      guard let open = openBrace(before: start, in: code, bytes) else { return false }
      let end = textEnd(before: open, code, bytes)
      guard end > code.lowerBound else { return false }
      switch bytes[end - 1] {
      case 0x28, 0x2C: return isOfTimeline(end, code, bytes)
      case 0x3D, 0x3A:
        if isTransition(before: end - 1, code, bytes) { return hasMotion() }
        // "transition: { rotate: { duration: 20 } }"
        guard bytes[end - 1] == 0x3A else { return false }
      case 0x7B: break
      default: return false
      }
      start = open
    }
    return false
  }

  /// The brace before an offset that is still open there.
  private static func openBrace(
    before offset: Int, in code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var depth = 0
    var index = offset
    let least = max(code.lowerBound, offset - 600)
    while index > least {
      index -= 1
      if bytes[index] == 0x7D { depth += 1 }
      if bytes[index] == 0x7B {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return nil
  }

  /// Where the text in front of an offset ends, white space left out.
  private static func textEnd(
    before offset: Int, _ code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var end = offset
    while end > code.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  /// Whether the name that a sign gives a value is "transition".
  private static func isTransition(
    before sign: Int, _ code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let name: StaticString = "transition"
    var end = textEnd(before: sign, code, bytes)
    if end > code.lowerBound, bytes[end - 1] == 0x22 || bytes[end - 1] == 0x27 { end -= 1 }
    let start = end - name.utf8CodeUnitCount
    return start >= code.lowerBound && Bytes.matches(name, at: start, end: end, in: bytes)
      && (start == code.lowerBound || !Bytes.isWord(bytes[start - 1]))
  }

  /// Whether the call that an object is handed to is one of a timeline in seconds.
  private static func isOfTimeline(
    _ end: Int, _ code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let near = max(code.lowerBound, end - 120)..<end
    return timelines.contains { Bytes.find($0, in: near, of: bytes) != nil }
  }

  private static let timelines: [StaticString] = ["gsap.", "TweenMax.", "TweenLite."]

  /// Whether code has elements or attributes of the library whose transitions count in seconds; one of the same form for
  /// phones counts in milliseconds.
  ///
  /// - Complexity: O(bytes of the code).
  static func hasMotion(_ code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    marks.contains { Bytes.find($0, in: code, of: bytes) != nil }
      && Bytes.find("<moti", in: code, of: bytes).map { place in
        // "<motion.div"
        Bytes.matches("<motion", at: place, end: code.upperBound, in: bytes)
      } ?? true
  }

  private static let marks: [StaticString] = [
    "<motion.", "<m.", "animate={", "initial={", "exit={", "whileInView", "whileHover", "whileTap",
    "whileDrag", "AnimatePresence", "framer-motion", "motion/react", "repeat: Infinity",
    "repeatType", "useAnimation",
  ]
}

extension CodeReader {
  /// All lines of the block.
  var whole: Range<Int> {
    let lines = document.codeBlocks[result.block].lines
    guard let first = lines.first, let last = lines.last else { return 0..<0 }
    return Int(first.start)..<Int(last.end)
  }

  /// A number as a time by the name before it, in seconds where a library fixes them.
  mutating func moment(of measure: Measure, by name: MotionCode.Key) -> Measure? {
    var key = name
    let ends = range(from: measure)
    if ends != nil, key.bound == .atLeast { key.bound = .none }
    let measure = ends ?? measure
    if key.unit == .none, let unit = remarkUnit(behind: measure) { key.unit = unit }
    if key.unit == .none, result.language == .script,
      MotionCode.isInSeconds(measure.range, in: whole, bytes, hasMotion: hasMotion)
    {
      key.unit = .seconds
    }
    if key.unit == .none, let unit = unit(besides: measure) { key.unit = unit }
    return key.time(measure, language: result.language)
  }
}
