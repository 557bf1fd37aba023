import SpecModel
import SpecText

/// Transitions of machines, and changes back to the state before.
enum TransitionDifferences {
  static func find(_ pair: MachinePair) -> [Draft] {
    let old = pair.old.transitions.map { TransitionRow($0, pair, isOld: true) }
    let new = pair.new.transitions.map { TransitionRow($0, pair, isOld: false) }
    let before = pair.old.histories.map {
      TransitionRow($0.transition, pair, isOld: true, isWayBack: true)
    }
    let after = pair.new.histories.map {
      TransitionRow($0.transition, pair, isOld: false, isWayBack: true)
    }
    let naming = TransitionRow.namingGuards
    let drafts =
      compare(naming(old), naming(new), pair) + compare(naming(before), naming(after), pair)
    return drafts.map { $0.inside(pair.new.name) }
  }

  private static func compare(
    _ old: [TransitionRow], _ new: [TransitionRow], _ pair: MachinePair
  ) -> [Draft] {
    let same = FactPairing(old.map(\.strictKeys), new.map(\.strictKeys))
    var drafts = same.pairs.flatMap { details(old[$0.old], new[$0.new]) }
    let oldByEnds = TransitionRow.byEnds(old)
    let newByEnds = TransitionRow.byEnds(new)
    // A row for two triggers says the same as a row for each.
    let toldOld = Set(same.removed.filter { old[$0].isTold(by: newByEnds) })
    let toldNew = Set(same.added.filter { new[$0].isTold(by: oldByEnds) })
    let openOld = Set(same.removed.filter { !toldOld.contains($0) }.map { old[$0].ends })
    let openNew = Set(same.added.filter { !toldNew.contains($0) }.map { new[$0].ends })
    let gone = same.removed.filter { !toldOld.contains($0) || openNew.contains(old[$0].ends) }
    let come = same.added.filter { !toldNew.contains($0) || openOld.contains(new[$0].ends) }
    let rest = FactPairing(gone.map { old[$0].looseKeys }, come.map { new[$0].looseKeys })
    for match in rest.pairs {
      let (before, after) = (old[gone[match.old]], new[come[match.new]])
      drafts += ends(before, after) + conditions(before, after) + details(before, after)
    }
    for index in rest.removed where !toldOld.contains(gone[index]) {
      drafts.append(removed(old[gone[index]], newByEnds, pair))
    }
    for index in rest.added where !toldNew.contains(come[index]) {
      let row = new[come[index]]
      let isKnown = row.source != "*" && row.isTold(by: oldByEnds, source: "*")
      drafts.append(
        Draft(
          fact(row), .added, row.text, isKnown ? .patch : .minor,
          isKnown ? "a row from any state allowed it" : "an app need not take it"
        ).saying(nil, row.transition.duration?.words).at(nil, row.transition.origin))
    }
    return drafts
  }

  private static func fact(_ row: TransitionRow) -> FactKind {
    row.isWayBack ? .wayBack : .transition
  }

  private static func removed(
    _ row: TransitionRow, _ rows: [String: [TransitionRow]], _ pair: MachinePair
  ) -> Draft {
    let isStillTold =
      row.source == "*"
      ? pair.new.stateIDs.allSatisfy { state in
        let name = pair.label(state, isOld: false)
        return name == row.target || row.isTold(by: rows, source: name)
      }
      : row.isTold(by: rows, source: "*")
    return Draft(
      fact(row), .removed, row.text, isStillTold ? .patch : .major,
      isStillTold ? "other rows still allow it" : "an app that takes it breaks the spec"
    ).saying(row.transition.duration?.words, nil).at(row.transition.origin, nil)
  }

  // MARK: Ends and conditions

  private static func changed(
    _ aspect: String, _ old: TransitionRow, _ new: TransitionRow,
    _ verdict: (SemverVerdict, String), at places: (Origin?, Origin?)
  ) -> Draft {
    let (before, after) = (old.transition, new.transition)
    return Draft(fact(new), .changed, new.text, verdict.0, verdict.1).of(aspect)
      .at(
        Draft.Side(before.origin, value: places.0), Draft.Side(after.origin, value: places.1))
  }

  private static func ends(_ old: TransitionRow, _ new: TransitionRow) -> [Draft] {
    var drafts: [Draft] = []
    let (before, after) = (old.transition, new.transition)
    if old.source != new.source {
      let verdict: (SemverVerdict, String) =
        new.source == "*"
        ? (.minor, "it may begin in every state now")
        : (.major, "an app that takes it from the old state breaks the spec")
      drafts.append(
        changed(
          "source", old, new, verdict, at: (before.sourceOrigin, after.sourceOrigin)
        ).saying(old.sourceName, new.sourceName))
    }
    if old.target != new.target {
      drafts.append(
        changed(
          "target", old, new, (.major, "an app that goes to the old state breaks the spec"),
          at: (before.targetOrigin, after.targetOrigin)
        ).saying(old.targetName, new.targetName))
    }
    return drafts
  }

