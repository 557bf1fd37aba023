import SpecModel
import SpecText

/// Which elements of a dump show which rows of a wireframe.
///
/// Rows are matched by text, then by name and role, in one order from top to bottom: of all such
/// assignments the one that explains most.
struct RowMatch {
  /// An element that may show a row.
  struct Candidate {
    /// Index of the row.
    var row: Int
    /// Index of the component in the row; `nil` where the note beside the row names the element.
    var component: Int?
    /// Index of the element.
    var node: Int
    /// How well it fits.
    var score: Double
  }

  /// The wireframe.
  let wireframe: Wireframe
  /// Its rows in groups.
  let tree: RowTree
  /// The elements of each matched row.
  var nodes: [Int: [Int]] = [:]
  /// The element of each component, by row and position.
  var components: [Int: [Int: Int]] = [:]
  /// Elements that a note beside a row names as a whole, by row.
  var containers: [Int: Int] = [:]

  /// Elements of which only the role speaks for their rows.
  private(set) var byRole: Set<Int> = []
  /// Where the system's bars leave room: their edges from top to bottom, in pt/dp.
  let safeEdges: (top: Double?, bottom: Double?)

  /// What was matched, for people, in the order of the rows.
  private(set) var matches: [LayoutReport.Entry.Match] = []

  init(
    _ wireframe: Wireframe, _ facts: LayoutFacts, _ words: DumpWords,
    bindings: [String: String] = [:]
  ) {
    self.wireframe = wireframe
    tree = RowTree(wireframe)
    safeEdges = SystemBars.edges(facts)
    let candidates = RowCandidates.all(wireframe, facts, words, Bindings(bindings, facts))
    for candidate in Self.bestChain(candidates, frames: wireframe.rows.map(\.frame), facts) {
      assign(candidate)
      addNeighbours(of: candidate, candidates, facts)
    }
  }

  private mutating func assign(_ candidate: Candidate) {
    note(candidate)
    if let component = candidate.component {
      components[candidate.row, default: [:]][component] = candidate.node
      nodes[candidate.row, default: []].append(candidate.node)
    } else {
      containers[candidate.row] = candidate.node
      nodes[candidate.row, default: []].append(candidate.node)
    }
  }

  private mutating func note(_ candidate: Candidate) {
    let row = wireframe.rows[candidate.row]
    let part = candidate.component.map { row.components[$0] }
    if candidate.score < 1.2 { byRole.insert(candidate.node) }
    let how =
      switch candidate.score {
      case 9...: "bound"
      case 4, 3: "text"
      case 2...: "name"
      case 1.2...: "identifier"
      default: "role"
      }
    matches.append(
      LayoutReport.Entry.Match(
        name: part?.text ?? row.note?.subject ?? "", node: candidate.node, how: how,
        spec: part?.origin ?? row.note?.origin))
  }

  /// Adds the other components of a row where their elements stand on the same height.
  private mutating func addNeighbours(
    of anchor: Candidate, _ candidates: [Candidate], _ facts: LayoutFacts
  ) {
    guard let frame = facts.frames[anchor.node] else { return }
    for candidate in candidates
    where candidate.row == anchor.row && candidate.component != anchor.component {
      guard let component = candidate.component, anchor.component != nil,
        components[anchor.row]?[component] == nil, candidate.node != anchor.node,
        let other = facts.frames[candidate.node]
      else { continue }
      let shared = frame.overlap(other).y
      if shared >= min(frame.height, other.height) / 2 { assign(candidate) }
    }
  }

