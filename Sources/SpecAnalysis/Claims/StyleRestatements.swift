import SpecModel
import SpecSyntax
import SpecText

/// Styles of type that are given again where they are used: "Title: H3 (18px/26px, Semibold)", or where a section gathers
/// what holds elsewhere: "H1: 28px/36px", "Body font: 16px/24px".
struct StyleRestatements {
  let lines: ClaimLines

  /// A style as one place gives it.
  private struct Style {
    var size: Amount
    var lineHeight: Amount?
    var weight: Int?
    var range: Range<Int>
  }

  /// The definitions by name; two that differ define nothing.
  private struct Definition {
    var name: String
    var style: Style
    var part: Range<Int>
    var line: ClaimLine
  }

  /// A name with a style in parentheses.
  private struct Use {
    var name: String
    var inside: Range<Int>
    var part: Range<Int>
    var line: ClaimLine
    /// Whether the name is the label of the line, so that only a section about type defines it.
    var isLabel = false
  }

  private static let weights: [String: Int] = [
    "thin": 100, "extralight": 200, "light": 300, "regular": 400, "normal": 400, "medium": 500,
    "semibold": 600, "demibold": 600, "halbfett": 600, "bold": 700, "fett": 700, "gras": 700,
    "extrabold": 800, "heavy": 800,
  ]

  /// The uses that give another size, line height or weight than the only definition of the style.
  func find(limits: (String) -> Bool) -> [TokenConflict] {
    let uses = lines.lines.flatMap { line -> [Use] in
      guard line.kind == .prose || line.kind == .row else { return [] }
      return line.parts.compactMap { part in
        bracket(part).map { Use(name: $0.name, inside: $0.inside, part: part, line: line) }
          ?? label(part, line)
      }
    }
    guard !uses.isEmpty else { return [] }
    let definitions = definitions(Set(uses.map(\.name)), limits)
    return uses.compactMap { use in
      guard let known = definitions[use.name], known.part != use.part,
        let style = style(in: use.inside), differs(style, known.style),
        !use.isLabel || isOfType(known.line) && !isOfType(use.line),
        !limits(lines.document.string(plain: use.part)),
        !lines.scope(of: use.line).dropFirst().contains(where: limits)
      else { return nil }
      return TokenConflict(
        name: known.name, value: lines.document.string(plain: style.range),
        origin: lines.origin(style.range, of: use.line), firstName: known.name,
        firstValue: lines.document.string(plain: known.style.range),
        firstOrigin: lines.origin(known.style.range, of: known.line))
    }
  }

  /// The items "**H3**: `20px/28px, Semibold`" whose labels are used elsewhere.
  private func definitions(
    _ names: Set<String>, _ limits: (String) -> Bool
  ) -> [String: Definition] {
    var result: [String: Definition] = [:]
    var doubtful: Set<String> = []
    let plain = lines.document.plain
    for line in lines.lines where line.kind == .prose {
      guard let part = line.parts.only, part.count < 200,
        let colon = ASCII.find(ASCII.colon, in: plain, part), colon - part.lowerBound < 32,
        case let label = lines.document.string(plain: part.lowerBound..<colon).trimmedSpaces,
        case let name = Names.words(label).joined(separator: "-"), names.contains(name),
        let style = style(in: colon + 1..<part.upperBound),
        style.lineHeight != nil || style.weight != nil, !limits(lines.document.string(plain: part)),
        !lines.scope(of: line).dropFirst().contains(where: limits)
      else { continue }
      if let known = result[name] {
        // What a section about type defines, other sections tell again.
        if isHeading(name), isOfType(known.line), !isOfType(line) { continue }
        doubtful.insert(name)
      }
      result[name] = Definition(name: label, style: style, part: part, line: line)
    }
    for name in doubtful { result[name] = nil }
    return result
  }

  /// "H3 (18px/26px, Semibold)": up to three words before the bracket, behind a colon, a comma or at the start.
  private func bracket(_ part: Range<Int>) -> (name: String, inside: Range<Int>)? {
    let plain = lines.document.plain
    guard part.count < 300, let open = ASCII.find(0x28, in: plain, part),
      let close = ASCII.find(0x29, in: plain, open..<part.upperBound), open > part.lowerBound,
      ASCII.isDigit(plain[open + 1])
    else { return nil }
    var start = open
    while start > part.lowerBound, open - start < 32,
      ASCII.isWord(plain[start - 1]) || plain[start - 1] == ASCII.space
        || plain[start - 1] == ASCII.hyphen
    {
      start -= 1
    }
    var words = Names.words(lines.document.string(plain: start..<open))
    // "the screen title (22px)"
    if let article = words.lastIndex(where: Self.leads.contains) {
      words = Array(words[(article + 1)...])
    }
    guard (1...3).contains(words.count) else { return nil }
    return (words.joined(separator: "-"), open + 1..<close)
  }

