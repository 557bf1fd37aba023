import SpecModel
import SpecSyntax
public import SpecText

/// A statement about all values of a kind that some values of the document refute.
public struct BlanketClaim: Sendable, Hashable {
  /// What is claimed of all values.
  public enum Kind: Sendable, Hashable {
    /// Every distance is a multiple of the base.
    case multiples(of: Double)
    /// No text is smaller.
    case smallestText(Double)
    /// No text of a kind is smaller: "caption".
    case smallestOf(String, Double)
    /// Every text colour has this contrast with a background.
    case contrast(Double)
    /// No animation is longer, in milliseconds.
    case longestAnimation(Double)
    /// All animations last as long as the least and the greatest, or between both, in milliseconds.
    case animationBand(Double, Double)
    /// Only what is cheap to draw is animated.
    case animatedProperties
    /// What is dear to draw is not animated.
    case avoidedProperties
    /// No motion goes on without end.
    case endlessMotion
    /// No motion has the curve that the statement names.
    case refusedCurve
    /// Only the curves that the statement names, so many, are used.
    case curves(Int)
    /// The borders of fields have this contrast with the page.
    case borderContrast(Double)

    /// Whether colours, sizes, steps or one time are promised; a checklist says again what the guide says.
    var isPromise: Bool {
      switch self {
      case .contrast, .smallestText, .smallestOf, .multiples: true
      case .animationBand(let low, let high): low == high
      default: false
      }
    }
  }

  /// A value that refutes the claim.
  public struct Refutation: Sendable, Hashable {
    /// Its name in the author's words.
    public var name: String
    /// The value as written.
    public var value: String
    /// The computation, for example "12 ÷ 8 = 1.5".
    public var arithmetic: String
    /// Where it stands.
    public var origin: Origin
  }

  /// What is claimed.
  public var kind: Kind
  /// The unit of the claim; empty for ratios.
  public var unit: String
  /// The words that claim it.
  public var origin: Origin
  /// What refutes it, in order.
  public var refutations: [Refutation]
  /// Whether it is told as a principle, and not ordered.
  public var isSlight = false
}

extension BlanketClaim {
  /// The claim without the values that it names as exceptions; `nil` where it has no other.
  fileprivate func without(_ exceptions: Set<String>) -> BlanketClaim? {
    guard !exceptions.isEmpty else { return self }
    var claim = self
    claim.refutations.removeAll { !Subject.words($0.name).isDisjoint(with: exceptions) }
    if case .contrast = kind { return nil }
    return claim.refutations.isEmpty ? nil : claim
  }
}

/// Finds the statements about all values and holds them against each value.
struct BlanketClaims {
  let lines: ClaimLines
  let spec: SpecDocument
  let roles: ColorRoles
  let palette: Palette
  let document: Document
  /// The longest time of the document, in milliseconds: no limit that is as long can be broken.
  let longestTime: Double
  /// The times of animations by their places.
  let animations: AnimationTimes

  init(_ lines: ClaimLines, _ spec: SpecDocument, _ roles: ColorRoles, _ palette: Palette) {
    self.lines = lines
    self.spec = spec
    self.roles = roles
    self.palette = palette
    document = lines.document
    longestTime = spec.durations.lazy.compactMap(\.quantity.max).max() ?? 0
    animations = AnimationTimes(spec, document)
  }

  /// At most a dozen lines claim anything of all values; more are no spec.
  func find() -> [BlanketClaim] {
    var result: [BlanketClaim] = []
    let cues = Cues(document)
    var promises: Set<BlanketClaim.Kind> = []
    if document.mentions("4.5:1") {
      for line in lines.lines where line.kind == .row {
        guard let claim = rowContrast(line), promises.insert(claim.kind).inserted else { continue }
        result.append(claim)
      }
    }
    for line in lines.lines where line.kind == .prose && mayClaim(line.parts[0], cues) {
      let words = Names.words(lines.string(line.parts[0], of: line))
      if !isDenied(words),
        let claim = claim(line, words) ?? motionClaim(line, words, cues, beside: promises),
        let left = allowed(claim).without(exceptions(words)), !left.refutations.isEmpty,
        !left.kind.isPromise || promises.insert(left.kind).inserted
      {
        result.append(left)
        if result.count == 12 { break }
      }
    }
    result += labelledFloors(beside: result)
    return result + sectionFloors(beside: result) + baselines()
      + MotionLimits(document: document, spec: spec).find().compactMap {
        let claim = allowed($0)
        return claim.refutations.isEmpty ? nil : claim
      }
      + AvoidedProperties(document: document, instant: AnimatedProperties.instant(spec)).find()
      + EndlessMotions(document: document).find()
      + RefusedCurves(document: document, spec: spec).find()
      + SoleCurve(document: document, spec: spec).find()
  }

