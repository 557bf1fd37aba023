import SpecModel
import SpecText

extension ReplacementRows {
  /// Whether a table tells how things stood at two moments, "| | 3 May, start | 9 May, end |": both ends have a
  /// number of a calendar beside them, and no column tells what happens between.
  static func isOfMoments(_ header: [String], _ columns: TableColumns) -> Bool {
    guard !columns.roles.contains(.event), !columns.roles.contains(.change),
      let source = columns.roles.firstIndex(of: .source),
      let target = columns.roles.firstIndex(of: .target)
    else { return false }
    return isMoment(header[source]) && isMoment(header[target])
  }

  /// Whether a table tells by which channel visitors come and on which page they land, "Source | Landing page": nothing
  /// in the interface leads there.
  static func isOfArrivals(_ header: [String]) -> Bool {
    guard header.count > 1 else { return false }
    return header.contains { Names.hasWord($0, in: landings, ofAtMost: 3) }
      && header.contains { Names.hasWord($0, in: channels, ofAtMost: 2) }
  }

  /// Words of headers over the pages that visitors see first.
  private static let landings: Lexicon = [
    "landing", "landingpage", "einstiegsseite", "atterrissage", "aterrizaje", "pouso",
    "atterraggio", "landingspagina", "着地ページ", "ランディングページ", "落地页", "著陸頁", "랜딩페이지",
  ]
  /// Words of headers over where visitors come from.
  private static let channels: Lexicon = [
    "source", "sources", "channel", "channels", "referrer", "referrers", "campaign", "campaigns",
    "traffic", "quelle", "kanal", "kampagne", "canal", "campagne", "fuente", "campaña", "origem",
    "fonte", "campanha", "canale", "campagna", "bron", "kanaal", "saluran", "источник", "канал",
    "流入元", "チャネル", "来源", "渠道", "유입", "채널",
  ]

  /// "3 May, start", "Week 2 end", "5月3日 开始".
  private static func isMoment(_ header: String) -> Bool {
    guard header.utf8.count <= 60, header.utf8.contains(where: ASCII.isDigit) else { return false }
    if Names.hasWord(header, in: spans) { return true }
    return wideSpans.contains { mark in
      guard let place = header.firstIndex(of: mark), place > header.startIndex else { return false }
      return header[header.index(before: place)].isNumber
    }
  }

  /// Words that are numbered in calendars.
  private static let spans = TableVocabulary.dates.union([
    "day", "week", "month", "quarter", "sprint", "tag", "woche", "monat", "quartal", "jour",
    "semaine", "mois", "trimestre", "día", "semana", "mes", "dia", "mês", "giorno", "settimana",
    "mese", "dag", "maand", "hari", "minggu", "bulan", "день", "неделя", "месяц",
    "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября",
    "октября", "ноября", "декабря",
  ])
  /// Signs behind the numbers of years, months, weeks and days.
  private static let wideSpans: [Character] = ["年", "月", "日", "周", "週", "년", "월", "일", "주"]
}