  /// Words behind the name of a style in its label.
  private static let fonts: Lexicon = [
    "font", "style", "type", "typography", "schrift", "police", "fuente", "fonte", "carattere",
    "lettertype",
  ]
  private static let typeTitles: Lexicon = [
    "type", "typography", "typographic", "font", "fonts", "typografie", "typographie",
    "tipografía", "tipografia", "schrift", "schriften", "типографика", "字体", "字體", "排版",
    "タイポグラフィ", "타이포그래피",
  ]

  /// "H1: 28px/36px" and "Body font: 16px/24px", in a section that gathers or that is of a state.
  private func label(_ part: Range<Int>, _ line: ClaimLine) -> Use? {
    let plain = lines.document.plain
    guard line.kind == .prose, line.parts.count == 1, part.count < 200,
      let colon = ASCII.find(ASCII.colon, in: plain, part), colon - part.lowerBound < 32,
      let first = plain[colon + 1..<part.upperBound].first(where: { $0 != ASCII.space }),
      ASCII.isDigit(first)
    else { return nil }
    let words = Names.words(lines.document.string(plain: part.lowerBound..<colon))
    let isNamed = words.count > 1 && words.last.map(Self.fonts.contains) == true
    let name = (isNamed ? words.dropLast() : words[...]).joined(separator: "-")
    guard isNamed || isHeading(name),
      let title = lines.scope(of: line).last,
      LedgerWords.gathers(title) || StateNouns.areNamed(in: title),
      case let inside = colon + 1..<part.upperBound, style(in: inside)?.lineHeight != nil
    else { return nil }
    return Use(name: name, inside: inside, part: part, line: line, isLabel: true)
  }

  /// "h1" to "h6"
  private func isHeading(_ name: String) -> Bool {
    name.utf8.count == 2 && name.utf8.first == 0x68
      && name.utf8.last.map { $0 &- 0x31 < 6 } == true
  }

  /// Whether the heading right above a line is about type.
  private func isOfType(_ line: ClaimLine) -> Bool {
    lines.scope(of: line).last.map { Names.hasWord($0, in: Self.typeTitles) } == true
  }

  /// Words before the name of a style.
  private static let leads = Articles.words.union(["in", "as", "is", "use", "uses", "with", "and"])

  private func style(in range: Range<Int>) -> Style? {
    let plain = lines.document.plain
    let amounts = AmountReader.read(plain, range)
    guard let size = amounts.first, size.isLength, !size.isInexact,
      range.contains(size.range.lowerBound), size.range.lowerBound - range.lowerBound < 4
    else { return nil }
    var style = Style(size: size, range: size.range)
    if amounts.count > 1, amounts[1].unit == size.unit, !amounts[1].isInexact,
      lines.document.string(plain: size.range.upperBound..<amounts[1].range.lowerBound)
        .trimmedSpaces == "/"
    {
      style.lineHeight = amounts[1]
      style.range = size.range.lowerBound..<amounts[1].range.upperBound
    }
    let rest = lines.document.string(plain: style.range.rest(of: range))
    let named = Names.words(String(rest.prefix(40))).compactMap { word in
      Self.weights[word]
        ?? Int(word).flatMap { (100...900).contains($0) && $0 % 100 == 0 ? $0 : nil }
    }
    // "Semibold (600)" says it twice.
    if Set(named).count == 1 { style.weight = named[0] }
    if style.weight != nil, rest.utf8.count <= 24, range.upperBound - range.lowerBound <= 48 {
      style.range = style.range.lowerBound..<range.upperBound
    }
    return style
  }

  private func differs(_ a: Style, _ b: Style) -> Bool {
    guard a.size.unit == b.size.unit else { return false }
    if a.size.value != b.size.value { return true }
    if let one = a.lineHeight, let other = b.lineHeight, one.unit == other.unit,
      one.value != other.value
    {
      return true
    }
    if let one = a.weight, let other = b.weight { return one != other }
    return false
  }
}
