import SpecModel
import SpecSyntax
import SpecText

/// Joins names that a table of words in two languages gives for one thing: below "English | Deutsch" the row
/// "Boarding | Einstieg" makes "Einstieg" in a flow the state "Boarding" of a diagram.
struct Glossaries {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Gives the ends of changes that no state bears the names of the states that a glossary has beside them, and these
  /// the other names as aliases.
  func settle(_ drafts: inout MachineDrafts) {
    guard !drafts.matrices.isEmpty, !drafts.states.isEmpty else { return }
    var states: [String: Int]?
    var names: [String: (state: Int, word: LocatedText)] = [:]
    for table in document.tables {
      guard let columns = columns(of: table) else { continue }
      let known = states ?? Self.places(of: drafts)
      states = known
      for row in document.children(of: table).dropFirst() {
        let words = self.words(inRow: row, columns)
        guard let named = words.lazy.compactMap({ known[Names.key($0.text)] }).first else {
          continue
        }
        for word in words where known[Names.key(word.text)] == nil {
          names[Names.key(word.text)] = (named, word)
        }
      }
    }
    guard !names.isEmpty else { return }
    var used: Set<String> = []
    for index in drafts.matrices.indices {
      for place in drafts.matrices[index].edges.indices {
        let edge = drafts.matrices[index].edges[place]
        if let source = edge.source, let found = names[source.key] {
          drafts.matrices[index].edges[place].source?.text = drafts.states[found.state].name
          used.insert(source.key)
        }
        if let found = names[edge.target.key] {
          drafts.matrices[index].edges[place].target.text = drafts.states[found.state].name
          used.insert(edge.target.key)
        }
      }
    }
    for key in used.sorted() {
      guard let found = names[key] else { continue }
      drafts.states[found.state].aliases.append(found.word)
    }
  }

  /// The states by the keys of their names and aliases.
  private static func places(of drafts: MachineDrafts) -> [String: Int] {
    var result: [String: Int] = [:]
    for (index, state) in drafts.states.enumerated() {
      for key in [state.key] + state.aliases.map({ Names.key($0.text) })
      where result[key] == nil && !key.isEmpty {
        result[key] = index
      }
    }
    return result
  }

  /// The columns whose headers are names of languages, two at least.
  private func columns(of table: Int) -> [Int]? {
    guard table + 1 < document.nodes.count else { return nil }
    let cells = document.children(of: table + 1)
    let columns = cells.indices.filter { place in
      let text = document.plainText(of: cells[place])
      return (2...24).contains(text.count)
        && Self.languages.contains(StateName.trimmed(document.string(plain: text)).lowercased())
    }
    return columns.count > 1 ? columns : nil
  }

  /// The short texts of a row in some columns; none where one is missing.
  private func words(inRow row: Int, _ columns: [Int]) -> [LocatedText] {
    let cells = document.children(of: row)
    let words = columns.compactMap { column -> LocatedText? in
      guard cells.indices.contains(column) else { return nil }
      let text = StateName.trimmed(document.string(cells[column]))
      guard (1...5).contains(Names.wordCount(text)), text.utf8.count <= 60 else { return nil }
      return LocatedText(text, document.origin(document.nodes[cells[column]].range))
    }
    return words.count == columns.count ? words : []
  }

  private static let languages: Lexicon = [
    "english", "german", "french", "spanish", "portuguese", "italian", "dutch", "polish", "russian",
    "ukrainian", "czech", "turkish", "japanese", "chinese", "korean", "vietnamese", "indonesian",
    "deutsch", "englisch", "französisch", "français", "anglais", "español", "inglés", "português",
    "inglês", "italiano", "inglese", "nederlands", "engels", "polski", "angielski", "русский",
    "английский", "українська", "англійська", "čeština", "türkçe", "ingilizce", "日本語", "英語", "中文",
    "英文", "简体中文", "繁體中文", "한국어", "영어", "tiếng việt", "tiếng anh", "bahasa indonesia",
    "bahasa inggris", "en", "de", "fr", "es", "pt", "it", "nl", "pl", "ru", "uk", "ja", "zh", "ko",
  ]
}
