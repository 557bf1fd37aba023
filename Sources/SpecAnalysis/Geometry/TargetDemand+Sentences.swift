import SpecModel
import SpecText

/// Demands in whole sentences: "All interactive elements have a minimum size of 44×44px".
extension TargetDemand {
  private static let leasts: Lexicon = [
    "minimum", "min", "minimal", "least", "mindestens", "mindestgröße", "mindesthöhe", "moins",
    "minimale", "minimum-size", "mínimo", "mínima", "menos", "minimo", "minima", "almeno",
  ]
  private static let acts: Lexicon = [
    "interactive", "tappable", "clickable", "touchable", "pressable", "touch", "tap", "hit",
    "target", "targets", "interaktiven", "interaktive", "klickbaren", "klickbare", "interactifs",
    "cliquables", "tactiles", "interactivos", "pulsables", "táctiles", "interativos", "clicáveis",
    "interattivi", "cliccabili",
  ]
  private static let things: Lexicon = [
    "element", "elements", "control", "controls", "component", "components", "target", "targets",
    "areas", "zones", "items", "elemente", "elementen", "ziele", "flächen", "éléments", "cibles",
    "elementos", "objetivos", "áreas", "alvos", "elementi", "aree",
  ]
  /// Things that may be one of its kind, unless the sentence is about all of them.
  private static let single: Lexicon = ["area", "zone", "item"]
  private static let wholes: Lexicon = ["all", "every"]
  private static let fillers: Lexicon = [
    "all", "every", "each", "any", "the", "a", "an", "of", "and", "or", "have", "has", "need",
    "needs", "must", "should", "shall", "be", "is", "are", "at", "with", "meet", "provide",
    "ensure", "keep", "use", "size", "sizes", "height", "heights", "dimension", "dimensions",
    "for", "high", "tall", "ui", "by", "x", "mobile", "on", "alle", "jedes", "jede", "sind", "ist",
    "haben", "hat", "eine", "von", "höhe", "größe", "tous", "toutes", "les", "le", "la", "font",
    "mesurent", "ont", "une", "un", "taille", "au", "de", "hauteur", "todos", "todas", "los", "las",
    "tienen", "miden", "deben", "tener", "tamaño", "altura", "os", "as", "têm", "devem", "ter",
    "um", "uma", "tamanho", "tutti", "tutte", "gli", "hanno", "devono", "avere", "dimensione",
    "una", "al", "como", "con",
  ]

  /// Whether a sentence says of all that can be touched how large it is at least, and nothing else.
  static func saysLeast(_ constraint: Constraint, _ own: [String]) -> Bool {
    guard !own.isEmpty, own.count <= 14, !constraint.quantity.isApproximate,
      constraint.quantity.max == nil || own.contains(where: leasts.contains),
      own.contains(where: acts.contains), isUsual(constraint.quantity),
      own.contains(where: wholes.contains) || !own.contains(where: single.contains),
      own.contains(where: { things.contains($0) || single.contains($0) })
    else { return false }
    return own.allSatisfy {
      leasts.contains($0) || acts.contains($0) || things.contains($0) || fillers.contains($0)
        || single.contains($0)
    }
  }

  /// Whether a length is one that guides demand of targets.
  private static func isUsual(_ quantity: Quantity) -> Bool {
    guard let least = quantity.min ?? quantity.max else { return false }
    let isRelative = quantity.unit == .rem || quantity.unit == .em
    return (24...64).contains(isRelative ? least * 16 : least)
  }

  private static let wideActs = [
    "タップ可能", "タップできる", "タップターゲット", "タップ領域", "クリック可能", "操作可能", "可点击", "可交互", "可触", "交互元素",
    "点击元素", "点击区域", "터치 가능", "탭 가능", "클릭 가능",
  ]
  private static let wideAll = ["すべての", "全ての", "全", "所有", "모든"]

  /// "すべてのタップ可能な要素は", "所有可点击元素": the same in scripts without blanks.
  static func saysLeastInWideScript(_ subject: String) -> Bool {
    guard subject.utf8.count < 72 else { return false }
    let rest =
      wideAll.first(where: subject.hasPrefix).map { subject.dropFirst($0.count) }
      ?? subject[...]
    return wideActs.contains(where: rest.hasPrefix) && !wideControls.contains(where: rest.contains)
  }
}
