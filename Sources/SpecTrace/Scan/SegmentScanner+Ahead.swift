import CTraceScan

/// A step that a trace shows before it is known what the specs say of it.
struct EarlyStep: Sendable {
  var source: String
  var target: String
  var trigger: String?
  /// The machine that its line names.
  var machine: String?
}

/// Reading lines before the specs are known.
///
/// Each distinct step is then a class of its own, which may follow any other and take as long as it likes; nothing
/// that is counted means anything. `settle` puts the specs' classes in their places and counts anew.
extension SegmentScanner {
  /// So many steps are told apart.
  private static let earlyLimit = 128

  /// The number of a step that was not seen before.
  mutating func addEarly(_ step: EarlyStep) -> UInt8 {
    guard early.count < Self.earlyLimit else { return StepClassifier.notPlain }
    let number = UInt8(early.count)
    early.append(step)
    segment.counts.prepareEarly(number)
    return number
  }

  /// Reads the lines of a window; false where there are none, or the next are not worth it.
  ///
  /// - Parameter next: the size of the window behind it (bytes).
  mutating func readAhead(upTo limit: Int, next: Int) -> Bool {
    guard offset < limit, scanWindow() else { return false }
    window = next
    return isWorthReading
  }

  /// Whether it is worth reading on: lines say enough to be counted later without being read again.
  var isWorthReading: Bool {
    !shapes.isEmpty && shapes.allSatisfy(\.isComplete) && segment.memos.count < LineMemos.limit
      && loop.complexCount + UInt32(clamping: segment.log.malformed.count)
        <= 16 + loop.sessionCount / 16
  }

  /// Takes over what the specs say; then all is as if they had been known from the first line on.
  mutating func settle(_ classifier: StepClassifier) {
    guard loop.isAhead else { return }
    loop.isAhead = false
    self.classifier = classifier
    let seen = segment.counts
    segment.counts = StepCounts()
    setCounts()
    var numbers = [UInt8](repeating: StepClassifier.notPlain, count: 256)
    for (index, step) in early.enumerated() {
      guard let (number, found) = classifier.classify(step)
      else { continue }
      numbers[index] = number
      segment.counts.prepare(number, found)
    }
    setFollowers(numbers, seen)
    segment.memos.renumber(numbers)
    for index in 0..<steps.count {
      steps.base[index].number = numbers[Int(steps.base[index].number)]
    }
    early = []
    settleSessions(numbers, recount())
  }

  /// Reads on up to a line's end, now that it is known what the specs say.
  mutating func finish(_ classifier: StepClassifier, upTo end: Int) {
    settle(classifier)
    segment.bytes = segment.bytes.part(0..<end)
    window = Self.usualWindow
    scanToEnd()
  }

  /// Tells which of the classes that were seen one behind the other may be so.
  private func setFollowers(_ numbers: [UInt8], _ seen: StepCounts) {
    guard let classifier else { return }
    for first in early.indices {
      (follows.base + first << 8).update(repeating: 0, count: early.count)
    }
    for first in early.indices where numbers[first] != StepClassifier.notPlain {
      for second in early.indices
      where numbers[second] != StepClassifier.notPlain
        && seen.pair(UInt8(first), UInt8(second)).pointee > 0
      {
        follows.base[Int(numbers[first]) << 8 | Int(numbers[second])] =
          classifier.follows(numbers[second], numbers[first]) ? 1 : 2
      }
    }
  }

  /// Counts all lines anew; tells of each whether the full check must see it.
  private func recount() -> Memory<UInt64> {
    let failing = Memory<UInt64>(repeating: 0, count: segment.lines.count >> 6 + 1)
    let blocks: [UnsafePointer<LineRecord>?] = segment.lines.blocks.map {
      UnsafePointer($0.base)
    }
    withUnsafePointer(to: loop) {
      plumb_recount(
        $0, blocks, UInt32(LineRecords.blockBits), loop.lineCount, failing.base)
    }
    return failing
  }

  private func settleSessions(_ numbers: [UInt8], _ failing: Memory<UInt64>) {
    func fails(_ line: UInt32) -> Bool {
      failing.base[Int(line >> 6)] >> UInt64(line & 63) & 1 != 0
    }
    let slots = segment.sessions.slots
    for index in 0..<slots.count where slots.base[index].firstLine != 0 {
      let slot = slots.base + index
      slot.pointee.firstClass = numbers[Int(slot.pointee.firstClass)]
      slot.pointee.lastClass = numbers[Int(slot.pointee.lastClass)]
      guard fails(slot.pointee.lastLine) else { continue }
      slot.pointee.isComplex = true
      slot.pointee.accepted = 0
      var line = slot.pointee.lastLine
      while line != 0 {
        if !fails(line) { slot.pointee.accepted += 1 }
        line = segment.lines[line].previous
      }
    }
  }
}
