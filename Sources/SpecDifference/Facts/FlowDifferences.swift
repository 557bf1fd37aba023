import SpecModel

/// Flows, step by step.
enum FlowDifferences {
  static func find(_ context: FactContext) -> [Draft] {
    let old = context.old.spec.flows
    let new = context.new.spec.flows
    func keys(_ flow: Flow, _ isOld: Bool) -> [String?] {
      let title = context.fold(flow.title, isOld: isOld)
      let steps = flow.steps.map { context.fold($0.text, isOld: isOld) }.joined(separator: "/")
      return ["\(title)|\(steps)", title, steps.isEmpty ? nil : steps]
    }
    let pairing = FactPairing(old.map { keys($0, true) }, new.map { keys($0, false) })
    var drafts: [Draft] = []
    for match in pairing.pairs where match.level > 0 {
      drafts += changes(old[match.old], new[match.new], context)
    }
    for index in pairing.removed {
      let flow = old[index]
      drafts.append(
        Draft(.flow, .removed, flow.title, .minor, "it is not demanded any more")
          .saying(count(flow), nil).at(flow.origin, nil))
    }
    for index in pairing.added {
      let flow = new[index]
      drafts.append(
        Draft(.flow, .added, flow.title, .minor, "what was there before stays as it is")
          .saying(nil, count(flow)).at(nil, flow.origin))
    }
    return drafts
  }

  private static func count(_ flow: Flow) -> String {
    flow.steps.count == 1 ? "1 step" : "\(flow.steps.count) steps"
  }

  private static func changes(_ old: Flow, _ new: Flow, _ context: FactContext) -> [Draft] {
    let before = old.steps.map { context.fold($0.text, isOld: true) }
    let after = new.steps.map { context.fold($0.text, isOld: false) }
    let aligned = SequenceAlignment(before, after)
    // A step that is gone in one place and comes in another has moved.
    var free: [String: [Int]] = [:]
    for case (let a?, nil) in aligned.steps { free[before[a], default: []].append(a) }
    var moved: [Int: Int] = [:]
    for case (nil, let b?) in aligned.steps {
      if let a = free[after[b]]?.popLast() { moved[b] = a }
    }
    let gone = Set(moved.values)
    let steps = aligned.replacing { a, b in
      !gone.contains(a) && moved[b] == nil && old.steps[a].kind == new.steps[b].kind
    }
    var drafts: [Draft] = []
    for step in steps {
      switch step {
      case (let a?, let b?):
        guard before[a] != after[b] else { continue }
        let (first, second) = (old.steps[a], new.steps[b])
        guard let verdict = Demands.verdict(first.text, second.text) else { continue }
        drafts.append(
          draft(new, second, verdict).saying(first.text, second.text)
            .at(first.origin, second.origin).asText)
      case (let a?, nil) where !gone.contains(a):
        drafts.append(
          draft(new, old.steps[a], (.major, "an app that takes the step leaves the flow"))
            .saying(old.steps[a].text, nil).at(old.steps[a].origin, nil).asText)
      case (nil, let b?):
        let text = new.steps[b].text
        if let a = moved[b] {
          var draft = draft(new, new.steps[b], (.major, "the steps have another order"))
            .of("order of steps").at(old.steps[a].origin, new.steps[b].origin)
          draft.old = "“\(text)” as step \(a + 1)"
          draft.new = "step \(b + 1)"
          drafts.append(draft)
        } else {
          drafts.append(
            draft(new, new.steps[b], (.major, "an app that keeps the old flow lacks the step"))
              .saying(nil, text).at(nil, new.steps[b].origin).asText)
        }
      default: continue
      }
    }
    return drafts
  }

  /// Remarks are no steps, so that they demand nothing.
  private static func draft(
    _ flow: Flow, _ step: Flow.Step, _ verdict: (SemverVerdict, String)
  ) -> Draft {
    let isRemark = step.kind == .remark
    return Draft(
      .flow, .changed, flow.title, isRemark ? .patch : verdict.0,
      isRemark ? "a remark is no step" : verdict.1
    ).of("step")
  }
}
