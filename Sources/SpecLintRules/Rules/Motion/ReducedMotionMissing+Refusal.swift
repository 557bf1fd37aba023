import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Sentences that say that motion goes on where less of it is asked for.
extension ReducedMotionMissing {
  private static let subjects: Lexicon = [
    "motion", "animation", "animations", "loop", "loops", "parallax", "movement", "autoplay",
    "video",
    "carousel", "confetti", "background", "hero", "bewegung", "animationen", "mouvement",
    "animación", "animaciones", "everything", "it", "they",
  ]
  private static let denials: Lexicon = [
    "not", "never", "isn", "aren", "doesn", "don", "nicht", "nie", "pas", "no", "cannot",
  ]
  private static let changes: Lexicon = [
    "changed", "change", "changes", "altered", "considered", "supported", "support", "respected",
    "respect", "honoured", "honored", "honour", "honor", "affected", "handled", "adapted", "adapt",
    "stopped", "stop", "paused", "slowed", "react", "reacts", "observed", "regarded",
    "berücksichtigt", "beachtet", "geändert", "angepasst", "changé", "modifiée", "respecté",
    "cambia", "respeta", "checked",
  ]
  private static let ongoing = [
    "ignores", "ignored", "regardless", "unchanged", "keeps moving", "keeps running",
    "keep moving", "keep running", "goes on as", "continues as", "even when reduced",
    "even with reduced", "no reduced variant", "no reduced version", "no variant for",
    "no alternative for", "as usual", "also plays", "still plays", "still runs", "still moves",
    "unverändert", "läuft weiter", "ignoriert",
  ]
  /// What may go on for those who ask for less motion, and words for what does not move.
  private static let harmless: Lexicon = [
    "fade", "fades", "opacity", "colour", "color", "colours", "colors", "crossfade", "progress",
    "essential", "text", "timing", "timer", "countdown", "layout", "content", "function",
    "information", "sound", "haptics", "nothing", "none", "size", "contrast", "must", "should",
    "may", "never-ending", "test", "don", "avoid", "bug", "wrong",
  ]
  private static let endless: Phrases = [
    "endless", "infinite", "loop", "parallax", "for as long as", "continuous", "forever", "bob",
    "drift", "puls", "autoplay", "spin", "float", "scroll speed", "marquee", "endlos", "zoom",
    "bounce", "repeats", "never stops", "rotat", "shake", "slide",
  ]

  /// The first sentence that lets motion go on, in a document that has some.
  func refusal(_ mentions: [Mention], _ context: RuleContext) -> Diagnostic? {
    let document = context.document
    for mention in mentions {
      guard document.nodes[mention.node].kind == .paragraph,
        context.isNormative(document.sourceRange(plain: mention.range)),
        case let sentence = sentence(around: mention, document),
        case let text = document.string(plain: sentence), text.utf8.count < 300,
        !Names.hasWord(text, in: Self.harmless), mayRefuse(text),
        let motion = motion(besides: mention.node, document),
        isRefusal(text, of: document.string(plain: motion).lowercased())
      else { continue }
      return diagnostic(
        "motion goes on where reduced motion is asked for", at: document.origin(of: mention),
        label: "nothing changes then",
        related: [.init(document.origin(document.sourceRange(plain: motion)), "moves")],
        why: "people who ask for less motion get the same as all others, and the text says so",
        help: "say what is shown instead, for example a still picture")
    }
    return nil
  }

  private static let loosenings: Lexicon = [
    "relax", "relaxes", "relaxed", "weaken", "weakens", "weakened", "loosen", "loosens", "loosened",
    "lift", "lifts", "override", "overrides", "bypass", "bypasses", "break", "breaks", "violate",
    "violates", "waive", "waives", "replace", "supersede", "supersedes", "reduce",
  ]

  /// Whether a sentence says that a demand stays as it is, which is neither refusal nor promise: "does not relax the
  /// rules on reduced motion".
  func upholds(_ text: String) -> Bool {
    let words = Names.words(text)
    return words.indices.contains { place in
      Self.denials.contains(words[place])
        && words[(place + 1)...].prefix(2).contains(where: Self.loosenings.contains)
    }
  }

  /// A first look at whether a sentence says that something stays as it is.
  private func mayRefuse(_ text: String) -> Bool {
    let lower = text.lowercased()
    return Self.ongoing.contains(where: lower.contains) || Names.hasWord(text, in: Self.denials)
  }

  /// Whether a sentence says of motion in general, or by a word of the motion itself, that it goes on.
  private func isRefusal(_ text: String, of motion: String) -> Bool {
    if upholds(text) { return false }
    var lower = text.lowercased()
    // The name of the setting says nothing of what moves.
    for name in ["reduced motion", "reduce motion", "reduced-motion"] where lower.contains(name) {
      lower = lower.replacing(name, with: " ")
    }
    let words = Names.words(lower)
    if words.contains(where: Self.subjects.contains) { return goesOn(lower) }
    guard !words.contains(where: Self.remedies.contains) else { return false }
    // "The slide titles are unchanged and the slides become a list": each clause speaks of its own subject.
    return lower.replacing(" and ", with: ",").split(separator: ",").contains { clause in
      goesOn(String(clause)) && moves(Names.words(String(clause)), in: motion)
    }
  }

  /// Whether a clause says that something goes on as it is.
  private func goesOn(_ clause: String) -> Bool {
    if Self.ongoing.contains(where: clause.contains) { return true }
    let words = Names.words(clause)
    return words.indices.contains { place in
      Self.denials.contains(words[place])
        && words[(place + 1)...].prefix(3).contains(where: Self.changes.contains)
    }
  }

