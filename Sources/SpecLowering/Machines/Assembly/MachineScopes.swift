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
    /// What the machine is about, where no heading says it.
    var about: String?

    /// Whether nothing is left of the drawings and lists that it was made of.
    var isEmpty: Bool {
      states.isEmpty
        && matrices.allSatisfy { matrix in
          matrix.form != "table" && matrix.form != "diagram" && matrix.edges.isEmpty
            && matrix.histories.isEmpty && matrix.initial.isEmpty && matrix.ends.isEmpty
            && matrix.prohibited.isEmpty
        }
    }
  }

  static func divide(_ drafts: MachineDrafts, in document: Document) -> [Group] {
    guard !drafts.states.isEmpty || !drafts.matrices.isEmpty else { return [] }
    let (components, drafts) = ComponentSections.apart(drafts, in: document)
    return divideSections(drafts, in: document) + components
  }

  private static func divideSections(_ drafts: MachineDrafts, in document: Document) -> [Group] {
    guard let parts = MachineSections.split(drafts, in: document) else {
      return divideWhole(drafts, in: document)
    }
    return parts.flatMap { section, drafts -> [Group] in
      var groups = divideWhole(drafts, in: document)
      if section > 0, !groups.isEmpty { groups[0].screen = section }
      return groups
    }
  }

  private static func divideWhole(_ drafts: MachineDrafts, in document: Document) -> [Group] {
    let screens = drafts.states.filter(\.isScreen)
    guard !screens.isEmpty, screens.count < drafts.states.count else {
      return divideStates(drafts, in: document)
    }
    return withScreens(screens, drafts, in: document)
  }

  /// The machine of numbered screens, with the matrices that speak of them, before those of other states.
  private static func withScreens(
    _ screens: [StateDraft], _ drafts: MachineDrafts, in document: Document
  ) -> [Group] {
    let names = Set(screens.map(\.key))
    var rest = drafts
    rest.states.removeAll(where: \.isScreen)
    let isOfScreens = drafts.matrices.map { matrix in
      let keys = keys(of: matrix)
      return !keys.isEmpty && keys.intersection(names).count * 2 >= keys.count
    }
    var own = MachineDrafts()
    own.states = screens
    rest.matrices = []
    var numbers: [Int: Int] = [:]
    var ownNumbers: [Int: Int] = [:]
    for (index, matrix) in drafts.matrices.enumerated() {
      if isOfScreens[index] {
        ownNumbers[index] = own.matrices.count
        own.matrices.append(matrix)
      } else {
        numbers[index] = rest.matrices.count
        rest.matrices.append(matrix)
      }
    }
    rest.states = rest.states.compactMap { state in
      guard let diagram = state.diagram else { return state }
      var state = state
      if let number = ownNumbers[diagram] {
        state.diagram = number
        own.states.append(state)
      }
      guard let number = numbers[diagram] else { return nil }
      state.diagram = number
      return state
    }
    return divideStates(own, in: document) + divideStates(rest, in: document)
  }

  private static func divideStates(_ drafts: MachineDrafts, in document: Document) -> [Group] {
    guard !drafts.states.isEmpty || !drafts.matrices.isEmpty else { return [] }
    guard drafts.states.contains(where: { $0.diagram == nil }) else {
      return connected(drafts, Array(drafts.matrices.indices))
    }
    let groups: [Group]
    let declared = drafts.states.filter { $0.diagram == nil }
    if hasCollision(declared, \.screen) {
      groups = byScreen(drafts, \.screen, in: document)
    } else if hasCollision(declared, \.parentSection) {
      groups = byScreen(drafts, \.parentSection, in: document)
    } else {
      groups = whole(drafts)
    }
    return bySubject(withoutRetold(groups, in: document), in: document).flatMap {
      ComponentStates.apart($0, in: document)
    }
  }

  /// One machine for the declared states and the matrices that speak of them; other matrices are machines of their own.
  private static func whole(_ drafts: MachineDrafts) -> [Group] {
    let declared = drafts.states.filter { $0.diagram == nil }
    let names = Set(declared.map(\.key))
    let spellings = names.union(declared.flatMap { $0.aliases.map { Names.key($0.text) } })
    let words = Set(declared.flatMap { Names.significantWords($0.name) })
      .subtracting(StateWords.states)
    let components = connectedComponents(drafts, Array(drafts.matrices.indices))
    let foreign = components.filter { members in
      members.allSatisfy { isForeign(drafts.matrices[$0], spellings, words) }
    }
    // A single foreign matrix may use other names for the same states; several are separate machines.
    // Nor does a flowchart tell of states that are only listed.
    let isOfLists = declared.allSatisfy { $0.section == nil && !$0.isScreen }
    let isChart = foreign.first?.allSatisfy { drafts.matrices[$0].form == "flowchart" } ?? false
    guard
      foreign.count > 1 || foreign.count == 1 && (components.count > 1 || isOfLists && isChart)
    else {
      let origin = drafts.matrices.first?.origin ?? drafts.states[0].origin
      return [Group(screen: 0, states: drafts.states, matrices: drafts.matrices, origin: origin)]
    }
    let apart = Set(foreign.joined())
    let own = drafts.matrices.indices.filter { !apart.contains($0) }
    let matrices = own.map { drafts.matrices[$0] }
    let states = drafts.states.filter { $0.diagram.map { !apart.contains($0) } ?? true }
    let origin = matrices.first?.origin ?? states[0].origin
    return [Group(screen: 0, states: states, matrices: matrices, origin: origin)]
      + connected(drafts, apart.sorted())
  }

  /// Whether a matrix names no declared state, nor has words in common with their names; a drawing of its own may
  /// have a word in common by chance.
  private static func isForeign(
    _ matrix: MatrixDraft, _ names: Set<String>, _ words: Set<String>
  ) -> Bool {
    let keys = keys(of: matrix)
    guard names.isDisjoint(with: keys) else { return false }
    let alike = keys.count { key in
      !words.isDisjoint(with: key.split(separator: "-").map(String.init))
    }
    return alike == 0 || matrix.form == "flowchart" && alike * 4 < keys.count
  }

  // MARK: The same states again

  /// Joins a section on motion, cursors and the like that names states of one machine again with that machine.
  private static func withoutRetold(_ groups: [Group], in document: Document) -> [Group] {
    var result: [Group] = []
    var known: [Set<String>] = []
    for group in groups {
      let keys = Set(group.states.map(\.key))
      if group.matrices.isEmpty, isAspect(group.screen, in: document) {
        let homes = known.indices.filter { keys.isSubset(of: known[$0]) }
        if homes.count == 1 {
          result[homes[0]].states += group.states.map { state in
            var state = state
            state.qualifier = nil
            return state
          }
          continue
        }
      }
      result.append(group)
      known.append(keys)
    }
    return result
  }

  /// Whether a section tells about states from one side: "Cursor Changes".
  private static func isAspect(_ section: Int, in document: Document) -> Bool {
    guard section > 0 else { return false }
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    return !StateWords.aspects.isDisjoint(with: Names.words(title))
  }

  /// The section whose title says what a machine is about: "Dial", not the "States" or "Specifications" in it.
  static func subject(of screen: Int, in document: Document) -> Int {
    var section = screen
    while document.sections[section].parent > 0,
      document.sections[Int(document.sections[section].parent)].level > 1
    {
      let words = Names.words(StateName.withoutNumbering(document.title(ofSection: section)))
      guard StateListTitles.isGeneric(words), !isScreen(words, section, in: document) else { break }
      section = Int(document.sections[section].parent)
    }
    return section
  }

  /// Whether a word for a part, "Settings", is the name of a screen, as it stands in a list of screens.
  private static func isScreen(_ words: [String], _ section: Int, in document: Document) -> Bool {
    guard words.allSatisfy(StateWords.contents.contains) else { return false }
    let title = document.title(ofSection: Int(document.sections[section].parent))
    return BareHeadings.listsScreens(title) && BareHeadings.isPlainList(title)
  }

  /// Joins sections that tell about the states of one thing: "Specification" and "Visual Design" of a dial.
  private static func bySubject(_ groups: [Group], in document: Document) -> [Group] {
    var result: [Group] = []
    var indexOf: [Int: Int] = [:]
    for group in groups {
      guard group.screen > 0, group.matrices.isEmpty else {
        result.append(group)
        continue
      }
      let subject = subject(of: group.screen, in: document)
      if let index = indexOf[subject], subject != group.screen || result[index].screen != subject {
        result[index].states += group.states
      } else {
        indexOf[subject] = result.count
        result.append(group)
      }
    }
    return result
  }

  // MARK: By screen

  private static func byScreen(
    _ drafts: MachineDrafts, _ scope: KeyPath<StateDraft, Int>, in document: Document
  ) -> [Group] {
    var groups: [Group] = []
    var groupAt: [Int: Int] = [:]
    for state in drafts.states where state.diagram == nil {
      let screen = state[keyPath: scope]
      if let index = groupAt[screen] {
        groups[index].states.append(state)
      } else {
        groupAt[screen] = groups.count
        groups.append(Group(screen: screen, states: [state], matrices: [], origin: state.origin))
      }
    }
    let drawn = Dictionary(grouping: drafts.states) { $0.diagram ?? -1 }
    var homes = MatrixHomes()
    for (number, matrix) in drafts.matrices.enumerated() {
      let states = drawn[number] ?? []
      for group in homes.count..<groups.count { homes.add(groups[group]) }
      if let index = homes.home(of: matrix, in: document) {
        groups[index].matrices.append(matrix)
        groups[index].states += states
        homes.add(states, to: index)
      } else {
        groups.append(
          Group(
            screen: matrix.section, states: states, matrices: [matrix], origin: matrix.origin))
      }
    }
    return groups
  }

  private static func hasCollision(
    _ states: [StateDraft], _ scope: KeyPath<StateDraft, Int>
  ) -> Bool {
    var scopeOfKey: [String: Int] = [:]
    for state in states {
      let key = state.key
      if let other = scopeOfKey[key], other != state[keyPath: scope] { return true }
      scopeOfKey[key] = state[keyPath: scope]
    }
    return false
  }

  // MARK: By shared names

  /// One machine for each set of matrices that share names.
  private static func connected(_ drafts: MachineDrafts, _ indices: [Int]) -> [Group] {
    let components = connectedComponents(drafts, indices)
    let drawn = Dictionary(grouping: drafts.states) { $0.diagram ?? -1 }
    return components.map { members in
      Group(
        screen: components.count == 1 && indices.count == drafts.matrices.count
          ? 0 : drafts.matrices[members[0]].section,
        states: members.flatMap { drawn[$0] ?? [] },
        matrices: members.map { drafts.matrices[$0] }, origin: drafts.matrices[members[0]].origin)
    }
  }

  /// Sets of matrices that speak of one thing, each in order.
  ///
  /// A name that any screen may have ("Loading", "Error") joins matrices only where most of their names are shared.
  private static func connectedComponents(
    _ drafts: MachineDrafts, _ indices: [Int]
  ) -> [[Int]] {
    var component = Array(drafts.matrices.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while component[index] != index { index = component[index] }
      return index
    }
    func join(_ first: Int, _ second: Int) {
      let a = root(first)
      let b = root(second)
      component[max(a, b)] = min(a, b)
    }
    let names = drafts.matrices.map(keys)
    var owners: [String: [Int]] = [:]
    var users: [String: [Int]] = [:]
    for index in indices {
      for key in names[index].map(StateVocabulary.withoutSurface) {
        if isGeneric(key) {
          users[key, default: []].append(index)
        } else {
          let known = owners[key] ?? []
          // A name of several words is the same everywhere.
          let isSame = key.contains("-")
          let others = known.filter { isSame || !areApart(drafts.matrices, names, $0, index) }
          // What so many diagrams have, each apart from the others, tells no more.
          if others.isEmpty, known.count < 64 { owners[key, default: []].append(index) }
          for other in others { join(other, index) }
        }
      }
    }
    for key in users.keys.sorted() {
      for (first, second) in zip(users[key] ?? [], (users[key] ?? []).dropFirst()) {
        let common = names[first].intersection(names[second]).count
        let isSame = drafts.matrices[first].section == drafts.matrices[second].section
        if isSame || common * 2 >= min(names[first].count, names[second].count) {
          join(first, second)
        }
      }
    }
    var members: [Int: [Int]] = [:]
    for index in indices { members[root(index), default: []].append(index) }
    return withWide(members.keys.sorted().compactMap { members[$0] }, drafts.matrices)
  }

  /// Components of which those that only tell what leads on from any state stand with the one that has the states: the
  /// only other one, or the last in the same section.
  private static func withWide(_ components: [[Int]], _ matrices: [MatrixDraft]) -> [[Int]] {
    let isWide = components.map { $0.allSatisfy { Self.isWide(matrices[$0]) } }
    let own = components.indices.filter { !isWide[$0] }
    guard !own.isEmpty, own.count < components.count else { return components }
    var result = components
    for place in components.indices where isWide[place] {
      let section = matrices[components[place][0]].section
      let home =
        own.count == 1
        ? own[0]
        : own.last { other in components[other].contains { matrices[$0].section == section } }
      guard let home else { continue }
      result[home] = (result[home] + result[place]).sorted()
      result[place] = []
    }
    return result.filter { !$0.isEmpty }
  }

  /// Whether all changes of a matrix are said to leave any state.
  private static func isWide(_ matrix: MatrixDraft) -> Bool {
    !matrix.edges.isEmpty && matrix.initial.isEmpty && matrix.form != "flowchart"
      && matrix.edges.allSatisfy { $0.source == nil && !$0.isSourceUnsaid }
  }

  /// Whether two diagrams with a start of their own stand in different sections and share no more than half of the names
  /// of either: "view" in both is not the same.
  private static func areApart(
    _ matrices: [MatrixDraft], _ names: [Set<String>], _ first: Int, _ second: Int
  ) -> Bool {
    let (one, two) = (matrices[first], matrices[second])
    guard one.form == "diagram", two.form == "diagram", one.section != two.section,
      one.initial.count == 1, two.initial.count == 1
    else { return false }
    let common = names[first].intersection(names[second]).count
    return common * 2 <= min(names[first].count, names[second].count)
  }

  /// Whether a name is one that the states of any screen may have.
  private static func isGeneric(_ key: String) -> Bool {
    !key.contains("-") && StateWords.states.contains(key)
  }

  static func keys(of matrix: MatrixDraft) -> Set<String> {
    var keys: Set<String> = []
    func add(_ end: NameReference?) {
      if let end, end.text != "[*]" { keys.insert(end.key) }
    }
    for edge in matrix.edges {
      add(edge.source)
      add(edge.target)
    }
    for rule in matrix.prohibited {
      add(rule.source)
      add(rule.target)
    }
    for mark in matrix.initial { keys.insert(Names.key(mark.text)) }
    keys.remove("")
    return keys
  }
}
