import SpecModel
import SpecSyntax
public import SpecText

/// A line that gives a colour and the contrast ratio or the level that it is said to reach.
public struct ContrastClaim: Sendable, Hashable {
  /// How the claim names its background.
  public enum Basis: Sendable, Hashable {
    /// The line gives both colours.
    case pair
    /// The line gives one colour; the backgrounds are those of the section or of the document.
    case backgrounds([String])
  }

  /// The ratio as claimed; for a level the ratio that it demands.
  public var claimed: Double
  /// The ratio as computed: of the background that suits the claim best.
  public var computed: Double
  /// Both colours as written.
  public var colors: [String]
  /// Where the other colour comes from.
  public var basis: Basis
  /// The number before ":1", or the words for the level.
  public var origin: Origin
  /// The level as written, for example "AA", where the line gives no ratio.
  public var level: String?
  /// Whether the ratio is a lower bound: it is one of the limits of the guideline, or has a sign that says so.
  public var isBound: Bool
  /// Whether a sign makes it a lower bound: "≥ 4.6:1".
  public var isMinimum = false
  /// Whether the words around it leave open whether the ratio is demanded or measured.
  public var isDoubtful = false
  /// Whether the words say that the level is missed.
  public var isDenied = false
  /// The words on both sides of "on", where the document does not define a colour that they name.
  public var names: [[String]] = []
  /// Whether the backgrounds are those of the whole document, so that there may be others.
  public var isOpenEnded = false
  /// Whether no declared background of either mode, nor white or black, gives the ratio.
  var isUnreached = false
  /// The least and the greatest ratio with any of the backgrounds.
  public var reach: ClosedRange<Double>

  /// The claim with the colours that other documents define; `nil` where they leave one open.
  public func resolved(_ tokens: TokenIndex) -> ContrastClaim? {
    guard names.count == 2 else { return self }
    func color(_ candidates: [String]) -> (String, OpaqueColor)? {
      for name in candidates {
        if let color = OpaqueColor(name) { return (name, color) }
        let spelled = Self.parted(name)
        if let token = tokens.sharedDefinition(of: spelled), token.kind == .color,
          let color = OpaqueColor(token.value)
        {
          return (name, color)
        }
      }
      return nil
    }
    let grounds = stride(from: 3, to: 0, by: -1).map { names[1].prefix($0).joined(separator: " ") }
    guard let first = color(Palette.inkNames(names[0], longest: 3)), let second = color(grounds),
      first.1 != second.1
    else { return nil }
    var claim = self
    claim.names = []
    claim.colors = [first.0, second.0]
    claim.computed = first.1.contrast(with: second.1)
    claim.reach = claim.computed...claim.computed
    return claim
  }

  /// "Neutral600" as "Neutral-600".
  private static func parted(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isNumber, let last = result.last, last.isLetter { result.append("-") }
      result.append(character)
    }
    return result
  }

  /// Makes a claim.
  public init(
    claimed: Double, computed: Double, colors: [String], basis: Basis, origin: Origin,
    isBound: Bool
  ) {
    self.claimed = claimed
    self.computed = computed
    self.colors = colors
    self.basis = basis
    self.origin = origin
    self.isBound = isBound
    reach = computed...computed
  }

  /// Whether the claim does not hold.
  public var isWrong: Bool {
    guard names.isEmpty else { return false }
    if isDenied { return reach.lowerBound >= claimed + 0.05 }
    if isBound || level != nil { return reach.upperBound < claimed - 0.05 }
    let tolerance = max(0.2, claimed * 0.05)
    let isAbove = claimed > reach.upperBound + tolerance
    if isOpenEnded { return isAbove || isUnreached }
    let isOff = isAbove || claimed < reach.lowerBound - tolerance
    if basis != .pair { return isOff }
    return isAcrossLimit || isOff
  }
}

/// Reads the contrast claims of one document.
struct ContrastClaims {
  let lines: ClaimLines
  let document: Document
  let palette: Palette
  /// Whether the lines of code are read, and not those of text.
  let isCode: Bool
  /// The bytes in which the parts of lines stand.
  let plain: ContiguousArray<UInt8>
  /// Whether the document writes colours as functions.
  let hasFunctions: Bool
  /// The colours that text names in front of values in brackets.
  let phrases: [String: OpaqueColor]

