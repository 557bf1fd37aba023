import SpecModel
import SpecSyntax
import SpecText

/// What limits one of several values of a line, which of several things has a value, and whether a ratio is asked for.
extension FactReader {
  private static let joints: [StaticString] = [" and ", " und ", " et ", " or ", " oder ", " y "]

  /// Where a word for "and" begins that ends right before a number.
  func joint(before number: Int) -> Int? {
    Self.joints.first {
      Bytes.matches($0, at: number - $0.utf8CodeUnitCount, end: number, in: bytes)
    }.map { number - $0.utf8CodeUnitCount }
  }

  private static let others = WordKey.set(
    "below", "above", "otherwise", "elsewhere", "darunter", "sonst", "sinon", "ailleurs")

  /// "24px on desktop and 16px below": where a value holds that has no more behind it than a word for the other case.
  func otherCondition(_ measure: Range<Int>, _ index: Int) -> String? {
    let line = context.lines[index].text
    guard measure.upperBound < line.upperBound, bytes[measure.upperBound] == 0x20 else {
      return nil
    }
    let start = measure.upperBound + 1
    var end = start
    while end < line.upperBound, Bytes.isLetter(bytes[end]) { end += 1 }
    guard end > start, Self.others.contains(WordKey(bytes, start..<end)),
      end == line.upperBound || [0x2E, 0x2C, 0x3B, 0x29].contains(bytes[end]),
      let last = context.facts.measures(of: index).prefix(64).last(where: {
        $0.range.upperBound <= measure.lowerBound
      }), last.unit?.isLength == true, measure.lowerBound - last.range.upperBound < 60,
      let condition = trailingCondition(last.range, line)
    else { return nil }
    return string(start..<end) + " " + condition
  }

  // MARK: Members

  private static let places = WordKey.set("at", "bei", "a", "en", "em", "op", "sur", "auf", "pada")

  /// "Detents: peek at 15 %, half at 50 %": the thing behind a label that one of several values of one unit is of.
  func member(ofLine index: Int, at measure: Measure) -> String? {
    let line = context.lines[index]
    guard let label = line.label, let name = memberName(measure, line) else { return nil }
    let all = context.facts.measures(of: index)
    guard all.count <= 32,
      all.contains(where: {
        $0.range != measure.range && $0.unit == measure.unit && memberName($0, line) != nil
      })
    else { return nil }
    return string(label) + ": " + string(name)
  }

  /// One to three words and a preposition before a value, from the last mark on.
  private func memberName(_ measure: Measure, _ line: TextLine) -> Range<Int>? {
    let value = line.value
    guard measure.range.lowerBound > value.lowerBound else { return nil }
    var start = measure.range.lowerBound
    while start > value.lowerBound, bytes[start - 1] != 0x2C, bytes[start - 1] != 0x3B,
      measure.range.lowerBound - start < 48
    { start -= 1 }
    let words = Words.all(bytes, start..<measure.range.lowerBound)
    guard (2...4).contains(words.count), let last = words.last, Self.places.contains(last.key),
      measure.range.lowerBound - last.range.upperBound == 1
    else { return nil }
    let name = Bytes.trim(start..<last.range.lowerBound, in: bytes)
    return name.isEmpty || name.contains(where: { Bytes.isDigit(bytes[$0]) }) ? nil : name
  }

  // MARK: Contrast

  private static let demands = WordKey.set(
    "must", "need", "needs", "require", "requires", "required", "should", "shall", "muss",
    "mussen", "soll", "sollen", "doit", "doivent", "debe", "deben", "deve", "devem", "devono",
    "moet", "moeten", "harus")
  /// Verbs of what holds, and names of standards, which ask for a ratio only where it is that of a standard.
  private static let results = WordKey.set(
    "reach", "reaches", "meet", "meets", "achieve", "achieves", "satisfy", "satisfies", "pass",
    "passes", "attain", "attains", "erreicht", "erreichen", "erfullt", "atteint", "atteignent",
    "respecte", "alcanza", "alcanzan", "cumple", "atinge", "raggiunge", "rispetta", "haalt",
    "mencapai", "wcag", "aa", "aaa")
  private static let negations = WordKey.set(
    "not", "t", "never", "cannot", "fails", "fail", "nicht", "pas", "no", "non", "nao", "niet",
    "tidak")
  /// The ratios that WCAG asks for.
  private static let thresholds: Set<Double> = [3, 4.5, 7]

  /// "Every pair reaches 4.5:1": whether a verb before a ratio asks for it, so that more is right as well; "reaches
  /// 3.27:1" and "does not reach 4.5:1" tell what was measured.
  func isDemanded(_ measure: Measure, ofLine index: Int) -> Bool {
    guard measure.isSingle else { return false }
    let line = context.lines[index].text
    let low = max(line.lowerBound, measure.range.lowerBound - 80)
    let words = UnmarkedWords.keys(bytes, low..<max(low, measure.range.lowerBound))
    if words.suffix(5).contains(where: Self.negations.contains) { return false }
    return words.contains(where: Self.demands.contains)
      || Self.thresholds.contains(measure.low) && words.contains(where: Self.results.contains)
  }
}
