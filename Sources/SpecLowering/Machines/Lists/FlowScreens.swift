import SpecModel
import SpecSyntax
import SpecText

/// Reads the screens that the steps of flows name with ids in parentheses, "3. Team page (S-04)", and the branches among
/// the steps, "[New rider] → Sign-up (S-02)", which leave the last screen above.
///
/// Three ids of one series at least must stand in such steps. The letters or a line of the document, "screens are S-XX",
/// must tell that they are those of screens.
struct FlowScreens {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// An id in parentheses, and what its step says before it.
  struct Mention {
    var id: String
    var before: String
    var line: Int
    var origin: Origin
  }

  /// Adds the screens that the steps name.
  ///
  /// - Complexity: O(bytes of items).
  func collect(into drafts: inout MachineDrafts) {
    let mentions = screenMentions()
    guard !mentions.isEmpty else { return }
    var known = KnownStates(drafts)
    var named: Set<String> = []
    func add(_ name: String, _ mention: Mention) {
      named.insert(mention.id)
      guard known.name(of: mention.id) == nil else { return }
      if let declared = known.name(of: name) {
        guard let place = drafts.states.firstIndex(where: { $0.name == declared }),
          !drafts.states[place].aliases.contains(where: Self.isID)
        else { return }
        drafts.states[place].aliases.append(LocatedText(mention.id, mention.origin))
        known.add(mention.id, as: declared)
        return
      }
      var state = StateDraft.screen(name, mention.origin, in: 1)
      state.aliases = [LocatedText(mention.id, mention.origin)]
      known.add(name)
      known.add(mention.id, as: name)
      drafts.states.append(state)
    }
    for mention in mentions where !named.contains(mention.id) {
      if let name = Self.wholeName(mention.before) { add(name, mention) }
    }
    for mention in mentions where !named.contains(mention.id) {
      let name = Self.lastName(mention.before) { known.name(of: $0) == nil }
      if let name { add(name, mention) }
    }
  }

  // MARK: Ids

  /// The mentions of the screens of all series, in order.
  private func screenMentions() -> [Mention] {
    var found: [String: [Mention]] = [:]
    for index in context.lines.indices where context.lines[index].holder == .item {
      for mention in mentions(in: index) {
        found[String(mention.id.prefix { $0.isLetter }), default: []].append(mention)
      }
    }
    let kept = found.filter { letters, mentions in
      Set(mentions.map(\.id)).count > 2 && (Self.letters.contains(letters) || isOfScreens(letters))
    }
    return kept.values.flatMap(\.self).sorted {
      ($0.line, $0.before.utf8.count) < ($1.line, $1.before.utf8.count)
    }
  }

  /// The ids in parentheses of one item below a heading that names a flow.
  func mentions(in index: Int) -> [Mention] {
    let line = context.lines[index]
    let plain = document.plain
    guard (8...300).contains(line.text.count) else { return [] }
    var result: [Mention] = []
    var start = line.text.lowerBound
    while let open = plain[start..<line.text.upperBound].firstIndex(of: 0x28) {
      start = open + 1
      guard let end = Self.end(ofID: plain, start, line.text.upperBound) else { continue }
      if result.isEmpty, !isOfFlow(line) { return [] }
      result.append(
        Mention(
          id: document.string(plain: start..<end),
          before: document.string(plain: line.text.lowerBound..<open), line: index,
          origin: context.origin(plain: line.text)))
      start = end
    }
    return result
  }

  /// Where an id ends that stands alone in parentheses: capitals, a hyphen and a number, or two figures without a hyphen.
  private static func end(ofID plain: ContiguousArray<UInt8>, _ start: Int, _ limit: Int) -> Int? {
    var index = start
    while index < limit, index - start < 7, ASCII.isUpper(plain[index]) { index += 1 }
    guard index > start, index - start < 7, index + 1 < limit else { return nil }
    let isJoined = plain[index] == ASCII.hyphen
    if isJoined { index += 1 }
    let first = index
    while index < limit, index - first < 4, ASCII.isDigit(plain[index]) { index += 1 }
    guard index - first > (isJoined ? 0 : 1), index < limit, plain[index] == 0x29 else {
      return nil
    }
    return index
  }

  private func isOfFlow(_ line: TextLine) -> Bool {
    context.scope(of: line.node).contains(where: FlowWords.nameFlow)
  }

  /// Whether a line tells that ids of some letters are those of screens: "Screen references (S-XX)".
  private func isOfScreens(_ letters: String) -> Bool {
    let marks = ["XX", "xx", "NN", "nn", "##"].flatMap {
      ["\(letters)-\($0)", "\(letters)\($0)"]
    }
    return context.lines.contains { line in
      guard line.text.count <= 200, line.holder != .cell,
        ASCII.find(letters.utf8.first ?? 0x53, in: document.plain, line.text) != nil
      else { return false }
      let text = document.string(plain: line.text)
      return marks.contains(where: text.contains)
        && (Names.hasWord(text, in: ScreenTables.screens)
          || TransitionWords.surfaceMarks.contains(where: text.contains))
    }
  }

  /// Letters of ids that are those of screens by themselves.
  private static let letters: Set<String> = [
    "S", "SC", "SCR", "SCN", "SCREEN", "PG", "PAGE", "VIEW",
  ]

