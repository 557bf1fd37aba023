import SpecText

/// A difference with its places in the two texts, before what several facts tell is told once.
struct Draft {
  /// One side of a difference: where the fact stands, and which part of it says what differs.
  struct Side {
    /// The whole fact: a row, a line.
    var fact: Origin
    /// The part that differs; the whole fact where it is not known better.
    var value: Origin

    init(_ fact: Origin, value: Origin? = nil) {
      self.fact = fact
      self.value = value ?? fact
    }
  }

  var fact: FactKind
  var action: Change.Action
  var subject: String
  var aspect: String?
  var machine: String?
  var old: String?
  var new: String?
  var verdict: SemverVerdict
  var why: String
  var evidence: Change.Evidence?
  var oldSide: Side?
  var newSide: Side?
  /// Whether the two values have unlike units.
  var hasOtherUnit = false
  /// Whether the fact is a text in which other facts may stand.
  var isText = false

  init(
    _ fact: FactKind, _ action: Change.Action, _ subject: String, _ verdict: SemverVerdict,
    _ why: String
  ) {
    self.fact = fact
    self.action = action
    self.subject = subject
    self.verdict = verdict
    self.why = why
  }

  /// Whether it says nothing but another name for the same.
  var isNaming: Bool { action == .renamed || action == .moved }
}

extension Draft {
  /// The same about a part of the fact.
  func of(_ aspect: String) -> Draft {
    var draft = self
    draft.aspect = aspect
    return draft
  }

  /// The same with what the documents say.
  func saying(_ old: String?, _ new: String?) -> Draft {
    var draft = self
    draft.old = old
    draft.new = new
    return draft
  }

  /// The same with its places.
  func at(_ old: Side?, _ new: Side?) -> Draft {
    var draft = self
    draft.oldSide = old
    draft.newSide = new
    return draft
  }

  /// The same with its places.
  func at(_ old: Origin?, _ new: Origin?) -> Draft {
    at(old.map { Side($0) }, new.map { Side($0) })
  }

  /// The same within a machine.
  func inside(_ machine: String?) -> Draft {
    var draft = self
    draft.machine = machine
    return draft
  }

  /// The same with the reason why two names are one thing.
  func because(_ evidence: Change.Evidence?) -> Draft {
    var draft = self
    draft.evidence = evidence
    return draft
  }

  /// The same as a text in which other facts may stand.
  var asText: Draft {
    var draft = self
    draft.isText = true
    return draft
  }
}
