import SpecModel
import SpecText

/// What the edges and nodes on the way from one state to another say.
struct PathLabel {
  private var events: [String] = []
  private var answers: [String] = []
  private var conditions: [String] = []
  private(set) var effect: String?
  /// The words with which events begin in a diagram that writes guards in brackets, and thus effects behind slashes.
  var eventHeads: Set<String>?
  private(set) var isForbidden = false

  /// What triggers the change; where nothing does, the last answer that leads this way and says more than yes or no.
  var event: String? {
    events.isEmpty ? answers.last : events.joined(separator: " then ")
  }

  /// The conditions on the way.
  var condition: String? {
    conditions.isEmpty ? nil : conditions.joined(separator: " and ")
  }

  var isEmpty: Bool { events.isEmpty && answers.isEmpty && conditions.isEmpty && effect == nil }

  /// Whether what stands behind a slash is an effect: no event of the diagram begins like it, "operator starts" beside
  /// "operator aborts".
  private func hasEffect(_ text: String) -> Bool {
    guard let eventHeads, let effect = TextSplit.halves(of: text, at: " / ")?.behind else {
      return false
    }
    return Names.firstWord(effect).map { !eventHeads.contains($0) } ?? false
  }

  mutating func add(event: String) { events.append(event) }

  /// Adds the label of an edge that leaves a state: "event [guard] / effect".
  mutating func add(_ text: String?) {
    guard let text else { return }
    let label = TransitionLabel(text, isFormal: hasEffect(text))
    if let event = label.event {
      if NegativeCue.forbids(label: event) { isForbidden = true } else { events.append(event) }
    }
    if let guardText = label.guardText { conditions.append(guardText) }
    effect = label.effect ?? effect
  }

  /// Adds the label of an edge that leaves a decision.
  mutating func add(answer text: String?, to question: String?) {
    guard let text else {
      if let question { conditions.append(question) }
      return
    }
    let label = TransitionLabel(text, isFormal: hasEffect(text))
    if let answer = label.event {
      // "Yes" names nothing that happens: with its question it is a condition, and what led to the question triggers.
      if !FlowWords.isAnswer(answer) { answers.append(answer) }
      conditions.append(question.map { "\($0) \(answer)" } ?? answer)
    } else if let guardText = label.guardText {
      // Behind a choice, the case alone tells why this way is taken: "[all documents legible]".
      if question == nil { answers.append(guardText) }
      conditions.append(guardText)
    }
    effect = label.effect ?? effect
  }
}
