import SpecModel
import SpecSyntax
import SpecText

/// Lowers state machines: sections that describe states, transition tables, flows.
///
/// Recognisers fill `MachineDrafts`; this pass divides them into machines and resolves the names of each.
/// To read a new form, add a recogniser beside `TransitionTables` and call it here.
enum MachinePass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    var drafts = MachineDrafts()
    var headings = HeadingStates(context)
    headings.collect(into: &drafts)
    StateTables(context).collect(into: &drafts)
    MermaidStates(context).collect(into: &drafts)
    TransitionTables(context, durations: spec.durations)
      .collect(into: &drafts, unresolved: &spec.unresolved)
    TransitionLines(context, durations: spec.durations).collect(into: &drafts)
    var machines: [Machine] = []
    for group in MachineScopes.divide(drafts, in: context.document) {
      let title = name(of: group, in: context, spec: spec)
      var assembler = MachineAssembler(
        key: unique(title, in: machines), name: title, origin: group.origin, states: group.states,
        drafts: drafts, options: context.options)
      assembler.assemble(group.matrices)
      machines.append(assembler.machine)
    }
    if let machine = FlowMachine.machine(of: spec.flows, in: context) {
      machines.append(
        renamed(machine, key: unique(machine.name, in: machines)))
    }
    spec.machines += machines
  }

  private static func renamed(_ machine: Machine, key: String) -> Machine {
    var machine = machine
    machine.key = key
    return machine
  }

  /// The feature of the front matter, the screen's heading, or the document's title.
  private static func name(
    of group: MachineScopes.Group, in context: LoweringContext, spec: SpecDocument
  ) -> String {
    let document = context.document
    if group.screen > 0 {
      return StateName.withoutNumbering(document.title(ofSection: group.screen))
    }
    if let feature = document.frontMatter?.root["feature"]?.text, !feature.isEmpty {
      return feature
    }
    if let title = spec.title, !title.isEmpty { return title }
    let first = document.sections.indices.dropFirst().first
    return first.map { StateName.withoutNumbering(document.title(ofSection: $0)) } ?? "machine"
  }

  private static func unique(_ name: String, in machines: [Machine]) -> String {
    let words = Names.words(name)
    let base = words.isEmpty ? "machine" : words.joined(separator: "-")
    var key = base
    var number = 2
    while machines.contains(where: { $0.key == key }) {
      key = "\(base)-\(number)"
      number += 1
    }
    return key
  }
}

/// Divides what was found into machines: one for the document, unless equal names stand under different screens.
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
    let screens = drafts.states.reduce(into: [Int]()) {
      if !$0.contains($1.screen) { $0.append($1.screen) }
    }
    guard hasCollision(drafts.states), screens.count > 1 else {
      let origin = drafts.matrices.first?.origin ?? drafts.states[0].origin
      return [
        Group(screen: 0, states: drafts.states, matrices: drafts.matrices, origin: origin)
      ]
    }
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
}
