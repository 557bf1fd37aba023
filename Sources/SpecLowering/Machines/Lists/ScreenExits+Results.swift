import SpecModel
import SpecSyntax
import SpecText

/// Results of acts that lead to several screens, or to one that stands alone.
extension ScreenExits {
  /// Where a result leads, and when: "**Profile** (or Login if signed out)", "Signed in → **Sheet**; not → **Login**";
  /// none where one of its parts is anything else.
  static func ways(_ text: String, _ known: KnownStates) -> [(target: String, condition: String?)] {
    guard text.utf8.count <= 160 else { return [] }
    let parts = TextSplit.pieces(of: text, at: semicolons, outsideParentheses: true)
    if parts.count > 1 {
      let found = parts.compactMap { part -> (target: String, condition: String?)? in
        guard let (condition, end) = Arrow.split(part), !Arrow.isIn(end),
          known.name(of: condition) == nil, (1...6).contains(Names.wordCount(condition)),
          let name = known.name(of: ArrowSide.unwrapped(end))
        else { return nil }
        return (name, condition)
      }
      return found.count == parts.count ? found : []
    }
    let (head, remark) = StateName.splitQualifier(text)
    guard let name = known.name(of: ArrowSide.unwrapped(head)) else { return [] }
    var result: [(target: String, condition: String?)] = [(name, nil)]
    if let other = remark.flatMap({ alternative($0, known) }) { result.append(other) }
    return result
  }

  private static let semicolons: Phrases = ["; ", "；"]

  /// The screen of "or Login if signed out" and when it is shown.
  private static func alternative(
    _ remark: String, _ known: KnownStates
  ) -> (target: String, condition: String?)? {
    let folded = remark.lowercased()
    guard let lead = alternatives.prefix(of: folded) else { return nil }
    let rest = StateName.trimmed(String(remark.dropFirst(lead.count)))
    if let name = known.name(of: ArrowSide.unwrapped(rest)) { return (name, nil) }
    for mark in conditions {
      guard let (name, condition) = TextSplit.halves(of: rest, at: mark),
        let target = known.name(of: ArrowSide.unwrapped(name))
      else { continue }
      return (target, StateName.trimmed(mark) + " " + condition)
    }
    return nil
  }

  private static let alternatives: Phrases = [
    "or ", "else ", "otherwise ", "oder ", "sonst ", "ou ", "sinon ", "o ", "si no ", "senão ",
    "oppure ", "of ", "anders ", "atau ", "или ", "lub ", "veya ", "または", "或",
  ]
  private static let conditions = [
    " if ", " when ", " unless ", " wenn ", " falls ", " si ", " se ", " als ", " jika ",
    " cuando ", " quando ", " quand ", " lorsque ", " если ", " jeśli ",
  ]

  /// The ends of changes that tell their trigger: a row may tell that of any other.
  static func ends(of matrices: [MatrixDraft]) -> Set<String> {
    Set(matrices.flatMap { $0.edges.filter { $0.trigger != nil }.map { ends(of: $0) } })
  }

  // MARK: Columns

  /// The cells of a row, those of a table "Button | Action" in the order of the document: its acts name no rows.
  func cellsOfResults(_ row: Int) -> [Int] {
    let table = Int(document.nodes[row].parent)
    guard context.leads[table] != nil else { return context.cells(of: row) }
    return tellsOfControls(table) ? document.children(of: row) : context.cells(of: row)
  }

  private func tellsOfControls(_ table: Int) -> Bool {
    let header = document.children(of: table + 1)
    guard (2...4).contains(header.count),
      header.allSatisfy({ document.plainText(of: $0).count <= 24 })
    else { return false }
    let texts = header.map { document.string($0) }
    return Self.areControls(texts[0], Names.words(texts[0]))
      && texts.dropFirst().contains { Self.areAnswers($0.lowercased()) }
  }

  // MARK: Headers in further languages

  /// Whether a header is over parts of a screen: "Buttons", "要素", "Элемент".
  static func areControls(_ header: String, _ words: [String]) -> Bool {
    words.last.map { controls.contains($0) || furtherControls.contains($0) } == true
      || header.utf8.first ?? 0 >= 0xE3 && controlMarks.contains(where: header.hasSuffix)
  }

  /// Whether a header in small letters is over what parts of a screen do.
  static func areAnswers(_ header: String) -> Bool {
    answers.contains(header) || furtherAnswers.contains(header)
      || ColumnRole.role(ofHeader: header) == .action
  }

  private static let furtherControls: Lexicon = [
    "éléments", "boutons", "lien", "liens", "icône", "contrôle", "elementos", "botones", "enlace",
    "enlaces", "icono", "control", "botões", "ícone", "controle", "elementi", "pulsanti",
    "icona", "controllo", "elemente", "bedienelement", "bedienelemente", "schaltflächen", "knoppen",
    "elementen", "elemen", "tombol", "tautan", "ikon", "элемент", "элементы", "кнопка", "кнопки",
    "ссылка", "ссылки", "иконка", "przycisk", "przyciski", "prvek", "tlačítko", "düğme", "öğe",
  ]
  private static let controlMarks = [
    "要素", "ボタン", "部品", "コントロール", "リンク", "アイコン", "元素", "控件", "按钮", "按鈕", "组件", "元件", "链接",
    "图标", "요소", "버튼", "컨트롤", "링크", "아이콘",
  ]
  private static let furtherAnswers: Lexicon = [
    "au clic", "au toucher", "comportement", "interaction", "al tocar", "al pulsar",
    "al hacer clic", "interacción", "ao tocar", "ao clicar", "comportamento", "interação",
    "al tocco", "al clic", "interazione", "bei tipp", "bei klick", "interaktion", "bij tik",
    "bij klik", "gedrag", "interactie", "saat diketuk", "interaksi", "perilaku", "поведение",
    "по нажатию", "при нажатии", "взаимодействие", "zachowanie", "操作", "タップ時", "タップ時の動作",
    "クリック時", "インタラクション", "交互", "点击", "点击后", "點擊後", "点击行为", "交互行为", "탭 시", "클릭 시",
    "탭", "인터랙션", "상호작용",
  ]
}
