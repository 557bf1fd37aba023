import SpecJSON

/// Remembers which diagnostics the editor has, so that nothing is sent twice.
struct Publisher {
  private struct Sent: Equatable {
    var items: JSONValue
    var version: Int?
  }

  private var sent: [String: Sent] = [:]

  /// The parameters of a notification; `nil` where the editor knows all that.
  mutating func message(_ uri: String, _ items: JSONValue, version: Int?) -> JSONValue? {
    let new = Sent(items: items, version: version)
    guard sent[uri] != new else { return nil }
    let isEmpty = items.array?.isEmpty ?? true
    // What was never reported needs no clearing, unless the editor waits for news on an open document.
    if isEmpty, version == nil, sent[uri]?.items.array?.isEmpty ?? true { return nil }
    sent[uri] = new
    return .record([
      "uri": .string(uri), "version": version.map { .int($0) }, "diagnostics": items,
    ])
  }

  /// The parameters of the notifications that clear everything but some addresses.
  mutating func clearing(allBut kept: Set<String>) -> [JSONValue] {
    sent.keys.filter { !kept.contains($0) }.sorted().compactMap { uri in
      let had = sent.removeValue(forKey: uri)
      guard had?.items.array?.isEmpty == false else { return nil }
      return .record(["uri": .string(uri), "diagnostics": .array([])])
    }
  }
}
