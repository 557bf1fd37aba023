import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports springs without parameters in a document that gives them nowhere.
public struct SpringUnderspecified: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "A605", name: "spring-underspecified",
    summary: "A spring has no parameters, or is over before what it moves can be read.",
    category: .motion, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      A spring is given by response and damping, or by stiffness, damping and mass; how long it takes
      follows from these, and text that is read during it needs longer than most take. "150ms spring" can
      be built in any number of ways. Reported are the first spring, and those with a length, where the
      document gives neither parameters nor a curve of that name nor the platform's own spring; a linked
      document may give them. A spring with a length and a bounce lacks only how much it bounces, which
      is an info. Where a section reuses a part and the document has no lengths at all, so is the spring.
      """,
    references: ["Human Interface Guidelines, Motion", "CSS Easing Functions Level 2, linear()"],
    examples: [
      .accepted("- **Tap**: spring animation, response 0.3s, damping 0.7\n- **Drop**: spring\n"),
      .accepted("- **Tap**: the system's default spring animation\n"),
      .flagged("- **Toggle Switch**: 150ms ⟦spring⟧ animation for the knob\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  private static let platform: Set<String> = [
    "native", "system", "default", "platform", "standard", "ios", "android", "swiftui",
  ]

  private static let denials: Set<String> = [
    "no", "not", "dont", "avoid", "instead", "never", "without", "replace", "replaces", "replaced",
    "remove", "removed", "former", "formerly", "was",
    // One way among others is not the one that was chosen.
    "vs", "versus",
    // A likeness is no spring.
    "simulate", "simulates", "mimic", "mimics", "imitate", "resemble",
    // The spring of another part is taken over.
    "same", "verbatim", "existing", "reuse", "reuses", "reused", "matches",
  ]

  /// Words that tell the movement from the season and the coil.
  private static let movement: Set<String> = [
    "animation", "animations", "easing", "bounce", "bounces", "bouncy", "physics", "timing",
    "transition", "transitions", "duration", "scale", "motion", "curve", "effect", "back",
  ]

  /// Reports the first spring, and each that is given a duration instead.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkReading(context, into: &diagnostics)
    let lengths = lengths(context)
    func length(_ motion: Motion) -> Quantity? {
      motion.duration ?? lengths[context.line(motion.origin)]
    }
    let bare = context.spec.motions.filter { motion in
      guard case .spring(nil)? = motion.easing, motion.easingOrigin != nil,
        !context.document.isProgram(motion.origin.range.start)
      else { return false }
      guard !isNamedElsewhere(motion, context.document), !hasNumber(motion, context.document),
        !isType(motion, context.document), !isLikeness(motion, context.document),
        !isTopic(motion, context.document), !isReported(motion, context.document),
        !isBuilt(motion, context.document), !isLibrary(motion, context.document),
        !isSlogan(motion), !isReturn(motion, context), !isVerb(motion, context.document),
        !isHeadedByCurve(motion, context.document), !isAside(motion, context.document)
      else { return false }
      let words = Names.words(motion.text)
      // What the line advises against is no spring of the design.
      guard !motion.text.contains("❌"), !motion.text.contains("spring-like"),
        !motion.text.contains("react-spring"),
        !words.contains(where: Self.denials.contains), !isForbidden(motion, context.document)
      else { return false }
      return length(motion) != nil || words.contains(where: Self.movement.contains)
    }
    guard let first = bare.first, !isDefined(context) else { return }
    let isNative = isNative(context.document.source.bytes)
    for motion in bare {
      let length = length(motion)?.exact
      if length == nil, context.spec.durations.isEmpty, isReused(motion, context.document) {
        continue
      }
      guard motion == first && !isNative || length != nil, let origin = motion.easingOrigin else {
        continue
      }
      let time = length.map { Numbers.text($0) + " ms " } ?? ""
      if let found = lackingBounce(motion, length, origin, context) {
        diagnostics.append(found)
        continue
      }
      diagnostics.append(
        diagnostic(
          "'\(name(of: motion))' is a \(time)spring without stiffness and damping", at: origin,
          label: time.isEmpty ? "no parameters" : "a length, but no parameters",
          why: "looked for response, damping, stiffness, tension or a curve called spring in the "
            + "whole document; how long a spring takes follows from them",
          help: "add the parameters, for example 'response 0.3s, damping 0.8'"))
    }
  }

  /// Whether the spring is a member of something: "Motion.Springs.snappy()" stands where that is declared.
  private func isNamedElsewhere(_ motion: Motion, _ document: Document) -> Bool {
    guard let place = motion.easingOrigin?.range.offsets else { return false }
    let bytes = document.source.bytes
    let isName = { (byte: UInt8) in ASCII.isWord(byte) || byte == 0x2E || byte == 0x28 }
    var start = place.lowerBound
    var end = place.upperBound
    while start > 0, isName(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isName(bytes[end]) { end += 1 }
    let name = bytes[start..<end]
    guard let dot = name.firstIndex(of: 0x2E), dot > start, dot + 1 < end else { return false }
    return ASCII.isLetter(bytes[dot - 1]) && ASCII.isLetter(bytes[dot + 1])
  }

  /// "Orchestrated enter and exit, shared-element transitions, spring physics.": one of several things that are spoken
  /// of, in an enumeration that gives no number.
  private func isTopic(_ motion: Motion, _ document: Document) -> Bool {
    guard motion.duration == nil, let place = motion.easingOrigin?.range.offsets else {
      return false
    }
    let bytes = document.source.bytes
    guard ASCII.starts(bytes, at: place.upperBound, with: " physics") else { return false }
    let end = place.upperBound + 8
    let isLast =
      end >= bytes.count || [0x2E, 0x2C, 0x29, 0x3B, ASCII.lineFeed].contains(bytes[end])
    var start = place.lowerBound
    while start > 0, bytes[start - 1] == ASCII.space || bytes[start - 1] == ASCII.lineFeed {
      start -= 1
    }
    // "| Spring physics, expressive easing |" begins the enumeration of a cell.
    let isFirst =
      end < bytes.count && bytes[end] == 0x2C && start > 0 && bytes[start - 1] == ASCII.pipe
    return isFirst || isLast && start > 0 && bytes[start - 1] == 0x2C
  }

  /// Whether the section takes over a part as it is, whose spring is built already.
  private func isReused(_ motion: Motion, _ document: Document) -> Bool {
    guard let node = document.lastNode(startingBy: motion.origin.range.start) else { return false }
    let section = document.sections[Int(document.nodes[node].section)]
    return section.ownNodes.contains { node in
      document.nodes[Int(node)].kind == .paragraph
        && Names.hasWord(document.string(Int(node)), in: Self.reuses)
    }
  }

  private static let reuses: Lexicon = ["reuse", "reuses", "reused", "reusing"]

  /// Whether the document is written for a platform whose springs have parameters of their own.
  private func isNative(_ bytes: ContiguousArray<UInt8>) -> Bool {
    ASCII.find("SF Symbol", in: bytes, 0..<bytes.count) != nil
  }

  /// The lengths that rows of tables give in cells of their own, by line.
  private func lengths(_ context: RuleContext) -> [Int: Quantity] {
    var result: [Int: Quantity] = [:]
    let isNeeded = context.spec.motions.contains { motion in
      if case .spring(nil)? = motion.easing { return motion.duration == nil }
      return false
    }
    for motion in context.spec.motions where isNeeded {
      if let duration = motion.duration { result[context.line(motion.origin)] = duration }
    }
    // A cell below "Parameters" may hold a time alone.
    for fact in context.spec.durations
    where isNeeded && fact.role == .other && (fact.quantity.exact ?? 0) > 0 {
      guard let node = context.document.lastNode(startingBy: fact.origin.range.start),
        context.document.nodes[node].kind == .tableCell
      else { continue }
      let line = context.line(fact.origin)
      if result[line] == nil { result[line] = fact.quantity }
    }
    return result
  }

  /// Whether the document or one that it links to gives parameters.
  private func isDefined(_ context: RuleContext) -> Bool {
    if definesSpring(context.document, context.spec) { return true }
    let number = Int(context.document.file.index)
    guard context.facts.documents.indices.contains(number) else { return false }
    return context.facts.links(of: number).compactMap(\.document).contains {
      definesSpring(context.facts.documents[$0], context.facts.specs[$0])
    }
  }

  /// Whether a document gives parameters, a token or the platform's own spring.
  private func definesSpring(_ document: Document, _ spec: SpecDocument) -> Bool {
    for motion in spec.motions {
      if case .spring(.some)? = motion.easing { return true }
      if case .spring? = motion.easing,
        Names.words(document.source.string(motion.origin.range)).contains(
          where: Self.platform.contains)
      {
        return true
      }
    }
    if spec.tokens.contains(where: { Names.words($0.name).contains("spring") }) { return true }
    let bytes = document.source.bytes
    let all = 0..<bytes.count
    return ASCII.find("amping", in: bytes, all) != nil
      || ASCII.find("tiffness", in: bytes, all) != nil || callsSpring(bytes)
      || ASCII.find("SpringCurve", in: bytes, all) != nil
      || ASCII.find("SwiftUI", in: bytes, all) != nil
      || ASCII.find("cubic-bezier(0.34", in: bytes, all) != nil || drawsSpring(document.source)
      || namesProperty(bytes) || namesConstant(bytes)
  }

  /// Whether numbers stand in the parentheses of a call: "spring(1, 80, 10)".
  private func callsSpring(_ bytes: ContiguousArray<UInt8>) -> Bool {
    guard let call = ASCII.find("spring(", in: bytes, 0..<bytes.count) else { return false }
    return call + 7 < bytes.count && ASCII.isDigit(bytes[call + 7])
  }

  /// Whether the text speaks of a custom property for it, which a style sheet defines: "`--ease-spring`".
  private func namesProperty(_ bytes: ContiguousArray<UInt8>) -> Bool {
    var offset = 0
    while let found = ASCII.find("spring", in: bytes, offset..<bytes.count) {
      var start = found
      while start > 0, ASCII.isWord(bytes[start - 1]) || bytes[start - 1] == ASCII.hyphen {
        start -= 1
      }
      let isSpan = start > 0 && bytes[start - 1] == ASCII.backtick
      if ASCII.starts(bytes, at: start, with: "--")
        || isSpan && bytes[start..<found].contains(ASCII.hyphen)
      {
        return true
      }
      offset = found + 6
    }
    return false
  }

  /// Whether a line gives a curve that stands for springs: "Spring: `cubic-bezier(0.175, 0.885, 0.32, 1.275)`".
  private func drawsSpring(_ source: SourceText) -> Bool {
    var offset = 0
    while let found = ASCII.find(
      "cubic-bezier(", in: source.bytes, offset..<source.bytes.count)
    {
      let line = source.lineRange(source.lineIndex(of: found)).offsets
      if ASCII.find("pring", in: source.bytes, line) != nil { return true }
      offset = line.upperBound
    }
    return false
  }
}