  init(_ lines: ClaimLines, _ palette: Palette, isCode: Bool) {
    self.lines = lines
    self.palette = palette
    self.isCode = isCode
    document = lines.document
    hasFunctions = WrittenColor.areFunctions(in: lines.document)
    plain = isCode ? lines.document.source.bytes : lines.document.plain
    phrases = isCode ? [:] : Self.phrases(lines.document)
  }

  /// The claims of text, and those of lines of code that give a colour with its ratio in a remark.
  static func find(_ lines: ClaimLines, _ palette: Palette) -> [ContrastClaim] {
    let text = ContrastClaims(lines, palette, isCode: false).find()
    guard lines.document.mentions(":1") else {
      return WrittenColor.asWritten(text, lines.document)
    }
    let found = text + ContrastClaims(lines, palette, isCode: true).find()
    return WrittenColor.asWritten(
      found.sorted { $0.origin.range.start < $1.origin.range.start }, lines.document)
  }

  /// A text with the colours of functions in digits, unless it has colours in digits already.
  func string(_ range: Range<Int>) -> String {
    var text = String(decoding: plain[range], as: UTF8.self)
    if !isCode, text.utf8.contains(0x0A) { text = text.replacing("\n", with: " ") }
    return hasFunctions ? WrittenColor.spelled(text) : text
  }

  /// A colour on a line; the value is `nil` for a word that names no opaque colour.
  struct Mention {
    var text: String
    var color: OpaqueColor
    /// Whether a percentage stands behind it, so that another colour shines through.
    var isTranslucent = false
    /// What holds the line.
    var node = 0
  }

  private func find() -> [ContrastClaim] {
    let hasGrounds =
      !isCode && Self.groundHeaders.contains { lines.document.mentions($0) }
    let grounded = groundedTables()
    let candidates = (isCode ? lines.frontRemarks() + lines.lines : lines.lines).filter {
      (isCode ? $0.kind == .code : $0.kind == .prose || $0.kind == .row)
        && (mayClaim($0) || hasGrounds && $0.kind == .row
          || $0.kind == .row && grounded.contains(Int(document.nodes[$0.node].parent)))
    }
    guard !candidates.isEmpty else { return [] }
    var result: [ContrastClaim] = []
    var open: [ClaimLine] = []
    var backgrounds: [Int32: [Mention]] = [:]
    for line in candidates {
      if isCode, let claim = remarkBelow(line) {
        result.append(claim)
        continue
      }
      var pairs = pairClaims(line)
      if pairs.isEmpty { pairs = wrappedClaims(line) }
      if pairs.isEmpty {
        open.append(line)
        if let ground = toldGround(line) { add(ground, of: line, to: &backgrounds) }
      }
      for (claim, background) in pairs {
        result.append(claim)
        add(background, of: line, to: &backgrounds)
      }
    }
    return result + openClaims(open, backgrounds)
  }

  /// The claims of lines that do not give both colours: one is named elsewhere, or the ground is that of the section.
  private func openClaims(
    _ open: [ClaimLine], _ backgrounds: [Int32: [Mention]]
  ) -> [ContrastClaim] {
    var result: [ContrastClaim] = []
    var alone: [ClaimLine] = []
    var surfaces: [Palette.Mode: [Ground]] = [:]
    for line in open {
      let noted = claimBelow(line).map { [$0] } ?? notedClaims(line)
      guard noted.isEmpty else {
        result += noted
        continue
      }
      if let claim = fencedClaim(line) ?? classClaim(line) ?? hueClaim(line)
        ?? labelledClaim(line) ?? namedClaim(line)
      {
        result.append(claim)
        continue
      }
      guard line.parts.contains(where: hasValue) else { continue }
      alone.append(line)
      let known = backgrounds[document.nodes[line.node].section] ?? []
      if let claim = sisterClaim(line, known) {
        result.append(claim)
      } else if let claim = groundedClaim(line, known, &surfaces) {
        result.append(claim)
      }
    }
    for claim in consensus(alone) {
      result.removeAll { $0.origin == claim.origin && !$0.isWrong }
      if !result.contains(where: { $0.origin == claim.origin }) { result.append(claim) }
    }
    return result
  }

