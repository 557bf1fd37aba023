import SpecModel
import SpecSyntax
import SpecText

/// Reads tables below headings over one kind of states, "Empty states", whose rows tell when each is shown: "Shelf | No
/// packets yet | …" below "Screen | Condition | Message", "No packets yet | …" below "Situation | Message". The condition
/// is the name.
struct OccasionStates {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the states of all such tables that nothing else declares.
  ///
  /// - Complexity: O(tables).
  func collect(into drafts: inout MachineDrafts) {
    var keys: Set<String>?
    for table in document.tables {
      let section = Int(document.nodes[table].section)
      guard section > 0, Self.isOfKind(document.title(ofSection: section)),
        let column = column(of: table + 1)
      else { continue }
      let range = document.origin(document.nodes[table].range).range
      guard !drafts.states.contains(where: { range.contains($0.origin.range) }) else { continue }
      let rows = document.children(of: table).dropFirst()
      let found = rows.compactMap { state(in: $0, column, section) }
      guard found.count > 1, found.count == rows.count,
        Set(found.map(\.key)).count == found.count
      else { continue }
      var known = keys.take() ?? Set(drafts.states.map(\.key))
      for state in found where known.insert(state.key).inserted { drafts.states.append(state) }
      keys = known
    }
  }

  /// "Empty states", "5. Error and empty states", "Leere Zustände": a kind of states, and a word for several.
  private static func isOfKind(_ title: String) -> Bool {
    let words = Names.words(StateName.withoutNumbering(title))
    guard (2...5).contains(words.count), words.contains(where: StateVocabulary.plurals.contains)
    else { return false }
    return words.contains(where: kinds.contains)
  }

  private static let kinds: Lexicon = [
    "empty", "error", "loading", "offline", "blank", "zero", "leere", "leer", "vide", "vides",
    "vacío", "vacíos", "vazio", "vazios", "vuoto", "vuoti", "lege", "fehler", "erreur", "erro",
    "errore", "kosong", "tomma", "tomme",
  ]

  /// The column of conditions beside one of screens or surfaces, which need not stand first, or in front of all others.
  private func column(of header: Int) -> Int? {
    let cells = context.cells(of: header)
    let titles = cells.map { document.string($0) }
    guard titles.count > 1, !titles.contains(where: { Names.hasWord($0, in: Self.tasks) }) else {
      return nil
    }
    guard titles.count > 2, let place = titles.prefix(2).firstIndex(where: Self.headsPlaces) else {
      // As written: the columns may have been put in another order.
      return document.children(of: header).first.flatMap { first in
        Names.words(document.string(first)).last.map(Self.cases.contains) == true
          ? cells.firstIndex(of: first) : nil
      }
    }
    return titles.indices.first { column in
      guard column != place else { return false }
      let role = ColumnRole.role(ofHeader: titles[column])
      return role == .guardText || role == .event
        || Names.words(titles[column]).last.map(Self.occasions.contains) == true
    }
  }

  private static func headsPlaces(_ title: String) -> Bool {
    Names.words(title).last.map { TransitionWords.surfaces.contains($0) || places.contains($0) }
      ?? false
  }

  /// Headers of a table of work to do.
  private static let tasks: Lexicon = ["owner", "priority", "status"]
  private static let places: Lexicon = [
    "surface", "area", "list", "tab", "section", "where", "bereich", "liste", "zone", "lista",
    "área", "sección", "seção", "sezione",
  ]
  /// Headers of what is so when a state is shown, which say so without a column of screens.
  private static let cases: Lexicon = [
    "situation", "situations", "case", "scenario", "condition", "fall", "szenario", "cas",
    "scénario", "caso", "situación", "situação", "situazione", "situatie", "situasi", "ситуация",
    "状況", "場面", "场景", "情况", "상황",
  ]
  private static let occasions: Lexicon = [
    "when", "condition", "trigger", "case", "situation", "wann", "fall", "quand", "cas", "cuando",
    "caso", "quando", "wanneer",
  ]

  private func state(in row: Int, _ column: Int, _ section: Int) -> StateDraft? {
    let cells = context.cells(of: row)
    guard column < cells.count, case let name = StateName.trimmed(document.string(cells[column])),
      (1...6).contains(Names.wordCount(name)), name.utf8.count <= 60, !name.hasSuffix("."),
      !Arrow.isIn(name), !EventName.isCode(name), !name.contains(where: { ",;=".contains($0) })
    else { return nil }
    var draft = StateDraft(
      name: name, origin: document.origin(document.nodes[cells[column]].range), screen: 0)
    draft.parentSection = section
    return draft
  }
}
