import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Forms in which a spring is given by a number, or is no spring of the design.
extension SpringUnderspecified {
  /// Whether a number in parentheses follows, which is the damping beside a length: "spring(0.8)".
  func hasNumber(_ motion: Motion, _ document: Document) -> Bool {
    guard var offset = motion.easingOrigin?.range.offsets.lowerBound else { return false }
    let bytes = document.source.bytes
    while offset < bytes.count, ASCII.isLetter(bytes[offset]) { offset += 1 }
    guard offset < bytes.count, bytes[offset] == 0x28 else { return false }
    offset += 1
    while offset < bytes.count, bytes[offset] == ASCII.space { offset += 1 }
    return offset < bytes.count && (ASCII.isDigit(bytes[offset]) || bytes[offset] == ASCII.dot)
  }

  private static let likenesses: Lexicon = [
    "emulation", "emulating", "emulated", "like", "inspired", "style", "styled", "ish", "esque",
    "feel",
  ]

  /// Whether a hyphen makes a likeness of the word: "spring-emulation curves".
  func isLikeness(_ motion: Motion, _ document: Document) -> Bool {
    guard var offset = motion.easingOrigin?.range.offsets.lowerBound else { return false }
    let bytes = document.source.bytes
    while offset < bytes.count, ASCII.isLetter(bytes[offset]) { offset += 1 }
    guard offset < bytes.count, bytes[offset] == ASCII.hyphen else { return false }
    let start = offset + 1
    offset = start
    while offset < bytes.count, ASCII.isLetter(bytes[offset]) { offset += 1 }
    return Names.hasWord(
      document.source.string(SourceRange(start, offset)), in: Self.likenesses)
  }

  /// Whether the word is the name of a type in code, which the document speaks of: "a `Spring` from the library".
  func isType(_ motion: Motion, _ document: Document) -> Bool {
    guard motion.duration == nil, let place = motion.easingOrigin?.range.offsets else {
      return false
    }
    let bytes = document.source.bytes
    guard place.lowerBound > 3, place.upperBound < bytes.count,
      bytes[place.lowerBound - 1] == ASCII.backtick, bytes[place.upperBound] == ASCII.backtick
    else { return false }
    // "`duration`, `easing`, `spring`" are names that a file exports.
    return bytes[place.lowerBound] == 0x53
      || ASCII.starts(bytes, at: place.lowerBound - 4, with: "`, `")
  }

  private static let libraries: Lexicon = [
    "boot", "security", "data", "cloud", "mvc", "framework", "webflux", "batch", "session", "jpa",
    "integration", "actuator", "ai", "initializr", "kafka", "cache", "validation", "web",
  ]
  /// The longest time in milliseconds that a movement takes.
  private static let longest = 60_000.0

  /// "Spring Security 6.x, 4 hours of work": a library of that name, or a time that is no movement's.
  func isLibrary(_ motion: Motion, _ document: Document) -> Bool {
    if let time = motion.duration?.max ?? motion.duration?.min, time > Self.longest { return true }
    guard let place = motion.easingOrigin?.range.offsets else { return false }
    let line = document.source.string(
      document.firstLine(of: SourceRange(place.lowerBound, place.upperBound)))
    guard let spring = line.firstRange(of: "Spring ") else { return false }
    let next = line[spring.upperBound...]
    return next.first?.isUppercase == true
      && Names.firstWord(String(next.prefix { $0.isLetter })).map(Self.libraries.contains) == true
  }

  /// Labels of items that give the length or the curve of what the items beside them tell.
  private static let measures: Lexicon = [
    "duration", "easing", "curve", "timing", "speed", "time", "transition", "animation", "motion",
    "and", "dauer", "kurve", "durée", "courbe", "duración", "curva", "duração", "durata", "duur",
    "durasi", "velocità", "tempo", "movimento", "transizione", "animazione", "geschwindigkeit",
    "vitesse", "velocidad", "velocidade", "snelheid", "kecepatan", "длительность", "时长", "時長", "时间",
    "缓动", "曲线", "時間", "イージング", "시간", "지속시간", "이징", "곡선",
  ]

  /// Words for the way back itself.
  private static let returns: Lexicon = [
    "return", "returns", "snap", "snapback", "back", "settle", "release", "rückkehr", "retour",
    "regreso", "retorno", "ritorno", "terugkeer", "kembali", "復帰", "回弹", "복귀",
  ]

  /// Whether the label of a motion names nothing but a measure or the words of another one: "Duration: 180ms, ease-out"
  /// and "Return: 180ms", and not "Backdrop: 200ms ease-out".
  private func isUnlabelled(
    _ motion: Motion, beside other: Motion, _ document: Document
  ) -> Bool {
    let bytes = document.source.bytes
    let line = document.firstLine(of: motion.origin.range)
    guard let colon = ASCII.find(ASCII.colon, in: bytes, line.offsets) else { return true }
    let label = document.source.string(SourceRange(Int(line.start), colon))
    // The number of the item is no part of its label.
    let words = Names.words(label).filter { !$0.allSatisfy(\.isNumber) }
    let rest = words.filter { !Self.measures.contains($0) && !Self.returns.contains($0) }
    guard rest.count < words.count || words.isEmpty else { return false }
    guard !rest.isEmpty else { return true }
    let own = Names.words(document.source.string(document.firstLine(of: other.origin.range)))
    return rest.allSatisfy(own.contains)
  }

