import SpecModel
import SpecSyntax
import SpecText

/// Times in items below a label that refuses what they tell.
extension FactReader {
  /// "move to Error before 8 seconds have passed" below "The player MUST NOT:": a time that has to pass at least. What
  /// comes before a time elsewhere has it as its upper end.
  func refused(_ measure: Measure, ofLine index: Int) -> Measure {
    let line = context.lines[index]
    if isMissed(measure, line) {
      var result = measure
      result.bound = .none
      return result
    }
    if isDeniedBeyond(measure, line) {
      var result = measure
      result.bound = .atMost
      return result
    }
    // "Fades > 1 s" below "Forbidden in all screens:"
    if measure.bound != .none, isSigned(measure, line), !isDenied(measure, line),
      let owner = owner(of: index), beginsByForbidding(label(of: context.lines[owner])),
      let result = turned(measure, label: labelWords(of: index), ofLine: index)
    {
      return result
    }
    guard measure.isTime, measure.isSingle, measure.bound == .none, line.holder == .item,
      line.label == nil, let word = word(before: measure.range.lowerBound, in: line.text),
      Self.befores.contains(word), let owner = ownerLabel(of: index), owner.count < 60,
      Words.keys(bytes, owner).contains(where: Self.denials.contains)
    else { return BeforeBounds.applied(to: measure, in: line.text, bytes) }
    var result = measure
    result.bound = .atLeast
    return result
  }

  private static let befores = WordKey.set(
    "before", "vor", "avant", "antes", "prima", "voor", "innan", "przed", "sebelum")
  private static let denials = WordKey.set(
    "not", "never", "nicht", "nie", "niemals", "pas", "jamais", "nunca", "non", "mai", "niet",
    "nooit", "inte", "aldrig", "jangan")
}
