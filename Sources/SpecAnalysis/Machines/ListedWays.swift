public import SpecModel
public import SpecSyntax
public import SpecText

/// What follows where the sections of states list their ways out themselves: "Transitions from Trial", "Exits to".
///
/// Such lists are taken for whole where every section but one has them; a table or a diagram beside them is the matrix.
public struct ListedWays: Sendable {
  /// A state that a section describes, and where the section says what is reported of it.
  public struct Found: Sendable, Hashable {
    /// The state.
    public var state: StateID
    /// The heading, or the line that says that nothing follows.
    public var origin: Origin
    /// How many sections list their ways out.
    public var count: Int
    /// Whether the section itself says that nothing follows.
    public var isStated = false
  }

  /// States that lists lead to and that none leaves.
  public private(set) var unleft: [Found] = []
  /// States that no list leads to, where each section but one has a list.
  public private(set) var unentered: [Found] = []

  /// Sections of states that tell enough to be taken for all of them.
  private static let least = 4

  /// Reads the sections of a machine's states.
  ///
  /// - Complexity: O(states × transitions), in machines without a table.
  public init(_ machine: Machine, _ document: Document) {
    guard machine.matrices.allSatisfy({ $0.form == "list" }) else { return }
    let rows = machine.transitions.filter { $0.provenance == .declared }
    let described = machine.stateIDs.filter {
      machine[$0].section != nil && !machine[$0].isMode && machine[$0].kind == .atomic
        && machine[$0].parent == nil && machine[$0].provenance == .declared
    }
    guard described.count >= Self.least, !rows.contains(where: { $0.source == nil }),
      machine.histories.isEmpty
    else { return }
    let left = Set(rows.filter { $0.source != $0.target }.compactMap(\.source))
    let count = described.count { left.contains($0) }
    guard count >= Self.least - 1 else { return }
    let entered = Set(rows.filter { $0.source != $0.target }.map(\.target))
    let without = described.filter { state in
      !left.contains(state)
        && section(of: machine[state], document).map { !Self.isEnd($0, document) } != false
    }
    for state in without where entered.contains(state) {
      guard let section = section(of: machine[state], document) else { continue }
      if let line = Self.denial(in: section, document) {
        unleft.append(Found(state: state, origin: line, count: count, isStated: true))
      } else if without.count == 1, !Self.hasExit(section, document) {
        let heading = document.nodes[Int(document.sections[section].heading)].range
        unleft.append(
          Found(
            state: state, origin: document.origin(document.firstLine(of: heading)), count: count))
      }
    }
    // Of one state the way out may be missing as well.
    guard count + 1 >= described.count, let initial = machine.initial else { return }
    let lost = described.filter { !entered.contains($0) && $0 != initial }
    guard lost.count == 1, left.contains(lost[0]),
      let section = section(of: machine[lost[0]], document),
      !OtherMentions.name(lost[0], of: machine, document)
    else { return }
    let heading = document.nodes[Int(document.sections[section].heading)].range
    unentered.append(
      Found(
        state: lost[0], origin: document.origin(document.firstLine(of: heading)), count: count))
  }

  /// The section whose heading a state's section begins with.
  ///
  /// - Complexity: O(log sections): all but the first have headings, in order.
  private func section(of state: State, _ document: Document) -> Int? {
    guard let start = state.section?.range.start else { return nil }
    let headed = document.sections.indices.dropFirst()
    let place = headed.partitionPoint(where: {
      document.nodes[Int(document.sections[$0].heading)].range.start < start
    })
    guard headed.contains(place),
      document.nodes[Int(document.sections[place].heading)].range.start == start
    else { return nil }
    return place
  }

  // MARK: Ways out

  private static let labels: Lexicon = [
    "exits-to", "exits", "exit", "transitions", "transitions-to", "goes-to", "leads-to", "next",
    "next-state", "next-states", "ways-out", "leaves-to",
  ]
  private static let nothing: Set<String> = ["-", "–", "—", "none", "nothing", "n/a"]

  /// The line of a section that says that nothing follows: "Exits to: —".
  private static func denial(in section: Int, _ document: Document) -> Origin? {
    let nodes = document.sections[section].ownNodes
    for node in Int(nodes.lowerBound)..<Int(nodes.upperBound)
    where document.nodes[node].kind == .paragraph && document.nodes[node].text.count <= 40 {
      let text = document.plainText(of: node)
      guard let colon = document.plain[text].firstIndex(of: ASCII.colon),
        labels.contains(Names.hyphenated(document.string(plain: text.lowerBound..<colon))),
        nothing.contains(
          document.string(plain: ASCII.trimmed(document.plain, colon + 1..<text.upperBound))
            .lowercased())
      else { continue }
      return document.origin(document.sourceRange(plain: text))
    }
    return nil
  }

  /// Words that tell of a way out, or that none is meant.
  private static let exits: Lexicon = [
    "back", "close", "closes", "closed", "return", "returns", "dismiss", "dismissed", "tap", "taps",
    "tapping", "click", "clicks", "press", "presses", "cancel", "continue", "next", "goes", "opens",
    "open", "exit", "exits", "leave", "leaves", "final", "end", "ends", "last", "terminal",
    "button",
    "buttons", "link", "until", "after", "when", "then", "automatically", "timeout", "retry",
    "done",
    "finish", "finished", "auto", "redirect", "navigate", "swipe", "select", "choose", "transition",
    "transitions", "botón", "volver", "cerrar", "fin", "pulsar", "tocar", "zurück", "schließen",
    "ende", "taste", "schaltfläche", "endzustand", "retour", "fermer", "bouton", "voltar", "fechar",
    "botão", "indietro", "chiudi", "pulsante", "terug", "sluiten", "knop",
  ]

  private static let ends: Lexicon = [
    "final", "terminal", "last", "fin", "ende", "endzustand", "última", "último", "letzter",
    "dernier",
    "ultimo",
  ]

  /// Whether a section says that the state is where a run ends.
  private static func isEnd(_ section: Int, _ document: Document) -> Bool {
    let nodes = document.sections[section].ownNodes
    return (Int(nodes.lowerBound)..<Int(nodes.upperBound)).contains { node in
      let text = document.nodes[node].text
      return !text.isEmpty && text.count < 200 && Names.hasWord(document.string(node), in: ends)
    }
  }

  private static func hasExit(_ section: Int, _ document: Document) -> Bool {
    let nodes = document.sections[section].nodes
    return (Int(nodes.lowerBound) + 1..<Int(nodes.upperBound)).contains { node in
      let value = document.nodes[node]
      if value.kind == .codeBlock { return true }
      guard !value.text.isEmpty else { return false }
      let text = document.string(node)
      // Words of other scripts are not known and may tell of a way out.
      return Names.hasWord(text, in: exits) || text.unicodeScalars.contains { $0.value >= 0x2190 }
        || text.unicodeScalars.contains { (0x400...0x1FFF).contains($0.value) }
    }
  }
}
