import SpecModel

/// Machines and their states.
enum MachineDifferences {
  /// Machines that only one of the documents has, with everything in them.
  static func find(_ pairing: MachinePairing) -> [Draft] {
    var drafts: [Draft] = []
    for machine in pairing.removed {
      drafts.append(
        Draft(.machine, .removed, machine.name, .major, "its states and changes are gone")
          .saying(content(of: machine), nil).at(machine.origin, nil))
    }
    for machine in pairing.added {
      drafts.append(
        Draft(.machine, .added, machine.name, .minor, "what was there before stays as it is")
          .saying(nil, content(of: machine)).at(nil, machine.origin))
    }
    for pair in pairing.pairs {
      if Wording.fold(pair.old.name) != Wording.fold(pair.new.name) {
        drafts.append(
          Draft(.machine, .renamed, pair.old.name, .patch, "its states are what recordings name")
            .saying(pair.old.name, pair.new.name).at(pair.old.origin, pair.new.origin))
      }
      drafts += states(pair) + start(pair) + entries(pair)
    }
    return drafts
  }

  private static func content(of machine: Machine) -> String {
    "\(machine.states.count) states, \(machine.transitions.count) transitions"
  }

  // MARK: States

  private static func states(_ pair: MachinePair) -> [Draft] {
    var drafts: [Draft] = []
    let renamed = Set(pair.renamings.map(\.new))
    let names = Set(pair.new.states.flatMap(MachinePair.names))
    for renaming in pair.renamings { drafts.append(draft(of: renaming, pair)) }
    for id in pair.removed {
      let state = pair.old[id]
      drafts.append(
        Draft(.state, .removed, state.name, .major, "an app that enters it breaks the spec")
          .at(state.origin, nil))
    }
    for id in pair.added {
      let state = pair.new[id]
      drafts.append(
        Draft(.state, .added, state.name, .minor, "an app need not enter it")
          .at(nil, state.origin))
    }
    for id in pair.old.stateIDs {
      guard let match = pair.forward[id] else { continue }
      drafts += details(id, match, pair)
      drafts += otherNames(
        pair.old[id], pair.new[match], known: names, isRenamed: renamed.contains(match))
    }
    return drafts.map { $0.inside(pair.new.name) }
  }

  private static func draft(of renaming: MachinePair.Renaming, _ pair: MachinePair) -> Draft {
    let before = pair.old[renaming.old]
    let after = pair.new[renaming.new]
    let keepsName = MachinePair.names(of: after).contains(MachinePair.key(before.name))
    return Draft(
      .state, .renamed, before.name, keepsName ? .patch : .major,
      keepsName
        ? "the old name is still one of its names"
        : "recordings with the old name break the spec; name it in `aliases` to keep them"
    )
    .saying(before.name, after.name).at(before.origin, after.origin).because(renaming.evidence)
  }

  /// What differs in a state that both versions have.
  private static func details(
    _ id: StateID, _ match: StateID, _ pair: MachinePair
  ) -> [Draft] {
    let before = pair.old[id]
    let after = pair.new[match]
    func changed(_ aspect: String, _ verdict: SemverVerdict, _ why: String) -> Draft {
      Draft(.state, .changed, after.name, verdict, why).of(aspect)
        .at(before.origin, after.origin)
    }
    var drafts: [Draft] = []
    if let (verdict, why) = verdict(from: before.kind, to: after.kind) {
      drafts.append(changed("kind", verdict, why).saying(before.kind.rawValue, after.kind.rawValue))
    }
    let parent = before.parent.map { pair.label($0, isOld: true) }
    if parent != after.parent.map({ pair.label($0, isOld: false) }) {
      drafts.append(
        changed("parent", .major, "other changes of the states around it hold in it").saying(
          before.parent.map { pair.old[$0].name }, after.parent.map { pair.new[$0].name }))
    } else if before.region != after.region {
      drafts.append(
        changed("concurrent part", .major, "it is held at the same time as other states")
          .saying(before.region.map { "part \($0 + 1)" }, after.region.map { "part \($0 + 1)" }))
    }
    if before.isInitial != after.isInitial {
      drafts.append(
        changed("start of the state around it", .major, "the state around it begins elsewhere")
          .saying(before.isInitial ? "begins here" : nil, after.isInitial ? "begins here" : nil))
    }
    if before.isMode != after.isMode {
      drafts.append(
        changed("mode", .major, "a mode holds beside other states, a state in place of them")
          .saying(before.isMode ? "mode" : "state", after.isMode ? "mode" : "state"))
    }
    return drafts + context(before, after)
  }

