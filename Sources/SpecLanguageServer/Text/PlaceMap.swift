import SpecText

/// The way between places in a decoded text and the positions that an editor shows.
///
/// The decoded text has line feeds only, no byte order mark, and repaired characters; the editor has what is in its
/// buffer or on disk. Lines are the same in both, and columns meet as code points.
struct PlaceMap: Sendable {
  /// The decoded text.
  let source: SourceText
  /// What the editor shows.
  let shown: TextBuffer
  private let encoding: PositionEncoding
  /// Bytes of a byte order mark that the editor counts as a character.
  private let markLength: Int

  /// Makes the way for a document.
  ///
  /// - Parameters:
  ///   - raw: the bytes behind the text.
  ///   - isBuffer: whether they are those of an editor, which shows a byte order mark as it is.
  init(
    _ source: SourceText, raw: ContiguousArray<UInt8>, isBuffer: Bool, _ encoding: PositionEncoding
  ) {
    self.source = source
    self.encoding = encoding
    let hasMark = raw.starts(with: [0xEF, 0xBB, 0xBF])
    markLength = isBuffer && hasMark ? 3 : 0
    let isPlain =
      (source.encoding == .utf8 || source.encoding == .utf8WithMark)
      && !source.repairs.contains { $0.kind == .invalidBytes }
    if isBuffer || (isPlain && !hasMark) {
      shown = TextBuffer(raw)
    } else if isPlain {
      shown = TextBuffer(ContiguousArray(raw.dropFirst(3)))
    } else {
      // An editor decodes what is no UTF-8 in its own way; characters are most likely those of the decoded text.
      shown = TextBuffer(Self.decoded(source))
    }
  }

  /// The characters of a file in another encoding: the decoded text without the repairs of what was damaged before.
  private static func decoded(_ source: SourceText) -> ContiguousArray<UInt8> {
    var result: ContiguousArray<UInt8> = []
    var done = 0
    for repair in source.repairs where repair.kind == .mojibake || repair.kind == .lossyMojibake {
      result.append(contentsOf: source.bytes[done..<Int(repair.range.start)])
      result.append(contentsOf: repair.original.utf8)
      done = Int(repair.range.end)
    }
    result.append(contentsOf: source.bytes[done...])
    return result
  }

  /// The position of an offset in the decoded text.
  func position(_ offset: UInt32) -> Position {
    let place = source.position(of: offset)
    let line = shown.line(place.line - 1)
    let start = line.lowerBound + (place.line == 1 ? markLength : 0)
    var at = min(start, line.upperBound)
    for _ in 1..<max(1, place.column) {
      guard at < line.upperBound else { break }
      at += PositionEncoding.utf8.width(ofLead: shown.bytes[at])
    }
    at = min(at, line.upperBound)
    return Position(line: place.line - 1, character: shown.units(line.lowerBound..<at, encoding))
  }

  /// The range of a range in the decoded text.
  func range(_ range: SourceRange) -> LineRange {
    LineRange(position(range.start), position(range.end))
  }

  /// The offset in the decoded text of a position.
  func offset(_ position: Position) -> UInt32 {
    let line = shown.line(position.line)
    let from = line.lowerBound + (position.line == 0 ? markLength : 0)
    let to = shown.offset(of: position, encoding)
    var column = 1
    if from < to {
      for offset in from..<to where shown.bytes[offset] & 0xC0 != 0x80 { column += 1 }
    }
    return offset(line: position.line, column: column)
  }

  /// The last offset of a line whose column on disk is not behind the given one.
  private func offset(line: Int, column: Int) -> UInt32 {
    let range = source.lineRange(line)
    if source.repairs.isEmpty {
      var at = Int(range.start)
      for _ in 1..<max(1, column) where at < Int(range.end) {
        at += PositionEncoding.utf8.width(ofLead: source.bytes[at])
      }
      return UInt32(min(at, Int(range.end)))
    }
    var starts = range.offsets.filter { source.bytes[$0] & 0xC0 != 0x80 }
    starts.append(Int(range.end))
    let behind = starts.partitionPoint { source.position(of: UInt32($0)).column <= column }
    return UInt32(starts[max(0, behind - 1)])
  }

  /// The line breaks of a new text as the document has them.
  func native(_ text: String) -> String {
    let newline: String
    switch source.newline {
    case .carriageReturnLineFeed: newline = "\r\n"
    case .carriageReturn: newline = "\r"
    case .lineFeed, .mixed: return text
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: newline)
  }
}
