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
    guard hasCollision(drafts.states, \.screen) else {
      let isNested = hasCollision(drafts.states, \.parentSection)
      if isNested { return byScreen(drafts, \.parentSection, in: document) }
      let origin = drafts.matrices.first?.origin ?? drafts.states[0].origin
      return [Group(screen: 0, states: drafts.states, matrices: drafts.matrices, origin: origin)]
    }
    return byScreen(drafts, \.screen, in: document)
  }

  // MARK: By screen

  private static func byScreen(
    _ drafts: MachineDrafts, _ scope: KeyPath<StateDraft, Int>, in document: Document
  ) -> [Group] {
    var groups: [Group] = []
    for state in drafts.states {
      let screen = state[keyPath: scope]
      if let index = groups.firstIndex(where: { $0.screen == screen }) {
        groups[index].states.append(state)
      } else {
        groups.append(Group(screen: screen, states: [state], matrices: [], origin: state.origin))
      }
    }
    for matrix in drafts.matrices {
      if let index = home(of: matrix, among: groups, in: document) {
        groups[index].matrices.append(matrix)
      } else {
        groups.append(
          Group(screen: matrix.section, states: [], matrices: [matrix], origin: matrix.origin))
      }
    }
    return groups
  }

  /// The group whose states a matrix speaks of: most names in common, at least half of them, then the nearest above.
  private static func home(
    of matrix: MatrixDraft, among groups: [Group], in document: Document
  ) -> Int? {
    let path = document.path(ofSection: matrix.section)
    let names = keys(of: matrix)
    var best: (index: Int, score: Int)?
    for (index, group) in groups.enumerated() {
      let known = Set(group.states.map { Names.key($0.name) })
      let common = names.intersection(known).count
      let isAround = path.contains(group.screen)
      guard isAround || common * 2 >= names.count, common > 0 || isAround else { continue }
      let isBefore = group.origin.range.start <= matrix.origin.range.start
      let score = common * 4 + (isAround ? 2 : 0) + (isBefore ? 1 : 0)
      if score >= best?.score ?? 0 { best = (index, score) }
    }
    return best?.index
  }

  private static func hasCollision(
    _ states: [StateDraft], _ scope: KeyPath<StateDraft, Int>
  ) -> Bool {
    var scopeOfKey: [String: Int] = [:]
    for state in states {
      let key = Names.key(state.name)
      if let other = scopeOfKey[key], other != state[keyPath: scope] { return true }
      scopeOfKey[key] = state[keyPath: scope]
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
    let ends =
      matrix.edges.flatMap { [$0.source, $0.target] }
      + matrix.prohibited.flatMap { [$0.source, $0.target] }
    for case let end? in ends where end.text != "[*]" { keys.insert(Names.key(end.text)) }
    for mark in matrix.initial { keys.insert(Names.key(mark.text)) }
    return keys
  }
}
