import SpecModel
import SpecSyntax
import SpecText

extension ArrowLine {
  /// Whether a label that ends with a word for status is over work and no course of states: "Each phase: draw → build",
  /// "Status: approved → ready for implementation", below "Tests" "URL state: apply filters → copy URL → paste it".
  func isOfWork(_ words: [String], _ arrows: ArrowText) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if words.count > 1, Self.each.contains(first), Self.stretches.contains(last) { return true }
    if words.count == 1, arrows.sides.count == 2, Self.statuses.contains(last) {
      return tellsMaking(arrows)
    }
    return arrows.sides.count > 2 && isBelowTests && Doings.isDoing(arrows.sides[0])
  }

  /// Whether a side says how far a document or a product has come.
  private func tellsMaking(_ arrows: ArrowText) -> Bool {
    arrows.sides.contains { side in
      if Names.hasWord(side, in: Self.making) { return true }
      return side.utf8.contains { $0 >= 0xE3 } && Self.wideMaking.contains(where: side.contains)
    }
  }

  /// Whether the nearest heading is over tests.
  private var isBelowTests: Bool {
    let title = context.scope(of: line.node).last ?? ""
    return Names.hasWord(title, in: Self.tests)
      || title.utf8.contains { $0 >= 0xE3 } && Self.wideTests.contains(where: title.contains)
  }

  private static let each: Lexicon = [
    "each", "every", "per", "jede", "jeder", "pro", "chaque", "cada", "ogni", "elke", "iedere",
    "setiap", "каждый", "каждая", "каждой",
  ]
  private static let stretches: Lexicon = [
    "phase", "phases", "stage", "stages", "etappe", "étape", "fase", "fases", "etapa", "fasi",
    "этап", "этапа", "фаза", "etap",
  ]
  private static let statuses: Lexicon = [
    "status", "statut", "estado", "stato", "статус", "стан", "durum", "状态", "狀態", "状態", "ステータス",
    "상태",
  ]
  private static let making: Lexicon = [
    "implementation", "implementing", "planning", "brainstorming", "brainstormed", "design",
    "development", "spec", "specification", "proposal", "rfc", "coding", "umsetzung",
    "implementierung", "planung", "entwurf", "entwicklung", "implémentation", "conception",
    "développement", "implementación", "diseño", "desarrollo", "planificación", "implementação",
    "desenvolvimento", "planejamento", "implementazione", "progettazione", "sviluppo",
    "implementatie", "ontwerp", "ontwikkeling", "implementasi", "perencanaan", "реализации",
    "реализация", "разработка", "разработки", "планирование",
  ]
  private static let wideMaking = [
    "実装", "設計", "仕様", "企画", "实现", "设计", "开发", "规划", "구현", "설계", "기획", "개발",
  ]
  private static let tests: Lexicon = [
    "verification", "verify", "test", "tests", "testing", "qa", "acceptance", "checks", "manual",
    "prüfung", "prüfungen", "abnahme", "vérification", "essais", "verificación", "pruebas",
    "verificação", "testes", "verifica", "collaudo", "verificatie", "testen", "verifikasi",
    "pengujian", "проверка", "проверки", "тесты",
  ]
  private static let wideTests = ["検証", "テスト", "验证", "測試", "测试", "验收", "검증", "테스트"]
}
