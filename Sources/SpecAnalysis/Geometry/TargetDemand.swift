public import SpecModel
public import SpecText

/// What a constraint must say to demand a size of every touch target.
public enum TargetDemand {
  /// "Minimum" and "touch target" in scripts without blanks.
  private static let wideMinima = ["最小", "최소"]
  private static let wideTargets = [
    "タッチターゲット", "タッチ領域", "タップ領域", "押せるもの", "押せる要素", "押せる部品", "タップできる", "触控", "触摸",
    "点击区域", "可点击", "터치", "누를", "点击热区", "点击目标", "触控目标", "可触区域", "點擊區域", "觸控",
  ]

  /// Words of a subject that names targets of touch and nothing else.
  private static let words: Lexicon = [
    "touch-friendly", "minimum", "min", "touch", "tap", "hit", "target", "targets", "area", "areas",
    "zone", "zones",
    "size", "sizes", "height", "heights", "interactive", "smallest", "all", "the", "cible",
    "cibles", "tactile",
    "tactiles", "minimale", "taille", "des", "área", "áreas", "táctil", "táctiles", "tamaño",
    "mínimo", "mínima", "objetivos", "objetivo", "toque", "de", "alvo", "alvos", "touch-ziel",
    "touchziel", "touch-ziele", "touchziele", "touch-fläche", "touchfläche", "tippfläche",
    "tippflächen", "zielgröße", "mindestgröße", "touch-target", "touch-targets", "ziel", "ziele",
    "fläche",
    // "Toute cible tactile fait au moins"
    "toute", "toutes", "chaque", "fait", "font", "mesure", "mesurent", "au", "moins", "cada",
    "todo",
    "todos", "todas", "mide", "miden", "menos", "al", "ogni", "almeno", "jede", "jedes", "misst",
    "mindestens", "every", "each", "is", "are", "at", "least", "measures", "measure", "must", "be",
  ]
  /// Of these words a subject needs two, or one of a whole phrase.
  private static let acts: Lexicon = [
    "touch", "touch-friendly", "tap", "hit", "tactile", "tactiles", "táctil", "táctiles", "toque",
    "touchziel",
    "touchziele", "touchfläche", "tippfläche", "tippflächen",
  ]
  private static let targets: Lexicon = ["targets", "cibles", "alvos", "objetivos"]
  private static let plurals: Lexicon = [
    "targets", "areas", "cibles", "zones", "áreas", "alvos", "objetivos", "ziele", "touchziele",
    "tippflächen",
  ]

  /// Whether a constraint demands a size of every target: "Minimum size: 44px" below "Touch Targets" as well.
  ///
  /// - Parameter controls: the words for controls; below the heading of one, a size of its touch area is its own.
  public static func isDemand(_ constraint: Constraint, controls: Lexicon) -> Bool {
    switch constraint.kind {
    case .targetSize:
      return constraint.quantity.max == nil
        ? !isRowOfOne(constraint.subject)
        // "The cake is about 96dp" tells how large one thing has become.
        : !constraint.quantity.isApproximate && namesTargets(constraint) && !isOfThings(constraint)
    case .height, .size:
      // "at least 72 × 72" gives the height behind the width.
      let own = Names.words(constraint.subject).filter {
        !$0.allSatisfy(\.isNumber) && $0 != "x" && $0 != "×"
      }
      let title = Names.words(constraint.scope.last ?? "")
      let isBound = constraint.quantity.max == nil
      if isBound, isWideTarget(own) || saysLeastInWideScript(constraint.subject) {
        return !title.contains(where: { word in wideControls.contains(where: word.contains) })
      }
      if saysLeast(constraint, own), !title.contains(where: controls.contains) { return true }
      if namesLeastTarget(own), !title.contains(where: controls.contains) { return true }
      if own.count == 1, title.count == 1, wideMinima.contains(where: own[0].hasPrefix) {
        return wideTargets.contains(where: title[0].hasPrefix)
      }
      if isBound, isOfEvery(own, controls), !title.contains(where: controls.contains) {
        return true
      }
      // "Cibles ≥ 44×44 pt"
      if isBound, own.count == 1, targets.contains(own[0]) {
        return !title.contains(where: controls.contains)
      }
      if isBound, own.contains(where: acts.contains), own.allSatisfy(words.contains) {
        return !title.contains(where: controls.contains)
      }
      return own.contains { $0 == "minimum" || $0 == "min" } && own.contains("size")
        && own.count <= 3 && title.contains { $0 == "target" || $0 == "targets" }
    default: return false
    }
  }

  /// "触控目标", "터치 타겟": a target of touch in a script of its own, also in several words.
  private static func isWideTarget(_ own: [String]) -> Bool {
    guard (1...3).contains(own.count), own.allSatisfy({ $0.utf8.first.map { $0 >= 0xE3 } == true })
    else { return false }
    return own.count == 1
      ? wideTargets.contains(where: own[0].hasPrefix)
      : wideTargets.contains(where: own[0].hasPrefix)
        && wideObjects.contains(where: own[1].hasPrefix)
  }

  private static let wideObjects = ["타겟", "타깃", "영역", "대상", "目標", "ターゲット", "领域"]

