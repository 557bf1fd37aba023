/// States that are active at once, as one name: their names, joined by a character that no name holds.
///
/// - Invariant: JSON text holds the separator only as an escape.
enum JoinedNames {
  /// U+001F, "unit separator".
  private static let separator: UInt8 = 0x1F

  /// Begins the next name behind those that are joined already.
  static func beginName(in joined: inout ContiguousArray<UInt8>) {
    if !joined.isEmpty { joined.append(separator) }
  }

  /// The single names.
  static func names(_ joined: String) -> [String] {
    guard joined.utf8.contains(separator) else { return [joined] }
    return joined.utf8.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names for people: "Playing, Shuffled".
  static func text(_ joined: String) -> String { names(joined).joined(separator: ", ") }
}
