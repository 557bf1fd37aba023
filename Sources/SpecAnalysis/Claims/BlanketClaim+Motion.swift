import SpecModel
import SpecSyntax
import SpecText

extension BlanketClaims {
  private static let motions: Set<String> = [
    "animation", "animations", "duration", "durations", "transition", "transitions", "motion",
  ]
  private static let nothing: Set<String> = ["no", "never", "none", "nothing"]
  private static let excess: Set<String> = [
    "exceed", "exceeds", "longer", "beyond", "above", "over", "more",
  ]
  private static let below: Set<String> = [
    "under", "below", "within", "less", "most", "max", "maximum", "shorter",
  ]
  /// Words that limit the statement to some animations.
  private static let someMotions: Set<String> = [
    "micro", "interaction", "interactions", "hover", "button", "buttons", "feedback", "toast",
    "modal", "page", "pages", "screen", "essential", "reduced", "reduce", "critical", "tap",
    "gesture", "response", "delay", "stagger", "ui", "state", "except", "unless", "entrance",
    "exit",
    "simple", "small", "most", "typically", "usually", "should", "if", "when", "mobile", "first",
  ]
  /// Words of motions that have no end, or that wait.
  private static let endless: Set<String> = [
    "loop", "loops", "infinite", "continuous", "ambient", "background", "shimmer", "pulse",
    "pulsing", "breathing", "breathe", "spinner", "skeleton", "loading", "idle", "rotation",
    "delay", "stagger", "toast", "auto", "timeout", "debounce", "cycle", "rotate", "blink",
  ]

  /// "No animation exceeds 300ms" against the animations that do.
  func longestAnimation(_ line: ClaimLine, _ words: [String]) -> BlanketClaim? {
    let own = Set(words)
    let isUniversal = !own.isDisjoint(with: Self.universal)
    let isDenied = !own.isDisjoint(with: Self.nothing) && !own.isDisjoint(with: Self.excess)
    guard isUniversal || isDenied || keepsShort(words), !own.isDisjoint(with: Self.motions),
      own.isDisjoint(with: Self.someMotions.subtracting(isDenied ? [] : ["most"]))
    else { return nil }
    let times = amounts(line).filter { $0.unit == .ms }
    guard let bound = times.only, bound.value >= 50,
      isDenied || bound.isBound || !own.isDisjoint(with: Self.below),
      isUniversal || keepsShort(words) || deniesLength(bound, line), !isOfReducedMotion(line)
    else { return nil }
    return longer(than: bound.value, line)
  }

  private static let imperatives: Set<String> = ["keep", "limit", "cap", "hold"]

  /// "Keep animation durations under 500ms": an order on all of them.
  private func keepsShort(_ words: [String]) -> Bool {
    guard let first = words.first, Self.imperatives.contains(first) else { return false }
    let things = words.dropFirst().prefix(while: { Self.motions.contains($0) || $0 == "all" })
    let next = words.dropFirst(1 + things.count).first
    return things.last.map { $0.hasSuffix("s") } == true
      && next.map { Self.below.contains($0) || $0 == "to" || $0 == "at" } == true
  }

  /// The claim that no animation is longer, where one is.
  func longer(than bound: Double, _ line: ClaimLine) -> BlanketClaim? {
    guard bound < longestTime else { return nil }
    let claimLine = document.source.line(of: origin(line).range.start)
    let longer = spec.durations.filter { fact in
      guard fact.role == .animation || fact.role == .other, let value = fact.quantity.max,
        value > bound, document.source.line(of: fact.origin.range.start) != claimLine,
        fact.role == .animation || hasCurve(fact)
      else { return false }
      return !Self.isEndless(fact, document) && (hasCurve(fact) || !waits(fact))
    }
    guard !longer.isEmpty else { return nil }
    return BlanketClaim(
      kind: .longestAnimation(bound), unit: "ms", origin: origin(line),
      refutations: longer.map { fact in
        let value = Numbers.text(fact.quantity.max ?? 0) + " ms"
        return .init(
          name: fact.subject, value: value,
          arithmetic: "\(value) > \(Numbers.text(bound)) ms", origin: fact.origin)
      })
  }

  /// Whether the line of a time has a curve, which makes it that of a motion.
  private func hasCurve(_ fact: DurationFact) -> Bool {
    let line = document.firstLine(of: fact.origin.range).offsets
    return (["ease", "cubic-bezier", "linear"] as [StaticString]).contains {
      ASCII.find($0, in: document.source.bytes, line) != nil
    }
  }

  /// Words of what waits or has no end, in further languages.
  private static let waiting: Lexicon = [
    "hinweis", "meldung", "benachrichtigung", "melding", "avviso", "notifica", "aviso",
    "notificación", "notificação", "notification", "pemberitahuan", "ladeanimation", "laden",
    "chargement", "carga", "carregamento", "caricamento", "endlos", "schleife", "boucle", "bucle",
    "ciclo", "puls",
  ]
  private static let wideWaiting = [
    "提示", "トースト", "토스트", "加载", "読み込み", "ローディング", "로딩", "循环", "ループ", "반복", "无限", "無限",
    "무한", "脉冲", "旋转", "回転", "停留", "表示時間",
  ]

  private func waits(_ fact: DurationFact) -> Bool {
    let text = document.source.string(document.firstLine(of: fact.origin.range))
    return (fact.quantity.max ?? 0) >= 1000 && Names.hasWord(text, in: Self.waiting)
      || Self.wideWaiting.contains(where: text.contains)
  }

  /// Whether a time belongs to a motion without an end, or to waiting.
  static func isEndless(_ fact: DurationFact, _ document: Document) -> Bool {
    let text =
      fact.subject + " " + document.source.string(document.firstLine(of: fact.origin.range))
    var words = Set(Names.words(text) + (fact.scope.last.map(Names.words) ?? []))
    // "transition: background-color 0.2s" moves no background.
    if text.contains("ransition") { words.remove("background") }
    return !words.isDisjoint(with: endless)
  }

  /// Words between "no" and the motion that leave it any motion: "no single transition".
  private static let anyMotion: Set<String> = ["single", "individual", "one", "other", "such"]

  /// Whether the sentence of a length denies all motions that are longer: "no scale animation" denies a kind.
  private func deniesLength(_ bound: Amount, _ line: ClaimLine) -> Bool {
    let bytes = lines.bytes(of: line)
    let part = line.parts[0]
    func isEnd(_ offset: Int) -> Bool {
      bytes[offset] == 0x3B
        || bytes[offset] == 0x2E && (offset + 1 >= part.upperBound || bytes[offset + 1] == 0x20)
    }
    var start = bound.range.lowerBound
    while start > part.lowerBound, !isEnd(start - 1) { start -= 1 }
    var end = bound.range.upperBound
    while end < part.upperBound, !isEnd(end) { end += 1 }
    let words = Names.words(lines.string(start..<end, of: line))
    guard let denial = words.firstIndex(where: Self.nothing.contains),
      words[denial...].contains(where: Self.excess.contains),
      let motion = words.firstIndex(where: Self.motions.contains)
    else { return false }
    // "Durations never exceed 300ms": what stands before is not limited by the word.
    return motion < denial || words[denial] != "no"
      || words[denial + 1..<motion].allSatisfy(Self.anyMotion.contains)
  }
}
