import SpecJSON

/// A record of another program, before it is known what it says of a machine.
struct ForeignRecord {
  /// What the record is in its own format.
  enum Shape {
    /// Something that happened.
    case event
    /// Something that took the record's duration.
    case span
    /// The first or second half of something, joined by an id.
    case begin(id: String)
    case end(id: String)
    /// The state that is now active; several that are active at once.
    case state([String])
    /// A number.
    case metric(Double)
  }

  var shape: Shape
  /// The 1-based line of the recording.
  var line: Int
  var session: String?
  /// Milliseconds.
  var time: Double?
  /// Milliseconds.
  var duration: Double?
  var name: String?
  /// Whatever else the record says.
  var attributes: [String: String] = [:]
}

/// Takes records and writes them as trace lines.
struct ForeignSink {
  private struct Line {
    /// The line of the recording.
    var origin: Int
    var session = ""
    var time = Double.nan
    var kind: String
    var fields: [(key: String, value: JSONValue)] = []
    var fault: LineFault?

    mutating func set(_ key: String, _ text: String?) {
      if let text { fields.append((key, .string(text))) }
    }

    mutating func set(_ key: String, number: Double?) {
      if let number { fields.append((key, .number(number, raw: ""))) }
    }
  }

  /// The name of the format.
  let format: String
  private let fields: [String: String]
  private var lines: [Line] = []
  /// Number of records so far.
  private(set) var recordCount = 0

  init(format: String, fields: [String: String]) {
    self.format = format
    self.fields = fields
  }

  /// The field of the recording that a key of trace lines is read from.
  func field(_ key: String) -> String { fields[key] ?? key }

  // MARK: Records

  /// Notes a record that says nothing about the app's states.
  mutating func ignore(_ what: String, line: Int) {
    recordCount += 1
    lines.append(Line(origin: line, kind: "\(format): \(what)"))
  }

  /// Notes a line that names the fields of those behind it.
  mutating func passHeader() { ignore(Self.header, line: 1) }

  /// Whether lines of a kind say nothing that could have been checked.
  static func isHeader(_ kind: String) -> Bool { kind.hasSuffix(": \(header)") }

  private static let header = "header"

  /// Notes a record that cannot be read.
  mutating func fault(_ fault: LineFault, line: Int) {
    recordCount += 1
    lines.append(Line(origin: line, kind: "", fault: fault))
  }

  /// Takes a record: a step where it names both ends, a state where it names one, else what it is.
  mutating func add(_ record: ForeignRecord) {
    recordCount += 1
    guard let time = record.time, time.isFinite else {
      lines.append(Line(origin: record.line, kind: "", fault: .timeMissing))
      return
    }
    if let duration = record.duration, duration < 0 {
      lines.append(Line(origin: record.line, kind: "", fault: .negativeDuration))
      return
    }
    var line = Line(
      origin: record.line, session: value("session", record) ?? record.session ?? "", time: time,
      kind: "")
    line.set("machine", value("machine", record))
    fill(&line, record)
    lines.append(line)
  }

  private func value(_ key: String, _ record: ForeignRecord) -> String? {
    guard let text = record.attributes[field(key)], !text.isEmpty else { return nil }
    return text
  }

  private func fill(_ line: inout Line, _ record: ForeignRecord) {
    let name = value("event", record) ?? record.name
    let isStep = value("from", record) != nil && value("to", record) != nil
    switch record.shape {
    case .begin(let id):
      line.kind = "begin"
      line.set("id", id)
      if isStep { fillStep(&line, record) } else { line.set("operation", name ?? id) }
    case .end(let id):
      line.kind = "end"
      line.set("id", id)
      line.set("result", value("result", record))
    case .state(let names):
      line.kind = "state"
      let list = names.count == 1 ? JSONValue.string(names[0]) : .array(names.map { .string($0) })
      line.fields.append(("state", list))
    case .metric(let number):
      line.kind = "metric"
      line.set("name", name)
      line.set("value", number: number)
    case .event, .span:
      if isStep {
        line.kind = "transition"
        line.set("duration", number: record.duration)
        fillStep(&line, record)
      } else if let state = value("state", record) {
        line.kind = "state"
        line.set("state", state)
      } else if case .span = record.shape, record.duration != nil {
        line.kind = "animation"
        line.set("name", name)
        line.set("duration", number: record.duration)
        line.set("easing", value("easing", record))
      } else {
        line.kind = "event"
        line.set("event", name)
      }
    }
  }

  private func fillStep(_ line: inout Line, _ record: ForeignRecord) {
    line.set("from", value("from", record))
    line.set("to", value("to", record))
    line.set("trigger", value("trigger", record) ?? value("event", record))
  }

  // MARK: Writing

  /// The trace lines, and whether each stands on the line of its record.
  ///
  /// Records get counters in the order of their times, since most formats promise no order.
  consuming func written() -> (bytes: ContiguousArray<UInt8>, keepsLines: Bool) {
    let keepsLines = zip(lines, lines.dropFirst()).allSatisfy { $0.origin < $1.origin }
    let counters = counters()
    var bytes: ContiguousArray<UInt8> = []
    var written = 0
    for (index, line) in lines.enumerated() {
      while keepsLines, written + 1 < line.origin {
        bytes.append(0x0A)
        written += 1
      }
      bytes.append(contentsOf: Self.text(line, counter: counters[index]))
      bytes.append(0x0A)
      written += 1
    }
    return (bytes, keepsLines)
  }

  private func counters() -> [Int] {
    let order = lines.indices.filter { !lines[$0].time.isNaN }
      .sorted { (lines[$0].time, $0) < (lines[$1].time, $1) }
    var counters = [Int](repeating: -1, count: lines.count)
    var counts: [String: Int] = [:]
    for index in order {
      counters[index] = counts[lines[index].session, default: 0]
      counts[lines[index].session, default: 0] += 1
    }
    return counters
  }

  private static func text(_ line: Line, counter: Int) -> ContiguousArray<UInt8> {
    if let fault = line.fault { return ContiguousArray(LineFault.mark(fault).utf8) }
    var json = JSONWriter(style: .compact)
    json.object { json in
      json.field("kind", line.kind)
      guard counter >= 0 else { return }
      if !line.session.isEmpty { json.field("session", line.session) }
      json.field("t", line.time)
      json.field("seq", counter)
      for field in line.fields { json.field(JSONKey(field.key), field.value) }
    }
    return json.bytes
  }
}
