/// Reads event logs of process mining: a trace is a session, an event a trigger unless it is mapped.
///
/// - Source: IEEE 1849, XES 2.0.
enum XESReader: ForeignReader {
  static let name = "XES"

  static func recognises(_ source: ForeignSource) -> Bool {
    source.first == 0x3C && (source.holds("<log") || source.holds("xes."))
  }

  static func read(_ source: ForeignSource, into sink: inout ForeignSink) {
    var tags = XMLTags(source)
    var session: [String: String] = [:]
    var event: [String: String]?
    var line = 1
    var inTrace = false
    while let token = tags.next() {
      switch token {
      case .start("trace", _):
        inTrace = true
        session = [:]
      case .start("event", _):
        event = [:]
        line = tags.line
      case .start(_, let attributes):
        guard let key = attributes["key"], let value = attributes["value"] else { continue }
        if event != nil { event?[key] = value } else if inTrace { session[key] = value }
      case .end("event"):
        if let event { add(event, session, line, to: &sink) }
        event = nil
      case .end("trace"): inTrace = false
      case .broken:
        sink.fault(.unterminatedObject, line: tags.line)
        return
      case .end, .text: continue
      }
    }
    if event != nil { sink.fault(.unterminatedObject, line: line) }
  }

  private static func add(
    _ event: [String: String], _ session: [String: String], _ line: Int, to sink: inout ForeignSink
  ) {
    let name = event["concept:name"]
    var record = ForeignRecord(
      shape: .event, line: line, session: session["concept:name"],
      time: event["time:timestamp"].flatMap { ForeignTime.milliseconds($0, unit: nil) },
      name: name, attributes: session.merging(event) { $1 })
    // The key "concept:name" of the session must not pass for the event's.
    record.attributes["concept:name"] = name
    let id = event["concept:instance"] ?? name ?? ""
    switch event["lifecycle:transition"]?.lowercased() {
    case "start": record.shape = .begin(id: id)
    case "complete" where event["concept:instance"] != nil: record.shape = .end(id: id)
    case nil, "complete": break
    case let other?: return sink.ignore("lifecycle \(other)", line: line)
    }
    guard name != nil else { return sink.fault(.fieldMissing, line: line) }
    sink.add(record)
  }
}
