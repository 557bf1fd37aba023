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
    "notable", "special", "critical", "primary", "wichtige", "wichtigste", "wichtigsten",
    "wesentliche", "zentrale", "typische", "beispiele", "principales", "principaux", "clés", "clé",
    "importants", "importantes", "exemples", "clave", "ejemplos", "típicas", "típicos",
    "principais", "chave", "exemplos", "principali", "chiave", "esempi", "importanti",
    "belangrijkste", "belangrijke", "voorbeelden", "utama", "penting", "contoh",
  ]
  /// The same in scripts without blanks.
  private static let widePartial = [
    "主な", "主要", "重要", "代表的", "关键", "關鍵", "典型", "示例", "주요", "중요", "대표",
  ]

  /// Whether a title says that what stands below it is not all.
  private static func isPartial(_ title: String) -> Bool {
    Names.hasWord(title, in: partial) || widePartial.contains(where: title.contains)
  }

  /// The changes that are left out, where the sections tell at least three quarters of a diagram.
  ///
  /// - Complexity: O(transitions × groups of sections).
  public static func missing(in machine: Machine, _ document: Document) -> [HeadedChange] {
    guard let diagram = machine.matrices.firstIndex(where: { $0.form == "diagram" }),
      machine.transitions.count > least.sections
    else { return [] }
    var result: [HeadedChange] = []
    for (parent, changes) in groups(machine, document).sorted(by: { $0.key < $1.key }) {
      let sections = Set(changes.map(\.section))
      guard sections.count >= least.sections,
        !isPartial(document.title(ofSection: parent))
      else { continue }
      result += missing(in: machine, diagram, changes.map(\.transition)).map {
        HeadedChange(transition: $0, section: parent, count: sections.count)
      }
    }
    return result
  }

  /// A change and the section whose heading tells it.
  private typealias Headed = (transition: Int, section: Int)

  /// The changes that headings tell, by the section around those.
  private static func groups(_ machine: Machine, _ document: Document) -> [Int: [Headed]] {
    var groups: [Int: [Headed]] = [:]
    for (index, transition) in machine.transitions.enumerated() {
      for origin in [transition.origin] + transition.retellings.map(\.origin) {
        guard let node = document.lastNode(startingBy: origin.range.start),
          document.nodes[node].kind == .heading,
          case let section = Int(document.nodes[node].section),
          document.sections[section].parent >= 0
        else { continue }
        groups[Int(document.sections[section].parent), default: []].append((index, section))
      }
    }
    return groups
  }

  private static func missing(
    in machine: Machine, _ diagram: Int, _ told: [Int]
  ) -> [Int] {
    var headed: Set<[StateID]> = []
    var entered: Set<StateID> = []
    for transition in told.map({ machine.transitions[$0] }) {
      if let source = transition.source {
        headed.insert([source, transition.target])
      } else {
        entered.insert(transition.target)
      }
    }
    let drawn = machine.transitions.indices.filter { index in
      let transition = machine.transitions[index]
      return transition.source != nil && transition.source != transition.target
        && (transition.matrix == diagram
          || transition.retellings.contains { $0.matrix == diagram })
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
