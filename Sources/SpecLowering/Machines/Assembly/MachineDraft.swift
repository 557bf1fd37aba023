import SpecModel
import SpecText

/// A name at a place, before it is known which state it means.
struct NameReference {
  var text: String {
    didSet { key = Names.key(text) }
  }
  var origin: Origin
  /// The key under which two spellings of the name meet; made once, as names are compared again and again.
  private(set) var key: String

  init(text: String, origin: Origin) {
    self.text = text
    self.origin = origin
    key = Names.key(text)
  }
}

/// A state as one section, row or step declares it.
struct StateDraft {
  /// The name without filler words, numbering and qualifier.
  var name: String {
    didSet { key = Names.key(name) }
  }
  /// The key under which two spellings of the name meet; made once, as names are compared again and again.
  private(set) var key: String
  /// What stands in parentheses behind the name: a condition or a variant.
  var qualifier: String?
  /// The number behind the word for state, for example "3" in "State 3: Paused".
  var ordinal: String?
  /// The number of its heading, by which the text may refer to it: "3" of "3. Paused", "3.2", "step 3".
  var number: String?
  /// Other spellings at the same place.
  var aliases: [LocatedText] = []
  /// Where the name stands.
  var origin: Origin
  /// The section that describes the state.
  var section: Origin?
  /// Index of the document section that keeps equal names apart: the screen around the state.
  var screen: Int
  /// The section right above, which keeps equal names of one screen apart.
  var parentSection = 0
  /// The condition under which it holds.
  var context: LocatedText?
  /// What happens when it is entered, where a label such as "When" tells it.
  var entries: [LocatedText] = []
  /// Index into `MachineDrafts.groups`.
  var group: Int?
  /// The name of the state around it, in a nested section or a composite state of a diagram.
  var parent: String?
  /// The concurrent part of that state.
  var region: Int?
  /// Whether that state begins in it.
  var beginsParent = false
  var kind: State.Kind = .atomic
  var provenance: Provenance = .declared
  /// Whether the document marks it as the initial one.
  var isInitial = false
  /// Whether it is a screen of a flow, with a numbered section of its own.
  var isScreen = false
  /// Whether a bold line of its own names it, "**State: Armed**", which heads what follows as a heading does.
  var isTitled = false
  /// The diagram that declares it, as an index into `MachineDrafts.matrices`.
  var diagram: Int?

  init(name: String, qualifier: String? = nil, origin: Origin, screen: Int) {
    self.name = name
    self.qualifier = qualifier
    self.origin = origin
    self.screen = screen
    key = Names.key(name)
  }

  /// A screen of a flow, of which a line in a section tells.
  static func screen(_ name: String, _ origin: Origin, in section: Int) -> StateDraft {
    var draft = StateDraft(name: name, origin: origin, screen: section)
    draft.parentSection = section
    draft.isScreen = true
    return draft
  }

  /// The name with what stands in parentheses behind it.
  var fullName: String { qualifier.map { "\(name) (\($0))" } ?? name }
}

/// A heading over several states, for example "Loading States".
struct GroupDraft {
  var name: String
  var origin: Origin
}

/// A change of state as one row, line or step declares it.
struct EdgeDraft {
  /// Where a run starts: `nil` for any state.
  var source: NameReference?
  /// Whether the source is any state because nothing tells one, and not because the document says so.
  var isSourceUnsaid = false
  var target: NameReference
  var trigger: LocatedText?
  var guardText: LocatedText?
  var effect: LocatedText?
  var animation: LocatedText?
  var easing: Easing?
  var duration: Quantity?
  var durationOrigin: Origin?
  var provenance: Provenance = .declared
  /// Whether the change comes about by itself, at once, and not by an event that is left out: "always" of a chart.
  var isEventless = false
  /// Whether its condition is one of the cases that a choice of a diagram parts.
  var isAnswer = false
  var origin: Origin

  /// Whether another edge joins the same names without a trigger.
  func isSameStep(as other: EdgeDraft) -> Bool {
    source?.text == other.source?.text && target.text == other.target.text && trigger == nil
  }
}

extension EdgeDraft {
  /// The change between two names that one place tells.
  init(from source: String, to target: String, _ origin: Origin) {
    self.init(
      source: NameReference(text: source, origin: origin),
      target: NameReference(text: target, origin: origin), origin: origin)
  }
}

/// A change of state that the document forbids; `nil` stands for any state or trigger.
struct ProhibitionDraft {
  var source: NameReference?
  var target: NameReference?
  var trigger: LocatedText?
  /// When it is forbidden; always where it is `nil`.
  var guardText: LocatedText?
  var origin: Origin

