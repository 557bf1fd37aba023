import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Takes out "Grid view" beside "List view", sections right below one heading over states: how one thing is laid out
  /// while it is in any of them. What a change leads to or leaves stays, and what another place declares.
  ///
  /// - Complexity: O(states).
  mutating func takeOutArrangements(in context: LoweringContext) {
    var found: [Int: [Int]] = [:]
    for (index, state) in states.enumerated()
    where state.section != nil && state.origin.range.count <= 80 {
      let section = context.section(of: state.origin)
      guard section > 0, case let parent = Int(context.document.sections[section].parent),
        parent > 0, Self.isArrangement(context.document.title(ofSection: section)),
        Self.isOverStates(context.document.title(ofSection: parent))
      else { continue }
      found[parent, default: []].append(index)
    }
    let groups = found.values.map { Set($0.map { states[$0].key }) }
    var keys = groups.filter { $0.count > 1 }.reduce(into: Set<String>()) { $0.formUnion($1) }
    guard !keys.isEmpty else { return }
    for matrix in matrices {
      for edge in matrix.edges {
        keys.remove(edge.target.key)
        if let source = edge.source { keys.remove(source.key) }
      }
    }
    let gone = Set(found.values.joined().filter { keys.contains(states[$0].key) })
    states = states.indices.filter { !gone.contains($0) }.map { states[$0] }
  }

  /// "Preview states": a heading that ends with a word for states, or begins with one where languages put it first.
  private static func isOverStates(_ title: String) -> Bool {
    let words = Names.words(StateName.splitQualifier(StateName.withoutNumbering(title)).name)
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    return StateVocabulary.plurals.contains(last) || StateVocabulary.plurals.contains(first)
  }

  private static func isArrangement(_ title: String) -> Bool {
    let words = Names.words(StateName.splitQualifier(StateName.withoutNumbering(title)).name)
    if words.count == 1 { return arrangementCompounds.contains(words[0]) }
    guard (2...3).contains(words.count), let first = words.first, let last = words.last else {
      return false
    }
    return arrangementNouns.contains(last) && arrangements.contains(first)
      || arrangementNouns.contains(first) && arrangements.contains(last)
  }

  private static let arrangementNouns: Lexicon = [
    "view", "layout", "ansicht", "vue", "vista", "visualização", "weergave", "tampilan", "вид",
  ]
  private static let arrangements: Lexicon = [
    "grid", "list", "table", "card", "cards", "tile", "tiles", "gallery", "compact", "grille",
    "liste", "tableau", "cuadrícula", "lista", "tabla", "grade", "tabela", "griglia", "tabella",
    "raster", "lijst", "tabel", "daftar", "kisi", "сетка", "список", "сеткой", "списком",
  ]
  private static let arrangementCompounds: Lexicon = [
    "rasteransicht", "listenansicht", "kachelansicht", "tabellenansicht", "kartenansicht",
    "gridview", "listview", "rasterweergave", "lijstweergave", "グリッド表示", "リスト表示",
    "网格视图", "列表视图", "그리드뷰", "리스트뷰",
  ]
}
