import SpecModel
import SpecSyntax
import SpecText

/// The places of a document that demand nothing, in order and apart from each other.
struct Normativity: Sendable {
  struct Region: Sendable {
    var reason: NotNormative.Reason
    var range: SourceRange
    /// The words that say so, in the visible text.
    var words: Range<Int>
    /// Whether the first line is a title with a mark, so that what it names is still defined.
    var isMarkedTitle = false
    /// The end of the first line.
    var titleEnd: UInt32 = 0
    /// Whether the text says that all names in it are made up.
    var isMadeUp = false
  }

  let regions: [Region]
  /// Whether any text is struck out.
  let hasStruckText: Bool

  /// Orders regions; where two overlap the one that begins first counts.
  init(_ found: [Region]) {
    let sorted = found.sorted {
      ($0.range.start, $1.range.end, $0.words.lowerBound)
        < ($1.range.start, $0.range.end, $1.words.lowerBound)
    }
    var regions: [Region] = []
    var end: UInt32 = 0
    for var region in sorted where region.range.end > end {
      if region.range.start < end {
        region.range.start = end
        region.isMarkedTitle = false
      }
      end = region.range.end
      regions.append(region)
    }
    self.regions = regions
    hasStruckText = regions.contains { $0.reason == .struckOut }
  }

  /// The region that holds a byte of the source.
  func index(at offset: UInt32) -> Int? {
    let next = regions.partitionPoint(where: { $0.range.start <= offset })
    return next > 0 && offset < regions[next - 1].range.end ? next - 1 : nil
  }

  /// Whether a place plans work.
  func isPlan(_ origin: Origin) -> Bool {
    index(at: origin.range.start).map { regions[$0].reason == .plan } ?? false
  }

  /// Whether a fact that begins at a place demands nothing.
  func contains(_ origin: Origin) -> Bool {
    !regions.isEmpty && index(at: origin.range.start) != nil
  }

  /// Whether what a place defines is undefined; a title or a line with a mark of its own still defines it.
  func excludesDefinition(at origin: Origin) -> Bool {
    guard !regions.isEmpty, let index = index(at: origin.range.start),
      regions[index].reason != .plan
    else { return false }
    return !(regions[index].isMarkedTitle && origin.range.start < regions[index].titleEnd)
  }

  /// A token where the document defines it: a place that tells its value again takes the stead of one that demands
  /// nothing.
  func defined(_ token: Token) -> Token {
    guard !token.repeats.isEmpty, excludesDefinition(at: token.origin),
      let place = token.repeats.firstIndex(where: { !excludesDefinition(at: $0.origin) })
    else { return token }
    var token = token
    token.origin = token.repeats[place].origin
    token.valueOrigin = token.repeats[place].valueOrigin
    token.repeats.removeSubrange(...place)
    return token
  }
}

/// Keeps facts of places that demand nothing out of the lists, and lists the places.
enum NormativityPass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    let normativity = context.normativity
    guard !normativity.regions.isEmpty else { return }
    var counts = [Int](repeating: 0, count: normativity.regions.count)
    func keepOut<Fact>(
      _ facts: inout [Fact], _ origin: KeyPath<Fact, Origin>,
      where test: (Origin) -> Bool = { _ in true }
    ) {
      facts.removeAll { fact in
        let place = fact[keyPath: origin]
        guard let index = normativity.index(at: place.range.start), test(place) else {
          return false
        }
        counts[index] += 1
        return true
      }
    }
    if spec.tokens.contains(where: { !$0.repeats.isEmpty }) {
      spec.tokens = spec.tokens.map(normativity.defined)
        .sorted { $0.origin.range.start < $1.origin.range.start }
    }
    keepOut(&spec.tokens, \.origin, where: normativity.excludesDefinition)
    keepOut(&spec.tokenUses, \.origin)
    // A plan of work still tells what is to be built; only what the work takes is no demand.
    let efforts = Set(spec.durations.filter(\.isLong).map(\.origin))
    keepOut(&spec.durations, \.origin) { !normativity.isPlan($0) || efforts.contains($0) }
    keepOut(&spec.constraints, \.origin) { !normativity.isPlan($0) }
    keepOut(&spec.motions, \.origin) { !normativity.isPlan($0) }
    keepOut(&spec.signals, \.origin) { !normativity.isPlan($0) }
    keepOut(&spec.flows, \.origin) { !normativity.isPlan($0) }
    keepOut(&spec.unresolved, \.origin)
    spec.notNormative = zip(normativity.regions, counts).map { region, count in
      var entry = NotNormative(
        reason: region.reason, text: context.document.string(plain: region.words),
        origin: context.document.origin(region.range))
      entry.factCount = count
      return entry
    }
  }
}

extension DurationFact {
  /// Whether it lasts a minute or more, as work does.
  fileprivate var isLong: Bool { (quantity.max ?? quantity.min ?? 0) >= 60_000 }
}

extension MachineDrafts {
  /// Removes states and edges of places that demand nothing; an example still tells a flow, and a plan what is built.
  mutating func remove(_ all: Normativity) {
    let normativity = Normativity(
      all.regions.filter { $0.reason != .example && $0.reason != .plan || $0.isMadeUp })
    guard !normativity.regions.isEmpty else { return }
    states.removeAll { normativity.excludesDefinition(at: $0.origin) }
    for index in matrices.indices {
      matrices[index].edges.removeAll { edge in
        // Of a row that is struck out each cell is.
        normativity.contains(edge.origin)
          || normativity.contains(edge.target.origin)
            && edge.source.map { normativity.contains($0.origin) } == true
      }
      matrices[index].prohibited.removeAll { normativity.contains($0.origin) }
      matrices[index].initial.removeAll { normativity.contains($0.origin) }
      matrices[index].ends.removeAll { normativity.contains($0.origin) }
      matrices[index].supportingLines.removeAll { normativity.contains($0) }
    }
    removeEmptyMatrices()
  }

  /// Removes matrices that tell nothing and declare no state.
  mutating func removeEmptyMatrices() {
    var places: [Int?] = []
    var kept: [MatrixDraft] = []
    let used = Set(states.compactMap(\.diagram))
    for (index, matrix) in matrices.enumerated() {
      let isEmpty =
        matrix.edges.isEmpty && matrix.prohibited.isEmpty && matrix.initial.isEmpty
        && matrix.histories.isEmpty
      places.append(isEmpty && !used.contains(index) ? nil : kept.count)
      if places[index] != nil { kept.append(matrix) }
    }
    guard kept.count < matrices.count else { return }
    matrices = kept
    for index in states.indices {
      if let diagram = states[index].diagram { states[index].diagram = places[diagram] }
    }
  }
}
