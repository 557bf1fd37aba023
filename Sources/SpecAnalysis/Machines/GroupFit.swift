public import SpecModel
public import SpecSyntax
import SpecText

/// Which member of a group of states the rows of a matrix speak of.
///
/// A matrix that says "Error" may mean one of several sections under "Error States". The words of its
/// triggers often stand in the text of one of them only.
public enum GroupFit {
  private static let generic: Lexicon = [
    "action", "button", "tap", "press", "click", "user", "event", "state", "screen", "view", "the",
    "and", "a", "to", "of", "on", "in", "is", "or", "with", "by", "for", "after", "when",
  ]

  /// The only state whose section has words of the triggers, with those words; `nil` where none or several have.
  public static func fit(
    of states: [StateID], to triggers: [String], machine: Machine, document: Document
  ) -> (state: StateID, words: [String])? {
    var wanted: [String] = []
    for trigger in triggers {
      for word in Names.words(trigger) where !generic.contains(word) && !wanted.contains(word) {
        wanted.append(word)
      }
    }
    var best: [(state: StateID, words: [String])] = []
    for state in states {
      guard let section = machine[state].section else { continue }
      let text = Set(Names.words(document.source.string(extent(section, document))).map(stem))
      let found = wanted.filter { text.contains(stem($0)) }
      guard !found.isEmpty else { continue }
      if let count = best.first?.words.count {
        if found.count < count { continue }
        if found.count > count { best.removeAll() }
      }
      best.append((state, found))
    }
    return best.count == 1 ? best[0] : nil
  }

  /// The rows that leave each state or enter it, for those who ask of many states.
  public struct Rows {
    private let leaving: [StateID: [String?]]
    private let entering: [StateID: [String?]]

    /// Sorts the rows of a machine.
    public init(_ machine: Machine) {
      let rows = machine.transitions.filter { $0.matrix != nil }
      leaving = rows.reduce(into: [:]) { result, row in
        if let source = row.source { result[source, default: []].append(row.trigger?.text) }
      }
      entering = rows.reduce(into: [:]) { result, row in
        result[row.target, default: []].append(row.trigger?.text)
      }
    }

    /// The rows that leave a state, or those that enter it if none does.
    public func triggers(of state: StateID) -> [String] {
      (leaving[state] ?? entering[state] ?? []).compactMap { $0 }
    }
  }

  /// The rows that leave a state, or those that enter it if none does.
  public static func triggers(of state: StateID, in machine: Machine) -> [String] {
    let leaving = machine.transitions.filter { $0.source == state && $0.matrix != nil }
    let rows =
      leaving.isEmpty
      ? machine.transitions.filter { $0.target == state && $0.matrix != nil } : leaving
    return rows.compactMap(\.trigger?.text)
  }

  /// The section around a heading, down to the next heading of its level.
  private static func extent(_ heading: Origin, _ document: Document) -> SourceRange {
    let start = heading.range.start
    var (low, high) = (0, document.sections.count)
    while low < high {
      let middle = (low + high) / 2
      let title = Int(document.sections[middle].heading)
      if title < 0 || document.nodes[title].range.start < start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < document.sections.count, case let section = document.sections[low],
      document.nodes[Int(section.heading)].range.start == start, let last = section.nodes.last
    else { return heading.range }
    return heading.range.union(document.nodes[Int(last)].range)
  }

  /// A word without its commonest endings, so that "granted", "grant" and "permissions", "permission" meet.
  static func stem(_ word: String) -> String {
    for ending in ["ions", "ing", "ion", "ed", "es", "s", "e"]
    where word.hasSuffix(ending) && word.count - ending.count >= 4 {
      return String(word.dropLast(ending.count))
    }
    return word
  }
}
