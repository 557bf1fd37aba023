import SpecModel
import SpecSyntax
import SpecText

/// Adds the times of changes that charts in code delay: "after: { 30000: 'saved' }" is 30 s in the state around it.
///
/// - Units: such numbers are milliseconds (XState, "Delayed transitions").
enum CodeDelays {
  /// What stands before a time or the name of one.
  static let prefix = "after "
  private static let suffix = " ms"

  /// The trigger of a change that comes after some milliseconds.
  static func text(_ number: String) -> String { prefix + number + suffix }

  /// The trigger of a change that comes after some milliseconds.
  static func text(_ milliseconds: Double) -> String { text(Numbers.text(milliseconds)) }

  static func add(_ context: LoweringContext, to spec: inout SpecDocument) {
    NamedDelays.add(context, to: &spec)
    let rows = spec.machines.flatMap { machine in
      machine.transitions.lazy.filter(isDelayed).map { (machine, $0) }
    }
    guard !rows.isEmpty else { return }
    let document = context.document
    var known = Set(spec.durations.map(\.origin))
    for (machine, row) in rows {
      guard let trigger = row.trigger, let source = row.source else { continue }
      let number = trigger.text.dropFirst(prefix.count).dropLast(suffix.count)
      let block = document.codeBlocks.first {
        document.nodes[Int($0.node)].range.contains(trigger.origin.range)
      }
      // Rows of tables tell their times in words, which are read where all times are.
      guard let block, number.utf8.allSatisfy(ASCII.isDigit), let time = Double(number), time > 0,
        known.insert(trigger.origin).inserted
      else { continue }
      spec.durations.append(
        DurationFact(
          quantity: Quantity(time, .milliseconds),
          subject: "\(machine[source].name) → \(machine[row.target].name)", role: .delay,
          scope: context.scope(of: Int(block.node)), origin: trigger.origin))
    }
    spec.durations.sort { $0.origin.range.start < $1.origin.range.start }
  }

  private static func isDelayed(_ row: Transition) -> Bool {
    guard let text = row.trigger?.text else { return false }
    return text.hasPrefix(prefix) && text.hasSuffix(suffix)
  }
}
