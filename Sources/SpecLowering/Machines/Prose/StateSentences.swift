import SpecModel
import SpecSyntax
import SpecText

/// Concludes changes of state from sentences in the part of a state: "Returns to Idle after 3 s",
/// "**When:** retry is pressed in the Error state".
///
/// Both ends must be declared states; what is concluded so is inferred.
struct StateSentences {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds what sentences tell and nothing else has told.
  func collect(into drafts: inout MachineDrafts) {
    guard drafts.states.count > 1 else { return }
    let isDescribed = drafts.states.count { $0.section != nil || !$0.entries.isEmpty } > 1
    let occasions = OccasionSentences.lines(of: context)
    let lines = ToldChanges.lines(of: context)
    guard isDescribed || !occasions.isEmpty || !lines.isEmpty else { return }
    let places = LinePlaces(drafts, in: document, statesOnly: true)
    var known = Set(
      drafts.matrices.flatMap { matrix in
        matrix.edges.map { Ends($0.source?.text ?? "*", $0.target.text) }
      })
    let described = isDescribed ? entries(drafts, places.known) + exits(places) : []
    let changes = ToldChanges(context, places, names: drafts.states.map(\.name)).edges(in: lines)
    let told = Set(
      changes.between.map { TargetAt(key: $0.target.key, line: $0.origin.range.start) })
    // "It changes from A to B" says the source that "changes to B" leaves open.
    let others =
      (described + changes.led + ToldFromAny(context, places.known).edges(in: lines)
      + OccasionSentences(context, places).edges(in: occasions)).filter {
        !told.contains(TargetAt(key: $0.target.key, line: $0.origin.range.start))
      }
    var found = Self.distinct(changes.between, &known)
    for edge in others where known.insert(Ends(edge.source?.text ?? "*", edge.target.text)).inserted
    {
      found.append(edge)
    }
    if isDescribed { found += arrivals(drafts, found) }
    let sections = Dictionary(grouping: found) { context.section(of: $0.origin) }
    for section in sections.keys.sorted() {
      guard let edges = sections[section], let first = edges.first else { continue }
      drafts.matrices.append(
        MatrixDraft(
          form: "sentences", isClosed: false, section: section, origin: first.origin, edges: edges))
    }
  }

  /// The changes that nothing else has told; sentences that name both ends, each with a trigger of its own, tell of
  /// several changes between them.
  private static func distinct(_ edges: [EdgeDraft], _ known: inout Set<Ends>) -> [EdgeDraft] {
    var triggers: [Ends: Set<String>] = [:]
    return edges.filter { edge in
      let ends = Ends(edge.source?.text ?? "*", edge.target.text)
      let trigger = edge.trigger.map { Names.key($0.text) } ?? ""
      let isFurther =
        !trigger.isEmpty
        && triggers[ends].map { !$0.contains("") && !$0.contains(trigger) } ?? false
      guard known.insert(ends).inserted || isFurther else { return false }
      triggers[ends, default: []].insert(trigger)
      return true
    }
  }

  private struct Ends: Hashable {
    var source: String
    var target: String

    init(_ source: String, _ target: String) {
      self.source = Names.key(source)
      self.target = Names.key(target)
    }
  }

  /// The target of a change that a line tells.
  private struct TargetAt: Hashable {
    var key: String
    var line: UInt32
  }

  // MARK: - Ways in

  /// "**When:** retry is pressed in the Error state" enters from Error.
  private func entries(_ drafts: MachineDrafts, _ known: KnownStates) -> [EdgeDraft] {
    drafts.states.compactMap { state in
      guard let context = state.context, context.text.utf8.count <= 200 else { return nil }
      let words = context.text.split(separator: " ")
      for (index, word) in words.enumerated()
      where TransitionWords.origins.contains(word.lowercased()) {
        guard let name = name(in: words[(index + 1)...], known, needsWord: true),
          Names.key(name) != state.key
        else { continue }
        var edge = EdgeDraft(
          source: NameReference(text: name, origin: context.origin),
          target: NameReference(text: state.name, origin: state.origin), origin: context.origin)
        edge.provenance = .inferred
        edge.trigger = withoutSource(context, words, index, name)
        return edge
      }
      return nil
    }
  }

