/// A half-open range of byte offsets into the decoded text of one source file.
///
/// - Units: bytes of the decoded UTF-8 text, 0-based.
public struct SourceRange: Sendable, Hashable {
  /// Offset of the first byte.
  public var start: UInt32
  /// Offset after the last byte.
  public var end: UInt32

  /// Makes a range from two offsets.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: max(start, end))
  }

  /// The empty range at the start of the file.
  public static let zero = SourceRange(0, 0)

  /// The offsets as native integers.
  @inlinable public var offsets: Range<Int> { Int(start)..<Int(end) }
  /// Number of bytes.
  @inlinable public var count: Int { Int(end) - Int(start) }
  /// Whether the range covers no byte.
  @inlinable public var isEmpty: Bool { start == end }

  /// Whether the other range lies inside this one.
  @inlinable
  public func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// The smallest range that covers both.
  @inlinable
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(Int(min(start, other.start)), Int(max(end, other.end)))
  }
}

/// The number of a source file within one run.
public struct FileID: Sendable, Hashable, Comparable {
  /// Dense index, in the order in which files were read.
  public var index: Int32

  /// Makes an id from a dense index.
  @inlinable public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// Orders ids by their index.
  public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}

/// The place in a file that a fact was read from.
public struct Origin: Sendable, Hashable {
  /// The file.
  public var file: FileID
  /// The bytes in its decoded text.
  public var range: SourceRange

  /// Makes an origin from a file and a range in it.
  @inlinable
  public init(file: FileID, range: SourceRange) {
    self.file = file
    self.range = range
  }
}

/// A place in the file as it is on disk.
///
/// - Units: lines and columns are 1-based; columns count Unicode code points.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders by line, then column.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
