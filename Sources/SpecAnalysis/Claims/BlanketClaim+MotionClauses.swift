import SpecModel
import SpecSyntax
import SpecText

/// Limits for all animations in clauses that say nothing else: "Animation durations stay below 400ms", "Maximum animation
/// duration: 500ms", "All transitions last between 150ms and 300ms".
///
/// Each further word may say which animations are meant, so that none is allowed; a section on one part limits that part.
extension BlanketClaims {
  private static let subjects: Lexicon = [
    "animation", "animations", "transition", "transitions", "duration", "durations", "motions",
  ]
  private static let denials: Lexicon = ["no", "never", "not", "cannot", "avoid"]
  private static let excess: Lexicon = [
    "longer", "slower", "over", "above", "more", "beyond", "exceed", "exceeds", "exceeding",
  ]
  private static let bounds: Lexicon = [
    "under", "below", "within", "less", "shorter", "faster", "max", "maximum", "limit", "at-most",
    "limited", "cap", "capped", "ceiling",
  ]
  private static let bands: Lexicon = ["between", "from", "within", "range"]
  /// Words that tell nothing of which animations are meant.
  private static let fillers: Lexicon = [
    "all", "every", "each", "any", "single", "individual", "the", "of", "for", "must", "may", "can",
    "shall", "to", "be", "is", "are", "stay", "stays", "remain", "remains", "last", "lasts", "take",
    "takes", "run", "runs", "keep", "kept", "hold", "use", "at", "in", "or", "than", "time",
    "times", "length", "lengths", "upper", "longest", "animate", "a", "an", "total", "and",
    "complete", "completes", "finish", "finishes",
    "ever", "go", "goes", "always", "ui", "hard",
  ]
  /// Words of headings that tell no part of the product.
  private static let general: Lexicon = [
    "motion", "animation", "animations", "transition", "transitions", "duration", "durations",
    "timing", "timings", "principles", "principle", "rules", "rule", "guidelines", "guideline",
    "general", "overview", "accessibility", "tokens", "token", "performance", "do's", "dos", "do",
    "don'ts", "donts", "don't", "don", "t", "s", "and", "the", "of", "for", "basics", "foundations",
    "philosophy", "scale", "limits", "constraints", "best", "practices", "system", "design",
    "easing", "interaction", "interactions", "microinteractions", "usage", "notes", "summary",
    "requirements", "standards", "language", "guide", "style", "specification", "spec", "ui",
  ]

  /// The limit of a line, where animations are longer, or outside of the range.
  func plainMotionLimit(_ line: ClaimLine) -> BlanketClaim? {
    let times = times(line)
    guard (1...2).contains(times.count), let first = times.first, let last = times.last,
      first.value >= 50, case let start = lowEnd(of: first, line),
      case let place = start?.lowerBound ?? first.range.lowerBound,
      case let part = clause(around: place, last.range.upperBound, line),
      case let words = words(part.lowerBound..<place, line)
        + withoutPurpose(words(last.range.upperBound..<part.upperBound, line)),
      let subject = words.last(where: Self.subjects.contains) ?? (isAct(words) ? "animate" : nil),
      words.allSatisfy({ Self.isPlain($0) }), isGeneral(line), !isOfReducedMotion(line),
      !allowsMore(part, line)
    else { return nil }
    let isDenied = words.contains(where: Self.denials.contains)
    let isWhole =
      words.contains { Self.universal.contains($0) || $0 == "any" || $0 == "no" }
      || subject.hasSuffix("s") || subject == "animate"
    if times.count == 2 || start != nil {
      let low = start.flatMap { Double(lines.string($0, of: line)) } ?? first.value
      guard times.count == 1 || start == nil && isJoint(first, last, line), !isDenied,
        low >= 50, low < last.value,
        words.contains(where: Self.universal.contains)
          || words.contains(where: Self.bands.contains) && subject.hasSuffix("s")
      else { return nil }
      return outside(low...last.value, line, animations.stated)
    }
    let isExcess = words.contains(where: Self.excess.contains)
    let isBound = first.isBound || words.contains(where: Self.bounds.contains)
    guard isExcess ? isDenied : isBound && !isDenied, isWhole || isLabel(words) else { return nil }
    return longer(than: first.value, line).flatMap(withoutLimits)
  }

  /// The times of a line, with the second one of "150-300ms".
  private func times(_ line: ClaimLine) -> [Amount] {
    let bytes = lines.bytes(of: line)
    let end = line.parts[0].upperBound
    return amounts(line).compactMap { amount in
      if amount.unit == .ms { return amount }
      let next = amount.range.upperBound
      guard amount.unit == .none, next + 1 < end, bytes[next] == ASCII.hyphen,
        ASCII.isDigit(bytes[next + 1]),
        let high = AmountReader.read(bytes, next + 1..<end).first, high.unit == .ms,
        high.range.lowerBound == next + 1
      else { return nil }
      return high
    }
  }