  // MARK: Names

  /// What stands before an id, where it is a name and nothing else.
  private static func wholeName(_ before: String) -> String? {
    let text = StateName.trimmed(
      withoutCondition(Arrow.pieces(of: before).last ?? before).text)
    let words = text.split(separator: " ")
    guard (1...5).contains(words.count), isName(text), text.first?.isLowercase == false,
      TransitionWords.isTitled(text) || words.count < 4 && endsAsScreen(words)
        || text.utf8.first ?? 0 >= 0xE3
    else { return nil }
    return text
  }

  /// The name with which a sentence ends before an id: "Home" of "The rider lands on Home".
  private static func lastName(_ before: String, isFree: (String) -> Bool) -> String? {
    let words = before.split(separator: " ")
    guard words.count > 1 else { return nil }
    var start = words.count
    if endsAsScreen(words) { start -= 1 }
    let noun = start
    while start > 0, words[start - 1].first?.isUppercase == true { start -= 1 }
    if start == noun, noun < words.count { start -= 1 }
    guard start > 0, start < words.count, words.count - start <= 4 else { return nil }
    var name = words[start...].joined(separator: " ")
    // "lands on team Home" beside another "Home".
    if !isFree(name), start > 1, leads.contains(words[start - 2].lowercased()),
      !leads.contains(words[start - 1].lowercased())
    {
      name = "\(words[start - 1]) \(name)"
    }
    return isName(name) && isFree(name) ? name : nil
  }

  /// Words before the name of a screen.
  private static let leads: Lexicon = [
    "on", "to", "in", "at", "the", "into", "auf", "zu", "zum", "zur", "im", "die", "der", "sur",
    "dans", "la", "le", "en", "al", "a", "su", "op", "naar", "de", "het", "di", "ke",
  ]

  private static func isName(_ text: String) -> Bool {
    !text.contains(where: { ":,;\"“”[]=".contains($0) }) && ArrowSide.isName(text)
  }

  private static func endsAsScreen(_ words: [Substring]) -> Bool {
    words.count > 1
      && words.last.map { TransitionWords.screenNouns.contains($0.lowercased()) } == true
  }

  /// A step and the condition in brackets before it: "[If Trip] → Planner".
  static func withoutCondition(_ text: String) -> (text: String, condition: String?) {
    guard text.utf8.first == 0x5B, let close = text.firstIndex(of: "]") else { return (text, nil) }
    let inner = StateName.trimmed(String(text[text.index(after: text.startIndex)..<close]))
    let rest = StateName.trimmed(String(text[text.index(after: close)...]))
    return rest.isEmpty || inner.isEmpty ? (text, nil) : (rest, inner)
  }
}

// MARK: - Branches

extension FlowScreens {
  /// The branches that lead to such screens, and where their lines begin; each leaves the last screen that the steps
  /// above it name, and those that follow each other leave the same.
  func branches(_ drafts: MachineDrafts) -> (found: [MatrixDraft], lines: Set<Int>) {
    var found: [MatrixDraft] = []
    var lines: Set<Int> = []
    guard drafts.states.contains(where: { $0.isScreen && $0.aliases.contains(where: Self.isID) })
    else { return (found, lines) }
    let known = KnownStates(drafts, statesOnly: true)
    var course = Course()
    for index in context.lines.indices where context.lines[index].holder == .item {
      let line = context.lines[index]
      let first = mentions(in: index).first { known.name(of: $0.id) != nil }
      let condition = first == nil ? nil : branch(in: line)
      if line.depth == 1 {
        course.enter(
          list: Int(document.nodes[Int(document.nodes[line.node].parent)].parent),
          isBranch: condition != nil)
      }
      guard let mention = first, let name = known.name(of: mention.id) else { continue }
      if line.depth == 1 { course.last = name }
      guard let occasion = condition, let source = course.source(isNested: line.depth > 1),
        Names.key(source) != Names.key(name), Self.wholeName(mention.before) != nil
      else { continue }
      lines.insert(line.text.lowerBound)
      let edge = EdgeDraft(from: source, to: name, mention.origin)
        .triggered(by: occasion, mention.origin)
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(document.nodes[line.node].section),
          origin: mention.origin, edges: [edge]))
    }
    return (found, lines)
  }

  /// How far the steps of a list have led.
  private struct Course {
    var list = -1
    /// The last screen that a step named.
    var last: String?
    /// The screen that the branches among the steps leave.
    private var former: String?
    private var isBranch = false

    /// What a branch leaves; one below a step that is no branch leaves the screen of that step.
    func source(isNested: Bool) -> String? { isNested && !isBranch ? last : former }

    mutating func enter(list: Int, isBranch: Bool) {
      if list != self.list {
        self = Course()
        self.list = list
      }
      if !isBranch || !self.isBranch { former = last }
      self.isBranch = isBranch
    }
  }

  /// The condition in brackets of "[New rider] → Sign-up (S-02)", where one arrow leads on.
  private func branch(in line: TextLine) -> String? {
    let (rest, condition) = Self.withoutCondition(document.string(plain: line.text))
    guard let target = ArrowLine.textBehindArrow(rest), !Arrow.isIn(target) else { return nil }
    return condition
  }

  private static func isID(_ alias: LocatedText) -> Bool { StateName.isID(alias.text) }
}
