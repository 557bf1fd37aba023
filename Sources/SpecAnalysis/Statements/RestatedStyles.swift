import SpecModel
import SpecSyntax
import SpecText

/// Sizes that a text writes behind the name of a text style, "Note (13 px)", where the table of styles gives another one,
/// and counters beside a field that count to another number than its limit: "up to 30 letters … shows 0/40".
struct RestatedStyles {
  private let reader: StatementReader
  private var document: Document { reader.document }

  private struct Style {
    var size: Double
    var unit: String
    var origin: Origin
    var written: String
  }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = RestatedStyles(reader: reader)
    let styles = finder.styles()
    let hasCounters = reader.document.mentions("0/") || reader.document.mentions("0 / ")
    guard !styles.isEmpty || hasCounters else { return [] }
    var result: [FactConflict] = []
    for number in reader.document.nodes.indices {
      let node = reader.document.nodes[number]
      guard node.kind == .paragraph || node.kind == .tableCell,
        case let text = reader.document.plainText(of: number), (6..<400).contains(text.count),
        reader.isNormative(node.range.start)
      else { continue }
      if !styles.isEmpty, ASCII.find(0x28, in: reader.document.plain, text) != nil,
        !finder.isOfOtherScale(Int(node.section))
      {
        result += finder.restated(text, styles)
      }
      if hasCounters, let found = finder.counter(number, text) { result.append(found) }
    }
    return result
  }

  // MARK: Styles

  /// The styles of tables by their name as written; those with two sizes are left out.
  private func styles() -> [String: Style] {
    var result: [String: Style] = [:]
    var doubtful: Set<String> = []
    for token in reader.spec.tokens
    where token.kind == .typography && token.name.utf8.first.map(ASCII.isUpper) == true
      && !document.isCode(token.origin.range.start)
    {
      let digits = token.value.prefix { $0.isNumber || $0 == "." }
      let unit = token.value.dropFirst(digits.count).drop { $0 == " " }.prefix { $0.isLetter }
      guard let size = Double(digits), ["px", "pt", "sp", "rem"].contains(String(unit)) else {
        continue
      }
      if result[token.name] != nil { doubtful.insert(token.name) }
      let written = String(digits + unit)
      result[token.name] = Style(
        size: size, unit: String(unit), origin: origin(of: written, in: token.valueOrigin),
        written: written)
    }
    for name in doubtful { result[name] = nil }
    return result.filter { Names.wordCount($0.key) <= 2 && $0.key.utf8.count > 3 }
  }

  /// The size at the head of a value that goes on with more: "16px" of "16px/24px".
  private func origin(of size: String, in value: Origin) -> Origin {
    let start = Int(value.range.start)
    let end = start + size.utf8.count
    guard end < Int(value.range.end), document.source.string(SourceRange(start, end)) == size else {
      return value
    }
    return document.origin(SourceRange(start, end))
  }

  /// "Note (13 px)": the name, a bracket, the size, and the end of the bracket or a slash.
  private func restated(_ text: Range<Int>, _ styles: [String: Style]) -> [FactConflict] {
    var result: [FactConflict] = []
    var offset = text.lowerBound
    while let open = ASCII.find(0x28, in: document.plain, offset..<text.upperBound) {
      offset = open + 1
      guard let close = ASCII.find(0x29, in: document.plain, open..<text.upperBound),
        close - open < 24, open > text.lowerBound + 3,
        let amount = AmountReader.read(document.plain, open + 1..<close).first,
        amount.range.lowerBound == open + 1, amount.isLength, !amount.isInexact
      else { continue }
      let before = document.string(plain: max(text.lowerBound, open - 32)..<open).trimmedSpaces
      guard
        let name = styles.keys.sorted().first(where: {
          Passages.has($0, in: before) && before.hasSuffix($0)
        }),
        let style = styles[name], style.unit == amount.unit.rawValue, style.size != amount.value,
        case let origin = document.origin(document.sourceRange(plain: amount.range)),
        document.source.line(of: origin.range.start)
          != document.source.line(of: style.origin.range.start)
      else { continue }
      result.append(
        FactConflict(
          subject: name, property: "font size",
          statements: [
            FactConflict.Statement(value: style.written, origin: style.origin),
            FactConflict.Statement(value: document.string(plain: amount.range), origin: origin),
          ].sorted { $0.origin.range.start < $1.origin.range.start },
          reason: "the size in brackets is that of the style '\(name)'"))
    }
    return result
  }

  private static let scales: Lexicon = [
    "radius", "radii", "rounding", "corners", "spacing", "space", "gap", "gaps", "padding",
    "margin", "border", "borders", "shadow", "shadows", "elevation", "blur", "icon", "icons",
    "stroke", "strokes", "breakpoint", "breakpoints", "eckenradius", "abstände", "rayon", "rayons",
    "espacement", "radio", "espaciado", "raio", "espaçamento", "raggio", "spaziatura",
  ]
  private static let wideScales = ["圆角", "圓角", "间距", "間距", "角丸", "余白", "모서리", "여백", "阴影", "陰影"]

  /// Whether the heading names another scale, whose steps may be called as styles are: "Radius scale".
  private func isOfOtherScale(_ section: Int) -> Bool {
    guard section > 0 else { return false }
    let title = document.title(ofSection: section)
    return Names.hasWord(title, in: Self.scales) || Self.wideScales.contains(where: title.contains)
  }

  // MARK: Counters

  private static let letters: Lexicon = [
    "characters", "character", "chars", "letters", "zeichen", "caracteres", "caractères",
  ]

  /// "1–30 characters. The counter shows 0/40."
  private func counter(_ number: Int, _ text: Range<Int>) -> FactConflict? {
    let tokens = reader.tokens(number)
    let shown = tokens.indices.dropFirst().filter {
      tokens[$0].gap == .slash && tokens[$0].number != nil && tokens[$0 - 1].number == 0
    }
    guard let place = shown.only, let shownLimit = tokens[place].number,
      let unit = tokens.firstIndex(where: { Self.letters.contains($0.text) }), unit > 0,
      let limit = tokens[unit - 1].number, limit != shownLimit, shownLimit > 1,
      tokens.indices.filter({ Self.letters.contains(tokens[$0].text) }).count == 1
    else { return nil }
    func statement(_ range: Range<Int>) -> FactConflict.Statement {
      .init(
        value: document.string(plain: range),
        origin: document.origin(document.sourceRange(plain: range)))
    }
    return FactConflict(
      subject: "field", property: "limit",
      statements: [
        statement(tokens[unit - 1].range.lowerBound..<tokens[unit].range.upperBound),
        statement(tokens[place - 1].range.lowerBound..<tokens[place].range.upperBound),
      ].sorted { $0.origin.range.start < $1.origin.range.start },
      reason: "the counter counts to the limit of the field")
  }
}
