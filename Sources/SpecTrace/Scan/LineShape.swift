import CTraceScan

/// How a line of a transition is written: literals, and slots between them.
///
/// Recorders write one line like the other; a line that has the shape of an earlier one needs no parsing.
/// A shape is only a guess: a line that differs in any byte outside the slots is parsed in full.
struct LineShape: Sendable {
  /// What stands behind a literal; the numbers are those of the C loop.
  enum Slot: UInt8, BitwiseCopyable, Sendable {
    case time, session, sequence, source, target, trigger, duration
    /// A text or number that says nothing to the check.
    case text, number
    /// Everything up to the next slot that is no text: source, target, trigger and what lies between.
    case region
    /// Everything up to the end of the line.
    case tail
    /// The line is over.
    case end
  }

  /// A literal and the slot behind it.
  struct Piece: BitwiseCopyable, Sendable {
    nonisolated(unsafe) var literal: UnsafePointer<UInt8>
    var count: Int
    var slot: Slot
    /// The key of the slot.
    var key: LineKey

    /// The same slot without its literal.
    fileprivate var bare: Piece { Piece(literal: literal, count: 0, slot: slot, key: key) }

    fileprivate var compiled: plumb_piece {
      func mask(_ from: Int) -> UInt64 { ByteScan.mask(min(max(0, count - from), 8)) }
      func word(_ from: Int) -> UInt64 { plumb_word(literal + from) & mask(from) }
      return plumb_piece(
        literal: literal, words: (word(0), word(8), word(16), word(24)),
        masks: (mask(0), mask(8), mask(16), mask(24)), count: Int64(count),
        slot: count > 32 ? UInt64(PLUMB_REST) : UInt64(slot.rawValue),
        behind: UInt64(slot.rawValue))
    }
  }

  /// Where memos lie among the pieces.
  struct MemoPlaces: Sendable {
    /// The first piece of the region.
    var first: Int
    /// The piece whose literal ends the region.
    var last: Int
    /// The last piece before the tail.
    var tail: Int
  }

  /// The pieces, the last of which ends the line.
  let pieces: [Piece]
  /// The pieces with memos in place of names; `nil` where numbers lie between the names.
  let memoPieces: Memory<plumb_piece>?
  let places: MemoPlaces?
  /// Whether memos hold all that the full check needs.
  let isComplete: Bool
  /// Whether the name of the machine, where there is one, lies in memos only.
  let hasMachineInMemo: Bool
  /// Whether more than a literal stands behind the last slot that is no text.
  let hasTailMemo: Bool
  private let arena: ByteArena

  /// Learns the shape of a line that was read in full as a transition; `nil` where it has no use.
  ///
  /// - Parameter hasConstants: whether numbers that say nothing to the check are taken for the same in all lines.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, hasConstants: Bool) {
    guard var found = ShapeReader.read(bytes, from: start) else { return nil }
    if hasConstants {
      found.values.removeAll { $0.slot == .number && $0.key != .id }
    }
    var arena = ByteArena()
    var list: [Piece] = []
    var literalStart = start
    for value in found.values {
      list.append(Self.piece(bytes, literalStart..<value.start, value, &arena))
      literalStart = value.end
    }
    let last = ShapeReader.Value(start: found.end, end: found.end, slot: .end, key: .unknown)
    list.append(Self.piece(bytes, literalStart..<found.end, last, &arena))
    pieces = list
    places = Self.places(list)
    memoPieces = places.map { Self.memory(Self.memoPieces(list, $0)) }
    isComplete = places.map { Self.isComplete(list, $0) } ?? false
    hasMachineInMemo = places.map { Self.isComplete(list, $0, [.machine]) } ?? false
    hasTailMemo = places.map { $0.tail < list.count - 2 } ?? false
    self.arena = arena
  }

  private static func memory(_ list: [Piece]) -> Memory<plumb_piece> {
    let memory = Memory<plumb_piece>(blank: list.count)
    for index in list.indices { memory.base[index] = list[index].compiled }
    return memory
  }

  private static func piece(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ value: ShapeReader.Value,
    _ arena: inout ByteArena
  ) -> Piece {
    let literal = arena.keep(UnsafeBufferPointer(rebasing: bytes[range]))
    return Piece(literal: literal, count: range.count, slot: value.slot, key: value.key)
  }

  private static func isText(_ slot: Slot) -> Bool {
    [.source, .target, .trigger, .text].contains(slot)
  }

  private static func isName(_ slot: Slot) -> Bool {
    [.source, .target, .trigger].contains(slot)
  }

  private static func places(_ list: [Piece]) -> MemoPlaces? {
    guard let first = list.firstIndex(where: { isName($0.slot) }),
      let name = list.lastIndex(where: { isName($0.slot) }),
      list[first...name].allSatisfy({ isText($0.slot) })
    else { return nil }
    let last = list[name...].firstIndex { !isText($0.slot) } ?? list.count - 1
    let tail = list.lastIndex { !isText($0.slot) && $0.slot != .end } ?? 0
    return MemoPlaces(first: first, last: last, tail: max(tail, last))
  }

  private static func memoPieces(_ list: [Piece], _ places: MemoPlaces) -> [Piece] {
    var result = Array(list[..<places.first])
    var region = list[places.first]
    region.slot = .region
    result.append(region)
    result.append(list[places.last].bare)
    guard list[places.last].slot != .end else { return result }
    if places.tail > places.last { result += list[(places.last + 1)...places.tail] }
    var tail = list[list.count - 1]
    if places.tail < list.count - 2 {
      tail = tail.bare
      tail.slot = .tail
    }
    result.append(tail)
    return result
  }

  /// Whether names, ids, machines and animations lie in memos only.
  private static func isComplete(
    _ list: [Piece], _ places: MemoPlaces,
    _ keys: Set<LineKey> = [.id, .name, .machine, .animation]
  ) -> Bool {
    for (index, piece) in list.enumerated() {
      guard keys.contains(piece.key) else { continue }
      let isInRegion = index >= places.first && index < places.last
      guard isInRegion || index > places.tail, piece.slot == .text else { return false }
    }
    return true
  }
}
