/// Damages bytes as editors, merges and transfers do, and as nobody would.
enum ByteMutation {
  static func mutate(_ bytes: inout [UInt8], _ random: inout FuzzRandom) {
    for _ in 0..<1 + random.below(random.once(in: 2) ? 6 : 24) {
      guard !bytes.isEmpty else { return }
      let start = random.below(bytes.count)
      let end = min(bytes.count, start + 1 + random.below(random.once(in: 3) ? 400 : 12))
      switch random.below(7) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
      case 2: bytes[start] = UInt8(truncatingIfNeeded: random.next())
      case 3: bytes.insert(contentsOf: token(&random), at: start)
      case 4: bytes.removeSubrange(start...)
      case 5:
        let token = token(&random)
        for _ in 0..<1 + random.below(60) { bytes.insert(contentsOf: token, at: start) }
      default: bytes.swapAt(start, random.below(bytes.count))
      }
    }
  }

  /// Ends lines at some of the blanks.
  static func wrap(_ bytes: inout [UInt8], _ random: inout FuzzRandom) {
    let rate = 2 + random.below(20)
    let breaks: [[UInt8]] = [[0x0A], [0x0A, 0x20, 0x20], [0x20, 0x20, 0x0A]]
    bytes = bytes.flatMap { byte in
      byte == 0x20 && random.once(in: rate) ? breaks[random.below(breaks.count)] : [byte]
    }
  }

  private static func token(_ random: inout FuzzRandom) -> [UInt8] {
    WordTable.tokens[random.below(WordTable.tokens.count)]
  }

  /// The bytes in one of the encodings and line ends that occur.
  static func encoded(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8] {
    switch random.below(12) {
    case 0: return [0xEF, 0xBB, 0xBF] + bytes
    case 1: return bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    case 2:
      let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
      return [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case 3: return bytes.map { $0 == 0x0A ? 0x0D : $0 }
    default: return bytes
    }
  }
}
