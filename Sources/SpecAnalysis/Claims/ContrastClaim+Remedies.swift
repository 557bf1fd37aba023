import SpecModel
import SpecSyntax
import SpecText

/// Colours that a line proposes in place of the one that it judges.
extension ContrastClaims {
  private static let verbs: Lexicon = [
    "darken", "darkened", "lighten", "lightened", "replace", "replaced", "try", "switch",
    "raise", "bump", "adjust", "instead", "fix", "fixed", "suggest", "suggested", "recommend",
    "recommended", "propose", "proposed", "becomes",
    "затемнить", "осветлить", "заменить", "использовать", "повысить", "сделать", "лучше",
    "abdunkeln", "aufhellen", "ersetzen", "verwenden", "stattdessen", "ändern", "assombrir",
    "éclaircir", "remplacer", "utiliser", "oscurecer", "aclarar", "reemplazar", "usar", "cambiar",
    "escurecer", "clarear", "substituir", "trocar", "scurire", "schiarire", "sostituire", "usare",
    "donkerder", "vervangen", "gebruik", "gelapkan", "ganti", "gunakan",
  ]
  private static let wideVerbs = [
    "改为", "改為", "改成", "加深", "替换", "使用", "调整", "変更", "濃く", "置き換え", "修正", "변경", "어둡게", "교체",
  ]
  /// Words that propose a colour where an arrow or "to" goes with them alone.
  private static let turned: Lexicon = ["change", "changed", "new"]
  private static let heads: Lexicon = [
    "advice", "fix", "fixes", "recommendation", "recommendations", "recommended", "suggestion",
    "suggested", "remedy", "proposal", "proposed", "solution", "action", "new", "after", "change",
    "рекомендация", "решение", "исправление", "empfehlung", "lösung", "vorschlag", "correction",
    "recommandation", "solución", "recomendación", "corrección", "solução", "recomendação",
    "correção", "soluzione", "correzione", "改善", "対応", "修正案", "建议", "修复", "권장", "개선",
  ]

  /// Whether the second colour is what is to come in place of the first one, "#059669 fails (3.8:1) | darken to #047857":
  /// the ratio is that of the first one on its ground.
  func isRemedy(_ colors: [Mention], _ parts: [Range<Int>], _ line: ClaimLine) -> Bool {
    guard !isCode, colors.count == 2, colors.allSatisfy({ $0.text.utf8.first == ASCII.hash }) else {
      return false
    }
    let header = lines.header(of: line)
    for (column, part) in parts.enumerated() {
      let text = string(part)
      guard let place = text.firstRange(of: colors[1].text) else { continue }
      let first = text[..<place.lowerBound].firstRange(of: colors[0].text)
      // In a cell of its own, or behind the first one in the same sentence.
      guard first != nil || parts.count > 1 else { continue }
      let before = text[(first?.upperBound ?? text.startIndex)..<place.lowerBound]
      // "set on `#FFFFFF`": the second one is the ground. German "abdunkeln auf" is "darken to".
      if let last = before.split(whereSeparator: { !$0.isLetter }).last,
        last.lowercased() != "auf", ContrastWords.hasJoint(String(last))
      {
        return false
      }
      if Self.proposes(before) { return true }
      // "darken to `#B45309` or `#A16207`" in a cell without the ratio.
      if let first, parts.count > 1, !text.contains(":1"),
        Self.proposes(text[..<first.lowerBound])
      {
        return true
      }
      if first == nil, header.count == parts.count, Names.hasWord(header[column], in: Self.heads) {
        return true
      }
    }
    return false
  }

  private static func proposes(_ text: Substring) -> Bool {
    let words = Names.words(String(text))
    if words.contains(where: verbs.contains) || wideVerbs.contains(where: text.contains) {
      return true
    }
    guard let place = words.firstIndex(where: turned.contains) else { return false }
    return text.contains("→") || words[place] != "new" && words[place...].contains("to")
  }
}
