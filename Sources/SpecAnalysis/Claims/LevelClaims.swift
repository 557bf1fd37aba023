import SpecModel
import SpecSyntax
import SpecText

/// Levels of conformance beside the ratio that is to reach them: "5.17:1, passes AAA".
struct LevelClaims {
  let lines: ClaimLines

  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    guard lines.document.mentions(":1"), lines.document.mentions("AA") else { return [] }
    let finder = LevelClaims(lines: lines)
    return lines.lines.compactMap { line in
      switch line.kind {
      case .row: finder.row(line)
      case .prose: finder.prose(line)
      default: nil
      }
    }
  }

  /// Words that make small text of what a line speaks of.
  private static let texts: Lexicon = [
    "text", "body", "caption", "label", "labels", "paragraph", "link", "links", "copy", "hint",
    "placeholder", "texte", "fließtext", "texto", "testo",
  ]
  private static let larger = Lexicon(
    Array(ContrastWords.larger) + ["border", "focus", "decorative"])
  private static let denials = Lexicon(
    Array(ContrastWords.denials) + [
      "nearly", "almost", "short", "misses", "failure", "failures",
      "violation", "violates", "nicht", "pas", "only",
      "reprueba", "reprobado", "suspende", "incumple", "falla", "fallan", "insuficiente", "reprova",
      "reprovado", "falha", "falham", "descumpre", "échoue", "échouent", "rate", "insuffisant",
      "verfehlt", "verfehlen", "scheitert", "durchgefallen", "unzureichend", "fallisce", "bocciato",
      "insufficiente", "faalt", "zakt", "gagal",
    ])
  /// The same in scripts without blanks, beside those of `ContrastWords`.
  private static let wideFailures = [
    "不合格", "不通过", "未通过", "不及格", "不適合", "不满", "低于", "低於", "下回", "届かな", "達しな", "达不到",
    "불합격", "미통과", "미충족", "실패", "부적합", "위반", "부족", "违反", "違反",
  ]
  private static let wideTexts = ["文字", "文本", "正文", "テキスト", "本文", "텍스트", "본문"]
  private static let wideLarger =
    ["大号", "大字", "大文字", "大きい", "큰 ", "图标", "アイコン", "아이콘"] + SwitchedOff.wide
  private static let crosses = ["❌", "✗", "✘", "✕", "✖", "≥", "<", ">", "→", "+"]

  private func row(_ line: ClaimLine) -> DerivedNumber? {
    let plain = lines.document.plain
    let ratios = line.parts.compactMap { ContrastWords.ratio(in: $0, plain) }
    guard let ratio = ratios.only else { return nil }
    let levels = line.parts.compactMap { ContrastWords.level(in: $0, plain) }
    guard let level = levels.only,
      let cell = line.parts.first(where: { $0.contains(level.lowerBound) }),
      Names.wordCount(self.text(of: cell, without: ratio, line)) <= 4
    else { return nil }
    let header = lines.header(of: line).joined(separator: " ")
    let text = line.parts.map { lines.string($0, of: line) }.joined(separator: " ")
    return wrong(ratio, level, text, text + " " + header, line)
  }

  /// The words of a cell beside its ratio.
  private func text(of cell: Range<Int>, without ratio: Range<Int>, _ line: ClaimLine) -> String {
    guard cell.contains(ratio.lowerBound) else { return lines.string(cell, of: line) }
    let end = min(ratio.upperBound + 2, cell.upperBound)
    return lines.string(cell.lowerBound..<ratio.lowerBound, of: line) + " "
      + lines.string(end..<cell.upperBound, of: line)
  }

  private func prose(_ line: ClaimLine) -> DerivedNumber? {
    let plain = lines.document.plain
    guard let part = line.parts.only, let ratio = ContrastWords.ratio(in: part, plain),
      let level = ContrastWords.level(in: part, plain),
      level.upperBound == part.upperBound
        || ContrastWords.level(in: level.rest(of: part), plain) == nil
    else { return nil }
    let gap =
      level.lowerBound > ratio.upperBound
      ? ratio.upperBound + 2..<level.lowerBound : level.upperBound..<ratio.lowerBound
    guard gap.lowerBound <= gap.upperBound, gap.count <= 40,
      !gap.contains(where: { plain[$0] == ASCII.hash || plain[$0] == 0x3B })
    else { return nil }
    let between = String(decoding: plain[gap], as: UTF8.self)
    // Before the ratio a level stands beside it: "AAA (5.17:1)".
    if level.lowerBound < ratio.lowerBound {
      guard between.allSatisfy({ " (:–—-,".contains($0) }) else { return nil }
    } else if Names.words(between).contains(where: Self.demands.contains) {
      return nil
    }
    let text = lines.string(part, of: line)
    return wrong(ratio, level, text, text, line)
  }

  /// Words between a ratio and a level for which it would be needed: "7:1 for AAA".
  private static let demands: Lexicon = ["for", "für", "pour", "para", "per", "vs", "versus"]

  private func wrong(
    _ ratio: Range<Int>, _ level: Range<Int>, _ text: String, _ around: String, _ line: ClaimLine
  ) -> DerivedNumber? {
    let plain = lines.document.plain
    guard
      let value = ContrastWords.value(String(decoding: plain[ratio], as: UTF8.self)), value >= 1,
      value != 3, value != 4.5, value != 7, !Names.hasWord(around, in: Self.larger),
      !Self.wideLarger.contains(where: around.contains),
      !Names.hasWord(text, in: Self.denials), !Self.crosses.contains(where: text.contains),
      !ContrastWords.wideDenials.contains(where: text.contains),
      !Self.wideFailures.contains(where: text.contains)
    else { return nil }
    // In a table of pairs the level is that of text, where the document gives the ratio for it.
    let isText =
      Names.hasWord(around, in: Self.texts) || Self.wideTexts.contains(where: text.contains)
      || line.kind == .row && ContrastWords.hasJoint(text) && lines.document.mentions("4.5:1")
    let demanded = level.count == 3 ? 7.0 : isText ? 4.5 : 3
    // WCAG does not round: 4.48 is less than 4.5, and "4.5" may stand for it.
    let hasHundredths = plain[ratio].dropLast(2).last.map { !ASCII.isDigit($0) } ?? false
    guard value < demanded - (hasHundredths ? 0.005 : 0.05) else { return nil }
    let reached = value >= 4.5 ? "AA" : value >= 3 ? "AA for large text alone" : "below AA"
    return DerivedNumber(
      kind: .level, claimed: String(decoding: plain[level], as: UTF8.self), computed: reached,
      arithmetic: "\(Numbers.text(value)) < \(Numbers.text(demanded))",
      origin: lines.origin(level, of: line), sources: [lines.origin(ratio, of: line)])
  }
}
