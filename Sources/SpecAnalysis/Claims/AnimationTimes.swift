import SpecModel
import SpecSyntax
import SpecText

/// The times of animations of a document, found by their places.
final class AnimationTimes {
  private let spec: SpecDocument
  private let document: Document
  private lazy var sorted = spec.durations.indices
    .filter { spec.durations[$0].role == .animation }
    .sorted { spec.durations[$0].origin.range.start < spec.durations[$1].origin.range.start }

  init(_ spec: SpecDocument, _ document: Document) {
    self.spec = spec
    self.document = document
  }

  /// A time that a line states exactly, and not as a limit or of a motion without end.
  struct Stated {
    var fact: DurationFact
    var value: Double
    var line: Int
  }

  /// All such times, in order.
  private(set) lazy var stated = spec.durations.compactMap { fact -> Stated? in
    guard fact.role == .animation, let value = fact.quantity.exact, value > 0,
      !fact.quantity.isApproximate, !BlanketClaims.isEndless(fact, document),
      !BlanketClaims.isLimit(fact.origin, document)
    else { return nil }
    return Stated(
      fact: fact, value: value, line: document.source.line(of: fact.origin.range.start))
  }

  /// Those whose line speaks of a transition.
  private(set) lazy var ofTransitions = stated.filter { time in
    let line = document.firstLine(of: time.fact.origin.range).offsets
    return ASCII.find("ransition", in: document.source.bytes, line) != nil
  }

  /// The first fact whose range holds a place.
  ///
  /// - Complexity: O(log facts + facts that begin shortly before the place).
  func fact(at place: UInt32) -> DurationFact? {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if spec.durations[sorted[middle]].origin.range.start <= place {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return sorted[..<low].reversed()
      .prefix { spec.durations[$0].origin.range.start + Self.reach >= place }
      .filter { spec.durations[$0].origin.range.end >= place }
      .min().map { spec.durations[$0] }
  }

  /// The length of the longest range that is looked at, in bytes.
  private static let reach: UInt32 = 512
}