  private static let minima: Lexicon = [
    "minimum", "minimal", "minimale", "mínima", "mínimo", "minima", "minimo", "mínimas", "mínimos",
    "minimas", "minimi", "minimalny",
    "minimalna", "минимальная", "минимальный", "мінімальна", "asgari",
  ]
  private static let touches: Lexicon = [
    "tactile", "tactiles", "táctil", "toque", "tocco", "tattile", "dotyku", "dotykowy", "dotykowa",
    "касания", "нажатия", "тапа", "дотику", "dokunma", "sentuh", "aanraak",
  ]

  /// "Área táctil mínima", "Минимальная область касания", "最小タップ領域": the least of all targets, by its name.
  private static func namesLeastTarget(_ own: [String]) -> Bool {
    if (1...3).contains(own.count),
      own.contains(where: { word in wideMinima.contains(where: word.hasPrefix) }),
      own.contains(where: { word in
        wideTargets.contains { word.contains($0) } || word.contains("タップ") || word.contains("点击")
      })
    {
      return true
    }
    return own.count <= 6 && own.contains(where: minima.contains)
      && own.contains(where: touches.contains)
  }

  private static let names: Lexicon = [
    "target", "area", "zone", "cible", "alvo", "objetivo", "ziel", "minimum", "min", "minimale",
    "minimo", "smallest", "size", "sizes", "interactive", "button", "buttons", "controls",
  ]

  /// Whether an exact size is called that of targets: "Touch target: 44px", and not "Day cells are 40×40px".
  private static func namesTargets(_ constraint: Constraint) -> Bool {
    let own = Names.words(constraint.subject).filter { !$0.allSatisfy(\.isNumber) }
    guard !own.isEmpty else { return true }
    guard !isRowOfOne(constraint.subject), !isAim(own) else { return false }
    return own.contains { word in
      isGeneral(word) || names.contains(word) || word.utf8.contains { $0 >= 0x80 }
    }
  }

  /// Words for a side in front of what is aimed at.
  private static let sides: Lexicon = [
    "width", "widths", "height", "heights", "length", "measure", "largeur", "hauteur", "ancho",
    "anchura", "altura", "largura", "larghezza", "altezza", "breite", "höhe", "breedte", "hoogte",
    "lebar", "tinggi",
  ]

  /// "Content width target": a length that is aimed at, and nothing that is touched.
  private static func isAim(_ own: [String]) -> Bool {
    guard own.count > 1, own[own.count - 1] == "target", sides.contains(own[own.count - 2]) else {
      return false
    }
    return !own.dropLast().contains { isGeneral($0) || names.contains($0) }
  }

  private static func isGeneral(_ word: String) -> Bool {
    acts.contains(word) || plurals.contains(word) || touched.contains(word)
      || universals.contains(word)
  }

  /// Whether a subject is the row of one thing and the column of its size, "Window button: Height": that is how large
  /// this one is, and no least size of others.
  private static func isRowOfOne(_ subject: String) -> Bool {
    guard let colon = subject.firstRange(of: ": ") else { return false }
    let row = Names.words(String(subject[..<colon.lowerBound]))
    let column = Names.words(String(subject[colon.upperBound...]))
    let isBound = (row + column).contains { word in
      minima.contains(word) || names.contains(word) && word.hasPrefix("min")
        || wideMinima.contains(where: word.contains)
        || wideTargets.contains(where: word.contains)
    }
    guard !isBound, row.count > 1 else { return false }
    return !row.contains { isGeneral($0) || $0 == "target" || $0 == "interactive" }
      && !column.contains { isGeneral($0) || $0 == "target" }
  }

  /// Whether a subject is every control, or whatever can be touched: "Every button", "Everything that can be tapped".
  private static func isOfEvery(_ words: [String], _ controls: Lexicon) -> Bool {
    var words = words[...]
    while let first = words.first, openers.contains(first) { words.removeFirst() }
    guard let first = words.first, universals.contains(first), words.count <= 8 else {
      return false
    }
    return words.count <= 5
      && words.prefix(3).dropFirst().contains(where: controls.contains)
      || words.dropFirst().contains(where: touched.contains)
  }

  /// Words before such a subject.
  private static let openers: Lexicon = ["so", "and", "that", "therefore", "thus", "hence"]

  /// Words with which a subject speaks of all things of a kind, or of the least of them.
  private static let universals: Lexicon = [
    "every", "everything", "each", "any", "anything", "nothing", "no", "all", "jede", "nichts",
    "rien", "nada", "niente",
    "jeder", "jedes", "alle", "alles", "chaque", "toute", "tout", "tous", "toutes", "cada", "todo",
    "todos", "todas", "ogni", "tutti", "tutto", "elke", "setiap",
  ]
  /// What is done to such things.
  private static let touched: Lexicon = [
    "tapped", "touched", "pressed", "tappable", "touchable", "pressable", "clickable", "antippen",
    "antippbar", "antippbare", "tippbar", "tippbare", "cliquable", "pulsable",
    "tocable", "tocar", "clicável", "toccabile",
  ]

  /// Words for buttons at the end of a name in scripts without blanks.
  public static let wideControls = ["ボタン", "按钮", "按鈕", "버튼"]

  /// Whether a demand is for all targets, wherever it stands: "Touch targets" below a heading that names no control.
  public static func isForAll(_ demand: Constraint, controls: Lexicon) -> Bool {
    (Names.hasWord(demand.subject, in: plurals)
      || Names.firstWord(demand.subject).map(universals.contains) == true)
      && !Names.hasWord(demand.scope.last ?? "", in: controls)
  }
}
