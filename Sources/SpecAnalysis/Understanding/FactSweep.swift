import SpecModel
import SpecText

/// Carries the kinds of facts from their origins to the lines of a document.
struct FactSweep {
  private struct Entry {
    var start: UInt32
    var end: UInt32
    var kind: FactKinds
  }

  private var entries: [Entry] = []

  init(_ spec: SpecDocument) {
    for machine in spec.machines { add(machine) }
    for token in spec.tokens {
      add(token.origin, .token)
      // The value may stand below the name: a label over a fence.
      add(token.valueOrigin, .token)
      for mode in token.modes { add(mode.origin, .token) }
      for place in token.repeats { add(place.origin, .token) }
    }
    for use in spec.tokenUses { add(use.origin, .tokenUse) }
    for duration in spec.durations { add(duration.origin, .duration) }
    for constraint in spec.constraints { add(constraint.origin, .constraint) }
    for motion in spec.motions { add(motion.origin, .motion) }
    for signal in spec.signals { add(signal.origin, .signal) }
    for wireframe in spec.wireframes { add(wireframe) }
    for flow in spec.flows where !flow.holdsColumns {
      for step in flow.steps { add(step.origin, .flow) }
    }
    for field in spec.scenarios.flatMap(\.fields) { add(field.origin, .scenario) }
    for item in spec.checklists.flatMap(\.items) { add(item.origin, .checklist) }
    for copy in spec.copy { add(copy.origin, .copy) }
    for statement in spec.accessibility { add(statement.origin, .accessibility) }
    entries.sort { ($0.start, $0.kind.rawValue) < ($1.start, $1.kind.rawValue) }
  }

  private mutating func add(_ origin: Origin?, _ kind: FactKinds) {
    guard let range = origin?.range, !range.isEmpty else { return }
    entries.append(Entry(start: range.start, end: range.end, kind: kind))
  }

  private mutating func add(_ machine: Machine) {
    for state in machine.states {
      add(state.origin, .state)
      add(state.context?.origin, .state)
      for alias in state.aliases { add(alias.origin, .state) }
    }
    for transition in machine.transitions {
      add(transition.origin, .transition)
      add(transition.trigger?.origin, .transition)
      add(transition.guardText?.origin, .transition)
      add(transition.durationOrigin, .transition)
      add(transition.animation?.origin, .transition)
      add(transition.effect?.origin, .transition)
    }
    for origin in machine.supportingLines { add(origin, .transition) }
    for history in machine.histories { add(history.transition.origin, .transition) }
    for prohibition in machine.prohibitions { add(prohibition.origin, .prohibition) }
  }

  private mutating func add(_ wireframe: Wireframe) {
    for row in wireframe.rows {
      add(row.origin, .wireframe)
      add(row.note?.origin, .wireframe)
      for component in row.components { add(component.origin, .wireframe) }
    }
    for part in wireframe.parts { add(part.origin, .wireframe) }
  }

  /// The kinds of facts on each line.
  ///
  /// - Complexity: one pass over lines and sorted origins; each line asks once for each kind.
  func lines(of source: SourceText) -> [FactKinds] {
    var result = [FactKinds](repeating: [], count: source.lineCount)
    // Where the facts of each kind that have begun end: a fact may go over several lines.
    var ends = [UInt32](repeating: 0, count: FactKinds.words.count)
    var next = 0
    for line in result.indices {
      let range = source.lineRange(line)
      while next < entries.count, entries[next].start <= range.end {
        let bit = entries[next].kind.rawValue.trailingZeroBitCount
        ends[bit] = max(ends[bit], entries[next].end)
        next += 1
      }
      var bits: UInt32 = 0
      for bit in ends.indices where ends[bit] > range.start { bits |= 1 << UInt32(bit) }
      result[line] = FactKinds(rawValue: bits)
    }
    return result
  }
}
