import SpecModel
import SpecSyntax
import SpecText

/// Recomputes formulas with brackets that a line writes out: "(375px − 2 × 16px − 6 × 8px) / 7 ≈ 42px".
struct BracketFormulas {
  private let lines: ClaimLines
  private var bytes: ContiguousArray<UInt8> { lines.document.plain }

  private static let joints: [StaticString] = [
    ") /", ")/", ") ÷", ")÷", ") ×", ")×", ") *", ") x ", "/ (", "/(", "÷ (", "÷(", "× (", "×(",
    "* (",
  ]

  private static let further: [StaticString] = ["×", "÷", "−", "–", "±"]
  private static let signs: [StaticString] = ["×", "÷", "·", "−"]

  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let known = joints.filter { lines.document.mentions($0) }
    guard !known.isEmpty else { return [] }
    let finder = BracketFormulas(lines: lines)
    return lines.lines.flatMap { line -> [DerivedNumber] in
      guard line.kind == .prose || line.kind == .row else { return [] }
      return line.parts.flatMap { part -> [DerivedNumber] in
        known.contains { ASCII.find($0, in: lines.document.plain, part) != nil }
          ? finder.read(part, line) : []
      }
    }
  }

  private func read(_ part: Range<Int>, _ line: ClaimLine) -> [DerivedNumber] {
    var result: [DerivedNumber] = []
    for offset in part {
      let isEqual = bytes[offset] == 0x3D
      let isAbout = !isEqual && ASCII.starts(bytes, at: offset, with: "≈")
      guard isEqual || isAbout, case let end = offset + (isAbout ? 3 : 1), end < part.upperBound,
        let found = check(
          part.lowerBound..<offset, end..<part.upperBound, isAbout: isAbout, line)
      else { continue }
      result.append(found)
    }
    return result
  }

  private func check(
    _ before: Range<Int>, _ behind: Range<Int>, isAbout: Bool, _ line: ClaimLine
  ) -> DerivedNumber? {
    guard let formula = formula(endingBefore: before) else { return nil }
    var left = FormulaReader(bytes, formula)
    guard let value = left.whole(), left.hasBracket, left.count > 2 else { return nil }
    var isRounded = isAbout
    var place = behind.lowerBound
    while place < behind.upperBound, bytes[place] == ASCII.space || bytes[place] == 0x7E {
      if bytes[place] == 0x7E { isRounded = true }
      place += 1
    }
    var right = FormulaReader(bytes, place..<behind.upperBound)
    guard let claimed = right.number(), value.isFinite, value > 0, claimed.value > 0,
      endsThere(right.offset, behind.upperBound),
      claimed.unit == left.unit || claimed.unit.isEmpty || left.unit.isEmpty
    else { return nil }
    let slack = isRounded ? max(claimed.step, value * 0.04) : claimed.step
    // Numbers that are far apart are two things.
    guard abs(value - claimed.value) >= slack - 1e-9, abs(value - claimed.value) > 1e-6,
      value < claimed.value * 3, claimed.value < value * 3
    else { return nil }
    let unit = claimed.unit.isEmpty ? left.unit : claimed.unit
    let text = Numbers.text(value, decimals: 2)
    let own = place..<right.offset
    return DerivedNumber(
      kind: .sum, claimed: lines.string(own, of: line), computed: text + unit,
      arithmetic: lines.string(formula, of: line) + " = " + text,
      origin: lines.origin(own, of: line), sources: [lines.origin(formula, of: line)])
  }

  /// The formula that ends a range: behind the last byte that no formula has, and behind the words before it.
  private func formula(endingBefore range: Range<Int>) -> Range<Int>? {
    var start = range.upperBound
    while start > range.lowerBound, isOfFormula(start - 1, range.lowerBound) { start -= 1 }
    let whole = ASCII.trimmed(bytes, start..<range.upperBound)
    var first = whole.lowerBound
    while first < whole.upperBound, bytes[first] != 0x28, !ASCII.isDigit(bytes[first]) {
      first += 1
    }
    if first > whole.lowerBound {
      // Two letters and a blank at least: a word, and no variable and no function.
      guard first - whole.lowerBound > 2, bytes[first - 1] == ASCII.space,
        ASCII.isLetter(bytes[first - 2]), ASCII.isLetter(bytes[first - 3])
      else { return nil }
    } else if start > range.lowerBound, goesOn(before: start, range.lowerBound) {
      return nil
    }
    let formula = first..<whole.upperBound
    return Self.joints.contains { ASCII.find($0, in: bytes, formula) != nil } ? formula : nil
  }

  /// Whether a formula goes on before what was read of it: "1,5 …", "50% …", "W (…".
  private func goesOn(before start: Int, _ limit: Int) -> Bool {
    let byte = bytes[start - 1]
    if byte == 0x25 || byte == 0x2C && ASCII.isDigit(bytes[start]) { return true }
    guard ASCII.isWord(byte) else { return false }
    // A word before a blank is none of the formula.
    return bytes[start] != ASCII.space || start - 2 < limit || !ASCII.isWord(bytes[start - 2])
  }

  private func isOfFormula(_ offset: Int, _ limit: Int) -> Bool {
    let byte = bytes[offset]
    switch byte {
    case ASCII.space, 0x28...0x2B, ASCII.hyphen, ASCII.dot, ASCII.slash, 0x30...0x39, 0x61...0x7A:
      return true
    case 0x97, 0xB7, 0x92:
      // The last bytes of "×", "÷", "·" and "−".
      return Self.signs.contains { sign in
        let start = offset + 1 - sign.utf8CodeUnitCount
        return start >= limit && ASCII.starts(bytes, at: start, with: sign)
      }
    case 0xC2, 0xC3:
      return true
    case 0xE2, 0x88:
      return ASCII.starts(bytes, at: byte == 0xE2 ? offset : offset - 1, with: "−")
    default:
      return false
    }
  }

  /// Whether nothing goes on with a result: no further sign, no digit, no letter.
  private func endsThere(_ offset: Int, _ end: Int) -> Bool {
    var next = offset
    while next < end, bytes[next] == ASCII.space { next += 1 }
    guard next < end else { return true }
    if next == offset, ASCII.isWord(bytes[next]) { return false }
    return ![0x2B, 0x2A, ASCII.slash, 0x3D, 0x25].contains(bytes[next])
      && !Self.further.contains { ASCII.starts(bytes, at: next, with: $0) }
      && !(bytes[next] == ASCII.hyphen && next + 1 < end && !ASCII.isLetter(bytes[next + 1]))
  }
}
