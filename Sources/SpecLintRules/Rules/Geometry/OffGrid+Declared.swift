import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Lengths that are no steps of distances, whatever words stand around them.
extension OffGrid {
  private static let classes: [StaticString] = [
    "rid-cols", "rid-rows", "rid-template", "rid-flow", "rid-auto", "rid-area",
  ]

  /// Whether a length is the value of a utility class, "h-[22px]", or the only grid that its line speaks of is one of
  /// columns that such a class sets, "grid-cols-4".
  func isOfClass(_ grid: Constraint, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    let place = Int(grid.origin.range.start)
    if place > 1, bytes[place - 1] == 0x5B, bytes[place - 2] == ASCII.hyphen { return true }
    let line = grid.lineOrigin.range.offsets
    var offset = line.lowerBound
    var hasClass = false
    while let found = ASCII.find("rid", in: bytes, offset..<line.upperBound) {
      guard Self.classes.contains(where: { ASCII.starts(bytes, at: found, with: $0) }) else {
        return false
      }
      hasClass = true
      offset = found + 3
    }
    return hasClass
  }

  /// What a line calls the size of letters right before its number.
  private static let sizes = [
    "字号", "字號", "字体大小", "字級", "字级", "文字サイズ", "フォントサイズ", "フォント", "글자 크기", "폰트 크기", "폰트",
    "font-size", "font size", "font", "text size", "type size", "schriftgröße", "шрифт",
    "размер шрифта", "tamaño de fuente", "taille de police",
  ]

  /// Whether a length behind a padding on the same line is that of letters: "padding `8px 16px`, font size 13px".
  func isOfLetters(_ constraint: Constraint, _ document: Document) -> Bool {
    let line = constraint.lineOrigin.range
    let place = constraint.origin.range.start
    guard line.start < place, place <= line.end else { return false }
    let start = max(Int(line.start), Int(place) - 40)
    let before = document.source.string(SourceRange(start, Int(place))).lowercased()
    let last = before.reversed().drop { " `*:：".contains($0) }
    let words = String(last.reversed())
    return Self.sizes.contains(where: words.hasSuffix)
  }

  private static let comparatives: Lexicon = [
    "more", "less", "extra", "mehr", "weniger", "plus", "moins", "más", "menos", "mais", "più",
    "meno", "meer", "minder", "lebih", "kurang",
  ]
  private static let companions: Lexicon = [
    "with", "and", "mit", "und", "avec", "et", "con", "y", "com", "e", "met", "en", "dengan", "dan",
  ]

  /// "14px with more padding": a distance that is only more or less than another one has no number, and the length
  /// before it is of something else.
  func isBesideOpen(_ constraint: Constraint, _ document: Document) -> Bool {
    let line = document.firstLine(of: constraint.origin.range)
    let end = constraint.origin.range.end
    guard line.start <= constraint.origin.range.start, end <= line.end,
      !Names.hasWord(constraint.subject, in: Self.distances)
    else { return false }
    let rest = document.source.string(SourceRange(Int(end), min(Int(line.end), Int(end) + 48)))
    let words = Names.words(String(rest.prefix { !",;.|()".contains($0) }))
    guard let place = words.firstIndex(where: Self.comparatives.contains), place > 0, place <= 3,
      Self.companions.contains(words[place - 1])
    else { return false }
    return words[place...].dropFirst().prefix(2).contains(where: Self.distances.contains)
      && !words.contains { $0.contains(where: \.isNumber) }
  }

  /// A finding, as a remark where several steps of the document itself refute the grid, which rule C414 tells.
  func told(_ finding: Diagnostic, _ step: Double, _ context: RuleContext) -> Diagnostic {
    let isRefuted = context.analysis.claims.blanket.contains { claim in
      guard case .multiples(let base) = claim.kind, base == step else { return false }
      let steps = claim.refutations.filter { refutation in
        context.spec.tokens.contains { $0.kind == .spacing && $0.name == refutation.name }
      }
      return steps.count > 1
    }
    var finding = finding
    if isRefuted { finding.severity = .info }
    return finding
  }

  // MARK: Denied grids

