import SpecAnalysis
import SpecModel
import SpecText
import Testing

/// Reachability against a naive oracle over all machines of three states.
@Suite struct ReachabilityTests {
  static let origin = Origin(file: FileID(0), range: .zero)

  /// A machine with the given edges between states "A", "B", …; the first state is initial.
  static func machine(states: Int, edges: [(Int?, Int)], form: String = "table") -> Machine {
    var machine = Machine(key: "m", name: "M", origin: origin)
    machine.matrices = [.init(form: form, origin: origin)]
    for index in 0..<states {
      let name = String(Character(Unicode.Scalar(UInt8(65 + index))))
      machine.states.append(State(key: name.lowercased(), name: name, origin: origin))
    }
    machine.initial = StateID(0)
    machine.transitions = edges.map { edge in
      var transition = Transition(
        source: edge.0.map(StateID.init), target: StateID(edge.1), trigger: nil,
        provenance: .declared, origin: origin, sourceOrigin: origin, targetOrigin: origin)
      transition.matrix = 0
      return transition
    }
    return machine
  }

  @Test func aWayBackLeadsOut() {
    var machine = Self.machine(states: 2, edges: [(0, 1)])
    #expect(Reachability(machine).deadEnds == [StateID(1)])
    var back = machine.transitions[0]
    back.source = StateID(1)
    back.target = StateID(0)
    machine.histories = [.init(source: StateID(1), targets: [StateID(0)], transition: back)]
    #expect(Reachability(machine).deadEnds.isEmpty)
  }

  @Test func agreesWithTransitiveClosure() {
    let pairs = (0..<9).map { ($0 / 3, $0 % 3) }
    for bits in 0..<512 {
      let edges = pairs.enumerated().filter { bits >> $0.offset & 1 == 1 }.map { $0.element }
      let machine = Self.machine(states: 3, edges: edges.map { ($0.0, $0.1) })
      let reach = Reachability(machine)
      var closure = (0..<3).map { row in (0..<3).map { column in row == column } }
      for (from, to) in edges { closure[from][to] = true }
      for middle in 0..<3 {
        for from in 0..<3 where closure[from][middle] {
          for to in 0..<3 where closure[middle][to] { closure[from][to] = true }
        }
      }
      for state in 0..<3 {
        #expect(reach.isReachable(StateID(state)) == closure[0][state], "\(edges)")
        if let path = reach.path(to: StateID(state), in: machine) {
          var current = 0
          for step in path {
            #expect(machine.transitions[step].source == StateID(current))
            current = machine.transitions[step].target.index
          }
          #expect(current == state)
        }
        let isNamed = edges.contains { $0.0 == state || $0.1 == state }
        let leaves = edges.contains { $0.0 == state && $0.1 != state }
        #expect(reach.deadEnds.contains(StateID(state)) == (isNamed && !leaves))
      }
    }
  }

  @Test func shortestPathIsTaken() {
    let machine = Self.machine(states: 4, edges: [(0, 1), (1, 2), (2, 3), (0, 2)])
    #expect(Reachability(machine).path(to: StateID(3), in: machine) == [3, 2])
  }

  @Test func aRowFromAnyStateIsAWayOut() {
    let machine = Self.machine(states: 3, edges: [(0, 1), (nil, 2)])
    let reach = Reachability(machine)
    #expect(reach.deadEnds.isEmpty)
    #expect(reach.unreachable.isEmpty)
  }

  @Test func membersOfACompositeShareItsWays() {
    var machine = Self.machine(states: 3, edges: [(0, 1), (1, 0)])
    machine.states[2].parent = StateID(1)
    let reach = Reachability(machine)
    #expect(reach.isReachable(StateID(2)))
    #expect(reach.deadEnds.isEmpty)
  }

  @Test func listsAreNotTakenAsComplete() {
    let machine = Self.machine(states: 3, edges: [(0, 1), (2, 0)], form: "list")
    let reach = Reachability(machine)
    #expect(reach.deadEnds.isEmpty)
    #expect(reach.unreachable.isEmpty)
  }
}
