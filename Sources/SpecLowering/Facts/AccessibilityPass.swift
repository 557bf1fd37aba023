import SpecModel
import SpecSyntax
import SpecText

/// Collects statements about assistive technology.
enum AccessibilityPass: LoweringPass {
  private typealias Kind = AccessibilityStatement.Kind

  private static let cues: WordTable<AccessibilityStatement.Kind> = WordKey.table(
    (.announcement, ["announce", "announces", "announced", "announcement", "announcements"]),
    (.announcement, ["announcing"]),
    (.label, ["aria", "accessibilitylabel", "alt", "label", "labels", "labelled", "described"]),
    (.focus, ["focus", "focused", "focusable"]),
    (.keyboard, ["keyboard", "tab", "shortcut", "shortcuts", "arrow", "keys", "escape"]),
    (.dynamicType, ["dynamic", "font", "zoom", "enlarge"]),
    (.motion, ["motion", "reduced", "vestibular"]),
    (.contrast, ["contrast", "color-blind"]),
    (.target, ["touch", "target", "targets", "tap"]),
    (.structure, ["landmark", "landmarks", "heading", "headings", "semantic", "role", "order"])
  )
  /// Words that make a line a statement wherever it stands.
  private static let strong = WordKey.set(
    "voiceover", "talkback", "aria", "announces", "announce", "announcement", "wcag")
  private static let sections = WordKey.set(
    "accessibility", "voiceover", "talkback", "keyboard", "a11y", "motor", "inclusive")
  /// Labels of remarks and conditions, which state nothing.
  private static let remarks = WordKey.set("next", "when", "see", "goal", "steps", "expected")
  private static let reduced = WordKey("reduced")
  private static let reduce = WordKey("reduce")
  private static let motion = WordKey("motion")
  private static let dynamic = WordKey("dynamic")
  private static let type = WordKey("type")
  private static let screen = WordKey("screen")
  private static let readers = WordKey.set("reader", "readers")

  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    FactReader.with(context) { reader in
      let sections = sectionsOnAssistance(reader)
      for index in context.lines.indices {
        let line = context.lines[index]
        guard line.holder != .heading, !line.value.isEmpty else { continue }
        let section = Int(context.document.nodes[line.node].section)
        let inside = section < sections.count && sections[section]
        let isOwned = !inside && isOwned(index, reader)
        add(line, index: index, isInside: inside || isOwned, reader: reader, to: &spec)
      }
    }
  }

  /// Of each section whether its heading or one above is over statements.
  private static func sectionsOnAssistance(_ reader: FactReader) -> [Bool] {
    let sections = reader.context.document.sections
    var result = [Bool](repeating: false, count: sections.count)
    for number in sections.indices.dropFirst() {
      let parent = Int(sections[number].parent)
      let heading = Int(sections[number].heading)
      result[number] =
        parent > 0 && result[parent] || heading >= 0 && heads(reader.textRange(heading), reader)
    }
    return result
  }

  /// Whether a heading is one over statements: "Accessibility", and not "Adjust accessibility settings", which is a
  /// task of a person or a part of the interface.
  private static func heads(_ title: Range<Int>, _ reader: FactReader) -> Bool {
    guard namesAssistance(title, reader) else { return false }
    let words = Words.keys(reader.bytes, title)
    return !zip(words, words.dropFirst()).contains { first, second in
      (sections.contains(first) || readers.contains(first)) && things.contains(second)
    }
  }

  /// Whether words name a technology or a need: "Screen reader", and not a "Reader" that shows books.
  private static func namesAssistance(_ range: Range<Int>, _ reader: FactReader) -> Bool {
    let isNamed = Words.contain(sections, reader.bytes, range)
    guard isNamed || Words.contain(readers, reader.bytes, range) else { return false }
    let words = Words.keys(reader.bytes, range)
    if isNamed, words.contains(where: { sections.contains($0) && $0 != keyboard }) { return true }
    if isNamed, namesKeyboard(words), !isOfBot(reader) { return true }
    return zip(words, words.dropFirst()).contains { $0 == screen && readers.contains($1) }
  }

  /// Whether words name the keyboard by which an interface is reached, and none that it shows: "Reply keyboard",
  /// "On-screen keyboard", "Keyboard buttons".
  private static func namesKeyboard(_ words: [WordKey]) -> Bool {
    words.indices.contains { index in
      guard words[index] == keyboard else { return false }
      let isShown =
        index > 0 && shown.contains(words[index - 1])
        || index > 1 && words[index - 1] == screen && words[index - 2] == on
        || index + 1 < words.count && parts.contains(words[index + 1])
      return !isShown
    }
  }

  /// Whether the title of the document speaks of a bot, whose keyboards are rows of buttons.
  private static func isOfBot(_ reader: FactReader) -> Bool {
    let sections = reader.context.document.sections
    guard sections.count > 1, case let heading = Int(sections[1].heading), heading >= 0 else {
      return false
    }
    return Words.contain(bots, reader.bytes, reader.textRange(heading))
  }

  private static let keyboard = WordKey("keyboard")
  private static let on = WordKey("on")
  private static let shown = WordKey.set(
    "reply", "inline", "virtual", "onscreen", "software", "soft", "numeric", "number", "emoji")
  private static let parts = WordKey.set("markup", "buttons", "height", "row", "rows")
  private static let bots = WordKey.set("bot", "bots", "chatbot", "telegram")

  /// Parts of an interface and of a system that may be called after accessibility.
  private static let things = WordKey.set(
    "settings", "setting", "screen", "menu", "panel", "options", "preferences", "page", "toggle",
    "toggles", "service", "permission", "permissions", "flow", "shortcut", "button", "view")

  /// Whether a line is a link or a command as a whole, which states nothing.
  private static func isReference(_ line: TextLine, _ document: Document) -> Bool {
    let index = document.run(at: line.text.lowerBound, in: line.node)
    guard index >= 0 else { return false }
    let run = document.runs[index]
    if run.style.contains(.code) {
      return Int(run.start + run.count) >= line.text.upperBound
    }
    return run.link >= 0
      && Int(document.links[Int(run.link)].text.upperBound) + 2 >= line.text.upperBound
  }

  private static func isOwned(_ index: Int, _ reader: FactReader) -> Bool {
    guard let owner = reader.owner(of: index), reader.cues(of: owner).contains(.assistive) else {
      return false
    }
    let label = reader.label(of: reader.context.lines[owner])
    guard label.count < 80 else { return false }
    return namesAssistance(label, reader)
  }

  private static func add(
    _ line: TextLine, index: Int, isInside: Bool, reader: FactReader, to spec: inout SpecDocument
  ) {
    guard isInside || line.holder != .cell && reader.cues(of: index).contains(.statement) else {
      return
    }
    let words = reader.words(of: index).map(\.key)
    guard isInside || isStatement(words), !isReference(line, reader.context.document),
      !isTitle(line, reader.context.document)
    else { return }
    if let label = line.label, Words.contain(remarks, reader.bytes, label) { return }
    let hasRatio = reader.context.facts.measures(of: index).contains {
      $0.unit == .ratio && $0.high > 1
    }
    let kind =
      kind(of: words, hasRatio: hasRatio)
      ?? (isInside ? kindAbove(index, reader) : nil) ?? .other
    let subject =
      line.label.map(reader.string) ?? reader.ownerLabel(of: index).map(reader.string)
      ?? rowName(index, reader)
    spec.accessibility.append(
      AccessibilityStatement(
        kind: kind, subject: subject ?? reader.scope(of: line).last ?? "",
        text: reader.string(line.text), origin: reader.origin(line.text, in: line)))
  }

  /// Whether words make a line a statement; each of them begins with one that sets the cue.
  private static func isStatement(_ words: [WordKey]) -> Bool {
    if words.contains(where: strong.contains) { return true }
    return zip(words, words.dropFirst()).contains { first, second in
      (first == reduced || first == reduce) && second == motion
        || first == dynamic && second == type
        || first == screen && readers.contains(second)
    } || refusesScrolling(words)
  }

  private static let sideways = WordKey.set("horizontal", "horizontally", "sideways")
  private static let scrolling = WordKey.set("scroll", "scrolls", "scrolling", "scrollbar")
  private static let refusals = WordKey.set("no", "without", "never")

  /// Whether words rule out scrolling in two directions: "no horizontal scrolling" (WCAG 2.2, 1.4.10).
  private static func refusesScrolling(_ words: [WordKey]) -> Bool {
    zip(words, zip(words.dropFirst(), words.dropFirst(2))).contains { first, rest in
      refusals.contains(first)
        && (sideways.contains(rest.0) && scrolling.contains(rest.1)
          || scrolling.contains(rest.0) && sideways.contains(rest.1))
    }
  }

  /// Whether a cell is one of the header, which names what the cells below it tell.
  private static func isTitle(_ line: TextLine, _ document: Document) -> Bool {
    guard line.holder == .cell else { return false }
    let row = Int(document.nodes[line.node].parent)
    return row > 0 && document.nodes[row - 1].kind == .table && document.nodes[row].level == 1
  }

  /// What the first cell of a row names: the key of a row of keys.
  private static func rowName(_ index: Int, _ reader: FactReader) -> String? {
    guard reader.context.lines[index].holder == .cell,
      let first = reader.firstCell(ofRowOf: index), first != index
    else { return nil }
    return reader.string(reader.context.lines[first].text)
  }

  /// What the words above a line are about, and where they tell nothing, the heading over them: "Affected parts:" below
  /// "Motion".
  private static func kindAbove(_ index: Int, _ reader: FactReader) -> Kind? {
    if let kind = kind(of: reader.wordsAbove(index), hasRatio: false) { return kind }
    let document = reader.context.document
    let section = Int(document.nodes[reader.context.lines[index].node].section)
    guard document.sections.indices.contains(section),
      case let heading = Int(document.sections[section].heading), heading >= 0
    else { return nil }
    return kind(of: Words.keys(reader.bytes, reader.textRange(heading)), hasRatio: false)
  }

  private static let wcag = WordKey("wcag")

  /// What words are about; the criteria are named with whatever they demand, and so tell a contrast only beside a ratio
  /// or where nothing else tells.
  private static func kind(
    of words: [WordKey], hasRatio: Bool
  ) -> AccessibilityStatement.Kind? {
    let kinds = words.compactMap { cues[$0] }
    for kind: AccessibilityStatement.Kind in [.announcement, .motion, .dynamicType, .contrast]
    where kinds.contains(kind) {
      return kind
    }
    let isOfCriteria = words.contains(wcag)
    if hasRatio, isOfCriteria || kinds.isEmpty { return .contrast }
    return kinds.first ?? (isOfCriteria ? .contrast : nil)
  }
}
