import SpecAnalysis
import SpecModel

/// Changes of state that a machine forbids.
enum ProhibitionDifferences {
  static func find(_ pair: MachinePair) -> [Draft] {
    let old = pair.old.prohibitions
    let new = pair.new.prohibitions
    let pairing = FactPairing(
      old.map { keys($0, pair, isOld: true) }, new.map { keys($0, pair, isOld: false) })
    var drafts: [Draft] = []
    for match in pairing.pairs where match.level > 0 {
      drafts += changes(old[match.old], new[match.new], pair)
    }
    for index in pairing.removed {
      drafts.append(
        Draft(
          .prohibition, .removed, text(old[index], pair.old), .minor,
          "what kept the old spec did not do it"
        ).at(old[index].origin, nil))
    }
    for index in pairing.added {
      drafts.append(
        Draft(
          .prohibition, .added, text(new[index], pair.new), .major,
          "an app that does it breaks the spec"
        ).at(nil, new[index].origin))
    }
    return drafts.map { $0.inside(pair.new.name) }
  }

  private static func keys(
    _ prohibition: Machine.Prohibition, _ pair: MachinePair, isOld: Bool
  ) -> [String?] {
    let source = pair.label(prohibition.source, isOld: isOld)
    let target = pair.label(prohibition.target, isOld: isOld)
    let trigger = Wording.fold(prohibition.trigger?.text ?? "")
    let condition = Wording.fold(prohibition.guardText?.text ?? "")
    return [
      "\(source)|\(target)|\(trigger)|\(condition)", "\(source)|\(target)|\(trigger)",
      "\(source)|\(target)|\(condition)", "\(source)|\(trigger)|\(condition)",
      "\(target)|\(trigger)|\(condition)",
    ]
  }

  private static func text(_ prohibition: Machine.Prohibition, _ machine: Machine) -> String {
    func name(_ state: StateID?) -> String { MachineText.name(state, in: machine) }
    let trigger = prohibition.trigger.map { ": \($0.text)" } ?? ""
    return "\(name(prohibition.source)) → \(name(prohibition.target))\(trigger)"
  }

  private static func changes(
    _ old: Machine.Prohibition, _ new: Machine.Prohibition, _ pair: MachinePair
  ) -> [Draft] {
    func draft(_ aspect: String, _ verdict: (SemverVerdict, String)) -> Draft {
      Draft(.prohibition, .changed, text(new, pair.new), verdict.0, verdict.1).of(aspect)
        .at(old.origin, new.origin)
    }
    var drafts: [Draft] = []
    let sides = [
      ("source", old.source, new.source), ("target", old.target, new.target),
    ]
    for (aspect, before, after) in sides
    where pair.label(before, isOld: true) != pair.label(after, isOld: false) {
      let isFewer = before == nil
      drafts.append(
        draft(
          aspect,
          isFewer
            ? (.minor, "less is forbidden") : (.major, "an app that does it breaks the spec")
        ).saying(
          MachineText.name(before, in: pair.old), MachineText.name(after, in: pair.new)))
    }
    if Wording.fold(old.trigger?.text ?? "") != Wording.fold(new.trigger?.text ?? "") {
      let isFewer = old.trigger == nil
      drafts.append(
        draft(
          "trigger",
          isFewer
            ? (.minor, "less is forbidden") : (.major, "an app that does it breaks the spec")
        ).saying(old.trigger?.text, new.trigger?.text))
    }
    let relation = GuardVerdict.relation(old.guardText?.text, new.guardText?.text)
    if let verdict = GuardVerdict.verdict(ofForbidding: relation) {
      drafts.append(draft("guard", verdict).saying(old.guardText?.text, new.guardText?.text))
    }
    return drafts
  }
}
