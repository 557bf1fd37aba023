import SpecModel
import SpecSyntax
import SpecText

/// Reads the cases of code that chooses the next state: `switch (state, event)`, a switch over events inside one over
/// states, and reducers that answer an action with a new state.
///
/// - Shape: a line `case (.idle, .start): return .busy` is a change; of `case 'SAVE': return { …, status: 'saving' }` in
///   a switch over actions the source is any state. Of conditions those are read that compare a state or an event with
///   a literal: `if (event === 'NEXT') return 'confirm'`.
struct CodeSwitches {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such blocks, except those that are told elsewhere.
  func collect(into drafts: inout MachineDrafts) {
    var found: [MatrixDraft] = []
    document.source.bytes.withUnsafeBufferPointer { bytes in
      for block in document.codeBlocks
      where CodeMachines.languages.contains(block.language) && mayChoose(block, bytes) {
        let enumerations = CodeEnumerations(context)
        let types = enumerations.typeNames(in: block, bytes)
          .union(enumerations.variables(in: block, bytes))
        guard !types.isEmpty || speaksOfStates(block, bytes) else { continue }
        var reader = SwitchReader(document, types: types)
        for line in block.lines { reader.read(line) }
        guard reader.isMachine else { continue }
        found.append(
          MatrixDraft(
            form: "code", isClosed: false,
            section: Int(document.nodes[Int(block.node)].section),
            origin: document.origin(document.nodes[Int(block.node)].range), edges: reader.edges))
      }
    }
    guard !found.isEmpty else { return }
    let told = Set(drafts.matrices.flatMap { $0.edges.map(Self.ends) })
    for index in found.indices { found[index].edges.removeAll { told.contains(Self.ends($0)) } }
    ArrowEdges.merge(found.filter { !$0.edges.isEmpty }, into: &drafts)
  }

  private static func ends(_ edge: EdgeDraft) -> String {
    (edge.source?.key ?? "*") + " " + edge.target.key
  }

  /// Whether a block may choose a next state: a test on bytes.
  private func mayChoose(
    _ block: Document.CodeBlock, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard block.lines.count > 3, block.lines.count <= 400, let first = block.lines.first,
      let last = block.lines.last
    else { return false }
    let range = first.offsets.lowerBound..<last.offsets.upperBound
    let heads: [StaticString] = ["switch", "when", "match ", "if ("]
    return heads.contains { Bytes.find($0, in: range, of: bytes) != nil }
  }

  /// Whether a block has a word for states: a test on bytes.
  private func speaksOfStates(
    _ block: Document.CodeBlock, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = block.lines.first, let last = block.lines.last else { return false }
    let range = first.offsets.lowerBound..<last.offsets.upperBound
    let cues: [StaticString] = ["tate", "hase", "tatus", "(self, "]
    return cues.contains { Bytes.find($0, in: range, of: bytes) != nil }
  }
}

/// Goes through the lines of one block and keeps the choices that are open.
struct SwitchReader {
  /// What a choice is over.
  private enum Subject { case state, event, pair, other }

  private struct Choice {
    var subject: Subject
    var indent: Int
    /// What the case that is open names.
    var names: [NameReference] = []
    /// What else must hold.
    var condition: String?
  }

  private(set) var edges: [EdgeDraft] = []
  private let document: Document
  private var choices: [Choice] = []
  private var hasSource = false
  /// The states whose ways out are listed, and what the lists name.
  private var heads: Set<String> = []
  private var listed: Set<String> = []
  /// What must hold beside state and event for the change that is added.
  private var condition: String?

  /// Words by which variables of the block are called that hold a state.
  private let types: Set<String>

  init(_ document: Document, types: Set<String> = []) {
    self.document = document
    self.types = types
  }

  /// Whether the targets are sources too, or a reducer gives two states at least.
  var isMachine: Bool {
    let targets = Set(edges.map { $0.target.key })
    let sources = Set(edges.compactMap { $0.source?.key })
    return edges.count > 1 && listed.isSubset(of: heads)
      && (hasSource ? !sources.isDisjoint(with: targets) : targets.count > 1)
  }