  /// What a line claims of distances, text and colours.
  private func claim(_ line: ClaimLine, _ words: [String]) -> BlanketClaim? {
    multiples(line, words) ?? smallestText(line, words) ?? textFloor(line)
      ?? kindFloor(line) ?? contrast(line, words) ?? messageContrast(line, words)
      ?? borderContrast(line, words)
  }

  /// What a line claims of all motion.
  private func motionClaim(
    _ line: ClaimLine, _ words: [String], _ cues: Cues, beside promises: Set<BlanketClaim.Kind>
  ) -> BlanketClaim? {
    let own =
      longestAnimation(line, words) ?? plainMotionLimit(line) ?? exactMotion(line, beside: promises)
      ?? motionLimitOfSentence(line) ?? toldMotionBand(line)
    if own != nil { return own }
    return cues.tellsForeignMotion(line.parts[0], document) ? foreignLongestAnimation(line) : nil
  }

  /// Words of lines that allow what they name.
  private static let allowances: Lexicon = [
    "exception", "exceptions", "allowed", "legacy", "exempt",
  ]

  /// The claim without the values of lines that allow them.
  func allowed(_ claim: BlanketClaim) -> BlanketClaim {
    var claim = claim
    claim.refutations.removeAll { refutation in
      let line = document.firstLine(of: refutation.origin.range)
      return Names.hasWord(document.source.string(line), in: Self.allowances)
    }
    return claim
  }

  private static let exceptionWords: Set<String> = [
    "except", "excepting", "excluding", "besides", "unless", "apart", "but",
  ]

  /// The words behind "except".
  private func exceptions(_ words: [String]) -> Set<String> {
    guard let place = words.firstIndex(where: Self.exceptionWords.contains) else { return [] }
    return Subject.words(words[place...].joined(separator: " "))
  }

  /// "Not all text", "nearly every distance"
  private func isDenied(_ words: [String]) -> Bool {
    guard let place = words.firstIndex(where: Self.universal.contains), place > 0 else {
      return false
    }
    return ["not", "nearly", "almost"].contains(words[place - 1])
  }

  /// The base unit of distances that the document sets: "Base unit: 8px", "4px base grid".
  static func base(_ lines: ClaimLines, _ spec: SpecDocument) -> Amount? {
    let document = lines.document
    let tokens = spec.tokens.filter { token in
      guard token.kind == .spacing || token.kind == .size else { return false }
      let words = Names.words(token.name)
      return words.contains { $0 == "base" || $0 == "foundation" } && words.count <= 3
    }
    var amounts = tokens.flatMap {
      AmountReader.read(document.source.bytes, $0.valueOrigin.range.offsets)
    }
    let all: [StaticString] = ["ase unit", "ase grid", "ase Unit", "ase Grid"]
    let phrases = all.filter { document.mentions($0) }
    for line in lines.lines where line.kind == .prose && !phrases.isEmpty {
      guard phrases.contains(where: { ASCII.find($0, in: document.plain, line.parts[0]) != nil })
      else { continue }
      let words = Names.words(lines.string(line.parts[0], of: line))
      guard let base = words.firstIndex(of: "base"), base + 1 < words.count,
        words[base + 1] == "unit" || words[base + 1] == "grid",
        let amount = AmountReader.read(document.plain, line.parts[0]).only
      else { continue }
      amounts.append(amount)
    }
    amounts = amounts.filter { $0.isLength && !$0.isInexact }
    guard let first = amounts.first,
      amounts.allSatisfy({ $0.value == first.value && $0.unit == first.unit })
    else { return nil }
    return first
  }

  /// The words of claims that the document has anywhere, so that no line is searched for others.
  private struct Cues {
    var words: [StaticString]
    var hasMinimum: Bool
    var hasFloor: Bool
    var hasWideFloor: Bool
    var hasKinds: Bool
    var hasMotion: Bool
    var foreignMotions: [StaticString]

    /// Whether a line may limit motion in another language than English.
    func tellsForeignMotion(_ part: Range<Int>, _ document: Document) -> Bool {
      foreignMotions.contains { ASCII.find($0, in: document.plain, part) != nil }
        && (["ms", "毫秒", "ミリ秒", "밀리초"] as [StaticString]).contains {
          ASCII.find($0, in: document.plain, part) != nil
        }
    }

