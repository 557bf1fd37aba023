import CTraceScan

/// A session that needs the full check.
struct ComplexSession: Sendable {
  /// Its lines in one segment.
  typealias Part = (segment: Int, entry: SessionEntry)

  /// The segments that hold its lines.
  var parts: [Part]
}

/// Tells plain sessions from those that need the full check, some slots of a segment at a time.
struct SessionSorter: Sendable {
  /// Slots of one segment.
  struct Share: Sendable {
    var segment: Int
    var slots: Range<Int>
  }

  /// What was found in some slots.
  struct Found: Sendable {
    /// The sessions that need the full check.
    var complex: [ComplexSession] = []
    /// By class: the plain sessions that end with it, which tells their machine.
    var plain = [Int](repeating: 0, count: 256)
    /// The pairs of steps of plain sessions between which the file was cut.
    var pairs: [(first: UInt8, second: UInt8)] = []

    /// Adds what was found in other slots.
    mutating func add(_ other: Found) {
      complex += other.complex
      for number in plain.indices { plain[number] += other.plain[number] }
      pairs += other.pairs
    }
  }

  /// By segment: its file.
  private let files: [Int32]
  /// By segment: its sessions.
  private let tables: [SessionTable]
  private let classCount: Int
  /// By class and class: whether a step of the one may follow one of the other.
  private let followers: [Bool]

  init(segments: [Segment], classes: [StepClass]) {
    files = segments.map(\.file)
    tables = segments.map(\.sessions)
    classCount = classes.count
    followers = classes.flatMap { first in classes.map { StepClass.follows($0, first) } }
  }

  /// The sessions that begin in a segment and have their slots in a range.
  func sort(_ share: Share) -> Found {
    let index = share.segment
    let slots = tables[index].slots
    var found = Found()
    for place in share.slots where slots.base[place].firstLine != 0 {
      let entry = slots.base[place]
      if tables.count == 1 {
        if entry.isComplex {
          found.complex.append(ComplexSession(parts: [(0, entry)]))
        } else {
          found.plain[Int(entry.lastClass)] += 1
        }
        continue
      }
      let key = SessionTable.Key(entry)
      guard !beginsBefore(key, index) else { continue }
      add(entry, index, rest: parts(of: key, behind: index), to: &found)
    }
    return found
  }

  private func add(
    _ entry: SessionEntry, _ index: Int, rest: [ComplexSession.Part],
    to found: inout Found
  ) {
    guard !entry.isComplex else {
      found.complex.append(ComplexSession(parts: [(index, entry)] + rest))
      return
    }
    var last = entry
    let pairCount = found.pairs.count
    for part in rest {
      guard !part.entry.isComplex, follows(part.entry, last) else {
        found.pairs.removeLast(found.pairs.count - pairCount)
        found.complex.append(ComplexSession(parts: [(index, entry)] + rest))
        return
      }
      found.pairs.append((last.lastClass, part.entry.firstClass))
      last = part.entry
    }
    found.plain[Int(entry.lastClass)] += 1
  }

  /// The entry of a session in another segment; `nil` where it has none.
  private func entry(_ key: SessionTable.Key, in other: Int, of index: Int) -> SessionEntry? {
    // A session without a name ends with its file.
    guard key.length != SessionEntry.noName || files[other] == files[index] else { return nil }
    let entry = tables[other].slot(key).pointee
    return entry.firstLine == 0 ? nil : entry
  }

  private func beginsBefore(_ key: SessionTable.Key, _ index: Int) -> Bool {
    for other in 0..<index where entry(key, in: other, of: index) != nil { return true }
    return false
  }

  private func parts(
    of key: SessionTable.Key, behind index: Int
  ) -> [ComplexSession.Part] {
    var parts: [ComplexSession.Part] = []
    for other in (index + 1)..<max(index + 1, tables.count) {
      if let entry = entry(key, in: other, of: index) { parts.append((other, entry)) }
    }
    return parts
  }

  /// Whether a plain part follows another one in counter, time and state.
  private func follows(_ next: SessionEntry, _ last: SessionEntry) -> Bool {
    let counts = next.firstSequence >= 0 && last.lastSequence >= 0
    let isNext =
      counts
      ? next.firstSequence == last.lastSequence + 1 && next.firstTime >= last.lastTime
      : next.firstSequence < 0 && last.lastSequence < 0 && next.firstTime > last.lastTime
    guard isNext else { return false }
    return followers[Int(last.lastClass) * classCount + Int(next.firstClass)]
  }
}