  /// Words that may stand between a denial and the grid that it denies.
  private static let fillers = Articles.words.union([
    "strict", "strictly", "rigid", "rigidly", "pure", "hard", "true", "exact", "uniform", "regular",
    "fixed", "full", "proper", "single", "consistent", "of", "is", "be",
    "strenges", "striktes", "starres", "reines", "festes", "ist", "auf", "est", "stricte", "rigide",
    "grille", "es", "estricta", "rígida", "cuadrícula", "é", "grade", "estrita", "è", "griglia",
    "rigida", "strikt", "strak", "vast", "grid", "raster", "ketat", "kaku", "de", "di", "da", "van",
    "à", "a", "con", "com", "une", "una", "uma", "ein", "een", "sebuah",
  ])
  private static let denials = NegationWords.words
  private static let wideDenials = [
    "グリッドではな", "グリッドに厳密では", "不是严格", "并非严格", "不是嚴格", "並非嚴格", "网格并不严格", "그리드가 아니", "그리드가 아님",
    "그리드는 아니", "그리드는 아님",
  ]

  /// Whether the words right before a grid say that it is none: "not a strict 4px grid", "kein strenges 4px-Raster".
  func isDenied(_ grid: Constraint, _ document: Document) -> Bool {
    let line = grid.lineOrigin.range
    let place = grid.origin.range.start
    guard line.start < place, place <= line.end else { return false }
    let text = document.source.string(line)
    if text.utf8.contains(where: { $0 >= 0xE3 }), Self.wideDenials.contains(where: text.contains) {
      return true
    }
    let before = document.source.string(
      SourceRange(max(Int(line.start), Int(place) - 80), Int(place)))
    let words = Names.words(before)
    guard let denial = words.lastIndex(where: Self.denials.contains), words.count - denial <= 6
    else { return false }
    return words[(denial + 1)...].allSatisfy(Self.fillers.contains)
  }

  // MARK: Sizes of lines

  private static let lines: Lexicon = [
    "divider", "dividers", "separator", "separators", "hairline", "hairlines", "rule", "line",
    "lines", "stroke", "strokes", "bar",
    "trennlinie", "trennlinien", "trennstrich", "linie", "séparateur", "séparateurs", "filet",
    "separador", "separadores", "línea", "linha", "divisor", "divisore", "separatore", "linea",
    "scheidingslijn", "lijn", "pemisah", "garis", "区切り線", "分割线", "分隔线", "分隔線", "구분선",
  ]

  /// Whether a length is a side of something drawn, and no distance: the second one of "1px × 22px", or that of "a 22px
  /// divider".
  func isOfLine(_ constraint: Constraint, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    let line = constraint.lineOrigin.range.offsets
    var start = Int(constraint.origin.range.start)
    while start > line.lowerBound, [ASCII.space, ASCII.backtick].contains(bytes[start - 1]) {
      start -= 1
    }
    // "×" is C3 97; before it stands the other side with or without its unit.
    let isTimes =
      start > line.lowerBound + 1 && bytes[start - 2] == 0xC3 && bytes[start - 1] == 0x97
    // The "x" of "10px 13px" is that of a unit.
    let isLetter =
      start > line.lowerBound + 1 && bytes[start - 1] | 0x20 == 0x78
      && !ASCII.isLetter(bytes[start - 2])
    if isTimes || isLetter {
      let before = document.source.string(
        SourceRange(max(line.lowerBound, start - 12), start - (isTimes ? 2 : 1)))
      let side = before.reversed().drop { $0 == " " || $0 == "`" }.drop { $0.isLetter }
      if side.first?.isNumber == true { return true }
    }
    let end = Int(constraint.origin.range.end)
    guard end <= line.upperBound else { return false }
    let rest = document.source.string(SourceRange(end, min(line.upperBound, end + 32)))
    // What stands behind a mark is another thing.
    let own = rest.drop { $0 == "`" || $0 == " " }.prefix { !",;.:|()".contains($0) }
    return own.first != "-"
      && Names.words(String(own)).prefix(2).contains(where: Self.lines.contains)
  }
}