    init(_ document: Document) {
      let all: [StaticString] =
        ["ultiple", "ncrements", "eriv", "AA", "ontrast", "4.5:1", "3:1"]
        + BlanketClaims.multipleCues
      words = all.filter { document.mentions($0) }
      hasMotion =
        document.mentions("nimation") || document.mentions("uration")
        || document.mentions("ransition")
      hasFloor =
        document.mentions("floor") || document.mentions("plancher")
        || document.mentions("ntergrenze") || document.mentions("below")
        || document.mentions("smaller than")
        || document.mentions(" baja de ")
      hasWideFloor = document.mentions("小于") || document.mentions("低于")
      hasKinds = BlanketClaims.kindCues.contains { document.mentions($0) }
      let motions: [StaticString] = [
        "nimat", "nimaci", "nimaç", "nimazion", "nimasi", "ransi", "bergang", "bergänge",
        "vergang", "动画", "動畫", "动效", "動效", "过渡", "過渡", "アニメーション", "トランジション", "애니메이션", "모션",
        "전환",
      ]
      foreignMotions =
        document.mentions("ms") || document.mentions("毫秒") || document.mentions("ミリ秒")
        ? motions.filter { document.mentions($0) } : []
      hasMinimum = document.mentions("inim") || document.mentions("Min") || document.mentions("min")
    }
  }

  /// A byte test for the words that each kind of claim has.
  private func mayClaim(_ part: Range<Int>, _ cues: Cues) -> Bool {
    func has(_ text: StaticString) -> Bool { ASCII.find(text, in: document.plain, part) != nil }
    guard part.count < 400 else { return false }
    return cues.words.contains(where: has) || cues.tellsForeignMotion(part, document)
      || cues.hasMotion
        && (has("ms") || has("s") && (has("all ") || has("lways") || has("≤") || has("nder ")))
        && (has("nimation") || has("uration") || has("ransition") || has("otion"))
      || cues.hasMinimum && has("in") && (has("font") || has("text") || has("type"))
      || cues.hasFloor && (has("floor") || has("below") || has("smaller than") || has("baja de"))
        && (has("text") || has("Text") || has("othing") || has("floor"))
      || cues.hasFloor && (has("plancher") || has("ntergrenze") || has("ever below"))
      || cues.hasWideFloor && (has("小于") || has("低于"))
      || cues.hasKinds && (has("at least") || has("≥") || has("ever below"))
        && Self.kindCues.contains(where: has)
  }

  func origin(_ line: ClaimLine) -> Origin { lines.origin(line.parts[0], of: line) }

  func amounts(_ line: ClaimLine) -> [Amount] {
    AmountReader.read(lines.bytes(of: line), line.parts[0])
  }

  // MARK: Multiples

  static let universal: Set<String> = ["all", "every", "each"]

  /// Words that leave room beside the rule: "a multiple of 8 whenever practical".
  private static let tamers: Lexicon = [
    "whenever", "practical", "practicable", "possible", "ideally", "preferably", "usually",
    "generally", "mostly", "typically",
  ]

  private func multiples(_ line: ClaimLine, _ words: [String]) -> BlanketClaim? {
    guard
      words.contains(where: Self.universal.contains) && !words.contains(where: Self.tamers.contains)
        && words.contains(where: { $0.hasPrefix("multiple") || $0.hasPrefix("deriv") })
        && words.contains(where: {
          ["spacing", "values", "distances", "margins", "padding"].contains($0)
        }) || tellsForeignMultiples(line, words) || tellsSteps(line, words)
    else { return nil }
    let own = amounts(line)
    let found = own.isEmpty ? partedAmounts(line) : own
    guard let base = found.first.map(measured), base.isLength || base.unit == .none,
      base.value > 1, !base.isInexact,
      found.allSatisfy({ $0.unit != base.unit || $0.value == base.value })
    else { return nil }
    let claimLine = document.source.line(of: origin(line).range.start)
    let scale = scaleSteps(base)
    let hasHalves = scale.contains(base.value / 2) || namesHalves(base)
    var refutations: [BlanketClaim.Refutation] = []
    var seen: Set<Origin> = []
    func check(_ name: String, _ value: Double, _ place: Origin) {
      let steps = value / base.value
      // A scale that has the half of the base has its multiples as well.
      let isHalf = hasHalves && steps * 2 == (steps * 2).rounded()
      guard value > 1, steps != steps.rounded(), !isHalf, !scale.contains(value),
        !LetterTitles.areAbove(place, in: document),
        steps * 2 != (steps * 2).rounded() || !tellsHalf(place),
        document.source.line(of: place.range.start) != claimLine,
        !document.isCode(place.range.start) || isRightBelow(place, line)
          || Self.namesDistance(name),
        seen.insert(place).inserted
      else { return }
      refutations.append(
        .init(
          name: name, value: Numbers.text(value) + base.unit.rawValue,
          arithmetic: "\(Numbers.text(value)) ÷ \(Numbers.text(base.value)) = "
            + Numbers.text(steps, decimals: 3), origin: place))
    }
    for token in spec.tokens where token.kind == .spacing {
      let read = AmountReader.read(document.source.bytes, token.valueOrigin.range.offsets)
      if let value = read.only, value.unit == base.unit, !value.isInexact {
        check(token.name, value.value, token.valueOrigin)
      }
    }
    // Where the line sets a grid, rule G701 measures the distances against it, and takes the steps of a scale for told.
    let isGrid = spec.constraints.contains { $0.kind == .grid && $0.quantity.exact == base.value }
    for constraint in spec.constraints
    where !isGrid && (constraint.kind == .spacing || constraint.kind == .padding) {
      if let value = constraint.quantity.exact, !constraint.quantity.isApproximate,
        constraint.quantity.unit.rawValue == base.unit.rawValue
      {
        check(constraint.subject, value, constraint.origin)
      }
    }
    for row in distanceRows(base) { check(row.subject, row.quantity.exact ?? 0, row.origin) }
    guard !refutations.isEmpty else { return nil }
    refutations.sort { $0.origin.range.start < $1.origin.range.start }
    return BlanketClaim(
      kind: .multiples(of: base.value), unit: base.unit.rawValue, origin: origin(line),
      refutations: refutations)
  }

