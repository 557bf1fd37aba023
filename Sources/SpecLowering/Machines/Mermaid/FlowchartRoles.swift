import SpecModel
import SpecText

/// Decides what each node of a flowchart is for the machine.
enum FlowchartRoles {
  static func assign(to graph: inout DiagramGraph) {
    let outgoing = graph.edges.reduce(into: [Int: [DiagramGraph.Edge]]()) {
      $0[$1.source, default: []].append($1)
    }
    let incoming = graph.edges.reduce(into: [Int: Int]()) { $0[$1.target, default: 0] += 1 }
    let hasDiamond = graph.nodes.contains { $0.shape == .diamond }
    let lines = hasDiamond ? Set(graph.edges.map { Line(from: $0.source, to: $0.target) }) : []
    // "피드 탭" is a tab where another node with that ending leads nowhere, or to several places.
    let hasTabs = graph.nodes.indices.contains { index in
      let count = outgoing[index]?.count ?? 0
      return count != 1 && hasDoubtfulEnding(graph[index])
    }
    let circles = graph.nodes.indices.filter { graph[$0].shape == .circle }
    for index in graph.nodes.indices {
      if circles.count == 1, circles[0] == index, incoming[index] == nil, graph.nodes.count > 3,
        isOccasion(graph[index])
      {
        graph[index].role = .trigger
        continue
      }
      if incoming[index] == nil, isRouter(graph[index]) {
        graph[index].role = .none
        continue
      }
      if incoming[index] == nil, let own = outgoing[index],
        isActor(index, incoming, in: graph)
      {
        graph[index].role = own.allSatisfy { $0.label == nil } ? .start : .none
        continue
      }
      let role =
        isHub(index, outgoing[index] ?? [], lines, in: graph)
          || incoming[index] == nil && isChoice(graph[index], outgoing[index] ?? [])
          || isStoredStep(index, incoming, outgoing, in: graph)
        ? .state : role(of: index, outgoing, in: graph)
      // A start that is entered again is a place like any other.
      if role == .start, incoming[index] != nil {
        graph[index].role = .state
      } else if role == .state, incoming[index] == 1,
        !(hasTabs && hasDoubtfulEnding(graph[index])), isStep(graph[index], outgoing[index] ?? [])
      {
        graph[index].role = .trigger
      } else if role == .state, incoming[index] == nil,
        isOpening(graph[index], outgoing[index] ?? [], in: graph)
      {
        graph[index].role = .trigger
      } else {
        graph[index].role = role
      }
    }
    settleSteps(of: &graph, outgoing, incoming)
  }

  /// Whether the one circle at the beginning tells why the flow begins: "((Returning visit))".
  private static func isOccasion(_ node: DiagramGraph.Node) -> Bool {
    let words = Names.words(node.text.map { DiagramText.line($0) } ?? node.id)
    guard let last = words.last, words.count > 1, node.text != nil else { return false }
    return !StateWords.isState(words) && !FlowchartVocabulary.interfaceWords.contains(last)
  }

  /// Whether a node is the part of the program that knows the routes, and no place: "{BrowserRouter}".
  private static func isRouter(_ node: DiagramGraph.Node) -> Bool {
    guard let text = node.text, let first = DiagramText.lines(text).first else { return false }
    return first.hasSuffix("Router") && Names.wordCount(first) < 3
      || first == "NavigationContainer"
  }

  /// A line from one node to another.
  private struct Line: Hashable {
    var from: Int
    var to: Int
  }

  /// Whether a diamond is where a run rests and no question: two of the nodes that it leads to lead straight back.
  private static func isHub(
    _ index: Int, _ edges: [DiagramGraph.Edge], _ lines: Set<Line>, in graph: DiagramGraph
  ) -> Bool {
    guard graph[index].shape == .diamond, edges.count > 2,
      edges.allSatisfy({ $0.label != nil }),
      !isQuestion(graph[index].text.map { DiagramText.line($0) } ?? graph[index].id)
    else { return false }
    let returning = Set(edges.map(\.target)).count { target in
      target != index && lines.contains(Line(from: target, to: index))
    }
    return returning > 1
  }

