import SpecModel
import SpecSyntax
import SpecText

/// Decides whether a flowchart is a machine: a flow of screens, steps or states of an interface.
///
/// The nearest heading that says what its subject is decides, unless the nodes are parts of a system. Where no heading
/// tells, most nodes must be of an interface and none of a system.
struct FlowchartSubject {
  enum Verdict {
    case machine, other, unclear
    /// The headings tell one thing and the nodes another: nothing is read, and that is said.
    case contested
  }

  private enum Topic { case machine, flow, other, none }

  let graph: DiagramGraph
  /// What stands above the chart, nearest first.
  let titles: [String]
  /// Whether a fifth of the nodes, four at least, are states that the document declares elsewhere.
  private var namesStates = false
  /// Whether the paragraph above says that states or screens follow.
  private let isIntroduced: Bool

  /// - Parameters:
  ///   - titles: What stands above the chart, nearest first.
  ///   - isIntroduced: whether the paragraph above says that states or screens follow.
  init(_ graph: DiagramGraph, titles: [String], isIntroduced: Bool) {
    self.graph = graph
    self.titles = titles
    self.isIntroduced = isIntroduced
  }

  /// Asks of each node whether the document declares a state of its text or its id.
  mutating func namesStates(_ isState: (String) -> Bool) {
    let nodes = graph.nodes.filter { !$0.isGroup && $0.shape != .diamond }
    let count = nodes.count { node in
      guard let text = node.text.map({ DiagramText.line($0) }) else { return isState(node.id) }
      // An id tells something only where the text has one of its words.
      let words = Names.words(text)
      return isState(text)
        || isState(node.id) && Names.words(node.id).contains(where: words.contains)
    }
    namesStates = count > 3 && count * 5 >= nodes.count
  }

  var verdict: Verdict {
    let nodes = graph.nodes.filter { !$0.isGroup }
    guard nodes.count >= 2, !graph.edges.isEmpty else { return .other }
    let texts = nodes.map { $0.text.map { DiagramText.line($0) } ?? $0.id }
    let topic = topic
    let isOfRoutes = topic != .machine && topic != .other && self.isOfRoutes(nodes, texts)
    let parts = nodes.indices.filter {
      nodes[$0].shape == .cylinder
        || isOfSystem(texts[$0]) && !isSurface(texts[$0])
          && !((topic == .machine || isOfRoutes) && Route.begins(texts[$0]))
    }
    let system = topic == .flow && areOfPeople(parts, nodes, texts) ? 0 : parts.count
    let calls = graph.edges.count { $0.label.map { isCode(DiagramText.line($0)) } ?? false }
    let isTold = namesStates && system * 4 < nodes.count
    if calls == 0, isOfTaps(texts) { return .machine }
    if system * 2 >= nodes.count || calls * 3 >= graph.edges.count { return .other }
    let named = texts.indices.filter { nodes[$0].shape != .diamond }
    if isOfRecords(texts, named, system > 1 ? parts : []) || isOfWorker(texts) || isOfBranches
      || isOfReleases
    {
      return .other
    }
    if !isTold, isOfLayout(texts, named) || isOfComponents(texts, named) { return .other }
    if !isTold, isOfProgram(texts, named) {
      return topic == .machine || topic == .flow ? .contested : .other
    }
    switch topic {
    case .machine: return .machine
    case .none where isOfRoutes && system == 0: return .machine
    case .other where isTold, .none where isTold: return .machine
    case .other where system == 0 && calls == 0 && isStructureOfScreens: return .machine
    case .other where system == 0 && isOtherByDecision:
      return named.count { isOfInterface(texts[$0]) } * 2 >= named.count ? .machine : .other
    case .other
    where system == 0 && calls == 0 && StateCues.areStates(named.map { texts[$0] })
      && graph.edges.count(where: { $0.label != nil }) * 2 >= graph.edges.count:
      return .machine
    case .other:
      let shown = named.count { isOfInterface(texts[$0]) }
      return system == 0 && calls == 0 && shown * 2 >= named.count && shown > 2
        ? .contested : .other
    case .flow where system * 4 < nodes.count || isOfScreensAndServices(texts, named):
      return .machine
    case .none
    where system == 0
      && (isOfEvents || isCycleOfEvents || isIntroduced || isOfScreens
        || (isOfActs || isOfCommands) && calls == 0
        || isOfPlay(texts)
        || StateCues.areStates(named.map { texts[$0] })):
      return .machine
    default:
      let shown = named.count { isOfInterface(texts[$0]) }
      guard shown * 2 >= named.count else { return system > 0 || shown == 0 ? .other : .unclear }
      return system * 4 < nodes.count ? .machine : .unclear
    }
  }