  mutating func read(_ line: SourceRange) {
    let whole = document.source.string(line)
    let text = StateName.trimmed(whole)
    guard !text.isEmpty, text.utf8.count <= 200, !text.hasPrefix("//") else { return }
    let indent = whole.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let isCase = text.hasPrefix("case ") || text.hasPrefix("is ") || text.hasPrefix("default")
    choices.removeAll { $0.indent > indent || $0.indent == indent && !isCase && text != "{" }
    // "Idle -> when (event) {" opens a choice in the line of its case as well.
    let branch = choices.last.flatMap { Self.branch(text, $0.subject == .pair) }
    let opensInside = branch.map { subject(of: $0.1) != nil } ?? false
    if !isCase, !opensInside, let subject = subject(of: text) {
      choices.append(Choice(subject: subject, indent: indent))
      return
    }
    if !isCase, readCondition(text, indent, line) { return }
    guard let choice = choices.last else { return }
    var rest = text
    if let (head, tail) = branch {
      choices[choices.count - 1].names = names(in: head, choice.subject, line)
      rest = tail
      // "case .idle: switch event {" opens a choice in the line of its case.
      if let inner = subject(of: rest) {
        choices.append(Choice(subject: inner, indent: indent + 1))
        return
      }
    }
    if readCondition(rest, indent + 1, line) { return }
    if choice.subject == .state, let list = Self.listed(rest) {
      return add(list: list, from: choices[choices.count - 1].names, line)
    }
    guard let target = target(in: rest, line) else { return }
    add(target, document.origin(line))
  }

  /// Adds the ways out of "Armed => &[Open, Off]"; whether they are any, the other cases tell.
  private mutating func add(list: [String], from sources: [NameReference], _ line: SourceRange) {
    let origin = document.origin(line)
    hasSource = true
    for source in sources {
      heads.insert(source.key)
      for name in list {
        let target = NameReference(text: name, origin: origin)
        listed.insert(target.key)
        add(source, nil, target, origin)
      }
    }
  }

  /// "if (event === 'NEXT') return 'confirm';", also without what follows, and "return event === 'NEXT' ? 'a' : state".
  private mutating func readCondition(_ text: String, _ indent: Int, _ line: SourceRange) -> Bool {
    guard let split = CodeCondition.split(text), let condition = CodeCondition(split.condition)
    else { return false }
    let origin = document.origin(line)
    let count = choices.count
    for (subject, texts) in [(Subject.state, condition.states), (.event, condition.events)] {
      let names = texts.compactMap { Self.name($0) }.map { NameReference(text: $0, origin: origin) }
      guard !names.isEmpty else { continue }
      choices.append(
        Choice(subject: subject, indent: indent, names: names, condition: condition.rest))
    }
    guard !split.rest.isEmpty else { return choices.count > count }
    if let target = target(in: split.rest, line) { add(target, origin) }
    choices.removeLast(choices.count - count)
    return true
  }

  private mutating func add(_ target: NameReference, _ origin: Origin) {
    var sources: [NameReference] = []
    var events: [NameReference] = []
    condition = choices.compactMap(\.condition).first
    for choice in choices {
      switch choice.subject {
      case .state: sources = choice.names
      case .event: events = choice.names
      case .pair: return addPairs(choice.names, target, origin)
      case .other: return
      }
    }
    let isOverStates = choices.contains { $0.subject == .state }
    guard isOverStates ? !sources.isEmpty : !events.isEmpty else { return }
    hasSource = hasSource || isOverStates
    for source in isOverStates ? sources.map(Optional.some) : [nil] {
      for event in events.isEmpty ? [nil] : events.map(Optional.some) {
        add(source, event, target, origin)
      }
    }
  }

  /// Adds the changes of "(.idle, .start), (.failed, .retry)", whose names come two by two.
  private mutating func addPairs(
    _ names: [NameReference], _ target: NameReference, _ origin: Origin
  ) {
    guard names.count.isMultiple(of: 2), names.count <= 16 else { return }
    hasSource = true
    for index in stride(from: 0, to: names.count, by: 2) {
      add(names[index], names[index + 1], target, origin)
    }
  }

