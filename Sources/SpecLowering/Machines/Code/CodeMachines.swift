import SpecModel
import SpecSyntax
import SpecText

/// Reads state machines that a document gives as code: charts with `states` and `on` (XState), maps from a state to
/// the states or events behind it, lists of objects with `from` and `to`, tables of `{state, event, state}`, charts in SCXML.
///
/// Code says again what a table or diagram says: a change that is told elsewhere is not read twice.
struct CodeMachines {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such blocks.
  func collect(into drafts: inout MachineDrafts) {
    var told: Set<Ends>?
    var matrices: [MatrixDraft] = []
    document.source.bytes.withUnsafeBufferPointer { bytes in
      for block in document.codeBlocks {
        guard let found = reading(of: block, bytes), !found.edges.isEmpty else { continue }
        let known = told ?? Set(drafts.matrices.flatMap { $0.edges.map(Ends.init) })
        told = known
        let new = found.edges.filter { !known.contains(Ends($0)) }
        guard !new.isEmpty else { continue }
        var matrix = MatrixDraft(
          form: "code", isClosed: false,
          section: Int(document.nodes[Int(block.node)].section),
          origin: document.origin(document.nodes[Int(block.node)].range), edges: new)
        if known.isEmpty, let initial = found.initial { matrix.initial = [initial] }
        matrix.histories = found.histories
        matrix.ends = found.ends
        matrices.append(matrix)
      }
    }
    ArrowEdges.merge(matrices, into: &drafts)
  }

  /// What a block tells; `nil` where it holds no machine.
  private func reading(
    of block: Document.CodeBlock, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> CodeReading? {
    if MarkupChart.languages.contains(block.language) {
      return block.lines.count <= Self.longest ? MarkupChart.read(block, document, bytes) : nil
    }
    guard Self.languages.contains(block.language), mayHoldMachine(block, bytes) else { return nil }
    let section = Int(document.nodes[Int(block.node)].section)
    return CodeMachine(
      CodeLiteral(bytes, block.lines.map(\.offsets)), document,
      isShown: section > 1 && Self.showsRecords(document.title(ofSection: section))
    ).read()
  }

  /// Languages whose blocks are read for states.
  static let languages: Lexicon = [
    "ts", "typescript", "tsx", "js", "javascript", "jsx", "json", "json5", "jsonc", "swift",
    "kotlin", "kt", "java", "dart", "python", "py", "c", "cpp", "c++", "h", "cs", "csharp", "go",
    "rust", "ruby", "lua", "gdscript",
  ]

  /// Whether a heading says that records below it were kept or made up: "Example run", "State history".
  private static func showsRecords(_ title: String) -> Bool {
    guard !Names.hasWord(title, in: definitions) else { return false }
    return Names.hasWord(title, in: examples) || Names.words(title).last.map(logs.contains) == true
      || unspaced.contains(where: title.contains)
  }

  private static let examples: Lexicon = [
    "example", "examples", "sample", "samples", "beispiel", "beispiele", "exemple", "exemples",
    "ejemplo", "ejemplos", "exemplo", "exemplos", "esempio", "esempi", "voorbeeld", "voorbeelden",
    "contoh", "пример", "примеры", "przykład", "příklad", "örnek",
  ]
  private static let logs: Lexicon = ["log", "logs", "history", "protokoll", "historial"]
  private static let unspaced = ["示例", "样例", "範例", "范例", "サンプル", "예시", "状态历史", "状態履歴"]
  /// Words of headings over code that says what holds, be it for an example.
  private static let definitions: Lexicon = [
    "machine", "machines", "transition", "transitions", "fsm", "statechart", "config",
    "configuration", "definition", "rules",
  ]

  /// Lines of a block that are read at most.
  private static let longest = 600

  /// Whether a block speaks of states or transitions and has brackets: a test on bytes.
  private func mayHoldMachine(
    _ block: Document.CodeBlock, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard block.lines.count <= Self.longest, let first = block.lines.first,
      let last = block.lines.last
    else { return false }
    let range = first.offsets.lowerBound..<last.offsets.upperBound
    let cues: [StaticString] = [
      "tate", "TATE", "tatus", "TATUS", "Phase", "PHASE", "llowed", "ALLOWED", "ransition",
      "TRANSITION", "from", "FROM", "achine", "MACHINE", "FSM",
    ]
    return cues.contains { Bytes.find($0, in: range, of: bytes) != nil }
  }

  private struct Ends: Hashable {
    var source: String
    var target: String

    init(_ edge: EdgeDraft) {
      source = edge.source?.key ?? "*"
      target = edge.target.key
    }
  }
}

/// What a block of code tells.
struct CodeReading {
  var edges: [EdgeDraft] = []
  /// Changes back to the state before.
  var histories: [EdgeDraft] = []
  /// The state that a chart starts in.
  var initial: NameReference?
  /// Those that it ends in.
  var ends: [NameReference] = []
}

/// Reads the brackets of one block.
private struct CodeMachine {
  let code: CodeLiteral
  let document: Document
  /// Whether the heading says that records were kept or made up.
  let isShown: Bool
  /// The states of a chart by the ids under which targets find them: "#oven.hot".
  private var names: [String: String] = [:]

