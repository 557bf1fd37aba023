import SpecModel
import SpecSyntax
import SpecText

/// A scale gives a band of lengths for a kind of animation, and an animation of this kind lasts longer or shorter.
///
/// "Micro (100–150ms)" with "Usage: hover effects" below it is held against the style rules that change on hover and
/// against the lines that are called so: "Card hover: 250ms". A kind that two bands name, an animation that
/// leaves, and one for reduced motion say nothing.
struct BandConflicts {
  let document: Document
  let spec: SpecDocument

  /// A kind of animation with its band, in milliseconds.
  private struct Use {
    var key: Set<String>
    var text: String
    var band: ClosedRange<Double>
    var step: String
    var origin: Origin
  }

  /// An animation with its length, in milliseconds.
  private struct Animation {
    var words: Set<String>
    /// What the author calls it.
    var name: String
    var duration: Double
    /// The greatest length, for a range.
    var most: Double
    var origin: Origin

    init(
      words: Set<String>, name: String, duration: Double, most: Double? = nil, origin: Origin
    ) {
      self.words = words
      self.name = name
      self.duration = duration
      self.most = most ?? duration
      self.origin = origin
    }

    /// The length or the range in milliseconds.
    var text: String {
      duration == 0
        ? "at most \(Numbers.text(most)) ms"
        : Numbers.text(duration) + (most > duration ? "–" + Numbers.text(most) : "") + " ms"
    }
  }

  static func find(_ document: Document, _ spec: SpecDocument) -> [FactConflict] {
    BandConflicts(document: document, spec: spec).find()
  }

  private func find() -> [FactConflict] {
    let steps = spec.durations.filter(isStep)
    guard steps.count >= 2 else { return [] }
    var uses: [Set<String>: Use] = [:]
    var doubtful: Set<Set<String>> = []
    for (index, step) in steps.enumerated() {
      let next = index + 1 < steps.count ? steps[index + 1].origin.range.start : UInt32.max
      for use in self.uses(of: step, before: next) {
        if let known = uses[use.key], known.band != use.band { doubtful.insert(use.key) }
        if uses[use.key] == nil { uses[use.key] = use }
      }
    }
    let clear = uses.values.filter { !doubtful.contains($0.key) }
      .sorted { ($0.origin.range.start, $0.text) < ($1.origin.range.start, $1.text) }
    guard !clear.isEmpty else { return [] }
    let lines = Set(steps.map { document.source.line(of: $0.origin.range.start) })
    let animations = (described() + styled()).filter {
      !lines.contains(document.source.line(of: $0.origin.range.start))
    }
    return clear.compactMap { conflict($0, animations) }
  }

  private func conflict(_ use: Use, _ animations: [Animation]) -> FactConflict? {
    var seen: Set<Origin> = []
    let meant = animations.filter { isMeant($0, by: use) && seen.insert($0.origin).inserted }
    let outside = meant.filter {
      $0.duration == $0.most
        ? !use.band.contains($0.duration) : !use.band.overlaps($0.duration...$0.most)
    }
    .sorted { $0.origin.range.start < $1.origin.range.start }
    guard !outside.isEmpty else { return nil }
    let low = Numbers.text(use.band.lowerBound)
    let high = Numbers.text(use.band.upperBound)
    let band = (low == high ? low : low + "–" + high) + " ms"
    var conflict = FactConflict(
      subject: use.text, property: "duration",
      statements: outside.map {
        .init(value: $0.text, origin: $0.origin)
      } + [.init(value: band, origin: use.origin)],
      reason: use.step == use.text.lowercased()
        ? "the band stands beside this name"
        : "the step '\(use.step)' of the scale is for '\(use.text)'")
    conflict.isBand = true
    conflict.instance = outside[0].name
    return conflict
  }

  // MARK: Steps

  private static let scale: Lexicon = [
    "micro", "instant", "immediate", "quick", "fast", "short", "snappy", "standard", "normal",
    "base", "medium", "moderate", "slow", "long", "longer", "deliberate", "extended", "complex",
    "large", "small", "faster", "fastest", "shorter", "shortest", "slower", "slowest", "longest",
  ]

  /// Words that the names of durations begin with: "--motion-duration-fast".
  private static let prefixes: Lexicon = [
    "duration", "motion", "transition", "animation", "time", "timing", "anim", "speed",
  ]