  /// The chain of candidates, rows and tops both ascending, with the greatest total score.
  private static func bestChain(
    _ candidates: [Candidate], frames: [Int], _ facts: LayoutFacts
  ) -> [Candidate] {
    let limited = candidates.prefix(1500).filter { facts.frames[$0.node] != nil }
    let rects = limited.map { facts.frames[$0.node] ?? .zero }
    var best = limited.map(\.score)
    var previous = [Int?](repeating: nil, count: limited.count)
    for index in limited.indices {
      let frame = rects[index]
      for earlier in 0..<index where limited[earlier].row < limited[index].row {
        let above = rects[earlier]
        guard above.y <= frame.y + 1, limited[earlier].node != limited[index].node
        else { continue }
        // Rows of one frame are drawn below each other: their elements do not stand side by side.
        let isSameFrame = frames[limited[earlier].row] == frames[limited[index].row]
        if isSameFrame, above.overlap(frame).y > min(above.height, frame.height) / 2,
          above.overlap(frame).x <= 1
        {
          continue
        }
        let total = best[earlier] + limited[index].score
        if total > best[index] + 1e-9 {
          best[index] = total
          previous[index] = earlier
        }
      }
    }
    guard var current = best.indices.max(by: { best[$0] < best[$1] }) else { return [] }
    var chain = [limited[current]]
    while let before = previous[current] {
      chain.append(limited[before])
      current = before
    }
    return chain.reversed()
  }

  /// The elements of a row or frame; none where nothing was found.
  func nodes(of item: RowTree.Item) -> [Int] {
    tree.rows(of: item).flatMap { nodes[$0] ?? [] }
  }
}

/// Finds the elements that may show a row.
enum RowCandidates {
  /// All candidates, by row, best first, then from top to bottom.
  static func all(
    _ wireframe: Wireframe, _ facts: LayoutFacts, _ words: DumpWords, _ bindings: Bindings
  ) -> [RowMatch.Candidate] {
    var result: [RowMatch.Candidate] = []
    for (row, content) in wireframe.rows.enumerated() where content.kind == .content {
      for (position, component) in content.components.enumerated() {
        let wanted = Names.words(component.text)
        guard !wanted.isEmpty else { continue }
        if let node = bindings.element(named: component.text) {
          result.append(.init(row: row, component: position, node: node, score: 10))
          continue
        }
        result += best(wanted, row: row, component: position, words, facts)
          .filter { !bindings.isBound($0.node) }
      }
      if let subject = content.note?.subject {
        let wanted = Names.words(subject)
        guard !wanted.isEmpty else { continue }
        if let node = bindings.element(named: subject) {
          result.append(.init(row: row, component: nil, node: node, score: 10))
          continue
        }
        result += best(wanted, row: row, component: nil, words, facts)
      }
    }
    return result
  }

  private static func best(
    _ text: [String], row: Int, component: Int?, _ words: DumpWords, _ facts: LayoutFacts
  ) -> [RowMatch.Candidate] {
    var found = words.candidates(WantedWords(text), isNote: component == nil).map {
      RowMatch.Candidate(row: row, component: component, node: $0.node, score: $0.score)
    }
    guard let top = found.map(\.score).max() else { return [] }
    found.removeAll { $0.score < top - 0.6 }
    found.sort { first, second in
      let a = facts.frames[first.node]?.y ?? 0
      let b = facts.frames[second.node]?.y ?? 0
      return (a, first.node) < (b, second.node)
    }
    return Array(found.prefix(24))
  }
}

/// Elements that a person has pinned to parts of the drawing, by identifier or path.
struct Bindings {
  private var elements: [String: Int] = [:]
  private var bound: Set<Int> = []

  init(_ bindings: [String: String], _ facts: LayoutFacts) {
    guard !bindings.isEmpty else { return }
    let ids = LayoutIDs(facts.dump)
    for (index, node) in facts.nodes.enumerated() where node.isDrawn {
      let tail = node.ident?.split(separator: "/").last.map(String.init)
      for name in [node.ident, tail, ids[index]] {
        guard let name, let meant = bindings[name] else { continue }
        let key = Names.key(meant)
        if elements[key] == nil { elements[key] = index }
        bound.insert(index)
        break
      }
    }
  }

  /// The first element that is pinned to a name.
  func element(named name: String) -> Int? {
    elements.isEmpty ? nil : elements[Names.key(name)]
  }

  /// Whether an element is pinned to some name.
  func isBound(_ node: Int) -> Bool { bound.contains(node) }
}
