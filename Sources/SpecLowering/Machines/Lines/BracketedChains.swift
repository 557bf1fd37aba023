import SpecModel
import SpecSyntax
import SpecText

/// Reads chains below headings about flows in which acts alone stand in brackets, "`Gate` → `[Pick a film]` → `Film`",
/// on any line of a list: also on those that go on with an item, however deep it stands.
///
/// The last of several acts in a row leads on, an act at the end leads to nothing that is told, and where names are
/// set in code a stroke between two of them parts targets: "`Guest page` / `Staff page` (by role)".
struct BracketedChains {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// A chain as its names, each with the acts that lead to it.
  private struct Chain {
    var steps: [Step]
    var section: Int
    var origin: Origin
  }

  private struct Step {
    var names: [String]
    /// The acts between which a stroke stands, or the last of several in a row.
    var acts: [String] = []
  }

  /// Adds the changes of all such chains that no other form has read.
  ///
  /// - Complexity: O(lines with arrows).
  func collect(into drafts: inout MachineDrafts) {
    let chains = chains(drafts)
    guard chains.reduce(0, { $0 + $1.steps.count(where: { !$0.acts.isEmpty }) }) > 1 else { return }
    let names = Naming(chains.flatMap(\.steps).flatMap(\.names), KnownStates(drafts))
    declare(chains, names, in: &drafts)
    var found: [MatrixDraft] = []
    for chain in chains {
      let edges = Self.edges(chain, names)
      guard !edges.isEmpty else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: chain.section, origin: chain.origin,
          edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  // MARK: Lines

  private func chains(_ drafts: MachineDrafts) -> [Chain] {
    var result: [Chain] = []
    var read: Set<UInt32>?
    var flows: [Int: Bool] = [:]
    for (index, line) in context.lines.enumerated() where mayHoldChain(index, line) {
      let section = Int(document.nodes[line.node].section)
      let isOfFlow = flows[section] ?? self.isOfFlow(section)
      flows[section] = isOfFlow
      guard isOfFlow else { continue }
      let told = read ?? drafts.readLines
      read = told
      let origin = context.origin(plain: line.text)
      guard !told.contains(origin.range.start), let steps = steps(line) else { continue }
      result.append(Chain(steps: steps, section: section, origin: origin))
    }
    return result
  }

  /// Whether a line of a list or paragraph may hold two arrows and an act in code, or stands where no other form looks.
  private func mayHoldChain(_ index: Int, _ line: TextLine) -> Bool {
    guard context.mayHoldArrow(index), line.holder == .item || line.holder == .paragraph,
      (12...1200).contains(line.text.count),
      let open = ASCII.find(0x5B, in: document.plain, line.value)
    else { return false }
    let isApart =
      line.holder == .item
      && (line.depth > 1
        || line.text.lowerBound > document.plainText(of: line.node).lowerBound)
    guard isApart || document.span(at: open, of: line.node, in: .code) != nil else { return false }
    return FlowSteps.mayHoldTwoArrows(line.value, in: document.plain)
  }

  /// Whether a heading above is over a flow, and the nearest is over no part of a system.
  private func isOfFlow(_ section: Int) -> Bool {
    let titles = context.facts.scopes[section]
    return titles.contains(where: CourseWords.nameCourse)
      && titles.last.map(FlowChains.isTechnical) != true
  }

  // MARK: Chains

  /// The names of a line with the acts before them; `nil` where a side is neither, or no act leads from a name to one.
  private func steps(_ line: TextLine) -> [Step]? {
    // The colon of "`Set-up (step 1: basics)`" ends no label.
    let isLabelled = line.label.map { !ArrowGlyph.mayOccur(in: document.plain, $0) } ?? true
    guard let arrows = ArrowText(marked(isLabelled ? line.value : line.text, of: line.node)),
      arrows.sides.count > 2,
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap })
    else { return nil }
    var result: [Step] = []
    var acts: [String] = []
    for side in arrows.sides {
      guard let parts = Self.parts(of: side) else { return nil }
      if parts.allSatisfy(ArrowText.isBracketed) {
        guard !result.isEmpty else { return nil }
        acts = parts.map { StateName.trimmed(String($0.dropFirst().dropLast())) }
        continue
      }
      guard parts.allSatisfy(Self.isName) else { return nil }
      result.append(Step(names: parts, acts: acts))
      acts = []
    }
    guard result.count > 1, result.contains(where: { !$0.acts.isEmpty }) else { return nil }
    return result
  }

