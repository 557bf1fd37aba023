import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText

/// Sentences that keep a document to its palette by refusing all other colours, in several languages.
extension RawColourBesideTokens {
  /// Pieces of such sentences, by which they are found.
  static let refusalCues: [StaticString] = [
    "other than the", "以外", "이외", "colores distintos", "otros colores", "anderen Farben",
    "autre couleur", "autres couleurs", "outra cor", "outras cores", "altro colore",
    "altri colori", "andere kleuren",
  ]
  private static let others = [
    "colors other than the", "colours other than the", "colores distintos", "otros colores",
    "anderen farben", "autre couleur", "autres couleurs", "outra cor", "outras cores",
    "altro colore", "altri colori", "andere kleuren",
  ]
  private static let denials: Lexicon = [
    "no", "never", "don't", "not", "prohibido", "prohibidos", "nunca", "keine", "aucune", "jamais",
    "não", "nenhuma", "proibido", "nessun", "mai", "geen", "pas",
  ]
  private static let palettes: Lexicon = [
    "defined", "listed", "palette", "above", "definidos", "paleta", "definierten", "definiert",
    "définies", "définie", "definidas", "tavolozza", "definiti", "palet",
  ]
  private static let doubts: Lexicon = [
    "except", "unless", "if", "when", "text", "background", "salvo", "excepto", "außer", "sauf",
    "exceto", "tranne", "si", "wenn", "chart", "charts",
  ]
  private static let wideOthers = [
    "色以外", "以外的颜色", "以外的色", "以外の色", "以外のカラー", "이외의 색", "색 이외", "색상 이외",
  ]
  private static let wideDenials = ["禁止", "不得", "不要", "不可", "严禁", "使わない", "使用しない", "금지", "않"]
  private static let wideDoubts = ["除非", "例外", "ただし", "場合", "단,", "如果", "文字", "背景", "图表"]

  /// Words of lines that name a colour as wrong or as a former one.
  private static let negatives: Lexicon = [
    "wrong", "incorrect", "bad", "avoid", "don't", "dont", "old", "former", "formerly", "previous",
    "previously", "replaced", "deprecated", "removed", "falsch", "früher", "ersetzt",
    "vermeiden", "incorrecto", "evitar", "antiguo", "anterior", "faux", "éviter", "ancien",
    "ancienne", "errado", "antigo", "sbagliato", "vecchio", "fout", "oud",
  ]
  private static let wideNegatives = [
    "错误", "錯誤", "避免", "旧", "舊", "原来", "悪い", "誤", "以前", "廃止", "잘못", "나쁜", "이전", "예전",
  ]
  /// Companies whose colours buttons and badges have to keep.
  private static let companies: Lexicon = [
    "google", "apple", "facebook", "twitter", "github", "gitlab", "linkedin", "whatsapp",
    "microsoft", "paypal", "slack", "discord", "spotify", "youtube", "instagram", "telegram",
    "wechat", "alipay", "kakao", "naver", "visa", "mastercard", "tiktok", "twitch",
  ]
  private static let wideCompanies = ["微信", "支付宝", "카카오", "네이버"]

  /// Whether the line of a colour calls it wrong, a former one, or that of a company.
  static func isSetAside(_ range: SourceRange, _ document: Document) -> Bool {
    let line = document.source.string(document.firstLine(of: range))
    return Names.hasWord(line, in: negatives) || Names.hasWord(line, in: companies)
      || wideNegatives.contains(where: line.contains)
      || wideCompanies.contains(where: line.contains)
  }

  /// Whether a sentence refuses all colours but so many, or all but those of the palette: "Keine anderen Farben als die
  /// 5 definierten".
  ///
  /// - Parameter count: how many colours the document defines; a sentence with another number means others.
  static func refusesAll(_ sentence: String, count: Int) -> Bool {
    guard sentence.utf8.count < 240 else { return false }
    let numbers = sentence.split { !$0.isNumber }.compactMap { Int($0) }
    let isCounted = numbers == [count] && count > 2
    guard isCounted || numbers.isEmpty && count >= 6 else { return false }
    if sentence.utf8.contains(where: { $0 >= 0xE3 }) {
      return wideOthers.contains(where: sentence.contains)
        && wideDenials.contains(where: sentence.contains)
        && !wideDoubts.contains(where: sentence.contains)
    }
    let text = sentence.lowercased()
    guard others.contains(where: text.contains) else { return false }
    let words = Names.words(sentence)
    return words.contains(where: denials.contains) && !words.contains(where: doubts.contains)
      && (isCounted || words.contains(where: palettes.contains))
  }
}
