import SpecModel
import SpecSyntax
import SpecText

/// Times that only show how one looks, that feel wrong, or that are the end of a count.
extension FactReader {
  // MARK: Examples

  private static let leads = WordKey.set(
    "e", "g", "eg", "for", "example", "instance", "z", "b", "zb", "zum", "beispiel", "p", "ej",
    "par",
    "ex", "exemple", "por", "ejemplo", "exemplo", "np", "bijv", "es", "ad", "esempio", "mis",
    "misalnya", "t", "f", "eks", "or", "oder", "ou", "o", "and", "und", "about", "ca", "etwa")

  /// "Warm-up counter (e.g. 15 s)", "written out, such as `1 min 30 s`": a time that stands for any other.
  ///
  /// Where the words before it tell what it is for, "closes after a while (e.g. 5 s)", it is asked for all the same.
  func isExample(_ measure: Measure, ofLine index: Int) -> Bool {
    let line = context.lines[index]
    guard let start = startOfExample(measure, line) ?? startOfSpelling(measure, ofLine: index)
    else {
      return false
    }
    let low = max(line.text.lowerBound, start - 120)
    return !UnmarkedWords.keys(bytes, low..<start).contains {
      Self.movements.contains($0) || DurationCues.words[$0].map(Self.demands.contains) ?? false
    }
  }

  /// Words for what moves on a screen, whose time is asked for: "The shade rolls in with a slide (e.g. 0.3 s)".
  private static let movements = WordKey.set(
    "animation", "animations", "animate", "animates", "animated", "transition", "transitions",
    "fade", "fades", "fading", "crossfade", "slide", "slides", "sliding", "easing", "spin", "spins",
    "rotate", "rotates", "pulse", "pulses", "bounce", "bounces", "animiert", "einblenden",
    "ausblenden", "ubergang", "uberblendung", "fondu", "glissement", "animacion", "transicion",
    "fundido", "animacao", "transicao", "animazione", "transizione", "dissolvenza", "animatie",
    "overgang", "animasi", "transisi", "анимация", "переход")

  private static let demands: Set<DurationFact.Role> = [
    .delay, .timeout, .period, .debounce, .dwell,
  ]

  /// Where a bracket opens that holds words for an example and the time, and nothing else.
  private func startOfExample(_ measure: Measure, _ line: TextLine) -> Int? {
    guard let open = open(before: measure.range.lowerBound, in: line.text), hasLead(open),
      case let limit = min(line.text.upperBound, measure.range.upperBound + 24),
      let close = (measure.range.upperBound..<limit).first(where: {
        bytes[$0] == 0x29 || Bytes.matches("）", at: $0, end: limit, in: bytes)
      })
    else { return nil }
    let rest = [open..<measure.range.lowerBound, measure.range.upperBound..<close]
    let isPlain = rest.allSatisfy { part in
      part.count <= 24
        && UnmarkedWords.keys(bytes, part).allSatisfy {
          Self.leads.contains($0) || UnitTable.words[$0] != nil
        }
        // "例：" and the like.
        && part.count { bytes[$0] >= 0xE3 } <= 12
    }
    return isPlain ? open : nil
  }

  private static let likes: [StaticString] = [
    "such as", "like", "e.g.", "e.g.,", "for example", "for example,", "for instance", "wie",
    "etwa", "z. B.", "z.B.", "zum Beispiel", "comme", "par exemple", "como", "por ejemplo",
    "por exemplo", "come", "ad esempio", "zoals", "bijvoorbeeld", "seperti", "misalnya",
    "например", "как",
  ]
  private static let likesBehind: [StaticString] = [
    "와 같은", "과 같은", " 같은", "처럼", "のような", "のように", "といった", "这样的", "這樣的", "之类", "之類",
  ]

  /// Where code begins that is a time and no more, behind or before words that make a sample of it.
  private func startOfSpelling(_ measure: Measure, ofLine index: Int) -> Int? {
    let line = context.lines[index]
    guard
      let code = context.document.span(at: measure.range.lowerBound, of: line.node, in: .code),
      code.count <= 32, measure.range.upperBound <= code.upperBound,
      code.lowerBound > line.text.lowerBound
    else { return nil }
    let times = context.facts.measures(of: index).filter {
      $0.isTime && code.contains($0.range.lowerBound)
    }
    guard code.count - times.reduce(0, { $0 + $1.range.count }) <= 3 else { return nil }
    var end = code.lowerBound
    while end > line.text.lowerBound, [0x20, 0x22, 0x3A].contains(bytes[end - 1]) { end -= 1 }
    let isLed = Self.likes.contains { like in
      let start = end - like.utf8CodeUnitCount
      return start >= line.text.lowerBound && Bytes.matches(like, at: start, end: end, in: bytes)
        && (start == line.text.lowerBound || !Bytes.isWord(bytes[start - 1]))
    }
    let isFollowed = Self.likesBehind.contains {
      Bytes.matches($0, at: code.upperBound, end: line.text.upperBound, in: bytes)
    }
    // "Format: `4m`": how a time is written.
    let isFormat =
      line.label.map { label in
        label.count <= 32 && code.lowerBound - line.value.lowerBound <= 1
          && UnmarkedWords.keys(bytes, label).last.map(Self.formats.contains) == true
      } ?? false
    return isLed || isFollowed || isFormat ? code.lowerBound : nil
  }

