public import SpecText

/// The number of a state within its machine.
public struct StateID: Sendable, Hashable, Comparable {
  /// Dense index into `Machine.states`.
  public var index: Int

  /// Makes an id from a dense index.
  public init(_ index: Int) { self.index = index }

  /// Orders by index.
  public static func < (a: StateID, b: StateID) -> Bool { a.index < b.index }
}

/// Whether the document says a thing or the compiler concludes it.
public enum Provenance: String, Sendable, Hashable {
  case declared, inferred
}

/// A piece of the document's own words with its place.
public struct LocatedText: Sendable, Hashable {
  /// The words.
  public var text: String
  /// Where they stand.
  public var origin: Origin

  /// Makes a located text.
  public init(_ text: String, _ origin: Origin) {
    self.text = text
    self.origin = origin
  }
}

/// A state of a machine.
public struct State: Sendable, Hashable {
  /// What role a state plays.
  public enum Kind: String, Sendable, Hashable {
    case atomic, composite, final
    /// Named, but defined nowhere in the document.
    case external
  }

  /// A key that is unique in the machine: the folded name with hyphens, for example "date-picker".
  public var key: String
  /// The name as the document writes it, without filler words such as "State".
  public var name: String
  /// Other spellings of the same state.
  public var aliases: [LocatedText] = []
  /// The state around it.
  public var parent: StateID?
  /// What role it plays.
  public var kind: Kind
  /// Whether the document declares it.
  public var provenance: Provenance
  /// Where it is declared, or first named.
  public var origin: Origin
  /// The section that describes it, heading included; `nil` where there is none.
  public var section: Origin?
  /// The condition under which it holds, in the document's words (**When:**, **Context**, …).
  public var context: LocatedText?
  /// Whether it is an orthogonal mode (dark mode, text size, focus) and not an exclusive state.
  public var isMode: Bool = false
  /// The number of the concurrent part of its parent that it stands in; `nil` where the parent has one part only.
  public var region: Int?
  /// Whether the state around it, or its concurrent part of that state, begins in it.
  public var isInitial: Bool = false

  /// Makes a state.
  public init(
    key: String, name: String, kind: Kind = .atomic, provenance: Provenance = .declared,
    origin: Origin
  ) {
    self.key = key
    self.name = name
    self.kind = kind
    self.provenance = provenance
    self.origin = origin
  }
}

/// A change from one state to another.
public struct Transition: Sendable, Hashable {
  /// The state it leaves; `nil` is any state.
  public var source: StateID?
  /// The state it enters.
  public var target: StateID
  /// The trigger as written.
  public var trigger: LocatedText?
  /// The condition under which it is taken.
  public var guardText: LocatedText?
  /// Whether its condition is one of the cases that a choice of a diagram parts.
  public var isAnswer = false
  /// How long it takes, in milliseconds.
  public var duration: Quantity?
  /// Where the duration is written.
  public var durationOrigin: Origin?
  /// The animation as written.
  public var animation: LocatedText?
  /// The easing of the animation.
  public var easing: Easing?
  /// What else happens, as written.
  public var effect: LocatedText?
  /// Whether the document declares it.
  public var provenance: Provenance
  /// The row, line or edge that declares it.
  public var origin: Origin
  /// Where the source is written, and where the target is.
  public var sourceOrigin: Origin
  /// Where the target is written.
  public var targetOrigin: Origin
  /// Index into `Machine.matrices`, where it stands in a declared matrix.
  public var matrix: Int?
  /// Where other matrices of the machine tell it again.
  public var retellings: [Retelling] = []

  /// A second place that tells a transition: a diagram beside a table, or another table.
  public struct Retelling: Sendable, Hashable {
    /// Index into `Machine.matrices`.
    public var matrix: Int
    /// The row, line or edge.
    public var origin: Origin
    /// How long the transition takes there.
    public var duration: Quantity?
    /// Where that is written.
    public var durationOrigin: Origin?

    /// Makes a second place.
    public init(matrix: Int, origin: Origin, duration: Quantity?, durationOrigin: Origin?) {
      self.matrix = matrix
      self.origin = origin
      self.duration = duration
      self.durationOrigin = durationOrigin
    }
  }

  /// Makes a transition.
  public init(
    source: StateID?, target: StateID, trigger: LocatedText?, provenance: Provenance,
    origin: Origin, sourceOrigin: Origin, targetOrigin: Origin
  ) {
    self.source = source
    self.target = target
    self.trigger = trigger
    self.provenance = provenance
    self.origin = origin
    self.sourceOrigin = sourceOrigin
    self.targetOrigin = targetOrigin
  }

  /// The alternatives of the trigger: "Cancel/Complete" gives "Cancel/Complete", "Cancel" and "Complete".
  public var triggerAlternatives: [String] {
    guard let trigger else { return [] }
    return Names.alternatives(of: trigger.text)
  }
}

