import CTraceScan

/// Parts of lines that occur again and again, each with what it says.
///
/// A region holds the names of a step and what lies between them, a tail is what ends the line. Both begin behind a
/// slot and end before the next one, so that equal bytes say the same. Names, triggers and animations of a log are
/// few, and with them the memos; what is beyond the limits is read slot by slot.
struct LineMemos: Sendable {
  /// What a memo says, as texts.
  struct Meaning: Sendable {
    var source = ""
    var target = ""
    var trigger: String?
    /// An animation, name, id or machine.
    var others: [(key: LineKey, text: String)] = []
  }

  static let limit = Int(LineRecord.none)
  /// Regions that begin alike, or have many tails, are looked through one by one.
  private static let chainLimit = 16
  private static let blockSize = Int(PLUMB_BLOCK)

  let memos = Memory<plumb_memo>(blank: limit)
  let heads = Memory<UInt16>(repeating: LineRecord.none, count: 1 << Int(PLUMB_BUCKET_BITS))
  private(set) var meanings: [Meaning] = []
  /// Which words of the first 40 bytes tell the bucket: where regions are shorter, words lie over each other.
  private(set) var words = plumb_words(second: 8, third: 16, fourth: 24, fifth: 32)
  /// The length of the shortest region, or of those bytes.
  private var shortest = 40
  private var arena = ByteArena()

  var count: Int { meanings.count }

  /// The memo of a region and a tail, which is added where it is new; `nil` where there are too many.
  ///
  /// - Parameter isComplete: whether memos of the shape hold all that the full check needs.
  mutating func memo(
    region: UnsafeBufferPointer<UInt8>, tail: UnsafeBufferPointer<UInt8>, _ meaning: Meaning,
    number: UInt8, shape: UInt8, isComplete: Bool
  ) -> UInt16? {
    guard let start = region.baseAddress, region.count >= 8 else { return nil }
    if let known = known(region, tail, shape) { return known }
    guard count < Self.limit else { return nil }
    narrow(to: region.count)
    let bucket = bucket(start)
    guard chain(bucket).count < Self.chainLimit else { return nil }
    let (blocks, text) = kept(region, tail)
    memos.base[count] = plumb_memo(
      blocks: blocks, text: text, regionCount: Int32(region.count), tailCount: Int32(tail.count),
      next: LineRecord.none, number: number,
      whole: isComplete ? number : StepClassifier.notPlain, shape: shape,
      shortShape: max(region.count, tail.count) <= Self.blockSize ? shape : UInt8(PLUMB_SHAPES))
    append(count, to: bucket)
    meanings.append(meaning)
    return UInt16(count - 1)
  }

  /// Gives the classes of all steps other numbers.
  func renumber(_ numbers: [UInt8]) {
    for index in 0..<count {
      memos.base[index].number = numbers[Int(memos.base[index].number)]
      memos.base[index].whole = numbers[Int(memos.base[index].whole)]
    }
  }

  private func bucket(_ region: UnsafePointer<UInt8>) -> Int {
    Int(plumb_bucket(region, words))
  }

  private func chain(_ bucket: Int) -> [UInt16] {
    var result: [UInt16] = []
    var index = heads.base[bucket]
    while index != LineRecord.none {
      result.append(index)
      index = memos.base[Int(index)].next
    }
    return result
  }

  /// Puts a memo behind those of its bucket: what is seen first is seen most.
  private func append(_ index: Int, to bucket: Int) {
    memos.base[index].next = LineRecord.none
    if let last = chain(bucket).last {
      memos.base[Int(last)].next = UInt16(index)
    } else {
      heads.base[bucket] = UInt16(index)
    }
  }

  private func known(
    _ region: UnsafeBufferPointer<UInt8>, _ tail: UnsafeBufferPointer<UInt8>, _ shape: UInt8
  ) -> UInt16? {
    guard let start = region.baseAddress else { return nil }
    return chain(bucket(start)).first { index in
      let memo = memos.base[Int(index)]
      guard let text = memo.text, memo.shape == shape, Int(memo.regionCount) == region.count,
        Int(memo.tailCount) == tail.count
      else { return false }
      return UnsafeBufferPointer(start: text, count: region.count).elementsEqual(region)
        && UnsafeBufferPointer(start: text + region.count, count: tail.count).elementsEqual(tail)
    }
  }

  /// Leaves those bytes out of the bucket that lie behind the shortest region, of eight bytes or more.
  private mutating func narrow(to count: Int) {
    guard count < shortest else { return }
    shortest = count
    func place(_ wanted: Int) -> UInt64 { UInt64(min(wanted, count - 8)) }
    words = plumb_words(second: place(8), third: place(16), fourth: place(24), fifth: place(32))
    for index in 0..<heads.count { heads.base[index] = LineRecord.none }
    for index in 0..<self.count {
      guard let text = memos.base[index].text else { continue }
      append(index, to: bucket(text))
    }
  }

  private mutating func kept(
    _ region: UnsafeBufferPointer<UInt8>, _ tail: UnsafeBufferPointer<UInt8>
  ) -> (blocks: UnsafePointer<UInt8>, text: UnsafePointer<UInt8>) {
    let bytes = Self.block(region) + Self.block(tail) + Array(region) + Array(tail)
    let blocks = bytes.withUnsafeBufferPointer { arena.keep($0) }
    return (blocks, blocks + 4 * Self.blockSize)
  }

  /// The first bytes of a text and the mask that tells which of them count.
  private static func block(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let count = min(text.count, blockSize)
    let blank = [UInt8](repeating: 0, count: blockSize - count)
    return text.prefix(count) + blank + [UInt8](repeating: 0xFF, count: count) + blank
  }
}
