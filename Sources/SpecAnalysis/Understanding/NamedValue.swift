import SpecText

/// Looks for an item that gives a value to a name: "Elevation z: 5", "The hum is 42 blips", "Rim: `#F59E0B`".
///
/// It shares no code with the readers. Counts of things, dates, versions and numbers of tickets are no values.
enum NamedValue {
  /// The most bytes of a name.
  private static let longest = 48
  /// The most bytes of a unit in a script without blanks.
  private static let longestWideUnit = 12

  /// Whether an item is no more than a name and a number, alone or with a unit that the map does not know.
  ///
  /// - Complexity: O(name and value).
  static func isNumber(_ line: ArraySlice<UInt8>) -> Bool {
    guard let start = start(of: line), line[start] != ASCII.backtick,
      let joint = joint(in: line, from: start), isName(line, joint.name, joint)
    else { return false }
    var at = joint.value
    guard let end = number(line, at) else { return false }
    let isYear = end - at == 4 && (line[at] == 0x31 || line[at] == 0x32)
    at = marksEnd(line, end)
    if at < line.endIndex, line[at] == ASCII.space { at += 1 }
    let first = at
    while at < line.endIndex, ASCII.isLetter(line[at]) || line[at] >= 0x80, !isWideEnd(line, at) {
      at += 1
    }
    let unit = first..<at
    guard unit.count <= 20, isEnd(line, at) else { return false }
    if unit.isEmpty {
      return joint.isMark && !isYear && !endsInPlural(line, joint.name)
    }
    return !isCounted(line, unit, of: joint.name)
  }

  /// Whether the value behind the label of an item begins with a colour, a number with a unit or a curve.
  ///
  /// - Complexity: O(label).
  static func begins(_ line: ArraySlice<UInt8>) -> Bool {
    guard let start = start(of: line) else { return false }
    let limit = min(line.endIndex, start + longest + 12)
    var at = start
    while at < limit, line[at] != ASCII.colon {
      // A sentence, a colour or a quotation before the colon is no label.
      if line[at] == ASCII.dot || line[at] == ASCII.hash || line[at] == ASCII.quote { return false }
      at += 1
    }
    guard at < limit, at > start, line[start..<at].contains(where: ASCII.isLetter),
      isClosed(line, start..<at)
    else { return false }
    at = marksEnd(line, at + 1)
    guard at < line.endIndex, line[at] == ASCII.space else { return false }
    at = marksEnd(line, at + 1)
    guard at < line.endIndex else { return false }
    let head = line[at..<min(line.endIndex, at + 24)]
    let opens =
      ASCII.isDigit(line[at]) || line[at] == ASCII.hash
      || NamedValueWords.calls.contains { ASCII.starts(line, at: at, with: $0) }
    let values: FactSigns = [.color, .measure, .curve]
    return opens && !isShareOfThings(line, at)
      && !FactSigns.find(in: head, isCode: false).isDisjoint(with: values)
  }

  /// Whether the label of an item is no more than a notation of colours: "RGB: rgb(20, 154, 155)".
  static func isNotation(_ line: ArraySlice<UInt8>) -> Bool {
    guard let start = start(of: line) else { return false }
    var at = start
    while at < line.endIndex, ASCII.isLetter(line[at]) { at += 1 }
    let word = start..<at
    at = marksEnd(line, at)
    return at < line.endIndex && line[at] == ASCII.colon
      && NamedValueWords.notations.contains { ASCII.equals(line, word, ignoringCase: $0) }
  }

  // MARK: Names

  /// What joins a name and its value.
  private struct Joint {
    var name: Range<Int>
    /// Where the value begins.
    var value: Int
    /// Whether a colon or an equals sign stands between, and no verb.
    var isMark: Bool
  }