  init(_ code: CodeLiteral, _ document: Document, isShown: Bool) {
    self.code = code
    self.document = document
    self.isShown = isShown
  }

  func read() -> CodeReading {
    for group in code.groups.indices {
      if let states = code.element("states", in: group).flatMap(code.groupValue) {
        let marks = marks(states)
        var reader = self
        reader.names = marks.names
        let edges = reader.chart(states)
        guard !edges.isEmpty else { continue }
        let all = edges + reader.wide(group)
        let initial = code.element("initial", in: group).flatMap(code.atomValue).map(name)
        return CodeReading(
          edges: all.filter { !marks.histories.contains($0.target.text) },
          histories: all.filter { marks.histories.contains($0.target.text) },
          initial: initial, ends: ends(states))
      }
    }
    for group in code.groups.indices {
      let edges = map(group) ?? records(group) ?? rows(group) ?? []
      if !edges.isEmpty { return CodeReading(edges: edges) }
    }
    return CodeReading()
  }

  // MARK: - Charts

  /// "states: { idle: { on: { FETCH: 'loading' } } }" (XState, SCION), with states inside states.
  private func chart(_ states: Int) -> [EdgeDraft] {
    var result: [EdgeDraft] = []
    for element in code.groups[states].elements {
      guard let key = code.key(of: element), let body = code.groupValue(of: element) else {
        continue
      }
      let source = name(key)
      for part in code.groups[body].elements {
        guard let label = code.key(of: part) else { continue }
        switch code.text(label).lowercased() {
        case "on": result += answers(of: part, from: source)
        case "after":
          for delay in code.groupValue(of: part).map({ code.groups[$0].elements }) ?? [] {
            guard let label = code.key(of: delay) else { continue }
            let text = code.text(label)
            let isNumber = text.utf8.allSatisfy(ASCII.isDigit)
            result += changes(
              delay, from: source,
              trigger: LocatedText(
                isNumber ? CodeDelays.text(text) : CodeDelays.prefix + text, origin(label)))
          }
        case "always", "ondone", "onerror":
          let text = code.text(label)
          let isEventless = text == "always"
          result += changes(
            part, from: source, trigger: isEventless ? nil : LocatedText(text, origin(label))
          ).map { edge in
            var edge = edge
            edge.isEventless = isEventless
            return edge
          }
        case "invoke":
          for answer in code.groupValue(of: part).map({ code.groups[$0].elements }) ?? [] {
            guard let label = code.key(of: answer), code.text(label).hasPrefix("on") else {
              continue
            }
            result += changes(answer, from: source, trigger: trigger(label))
          }
        case "states":
          if let inner = code.groupValue(of: part) { result += chart(inner) }
        default: continue
        }
      }
    }
    return result
  }

  /// The changes by the events of "on: { FETCH: 'loading', STOP: 'idle' }".
  private func answers(of part: CodeLiteral.Element, from source: NameReference) -> [EdgeDraft] {
    guard let events = code.groupValue(of: part) else { return [] }
    return code.groups[events].elements.flatMap { event in
      code.key(of: event).map { changes(event, from: source, trigger: trigger($0)) } ?? []
    }
  }

  /// The changes of the machine itself, which leave any state: "on: { RESET: '.idle' }" beside "states".
  private func wide(_ group: Int) -> [EdgeDraft] {
    guard let part = code.element("on", in: group), let label = code.key(of: part) else {
      return []
    }
    return answers(of: part, from: NameReference(text: "any", origin: origin(label)))
  }

