import SpecModel
import SpecSyntax
import SpecText

/// Finds the titles of ids: "V1 | Waiting room" in a table of ids and names, where changes tell only "V1" and "V2".
///
/// A table of any subject counts where changes lead from or to two of its ids at least; its rows are states then, and
/// the ids other spellings of them.
struct TitledIds {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the states that the rows of such tables name.
  func collect(into drafts: inout MachineDrafts) {
    guard !drafts.matrices.isEmpty else { return }
    var ends: Set<String>?
    for table in document.tables {
      guard let columns = columns(of: table) else { continue }
      let used = ends ?? Self.ends(of: drafts)
      ends = used
      let section = Int(document.nodes[table].section)
      let found = document.children(of: table).dropFirst().compactMap {
        state(inRow: $0, columns, section: section)
      }
      let ids = found.compactMap(\.aliases.first).map { Names.key($0.text) }
      guard ids.count(where: used.contains) > 1, Set(ids).count == ids.count else { continue }
      add(found, to: &drafts)
    }
  }

  /// The ends of changes that are ids, and that no state bears yet.
  private static func ends(of drafts: MachineDrafts) -> Set<String> {
    var ends: Set<String> = []
    for edge in drafts.matrices.lazy.flatMap(\.edges) {
      if let source = edge.source, isID(source.text) { ends.insert(source.key) }
      if isID(edge.target.text) { ends.insert(edge.target.key) }
    }
    for state in drafts.states {
      ends.remove(state.key)
      for alias in state.aliases { ends.remove(Names.key(alias.text)) }
    }
    return ends
  }

  /// "V1", "SCR-04": capitals or a letter before a number.
  static func isID(_ text: String, most: Int = 8) -> Bool {
    guard (2...most).contains(text.utf8.count), let first = text.utf8.first,
      let last = text.utf8.last,
      ASCII.isLetter(first), first & 0x20 == 0, ASCII.isDigit(last)
    else { return false }
    return text.utf8.allSatisfy {
      ASCII.isDigit($0) || ASCII.isLetter($0) && $0 & 0x20 == 0 || $0 == ASCII.hyphen
        || $0 == 0x2E || $0 == 0x5F
    }
  }

  /// The columns of ids and names of a table, by its header; the ids stand before the names.
  private func columns(of table: Int) -> (id: Int, name: Int)? {
    guard table + 1 < document.nodes.count else { return nil }
    let cells = document.children(of: table + 1)
    guard cells.count > 1, cells.allSatisfy({ document.plainText(of: $0).count <= 40 }) else {
      return nil
    }
    let texts = cells.map { document.string($0) }
    guard let id = texts.firstIndex(where: { ColumnRole.role(ofHeader: $0) == .id }),
      let name = texts.indices.first(where: { place in
        place > id && Names.words(texts[place]).last.map(Self.titles.contains) == true
      })
    else { return nil }
    return (id, name)
  }

  private static let titles: Lexicon = [
    "name", "title", "label", "screen", "state", "view", "page", "step", "status", "mode",
    "nom", "titre", "nombre", "título", "nome", "titel", "titolo", "naam", "nama", "bezeichnung",
    "bildschirm", "zustand", "ansicht", "seite", "écran", "état", "pantalla", "estado", "tela",
    "schermata", "stato", "scherm", "toestand", "名前", "名称", "名稱", "画面", "状態", "状态", "页面",
    "이름", "명칭", "화면", "상태",
  ]

  private func state(
    inRow row: Int, _ columns: (id: Int, name: Int), section: Int
  ) -> StateDraft? {
    let cells = document.children(of: row)
    guard columns.name < cells.count else { return nil }
    let id = StateName.trimmed(document.string(cells[columns.id]))
    let text = StateName.trimmed(document.string(cells[columns.name]))
    let (name, qualifier) = StateName.splitQualifier(text)
    guard Self.isID(id), (1...8).contains(Names.wordCount(name)) else { return nil }
    let origin = document.origin(document.nodes[cells[columns.name]].range)
    var draft = StateDraft(name: name, origin: origin, screen: section)
    draft.parentSection = section
    draft.aliases = [
      LocatedText(id, document.origin(document.nodes[cells[columns.id]].range)),
      LocatedText("\(id) \(name)", origin),
    ]
    if let qualifier {
      draft.qualifier = qualifier
      draft.aliases.append(LocatedText(text, origin))
    }
    return draft
  }

  /// Adds states; what is declared already under its name only learns its id.
  private func add(_ found: [StateDraft], to drafts: inout MachineDrafts) {
    var places: [String: Int] = [:]
    for (index, state) in drafts.states.enumerated() where places[state.key] == nil {
      places[state.key] = index
    }
    for draft in found {
      if let known = places[draft.key] {
        drafts.states[known].aliases += draft.aliases
      } else {
        places[draft.key] = drafts.states.count
        drafts.states.append(draft)
      }
    }
  }
}
