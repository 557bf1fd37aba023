public import SpecModel
public import SpecSyntax
import SpecText

/// A change that a diagram draws and that the sections titled as changes ("Draft → Sent") leave out.
public struct HeadedChange: Sendable, Hashable {
  /// Index into `Machine.transitions`.
  public var transition: Int
  /// The section that holds the titled ones.
  public var section: Int
  /// Number of sections titled as changes.
  public var count: Int

  /// Least number of titled sections that mean to be a list, and the share of the diagram that they tell, in quarters.
  private static let least = (sections: 4, quarters: 3)

  /// Titles of lists that do not mean to be complete, data only.
  private static let partial: Lexicon = [
    "key", "main", "important", "common", "typical", "example", "examples", "selected", "some",
    "notable", "special", "critical", "primary",
  ]

  /// The changes that are left out, where the sections tell at least three quarters of a diagram.
  ///
  /// - Complexity: O(transitions × matrices).
  public static func missing(in machine: Machine, _ document: Document) -> [HeadedChange] {
    guard let diagram = machine.matrices.firstIndex(where: { $0.form == "diagram" }),
      machine.matrices.count > least.sections
    else { return [] }
    var result: [HeadedChange] = []
    for (section, matrices) in groups(machine, document).sorted(by: { $0.key < $1.key }) {
      result += missing(in: machine, diagram, matrices).map {
        HeadedChange(transition: $0, section: section, count: matrices.count)
      }
    }
    return result
  }

  /// The matrices that are headings, by the section around them.
  private static func groups(_ machine: Machine, _ document: Document) -> [Int: Set<Int>] {
    let lists = machine.matrices.indices.filter { machine.matrices[$0].form == "list" }
    guard lists.count >= least.sections else { return [:] }
    var groups: [Int: Set<Int>] = [:]
    for index in document.sections.indices {
      let section = document.sections[index]
      guard section.heading >= 0, section.parent >= 0 else { continue }
      let heading = document.nodes[Int(section.heading)].range
      for list in lists where heading.contains(machine.matrices[list].origin.range) {
        groups[Int(section.parent), default: []].insert(list)
      }
    }
    return groups.filter { parent, matrices in
      matrices.count >= least.sections
        && !Names.hasWord(document.title(ofSection: parent), in: partial)
    }
  }

  private static func missing(
    in machine: Machine, _ diagram: Int, _ matrices: Set<Int>
  ) -> [Int] {
    func tells(_ transition: Transition, _ isMeant: (Int) -> Bool) -> Bool {
      transition.matrix.map(isMeant) == true
        || transition.retellings.contains { isMeant($0.matrix) }
    }
    var headed: Set<[StateID]> = []
    var entered: Set<StateID> = []
    for transition in machine.transitions where tells(transition, matrices.contains) {
      if let source = transition.source {
        headed.insert([source, transition.target])
      } else {
        entered.insert(transition.target)
      }
    }
    let drawn = machine.transitions.indices.filter { index in
      let transition = machine.transitions[index]
      return transition.source != nil && transition.source != transition.target
        && tells(transition, { $0 == diagram })
    }
    let missing = drawn.filter { index in
      let transition = machine.transitions[index]
      guard let source = transition.source, !entered.contains(transition.target) else {
        return false
      }
      return !headed.contains([source, transition.target])
    }
    return (drawn.count - missing.count) * 4 >= drawn.count * least.quarters ? missing : []
  }
}
