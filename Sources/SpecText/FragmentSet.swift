/// The runs of four bytes that a text holds, as bits under their hashes: rules words out without a search.
///
/// Rules ask a document for many words that it does not have. A word may stand in the text only where all of its runs do.
struct FragmentSet: Sendable {
  private let bits: ContiguousArray<UInt64>
  /// The pairs of bytes that follow each other, without their highest bits, as a table of bits; a row for each second byte.
  private let pairs: ContiguousArray<UInt64>
  /// The first byte, which no pair ends with.
  private let first: UInt8?
  /// By how many bits a product is moved to give a bit of the set.
  private let shift: UInt32

  /// The bytes of a run.
  private static let length = 4
  /// The bits of the largest set; a text of 100 KB fills one in ten.
  private static let mostBits = 1 << 18

  /// Collects the runs of a text.
  ///
  /// - Complexity: O(bytes); memory of four bits a byte of the text, 32 KB at most, and 2 KB for pairs.
  init(_ text: ContiguousArray<UInt8>) {
    var count = 64
    while count < text.count * 4, count < Self.mostBits { count *= 2 }
    let shift = UInt32(32 - count.trailingZeroBitCount)
    var bits = ContiguousArray<UInt64>(repeating: 0, count: count / 64)
    var pairs = ContiguousArray<UInt64>(repeating: 0, count: 1 << 8)
    text.withUnsafeBytes { bytes in
      pairs.withUnsafeMutableBufferPointer { pairs in
        for offset in 0..<max(0, bytes.count - 1) {
          let place = Self.pair(bytes, offset)
          pairs[place >> 6] |= 1 << UInt64(place & 63)
        }
      }
      guard bytes.count >= Self.length else { return }
      bits.withUnsafeMutableBufferPointer { bits in
        for offset in 0...bytes.count - Self.length {
          let place = Self.place(bytes, offset, shift)
          bits[place >> 6] |= 1 << UInt64(place & 63)
        }
      }
    }
    self.bits = bits
    self.pairs = pairs
    first = text.first
    self.shift = shift
  }

  /// Whether a word may stand in the text; words of fewer than four bytes always may.
  func mayHold(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let word = UnsafeRawBufferPointer(word)
    guard word.count >= Self.length else { return true }
    for offset in 0...word.count - Self.length {
      let place = Self.place(word, offset, shift)
      if bits[place >> 6] >> UInt64(place & 63) & 1 == 0 { return false }
    }
    return true
  }

  /// Whether the bytes of a word may stand in the text, also of a short one.
  ///
  /// Marks and references to characters may part a word that a reader sees whole: this is about the bytes alone.
  func mayHoldBytes(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count < Self.length else { return mayHold(word) }
    let word = UnsafeRawBufferPointer(word)
    guard word.count > 1 else {
      guard let byte = word.first, byte != first else { return true }
      let row = Int(byte & 0x7F) << 1
      return pairs[row] | pairs[row + 1] != 0
    }
    for offset in 0..<word.count - 1 {
      let place = Self.pair(word, offset)
      if pairs[place >> 6] >> UInt64(place & 63) & 1 == 0 { return false }
    }
    return true
  }

  /// The bit of the two bytes at an offset. Bytes outside ASCII share the bits of bytes in it, so that a pair may seem to
  /// stand that does not; none that stands is missed.
  @inline(__always)
  private static func pair(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int {
    let pair = UInt16(
      littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
    return Int(pair >> 8 & 0x7F) << 7 | Int(pair & 0x7F)
  }

  /// The bit of the run at an offset: the highest bits of a product with the golden ratio.
  @inline(__always)
  private static func place(
    _ bytes: UnsafeRawBufferPointer, _ offset: Int, _ shift: UInt32
  ) -> Int {
    let run = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    return Int((run &* 0x9E37_79B1) >> shift)
  }
}
