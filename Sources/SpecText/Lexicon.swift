/// A fixed set of words, compared byte for byte.
///
/// A look-up costs a multiplication a byte and neither allocates nor counts references; `Set<String>` takes several
/// times as long, because it hashes with a key and compares under canonical equivalence. The memory of a lexicon is
/// never given back: lexicons are constants, and to hand one on counts no reference.
public struct Lexicon: ExpressibleByArrayLiteral, Sequence, Sendable {
  /// The words without repetitions, in the order in which they were given.
  public var words: [String] { list.pointee }

  /// The number of words.
  public let count: Int

  nonisolated(unsafe) private let list: UnsafePointer<[String]>
  /// The bytes of all words, one after another.
  nonisolated(unsafe) private let bytes: UnsafePointer<UInt8>
  /// Open addressing; the count is a power of two.
  nonisolated(unsafe) private let slots: UnsafePointer<Slot>
  private let mask: Int
  /// A bit for each shape that a word has; most texts have another one and need no look at all of their bytes.
  nonisolated(unsafe) private let shapes: UnsafePointer<UInt64>

  /// A word and its hash; an empty slot has a length of -1.
  private struct Slot {
    var hash: UInt32 = 0
    var start: Int32 = 0
    var length: Int32 = -1
    var index: Int32 = 0
  }

