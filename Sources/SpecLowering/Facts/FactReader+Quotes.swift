import SpecModel
import SpecSyntax
import SpecText

/// Times in texts of the interface that single marks or code set apart, and windows of quotas.
extension FactReader {
  private static let rests = WordKey.set(
    "remaining", "left", "ago", "elapsed", "restantes", "restante", "restant", "restants",
    "verbleibend", "verbleibende", "rimanenti", "rimasti", "resterend", "tersisa", "kaldi",
    "pozostalo", "ostalos")
  private static let wideRests: [StaticString] = ["残り", "剩余", "剩餘", "还剩", "還剩", "남음", "남았"]

  /// "\`30s remaining\`", "'Hurry, 20 seconds left!'": whether a time stands in words that the interface shows.
  func isText(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.time != .milliseconds else { return false }
    let start = measure.range.lowerBound
    if let code = context.document.span(at: start, of: line.node, in: .code),
      measure.range.upperBound <= code.upperBound
    {
      return isText(code, around: measure.range) || isSentence(code)
    }
    return singleQuote(around: measure.range, line.text).map {
      isText($0, around: measure.range) || isName($0, beginningWith: measure.range)
    } ?? false
  }

  /// "`It closes in 30 minutes.`": whether code holds a whole sentence, which the interface shows: a capital in front, four
  /// words at least, a stop at the end and no sign of code.
  private func isSentence(_ code: Range<Int>) -> Bool {
    guard code.count > 16, let first = code.first, let last = code.last,
      ASCII.isUpper(bytes[first]) || bytes[first] >= 0xC3,
      [0x2E, 0x21, 0x3F].contains(bytes[last])
    else { return false }
    return code.count(where: { bytes[$0] == 0x20 }) > 2
      && !code.contains { [0x3D, 0x28, 0x7B, 0x3B, 0x3C, 0x5F, 0x2F].contains(bytes[$0]) }
  }

  /// "'3-minute cheat sheet'": whether a text is a name that begins with a time; "'5s delay'" tells what it is of.
  private func isName(_ text: Range<Int>, beginningWith time: Range<Int>) -> Bool {
    guard time.lowerBound == text.lowerBound, time.upperBound + 2 < text.upperBound,
      bytes[time.upperBound] == 0x20
    else { return false }
    let words = Words.keys(bytes, time.upperBound..<text.upperBound)
    return words.count < 4
      && words.allSatisfy { DurationCues.words[$0] == nil || Self.papers.contains($0) }
  }

  /// Words that are those of a motion elsewhere: in a name a sheet is one of paper.
  private static let papers = WordKey.set("sheet", "overlay")

  /// Whether a text around a time says more than the time and is no code.
  private func isText(_ text: Range<Int>, around time: Range<Int>) -> Bool {
    let rest = [text.lowerBound..<time.lowerBound, time.upperBound..<text.upperBound]
    if rest.contains(where: { part in
      UnmarkedWords.keys(bytes, part).contains(where: Self.rests.contains)
        || Self.wideRests.contains { Bytes.find($0, in: part, of: bytes) != nil }
    }) {
      return true
    }
    // A sentence in Chinese, Japanese or Korean is no code.
    let wide = rest.reduce(0) { count, part in
      count + part.count { bytes[$0] >= 0xE3 && bytes[$0] <= 0xED }
    }
    return wide >= 6
  }

  /// The text between single marks around a time: one that opens a word before it and one that ends a word behind it.
  private func singleQuote(around time: Range<Int>, _ line: Range<Int>) -> Range<Int>? {
    var start = time.lowerBound
    while start > line.lowerBound, time.lowerBound - start < 80 {
      start -= 1
      guard bytes[start] == 0x27 else { continue }
      let isOpening =
        start == line.lowerBound
        || !Bytes.isWord(bytes[start - 1]) && bytes[start - 1] < 0x80
          && ![0x21, 0x2C, 0x2E, 0x3F].contains(bytes[start - 1])
      let isInWord =
        start > line.lowerBound && Bytes.isWord(bytes[start - 1])
        && Bytes.isWord(bytes[start + 1])
      if isInWord { continue }
      guard isOpening, start + 1 < line.upperBound, bytes[start + 1] != 0x20 else { return nil }
      var end = time.upperBound
      while end < line.upperBound, end - time.upperBound < 80 {
        if bytes[end] == 0x27, end + 1 == line.upperBound || !Bytes.isWord(bytes[end + 1]) {
          return start + 1..<end
        }
        end += 1
      }
      return nil
    }
    return nil
  }

  private static let spans = WordKey.set(
    "in", "within", "per", "every", "over", "any", "innerhalb", "binnen", "pro", "en", "dans",
    "par", "em", "por", "entro")
  private static let quotas = WordKey.set(
    "max", "maximum", "most", "limit", "limited", "than", "maximal", "höchstens", "maximo",
    "massimo", "hoogstens")

