/// Words between a computation and its result, as an equals sign would stand, data only.
enum ClaimVerbs {
  private static let joints: Set<String> = [
    "is", "are", "equals", "equal", "makes", "make", "gives", "give", "yields", "comes to", "means",
    "that is", "which is", "which makes", "which gives", "results in", "→", "⇒", "ist", "sind",
    "ergibt", "ergeben", "macht", "beträgt", "entspricht", "das sind", "das ergibt", "est", "sont",
    "fait", "font", "donne", "donnent", "vaut", "soit", "es", "son", "da", "dan", "hace",
    "equivale a", "equivalen a", "o sea", "é", "são", "dá", "dão", "ou seja", "è", "sono", "fa",
    "fanno", "dà",
    "danno", "cioè", "zijn", "geeft", "maakt", "is gelijk aan", "oftewel", "adalah", "menjadi",
    "sama dengan", "は", "为", "為", "是", "等于", "等於", "는", "은", "это", "равно", "даёт", "составляет",
  ]

  /// Words between a share and what it is of.
  static let ofs: Set<String> = [
    "of", "von", "de", "di", "van", "dari", "of the", "des", "av", "от",
  ]

  /// Words between a length and what it is multiplied by.
  static let ats: Set<String> = [
    "at", "bei", "auf", "à", "al", "a", "op", "pada", "scaled to", "scaled by", "scaled at",
    "times", "mal", "fois", "por", "per", "keer", "kali", "×", "·", "*",
  ]

  /// Whether a text between two numbers says no more than that the second is what the first makes.
  static func joins(_ gap: String) -> Bool {
    guard gap.utf8.count <= 24 else { return false }
    var text = gap.trimmedSpaces.lowercased()
    // "…, that is 24px"
    if text.hasPrefix(",") { text = String(text.dropFirst()).trimmedSpaces }
    return joints.contains(text)
  }
}
