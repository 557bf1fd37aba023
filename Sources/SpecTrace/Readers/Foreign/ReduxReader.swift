import SpecJSON

/// Reads what Redux DevTools exports: actions, and states where the mapping says which part is one.
enum ReduxReader: ForeignReader {
  static let name = "Redux DevTools"

  static func recognises(_ source: ForeignSource) -> Bool {
    source.first == 0x7B && source.holds("\"actionsById\"")
  }

  static func read(_ source: ForeignSource, into sink: inout ForeignSink) {
    let parsed = ContiguousArray(source.bytes)
    guard let root = try? JSONParser.parse(parsed), let actions = root["actionsById"] else {
      return sink.fault(.unterminatedObject, line: 1)
    }
    let staged = root["stagedActionIds"]?.array?.compactMap(\.plainText)
    let skipped = Set(root["skippedActionIds"]?.array?.compactMap(\.plainText) ?? [])
    let ids = staged ?? (actions.members ?? []).map(\.key)
    let states = root["computedStates"]?.array ?? []
    let unstaged = Set((actions.members ?? []).map(\.key)).subtracting(ids)
    for (index, id) in ids.enumerated() {
      guard let entry = actions[id] else {
        sink.fault(.fieldMissing, line: 1)
        continue
      }
      let type = entry["action"]?["type"]?.plainText ?? ""
      if skipped.contains(id) {
        sink.ignore("skipped action", line: 1)
      } else if type.hasPrefix("@@") {
        sink.ignore(type, line: 1)
      } else {
        sink.add(
          ForeignRecord(
            shape: .event, line: 1, session: "redux", time: entry["timestamp"]?.double, name: type,
            attributes: entry["action"]?.attributes() ?? [:]))
      }
      addState(of: index, states, entry["timestamp"]?.double, to: &sink)
    }
    for _ in unstaged { sink.ignore("action that is not staged", line: 1) }
  }

  /// The state after an action, where a field of the mapping names it.
  private static func addState(
    of index: Int, _ states: [JSONValue], _ time: Double?, to sink: inout ForeignSink
  ) {
    let field = sink.field("state")
    guard field != "state", states.indices.contains(index),
      let name = states[index]["state"]?.attributes()[field]
    else { return }
    sink.add(
      ForeignRecord(shape: .state([name]), line: 1, session: "redux", time: time))
  }
}
