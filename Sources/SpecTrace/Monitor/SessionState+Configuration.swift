extension SessionState {
  /// Where a session is beside the state of its screen.
  struct Configuration {
    /// The states that were left and not returned to, the last one last; only where rows lead back.
    var trail: [StateSet] = []
    /// The states that were left by the last step; `nil` where that is unknown.
    var before: StateSet?
    /// By concurrent part: the states that it may be in, and the name that showed them; absent where nothing did.
    var parts: [Int: (states: StateSet, name: NameID)] = [:]
    /// The orthogonal modes that are known to be on, and those that are known to be off.
    var modesOn = StateSet()
    var modesOff = StateSet()
  }

  /// A configuration in a place of its own.
  final class Rare: Sendable {
    let configuration: Configuration
    init(_ configuration: Configuration) { self.configuration = configuration }
  }
}
