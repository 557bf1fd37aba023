import SpecModel
import SpecSyntax
import SpecText

/// Where the words for what a measure belongs to stand, before the first value of a list or on the line above, and what
/// is no part of them.
extension FactReader {
  private static let joiners = WordKey.set(
    "and", "or", "then", "und", "oder", "dann", "et", "ou", "puis", "y", "o", "e", "en", "of",
    "dan", "atau", "luego", "poi", "depois")

  /// "After 1 s, 2 s and 4 s": the first of the values that a list joins with the one at a place.
  func firstOfList(_ measure: Range<Int>, _ index: Int) -> Range<Int> {
    let all = context.facts.measures(of: index)
    guard all.count > 1, all.count <= 64,
      var place = all.firstIndex(where: { $0.range.lowerBound == measure.lowerBound })
    else { return measure }
    let last = place
    while place > all.startIndex, isListed(all[place], behind: all[place - 1]) { place -= 1 }
    return place == last ? measure : all[place].range
  }

  private func isListed(_ measure: Measure, behind last: Measure) -> Bool {
    guard measure.range.lowerBound > last.range.upperBound, !measure.isBare else { return false }
    var gap = last.range.upperBound..<measure.range.lowerBound
    // "44 x 44 pt"
    if measure.joint == .times { return gap.count <= 4 }
    // "No more than 200 rows or 500 MB"
    if last.bound != .none, last.bound == measure.bound, gap.count <= 28 { return endsInJoint(gap) }
    guard measure.unit == last.unit, measure.isTime == last.isTime else { return false }
    // "24px on desktop and 16px below"
    if gap.count <= 40, Bytes.matches(" on ", at: gap.lowerBound, end: gap.upperBound, in: bytes) {
      return endsInJoint(gap)
    }
    guard gap.count <= 10, bytes[gap.lowerBound] == 0x2C || bytes[gap.lowerBound] == 0x20 else {
      return false
    }
    let hasComma = bytes[gap.lowerBound] == 0x2C
    if hasComma { gap = gap.lowerBound + 1..<gap.upperBound }
    let word = Bytes.trim(gap, in: bytes)
    return word.isEmpty ? hasComma : Self.joiners.contains(WordKey(bytes, word))
  }

  /// Whether nothing but words stand between two values, of which a joint is the last.
  private func endsInJoint(_ gap: Range<Int>) -> Bool {
    guard gap.count > 3, bytes[gap.upperBound - 1] == 0x20,
      gap.allSatisfy({ bytes[$0] == 0x20 || Bytes.isLetter(bytes[$0]) || bytes[$0] >= 0x80 })
    else { return false }
    let text = Bytes.trim(gap, in: bytes)
    let start = text.last { bytes[$0] == 0x20 }.map { $0 + 1 } ?? text.lowerBound
    return Self.joiners.contains(WordKey(bytes, start..<text.upperBound))
  }

  /// "Combo window" above ": 1.2 s from the last hit": the term of a definition, on the line before its first colon.
  func term(ofLine index: Int) -> Range<Int>? {
    func defines(_ line: TextLine) -> Bool {
      line.text.count > 2 && bytes[line.text.lowerBound] == 0x3A
        && bytes[line.text.lowerBound + 1] == 0x20
    }
    let line = context.lines[index]
    guard line.holder == .paragraph, defines(line) else { return nil }
    var above = index - 1
    while above >= 0, context.lines[above].node == line.node, defines(context.lines[above]) {
      above -= 1
    }
    guard above >= 0, context.lines[above].node == line.node,
      case let text = Bytes.trim(context.lines[above].text, in: bytes),
      (2...60).contains(text.count),
      bytes[text.upperBound - 1] != 0x2E, bytes[text.upperBound - 1] != 0x3A
    else { return nil }
    return text
  }

  /// "300ms – the tagline slides up (350ms)" in a list whose first item begins with "0ms –": whether a time is when in a
  /// course something begins.
  func isMomentOfCourse(_ measure: Measure, ofLine index: Int) -> Bool {
    let line = context.lines[index]
    guard line.holder == .item, isLeading(measure, line) else { return false }
    var first = index
    for above in stride(from: index - 1, through: max(0, index - 24), by: -1) {
      let other = context.lines[above]
      guard other.holder == .item, other.depth >= line.depth else { break }
      if other.depth == line.depth { first = above }
    }
    guard let start = context.facts.measures(of: first).first(where: \.isTime) else { return false }
    return start.low == 0 && isLeading(start, context.lines[first])
  }

  /// Whether a time opens a line before a dash.
  private func isLeading(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.range.lowerBound == line.text.lowerBound else { return false }
    return [" – ", " — ", " - "].contains { (dash: StaticString) in
      Bytes.matches(dash, at: measure.range.upperBound, end: line.text.upperBound, in: bytes)
    }
  }

  // MARK: Pieces of a phrase

  /// "0ms – the logo fades in": what stands behind a moment and a dash.
  func withoutMoment(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, Bytes.isDigit(bytes[first]) else { return range }
    let reach = first..<min(range.upperBound, first + 16)
    for dash in [" – ", " — ", " - "] as [StaticString] {
      guard let end = Bytes.find(dash, in: reach, of: bytes),
        !(first..<end).contains(where: { bytes[$0] == 0x20 && Bytes.isLetter(bytes[$0 - 1]) })
      else { continue }
      return end + dash.utf8CodeUnitCount..<range.upperBound
    }
    return range
  }

