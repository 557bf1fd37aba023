import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports promises to respect reduced motion that say nothing of what happens then.
public struct ReducedMotionMissing: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "A604", name: "reduced-motion-missing",
    summary: "The document promises to respect reduced motion and gives no alternative.",
    category: .motion, defaultSeverity: .error,
    explanation: """
      "Motion preferences respected" can be built as no motion, as a fade, or as the same motion in
      less time. A document that animates and makes the promise must say what takes the place of the
      motion, here or in a document that it links to. In a document that never speaks of reduced motion
      the first motion without end is told as a hint, and all others are left alone; so are promises that
      name the media query, which is a switch, and those of principles that describe no animation. A promise that names
      the switch of the platform ("AccessibilityInfo") is a warning.
      """,
    references: [
      "WCAG 2.2, 2.3.3 Animation from Interactions (AAA)", "WCAG 2.2, 2.2.2 Pause, Stop, Hide (A)",
      "Apple HIG, Motion", "Media Queries 5, 12.1 prefers-reduced-motion",
    ],
    examples: [
      .accepted(
        "- **Fade animation**: 200ms ease-out\n- Reduced motion: the panel appears without a fade\n"
      ),
      .flagged(
        "- **Fade animation**: 200ms ease-out\n- ⟦Motion preferences⟧ respected in all animations\n"
      ),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks for an alternative wherever reduced motion is spoken of.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let mentions = context.analysis.mentions.of(.reducedMotion)
    if let refused = refusal(mentions, context) { return diagnostics.append(refused) }
    let promises = mentions.filter { isPromise($0, context.document) }
    let plain = promises.filter { !isQuery($0, context.document) }
    guard
      let first = plain.first(where: { !isToDo($0, context.document) }) ?? plain.first
        ?? promises.first
    else {
      if mentions.isEmpty, !speaksOtherwise(context.document), let endless = endless(context),
        !Mentions.areInCode(.reducedMotion, of: context.document)
      {
        diagnostics.append(endless)
      }
      return
    }
    guard
      context.spec.motions.count + context.spec.durations.count(where: isMotion) > 0
        || spinsForEver(context)
    else { return }
    let isAnswered = { (document: Document, mentions: [Mention]) in
      mentions.contains { isAnswer($0, document) }
    }
    if isAnswered(context.document, mentions)
      || Mentions.areInCode(.reducedMotion, of: context.document)
    {
      return
    }
    let index = Int(context.document.file.index)
    if context.facts.documents.indices.contains(index) {
      for linked in context.facts.links(of: index).compactMap(\.document) {
        let document = context.facts.documents[linked]
        let mentions = context.facts.analyses[linked].mentions.of(.reducedMotion)
        if isAnswered(document, mentions) || Mentions.areInCode(.reducedMotion, of: document) {
          return
        }
      }
    }
    var found = diagnostic(first, context)
    if namesSwitch(first, context.document) { found.severity = .warning }
    if isSlight(first, context) || isToDo(first, context.document) { found.severity = .info }
    diagnostics.append(found)
  }

  private func diagnostic(_ first: Mention, _ context: RuleContext) -> Diagnostic {
    let document = context.document
    let loop = context.spec.motions.first {
      Names.words($0.text).contains { ["loop", "infinite", "continuous", "endless"].contains($0) }
    }
    let moving = loop ?? context.spec.motions.first
    let related = moving.map {
      [
        Diagnostic.Related(
          $0.origin, loop == nil ? "one of the animations" : "moves without end")
      ]
    }
    return diagnostic(
      "'\(document.string(plain: first.range))' is promised, and nothing says what moves then",
      at: document.origin(of: first), label: "no alternative", related: related ?? [],
      why:
        "\(max(1, context.spec.motions.count)) animations; no line on reduced motion says what takes "
        + "their place",
      help: "say for each animation what happens instead, for example 'the panel appears at once'")
  }

  private static let loops: Lexicon = [
    "infinite", "infinitely", "endless", "endlessly", "looping", "loops", "unendlich", "infinito",
    "shimmer",
  ]
  private static let moves: Lexicon = [
    "animation", "animate", "shimmer", "pulse", "pulses", "pulsing", "spin", "spins", "rotate",
    "rotates", "rotation", "blink", "blinking", "breathing", "marquee", "bounce", "animations",
  ]

  /// The first motion without end of a document that never speaks of reduced motion.
  private func endless(_ context: RuleContext) -> Diagnostic? {
    let document = context.document
    guard Self.signs.contains(where: { document.mentions($0) }) else { return nil }
    let lines = context.spec.motions.map(\.origin) + context.spec.durations.map(\.origin)
    for origin in lines.sorted(by: { $0.range.start < $1.range.start }) {
      let line = document.firstLine(of: origin.range)
      guard line.offsets.count < 400,
        Self.signs.contains(where: {
          ASCII.find($0, in: document.source.bytes, line.offsets) != nil
        }), context.isNormative(line)
      else { continue }
      let words = Names.words(document.source.string(line))
      guard words.contains(where: Self.loops.contains), !Self.playsOnce(words) else { continue }
      let above = document.source.lineIndex(of: Int(line.start)) - 1
      let before = above >= 0 ? document.source.string(document.source.lineRange(above)) : ""
      guard words.contains(where: Self.moves.contains) || Names.hasWord(before, in: Self.moves),
        !isAnsweredElsewhere(context)
      else { continue }
      var found = diagnostic(
        "this moves without end, and reduced motion is never spoken of",
        at: document.origin(line), label: "no alternative",
        why: "people who ask for less motion get the same as all others",
        help: "say what is shown instead where less motion is asked for")
      found.severity = .info
      return found
    }
    return nil
  }

  /// Bytes of the words for motion without end.
  private static let signs: [StaticString] = [
    "nfinit", "ndless", "oop", "himmer", "nendlich",
  ]

  /// Whether a document that this one links to speaks of reduced motion.
  private func isAnsweredElsewhere(_ context: RuleContext) -> Bool {
    let index = Int(context.document.file.index)
    guard context.facts.documents.indices.contains(index) else { return true }
    return context.facts.links(of: index).compactMap(\.document).contains {
      context.facts.analyses[$0].mentions.has(.reducedMotion)
        || Mentions.areInCode(.reducedMotion, of: context.facts.documents[$0])
    }
  }

  /// Whether a line speaks of the interface, and not of the settings that people have.
  private func isPromise(_ mention: Mention, _ document: Document) -> Bool {
    let words = Names.words(document.lineText(of: mention))
    // What is "verified" asks whoever ticks the box.
    if words.contains("verified") || words.contains("tested") { return false }
    return !words.contains("users") && !words.contains("user") && words.first != "with"
      && words.first.map { !Self.openers.contains($0) } == true
      && !upholds(document.string(plain: sentence(around: mention, document)))
  }

  func isMotion(_ fact: DurationFact) -> Bool { fact.role == .animation }

  /// Whether the place says what happens: in code, in the line itself, or in a section of its own.
  private func isAnswer(_ mention: Mention, _ document: Document) -> Bool {
    let node = document.nodes[mention.node]
    if node.kind == .tableCell {
      return !promisesAlone(mention, document) || tellsReduced(document)
    }
    if node.kind == .heading {
      let section = document.sections[Int(node.section)]
      return section.nodes.count > 1
    }
    let text = passage(of: mention, document)
    let words = Names.words(text + " " + document.title(ofSection: Int(node.section)))
    if words.contains(where: Self.remedies.contains) { return true }
    if text.utf8.contains(where: { $0 >= 0xE3 }), Self.wideRemedies.contains(where: text.contains) {
      return true
    }
    return introduces(mention, document) || isAnsweredBelow(mention, document)
      || isAnsweredBelowTitle(mention, document)
  }

  /// The paragraph of a mention from its line on, and the items below it.
  private func passage(of mention: Mention, _ document: Document) -> String {
    let line = document.line(around: mention.range.lowerBound, in: mention.node)
    let leaf = document.plainText(of: mention.node)
    var text = document.string(plain: line.lowerBound..<min(leaf.upperBound, line.lowerBound + 600))
    let next = Int(document.nodes[mention.node].end)
    guard next < document.nodes.count,
      document.nodes[next].kind == .list || document.nodes[next].kind == .blockQuote,
      document.nodes[next].parent == document.nodes[mention.node].parent
    else { return text }
    for node in next..<Int(document.nodes[next].end)
    where document.nodes[node].kind == .paragraph && text.utf8.count < 1200 {
      text += " " + document.string(node)
    }
    return text
  }

  /// Whether a list, a table or code follows a line that ends in a colon or is nothing but the phrase.
  private func introduces(_ mention: Mention, _ document: Document) -> Bool {
    let line = document.line(around: mention.range.lowerBound, in: mention.node)
    let isLead =
      line.upperBound - mention.range.upperBound <= 12
      && mention.range.lowerBound - line.lowerBound <= 24
      && (document.plain[line].last == 0x3A || mention.range.count + 24 >= line.count)
    let next = Int(document.nodes[mention.node].end)
    guard isLead, next < document.nodes.count else { return false }
    let kind = document.nodes[next].kind
    return kind == .list || kind == .table || kind == .codeBlock
  }
}