  /// The states with ids of their own, and the names of those that stand for the state before: "type: 'history'".
  private func marks(_ states: Int) -> (names: [String: String], histories: Set<String>) {
    var names: [String: String] = [:]
    var histories: Set<String> = []
    for element in code.groups[states].elements {
      guard let key = code.key(of: element), let body = code.groupValue(of: element) else {
        continue
      }
      func value(_ label: StaticString) -> String? {
        code.element(label, in: body).flatMap(code.atomValue).map(code.text)
      }
      if let id = value("id") { names[id] = name(key).text }
      if value("type")?.lowercased() == "history" { histories.insert(name(key).text) }
      guard let inner = code.element("states", in: body).flatMap(code.groupValue) else { continue }
      let more = marks(inner)
      names.merge(more.names) { first, _ in first }
      histories.formUnion(more.histories)
    }
    return (names, histories)
  }

  /// "saved: { type: 'final' }", with the states inside states.
  private func ends(_ states: Int) -> [NameReference] {
    code.groups[states].elements.flatMap { element -> [NameReference] in
      guard let key = code.key(of: element), let body = code.groupValue(of: element) else {
        return []
      }
      let type = code.element("type", in: body).flatMap(code.atomValue).map(code.text)
      let inner = code.element("states", in: body).flatMap(code.groupValue).map(ends) ?? []
      return (type?.lowercased() == "final" ? [name(key)] : []) + inner
    }
  }

  /// The targets of "EVENT: 'idle'", "EVENT: { target: 'idle', guard: 'isReady' }" and lists of either.
  private func changes(
    _ element: CodeLiteral.Element, from source: NameReference, trigger: LocatedText?
  ) -> [EdgeDraft] {
    if let atom = code.atomValue(of: element) {
      return edge(source, atom, trigger).map { [$0] } ?? []
    }
    guard let group = code.groupValue(of: element) else { return [] }
    if code.groups[group].open == 0x7B { return target(group, source, trigger).map { [$0] } ?? [] }
    return code.groups[group].elements.compactMap { element in
      if let atom = code.atom(element) { return edge(source, atom, trigger) }
      guard case .group(let inner)? = element.items.first else { return nil }
      return target(inner, source, trigger)
    }
  }

  private func target(
    _ group: Int, _ source: NameReference, _ trigger: LocatedText?
  ) -> EdgeDraft? {
    guard let atom = code.element("target", in: group).flatMap(code.atomValue),
      var edge = edge(source, atom, trigger)
    else { return nil }
    let condition = code.element("guard", in: group) ?? code.element("cond", in: group)
    if let atom = condition.flatMap(code.atomValue) {
      edge.guardText = LocatedText(code.text(atom), origin(atom))
    }
    return edge
  }

  // MARK: - Maps

  /// "idle: ['loading', 'error']", "idle: { FETCH: 'loading' }": what the values name are keys too.
  private func map(_ group: Int) -> [EdgeDraft]? {
    let elements = code.groups[group].elements.filter { !$0.items.isEmpty }
    guard elements.count > 1, elements.count <= 100 else { return nil }
    var keys: Set<String> = []
    var edges: [EdgeDraft] = []
    for element in elements {
      guard let key = code.key(of: element) else { return nil }
      keys.insert(Names.key(name(key).text))
      guard let value = code.groupValue(of: element) else {
        guard let atom = code.atomValue(of: element), isNothing(atom) else { return nil }
        continue
      }
      for inner in code.groups[value].elements where !inner.items.isEmpty {
        if let atom = code.atom(inner) {
          edge(name(key), atom, nil).map { edges.append($0) }
        } else if let label = code.key(of: inner), let atom = code.atomValue(of: inner) {
          edge(name(key), atom, trigger(label)).map { edges.append($0) }
        } else {
          return nil
        }
      }
    }
    let targets = edges.count { keys.contains($0.target.key) }
    // "email: { label: 'Email', type: 'email' }" tells of one thing what it is.
    guard edges.count > 1, targets * 5 >= edges.count * 3,
      edges.contains(where: { $0.source?.key != $0.target.key })
    else { return nil }
    return edges
  }

