import SpecModel
import SpecSyntax
import SpecText

/// Sections that each tell about a machine of their own: "Room Lifecycle", "Player State Machine", "Bomb State Machine".
enum MachineSections {
  /// The drafts of each section, and of what stands outside of them with section 0; `nil` where no two sections divide
  /// the document.
  static func split(
    _ drafts: MachineDrafts, in document: Document
  ) -> [(section: Int, drafts: MachineDrafts)]? {
    // Each section of a machine has a matrix of its own.
    guard drafts.matrices.count > 1 else { return nil }
    var sections = titled(in: document).filter { section in
      let range = range(of: section, in: document)
      return drafts.matrices.contains { range.contains($0.origin.range.start) }
    }
    if sections.count < 2 { sections = closed(drafts, in: document) }
    guard sections.count > 1 else { return nil }
    let ranges = sections.map { range(of: $0, in: document) }
    func part(_ origin: Origin) -> Int? {
      ranges.firstIndex { $0.contains(origin.range.start) }
    }
    var parts = [MachineDrafts](repeating: MachineDrafts(), count: sections.count + 1)
    for part in parts.indices { parts[part].groups = drafts.groups }
    var homes: [(part: Int, number: Int)] = []
    let names = names(of: drafts, sections.count, part)
    for matrix in drafts.matrices {
      let home = part(matrix.origin) ?? nearest(to: matrix, names) ?? sections.count
      homes.append((home, parts[home].matrices.count))
      parts[home].matrices.append(matrix)
    }
    for state in drafts.states {
      var state = state
      var home = part(state.origin) ?? sections.count
      if let diagram = state.diagram {
        home = homes[diagram].part
        state.diagram = homes[diagram].number
      }
      parts[home].states.append(state)
    }
    return zip(sections + [0], parts).filter { !$1.states.isEmpty || !$1.matrices.isEmpty }
      .map { (section: $0, drafts: $1) }
  }

  /// The names that each section gives.
  private static func names(
    of drafts: MachineDrafts, _ count: Int, _ part: (Origin) -> Int?
  ) -> [Set<String>] {
    var names = [Set<String>](repeating: [], count: count)
    for matrix in drafts.matrices {
      if let part = part(matrix.origin) { names[part].formUnion(MachineScopes.keys(of: matrix)) }
    }
    for state in drafts.states {
      if let part = part(state.origin) { names[part].insert(state.key) }
    }
    return names
  }

  /// The section that has most names of a matrix outside of all sections, at least half of them.
  private static func nearest(to matrix: MatrixDraft, _ names: [Set<String>]) -> Int? {
    let keys = MachineScopes.keys(of: matrix)
    let common = names.map { $0.intersection(keys).count }
    guard let most = common.max(), most > 1, most * 2 >= keys.count,
      common.count(where: { $0 == most }) == 1
    else { return nil }
    return common.firstIndex(of: most)
  }

  /// The sections of one level below one heading whose titles say what each of the machines is about.
  private static func titled(in document: Document) -> [Int] {
    var siblings: [[Int32]: [Int]] = [:]
    var subjects: [Int: String] = [:]
    for section in document.sections.indices.dropFirst() {
      let item = document.sections[section]
      guard item.heading >= 0, let subject = subject(ofSection: section, document),
        !subject.isEmpty
      else { continue }
      subjects[section] = subject
      siblings[[item.parent, Int32(item.level)], default: []].append(section)
    }
    let best = siblings.values.max {
      ($0.count, -($0.first ?? 0)) < ($1.count, -($1.first ?? 0))
    }
    guard let best, Set(best.compactMap { subjects[$0] }).count == best.count else { return [] }
    return best
  }

  /// What the title of a section says its machine is about; the whole title below "State Machines".
  private static func subject(ofSection section: Int, _ document: Document) -> String? {
    let title = document.title(ofSection: section)
    if mayNameMachine(Int(document.sections[section].heading), document) {
      return subject(of: title)
    }
    let parent = Int(document.sections[section].parent)
    guard parent > 0, mayNameMachine(Int(document.sections[parent].heading), document) else {
      return nil
    }
    let words = " " + Names.words(document.title(ofSection: parent)).joined(separator: " ") + " "
    return collections.contains(where: words.contains) ? title : nil
  }

  /// Words for several machines.
  private static let collections = [
    " state machines ", " statemachines ", " lifecycles ", " life cycles ", " statecharts ",
    " machines à états ", " zustandsautomaten ", " zustandsmaschinen ", " máquinas de estados ",
    " máquinas de estado ", " macchine a stati ",
  ]

  /// A byte test: a part of one of the phrases.
  private static func mayNameMachine(_ heading: Int, _ document: Document) -> Bool {
    let text = document.plainText(of: heading)
    return stems.contains { ASCII.find($0, in: document.plain, text) != nil }
  }

  private static let stems: [StaticString] = [
    "ach", "ACH", "ycle", "YCLE", "fsm", "FSM", "tatech", "utomat", "asch", "quina", "acchin", "机",
    "マシン", "머신",
  ]

  /// Whether a title says that a machine follows: "Door state machine".
  static func isOfMachine(_ title: String) -> Bool { subject(of: title) != nil }

  /// The words of a title beside those for a machine: "player" of "2. Player State Machine (Detailed)".
  private static func subject(of title: String) -> String? {
    let name = StateName.withoutNumbering(String(title.prefix { $0 != "(" && $0 != "（" }))
    let words = Names.words(name)
    let text = " " + words.joined(separator: " ") + " "
    guard let phrase = phrases.first(where: text.contains) else { return nil }
    return text.replacing(phrase, with: " ").split(separator: " ").joined(separator: " ")
  }

  /// Words for a machine; the longest first.
  private static let phrases = [
    " lifecycle state machine ", " state machine ", " statemachine ", " lifecycle ", " life cycle ",
    " fsm ", " statechart ", " machine à états ", " zustandsautomat ", " zustandsmaschine ",
    " máquina de estados ", " macchina a stati ", "状态机", "ステートマシン", "상태 머신", "상태머신",
  ]

  /// Where a section begins and what follows it does.
  static func range(of section: Int, in document: Document) -> Range<UInt32> {
    let nodes = document.sections[section].nodes
    let start = document.nodes[Int(nodes.lowerBound)].range.start
    let next = Int(nodes.upperBound)
    let end =
      next < document.nodes.count
      ? document.nodes[next].range.start : UInt32(document.source.bytes.count)
    return start..<max(start, end)
  }
}

extension Document {
  /// The place of a section with all that it holds.
  func range(ofSection section: Int) -> SourceRange {
    let nodes = sections[section].nodes
    guard let last = nodes.last else { return .zero }
    return self.nodes[Int(nodes.lowerBound)].range.union(self.nodes[Int(last)].range)
  }
}