  /// Whether half of the nodes are records, or parts of a system and the records that they hand to each other, "Order
  /// reducer → OrderSnapshot".
  private func isOfRecords(_ texts: [String], _ named: [Int], _ parts: [Int]) -> Bool {
    let records = named.filter {
      Names.words(texts[$0]).last.map(FlowchartVocabulary.records.contains) ?? false
    }
    return records.count * 2 >= named.count
      || !parts.isEmpty && (parts.count + records.count { !parts.contains($0) }) * 2 >= texts.count
  }

  /// Whether nothing speaks against a chart of screens: no heading, no part of a system, no call and no record.
  var isNeutral: Bool {
    guard topic != .other, !isOfBranches, !isOfReleases else { return false }
    let nodes = graph.nodes.filter { !$0.isGroup }
    let texts = nodes.map { $0.text.map { DiagramText.line($0) } ?? $0.id }
    return !graph.edges.isEmpty && !nodes.contains { $0.shape == .cylinder }
      && !texts.contains { isOfSystem($0) || isOfWork($0) || Self.isService($0) }
      && !graph.edges.contains { $0.label.map { isCode(DiagramText.line($0)) } ?? false }
      && !texts.contains { Names.words($0).last.map(FlowchartVocabulary.records.contains) ?? false }
  }

  /// Whether the chart is of screens, three at least and more than what stores or sends their data.
  private func isOfScreensAndServices(_ texts: [String], _ named: [Int]) -> Bool {
    let screens = named.count { isOfInterface(texts[$0]) && !Self.isService(texts[$0]) }
    let services = named.count { Self.isService(texts[$0]) || isOfSystem(texts[$0]) }
    return screens > 2 && screens * 2 >= named.count && screens > services
  }

  /// Whether a node is a part of the program that stores or sends data: "TeamService.add", "IndexedDB queue".
  static func isService(_ text: String) -> Bool {
    let head = text.prefix { $0 != " " && $0 != "." && $0 != "(" }
    if serviceEndings.contains(where: { head.hasSuffix($0) && head != $0 }) {
      return Names.wordCount(text) <= 4 && head.first?.isUppercase == true
    }
    return stores.contains(head.lowercased()) && Names.wordCount(text) <= 3
  }

  /// Verbs of what a person does, which may also begin the name of a screen.
  private static let deeds: Lexicon = ["slide", "slides", "scan", "scans", "choose", "chooses"]

  private static let serviceEndings = [
    "Service", "Repository", "Controller", "ViewModel", "Provider", "Client", "Store",
  ]
  private static let stores: Lexicon = [
    "indexeddb", "firestore", "localstorage", "sessionstorage", "firebase", "supabase", "sqlite",
    "postgres", "postgresql", "mongodb", "redis", "asyncstorage", "userdefaults", "keychain",
  ]

  /// Whether the chart tells the states of something, all of them.
  var isOfStates: Bool {
    titles.contains { title in
      let words = Names.words(title)
      return words.contains { $0 == "states" || $0 == "state" || $0 == "lifecycle" }
        || ["状態", "状态", "상태"].contains { title.contains($0) }
    }
  }

