import SpecModel
import SpecText

/// What shows in a trace that something recurs in a state.
extension ObligationPlan {
  /// Work that recorders call an operation, whether anybody sees it or not.
  private static let work: Lexicon = [
    "sync", "syncs", "synchronization", "synchronisation", "poll", "polls", "polling", "refresh",
    "refreshes", "fetch", "fetches", "check", "checks", "ping", "pings", "heartbeat", "heartbeats",
    "upload", "uploads", "backup", "backups", "save", "saves", "autosave", "reload", "reloads",
    "request", "requests", "attempt", "attempts",
  ]

  /// Whether some words tell of work.
  static func tellWork(_ words: SubjectWords) -> Bool {
    words.words.contains { work.contains($0) || Backoff.retryWords.contains($0) }
  }

  /// The rows out of a state by which a recording shows what recurs in it: "Retry" of a state that retries.
  ///
  /// One shared word is enough for retries alone: what saves itself in a state may be saved by a person, too, and only
  /// then be left.
  ///
  /// - Parameter isWhole: whether a trigger must bear more than one word, so that no person is meant.
  static func rows(
    showing words: SubjectWords, in scope: (machine: Int, state: Int),
    _ machines: [CompiledMachine], isWhole: Bool = false
  ) -> Set<Int> {
    let compiled = machines[scope.machine]
    let inside = compiled.closures[scope.state]
    let found = compiled.edges.indices.filter { edge in
      let row = compiled.edges[edge]
      guard row.source.meets(inside),
        let text = compiled.machine.transitions[row.transition].trigger?.text,
        let rule = words.match(text)
      else { return false }
      let own = Names.words(text)
      if rule != .joined || own.count > 1 { return true }
      return !isWhole && !Backoff.retryWords.isDisjoint(with: own)
    }
    return Set(found)
  }

  /// Whether a recording must show that something recurs in some states of a machine.
  func owesBeats(in states: StateSet, of machine: Int, _ compiled: CompiledMachine) -> Bool {
    retries.contains { entry in
      entry.machine == machine && !obligations[entry.obligation].rows.isEmpty
        && states.isSubset(of: compiled.closures[entry.state])
    }
  }
}
