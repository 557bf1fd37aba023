import SpecModel

extension [Token] {
  /// The tokens, those for a mode joined to the one of their id that holds otherwise.
  ///
  /// A token for a mode stays by itself where its id has no other value, or another one for the mode.
  var withModesJoined: [Token] {
    guard contains(where: { $0.mode != nil }) else { return self }
    var result: [Token] = []
    var places: [String: Int] = [:]
    let bases = Set(lazy.filter { $0.mode == nil }.map(\.id))
    // A value for a mode may stand before the one that holds otherwise.
    for token in self where token.mode == nil || !bases.contains(token.id) {
      if token.mode == nil, places[token.id] == nil { places[token.id] = result.count }
      result.append(token)
    }
    for token in self {
      guard let mode = token.mode, let place = places[token.id] else { continue }
      if result[place].modes.contains(where: { $0.mode == mode }) {
        result.append(token)
      } else if result[place].value != token.value {
        result[place].modes.append(
          .init(mode: mode, value: token.value, origin: token.valueOrigin))
      }
    }
    return result
  }
}