  /// Whether short names are joined by what happens to them alone: all lines have words, an act of a person among
  /// them, and a way leads back.
  private var isOfEvents: Bool {
    // What leads to a question needs no words.
    let asked = graph.edges.filter { graph[$0.target].shape == .diamond && $0.label == nil }
    let labels = graph.edges.compactMap(\.label).map { DiagramText.line($0) }
    let own = graph.nodes.indices.filter { !graph[$0].isGroup }
    guard labels.count + asked.count == graph.edges.count, labels.count > 2,
      graph.nodes.allSatisfy({ node in
        let text = node.text.map { DiagramText.line($0) } ?? node.id
        // What is drawn around several of them says no more than where they are.
        if node.isGroup {
          return !node.isConnected && !isOfSystem(text) && topic(of: text) != .other
        }
        return node.shape == .diamond
          || node.shape != .cylinder && (1...3).contains(Names.wordCount(text))
      }),
      labels.contains(where: { label in
        FlowSteps.kind(of: label) == .action
          || Names.words(label).contains {
            FlowchartVocabulary.gestures.contains($0) || Self.deeds.contains($0)
          }
      })
    else { return false }
    let targets = Set(graph.edges.map(\.target))
    return own.allSatisfy { node in
      graph.edges.contains { $0.source == node } || targets.contains(node)
    }
      && graph.edges.contains { edge in
        graph.edges.contains { $0.source == edge.target && $0.target == edge.source }
      }
      || targets.count == own.count && labels.count + asked.count >= own.count
  }

  /// Whether short names are joined by what happens, three lines in four, and every one of them but where a run begins
  /// or ends has a way back to itself: "Lobby" to "Match" and back, which no plan of work and no system has.
  private var isCycleOfEvents: Bool {
    let labels = graph.edges.compactMap(\.label).map { DiagramText.line($0) }
    guard labels.count > 4, labels.count * 4 >= graph.edges.count * 3,
      labels.allSatisfy({ (1...5).contains(Names.wordCount($0)) }),
      graph.nodes.allSatisfy({ node in
        let text = node.text.map { DiagramText.line($0) } ?? node.id
        if node.isGroup { return !isOfSystem(text) && topic(of: text) != .other }
        return node.shape != .cylinder && node.shape != .diamond
          && (1...4).contains(Names.wordCount(text))
      })
    else { return false }
    let sources = Set(graph.edges.map(\.source))
    let targets = Set(graph.edges.map(\.target))
    let between = graph.nodes.indices.filter { sources.contains($0) && targets.contains($0) }
    let count = graph.nodes.count { !$0.isGroup }
    return between.count * 4 >= count * 3 && between.allSatisfy(returnsToItself)
  }

  private func returnsToItself(_ node: Int) -> Bool {
    var open = [node]
    var seen: Set<Int> = []
    while let next = open.popLast() {
      for edge in graph.edges where edge.source == next && seen.insert(edge.target).inserted {
        open.append(edge.target)
      }
    }
    return seen.contains(node)
  }

  /// Whether most groups, three at least, call themselves screens.
  private var isOfScreens: Bool {
    let groups = graph.nodes.filter(\.isGroup).map { $0.text.map { DiagramText.line($0) } ?? $0.id }
    let screens = groups.count { title in
      isSurface(title) || StateVocabulary.surfaces.contains(where: title.hasSuffix)
    }
    return screens > 2 && screens * 2 > groups.count
  }

  /// Whether a heading speaks of how pages lead to each other and two nodes at least are routes of pages; those of what
  /// programs call stand below other headings.
  private func isOfRoutes(_ nodes: [DiagramGraph.Node], _ texts: [String]) -> Bool {
    texts.count(where: Route.begins) > 1
      && titles.contains { Names.hasWord($0, in: FlowchartVocabulary.wayfinding) }
      && !titles.contains { Names.hasWord($0, in: TransitionWords.services) }
      && !nodes.contains { $0.shape == .cylinder }
  }

  // MARK: Headings

  private var topic: Topic {
    var isFlow = false
    for title in titles {
      switch topic(of: title) {
      case .machine: return .machine
      case .other: return isFlow ? .flow : .other
      case .flow: isFlow = true
      case .none: continue
      }
    }
    return isFlow ? .flow : .none
  }

