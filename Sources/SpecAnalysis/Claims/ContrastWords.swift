import SpecModel
import SpecText

/// How people write about contrast, data and small readers.
enum ContrastWords {
  /// Words for text, signs and parts that need a ratio of 3 alone (WCAG 2.2, 1.4.3 and 1.4.11).
  static let larger: Set<String> = [
    "large", "larger", "big", "bold", "heading", "headings", "icon", "icons", "ui", "non",
    "graphic", "graphics", "component", "components", "grand", "grands", "groß", "grande",
  ]

  /// Words with which a line says that a level is not reached, or for what it would be needed.
  static let denials: Set<String> = [
    "not", "fail", "fails", "failing", "failed", "below", "insufficient", "no", "non", "never",
    "except", "target", "should", "must", "minimum", "requires", "required", "need", "needs",
    "não", "nao", "nicht", "ne", "n'atteint", "pas", "niet", "tidak", "nunca", "nie", "falha",
    "falla", "échoue", "не",
  ]
  /// The same in scripts without blanks.
  static let wideDenials = [
    "未达", "未達", "不达", "不達", "不满足", "不滿足", "不符合", "不足", "満たさ", "満たせ", "未満", "못", "않", "미달",
  ]

  /// Words that join a colour and its background.
  private static let joints: Set<String> = [
    "on", "sur", "auf", "sobre", "su", "against", "over", "onto",
  ]

  private static let contrast: Lexicon = [
    "contrast", "contrasts", "contraste", "kontrast", "contrasto", "wcag", "aa", "aaa",
  ]

  /// Whether a text speaks of contrast.
  static func nameContrast(_ text: String) -> Bool {
    Names.hasWord(text, in: contrast) || text.contains("대비")
      || text.contains("对比") || text.contains("コントラスト")
  }

  /// Whether a text has a word that joins a colour and its background.
  static func hasJoint(_ text: String) -> Bool {
    text.split(separator: " ").contains { joints.contains($0.lowercased()) }
  }

  /// The words before and after the only "on" of a text, each up to the next mark.
  static func sides(_ text: String) -> (left: [Substring], right: [Substring])? {
    let words = text.split(separator: " ")
    let places = words.indices.filter { joints.contains(words[$0].lowercased()) }
    guard places.count == 1, places[0] > 0, places[0] + 1 < words.count else { return nil }
    var left: [Substring] = []
    for word in words[..<places[0]].reversed() {
      if word.last == ":" || word.last == "," || word.last == ")" && word.first != "(" { break }
      left.insert(trimmed(word), at: 0)
      if word.first == "(" { break }
    }
    var right: [Substring] = []
    for word in words[(places[0] + 1)...] {
      // An arrow or a dash ends the name.
      if trimmed(word).isEmpty { break }
      right.append(trimmed(word))
      if let last = word.last, !last.isLetter, !last.isNumber { break }
    }
    return left.isEmpty || right.isEmpty ? nil : (left, right)
  }

  private static func trimmed(_ word: Substring) -> Substring {
    var word = word
    while let first = word.first, !(first.isLetter || first.isNumber || first == "#") {
      word.removeFirst()
    }
    while let last = word.last, !(last.isLetter || last.isNumber) { word.removeLast() }
    return word
  }

  /// The number before the only ":1" of a line, with a decimal point or a decimal comma.
  static func ratio(in range: Range<Int>, _ plain: ContiguousArray<UInt8>) -> Range<Int>? {
    var found: Range<Int>?
    var offset = range.lowerBound + 1
    while offset < range.upperBound,
      let index = ASCII.find(ASCII.colon, in: plain, offset..<range.upperBound)
    {
      offset = index + 1
      // "4.6 : 1"
      let gap = isSpaced(index, range, plain) ? 1 : 0
      guard index + gap + 1 < range.upperBound, plain[index + gap + 1] == 0x31,
        !continuesNumber(index + gap + 2, range, plain)
      else { continue }
      let index = index - gap
      var start = index
      while start > range.lowerBound, isNumber(plain[start - 1]) { start -= 1 }
      guard start < index else { continue }
      start = wholePart(before: start, range.lowerBound, plain)
      if isProportion(start, behind: index + 2 * gap + 2, range, plain) { return nil }
      if found != nil { return nil }
      found = start..<index
    }
    return found
  }

  /// Whether a colon and a further number stand before or behind a ratio: "3:1:1".
  static func isProportion(
    _ start: Int, behind end: Int, _ range: Range<Int>, _ plain: ContiguousArray<UInt8>
  ) -> Bool {
    if start > range.lowerBound + 1, plain[start - 1] == ASCII.colon,
      ASCII.isDigit(plain[start - 2])
    {
      return true
    }
    return end + 1 < range.upperBound && plain[end] == ASCII.colon
      && ASCII.isDigit(plain[end + 1])
  }

  private static func isSpaced(
    _ index: Int, _ range: Range<Int>, _ plain: ContiguousArray<UInt8>
  ) -> Bool {
    index > range.lowerBound + 1 && index + 1 < range.upperBound
      && plain[index - 1] == ASCII.space && plain[index + 1] == ASCII.space
      && isNumber(plain[index - 2])
  }

