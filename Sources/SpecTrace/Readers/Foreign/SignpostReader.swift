/// Reads what `xctrace export` writes of os_signpost tables.
///
/// Values stand once with an `id` and are shared by `ref`; a row's elements stand in column order.
/// - Units: nanoseconds.
enum SignpostReader: ForeignReader {
  static let name = "xctrace signposts"

  static func recognises(_ source: ForeignSource) -> Bool {
    source.first == 0x3C && source.holds("<trace-query-result")
  }

  /// A value of a row: its raw text and the text for people.
  private struct Value {
    var text = ""
    var shown = ""
  }

  static func read(_ source: ForeignSource, into sink: inout ForeignSink) {
    var tags = XMLTags(source)
    var shared: [String: Value] = [:]
    var row: [String: Value]?
    var path: [(name: String, id: String?, value: Value)] = []
    var line = 1
    while let token = tags.next() {
      switch token {
      case .start("row", _):
        row = [:]
        line = tags.line
        path = []
      case .start(let name, let attributes) where row != nil:
        var value = Value(shown: attributes["fmt"] ?? "")
        if let reference = attributes["ref"] { value = shared[reference] ?? value }
        path.append((name, attributes["id"], value))
      case .text(let text) where row != nil:
        if !path.isEmpty { path[path.count - 1].value.text += trimmed(text) }
      case .end("row"):
        if let row { add(row, line, to: &sink) }
        row = nil
      case .end where row != nil:
        guard let last = path.popLast() else { continue }
        if let id = last.id { shared[id] = last.value }
        // A process inside a thread is the row's process, too.
        if row?[last.name] == nil { row?[last.name] = last.value }
      case .broken:
        sink.fault(.unterminatedObject, line: tags.line)
        return
      case .start, .end, .text: continue
      }
    }
    if row != nil { sink.fault(.unterminatedObject, line: line) }
  }

  private static func trimmed(_ text: String) -> Substring {
    var text = Substring(text)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }

  private static func add(_ row: [String: Value], _ line: Int, to sink: inout ForeignSink) {
    func shown(_ name: String) -> String? {
      guard let value = row[name] else { return nil }
      let text = value.shown.isEmpty ? value.text : value.shown
      return text.isEmpty ? nil : text
    }
    guard let name = shown("signpost-name") ?? shown("string") else {
      return sink.fault(.fieldMissing, line: line)
    }
    let message = shown("os-log-metadata") ?? shown("narrative") ?? ""
    let stamp = row["event-time"] ?? row["sample-time"] ?? row["start-time"]
    var record = ForeignRecord(
      shape: .event, line: line,
      session: row["process"].map { $0.shown.isEmpty ? $0.text : $0.shown },
      time: stamp.flatMap { ForeignTime.milliseconds($0.text, unit: "ns") }, name: name,
      attributes: pairs(in: message))
    record.attributes["message"] = message
    let id = "\(name)#\(row["os-signpost-identifier"]?.text ?? "")"
    switch shown("event-type") {
    case "Begin": record.shape = .begin(id: id)
    case "End": record.shape = .end(id: id)
    case "Event", "Emit", nil: break
    case let other?: return sink.ignore(other, line: line)
    }
    sink.add(record)
  }

  /// "from=Default, to=Photo Detail" as names and values.
  private static func pairs(in message: String) -> [String: String] {
    var result: [String: String] = [:]
    for part in message.split(whereSeparator: { $0 == "," || $0 == ";" }) {
      guard let equals = part.firstIndex(where: { $0 == "=" || $0 == ":" }) else { continue }
      let value = trimmed(String(part[part.index(after: equals)...]))
      result[String(trimmed(String(part[..<equals])))] = String(value)
    }
    return result
  }
}
