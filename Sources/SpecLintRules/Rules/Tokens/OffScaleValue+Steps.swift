import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Scales that a document keeps to nearly everywhere, without saying that they bind.
extension OffScaleValue {
  /// A value with the place where it stands.
  private struct Use {
    var value: Double
    var origin: Origin
  }

  /// The least number of steps of a scale.
  private static let least = 4
  /// The least number of values that are steps, so that the scale is in use.
  private static let kept = 4

  /// Compares animations and radii with the scales of the document.
  ///
  /// - Parameter isBound: whether the scale of durations has been held against the document already.
  func checkSteps(isBound: Bool, _ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    if !isBound { checkDurations(context, into: &diagnostics) }
    checkRadii(context, into: &diagnostics)
  }

  private func checkDurations(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let steps = context.spec.tokens.filter { $0.kind == .duration }
    guard steps.count >= Self.least, let scale = Self.scale(of: steps, Self.milliseconds) else {
      return
    }
    let lines = Set(steps.map { context.line($0.origin) })
    let uses = context.spec.durations.compactMap { fact -> Use? in
      guard fact.role == .animation, let value = fact.quantity.exact, value > 0,
        !lines.contains(context.line(fact.origin)), isMotion(fact.origin, context)
      else { return nil }
      return Use(value: value, origin: fact.origin)
    }
    report(uses, scale, "durations", "ms", context, into: &diagnostics)
  }

  private func checkRadii(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let steps = context.spec.tokens.filter { $0.kind == .radius }
    guard steps.count >= Self.least, let scale = Self.scale(of: steps, Self.pixels) else { return }
    let lines = Set(steps.map { context.line($0.origin) })
    let uses = context.spec.constraints.compactMap { fact -> Use? in
      guard fact.kind == .radius, let value = fact.quantity.exact, fact.quantity.unit.isLength,
        !lines.contains(context.line(fact.origin)), isCorner(fact, context)
      else { return nil }
      return Use(value: value, origin: fact.origin)
    }
    let unit = context.spec.constraints.first { $0.kind == .radius }?.quantity.unit.rawValue ?? ""
    report(uses, scale, "radii", unit, context, into: &diagnostics)
  }

  /// Reports values between the steps, each once, where most of the document keeps to the scale.
  private func report(
    _ uses: [Use], _ scale: (values: [Double], first: Token), _ kind: String, _ unit: String,
    _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    guard let low = scale.values.first, let high = scale.values.last else { return }
    let kept = uses.count { scale.values.contains($0.value) }
    let strays = uses.filter {
      $0.value > low && $0.value < high && !scale.values.contains($0.value)
    }
    guard kept >= Self.kept, strays.count * 2 <= kept + 1 else { return }
    let list = scale.values.map { Numbers.text($0) }.joined(separator: ", ")
    var seen: Set<Double> = []
    for stray in strays where seen.insert(stray.value).inserted {
      diagnostics.append(
        diagnostic(
          "\(Numbers.text(stray.value))\(unit) is not on the scale of \(kind)", at: stray.origin,
          label: "between two steps",
          related: [.init(scale.first.origin, "the scale begins here")]
            + strays.filter { $0.value == stray.value && $0.origin != stray.origin }.prefix(20).map
          {
            .init($0.origin, "here too")
          },
          why: "the scale has \(list) \(unit), and \(kept) other values of the document keep to it",
          help: "take a step of the scale, or add this one to it"))
    }
  }

  /// The distinct values of the steps in order, unless one of them is a range or of another kind.
  private static func scale(
    of tokens: [Token], _ read: (String) -> Double?
  ) -> (values: [Double], first: Token)? {
    var values: Set<Double> = []
    for token in tokens {
      guard let value = read(token.value) else { return nil }
      if value > 0 { values.insert(value) }
    }
    guard values.count >= least, let first = tokens.first else { return nil }
    return (values.sorted(), first)
  }

  /// "12px" or "0.75rem" in pixels, 0 for circles and pills.
  private static func pixels(_ text: String) -> Double? {
    let word = text.split(separator: " ").first.map(String.init) ?? text
    if word == "0" || word.hasSuffix("%") { return 0 }
    let value =
      word.hasSuffix("rem")
      ? Double(word.dropLast(3)).map { $0 * 16 }
      : lengths.contains(where: word.hasSuffix) ? Double(word.dropLast(2)) : nil
    return value.map { $0 < 500 ? $0 : 0 }
  }

  private static let lengths = ["px", "pt", "dp"]

  private static let loops: Lexicon = [
    "infinite", "loop", "loops", "delay", "stagger", "repeat", "reduced", "per", "each", "total",
    "interval", "cycle", "maximum", "max", "minimum", "min", "under", "within", "debounce",
    "timeout", "hold", "press", "shake", "spin", "spinner", "frame", "before", "was", "instead",
    "bad", "wrong", "avoid", "don't", "legacy", "shutter", "flash",
  ]

  /// Whether a line tells of one motion that a step could time: no loop, no bound, no bad example.
  private func isMotion(_ place: Origin, _ context: RuleContext) -> Bool {
    let line = context.document.source.string(context.document.firstLine(of: place.range))
    return line.utf8.count < 300 && context.isNormative(place.range) && !line.contains("❌")
      && !line.contains("✗") && !line.contains("var(") && !line.contains("!important")
      && !line.contains("<") && !line.contains("≤") && !line.contains(">") && !line.contains("~")
      && !Names.hasWord(line, in: Self.loops) && !Self.isBound(line)
  }

  private static let round: Lexicon = [
    "round", "rounded", "full", "circle", "circular", "pill", "half", "capsule", "track", "thumb",
    "blur", "shadow", "inner", "outer", "corner", "spread", "progress", "switch", "toggle",
    "slider", "bar", "hit", "target", "touch",
  ]

  /// Whether a radius is that of a corner, and not of a circle or of half a height.
  private func isCorner(_ fact: Constraint, _ context: RuleContext) -> Bool {
    let line = context.document.source.string(
      context.document.firstLine(of: fact.origin.range))
    return line.utf8.count < 200 && context.isNormative(fact.origin.range)
      && !Names.hasWord(line, in: Self.round)
      && !Names.hasWord(fact.scope.last ?? "", in: Self.round)
  }
}
