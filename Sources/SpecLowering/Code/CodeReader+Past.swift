import SpecModel
import SpecText

extension CodeReader {
  private static let past = WordKey.set(
    "was", "were", "previously", "formerly", "originally", "früher", "vorher", "antes", "avant")

  /// "/* it was 240ms until spring */": a value of the past in a comment.
  func isPast(_ measure: Measure, _ range: Range<Int>) -> Bool {
    Words.contain(Self.past, bytes, range.lowerBound..<measure.range.lowerBound)
  }

  /// Whether a time is that of a text or of a clock that the line sets, and none of the interface.
  func isOfOthers(_ measure: Measure, _ range: Range<Int>) -> Bool {
    SimulatedTimes.holds(measure, in: range, bytes)
      || SimulatedTimes.isReading(measure, in: range, bytes)
  }

  /// "Timeout: 30s": whether a label stands right before a time.
  func followsColon(_ measure: Measure, _ frame: Range<Int>) -> Bool {
    let before = Bytes.trim(frame.lowerBound..<measure.range.lowerBound, in: bytes)
    return before.last.map { bytes[$0] == 0x3A } ?? false
  }

  // MARK: Constants

  /// What a time belongs to: the constant that it is the value of, "const HIDE_AFTER = 4000", or what is around.
  func subject(of measure: Measure) -> String {
    constant(of: measure).map { bytes.string($0) } ?? currentSubject
  }

  /// What a time is for by the name of its constant: what is hidden or closed after a time runs out then.
  func told(_ role: DurationFact.Role, _ measure: Measure) -> DurationFact.Role {
    guard role == .animation, let name = constant(of: measure), name.count > 5,
      Bytes.matches("after", at: name.upperBound - 5, end: name.upperBound, in: bytes)
    else { return role }
    return Self.endings.contains { Bytes.find($0, in: name, of: bytes) != nil } ? .timeout : .delay
  }

  private static let endings: [StaticString] = [
    "dismiss", "hide", "close", "expire", "logout", "lock", "remove", "abort", "cancel",
  ]
  private static let declarations = WordKey.set(
    "const", "let", "var", "val", "final", "static", "export", "public", "private", "internal",
    "readonly", "constexpr", "lazy", "fileprivate")

  /// The name of the constant whose value begins with a number.
  private func constant(of measure: Measure) -> Range<Int>? {
    var start = measure.range.lowerBound
    let sign = start
    while start > 0, sign - start < 120, bytes[start - 1] != 0x0A { start -= 1 }
    while start < sign, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    var end = sign
    while end > start, [0x20, 0x22, 0x27].contains(bytes[end - 1]) { end -= 1 }
    guard end > start + 3, bytes[end - 1] == 0x3D,
      ![0x3D, 0x21, 0x3C, 0x3E].contains(bytes[end - 2])
    else { return nil }
    let first = word(from: start, end)
    let isDeclared = Self.declarations.contains(WordKey(bytes, first))
    var name = word(before: end - 1, start)
    // "static let quick: Double = 0.2"
    if name.lowerBound > start, case let colon = name.lowerBound - 1, bytes[colon] == 0x20,
      colon > start, bytes[colon - 1] == 0x3A
    {
      name = word(before: colon - 1, start)
    }
    let isLoud = name.allSatisfy { !ASCII.isLower(bytes[$0]) }
    guard name.count > 2, isLoud || isDeclared && name != first else { return nil }
    return name
  }

  private func word(from start: Int, _ limit: Int) -> Range<Int> {
    var end = start
    while end < limit, Bytes.isWord(bytes[end]) { end += 1 }
    return start..<end
  }

  private func word(before offset: Int, _ limit: Int) -> Range<Int> {
    var end = offset
    while end > limit, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > limit, Bytes.isWord(bytes[start - 1]) { start -= 1 }
    return start..<end
  }
}
