import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Takes out the changes of lines that only list states, "States: idle → busy → done" above "Transitions:": there the
  /// arrows part the names, and the changes stand below.
  ///
  /// - Complexity: O(edges); the beginnings of lines are looked at.
  mutating func takeOutStateRows(in document: Document) {
    var labels = RowLabels(document)
    var rows: [UInt32: Bool] = [:]
    var kept: Set<String> = []
    var taken: [(name: NameReference, section: Int)] = []
    for index in matrices.indices {
      let section = matrices[index].section
      let isRow = { (edge: EdgeDraft) -> Bool in
        guard edge.trigger == nil, edge.guardText == nil, edge.source != nil else { return false }
        let start = edge.origin.range.start
        let answer = rows[start] ?? labels.listsStates(Int(start), section)
        rows[start] = answer
        return answer
      }
      let found = matrices[index].edges.filter(isRow)
      guard !found.isEmpty else { continue }
      matrices[index].edges.removeAll(where: isRow)
      matrices[index].supportingLines += found.map(\.origin)
      taken += found.flatMap { [$0.source, $0.target].compactMap(\.self) }
        .map { (name: $0, section: section) }
    }
    guard !taken.isEmpty else { return }
    for matrix in matrices {
      for edge in matrix.edges {
        kept.insert(edge.target.key)
        if let source = edge.source { kept.insert(source.key) }
      }
    }
    for state in states { kept.insert(state.key) }
    for (name, section) in taken where kept.insert(name.key).inserted {
      var state = StateDraft(name: name.text, origin: name.origin, screen: 0)
      state.parentSection = section
      states.append(state)
    }
  }
}

/// Labels over states and over changes at the beginnings of lines.
private struct RowLabels {
  private let document: Document
  /// Where the last line with a label over changes begins, by section; -1 where there is none.
  private var lastChanges: [Int: Int] = [:]

  init(_ document: Document) { self.document = document }

  /// Whether the line around a place begins with a label over states, and a later one of its section with one over
  /// changes.
  mutating func listsStates(_ place: Int, _ section: Int) -> Bool {
    let bytes = document.source.bytes
    guard place < bytes.count else { return false }
    var start = place
    while start > 0, bytes[start - 1] != ASCII.lineFeed { start -= 1 }
    guard let label = label(at: start), Self.nameStates(label) else { return false }
    let range = document.range(ofSection: max(0, section)).offsets
    guard start >= range.lowerBound else {
      return lastChange(behind: start, to: range.upperBound) >= 0
    }
    let last =
      lastChanges[section] ?? lastChange(behind: range.lowerBound, to: range.upperBound)
    lastChanges[section] = last
    return last > start
  }

  /// Where the last line behind another begins that has a label over changes; -1 where there is none.
  private func lastChange(behind start: Int, to limit: Int) -> Int {
    var last = -1
    var next = start
    while let end = ASCII.find(ASCII.lineFeed, in: document.source.bytes, next..<max(next, limit)) {
      next = end + 1
      if let label = label(at: next), Self.nameChanges(label) { last = next }
    }
    return last
  }

  /// The words before the colon with which a line begins, without marks of lists and emphasis.
  private func label(at start: Int) -> String? {
    let bytes = document.source.bytes
    let limit = min(bytes.count, start + 48)
    var place = start
    while place < limit, [0x20, 0x2A, 0x2D, 0x5F, 0x23, 0x3E].contains(bytes[place]) { place += 1 }
    let end = (place..<max(place, limit)).first { index in
      bytes[index] == ASCII.lineFeed || bytes[index] == ASCII.colon
        || ASCII.starts(bytes, at: index, with: "：")
    }
    guard let end, end > place, bytes[end] != ASCII.lineFeed else { return nil }
    return document.source.string(SourceRange(place, end))
  }

  /// "States", "Order states", "状态".
  private static func nameStates(_ label: String) -> Bool {
    let words = Names.words(label)
    guard let last = words.last, words.count < 4 else { return false }
    return StateVocabulary.plurals.contains(last)
      || TransitionWords.progressMarks.contains { label.hasSuffix($0) && label.count < 9 }
  }

  /// "Transitions", "State transitions", "状态转换".
  private static func nameChanges(_ label: String) -> Bool {
    let words = Names.words(label)
    guard words.count < 4 else { return false }
    return words.contains(where: TransitionWords.transitions.contains)
      || label.count < 9 && TransitionWords.transitionMarks.contains(where: label.contains)
  }
}
