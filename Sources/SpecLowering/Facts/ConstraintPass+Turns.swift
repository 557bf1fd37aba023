import SpecModel
import SpecSyntax
import SpecText

/// Widths at which the layout turns into another.
extension ConstraintPass {
  private static let leads = WordKey.set(
    "below", "under", "above", "over", "at", "beyond", "past", "until", "unter", "unterhalb", "ab",
    "sous", "sotto", "onder", "vanaf", "de")
  private static let turns = WordKey.set(
    "collapse", "collapses", "collapsed", "stack", "stacks", "stacked", "wrap", "wraps", "hide",
    "hides", "hidden", "fold", "folds", "reflow", "reflows", "become", "becomes", "switches",
    "klappt", "klappen", "stapelt", "stapeln", "verschwindet", "einspaltig", "replie", "replient",
    "empile", "empilent", "pliega", "colapsa", "apila", "apilan", "recolhe", "empilha", "impila",
    "inklappen", "ingeklapt")
  private static let others = WordKey.set(
    "scroll", "scrolls", "scrolled", "scrolling", "drag", "drags", "dragged", "dragging", "swipe",
    "swiped", "pull", "pulled", "high", "tall", "height", "offset", "finger", "distance", "hoch",
    "hohe")

  /// "The sidebar collapses below 1024px": whether a width of hundreds of points stands behind a preposition in a
  /// sentence that says how a part turns.
  static func isTurningPoint(
    _ measure: Measure, _ told: Constraint.Kind?, ofLine index: Int, _ reader: FactReader
  ) -> Bool {
    guard measure.unit == .px || measure.unit == .pt || measure.unit == .dp, measure.isSingle,
      (320...2560).contains(measure.low), told == .size || told == .width,
      case let line = reader.context.lines[index], line.holder != .heading,
      // "At 375px, 768px and 1280px" is one list of one kind.
      case let first = reader.firstOfList(measure.range, index),
      reader.word(before: first.lowerBound, in: line.text).map(leads.contains) ?? false
    else { return false }
    let words = reader.words(of: index).filter {
      !ConstraintKinds.areParted($0.range, measure.range, reader.bytes)
    }
    return words.contains { turns.contains($0.key) } && !words.contains { others.contains($0.key) }
  }

  private static let relative = WordKey.set("rem", "em", "sp", "dp", "pt")

  /// "1rem = 16px": whether a length is one side of what a relative unit is worth, which is no size of anything.
  static func isConversion(
    _ measure: Measure, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard measure.unit?.isLength == true, measure.isSingle else { return false }
    let behind = Bytes.trim(measure.range.upperBound..<text.upperBound, in: bytes)
    if measure.low == 1, measure.unit != .px, behind.count > 2, bytes[behind.lowerBound] == 0x3D {
      let value = Bytes.trim(behind.lowerBound + 1..<behind.upperBound, in: bytes)
      return value.first.map { Bytes.isDigit(bytes[$0]) } ?? false
    }
    let before = Bytes.trim(text.lowerBound..<measure.range.lowerBound, in: bytes)
    guard before.count > 3, bytes[before.upperBound - 1] == 0x3D else { return false }
    let other = Bytes.trim(before.lowerBound..<before.upperBound - 1, in: bytes)
    var start = other.upperBound
    while start > other.lowerBound, Bytes.isLetter(bytes[start - 1]) { start -= 1 }
    guard relative.contains(WordKey(bytes, start..<other.upperBound)) else { return false }
    while start > other.lowerBound, bytes[start - 1] == 0x20 { start -= 1 }
    guard start > other.lowerBound, bytes[start - 1] == 0x31 else { return false }
    return start - 1 == other.lowerBound
      || !Bytes.isDigit(bytes[start - 2]) && bytes[start - 2] != 0x2E
  }
}