  /// Whether a heading is about something else only by the word "decision", which may be one on the way through an
  /// app, "Login decision", or by a "hierarchy" of screens.
  private var isOtherByDecision: Bool {
    let rest = titles.map { title in
      var title = title
      // "Overall app structure" over screens is how they hang together.
      if title.utf8.contains(where: { $0 >= 0xE3 }), title.contains("앱") || title.contains("화면") {
        title = title.split(separator: " ").filter { $0 != "구조" }.joined(separator: " ")
      }
      let words = title.split(separator: " ")
      let isTree = words.contains { $0.lowercased() == "tree" }
      if isTree { return title }
      let isOfScreens = words.contains { Self.places.contains($0.lowercased()) }
      let isOfApp = isOfScreens || words.contains { $0.lowercased() == "app" }
      return words.filter { word in
        let word = word.lowercased()
        if isOfApp, word == "structure" { return false }
        return word != "decision" && word != "decisions" && (word != "hierarchy" || !isOfScreens)
      }.joined(separator: " ")
    }
    return rest != titles && rest.allSatisfy { topic(of: $0) != .other }
  }

  /// Whether the nearest headings are about something else only by the word "structure", and one further out says that
  /// screens lead to each other: "Quick view (structure)" below "Screen flow".
  private var isStructureOfScreens: Bool {
    let outer = titles.firstIndex { CourseWords.areOfScreens(StateName.splitQualifier($0).name) }
    guard let outer, outer > 0 else { return false }
    return titles[..<outer].allSatisfy { title in
      let words = title.split(separator: " ")
        .filter { !Names.words(String($0)).contains("structure") }
      let rest = words.joined(separator: " ")
      return topic(of: rest) != .other && !Names.hasWord(rest, in: TransitionWords.systems)
    }
  }

  /// Words beside which "hierarchy" is that of places in an app: "Screen Hierarchy".
  private static let places: Lexicon = ["screen", "screens", "page", "pages", "navigation"]

  /// What a heading is about; "(pages ready, API to follow)" behind the name of a flow tells how far the work has come.
  private func topic(of title: String) -> Topic {
    let (head, note) = StateName.splitQualifier(title)
    if let note, tellsProgress(note) {
      let topic = topic(ofWords: head)
      if topic == .flow || topic == .machine { return topic }
    }
    return topic(ofWords: title)
  }

  /// Whether a title says that a machine follows: "Screens and components".
  func namesMachine(_ title: String) -> Bool { topic(of: title) == .machine }

  private func tellsProgress(_ note: String) -> Bool {
    note.contains(where: { ",;，；、".contains($0) })
      || Names.words(note).contains(where: FlowchartVocabulary.progress.contains)
      || FlowchartVocabulary.progressMarks.contains(where: note.contains)
  }

  private func topic(ofWords title: String) -> Topic {
    var words = Names.words(title)
    // "Self-service" is what people do, and no part of a system.
    if words.count > 1, let own = words.firstIndex(of: "self"),
      words[own...].dropFirst().first == "service"
    {
      words.remove(at: own + 1)
    }
    // "Repair service flow" is how people get a service; the nodes tell whether it is a part of a system.
    if let own = words.firstIndex(where: { $0 == "service" || $0 == "services" }), own > 0,
      own + 1 < words.count, FlowchartVocabulary.flowWords.contains(words[own + 1])
    {
      words.remove(at: own)
    }
    if isPileOfScreens(words) { words.removeAll { $0 == "stack" } }
    if let thing = Self.handledThing(in: words) { words.remove(at: thing) }
    let isOther =
      FlowchartVocabulary.otherPhrases.contains { StateVocabulary.contains(words, $0) }
      || FlowchartVocabulary.otherStems.contains { title.contains($0) }
    let isMachine =
      FlowchartVocabulary.machinePhrases.contains {
        ($0.count > 1 || !isOther) && StateVocabulary.contains(words, $0)
      }
      || !isOther
        && (FlowchartVocabulary.machineStems.contains { title.contains($0) }
          || FlowchartCompounds.nameMachine(words))
    if isMachine { return .machine }
    if isOther { return .other }
    let isFlow =
      words.contains { word in
        FlowchartVocabulary.flowWords.contains(word)
          || !(word.utf8.first ?? 0 < 0x80)
            && FlowchartVocabulary.flowWords.contains {
              $0.utf8.first ?? 0 > 0xE0 && word.contains($0)
            }
      } || FlowchartCompounds.nameFlow(words) || CourseWords.areNamed(title)
    return isFlow ? .flow : .none
  }

  // MARK: Nodes

