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

  /// Whether a label "状态" above all chapters stands beside those of the document, "日期", or tells how far it has come,
  /// and when: "agreed on 2026-08-13".
  func isOfDocument(_ line: TextLine, _ words: [String]) -> Bool {
    let section = Int(document.nodes[line.node].section)
    guard words.count == 1, Self.statusNouns.contains(words[0]), section <= 1,
      document.sections[section].level <= 1
    else { return false }
    if holdsDay(line.value) { return true }
    let names = listed(line).map { Names.words($0.name) }
    if names.contains(where: { $0.contains(where: Self.works.contains) }) { return true }
    guard names.count(where: StateWords.isState) * 2 < max(1, names.count) else { return false }
    return context.lines(in: document.sections[section].ownNodes).prefix(12).contains { other in
      guard let label = other.label, label.count <= 32 else { return false }
      return Self.papers.contains(document.string(plain: label).lowercased())
    }
  }

  /// Whether a day of this century stands in a text: "2026-08-13", "2026/8/13".
  private func holdsDay(_ text: Range<Int>) -> Bool {
    let plain = document.plain
    guard text.count > 6 else { return false }
    return (text.lowerBound..<text.upperBound - 6).contains { start in
      plain[start] == 0x32 && plain[start + 1] == 0x30 && ASCII.isDigit(plain[start + 2])
        && ASCII.isDigit(plain[start + 3]) && [0x2D, 0x2E, 0x2F].contains(plain[start + 4])
        && ASCII.isDigit(plain[start + 5])
    }
  }

  /// Labels of what is told of a document.
  private static let papers: Lexicon = [
    "date", "version", "author", "authors", "owner", "created", "updated", "last updated",
    "reviewers", "datum", "autor", "verfasser", "stand", "erstellt", "auteur", "fecha", "versión",
    "autora", "data", "versão", "versione", "autore", "versie", "tanggal", "versi", "penulis",
    "дата", "версия", "автор", "日期", "版本", "作者", "创建日期", "更新日期", "最后更新", "日付", "作成日", "作成者",
    "更新日", "バージョン", "작성일", "작성자", "날짜", "버전", "수정일", "최종 수정일", "선행",
  ]

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
    "backlog", "mvp", "started", "review", "draft", "info", "warning", "entwurf", "freigegeben",
    "brouillon", "relecture", "borrador", "revisión", "rascunho", "revisão", "bozza", "revisione",
    "черновик", "초안", "검토", "草稿", "草案", "评审", "評審", "待评审", "下書き", "レビュー",
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