  /// What short motion is good for, which limits nothing.
  private static let purposes: Lexicon = [
    "responsiveness", "performance", "clarity", "usability", "speed", "smoothness", "snappiness",
    "consistency", "comfort", "a", "the", "best", "better", "good", "snappy", "responsive", "fluid",
    "feel", "feeling", "ux", "experience", "perceived",
  ]

  /// The words behind a time without "for responsiveness".
  private func withoutPurpose(_ words: [String]) -> [String] {
    guard words.first == "for", words.count > 1,
      words.dropFirst().allSatisfy(Self.purposes.contains)
    else { return words }
    return []
  }

  /// Words of orders on one time for all motion, before it.
  private static let orders: Lexicon = [
    "all", "every", "each", "the", "keep", "use", "uses", "always", "at", "take", "takes", "last",
    "lasts", "is", "are", "must", "shall", "be", "exactly", "run", "runs", "set", "to", "a", "of",
    "for", "s", "transition", "transitions", "animation", "animations", "motion", "motions",
    "duration", "durations", "time", "timing", "ui", "universal",
  ]
  /// Words behind the time that do not say which motion is meant.
  private static let manners: Lexicon = [
    "ease", "in", "out", "ease-in", "ease-out", "ease-in-out", "linear", "with", "easing", "curve",
    "all", "for", "transition", "transitions", "animation", "animations", "everywhere", "the",
    "duration", "long", "throughout", "always", "across", "app", "product", "ui", "and", "of",
  ]
  private static let allWords: Lexicon = ["all", "every", "each", "always"]

  /// "Keep all transitions at 300ms", "Always use: `transition: all 0.3s ease;`": one time for all motion, where some last
  /// as long as another one.
  ///
  /// Said of transitions, it is held against what the document calls so.
  /// What was promised before is looked at no more.
  func exactMotion(
    _ line: ClaimLine, beside promises: Set<BlanketClaim.Kind>
  ) -> BlanketClaim? {
    guard let time = amounts(line).only, time.unit == .ms, time.value >= 50, !time.isBound,
      !time.isInexact, lowEnd(of: time, line) == nil,
      case let part = clause(around: time.range.lowerBound, time.range.upperBound, line),
      case let before = words(part.lowerBound..<time.range.lowerBound, line),
      before.contains(where: Self.allWords.contains), before.allSatisfy(Self.orders.contains),
      case let after = words(time.range.upperBound..<part.upperBound, line),
      after.allSatisfy(Self.manners.contains),
      let noun = (before + after).first(where: Self.subjects.contains), noun != "duration",
      !promises.contains(.animationBand(time.value, time.value)),
      isGeneral(line), !isOfReducedMotion(line), !allowsMore(part, line)
    else { return nil }
    // Said of transitions, it is held against what is called so.
    return outside(
      time.value...time.value, line,
      noun.hasPrefix("transition") ? animations.ofTransitions : animations.stated)
  }

  private static let movements: Lexicon = [
    "animations", "transitions", "motions", "durations", "motion",
  ]
  /// The words before a range that say how long motion is, and of none which.
  private static let manner: Lexicon = movements.union([
    "keep", "kept", "are", "is", "last", "lasts", "take", "takes", "run", "runs", "complete",
    "completes", "finish", "finishes", "stay", "stays", "be", "should", "must", "in", "within",
    "for", "at", "all", "ui", "and", "but", "the", "short", "quick", "fast", "subtle", "snappy",
    "brief", "smooth", "swift", "light", "responsive", "crisp", "purposeful", "quickly",
  ])
  /// Words behind a range that limit it to a part, or that soften it.
  private static let partial: Lexicon = [
    "for", "on", "of", "when", "while", "in", "during", "if", "depending", "typically", "usually",
    "mostly", "average", "roughly", "approximately", "about", "ease", "delay", "stagger", "each",
  ]

  /// "Animations complete in 200–400ms", "Transitions are quick (150–300ms)": a range that a principle tells without an
  /// order, which some times keep to and others do not.
  func toldMotionBand(_ line: ClaimLine) -> BlanketClaim? {
    guard line.kind == .prose, let time = times(line).only, let start = lowEnd(of: time, line),
      let low = Double(lines.string(start, of: line)),
      low >= 50, low < time.value, isOfMotion(start.lowerBound, time.range.upperBound, line),
      isGeneral(line), !isOfReducedMotion(line),
      !allowsMore(start.lowerBound..<time.range.upperBound, line),
      animations.stated.contains(where: { (low...time.value).contains($0.value) }),
      var claim = outside(low...time.value, line, animations.stated)
    else { return nil }
    claim.isSlight = true
    return claim
  }

