import SpecModel
import SpecSyntax
import SpecText

/// Joins the rows of a grid with the states of a list that have longer names: "Loading" beside "Loading skeleton".
///
/// Every row must fit one state of the list, each another, and the grid must name half of them at least.
struct ShorterNames {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Makes the names of such rows other spellings of the states, and takes the rows out of the states.
  ///
  /// - Complexity: O(headers + states for each grid).
  func settle(_ drafts: inout MachineDrafts) {
    guard drafts.states.count > 3 else { return }
    for table in document.tables where table + 1 < document.nodes.count {
      let header = context.cells(of: table + 1).map { document.string($0) }
      guard StateGrid.mayBeGrid(header) else { continue }
      settle(table, &drafts)
    }
  }

  private func settle(_ table: Int, _ drafts: inout MachineDrafts) {
    let range = document.origin(document.nodes[table].range).range
    let rows = drafts.states.indices.filter { range.contains(drafts.states[$0].origin.range) }
    guard (2...40).contains(rows.count) else { return }
    let taken = Set(rows)
    var keys: Set<String> = []
    var groups: [Int: [Int]] = [:]
    for index in drafts.states.indices where !taken.contains(index) {
      keys.insert(drafts.states[index].key)
      groups[drafts.states[index].screen, default: []].append(index)
    }
    guard rows.allSatisfy({ !keys.contains(drafts.states[$0].key) }) else { return }
    let fits = groups.keys.sorted().compactMap { screen -> (group: [Int], longer: [Int])? in
      let group = groups[screen] ?? []
      let names = group.map { Names.significantWords(drafts.states[$0].name) }
      let places = rows.compactMap { Self.place(of: drafts.states[$0].name, in: names) }
      guard places.count == rows.count, Set(places).count == places.count else { return nil }
      return (group, places.map { group[$0] })
    }
    guard fits.count == 1, let (group, longer) = fits.first else { return }
    let names = group.map { Names.significantWords(drafts.states[$0].name) }
    var named = Set(longer)
    var aliases = zip(rows, longer).map {
      (state: $1, text: LocatedText(drafts.states[$0].name, drafts.states[$0].origin))
    }
    for cell in cells(of: table) where !keys.contains(Names.key(cell.text)) {
      guard let place = Self.place(of: cell.text, in: names) else { continue }
      if named.insert(group[place]).inserted { aliases.append((group[place], cell)) }
    }
    guard named.count * 2 >= group.count else { return }
    for (state, text) in aliases { drafts.states[state].aliases.append(text) }
    for row in rows.reversed() { drafts.states.remove(at: row) }
  }

  /// The short texts of the cells behind the first ones.
  private func cells(of table: Int) -> [LocatedText] {
    document.children(of: table).dropFirst().prefix(40).flatMap { row in
      context.cells(of: row).dropFirst().compactMap { cell in
        let text = StateName.trimmed(document.string(cell))
        guard (1...3).contains(Names.wordCount(text)), !StateCell.isBlank(text) else { return nil }
        return LocatedText(text, document.origin(document.nodes[cell].range))
      }
    }
  }

  /// The only one of some names that begins or ends with the words of another and goes on.
  private static func place(of name: String, in names: [[String]]) -> Int? {
    let words = Names.significantWords(name)
    guard !words.isEmpty else { return nil }
    let found = names.indices.filter { place in
      names[place].count > words.count
        && (names[place].starts(with: words) || names[place].suffix(words.count) == words[...])
    }
    return found.count == 1 ? found[0] : nil
  }
}