  /// Whether a duration is the band of a step: "Micro (100–150ms)", "| Micro | 100-150ms | Hover |".
  private func isStep(_ fact: DurationFact) -> Bool {
    guard let low = fact.quantity.min, let high = fact.quantity.max, low > 0,
      high <= 2000, !fact.quantity.isApproximate
    else { return false }
    let line = document.firstLine(of: fact.origin.range)
    // The name of a step opens its line.
    guard fact.origin.range.start < line.start + 160, line.end < line.start + 600 else {
      return false
    }
    let before = document.source.string(
      SourceRange(Int(line.start), max(Int(line.start), Int(fact.origin.range.start))))
    let words = Names.words(before).drop(while: Self.prefixes.contains)
    guard words.count <= 5, let first = words.first else { return false }
    return Self.scale.contains(first)
      || low < high && !document.isCode(fact.origin.range.start) && fact.role == .animation
        && Self.key(before).contains(where: Self.things.contains)
        && !Names.hasWord(before, in: Self.others)
  }

  /// The kinds that a step names: behind the band, and on the lines below it that say what it is used for.
  private func uses(of step: DurationFact, before next: UInt32) -> [Use] {
    guard let low = step.quantity.min, let high = step.quantity.max else { return [] }
    let source = document.source
    var index = source.lineIndex(of: Int(step.origin.range.start))
    let line = source.lineRange(index)
    let name = source.string(
      SourceRange(Int(document.firstLine(of: step.origin.range).start), Int(line.end)))
    let label = String(name.drop { "|-*+ `".contains($0) }.prefix { !"(:|".contains($0) })
    let first = Names.words(label).first { !Self.prefixes.contains($0) }
    let isNamed = first.map(Self.scale.contains) != true
    var texts = [
      isNamed ? label : source.string(SourceRange(Int(step.origin.range.end), Int(line.end)))
    ]
    while !isNamed, index + 1 < source.lineCount, index < source.lineIndex(of: Int(line.start)) + 6
    {
      index += 1
      let below = source.lineRange(index)
      guard below.start < next else { break }
      let text = source.string(below)
      if text.hasPrefix("#") || text.hasPrefix("|") { break }
      if let found = Self.labelled(text) { texts.append(found) }
    }
    return texts.flatMap(Self.items).compactMap { text in
      let key = Self.key(text)
      guard !key.isEmpty, key.contains(where: Self.things.contains) else { return nil }
      return Use(
        key: key, text: text.trimmedSpaces, band: low...high,
        step: Names.words(label).joined(separator: " "), origin: step.origin)
    }
  }

  private static let labels: Lexicon = [
    "usage", "use", "used for", "uses", "use for", "context", "examples", "for", "use cases",
  ]

  /// What stands behind "Usage:" on a line.
  private static func labelled(_ line: String) -> String? {
    guard line.utf8.count < 300, let colon = line.firstIndex(of: ":"),
      labels.contains(Names.words(String(line[..<colon])).joined(separator: " "))
    else { return nil }
    return String(line[line.index(after: colon)...])
  }

  /// The items of a list in a line: "Hover effects, button presses".
  private static func items(_ text: String) -> [String] {
    guard !Names.hasWord(text, in: exceptions) else { return [] }
    return text.split { ",;|()/–—、，:*`\"".contains($0) }.map { String($0).trimmedSpaces }
      .filter { (4...40).contains($0.utf8.count) }
  }

  private static let exceptions: Lexicon = ["except", "unless", "stagger", "delay", "not"]

  // MARK: Words

  /// Words for what is animated or what sets it off; a use without one says nothing that can be looked for.
  private static let things: Lexicon = [
    "hover", "modal", "dialog", "tooltip", "dropdown", "drawer", "toast", "accordion", "sidebar",
    "sheet", "popover", "press", "page", "snackbar", "toggle", "menu", "tap", "validation",
    "notification", "tab", "skeleton",
  ]

  /// Words that say nothing about the kind.
  private static let loose: Lexicon = [
    "animation", "transition", "effect", "state", "change", "feedback", "interaction", "motion",
    "appearance", "reveal", "the", "a", "of", "on", "and", "in", "for", "simple", "standard",
    "default", "presentation", "movement", "ui", "quick", "most", "open", "opening", "enter",
    "entrance", "duration", "timing", "all", "content", "panel", "container", "box", "primary",
    "secondary", "base", "expansion", "entry", "mount", "mounting", "slide", "fade", "scale",
    "appear", "show", "present", "presents", "presented", "over", "within", "may", "must", "should",
    "can", "takes",
  ]

  /// Words of animations that may last otherwise.
  private static let others: Lexicon = [
    "exit", "leave", "close", "closing", "dismiss", "dismissal", "hide", "out", "collapse",
    "reduced", "delay", "stagger", "loop", "cycle", "infinite", "spin", "pulse", "shimmer",
    "backdrop", "debounce", "timeout", "visible", "auto", "autoclose", "loading", "max",
    "display", "wait", "hold",
  ]

