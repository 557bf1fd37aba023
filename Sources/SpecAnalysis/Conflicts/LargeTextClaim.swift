import SpecModel
public import SpecSyntax
public import SpecText

/// A line that lets large text begin at 18 px or at 14 px bold, where the guideline means points.
///
/// - Source: WCAG 2.2, "large scale": at least 18 point or 14 point bold; 1 pt is 1.333 CSS px.
public struct LargeTextClaim: Sendable, Hashable {
  /// The size as written, for example "18px".
  public var size: String
  /// What it should be, in px.
  public var right: String
  /// Where the size stands.
  public var origin: Origin

  private static let phrases = [
    "large text", "large-text", "large scale text", "large-scale text", "texte agrandi",
    "grand texte", "grands textes", "texte large", "textes larges", "gros texte",
    "texte de grande taille", "großer text", "grosser text", "große schrift", "grosse schrift",
    "große texte", "texto grande", "textos grandes", "texto de gran tamaño", "texto ampliado",
    "testo grande", "testi grandi", "testo di grandi dimensioni", "grote tekst", "teks besar",
    "крупный текст", "крупного текста", "крупного шрифта", "大文本", "大号文本", "大号文字", "大字号",
    "大型文字", "大きな文字", "大きい文字", "大きなテキスト", "큰 텍스트", "대형 텍스트", "큰 글자", "큰 글씨",
  ]
  private static let bold = [
    "bold", "fett", "gras", "negrita", "negrito", "grassetto", "vetgedrukt", "tebal", "жирн",
    "太字", "粗体", "粗體", "加粗", "볼드", "굵",
  ]
  private static let sizes: [(StaticString, right: String)] = [
    ("18px", "24px"), ("18 px", "24px"), ("14px", "18.66px"), ("14 px", "18.66px"),
  ]

  /// The lines of a document that say so, each once, where they or the next lines give the ratio or the level.
  ///
  /// - Complexity: O(bytes).
  public static func find(_ document: Document) -> [LargeTextClaim] {
    let source = document.source
    guard document.mentions("3:1") || document.mentions("AA") else { return [] }
    var found: [Int: LargeTextClaim] = [:]
    for (text, right) in sizes where document.mentions(text) {
      var offset = 0
      while let place = ASCII.find(text, in: source.bytes, offset..<source.bytes.count) {
        offset = place + text.utf8CodeUnitCount
        let index = source.lineIndex(of: place)
        guard found[index] == nil, place == 0 || !isNumber(source.bytes[place - 1]),
          isClaim(index, isBold: right != "24px", document),
          right != "24px" || !isBold(behind: offset, Int(source.lineRange(index).end), source)
        else { continue }
        found[index] = LargeTextClaim(
          size: document.source.string(SourceRange(place, offset)), right: right,
          origin: document.origin(SourceRange(place, offset)))
      }
    }
    return found.values.sorted { $0.origin.range.start < $1.origin.range.start }
  }

  /// Whether the size is that of bold text, which is large from 18.66 px on: "≥18px bold".
  private static func isBold(behind offset: Int, _ end: Int, _ source: SourceText) -> Bool {
    let rest = source.string(SourceRange(offset, min(end, offset + 24))).lowercased()
    let next = String(rest.drop { " +()（`*".contains($0) })
    return bold.contains(where: next.hasPrefix)
  }

  private static func isNumber(_ byte: UInt8) -> Bool { ASCII.isDigit(byte) || byte == 0x2E }

  private static func isClaim(_ index: Int, isBold: Bool, _ document: Document) -> Bool {
    let source = document.source
    let line = source.lineRange(index)
    guard line.offsets.count < 400 else { return false }
    let text = source.string(line).lowercased()
    guard phrases.contains(where: text.contains), !text.contains("24px"), !text.contains("18pt"),
      !text.contains("18.66"), !isBold || bold.contains(where: text.contains)
    else { return false }
    if text.contains("3:1") || text.contains(" aa") { return true }
    return (index + 1..<min(index + 5, source.lineCount)).contains { next in
      ASCII.find("3:1", in: source.bytes, source.lineRange(next).offsets) != nil
    }
  }
}