  /// Whether the diamond with which a flow begins is the place where one of several ways is chosen, "{Language}", and asks
  /// or checks nothing.
  private static func isChoice(_ node: DiagramGraph.Node, _ edges: [DiagramGraph.Edge]) -> Bool {
    guard node.shape == .diamond, edges.count > 1, edges.allSatisfy({ $0.label != nil }),
      case let text = node.text.map({ DiagramText.line($0) }) ?? node.id,
      (1...4).contains(Names.wordCount(text)), !isQuestion(text), !FlowWords.checks(text),
      !edges.contains(where: { $0.label.map(FlowWords.isVerdict) == true })
    else { return false }
    return Names.hasWord(text, in: choices) && !EventName.isCode(text)
      && !text.contains(where: { "=<>!".contains($0) })
  }

  /// What a person chooses on a screen.
  private static let choices: Lexicon = [
    "language", "languages", "menu", "track", "topic", "category", "goal", "choice", "choose",
    "select", "selection", "pick", "picker", "sprache", "menü", "thema", "auswahl", "wahl",
    "langue",
    "choix", "menú", "idioma", "tema", "elección", "elegir", "escolha", "escolher", "lingua",
    "scelta", "taal", "keuze", "bahasa", "pilihan", "язык", "выбор", "меню",
  ]

  /// Whether a drawn store is a step on the way: what is stored is told in words, and the run goes on.
  private static func isStoredStep(
    _ index: Int, _ incoming: [Int: Int], _ outgoing: [Int: [DiagramGraph.Edge]],
    in graph: DiagramGraph
  ) -> Bool {
    guard graph[index].shape == .cylinder, incoming[index] != nil, outgoing[index] != nil,
      let text = graph[index].text.map({ DiagramText.line($0) })
    else { return false }
    return Names.wordCount(text) > 2
      && !Names.hasWord(text, in: FlowchartVocabulary.systemWords)
  }

  /// Whether a node stands between two others and its last word may be a gesture, or a part of the interface.
  private static func isStep(_ node: DiagramGraph.Node, _ outgoing: [DiagramGraph.Edge]) -> Bool {
    guard !node.isGroup, outgoing.count == 1, outgoing[0].label == nil else { return false }
    let text = node.text.map { DiagramText.line($0) } ?? node.id
    return hasDoubtfulEnding(node) && !TransitionWords.isTab(text) || isControl(text)
      || node.shape == .slanted && isInput(text)
  }

  /// Whether the text of an input, "[/Fill in the date/]", is what somebody enters and no part of the interface.
  private static func isInput(_ text: String) -> Bool {
    guard let first = Names.firstWord(text) else { return false }
    return FlowchartVocabulary.inputs.contains(first) || FlowSteps.kind(of: text) == .action
  }

  private static func hasDoubtfulEnding(_ node: DiagramGraph.Node) -> Bool {
    let text = node.text.map { DiagramText.line($0) } ?? node.id
    return FlowchartVocabulary.doubtfulGestures.contains { text.hasSuffix($0) }
  }

  /// Whether a node is a control by its noun, or the way back: "Done button", "뒤로가기".
  private static func isControl(_ text: String) -> Bool {
    let words = Names.words(text)
    guard let last = words.last, words.count <= 3, !text.contains(where: { ":'\"“„‘".contains($0) })
    else { return false }
    return FlowchartVocabulary.controls.contains(last)
      || words.count == 1 && FlowchartVocabulary.backs.contains(last)
      || last.utf8.first ?? 0 >= 0xE3
        && FlowchartVocabulary.controlEndings.contains(where: text.hasSuffix)
  }

