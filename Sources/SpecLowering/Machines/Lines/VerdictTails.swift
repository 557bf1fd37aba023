import SpecModel
import SpecSyntax
import SpecText

/// Takes what a check of a design found off the ends of items: "Tab "Users" → UsersScreen → ✅ TO CHECK" tells of a way,
/// and then how far it works.
///
/// A sign alone is no verdict, for states have signs as well: behind it stand words for one, or capitals among lines
/// that are written otherwise, and such an end stands in three items at least.
enum VerdictTails {
  /// The lines without such ends.
  ///
  /// - Complexity: two searches for arrows rule out most documents.
  static func removed(from lines: [TextLine], in document: Document) -> [TextLine] {
    guard mayHoldSign("→ ", document.plain) || mayHoldSign("-> ", document.plain) else {
      return lines
    }
    var ends: [(line: Int, end: Int)] = []
    var written = 0
    for (index, line) in lines.enumerated() where line.holder == .item {
      guard let end = end(of: line, in: document) else { continue }
      ends.append((index, end))
      if document.string(plain: line.text.lowerBound..<end).contains(where: \.isLowercase) {
        written += 1
      }
    }
    guard ends.count > 2, written * 2 > ends.count else { return lines }
    var result = lines
    for (index, end) in ends {
      let line = lines[index]
      result[index].text = line.text.lowerBound..<end
      result[index].value = min(line.value.lowerBound, end)..<end
    }
    return result
  }

  /// Whether the first bytes of a sign stand behind an arrow: E2 9A, E2 9C, E2 9D or F0 9F.
  private static func mayHoldSign(_ arrow: StaticString, _ plain: ContiguousArray<UInt8>) -> Bool {
    var start = 0
    while let place = ASCII.find(arrow, in: plain, start..<plain.count) {
      start = place + arrow.utf8CodeUnitCount
      guard start + 2 < plain.count else { return false }
      let (first, second) = (plain[start], plain[start + 1])
      if first == 0xF0 || first == 0xE2 && [0x9A, 0x9C, 0x9D].contains(second) { return true }
    }
    return false
  }

  /// Where the words before the last arrow of a line end, if a verdict stands behind it.
  private static func end(of line: TextLine, in document: Document) -> Int? {
    guard line.text.count > 8, let mark = sign(in: line.text, of: document) else { return nil }
    let rest = StateName.trimmed(
      document.string(plain: mark.upperBound..<line.text.upperBound).filter { $0 != "\u{FE0F}" })
    var end = mark.lowerBound
    while end > line.text.lowerBound, document.plain[end - 1] == ASCII.space { end -= 1 }
    guard end > line.text.lowerBound + 1, line.label.map({ $0.upperBound <= end }) ?? true,
      isVerdict(rest)
    else { return nil }
    return end
  }

  /// The first arrow in a range with a sign behind it.
  private static func sign(in range: Range<Int>, of document: Document) -> Range<Int>? {
    let found = signs.compactMap { sign in
      ASCII.find(sign, in: document.plain, range).map { $0..<($0 + sign.utf8CodeUnitCount) }
    }
    return found.min { $0.lowerBound < $1.lowerBound }
  }

  private static let signs: [StaticString] = [
    "→ ✅", "→ ❌", "→ ❓", "→ ⚠", "→ 🔧", "-> ✅", "-> ❌", "-> ❓", "-> ⚠", "-> 🔧",
  ]

  private static func isVerdict(_ text: String) -> Bool {
    guard (1...4).contains(Names.wordCount(text)), text.utf8.count <= 40, !Arrow.isIn(text),
      !text.contains(where: { ":.(".contains($0) })
    else { return false }
    return StateName.isInCapitals(text) || verdicts.contains(text.lowercased())
  }

  private static let verdicts: Lexicon = [
    "ok", "works", "working", "fixed", "tested", "verified", "checked", "to check", "to verify",
    "to test", "to do", "todo", "implemented", "done", "broken", "missing", "not implemented",
    "funktioniert", "behoben", "geprüft", "zu prüfen", "umgesetzt", "fehlt", "fonctionne",
    "corrigé", "vérifié", "à vérifier", "à corriger", "implémenté", "manquant", "funciona",
    "corregido", "verificado", "por verificar", "a verificar", "implementado", "falta",
    "corrigido", "funziona", "corretto", "verificato", "da verificare", "implementato", "manca",
    "werkt", "opgelost", "getest", "te controleren", "gemaakt", "ontbreekt", "berfungsi",
    "diperbaiki", "sudah", "belum", "perlu dicek", "動作確認済み", "確認済み", "要確認", "修正済み", "実装済み",
    "未実装", "正常", "已修复", "已完成", "待检查", "未实现", "정상", "수정됨", "확인 필요", "구현됨", "미구현",
  ]
}
