import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports widths of the screen for which the document gives no layout, or two.
public struct BreakpointGap: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "G706", name: "breakpoint-gap",
    summary: "The ranges of screen widths leave widths out, or overlap.",
    category: .geometry, defaultSeverity: .warning,
    explanation: """
      Layouts for "320–767px" and "1024px and more" say nothing of a tablet. The rule orders the ranges
      that a document gives to screen widths and reports what lies between two neighbours, ranges that
      share more than one width (also in columns "From" and "To"), and an open upper end where the document speaks of larger screens.
      Ranges in a section on phones leave the larger screens to the rest of the document.
      """,
    references: ["WCAG 2.2, 1.4.10 Reflow (AA)", "Material Design, Window size classes"],
    examples: [
      .accepted("**Mobile (320-767px)**:\n- One column\n\n**Tablet (768px+)**:\n- Two columns\n"),
      .flagged(
        "**Mobile (320-767px)**:\n- One column\n\n**Desktop (⟦1024-1440px⟧)**:\n- Two columns\n"),
    ]
  )

  struct Span {
    var low: Double
    var high: Double?
    /// Whether the document gives one number alone, which may be either end.
    var isPoint = false
    /// Whether the document gives the upper end alone.
    var isBelow = false
    var origin: Origin
    /// Whether the document demands it: what is planned fills a gap and is not reported.
    var isNormative = true
    /// The words that say what it is a range of.
    var names = ""
    /// The list in which it stands.
    var list: Int?

    init(_ constraint: Constraint) {
      low = constraint.quantity.min ?? 0
      high = constraint.quantity.max
      isBelow = constraint.quantity.min == nil
      origin = constraint.origin
      names = constraint.subject + " " + (constraint.scope.last ?? "")
    }

    /// A named range: "320-767px", "< 640px", "1024px+", "768px".
    init?(_ token: Token) {
      let numbers = token.value.split { !$0.isNumber }.compactMap { Double($0) }
      guard let first = numbers.first, let last = numbers.last, numbers.count <= 2,
        token.value.contains("px"), !token.value.contains("."), first >= 1 || numbers.count == 2
      else { return nil }
      let isUnder = token.value.contains { "<≤".contains($0) }
      let isOver = token.value.contains { ">≥+".contains($0) }
      if numbers.count == 2 {
        guard !isUnder, !isOver, first < last else { return nil }
        (low, high) = (first, last)
      } else if isUnder {
        let isWhole = token.value.contains { "=≤".contains($0) }
        (low, high, isBelow) = (0, isWhole ? first : first - 1, true)
      } else {
        let isBeyond = token.value.contains(">") && !token.value.contains("=")
        (low, high, isPoint) = (isBeyond ? first + 1 : first, nil, !isOver)
      }
      origin = token.valueOrigin
      names = token.name
    }
  }

  /// Makes the rule.
  public init() {}

  /// Orders the ranges of each part of the document and looks between them.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let groups = groups(context)
    defer { checkPartitions(context, into: &diagnostics) }
    // "<1024px" beside "<768px": queries that hold one within the other.
    for spans in groups
    where spans.count >= 2 && spans.count(where: \.isBelow) < 2 {
      for (a, b) in zip(spans, spans.dropFirst()) {
        guard let end = a.high, !b.isPoint, a.isNormative, b.isNormative else { continue }
        if b.low - end > 1.5, !isBridged(end, b.low, context.document) {
          diagnostics.append(gap(a, b, end: end))
        } else if end - b.low >= 1.5, !isTurned(a), !isTurned(b), !refines(b, a, context.document) {
          diagnostics.append(overlap(a, b, end: end))
        }
      }
    }
    guard let widest = groups.max(by: { $0.count < $1.count }), widest.count >= 2,
      widest.contains(where: { !$0.isBelow }),
      groups.allSatisfy({ $0.allSatisfy { $0.high != nil } }),
      let last = widest.last, let end = last.high,
      let larger = context.analysis.mentions.of(.largerScreen).first(where: {
        isProse($0, groups, context) && !gives(end, $0, context)
      }), !goesOn(from: end, last.origin, context.document),
      !widest.allSatisfy({ isOfPhones($0, context.document) })
    else { return }
    diagnostics.append(openEnd(widest[0], last, end: end, larger, context))
  }

  /// Lists and tables of widths of which most follow on from one another.
  private func checkPartitions(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let known = Set(
      diagnostics.filter { $0.code == Self.info.code }.map { context.line($0.origin) })
    for slip in context.analysis.partitionSlips
    where slip.isOfWidths && context.isNormative(slip.upper.range)
      && !known.contains(context.line(slip.upper)) && !known.contains(context.line(slip.lower))
    {
      let (low, high) = slip.isOverlap ? (slip.start, slip.end) : (slip.end + 1, slip.start - 1)
      let widths =
        low == high
        ? "at \(Numbers.text(low))\(slip.unit)"
        : "from \(Numbers.text(low))\(slip.unit) to \(Numbers.text(high))\(slip.unit)"
      diagnostics.append(
        diagnostic(
          slip.isOverlap
            ? "two ranges hold \(widths)" : "no range holds \(widths)",
          at: slip.upper, label: "begins at \(Numbers.text(slip.start))\(slip.unit)",
          related: [.init(slip.lower, "ends at \(Numbers.text(slip.end))\(slip.unit)")],
          why: "the other ranges follow on from one another",
          help: "let one range begin where the other ends"))
    }
  }

  /// Whether the line of a mention begins where the last range ends: "Desktop (свыше 1024px)".
  private func gives(_ end: Double, _ mention: Mention, _ context: RuleContext) -> Bool {
    context.document.lineText(of: mention).split { !$0.isNumber }
      .contains { Double($0) == end || Double($0) == end + 1 }
  }

  /// Whether a mention speaks of screens in general and is no title of a range.
  private func isProse(_ mention: Mention, _ groups: [[Span]], _ context: RuleContext) -> Bool {
    guard context.document.nodes[mention.node].kind != .heading else { return false }
    let line = context.line(context.document.origin(of: mention))
    return !groups.contains { $0.contains { context.line($0.origin) == line } }
  }

  /// The ranges that stand side by side, in order of their lower ends; ranges without a lower end begin at 0.
  private func groups(_ context: RuleContext) -> [[Span]] {
    var keys: [Int] = []
    var result: [[Span]] = []
    let unit = context.spec.constraints.first {
      $0.kind == .breakpoint && $0.quantity.unit.isLength
    }?.quantity.unit
    let stated = context.spec.constraints.filter { constraint in
      constraint.kind == .breakpoint && constraint.quantity.unit.isLength
        && constraint.quantity.unit == unit
        && constraint.quantity.min != constraint.quantity.max && !isContent(constraint, context)
    }
    let named = (context.spec.tokens.filter { $0.kind == .breakpoint } + tabled(context))
      .compactMap(Span.init)
    for var span in stated.map(Span.init) + named {
      guard !context.document.isCode(span.origin.range.start) else { continue }
      span.isNormative = context.isNormative(span.origin.range)
      span.list = context.document.list(at: span.origin.range.start)
      let key = part(of: span.origin.range, context.document)
      if let place = keys.firstIndex(of: key) {
        let isKnown = result[place].contains { $0.low == span.low && $0.high == span.high }
        if !isKnown { result[place].append(span) }
      } else {
        keys.append(key)
        result.append([span])
      }
    }
    return result.flatMap(Self.byList).map { spans in
      spans.sorted { ($0.low, $0.high ?? .infinity) < ($1.low, $1.high ?? .infinity) }
    }
  }

  /// The ranges of a section, divided by list where two lists give two ranges or more each: each divides the widths
  /// for a thing of its own.
  private static func byList(_ spans: [Span]) -> [[Span]] {
    let lists = Dictionary(grouping: spans) { $0.list ?? -1 }
    guard spans.count >= 4, lists.count >= 2, lists.values.allSatisfy({ $0.count >= 2 }) else {
      return [spans]
    }
    return lists.keys.sorted().compactMap { lists[$0] }
  }

  /// Whether another range stands before the colon of the line, so that this one is what holds there.
  private func isContent(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    let line = constraint.lineOrigin.range
    guard line.start < constraint.origin.range.start else { return false }
    let before = context.document.source.string(
      SourceRange(Int(line.start), Int(constraint.origin.range.start)))
    guard let colon = before.firstIndex(of: ":") else { return false }
    return before[..<colon].contains(where: \.isNumber) && before[..<colon].contains("px")
  }

  /// The section in which a range stands; for a range in a heading the one around it.
  private func part(of range: SourceRange, _ document: Document) -> Int {
    var best = 0
    for (number, section) in document.sections.enumerated() where section.heading >= 0 {
      let heading = document.nodes[Int(section.heading)].range
      if heading.contains(range) { return Int(section.parent) }
      if heading.start <= range.start { best = number }
    }
    return best
  }

  /// Whether a range is for one way to hold the device, so that it may share widths with others.
  private func isTurned(_ span: Span) -> Bool {
    let words = Names.words(span.names)
    return words.contains("landscape") || words.contains("portrait")
  }

  private func gap(_ a: Span, _ b: Span, end: Double) -> Diagnostic {
    let from = Numbers.text(end + 1)
    let to = Numbers.text(b.low - 1)
    return diagnostic(
      "no layout is given for widths from \(from)px to \(to)px", at: b.origin,
      label: "begins at \(Numbers.text(b.low))px",
      related: [.init(a.origin, "ends at \(Numbers.text(end))px")],
      why: "the range before ends at \(Numbers.text(end))px, this one begins at "
        + "\(Numbers.text(b.low))px",
      help: "extend one of the two ranges, or add one between them")
  }

  private func overlap(_ a: Span, _ b: Span, end: Double) -> Diagnostic {
    diagnostic(
      "two layouts are given for widths from \(Numbers.text(b.low))px to "
        + "\(Numbers.text(min(end, b.high ?? end)))px",
      at: b.origin, label: "begins at \(Numbers.text(b.low))px",
      related: [.init(a.origin, "ends at \(Numbers.text(end))px")],
      why: "the range before ends at \(Numbers.text(end))px, this one begins at "
        + "\(Numbers.text(b.low))px",
      help: "let one range end where the other begins")
  }
}
