import SpecText

/// Reads tables of events: a header, then one event a row.
///
/// - Source: RFC 4180; semicolons and tabs separate, too.
enum CSVReader: ForeignReader {
  static let name = "CSV"

  /// Names of columns that are taken for a key without being mapped.
  private static let synonyms: [(key: String, names: [String])] = [
    ("t", ["t", "time", "timestamp", "ts", "time:timestamp"]),
    ("session", ["session", "session_id", "case", "case_id", "case:concept:name"]),
    ("from", ["from", "from_state", "source"]), ("to", ["to", "to_state", "target"]),
    ("state", ["state"]), ("trigger", ["trigger"]),
    ("event", ["event", "activity", "action", "concept:name"]),
    ("duration", ["duration", "duration_ms"]), ("machine", ["machine"]),
  ]

  static func recognises(_ source: ForeignSource) -> Bool {
    guard ![0x7B, 0x5B, 0x3C, 0].contains(source.first) else { return false }
    let columns = columns(of: Table(source).header, source)
    return columns["t"] != nil
      && ["from", "state", "event"].contains { columns[$0] != nil }
  }

  private static func columns(of header: [String], _ source: ForeignSource) -> [String: Int] {
    var result: [String: Int] = [:]
    for (key, names) in synonyms {
      if let field = source.fields[key] {
        result[key] = header.firstIndex(of: field)
      } else {
        result[key] = header.firstIndex { names.contains($0.lowercased()) }
      }
    }
    return result
  }

  static func read(_ source: ForeignSource, into sink: inout ForeignSink) {
    var table = Table(source)
    let columns = columns(of: table.header, source)
    let width = table.header.count
    sink.passHeader()
    while let row = table.next() {
      guard row.isClosed else {
        sink.fault(.unterminatedString, line: row.line)
        continue
      }
      guard row.cells.count == width else {
        sink.fault(row.cells.count < width ? .fieldMissing : .trailingText, line: row.line)
        continue
      }
      func cell(_ key: String) -> String? {
        columns[key].flatMap { row.cells[$0].isEmpty ? nil : row.cells[$0] }
      }
      let unit = source.fields["unit"]
      func time(_ key: String) -> Double? {
        cell(key).flatMap { ForeignTime.milliseconds(table.number($0), unit: unit) }
      }
      var record = ForeignRecord(
        shape: .event, line: row.line, session: cell("session"),
        time: time("t"), duration: time("duration"), name: cell("event"))
      for key in ["from", "to", "state", "trigger", "event", "machine"] {
        record.attributes[sink.field(key)] = cell(key)
      }
      guard record.name != nil || cell("state") != nil || cell("from") != nil else {
        sink.fault(.fieldMissing, line: row.line)
        continue
      }
      sink.add(record)
    }
  }

  /// A row with the line it begins on.
  private struct Row {
    var cells: [String]
    var line: Int
    /// Whether every quote is closed.
    var isClosed = true
  }

  /// The rows of a table, one after another.
  private struct Table {
    private let source: ForeignSource
    private var offset: Int
    private var line = 1
    private let separator: UInt8
    private(set) var header: [String] = []

    init(_ source: ForeignSource) {
      self.source = source
      offset = source.start
      let end = ASCII.find(0x0A, in: source.bytes, source.head) ?? source.head.upperBound
      let first = source.start..<end
      let counts = [0x2C, 0x3B, 0x09].map { mark in
        (mark: UInt8(mark), count: source.bytes[first].count { $0 == UInt8(mark) })
      }
      separator = counts.max { $0.count < $1.count }?.mark ?? 0x2C
      line += source.bytes[..<source.start].count { $0 == 0x0A }
      header = next()?.cells ?? []
    }

    /// A number with a point: where commas do not part cells, they begin the fractions of numbers.
    func number(_ cell: String) -> String {
      separator == 0x2C ? cell : cell.replacing(",", with: ".")
    }

    /// The next row that is not blank; `nil` at the end.
    mutating func next() -> Row? {
      let bytes = source.bytes
      while offset < bytes.count, bytes[offset] == 0x0A || bytes[offset] == 0x0D {
        if bytes[offset] == 0x0A { line += 1 }
        offset += 1
      }
      guard offset < bytes.count else { return nil }
      var row = Row(cells: [], line: line)
      var cell: ContiguousArray<UInt8> = []
      var isQuoted = false
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        if isQuoted {
          if byte == 0x0A { line += 1 }
          if byte != 0x22 {
            cell.append(byte)
          } else if offset < bytes.count, bytes[offset] == 0x22 {
            cell.append(byte)
            offset += 1
          } else {
            isQuoted = false
          }
        } else if byte == 0x22, cell.isEmpty {
          isQuoted = true
        } else if byte == separator {
          row.cells.append(String(decoding: cell, as: UTF8.self))
          cell.removeAll(keepingCapacity: true)
        } else if byte == 0x0A {
          line += 1
          break
        } else if byte != 0x0D {
          cell.append(byte)
        }
      }
      row.cells.append(String(decoding: cell, as: UTF8.self))
      row.isClosed = !isQuoted
      return row
    }
  }
}
