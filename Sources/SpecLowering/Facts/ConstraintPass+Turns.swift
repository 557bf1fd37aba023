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
}