  /// Where the words of an item begin; `nil` for lines that begin no item and for boxes to tick.
  private static func start(of line: ArraySlice<UInt8>) -> Int? {
    var at = line.startIndex
    while at < line.endIndex, ASCII.isBlank(line[at]) { at += 1 }
    let mark = at
    while at < line.endIndex, ASCII.isDigit(line[at]) { at += 1 }
    guard at < line.endIndex else { return nil }
    let isNumbered = at > mark && (line[at] == ASCII.dot || line[at] == 0x29)
    let isMarked = at == mark && (line[at] == ASCII.hyphen || line[at] == 0x2A || line[at] == 0x2B)
    guard isNumbered || isMarked, at + 1 < line.endIndex, line[at + 1] == ASCII.space else {
      return nil
    }
    at += 1
    while at < line.endIndex, ASCII.isBlank(line[at]) || line[at] == 0x2A { at += 1 }
    return at < line.endIndex && line[at] != 0x5B ? at : nil
  }

  private static func joint(in line: ArraySlice<UInt8>, from start: Int) -> Joint? {
    guard ASCII.isLetter(line[start]) || line[start] >= 0xC3 else { return nil }
    var at = start
    let limit = min(line.endIndex, start + longest)
    while at < limit {
      let byte = line[at]
      if ASCII.isDigit(byte) {
        let name = withoutVerb(line, start..<at)
        return name.map { Joint(name: $0, value: at, isMark: false) }
      }
      if byte == ASCII.colon || byte == 0x3D || ASCII.starts(line, at: at, with: "：") {
        let length = byte == 0xEF ? 3 : 1
        var value = marksEnd(line, at + length)
        let isSpaced = value < line.endIndex && line[value] == ASCII.space
        // "localhost:3000" is a place.
        if byte == ASCII.colon, !isSpaced { return nil }
        if isSpaced { value += 1 }
        value = marksEnd(line, value)
        return Joint(name: start..<at, value: value, isMark: true)
      }
      if NamedValueWords.breaks.contains(byte) { return nil }
      at += 1
    }
    return nil
  }

  /// The words before a verb such as "is" that ends a range; `nil` where none does.
  private static func withoutVerb(_ line: ArraySlice<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    let words = words(of: line, range)
    guard words.count > 1, let last = words.last,
      NamedValueWords.verbs.contains(where: { ASCII.equals(line, last, ignoringCase: $0) })
    else { return nil }
    return range.lowerBound..<last.lowerBound
  }

