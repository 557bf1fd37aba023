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

  /// What was matched, for people, in the order of the rows.
  private(set) var matches: [LayoutReport.Entry.Match] = []

  init(_ wireframe: Wireframe, _ facts: LayoutFacts, bindings: [String: String] = [:]) {
    self.wireframe = wireframe
    tree = RowTree(wireframe)
    let candidates = RowCandidates.all(wireframe, facts, Bindings(bindings, facts))
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
    let limited = Array(candidates.prefix(1500))
    var best = limited.map(\.score)
    var previous = [Int?](repeating: nil, count: limited.count)
    for index in limited.indices {
      guard let frame = facts.frames[limited[index].node] else { continue }
      for earlier in 0..<index where limited[earlier].row < limited[index].row {
        guard let above = facts.frames[limited[earlier].node], above.y <= frame.y + 1,
          limited[earlier].node != limited[index].node
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
    _ wireframe: Wireframe, _ facts: LayoutFacts, _ bindings: Bindings
  ) -> [RowMatch.Candidate] {
    let drawn = facts.nodes.indices.filter { facts.nodes[$0].isDrawn && $0 != facts.root }
    var idents: [String: Set<String>] = [:]
    let words = drawn.map { Words(facts.nodes[$0], &idents) }
    var result: [RowMatch.Candidate] = []
    for (row, content) in wireframe.rows.enumerated() where content.kind == .content {
      for (position, component) in content.components.enumerated() {
        let wanted = Names.words(component.text)
        guard !wanted.isEmpty else { continue }
        if let node = bindings.element(named: component.text) {
          result.append(.init(row: row, component: position, node: node, score: 10))
          continue
        }
        result += best(wanted, row: row, component: position, drawn, words, facts)
          .filter { !bindings.isBound($0.node) }
      }
      if let subject = content.note?.subject {
        let wanted = Names.words(subject)
        guard !wanted.isEmpty else { continue }
        if let node = bindings.element(named: subject) {
          result.append(.init(row: row, component: nil, node: node, score: 10))
          continue
        }
        result += best(wanted, row: row, component: nil, drawn, words, facts)
      }
    }
    return result
  }

  private static func best(
    _ text: [String], row: Int, component: Int?, _ drawn: [Int], _ words: [Words],
    _ facts: LayoutFacts
  ) -> [RowMatch.Candidate] {
    let wanted = Wanted(text)
    var found: [RowMatch.Candidate] = []
    for (position, node) in drawn.enumerated() {
      var score = words[position].score(wanted)
      // A note names the element as a whole: its name counts, not its text.
      if component == nil { score = words[position].identifies(wanted) ? 1.5 : 0 }
      guard score > 0 else { continue }
      found.append(
        RowMatch.Candidate(row: row, component: component, node: node, score: score))
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

/// The words of a part of the drawing, for matching.
private struct Wanted {
  let words: [String]
  let singular: [String]
  let role: LayoutRole?

  init(_ words: [String]) {
    self.words = words
    singular = words.map(Subject.singular)
    switch words.last {
    case "spinner", "loader", "progress": role = .progress
    case "photo", "image", "picture", "avatar", "illustration": role = .image
    case "toggle", "switch", "checkbox": role = .toggle
    case "field", "input": role = .field
    case "slider": role = .slider
    default: role = nil
    }
  }
}

/// The words of an element, for matching.
private struct Words {
  let text: [String]
  let name: [String]
  /// The words of the identifier, also without the ending of the plural.
  let ident: Set<String>
  let role: LayoutRole

  init(_ node: LayoutNode, _ idents: inout [String: Set<String>]) {
    func words(_ part: String?) -> [String] {
      guard let part, part.utf8.count <= 400 else { return [] }
      return Names.words(part)
    }
    text = words(node.text)
    name = words(node.name)
    role = node.role
    guard let key = node.ident else {
      ident = []
      return
    }
    if let known = idents[key] {
      ident = known
    } else {
      let own = words(key)
      ident = Set(own + own.map(Subject.singular))
      idents[key] = ident
    }
  }

  func score(_ wanted: Wanted) -> Double {
    if text == wanted.words { return 4 }
    if name == wanted.words { return 3.5 }
    if wanted.words.count > 1, Self.contains(text, wanted.words) { return 3 }
    if wanted.words.count > 1, Self.contains(name, wanted.words) { return 2.5 }
    if identifies(wanted) { return 1.5 }
    if wanted.role == role { return 1 }
    return 0
  }

  /// Whether the identifier holds all the words.
  func identifies(_ wanted: Wanted) -> Bool {
    !ident.isEmpty && wanted.singular.allSatisfy(ident.contains)
  }

  private static func contains(_ own: [String], _ wanted: [String]) -> Bool {
    own.count > 1
      && wanted.allSatisfy { word in
        own.contains { $0 == word || Subject.singular($0) == word }
      }
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