  private typealias Ground = (name: String, color: OpaqueColor)

  /// Adds a background of a line to those of its section; more than 32 make no palette.
  private func add(
    _ background: Mention, of line: ClaimLine, to backgrounds: inout [Int32: [Mention]]
  ) {
    let section = document.nodes[line.node].section
    let known = backgrounds[section] ?? []
    let isKnown = known.contains { $0.color == background.color && $0.node == line.node }
    guard known.count < 32, !isKnown else { return }
    var background = background
    background.node = line.node
    backgrounds[section, default: []].append(background)
  }

  /// A claim against the grounds of its section, or those of the document.
  private func groundedClaim(
    _ line: ClaimLine, _ known: [Mention], _ surfaces: inout [Palette.Mode: [Ground]]
  ) -> ContrastClaim? {
    let mode = isCode ? .any : Palette.mode(of: lines.scope(of: line))
    // Lines of code follow one another without a word on what they have in common, those of a drawn list with one.
    let shared = known.filter {
      isCode
        ? $0.node == line.node && isDrawn(line) : !isRunningText(line) || $0.node == line.node
    }
    let told = remarkGround(line) ?? leadGround(line)
    var own = told.map { [$0] } ?? shared.map { (name: $0.text, color: $0.color) }
    if own.isEmpty { own = objectGrounds(line) }
    let others = surfaces[mode] ?? Array(palette.surfaces(mode).prefix(32))
    surfaces[mode] = others
    // "Standard dark keeps …" may mean the mode or the colour.
    let isUnsure =
      mode == .any && own.isEmpty && (isCode || isDark(line) || palette.isDark)
    let further = isUnsure ? others + palette.surfaces(.dark) : others
    guard var claim = singleClaim(line, own.isEmpty ? further : own),
      !(own.isEmpty && (suitsExtremes(claim) || isMeantForDark(claim)))
    else { return nil }
    claim.isOpenEnded = own.isEmpty
    claim.isUnreached = own.isEmpty && !isCode && isUnreached(claim)
    return claim
  }

  /// A byte test: a ratio to one, or a level of conformance beside a hex colour.
  private func mayClaim(_ line: ClaimLine) -> Bool {
    line.parts.contains { part in
      guard !isCode else {
        return part.count < 200 && ASCII.find(":1", in: plain, part) != nil
          && (hasValue(part) || ASCII.find("ontrast", in: plain, part) != nil || putsOn(line))
      }
      return ASCII.find(":1", in: plain, part) != nil || ASCII.find("AA", in: plain, part) != nil
        || ASCII.find(" : 1", in: plain, part) != nil
    }
  }

  // MARK: Two colours

  /// The part of a line of prose that the ratio belongs to: colours of another sentence are no pair with it.
  func claimed(_ line: ClaimLine) -> [Range<Int>] {
    line.parts.map(clause)
  }

  /// The sentence of a part that holds its ratio; the whole part where it has none or several.
  func clause(of part: Range<Int>) -> Range<Int> {
    // "#1B5E20; /* white text 7.9:1 */": a semicolon ends the declaration and not what is said of it.
    if isCode, ASCII.find("/*", in: plain, part) != nil { return part }
    guard let ratio = ratioOrLevel(part) else { return part }
    return ContrastWords.sentence(around: ratio, in: part, plain)
  }

  /// The two colours of a line: written as values, or by names on both sides of "on".
  func pair(_ parts: [Range<Int>]) -> [Mention]? {
    let found = mentions(parts)
    if found.count == 2, found.contains(where: { $0.text.utf8.first == ASCII.hash }) {
      return found.contains(where: \.isTranslucent) ? nil : found
    }
    guard found.count < 2 else { return nil }
    if let letters = found.first, let ground = groundOfLetters(letters, parts) {
      return [letters, ground]
    }
    for part in parts {
      if found.isEmpty, let both = sharedBySlash(part) { return both }
      guard let (left, right) = ContrastWords.sides(string(part)) else { continue }
      let ink = spoken(palette.spokenInk(left))
      guard let first = ink ?? lastName(left),
        let second = ground(right, isSpoken: ink != nil), first.color != second.color
      else { return nil }
      return [first, second]
    }
    return nil
  }

