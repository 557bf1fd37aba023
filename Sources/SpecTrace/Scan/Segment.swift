import CTraceScan

/// What the scan keeps of a line: enough to make its event again, or where to read it.
///
/// The counter is not kept: it is one more than that of the session's line before, or the line is read again.
/// 16 bytes, for each page of memory that a log touches costs more than the check of its lines.
typealias LineRecord = plumb_line

extension LineRecord {
  /// The number of no memo: the line is read again.
  static let none = UInt16(PLUMB_NO_MEMO)
  static let noDuration = UInt32.max

  /// A line that is read again; the place is that in the file.
  init(place: Int = 0, previous: UInt32 = 0) {
    self.init(
      packed: UInt64(place) | UInt64(Self.none) << 53, duration: Self.noDuration,
      previous: previous)
  }

  /// The time in nanoseconds; where the line has no memo, its place in the file.
  var time: Int64 { Int64(packed & (1 << 53 - 1)) }
  var memo: UInt16 { UInt16(packed >> 53) }
}

/// The lines of a segment in blocks, so that none is ever moved.
struct LineRecords: Sendable {
  /// A block is a large page of memory.
  static let blockBits = 17
  private(set) var blocks: [Memory<LineRecord>] = []
  /// Number of lines.
  var count = 0
  /// From what part on a block is worth a large page.
  private static let filled = 0.5
  /// Whether there will be lines for more than a block.
  private let isLong: Bool

  /// Room for the lines of so many bytes.
  init(bytes: Int) { isLong = bytes >> Self.blockBits > 64 }

  /// Adds room for lines: where they are written, and how many there are.
  ///
  /// - Parameter read: the part of the bytes that was read, in which the other blocks were filled.
  mutating func addBlock(read: Double) -> Memory<LineRecord> {
    let rest = read > 0 ? Double(blocks.count) * (1 / read - 1) : 1
    let added = Memory<LineRecord>(
      zeros: 1 << Self.blockBits, isFilled: isLong && rest > Self.filled)
    blocks.append(added)
    return added
  }

  /// A line, counted from 1.
  subscript(line: UInt32) -> LineRecord {
    let index = Int(line) - 1
    return blocks[index >> Self.blockBits].base[index & (1 << Self.blockBits - 1)]
  }

  /// Asks for a line that is soon looked at.
  func foresee(_ line: UInt32) {
    let index = Int(line) - 1
    plumb_foresee(blocks[index >> Self.blockBits].base + (index & (1 << Self.blockBits - 1)))
  }
}

/// Counts of plain steps; a step of a session that needs the full check is taken back.
///
/// What is taken back may be counted apart: the numbers then are negative, or wrap, and only sums mean something.
struct StepCounts: Sendable {
  private static let size = 256
  /// The classes by their numbers.
  let classes = Memory<plumb_class>(
    repeating: plumb_class(
      low: 0, high: -1, usual: -1, steps: 0, sum: 0, least: .max, most: .min, bins: nil),
    count: size)
  /// By class and following class: number of pairs.
  let pairs = Memory<UInt32>(zeros: size * size)
  /// By class: the durations by bin.
  private var bins: [Memory<UInt32>?] = Array(repeating: nil, count: size)

  /// Where the pairs of a class and a following class are counted.
  func pair(_ first: UInt8, _ second: UInt8) -> UnsafeMutablePointer<UInt32> {
    pairs.base + (Int(first) << 8 | Int(second))
  }

  /// Notes which durations of a class pass, and makes room for them where they are demanded.
  mutating func prepare(_ number: UInt8, _ step: StepClass) {
    let place = classes.base + Int(number)
    place.pointee.low = step.durations.lowerBound
    place.pointee.high = step.durations.upperBound
    guard step.obligation >= 0, bins[Int(number)] == nil else { return }
    setBins(number, Memory(repeating: 0, count: SketchBins.count))
  }

  /// Makes room for a step of which nothing is known: all durations pass, and what is counted means nothing.
  mutating func prepareEarly(_ number: UInt8) {
    let place = classes.base + Int(number)
    place.pointee.low = 0
    place.pointee.high = .max
    setBins(number, bins[0] ?? Memory(repeating: 0, count: SketchBins.count))
  }

  private mutating func setBins(_ number: UInt8, _ block: Memory<UInt32>) {
    let place = classes.base + Int(number)
    bins[Int(number)] = block
    place.pointee.bins = block.base
    place.pointee.usual = plumb_usual(place.pointee.high)
  }

  /// Takes back a step; the least and most value stay, since the full check counts the step again.
  func takeBack(_ number: UInt8, after last: UInt8?, duration: Int64?) {
    let place = classes.base + Int(number)
    place.pointee.steps -= 1
    if let last { pair(last, number).pointee &-= 1 }
    guard let duration, let bins = place.pointee.bins else { return }
    // Thousandths of a millisecond, rounded as the full check rounds.
    let value = (duration + 500) / 1000
    place.pointee.sum -= value
    bins[SketchBins.standard.bin(Int(value))] &-= 1
  }
}

/// What the scan of a part of a file found.
struct Segment: Sendable {
  /// Index of the file among the inputs.
  var file: Int32
  /// The bytes.
  var bytes: TraceBytes.Range
  /// All lines.
  var lines: LineRecords
  /// The sessions by name.
  var sessions: SessionTable
  /// Counts of accepted steps.
  var counts = StepCounts()
  /// What parts of lines say.
  var memos = LineMemos()
  /// What the lines that were parsed in full said: faults, unknown kinds and keys; no events.
  var log = TraceLog()
  /// Names of sessions.
  var names: [Memory<UInt8>] = []

  /// - Parameter expected: how many of the bytes will be read, as far as is known.
  init(file: Int32, bytes: TraceBytes.Range, expected: Int) {
    self.file = file
    self.bytes = bytes
    lines = LineRecords(bytes: expected)
    sessions = SessionTable(bytes: expected)
  }
}
