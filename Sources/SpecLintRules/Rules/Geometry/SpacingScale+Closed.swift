import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText

/// Lines that close the set of all distances.
extension SpacingScale {
  /// Words that close a set of them: "Allowed spacings: 4, 8, 12, 16".
  private static let closures: Lexicon = [
    "allowed", "permitted", "erlaubt", "erlaubte", "zulässig", "zulässige", "autorisés",
    "autorisées", "permitidos", "permitidas", "consentiti", "consentite", "toegestaan",
    "toegestane", "diizinkan",
  ]
  private static let wideDistances = ["间距", "間距", "余白", "스페이싱", "간격", "여백"]
  private static let wideClosures = [
    "只用", "仅用", "僅用", "只使用", "仅使用", "只允许", "のみ", "だけ", "만 사용", "만 허용",
  ]

  /// Whether words speak of all distances and of a set of them.
  static func tells(_ text: String) -> Bool {
    if Names.hasWord(text, in: distances) {
      return Names.hasWord(text, in: scales) || Names.hasWord(text, in: closures)
    }
    return text.utf8.contains { $0 >= 0xE3 } && wideDistances.contains(where: text.contains)
      && wideClosures.contains(where: text.contains)
  }

  // MARK: Values of tokens

  private static let widths: Lexicon = [
    "width", "widths", "breite", "largeur", "ancho", "anchura", "largura", "larghezza", "breedte",
    "lebar", "ширина", "宽度", "最大宽度", "寬度", "幅", "最大幅", "너비",
  ]

  /// Whether a value bounds a thing and is no distance, whatever stands around it: "Max content width: 1200px".
  static func namesWidth(_ name: String) -> Bool { Names.hasWord(name, in: widths) }

  /// The values of one step for further devices, behind its own on the line: 80 of "120px desktop / 80px mobile".
  static func alternatives(of token: Token, _ unit: Unit, _ document: Document) -> [Double] {
    let line = document.firstLine(of: token.valueOrigin.range)
    let start = Int(token.valueOrigin.range.start)
    guard start < Int(line.end), Int(line.end) - start < 120 else { return [] }
    let value = document.source.string(SourceRange(start, Int(line.end))).prefix { $0 != "|" }
    guard value.utf8.contains(ASCII.slash) else { return [] }
    return value.split(separator: "/").compactMap { part in
      let own = part.drop { $0 == " " }
      let digits = own.prefix { $0.isNumber || $0 == "." }
      let rest = own.dropFirst(digits.count).drop { $0 == " " }
      return rest.hasPrefix(unit.rawValue) ? Double(digits) : nil
    }
  }

  /// "8–11px", "8px - 11px"
  static func range(_ value: String) -> ClosedRange<Double>? {
    let parts = value.split { "-–—~～".contains($0) }
    guard parts.count == 2, value.utf8.count < 24 else { return nil }
    let ends = parts.compactMap {
      Double($0.drop { $0 == " " }.prefix { $0.isNumber || $0 == "." })
    }
    return ends.count == 2 && ends[0] < ends[1] ? ends[0]...ends[1] : nil
  }
}