  private static func role(
    of index: Int, _ ways: [Int: [DiagramGraph.Edge]], in graph: DiagramGraph
  ) -> DiagramGraph.Role {
    let node = graph[index]
    let outgoing = ways[index] ?? []
    let text = node.text.map { DiagramText.line($0) } ?? node.id
    if node.isGroup {
      // "Guest Mode - later": a remark follows the name.
      let name = TextSplit.pieces(of: text, at: remarks, most: 2)[0]
      let ending = Names.words(name).last ?? ""
      let isState = node.isConnected || FlowchartVocabulary.compositeEndings.contains(ending)
      return isState ? .state : .none
    }
    switch node.shape {
    case .diamond where isPlace(text, outgoing): return .state
    case .diamond: return isSoleWay(text, outgoing) ? .trigger : .decision
    case .cylinder, .document: return outgoing.isEmpty ? .none : .junction
    case .hexagon where isQuestion(text): return .decision
    case .hexagon
    where node.text.flatMap { DiagramText.lines($0).first.map(isQuestion) } ?? false:
      return .decision
    case .circle where Names.wordCount(text) == 0: return outgoing.isEmpty ? .end : .start
    default: break
    }
    if isQuestion(text), outgoing.count > 1, outgoing.allSatisfy({ $0.label != nil }),
      !isPrompt(index, text, ways)
    {
      return .decision
    }
    let key = Names.words(text).joined(separator: " ")
    if FlowchartVocabulary.starts.contains(key), !outgoing.isEmpty { return .start }
    if FlowchartVocabulary.ends.contains(key), outgoing.isEmpty { return .end }
    // The lines below the first tell what is there.
    let lead = node.text.flatMap { DiagramText.lines($0).first }.flatMap {
      Names.wordCount($0) > 1 ? $0 : nil
    }
    if isInTriggerGroup(node, in: graph) || isAct(lead ?? text)
      || !outgoing.isEmpty && isCommand(text)
    {
      return .trigger
    }
    if FlowchartSubject.isService(text) { return outgoing.isEmpty ? .none : .junction }
    if !outgoing.isEmpty, isCallOfSystem(text) || isCallOfCode(text) { return .junction }
    return .state
  }

  /// Whether a diamond is no question: it names a part of the interface, and nothing on its lines tells cases apart.
  private static func isPlace(_ text: String, _ outgoing: [DiagramGraph.Edge]) -> Bool {
    // "/start Restoring": the route of a page.
    if Route.begins(text), !isQuestion(text) { return true }
    guard !isQuestion(text), outgoing.count > 1, outgoing.allSatisfy({ $0.label == nil }),
      let last = Names.words(StateName.splitQualifier(text).name).last
    else { return false }
    return TransitionWords.screenNouns.contains(last)
      || TableVocabulary.overlayNouns.contains(last)
      || FlowchartVocabulary.surfaces.contains(last) || last == "interface" || last == "dashboard"
  }

  /// Whether a node tells what the program does with a part of the system: "Write to localStorage", "Query the API".
  private static func isCallOfSystem(_ text: String) -> Bool {
    let words = Names.words(text)
    guard (2...10).contains(words.count), let first = words.first, let last = words.last else {
      return false
    }
    if isActOfSystem(words) { return true }
    return words.count <= 6 && FlowchartVocabulary.calls.contains(first)
      && (FlowchartVocabulary.systemWords.contains(last)
        || words.suffix(2) == ["local", "storage"])
  }

  /// Whether a diamond with one way out and no word on it is what is done, and asks nothing: "{Sign out}", "{로그아웃}",
  /// "{Clicks the 'Add stop' button}".
  private static func isSoleWay(_ text: String, _ outgoing: [DiagramGraph.Edge]) -> Bool {
    guard outgoing.count == 1, outgoing[0].label == nil, !isQuestion(text),
      !FlowWords.checks(text), case let words = Names.words(text)
    else { return false }
    if (4...8).contains(words.count) {
      return words.prefix(2).contains(where: FlowchartVocabulary.gestures.contains)
    }
    return (1...3).contains(words.count) && !StateWords.isState(words)
      && words.last.map(FlowchartVocabulary.surfaces.contains) == false
  }

  /// "getEvent(slug): one shot", "normalizeCode()": a call of code, and what it does.
  private static func isCallOfCode(_ text: String) -> Bool {
    guard let open = text.utf8.firstIndex(of: 0x28), open > text.utf8.startIndex,
      let first = text.first, first.isLowercase
    else { return false }
    let name = text[..<open]
    return name.utf8.allSatisfy { ASCII.isWord($0) || $0 == 0x2E }
      && text[open...].contains(")")
  }

  /// Whether words tell what a part of the system does by itself: "Browser downloads the files", "App loads the list".
  private static func isActOfSystem(_ words: [String]) -> Bool {
    guard
      let verb = words.dropFirst().prefix(2).firstIndex(where: { $0.hasSuffix("s") && isCall($0) })
    else { return false }
    let subject = words[..<verb]
    return subject.allSatisfy {
      FlowchartVocabulary.programs.contains($0) || FlowchartVocabulary.systemWords.contains($0)
    }
  }

  /// Whether a word is a verb of a program in the third person: "loads", "caches".
  private static func isCall(_ word: String) -> Bool {
    FlowchartVocabulary.calls.contains(String(word.dropLast()))
      || FlowchartVocabulary.works.contains(word)
  }