  /// The text of a range in which what is set in code stands between its marks.
  private func marked(_ range: Range<Int>, of node: Int) -> String {
    var result = ""
    let runs = document.nodes[node].runs
    for run in document.runs[Int(runs.lowerBound)..<Int(runs.upperBound)] {
      let start = max(Int(run.start), range.lowerBound)
      let end = min(Int(run.start + run.count), range.upperBound)
      guard start < end else { continue }
      let text = document.string(plain: start..<end)
      result += run.style.contains(.code) && !text.contains("`") ? "`\(text)`" : text
    }
    return result.isEmpty ? document.string(plain: range) : result
  }

  /// What strokes part on one side of an arrow, without the marks of code and a remark behind them; `nil` where words
  /// stand beside what is set in code.
  private static func parts(of side: String) -> [String]? {
    var result: [String] = []
    var rest = side[...]
    while true {
      rest = rest.drop { $0 == " " }
      let piece: Substring
      if rest.first == "`" {
        guard let close = rest.dropFirst().firstIndex(of: "`") else { return nil }
        piece = rest[rest.index(after: rest.startIndex)..<close]
        rest = rest[rest.index(after: close)...].drop { $0 == " " }
      } else {
        guard !rest.contains("`") else { return nil }
        piece = rest
        rest = rest[rest.endIndex...]
      }
      let name = StateName.trimmed(String(piece))
      guard !name.isEmpty else { return nil }
      result.append(name)
      if rest.first == "(", rest.last == ")" { break }
      guard !rest.isEmpty else { break }
      guard rest.first == "/" || rest.first == "|" else { return nil }
      rest = rest.dropFirst()
    }
    return result
  }

  /// Whether a side may be the name of a screen or state: a few words, and no value, clause or part of a system.
  private static func isName(_ text: String) -> Bool {
    let head = StateName.splitQualifier(text).name
    return head.first?.isLetter == true && (1...6).contains(Names.wordCount(head))
      && head.utf8.count <= 72 && !EventName.isCode(head)
      && !head.contains { ".,;:=?!\"[]{}<>%".contains($0) }
      && (FlowSteps.kind(of: head) != .action || TransitionWords.isTitledChoice(head))
      && !Names.hasWord(head, in: TransitionWords.machinery)
  }

  // MARK: Names

  /// Decides which of the names in parentheses are a part of the name, and what the document calls a screen elsewhere.
  private struct Naming {
    /// The names that differ in what stands in parentheses alone, by their keys.
    private(set) var wholes: [String: String] = [:]
    private var heads: Set<String> = []
    private let known: KnownStates

    init(_ texts: [String], _ known: KnownStates) {
      self.known = known
      var variants: [String: [String: String]] = [:]
      for text in texts {
        let (head, qualifier) = StateName.splitQualifier(text)
        heads.insert(Names.key(head))
        guard let qualifier = qualifier.flatMap(Self.naming) else { continue }
        let whole = "\(head) (\(qualifier))"
        variants[Names.key(head), default: [:]][Names.key(whole)] = whole
      }
      for wholes in variants.values where wholes.count > 1 {
        self.wholes.merge(wholes) { first, _ in first }
      }
    }

    /// What stands in parentheses where it tells one of several such screens from the others, "Step 1: Basics", "State:
    /// Open"; `nil` for a remark, "with a photo, if any".
    private static func naming(_ qualifier: String) -> String? {
      var text = qualifier
      for mark in [" - ", " – ", " — "] {
        if let halves = TextSplit.halves(of: text, at: mark),
          halves.behind.first?.isLowercase == true
        {
          text = halves.before
        }
      }
      guard Names.wordCount(text) <= 6, !text.contains(",") else { return nil }
      if text.first?.isUppercase == true { return text }
      guard let halves = TextSplit.halves(of: text, at: ": "),
        halves.behind.first?.isUppercase == true,
        StateVocabulary.singulars.contains(halves.before.lowercased())
      else { return nil }
      return text
    }

