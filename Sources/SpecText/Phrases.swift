/// A fixed list of texts that are looked for in others, byte for byte: before them, behind them or inside.
///
/// A test on one byte rules most places out. The memory of a list is never given back: lists are constants.
public struct Phrases: ExpressibleByArrayLiteral, Sequence, Sendable {
  /// The texts in the order in which they were given; where several fit, the first counts.
  public let texts: [String]

  private let count: Int
  nonisolated(unsafe) private let bytes: UnsafePointer<UInt8>
  /// Where each text begins in `bytes`, and where the last one ends.
  nonisolated(unsafe) private let starts: UnsafePointer<Int>
  private let firstBytes: ByteSet
  private let lastBytes: ByteSet
  /// The first two bytes of each text, mixed into one: letters that many texts begin with rule out little.
  private let openings: ByteSet
  /// Whether a text has one byte alone, so that what follows it tells nothing.
  private let hasLoneByte: Bool

  /// Makes a list; empty texts are left out.
  public init(_ texts: some Sequence<String>) {
    let texts = texts.filter { !$0.isEmpty }
    let starts = UnsafeMutablePointer<Int>.allocate(capacity: texts.count + 1)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(
      capacity: Swift.max(1, texts.reduce(0) { $0 + $1.utf8.count }))
    var firstBytes = ByteSet()
    var lastBytes = ByteSet()
    var openings = ByteSet()
    var hasLoneByte = false
    var end = 0
    for (index, text) in texts.enumerated() {
      starts[index] = end
      for byte in text.utf8 {
        bytes[end] = byte
        end += 1
      }
      let start = starts[index]
      firstBytes.insert(bytes[start])
      lastBytes.insert(bytes[end - 1])
      if end - start > 1 {
        openings.insert(Self.mixed(bytes[start], bytes[start + 1]))
      } else {
        hasLoneByte = true
      }
    }
    starts[texts.count] = end
    self.texts = texts
    self.starts = UnsafePointer(starts)
    self.bytes = UnsafePointer(bytes)
    self.firstBytes = firstBytes
    self.lastBytes = lastBytes
    self.openings = openings
    self.hasLoneByte = hasLoneByte
    count = texts.count
  }

  /// Makes a list of the texts of a literal.
  public init(arrayLiteral texts: String...) { self.init(texts) }

  /// The texts in order.
  public func makeIterator() -> IndexingIterator<[String]> { texts.makeIterator() }

  /// The first text that stands at an offset, and where it ends.
  public func match(
    _ text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (index: Int, end: Int)? {
    guard offset < text.count, firstBytes.contains(text[offset]) else { return nil }
    if !hasLoneByte {
      guard offset + 1 < text.count, openings.contains(Self.mixed(text[offset], text[offset + 1]))
      else { return nil }
    }
    for index in 0..<count {
      let length = starts[index + 1] - starts[index]
      if length <= text.count - offset, isEqual(index, length, text, offset) {
        return (index, offset + length)
      }
    }
    return nil
  }

  /// The first offset from a given one on at which a text of the list may begin; the end where there is none.
  public func start(in text: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
    var offset = offset
    while offset < text.count, !firstBytes.contains(text[offset]) { offset += 1 }
    return offset
  }

  /// The first text that another begins with.
  public func prefix(of text: some StringProtocol) -> String? {
    guard let first = text.utf8.first, firstBytes.contains(first) else { return nil }
    var text = String(text)
    return text.withUTF8 { bytes in match(bytes, at: 0).map { texts[$0.index] } }
  }

  /// The first text that another ends with.
  public func suffix(of text: some StringProtocol) -> String? {
    var text = String(text)
    return text.withUTF8 { bytes in
      guard let last = bytes.last, lastBytes.contains(last) else { return nil }
      for index in 0..<count {
        let length = starts[index + 1] - starts[index]
        if length <= bytes.count, isEqual(index, length, bytes, bytes.count - length) {
          return texts[index]
        }
      }
      return nil
    }
  }

  /// Whether one of the texts stands in another.
  public func isIn(_ text: some StringProtocol) -> Bool {
    var text = String(text)
    return text.withUTF8 { isIn($0) }
  }

  /// Whether one of the texts stands in another.
  public func isIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = start(in: text, from: 0)
    while place < text.count {
      if match(text, at: place) != nil { return true }
      place = start(in: text, from: place + 1)
    }
    return false
  }

  /// Two bytes as one; few pairs share it.
  @inline(__always)
  private static func mixed(_ first: UInt8, _ second: UInt8) -> UInt8 {
    first &* 29 &+ second
  }

  private func isEqual(
    _ index: Int, _ length: Int, _ text: UnsafeBufferPointer<UInt8>, _ offset: Int
  ) -> Bool {
    let own = bytes + starts[index]
    for place in 0..<length where own[place] != text[offset + place] { return false }
    return true
  }
}

/// A set of bytes.
public struct ByteSet: ExpressibleByArrayLiteral, Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// An empty set.
  public init() {}

  /// Makes a set of the bytes of a literal.
  public init(arrayLiteral bytes: UInt8...) {
    for byte in bytes { insert(byte) }
  }

  /// Puts a byte into the set.
  public mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  /// Whether the byte is in the set.
  @inline(__always)
  public func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return word >> UInt64(byte & 63) & 1 != 0
  }
}
