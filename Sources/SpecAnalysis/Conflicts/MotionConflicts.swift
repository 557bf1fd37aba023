import SpecModel
import SpecSyntax
import SpecText

/// The same animation, by its full label, with two lengths or two curves.
///
/// Equal labels of different components or states are different animations, so two statements are compared only where
/// they stand in one section, or where one of the sections gathers the motion of the whole document.
/// A row of a transition matrix is compared with the statement that carries its trigger as label.
struct MotionConflicts {
  let document: Document
  let spec: SpecDocument

  /// A length of an animation at a place.
  private struct Timing {
    var label: [String]
    var name: String
    var scope: [String]
    var text: String
    var duration: Double
    var isApproximate = false
    var origin: Origin
    var easing: FactConflict.Statement?
  }

  func find() -> [FactConflict] {
    let timings = timings()
    var groups: [[String]: [Int]] = [:]
    for (index, timing) in timings.enumerated() { groups[timing.label, default: []].append(index) }
    var result: [FactConflict] = []
    for index in timings.indices {
      let timing = timings[index]
      guard let group = groups[timing.label], group.first == index, group.count > 1 else {
        continue
      }
      let others = group.dropFirst().map { timings[$0] }.filter { areComparable(timing, $0) }
      let longer = others.filter { differ($0, timing) }
      if let conflict = conflict(timing, longer, "the same label") { result.append(conflict) }
      if longer.isEmpty, let conflict = easingConflict(timing, others) { result.append(conflict) }
    }
    return result + rowConflicts(timings)
  }

  /// Whether a row of a matrix lasts otherwise than the statement that carries its trigger as label.
  var isAnyRowOtherwise: Bool {
    spec.machines.contains { !$0.transitions.isEmpty }
      && !rowConflicts(timings()).isEmpty
  }

  private func timings() -> [Timing] {
    guard !spec.motions.isEmpty else { return [] }
    let times = TimePlaces(spec.durations)
    return spec.motions.compactMap { timing($0, times) }
  }

  private func rowConflicts(_ timings: [Timing]) -> [FactConflict] {
    guard !timings.isEmpty else { return [] }
    let rows = Dictionary(
      grouping: spec.machines.flatMap { $0.transitions.filter { $0.matrix != nil } }
    ) { $0.trigger.map { Names.words($0.text) } ?? [] }
    return timings.compactMap { timing in
      guard let row = rowTiming(for: timing, rows[timing.label] ?? []), differ(row, timing) else {
        return nil
      }
      return conflict(timing, [row], "the matrix has a row with this trigger")
    }
  }

  /// Whether two lengths cannot both hold; "about" leaves a fifth on either side.
  private func differ(_ a: Timing, _ b: Timing) -> Bool {
    let slack = a.isApproximate || b.isApproximate ? max(a.duration, b.duration) * 0.2 : 0
    return abs(a.duration - b.duration) > slack
  }

  private func timing(_ motion: Motion, _ times: TimePlaces) -> Timing? {
    guard let duration = motion.duration?.exact, !document.isCode(motion.origin.range.start),
      let origin = place(of: duration, in: motion.origin, times)
    else { return nil }
    let label = Names.words(motion.subject)
    guard label.count >= 2, !label.allSatisfy(Self.generic.contains),
      motion.subject.utf8.contains(0x20), !motion.subject.contains("→"), !isKey(origin),
      !isAlone(origin)
    else { return nil }
    return Timing(
      label: label, name: motion.subject, scope: motion.scope,
      text: document.source.string(motion.origin.range), duration: duration,
      isApproximate: motion.duration?.isApproximate == true, origin: origin,
      easing: easing(of: motion))
  }

  /// Whether a length is all of the first cell of a row: in a table keyed by its values each row has one of its own.
  private func isKey(_ origin: Origin) -> Bool {
    guard let node = document.lastNode(startingBy: origin.range.start),
      document.nodes[node].kind == .tableCell,
      case let row = Int(document.nodes[node].parent), row == node - 1
    else { return false }
    return fills(node, origin)
  }

  /// Whether a length is all of its paragraph: the line above it has its name, "Fast", and the heading over both none.
  private func isAlone(_ origin: Origin) -> Bool {
    guard let node = document.lastNode(startingBy: origin.range.start),
      document.nodes[node].kind == .paragraph
    else { return false }
    return fills(node, origin)
  }

