import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports boxes that nobody can tick because the document demands nothing of the kind.
public struct ChecklistWithoutRequirement: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "V901", name: "checklist-without-requirement",
    summary: "A checklist asks for something that the document never specifies.",
    category: .verifiability, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      A tester needs a requirement to hold the box against. Reported are boxes that point at
      "specified targets" where no such target stands in the document, at a
      table of something of which it never speaks, boxes on a topic (high
      contrast, haptics, right-to-left layout, text size) that occurs nowhere else in it, and boxes
      that ask for the keyboard in all states where one section of a state alone speaks of it.
      """,
    references: ["ISO/IEC/IEEE 29148:2018, 5.2.5: verifiable"],
    examples: [
      .accepted(
        "## Haptics\n\nA light haptic on drop.\n\n## Checklist\n\n- [ ] Haptics match on all devices\n"
      ),
      .flagged(
        "# A\n\nCards fade in.\n\n## Checklist\n\n- [ ] ⟦High contrast mode⟧ verified\n"),
    ]
  )

  /// Topics that a document must speak of before a box can ask for them.
  private static let topics: [Topic] = [.highContrast, .haptics, .rightToLeft, .dynamicType]

  /// Makes the rule.
  public init() {}

  /// Compares the boxes with the rest of the document.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let items = context.spec.checklists.flatMap(\.items).filter {
      context.isNormative($0.origin.range)
    }
    // A document of boxes has no other part that could say it.
    guard !items.isEmpty, !Names.words(context.spec.title ?? "").contains("checklist") else {
      return
    }
    checkTopics(items, context, &diagnostics)
    for item in items {
      if let found =
        target(of: item, context) ?? table(of: item, context) ?? states(of: item, context)
      {
        diagnostics.append(found)
      }
    }
  }

  private func checkTopics(
    _ items: [Checklist.Item], _ context: RuleContext, _ diagnostics: inout [Diagnostic]
  ) {
    let document = context.document
    for topic in Self.topics {
      let mentions = context.analysis.mentions.of(topic)
      guard let first = mentions.first else { continue }
      let isBox = { (mention: Mention) in
        let range = document.sourceRange(plain: mention.range)
        return items.contains { $0.origin.range.contains(range) }
      }
      guard mentions.allSatisfy(isBox), !(topic == .highContrast && isNamedApart(items, document)),
        !isDemand(first, title: context.spec.title ?? "", document),
        !isTypeScale(first, items, document), !isToldInFence(topic, document)
      else { continue }
      diagnostics.append(
        diagnostic(
          "no requirement speaks of '\(document.string(plain: first.range))'",
          at: document.origin(of: first), label: "named in the checklist only",
          why: "the words stand in \(mentions.count == 1 ? "this box" : "boxes") and nowhere else",
          help: "specify what has to hold, or delete the box"))
    }
  }

  /// Whether "high contrast" stands outside of the boxes without the word "mode", as in the rows of a table.
  private func isNamedApart(_ items: [Checklist.Item], _ document: Document) -> Bool {
    var start = 0
    while let found = ASCII.find("igh contrast", in: document.plain, start..<document.plain.count) {
      let place = document.sourceRange(plain: found..<found + 12)
      if !items.contains(where: { $0.origin.range.contains(place) }) { return true }
      start = found + 12
    }
    return false
  }

  /// Whether the box is a task or a demand of its own: it says what to do, or gives a number.
  private func isDemand(_ mention: Mention, title: String, _ document: Document) -> Bool {
    let line = document.lineText(of: mention)
    let first = Names.firstWord(line) ?? ""
    let isTask = ["test", "add", "check", "implement", "verify", "ensure"].contains(first)
    // "(if other languages are planned)": whether it holds is still open.
    return isTask || isTrial(line, first) || line.contains { $0.isNumber } || line.contains("(if ")
      || Names.words(title).contains {
        $0.hasPrefix("test") || $0 == "guidelines" || $0 == "accessibility"
      }
  }

  private static let conditions: Lexicon = [
    "with", "when", "while", "under", "in", "if", "mit", "bei", "wenn", "avec", "quand", "si",
    "con", "cuando", "com", "quando", "met", "dengan",
  ]

  /// Whether a box sets something up and says what then has to hold: "With increased contrast on, all labels are legible".
  private func isTrial(_ line: String, _ first: String) -> Bool {
    guard Self.conditions.contains(first), let comma = line.firstIndex(of: ",") else {
      return false
    }
    return Names.wordCount(String(line[comma...])) > 1
  }

  private static let pointing: Set<String> = [
    "specified", "defined", "documented", "stated", "agreed", "required", "prescribed", "given",
    "promised", "planned", "set", "demanded",
  ]
  private static let pointed: Set<String> = [
    "target", "targets", "budget", "budgets", "limit", "limits", "threshold", "thresholds", "times",
    "time", "latency", "duration", "goal", "goals", "maximum", "size", "rate",
  ]

  private static let speeds: Lexicon = [
    "time", "times", "loading", "latency", "response", "performance", "paint", "load", "loads",
    "startup", "start", "starts", "appear", "appears", "responds", "opens",
  ]

  /// Where words point at a limit: "specified targets", "budget above".
  private func place(of words: [String]) -> Range<Int>? {
    for place in words.indices.dropLast() {
      if Self.pointed.contains(words[place]), ["above", "below"].contains(words[place + 1]) {
        return place..<place + 2
      }
      guard Self.pointing.contains(words[place]) else { continue }
      // "the agreed start-up time"
      let end = words[(place + 1)...].prefix(3).firstIndex(where: Self.pointed.contains)
      if let end { return place..<end + 1 }
    }
    return nil
  }

  /// "Loading times meet specified targets" in a document without a loading time.
  private func target(of item: Checklist.Item, _ context: RuleContext) -> Diagnostic? {
    let words = Names.words(item.text)
    guard let place = place(of: words) else { return nil }
    if words.contains(where: Self.sizes.contains) {
      guard !Self.sizeUnits.contains(where: { context.document.mentions($0) }) else { return nil }
    } else if words.contains(where: Self.frames.contains) {
      guard !Self.frameUnits.contains(where: { context.document.mentions($0) }) else { return nil }
    } else {
      guard words.contains(where: Self.speeds.contains), !hasLimit(context),
        !saysWithin(context.document)
      else { return nil }
    }
    return diagnostic(
      "'\(words[place].joined(separator: " "))' is given nowhere", at: item.origin,
      label: "no such target", why: "no number of the document is a limit of this kind",
      help: "write the limit, for example 'first photos within 2 s', or delete the box")
  }

  private static let tables: Lexicon = ["table", "matrix", "tabelle"]
  private static let plain: Lexicon = [
    "the", "a", "this", "that", "each", "every", "same", "first", "second", "last", "above",
    "below",
    "in", "of", "one", "no", "any", "whole", "full", "new", "old", "state", "transition",
    "decision",
    "data", "routing", "hash", "lookup", "pivot",
  ]

  /// "Dimming follows the brightness table" in a document that never speaks of brightness.
  private func table(of item: Checklist.Item, _ context: RuleContext) -> Diagnostic? {
    let words = Names.words(item.text)
    guard let place = words.lastIndex(where: Self.tables.contains), place > 1,
      words[place - 2] == "the", case let name = words[place - 1], name.utf8.count > 4,
      !Self.plain.contains(name), place + 1 == words.count || words[place + 1] != "of",
      place > 2, ["in", "of", "from", "by", "to", "with", "as"].contains(words[place - 3])
    else { return nil }
    let document = context.document
    let isNamed = document.nodes.indices.contains { node in
      let kind = document.nodes[node].kind
      guard kind == .paragraph || kind == .heading || kind == .tableCell,
        case let range = document.sourceRange(plain: document.plainText(of: node)),
        !item.origin.range.contains(range), !range.contains(item.origin.range)
      else { return false }
      return Names.words(document.string(node)).contains { $0.hasPrefix(name.dropLast(1)) }
    }
    guard !isNamed, !document.links.contains(where: { !$0.destination.hasPrefix("#") }) else {
      return nil
    }
    return diagnostic(
      "'the \(name) \(words[place])' is nowhere", at: item.origin, label: "no such table",
      why: "no heading, sentence or cell of the document has the word '\(name)'",
      help: "add the table, or delete the box")
  }

  private static let sizes: Lexicon = [
    "bundle", "file", "files", "image", "images", "weight", "download", "upload", "bytes",
  ]
  private static let sizeUnits: [StaticString] = ["KB", "kB", "MB", "GB", "KiB", "MiB"]
  private static let frames: Lexicon = ["frame", "frames", "framerate", "fps"]
  private static let frameUnits: [StaticString] = [
    "fps", "FPS", "Hz", "frames per second", "frames a second", "16 ms", "16ms",
  ]

  /// Whether the document has a time that loading or an answer may take.
  private func hasLimit(_ context: RuleContext) -> Bool {
    context.spec.durations.contains { fact in
      switch fact.role {
      case .latency, .budget, .timeout: return true
      default:
        // "within 1.5s", "under 2 seconds"
        return fact.quantity.max != nil && fact.quantity.min == nil
          || isLed(fact.origin, context.document)
      }
    }
  }

  private static let leads: Lexicon = [
    "within", "under", "most", "than", "after", "below", "innerhalb",
  ]

  private func isLed(_ origin: Origin, _ document: Document) -> Bool {
    let line = document.firstLine(of: origin.range)
    guard line.start < origin.range.start, line.offsets.count < 400 else { return false }
    let before = document.source.string(SourceRange(Int(line.start), Int(origin.range.start)))
    return Names.words(before).last.map(Self.leads.contains) == true
  }

  /// Whether a text says "within 2 s", whatever it is said of.
  private func saysWithin(_ document: Document) -> Bool {
    let bytes = document.source.bytes
    var offset = 0
    while let found = ASCII.find("within ", in: bytes, offset..<bytes.count) {
      offset = found + 7
      if offset < bytes.count, ASCII.isDigit(bytes[offset]) { return true }
    }
    return false
  }
}