  /// Whether a value stands in the code right below a line that ends with a colon.
  private func isRightBelow(_ place: Origin, _ line: ClaimLine) -> Bool {
    let next = Int(document.nodes[line.node].end)
    return next < document.nodes.count && document.nodes[next].kind == .codeBlock
      && document.plain[line.parts[0]].last { $0 != ASCII.space } == ASCII.colon
      && document.nodes[next].range.contains(place.range)
  }

  /// A base without a unit takes that of the distances: "multiples of 8" beside "16px".
  private func measured(_ base: Amount) -> Amount {
    guard base.unit == .none else { return base }
    for token in spec.tokens where token.kind == .spacing {
      let read = AmountReader.read(document.source.bytes, token.valueOrigin.range.offsets)
      guard let value = read.only, value.isLength else { continue }
      var base = base
      base.unit = value.unit
      return base
    }
    return base
  }

  /// Values that the document itself declares as parts of the base: "4px (0.5 × base)".
  private func scaleSteps(_ base: Amount) -> Set<Double> {
    var result: Set<Double> = []
    for line in lines.lines where line.kind != .code {
      for part in line.parts where ASCII.find("base)", in: document.plain, part) != nil {
        if let value = AmountReader.read(document.plain, part).first, value.unit == base.unit {
          result.insert(value.value)
        }
      }
    }
    return result
  }

  // MARK: Text

  private static let otherTexts: Set<String> = [
    "large", "bold", "contrast", "input", "inputs", "body", "heading", "headings", "button",
    "buttons", "title", "titles", "icon", "icons", "target", "touch", "line", "mobile", "desktop",
    "tablet", "label", "labels", "caption", "captions", "field", "fields", "form", "forms",
  ]

  /// "Minimum 16px font size" against type styles that are smaller.
  private func smallestText(_ line: ClaimLine, _ words: [String]) -> BlanketClaim? {
    guard words.contains("minimum") || words.contains("min"),
      words.contains("font") || words.contains("text") || words.contains("type"),
      words.contains("size") || words.contains("sizes"),
      // "Minimum 16px body text size" is about one style.
      !["body", "root", "default"].contains(where: words.contains),
      !words.contains(where: Self.otherTexts.contains)
    else { return nil }
    let found = amounts(line)
    guard let least = found.only, least.isLength, least.unit != .rem, least.unit != .em,
      least.value >= 8
    else { return nil }
    var claim = refuted(least, line)
    // The base is one size, and what is called its minimum may be meant for all.
    if words.contains("base") { claim?.isSlight = true }
    return claim
  }

  /// The claim that no text is smaller, where a text style is.
  func refuted(_ least: Amount, _ line: ClaimLine) -> BlanketClaim? {
    let smaller = spec.tokens.filter { $0.kind == .typography }
      .compactMap { token -> BlanketClaim.Refutation? in
        let read = AmountReader.read(document.source.bytes, token.valueOrigin.range.offsets)
        // "12/16": the size and the height of lines, without a unit.
        guard let size = read.first,
          size.unit == least.unit || size.unit == .none && token.value.contains("/"),
          size.value < least.value, size.value >= 5
        else { return nil }
        return .init(
          name: token.name, value: size.text(size.value),
          arithmetic: "\(size.text(size.value)) < \(least.text(least.value))",
          origin: document.origin(SourceRange(size.range.lowerBound, size.range.upperBound)))
      }
    guard !smaller.isEmpty else { return nil }
    return BlanketClaim(
      kind: .smallestText(least.value), unit: least.unit.rawValue, origin: origin(line),
      refutations: smaller)
  }
}
