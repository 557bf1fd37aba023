import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// What a demand is for, and which sizes are no sizes of the design.
extension TargetBelowMinimum {
  /// The least height that a line sets: "min-height: 36px", "Min height: 32px"; a control may be as low as that.
  func leastHeight(_ constraint: Constraint, _ context: RuleContext) -> Double? {
    guard constraint.kind == .height, constraint.quantity.max == nil,
      !constraint.quantity.isApproximate
    else { return nil }
    if isLeastOfRow(constraint) { return constraint.quantity.min }
    let line = context.document.source.string(
      context.document.firstLine(of: constraint.origin.range)
    ).lowercased()
    return line.utf8.count < 200 && Self.leastHeights.contains(where: line.contains)
      ? constraint.quantity.min : nil
  }

  /// "Buttons: `s` (30px), `m` (38px), `l` (50px)": one of three named sizes or more, each of a control of its own.
  func isNamedSize(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    let bytes = context.document.source.bytes
    func isInBrackets(_ origin: Origin) -> Bool {
      let start = Int(origin.range.start)
      guard start > 3, bytes[start - 1] == 0x28, bytes[start - 2] == ASCII.space else {
        return false
      }
      let before = bytes[start - 3]
      return before == ASCII.backtick || ASCII.isWord(before)
    }
    return isInBrackets(constraint.origin)
      && context.constraints(onLine: constraint.lineOrigin).count { isInBrackets($0.origin) } >= 3
  }

  private static let firsts: Lexicon = ["primary", "cta", "ctas", "main", "emergency", "critical"]

  private static let weights: Lexicon = [
    "bold", "semibold", "medium", "regular", "light", "thin", "black", "heavy", "italic", "weight",
  ]

  /// Whether a length is that of letters: "white Inter 13pt semibold".
  func isOfType(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    let line = context.document.firstLine(of: constraint.origin.range)
    guard line.end > constraint.origin.range.end else { return false }
    let rest = context.document.source.string(
      SourceRange(Int(constraint.origin.range.end), Int(line.end)))
    return Names.words(String(rest.prefix(14))).first.map(Self.weights.contains) ?? false
  }

  private static let leastHeights = [
    "min-height", "min height", "minimum height", "mindesthöhe", "hauteur min", "alto mínimo",
    "altura mínima", "最小高", "최소 높이",
  ]

  /// Parts of a screen whose sections speak of them alone.
  private static let components: Lexicon = [
    "nav", "navigation", "navbar", "toolbar", "bar", "header", "footer", "sidebar", "drawer",
    "card",
    "cards", "list", "row", "rows", "sheet", "dialog", "modal", "menu", "keypad", "carousel",
    "player", "calendar", "navigationsleiste", "leiste", "kopfzeile",
  ]
  /// Words of sections whose demands are for everything.
  private static let general: Lexicon = [
    "touch", "target", "targets", "tap", "accessibility", "interactive", "interaction", "mobile",
    "guidelines", "rules", "requirements", "standards", "minimum", "all", "layout", "platform",
  ]

  /// Whether a demand is for the control as well: "Min tap target" below "Bottom Navigation" is for that bar alone.
  func binds(_ demand: Constraint, _ constraint: Constraint) -> Bool {
    // "Primary CTAs at minimum 48px" says nothing of the heart.
    let kinds = Names.words(demand.subject).filter(Self.firsts.contains)
    if !kinds.isEmpty,
      !Names.hasWord(
        constraint.subject + " " + constraint.scope.joined(separator: " "), in: Self.firsts)
    {
      return false
    }
    guard let title = demand.scope.last, demand.scope != constraint.scope,
      !TargetDemand.isForAll(demand, controls: Self.controls),
      !Names.hasWord(demand.subject, in: Self.everything)
    else { return true }
    let words = Names.words(title)
    guard words.contains(where: Self.components.contains),
      !words.contains(where: Self.general.contains)
    else { return true }
    let own = Names.words(constraint.subject) + constraint.scope.flatMap(Names.words)
    return words.contains { Self.components.contains($0) && own.contains($0) }
  }

  private static let kindless: Lexicon = [
    "interactive", "element", "elements", "control", "controls", "everything", "component",
    "components", "inputs", "links",
  ]

