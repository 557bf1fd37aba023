/// Parts of lines that occur again and again, each with what it says.
///
/// A memo begins behind a slot and ends before the next one, so that equal bytes say the same. Names, triggers and
/// animations of a log are few, and with them the memos; what is beyond the limit is read slot by slot.
struct LineMemos: Sendable {
  /// The bytes of a memo.
  struct Memo: BitwiseCopyable, Sendable {
    nonisolated(unsafe) var bytes: UnsafePointer<UInt8>
    var count: Int32
    /// The next memo with the same beginning; `LineRecord.none` at the end.
    var next: UInt16
    /// What followed last: for a region the region of the session's next line.
    var follower: UInt16
    /// The tail of the last line with the region.
    var tail: UInt16
    /// The class of the step.
    var number: UInt8
    /// The shape of its lines: only there its bytes mean the same.
    var shape: UInt8
  }

  /// What a memo says, as texts.
  struct Meaning: Sendable {
    var source = ""
    var target = ""
    var trigger: String?
    /// An animation, name, id or machine.
    var others: [(key: LineKey, text: String)] = []
  }

  /// Memos of one kind: of regions, which hold a step, or of tails, which end a line.
  struct Table: Sendable {
    static let limit = 2048
    let memos: Memory<Memo>
    private(set) var count = 0
    private(set) var meanings: [Meaning] = []
    private let heads = Memory<UInt16>(repeating: LineRecord.none, count: 256)
    private var arena = ByteArena()

    init() {
      let blank = Memory<UInt8>(repeating: 0, count: 16)
      let memo = Memo(
        bytes: UnsafePointer(blank.base), count: 0, next: LineRecord.none,
        follower: LineRecord.none, tail: LineRecord.none, number: StepClassifier.notPlain,
        shape: 0)
      memos = Memory(repeating: memo, count: Self.limit)
    }

    @inline(__always)
    private static func bucket(_ word: UInt64, _ shape: UInt8) -> Int {
      Int(truncatingIfNeeded: ((word ^ UInt64(shape)) &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }

    /// The memo whose bytes stand at a place; `guess` is looked at first.
    @inline(__always)
    func find(
      _ place: UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>, shape: UInt8,
      guess: UInt16
    ) -> UInt16? {
      if guess != LineRecord.none, isHere(guess, place, limit, shape) { return guess }
      var index = heads.base[Self.bucket(ByteScan.word(place), shape)]
      while index != LineRecord.none {
        if isHere(index, place, limit, shape) { return index }
        index = memos.base[Int(index)].next
      }
      return nil
    }

    @inline(__always)
    private func isHere(
      _ index: UInt16, _ place: UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>,
      _ shape: UInt8
    ) -> Bool {
      let memo = memos.base + Int(index)
      let count = Int(memo.pointee.count)
      return memo.pointee.shape == shape && place + count <= limit
        && ByteScan.isEqual(memo.pointee.bytes, place, count)
    }

    /// Adds a memo; `nil` where there are too many, or where it is too short to be told by its beginning.
    mutating func add(
      _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ meaning: Meaning,
      number: UInt8, shape: UInt8
    ) -> UInt16? {
      guard count < Self.limit, end - start >= 8 else { return nil }
      let bytes = arena.keep(UnsafeBufferPointer(start: start, count: end - start))
      let bucket = Self.bucket(ByteScan.word(start), shape)
      memos.base[count] = Memo(
        bytes: bytes, count: Int32(end - start), next: heads.base[bucket],
        follower: LineRecord.none, tail: LineRecord.none, number: number, shape: shape)
      heads.base[bucket] = UInt16(count)
      meanings.append(meaning)
      count += 1
      return UInt16(count - 1)
    }
  }

  var regions = Table()
  var tails = Table()
}
