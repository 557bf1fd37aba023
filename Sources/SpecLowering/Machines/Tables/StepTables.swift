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
        Self.isStep(document.string(first))
      else { return [] }
      let mixed = mixedColumn(of: header)
      guard let column = mixed ?? column(of: header),
        isWizard(table) || isOfScreens(header[column], mixed) && isOfFlow(table)
      else { return [] }
      let rows = document.children(of: table).dropFirst()
      let section = Int(document.nodes[table].section)
      var seen: Set<String> = []
      let found = rows.enumerated().compactMap { index, row in
        state(document.children(of: row), column, number: index + 1, section, mixed != nil)
      }.filter { seen.insert($0.key).inserted || mixed == nil }
      guard found.count > (mixed == nil ? 2 : 1) else { return [] }
      return mixed != nil || found.count == rows.count && seen.count == found.count ? found : []
    }
  }

  /// The column of pages and of acts between them: "Step | Page / action".
  private func mixedColumn(of header: [Int]) -> Int? {
    header.indices.dropFirst().first { column in
      guard document.plainText(of: header[column]).count <= 32 else { return false }
      let parts = TextSplit.pieces(of: document.string(header[column]), at: Self.slashes)
        .map { Names.words($0) }
      return parts.count == 2 && parts.allSatisfy { $0.count == 1 }
        && parts.contains { TransitionWords.screenNouns.contains($0[0]) }
        && parts.contains { Self.acts.contains($0[0]) }
    }
  }

  private static let slashes: Phrases = ["/", "／"]
  private static let acts: Lexicon = [
    "action", "actions", "act", "aktion", "acción", "ação", "azione", "actie", "aksi", "tindakan",
    "действие", "дія", "akcja", "akce", "eylem", "aksiyon", "操作", "动作", "動作", "アクション", "액션", "동작",
  ]

  /// Whether a column is one of screens by its own head.
  private func isOfScreens(_ head: Int, _ mixed: Int?) -> Bool {
    mixed != nil
      || Names.words(document.string(head)).last.map(TransitionWords.screenNouns.contains) == true
  }

  /// Whether the heading above a table names a way through the app.
  private func isOfFlow(_ table: Int) -> Bool {
    context.scope(of: table).last.map(CourseWords.areNamed) == true
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

  private func state(
    _ cells: [Int], _ column: Int, number: Int, _ section: Int, _ isMixed: Bool
  ) -> StateDraft? {
    guard column < cells.count, let first = cells.first,
      document.string(first).filter(\.isNumber) == String(number)
    else { return nil }
    let (whole, qualifier) = StateName.splitQualifier(
      StateName.withoutNumbering(document.string(cells[column])))
    guard let name = isMixed ? Self.page(of: whole) : whole,
      (1...5).contains(Names.wordCount(name)), name.utf8.count <= 60, !Arrow.isIn(name)
    else { return nil }
    let origin = document.origin(document.nodes[cells[column]].range)
    var draft = StateDraft(name: name, qualifier: qualifier, origin: origin, screen: section)
    draft.parentSection = section
    draft.isScreen = true
    return draft
  }

  /// "Landing page" of "Landing page / sign up"; `nil` for a cell that tells what somebody does.
  private static func page(of text: String) -> String? {
    TextSplit.pieces(of: text, at: slashes).first(where: namesPage)
  }

  /// Whether words name a page or what opens above one: "Product page", "Halaman produk", "Dashboard".
  private static func namesPage(_ text: String) -> Bool {
    let words = Names.words(text)
    guard (1...4).contains(words.count), !FlowSteps.beginsWithGesture(text),
      !verbs.contains(words[0])
    else { return false }
    return BareHeadings.callsItselfScreen(text) || TransitionWords.surfaces.contains(words[0])
      || words.count < 4 && TransitionWords.surfaces.contains(words[words.count - 1])
  }

  private static let verbs: Lexicon = [
    "fill", "add", "upload", "confirm", "save", "view", "set", "create", "edit", "send", "pay",
    "scan", "review", "see", "go", "check", "pilih", "isi", "masukkan", "unggah", "simpan", "lihat",
    "atur", "buka", "kirim", "bayar", "cek", "auswählen", "wählen", "elegir", "seleccionar",
    "choisir", "escolher", "выбрать", "wybierz", "seç", "选择", "選択", "선택",
  ]
}