  /// "All buttons minimum 44×44px": whether a size is of the kind of control of which a demand names all.
  func isOfKind(_ demand: Constraint, _ constraint: Constraint, _ document: Document) -> Bool {
    let words = Names.words(document.source.string(demand.lineOrigin.range))
    guard !words.contains(where: Self.kindless.contains),
      let all = words.firstIndex(where: { $0 == "all" || $0 == "every" || $0 == "each" }),
      case let kinds = words[all...].dropFirst().prefix(2).filter(Self.controls.contains),
      let kind = kinds.first, kinds.count == 1
    else { return true }
    let stem = kind.hasSuffix("s") ? String(kind.dropLast()) : kind
    return (Names.words(constraint.subject) + constraint.scope.flatMap(Names.words)).contains {
      $0.hasPrefix(stem) || $0 == "btn"
    }
  }

  private static let products: Lexicon = [
    "app", "application", "product", "interface", "ui", "site", "website", "system",
  ]
  private static let wholes: Lexicon = ["whole", "entire", "all"]
  private static let everywhere: Lexicon = [
    "everywhere", "throughout", "überall", "partout", "ovunque", "overal",
  ]

  /// Whether the line of a demand says that it holds for the whole product: "at least 44px across the whole app".
  func isOfWholeProduct(_ demand: Constraint, _ document: Document) -> Bool {
    let words = Names.words(document.source.string(demand.lineOrigin.range))
    return words.contains(where: Self.everywhere.contains)
      || zip(words, words.dropFirst()).contains {
        Self.wholes.contains($0) && Self.products.contains($1)
      }
  }

  private static let namedLeasts = ["(minimum t", "(min t", "(minimum h", "(min h", "(min. t"]

  /// Whether brackets behind a size call it the least of all targets: "48px × 48px (minimum touch target size)".
  func isNamedLeast(_ constraint: Constraint, _ document: Document) -> Bool {
    guard constraint.kind == .targetSize else { return false }
    let line = constraint.lineOrigin.range
    guard constraint.origin.range.end < line.end else { return false }
    let rest = document.source.string(SourceRange(Int(constraint.origin.range.end), Int(line.end)))
      .lowercased()
    return Self.namedLeasts.contains(where: rest.contains) && rest.contains("target")
  }

  /// Whether a demand is the least of all targets, "Minimum touch target", and stands below no part of a screen.
  func isGeneralLeast(_ demand: Constraint) -> Bool {
    guard let first = Names.firstWord(demand.subject), first == "minimum" || first == "min" else {
      return false
    }
    return !Names.hasWord(demand.scope.last ?? "", in: Self.components)
      && !Names.hasWord(demand.scope.last ?? "", in: Self.controls)
  }

  /// Whether a size is for those who point with a mouse, to whom a demand for touch says nothing.
  func isForPointers(
    _ constraint: Constraint, _ above: [String], _ context: RuleContext
  ) -> Bool {
    let line = Names.words(context.document.source.string(constraint.lineOrigin.range))
    return above.contains("desktop") || (above + line).contains { $0 == "mouse" || $0 == "pointer" }
  }

  private static let everything: Lexicon = ["all", "every", "any", "everything", "everywhere"]

  /// Labels of what somebody found, beside what was expected.
  private static let findings: Lexicon = [
    "actual", "observed", "measured", "found", "tatsächlich", "gemessen", "befund", "constaté",
    "observé", "observado", "real",
  ]

  /// Whether a label says that the size is one that was found: "Actual: 28px" of a report.
  func isFound(_ constraint: Constraint) -> Bool {
    Names.hasWord(constraint.subject, in: Self.findings, ofAtMost: 2)
  }

  /// Whether the name of a row, before the colon, is that of a part: "Icon size: Tab buttons".
  func isRowOfPart(_ constraint: Constraint) -> Bool {
    guard let colon = constraint.subject.firstIndex(of: ":") else { return false }
    let head = Names.words(String(constraint.subject[..<colon]))
    return head.contains("size") && head.contains(where: Self.parts.contains)
      && !head.contains(where: Self.controls.contains)
  }

  /// Whether the line gives a larger least size in parentheses: "12px height (48px min)".
  func hasLeast(_ constraint: Constraint, _ least: Double, _ context: RuleContext) -> Bool {
    let bytes = context.document.source.bytes
    let line = context.document.firstLine(of: constraint.lineOrigin.range).offsets
    guard let end = ASCII.find(" min)", in: bytes, line) else { return false }
    var start = end
    while start > line.lowerBound, ASCII.isLetter(bytes[start - 1]) { start -= 1 }
    let unit = start
    while start > line.lowerBound, ASCII.isDigit(bytes[start - 1]) { start -= 1 }
    let value = Double(String(decoding: bytes[start..<unit], as: UTF8.self)) ?? 0
    return unit < end && value >= least
  }
}