    /// The names that a text in a chain stands for: two where a stroke parts the last words of names that others have,
    /// "Page of coaches / judges".
    func names(of text: String) -> [String] {
      let (head, qualifier) = StateName.splitQualifier(text)
      if let qualifier = qualifier.flatMap(Self.naming),
        let whole = wholes[Names.key("\(head) (\(qualifier))")]
      {
        return [whole]
      }
      if let name = spelling(of: head) { return [name] }
      if let pair = pair(head) { return pair }
      return [head]
    }

    /// The name that the document has for a screen, with or without the word for one.
    private func spelling(of head: String) -> String? {
      if let name = known.name(of: head) { return name }
      let words = head.split(separator: " ")
      guard words.count > 1 else { return nil }
      if TransitionWords.surfaces.contains(words[words.count - 1].lowercased()),
        let name = known.name(of: words.dropLast().joined(separator: " "))
      {
        return name
      }
      guard TransitionWords.surfaces.contains(words[0].lowercased()) else { return nil }
      return known.name(of: words.dropFirst().joined(separator: " "))
    }

    private func pair(_ head: String) -> [String]? {
      guard let (first, last) = TextSplit.halves(of: head, at: " / "), isName(first) else {
        return nil
      }
      let words = first.split(separator: " ")
      let second = (words.dropLast() + [Substring(last)]).joined(separator: " ")
      guard let found = [last, second].first(where: isName) else { return nil }
      return [spelling(of: first) ?? first, spelling(of: found) ?? found]
    }

    /// Whether the document has a name elsewhere.
    func isDeclared(_ name: String) -> Bool { known.name(of: name) != nil }

    private func isName(_ text: String) -> Bool {
      known.name(of: text) != nil || heads.contains(Names.key(text))
    }
  }

  /// Adds the names that differ in what stands in parentheses alone as states of their own, where no heading begins with
  /// all of one, and all others beside screens that the document declares.
  private func declare(_ chains: [Chain], _ naming: Naming, in drafts: inout MachineDrafts) {
    let screen = drafts.states.first(where: \.isScreen)
    guard screen != nil || !naming.wholes.isEmpty else { return }
    let full = drafts.states.map { state in
      state.qualifier.map { Names.key("\(state.name) (\($0))") } ?? state.key
    }
    var seen: Set<String> = []
    for chain in chains {
      for name in chain.steps.flatMap(\.names).flatMap(naming.names) {
        let key = Names.key(name)
        guard seen.insert(key).inserted,
          naming.wholes[key] != nil || screen != nil && !naming.isDeclared(name),
          case let start = Self.start(of: name) ?? key,
          !full.contains(where: { $0.hasPrefix(start) })
        else { continue }
        var draft = StateDraft(
          name: name, origin: chain.origin, screen: screen?.screen ?? chain.section)
        draft.parentSection = screen?.parentSection ?? chain.section
        draft.isScreen = screen != nil
        drafts.states.append(draft)
      }
    }
  }

  /// The key of a name up to the number of its step, by which "Set-up (Step 2 of 3)" is "Set-up (Step 2: Place)".
  private static func start(of whole: String) -> String? {
    let (head, qualifier) = StateName.splitQualifier(whole)
    guard let words = qualifier.map(Names.words), words.count > 1,
      StateWords.steps.contains(words[0]), words[1].utf8.allSatisfy(ASCII.isDigit)
    else { return nil }
    return Names.key("\(head) \(words[0]) \(words[1])") + "-"
  }

  // MARK: Changes

  private static func edges(_ chain: Chain, _ naming: Naming) -> [EdgeDraft] {
    var result: [EdgeDraft] = []
    var current: [String] = []
    for step in chain.steps {
      let names = step.names.flatMap(naming.names)
      for source in current {
        for target in names where Names.key(source) != Names.key(target) {
          let edge = EdgeDraft(
            source: NameReference(text: source, origin: chain.origin),
            target: NameReference(text: target, origin: chain.origin), origin: chain.origin)
          result +=
            step.acts.isEmpty ? [edge] : step.acts.map { edge.triggered(by: $0, chain.origin) }
        }
      }
      current = names
    }
    return result
  }
}
