import SpecText

/// Headers over where the way back from a screen leads: "Back goes to", "Zurück nach", "戻り先".
extension TableVocabulary {
  static let backs: [Phrases] = [
    (
      .target, "en",
      [
        "back to", "back goes to", "back leads to", "back takes you to", "back target",
        "back destination", "back button goes to", "on back", "goes back to",
        "go back to", "return to", "return target",
      ]
    ),
    (
      .target, "de",
      [
        "zurück zu", "zurück nach", "zurück auf", "zurück führt zu", "zurück geht zu",
        "führt zurück zu", "geht zurück zu", "rückkehr zu", "rücksprung",
      ]
    ),
    (.target, "fr", ["retour à", "retour vers", "le retour mène à", "revient à"]),
    (
      .target, "es",
      ["volver a", "vuelve a", "atrás lleva a", "atrás va a", "regresa a", "regreso a"]
    ),
    (.target, "pt", ["voltar para", "volta para", "volta a", "retorna para"]),
    (.target, "it", ["torna a", "indietro porta a", "ritorna a", "ritorno a"]),
    (.target, "nl", ["terug naar", "terug gaat naar", "gaat terug naar"]),
    (.target, "id", ["kembali ke"]),
    (.target, "pl", ["powrót do", "wraca do"]), (.target, "sv", ["tillbaka till"]),
    (.target, "da", ["tilbage til"]), (.target, "no", ["tilbake til"]),
    (.target, "ru", ["назад к", "возврат на"]), (.target, "ja", ["戻り先", "戻る先"]),
    (.target, "zh", ["返回到", "返回至", "返回目标"]),
    (.target, "ko", ["복귀 화면", "돌아갈 화면"]),
  ]

  /// The word by which a header says that the way back is meant; `nil` where it says nothing of it.
  static func back(inHeader header: String) -> String? {
    let text = ColumnRole.withoutParentheses(header)
    guard backPhrases.contains(text.lowercased()) else { return nil }
    if text.utf8.contains(where: { $0 >= 0xE3 }) {
      return backMarks.first(where: text.contains)
    }
    return text.split(separator: " ").first { ExitItems.returns.contains($0.lowercased()) }
      .map(String.init)
  }

  private static let backPhrases = Lexicon(backs.flatMap(\.phrases))
  private static let backMarks = ["戻", "返回", "뒤로", "복귀", "돌아"]
}
