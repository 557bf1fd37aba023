import SpecModel
import SpecText

/// What follows from the specs alone, worked out once for all dumps of a run.
///
/// - Complexity: each part is made on the first question for it.
final class SpecIndex {
  /// The specs.
  let specs: [SpecDocument]
  /// Which state a statement belongs to.
  let sections: StateSections
  private let links: [FileID: Set<FileID>]
  private lazy var names = specs.map(FoldedStates.init)
  private var serving: [[Int]: ServingSpecs] = [:]
  private var screens: [String: ScreenDocuments] = [:]
  private var texts: [StateCandidate: [String]] = [:]

  /// - Parameter links: the documents that each one links to.
  init(_ specs: [SpecDocument], links: [FileID: Set<FileID>] = [:]) {
    self.specs = specs
    self.links = links
    sections = StateSections(specs)
  }

  /// The documents that hold for a dump, by the indices of those that describe its screen.
  func serving(_ own: [Int]) -> ServingSpecs {
    if let known = serving[own] { return known }
    let found = ServingSpecs(specs, own: own, links: links, sections)
    serving[own] = found
    return found
  }

  /// The documents that the name of a screen may mean.
  func documents(of screen: String) -> ScreenDocuments {
    if let known = screens[screen] { return known }
    let found = ScreenDocuments(specs, screen: screen)
    screens[screen] = found
    return found
  }

  /// The names of the states of a spec.
  func names(of spec: Int) -> FoldedStates { names[spec] }

  /// The distinct texts that tell a state, folded, in order.
  func texts(of candidate: StateCandidate) -> [String] {
    if let known = texts[candidate] { return known }
    let found = Set(StateFit.texts(of: candidate, specs)).sorted()
    texts[candidate] = found
    return found
  }
}

/// The names of the states of a spec, folded.
struct FoldedStates {
  /// The titles of the wireframes, by position.
  let titles: [(key: String, words: Set<String>)]
  /// The states of the machines, with all that they are called.
  let described: [(name: String, keys: Set<String>)]

  init(_ spec: SpecDocument) {
    titles = spec.wireframes.map { (Names.key($0.title), Set(Names.words($0.title))) }
    described = spec.machines.flatMap(\.states).map { state in
      (state.name, Set(([state.name] + state.aliases.map(\.text)).map(Names.key)))
    }
  }
}
