import SpecModel
import SpecSyntax
import SpecText

extension StateLists {
  /// The values of "Status badge: stopped / connecting / connected": three at least of one or two words, two of which
  /// tell what goes on or has been done; `nil` where the label says something else, at the head of a document, which
  /// tells how far its own work has come, and where records are told.
  func statusValues(_ line: TextLine, _ words: [String]) -> [StateDraft]? {
    guard (1...3).contains(words.count), line.holder != .heading, line.value.count <= 120,
      words.contains(where: Self.statusNouns.contains) || words.starts(with: ["trạng", "thái"]),
      words.allSatisfy({ Self.statusNouns.contains($0) || Self.signs.contains($0) }),
      case let section = Int(document.nodes[line.node].section), section > 0,
      document.sections[section].level > 1
    else { return nil }
    let found = listed(line)
    let names = found.map { Names.words($0.name) }
    guard (3...8).contains(found.count), names.allSatisfy({ $0.count <= 2 }),
      found.count(where: { StateCues.isCondition($0.name) && $0.name.utf8.count > 3 }) > 1,
      !names.contains(where: { $0.contains(where: Self.works.contains) }),
      Set(found.map(\.key)).count == found.count, !isOfRecords(section)
    else { return nil }
    return found
  }

  /// Whether a heading above is over data, whose fields have such values as well.
  private func isOfRecords(_ section: Int) -> Bool {
    document.path(ofSection: section).contains { outer in
      let title = document.title(ofSection: outer)
      return Names.hasWord(title, in: Self.records) || Self.recordMarks.isIn(title)
    }
  }

  private static let statusNouns: Lexicon = [
    "status", "state", "estado", "statut", "état", "stato", "zustand", "toestand", "estatus",
    "trạng", "thái", "статус", "состояние", "durum", "stan", "stav", "tillstånd", "tilstand",
    "状态", "狀態", "状態", "상태", "ステータス",
  ]
  /// What shows a status.
  private static let signs: Lexicon = [
    "badge", "indicator", "label", "pill", "chip", "dot", "light", "connection", "sync", "show",
    "shows", "hiện", "indicador", "anzeige", "indicateur", "etiqueta", "insignia", "de", "conexión",
    "conexão", "verbindungs",
  ]
  /// Words for how far work or a document has come.
  private static let works: Lexicon = [
    "implemented", "planned", "shipped", "todo", "wip", "proposed", "deprecated", "superseded",
    "backlog", "mvp", "started", "review", "draft", "info", "warning",
  ]
  private static let records: Lexicon = [
    "data", "database", "model", "models", "schema", "schemas", "api", "entity", "entities",
    "fields", "table", "tables", "types", "datos", "modelo", "dados", "daten", "datenmodell",
    "données", "modèle", "dati", "endpoints", "backend", "дані", "данные", "dữ", "liệu",
  ]
  private static let recordMarks: Phrases = [
    "数据", "資料", "模型", "データ", "テーブル", "데이터", "스키마", "接口", "数据库",
  ]
}