  /// The only colour that a part names in code, where it has white or black text: "`teal-600` with white text".
  private func groundOfLetters(_ letters: Mention, _ parts: [Range<Int>]) -> Mention? {
    guard !isCode, letters.text.utf8.first != ASCII.hash, !letters.isTranslucent,
      let part = parts.only,
      [" text", " label", " Text", " letters"].contains(where: {
        string(part).contains(letters.text + $0)
      })
    else { return nil }
    var found: [Mention] = []
    var offset = part.lowerBound
    while offset < part.upperBound,
      let tick = document.span(at: offset, in: .code) ?? next(offset, part)
    {
      let name = string(tick)
      if let color = palette.color(name), color != letters.color {
        found.append(Mention(text: name, color: color))
      }
      offset = max(tick.upperBound, offset + 1)
    }
    return found.only
  }

  /// The next stretch of code of a part.
  private func next(_ start: Int, _ part: Range<Int>) -> Range<Int>? {
    for offset in start..<part.upperBound {
      if let span = document.span(at: offset, in: .code) { return span }
    }
    return nil
  }

  /// The colour that the first words after "on" name or call; none where two may be meant.
  private func ground(_ words: [Substring], isSpoken: Bool) -> Mention? {
    let named = firstName(words)
    guard isSpoken || named == nil, let told = spoken(palette.spokenGround(words)) else {
      return named
    }
    guard let named else { return told }
    return named.color == told.color ? named : nil
  }

  private func spoken(_ found: (name: String, color: OpaqueColor)?) -> Mention? {
    found.map { Mention(text: $0.name, color: $0.color) }
  }

  /// The colour that the last words before "on" name.
  private func lastName(_ words: [Substring]) -> Mention? {
    // A sign in front of a name, "✓ leaf-600 on white", is an empty word.
    Palette.inkNames(words.map(String.init), longest: 4).lazy.compactMap { name in
      self.known(name).map { Mention(text: name, color: $0) }
    }.first
  }

  /// The colour that the first words after "on" name.
  func firstName(_ words: [Substring]) -> Mention? {
    for count in stride(from: min(4, words.count), to: 0, by: -1) {
      let name = words.prefix(count).joined(separator: " ")
      if let color = known(name) { return Mention(text: name, color: color) }
    }
    return nil
  }

  // MARK: One colour

  /// A line that gives one colour and no background: the backgrounds of the section or of the document are meant.
  private func singleClaim(
    _ line: ClaimLine, _ backgrounds: [(name: String, color: OpaqueColor)]
  ) -> ContrastClaim? {
    let found = mentions(line.parts)
    let colors = found.filter { $0.text.utf8.first == ASCII.hash }
    guard colors.count == 1, found.count == 1, !colors[0].isTranslucent,
      isInClause(colors[0], line),
      !line.parts.contains(where: { ContrastWords.hasJoint(string($0)) }),
      !isInBackgroundColumn(colors[0], line), !hasNamedBackground(line),
      speaksOfContrast(line), var claim = claim(line.parts, line), claim.level == nil
    else { return nil }
    let backgrounds = backgrounds.filter { $0.color != colors[0].color }
    let ratios = backgrounds.map { $0.color.contrast(with: colors[0].color) }
    func distance(_ ratio: Double) -> Double { max(ratio / claim.claimed, claim.claimed / ratio) }
    guard let least = ratios.min(), let greatest = ratios.max(),
      let best = ratios.indices.min(by: {
        // A bound holds on the ground that gives the most.
        claim.isBound
          ? ratios[$0] > ratios[$1]
          : distance(ratios[$0]) < distance(ratios[$1])
      })
    else { return nil }
    claim.computed = ratios[best]
    claim.reach = least...greatest
    claim.colors = [colors[0].text, backgrounds[best].name]
    var names: [String] = []
    for background in backgrounds where !names.contains(background.name) {
      names.append(background.name)
    }
    claim.basis = .backgrounds(names)
    return claim
  }