  /// Whether the words around a range speak of all motion.
  private func isOfMotion(_ start: Int, _ end: Int, _ line: ClaimLine) -> Bool {
    let bytes = lines.bytes(of: line)
    let part = line.parts[0]
    // What stands in parentheses explains the words before them.
    let isInside = start - 1 > part.lowerBound && bytes[start - 1] == 0x28
    let head = isInside ? start - 1 : start
    let before = words(clause(around: head, head, line).lowerBound..<head, line)
    let inner = clause(around: end, end, line).upperBound
    var after = words(end..<max(end, inner), line)
    if isInside, inner < part.upperBound, bytes[inner] == 0x29 {
      after += words(inner + 1..<clause(around: inner + 1, inner + 1, line).upperBound, line)
    }
    return before.contains(where: Self.movements.contains)
      && before.allSatisfy(Self.manner.contains) && !after.contains(where: Self.partial.contains)
  }

  /// The limit of a sentence beside sentences of the same line, where one of these gives a longer time: "The sheet slides
  /// up in 450ms. Durations are capped at 300ms."
  func motionLimitOfSentence(_ line: ClaimLine) -> BlanketClaim? {
    guard line.kind == .prose, let whole = line.parts.only,
      case let times = amounts(line).filter({ $0.unit == .ms }), times.count > 1,
      case let sentences = document.sentences(plain: whole), sentences.count > 1
    else { return nil }
    for sentence in sentences {
      guard let cap = times.filter({ sentence.contains($0.range.lowerBound) }).only,
        cap.value >= 50, lowEnd(of: cap, line) == nil,
        case let part = clause(around: cap.range.lowerBound, cap.range.upperBound, line),
        case let words = words(part.lowerBound..<cap.range.lowerBound, line)
          + words(cap.range.upperBound..<part.upperBound, line),
        words.contains(where: Self.bounds.contains),
        words.contains(where: { Self.subjects.contains($0) && $0.hasSuffix("s") }),
        !words.contains(where: Self.denials.contains), words.allSatisfy(Self.isPlain),
        isGeneral(line), !isOfReducedMotion(line), !allowsMore(part, line)
      else { continue }
      let longer = times.compactMap { time in
        broken(by: time, cap, sentences.first { $0.contains(time.range.lowerBound) }, line)
      }
      guard !longer.isEmpty else { continue }
      return BlanketClaim(
        kind: .longestAnimation(cap.value), unit: "ms", origin: origin(line), refutations: longer)
    }
    return nil
  }

  /// How a time of the same line breaks a limit, where it was read as that of an animation and its sentence sets no limit.
  private func broken(
    by time: Amount, _ cap: Amount, _ sentence: Range<Int>?, _ line: ClaimLine
  ) -> BlanketClaim.Refutation? {
    guard let sentence, time.value > cap.value * 1.05,
      case let told = Names.words(document.string(plain: sentence)),
      !told.contains(where: { Self.bounds.contains($0) || Self.excess.contains($0) }),
      let fact = animations.fact(at: document.sourceRange(plain: time.range).start)
    else { return nil }
    let value = Numbers.text(time.value) + " ms"
    return .init(
      name: fact.subject, value: value,
      arithmetic: "\(value) > \(Numbers.text(cap.value)) ms", origin: fact.origin)
  }

  /// The claim without the times of lines that are limits themselves.
  private func withoutLimits(_ claim: BlanketClaim) -> BlanketClaim? {
    var claim = claim
    claim.refutations.removeAll { Self.isLimit($0.origin, document) }
    return claim.refutations.isEmpty ? nil : claim
  }

  /// Whether the line of a time makes it a limit.
  static func isLimit(_ time: Origin, _ document: Document) -> Bool {
    let line = document.source.string(document.firstLine(of: time.range))
    return Names.words(line).contains { bounds.contains($0) || excess.contains($0) }
  }

  /// The words of a stretch, with "at most" as one; "most animations" are not all.
  private func words(_ range: Range<Int>, _ line: ClaimLine) -> [String] {
    var result: [String] = []
    for word in Names.words(lines.string(range, of: line)) {
      if word == "most", result.last == "at" {
        result[result.count - 1] = "at-most"
      } else {
        result.append(word)
      }
    }
    return result
  }

  private static let allowances: Lexicon = [
    "longer", "except", "unless", "exception", "exceptions", "exempt", "apart", "but", "only",
    "however", "otherwise", "shorter", "slower", "besides", "excluding", "other", "others",
  ]

  /// Whether the rest of the paragraph takes some animations out: "Maximum: 300ms. Loaders may take longer."
  private func allowsMore(_ clause: Range<Int>, _ line: ClaimLine) -> Bool {
    let text = line.kind == .prose ? document.plainText(of: line.node) : line.parts[0]
    guard text.lowerBound <= clause.lowerBound, clause.upperBound <= text.upperBound else {
      return false
    }
    let rest =
      document.string(plain: text.lowerBound..<clause.lowerBound) + " "
      + document.string(plain: clause.upperBound..<text.upperBound)
    return Names.hasWord(rest, in: Self.allowances)
  }

