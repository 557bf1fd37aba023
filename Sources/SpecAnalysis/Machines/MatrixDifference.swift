public import SpecModel
import SpecText

/// What two matrices of one machine tell differently: a table and a diagram, or two tables.
public struct MatrixDifference: Sendable, Hashable {
  /// How they differ.
  public enum Kind: Sendable, Hashable {
    /// Only one of them tells the transition, although the other names both states.
    case absent
    /// Both lead from one state to the other, and one of them on another trigger as well.
    case parallel
    /// The other leads from the same state on the same trigger to another one, by the index of its transition.
    case target(other: Int)
    /// Both tell it once, on triggers without a word in common, by the index of the other's transition.
    case trigger(other: Int)
    /// Both tell it, with different durations.
    case duration
    /// It leads from any state; the other leads there on the same trigger from some states only, by transition.
    case wildcard(other: Int)
  }

  /// How they differ.
  public var kind: Kind
  /// Index into `Machine.transitions`.
  public var transition: Int
  /// The matrix that tells the transition.
  public var matrix: Int
  /// The matrix that tells it differently or not at all.
  public var other: Int

  /// The differences between all matrices of a machine that tell about the same transitions.
  ///
  /// Matrices tell about the same where they share at least two changes that make up half of the smaller one. A
  /// change is a pair of states: two authors write one trigger in different words more often than not.
  ///
  /// - Complexity: O(transitions + pairs of matrices that share changes).
  public static func differences(in machine: Machine) -> [MatrixDifference] {
    guard machine.matrices.count > 1 else { return [] }
    let told = Telling.all(of: machine)
    let lists = ListedChanges(told, machine)
    var result: [MatrixDifference] = []
    for (first, second) in Telling.pairs(of: told) {
      result += first.missing(in: second, beside: lists, machine)
      result += second.missing(in: first, beside: lists, machine)
      result += first.parallel(to: second, machine) + second.parallel(to: first, machine)
      result += first.renamed(in: second, machine)
      result += first.durations(against: second)
      result += first.wildcards(against: second, machine)
      result += second.wildcards(against: first, machine)
    }
    return result
  }
}

/// In how many lists each change stands, and each state that any other leads to.
private struct ListedChanges {
  private var changes: [Telling.Change: Int] = [:]
  private var entered: [StateID: Int] = [:]

  init(_ told: [Telling], _ machine: Machine) {
    for telling in told where machine.matrices[telling.matrix].form == "list" {
      for change in telling.changes { changes[change, default: 0] += 1 }
      for state in telling.entered { entered[state, default: 0] += 1 }
    }
  }

  /// Whether a list besides one matrix has a change.
  func tell(_ change: Telling.Change, besides telling: Telling, _ machine: Machine) -> Bool {
    let isList = machine.matrices[telling.matrix].form == "list"
    let own = isList && telling.changes.contains(change) ? 1 : 0
    let ownEntry = isList && telling.entered.contains(change.target) ? 1 : 0
    return changes[change] ?? 0 > own || entered[change.target] ?? 0 > ownEntry
  }
}

/// The transitions that one matrix tells.
private struct Telling {
  let matrix: Int
  private var transitions: Set<Int> = []
  private var states: Set<StateID> = []
  /// The pairs of different states that it joins.
  private(set) var changes: Set<Change> = []
  /// The states that it enters from any state.
  private(set) var entered: Set<StateID> = []
  /// The transitions of each change that have a trigger, in order.
  private var rows: [Change: [Int]] = [:]
  /// The transitions that enter each state from another one, in order.
  private var entries: [StateID: [Int]] = [:]
  /// The durations that it writes, by transition.
  private var times: [Int: Quantity] = [:]
  /// The transitions of a source and a trigger.
  private var outcomes: [Cause: Int] = [:]

  private struct Cause: Hashable {
    var source: StateID?
    var trigger: [String]

    init?(_ transition: Transition) {
      guard let trigger = transition.trigger, transition.guardText == nil else { return nil }
      source = transition.source
      self.trigger = Names.words(trigger.text)
    }
  }