  /// Where a number with a decimal comma begins: "11,06:1".
  static func wholePart(
    before start: Int, _ limit: Int, _ plain: ContiguousArray<UInt8>
  ) -> Int {
    guard start - 1 > limit, plain[start - 1] == 0x2C, ASCII.isDigit(plain[start - 2]) else {
      return start
    }
    var first = start - 1
    while first > limit, ASCII.isDigit(plain[first - 1]) { first -= 1 }
    return first
  }

  /// The value of a ratio, with a decimal point or comma.
  static func value(_ text: String) -> Double? {
    Double(String(text.map { $0 == "," ? "." : $0 }))
  }

  /// Whether a digit follows, or a dot with one; a full stop ends the sentence.
  private static func continuesNumber(
    _ offset: Int, _ range: Range<Int>, _ plain: ContiguousArray<UInt8>
  ) -> Bool {
    guard offset < range.upperBound else { return false }
    if ASCII.isDigit(plain[offset]) { return true }
    return plain[offset] == ASCII.dot && offset + 1 < range.upperBound
      && ASCII.isDigit(plain[offset + 1])
  }

  private static func isNumber(_ byte: UInt8) -> Bool { ASCII.isDigit(byte) || byte == ASCII.dot }

  private static let minimumSigns: [StaticString] = [">=", "≥", "⩾", ">"]

  /// Whether a sign before a ratio makes it a lower bound: "≥ 4.6:1".
  static func isMinimum(_ ratio: Range<Int>, _ plain: ContiguousArray<UInt8>) -> Bool {
    var end = ratio.lowerBound
    while end > 0, plain[end - 1] == ASCII.space { end -= 1 }
    return minimumSigns.contains { sign in
      end >= sign.utf8CodeUnitCount
        && ASCII.starts(plain, at: end - sign.utf8CodeUnitCount, with: sign)
    }
  }

  /// Whether a sign in front of a ratio makes it the most that is reached: "≤ 2:1".
  static func isCeiling(_ ratio: Range<Int>, _ plain: ContiguousArray<UInt8>) -> Bool {
    var end = ratio.lowerBound
    while end > 0, plain[end - 1] == ASCII.space { end -= 1 }
    return ceilingSigns.contains { sign in
      end >= sign.utf8CodeUnitCount
        && ASCII.starts(plain, at: end - sign.utf8CodeUnitCount, with: sign)
    }
  }

  private static let ceilingSigns: [StaticString] = ["≤", "<", "<="]

  /// Whether a heading says that the ratios below it are to be reached: "Contrast targets".
  static func namesTargets(_ title: String) -> Bool {
    Names.hasWord(title, in: targets) || ["目標", "目标", "목표"].contains(where: title.contains)
  }

  private static let targets: Lexicon = [
    "target", "targets", "goal", "goals", "minimum", "minimums", "minima", "ziel", "ziele",
    "zielwerte", "mindestwerte", "objectif", "objectifs", "objetivo", "objetivos", "obiettivo",
    "obiettivi", "doel", "doelen",
  ]

  /// The sentence, or the part of it between semicolons, that holds a range.
  static func sentence(
    around range: Range<Int>, in part: Range<Int>, _ plain: ContiguousArray<UInt8>
  ) -> Range<Int> {
    func ends(at offset: Int) -> Bool {
      plain[offset] == 0x3B || isFullStop(endingAt: offset, plain)
        || plain[offset] == ASCII.dot && offset + 1 < part.upperBound
          && plain[offset + 1] == ASCII.space
    }
    var start = range.lowerBound
    while start > part.lowerBound, !ends(at: start - 1) { start -= 1 }
    var end = range.upperBound
    while end < part.upperBound, !ends(at: end) { end += 1 }
    return start..<end
  }

  /// The parts of a range that semicolons or full stops end.
  static func clauses(of part: Range<Int>, _ plain: ContiguousArray<UInt8>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var offset = part.lowerBound
    while offset < part.upperBound {
      while offset < part.upperBound, plain[offset] == ASCII.space || plain[offset] == 0x3B {
        offset += 1
      }
      guard offset < part.upperBound else { break }
      let clause = sentence(around: offset..<offset + 1, in: part, plain)
      result.append(offset..<clause.upperBound)
      offset = max(clause.upperBound, offset) + 1
    }
    return result
  }

  /// Whether "；" or "。" ends at an offset.
  private static func isFullStop(endingAt offset: Int, _ plain: ContiguousArray<UInt8>) -> Bool {
    guard offset > 1, plain[offset] == 0x9B || plain[offset] == 0x82 else { return false }
    return plain[offset] == 0x9B && plain[offset - 1] == 0xBC && plain[offset - 2] == 0xEF
      || plain[offset] == 0x82 && plain[offset - 1] == 0x80 && plain[offset - 2] == 0xE3
  }

  /// The first "AA" or "AAA" that is a word of its own.
  static func level(in range: Range<Int>, _ plain: ContiguousArray<UInt8>) -> Range<Int>? {
    var index = range.lowerBound
    while index < range.upperBound {
      guard ASCII.isWord(plain[index]) || plain[index] == ASCII.hash else {
        index += 1
        continue
      }
      var end = index
      while end < range.upperBound, ASCII.isWord(plain[end]) || plain[end] == ASCII.hash {
        end += 1
      }
      let isLevel = (2...3).contains(end - index) && plain[index..<end].allSatisfy { $0 == 0x41 }
      if isLevel { return index..<end }
      index = end
    }
    return nil
  }
}
