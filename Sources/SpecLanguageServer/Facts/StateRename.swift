import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText
import SpecWorkspace

/// Another name for a state: where it is declared, in rows, diagrams, front matter, and in links to its section.
struct StateRename {
  private let finder: Finder
  private let symbol: Symbol
  private let new: String
  private let number: Int
  private let machine: Machine
  private let id: StateID

  init(_ symbol: Symbol, to new: String, _ finder: Finder) throws(RPCError) {
    guard let (machine, id) = finder.state(symbol) else {
      throw .failed("the state is not known any more")
    }
    (self.finder, self.symbol, self.new) = (finder, symbol, new)
    (self.machine, self.id) = (machine, id)
    number = finder.home(symbol)
  }

  private var old: String { machine[id].name }
  private var document: Document { finder.view.workspace.documents[number] }

  /// The changes.
  ///
  /// - Errors: throws where the documents would be read otherwise afterwards.
  func plan() throws(RPCError) -> RenamePlan {
    if let place = finder.view.workspace.configurationPlace(naming: old) {
      throw .failed("'\(old)' is named in \(place) as well; change it there first")
    }
    let key = Names.key(new)
    if let other = machine.stateIDs.first(where: { $0 != id && isNamed(machine[$0], key) }) {
      throw .failed("'\(machine[other].name)' is a state of the same machine already")
    }
    if new == old { return RenamePlan() }
    let plan = try accepted()
    if let line = diagramLine(refusing: new, in: plan) {
      throw .failed(
        "the diagram in line \(line) takes no name with blanks or marks; "
          + "give the state an alias there first: state \"…\" as …")
    }
    return plan
  }

  /// The fewest changes after which the documents are read as before.
  private func accepted() throws(RPCError) -> RenamePlan {
    let plain = certain()
    if Names.key(new) == Names.key(old) {
      // Other letters of one name are one name to specs, but not to the programs that draw diagrams.
      let whole = withCode(withDrawings(plain))
      if problem(with: whole) == nil { return whole }
    }
    guard let problem = problem(with: plain) else { return plain }
    // Diagrams and tables that tell a machine again hold names that the model does not place one by one.
    let wider = withDrawings(plain)
    if self.problem(with: wider) == nil { return wider }
    // Code lists them once more: "case idle", "phase: 'idle' | 'error'".
    let widest = withCode(wider)
    if self.problem(with: widest) == nil { return widest }
    throw .failed("'\(old)' cannot be renamed safely: \(problem)")
  }

  private func isNamed(_ state: State, _ key: String) -> Bool {
    state.key == key || state.aliases.contains { Names.key($0.text) == key }
  }

  // MARK: Places

  private func certain() -> RenamePlan {
    var plan = RenamePlan()
    for (number, place) in finder.places(of: [symbol]) where place.role != .alias {
      guard place.isWritten, place.symbols.count == 1 else { continue }
      plan.replace(place.name, of: number, by: new)
      renameLinks(to: place, &plan)
    }
    renameFrontMatter(&plan)
    return plan
  }

  private func withDrawings(_ plain: RenamePlan) -> RenamePlan {
    var plan = plain
    for matrix in machine.matrices {
      for range in wordsAlike(in: matrix.origin.range) {
        plan.replace(range, of: number, by: new)
      }
    }
    return plan
  }

  private func withCode(_ plain: RenamePlan) -> RenamePlan {
    var plan = plain
    let bytes = document.source.bytes
    for block in document.codeBlocks {
      for range in wordsAlike(in: document.nodes[Int(block.node)].range) {
        let (start, end) = (Int(range.start), Int(range.end))
        guard start > 0, end < bytes.count else { continue }
        let isQuoted = bytes[start - 1] == bytes[end] && "'\"`".utf8.contains(bytes[end])
        let isCase = start >= 5 && bytes[start - 5..<start].elementsEqual("case ".utf8)
        if isQuoted || isCase { plan.replace(range, of: number, by: new) }
      }
    }
    return plan
  }

  /// The places in a range where the name stands as a word, letter for letter.
  private func wordsAlike(in range: SourceRange) -> [SourceRange] {
    var result: [SourceRange] = []
    var rest = range
    while let found = NameSearch.range(of: old, in: rest, of: document.source) {
      if document.source.string(found) == old, NameSearch.isWord(found, document.source) {
        result.append(found)
      }
      rest = SourceRange(Int(found.end), Int(rest.end))
    }
    return result
  }

  private func renameFrontMatter(_ plan: inout RenamePlan) {
    guard let root = document.frontMatter?.root else { return }
    func rename(_ text: String, _ range: SourceRange) {
      guard Names.key(text) == Names.key(old),
        let name = NameSearch.range(of: text, in: range, of: document.source)
      else { return }
      plan.replace(name, of: number, by: new)
    }
    if let node = root["initial"] { rename(node.text, node.range) }
    for key in ["aliases", "bindings"] {
      for entry in root[key]?.entries ?? [] {
        if case .sequence = entry.value.value {
          rename(entry.key, entry.keyRange)
        } else {
          rename(entry.value.text, entry.value.range)
        }
      }
    }
  }

