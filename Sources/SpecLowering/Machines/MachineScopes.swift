import SpecModel
import SpecSyntax
import SpecText

/// Divides what was found into machines.
///
/// States of sections and rows make one machine, unless equal names stand under different screens: then one a screen.
/// Matrices of a document without such states make one machine for each set of matrices that share names.
enum MachineScopes {
  struct Group {
    /// The section of the screen, 0 for the whole document.
    var screen: Int
    var states: [StateDraft]
    var matrices: [MatrixDraft]
    var origin: Origin
  }

  static func divide(_ drafts: MachineDrafts, in document: Document) -> [Group] {
    guard !drafts.states.isEmpty || !drafts.matrices.isEmpty else { return [] }
    guard drafts.states.contains(where: { $0.diagram == nil }) else {
      return connected(drafts)
    }
    let screens = drafts.states.reduce(into: [Int]()) {
      if !$0.contains($1.screen) { $0.append($1.screen) }
    }
    guard hasCollision(drafts.states), screens.count > 1 else {
      let origin = drafts.matrices.first?.origin ?? drafts.states[0].origin
      return [Group(screen: 0, states: drafts.states, matrices: drafts.matrices, origin: origin)]
    }
    return byScreen(screens, drafts, in: document)
  }

  // MARK: By screen

  private static func byScreen(
    _ screens: [Int], _ drafts: MachineDrafts, in document: Document
  ) -> [Group] {
    var groups: [Group] = screens.map { screen in
      let states = drafts.states.filter { $0.screen == screen }
      return Group(screen: screen, states: states, matrices: [], origin: states[0].origin)
    }
    for matrix in drafts.matrices {
      let path = document.path(ofSection: matrix.section)
      if let index = groups.lastIndex(where: { path.contains($0.screen) }) {
        groups[index].matrices.append(matrix)
      } else {
        groups.append(
          Group(screen: matrix.section, states: [], matrices: [matrix], origin: matrix.origin))
      }
    }
    return groups
  }

  private static func hasCollision(_ states: [StateDraft]) -> Bool {
    var screenOfKey: [String: Int] = [:]
    for state in states {
      let key = Names.key(state.name)
      if let other = screenOfKey[key], other != state.screen { return true }
      screenOfKey[key] = state.screen
    }
    return false
  }

  // MARK: By shared names

  private static func connected(_ drafts: MachineDrafts) -> [Group] {
    var component = Array(drafts.matrices.indices)
    var owner: [String: Int] = [:]
    func root(_ index: Int) -> Int {
      var index = index
      while component[index] != index { index = component[index] }
      return index
    }
    for (index, matrix) in drafts.matrices.enumerated() {
      for key in keys(of: matrix) {
        if let other = owner[key] {
          let a = root(other)
          let b = root(index)
          component[max(a, b)] = min(a, b)
        } else {
          owner[key] = index
        }
      }
    }
    let roots = drafts.matrices.indices.filter { root($0) == $0 }
    return roots.map { start in
      let members = drafts.matrices.indices.filter { root($0) == start }
      return Group(
        screen: roots.count == 1 ? 0 : drafts.matrices[start].section,
        states: drafts.states.filter { $0.diagram.map { members.contains($0) } ?? false },
        matrices: members.map { drafts.matrices[$0] }, origin: drafts.matrices[start].origin)
    }
  }

  private static func keys(of matrix: MatrixDraft) -> Set<String> {
    var keys: Set<String> = []
    for edge in matrix.edges + matrix.prohibited {
      if let source = edge.source, source.text != "[*]" { keys.insert(Names.key(source.text)) }
      if edge.target.text != "[*]" { keys.insert(Names.key(edge.target.text)) }
    }
    for mark in matrix.initial { keys.insert(Names.key(mark.text)) }
    return keys
  }
}
