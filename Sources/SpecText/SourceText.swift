/// The text of one source file: decoded, repaired UTF-8 with line feeds, and the way back to the disk.
///
/// - Invariant: `bytes` is valid UTF-8 without a byte order mark, carriage returns or NUL bytes.
public struct SourceText: Sendable {
  /// The file's path as it is printed: relative to the working folder where possible.
  public let path: String
  /// The decoded text.
  public let bytes: ContiguousArray<UInt8>
  /// Offset of the first byte of each line; there is always at least one line.
  public let lineStarts: ContiguousArray<UInt32>
  /// How the bytes on disk were encoded.
  public let encoding: Encoding
  /// How the lines end on disk.
  public let newline: Newline
  /// Places where the text differs from the characters on disk, in order.
  public let repairs: [Repair]
  /// Counts that keep columns in long lines and among many repairs cheap.
  private let columns: ColumnIndex
  /// What the text is made of, so that most words that it does not hold need no search.
  private let fragments: FragmentSet

  /// An encoding of a file on disk.
  public enum Encoding: String, Sendable, Hashable {
    case utf8 = "UTF-8"
    case utf8WithMark = "UTF-8 with BOM"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case windows1252 = "Windows-1252"
  }

  /// A way to end a line.
  public enum Newline: String, Sendable, Hashable {
    case lineFeed, carriageReturnLineFeed, carriageReturn, mixed
  }

  /// A place where damaged text was replaced for reading.
  public struct Repair: Sendable, Hashable {
    /// What is known of the damage.
    public enum Kind: String, Sendable, Hashable {
      /// UTF-8 read as another encoding; the inverse restores it exactly.
      case mojibake
      /// The same, but characters were lost on the way: the repair is a guess.
      case lossyMojibake
      /// Bytes that are not UTF-8.
      case invalidBytes
      /// A NUL byte.
      case nul
    }

    /// What is known of the damage.
    public var kind: Kind
    /// The repaired text in `bytes`.
    public var range: SourceRange
    /// The characters as they are on disk.
    public var original: String
    /// Number of code points on disk.
    public var originalCount: Int

    /// Makes a repair.
    public init(kind: Kind, range: SourceRange, original: String, originalCount: Int) {
      self.kind = kind
      self.range = range
      self.original = original
      self.originalCount = originalCount
    }
  }

  /// Makes a text from parts that keep the invariant.
  public init(
    path: String, bytes: ContiguousArray<UInt8>, encoding: Encoding = .utf8,
    newline: Newline = .lineFeed, repairs: [Repair] = []
  ) {
    self.path = path
    self.bytes = bytes
    self.encoding = encoding
    self.newline = newline
    self.repairs = repairs
    let lineStarts = Self.lineStarts(of: bytes)
    self.lineStarts = lineStarts
    columns = ColumnIndex(bytes, lineStarts: lineStarts, repairs: repairs)
    fragments = FragmentSet(bytes)
  }

  private static func lineStarts(of bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt32> {
    var starts: ContiguousArray<UInt32> = [0]
    // Documents have lines of some thirty bytes; large files are dumps of machines, with long lines.
    starts.reserveCapacity(min(bytes.count, 1 << 20) / 32 + 1)
    bytes.withUnsafeBufferPointer { buffer in
      var offset = 0
      while let found = ByteSearch.find(0x0A, in: buffer, offset..<buffer.count) {
        offset = found + 1
        starts.append(UInt32(truncatingIfNeeded: offset))
      }
    }
    return starts
  }

  /// Whether the text holds a word anywhere, byte for byte.
  ///
  /// - Complexity: O(length of the word) for most words that it does not hold, else O(bytes).
  public func holds(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      fragments.mayHoldBytes(word)
        && bytes.withUnsafeBufferPointer { ByteSearch.find(word, in: $0, 0..<$0.count) } != nil
    }
  }

  /// Whether the text may hold a word anywhere; `false` is certain.
  ///
  /// - Complexity: O(length of the word).
  public func mayHold(_ word: UnsafeBufferPointer<UInt8>) -> Bool { fragments.mayHold(word) }

  /// Those of some texts that may stand in what a reader sees; the others do not.
  ///
  /// Marks go from what is seen, so that only the longest word of each text is looked for.
  ///
  /// - Complexity: O(length of the texts).
  public func mayShow(_ texts: [StaticString]) -> [StaticString] {
    texts.filter { text in
      text.withUTF8Buffer { text in
        var longest = 0..<0
        var start = 0
        for end in 0...text.count
        where end == text.count || text[end] < 0x80 && !ASCII.isLetter(text[end]) {
          if end - start > longest.count { longest = start..<end }
          start = end + 1
        }
        return fragments.mayHold(UnsafeBufferPointer(rebasing: text[longest]))
      }
    }
  }

  /// Number of lines; a trailing line feed starts no further line, unless the file is empty.
  public var lineCount: Int {
    let last = Int(lineStarts[lineStarts.count - 1])
    return last == bytes.count && lineStarts.count > 1 ? lineStarts.count - 1 : lineStarts.count
  }

  /// The 0-based line that holds an offset.
  ///
  /// - Complexity: O(log lines).
  public func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The 1-based line that holds an offset.
  public func line(of offset: UInt32) -> Int { lineIndex(of: Int(offset)) + 1 }

  /// The bytes of a 0-based line, without its line feed.
  public func lineRange(_ index: Int) -> SourceRange {
    guard index >= 0, index < lineStarts.count else { return SourceRange(bytes.count, bytes.count) }
    let start = Int(lineStarts[index])
    let next = index + 1 < lineStarts.count ? Int(lineStarts[index + 1]) - 1 : bytes.count
    return SourceRange(start, max(start, next))
  }

  /// The position on disk of an offset in the decoded text.
  public func position(of offset: UInt32) -> SourcePosition {
    let target = min(Int(offset), bytes.count)
    let lineIndex = lineIndex(of: target)
    let start = Int(lineStarts[lineIndex])
    let column = 1 + columns.scalars(in: start..<target, of: bytes)
    return SourcePosition(
      line: lineIndex + 1, column: column + columnShift(from: start, to: target))
  }

  /// Code points that the disk has more than the text between two offsets of one line.
  private func columnShift(from start: Int, to target: Int) -> Int {
    guard !repairs.isEmpty else { return 0 }
    let first = repairIndex { Int($0.range.start) >= start }
    let last = repairIndex { Int($0.range.end) > target }
    return last > first ? columns.shift(of: first..<last) : 0
  }

  /// The first repair for which a condition holds that all later ones fulfil too.
  private func repairIndex(where isReached: (Repair) -> Bool) -> Int {
    var low = 0
    var high = repairs.count
    while low < high {
      let middle = (low + high) / 2
      if isReached(repairs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The text of a range.
  public func string(_ range: SourceRange) -> String {
    let end = min(range.offsets.upperBound, bytes.count)
    let start = min(range.offsets.lowerBound, end)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