  private func isNothing(_ atom: Range<Int>) -> Bool {
    ["null", "nil", "none", "undefined"].contains(code.text(atom).lowercased())
  }

  // MARK: - Lists

  /// "{ from: 'idle', event: 'FETCH', to: 'loading' }", two at least.
  private func records(_ group: Int) -> [EdgeDraft]? {
    let elements = code.groups[group].elements
    guard elements.count > 1, elements.count <= 400 else { return nil }
    let edges = elements.flatMap { element -> [EdgeDraft] in
      guard case .group(let record)? = element.items.last else { return [] }
      return self.record(record)
    }
    return edges.count > 1 ? edges : nil
  }

  private func record(_ group: Int) -> [EdgeDraft] {
    let from = code.element("from", in: group) ?? code.element("source", in: group)
    let to =
      code.element("to", in: group) ?? code.element("target", in: group)
      ?? code.element("dest", in: group) ?? code.element("destination", in: group)
    guard let from, let to, let target = code.atomValue(of: to),
      !Self.times.contains(where: { code.element($0, in: group) != nil })
    else { return [] }
    let labels: [StaticString] = ["event", "trigger", "on", "name", "action"]
    let label = labels.lazy.compactMap { code.element($0, in: group) }.compactMap(code.atomValue)
      .first
    // What is shown without events is a run and no rule.
    if isShown, label == nil { return [] }
    let sources =
      code.atomValue(of: from).map { [$0] }
      ?? code.groupValue(of: from).map { code.groups[$0].elements.compactMap(code.atom) } ?? []
    return sources.compactMap { source in
      edge(name(source), target, label.map(trigger))
    }
  }

  /// Keys of what a log tells of each change that came about.
  private static let times: [StaticString] = [
    "timestamp", "ts", "timestampMs", "occurredAt", "changedAt", "loggedAt",
  ]

  /// "{IDLE, START, RUNNING}", three rows at least: the column that shares its names with the first holds the targets.
  private func rows(_ group: Int) -> [EdgeDraft]? {
    let elements = code.groups[group].elements.filter { !$0.items.isEmpty }
    guard elements.count > 2, elements.count <= 400 else { return nil }
    var table: [[Range<Int>]] = []
    for element in elements {
      guard element.items.count == 1, case .group(let row) = element.items[0] else { return nil }
      let cells = code.groups[row].elements.compactMap(code.atom)
      guard cells.count > 2, cells.count <= 6 else { return nil }
      table.append(cells)
    }
    let sources = Set(table.map { Names.key(name($0[0]).text) })
    func shared(_ column: Int) -> Int {
      table.count { sources.contains(Names.key(name($0[column]).text)) }
    }
    let target = shared(2) >= shared(1) ? 2 : 1
    guard sources.count > 1, shared(target) * 2 >= table.count, shared(3 - target) == 0 else {
      return nil
    }
    return table.compactMap { cells in
      edge(name(cells[0]), cells[target], trigger(cells[3 - target]))
    }
  }

  // MARK: - Names

  private func edge(
    _ source: NameReference, _ target: Range<Int>, _ trigger: LocatedText?
  ) -> EdgeDraft? {
    guard !isNothing(target) else { return nil }
    let end = name(target)
    guard !end.text.isEmpty, ArrowSide.isName(end.text), ArrowSide.isName(source.text) else {
      return nil
    }
    let isAny = CellVocabulary.isAny(source.text)
    var edge = EdgeDraft(
      source: isAny ? nil : source, target: end, origin: origin(target))
    edge.trigger = trigger
    return edge
  }

  /// The last part of "State.idle", "#machine.idle" or ".idle", or the state that has the id "#hot".
  private func name(_ range: Range<Int>) -> NameReference {
    let text = code.text(range)
    if text.utf8.first == UInt8(ascii: "#"), let known = names[String(text.dropFirst())] {
      return NameReference(text: known, origin: origin(range))
    }
    let parts = text.split(whereSeparator: { $0 == "." || $0 == "#" })
    return NameReference(text: parts.last.map(String.init) ?? text, origin: origin(range))
  }

  private func trigger(_ range: Range<Int>) -> LocatedText {
    LocatedText(name(range).text, origin(range))
  }

  private func origin(_ range: Range<Int>) -> Origin {
    document.origin(SourceRange(range.lowerBound, range.upperBound))
  }
}
