import SpecModel
import SpecText

/// Titles over several states of one sort in any language, "Estados vacíos", "Leerzustände", "空状态",
/// "빈/엣지 상태", and names that tell by themselves that something is absent or has happened: "No rows yet"; data.
enum CaseTitles {
  /// Whether a title says no more than that states of some sort follow.
  static func areCases(_ title: String) -> Bool {
    guard title.utf8.count <= 60, StateName.mayNameState(title) || title.utf8.count < 32 else {
      return false
    }
    let name = StateName.splitQualifier(StateName.withoutNumbering(title)).name
    if name.utf8.contains(where: { $0 >= 0xE3 }) { return areUnspaced(name) }
    let hasMark = name.utf8.contains { byte in
      byte >= 0x80 || byte == 0x27 || byte == 0x2F || byte == 0x26 || byte == 0x2B || byte == 0x2C
    }
    var words = Names.words(
      hasMark ? String(name.map { "'’/&+,".contains($0) ? " " : $0 }) : name)
    words.removeAll(where: joints.contains)
    // English titles are read by the words of their members.
    guard (1...5).contains(words.count), words.last != "states" else { return false }
    if words.starts(with: ["trạng", "thái"]) {
      words.removeFirst(2)
    } else if let first = words.first, leadingNouns.contains(first), words.count > 1 {
      words.removeFirst()
    } else if let place = words.firstIndex(where: StateVocabulary.plurals.contains),
      place == 0 || place == words.count - 1
    {
      words.remove(at: place)
    } else if let end = ends.suffix(of: words[words.count - 1]) {
      words[words.count - 1].removeLast(end.count)
    } else {
      return false
    }
    return !words.isEmpty && words.allSatisfy(kinds.contains)
  }

  /// "空・エラー状態", "예외 상태": sorts before the word for state, in scripts that tell no plural.
  private static func areUnspaced(_ name: String) -> Bool {
    guard name.count <= 16, let noun = StateVocabulary.unspacedNouns.first(where: name.hasSuffix)
    else { return false }
    let pieces = TextSplit.pieces(of: String(name.dropLast(noun.count)), at: unspacedJoints)
    return !pieces.isEmpty
      && pieces.allSatisfy { piece in
        var piece = StateName.trimmed(piece)[...]
        while let last = piece.last, "のな的".contains(last) { piece.removeLast() }
        return unspacedKinds.contains(piece)
      }
  }

  /// Whether a name tells what something is, has become or lacks: "Loading", "Sin registros", "저장 0".
  static func isCase(_ name: String) -> Bool {
    let words = Names.words(name)
    guard (1...6).contains(words.count) else { return false }
    return StateCues.isNameOfState(name) || KindNames.name(of: name) != nil || isLack(name)
  }

  /// Whether a name tells below such a title that something is not there or has not been done: "Nichts gefunden",
  /// "検索に一致なし", "Kayıt yok".
  static func isLack(_ name: String) -> Bool {
    let words = Names.words(name)
    guard let last = words.last, words.count <= 6 else { return false }
    if name.utf8.contains(where: { $0 >= 0xE3 }) {
      return unspacedLacks.isIn(name) && !unspacedOthers.isIn(name)
        || words.count > 1 && last.first == "0"
    }
    return words.count > 1
      && (lacks.contains(words[0]) || endLacks.contains(last) || last == "0" || words[0] == "0")
  }

  // MARK: Words

  private static let joints: Lexicon = [
    "de", "d", "di", "del", "da", "do", "dei", "degli", "des", "and", "y", "e", "et", "und", "en",
    "ve", "dan", "và", "и", "i", "og", "och", "ja", "a", "van", "or",
  ]
  /// Words for state that stand first and have no plural.
  private static let leadingNouns: Lexicon = ["status", "keadaan", "kondisi"]
  private static let ends: Phrases = [
    "zustände", "zuständen", "toestanden", "tillstånd", "tilstande", "tilstander", "lägen",
  ]
  /// What such states have in common, in the forms in which it stands beside the plural.
  private static let kinds: Lexicon = [
    "empty", "error", "errors", "edge", "special", "exceptional", "exception", "blank", "zero",
    "failure", "corner", "offline", "vacíos", "vacío", "vacíes", "error", "errores", "especiales",
    "excepcionales", "límite", "borde", "vazios", "vazio", "erro", "erros", "especiais", "vides",
    "vide", "erreur", "erreurs", "spéciaux", "limites", "vuoti", "vuoto", "errore", "errori",
    "speciali", "lege", "leeg", "fout", "speciale", "leere", "leeren", "leer", "fehler", "rand",
    "sonder", "ausnahme", "grenz", "пустые", "ошибки", "ошибок", "особые", "крайние", "порожні",
    "помилок", "помилки", "puste", "błędów", "prázdné", "chybové", "boş", "hata", "özel", "trống",
    "rỗng", "lỗi", "biệt", "đặc", "kosong", "galat", "gagal", "khusus", "tomma", "tom", "tomme",
    "fel", "fejl", "feil",
  ]
  private static let unspacedJoints: Phrases = [
    "/", "／", "・", "、", "&", "＆", "与", "與", "和", "及", "と", " 및 ", ",", "，",
  ]
  private static let unspacedKinds: Lexicon = [
    "空", "空白", "空数据", "空データ", "空っぽ", "無数据", "无数据", "错误", "錯誤", "异常", "異常", "边界", "邊界", "特殊",
    "极端", "失败", "失敗", "エラー", "例外", "境界", "エッジ", "빈", "빈 화면", "엣지", "예외", "오류", "에러", "특수", "경계",
    "실패", "극단",
  ]
  /// First words of names that tell that something is not there or has not been done.
  private static let lacks: Lexicon = [
    "no", "sin", "sem", "keine", "kein", "aucun", "aucune", "nessun", "nessuna", "geen", "нет",
    "немає", "brak", "inga", "inget", "ingen", "tanpa", "chưa",
    "not", "none", "nothing", "without", "zero", "ningún", "ninguna", "ninguno", "nada", "nenhum",
    "nenhuma", "não", "sans", "rien", "pas", "keinen", "nicht", "nichts", "ohne", "nessuno",
    "nulla", "niente", "non", "senza", "niets", "niet", "zonder", "без", "не", "ничего", "нічого",
    "bez", "nic", "nie", "žádné", "žádná", "tidak", "belum", "không", "ikke", "inte", "ei",
  ]
  /// The same behind what is not there.
  private static let endLacks: Lexicon = ["yok", "değil", "bulunamadı", "kosong", "puuttuu"]
  private static let unspacedLacks: Phrases = [
    "无", "無", "没有", "沒有", "尚未", "未", "なし", "ない", "ありません", "0件", "없음", "없는", "없을", "0개", "0건",
  ]
  /// Words with such signs that tell of no lack.
  private static let unspacedOthers: Phrases = ["无障碍", "無障礙", "无线", "無線", "未来", "無料", "無効化"]
}