  /// Whether two times are the ends of a range.
  private func isJoint(_ first: Amount, _ last: Amount, _ line: ClaimLine) -> Bool {
    let between = lines.string(first.range.upperBound..<last.range.lowerBound, of: line)
    return ["–", "-", "to", "and"].contains(between.trimmedSpaces)
  }

  /// The digits in front of a dash that stands before a time: "150–300ms".
  private func lowEnd(of time: Amount, _ line: ClaimLine) -> Range<Int>? {
    let bytes = lines.bytes(of: line)
    let limit = line.parts[0].lowerBound
    var end = time.range.lowerBound
    if end > limit, bytes[end - 1] == ASCII.hyphen {
      end -= 1
    } else if end - 3 >= limit, ASCII.starts(bytes, at: end - 3, with: "–") {
      end -= 3
    } else {
      return nil
    }
    var start = end
    while start > limit, ASCII.isDigit(bytes[start - 1]) { start -= 1 }
    return start < end ? start..<end : nil
  }

  private static func isPlain(_ word: String) -> Bool {
    subjects.contains(word) || denials.contains(word) || excess.contains(word)
      || bounds.contains(word) || bands.contains(word) || fillers.contains(word)
  }

  /// "Never animate longer than 400ms"
  private func isAct(_ words: [String]) -> Bool {
    words.contains("animate") && words.contains(where: Self.denials.contains)
  }

  /// "Maximum animation duration", "Duration limit": the name of the greatest one.
  private func isLabel(_ words: [String]) -> Bool {
    words.count <= 4 && words.contains(where: Self.subjects.contains)
      && words.contains { ["max", "maximum", "limit", "cap", "ceiling", "longest"].contains($0) }
  }

  /// What stands around times between the marks that part clauses.
  private func clause(around first: Int, _ last: Int, _ line: ClaimLine) -> Range<Int> {
    let bytes = lines.bytes(of: line)
    let part = line.parts[0]
    func isEnd(_ offset: Int) -> Bool {
      [0x2C, 0x3B, 0x21, 0x28, 0x29].contains(bytes[offset])
        || bytes[offset] == ASCII.dot
          && (offset + 1 >= part.upperBound || bytes[offset + 1] == ASCII.space)
        || bytes[offset] == 0xE2 && ASCII.starts(bytes, at: offset, with: "—")
    }
    var start = first
    while start > part.lowerBound, !isEnd(start - 1), bytes[start - 1] != 0x94 { start -= 1 }
    var end = last
    while end < part.upperBound, !isEnd(end) { end += 1 }
    return start..<end
  }

  /// Whether a line stands below headings that name no part, and in no item of something else.
  private func isGeneral(_ line: ClaimLine) -> Bool {
    let item = Int(document.nodes[line.node].parent)
    if item > 0, document.nodes[item].kind == .item {
      let list = Int(document.nodes[item].parent)
      guard document.nodes[Int(document.nodes[list].parent)].kind != .item else { return false }
    }
    let path = document.path(ofSection: Int(document.nodes[line.node].section))
    return path.dropFirst().allSatisfy { section in
      let words = Names.words(document.title(ofSection: section))
      // "Animation & Micro-interactions" is over all motion, "Micro-interactions" is not.
      let isWhole = words.contains(where: Self.wholes.contains)
      return words.allSatisfy {
        Self.general.contains($0) || $0.first?.isNumber == true
          || isWhole && Self.details.contains($0)
      }
    }
  }

  private static let wholes: Lexicon = ["animation", "animations", "motion"]
  private static let details: Lexicon = ["micro", "microinteraction"]

  /// The claim that all animations last so long, where one does not.
  private func outside(
    _ band: ClosedRange<Double>, _ line: ClaimLine, _ times: [AnimationTimes.Stated]
  ) -> BlanketClaim? {
    let own = document.source.line(of: origin(line).range.start)
    let others = times.filter { !band.contains($0.value) && $0.line != own }
    guard !others.isEmpty else { return nil }
    return BlanketClaim(
      kind: .animationBand(band.lowerBound, band.upperBound), unit: "ms", origin: origin(line),
      refutations: others.map { time in
        let value = Numbers.text(time.value) + " ms"
        return .init(
          name: time.fact.subject, value: value,
          arithmetic: time.value < band.lowerBound
            ? "\(value) < \(Numbers.text(band.lowerBound)) ms"
            : "\(value) > \(Numbers.text(band.upperBound)) ms", origin: time.fact.origin)
      })
  }
}