  struct Change: Hashable {
    var source: StateID
    var target: StateID
  }

  private init(matrix: Int) { self.matrix = matrix }

  /// What each matrix of a machine tells.
  static func all(of machine: Machine) -> [Telling] {
    var result = machine.matrices.indices.map { Telling(matrix: $0) }
    for (index, transition) in machine.transitions.enumerated() {
      if let matrix = transition.matrix {
        result[matrix].add(index, transition, lasting: transition.duration)
      }
      for told in transition.retellings where told.matrix != transition.matrix {
        result[told.matrix].add(index, transition, lasting: told.duration)
      }
    }
    return result
  }

  /// The pairs of matrices that tell about the same, in order.
  ///
  /// - Complexity: O(changes): where many matrices share one, each is compared with the next few.
  static func pairs(of told: [Telling]) -> [(Telling, Telling)] {
    var tellers: [Change: [Int]] = [:]
    for telling in told {
      for change in telling.changes { tellers[change, default: []].append(telling.matrix) }
    }
    var near: [Set<Int>] = Array(repeating: [], count: told.count)
    for matrices in tellers.values where matrices.count > 1 {
      for (place, first) in matrices.enumerated() {
        near[first].formUnion(matrices[(place + 1)...].prefix(24))
      }
    }
    return told.flatMap { first in
      near[first.matrix].sorted().map { told[$0] }.filter(first.isAboutSame).map { (first, $0) }
    }
  }

  private mutating func add(_ index: Int, _ transition: Transition, lasting duration: Quantity?) {
    guard transitions.insert(index).inserted else { return }
    times[index] = duration
    states.insert(transition.target)
    if let source = transition.source {
      states.insert(source)
      if source != transition.target {
        let change = Change(source: source, target: transition.target)
        changes.insert(change)
        entries[transition.target, default: []].append(index)
        if transition.trigger != nil { rows[change, default: []].append(index) }
      }
    } else {
      entered.insert(transition.target)
    }
    if let cause = Cause(transition), outcomes[cause] == nil { outcomes[cause] = index }
  }

  private func isAboutSame(as other: Telling) -> Bool {
    let common = changes.intersection(other.changes).count
    return common > 1 && common * 2 >= min(changes.count, other.changes.count)
  }

  /// The transitions that another matrix does not tell or leads elsewhere.
  ///
  /// The lists of several sections are one: what one of them leaves out another may tell.
  func missing(
    in other: Telling, beside lists: ListedChanges, _ machine: Machine
  ) -> [MatrixDifference] {
    let isList = machine.matrices[other.matrix].form == "list"
    var result: [MatrixDifference] = []
    for index in transitions.subtracting(other.transitions).sorted() {
      let transition = machine.transitions[index]
      if let cause = Cause(transition), let rival = other.outcomes[cause],
        !transitions.contains(rival)
      {
        // Each side has such a transition; the earlier matrix reports the pair.
        guard matrix < other.matrix else { continue }
        result.append(
          MatrixDifference(
            kind: .target(other: rival), transition: index, matrix: matrix, other: other.matrix))
        continue
      }
      let knowsBoth =
        other.states.contains(transition.target)
        && transition.source.map(other.states.contains) ?? true
      guard knowsBoth, !other.tells(transition), let source = transition.source,
        case let change = Change(source: source, target: transition.target),
        !isList || !lists.tell(change, besides: self, machine)
      else { continue }
      result.append(
        MatrixDifference(kind: .absent, transition: index, matrix: matrix, other: other.matrix))
    }
    return result
  }