/// A state machine.
public struct Machine: Sendable, Hashable {
  /// Why a state is taken to be the initial one.
  public enum InitialReason: String, Sendable, Hashable {
    /// The author pinned it in front matter or configuration.
    case pinned
    /// The document marks it (`[*] -->`, "Initial").
    case marked
    /// The compiler concludes it: a launch or first-load state, or the only source without incoming rows.
    case inferred
  }

  /// A declared transition table, diagram or list.
  public struct Matrix: Sendable, Hashable {
    /// What form it has, for example "table".
    public var form: String
    /// The whole table.
    public var origin: Origin

    /// Makes a matrix.
    public init(form: String, origin: Origin) {
      self.form = form
      self.origin = origin
    }
  }

  /// One name that was taken for another, and why.
  public struct NameMatch: Sendable, Hashable {
    /// The rule that joined two names.
    public enum Rule: String, Sendable, Hashable {
      /// The same words, apart from case, marks and filler words.
      case folded
      /// A heading over one or several states ("Loading States") and its members.
      case group
      /// The author pinned it.
      case pinned
      /// Shared words, with a margin over every other candidate.
      case overlap
      /// Several candidates, none better: left apart.
      case ambiguous
    }

    /// The name as written at `origin`.
    public var name: LocatedText
    /// The states it was taken for; several where it is ambiguous or names a group.
    public var states: [StateID]
    /// The rule that joined them.
    public var rule: Rule
    /// A sentence for the reader.
    public var reason: String

    /// Makes a match.
    public init(name: LocatedText, states: [StateID], rule: Rule, reason: String) {
      self.name = name
      self.states = states
      self.rule = rule
      self.reason = reason
    }
  }

  /// A change of state that the document forbids.
  public struct Prohibition: Sendable, Hashable {
    /// The state it would leave; `nil` is any.
    public var source: StateID?
    /// The state it would enter; `nil` is any.
    public var target: StateID?
    /// The trigger that must do nothing.
    public var trigger: LocatedText?
    /// When it is forbidden; always where it is `nil`.
    public var guardText: LocatedText?
    /// Where it is forbidden.
    public var origin: Origin

    /// Makes a prohibition.
    public init(
      source: StateID?, target: StateID?, trigger: LocatedText?, guardText: LocatedText? = nil,
      origin: Origin
    ) {
      self.source = source
      self.target = target
      self.trigger = trigger
      self.guardText = guardText
      self.origin = origin
    }
  }

  /// A change back to whatever state came before: what UML and SCXML call history.
  public struct History: Sendable, Hashable {
    /// The state it leaves; `nil` is any state.
    public var source: StateID?
    /// The states that may have come before: those from which rows lead into the source.
    public var targets: [StateID]
    /// The change itself; its target is the first of `targets`.
    public var transition: Transition

    /// Makes a change back.
    public init(source: StateID?, targets: [StateID], transition: Transition) {
      self.source = source
      self.targets = targets
      self.transition = transition
    }
  }

  /// A key that is unique in the document.
  public var key: String
  /// The name for people.
  public var name: String
  /// The state a run starts in.
  public var initial: StateID?
  /// Why.
  public var initialReason: InitialReason?
  /// Further states that rows from "(none)" enter: a push message, a deep link.
  public var otherEntries: [StateID] = []
  /// The states, in order of first mention.
  public var states: [State] = []
  /// The transitions, in document order.
  public var transitions: [Transition] = []
  /// The changes back to the state before, in document order; they are no part of `transitions`.
  public var histories: [History] = []
  /// The declared matrices.
  public var matrices: [Matrix] = []
  /// Forbidden changes.
  public var prohibitions: [Prohibition] = []
  /// Lines that only lead on the way to a change or tell one again: an edge into a decision, an edge drawn twice.
  public var supportingLines: [Origin] = []
  /// Names that were joined by rule.
  public var matches: [NameMatch] = []
  /// Where the machine is declared: its first matrix, or its first state.
  public var origin: Origin

  /// Makes an empty machine.
  public init(key: String, name: String, origin: Origin) {
    self.key = key
    self.name = name
    self.origin = origin
  }

  /// The state with an id.
  public subscript(id: StateID) -> State { states[id.index] }

  /// The ids of all states, in order.
  public var stateIDs: [StateID] { states.indices.map(StateID.init) }

  /// Whether a declared matrix closes the machine.
  public var hasDeclaredMatrix: Bool { !matrices.isEmpty }
}

extension Transition {
  /// Whether it is concluded from an entry condition alone, so that it may begin in any state.
  ///
  /// What judges or draws the declared changes leaves it out.
  public var isArrival: Bool { provenance == .inferred && source == nil }
}

extension Machine {
  /// The machine without the transitions that are concluded from entry conditions alone.
  public var withoutArrivals: Machine {
    guard transitions.contains(where: \.isArrival) else { return self }
    var machine = self
    machine.transitions.removeAll(where: \.isArrival)
    return machine
  }
}