  private static let formats = WordKey.set(
    "format", "formats", "notation", "formatting", "zeitformat", "formato", "formatierung",
    "schreibweise", "weergave")

  // MARK: Feelings

  private static let feelings = WordKey.set(
    "feel", "feels", "felt", "seem", "seems", "look", "looks", "is", "are", "was", "appears",
    "wirkt",
    "wirken", "parait", "semble", "parece", "parecen", "sembra", "voelt")
  private static let degrees = WordKey.set(
    "too", "very", "rather", "quite", "bit", "a", "so", "zu", "trop", "muy", "demasiado", "muito",
    "troppo", "te")
  private static let faults = WordKey.set(
    "sluggish", "slow", "laggy", "lagging", "abrupt", "jarring", "rushed", "hectic", "jumpy",
    "unresponsive", "annoying", "tedious", "harsh", "distracting", "janky", "jerky", "broken",
    "endless", "clunky", "trage", "langsam", "zah", "hektisch", "lent", "brusque", "lento", "lenta",
    "brusco", "arrastrado", "traag")
  private static let toos = WordKey.set("too", "zu", "trop", "demasiado", "troppo", "te")

  /// "600–900ms feels sluggish here", "120ms is too abrupt": a time that is told to be wrong.
  func isDisliked(_ measure: Measure, _ line: TextLine) -> Bool {
    guard line.holder == .paragraph || line.holder == .item, measure.bound == .none else {
      return false
    }
    let end = measure.range.upperBound
    let limit = min(line.text.upperBound, end + 40)
    guard end + 1 < limit, bytes[end] == 0x20, Bytes.isLetter(bytes[end + 1]) else { return false }
    let stop = (end..<limit).first { [0x2C, 0x2E, 0x3B, 0x3A].contains(bytes[$0]) } ?? limit
    let words = UnmarkedWords.keys(bytes, end..<stop)
    guard let verb = words.first, Self.feelings.contains(verb) else { return false }
    let rest = words.dropFirst().prefix(4)
    // "A 500ms step is slow" tells of a value that is there.
    if Self.copulas.contains(verb), !(rest.first.map(Self.toos.contains) ?? false) { return false }
    guard let fault = rest.first(where: { !Self.degrees.contains($0) }) else { return false }
    return Self.faults.contains(fault)
      || rest.first.map(Self.toos.contains) == true && rest.dropFirst().first == fault
  }

  private static let copulas = WordKey.set("is", "are", "was")

  // MARK: Zero

  private static let counters = WordKey.set(
    "timer", "timers", "countdown", "counter", "clock", "remaining", "left", "minuteur", "compteur",
    "minuterie", "chrono", "temporizador", "contador", "cronometro", "zahler", "restzeit", "teller",
    "таймер")
  private static let wideCounters: [StaticString] = [
    "タイマー", "カウントダウン", "残り", "타이머", "카운트다운", "남은 시간", "计时器", "計時器", "倒计时", "倒數",
    "剩余时间",
  ]
  private static let reaches = WordKey.set(
    "reaches", "reach", "reached", "hits", "hit", "erreicht", "atteint", "alcanza", "atinge",
    "raggiunge", "bereikt", "mencapai", "достигает")
  private static let arrows: [StaticString] = ["→", "->", "=>", "⇒", "➜"]

  /// "Timer = 0s", "reaches 0s", "0s → Done": where a count ends, which is no time that passes.
  func isEndOfCount(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.high == 0, measure.bound == .none else { return false }
    var start = measure.range.lowerBound
    while start > line.text.lowerBound, bytes[start - 1] == 0x20 { start -= 1 }
    if let word = word(before: start, in: line.text), Self.reaches.contains(word) { return true }
    if start > line.text.lowerBound, bytes[start - 1] == 0x3D {
      while start > line.text.lowerBound, [0x20, 0x3D].contains(bytes[start - 1]) { start -= 1 }
      if let word = word(before: start, in: line.text), Self.counters.contains(word) { return true }
      return Self.wideCounters.contains {
        Bytes.matches($0, at: start - $0.utf8CodeUnitCount, end: start, in: bytes)
      }
    }
    let isFirst =
      start == line.text.lowerBound || start == line.value.lowerBound
      || [0x2C, 0x3B, 0x28, 0x3A].contains(bytes[start - 1])
    guard isFirst else { return false }
    let end = Bytes.trim(measure.range.upperBound..<line.text.upperBound, in: bytes).lowerBound
    guard
      let arrow = Self.arrows.first(where: {
        Bytes.matches($0, at: end, end: line.text.upperBound, in: bytes)
      })
    else { return false }
    let next = Bytes.trim(end + arrow.utf8CodeUnitCount..<line.text.upperBound, in: bytes).first
    return next.map { !Bytes.isDigit(bytes[$0]) } ?? false
  }
}
