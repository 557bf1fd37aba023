import SpecModel
import Synchronization

/// A step that the spec allows and that owes nothing but its duration.
struct StepClass: Sendable {
  /// What the trace says.
  var source: String
  var target: String
  var trigger: String?
  /// Index of the machine.
  var machine: Int
  /// The row that is taken.
  var edge: Int
  /// The obligation on its duration; -1 where none is stated.
  var obligation: Int
  /// The durations that pass beyond doubt, in nanoseconds.
  var durations: ClosedRange<Int64>
  /// The states that are left and entered.
  var sources: StateSet
  var targets: StateSet
  /// The states that are named, for coverage.
  var named: [Int]

  /// Whether a step of one class may follow one of another.
  static func follows(_ second: StepClass, _ first: StepClass) -> Bool {
    first.machine == second.machine && first.targets.meets(second.sources)
  }
}

/// Tells which steps are plain: allowed by one machine, and without further demands.
///
/// - Invariant: what it says of a step depends on the step alone, not on what was asked before.
final class StepClassifier: Sendable {
  /// The number of all steps that are not plain.
  static let notPlain: UInt8 = .max

  /// A step, and the machine that its line names.
  private struct Key: Hashable {
    var step: StepKey
    var machine: NameID
  }

  private struct State {
    var monitor: Monitor
    var classes: [StepClass] = []
    var numbers: [Key: UInt8] = [:]
  }

  private let state: Mutex<State>

  /// Whether there is one machine only, so that no line needs to name it.
  let isOne: Bool

  init(_ monitor: Monitor) {
    isOne = monitor.machines.count < 2
    state = Mutex(State(monitor: monitor))
  }

  /// The classes by their numbers.
  var classes: [StepClass] { state.withLock { $0.classes } }

  /// The class of a step; `nil` where it is not plain.
  func classify(_ step: EarlyStep) -> (UInt8, StepClass)? {
    state.withLock { state in
      let stepKey = StepKey(
        source: state.monitor.log.names.intern(step.source),
        target: state.monitor.log.names.intern(step.target),
        trigger: step.trigger.map { state.monitor.log.names.intern($0) } ?? NameTable.none)
      let machine = step.machine.map { state.monitor.log.names.intern($0) } ?? NameTable.none
      let key = Key(step: stepKey, machine: machine)
      if let number = state.numbers[key] {
        return number == Self.notPlain ? nil : (number, state.classes[Int(number)])
      }
      state.numbers[key] = Self.notPlain
      guard state.classes.count < Int(Self.notPlain),
        let found = state.monitor.plainClass(of: stepKey, machine)
      else { return nil }
      let number = UInt8(state.classes.count)
      state.classes.append(found)
      state.numbers[key] = number
      return (number, found)
    }
  }

  /// Whether a step may follow another one.
  func follows(_ second: UInt8, _ first: UInt8) -> Bool {
    state.withLock { state in
      StepClass.follows(state.classes[Int(second)], state.classes[Int(first)])
    }
  }
}

extension Monitor {
  /// The class of a step; `nil` where the full check has more to say of it.
  fileprivate mutating func plainClass(of key: StepKey, _ name: NameID) -> StepClass? {
    let fitting = candidates(name).filter { fitsFully(key, $0) }
    guard fitting.count == 1, let machine = fitting.first, !machines[machine].needsConfiguration,
      obligations(on: key.trigger, [.period], isTrigger: true).isEmpty
    else { return nil }
    let index = tables[machine].judgement(of: key, log.names)
    let judgement = tables[machine].judgements[index]
    guard let edge = judgement.edges.first, dwells(judgement.target, machine).isEmpty,
      !plan.owesBeats(in: judgement.target, of: machine, machines[machine])
    else { return nil }
    let timed = Set(judgement.edges.map { plan.durations[machine][$0] }.filter { $0 >= 0 })
    guard timed.count <= 1 else { return nil }
    var result = StepClass(
      source: log.names[key.source], target: log.names[key.target],
      trigger: key.trigger >= 0 ? log.names[key.trigger] : nil, machine: machine, edge: edge,
      obligation: timed.first ?? -1, durations: 0...Int64.max, sources: judgement.source,
      targets: judgement.target, named: judgement.named)
    guard let obligation = timed.first else { return result }
    guard let demand = plan.obligations[obligation].demand,
      let range = demand.passRange(SessionSettings())
    else { return nil }
    // A nanosecond inside the range, so that no rounding decides.
    let lower = Int64((max(0, range.lowerBound) * 1e6).rounded(.up)) + 1
    let upper = Int64((min(9e12, range.upperBound) * 1e6).rounded(.down)) - 1
    guard lower <= upper else { return nil }
    result.durations = (range.lowerBound <= 0 ? 0 : lower)...upper
    return result
  }

  /// Whether all that a step says is known to a machine, and allowed.
  private mutating func fitsFully(_ key: StepKey, _ machine: Int) -> Bool {
    let index = tables[machine].judgement(of: key, log.names)
    let judgement = tables[machine].judgements[index]
    guard judgement.outcome == .allowed, !judgement.edges.isEmpty else { return false }
    let states = machines[machine].machine.states
    guard !judgement.named.contains(where: { states[$0].isMode }) else { return false }
    return machines.count == 1 || key.trigger < 0 || knowsTrigger(key.trigger, machine)
  }
}
