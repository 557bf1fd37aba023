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

  private static let loops: Lexicon = ["loop", "loops", "infinite", "cycle", "repeat", "endless"]

  /// Whether the line speaks of a loop, whose length is a rhythm.
  func isLoop(_ fact: DurationFact, _ context: RuleContext) -> Bool {
    let source = context.document.source
    let line = source.lineRange(source.lineIndex(of: Int(fact.origin.range.start)))
    return line.offsets.count < 400 && Names.hasWord(source.string(line), in: Self.loops)
  }
}