  private static func verdict(
    from old: State.Kind, to new: State.Kind
  ) -> (SemverVerdict, String)? {
    switch (old, new) {
    case (let a, let b) where a == b: nil
    // Whether the document describes a state demands nothing of it.
    case (.external, .atomic), (.atomic, .external): nil
    case (_, .final): (.minor, "a run may end in it now")
    case (.final, _): (.major, "a run may not end in it any more")
    case (_, .composite), (.composite, _): (.patch, "its parts are compared by themselves")
    default: (.patch, "its changes are compared by themselves")
    }
  }

  /// The words on when a state holds.
  private static func context(_ before: State, _ after: State) -> [Draft] {
    let old = before.context?.text
    let new = after.context?.text
    if Wording.fold(old ?? "") == Wording.fold(new ?? "") { return [] }
    return [
      Draft(.state, .changed, after.name, .patch, "words on when it holds").of("context")
        .saying(old, new)
        .at(
          Draft.Side(before.context?.origin ?? before.origin),
          Draft.Side(after.context?.origin ?? after.origin)
        ).asText
    ]
  }

  /// Other names of a state, by which recordings may call it.
  ///
  /// - Parameter known: the names of all new states.
  private static func otherNames(
    _ before: State, _ after: State, known: Set<String>, isRenamed: Bool
  ) -> [Draft] {
    let own = Set(MachinePair.names(of: after))
    var drafts: [Draft] = []
    for alias in before.aliases where !own.contains(MachinePair.key(alias.text)) {
      let isKept = known.contains(MachinePair.key(alias.text))
      drafts.append(
        Draft(
          .state, .changed, after.name, isKept ? .patch : .major,
          isKept
            ? "another state has this name now"
            : "a recording that calls it so is not understood any more"
        ).of("other name").saying(alias.text, nil)
          .at(Draft.Side(alias.origin), Draft.Side(after.origin)))
    }
    if isRenamed { return drafts }
    let old = Set(MachinePair.names(of: before))
    for alias in after.aliases where !old.contains(MachinePair.key(alias.text)) {
      drafts.append(
        Draft(.state, .changed, after.name, .patch, "another spelling in the text")
          .of("other name").saying(nil, alias.text)
          .at(Draft.Side(before.origin), Draft.Side(alias.origin)))
    }
    return drafts
  }

  // MARK: Start

  /// The state that a run begins in, where one of the documents says so.
  private static func start(_ pair: MachinePair) -> [Draft] {
    let old = pair.old.initial
    let new = pair.new.initial
    guard old.map({ pair.label($0, isOld: true) }) != new.map({ pair.label($0, isOld: false) })
    else { return [] }
    func isSaid(_ machine: Machine) -> Bool {
      machine.initial != nil && machine.initialReason != .inferred
    }
    // What is concluded follows from the rows, which are compared by themselves, and from their order.
    guard isSaid(pair.old) || isSaid(pair.new) else { return [] }
    let draft =
      new == nil
      ? Draft(.machine, .changed, pair.new.name, .minor, "a run may begin anywhere")
      : Draft(.machine, .changed, pair.new.name, .major, "runs that begin elsewhere break the spec")
    return [
      draft.of("initial state").inside(pair.new.name)
        .saying(old.map { pair.old[$0].name }, new.map { pair.new[$0].name })
        .at(
          old.map { pair.old[$0].origin } ?? pair.old.origin,
          new.map { pair.new[$0].origin } ?? pair.new.origin)
    ]
  }

  /// Further states that a run may begin in.
  private static func entries(_ pair: MachinePair) -> [Draft] {
    let old = Set(pair.old.otherEntries.map { pair.label($0, isOld: true) })
    let new = Set(pair.new.otherEntries.map { pair.label($0, isOld: false) })
    let gone = pair.old.otherEntries.filter { !new.contains(pair.label($0, isOld: true)) }
    let come = pair.new.otherEntries.filter { !old.contains(pair.label($0, isOld: false)) }
    return gone.filter { pair.forward[$0] != nil }.map { id in
      Draft(.state, .changed, pair.old[id].name, .major, "runs that begin in it break the spec")
        .of("entry").saying("a run may begin in it", nil).inside(pair.new.name)
        .at(pair.old[id].origin, pair.forward[id].map { pair.new[$0].origin })
    }
      + come.filter { pair.backward[$0] != nil }.map { id in
        Draft(.state, .changed, pair.new[id].name, .minor, "a run may begin in it now")
          .of("entry").saying(nil, "a run may begin in it").inside(pair.new.name)
          .at(pair.backward[id].map { pair.old[$0].origin }, pair.new[id].origin)
      }
  }
}
