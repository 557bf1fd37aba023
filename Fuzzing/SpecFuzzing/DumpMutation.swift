/// Damages the bytes of layout dumps: cuts, copies, wrong bytes, numbers without sense, brackets.
public enum DumpMutation {
  private static let tokens: [[UInt8]] = [
    "-1e308", "1e309", "99999999999", "NaN", "-", "0", "{", "}", "[", "]", "<", ">", "\"", "</",
    "/>", "&#0;", "&#55357;", "&#x110000;", "<!DOCTYPE a [<!ENTITY b \"c\">]>", "&b;", "\\u", "\\",
    "null", "true", "\u{FEFF}", "\u{FFFD}", "\r", "\n", "    ", "|", ",", ":", "children", "bounds",
  ].map { Array($0.utf8) }

  /// The bytes with one to six damages.
  public static func mutated(_ seed: [UInt8], _ random: inout FuzzRandom) -> [UInt8] {
    var bytes = seed
    for _ in 0..<1 + random.below(6) where !bytes.isEmpty {
      let start = random.below(bytes.count)
      let end = min(bytes.count, start + 1 + random.below(random.once(in: 4) ? 300 : 8))
      switch random.below(8) {
      case 0: bytes[start] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
      case 3: bytes.insert(contentsOf: tokens[random.below(tokens.count)], at: start)
      case 4: bytes.replaceSubrange(start..<end, with: tokens[random.below(tokens.count)])
      case 5:
        let part = Array(bytes[start..<end])
        for _ in 0..<1 + random.below(40) { bytes.insert(contentsOf: part, at: start) }
      case 6: bytes.swapAt(start, random.below(bytes.count))
      default:
        if random.once(in: 4) {
          bytes.removeSubrange(start...)
        } else {
          bytes[start] ^= 1 << UInt8(random.below(8))
        }
      }
    }
    return bytes
  }
}