  private static let remarks: Phrases = [" - ", " – ", " — ", " (", ":"]

  /// Whether a box asks the person for a command, "Continue?", and what happens next is on the lines, no answer: a dialog,
  /// which one of its lines leaves by the way that led to it.
  private static func isPrompt(
    _ index: Int, _ text: String, _ ways: [Int: [DiagramGraph.Edge]]
  ) -> Bool {
    let outgoing = ways[index] ?? []
    guard let first = Names.firstWord(text), (1...3).contains(Names.wordCount(text)),
      FlowchartSubject.isCommand(first) || FlowSteps.isGesture(first)
    else { return false }
    let isAnswered = outgoing.contains { edge in
      let label = edge.label.map { DiagramText.line($0) } ?? ""
      let lower = label.lowercased()
      return FlowWords.isVerdict(label) || CellVocabulary.affirmations.contains(lower)
        || CellVocabulary.negations.contains(lower)
    }
    let targets = Set(outgoing.map(\.target))
    return !isAnswered
      && targets.contains { ways[$0]?.contains { $0.target == index } == true }
  }

  private static func isQuestion(_ text: String) -> Bool {
    text.hasSuffix("?") || text.hasSuffix("？")
  }

  private static func isInTriggerGroup(
    _ node: DiagramGraph.Node, in graph: DiagramGraph
  ) -> Bool {
    guard let parent = node.parent else { return false }
    let words = Names.words(graph[parent].text.map { DiagramText.line($0) } ?? graph[parent].id)
    return words.contains(where: FlowchartVocabulary.triggerGroups.contains)
  }

  /// "Add to cart", "Sign out": what a button does, between two screens.
  private static func isCommand(_ text: String) -> Bool {
    let words = Names.words(text)
    guard (2...4).contains(words.count) else { return false }
    return [["add", "to"], ["remove", "from"], ["save", "to"]].contains(Array(words.prefix(2)))
      || [["log", "out"], ["sign", "out"]].contains(words)
  }

  /// "Customer Lounge", "User Orders": a title that begins with whose place it is, and no act in the third person.
  private static func isTitleOfActor(_ text: String, _ words: [String]) -> Bool {
    guard words.count <= 4, !tellsAct(words) else { return false }
    return text.split(separator: " ").allSatisfy { $0.first?.isLowercase == false }
  }

  /// Whether the word behind an actor is a verb: a gesture, or one in the third person before an object.
  private static func tellsAct(_ words: [String]) -> Bool {
    let verb = words[1]
    if FlowchartVocabulary.gestures.contains(verb) { return true }
    if FlowSteps.kind(of: words.dropFirst().joined(separator: " ")) == .action { return true }
    return verb.hasSuffix("s") && !verb.hasSuffix("ss") && words.count > 2
      || !FlowchartVocabulary.englishActors.contains(words[0])
  }

  /// "Drag & Drop Zone", "Swipe Panel": a part of the interface that is called by its gesture, in the capitals of a title.
  private static func isMovedPart(_ text: String, _ words: [String]) -> Bool {
    guard words.count <= 4, let last = words.last,
      FlowchartVocabulary.movedParts.contains(last), !words.contains(where: articles.contains)
    else { return false }
    return !text.split(separator: " ").contains { word in
      word.first?.isLowercase == true && !links.contains(String(word))
    }
  }

  private static let articles: Lexicon = ["the", "a", "an", "on", "to", "la", "le", "die", "das"]
  private static let links: Lexicon = ["and", "und", "et", "y", "e", "en", "dan"]

  /// Whether a text tells what a person does: "User taps Save", "Tap Save", "Save tapped".
  private static func isAct(_ text: String) -> Bool {
    let words = Names.words(text)
    guard let first = words.first, let last = words.last, words.count > 1 else { return false }
    // "User profile" is a page about somebody.
    let isPage =
      words.count <= 3 && FlowchartVocabulary.pages.contains(last)
      && (words.count == 2 || !words[1].hasSuffix("s"))
    return FlowchartVocabulary.actors.contains(first) && !isPage && !isTitleOfActor(text, words)
      || words.prefix(2) == ["tab", "to"]
      || FlowchartVocabulary.gestures.contains(first) && !isMovedPart(text, words)
      || FlowchartVocabulary.eventEndings.contains(last)
      || FlowchartVocabulary.gestureEndings.contains { text.hasSuffix($0) }
  }
}
