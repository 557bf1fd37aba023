import SpecDiagnostics
import SpecLint
import SpecText
import SpecWorkspace

/// A workspace folder, or a document outside all of them, with what was found in it.
struct Project {
  /// The documents.
  var live: LiveWorkspace
  /// The snapshot that the reports speak of.
  private(set) var workspace: Workspace?
  /// What was found, by the number of the document.
  private(set) var reports: [Int: LintReport] = [:]
  /// The ways to positions of the editor that were made for the snapshot.
  private var maps: [Int: PlaceMap] = [:]
  /// The documents that are still to be looked at, the most urgent first.
  private(set) var pending: [Int] = []
  /// The generation of the snapshot.
  private var generation = -1

  init(folder: String, extent: LiveWorkspace.Extent = .folder) {
    live = LiveWorkspace(folder: folder, extent: extent)
  }

  /// Whether the project is the one of a document outside all folders.
  var isLoose: Bool { live.extent != .folder }

  /// Whether anything changed or is still to be looked at.
  var needsWork: Bool { live.isStale || !pending.isEmpty || workspace == nil }

  /// The documents as they are now.
  ///
  /// - Parameter urgent: the paths of the documents that are looked at first, in order.
  @discardableResult
  @inline(never)
  mutating func refresh(urgent: [String]) -> Workspace {
    let now = live.snapshot()
    guard live.generation != generation || workspace == nil else { return now }
    generation = live.generation
    workspace = now
    reports = [:]
    maps = [:]
    let first = urgent.compactMap { now.number(ofFile: $0) }
    let ranked = Set(first)
    pending = first + now.documents.indices.filter { !ranked.contains($0) }
    return now
  }

  /// What is found in a document of the snapshot.
  @inline(never)
  mutating func report(on number: Int) -> LintReport? {
    if let known = reports[number] { return known }
    guard let workspace, workspace.documents.indices.contains(number) else { return nil }
    let report = workspace.lint(document: number)
    reports[number] = report
    return report
  }

  /// The way to positions of the editor for a document of the snapshot, which is made once.
  mutating func map(of number: Int, _ make: () -> PlaceMap) -> PlaceMap {
    if let known = maps[number] { return known }
    let map = make()
    maps[number] = map
    return map
  }

  /// Looks at the next documents and gives their numbers.
  @inline(never)
  mutating func work(atMost count: Int) -> [Int] {
    guard let workspace, !pending.isEmpty else { return [] }
    let numbers = Array(pending.prefix(count))
    pending.removeFirst(numbers.count)
    let fresh = numbers.filter { reports[$0] == nil }
    for (number, report) in zip(fresh, workspace.lint(documents: fresh)) {
      reports[number] = report
    }
    return numbers
  }

  /// Leaves what is still to be looked at to whoever asks.
  mutating func dropPending() { pending = [] }
}
