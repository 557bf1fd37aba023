import SpecJSON

/// Reads the events of XState's inspector, as a list or one a line.
///
/// - Source: @statelyai/inspect, `@xstate.event`, `.snapshot`, `.actor`, `.transition`, `.action`.
enum XStateReader: ForeignReader {
  static let name = "XState inspector"

  static func recognises(_ source: ForeignSource) -> Bool { source.holds("\"@xstate.") }

  static func read(_ source: ForeignSource, into sink: inout ForeignSink) {
    source.objects(from: source.start, into: &sink) { add($0, $1, to: &$2) }
  }

  private static func add(_ value: JSONValue, _ line: Int, to sink: inout ForeignSink) {
    guard let type = value["type"]?.string else { return sink.fault(.fieldMissing, line: line) }
    let time = (value["createdAt"] ?? value["_createdAt"])?.plainText
      .flatMap { ForeignTime.milliseconds($0, unit: nil) }
    var record = ForeignRecord(
      shape: .event, line: line, session: value["sessionId"]?.plainText, time: time)
    switch type {
    case "@xstate.event":
      let event = value["event"]?["type"]?.plainText ?? ""
      guard !event.hasPrefix("xstate.") else { return sink.ignore(event, line: line) }
      record.name = event
    case "@xstate.snapshot":
      let states = value["snapshot"]?["value"].map { paths($0, prefix: "") } ?? []
      guard !states.isEmpty else { return sink.ignore("snapshot without a state", line: line) }
      record.shape = .state(states)
    default: return sink.ignore(type, line: line)
    }
    sink.add(record)
  }

  /// `{"a": {"b": "c"}, "d": "e"}` as "a/b/c" and "d/e".
  private static func paths(_ value: JSONValue, prefix: String, depth: Int = 0) -> [String] {
    if let name = value.string { return [prefix + name] }
    guard let members = value.members, depth < 32 else { return [] }
    return members.flatMap { member in
      let inner = paths(member.value, prefix: "\(prefix)\(member.key)/", depth: depth + 1)
      return inner.isEmpty ? [prefix + member.key] : inner
    }
  }
}
