import SpecJSON
import SpecText

/// Reads Chrome's trace events, closed or not.
///
/// - Units: `ts` and `dur` are microseconds.
/// - Source: Trace Event Format, "JSON Array Format" and "JSON Object Format".
enum ChromeTraceReader: ForeignReader {
  static let name = "Chrome trace"

  static func recognises(_ source: ForeignSource) -> Bool {
    if source.first == 0x7B { return source.holds("\"traceEvents\"") }
    return source.first == 0x5B && source.holds("\"ph\"") && source.holds("\"ts\"")
  }

  static func read(_ source: ForeignSource, into sink: inout ForeignSink) {
    var start = source.start
    if source.first == 0x7B,
      let key = ASCII.find("\"traceEvents\"", in: source.bytes, source.head)
    {
      start = ASCII.find(0x5B, in: source.bytes, key..<source.bytes.count) ?? source.bytes.count
    }
    var stacks: [String: [String]] = [:]
    source.objects(from: start, into: &sink) { add($0, $1, &stacks, to: &$2) }
  }

  private static func add(
    _ value: JSONValue, _ line: Int, _ stacks: inout [String: [String]],
    to sink: inout ForeignSink
  ) {
    guard let phase = value["ph"]?.string else { return sink.fault(.fieldMissing, line: line) }
    let process = value["pid"]?.plainText ?? ""
    let thread = "\(process)/\(value["tid"]?.plainText ?? "")"
    var record = ForeignRecord(
      shape: .event, line: line, session: process, time: value["ts"]?.double.map { $0 / 1000 },
      duration: value["dur"]?.double.map { $0 / 1000 }, name: value["name"]?.plainText,
      attributes: value["args"]?.attributes() ?? [:])
    let id = value["id"]?.plainText ?? value["id2"]?.attributes().values.sorted().first
    switch phase {
    case "X": record.shape = .span
    case "i", "I", "R", "n": break
    case "b", "S": record.shape = .begin(id: asyncID(value, id))
    case "e", "F": record.shape = .end(id: asyncID(value, id))
    case "B":
      let id = "\(thread)#\(line).\(stacks[thread, default: []].count)"
      stacks[thread, default: []].append(id)
      record.shape = .begin(id: id)
    case "E":
      guard let id = stacks[thread]?.popLast() else {
        return sink.ignore("end without begin", line: line)
      }
      record.shape = .end(id: id)
    case "C":
      let values = (value["args"]?.members ?? []).compactMap { member in
        member.value.double.map { (member.key, $0) }
      }
      guard let first = values.first else { return sink.ignore("counter", line: line) }
      record.shape = .metric(first.1)
      record.attributes = [:]
    default: return sink.ignore("phase \(phase)", line: line)
    }
    sink.add(record)
  }

  /// Asynchronous events belong together by category and id.
  private static func asyncID(_ value: JSONValue, _ id: String?) -> String {
    "\(value["cat"]?.plainText ?? ""):\(id ?? value["name"]?.plainText ?? "")"
  }
}