  /// Whether a document that declares backgrounds has none with which a colour gives the claimed ratio.
  private func isUnreached(_ claim: ContrastClaim) -> Bool {
    guard let color = claim.colors.first.flatMap({ OpaqueColor($0) }) else { return false }
    let surfaces = palette.surfaces(.light) + palette.surfaces(.dark)
    // White and black are always among them.
    guard surfaces.count > 2 else { return false }
    let greys = palette.entries.map(\.color).filter(\.isGrey)
    let tolerance = max(0.2, claim.claimed * 0.05)
    return (surfaces.map(\.color) + greys).allSatisfy {
      abs($0.contrast(with: color) - claim.claimed) > tolerance
    }
  }

  /// Whether a colour stands before the end of the sentence with the ratio: what follows speaks of something else.
  private func isInClause(_ color: Mention, _ line: ClaimLine) -> Bool {
    guard line.kind == .prose, let part = line.parts.only else { return true }
    return mentions([part.lowerBound..<clause(of: part).upperBound]).contains {
      $0.text == color.text
    }
  }

  private func speaksOfContrast(_ line: ClaimLine) -> Bool {
    let texts =
      line.parts.map { string($0) } + lines.header(of: line)
      + lines.scope(of: line).suffix(2)
    return texts.contains { ContrastWords.nameContrast($0) }
  }

  // MARK: The number

  /// The ratio or level of a line, without its colours.
  func claim(_ parts: [Range<Int>], _ line: ClaimLine) -> ContrastClaim? {
    var ratios = parts.compactMap { ContrastWords.ratio(in: $0, plain) }
    if ratios.count == 2, let demand = ratios.firstIndex(where: { isLimit(value(of: $0)) }) {
      ratios.remove(at: demand)
    }
    if ratios.isEmpty, !isCode, let bare = columnNumber(line) ?? measuredBeforeLimits(parts) {
      ratios = [bare]
    }
    if ratios.isEmpty { return isCode ? nil : levelClaim(parts, line) }
    guard ratios.count == 1, let claimed = value(of: ratios[0]), claimed > 1, claimed <= 21,
      !ContrastWords.isDemand(ratios[0], plain), !ContrastWords.isCeiling(ratios[0], plain),
      !isLimit(claimed) || !isRowThatFails(line) || isMeasured(ratios[0], claimed)
    else { return nil }
    let isMinimum =
      ContrastWords.isMinimum(ratios[0], plain)
      || lines.scope(of: line).last.map(ContrastWords.namesTargets) == true
    var claim = ContrastClaim(
      claimed: claimed, computed: 0, colors: [], basis: .pair,
      origin: lines.origin(ratios[0], of: line), isBound: isMinimum || isLimit(claimed))
    claim.isMinimum = isMinimum
    return claim
  }

  private func value(of ratio: Range<Int>) -> Double? { ContrastWords.value(string(ratio)) }

  private func isLimit(_ value: Double?) -> Bool { value == 3 || value == 4.5 || value == 7 }

  /// "3.0:1": a limit with a decimal that it does not need was measured.
  private func isMeasured(_ ratio: Range<Int>, _ claimed: Double) -> Bool {
    claimed != 4.5 && string(ratio).contains(".")
  }

  /// "AA on white" without a ratio; the level is taken for text of normal size unless the words say otherwise.
  private func levelClaim(_ parts: [Range<Int>], _ line: ClaimLine) -> ContrastClaim? {
    for part in parts {
      guard let level = ContrastWords.level(in: part, plain) else { continue }
      let words = Set(Names.words(string(part)))
      guard words.isDisjoint(with: ContrastWords.larger),
        words.isDisjoint(with: ContrastWords.denials),
        !ContrastWords.wideDenials.contains(where: string(part).contains)
      else { return nil }
      let name = string(level)
      var claim = ContrastClaim(
        claimed: name == "AAA" ? 7 : 4.5, computed: 0, colors: [], basis: .pair,
        origin: lines.origin(level, of: line), isBound: false)
      claim.level = name
      return claim
    }
    return nil
  }
}
