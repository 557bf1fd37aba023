import SpecModel
import SpecSyntax
import SpecText

/// Limits for all animations in the other languages: "Alle Animationen dauern höchstens 300ms", "Ninguna animación dura
/// más de 400ms", "所有动效不超过 400ms".
///
/// Only clauses that are nothing but the limit are read, for each further word may say which animations are meant; how
/// the words bound the number is what the model has read.
extension BlanketClaims {
  private static let wholes: Lexicon = [
    "alle", "jede", "jeder", "jedes", "sämtliche", "toutes", "tous", "toute", "chaque", "todas",
    "todos", "toda", "cada", "tutte", "tutti", "ogni", "elke", "iedere", "semua", "setiap",
    "seluruh",
  ]
  private static let none: Lexicon = [
    "keine", "keinerlei", "aucune", "aucun", "ninguna", "ningún", "nenhuma", "nenhum", "nessuna",
    "nessun", "geen", "tidak",
  ]
  /// Words between those and the noun.
  private static let between: Lexicon = [
    "les", "las", "los", "as", "os", "le", "i", "gli", "de", "die", "der", "enkele", "ada",
  ]
  /// Words of such clauses that say nothing of which animations are meant.
  private static let lasting: Lexicon = [
    "dauern", "dauert", "dürfen", "darf", "müssen", "muss", "sollen", "bleiben", "bleibt", "sind",
    "ist", "höchstens", "maximal", "max", "unter", "weniger", "kürzer", "länger", "als", "nicht",
    "nie", "mehr", "über", "überschreiten", "überschreitet", "lang",
    "durent", "dure", "durer", "sont", "est", "restent", "doivent", "doit", "ne", "pas", "plus",
    "moins", "dépasser", "dépasse", "dépassent", "jamais", "maximum", "au", "sous", "excède",
    "duran", "dura", "durar", "deben", "debe", "no", "más", "menos", "que", "superan", "supera",
    "superar", "exceden", "excede", "exceder", "máximo", "como", "nunca",
    "duram", "devem", "deve", "não", "mais", "do", "ultrapassam", "ultrapassa", "ultrapassar",
    "excedem", "passam", "passa", "até",
    "durano", "durare", "devono", "non", "più", "meno", "di", "che", "superano", "superare", "al",
    "massimo", "mai", "sotto", "entro", "i",
    "duren", "duurt", "zijn", "blijven", "mogen", "moeten", "niet", "langer", "korter", "dan",
    "minder", "meer", "hoogstens", "maximaal", "onder", "nooit", "overschrijden", "ten", "hoogste",
    "berlangsung", "berdurasi", "paling", "lama", "maksimal", "maksimum", "tidak", "boleh",
    "lebih", "dari", "kurang", "melebihi", "harus", "bawah", "yang", "de", "ms",
  ]
  private static let wideWholes = [
    "所有的", "所有", "全部", "任何", "すべての", "全ての", "全", "모든",
  ]
  private static let wideLasting = [
    "时长", "時長", "持续时间", "持續時間", "时间", "時間", "시간", "长度", "長さ", "길이", "都", "均", "应当", "应", "應",
    "须", "須", "必须", "必須", "需", "不得", "不能", "不可", "不应", "不要", "不会", "不", "超过", "超過", "大于", "大於",
    "长于", "多于", "小于", "小於", "短于", "低于", "控制在", "保持在", "在", "最长", "最長", "最大", "最多", "上限", "为", "為",
    "是", "以内", "以內", "以下", "之内", "之內", "未満", "内", "の", "は", "が", "も", "を", "に", "で", "とする", "です",
    "する", "収める", "抑える", "超えない", "超えてはならない", "은", "는", "이", "의", "최대", "이하", "이내", "로", "으로",
    "미만", "한다", "이다", "입니다", "합니다", "유지", "를", "을", "넘지", "않는다", "않습니다", "초과하지", "：", ":",
  ]

  /// The limit of a line, where times of animations are longer.
  func foreignLongestAnimation(_ line: ClaimLine) -> BlanketClaim? {
    let text = lines.string(line.parts[0], of: line)
    let isWide = text.utf8.contains { $0 >= 0xE3 }
    guard MotionWords.name(text), let fact = limit(in: origin(line).range),
      case let clause = clauses(around: fact.origin.range, in: origin(line).range),
      isWide ? isWideLimit(clause) : isLimit(clause), !isOfReducedMotion(line),
      let bound = fact.quantity.max
    else { return nil }
    return longer(than: bound, line)
  }

  /// The one time of a line, where it is an upper bound.
  private func limit(in range: SourceRange) -> DurationFact? {
    var low = 0
    var high = spec.durations.count
    while low < high {
      let middle = (low + high) / 2
      if spec.durations[middle].origin.range.start < range.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let found = spec.durations[low...].prefix { $0.origin.range.start < range.end }
      .filter { $0.quantity.min == nil && ($0.quantity.max ?? 0) >= 50 }
    return found.only
  }

  /// What stands before a number in its clause, and behind it.
  private func clauses(around number: SourceRange, in line: SourceRange) -> (String, String) {
    let before = document.source.string(SourceRange(Int(line.start), Int(number.start)))
    let after = document.source.string(SourceRange(Int(number.end), Int(line.end)))
    func isEnd(_ character: Character) -> Bool { ".;,。；，、()（）!".contains(character) }
    let start = before.lastIndex(where: isEnd).map { before.index(after: $0) } ?? before.startIndex
    return (
      String(before[start...]).trimmedSpaces, String(after.prefix { !isEnd($0) }).trimmedSpaces
    )
  }

  private func isLimit(_ clause: (before: String, after: String)) -> Bool {
    let words = Names.words(clause.before)
    guard let first = words.first, Self.wholes.contains(first) || Self.none.contains(first),
      let noun = words.dropFirst().firstIndex(where: { !Self.between.contains($0) }), noun <= 2,
      MotionWords.nouns.contains(words[noun])
    else { return false }
    return (words[(noun + 1)...] + Names.words(clause.after)).allSatisfy {
      Self.lasting.contains($0)
    }
  }

  private func isWideLimit(_ clause: (before: String, after: String)) -> Bool {
    var rest = clause.before[...]
    guard let whole = Self.wideWholes.first(where: rest.hasPrefix) else { return false }
    rest = rest.dropFirst(whole.count).drop { $0 == " " }
    var nouns = 0
    while let noun = MotionWords.wideNouns.first(where: rest.hasPrefix) {
      rest = rest.dropFirst(noun.count).drop { $0 == " " }
      nouns += 1
    }
    return nouns > 0 && Self.isWideLasting(rest) && Self.isWideLasting(clause.after[...])
  }

  /// Whether a text is made of words that say nothing of which animations are meant, and of marks.
  private static func isWideLasting(_ text: Substring) -> Bool {
    var rest = text
    while let first = rest.first {
      let words = wideLasting.filter(rest.hasPrefix)
      if let word = words.max(by: { $0.utf8.count < $1.utf8.count }) {
        rest = rest.dropFirst(word.count)
      } else if first == " " || first == "*" || first == "`" {
        rest = rest.dropFirst()
      } else {
        return false
      }
    }
    return true
  }
}
