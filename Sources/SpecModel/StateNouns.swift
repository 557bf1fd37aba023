public import SpecText

/// Words for "state"; data, in lower case.
public enum StateNouns {
  /// In the singular.
  public static let singulars: Lexicon = [
    "state", "estado", "état", "etat", "zustand", "stato", "toestand", "状態", "状态",
    "狀態", "상태", "keadaan", "stan", "состояние", "tillstånd", "tilstand", "tila", "durum", "durumu",
    "stav", "стан", "állapot", "läge", "stare",
  ]
  /// In the plural.
  public static let plurals: Lexicon = [
    "states", "estados", "états", "etats", "zustände", "stati", "toestanden", "состояния",
    "Состояния", "stany", "durumlar", "durumları", "tillstånd", "stavy", "стани", "tilstande",
    "tilstander", "tilat", "állapotok", "stări",
  ]
  /// In scripts without blanks, where it stands inside of longer words.
  public static let unspaced = ["状態", "状态", "狀態", "상태"]
  /// Ends of compounds: "Leerzustand".
  private static let compounds = ["zustand", "zustände", "toestand", "tillstånd", "tilstand"]

  /// Whether a word in lower case is one for state, or holds it.
  public static func isState(_ word: String) -> Bool {
    if singulars.contains(word) || plurals.contains(word)
      || compounds.contains(where: word.hasSuffix)
    {
      return true
    }
    return word.utf8.contains { $0 >= 0x80 } && unspaced.contains(where: word.contains)
  }

  /// Whether a text has a word for state.
  public static func areNamed(in text: String) -> Bool {
    let words = Names.words(text)
    return words.contains(where: isState)
      || zip(words, words.dropFirst()).contains { $0 == "trạng" && $1 == "thái" }
  }
}