  private static func words(of line: ArraySlice<UInt8>, _ range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let start = at
      while at < range.upperBound, ASCII.isLetter(line[at]) || line[at] >= 0x80 { at += 1 }
      if at > start { words.append(start..<at) } else { at += 1 }
    }
    return words
  }

  /// Whether words name what may have a value: neither what is counted or numbered nor "there" and the like.
  private static func isName(
    _ line: ArraySlice<UInt8>, _ range: Range<Int>, _ joint: Joint
  ) -> Bool {
    let words = words(of: line, range)
    guard (1...6).contains(words.count) else { return false }
    func isOne(_ word: Range<Int>, of set: [StaticString]) -> Bool {
      set.contains { ASCII.equals(line, word, ignoringCase: $0) }
    }
    if !joint.isMark, isOne(words[0], of: NamedValueWords.pronouns) { return false }
    return !words.contains { isOne($0, of: NamedValueWords.numbered) || endsInCount(line, $0) }
  }

  /// "来場者数", "방문 횟수": whether a word in a script without blanks ends in one for how many there are.
  private static func endsInCount(_ line: ArraySlice<UInt8>, _ word: Range<Int>) -> Bool {
    guard line[word.lowerBound] >= 0xE3 else { return false }
    return NamedValueWords.counts.contains { end in
      let start = word.upperBound - end.utf8CodeUnitCount
      return start >= word.lowerBound && ASCII.starts(line, at: start, with: end)
    }
  }

  /// Whether all brackets that open in a label close there.
  private static func isClosed(_ line: ArraySlice<UInt8>, _ label: Range<Int>) -> Bool {
    var depth = 0
    for at in label {
      if line[at] == 0x28 || ASCII.starts(line, at: at, with: "（") {
        depth += 1
      } else if line[at] == 0x29 || ASCII.starts(line, at: at, with: "）") {
        depth -= 1
      }
    }
    return depth == 0
  }

  /// "Screens: 12": whether the last word of a name counts things.
  private static func endsInPlural(_ line: ArraySlice<UInt8>, _ name: Range<Int>) -> Bool {
    guard let word = words(of: line, name).last, word.count > 2 else { return false }
    let last = word.upperBound - 1
    return line[last] | 0x20 == 0x73 && line[last - 1] | 0x20 != 0x73
  }

  // MARK: Values

  /// Where a number ends; `nil` for dates, versions, shares and moments of a clock.
  private static func number(_ line: ArraySlice<UInt8>, _ start: Int) -> Int? {
    var at = start
    var points = 0
    while at < line.endIndex {
      if ASCII.isDigit(line[at]) {
        at += 1
      } else if at > start, line[at] == ASCII.dot || line[at] == 0x2C, at + 1 < line.endIndex,
        ASCII.isDigit(line[at + 1])
      {
        points += 1
        at += 1
      } else {
        break
      }
    }
    guard at > start, points < 2 else { return nil }
    let next = at < line.endIndex ? line[at] : ASCII.space
    return [ASCII.slash, ASCII.hyphen, ASCII.colon, 0x2B, 0x25].contains(next) ? nil : at
  }

  /// Whether what follows a number is counted, or more than a unit: "3列に並ぶ", "labels: 3 amounts".
  private static func isCounted(
    _ line: ArraySlice<UInt8>, _ unit: Range<Int>, of name: Range<Int>
  ) -> Bool {
    if line[unit.lowerBound] >= 0xE3 {
      // Without blanks, more words may stand behind what is counted.
      return unit.count > longestWideUnit
        || NamedValueWords.counted.contains {
          ASCII.starts(line, at: unit.lowerBound, with: $0)
        }
    }
    if NamedValueWords.counted.contains(where: { ASCII.equals(line, unit, ignoringCase: $0) }) {
      return true
    }
    return unit.count > 3 && line[unit.upperBound - 1] | 0x20 == 0x73 && endsInPlural(line, name)
  }

  /// "85%+ finish the course", "30-50% fewer faults": a share of which none of the next words is about looks.
  private static func isShareOfThings(_ line: ArraySlice<UInt8>, _ start: Int) -> Bool {
    var at = start
    while at < line.endIndex,
      ASCII.isDigit(line[at]) || line[at] >= 0x80 || line[at] == ASCII.hyphen
        || line[at] == ASCII.dot || line[at] == 0x2C
    {
      at += 1
    }
    guard at > start, at < line.endIndex, line[at] == 0x25 else { return false }
    at += 1
    if at < line.endIndex, line[at] == 0x2B { at += 1 }
    at = marksEnd(line, at)
    guard at + 1 < line.endIndex, line[at] == ASCII.space,
      ASCII.isLetter(line[at + 1]) || (0xC3..<0xE2).contains(line[at + 1])
    else { return false }
    return !words(of: line, at..<min(line.endIndex, at + 60)).prefix(5).contains { word in
      NamedValueWords.looks.contains { ASCII.equals(line, word, ignoringCase: $0) }
    }
  }

  /// The offset behind marks of emphasis and code.
  private static func marksEnd(_ line: ArraySlice<UInt8>, _ offset: Int) -> Int {
    var at = offset
    while at < line.endIndex, line[at] == 0x2A || line[at] == ASCII.backtick { at += 1 }
    return at
  }

  /// Whether nothing follows but a full stop or a remark in brackets.
  private static func isEnd(_ line: ArraySlice<UInt8>, _ offset: Int) -> Bool {
    var at = marksEnd(line, offset)
    if at < line.endIndex, line[at] == ASCII.dot { at += 1 }
    if ASCII.starts(line, at: at, with: "。") { at += 3 }
    while at < line.endIndex, ASCII.isWhitespace(line[at]) { at += 1 }
    return at == line.endIndex || line[at] == 0x28 || isWideEnd(line, at)
  }

  /// Whether a full stop or a bracket of the scripts without blanks begins.
  private static func isWideEnd(_ line: ArraySlice<UInt8>, _ offset: Int) -> Bool {
    ASCII.starts(line, at: offset, with: "。") || ASCII.starts(line, at: offset, with: "（")
  }
}
