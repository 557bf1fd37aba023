import SpecText

/// The columns of a table of tests: "# | Action | Expected result".
///
/// A table with any other column, for example of states or errors, is none.
struct TestColumns {
  /// What is done.
  let act: Int
  /// What is to be seen then.
  let outcome: Int
  /// What must hold before.
  let condition: Int?
  /// The number or name of each row.
  let name: Int?
  /// Whether the rows are the steps of one test, and not a test each.
  let isOneTest: Bool

  /// - Complexity: O(columns); a table with a longer header is dismissed at it.
  init?(_ header: [String]) {
    guard (2...8).contains(header.count) else { return nil }
    let titles = header.map { $0.utf8.count <= 40 ? $0.lowercased() : "-" }
    guard let outcome = titles.firstIndex(where: Self.outcomes.contains),
      let act = titles.firstIndex(where: Self.acts.contains)
        ?? titles.firstIndex(where: Self.steps.contains), act < outcome
    else { return nil }
    let name = titles.indices.first {
      $0 != act
        && (Self.numbers.contains(titles[$0]) || Self.steps.contains(titles[$0])
          || Self.names.contains(titles[$0]))
    }
    let condition = titles.firstIndex(where: Self.conditions.contains)
    let known = [act, outcome, name, condition]
    guard
      titles.indices.allSatisfy({ known.contains($0) || Self.others.contains(titles[$0]) })
    else { return nil }
    self.act = act
    self.outcome = outcome
    self.condition = condition
    self.name = name
    isOneTest = name.map { !Self.names.contains(titles[$0]) } ?? true
  }

  private static let acts: Lexicon = [
    "action", "actions", "user action", "tester action", "test action", "do", "procedure",
    "what to do", "how to test", "aktion", "aktionen", "vorgehen", "handlung", "durchführung",
    "action utilisateur", "acción", "acciones", "ação", "ações", "azione", "azioni", "actie",
    "handeling", "aksi", "tindakan", "操作", "操作内容", "동작", "действие", "действия", "akcja",
  ]
  private static let steps: Lexicon = [
    "step", "steps", "test step", "test steps", "schritt", "schritte", "testschritt",
    "testschritte", "étape", "étapes", "paso", "pasos", "passo", "passos", "passi", "stap",
    "stappen", "langkah", "手順", "操作手順", "ステップ", "步骤", "步驟", "操作步骤", "测试步骤", "단계", "절차",
    "шаг", "шаги", "krok", "kroki",
  ]
  private static let outcomes: Lexicon = [
    "expected", "expected result", "expected results", "expected outcome", "expected outcomes",
    "expected behavior", "expected behaviour", "expected response", "expectation", "erwartet",
    "erwartung", "erwartetes ergebnis", "erwartetes verhalten", "attendu", "résultat attendu",
    "résultats attendus", "comportement attendu", "esperado", "resultado esperado",
    "resultados esperados", "comportamiento esperado", "comportamento esperado",
    "risultato atteso", "risultati attesi", "comportamento atteso", "verwacht",
    "verwacht resultaat", "verwachte uitkomst", "hasil yang diharapkan", "期待結果", "期待値",
    "期待する結果", "期待される結果", "期待される動作", "预期结果", "預期結果", "期望结果", "예상 결과", "기대 결과",
    "ожидаемый результат", "ожидается", "oczekiwany rezultat", "oczekiwany wynik",
  ]
  private static let numbers: Lexicon = [
    "", "#", "no", "no.", "nr", "nr.", "n°", "nº", "№", "num", "number", "step #", "step no.",
    "番号", "序号", "编号", "번호",
  ]
  private static let names: Lexicon = [
    "id", "tc", "tc id", "tc-id", "test", "test id", "test case", "test case id", "case", "title",
    "name", "scenario", "test name", "testfall", "testfall-id", "szenario", "cas", "cas de test",
    "scénario", "caso", "caso de prueba", "escenario", "caso de teste", "cenário",
    "caso di test", "testgeval", "kasus uji", "skenario", "テスト", "テストケース", "ケース", "项目",
    "用例", "测试用例", "场景", "테스트", "테스트 케이스", "시나리오", "тест", "сценарий",
  ]
  private static let conditions: Lexicon = [
    "precondition", "preconditions", "pre-condition", "pre-conditions", "setup", "vorbedingung",
    "voraussetzung", "voraussetzungen", "précondition", "préconditions", "precondición",
    "precondiciones", "pré-condição", "pré-condições", "precondizione", "precondizioni",
    "voorwaarde", "prasyarat", "前提", "前提条件", "事前条件", "前置条件", "사전 조건", "предусловие",
  ]
  private static let others: Lexicon = [
    "data", "test data", "input", "testdaten", "données", "datos", "dados", "dati", "actual",
    "actual result", "actual results", "result", "results", "status", "pass", "pass/fail",
    "passed", "passed?", "pass?", "ok", "ok?", "done", "notes", "note", "comment", "comments",
    "remark", "remarks", "priority", "tester", "date", "ergebnis", "bemerkung", "bemerkungen",
    "notiz", "tatsächliches ergebnis", "résultat", "remarque", "remarques", "statut", "resultado",
    "resultado real", "notas", "estado", "observaciones", "observações", "risultato", "esito",
    "resultaat", "opmerking", "opmerkingen", "hasil", "catatan", "結果", "実際の結果", "備考", "判定",
    "结果", "实际结果", "备注", "결과", "비고", "результат", "примечание",
  ]
}
