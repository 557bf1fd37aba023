public import SpecText

/// Words by which clauses deny what they name, in eleven languages; data.
///
/// "Sans" and "mai" are left out, for they are a family of type and a month as well.
public enum NegationWords {
  /// Those that stand alone.
  public static let words: Lexicon = [
    "no", "not", "never", "without", "don't", "dont", "doesn't", "isn't", "aren't", "cannot", "nor",
    "neither", "nicht", "kein", "keine", "keinen", "keiner", "nie", "niemals", "ohne", "pas",
    "jamais", "aucun", "aucune", "nunca", "ningún", "ninguna", "sin", "não", "nenhum", "nenhuma",
    "sem", "non", "nessun", "nessuna", "senza", "niet", "geen", "nooit", "zonder", "tidak", "bukan",
    "jangan", "tanpa", "не", "нет", "без",
  ]
}