  /// Words behind a subject, or behind a verb for motion.
  private static let verbs: Lexicon = [
    "is", "are", "isn", "aren", "stay", "stays", "keep", "keeps", "remain", "remains", "continue",
    "continues", "still", "also", "go", "goes", "run", "runs", "play", "plays", "loop", "loops",
    "move", "moves", "repeat", "repeats", "does", "do", "doesn", "don", "never", "not", "ignore",
    "ignores", "unchanged", "regardless", "as", "even", "effect", "effects", "speed", "in",
    "bleibt",
    "läuft", "unverändert", "ignoriert",
  ]

  /// Whether a motion of the document is the subject of a clause or its verb: "the slide order" is neither.
  private func moves(_ words: [String], in motion: String) -> Bool {
    let stems = Self.endless.filter(motion.contains)
    return words.indices.contains { place -> Bool in
      // "The sliding panels keep moving"
      let end = words[place].hasSuffix("ing") ? place + 2 : place + 1
      return
        (place + 1 == words.count || Self.verbs.contains(words[place + 1])
        || end < words.count && Self.verbs.contains(words[end]))
        && stems.contains { words[place].hasPrefix($0) || $0.hasPrefix(words[place] + " ") }
    }
  }

  /// The sentence of a mention, which may go on over several lines.
  func sentence(around mention: Mention, _ document: Document) -> Range<Int> {
    let leaf = document.plainText(of: mention.node)
    func ends(_ offset: Int) -> Bool {
      [0x2E, 0x3B].contains(document.plain[offset])
        && (offset + 1 >= leaf.upperBound || ASCII.isWhitespace(document.plain[offset + 1]))
    }
    var start = mention.range.lowerBound
    while start > leaf.lowerBound, !ends(start - 1) { start -= 1 }
    var end = mention.range.upperBound
    while end < leaf.upperBound, !ends(end) { end += 1 }
    return start..<end
  }

  /// Another text of the document that tells of motion without end, or over a long way.
  private func motion(besides node: Int, _ document: Document) -> Range<Int>? {
    for (number, other) in document.nodes.enumerated()
    where number != node && (other.kind == .paragraph || other.kind == .tableCell) {
      let range = document.plainText(of: number)
      guard range.count < 600, case let text = document.string(number).lowercased(),
        Self.endless.isIn(text)
      else { continue }
      return range
    }
    return nil
  }

  /// Whether a time of the document is that of one animation, and no limit for all.
  func isNamed(_ context: RuleContext) -> Bool {
    context.spec.durations.contains { fact in
      isMotion(fact) && (fact.quantity.exact.map { $0 < 2_000 } ?? false)
    }
  }

  func speaksOtherwise(_ document: Document) -> Bool {
    Mentions.wideReducedMotion.contains { document.mentions($0) }
  }

  /// First words of lines that weigh it, or tell how to test it.
  static let openers: Lexicon = ["consider", "test", "check", "verify"]

  /// Whether a promise names the switch of style sheets, which says how it is kept if not what is seen then.
  ///
  /// - Source: Media Queries Level 5, 12.1.
  func isQuery(_ mention: Mention, _ document: Document) -> Bool {
    let start = mention.range.lowerBound
    return ASCII.starts(document.plain, at: start + 1, with: "refers-")
      || start >= 8 && ASCII.starts(document.plain, at: start - 7, with: "refers-")
  }

  private static let switches = [
    "AccessibilityInfo", "UIAccessibility", "accessibilityReduceMotion", "isReduceMotionEnabled",
    "disableAnimations", "useReducedMotion", "ANIMATOR_DURATION_SCALE", "animator_duration_scale",
    "shouldReduceMotion",
  ]

  /// Whether the line of a promise names the switch of a platform: "via AccessibilityInfo".
  func namesSwitch(_ promise: Mention, _ document: Document) -> Bool {
    let line = document.lineText(of: promise)
    return Self.switches.contains(where: line.contains)
  }

  /// Whether a promise leaves little open: it names the switch, or the document has limits for all animations and
  /// describes none.
  func isSlight(_ promise: Mention, _ context: RuleContext) -> Bool {
    isQuery(promise, context.document) || context.spec.motions.count < 2 && !isNamed(context)
  }

  /// Whether the next item of the list gives the alternative: "Provide static alternatives".
  func isAnsweredBelow(_ mention: Mention, _ document: Document) -> Bool {
    let item = Int(document.nodes[mention.node].parent)
    guard item >= 0, document.nodes[item].kind == .item else { return false }
    let next = Int(document.nodes[item].end)
    guard next < document.nodes.count, document.nodes[next].kind == .item else { return false }
    return document.children(of: next).contains { leaf in
      let words = Names.words(document.string(plain: document.plainText(of: leaf)))
      return words.contains { ["static", "alternative", "alternatives", "instead"].contains($0) }
    } || tellsPreference(next, document)
  }

  /// Whether an item says what happens if people prefer less motion, in itself or in the items below it.
  private func tellsPreference(_ item: Int, _ document: Document) -> Bool {
    guard let lead = document.firstChild(of: item), document.nodes[lead].kind == .paragraph,
      case let text = document.string(lead).lowercased(),
      Self.preferences.contains(where: text.contains)
    else { return false }
    return (lead..<Int(document.nodes[item].end)).prefix(24).contains { node in
      guard document.nodes[node].kind == .paragraph else { return false }
      let text = document.string(node)
      return Names.words(text).contains(where: Self.remedies.contains)
        || Self.wideRemedies.contains(where: text.contains)
    }
  }
}
