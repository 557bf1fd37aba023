import SpecModel
import SpecSyntax
import SpecText

/// Reads the sections of screens or states below a heading about transitions or states, whose items tell what each event
/// leads to: "**On save**: replace with the results screen", "on pause: `Paused`", "on stop: `Credit` if some is left,
/// otherwise `Idle`".
///
/// What is led to must be the name of a section or of a declared state; below a heading about states it must stand alone
/// or with a condition.
struct AnsweredEvents {
  private let context: LoweringContext
  private let document: Document
  private let durations: [DurationFact]

  init(_ context: LoweringContext, durations: [DurationFact]) {
    self.context = context
    document = context.document
    self.durations = durations.sorted { $0.origin.range.start < $1.origin.range.start }
  }

  /// Adds the changes of all such sections that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var names: (known: KnownStates, register: StateRegister)?
    var read: Set<UInt32> = []
    for parent in document.sections.indices.dropFirst() {
      guard let isDirect = kind(of: parent) else { continue }
      if names == nil { read = drafts.readLines }
      let known =
        names ?? (
          withSurfaces(LinePlaces(drafts, in: document).withScreens()), StateRegister(drafts)
        )
      names = known
      guard
        let found = matrix(below: parent, known.known, known.register, isDirect: isDirect)
      else { continue }
      let isRead = found.contains { read.contains($0.edge.origin.range.start) }
      let changes = isRead ? found.filter(\.isAnswer) : found
      if isRead { drafts.addTriggers(of: changes.map(\.edge), on: read) }
      let edges = changes.map(\.edge).filter { !read.contains($0.origin.range.start) }
      guard let first = edges.first else { continue }
      read.formUnion(edges.map(\.origin.range.start))
      ArrowEdges.merge(
        [
          MatrixDraft(
            form: "list", isClosed: false, section: parent, origin: first.origin, edges: edges)
        ], into: &drafts)
    }
  }

  /// A change, and whether its item tells nothing but where the event leads.
  private struct Change {
    var edge: EdgeDraft
    var isAnswer: Bool
  }

  /// Whether items below a heading must name nothing but their target: below "States" they must, below "Transitions" not;
  /// `nil` where it is about neither, or has no sections below it.
  private func kind(of section: Int) -> Bool? {
    let next = section + 1
    guard next < document.sections.count, Int(document.sections[next].parent) == section else {
      return nil
    }
    let heading = Int(document.sections[section].heading)
    let title = document.title(ofSection: section)
    let subject = LineSubject.read(
      document.plainText(of: heading), in: context, source: nil, known: KnownStates())
    if case .transitions = subject { return TransitionWords.namesSystem(title) ? nil : false }
    return BareHeadings.speaksOfStates(title) ? true : nil
  }

  /// The names with those of the sections about dialogs and the like: "Editor Modal".
  private func withSurfaces(_ known: KnownStates) -> KnownStates {
    var known = known
    for section in document.sections.indices.dropFirst() {
      let title = StateName.withoutNumbering(document.title(ofSection: section))
      let words = Names.words(title)
      guard (2...4).contains(words.count), let last = words.last,
        TransitionWords.surfaces.contains(last)
      else { continue }
      known.add(title)
    }
    return known
  }

  private func matrix(
    below parent: Int, _ known: KnownStates, _ register: StateRegister, isDirect: Bool
  ) -> [Change]? {
    let parts = document.sections.indices[(parent + 1)...].prefix {
      document.sections[$0].level > document.sections[parent].level
    }.filter { Int(document.sections[$0].parent) == parent }
    guard parts.count > 1 else { return nil }
    var known = known
    var register = register
    var names: [Int: [String]] = [:]
    for part in parts {
      let title = StateName.withoutNumbering(document.title(ofSection: part))
      let fitting = known.name(of: title) == nil ? known.matches(ofGlob: title) : []
      let own =
        known.name(of: title).map { [$0] }
        ?? (fitting.isEmpty ? StateNameList.split(title) : fitting)
      guard !own.isEmpty, own.allSatisfy(ArrowSide.isName),
        !isDirect || own.allSatisfy({ known.name(of: $0) != nil })
      else {
        if isDirect { continue }
        return nil
      }
      for name in own where !isDirect {
        known.add(name)
        register.add(name)
      }
      names[part] = own.map { known.name(of: $0) ?? $0 }
    }
    guard names.count > 1 else { return nil }
    var edges: [Change] = []
    var sources: Set<Int> = []
    for part in parts {
      guard let source = names[part] else { continue }
      let found = answers(in: part, known, register, isDirect: isDirect)
      guard !found.isEmpty else { continue }
      sources.insert(part)
      for name in source {
        edges += found.map { answer in
          var change = answer
          change.edge.source = NameReference(text: name, origin: answer.edge.origin)
          return change
        }
      }
    }
    let isPlain = sources.count == 1 && edges.count > 1 && edges.allSatisfy(\.isAnswer)
    return sources.count > 1 || isPlain ? edges : nil
  }

  /// What the items of a section tell, as yet without what they leave.
  private func answers(
    in part: Int, _ known: KnownStates, _ register: StateRegister, isDirect: Bool
  ) -> [Change] {
    var result: [Change] = []
    var open: String?
    for line in context.lines(in: document.sections[part].ownNodes) where line.holder == .item {
      if line.depth == 1 { open = nil }
      let origin = context.origin(plain: line.text)
      guard line.depth == 1 else {
        guard let trigger = open, line.depth == 2, line.label == nil else { continue }
        let text = StateName.withoutStop(document.string(plain: line.text))
        for var edge in targets(of: text, known, register, origin, isDirect: false) ?? [] {
          edge.trigger = LocatedText(trigger, origin)
          result.append(Change(edge: edge, isAnswer: true))
        }
        continue
      }
      if line.label == nil {
        result += told(by: line, known, origin).map { Change(edge: $0, isAnswer: true) }
        continue
      }
      guard isEvent(line), let label = line.label else { continue }
      let words = document.string(plain: label)
      let trigger = Self.withoutOpener(words)
      let value = StateName.withoutStop(document.string(plain: line.value))
      guard !value.isEmpty else {
        open = trigger
        continue
      }
      let answers =
        targets(of: value, known, register, origin, isDirect: true)
        ?? coded(in: line, known, origin)
      let edges = answers ?? (isDirect ? [] : named(in: value, known, origin))
      result += edges.map {
        Change(
          edge: $0.triggered(by: answers == nil ? words : trigger, origin),
          isAnswer: answers != nil)
      }
    }
    return result
  }

  /// "pause" of "on pause": words that only join stand before it.
  private static func withoutOpener(_ label: String) -> String {
    guard let space = label.firstIndex(of: " "), bare.contains(label[..<space].lowercased()) else {
      return label
    }
    return StateName.trimmed(String(label[space...]))
  }

  private static let bare: Lexicon = ["on", "upon", "bei", "su", "bij", "op", "saat"]

  /// Whether the label of an item tells what happens: "On back", "When the upload ends".
  private func isEvent(_ line: TextLine) -> Bool {
    guard let label = line.label, (4...80).contains(label.count), line.value.count <= 300 else {
      return false
    }
    let first = document.string(plain: label).prefix { $0 != " " }
    return first.count < label.count && Self.openers.contains(first.lowercased())
  }

  private static let openers = TransitionWords.occasions.subtracting(["as"]).union(bare).union([
    "lors", "al", "ao", "na", "alla", "all", "allo", "a", "se", "en", "em", "si", "sur", "à",
    "jika", "ketika", "setelah", "beim", "falls", "dès",
  ])

  /// "タイマー終了時に `Done` へ", "5초 후 자동으로 `Busy`": in scripts without blanks, what happens before the name of a declared
  /// state in code that is all else of the line but for a verb of motion.
  private func told(by line: TextLine, _ known: KnownStates, _ origin: Origin) -> [EdgeDraft] {
    let plain = document.plain
    guard line.text.count <= 240, plain[line.text].contains(where: { $0 >= 0xE3 }) else {
      return []
    }
    var spans: [Range<Int>] = []
    var index = max(0, document.run(at: line.text.lowerBound, in: line.node))
    while index < document.runs.count, Int(document.runs[index].start) < line.text.upperBound {
      let run = document.runs[index]
      if run.style.contains(.code) || run.style.contains(.strong) {
        spans.append(Int(run.start)..<Int(run.start + run.count))
      }
      index += 1
    }
    guard let span = spans.last, span.lowerBound > line.text.lowerBound,
      let target = known.name(of: document.string(plain: span)),
      spans.dropLast().allSatisfy({ known.name(of: document.string(plain: $0)) == nil })
    else { return [] }
    var before = StateName.trimmed(document.string(plain: line.text.lowerBound..<span.lowerBound))
    let behind = StateName.withoutStop(
      StateName.trimmed(document.string(plain: span.rest(of: line.text))))
    let isLed = TransitionWords.movesBefore.contains(where: before.hasSuffix)
    guard isLed || behind.isEmpty || Self.motions.contains(where: behind.hasPrefix) else {
      return []
    }
    for word in TransitionWords.movesBefore + Self.byItself where before.hasSuffix(word) {
      before = StateName.trimmed(String(before.dropLast(word.count)))
    }
    while let last = before.last, "、，,：:".contains(last) { before.removeLast() }
    guard Self.occasions.contains(where: before.hasSuffix) else { return [] }
    var edge = EdgeDraft(
      source: nil, target: NameReference(text: target, origin: origin), origin: origin)
    let wait = durations.first(in: origin.range)
    edge.duration = wait?.quantity
    edge.durationOrigin = wait?.origin
    return [edge.triggered(by: before, origin)]
  }

  private static let byItself = ["자동으로", "自動的に", "自動で", "自动", "自動"]
  private static let motions =
    TransitionWords.movesBehind + ["로 진입", "으로 진입", "로 전이", "으로 전이", "로", "으로", "に", "画面へ", "状態へ"]
  /// How words end that tell when a change comes.
  private static let occasions = [
    "후", "뒤", "시", "면", "때", "時", "時に", "後", "後に", "たら", "ると", "すと", "場合", "とき", "时", "后",
    "之后", "完成", "超时", "시간 초과",
  ]

  // MARK: Targets

  /// The declared states that are all of a text, each with its condition: "`Credit` if some is left, otherwise `Idle`",
  /// "transition to `Running`"; `nil` where anything else stands there.
  private func targets(
    of text: String, _ known: KnownStates, _ register: StateRegister, _ origin: Origin,
    isDirect: Bool
  ) -> [EdgeDraft]? {
    var rest = text
    // "transizione a", "goes to": what leads on says no more.
    let words = text.split(separator: " ")
    for count in [3, 2] where words.count > count {
      let head = words.prefix(count).map { $0.lowercased() }
      guard Self.leads.contains(head.joined(separator: " ")) else { continue }
      rest = words.dropFirst(count).joined(separator: " ")
      break
    }
    let ends = StateCell.ends(in: ArrowSide.unwrapped(rest), known: register)
    let edges = ends.compactMap { end -> EdgeDraft? in
      guard case .state(let name, let remark) = end, let target = known.name(of: name) else {
        return nil
      }
      var edge = EdgeDraft(
        source: nil, target: NameReference(text: target, origin: origin), origin: origin)
      if let remark { edge.limit(to: remark, origin) }
      return edge
    }
    return edges.count == ends.count && !edges.isEmpty && edges.count < 5 ? edges : nil
  }

  /// The names in code with which a value begins, "`Paid` or `Idle` as the purse has it", behind words that lead on at most.
  private func coded(in line: TextLine, _ known: KnownStates, _ origin: Origin) -> [EdgeDraft]? {
    var names: [String] = []
    var end = line.value.lowerBound
    var index = max(0, document.run(at: end, in: line.node))
    while index < document.runs.count, Int(document.runs[index].start) < line.value.upperBound {
      let run = document.runs[index]
      let span = Int(run.start)..<Int(run.start + run.count)
      index += 1
      guard run.style.contains(.code), span.lowerBound >= end else { continue }
      guard let name = known.name(of: document.string(plain: span)) else { return nil }
      let between = StateName.trimmed(document.string(plain: end..<span.lowerBound)).lowercased()
      let isJoined =
        names.isEmpty
        ? between.isEmpty || Self.leads.contains(between) : Self.joints.contains(between)
      guard isJoined else { break }
      names.append(name)
      end = span.upperBound
    }
    let rest = Names.firstWord(
      document.string(plain: min(end, line.value.upperBound)..<line.value.upperBound))
    guard (1...4).contains(names.count),
      names.count > 1 || rest.map(CellVocabulary.conditionWords.contains) ?? true
    else { return nil }
    return names.map {
      EdgeDraft(source: nil, target: NameReference(text: $0, origin: origin), origin: origin)
    }
  }

  private static let joints = StateEnumerations.alternatives.union(["/", "|", "또는"])

  /// Words before a target that say that it is one.
  private static let leads = Lexicon(TransitionWords.moves.map { $0.joined(separator: " ") })
    .union([
      "next state", "wechsel in", "weiter zu", "zurück nach", "übergang zu", "übergang in",
      "passage à", "transition vers", "transición a", "transição para", "transizione a", "va in",
      "overgang naar", "transisi ke",
    ])

  private func named(in value: String, _ known: KnownStates, _ origin: Origin) -> [EdgeDraft] {
    targets(in: value, known).map {
      EdgeDraft(source: nil, target: NameReference(text: $0, origin: origin), origin: origin)
    }
  }

  /// The names behind a verb that leads on, one of each clause; "previous screen (usually A or B)" stands for both.
  private func targets(in value: String, _ known: KnownStates) -> [String] {
    var result: [String] = []
    for clause in TextSplit.pieces(of: value, at: Self.clauses, outsideParentheses: true) {
      let words = clause.split(separator: " ").map { word in
        ArrowSide.unwrapped(String(word))
      }
      guard let verb = words.prefix(2).firstIndex(where: { Self.verbs.contains($0.lowercased()) })
      else { continue }
      let rest = words[(verb + 1)...].filter {
        !TransitionWords.articles.contains($0.lowercased())
          && !Self.particles.contains($0.lowercased())
      }
      if let name = name(in: rest[...], known) {
        result.append(name)
      } else if rest.first.map({ StateCell.isPrevious([$0.lowercased()]) }) == true {
        result += usual(clause, known)
      }
    }
    var seen: Set<String> = []
    return result.filter { seen.insert($0).inserted }
  }

  /// The longest name with which words begin, after an adjective at most.
  private func name(in words: ArraySlice<String>, _ known: KnownStates) -> String? {
    for start in words.indices.prefix(2) {
      let rest = words[start...]
      for count in stride(from: min(4, rest.count), through: 1, by: -1) {
        if let name = known.name(of: rest.prefix(count).joined(separator: " ")) { return name }
      }
    }
    return nil
  }

  /// The names in the parentheses behind "the previous screen".
  private func usual(_ clause: String, _ known: KnownStates) -> [String] {
    guard let open = clause.firstIndex(of: "("), let close = clause[open...].firstIndex(of: ")")
    else { return [] }
    let inner = clause[clause.index(after: open)..<close].split(separator: " ", maxSplits: 1)
    guard inner.count == 2, Self.usually.contains(inner[0].lowercased()) else { return [] }
    return StateNameList.split(String(inner[1])).compactMap(known.name(of:))
  }

  private static let clauses: Phrases = ["; ", ". ", ", then ", " and then "]
  private static let verbs: Lexicon = [
    "push", "pushes", "open", "opens", "replace", "replaces", "present", "presents", "show",
    "shows", "pop", "pops", "navigate", "navigates", "go", "goes", "return", "returns", "switch",
    "switches", "move", "moves", "transition", "transitions", "enter", "enters", "redirect",
    "redirects", "route", "routes", "öffnet", "zeigt", "wechselt", "geht", "ouvre", "affiche",
    "retourne", "abre", "muestra", "vuelve", "mostra", "volta", "apre", "torna", "opent", "toont",
  ]
  private static let particles: Lexicon = [
    "to", "with", "by", "back", "zu", "zum", "zur", "vers", "à", "a", "para", "naar",
  ]
  private static let usually: Lexicon = ["typically", "usually", "normally", "either", "meist"]
}

extension MachineDrafts {
  /// Gives changes that were read without a trigger the one that the item around them tells.
  fileprivate mutating func addTriggers(of found: [EdgeDraft], on read: Set<UInt32>) {
    let told = found.filter { read.contains($0.origin.range.start) && $0.trigger != nil }
    guard !told.isEmpty else { return }
    for matrix in matrices.indices {
      for index in matrices[matrix].edges.indices
      where matrices[matrix].edges[index].trigger == nil {
        let edge = matrices[matrix].edges[index]
        guard
          let teller = told.first(where: {
            $0.origin.range.start == edge.origin.range.start && $0.target.key == edge.target.key
              && $0.source?.key == edge.source?.key
          })
        else { continue }
        matrices[matrix].edges[index].trigger = teller.trigger
      }
    }
  }
}
