import SpecModel
import SpecSyntax
import SpecText

/// Reads the ways in and out of a state that items name with what leads there: "`ready` via `reset()`" below
/// "**Transitions To**", "From `idle` via `start()`" below "**Transitions From**".
struct ViaItems {
  private let context: LoweringContext
  private let document: Document
  private let durations: [DurationFact]

  init(_ context: LoweringContext, durations: [DurationFact]) {
    self.context = context
    document = context.document
    self.durations = durations.sorted { $0.origin.range.start < $1.origin.range.start }
  }

  /// Adds the changes of all such lists in the sections of states.
  ///
  /// - Complexity: O(lines); items are read only below a label that speaks of transitions.
  func collect(into drafts: inout MachineDrafts) {
    var places: LinePlaces?
    var found: [MatrixDraft] = []
    for (index, line) in context.lines.enumerated() {
      guard let label = label(of: line), let isOutward = direction(of: label) else { continue }
      let known = places ?? LinePlaces(drafts, in: document)
      places = known
      let section = Int(document.nodes[line.node].section)
      guard let state = known.state(aroundSection: section) else { continue }
      let edges = context.lines[(index + 1)...]
        .prefix { $0.holder == .item && $0.depth > line.depth }
        .filter { $0.depth == line.depth + 1 }
        .compactMap { edge($0, state, isOutward, known.known) }
      guard let first = edges.first else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: first.origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// The label over a list, or a heading.
  private func label(of line: TextLine) -> Range<Int>? {
    guard line.holder != .cell, line.text.count <= 40 else { return nil }
    if line.holder == .heading { return line.text }
    guard let label = line.label, line.value.isEmpty else { return nil }
    return label
  }

  /// Whether a label is over ways out; `nil` where it speaks of no transitions to or from.
  private func direction(of label: Range<Int>) -> Bool? {
    guard ASCII.find("ransition", in: document.plain, label) != nil else { return nil }
    switch Names.words(document.string(plain: label)).last {
    case "to": return true
    case "from": return false
    default: return nil
    }
  }

  /// "`ready` (once more) via `reset()` - the reader taps": the other end, what leads there, and a remark.
  private func edge(
    _ item: TextLine, _ state: NameReference, _ isOutward: Bool, _ known: KnownStates
  ) -> EdgeDraft? {
    guard item.text.count <= 200, ASCII.find(" via ", in: document.plain, item.text) != nil else {
      return nil
    }
    let text = document.string(plain: item.text)
    guard let (left, right) = TextSplit.halves(of: text, at: " via ") else { return nil }
    let saysFrom = left.hasPrefix("From ") || left.hasPrefix("from ")
    // "Transitions from" over names without "from" may mean what leaves the state.
    guard isOutward != saysFrom else { return nil }
    let bare = saysFrom ? String(left.dropFirst(5)) : left
    let (name, _) = StateName.splitQualifier(ArrowSide.unwrapped(bare))
    guard let other = known.name(of: name) else { return nil }
    let origin = context.origin(plain: item.text)
    let end = NameReference(text: other, origin: origin)
    let parts = TextSplit.pieces(of: right, at: [" - ", " – ", " — "])
    guard let trigger = parts.first, !trigger.isEmpty else { return nil }
    var edge = EdgeDraft(
      source: isOutward ? state : end, target: isOutward ? end : state, origin: origin
    ).triggered(by: trigger, origin)
    if parts.count > 1, edge.effect == nil {
      edge.effect = LocatedText(parts.dropFirst().joined(separator: " – "), origin)
    }
    let fact = durations.first(in: origin.range)
    edge.duration = fact?.quantity
    edge.durationOrigin = fact?.origin
    return edge
  }
}