  /// The condition without the state at its end: "retry is pressed in the Error state" as "retry is pressed".
  private func withoutSource(
    _ condition: LocatedText, _ words: [Substring], _ index: Int, _ name: String
  ) -> LocatedText {
    let rest = words[(index + 1)...].joined(separator: " ")
    let bare = Names.words(StateName(heading: ArrowSide.unwrapped(rest))?.name ?? rest)
      .drop(while: TransitionWords.articles.contains)
    guard index > 1, Array(bare) == Names.words(name) else { return condition }
    return LocatedText(words[..<index].joined(separator: " "), condition.origin)
  }

  /// "**When:** the last seat is sold" enters from any state, where nothing else tells of a way in.
  private func arrivals(_ drafts: MachineDrafts, _ found: [EdgeDraft]) -> [EdgeDraft] {
    var entered = Set(found.map { $0.target.key })
    for matrix in drafts.matrices {
      for edge in matrix.edges { entered.insert(edge.target.key) }
    }
    var count: [String: Int] = [:]
    for state in drafts.states { count[state.key, default: 0] += 1 }
    var result: [EdgeDraft] = []
    for state in drafts.states where !state.entries.isEmpty && state.qualifier == nil {
      let names = [state.name] + state.aliases.map(\.text)
      guard count[state.key] == 1, !StateMode.isMode(state),
        !names.contains(where: { entered.contains(Names.key($0)) })
      else { continue }
      for entry in state.entries where Names.wordCount(entry.text) >= 2 {
        var edge = EdgeDraft(
          source: nil, target: NameReference(text: state.name, origin: state.origin),
          origin: entry.origin)
        edge.provenance = .inferred
        edge.trigger = entry
        result.append(edge)
      }
    }
    return result
  }

  // MARK: - Ways out

  private func exits(_ places: LinePlaces) -> [EdgeDraft] {
    let cues = context.facts.words.cues
    let showing = document.source.mayShow(Self.showing)
    var result: [EdgeDraft] = []
    for (index, line) in context.lines.enumerated()
    where line.holder == .item || line.holder == .paragraph {
      guard line.text.count <= 300, !context.mayHoldArrow(index),
        cues[index].contains(.move)
          || showing.contains(where: { ASCII.find($0, in: document.plain, line.text) != nil }),
        let source = places.state(aroundSection: Int(document.nodes[line.node].section))
      else { continue }
      let origin = context.origin(plain: line.text)
      for sentence in TextSplit.pieces(of: document.string(plain: line.text), at: Self.stops) {
        let words = sentence.split(separator: " ")
        if let edge = exit(words, from: source, origin, places.known) { result.append(edge) }
      }
    }
    return result
  }

  private static let stops: Phrases = [". ", "; "]

  private func exit(
    _ words: [Substring], from source: NameReference, _ origin: Origin, _ known: KnownStates
  ) -> EdgeDraft? {
    let folded = words.map { $0.lowercased().drop { !$0.isLetter } }
    let isDenied = folded.indices.contains { index in
      TransitionWords.negations.contains(String(folded[index]))
        && !ToldSentence.isCondition(index, folded)
    }
    guard !isDenied else { return nil }
    if let edge = labelledExit(words, folded, from: source, origin, known) { return edge }
    if let edge = shown(words, folded, from: source, origin, known) { return edge }
    if let edge = shownThen(words, folded, from: source, origin, known) { return edge }
    for start in words.indices where TransitionWords.moveHeads.contains(folded[start]) {
      for phrase in TransitionWords.moves
      where start + phrase.count < words.count && folded[start] == phrase[0] {
        guard phrase.indices.allSatisfy({ folded[start + $0] == phrase[$0] }) else { continue }
        guard let name = name(in: words[(start + phrase.count)...], known, needsWord: false),
          Names.key(name) != source.key, !leavesOther(words[..<start], than: source, known)
        else { break }
        var edge = EdgeDraft(
          source: source, target: NameReference(text: name, origin: origin), origin: origin)
        if start == 0, let reason = Self.reason(behind: name, words.dropFirst(phrase.count)) {
          return edge.triggered(by: reason, origin)
        }
        edge.provenance = .inferred
        return edge.triggered(
          by: trigger(words, folded, around: start..<(start + phrase.count)), origin)
      }
    }
    return nil
  }

  /// Whether the words before a verb name another state that is left: "After 30 s in Open the gate goes back to Locked"
  /// below "Broken".
  private func leavesOther(
    _ words: ArraySlice<Substring>, than source: NameReference, _ known: KnownStates
  ) -> Bool {
    words.indices.dropLast().contains { index in
      ToldSentence.origins.contains(words[index].lowercased())
        && name(in: words[(index + 1)...], known, needsWord: true)
          .map { Names.key($0) != source.key } == true
    }
  }

