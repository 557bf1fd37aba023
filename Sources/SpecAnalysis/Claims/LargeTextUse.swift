import SpecModel
import SpecSyntax
public import SpecText

/// What a document keeps for large text, of which 3:1 is asked.
///
/// - Source: WCAG 2.2, 1.4.3, "Large Text".
public struct LargeTextUse: Sendable {
  private static let phrases = [
    "large text", "large-text", "large only", "headings only", "大テキスト", "大きいテキスト", "大きな文字",
    "大文字のみ", "大号文本", "大字", "큰 텍스트", "nur große", "großer text", "grand texte", "texto grande",
    "großen text", "große schrift", "grands textes", "textos grandes", "testo grande",
    "testi grandi", "grote tekst", "teks besar", "大号文字", "大文本", "큰 글자", "24px and larger",
    "24px and up", "24px or larger", "only from 24px", "nur ab 24px", "(24px bold)",
    "aa large", "aa-large",
  ]
  /// What each of the phrases has, in small letters, in large ones, or in large ones at the beginning.
  private static let cues: [StaticString] = [
    "arge", "eadings only", "大テキスト", "大きいテキスト", "大きな文字", "大文字のみ", "大号文本", "大字", "큰 텍스트",
    "ur gro", "roßer ", "rand texte", "exto grande", "ARGE", "eadings Only", "EADINGS ONLY",
    "UR GRO",
    "roßen ", "roße ", "rand Texte", "RAND TEXTE", "rands textes", "rands Textes", "exto Grande",
    "EXTO GRANDE", "extos grandes", "esto grande", "esti grandi", "rote tekst", "eks besar",
    "大号文字", "大文本", "큰 글자", "24px",
  ]
  /// Words beside a phrase that leave other uses out.
  private static let limits: Lexicon = [
    "only", "nur", "uniquement", "seulement", "solo", "sólo", "solamente", "apenas", "só",
    "soltanto", "alleen", "hanya",
  ]
  private static let wideLimits = ["のみ", "だけ", "仅", "僅", "只", "만", "전용"]

  private let document: Document
  /// The cues that the document has anywhere.
  private let cues: [StaticString]
  /// The names that a line keeps for large text, as `NamedPairs` spells them.
  private let names: Set<String>
  /// Where the values of those names begin.
  private let values: Set<UInt32>

  /// Reads the lines that speak of large text once.
  ///
  /// - Complexity: O(bytes) where one does, otherwise as `Document.mentions`.
  init(_ document: Document, _ spec: SpecDocument) {
    self.document = document
    cues = Self.cues.filter { document.mentions($0) }
    guard !cues.isEmpty else {
      names = []
      values = []
      return
    }
    let tokens = Set(spec.tokens.lazy.filter { $0.kind == .color }.map { NamedPairs.key($0.name) })
    let lines = Self.lines(document, cues)
    let names = Set(lines.flatMap { Self.onlyNames($0, tokens, document) })
    self.names = names
    values =
      names.isEmpty
      ? []
      : Set(
        spec.tokens.lazy.filter { names.contains(NamedPairs.key($0.name)) }.flatMap { token in
          [token.valueOrigin.range.start] + token.modes.map(\.origin.range.start)
        })
  }

  /// Whether the line of a colour keeps it for large text, or another line the name that it has: what holds of a name
  /// holds of its values by day and by night.
  public func keeps(_ value: Origin) -> Bool {
    guard !cues.isEmpty else { return false }
    if values.contains(value.range.start) { return true }
    let line = document.firstLine(of: value.range)
    guard line.offsets.count <= 1000 else { return false }
    if Self.phrase(in: line, document, cues) != nil { return true }
    guard !names.isEmpty else { return false }
    return names.contains(NamedPairs.key(document.source.string(value.range)))
      || Self.codes(line.offsets, document.source).first.map { names.contains($0.name) } == true
  }

  /// The lines with a cue, each once.
  private static func lines(_ document: Document, _ cues: [StaticString]) -> [SourceRange] {
    let source = document.source
    var found: Set<Int> = []
    for cue in cues {
      var offset = 0
      while let place = ASCII.find(cue, in: source.bytes, offset..<source.bytes.count) {
        let index = source.lineIndex(of: place)
        found.insert(index)
        offset = max(place + 1, Int(source.lineRange(index).end))
      }
    }
    return found.sorted().map(source.lineRange)
  }

  /// The phrase for large text of a line, with the line in small letters.
  private static func phrase(
    in line: SourceRange, _ document: Document, _ cues: [StaticString]
  ) -> (phrase: String, text: String)? {
    let bytes = document.source.bytes
    guard cues.contains(where: { ASCII.find($0, in: bytes, line.offsets) != nil }) else {
      return nil
    }
    let text = document.source.string(line).lowercased()
    return phrases.first(where: text.contains).map { ($0, text) }
  }

  /// The names of colours that a line keeps for large text alone: "Use `--note` and `--hint` only for large text."
  private static func onlyNames(
    _ line: SourceRange, _ tokens: Set<String>, _ document: Document
  ) -> Set<String> {
    guard line.offsets.count <= 1000, let (phrase, text) = phrase(in: line, document, cues),
      isLimited(text, phrase)
    else { return [] }
    let all = codes(line.offsets, document.source).filter { tokens.contains($0.name) }
    let names = Set(all.map(\.name))
    if names.count < 2 { return names }
    // Of several names, all must be told of at once: "and" joins them, and what stands behind "on" is the ground.
    var kept: Set<String> = [all[0].name]
    for (first, second) in zip(all, all.dropFirst()) {
      let between = document.source.string(SourceRange(first.end, second.start))
        .lowercased().trimmedSpaces
      if joints.contains(between) {
        kept.insert(second.name)
      } else if !grounds.contains(between) {
        return []
      }
    }
    return kept
  }

  private static let joints: Set<String> = [
    "and", "und", "et", "y", "e", "en", "dan", "&", ",", "/", "+", "or", "oder", "ou", "o", "of",
    "和", "、", "と", "및", "与",
  ]
  private static let grounds: Set<String> = [
    "on", "auf", "sur", "sobre", "su", "op", "pada", "em", "在",
  ]

  /// Whether a word beside the phrase leaves other uses out: "only for large text", "large text (24px) only".
  private static func isLimited(_ text: String, _ phrase: String) -> Bool {
    if Names.hasWord(phrase, in: limits) || wideLimits.contains(where: phrase.contains) {
      return true
    }
    guard let place = text.firstRange(of: phrase) else { return false }
    let before = Names.words(String(text[..<place.lowerBound])).suffix(3)
    let after = Names.words(String(text[place.upperBound...])).prefix(3)
    if (before + after).contains(where: limits.contains) { return true }
    let near = String(text[..<place.lowerBound].suffix(6)) + text[place.upperBound...].prefix(6)
    return wideLimits.contains(where: near.contains)
  }

  /// The names in code on a line, as `NamedPairs` spells them, without values.
  private static func codes(
    _ line: Range<Int>, _ source: SourceText
  ) -> [(name: String, start: Int, end: Int)] {
    let bytes = source.bytes
    var result: [(name: String, start: Int, end: Int)] = []
    var offset = line.lowerBound
    while let start = ASCII.find(ASCII.backtick, in: bytes, offset..<line.upperBound),
      let end = ASCII.find(ASCII.backtick, in: bytes, start + 1..<line.upperBound)
    {
      offset = end + 1
      guard end - start > 3, bytes[start + 1] != ASCII.hash else { continue }
      result.append((NamedPairs.key(source.string(SourceRange(start + 1, end))), start, end + 1))
    }
    return result
  }
}
