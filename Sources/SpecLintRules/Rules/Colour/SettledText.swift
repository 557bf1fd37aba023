import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Colours whose own line says that they fail as text, and what text takes instead: "as text it fails AA (3.3:1), so text
/// uses `--ember-text`".
struct SettledText {
  private static let failures: Lexicon = [
    "fails", "fail", "failing", "failed", "insufficient",
    "verfehlt", "durchfällt", "unzureichend", "unterschreitet", "scheitert",
    "échoue", "insuffisant", "insuffisante", "insuffisamment",
    "falla", "incumple", "suspende", "insuficiente",
    "reprova", "falha", "reprovado", "reprovada",
    "fallisce", "insufficiente", "zakt", "faalt", "onvoldoende", "gagal",
  ]
  private static let wideFailures = [
    "不合格", "満たさ", "足りない", "不足", "下回", "不达标", "不達標", "不通过", "不通過", "未达", "不符合", "미달", "통과하지",
    "부족", "실패", "못 미",
  ]
  /// Verbs that a denial turns into a failure: "does not meet AA", "no cumple".
  private static let passes: Lexicon = [
    "meet", "meets", "pass", "passes", "reach", "reaches", "satisfy", "erfüllt", "besteht",
    "erreicht", "genügt", "respecte", "atteint", "passe", "cumple", "pasa", "alcanza", "llega",
    "passa", "atinge", "cumpre", "atende", "supera", "raggiunge", "soddisfa", "rispetta",
    "voldoet", "haalt", "memenuhi", "lolos", "mencapai",
  ]
  private static let denials = NegationWords.words

  /// The names of the colours that a document has for text.
  let texts: [String]

  /// Whether the line of a value knows of the failure and names another colour, or another line gives the ratio and says
  /// where it fails.
  func contains(
    _ origin: Origin, named name: String, ratio: Double? = nil, _ document: Document
  ) -> Bool {
    if let ratio, Self.isKnown(origin, named: name, ratio, document) { return true }
    let line = document.firstLine(of: origin.range)
    guard line.offsets.count < 1200, case let text = document.source.string(line),
      text.contains("AA") || text.contains(":1") || text.contains("WCAG"), Self.tellsFailure(text)
    else { return false }
    return namesOther(text, than: name)
  }

  private static let pictures: Lexicon = [
    "decorative", "decoration", "nontext", "dekorativ", "décoratif", "décorative", "decorativo",
    "decorativa", "decoratief", "dekoratif",
  ]
  /// How far a ratio that was computed otherwise may be from ours.
  private static let slack = 0.025

  /// Whether another line has the name in code beside this ratio and knows that it fails: "`--muted` | 3.44 | fails body".
  private static func isKnown(
    _ origin: Origin, named name: String, _ ratio: Double, _ document: Document
  ) -> Bool {
    hasLine(about: origin, named: name, document) { text in
      (tellsFailure(text) || Names.hasWord(text, in: pictures))
        && text.split(whereSeparator: { !$0.isNumber && $0 != "." }).contains(where: {
          Double($0).map { abs($0 - ratio) < slack } == true
        })
    }
  }

  /// Whether another line than that of the value has its name in code and tells what is asked.
  private static func hasLine(
    about origin: Origin, named name: String, _ document: Document, where tells: (String) -> Bool
  ) -> Bool {
    let source = document.source
    let own = source.lineIndex(of: Int(origin.range.start))
    var name = "`\(name)`"
    return name.withUTF8 { wanted in
      // Most names stand nowhere in code, and the text need not be searched for them.
      guard source.mayHold(wanted) else { return false }
      return source.bytes.withUnsafeBufferPointer { bytes in
        var offset = 0
        while let place = ASCII.find(wanted, in: bytes, offset..<bytes.count) {
          let index = source.lineIndex(of: place)
          let line = source.lineRange(index)
          offset = max(place + 1, Int(line.end))
          guard index != own, line.offsets.count < 1200, tells(source.string(line)) else {
            continue
          }
          return true
        }
        return false
      }
    }
  }

  private static let bans = [
    "no text", "not for text", "never text", "never for text", "not as text", "text forbidden",
    "placeholder only", "placeholders only", "decoration only", "nicht für text", "kein text",
    "nur platzhalter", "pas de texte", "pas pour le texte", "sin texto", "no usar para texto",
    "não usar para texto", "niente testo", "geen tekst", "bukan untuk teks", "文字禁止", "禁止用于文字",
    "不用于文字", "不可用于文字", "仅限占位", "テキスト不可", "テキスト禁止", "文字には使わない", "텍스트 사용 금지", "텍스트 금지",
    "텍스트 불가", "не для текста",
  ]
  /// How far the ratio on another ground may be from that on the best one.
  private static let groundSlack = 0.3

  /// Whether another line gives the name a ratio of its own below that of text and keeps it from text: "`--faint` on
  /// `--page` | 2.7:1 | no text, placeholder only".
  static func isBanned(
    _ origin: Origin, named name: String, _ ratio: Double, _ document: Document
  ) -> Bool {
    hasLine(about: origin, named: name, document) { text in
      let small = text.lowercased().filter { $0 != "*" }
      return bans.contains(where: small.contains)
        && small.split(whereSeparator: { " |(~≈`".contains($0) }).contains { word in
          word.contains(":1")
            && Double(word.prefix { $0 != ":" }).map { abs($0 - ratio) < groundSlack } == true
        }
    }
  }

  private static func tellsFailure(_ text: String) -> Bool {
    let words = Names.words(text)
    if words.contains(where: failures.contains) { return true }
    if text.utf8.contains(where: { $0 >= 0xE3 }), wideFailures.contains(where: text.contains) {
      return true
    }
    return words.indices.contains { place in
      passes.contains(words[place])
        // "ne passe pas"
        && words[max(0, place - 4)..<min(words.count, place + 3)].contains(where: denials.contains)
    }
  }

  /// Whether a line has the name of another colour, in code or as the palette writes it.
  private func namesOther(_ text: String, than name: String) -> Bool {
    let own = Names.hyphenated(name)
    let spans = text.split(separator: "`", omittingEmptySubsequences: false)
    for place in stride(from: 1, to: spans.count - 1, by: 2) {
      let span = spans[place]
      guard span.first != "#", span.first?.isNumber == false, span.contains(where: \.isLetter),
        span.contains(where: { "-._".contains($0) }), !span.contains(" ")
      else { continue }
      if Names.hyphenated(String(span)) != own { return true }
    }
    return texts.contains { other in
      other.utf8.count > 4 && Names.hyphenated(other) != own && !name.contains(other)
        && text.contains(other)
    }
  }
}
