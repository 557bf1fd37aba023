import SpecJSON

/// Reads spans and log records that OpenTelemetry exports as JSON.
///
/// - Units: nanoseconds, written as strings.
/// - Source: OpenTelemetry protocol 1, "JSON Protobuf Encoding"; the file exporter promises no order.
enum OTLPReader: ForeignReader {
  static let name = "OTLP"

  static func recognises(_ source: ForeignSource) -> Bool {
    source.first == 0x7B && (source.holds("\"resourceSpans\"") || source.holds("\"resourceLogs\""))
  }

  static func read(_ source: ForeignSource, into sink: inout ForeignSink) {
    source.objects(from: source.start, into: &sink) { value, line, sink in
      let resources = (value["resourceSpans"]?.array ?? []) + (value["resourceLogs"]?.array ?? [])
      if resources.isEmpty { sink.ignore("no spans and no logs", line: line) }
      for resource in resources {
        let shared = attributes(resource["resource"]?["attributes"])
        for scope in (resource["scopeSpans"]?.array ?? []) + (resource["scopeLogs"]?.array ?? []) {
          for span in scope["spans"]?.array ?? [] { add(span, shared, line, to: &sink) }
          for log in scope["logRecords"]?.array ?? [] { add(log: log, shared, line, to: &sink) }
        }
      }
    }
  }

  private static func add(
    _ span: JSONValue, _ shared: [String: String], _ line: Int, to sink: inout ForeignSink
  ) {
    let start = time(span["startTimeUnixNano"])
    let end = time(span["endTimeUnixNano"])
    let session = shared["session.id"] ?? span["traceId"]?.plainText
    var record = ForeignRecord(
      shape: .span, line: line, session: session, time: start, duration: nil,
      name: span["name"]?.plainText, attributes: shared)
    record.attributes.merge(attributes(span["attributes"])) { $1 }
    if let own = record.attributes["session.id"] { record.session = own }
    if let start, let end { record.duration = end - start }
    sink.add(record)
    for event in span["events"]?.array ?? [] {
      var inner = ForeignRecord(
        shape: .event, line: line, session: record.session, time: time(event["timeUnixNano"]),
        name: event["name"]?.plainText)
      inner.attributes = attributes(event["attributes"])
      sink.add(inner)
    }
  }

  private static func add(
    log: JSONValue, _ shared: [String: String], _ line: Int, to sink: inout ForeignSink
  ) {
    let own = attributes(log["attributes"])
    let all = shared.merging(own) { $1 }
    let name =
      log["eventName"]?.plainText ?? all["event.name"] ?? log["body"]?["stringValue"]?.string
    let stamp = time(log["timeUnixNano"]) ?? time(log["observedTimeUnixNano"])
    sink.add(
      ForeignRecord(
        shape: .event, line: line, session: all["session.id"] ?? log["traceId"]?.plainText,
        time: stamp, name: name, attributes: all))
  }

  private static func time(_ value: JSONValue?) -> Double? {
    value?.plainText.flatMap { ForeignTime.milliseconds($0, unit: "ns") }
  }

  /// `[{"key": …, "value": {"stringValue": …}}]` by key.
  private static func attributes(_ list: JSONValue?) -> [String: String] {
    var result: [String: String] = [:]
    for item in list?.array ?? [] {
      guard let key = item["key"]?.string else { continue }
      result[key] = item["value"]?.members?.first?.value.plainText
    }
    return result
  }
}