  private static func conditions(_ old: TransitionRow, _ new: TransitionRow) -> [Draft] {
    var drafts: [Draft] = []
    let (before, after) = (old.transition, new.transition)
    if old.trigger != new.trigger {
      drafts.append(
        changed(
          "trigger", old, new, trigger(old, new),
          at: (before.trigger?.origin, after.trigger?.origin)
        ).saying(before.trigger?.text, after.trigger?.text))
    }
    let relation = GuardVerdict.relation(before.guardText?.text, after.guardText?.text)
    if old.condition != new.condition, let verdict = GuardVerdict.verdict(ofAllowing: relation) {
      drafts.append(
        changed(
          "guard", old, new, verdict, at: (before.guardText?.origin, after.guardText?.origin)
        ).saying(before.guardText?.text, after.guardText?.text))
    }
    return drafts
  }

  private static func trigger(
    _ old: TransitionRow, _ new: TransitionRow
  ) -> (SemverVerdict, String) {
    if old.trigger.isEmpty { return (.major, "any trigger was allowed") }
    if new.trigger.isEmpty { return (.minor, "any trigger is allowed now") }
    let before = Set(old.triggers)
    let after = Set(new.triggers)
    if before.isSubset(of: after) { return (.minor, "it has further triggers") }
    if after.isSubset(of: before) { return (.major, "one of its triggers is gone") }
    return (.major, "an app that takes it on the old trigger breaks the spec")
  }

  // MARK: Details

  private static func details(_ old: TransitionRow, _ new: TransitionRow) -> [Draft] {
    let (before, after) = (old.transition, new.transition)
    var drafts: [Draft] = []
    if let verdict = time(before.duration, after.duration) {
      drafts.append(
        changed("duration", old, new, verdict, at: (before.durationOrigin, after.durationOrigin))
          .saying(before.duration?.words, after.duration?.words))
    }
    let moves = (before.animation?.origin, after.animation?.origin)
    let curve = CurveVerdict.verdict(before.easing, after.easing)
    if let curve {
      drafts.append(
        changed("easing", old, new, curve, at: moves)
          .saying(before.easing?.label, after.easing?.label))
    }
    if let verdict = Motions.verdict(before.animation?.text, after.animation?.text) {
      drafts.append(
        changed("animation", old, new, verdict, at: moves)
          .saying(before.animation?.text, after.animation?.text))
    }
    if let verdict = effect(before.effect?.text, after.effect?.text) {
      drafts.append(
        changed("effect", old, new, verdict, at: (before.effect?.origin, after.effect?.origin))
          .saying(before.effect?.text, after.effect?.text).asText)
    }
    return drafts
  }

  private static func time(_ old: Quantity?, _ new: Quantity?) -> (SemverVerdict, String)? {
    switch (old, new) {
    case (nil, nil): nil
    case (nil, _): (.major, "any time was allowed")
    case (_, nil): (.minor, "any time is allowed now")
    case (let old?, let new?):
      QuantityVerdict(old, .exact, new, .exact).map { ($0.verdict, $0.why) }
    }
  }

  private static func effect(_ old: String?, _ new: String?) -> (SemverVerdict, String)? {
    switch (old, new) {
    case (nil, nil): nil
    case (nil, _): (.major, "something more has to happen")
    case (_, nil): (.minor, "it need not happen any more")
    case (let old?, let new?): Demands.verdict(old, new)
    }
  }
}

/// Demands that only words tell.
enum Demands {
  /// What other words for a demand mean; `nil` where they are the same.
  static func verdict(_ old: String, _ new: String) -> (SemverVerdict, String)? {
    switch Wording.likeness(old, new) {
    case .same: nil
    case .reworded: (.patch, "most words are the same; only words are compared")
    case .different: (.major, "other words for what is demanded; only words are compared")
    }
  }
}

/// Animations in words.
enum Motions {
  /// Words for times and curves, which are compared by themselves.
  private static let measured: Lexicon = [
    "ms", "s", "sec", "second", "seconds", "ease", "in", "out", "linear", "spring", "cubic",
    "bezier", "easing", "with", "over", "duration", "response", "damping", "stiffness",
  ]

  private static func words(_ text: String) -> [String] {
    Names.words(text).filter { word in
      !measured.contains(word) && !word.utf8.contains(where: ASCII.isDigit)
    }
  }

  /// What another animation means; `nil` where only its times and curve differ.
  static func verdict(_ old: String?, _ new: String?) -> (SemverVerdict, String)? {
    let before = words(old ?? "")
    let after = words(new ?? "")
    if before == after { return nil }
    if before.isEmpty { return (.major, "no animation was demanded") }
    if after.isEmpty { return (.minor, "no animation is demanded any more") }
    return Wording.likeness(before.joined(separator: " "), after.joined(separator: " "))
      == .reworded
      ? (.patch, "most words are the same; only words are compared")
      : (.major, "another animation is demanded")
  }
}
