/// The hash function SHA-256, which names contents in the cache.
///
/// - Source: FIPS 180-4, sections 4.1.2, 5.1.1 and 6.2.
struct SHA256 {
  private static let blockSize = 64

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  /// The 32 bytes of the hash of some bytes.
  ///
  /// - Complexity: O(bytes), without a copy of them.
  static func hash(_ bytes: ContiguousArray<UInt8>) -> [UInt8] {
    var hash = SHA256()
    hash.add(bytes)
    return hash.finish()
  }

  /// Adds bytes.
  mutating func add(_ bytes: ContiguousArray<UInt8>) {
    bytes.withUnsafeBufferPointer { add($0) }
  }

  /// Adds bytes with their number before them, so that no two sequences of parts add the same.
  mutating func addPart(_ bytes: some Collection<UInt8>) {
    add(ContiguousArray(Self.bigEndian(UInt64(bytes.count))))
    add(ContiguousArray(bytes))
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    length += UInt64(bytes.count)
    var offset = 0
    if !rest.isEmpty {
      offset = min(Self.blockSize - rest.count, bytes.count)
      rest.append(contentsOf: bytes[..<offset])
      guard rest.count == Self.blockSize else { return }
      let block = rest
      rest = []
      block.withUnsafeBufferPointer { compress($0[...]) }
    }
    let whole = (bytes.count - offset) / Self.blockSize * Self.blockSize
    compress(bytes[offset..<offset + whole])
    offset += whole
    rest.append(contentsOf: bytes[offset...])
  }

  /// Ends the message and returns its hash.
  mutating func finish() -> [UInt8] {
    let bits = length &* 8
    var padding: ContiguousArray<UInt8> = [0x80]
    while (rest.count + padding.count) % Self.blockSize != 56 { padding.append(0) }
    padding.append(contentsOf: Self.bigEndian(bits))
    add(padding)
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }

  private static func bigEndian(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }

  /// Takes in whole blocks.
  private mutating func compress(_ blocks: Slice<UnsafeBufferPointer<UInt8>>) {
    let bytes = UnsafeBufferPointer(rebasing: blocks)
    state.withUnsafeMutableBufferPointer { state in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
        for offset in stride(from: 0, to: bytes.count, by: Self.blockSize) {
          Self.fill(schedule, from: bytes, at: offset)
          Self.rounds(state, UnsafeBufferPointer(schedule))
        }
      }
    }
  }

  private static func fill(
    _ w: UnsafeMutableBufferPointer<UInt32>, from bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) {
    for t in 0..<16 {
      let i = offset + 4 * t
      let high = UInt32(bytes[i]) << 24 | UInt32(bytes[i + 1]) << 16
      w[t] = high | UInt32(bytes[i + 2]) << 8 | UInt32(bytes[i + 3])
    }
    for t in 16..<64 {
      let a = w[t - 15]
      let b = w[t - 2]
      let s0 = rotated(a, 7) ^ rotated(a, 18) ^ (a >> 3)
      let s1 = rotated(b, 17) ^ rotated(b, 19) ^ (b >> 10)
      w[t] = w[t - 16] &+ s0 &+ w[t - 7] &+ s1
    }
  }

  private static func rounds(
    _ state: UnsafeMutableBufferPointer<UInt32>, _ w: UnsafeBufferPointer<UInt32>
  ) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    constants.withUnsafeBufferPointer { k in
      for t in 0..<64 {
        let s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        let t1 = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ k[t] &+ w[t]
        let s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
        let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
        (h, g, f, e) = (g, f, e, d &+ t1)
        (d, c, b, a) = (c, b, a, t1 &+ t2)
      }
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (4.2.2).
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