  private mutating func add(
    _ source: NameReference?, _ event: NameReference?, _ target: NameReference, _ origin: Origin
  ) {
    if let source, Names.key(source.text) == Names.key(target.text) { return }
    let isAny = source.map { $0.text == "_" || $0.text == "*" } ?? true
    var edge = EdgeDraft(source: isAny ? nil : source, target: target, origin: origin)
    edge.trigger = event.map { LocatedText($0.text, $0.origin) }
    edge.guardText = condition.map { LocatedText($0, origin) }
    edges.append(edge)
  }

  // MARK: - Parts of a line

  /// What "switch (state, event) {" or "when (phase) {" is over; `nil` where a line opens no choice.
  private func subject(of text: String) -> Subject? {
    guard text.utf8.last == UInt8(ascii: "{") else { return nil }
    let words = text.split(separator: " ", maxSplits: 20)
    guard
      let place = words.firstIndex(where: { word in
        let head = word.prefix { $0 != "(" }
        return head == "switch" || head == "when" || head == "match"
      })
    else { return nil }
    let rest = words[place...].joined(separator: " ")
    let inner = rest.drop { $0 != " " && $0 != "(" }.dropLast()
    let parts = inner.split(separator: ",").map { Self.last(of: String($0)) }
    guard let first = parts.first else { return nil }
    let isState = Self.isState(first) || Names.words(first).last.map(types.contains) ?? false
    if parts.count == 2 { return isState ? .pair : .other }
    guard parts.count == 1 else { return .other }
    if isState { return .state }
    let isEvent = Names.words(String(inner)).contains(where: Self.events.contains)
    return isEvent ? .event : .other
  }

  /// The last identifier of "self.state" or "(action.type)".
  static func last(of text: String) -> String {
    let parts = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return parts.last.map(String.init) ?? ""
  }

  static func isState(_ name: String) -> Bool {
    Names.words(name).last.map(states.contains) ?? false
  }

  private static let states: Lexicon = ["state", "phase", "status", "self", "current", "stage"]
  static let events: Lexicon = [
    "event", "action", "message", "msg", "input", "intent", "ev", "evt", "evento", "ereignis",
    "événement",
  ]

  /// The head and the rest of "case .idle: …", "is Idle -> …" or "(Idle, Start) => …".
  private static func branch(_ text: String, _ isPair: Bool) -> (String, String)? {
    var head = text
    let isMarked = text.hasPrefix("case ") || text.hasPrefix("is ")
    if text.hasPrefix("case ") { head = String(text.dropFirst(5)) }
    var depth = 0
    var index = head.startIndex
    while index < head.endIndex {
      let rest = head[index...]
      if head[index] == "(" { depth += 1 }
      if head[index] == ")" { depth -= 1 }
      if depth == 0 {
        let isArrow = rest.hasPrefix("->") || rest.hasPrefix("=>")
        let isColon = isMarked && head[index] == ":" && !rest.hasPrefix("::")
        let isPath = index > head.startIndex && head[head.index(before: index)] == ":"
        if isArrow || isColon && !isPath {
          let tail = rest.dropFirst(isArrow ? 2 : 1)
          return (String(head[..<index]), StateName.trimmed(String(tail)))
        }
      }
      index = head.index(after: index)
    }
    return nil
  }

  /// The names of a case: ".idle, .done", "(State.Idle, Event.Start)", "'SAVE'".
  private func names(
    in head: String, _ subject: Subject, _ line: SourceRange
  ) -> [NameReference] {
    var text = StateName.trimmed(head)
    if let cut = text.range(ofWord: " where ") ?? text.range(ofWord: " if ") {
      text = String(text[..<cut])
    }
    var pieces = TextSplit.pieces(of: text, at: Self.commas, outsideParentheses: true)
    if subject == .pair {
      pieces = pieces.flatMap { piece in
        piece.hasPrefix("(") && piece.hasSuffix(")")
          ? TextSplit.pieces(
            of: String(piece.dropFirst().dropLast()), at: Self.commas, outsideParentheses: true)
          : [piece]
      }
    }
    return pieces.compactMap { Self.name(String($0)) }
      .map { NameReference(text: $0, origin: document.origin(line)) }
  }

