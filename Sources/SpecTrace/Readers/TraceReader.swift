/// Turns the bytes of one trace file into lines of a log.
protocol TraceReader {
  /// Reads a file; what cannot be read is recorded in the log, never thrown.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, file: Int32, into log: inout TraceLog)
}

/// A recorded trace as it stands on disk.
public struct TraceInput: Sendable {
  /// The path as it is printed.
  public var path: String
  /// The bytes, not decoded.
  public var bytes: TraceBytes
  /// What has begun to read these bytes.
  var ahead: TraceAhead?

  /// Makes an input from bytes that are held elsewhere.
  ///
  /// - Parameter ahead: what has begun to read them; left aside where it reads other bytes.
  public init(path: String, bytes: TraceBytes, ahead: TraceAhead? = nil) {
    self.path = path
    self.bytes = bytes
    self.ahead = ahead
  }

  /// Makes an input from a copy of bytes.
  public init(path: String, bytes: ContiguousArray<UInt8>) {
    self.init(path: path, bytes: TraceBytes(bytes))
  }
}

extension TraceInput {
  /// A line that stands for what was lost in damaged data, and is reported as such.
  public static let damageLine = ContiguousArray((LineFault.mark(.damaged) + "\n").utf8)
}

extension TraceLog {
  /// Where lines were lost in damaged data.
  var damages: [Malformed] { malformed.filter { $0.fault == .damaged } }

  /// Reads files in the order in which they are given.
  init(_ inputs: [TraceInput]) {
    self.init()
    read(inputs)
  }

  /// Reads files behind what is there.
  mutating func read(_ inputs: [TraceInput]) {
    for (index, input) in inputs.enumerated() {
      paths.append(input.path)
      JSONLinesReader.read(
        input.bytes.range.buffer, file: Int32(truncatingIfNeeded: index), into: &self)
    }
  }
}
