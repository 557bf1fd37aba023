import SpecModel
import SpecSyntax
import SpecText

/// Curves that a document refuses for all motion: "No `Linear` for UI elements", "Niemals linear", "Jamais de linear".
struct RefusedCurves {
  let document: Document
  let spec: SpecDocument

  private static let denials = NegationWords.words.union([
    "avoid", "forbidden", "vermeiden", "verboten", "éviter", "interdit", "evitar", "prohibido",
    "proibido", "evitare", "vietato", "vermijd", "verboden", "hindari", "dilarang", "mai",
  ])
  /// Those that may stand behind it as well.
  private static let bans: Lexicon = ["forbidden", "verboten", "interdit", "vietato", "verboden"]
  private static let wideDenials = [
    "禁止", "不要", "不用", "不使用", "避免", "使わない", "使用しない", "避ける", "금지", "사용하지 않", "쓰지 않", "피한다",
  ]
  /// Words of such a clause that do not say which motion is meant.
  private static let fillers: Lexicon = [
    "linear", "easing", "easings", "curve", "curves", "timing", "function", "functions", "use",
    "using", "used", "is", "are", "any", "ever", "for", "in", "on", "ui", "the", "a", "an", "all",
    "element", "elements", "animation", "animations", "motion", "transition", "transitions",
    "anywhere", "allowed", "interpolation", "ease", "please", "für", "fuer", "ui-elemente",
    "elemente", "ui-elementen", "animationen", "bewegungen", "verwenden", "nutzen", "kurven",
    "kurve", "pour", "les", "éléments", "d", "de", "courbe", "courbes", "utiliser", "interface",
    "para", "elementos", "animaciones", "usar", "curvas", "curva", "interfaz", "animações",
    "per", "gli", "elementi", "animazioni", "usare", "curve", "voor", "elementen", "animaties",
    "gebruiken", "gebruik", "untuk", "elemen", "animasi", "gunakan", "pakai", "la", "le", "i", "el",
  ]
  /// What moves at one speed by its nature.
  private static let steady: Lexicon = [
    "spinner", "spinners", "shimmer", "progress", "progressbar", "marquee", "countdown", "timer",
    "rotation", "rotate", "spin", "loading", "loader", "skeleton", "infinite", "loop", "ticker",
    "fortschritt", "fortschrittsbalken", "laden", "progression", "progreso", "progresso", "scroll",
    "parallax", "pulse", "voortgang", "kemajuan", "stagger",
  ]

  /// "Never linear" against the motions that tables and style rules give that curve.
  func find() -> [BlanketClaim] {
    guard document.mentions("inear"),
      let (leaf, line) = document.leaves(with: "inear").lazy.compactMap({ refusal(in: $0) }).first
    else { return [] }
    let uses = CurveNames.uses(in: document, spec).filter { use in
      use.key == "linear" && document.lastNode(startingBy: use.origin.range.start) != leaf
        && !Names.hasWord(
          use.owner + " " + document.source.string(document.firstLine(of: use.origin.range)),
          in: Self.steady)
    }
    guard !uses.isEmpty else { return [] }
    return [
      BlanketClaim(
        kind: .refusedCurve, unit: "", origin: document.origin(document.sourceRange(plain: line)),
        refutations: uses.map {
          .init(name: $0.text, value: $0.owner, arithmetic: "is the curve", origin: $0.origin)
        })
    ]
  }

  /// The line of a leaf that refuses the curve, and the leaf.
  private func refusal(in leaf: Int) -> (leaf: Int, line: Range<Int>)? {
    guard document.nodes[leaf].kind == .paragraph,
      case let text = document.plainText(of: leaf), text.count < 400,
      let place = ASCII.find("inear", in: document.plain, text),
      case let line = document.line(around: place, in: leaf),
      case let string = document.string(plain: line), let word = string.range(ofWord: "linear"),
      isRefused(string, word), spec.isNormative(at: document.sourceRange(plain: line).start),
      !RefusalTitles.refuses(leaf, in: document)
    else { return nil }
    return (leaf, line)
  }

  /// Whether the clause around the name of a curve says that nothing has it, and nothing else.
  private func isRefused(_ text: String, _ place: Range<String.Index>) -> Bool {
    func isEnd(_ character: Character) -> Bool { ".;:,()—–。、，；（）".contains(character) }
    let before = text[..<place.lowerBound]
    let start = before.lastIndex(where: isEnd).map { before.index(after: $0) } ?? text.startIndex
    let clause = String(text[start...].prefix { !isEnd($0) })
    if Self.wideDenials.contains(where: clause.contains) {
      return clause.utf8.count < 80 && !["除", "以外", "제외", "만 "].contains(where: text.contains)
    }
    let words = Names.words(clause)
    // "Never use linear": the denial stands before the curve, so that "linear, not eased" is none.
    guard let curve = words.firstIndex(of: "linear"),
      words[..<curve].contains(where: Self.denials.contains)
        || words.contains(where: Self.bans.contains)
    else { return false }
    return words.allSatisfy { Self.fillers.contains($0) || Self.denials.contains($0) }
  }
}

extension String {
  /// Where a word of ASCII letters stands for itself, in any case.
  fileprivate func range(ofWord word: String) -> Range<Index>? {
    var start = startIndex
    while let found = self[start...].firstRange(of: word)
      ?? self[start...].firstRange(of: word.prefix(1).uppercased() + word.dropFirst())
    {
      let isFree =
        found.lowerBound == startIndex || !self[index(before: found.lowerBound)].isASCIIWord
      if isFree, found.upperBound == endIndex || !self[found.upperBound].isASCIIWord {
        return found
      }
      start = found.upperBound
    }
    return nil
  }
}

extension Character {
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber || self == "-") }
}
