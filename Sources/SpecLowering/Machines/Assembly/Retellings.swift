import SpecModel

/// Joins what several matrices of one machine tell about one transition.
///
/// Within a matrix each row stays a transition of its own: a row that is written twice is for the linter.
struct Retellings {
  private struct Ends: Hashable {
    var source: StateID?
    var target: StateID
  }

  /// The transitions between two states, as indices.
  private var between: [Ends: [Int]] = [:]
  /// The matrix that told each transition first.
  private var teller: [Int] = []
  private var matrices = 0

  /// Begins a matrix.
  mutating func nextMatrix() -> Int {
    matrices += 1
    return matrices
  }

  /// Adds a transition, or its place to the transition that another matrix told before.
  mutating func add(_ transition: Transition, of matrix: Int, to machine: inout Machine) {
    let ends = Ends(source: transition.source, target: transition.target)
    let known = between[ends] ?? []
    // Many rows between two states are rare; a bound keeps hostile tables linear.
    if let index = known.prefix(16).first(where: {
      teller[$0] != matrix && Self.isSame(machine.transitions[$0], transition)
        && !machine.transitions[$0].retellings.contains { $0.matrix == transition.matrix }
    }) {
      join(transition, to: &machine.transitions[index])
      machine.supportingLines.append(transition.origin)
      return
    }
    between[ends, default: []].append(machine.transitions.count)
    teller.append(matrix)
    machine.transitions.append(transition)
  }

  /// Whether two transitions between the same states are one: equal triggers, one that names the control of the other,
  /// "Continue button", or one tells none.
  private static func isSame(_ first: Transition, _ second: Transition) -> Bool {
    if let a = first.guardText, let b = second.guardText, key(a) != key(b) { return false }
    guard let a = first.trigger, let b = second.trigger else { return true }
    return isSameTrigger(a.text, b.text) || ArrowEdges.differByControl(a.text, b.text)
  }

  /// Whether two triggers have the same words, or one has a remark in parentheses that the other leaves out.
  static func isSameTrigger(_ first: String, _ second: String) -> Bool {
    let words = (Names.words(first), Names.words(second))
    // "←" and "→" have no words.
    if words.0 == words.1 { return !words.0.isEmpty || first == second }
    let heads = (head(of: first), head(of: second))
    guard (heads.0 == nil) != (heads.1 == nil) else { return false }
    return (heads.0 ?? words.0) == (heads.1 ?? words.1)
  }

  /// The words before a remark in parentheses; `nil` where there is none.
  private static func head(of text: String) -> [String]? {
    // A byte test: "（" is EF BC 88.
    guard text.utf8.contains(where: { $0 == 0x28 || $0 == 0xEF }) else { return nil }
    // "call(floor)" is a call with what it is given.
    guard let open = text.firstIndex(where: { "(（".contains($0) }), open > text.startIndex,
      text[open] == "（" || text[text.index(before: open)] == " "
    else { return nil }
    let words = Names.words(String(text[..<open]))
    return words.isEmpty ? nil : words
  }

  private static func key(_ text: LocatedText) -> [String] { Names.words(text.text) }

  private func join(_ again: Transition, to first: inout Transition) {
    first.trigger = first.trigger ?? again.trigger
    first.guardText = first.guardText ?? again.guardText
    first.effect = first.effect ?? again.effect
    first.animation = first.animation ?? again.animation
    first.easing = first.easing ?? again.easing
    if again.provenance == .declared { first.provenance = .declared }
    guard let matrix = again.matrix else { return }
    if first.matrix == nil {
      first.matrix = matrix
    } else {
      first.retellings.append(
        .init(
          matrix: matrix, origin: again.origin, duration: again.duration,
          durationOrigin: again.durationOrigin))
    }
    if first.duration == nil {
      first.duration = again.duration
      first.durationOrigin = again.durationOrigin
    }
  }
}