  /// Makes a set of words.
  public init(_ words: some Sequence<String>) {
    let given = Array(words)
    var size = 4
    while size < given.count * 2 { size *= 2 }
    // In one piece: a program has thousands of lists.
    let slotBytes = size * MemoryLayout<Slot>.stride
    let shapeBytes = Self.shapeCount / 8
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: slotBytes + shapeBytes + given.reduce(1) { $0 + $1.utf8.count },
      alignment: MemoryLayout<UInt64>.alignment)
    let slots = memory.bindMemory(to: Slot.self, capacity: size)
    slots.initialize(repeating: Slot(), count: size)
    let shapes = (memory + slotBytes).bindMemory(to: UInt64.self, capacity: shapeBytes / 8)
    shapes.initialize(repeating: 0, count: shapeBytes / 8)
    let bytes = (memory + slotBytes + shapeBytes).assumingMemoryBound(to: UInt8.self)
    var end = 0
    var count = 0
    // The places of words that were given before, which few lists have: the others are never copied.
    var repeated: [Int] = []
    for index in given.indices {
      let length = Self.copy(given[index], to: bytes + end)
      let text = UnsafeBufferPointer(start: bytes + end, count: length)
      let hash = Self.hash(text)
      guard let slot = Self.freeSlot(for: text, hash, slots, size - 1, bytes) else {
        repeated.append(index)
        continue
      }
      slots[slot] = Slot(
        hash: hash, start: Int32(end), length: Int32(length), index: Int32(count))
      let shape = Self.shape(text.first ?? 0, text.last ?? 0, length)
      shapes[shape >> 6] |= 1 << UInt64(shape & 63)
      count += 1
      end += length
    }
    let kept = repeated.isEmpty ? given : Self.without(repeated, given)
    let list = UnsafeMutablePointer<[String]>.allocate(capacity: 1)
    list.initialize(to: kept)
    self.list = UnsafePointer(list)
    self.count = count
    self.bytes = UnsafePointer(bytes)
    self.slots = UnsafePointer(slots)
    self.shapes = UnsafePointer(shapes)
    mask = size - 1
  }

  /// Makes a set of the words of a literal.
  public init(arrayLiteral words: String...) { self.init(words) }

  /// Whether there is no word.
  public var isEmpty: Bool { count == 0 }

  /// The words in the order in which they were given.
  public func makeIterator() -> IndexingIterator<[String]> { words.makeIterator() }

  /// Whether one of some texts is one of the words.
  public func contains(oneOf texts: [String]) -> Bool {
    texts.contains { contains($0) }
  }

  /// Whether the text is one of the words.
  ///
  /// - Complexity: O(length of the text).
  public func contains(_ text: String) -> Bool { index(of: text) != nil }

  /// Whether the text is one of the words.
  public func contains(_ text: Substring) -> Bool {
    // In place: a copy that could change would be counted as a reference.
    if let found = text.utf8.withContiguousStorageIfAvailable({ contains($0) }) { return found }
    return contains(String(text))
  }

  /// Whether the bytes are those of one of the words.
  public func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool { index(of: text) != nil }

  /// The place of a text among the words.
  public func index(of text: String) -> Int? {
    if let found = text.utf8.withContiguousStorageIfAvailable({ index(of: $0) }) { return found }
    var text = text
    return text.withUTF8 { index(of: $0) }
  }

  /// The place of the bytes among the words.
  public func index(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard hasShape(text.first ?? 0, text.last ?? 0, text.count) else { return nil }
    let hash = Self.hash(text)
    var slot = slots + (Int(hash) & mask)
    while slot.pointee.length >= 0 {
      if slot.pointee.hash == hash, Self.isWord(slot.pointee, text, bytes) {
        return Int(slot.pointee.index)
      }
      slot += 1
      if slot > slots + mask { slot = slots }
    }
    return nil
  }

  /// Whether the bytes, at most 64, are those of one of the words once capitals are made small: "Exit", "Выход".
  public func contains(ignoringCase text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count <= 64 else { return false }
    if text.hasLettersOutsideASCII {
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.smallCapacity) { folded in
        let end = text.fold(into: folded)
        return contains(UnsafeBufferPointer(rebasing: folded[..<end]))
      }
    }
    let (first, last) = (ASCII.lowercased(text.first ?? 0), ASCII.lowercased(text.last ?? 0))
    guard hasShape(first, last, text.count) else { return false }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { folded in
      text.copySmall(to: folded)
      return contains(UnsafeBufferPointer(rebasing: folded[..<text.count]))
    }
  }

  /// The number of shapes that are told apart.
  private static let shapeCount = 1024

  /// What the first byte, the last byte and the length of a word tell of it.
  @inline(__always)
  private static func shape(_ first: UInt8, _ last: UInt8, _ length: Int) -> Int {
    (Int(first) &* 31 &+ Int(last) &* 7 &+ length) & (shapeCount - 1)
  }

  @inline(__always)
  private func hasShape(_ first: UInt8, _ last: UInt8, _ length: Int) -> Bool {
    let shape = Self.shape(first, last, length)
    return shapes[shape >> 6] >> UInt64(shape & 63) & 1 != 0
  }

  /// Words without those at some places, which are in order.
  private static func without(_ places: [Int], _ words: [String]) -> [String] {
    var kept: [String] = []
    kept.reserveCapacity(words.count - places.count)
    var next = 0
    for (index, word) in words.enumerated() {
      if next < places.count, places[next] == index {
        next += 1
      } else {
        kept.append(word)
      }
    }
    return kept
  }

  private static func copy(_ word: String, to place: UnsafeMutablePointer<UInt8>) -> Int {
    func fill(_ text: UnsafeBufferPointer<UInt8>) -> Int {
      if let start = text.baseAddress { place.initialize(from: start, count: text.count) }
      return text.count
    }
    // In place: a copy that could change would be counted as a reference.
    if let length = word.utf8.withContiguousStorageIfAvailable(fill) { return length }
    var word = word
    return word.withUTF8(fill)
  }

  /// The slot that takes a new word; `nil` for a word that has one.
  private static func freeSlot(
    for text: UnsafeBufferPointer<UInt8>, _ hash: UInt32, _ slots: UnsafeMutablePointer<Slot>,
    _ mask: Int, _ bytes: UnsafePointer<UInt8>
  ) -> Int? {
    var slot = Int(hash) & mask
    while slots[slot].length >= 0 {
      if slots[slot].hash == hash, isWord(slots[slot], text, bytes) { return nil }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private static func isWord(
    _ slot: Slot, _ text: UnsafeBufferPointer<UInt8>, _ bytes: UnsafePointer<UInt8>
  ) -> Bool {
    guard Int(slot.length) == text.count else { return false }
    let word = bytes + Int(slot.start)
    for index in 0..<text.count where word[index] != text[index] { return false }
    return true
  }

  /// FNV-1a, 32 bits; the high half goes into the low one, by which the slots are chosen.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash ^ (hash >> 15)
  }

  /// The words of both sets.
  public func union(_ other: some Sequence<String>) -> Lexicon { Lexicon(words + Array(other)) }

  /// The words that the other sequence does not hold.
  public func subtracting(_ other: some Sequence<String>) -> Lexicon {
    let other = Lexicon(other)
    return Lexicon(words.filter { !other.contains($0) })
  }

  /// Whether no word is in the other sequence.
  public func isDisjoint(with other: some Sequence<String>) -> Bool {
    !other.contains(where: contains)
  }
}