  /// Verbs of showing, by which lines are told from others.
  private static let showing: [StaticString] = [
    " shows ", " reveals ", " displays ", ", show ", ", display ", ", zeige ", ", zeigt ",
    ", afficher ", ", affiche ", ", mostrar ", ", muestra ", ", mostra ", ", toon ", ", tampilkan ",
  ]

  /// "Pressing the gear shows Settings": an act, and the declared state that it makes seen, with nothing behind its name
  /// that goes on with it.
  private func shown(
    _ words: [Substring], _ folded: [Substring], from source: NameReference, _ origin: Origin,
    _ known: KnownStates
  ) -> EdgeDraft? {
    guard folded.first?.hasSuffix("ing") == true,
      let verb = folded.prefix(9).firstIndex(where: { Self.shows.contains(String($0)) }), verb > 1,
      case let rest = words[(verb + 1)...].drop(while: {
        TransitionWords.articles.contains($0.lowercased())
      }),
      let name = name(in: rest, known, needsWord: false), Names.key(name) != source.key
    else { return nil }
    let behind = rest.dropFirst(Names.wordCount(name))
    let isEnd = rest.prefix(Names.wordCount(name)).last?.last?.isLetter == false
    guard
      isEnd || behind.isEmpty
        || behind.first.map({ word in
          let word = word.lowercased()
          return TransitionWords.annotations.contains(word)
            || TransitionWords.surfaces.contains(word)
        }) == true
    else { return nil }
    var edge = EdgeDraft(
      source: source, target: NameReference(text: name, origin: origin), origin: origin)
    edge.provenance = .inferred
    return edge.triggered(by: words[..<verb].joined(separator: " "), origin)
  }

  /// "When loading takes more than 10 s, show the Error State.": a clause on when, and the declared state, called one,
  /// that is then shown.
  private func shownThen(
    _ words: [Substring], _ folded: [Substring], from source: NameReference, _ origin: Origin,
    _ known: KnownStates
  ) -> EdgeDraft? {
    guard let first = folded.first,
      TransitionWords.occasions.contains(String(first))
        || TransitionWords.conjunctions.contains(String(first)),
      let comma = words.prefix(20).firstIndex(where: { $0.last == "," }), comma > 1,
      comma + 2 < words.count, Self.showsThen.contains(String(folded[comma + 1])),
      case let rest = words[(comma + 2)...], rest.count <= 6,
      rest.contains(where: {
        StateVocabulary.singulars.contains(ArrowSide.unwrapped(String($0)).lowercased())
      }),
      let name = name(in: rest, known, needsWord: true), Names.key(name) != source.key
    else { return nil }
    var edge = EdgeDraft(
      source: source, target: NameReference(text: name, origin: origin), origin: origin)
    edge.provenance = .inferred
    let trigger = words[1...comma].joined(separator: " ")
    return edge.triggered(by: String(trigger.dropLast()), origin)
  }

  private static let showsThen: Lexicon = [
    "show", "shows", "display", "displays", "zeige", "zeigt", "afficher", "affiche", "mostrar",
    "muestra", "mostra", "toon", "toont", "tampilkan",
  ]
  private static let shows: Lexicon = ["shows", "reveals", "displays"]

  /// What leads to a name at the beginning of the words, behind a colon: "Milling: the trailer leaves the scale".
  private static func reason(behind name: String, _ words: ArraySlice<Substring>) -> String? {
    guard let end = words.prefix(6).firstIndex(where: { $0.hasSuffix(":") }),
      end + 1 < words.endIndex,
      Names.words(words[...end].joined(separator: " ")) == Names.words(name)
    else { return nil }
    return words[(end + 1)...].joined(separator: " ")
  }

  /// "Transition: automatic to Loaded after 2 s": behind the label stand the trigger, "to" and the state.
  private func labelledExit(
    _ words: [Substring], _ folded: [Substring], from source: NameReference, _ origin: Origin,
    _ known: KnownStates
  ) -> EdgeDraft? {
    guard words.count > 2, words[0].hasSuffix(":"),
      TransitionWords.transitions.contains(folded[0].dropLast()),
      let to = folded[1...].prefix(8).firstIndex(of: "to"), to + 1 < words.count,
      let name = name(in: words[(to + 1)...], known, needsWord: false),
      Names.key(name) != source.key
    else { return nil }
    var edge = EdgeDraft(
      source: source, target: NameReference(text: name, origin: origin), origin: origin)
    edge.provenance = .inferred
    let opener = folded[to...].firstIndex { TransitionWords.occasions.contains(String($0)) }
    let trigger = words[1..<to] + (opener.map { words[$0...] } ?? [])
    return edge.triggered(by: ArrowSide.unwrapped(trigger.joined(separator: " ")), origin)
  }

