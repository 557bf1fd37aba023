import SpecModel
public import SpecSyntax
public import SpecText

/// Titles over what is between letters or lines, which is on no scale of distances: "Letter spacing", "Laufweite", "字间距".
public enum LetterTitles {
  private static let words: Lexicon = [
    "letter", "letters", "letterspacing", "tracking", "kerning", "laufweite", "zeichenabstand",
    "buchstabenabstand", "interlettrage", "lettres", "letras", "interletrado", "entrelinhas",
    "lettere", "letterafstand", "huruf", "interlinea",
  ]
  private static let wide = [
    "レタースペーシング", "字間", "文字間", "字间", "字間距", "字符间距", "자간", "행간", "行間", "行高", "行间",
  ]

  /// Whether a value stands below such a heading.
  public static func areAbove(_ place: Origin, in document: Document) -> Bool {
    guard let node = document.lastNode(startingBy: place.range.start),
      case let section = Int(document.nodes[node].section), section > 0
    else { return false }
    let title = document.title(ofSection: section)
    return Names.hasWord(title, in: words) || wide.contains(where: title.contains)
  }
}