  /// Whether the last word is a surface of an interface, whatever part of the system it shows: "API Key Screen".
  func isSurface(_ text: String) -> Bool {
    guard !isCode(text), let last = Names.words(StateName.splitQualifier(text).name).last else {
      return false
    }
    return TableVocabulary.stateNouns.contains(last) || TableVocabulary.overlayNouns.contains(last)
      || FlowchartVocabulary.surfaces.contains(last)
  }

  private func isOfSystem(_ text: String) -> Bool {
    let words = Names.words(text)
    if isCode(text) || words.contains(where: FlowchartVocabulary.systemWords.contains) {
      return true
    }
    // "Dragging state machine" is a part of a program, and none of the states in it.
    if words.last == "machine", words.dropLast().last == "state" { return true }
    // "サーバーエラー画面" is seen.
    return text.utf8.contains { $0 >= 0xE3 } && FlowchartVocabulary.systemMarks.isIn(text)
      && !FlowchartVocabulary.systemNotices.isIn(text)
      && !FlowchartVocabulary.interfaceStems.contains(where: text.contains)
  }

  /// Whether a text is a call, a path, a file or a type: "load()", "/api/items", "store.ts", "useCart".
  func isCode(_ text: String) -> Bool {
    if text.hasSuffix(")"), text.contains("()") || isCall(text) { return true }
    let first = text.prefix { $0 != " " }
    // "/basket" may be a file or a call; "/basket Your basket" is the route of a page.
    if first.hasPrefix("/"), first.count > 2, !Route.begins(text) || first.count == text.count {
      return true
    }
    if EventName.methods.contains(first), text.contains("/") {
      return true
    }
    if first.hasPrefix("use"), first.dropFirst(3).first?.isUppercase == true { return true }
    let endings = [
      ".ts", ".tsx", ".js", ".swift", ".kt", ".py", ".dart", ".vue", "Provider", "Context",
      "Service", "Repository", "Controller", "Manager", "ViewModel",
    ]
    return text.contains(" ") ? false : endings.contains { text.hasSuffix($0) && text != $0 }
  }

  private func isCall(_ text: String) -> Bool {
    guard let open = text.firstIndex(of: "("), open > text.startIndex else { return false }
    let name = text[..<open]
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      && name.contains { $0.isUppercase } && name.first?.isLowercase == true
  }

  private func isOfInterface(_ text: String) -> Bool {
    if Self.isType(text) { return isSurface(text) }
    return Names.hasWord(text, in: FlowchartVocabulary.interfaceWords)
      || FlowchartCompounds.endAsSurface(text)
      || FlowchartVocabulary.interfaceStems.contains { text.contains($0) }
  }

  /// Whether a text is the name of a type, "RingViewHandle", with or without a remark: what words it is made of tells
  /// nothing but the last.
  private static func isType(_ text: String) -> Bool {
    let name = StateName.splitQualifier(text).name.utf8
    guard let first = name.first, ASCII.isUpper(first), name.allSatisfy(ASCII.isWord) else {
      return false
    }
    var (humps, isLow) = (1, false)
    for byte in name.dropFirst() {
      if ASCII.isUpper(byte), isLow { humps += 1 }
      isLow = !ASCII.isUpper(byte)
    }
    return humps > 1
  }

  /// Whether a chart below a heading about a game asks questions on the way and tells its steps in words: no
  /// names of code, as a drawing of what a program does in each frame has them.
  private func isOfPlay(_ texts: [String]) -> Bool {
    guard titles.contains(where: Self.namesPlay),
      graph.nodes.contains(where: { $0.shape == .diamond }),
      graph.edges.contains(where: { $0.label != nil })
    else { return false }
    let words = texts.count { Names.wordCount($0) > 1 && !Self.isType($0) }
    return words * 3 >= texts.count * 2
      && !texts.contains { Names.hasWord($0, in: FlowchartVocabulary.frameWords) }
  }

  /// Whether a heading speaks of a game or a round of it.
  static func namesPlay(_ title: String) -> Bool {
    Names.hasWord(title, in: FlowchartVocabulary.playWords)
      || FlowchartVocabulary.playStems.isIn(title)
  }
}
