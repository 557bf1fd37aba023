import SpecModel
import SpecSyntax
import SpecText

/// Reads tables of the steps of a wizard, each a screen: "Step | Label | Description" over "1 | Dates | …".
///
/// The first column counts from one on, and a heading or the words above the table speak of a wizard.
struct StepTables {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The steps of all such tables.
  ///
  /// - Complexity: O(tables) where no first header says "Step".
  func states() -> [StateDraft] {
    document.tables.flatMap { table -> [StateDraft] in
      guard table + 1 < document.nodes.count else { return [] }
      let header = document.children(of: table + 1)
      guard let first = header.first, document.plainText(of: first).count <= 24,
        Self.isStep(document.string(first)), let column = column(of: header),
        isWizard(table)
      else { return [] }
      let rows = document.children(of: table).dropFirst()
      let section = Int(document.nodes[table].section)
      let found = rows.enumerated().compactMap { index, row in
        state(document.children(of: row), column, number: index + 1, section)
      }
      let keys = Set(found.map(\.key))
      return found.count > 2 && found.count == rows.count && keys.count == found.count ? found : []
    }
  }

  /// Whether a header is the word for a step, or a sign for numbers.
  static func isStep(_ header: String) -> Bool {
    let words = Names.words(header)
    return words.count == 1 && StateWords.steps.contains(words[0])
      || words.isEmpty && StateName.trimmed(header) == "#"
  }

  /// The column of names.
  private func column(of header: [Int]) -> Int? {
    header.indices.dropFirst().first { column in
      guard document.plainText(of: header[column]).count <= 32 else { return false }
      let words = Names.words(ColumnRole.withoutParentheses(document.string(header[column])))
      guard let last = words.last, words.count <= 2 else { return false }
      return Self.labels.contains(last) || TransitionWords.screenNouns.contains(last)
    }
  }

  private static let labels: Lexicon = [
    "label", "title", "name", "bezeichnung", "titel", "libellé", "titre", "nom", "etiqueta",
    "título", "nombre", "rótulo", "nome", "etichetta", "titolo", "naam", "nama", "etykieta",
    "tytuł", "nazwa", "название", "заголовок", "назва", "název", "başlık", "名前", "名称", "標題",
    "标题", "名稱", "タイトル", "이름", "제목",
  ]

  /// Whether the headings or the words of the section before the table speak of a wizard.
  private func isWizard(_ table: Int) -> Bool {
    let titles = context.scope(of: table)
    if titles.contains(where: WizardSteps.isWizard) { return true }
    let section = Int(document.nodes[table].section)
    return context.lines(in: document.sections[section].ownNodes).contains { line in
      line.holder == .paragraph && line.node < table && line.text.count <= 240
        && WizardSteps.namesWizard(document.string(plain: line.text))
    }
  }

  private func state(_ cells: [Int], _ column: Int, number: Int, _ section: Int) -> StateDraft? {
    guard column < cells.count, let first = cells.first,
      document.string(first).filter(\.isNumber) == String(number)
    else { return nil }
    let (name, qualifier) = StateName.splitQualifier(
      StateName.withoutNumbering(document.string(cells[column])))
    guard (1...5).contains(Names.wordCount(name)), name.utf8.count <= 60, !Arrow.isIn(name) else {
      return nil
    }
    let origin = document.origin(document.nodes[cells[column]].range)
    var draft = StateDraft(name: name, qualifier: qualifier, origin: origin, screen: section)
    draft.parentSection = section
    draft.isScreen = true
    return draft
  }
}
