/// What the scan keeps of a line: enough to make its event again, or where to read it.
struct LineRecord: BitwiseCopyable, Sendable {
  /// Nanoseconds; where the line has no memo, the place of the line in the file.
  var time: Int64 = 0
  /// Nanoseconds; `noDuration` where the line gives none.
  var duration: UInt32 = noDuration
  /// The counter; -1 where there is none.
  var sequence: Int32 = -1
  /// The line before of the same session, counted from 1; 0 where there is none.
  var previous: UInt32 = 0
  /// What the line says besides, by the number of a memo; `none` where the line is read again.
  var region: UInt16 = none
  var tail: UInt16 = none

  static let none = UInt16.max
  static let noDuration = UInt32.max
  /// Whole numbers up to here are exact in a Double.
  static let exactTime: Int64 = 1 << 53
}

/// The lines of a segment in blocks, so that none is ever moved.
struct LineRecords: Sendable {
  private static let blockBits = 15
  private var blocks: [Memory<LineRecord>] = []
  nonisolated(unsafe) private var block: UnsafeMutablePointer<LineRecord>?
  /// Number of lines.
  private(set) var count = 0

  @inline(__always)
  mutating func append(_ record: LineRecord) {
    let place = count & (1 << Self.blockBits - 1)
    if place == 0 { addBlock() }
    block?[place] = record
    count += 1
  }

  private mutating func addBlock() {
    let added = Memory<LineRecord>(blank: 1 << Self.blockBits)
    blocks.append(added)
    block = added.base
  }

  /// A line, counted from 1.
  subscript(line: UInt32) -> LineRecord {
    let index = Int(line) - 1
    return blocks[index >> Self.blockBits].base[index & (1 << Self.blockBits - 1)]
  }
}

/// Counts of plain steps; a step of a session that needs the full check is taken back.
struct StepCounts: Sendable {
  private static let size = 256
  /// By class: number of steps.
  let steps = Memory<UInt32>(repeating: 0, count: size)
  /// By class and following class: number of pairs.
  let pairs = Memory<UInt32>(repeating: 0, count: size * size)
  /// By class: number, sum, least and most of the durations in microseconds.
  let totals = Memory<DurationTotals>(repeating: DurationTotals(), count: size)
  /// By class: the durations by bin.
  var bins: [Memory<UInt32>?] = Array(repeating: nil, count: size)

  /// The durations of a class.
  struct DurationTotals: BitwiseCopyable, Sendable {
    var count = 0
    var sum = 0
    var least = Int.max
    var most = Int.min
    nonisolated(unsafe) var bins: UnsafeMutablePointer<UInt32>?
  }

  /// Makes room for the durations of a class.
  mutating func prepare(_ number: UInt8) {
    guard bins[Int(number)] == nil else { return }
    let block = Memory<UInt32>(repeating: 0, count: SketchBins.count)
    bins[Int(number)] = block
    totals.base[Int(number)].bins = block.base
  }

  /// Thousandths of a millisecond, rounded as the full check rounds.
  @inline(__always)
  static func microseconds(_ nanoseconds: Int64) -> Int { Int((nanoseconds + 500) / 1000) }

  @inline(__always)
  func addDuration(_ nanoseconds: Int64, _ number: UInt8, _ sketch: SketchBins) {
    let place = totals.base + Int(number)
    guard let bins = place.pointee.bins else { return }
    let value = Self.microseconds(nanoseconds)
    place.pointee.count += 1
    place.pointee.sum += value
    if value < place.pointee.least { place.pointee.least = value }
    if value > place.pointee.most { place.pointee.most = value }
    bins[sketch.bin(value)] += 1
  }

  /// Takes back a step; the least and most value stay, since the full check counts the step again.
  func takeBack(_ number: UInt8, after last: UInt8?, duration: Int64?) {
    steps.base[Int(number)] -= 1
    if let last { pairs.base[Int(last) << 8 | Int(number)] -= 1 }
    guard let duration else { return }
    let value = Self.microseconds(duration)
    let place = totals.base + Int(number)
    guard let bins = place.pointee.bins else { return }
    place.pointee.count -= 1
    place.pointee.sum -= value
    bins[SketchBins.standard.bin(value)] -= 1
  }
}

/// What the scan of a part of a file found.
struct Segment: Sendable {
  /// Index of the file among the inputs.
  var file: Int32
  /// The bytes.
  var bytes: TraceBytes.Range
  /// All lines.
  var lines = LineRecords()
  /// The sessions by name.
  var sessions = SessionTable()
  /// Counts of accepted steps.
  var counts = StepCounts()
  /// What parts of lines say.
  var memos = LineMemos()
  /// What the lines that were parsed in full said: faults, unknown kinds and keys; no events.
  var log = TraceLog()
  /// Names of sessions.
  var arena = ByteArena()

  /// The lines of a session in file order.
  func records(of entry: SessionEntry) -> [(line: UInt32, record: LineRecord)] {
    var result: [(line: UInt32, record: LineRecord)] = []
    var line = entry.lastLine
    while line > 0 {
      let record = lines[line]
      result.append((line, record))
      line = record.previous
    }
    result.reverse()
    return result
  }
}
