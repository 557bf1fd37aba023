import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Text that is to be read during a spring that is over too soon for it.
extension SpringUnderspecified {
  /// The shortest time in milliseconds in which a word is found and read.
  ///
  /// - Source: Rayner 1998, Eye movements in reading: 200 ms to turn to a word, 200 to 250 ms on it.
  private static let shortestReading = 450.0

  private static let reading: Lexicon = [
    "read", "readable", "reading", "legible", "lesen", "lesbar", "lisible", "lire", "leer",
    "legível", "ler", "leggibile", "leggere", "leesbaar", "lezen", "terbaca", "dibaca", "membaca",
    "читать", "читаемый",
  ]
  private static let returning: Lexicon = [
    "spring", "springs", "springing", "springback", "bounce", "bounces", "bouncing", "bounceback",
    "rebound", "rebounds", "feder", "federn", "federt", "zurückfedern", "zurückfedert", "ressort",
    "rebond", "rebondit", "rebote", "rebota", "resorte", "mola", "molla", "rimbalzo", "rimbalza",
    "veer", "terugveren", "terugveert", "memantul", "пружина", "отскок",
  ]
  private static let during: Lexicon = [
    "during", "while", "within", "throughout", "während", "pendant", "durante", "mientras",
    "enquanto", "mentre", "tijdens", "terwijl", "selama",
  ]
  /// What reads for the person, and what is written to be read by a program.
  private static let others: Lexicon = [
    "voiceover", "talkback", "reader", "readers", "aloud", "code", "only",
  ]
  /// The same in scripts without blanks: reading, springing back and meanwhile.
  private static let wide: [[String]] = [
    ["阅读", "看清", "閱讀", "読め", "読む", "読み取", "읽을", "읽기"],
    ["回弹", "弹回", "回彈", "バウンス", "スプリング", "跳ね返", "스프링", "바운스", "튕"],
    ["期间", "过程中", "期間", "過程中", "間に", "最中", "동안"],
  ]

  /// Reports lines that have people read during the only springs of the document, where all of those are too short.
  func checkReading(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    let springs = context.spec.motions.compactMap { motion -> (spring: Spring, origin: Origin)? in
      guard case .spring(let spring?)? = motion.easing, spring.response > 0,
        spring.dampingFraction > 0, context.isNormative(motion.origin.range)
      else { return nil }
      return (spring, motion.easingOrigin ?? motion.origin)
    }
    guard
      let slowest = springs.max(by: { $0.spring.settlingTime < $1.spring.settlingTime })?.spring,
      slowest.settlingTime < Self.shortestReading,
      let stated = springs.first(where: {
        $0.spring == slowest && !document.isCode($0.origin.range.start)
      }) ?? springs.first(where: { $0.spring == slowest })
    else { return }
    for node in document.nodes.indices where isText(node, document) {
      for line in document.lines(of: node) where (12...240).contains(line.count) {
        guard isReading(document.string(plain: line)) else { continue }
        let range = document.sourceRange(plain: line)
        guard context.isNormative(range) else { continue }
        diagnostics.append(tooShort(context.origin(range), stated))
      }
    }
    // Flows drawn in fences.
    for block in document.codeBlocks where FenceTags.plain.contains(block.language) {
      for line in block.lines where (12...240).contains(line.offsets.count) {
        guard isReading(document.source.string(line)), context.isNormative(line) else { continue }
        let text = ASCII.trimmed(document.source.bytes, line.offsets)
        diagnostics.append(
          tooShort(document.origin(SourceRange(text.lowerBound, text.upperBound)), stated))
      }
    }
  }

  /// Whether a node has lines for people.
  private func isText(_ node: Int, _ document: Document) -> Bool {
    switch document.nodes[node].kind {
    case .paragraph, .tableCell: true
    default: false
    }
  }

  /// Whether a line says that something is read while something springs back.
  private func isReading(_ line: String) -> Bool {
    if Names.hasWord(line, in: Self.reading) {
      return Names.hasWord(line, in: Self.returning) && Names.hasWord(line, in: Self.during)
        && !Names.hasWord(line, in: NegationWords.words) && !Names.hasWord(line, in: Self.others)
    }
    return line.utf8.contains { $0 >= 0xE3 }
      && Self.wide.allSatisfy { $0.contains(where: line.contains) }
  }

  private func tooShort(
    _ place: Origin, _ stated: (spring: Spring, origin: Origin)
  ) -> Diagnostic {
    let spring = stated.spring
    let time = Numbers.text(spring.settlingTime, decimals: 0)
    let fifth = Numbers.text(spring.time(untilLeft: 0.2), decimals: 0)
    let overshoot = Numbers.text(spring.overshoot * 100, decimals: 1)
    let (damping, period) = (
      Numbers.text(spring.dampingFraction), Numbers.text(spring.response)
    )
    return diagnostic(
      "nobody can read during a spring that is over after \(time) ms", at: place,
      label: "to be read during the spring",
      related: [.init(stated.origin, "settles after \(time) ms, overshoots by \(overshoot)%")],
      why: "4 ÷ (\(damping) × 2π ÷ \(period)) = \(time) ms, a fifth of the way is left after "
        + "\(fifth) ms; to turn to a word and read it takes "
        + "\(Numbers.text(Self.shortestReading)) ms",
      help: "let the text stay until it is read, take a slower spring, or take the promise out")
  }
}