  /// "Springs back to its place", where a line of the same list gives the length and the curve of it: the verb tells
  /// where it goes.
  func isReturn(_ motion: Motion, _ context: RuleContext) -> Bool {
    let document = context.document
    guard motion.duration == nil, let place = motion.easingOrigin?.range.offsets,
      ASCII.starts(document.source.bytes, at: place.upperBound, with: " back"),
      let list = document.list(at: motion.origin.range.start)
    else { return false }
    return context.spec.motions.contains { other in
      guard other.duration != nil, document.list(at: other.origin.range.start) == list,
        isUnlabelled(other, beside: motion, document)
      else { return false }
      switch other.easing {
      case .spring?: return false
      // "180ms, ease-bounce": a curve by a name of the design.
      case nil: return other.text.contains("ease-")
      default: return true
      }
    }
  }

  /// Words behind the verb that tell where something goes.
  private static let directions: Lexicon = [
    "back", "open", "closed", "into", "away", "home", "forward", "apart",
  ]
  /// Nouns that make a curve of "spring-back".
  private static let curves: Lexicon = [
    "animation", "animations", "easing", "curve", "transition", "transitions", "timing",
  ]

  /// Whether the word tells in running text where something goes, and names no curve: "a dropped card should spring back",
  /// "a swipe with spring-back". Behind a colon it is the motion: "Release: spring back".
  func isVerb(_ motion: Motion, _ document: Document) -> Bool {
    guard motion.duration == nil, let place = motion.easingOrigin?.range.offsets else {
      return false
    }
    let bytes = document.source.bytes
    var offset = place.lowerBound
    while offset < bytes.count, ASCII.isLetter(bytes[offset]) { offset += 1 }
    guard offset < bytes.count, bytes[offset] == ASCII.space || bytes[offset] == ASCII.hyphen else {
      return false
    }
    let isHyphen = bytes[offset] == ASCII.hyphen
    let line = document.firstLine(of: motion.origin.range).offsets
    let rest = document.source.string(SourceRange(offset + 1, max(offset + 1, line.upperBound)))
    let words = Names.words(String(rest.prefix(40)))
    guard words.first.map(Self.directions.contains) == true,
      !words.dropFirst().prefix(1).contains(where: Self.curves.contains)
    else { return false }
    let before = bytes[..<place.lowerBound].last { $0 != ASCII.space }
    return isHyphen || before.map { ASCII.isLetter($0) || $0 >= 0x80 } == true
  }

  /// Whether the text names a constant for the curve, which code defines: "kCurveSpring", "springSoft", "EASE_SPRING";
  /// what a library calls ("useSpring") defines nothing.
  func namesConstant(_ bytes: ContiguousArray<UInt8>) -> Bool {
    let all = 0..<bytes.count
    let capitals: [StaticString] = ["_SPRING", "SPRING_", "_spring", "spring_"]
    if capitals.contains(where: { ASCII.find($0, in: bytes, all) != nil }) { return true }
    var offset = 0
    while let found = ASCII.find("pring", in: bytes, offset..<bytes.count) {
      offset = found + 5
      guard found > 1, offset < bytes.count, bytes[found - 1] | 0x20 == 0x73 else { continue }
      let isCapital = bytes[found - 1] == 0x53
      let isHump = isCapital && ASCII.isLower(bytes[found - 2])
      let isHead =
        !isCapital && !ASCII.isWord(bytes[found - 2]) && (0x41...0x5A).contains(bytes[offset])
      guard isHump || isHead else { continue }
      var start = found - 1
      while start > 0, ASCII.isLetter(bytes[start - 1]) { start -= 1 }
      var end = offset
      while end < bytes.count, ASCII.isWord(bytes[end]), bytes[end] < 0x80 { end += 1 }
      let isCall = end < bytes.count && bytes[end] == 0x28
      if !isCall, !ASCII.starts(bytes, at: start, with: "use") { return true }
    }
    return false
  }

  private static let bounces: Lexicon = [
    "bounce", "bounces", "bouncy", "rebond", "rebote", "rimbalzo", "quique", "federnd",
  ]

  /// A spring of a given length that is to bounce: with how much the pair would be whole.
  ///
  /// - Source: SwiftUI, `spring(duration:bounce:)`; Motion, `duration` and `bounce` of springs.
  func lackingBounce(
    _ motion: Motion, _ length: Double?, _ place: Origin, _ context: RuleContext
  ) -> Diagnostic? {
    let document = context.document
    let line = document.source.string(document.firstLine(of: motion.origin.range))
    guard Names.hasWord(line, in: Self.bounces),
      let length = length ?? lengthBeside(motion, context)
    else { return nil }
    var found = diagnostic(
      "'\(motion.subject)' is a \(Numbers.text(length)) ms spring that does not say how much it "
        + "bounces", at: place, label: "a length and a bounce without an amount",
      why: "a spring is given by its length and its bounce, or by stiffness and damping",
      help: "add the amount, for example 'bounce 0.2'")
    found.severity = .info
    return found
  }

  /// The length that another line of the same paragraph or list gives: "Duration: 350ms".
  private func lengthBeside(_ motion: Motion, _ context: RuleContext) -> Double? {
    let document = context.document
    let place = motion.origin.range.start
    guard let node = document.lastNode(startingBy: place) else { return nil }
    let list = document.list(at: place)
    return context.spec.durations.first { fact in
      document.lastNode(startingBy: fact.origin.range.start) == node
        || list != nil && document.list(at: fact.origin.range.start) == list
    }?.quantity.exact
  }
}
