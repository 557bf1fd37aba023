import SpecWorkspace

extension Flag {
  static let minimumUnderstood = Flag.option(
    "--min-understood", "SHARE",
    "fail where less of the lines that state a fact is understood, for example 0.9")
}

extension Arguments {
  /// The gate that `--min-understood` asks for, if it is given.
  ///
  /// - Errors: throws `UsageError` where the value is no share.
  func understandingGate(verb: String) throws(UsageError) -> UnderstandingGate? {
    guard let text = value(Flag.minimumUnderstood.name) else { return nil }
    guard let gate = UnderstandingGate(text) else {
      throw UsageError(
        message: "'--min-understood' takes a number from 0 to 1 or a percentage, not '\(text)'",
        verb: verb)
    }
    return gate
  }
}

extension UnderstandingGate {
  /// Says which documents fall short, and whether none does.
  func passes(_ workspace: Workspace, _ console: inout Console) -> Bool {
    let verdict = verdict(on: workspace.understandingMaps())
    for line in verdict.lines { console.say(line) }
    return verdict.isPassed
  }
}
