import SpecAnalysis
import SpecModel

/// A transition as it is compared, with names of states that are the same in both versions.
struct TransitionRow {
  let transition: Transition
  /// The state it leaves, or "*".
  let source: String
  /// The state it enters.
  let target: String
  /// The trigger as it is compared; empty where there is none.
  let trigger: String
  /// Each of the triggers that it lists.
  let triggers: [String]
  /// The condition as it is compared.
  let condition: String
  /// The transition for people.
  private(set) var text: String
  /// The state it leaves, for people.
  let sourceName: String
  /// The state it enters, for people.
  let targetName: String
  /// Whether the state that it leaves is in both versions.
  let isSourceKept: Bool
  /// Whether it leads back to the state before.
  let isWayBack: Bool

  init(_ transition: Transition, _ pair: MachinePair, isOld: Bool, isWayBack: Bool = false) {
    let machine = isOld ? pair.old : pair.new
    self.transition = transition
    source = pair.label(transition.source, isOld: isOld)
    target = isWayBack ? "back" : pair.label(transition.target, isOld: isOld)
    trigger = Wording.fold(transition.trigger?.text ?? "")
    let alternatives = transition.triggerAlternatives
    triggers = (alternatives.count > 1 ? Array(alternatives.dropFirst()) : alternatives)
      .map(Wording.fold)
    condition = Wording.fold(transition.guardText?.text ?? "")
    sourceName = MachineText.name(transition.source, in: machine)
    targetName = isWayBack ? "the state before" : machine[transition.target].name
    text = "\(sourceName) → \(targetName)" + (transition.trigger.map { ": \($0.text)" } ?? "")
    isSourceKept =
      transition.source.map { (isOld ? pair.forward : pair.backward)[$0] != nil } ?? true
    self.isWayBack = isWayBack
  }

  /// The rows with their guards in the texts of those that have the rest in common.
  static func namingGuards(_ rows: [TransitionRow]) -> [TransitionRow] {
    var counts: [String: Int] = [:]
    for row in rows { counts[row.text, default: 0] += 1 }
    return rows.map { row in
      guard let condition = row.transition.guardText?.text, counts[row.text] ?? 0 > 1 else {
        return row
      }
      var row = row
      row.text += " [\(condition)]"
      return row
    }
  }

  /// The states that it leads between.
  var ends: String { "\(source)|\(target)" }

  /// The keys under which two rows say the same.
  var strictKeys: [String?] {
    let time = transition.duration?.words ?? ""
    let key = "\(source)|\(target)|\(trigger)|\(condition)"
    return ["\(key)|\(time)", key]
  }

  /// The keys under which two rows are versions of one: all but one part is the same, or nearly so.
  var looseKeys: [String?] {
    [
      "target|\(source)|\(trigger)|\(condition)",
      "guard|\(source)|\(target)|\(trigger)",
      "trigger|\(source)|\(target)|\(condition)",
      "both|\(source)|\(trigger)",
      "ends|\(source)|\(target)",
      isSourceKept ? "source|\(target)|\(trigger)|\(condition)" : nil,
    ]
  }

  /// Whether other rows allow all that this one allows, and take as long.
  func isTold(by rows: [String: [TransitionRow]], source: String? = nil) -> Bool {
    let wanted = triggers.isEmpty ? [""] : triggers
    return wanted.allSatisfy { trigger in
      (rows["\(source ?? self.source)|\(target)"] ?? []).contains { row in
        (row.triggers.contains(trigger) || row.trigger == trigger) && row.condition == condition
          && row.hasSameTime(as: self)
      }
    }
  }

  private func hasSameTime(as other: TransitionRow) -> Bool {
    switch (transition.duration, other.transition.duration) {
    case (nil, nil): true
    case (let a?, let b?): Interval(a, .exact).isSame(Interval(b, .exact))
    default: false
    }
  }

  /// Rows by the states that they lead between.
  static func byEnds(_ rows: [TransitionRow]) -> [String: [TransitionRow]] {
    Dictionary(grouping: rows, by: \.ends)
  }
}