  /// Where the clause of a cell begins that a measure stands in: behind the last of `;`, `, `, `，`, `、`, `；` and `。`.
  func clauseStart(_ measure: Int, _ text: Range<Int>) -> Int {
    var start = measure
    while start > text.lowerBound {
      switch bytes[start - 1] {
      case 0x3B: return start
      case 0x2C: if bytes[start] == 0x20 { return start }
      case 0x8C, 0x9B, 0x81, 0x82:
        let isMark = ["，", "；", "、", "。"].contains { (mark: StaticString) in
          Bytes.matches(mark, at: start - 3, end: start, in: bytes)
        }
        if isMark, start - 3 >= text.lowerBound { return start }
      default: break
      }
      start -= 1
    }
    return start
  }

  /// "margin: 0 1rem": the property whose value a measure is a part of.
  func property(in text: Range<Int>) -> Range<Int>? {
    guard let colon = text.first(where: { bytes[$0] == 0x3A }),
      case let name = Bytes.trim(text.lowerBound..<colon, in: bytes), name.count > 2,
      name.allSatisfy({ Bytes.isLetter(bytes[$0]) || bytes[$0] == 0x2D }),
      (colon..<text.upperBound).contains(where: { Bytes.isDigit(bytes[$0]) })
    else { return nil }
    return name
  }

  /// "`text-[10px]`", "`--ease-out`": the code that a measure is a part of, whole; empty for a function; `nil` where no
  /// name in code leads to the measure.
  func codeAround(_ measure: Range<Int>) -> Range<Int>? {
    guard let span = context.document.span(at: measure.lowerBound, in: .code),
      span.lowerBound < measure.lowerBound,
      (span.lowerBound..<measure.lowerBound).allSatisfy({ bytes[$0] > 0x20 && bytes[$0] != 0x3A })
    else { return nil }
    switch bytes[measure.lowerBound - 1] {
    case 0x5B, 0x2D: return span.count <= 40 ? span : nil
    case 0x28: return span.lowerBound..<span.lowerBound
    default: return nil
    }
  }

  /// "46×46pt minimum": the offset behind the second side, where the first ends at an offset.
  func behindSides(_ end: Int, _ line: Range<Int>) -> Int {
    let limit = line.upperBound
    var next = Bytes.blanksEnd(end, limit, in: bytes)
    let signs: [StaticString] = ["×", "x"]
    guard let sign = signs.first(where: { Bytes.matches($0, at: next, end: limit, in: bytes) })
    else { return end }
    next = Bytes.blanksEnd(next + sign.utf8CodeUnitCount, limit, in: bytes)
    guard next < limit, Bytes.isDigit(bytes[next]) else { return end }
    while next < limit, Bytes.isDigit(bytes[next]) || bytes[next] == 0x2E { next += 1 }
    return QuantityScanner(bytes: bytes, range: line).unit(at: next)?.end ?? next
  }

  /// "298,000": whether a comma parts the digits of one number.
  func isInsideNumber(_ comma: Int) -> Bool {
    comma > 0 && comma + 1 < bytes.count && Bytes.isDigit(bytes[comma - 1])
      && Bytes.isDigit(bytes[comma + 1])
  }

  /// "cards.png 3 ×": what stands before how many there are of it.
  func withoutFactor(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound - 2
    guard range.count > 6, Bytes.matches("×", at: end, end: range.upperBound, in: bytes) else {
      return range
    }
    while end > range.lowerBound, bytes[end - 1] == 0x20 || Bytes.isDigit(bytes[end - 1]) {
      end -= 1
    }
    return end > range.lowerBound ? range.lowerBound..<end : range
  }

  /// "点击区域至少": what stands before a word of another script for a bound.
  func withoutBound(_ range: Range<Int>) -> Range<Int> {
    guard range.count > 6, bytes[range.upperBound - 1] >= 0x80 else { return range }
    for (text, _) in UnitTable.scriptsBefore
    where range.count > text.utf8CodeUnitCount + 2
      && Bytes.matches(
        text, at: range.upperBound - text.utf8CodeUnitCount, end: range.upperBound, in: bytes)
    {
      let end = range.upperBound - text.utf8CodeUnitCount
      return Bytes.trim(range.lowerBound..<end, in: bytes)
    }
    return range
  }

  /// "– the logo fades in": what stands behind a dash or a colon.
  func trimmedStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound {
      let byte = bytes[start]
      if byte == 0x20 || byte == 0x3A || byte == 0x2D || byte == 0x29 || byte == 0x2C {
        start += 1
      } else if Bytes.isDash(at: start, end: range.upperBound, in: bytes) {
        start += 3
      } else {
        break
      }
    }
    return start..<range.upperBound
  }

  /// "logo fades in (400ms": what stands before a bracket with a number.
  func withoutRemark(_ range: Range<Int>) -> Range<Int> {
    guard let open = range.first(where: { bytes[$0] == 0x28 }), open > range.lowerBound + 1,
      (open..<range.upperBound).contains(where: { Bytes.isDigit(bytes[$0]) })
    else { return range }
    return Bytes.trim(range.lowerBound..<open, in: bytes)
  }
}
