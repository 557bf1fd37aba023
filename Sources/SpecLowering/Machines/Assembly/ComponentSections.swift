import SpecModel
import SpecSyntax
import SpecText

/// Keeps the listed states of each component of a library in a machine of its own: "### Toggle" and "### Meter" below
/// "## Components".
///
/// States that have a section of their own, are drawn or take part in a change are not listed ones.
enum ComponentSections {
  /// The groups of components, two at least, and what is left.
  static func apart(
    _ drafts: MachineDrafts, in document: Document
  ) -> (groups: [MachineScopes.Group], rest: MachineDrafts) {
    guard drafts.states.count > 3 else { return ([], drafts) }
    let libraries = libraries(in: document)
    guard !libraries.isEmpty else { return ([], drafts) }
    let tied = drafts.matrices.reduce(into: Set<String>()) {
      $0.formUnion(MachineScopes.keys(of: $1))
    }
    var members: [Int: [Int]] = [:]
    for (index, state) in drafts.states.enumerated() {
      guard state.diagram == nil, state.section == nil, !state.isScreen, state.group == nil,
        !tied.contains(state.key),
        let component = component(of: state.parentSection, libraries, document)
      else { continue }
      members[component, default: []].append(index)
    }
    members = members.filter { $0.value.count > 1 }
    guard members.count > 1 else { return ([], drafts) }
    let groups = members.keys.sorted().map { section in
      let states = (members[section] ?? []).map { drafts.states[$0] }
      return MachineScopes.Group(
        screen: section, states: states, matrices: [], origin: states[0].origin)
    }
    let taken = Set(members.values.joined())
    var rest = drafts
    rest.states = drafts.states.indices.filter { !taken.contains($0) }.map { drafts.states[$0] }
    return (groups, rest)
  }

  /// The sections below which each section is a component.
  private static func libraries(in document: Document) -> Set<Int> {
    Set(
      document.sections.indices.dropFirst().filter { section in
        document.sections[section].level > 1
          && document.plainText(of: Int(document.sections[section].heading)).count <= 60
          && Names.hasWord(document.title(ofSection: section), in: nouns)
      })
  }

  private static let nouns: Lexicon = [
    "components", "widgets", "controls", "komponenten", "composants", "componentes", "componenti",
    "componenten", "komponen", "コンポーネント", "组件", "組件", "컴포넌트",
  ]

  /// The section right below a library on the way to a section.
  private static func component(
    of section: Int, _ libraries: Set<Int>, _ document: Document
  ) -> Int? {
    var current = section
    while current > 0 {
      let parent = Int(document.sections[current].parent)
      if libraries.contains(parent) { return current }
      current = parent
    }
    return nil
  }
}
