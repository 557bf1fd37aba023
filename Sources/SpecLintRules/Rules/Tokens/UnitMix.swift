import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports values in another unit than their neighbours or their platform.
public struct UnitMix: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "T306", name: "unit-mix",
    summary: "A value has another unit than the rest of the document, or than its platform.",
    category: .tokens, defaultSeverity: .warning,
    explanation: """
      Animation times are compared by eye. One `1.5s` among milliseconds is easily read as 1.5 ms or
      overlooked by a search for `ms`; whole seconds are left alone, and so are times of a second and more
      in documents that give all of these in seconds, twice at least and code and waits included, and the
      response of a spring, which is a parameter. On iOS and Android a pixel is a dot of the device: lengths
      there are points, dp or sp, unless the document is a style sheet (`env()`, custom properties).
      One cell in px in a column of points, or the other way round, is reported
      everywhere.
      """,
    references: [
      "SI Brochure, 9th edition, 5.2", "Android Developers, Support different pixel densities",
    ],
    examples: [
      .accepted(
        "- **Fade**: 200ms\n- **Slide**: 300ms\n- **Pulse**: 400ms\n- **Toast**: visible for 3 seconds\n"
      ),
      .flagged(
        "- **Fade animation**: 200ms ease-out\n- **Slide animation**: 300ms\n- **Zoom animation**: 400ms\n"
          + "- **Pop animation**: 250ms\n- **Pulse animation**: ⟦1.5s⟧ loop\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares the units of times and of lengths.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkTimes(context, &diagnostics)
    let count = diagnostics.count
    checkLengths(context, &diagnostics)
    if diagnostics.count == count { checkColumns(context, &diagnostics) }
  }

  // MARK: Times

  private func checkTimes(_ context: RuleContext, _ diagnostics: inout [Diagnostic]) {
    var milliseconds: [DurationFact] = []
    var seconds: [DurationFact] = []
    var long = 0
    var inSeconds = 0
    // The response of a spring is a parameter of its curve and no time that anything takes.
    for fact in context.spec.durations
    where isMotion(fact.role) && fact.role != .spring && !isInHeading(fact, context) {
      // Code shows the habit of the document as well, and is written as its language wants.
      let isCode = context.document.isProgram(fact.origin.range.start)
      switch unit(of: fact, context) {
      case .some(true) where !isCode: milliseconds.append(fact)
      case .some(false):
        inSeconds += 1
        if (fact.quantity.exact ?? 0) >= 1_000 { long += 1 }
        if !isCode, isFraction(fact) { seconds.append(fact) }
      default: break
      }
    }
    long += longWaits(context)
    guard let sample = milliseconds.first, milliseconds.count >= 3,
      milliseconds.count >= 3 * seconds.count
    else { return }
    let isClear = milliseconds.count >= 4 && milliseconds.count >= 4 * seconds.count
    // Seconds for what is long and milliseconds for what is short is a habit with a rule of its own.
    let isHabit =
      long >= 2
      && milliseconds.allSatisfy { ($0.quantity.max ?? 0) < 1_000 }
    let hasLong = milliseconds.contains { ($0.quantity.max ?? 0) >= 1_000 }
    for fact in seconds
    where !fact.quantity.isApproximate && (!isHabit || (fact.quantity.exact ?? 0) < 1_000)
      && !isRepeated(fact, context) && !isPeriod(fact, of: milliseconds, context)
      && (isClear || isOdd(fact, among: milliseconds, context))
    {
      let text = context.document.source.string(fact.origin.range)
      let value = fact.quantity.exact.map { Numbers.text($0) + "ms" }
      var found = diagnostic(
        "'\(text)' is in seconds, other animation times are in milliseconds", at: fact.origin,
        label: value.map { "\($0)" } ?? "seconds",
        related: [.init(sample.origin, "milliseconds here")],
        why:
          "\(milliseconds.count) animation times of the document are in ms, \(seconds.count) in s",
        help: value.map { "write \($0)" } ?? "write it in ms",
        fix: value.map {
          .init(safety: .safe, title: "write \($0)", edits: [.init(fact.origin, text: $0)])
        })
      // With no other time as long as this one there is nothing to compare it with.
      let isAlone = (fact.quantity.exact ?? 0) >= 1_000 && !hasLong
      // A fifth of all times in seconds is a second habit.
      let isSecondHabit = inSeconds > 2 && inSeconds * 5 >= milliseconds.count
      if isAlone || isSecondHabit || isRhythm(fact, among: milliseconds, context)
        || isShorthand(fact, context) && !isOdd(fact, among: milliseconds, context)
      {
        found.severity = .info
      }
      diagnostics.append(found)
    }
  }

  /// Whether a heading gives the time in passing: "Cache (first load takes ~0.8s)".
  private func isInHeading(_ fact: DurationFact, _ context: RuleContext) -> Bool {
    let source = context.document.source
    let line = source.lineRange(source.lineIndex(of: Int(fact.origin.range.start)))
    return source.bytes[line.offsets.lowerBound] == ASCII.hash
  }

  /// Whether three times of the same list are in milliseconds, in shorthands as well.
  private func isOdd(
    _ fact: DurationFact, among others: [DurationFact], _ context: RuleContext
  ) -> Bool {
    guard let list = context.document.list(at: fact.origin.range.start) else { return false }
    return others.count {
      context.document.list(at: $0.origin.range.start) == list && isShorthand($0, context)
    } >= 3
  }

  /// Whether the line gives the same time in milliseconds as well.
  private func isRepeated(_ fact: DurationFact, _ context: RuleContext) -> Bool {
    guard let value = fact.quantity.exact else { return false }
    let source = context.document.source
    let line = source.lineRange(source.lineIndex(of: Int(fact.origin.range.start)))
    return line.offsets.count <= 1000
      && source.string(line).contains(Numbers.text(value) + "ms")
  }

  /// Whether a time stands in the shorthand of a style sheet, where both units are at home: "`0.3s ease-out`".
  private func isShorthand(_ fact: DurationFact, _ context: RuleContext) -> Bool {
    let bytes = context.document.source.bytes
    let end = Int(fact.origin.range.end)
    guard end + 1 < bytes.count, bytes[end] == ASCII.space else { return false }
    let words: [StaticString] = ["ease", "linear", "cubic-bezier", "steps("]
    return words.contains { ASCII.starts(bytes, at: end + 1, with: $0) }
  }

  /// Whole seconds are a habit for long loops; a fraction of a second is a length that others give in ms.
  func isFraction(_ fact: DurationFact) -> Bool {
    guard let value = fact.quantity.exact else { return false }
    return value < 10_000 && (value / 1000).rounded() * 1000 != value
  }

  func isMotion(_ role: DurationFact.Role) -> Bool {
    switch role {
    case .animation, .delay, .stagger: true
    case .period, .spring: true
    default: false
    }
  }

  /// Whether a time is written in "ms" (`true`) or "s" (`false`); `nil` for words and intervals.
  func unit(of fact: DurationFact, _ context: RuleContext) -> Bool? {
    let bytes = context.document.source.bytes[fact.origin.range.offsets]
    guard bytes.count >= 2, bytes.last == 0x73 else { return nil }
    let before = bytes[bytes.endIndex - 2]
    if before == 0x6D { return true }
    return (0x30...0x39).contains(before) ? false : nil
  }

  // MARK: Lengths

  private func checkLengths(_ context: RuleContext, _ diagnostics: inout [Diagnostic]) {
    let lengths = context.spec.constraints.filter {
      $0.quantity.unit.isLength && $0.kind != .breakpoint
        && !context.document.isCode($0.origin.range.start)
    }
    checkPixels(lengths, context, &diagnostics)
    guard lengths.count >= 4, let first = lengths.first(where: { $0.quantity.unit == .px }),
      lengths.allSatisfy({ $0.quantity.unit == .px }),
      let platform = nativePlatform(context), !lengths.allSatisfy({ isOfPicture($0, context) })
    else { return }
    var found = diagnostic(
      "lengths are in px in a document for \(platform.names)", at: first.origin,
      label: "one of \(lengths.count) lengths in px",
      related: [.init(context.origin(platform.range), "the platform is named here")],
      why:
        "a px is a dot of the device there: 1pt is up to 3 px on iOS, 1dp up to 4 px on Android",
      help: "give lengths in pt (iOS) or dp (Android)")
    // Toolkits of their own unit write dp and points as bare numbers, and designers of theirs as px.
    if usesToolkit(context.document) {
      found.severity = .info
    }
    diagnostics.append(found)
  }

  /// The few lengths in pixels among those in the unit of the platform.
  private func checkPixels(
    _ lengths: [Constraint], _ context: RuleContext, _ diagnostics: inout [Diagnostic]
  ) {
    // One pixel is a hairline: the thinnest line that a screen can draw, whatever its density.
    let all = lengths.filter { $0.quantity.unit == .px && $0.quantity.exact != 1 }
    let others = lengths.filter { $0.quantity.unit == .pt || $0.quantity.unit == .dp }
    checkForeign(others, context, &diagnostics)
    guard let sample = others.first, !all.isEmpty, all.count <= 64,
      Set(others.map(\.quantity.unit)).count == 1, let platform = nativePlatform(context),
      case let pixels = all.filter({ !isOfPicture($0, context) }), !pixels.isEmpty,
      others.count >= 4 * pixels.count
    else { return }
    // The radius of a capsule is as large as can be.
    let odd = pixels.filter {
      context.isNormative($0.origin.range) && ($0.quantity.max ?? 0) < 900
        && ($0.quantity.min ?? 0) >= 0 && !isTracking($0, context)
    }
    guard let first = odd.first else { return }
    let unit = sample.quantity.unit.rawValue
    let name = name(of: first, context.document)
    diagnostics.append(
      diagnostic(
        "'\(name)' is in px, \(others.count) other lengths are in \(unit)",
        at: first.origin, label: odd.count == 1 ? "px" : "the first of \(odd.count) in px",
        related: [
          .init(sample.origin, "\(unit) here"),
          .init(context.origin(platform.range), "the platform is named here"),
        ] + odd.dropFirst().prefix(8).map { .init($0.origin, "px as well") },
        why: "a px is a dot of the device on \(platform.names)", help: "give it in \(unit)"))
  }

  private static let trackings: Lexicon = ["tracking", "kerning", "letter"]

  /// Whether a length is the space between letters, which tools give in pixels everywhere.
  private func isTracking(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    let source = context.document.source
    let place = Int(constraint.origin.range.start)
    let line = source.lineRange(source.lineIndex(of: place))
    let before = max(line.offsets.lowerBound, place - 24)..<place
    return Names.hasWord(
      String(decoding: source.bytes[before], as: UTF8.self), in: Self.trackings)
  }

  private static let pictures: Lexicon = [
    "png", "jpg", "jpeg", "webp", "image", "images", "asset", "assets", "artboard", "canvas",
    "export", "pixels", "resolution", "screenshot", "screenshots", "favicon", "favicons", "store",
    "graphic", "graphics", "banner", "thumbnail", "splash",
  ]

  /// Whether a length is that of a picture, which has dots and no points.
  private func isOfPicture(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    Names.hasWord(
      context.document.source.string(constraint.lineOrigin.range)
        + (constraint.scope.last.map { " " + $0 } ?? ""), in: Self.pictures)
  }
}
