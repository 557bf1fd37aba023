public import SpecModel
public import SpecSyntax
import SpecText

/// Tables that list what tests of a machine check: they name some changes and never claim to have all of them.
public enum CheckTables {
  /// Headers of columns that tell by what a row is checked: "Test evidence", "Covered by", "QA".
  private static let headers: Lexicon = [
    "test", "tests", "tested", "evidence", "covered", "coverage", "acceptance", "verified", "qa",
    "getestet", "nachweis", "abnahme", "abdeckung", "testfall", "preuve", "preuves", "couverture",
    "recette", "prueba", "pruebas", "evidencia", "cobertura", "aceptación", "teste", "testes",
    "evidência", "aceitação", "collaudo", "evidenza", "copertura", "bewijs", "dekking", "getest",
    "uji", "pengujian", "bukti", "тест", "тесты", "проверка", "приёмка", "покрытие",
  ]
  /// Words of headings over such tables.
  private static let titles: Lexicon = [
    "acceptance", "coverage", "test", "tests", "testing", "qa", "abnahme", "abdeckung", "testfälle",
    "recette", "couverture", "pruebas", "cobertura", "aceptación", "testes", "aceitação",
    "collaudo", "copertura", "dekking", "acceptatie", "pengujian", "тесты", "приёмка", "покрытие",
  ]
  private static let scripts: Phrases = ["验收", "驗收", "测试", "測試", "テスト", "検証", "테스트", "검증"]

  /// Whether a matrix is such a table.
  ///
  /// - Complexity: O(log nodes + columns).
  public static func contain(_ matrix: Machine.Matrix, _ document: Document) -> Bool {
    let start = matrix.origin.range.start
    let header = document.tableHeader(around: start)
    guard !header.isEmpty else { return false }
    if header.contains(where: { tells($0, headers) }) { return true }
    return document.headings(above: start).last.map {
      tells(document.title(ofSection: $0), titles)
    } ?? false
  }

  /// The states of a machine that its rows name in such tables, or in those of guards, only.
  public static func statesOnlyIn(_ machine: Machine, _ document: Document) -> Set<StateID> {
    let checks = machine.matrices.map {
      contain($0, document) || GuardTables.contain($0, document)
    }
    guard checks.contains(true) else { return [] }
    var named: Set<StateID> = []
    var others: Set<StateID> = []
    for transition in machine.transitions {
      guard let matrix = transition.matrix else { continue }
      let ends = [transition.target] + (transition.source.map { [$0] } ?? [])
      let matrices = [matrix] + transition.retellings.map(\.matrix)
      if matrices.allSatisfy({ checks[$0] }) {
        named.formUnion(ends)
      } else {
        others.formUnion(ends)
      }
    }
    return named.subtracting(others)
  }

  private static func tells(_ text: String, _ words: Lexicon) -> Bool {
    text.utf8.count < 80 && Names.hasWord(text, in: words, or: scripts)
  }
}