  /// What stands before the verb, where it tells of an act, an event or a control; else what follows "when" or "via".
  private func trigger(
    _ words: [Substring], _ folded: [Substring], around move: Range<Int>
  ) -> String {
    let opener = folded[move.upperBound...].firstIndex {
      TransitionWords.occasions.contains(String($0))
    }
    if let opener { return ArrowSide.unwrapped(words[opener...].joined(separator: " ")) }
    // The clause alone: no sentence before it, and no word that leads on to the move.
    let stop = words[..<move.lowerBound].lastIndex { $0.last.map { ".;!?".contains($0) } ?? false }
    var head = words[(stop.map { $0 + 1 } ?? 0)..<move.lowerBound]
    while let last = head.last, Self.leads.contains(last.lowercased()) { head.removeLast() }
    // "After 20 seconds the panel", "Once saved, the user": the subject belongs to the verb.
    if head.count > 3, let last = head.last?.lowercased(),
      ToldSentence.subjects.contains(last) || Self.people.contains(last),
      TransitionWords.articles.contains(words[head.endIndex - 2].lowercased()),
      head.endIndex == move.lowerBound
    {
      head.removeLast(2)
    }
    let clause = Self.withoutSubject(head)
    if clause.count < head.count, clause.count < 9,
      TransitionWords.conjunctions.contains(String(folded[clause.startIndex]))
    {
      return ArrowSide.unwrapped(clause.dropFirst().joined(separator: " "))
    }
    head = clause
    guard (1...8).contains(head.count) else { return means(words, folded, behind: move) }
    var text = ArrowSide.unwrapped(head.joined(separator: " "))
    if text.hasSuffix(",") { text.removeLast() }
    let first = folded[head.startIndex]
    let isAct = FlowSteps.kind(of: text) == .action || first.hasSuffix("ing")
    if isAct || TransitionWords.occasions.contains(String(first)) || first == "once" { return text }
    return Self.control(text, before: folded[move.lowerBound])
      ?? means(words, folded, behind: move)
  }

  /// A clause on when something happens without the subject of the clause behind it: "If the guest swipes it away, it".
  private static func withoutSubject(_ head: ArraySlice<Substring>) -> ArraySlice<Substring> {
    guard let comma = head.lastIndex(where: { $0.hasSuffix(",") }), comma > head.startIndex,
      let first = head.first?.lowercased(),
      TransitionWords.conjunctions.contains(first) || TransitionWords.occasions.contains(first),
      case let subject = head[(comma + 1)...].map({ $0.lowercased() }),
      subject.count == 1 && ToldWords.pronouns.contains(subject[0])
        || subject.count == 2 && TransitionWords.articles.contains(subject[0])
    else { return head }
    return head[...comma]
  }

  /// Whoever a sentence says to move.
  private static let people: Lexicon = [
    "user", "users", "player", "players", "guest", "guests", "visitor", "customer", "reader",
  ]

  /// "gear icon" of "The gear icon (top right) opens": a subject that is a control; a card that moves is none, and one
  /// that opens something is.
  private static func control(_ text: String, before verb: Substring) -> String? {
    var words = StateName.splitQualifier(text).name.split(separator: " ")
    if words.count > 1, TransitionWords.articles.contains(words[0].lowercased()) {
      words.removeFirst()
    }
    guard (1...5).contains(words.count), let last = words.last?.lowercased(),
      buttons.contains(last)
        || TransitionWords.controls.contains(last) && opening.contains(String(verb))
    else { return nil }
    return words.joined(separator: " ")
  }

  /// Controls that do nothing but lead on.
  private static let buttons: Lexicon = [
    "button", "buttons", "icon", "icons", "link", "links", "cta", "fab", "gear", "chevron", "logo",
    "hamburger", "bouton", "lien", "icône", "botón", "enlace", "icono", "botão", "ícone",
    "schaltfläche", "knopf", "zahnrad", "pulsante", "icona", "knop", "tombol",
  ]
  private static let opening: Lexicon = [
    "opens", "open", "leads", "navigates", "takes", "launches", "öffnet", "führt", "ouvre", "mène",
    "abre", "lleva", "leva", "apre", "porta", "opent", "leidt", "buka",
  ]

