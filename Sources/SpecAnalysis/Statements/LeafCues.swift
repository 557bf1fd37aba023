import SpecSyntax
import SpecText

/// The leaves with one of the texts by which statements in words are told, all found in one pass over the visible text.
///
/// The texts are short, and the pass looks at three bytes at a time, of which few begin one of them.
struct LeafCues {
  /// The leaves by the place of a text among `texts`, in order.
  private var leaves: [[Int]]

  /// All texts that are looked for.
  private static let texts: [StaticString] =
    PolicyConflicts.cues + PlaceConflicts.cues + ChoiceConflicts.cues + CurveConflicts.cues
    + RampConflicts.cues + GrantConflicts.cues + FieldConflicts.cues + StandingWords.promiseCues
    + StandingWords.denialCues + ExclusiveWays.cues + GestureActs.cues + ReservedUses.cues
    + TotalDenials.cues + WordedColors.cues + RetryPolicies.cues + DenialWords.parts.flatMap(\.cues)

  private static let places = Lexicon(texts.map(\.description))
  private static let table = CueTable(places.words)

  /// Makes the table of texts, if it is not there.
  static func prepareWords() { _ = table.count }

  /// Finds the texts in the paragraphs and cells of a document.
  ///
  /// - Complexity: O(text).
  init(_ document: Document) {
    let table = Self.table
    var leaves = [[Int]](repeating: [], count: table.count)
    document.plain.withUnsafeBufferPointer { bytes in
      for number in document.nodes.indices {
        let node = document.nodes[number]
        guard node.kind == .paragraph || node.kind == .tableCell else { continue }
        let range = Int(node.text.lowerBound)..<Int(node.text.upperBound)
        table.find(in: bytes, range) { cue in
          if leaves[cue].last != number { leaves[cue].append(number) }
        }
      }
    }
    self.leaves = leaves
  }

  /// The paragraphs and cells with a text.
  func leaves(with cue: StaticString, in document: Document) -> [Int] {
    let place = cue.withUTF8Buffer { Self.places.index(of: $0) }
    guard let place else { return document.mentions(cue) ? document.leaves(with: cue) : [] }
    return leaves[place]
  }
}

/// Texts of three bytes and more by a hash of their first three; the memory is never given back.
private struct CueTable: Sendable {
  let count: Int
  private let texts: [[UInt8]]
  /// A bit for each hash that a text has.
  nonisolated(unsafe) private let bits: UnsafeMutablePointer<UInt64>
  /// One more than the place of the first text of each hash; 0 where there is none.
  nonisolated(unsafe) private let first: UnsafeMutablePointer<UInt16>
  /// One more than the place of the next text of the same hash.
  nonisolated(unsafe) private let next: UnsafeMutablePointer<UInt16>

  private static let hashCount = 1 << 14

  init(_ words: [String]) {
    texts = words.map { Array($0.utf8) }
    count = words.count
    bits = .allocate(capacity: Self.hashCount / 64)
    bits.initialize(repeating: 0, count: Self.hashCount / 64)
    first = .allocate(capacity: Self.hashCount)
    first.initialize(repeating: 0, count: Self.hashCount)
    next = .allocate(capacity: max(1, count))
    next.initialize(repeating: 0, count: max(1, count))
    for (place, text) in texts.enumerated() where text.count >= 3 {
      let hash = Self.hash(text[0], text[1], text[2])
      bits[Int(hash >> 6)] |= 1 << UInt64(hash & 63)
      next[place] = first[Int(hash)]
      first[Int(hash)] = UInt16(place + 1)
    }
  }

  @inline(__always)
  private static func hash(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> UInt32 {
    let run = UInt32(first) | UInt32(second) << 8 | UInt32(third) << 16
    return (run &* 0x9E37_79B1) >> 18
  }

  /// Reports each text that begins in a range, as often as it does.
  @inline(__always)
  func find(
    in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ report: (Int) -> Void
  ) {
    var offset = range.lowerBound
    while offset &+ 2 < range.upperBound {
      let hash = Self.hash(bytes[offset], bytes[offset &+ 1], bytes[offset &+ 2])
      if bits[Int(hash >> 6)] >> UInt64(hash & 63) & 1 != 0 {
        var place = Int(first[Int(hash)])
        while place > 0 {
          if matches(texts[place - 1], bytes, offset, range.upperBound) { report(place - 1) }
          place = Int(next[place - 1])
        }
      }
      offset &+= 1
    }
  }

  private func matches(
    _ text: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ end: Int
  ) -> Bool {
    guard text.count <= end - offset else { return false }
    for index in 0..<text.count where bytes[offset + index] != text[index] { return false }
    return true
  }
}
