import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Boxes that ask for the keyboard in all states where the section of one state alone speaks of it.
extension ChecklistWithoutRequirement {
  private static let states: Lexicon = [
    "states", "state", "zustände", "zuständen", "estados", "états", "stati",
  ]
  private static let wholes: Lexicon = [
    "all", "every", "each", "alle", "allen", "todos", "tous", "tutti",
  ]
  private static let cues: [StaticString] = [
    "eyboard", "focus", "Focus", "Tab order", "Tab Order", "Escape", "`Tab`", "arrow key",
    "Arrow key",
  ]
  /// Sections that describe states at least.
  private static let fewest = 5

  /// "Keyboard navigation complete for all states" where one section of five or more says how keys work.
  func states(of item: Checklist.Item, _ context: RuleContext) -> Diagnostic? {
    let words = Names.words(item.text)
    guard words.contains("keyboard"),
      words.indices.dropLast().contains(where: {
        Self.wholes.contains(words[$0]) && Self.states.contains(words[$0 + 1])
      })
    else { return nil }
    let sections = described(context)
    guard sections.count >= Self.fewest else { return nil }
    var told: Set<Int> = []
    for place in places(outsideOf: context.spec.checklists.flatMap(\.items), context.document) {
      guard let section = sections.lastIndex(where: { $0.range.offsets.contains(place) }) else {
        return nil
      }
      told.insert(section)
    }
    guard told.count == 1, let only = told.first else { return nil }
    let heading = context.document.firstLine(of: sections[only].range)
    return diagnostic(
      "one state of \(sections.count) says how the keyboard works", at: item.origin,
      label: "asked of all states",
      related: [.init(context.origin(heading), "only this one speaks of keys or of focus")],
      why: "no other section, of a state or of all, speaks of keys or of focus",
      help: "say for each state what the keys do and where the focus is, or what holds in all")
  }

  /// The sections in full that describe the states of the machine with most of them, in order.
  private func described(_ context: RuleContext) -> [Origin] {
    let machines = context.spec.machines.map { machine in
      machine.stateIDs.compactMap { id -> Origin? in
        let state = machine[id]
        return state.isMode || state.provenance != .declared ? nil : state.section
      }
    }
    let sections = machines.max { $0.count < $1.count } ?? []
    return Set(sections).sorted { $0.range.start < $1.range.start }
  }

  /// Where the source speaks of keys or of focus outside of boxes.
  private func places(outsideOf items: [Checklist.Item], _ document: Document) -> [Int] {
    let bytes = document.source.bytes
    var result: [Int] = []
    for cue in Self.cues {
      var start = 0
      while let place = ASCII.find(cue, in: bytes, start..<bytes.count) {
        start = place + 1
        if !items.contains(where: { $0.origin.range.offsets.contains(place) }) {
          result.append(place)
        }
      }
    }
    return result
  }
}