  /// "the gear" of "opens Settings via the gear".
  private func means(
    _ words: [Substring], _ folded: [Substring], behind move: Range<Int>
  ) -> String {
    guard
      let place = folded[move.upperBound...].firstIndex(where: { $0 == "via" || $0 == "through" }),
      case let rest = words[(place + 1)...].prefix(5), !rest.isEmpty
    else { return "" }
    let end = rest.firstIndex { $0.last.map { ".,;:".contains($0) } ?? false }
    return ArrowSide.unwrapped(
      StateName.withoutStop(rest[...(end ?? rest.endIndex - 1)].joined(separator: " ")))
  }

  /// Words between an act and the verb of the move that it causes: "Tap Pay to open".
  static let leads: Lexicon = [
    "to", "and", "then", "which", "will", "um", "und", "zu", "pour", "et", "para", "y", "e", "per",
    "om", "en",
  ]

  private func name(
    in words: ArraySlice<Substring>, _ known: KnownStates, needsWord: Bool
  ) -> String? {
    Self.name(in: words, known, needsWord: needsWord)
  }

  /// The declared state that words begin with; in prose the word "state" or a capital sets a name apart.
  static func name(
    in words: ArraySlice<Substring>, _ known: KnownStates, needsWord: Bool
  ) -> String? {
    var rest = words.prefix(6)
    while rest.count > 1, let first = rest.first,
      TransitionWords.articles.contains(first.lowercased())
    { rest = rest.dropFirst() }
    for count in stride(from: min(5, rest.count), through: 1, by: -1) {
      let text = ArrowSide.unwrapped(rest.prefix(count).joined(separator: " "))
      guard let name = known.name(of: text) else { continue }
      let last = rest.prefix(count).last.map { ArrowSide.unwrapped(String($0)).lowercased() } ?? ""
      let isSet =
        StateVocabulary.singulars.contains(last) || text.first?.isUppercase == true
        || Names.fillers.contains(last)
      if isSet || !needsWord && count > 1 { return name }
    }
    return nil
  }
}

/// A quick test for verbs of motion.
enum MoveCue {
  /// Whether a word begins as a verb of `TransitionWords.moves` does: a test on the first four bytes of each word.
  static func mayOccur(in plain: ContiguousArray<UInt8>, _ range: Range<Int>) -> Bool {
    plain.withUnsafeBufferPointer { mayOccur(in: $0, range) }
  }

  /// The same in a buffer; of lines in running text `LineCues.move` tells it.
  static func mayOccur(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    let (pairs, places) = (pairs, places)
    var index = range.lowerBound
    var isStart = true
    while index + 3 < range.upperBound {
      let byte = bytes[index]
      if byte == 0x20 {
        isStart = true
      } else if isStart {
        isStart = false
        guard pairs[pair(byte, bytes[index + 1])] else {
          index += 1
          continue
        }
        let stem =
          UInt32(byte | 0x20) << 24 | UInt32(bytes[index + 1]) << 16
          | UInt32(bytes[index + 2]) << 8 | UInt32(bytes[index + 3])
        if places[place(of: stem)], stems.contains(stem) { return true }
      }
      index += 1
    }
    return false
  }

  /// Most words differ from all verbs in their first two bytes.
  private static let pairs: [Bool] = {
    var table = [Bool](repeating: false, count: 4096)
    for stem in stems {
      table[pair(UInt8(stem >> 24), UInt8(truncatingIfNeeded: stem >> 16))] = true
    }
    return table
  }()

  /// Most of the others differ from all of them in a hash of their first four bytes.
  private static let places: [Bool] = {
    var table = [Bool](repeating: false, count: 4096)
    for stem in stems { table[place(of: stem)] = true }
    return table
  }()

  private static func place(of stem: UInt32) -> Int { Int((stem &* 0x9E37_79B1) >> 20) }

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 0x1F) << 7 | Int(second & 0x7F)
  }

  /// The first four bytes of the verbs, in lower case.
  private static let stems: Set<UInt32> = Set(
    TransitionWords.moves.compactMap { phrase in
      let bytes = Array(phrase.joined(separator: " ").utf8.prefix(4))
      guard bytes.count == 4 else { return nil }
      return bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } | 0x2000_0000
    })
}
