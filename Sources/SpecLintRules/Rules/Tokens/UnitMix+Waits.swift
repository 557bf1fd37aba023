import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Times of a second and more.
extension UnitMix {
  /// The waits of a second and more with a fraction that are given in seconds: "leaves after 2.5s".
  func longWaits(_ context: RuleContext) -> Int {
    context.spec.durations.count { fact in
      !isMotion(fact.role) && (fact.quantity.exact ?? 0) >= 1_000 && isFraction(fact)
        && unit(of: fact, context) == false
    }
  }

  private static let loops: Lexicon = [
    "loop", "loops", "infinite", "cycle", "cycles", "repeat", "repeats", "endless", "period",
    "periods", "every", "interval", "intervals", "boucle", "bucle", "schleife", "endlosschleife",
    "ciclo", "période", "periodo", "período", "цикл",
  ]
  private static let wideLoops = [
    "循环", "循環", "周期", "週期", "ループ", "繰り返し", "반복", "루프", "주기",
  ]

  /// Whether a time is a rhythm of a second and more beside which the line tells the length of what recurs in
  /// milliseconds: "90ms at a period of 3.5s".
  func isPeriod(
    _ fact: DurationFact, of others: [DurationFact], _ context: RuleContext
  ) -> Bool {
    guard let value = fact.quantity.exact, value >= 1_000, isLoop(fact, context) else {
      return false
    }
    let line = context.line(fact.origin)
    return others.contains {
      ($0.quantity.max ?? 0) < 1_000 && context.line($0.origin) == line
    }
  }

  /// Whether a time is a rhythm of a second and more that is misread by nobody: its milliseconds stand elsewhere, or no
  /// other rhythm is that long in milliseconds.
  func isRhythm(
    _ fact: DurationFact, among others: [DurationFact], _ context: RuleContext
  ) -> Bool {
    guard let value = fact.quantity.exact, value >= 1_000, isLoop(fact, context) else {
      return false
    }
    return others.contains { $0.quantity.exact == value }
      || !others.contains { ($0.quantity.max ?? 0) >= 1_000 && isLoop($0, context) }
  }

  /// Whether the line speaks of a loop, whose length is a rhythm.
  private func isLoop(_ fact: DurationFact, _ context: RuleContext) -> Bool {
    if fact.role == .period { return true }
    let source = context.document.source
    let line = source.lineRange(source.lineIndex(of: Int(fact.origin.range.start)))
    guard line.offsets.count < 400 else { return false }
    let text = source.string(line)
    return Names.hasWord(text, in: Self.loops) || Self.wideLoops.contains(where: text.contains)
  }
}
