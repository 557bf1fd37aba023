public import SpecModel
public import SpecText

/// What a constraint must say to demand a size of every touch target.
public enum TargetDemand {
  /// "Minimum" and "touch target" in scripts without blanks.
  private static let wideMinima = ["最小", "최소"]
  private static let wideTargets = [
    "タッチターゲット", "タッチ領域", "タップ領域", "触控", "触摸", "点击区域", "터치",
  ]

  /// Words of a subject that names targets of touch and nothing else.
  private static let words: Lexicon = [
    "minimum", "min", "touch", "tap", "hit", "target", "targets", "area", "areas", "zone", "zones",
    "size", "sizes", "height", "heights", "interactive", "smallest", "all", "the", "cible",
    "cibles", "tactile",
    "tactiles", "minimale", "taille", "des", "área", "áreas", "táctil", "táctiles", "tamaño",
    "mínimo", "mínima", "objetivos", "objetivo", "toque", "de", "alvo", "alvos", "touch-ziel",
    "touchziel", "touch-ziele", "touchziele", "touch-fläche", "touchfläche", "tippfläche",
    "tippflächen", "zielgröße", "mindestgröße", "touch-target", "touch-targets", "ziel", "ziele",
    "fläche",
  ]
  /// Of these words a subject needs two, or one of a whole phrase.
  private static let acts: Lexicon = [
    "touch", "tap", "hit", "tactile", "tactiles", "táctil", "táctiles", "toque", "touchziel",
    "touchziele", "touchfläche", "tippfläche", "tippflächen",
  ]
  private static let plurals: Lexicon = [
    "targets", "areas", "cibles", "zones", "áreas", "alvos", "objetivos", "ziele", "touchziele",
    "tippflächen",
  ]

  /// Whether a constraint demands a size of every target: "Minimum size: 44px" below "Touch Targets" as well.
  ///
  /// - Parameter controls: the words for controls; below the heading of one, a size of its touch area is its own.
  public static func isDemand(_ constraint: Constraint, controls: Lexicon) -> Bool {
    switch constraint.kind {
    case .targetSize: return true
    case .height, .size:
      let own = Names.words(constraint.subject)
      let title = Names.words(constraint.scope.last ?? "")
      let isBound = constraint.quantity.max == nil
      if isBound, own.count == 1, wideTargets.contains(where: own[0].hasPrefix) {
        return !title.contains(where: { word in wideControls.contains(where: word.contains) })
      }
      if own.count == 1, title.count == 1, wideMinima.contains(where: own[0].hasPrefix) {
        return wideTargets.contains(where: title[0].hasPrefix)
      }
      if isBound, own.contains(where: acts.contains), own.allSatisfy(words.contains) {
        return !title.contains(where: controls.contains)
      }
      return own.contains { $0 == "minimum" || $0 == "min" } && own.contains("size")
        && own.count <= 3 && title.contains { $0 == "target" || $0 == "targets" }
    default: return false
    }
  }

  /// Words for buttons at the end of a name in scripts without blanks.
  public static let wideControls = ["ボタン", "按钮", "按鈕", "버튼"]

  /// Whether a demand is for all targets, wherever it stands: "Touch targets" below a heading that names no control.
  public static func isForAll(_ demand: Constraint, controls: Lexicon) -> Bool {
    Names.hasWord(demand.subject, in: plurals)
      && !Names.hasWord(demand.scope.last ?? "", in: controls)
  }
}
