/// How a line of a transition is written: literals, and slots between them.
///
/// Recorders write one line like the other; a line that has the shape of an earlier one needs no parsing.
/// A shape is only a guess: a line that differs in any byte outside the slots is parsed in full.
struct LineShape: Sendable {
  /// What stands behind a literal.
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
    /// The first eight bytes of the literal, and which of them count.
    var first: UInt64
    var mask: UInt64
    var count: Int32
    var slot: Slot
    /// The key of the slot.
    var key: LineKey

    /// Whether the literal stands at a place.
    @inline(__always)
    func isHere(_ place: UnsafePointer<UInt8>) -> Bool {
      guard (ByteScan.word(place) ^ first) & mask == 0 else { return false }
      return count <= 8 || ByteScan.isEqual(place + 8, literal + 8, Int(count) - 8)
    }

    /// The same slot without its literal.
    fileprivate var bare: Piece {
      Piece(literal: literal, first: 0, mask: 0, count: 0, slot: slot, key: key)
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
  let pieces: Memory<Piece>
  /// The pieces with memos in place of names; `nil` where numbers lie between the names.
  let memoPieces: Memory<Piece>?
  let places: MemoPlaces?
  /// Whether memos hold all that the full check needs.
  let isComplete: Bool
  private let arena: ByteArena

  /// Learns the shape of a line that was read in full as a transition; `nil` where it has no use.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    guard let found = ShapeReader.read(bytes, from: start) else { return nil }
    var arena = ByteArena()
    var list: [Piece] = []
    var literalStart = start
    for value in found.values {
      list.append(Self.piece(bytes, literalStart..<value.start, value, &arena))
      literalStart = value.end
    }
    let last = ShapeReader.Value(start: found.end, end: found.end, slot: .end, key: .unknown)
    list.append(Self.piece(bytes, literalStart..<found.end, last, &arena))
    pieces = Self.memory(list)
    places = Self.places(list)
    memoPieces = places.map { Self.memory(Self.memoPieces(list, $0)) }
    isComplete = places.map { Self.isComplete(list, $0) } ?? false
    self.arena = arena
  }

  private static func memory(_ list: [Piece]) -> Memory<Piece> {
    let memory = Memory(repeating: list[0], count: list.count)
    for index in list.indices { memory.base[index] = list[index] }
    return memory
  }

  private static func piece(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ value: ShapeReader.Value,
    _ arena: inout ByteArena
  ) -> Piece {
    let literal = arena.keep(UnsafeBufferPointer(rebasing: bytes[range]))
    let mask: UInt64 = range.count >= 8 ? ~0 : ~(~0 << UInt64(8 * range.count))
    return Piece(
      literal: literal, first: ByteScan.word(literal) & mask, mask: mask,
      count: Int32(range.count), slot: value.slot, key: value.key)
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
  private static func isComplete(_ list: [Piece], _ places: MemoPlaces) -> Bool {
    for (index, piece) in list.enumerated() {
      guard [.id, .name, .machine, .animation].contains(piece.key) else { continue }
      let isInRegion = index >= places.first && index < places.last
      guard isInRegion || index > places.tail, piece.slot == .text else { return false }
    }
    return true
  }
}
