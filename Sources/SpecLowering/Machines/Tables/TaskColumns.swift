import SpecModel
import SpecSyntax
import SpecText

/// Tells columns of what people do next from those of where a row leads: "Next step" over "Compare the offers", and
/// "Actions" over the buttons of a dialog.
enum TaskColumns {
  /// Whether a column "Next step" tells acts: few of its cells name a known state or what another row leaves.
  static func tellActs(
    _ matrix: MatrixDraft, _ columns: TableColumns, _ known: StateRegister
  ) -> Bool {
    guard let target = columns.roles.firstIndex(of: .target),
      case let head = ColumnRole.withoutParentheses(columns.header[target]),
      steps.contains(StateName.trimmed(head).lowercased())
    else { return false }
    let sources = Set(matrix.edges.compactMap { $0.source?.key })
    let named = matrix.edges.count { edge in
      sources.contains(edge.target.key) || known.contains(edge.target.text)
    }
    return named * 3 < matrix.edges.count
  }

  /// What the rows of such a table leave, each once.
  static func places(of matrix: MatrixDraft, besides known: StateRegister?) -> [StateDraft] {
    var seen: Set<String> = []
    return matrix.edges.compactMap(\.source).compactMap { source in
      guard known?.contains(source.text) != true, seen.insert(source.key).inserted else {
        return nil
      }
      var draft = StateDraft(name: source.text, origin: source.origin, screen: matrix.section)
      draft.parentSection = matrix.section
      return draft
    }
  }

  /// Whether the column "Actions" of a table of dialogs lists the buttons of each: "Cancel · Delete".
  static func listButtons(_ columns: TableColumns, _ table: Int, _ context: LoweringContext) -> Bool
  {
    guard !columns.roles.contains(.target), columns.roles.contains(.overlay),
      let event = columns.roles.firstIndex(of: .event),
      Names.words(columns.header[event]).last.map(buttons.contains) == true
    else { return false }
    let rows = context.document.children(of: table).dropFirst().prefix(40)
    let lists = rows.count { row in
      let cells = context.cells(of: row)
      guard event < cells.count else { return false }
      let names = TextSplit.pieces(
        of: context.document.string(cells[event]), at: joints, outsideParentheses: true)
      return names.count > 1 && names.allSatisfy { (1...3).contains(Names.wordCount($0)) }
    }
    return lists * 2 > rows.count
  }

  private static let joints: Phrases = [" · ", " / ", " | ", "・", "、", ", ", " + "]

  /// Headers of what comes next, which may be an act or a place; a word alone says where a row leads.
  private static let steps = TransitionWords.nextSteps.subtracting([
    "下一階段", "下一阶段", "后续", "後續", "次", "다음", "далее", "далі",
  ]).union([
    "next step", "next steps", "next action", "prochaine étape", "próximo paso", "próximos pasos",
    "prossimo passo", "volgende stap", "langkah berikutnya", "langkah selanjutnya", "nästa steg",
    "bước tiếp theo", "下一步操作", "次の操作", "다음 단계", "다음 행동",
  ])
  private static let buttons: Lexicon = [
    "actions", "action", "buttons", "aktionen", "knöpfe", "boutons", "acciones", "botones", "ações",
    "botões", "azioni", "pulsanti", "acties", "knoppen", "действия", "кнопки", "akcje", "操作",
    "ボタン", "アクション", "按钮", "동작", "버튼",
  ]
}
