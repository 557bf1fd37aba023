import SpecModel
import SpecText

/// Names of the states that most screens have, written out with the word for state in languages that put it first or
/// inflect what stands beside it: "Estado de carga", "État d'erreur", "Порожній стан", "Trạng thái trống".
enum KindNames {
  /// The text without a number and a remark, where nothing but a word for state and words for such a kind stands in it.
  static func name(of text: String) -> String? {
    guard text.utf8.count <= 48, StateName.mayNameState(text),
      case let bare = StateName.splitQualifier(StateName.withoutNumbering(text)).name,
      isKind(bare)
    else { return nil }
    return bare
  }

  private static func isKind(_ text: String) -> Bool {
    if text.utf8.last ?? 0 >= 0x80,
      let noun = StateVocabulary.unspacedNouns.first(where: text.hasSuffix)
    {
      var stem = Substring(StateName.trimmed(String(text.dropLast(noun.count))))
      while let last = stem.last, "のな的".contains(last) { stem.removeLast() }
      return unspaced.contains(String(stem))
    }
    // "d'erreur" is two words.
    var words = Names.words(String(text.map { "'’".contains($0) ? " " : $0 }))
    guard (1...5).contains(words.count) else { return false }
    if words.count == 1 { return isCompound(words[0]) }
    if words.starts(with: ["trạng", "thái"]) {
      words.removeFirst(2)
    } else if let place = words.firstIndex(where: nouns.contains),
      place == 0 || place == words.count - 1
    {
      words.remove(at: place)
    } else {
      return false
    }
    words.removeAll(where: joints.contains)
    return !words.isEmpty && words.allSatisfy(kinds.contains)
  }

  /// "Ladezustand", "Laddningsläge": a kind in one word with the word for state.
  private static func isCompound(_ word: String) -> Bool {
    guard let end = ends.suffix(of: word) else { return false }
    return stems.contains(String(word.dropLast(end.count)))
  }

  /// Words for state, also as they stand behind a noun in Turkish.
  private static let nouns: Lexicon = StateVocabulary.singulars.union([
    "durumu", "status", "keadaan", "kondisi", "stan", "stav", "стан", "состояние", "tillstånd",
    "läge", "tilstand", "stare", "starea", "κατάσταση",
  ])
  private static let joints: Lexicon = [
    "de", "d", "di", "da", "do", "del", "della", "du", "van", "von", "af", "av",
  ]
  /// What such a state is of or how it is, in the forms in which it stands beside the noun.
  private static let kinds: Lexicon = [
    "carga", "cargando", "vacío", "vacía", "vacio", "error", "éxito", "carregamento", "carregando",
    "vazio", "vazia", "erro", "sucesso", "chargement", "vide", "erreur", "succès", "caricamento",
    "vuoto", "vuota", "errore", "successo", "laden", "lege", "fout", "leerer", "leere", "memuat",
    "kosong", "galat", "gagal", "sukses", "berhasil", "tải", "trống", "rỗng", "lỗi", "thành",
    "công", "boş", "hata", "yükleniyor", "yükleme", "başarı", "başarılı", "загрузки", "пустое",
    "ошибки", "успеха", "завантаження", "порожній", "помилки", "успіху", "ładowania", "pusty",
    "błędu", "sukcesu", "načítání", "prázdný", "chybový", "chyby", "tomt", "tom", "încărcare",
    "gol", "goală", "eroare", "offline", "офлайн", "офлайну",
  ]
  private static let ends: Phrases = ["zustand", "läge", "tillstånd", "tilstand", "toestand"]
  private static let stems: Lexicon = [
    "lade", "leer", "fehler", "erfolgs", "offline", "laddnings", "fel", "tom", "indlæsnings",
    "fejl", "feil", "laste", "laad", "fout",
  ]
  private static let unspaced: Lexicon = [
    "読み込み", "読み込み中", "ローディング", "空", "空っぽ", "エラー", "成功", "失敗", "オフライン", "加载", "加载中", "空白",
    "空数据", "错误", "失败", "离线", "載入", "載入中", "錯誤", "離線", "로딩", "로딩 중", "빈", "오류", "에러",
    "성공", "오프라인",
  ]
}