  private static let commas: Phrases = [",", " | ", " to "]

  /// The last part of ".idle", "State::Idle(data)", "is State.Idle" or "'idle'"; `nil` for other expressions.
  private static func name(_ text: String) -> String? {
    var rest = StateName.trimmed(text)
    for word in ["case ", "is ", "let "] where rest.hasPrefix(word) {
      rest = String(rest.dropFirst(word.count))
    }
    let bare = rest.prefix { $0 != "(" && $0 != "{" && $0 != " " }
    let inner = bare.drop { "'\".`&".contains($0) }.prefix { !"'\"`,;".contains($0) }
    let last = inner.split { $0 == "." || $0 == ":" }.last.map(String.init) ?? ""
    if last == "_" { return "_" }
    let isName =
      last.utf8.first.map(ASCII.isLetter) == true
      && last.utf8.allSatisfy { ASCII.isWord($0) || $0 == 0x5F || $0 == 0x2D }
    return isName && !noNames.contains(last) ? last : nil
  }

  private static let noNames: Lexicon = [
    "true", "false", "nil", "null", "undefined", "state", "self", "this", "break", "return",
    "default", "void", "never", "if", "throw", "prevState", "current",
  ]

  /// What "return .busy", "state = State.Busy", "status: 'busy'" or, behind an arrow, "State::Busy" leads to.
  private func target(in text: String, _ line: SourceRange) -> NameReference? {
    let found = Self.assigned(text) ?? Self.returned(text)
    return found.map { NameReference(text: $0, origin: document.origin(line)) }
  }

  /// "state = .busy", "…, status: 'busy' }".
  private static func assigned(_ text: String) -> String? {
    for noun in ["state", "phase", "status", "State", "Phase", "Status"] {
      for mark in [" = ", ": ", " to "] {
        guard let range = text.range(ofWord: noun + mark) else { continue }
        let rest = text[range...].dropFirst(noun.count + mark.count)
        let isName = rest.first.map { "'\".`".contains($0) || $0.isUppercase } ?? false
        if isName, let name = name(String(rest)) { return name }
      }
    }
    return nil
  }

  /// The names of "&[Open, Off]", "[.open, .off]", "return setOf(Open, Off)" or "vec![]"; `nil` for what is no list.
  private static func listed(_ text: String) -> [String]? {
    var rest = text
    if rest.hasPrefix("return ") { rest = String(rest.dropFirst(7)) }
    while let last = rest.last, ";,".contains(last) || last == " " { rest.removeLast() }
    guard let opener = lists.prefix(of: rest), let last = rest.last, last == "]" || last == ")"
    else { return nil }
    let inner = StateName.trimmed(String(rest.dropFirst(opener.count).dropLast()))
    if inner.isEmpty { return [] }
    let pieces = TextSplit.pieces(of: inner, at: commas, outsideParentheses: true)
    let names = pieces.compactMap { piece in
      piece.first.map { ".'\"".contains($0) || $0.isUppercase } == true ? name(piece) : nil
    }
    return names.count == pieces.count ? names : nil
  }

  private static let lists: Phrases = [
    "&[", "[", "vec![", "setOf(", "listOf(", "Set.of(", "List.of(", "EnumSet.of(",
  ]

  /// "return .busy" or no more than ".busy", "State::Busy,", "'busy'".
  private static func returned(_ text: String) -> String? {
    var rest = text
    if rest.hasPrefix("return ") { rest = String(rest.dropFirst(7)) }
    while let last = rest.last, ";,}".contains(last) || last == " " { rest.removeLast() }
    // ".paired(serial: s)" carries data.
    if rest.first == ".", rest.last == ")", let open = rest.firstIndex(of: "(") {
      rest = String(rest[..<open])
    }
    guard let first = rest.first, "'\".".contains(first) || first.isUppercase,
      !rest.contains(" "), !rest.contains("=")
    else { return nil }
    return name(rest)
  }
}

extension String {
  /// Where a text begins first.
  fileprivate func range(ofWord text: String) -> String.Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index }
      index = self.index(after: index)
    }
    return nil
  }
}