  /// Whether a length is all that a leaf holds but for a mark.
  private func fills(_ node: Int, _ origin: Origin) -> Bool {
    document.plainText(of: node).count <= origin.range.offsets.count + 1
  }

  private func easing(of motion: Motion) -> FactConflict.Statement? {
    guard let easing = motion.easing, let origin = motion.easingOrigin else { return nil }
    return .init(value: easing.label, origin: origin)
  }

  /// The same label in different sections, as long, by different curves; in one section `EasingConflicts` finds them.
  private func easingConflict(_ first: Timing, _ others: [Timing]) -> FactConflict? {
    guard let easing = first.easing else { return nil }
    let differing = others.filter { $0.scope != first.scope && $0.duration == first.duration }
      .compactMap(\.easing)
      .filter { $0.value != easing.value }
    guard !differing.isEmpty else { return nil }
    return FactConflict(
      subject: first.name, property: "easing", statements: [easing] + differing,
      reason: "the same label, and both last \(Numbers.text(first.duration)) ms")
  }

  /// Where a length stands within a line.
  private func place(of duration: Double, in line: Origin, _ times: TimePlaces) -> Origin? {
    times.times(in: line.range).first {
      $0.quantity.exact == duration && ($0.role == .animation || $0.role == .other)
    }?.origin
  }

  /// The one row whose trigger is the label.
  private func rowTiming(for timing: Timing, _ rows: [Transition]) -> Timing? {
    guard rows.count == 1, let duration = rows[0].duration?.exact,
      let origin = rows[0].durationOrigin, origin != timing.origin
    else { return nil }
    return Timing(
      label: timing.label, name: timing.name, scope: timing.scope, text: "", duration: duration,
      isApproximate: rows[0].duration?.isApproximate == true, origin: origin)
  }

  private func areComparable(_ a: Timing, _ b: Timing) -> Bool {
    let limits = conditions(a)
    guard limits == conditions(b) else { return false }
    if let first = a.scope.last, let second = b.scope.last, first != second,
      Opposites.tell(first, second)
    {
      return false
    }
    return a.scope == b.scope || gathers(a.scope) || gathers(b.scope)
  }

  /// Words that limit a statement: a device, a mode, a direction.
  private func conditions(_ timing: Timing) -> Set<String> {
    var result: Set<String> = []
    for text in [timing.text] + timing.scope {
      var previous = ""
      for word in Names.words(text) {
        // The words of "ease-in-out" name a curve, not a direction.
        let isCurve = (word == "in" || word == "out") && previous == "ease"
        if !isCurve, Self.limits.contains(word) { result.insert(word) }
        if !isCurve { previous = word }
      }
    }
    return result
  }

  /// Whether the innermost section gathers motion from everywhere.
  private func gathers(_ scope: [String]) -> Bool {
    guard let title = scope.last else { return false }
    return !Set(Names.words(title)).isDisjoint(with: Self.summaries)
  }

  private static let summaries: Lexicon = [
    "motion", "animation", "animations", "transitions", "timing", "timings", "durations",
    "choreography",
  ]

  private static let limits: Lexicon = [
    "mobile", "tablet", "desktop", "phone", "ios", "android", "web", "dark", "light", "reduced",
    "enter", "exit", "in", "out", "open", "close", "opening", "closing", "show", "hide", "up",
    "down", "left", "right", "hover", "press", "release", "success", "error", "first", "last",
    "before", "after", "current", "future", "old", "new", "fast", "slow", "normal", "default",
    "delay", "stagger", "loop", "optional", "max", "min", "maximum", "minimum",
  ]

  private static let generic: Lexicon = [
    "duration", "animation", "transition", "timing", "easing", "motion", "delay", "speed", "total",
    "time", "default", "standard", "entry", "exit", "fade", "slide", "scale", "in", "out", "effect",
    "page", "screen", "state", "element", "example", "usage", "the", "a", "of",
  ]

  private func conflict(_ first: Timing, _ others: [Timing], _ reason: String) -> FactConflict? {
    guard !others.isEmpty else { return nil }
    func statement(_ timing: Timing) -> FactConflict.Statement {
      .init(value: Numbers.text(timing.duration) + " ms", origin: timing.origin)
    }
    return FactConflict(
      subject: first.name, property: "duration",
      statements: [statement(first)] + others.map(statement), reason: reason)
  }
}
