import SpecModel

extension MachineAssembler {
  /// Adds a change that a matrix forbids; an end that nothing else names becomes an external state.
  mutating func forbid(_ draft: ProhibitionDraft) {
    let sources = draft.source.map { statesKnown(as: $0) ?? [external($0)] }
    let targets = draft.target.map { statesKnown(as: $0) ?? [external($0)] }
    forbid(draft, sources: sources, targets: targets)
  }

  private mutating func forbid(
    _ draft: ProhibitionDraft, sources: [StateID]?, targets: [StateID]?
  ) {
    for source in sources.map({ $0.map(Optional.some) }) ?? [nil] {
      for target in targets.map({ $0.map(Optional.some) }) ?? [nil] {
        append(
          Machine.Prohibition(
            source: source, target: target, trigger: draft.trigger, guardText: draft.guardText,
            origin: draft.origin))
      }
    }
  }
}
