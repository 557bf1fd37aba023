import SpecText

/// Titles over what nobody shall do: "Don't", "Zu vermeiden", "禁止事項". What stands below is said the other way round.
public enum RefusalTitles {
  private static let words: Lexicon = [
    "don't", "don", "dont", "donts", "don'ts", "avoid", "never", "forbidden", "prohibited",
    "verboten", "vermeiden", "vermeide", "niemals", "interdit", "interdits", "interdite", "éviter",
    "évitez", "prohibido", "prohibida", "evitar", "evita", "nunca", "proibido", "proibida", "evite",
    "vietato", "vietati", "evitare", "verboden", "vermijd", "vermijden", "jangan", "hindari",
    "dilarang", "larangan",
  ]
  private static let pairs: [[String]] = [
    ["do", "not"], ["what", "not"], ["not", "to"], ["nicht", "tun"], ["nicht", "machen"],
    ["ne", "pas"], ["pas", "faire"], ["no", "hacer"], ["não", "fazer"], ["non", "fare"],
    ["niet", "doen"],
  ]
  /// Words of titles over both kinds.
  private static let both: Lexicon = ["dos", "do's", "and", "und", "et", "y", "e", "en", "dan"]
  private static let scripts = [
    "禁止", "しないこと", "してはいけない", "やってはいけない", "避ける", "避けるべき", "避免", "切勿", "不可以",
    "하지 말", "하지 않", "금지", "피해야", "❌", "🚫", "✗",
  ]
  /// Ends of such titles; with more behind them, they are of another kind: "不可用", "表示しない条件", "不要な要素".
  private static let endings = ["しない", "やらない", "不要", "不可"]

  /// Whether a title is over what nobody shall do, and over nothing else.
  public static func refuses(_ title: String) -> Bool {
    guard title.utf8.count < 60 else { return false }
    if title.utf8.contains(where: { $0 >= 0xE2 }),
      scripts.contains(where: title.contains) || endings.contains(where: title.hasSuffix)
    {
      return true
    }
    let words = Names.words(title)
    guard words.count <= 5, !words.contains(where: both.contains) else { return false }
    return words.contains(where: self.words.contains)
      || zip(words, words.dropFirst()).contains { pairs.contains([$0, $1]) }
  }
}