  /// Links to the section of a heading lead to its new anchor.
  private func renameLinks(to place: NamedPlace, _ plan: inout RenamePlan) {
    guard
      let section = document.sections.indices.first(where: { index in
        let heading = Int(document.sections[index].heading)
        return heading >= 0 && document.nodes[heading].range.contains(place.name)
      })
    else { return }
    let facts = finder.view.workspace.facts
    let title = document.title(ofSection: section)
    guard let at = title.range(ofName: old) else { return }
    let anchor = Anchors.slug(title.replacingSubrange(at, with: new))
    for (other, analysis) in facts.analyses.enumerated() {
      for target in analysis.linkTargets {
        guard target.path == document.source.path, let fragment = target.fragment,
          facts.analyses[number].anchors.section(fragment) == section
        else { continue }
        let source = finder.view.workspace.documents[other].source
        let bytes = source.bytes
        let range = target.origin.range
        guard let hash = range.offsets.first(where: { bytes[$0] == 0x23 }) else { continue }
        var end = hash + 1
        while end < Int(range.end), !" )>\"'".utf8.contains(bytes[end]) { end += 1 }
        plan.replace(SourceRange(hash + 1, end), of: other, by: anchor)
      }
    }
  }

  // MARK: Diagrams

  /// The line of a state diagram in which the name would stand for an id that it cannot be.
  ///
  /// - Source: Mermaid, "State diagrams": an id has no blanks; a text stands in quotation marks or behind a colon.
  private func diagramLine(refusing name: String, in plan: RenamePlan) -> Int? {
    let isID = name.utf8.allSatisfy { ASCII.isWord($0) || $0 == 0x2D || $0 >= 0x80 }
    guard !isID || name.isEmpty else { return nil }
    let bytes = document.source.bytes
    for block in document.codeBlocks
    where block.lines.contains(where: { line in
      ASCII.starts(bytes, at: ASCII.trimmed(bytes, line.offsets).lowerBound, with: "stateDiagram")
    }) {
      for range in (plan.edits[number] ?? [:]).keys.sorted(by: { $0.start < $1.start }) {
        guard let line = block.lines.first(where: { $0.contains(range) }) else { continue }
        let before = bytes[line.offsets.lowerBound..<Int(range.start)]
        let isText = before.last == ASCII.quote || before.contains(ASCII.colon)
        if !isText { return document.source.lineIndex(of: Int(range.start)) + 1 }
      }
    }
    return nil
  }

  // MARK: Check

  /// Why the documents would be read otherwise; `nil` where only the name changes.
  private func problem(with plan: RenamePlan) -> String? {
    let after = plan.outcome(finder)
    let before = finder.view.workspace
    guard after.specs.count == before.specs.count else { return "a document would be lost" }
    for index in before.specs.indices {
      let (was, now) = (before.specs[index].machines, after.specs[index].machines)
      guard was.count == now.count else {
        return
          "\(before.specs[index].path) would have \(now.count) machines in place of \(was.count)"
      }
      for (old, new) in zip(was, now) {
        if let problem = difference(old, new, isOwn: index == number && old.key == machine.key) {
          return problem
        }
      }
    }
    return nil
  }

  private func difference(_ was: Machine, _ now: Machine, isOwn: Bool) -> String? {
    let names = was.states.map(\.name)
    var wanted = names
    if isOwn { wanted[id.index] = new }
    let found = now.states.map(\.name)
    if found != wanted {
      let stray = Set(found).subtracting(wanted).sorted().first
      if let stray { return "'\(stray)' would be another state of '\(was.name)'" }
      return "the states of '\(was.name)' would be others"
    }
    func ends(_ machine: Machine) -> [[Int]] {
      machine.transitions.map { [$0.source?.index ?? -1, $0.target.index] }
    }
    return ends(was) == ends(now) && was.initial == now.initial
      ? nil : "the changes of '\(was.name)' would be read otherwise"
  }
}

extension String {
  /// Where a name stands in a title.
  fileprivate func range(ofName name: String) -> Range<String.Index>? {
    let source = SourceText(path: "", bytes: ContiguousArray(utf8))
    let whole = SourceRange(0, source.bytes.count)
    guard let found = NameSearch.range(of: name, in: whole, of: source) else { return nil }
    return utf8.index(
      startIndex, offsetBy: Int(found.start))..<utf8.index(
        startIndex, offsetBy: Int(found.end))
  }

  fileprivate func replacingSubrange(_ range: Range<String.Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
