/// A recording of another program, turned into trace lines.
///
/// Every record becomes at least one line: an event, a line of an unknown kind that names what was
/// left out, or a line that is reported with its fault. So the report accounts for each of them.
public struct TraceTranslation: Sendable {
  /// The name of the format.
  public let format: String
  /// The trace lines.
  public let bytes: ContiguousArray<UInt8>
  /// Number of records.
  public let recordCount: Int
  /// Whether a record stands on the line of the recording; else lines count the records.
  public let keepsLines: Bool

  /// The readers, in the order in which they look at a file.
  private static func reader(of source: ForeignSource) -> (any ForeignReader.Type)? {
    let all: [any ForeignReader.Type] = [
      ChromeTraceReader.self, OTLPReader.self, XStateReader.self, ReduxReader.self, XESReader.self,
      SignpostReader.self, MaestroReader.self, CSVReader.self,
    ]
    return all.first { $0.recognises(source) }
  }

  /// Translates a recording; `nil` where it is none of another program.
  ///
  /// - Parameter fields: names of the recording's fields for keys of trace lines, as `traces` in the
  ///   configuration gives them.
  /// - Complexity: O(bytes), and O(records log records) for formats that promise no order.
  public init?(_ bytes: TraceBytes, fields: [String: String] = [:]) {
    let source = ForeignSource(bytes.range.buffer, fields: fields)
    guard !source.isNative, let reader = Self.reader(of: source) else {
      return nil
    }
    var sink = ForeignSink(format: reader.name, fields: fields)
    reader.read(source, into: &sink)
    format = reader.name
    recordCount = sink.recordCount
    (self.bytes, keepsLines) = sink.written()
  }
}

extension TraceTranslation {
  /// What a person should know of the translation: the format, and what line numbers mean.
  public func remark(path: String) -> String {
    let count = "\(path): read as \(format), \(recordCount) records"
    return keepsLines ? count : count + "; lines count what they became (check --emit trace)"
  }
}

/// Reads the recordings of one program.
protocol ForeignReader {
  /// The name of the format in reports.
  static var name: String { get }
  /// Whether a file looks like one.
  static func recognises(_ source: ForeignSource) -> Bool
  /// Reads all records; what cannot be read becomes a fault, never an error.
  static func read(_ source: ForeignSource, into sink: inout ForeignSink)
}

extension TraceInput {
  /// The recording as trace lines; itself where it consists of them.
  public func native(fields: [String: String]) -> (
    input: TraceInput, translation: TraceTranslation?
  ) {
    guard let translation = TraceTranslation(bytes, fields: fields) else { return (self, nil) }
    return (TraceInput(path: path, bytes: translation.bytes), translation)
  }
}
