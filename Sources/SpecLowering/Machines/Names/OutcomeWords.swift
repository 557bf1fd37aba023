import SpecModel
import SpecText

/// Words before an arrow that tell what happens on a screen and name none: "Successful login", "Bell tap", "Reset
/// response"; data, in lower case.
enum OutcomeWords {
  /// Whether a text tells an event beyond doubt: "Forgot password click", "Anmeldung erfolgreich".
  static func tellsEvent(_ text: String) -> Bool {
    let name = StateName.splitQualifier(text).name
    let words = Names.words(name)
    guard (2...6).contains(words.count), let first = words.first, let last = words.last else {
      return false
    }
    if FlowchartVocabulary.eventEndings.contains(last) || answers.contains(last) { return true }
    // "Payment Successful" is the title of a screen as well.
    guard endsInSmallLetters(name) else { return false }
    return successes.contains(first) || ends.contains(last)
  }

  /// Whether a text may tell an event as it may name a screen: "Payment error", "支付失败".
  static func mayTellEvent(_ text: String) -> Bool {
    let name = StateName.splitQualifier(text).name
    let words = Names.words(name)
    guard (1...6).contains(words.count), let first = words.first, let last = words.last else {
      return false
    }
    if failures.contains(last) || successes.contains(first) || ends.contains(last) { return true }
    return words.count > 1 && doubts.contains(first)
      || last.utf8.first ?? 0 >= 0xE3 && outcomeMarks.contains(where: last.hasSuffix)
  }

  /// Whether the last word of a text begins with a small letter.
  private static func endsInSmallLetters(_ text: String) -> Bool {
    let last = text.split(separator: " ").last ?? ""
    return last.first?.isLowercase == true
  }

  /// What a service says.
  private static let answers: Lexicon = [
    "response", "antwort", "réponse", "respuesta", "resposta", "risposta", "antwoord", "ответ",
  ]
  private static let successes: Lexicon = [
    "successful", "unsuccessful", "erfolgreiche", "erfolgreicher", "erfolgreiches", "успешный",
    "успешная", "успешное", "geslaagde",
  ]
  private static let ends: Lexicon = [
    "succeeds", "fails", "successful", "succeeded", "erfolgreich", "réussie", "réussi", "exitoso",
    "exitosa", "riuscito", "riuscita", "berhasil", "gelukt", "geslaagd", "успешно", "успешен",
  ]
  private static let failures: Lexicon = [
    "error", "failure", "failed", "success", "timeout", "fehler", "fehlgeschlagen", "erreur",
    "échouée", "échoué", "fallido", "fallida", "erro", "errore", "fout", "mislukt", "gagal",
    "ошибка", "éxito", "sucesso", "successo", "succes", "erfolg", "succès",
  ]
  private static let doubts: Lexicon = [
    "failed", "invalid", "valid", "correct", "incorrect", "wrong", "ungültige", "ungültiger",
    "falsche", "falsches", "неверный", "неверная", "ongeldige",
  ]
  private static let outcomeMarks = ["成功", "失敗", "失败", "エラー", "错误", "성공", "실패", "오류"]
}
