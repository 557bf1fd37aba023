import SpecModel
import SpecText

/// Titles that end in the word for state and name none: places of data, questions, and words that the rest hangs on.
extension StateVocabulary {
  /// Whether what stands before "State" is only where data lie, "Global", "URL / 路由", asks, "何时使用子", or tells what
  /// a type is like, "UI State Type".
  static func namesPlace(_ name: String) -> Bool {
    let words = Names.words(name)
    guard let first = words.first, let last = words.last else { return false }
    if StateLists.asking.contains(first) || questions.prefix(of: name) != nil { return true }
    if words.count > 2, shapes.contains(last), words.contains(where: singulars.contains) {
      return true
    }
    if last.utf8.first ?? 0 >= 0xE3, amounts.suffix(of: last) != nil { return true }
    guard words.count <= 5 else { return false }
    return words.contains(where: places.contains)
      && words.allSatisfy { places.contains($0) || linking.contains($0) }
  }

  /// Whether a name breaks off before the word for state: "Stuck in a", "Shell &", "의미와".
  static func isCutOff(_ name: String) -> Bool {
    guard let last = name.split(separator: " ").last else { return false }
    // "Plan A" and "Power On" are names.
    if last.count < name.count, ends.contains(String(last)) { return true }
    return last.utf8.count > 3 && particles.suffix(of: String(last)) != nil
  }

  private static let places: Lexicon = [
    "client", "server", "global", "local", "shell", "runtime", "webview", "url", "urls", "route",
    "routes", "router", "routing", "navigation", "nav", "item", "store", "cache", "cookie",
    "cookies", "form", "fixtures", "time", "persisted", "persistent", "query", "app",
    "klient", "lokaler", "globaler", "navigations", "formular", "globale", "locale", "formulaire",
    "cliente", "ruta", "rutas", "formulario", "rota", "rotas", "formulário",
    "クライアント", "グローバル", "ローカル", "ルート", "ルーター", "フォーム", "ナビゲーション", "클라이언트", "전역", "로컬",
    "라우트", "라우터", "라우팅", "폼", "내비게이션", "客户端", "客戶端", "全局", "全域", "本地", "路由", "表单", "表單",
    "клиент", "клиента", "клиентское", "глобальное", "локальное", "маршрут", "маршрута", "формы",
  ]
  private static let linking: Lexicon = ["and", "or", "und", "oder", "et", "ou", "y", "e", "и"]

  /// Last words of titles on types of code whose values are states.
  private static let shapes: Lexicon = [
    "type", "types", "sketch", "model", "shape", "interface", "schema", "store", "slice", "typ",
    "typen", "tipo", "tipos",
  ]
  /// First words of questions in scripts without blanks.
  private static let questions: Phrases = [
    "何时", "何時", "什么时候", "什麼時候", "为什么", "為什麼", "如何", "怎么", "怎麼", "いつ", "なぜ", "どう", "언제", "어떻게",
  ]
  /// How much of something there is.
  private static let amounts: Phrases = ["残高", "余额", "餘額", "잔액", "잔고"]

  /// Words that only another one can follow.
  private static let ends: Lexicon = [
    "a", "an", "the", "of", "with", "for", "from", "and", "or", "&", "+", "/",
    "der", "die", "das", "den", "dem", "ein", "eine", "einen", "einem", "im", "mit", "von", "zum",
    "und", "oder", "le", "la", "les", "un", "une", "et", "ou", "el", "los", "las", "una", "y",
    "em", "os", "um", "uma", "e", "il", "lo", "het", "een", "dan", "atau", "и", "или", "в", "на",
  ]
  private static let particles: Phrases = ["와", "と"]
}