  private static func stem(_ word: String) -> String {
    switch word {
    case "btn": "button"
    case "presses", "pressed", "pressing": "press"
    case "hovering", "hovered": "hover"
    default: Subject.singular(word)
    }
  }

  private static func key(_ text: String) -> Set<String> {
    Set(Names.words(text).map(stem).filter { !loose.contains($0) && !$0.allSatisfy(\.isNumber) })
  }

  /// Whether an animation is of a kind: it has its words, and none that names something else.
  ///
  /// Anything may be hovered over; a modal with further words is another thing.
  private func isMeant(_ animation: Animation, by use: Use) -> Bool {
    guard use.key.isSubset(of: animation.words) else { return false }
    return use.key == ["hover"] || animation.words == use.key
  }

  // MARK: Animations

  /// Animations that prose and tables call by a name.
  private func described() -> [Animation] {
    spec.motions.compactMap { motion in
      // "400ms max" begins at nothing.
      guard let length = motion.duration, case let duration = length.min ?? 0,
        let most = length.max, duration >= 20 || length.min == nil && most >= 20,
        length.exact != nil || !length.isApproximate,
        !document.isCode(motion.origin.range.start), motion.subject.utf8.count < 60,
        !Names.hasWord(motion.subject, in: Self.others),
        !Names.hasWord(motion.scope.last ?? "", in: Self.others),
        let place = place(of: length.min, most, in: motion.origin)
      else { return nil }
      let words = Self.key(String(motion.subject.prefix { $0 != "(" }))
      let own = most > duration ? headed(words, motion) : words
      return own.isEmpty
        ? nil
        : Animation(
          words: own, name: motion.subject.trimmedSpaces, duration: duration, most: most,
          origin: place)
    }
  }

  /// Words for the things of a section as a whole.
  private static let wholes: Lexicon = ["overlay", "surface", "they", "these", "element"]

  /// The words of a subject, or the first thing of the heading where the subject means all of its things: "Overlays that a
  /// pointer opens" below "Popovers and menus".
  private func headed(_ words: Set<String>, _ motion: Motion) -> Set<String> {
    guard !words.contains(where: Self.things.contains), let title = motion.scope.last,
      Names.words(motion.subject).map(Self.stem).contains(where: Self.wholes.contains)
    else { return words }
    let things = Self.key(title)
    guard things.allSatisfy(Self.things.contains), things.count <= 2,
      let first = Names.words(title).map(Self.stem).first(where: Self.things.contains)
    else { return words }
    return [first]
  }

  /// Transitions and keyframes of style rules, with the words of their selectors.
  private func styled() -> [Animation] {
    guard document.mentions("ransition") || document.mentions("animation") else { return [] }
    let rules = StyleRules.read(document).filter { !$0.isReduced }
    var lengths: [String: String] = [:]
    for token in spec.tokens where token.kind == .duration { lengths[token.name] = token.value }
    let hovered = Set(
      rules.compactMap { rule in
        rule.target.hasSuffix(":hover") ? String(rule.target.dropLast(6)) : nil
      })
    return rules.compactMap { rule in
      guard let declaration = rule.declaration("transition") ?? rule.declaration("animation"),
        !rule.selector.contains("::"), !rule.selector.contains(","),
        !declaration.value.contains("infinite"),
        let duration = Self.duration(of: declaration.value, lengths), duration >= 20
      else { return nil }
      var target = String(rule.target)
      let isTransition = declaration.property == "transition"
      if hovered.contains(target), isTransition { target += " hover" }
      let words = Self.key(target)
      guard !words.isEmpty, isTransition || !words.contains("hover"),
        !Names.hasWord(target, in: Self.others)
      else { return nil }
      return Animation(
        words: words, name: String(rule.target), duration: duration, origin: declaration.origin)
    }
  }

  /// The length of all parts of a shorthand, where they have one: "all 250ms ease" is 250.
  private static func duration(of value: String, _ tokens: [String: String]) -> Double? {
    var lengths: Set<Double> = []
    for part in value.split(separator: ",") {
      var text = String(part)
      for word in part.split(whereSeparator: { " ()".contains($0) }) where word.hasPrefix("--") {
        if let length = tokens[String(word)] { text += " " + length }
      }
      let bytes = ContiguousArray(text.utf8)
      let times = AmountReader.read(bytes, 0..<bytes.count).filter { $0.unit == .ms }
      if let first = times.first { lengths.insert(first.value.rounded()) }
    }
    return lengths.count == 1 ? lengths.first : nil
  }

  private func place(of least: Double?, _ most: Double, in line: Origin) -> Origin? {
    spec.durations.first {
      $0.quantity.min == least && $0.quantity.max == most && line.range.contains($0.origin.range)
        && ($0.role == .animation || $0.role == .other)
    }?.origin
  }
}
