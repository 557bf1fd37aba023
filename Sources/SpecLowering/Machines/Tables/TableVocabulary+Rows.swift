import SpecText

/// Words by which the rows of a table are told apart; data, in lower case.
extension TableVocabulary {
  /// Nouns for what goes wrong, and for a case of it, with which headers of such columns end.
  static let failures: Lexicon = [
    "error", "errors", "problem", "problems", "failure", "failures", "fault", "faults", "issue",
    "exception", "wrong", "fails", "fehler", "fehlerfall", "störung", "störungen",
    "ausfall", "erreur", "erreurs", "problème", "panne", "échec", "incident", "problema",
    "problemas",
    "fallo", "fallos", "avería", "erro", "erros", "falha", "falhas", "errore", "errori", "guasto",
    "problemi", "fout", "fouten", "probleem", "storing", "fel", "fejl", "feil", "ошибка", "ошибки",
    "сбой", "проблема", "помилка", "збій", "błąd", "błędy", "awaria", "chyba", "hata", "sorun",
    "kesalahan", "galat", "masalah", "lỗi", "sự cố", "エラー", "異常", "障害", "不具合", "错误", "錯誤",
    "异常", "故障", "오류", "에러", "장애", "문제",
  ]
  static let cases: Lexicon = [
    "case", "cases", "condition", "type", "kind", "code", "situation", "scenario", "fall", "art",
    "cas", "caso", "tipo", "geval", "случай",
  ]

  /// Names of months and days: what begins and ends with them is a time, and no state.
  static let dates: Lexicon = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "jan", "feb", "apr", "jun", "jul", "aug", "sep", "sept",
    "oct", "nov", "dec", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    "sunday", "januar", "februar", "märz", "mai", "juni", "juli", "oktober", "dezember", "montag",
    "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag", "janvier", "février",
    "mars", "avril", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre",
    "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche", "enero", "febrero",
    "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
    "diciembre", "janeiro", "fevereiro", "março", "maio", "junho", "julho", "setembro", "outubro",
    "novembro", "dezembro", "gennaio", "febbraio", "aprile", "maggio", "giugno", "luglio",
    "settembre", "ottobre", "dicembre", "januari", "februari", "maart", "mei", "augustus",
    "январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь", "октябрь",
    "ноябрь", "декабрь",
  ]

  /// Inflected words for where a change leads, beside a noun.
  static let targetWords: Lexicon = [
    "nächster", "nächste", "neuer", "neue", "folgender", "mögliche", "suivante", "suivants",
    "nouvel", "nouveau", "nouvelle", "nueva", "nuevo", "siguientes", "próxima", "próximos",
    "finale", "final", "nova", "novo", "seguintes", "successiva", "successivi", "nuovo", "nuova",
    "prossimo", "prossima", "prossimi", "prossime", "volgende", "nieuwe", "baru", "later",
    "subsequent", "new", "after", "result", "resulting",
    "following", "resultante", "akhir", "darrivée", "darrivo", "arrivo", "llegada", "chegada",
    "новый", "новое", "новая", "новий", "nowy", "nový", "ny", "nytt", "yeni", "neues",
    "recovery", "fallback", "destination", "target", "next", "landing",
    "cible", "arrivée", "următoare", "următoarea", "următor", "nouă", "следующая", "следующий",
    "целевой", "целевая", "конечный", "конечная",
  ]
}