  /// Whether it names anything: what forbids every change forbids nothing.
  var isEmpty: Bool { source == nil && target == nil && trigger == nil }
}

extension ProhibitionDraft {
  /// Forbids the change that an edge would be.
  init(_ edge: EdgeDraft) {
    let isToAny = CellVocabulary.isAny(edge.target.text)
    let isReason = edge.trigger.map { Self.tellsReason($0.text) } ?? false
    self.init(
      source: edge.source, target: isToAny ? nil : edge.target,
      trigger: isReason ? nil : edge.trigger, guardText: edge.guardText, origin: edge.origin)
  }

  /// "Cannot skip a phase", "must be active first": why a change is forbidden, and nothing that triggers it.
  private static func tellsReason(_ text: String) -> Bool {
    let words = Names.words(text)
    guard words.count > 2 else { return false }
    return words.prefix(4).contains(where: reasons.contains)
      || reasonHeads.contains(words[0])
  }

  private static let reasons: Lexicon = [
    "cannot", "can't", "cant", "must", "never", "impossible", "permanently", "already", "would",
    "doesn't", "isn't", "darf", "kann", "muss", "nie", "jamais", "doit", "nunca", "debe", "deve",
    "mai", "nooit", "moet",
  ]
  private static let reasonHeads: Lexicon = [
    "use", "because", "since", "needs", "requires", "no", "not", "only", "there", "terminal",
    "weil",
    "da", "car", "parce", "porque", "perché", "omdat",
  ]
}

/// A table, diagram or flow that declares edges.
struct MatrixDraft {
  /// The form, for example "table".
  var form: String
  /// Whether its edges are the complete set for every state that they leave.
  var isClosed: Bool
  /// The section it stands in.
  var section: Int
  var origin: Origin
  var edges: [EdgeDraft] = []
  /// Edges back to the state before; what stands in the target's place is no name.
  var histories: [EdgeDraft] = []
  /// Names that a row marks as entry points, for example the target of a `[*]` row.
  var initial: [NameReference] = []
  /// Names that an arrow to the end mark leaves, without a trigger.
  var ends: [NameReference] = []
  /// Changes that it forbids; a state that only they name is no part of the runs.
  var prohibited: [ProhibitionDraft] = []
  /// Lines that are read and are no edge themselves: the way into a decision, an edge that is drawn again.
  var supportingLines: [Origin] = []
  /// The heading that names what all rows lead to.
  var goal: Origin?
}

/// All that the recognisers found, before names are resolved.
struct MachineDrafts {
  var states: [StateDraft] = [] {
    didSet { stateVersion += 1 }
  }
  /// The number of changes of the states, and that at which they were sorted by their names.
  private(set) var stateVersion = 0
  var sortedVersion = -1
  /// The states by their names, as of that version.
  var sortedKeys = StateKeys()
  var groups: [GroupDraft] = []
  var matrices: [MatrixDraft] = []
  /// The tables whose rows are an inventory of screens, by node.
  var inventories: Set<Int> = []
  /// The tables whose cells list the changes of the things in their rows.
  var lifecycles: Set<Int> = []
  /// The fences that are trees of acts and what they lead to, by node.
  var trees: Set<Int32> = []
  /// What most items of a list tell, until all other forms have looked at it.
  var cores: [MatrixDraft] = []
}

extension MachineDrafts {
  /// Where the lines begin that declare or forbid a change, or lead to one.
  ///
  /// - Complexity: O(edges).
  var readLines: Set<UInt32> {
    var result: Set<UInt32> = []
    for matrix in matrices {
      for edge in matrix.edges { result.insert(edge.origin.range.start) }
      for edge in matrix.histories { result.insert(edge.origin.range.start) }
      for rule in matrix.prohibited { result.insert(rule.origin.range.start) }
      for line in matrix.supportingLines { result.insert(line.range.start) }
    }
    return result
  }
}

extension EdgeDraft {
  /// The transition between two states that its names were resolved to.
  func transition(from source: StateID?, to target: StateID) -> Transition {
    var transition = Transition(
      source: source, target: target, trigger: trigger, provenance: provenance, origin: origin,
      sourceOrigin: self.source?.origin ?? origin, targetOrigin: self.target.origin)
    transition.guardText = guardText
    transition.isAnswer = isAnswer
    transition.effect = effect
    transition.animation = animation
    transition.easing = easing
    transition.duration = duration
    transition.durationOrigin = durationOrigin
    return transition
  }

  /// Adds a condition to those that it has.
  mutating func limit(to condition: String, _ origin: Origin) {
    guardText = LocatedText(guardText.map { "\(condition), \($0.text)" } ?? condition, origin)
  }
}
