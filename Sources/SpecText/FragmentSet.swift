/// The runs of four bytes that a text holds, as bits under their hashes: rules words out without a search.
///
/// Rules ask a document for many words that it does not have. A word may stand in the text only where all of its runs do.
struct FragmentSet: Sendable {
  private var bits: ContiguousArray<UInt64>
  /// By how many bits a product is moved to give a bit of the set.
  private let shift: UInt32

  /// The bytes of a run.
  private static let length = 4
  /// The bits of the largest set; a text of 100 KB fills one in ten.
  private static let mostBits = 1 << 18

  /// Collects the runs of a text.
  ///
  /// - Complexity: O(bytes); memory of four bits a byte of the text, 32 KB at most.
  init(_ text: ContiguousArray<UInt8>) {
    var count = 64
    while count < text.count * 4, count < Self.mostBits { count *= 2 }
    shift = UInt32(32 - count.trailingZeroBitCount)
    bits = ContiguousArray(repeating: 0, count: count / 64)
    guard text.count >= Self.length else { return }
    let shift = shift
    bits.withUnsafeMutableBufferPointer { bits in
      text.withUnsafeBytes { bytes in
        for offset in 0...bytes.count - Self.length {
          let place = Self.place(bytes, offset, shift)
          bits[place >> 6] |= 1 << UInt64(place & 63)
        }
      }
    }
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

  /// The bit of the run at an offset: the highest bits of a product with the golden ratio.
  @inline(__always)
  private static func place(
    _ bytes: UnsafeRawBufferPointer, _ offset: Int, _ shift: UInt32
  ) -> Int {
    let run = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    return Int((run &* 0x9E37_79B1) >> shift)
  }
}
