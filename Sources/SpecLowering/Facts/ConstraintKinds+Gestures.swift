import SpecModel
import SpecText

/// Words for gestures, which name the size of a target only beside a word for what is hit.
extension ConstraintKinds {
  private static let targetNouns = WordKey.set(
    "target", "targets", "area", "areas", "tappable", "clickable", "interactive", "zone", "zones",
    "size", "sizes", "surface", "button", "buttons", "control", "controls", "element", "elements",
    "ziel", "ziele", "zielen", "bereich", "bereiche", "zonen", "elemente", "elementen", "doel",
    "doelen", "vlak", "vlakken",
    // The ends of "Fläche" and "Flächen" in letters of ASCII.
    "che", "chen")

  /// Whether the words of a line that name a touch speak of the size of what is touched: "44px (touch target)".
  static func namesTarget(_ measure: Measure, _ words: ArraySlice<Words.Word>) -> Bool {
    words.count <= 3 || measure.bound == .atLeast || measure.joint == .times
      || words.contains { targetNouns.contains($0.key) }
  }

  /// Whether a title or a label that names a touch is over sizes of targets; below "Touch rules" a length may be how
  /// far a finger goes.
  static func headsTargets(_ measure: Measure, _ around: [WordKey]) -> Bool {
    let isLeast = measure.bound == .atLeast || around.contains(where: minima.contains)
    return isLeast && measure.low >= 24 || around.contains(where: targetNouns.contains)
  }
  /// Words for the least size; those with a mark in letters of ASCII, "mindesth" of "Mindesthöhe".
  private static let minima = WordKey.set(
    "minimum", "min", "mindestens", "minimal", "minimale", "minimo", "minima", "nimo", "nima",
    "mindesth", "mindestgr", "mindestma", "mindestbreite")

  private static let starts = WordKey.set(
    "starts", "start", "begins", "begin", "fires", "fire", "triggers", "trigger", "activates",
    "activate", "commits", "commit", "beginnt", "startet", "beginnen", "starten")
  private static let leads = WordKey.set(
    "at", "after", "past", "beyond", "from", "bei", "nach", "ab")
  private static let moves = WordKey.set(
    "scroll", "scrolls", "scrolling", "swipe", "swipes", "swiping", "drag", "drags", "dragging",
    "pull", "pulls", "pulling", "pan", "pans", "panning", "pinch", "pinching", "flick", "fling",
    "overscroll", "gesture", "gestures", "wischen", "ziehen", "scrollen", "geste")

  /// "Scrolling starts at 30 px": whether a length is how far a finger goes until a gesture begins.
  static func beginsGesture(_ range: Range<Int>, _ words: ArraySlice<Words.Word>) -> Bool {
    guard let place = words.lastIndex(where: { $0.range.upperBound <= range.lowerBound }),
      place > words.startIndex, leads.contains(words[place].key),
      starts.contains(words[place - 1].key)
    else { return false }
    return words[..<place].contains { moves.contains($0.key) }
  }

  private static let passes = WordKey.set("past", "beyond", "before")

  /// "Past 72pt the sheet closes": whether a length right behind a word for passing is one that a finger passes, where the
  /// line or what stands above it speaks of moving one.
  static func isPassed(
    _ range: Range<Int>, _ words: ArraySlice<Words.Word>, _ around: [WordKey]
  ) -> Bool {
    guard let place = words.lastIndex(where: { $0.range.upperBound <= range.lowerBound }),
      range.lowerBound - words[place].range.upperBound == 1, passes.contains(words[place].key)
    else { return false }
    return words.contains { moves.contains($0.key) } || around.contains(where: moves.contains)
  }

  private static let bys = WordKey.set("by", "um")

  /// "Dimmed by 10 %": whether a share is how much something changes, by the word right before it.
  static func isChange(_ range: Range<Int>, _ words: ArraySlice<Words.Word>) -> Bool {
    words.last { $0.range.upperBound <= range.lowerBound }.map { bys.contains($0.key) } ?? false
  }

  private static let resistances = WordKey.set(
    "resistance", "friction", "widerstand", "reibung", "resistencia", "friccion")
  private static let damped = WordKey.set("damped", "dampened", "gedampft")
  private static let springs = WordKey.set(
    "spring", "springs", "response", "stiffness", "mass", "tension", "bounce", "dampingratio",
    "dampingfraction", "feder")
  private static let of = WordKey.set("of", "von", "de")

  /// "0.35 resistance", "friction 0.92", "damped by 0.4": a factor by which what is dragged lags, outside of springs.
  static func isDamping(
    _ measure: Measure, _ words: ArraySlice<Words.Word>, _ next: WordKey?
  ) -> Bool {
    guard measure.isSingle, measure.low > 0, measure.high < 1,
      !words.contains(where: { springs.contains($0.key) })
    else { return false }
    if let next, resistances.contains(next) { return true }
    guard var place = words.lastIndex(where: { $0.range.upperBound <= measure.range.lowerBound }),
      measure.range.lowerBound - words[place].range.upperBound <= 2
    else { return false }
    let joint = words[place].key
    if resistances.contains(joint) { return true }
    guard place > words.startIndex else { return false }
    place -= 1
    return bys.contains(joint) && damped.contains(words[place].key)
      || of.contains(joint) && resistances.contains(words[place].key)
  }
}