  /// "At most 3 invitations in 30 days", "5+ rejections within 30 days": over what a limited number of things is counted.
  func isQuota(_ measure: Measure, _ line: TextLine) -> Bool {
    let start = measure.range.lowerBound
    guard measure.isSingle, let before = word(before: start, in: line.text),
      Self.spans.contains(before)
    else { return false }
    var first = start
    while first > line.text.lowerBound, start - first < 90,
      !(bytes[first - 1] == 0x20 && first > line.text.lowerBound + 1
        && [0x2E, 0x3B].contains(bytes[first - 2]))
    { first -= 1 }
    let clause = first..<start
    guard let digit = clause.first(where: { Bytes.isDigit(bytes[$0]) }) else { return false }
    var end = digit
    while end < start, Bytes.isDigit(bytes[end]) { end += 1 }
    return bytes[end] == 0x2B
      || UnmarkedWords.keys(bytes, clause).contains(where: Self.quotas.contains)
  }

  // MARK: Denied bounds

  private static let denials = WordKey.set(
    "no", "never", "not", "cannot", "mustn", "shouldn", "kein", "keine", "nie", "niemals", "nicht",
    "aucun", "aucune", "jamais", "ningún", "ninguna", "nunca", "nenhum", "nenhuma", "nessun",
    "nessuna", "mai", "geen", "nooit")
  private static let conditions = WordKey.set(
    "if", "when", "while", "once", "until", "unless", "after", "without", "wenn", "falls", "sobald",
    "si", "cuando", "quand", "se", "quando", "als", "wanneer", "in", "than", "response", "input",
    "activity", "interaction", "data", "signal", "idle", "longer", "more", "less")

  /// "No entrance has a `delay > 800ms`", "Never wait > 4 s": a sign of comparison that the words before it deny.
  func isDenied(_ measure: Measure, _ line: TextLine) -> Bool {
    guard isSigned(measure, line) else { return false }
    var start = measure.range.lowerBound
    while start > line.text.lowerBound, measure.range.lowerBound - start < 80,
      ![0x2C, 0x3B, 0x28, 0x3A].contains(bytes[start - 1]),
      !(bytes[start - 1] == 0x20 && start > line.text.lowerBound + 1 && bytes[start - 2] == 0x2E)
    { start -= 1 }
    let words = Words.keys(bytes, start..<measure.range.lowerBound)
    return words.contains(where: Self.denials.contains)
      && !words.contains(where: Self.conditions.contains)
  }

  /// Whether "<" or ">" stands right before a measure.
  func isSigned(_ measure: Measure, _ line: TextLine) -> Bool {
    var sign = measure.range.lowerBound
    while sign > line.text.lowerBound, bytes[sign - 1] == 0x20 || bytes[sign - 1] == 0x3D {
      sign -= 1
    }
    let first = bytes[measure.range.lowerBound]
    return first == 0x3C || first == 0x3E
      || sign > line.text.lowerBound && (bytes[sign - 1] == 0x3C || bytes[sign - 1] == 0x3E)
  }

  private static let rejections: [StaticString] = [
    "(not ", ", not ", "instead of ", "rather than ", "(nicht ", ", nicht ", "statt ", "anstatt ",
    "au lieu de ", "(pas ", ", pas ", "en lugar de ", "en vez de ", "em vez de ", "invece di ",
    "in plaats van ", "(não ", "(no ", ", no ", "plutôt que ", "plutôt qu'", "piuttosto che ",
    "liever dan ", "daripada ", "alih-alih ", "а не ", "вместо ", "而不是", "而不是 ", "而非", "而非 ",
  ]
  /// The same behind a time.
  private static let rejectionsBehind: [StaticString] = [
    "ではなく", "じゃなく", "가 아니라", "이 아니라", "대신",
  ]

  /// "140ms (not 420ms)", "2s instead of 5s": a time that another one of the line takes the place of.
  func isReplaced(_ measure: Measure, _ index: Int) -> Bool {
    let line = context.lines[index]
    let start = measure.range.lowerBound
    guard measure.bound == .none,
      isRejectedBehind(measure, line) || isListedWithReplaced(measure, index)
        || Self.rejections.contains(where: { words in
          let begin = start - words.utf8CodeUnitCount
          return begin >= line.text.lowerBound
            && Bytes.matches(words, at: begin, end: start, in: bytes)
            && (!Bytes.isLetter(bytes[begin]) || begin == line.text.lowerBound
              || !Bytes.isWord(bytes[begin - 1]))
        })
    else { return false }
    return context.facts.measures(of: index).contains { $0.isTime && $0.range != measure.range }
  }

  private static let others: [StaticString] = [
    " or ", " nor ", " oder ", " noch ", " ou ", " ni ", " o ", " of ", " atau ", " или ",
  ]

  /// "180ms, not 90ms or 400ms": whether a time goes on with one that another takes the place of.
  private func isListedWithReplaced(_ measure: Measure, _ index: Int) -> Bool {
    let start = measure.range.lowerBound
    guard
      let last = context.facts.measures(of: index).last(where: { $0.range.upperBound <= start }),
      last.isTime, case let between = last.range.upperBound..<start,
      Self.others.contains(where: { ASCII.equals(bytes, between, ignoringCase: $0) })
    else { return false }
    return isReplaced(last, index)
  }

  private func isRejectedBehind(_ measure: Measure, _ line: TextLine) -> Bool {
    var end = measure.range.upperBound
    if end < line.text.upperBound, bytes[end] == 0x20 { end += 1 }
    guard end < line.text.upperBound, bytes[end] >= 0xE2 else { return false }
    return Self.rejectionsBehind.contains {
      Bytes.matches($0, at: end, end: line.text.upperBound, in: bytes)
    }
  }
}
