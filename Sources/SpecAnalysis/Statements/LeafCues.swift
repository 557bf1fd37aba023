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
  /// The texts of each hash.
  private let byHash: [UInt32: [Int]]

  private static let hashCount = 1 << 12

  init(_ words: [String]) {
    texts = words.map { Array($0.utf8) }
    count = words.count
    bits = .allocate(capacity: Self.hashCount / 64)
    bits.initialize(repeating: 0, count: Self.hashCount / 64)
    var byHash: [UInt32: [Int]] = [:]
    for (place, text) in texts.enumerated() where text.count >= 3 {
      let hash = Self.hash(text[0], text[1], text[2])
      bits[Int(hash >> 6)] |= 1 << UInt64(hash & 63)
      byHash[hash, default: []].append(place)
    }
    self.byHash = byHash
  }

  @inline(__always)
  private static func hash(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> UInt32 {
    let run = UInt32(first) | UInt32(second) << 8 | UInt32(third) << 16
    return (run &* 0x9E37_79B1) >> 20
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
        for place in byHash[hash] ?? []
        where matches(texts[place], bytes, offset, range.upperBound) {
          report(place)
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
