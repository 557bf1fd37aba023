import SpecText

/// Cuts the bytes of a stream into the contents of messages.
///
/// - Source: LSP 3.17, "Base Protocol": header fields as in HTTP, a blank line, then `Content-Length` bytes.
struct FrameReader {
  /// What the stream held.
  enum Frame: Equatable {
    /// The content of a message.
    case content(ContiguousArray<UInt8>)
    /// A header that gives no usable length; what it announces cannot be found.
    case damaged(String)
  }

  /// Bytes that one message may have.
  static let largestContent = 256 << 20
  /// Bytes that a header may have.
  private static let largestHeader = 64 << 10

  private var pending: ContiguousArray<UInt8> = []
  /// The offset of what was not handed out yet.
  private var start = 0
  /// Bytes of a message beyond the limit that are still to be skipped.
  private var skipped = 0
  /// The length that the last complete header gave.
  private var expected: Int?
  /// Whether the next header is looked for, as the length of what stands before it is not known.
  private var isLost = false

  /// Takes bytes as they come and gives what is complete.
  mutating func feed(_ bytes: some Collection<UInt8>) -> [Frame] {
    pending.append(contentsOf: bytes)
    var frames: [Frame] = []
    while let frame = next() { frames.append(frame) }
    if start > 0 {
      pending.removeFirst(start)
      start = 0
    }
    return frames
  }

  private mutating func next() -> Frame? {
    if skipped > 0 {
      let count = min(skipped, pending.count - start)
      skipped -= count
      start += count
    }
    guard skipped == 0 else { return nil }
    if isLost, !findHeader() { return nil }
    let begin = start
    if expected == nil {
      switch readHeader() {
      case nil: return nil
      case .damaged(let reason)?:
        // What a good header has behind its beginning may hold the next one.
        if skipped == 0 { (isLost, start) = (true, begin + 1) }
        return .damaged(reason)
      case .content?: break
      }
    }
    guard let count = expected, pending.count - start >= count else { return nil }
    let content = ContiguousArray(pending[start..<start + count])
    start += count
    expected = nil
    return .content(content)
  }

  /// Goes on to the next "Content-Length"; `false` where none has come yet.
  private mutating func findHeader() -> Bool {
    let name = Array("content-length".utf8)
    while pending.count - start >= name.count {
      let found = pending[start..<start + name.count]
      if found.elementsEqual(name, by: { ASCII.lowercased($0) == $1 }) {
        isLost = false
        return true
      }
      start += 1
    }
    return false
  }

  /// Reads a header, if it is complete: `.content` stands for one that gives a length.
  private mutating func readHeader() -> Frame? {
    guard let end = endOfHeader() else {
      guard pending.count - start > Self.largestHeader else { return nil }
      start = pending.count
      return .damaged("the header does not end")
    }
    let lines = pending[start..<end.lines].split { $0 == 0x0A || $0 == 0x0D }
    start = end.next
    // Blank lines before a header are forgiven.
    if lines.isEmpty { return readHeader() }
    var length: Int?
    for line in lines {
      let text = String(decoding: line, as: UTF8.self)
      guard let colon = text.firstIndex(of: ":") else { continue }
      let name = Self.trimmed(text[..<colon]).lowercased()
      guard name == "content-length" else { continue }
      length = Int(Self.trimmed(text[text.index(after: colon)...]))
    }
    guard let length, length >= 0 else { return .damaged("a header without a Content-Length") }
    guard length <= Self.largestContent else {
      skipped = length
      return .damaged("a message of \(length) bytes is longer than \(Self.largestContent)")
    }
    expected = length
    return .content([])
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }

  /// Where the lines of the header end, and where the content begins.
  private func endOfHeader() -> (lines: Int, next: Int)? {
    var index = start
    while index < pending.count {
      guard pending[index] == 0x0A else {
        index += 1
        continue
      }
      // A blank line: "\n\n" or "\n\r\n", or a line feed at the very beginning.
      if index == start || (index == start + 1 && pending[start] == 0x0D) {
        return (start, index + 1)
      }
      if index + 1 < pending.count, pending[index + 1] == 0x0A { return (index, index + 2) }
      if index + 2 < pending.count, pending[index + 1] == 0x0D, pending[index + 2] == 0x0A {
        return (index, index + 3)
      }
      index += 1
    }
    return nil
  }
}
