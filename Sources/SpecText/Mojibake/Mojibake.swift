/// Mojibake: UTF-8 that was read as a single-byte encoding and saved again.
///
/// The repair goes over the text in passes: first what is damage beyond doubt, then, in a document that is damaged
/// throughout, also what might be legitimate text elsewhere, then what was damaged twice.
enum Mojibake {
  /// A character with what it stands for on disk.
  struct Unit {
    /// The character as read; `nothing` for a byte order mark that was dropped.
    var scalar: UInt32
    /// Number of characters on disk.
    var count: Int32 = 1
    /// How it was repaired, if it was.
    var damage: SourceText.Repair.Kind?

    /// Stands for no character at all.
    static let nothing: UInt32 = .max
  }

  /// Repaired text with the earlier and the new repairs in order; `nil` where there is no damage.
  static func repair(
    _ bytes: ContiguousArray<UInt8>, after earlier: [SourceText.Repair]
  ) -> (bytes: ContiguousArray<UInt8>, repairs: [SourceText.Repair])? {
    let original = scalars(of: bytes)
    var pass = MojibakePass(units: ContiguousArray(original.map { Unit(scalar: $0) }))
    guard pass.run() else { return nil }
    if pass.isDamagedThroughout {
      pass.mode = .lenient
      while pass.run() {}
    }
    pass.mode = .again
    for _ in 0..<2 where !pass.run() { break }
    return encode(pass.units, original: original, earlier: earlier)
  }

  private static func scalars(of bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt32> {
    var result: ContiguousArray<UInt32> = []
    result.reserveCapacity(bytes.count)
    var iterator = String(decoding: bytes, as: UTF8.self).unicodeScalars.makeIterator()
    while let scalar = iterator.next() { result.append(scalar.value) }
    return result
  }

  /// Writes the text and places the repairs in it.
  private static func encode(
    _ units: ContiguousArray<Unit>, original: ContiguousArray<UInt32>,
    earlier: [SourceText.Repair]
  ) -> (bytes: ContiguousArray<UInt8>, repairs: [SourceText.Repair]) {
    var bytes: ContiguousArray<UInt8> = []
    bytes.reserveCapacity(original.count)
    var merger = RepairMerger(earlier: earlier)
    var source = 0
    for unit in units {
      let start = bytes.count
      if unit.scalar != Unit.nothing { bytes.appendScalar(unit.scalar) }
      let range = SourceRange(start, bytes.count)
      let end = source + Int(unit.count)
      merger.advance(over: original[source..<end], to: range, damage: unit.damage)
      source = end
    }
    return (bytes, merger.repairs)
  }
}

/// Moves earlier repairs to their new places and adds new ones in between.
private struct RepairMerger {
  private(set) var repairs: [SourceText.Repair] = []
  private let earlier: [SourceText.Repair]
  private var next = 0
  private var oldOffset = 0

  init(earlier: [SourceText.Repair]) { self.earlier = earlier }

  /// Accounts for one unit: the characters before the repair and the bytes it has become.
  mutating func advance(
    over original: ContiguousArray<UInt32>.SubSequence, to range: SourceRange,
    damage: SourceText.Repair.Kind?
  ) {
    let oldStart = oldOffset
    for scalar in original { oldOffset += Self.width(of: scalar) }
    guard let damage else { return carry(oldStart, to: range) }
    while next < earlier.count, Int(earlier[next].range.start) < oldOffset { next += 1 }
    var text = ""
    text.unicodeScalars.append(contentsOf: original.lazy.compactMap(Unicode.Scalar.init))
    repairs.append(
      .init(kind: damage, range: range, original: text, originalCount: original.count))
  }

  /// Keeps an earlier repair that covers a unit which was not damaged.
  private mutating func carry(_ oldStart: Int, to range: SourceRange) {
    if next < earlier.count, Int(earlier[next].range.start) == oldStart {
      var repair = earlier[next]
      repair.range = range
      repairs.append(repair)
      next += 1
    }
  }

  private static func width(of scalar: UInt32) -> Int {
    switch scalar {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x1_0000: 3
    default: 4
    }
  }
}