  /// The one change that it tells beside another between the same states, where the other has one less of them and
  /// no words of its trigger, and both tell the same of all other states.
  func parallel(to other: Telling, _ machine: Machine) -> [MatrixDifference] {
    guard changes == other.changes else { return [] }
    func words(_ index: Int) -> Set<String> {
      Set(Names.significantWords(machine.transitions[index].trigger?.text ?? ""))
    }
    var result: [Int] = []
    for change in changes {
      let (own, theirs) = (rows[change] ?? [], other.rows[change] ?? [])
      if own.count == theirs.count { continue }
      guard own.count == theirs.count + 1, !theirs.isEmpty else { return [] }
      let told = theirs.reduce(into: Set<String>()) { $0.formUnion(words($1)) }
      // A word such as the name of what is typed may stand in both; what happens to it does not.
      let extra = own.filter { index in
        let said = words(index)
        return said.intersection(told).count * 2 < said.count
      }
      guard extra.count == 1, own.count - extra.count == theirs.count else { return [] }
      result.append(extra[0])
    }
    guard result.count == 1 else { return [] }
    return [
      MatrixDifference(kind: .parallel, transition: result[0], matrix: matrix, other: other.matrix)
    ]
  }

  /// The one change that both tell once on triggers without a word in common, where both have the same words for all
  /// other changes that they share.
  ///
  /// Authors who reword one trigger reword others, too; one alone is another event.
  func renamed(in other: Telling, _ machine: Machine) -> [MatrixDifference] {
    let common = changes.intersection(other.changes)
    guard common.count > 2 else { return [] }
    var pair: (own: Int, other: Int)?
    for change in common {
      let (own, theirs) = (rows[change] ?? [], other.rows[change] ?? [])
      if own == theirs { continue }
      guard pair == nil, let first = own.only, let second = theirs.only else { return [] }
      pair = (first, second)
    }
    guard let pair, let first = machine.transitions[pair.own].trigger,
      let second = machine.transitions[pair.other].trigger,
      Self.areTwoEvents(first.text, second.text)
    else { return [] }
    return [
      MatrixDifference(
        kind: .trigger(other: pair.other), transition: pair.own, matrix: matrix,
        other: other.matrix)
    ]
  }

  /// Whether two triggers are short names without a number, of which no word begins as one of the other does.
  private static func areTwoEvents(_ first: String, _ second: String) -> Bool {
    let words = (Names.words(first), Names.words(second))
    guard (1...3).contains(words.0.count), (1...3).contains(words.1.count),
      !(words.0 + words.1).contains(where: { $0.utf8.contains(where: ASCII.isDigit) })
    else { return false }
    let beginnings = Set(words.0.map { $0.prefix(4) })
    return beginnings.isDisjoint(with: words.1.map { $0.prefix(4) })
  }

  /// Whether it has the change in other words; a change into itself draws nobody, so nobody misses it.
  private func tells(_ transition: Transition) -> Bool {
    guard let source = transition.source else { return true }
    return source == transition.target || entered.contains(transition.target)
      || changes.contains(Change(source: source, target: transition.target))
  }

  /// The transitions from any state that another matrix has from some states only.
  func wildcards(against other: Telling, _ machine: Machine) -> [MatrixDifference] {
    guard !entered.isEmpty else { return [] }
    return transitions.subtracting(other.transitions).sorted().compactMap { index in
      let transition = machine.transitions[index]
      guard transition.source == nil, let trigger = transition.trigger,
        !other.entered.contains(transition.target)
      else { return nil }
      let words = Names.words(trigger.text)
      let rivals = (other.entries[transition.target] ?? []).filter { number in
        machine.transitions[number].trigger.map { Names.words(Self.head(of: $0.text)) } == words
      }
      // Several sources are a choice that the author made; one is what was drawn first.
      guard rivals.count == 1 else { return nil }
      return MatrixDifference(
        kind: .wildcard(other: rivals[0]), transition: index, matrix: matrix, other: other.matrix)
    }
  }

  /// A trigger without its remark in parentheses.
  private static func head(of trigger: String) -> String {
    trigger.firstIndex(of: "(").map { String(trigger[..<$0]) } ?? trigger
  }

  /// The transitions of both for which both write a duration, and not the same.
  func durations(against other: Telling) -> [MatrixDifference] {
    times.keys.sorted().compactMap { index in
      guard let there = other.times[index], times[index] != there else { return nil }
      return MatrixDifference(
        kind: .duration, transition: index, matrix: matrix, other: other.matrix)
    }
  }
}
