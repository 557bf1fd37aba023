import SpecModel
import SpecSyntax
import SpecText

/// The colours in code that labelled lines and rows give to the mark of the focus: "**Focus:** 2px ring `accent` at 35%
/// opacity", "| Focus | 2px solid `--accent` |", and the one value of a row on its colour, "| Focus ring colour | #B9D4F5 |".
struct SpokenRings {
  private static let strokes: Lexicon = [
    "ring", "outline", "solid", "fokusring", "umrandung", "kontur", "anneau", "contour", "anillo",
    "contorno", "anel", "anello", "omlijning",
  ]
  private static let wideStrokes = [
    "外枠", "リング", "アウトライン", "外框", "轮廓", "輪廓", "描边", "링", "외곽선", "обводк",
  ]
  /// Words of labels and of values that are not of the mark alone.
  private static let others: Lexicon = [
    "hover", "hovered", "selected", "active", "pressed", "error", "invalid", "disabled", "trap",
    "order", "halo", "glow", "shadow", "offset", "gap", "bands", "band", "double", "two",
  ]
  /// Bytes of a label at most, and of the words around a colour that tell what is drawn with it.
  private static let reach = (label: 40, around: 28)

  let document: Document
  let palette: Palette

  /// The marks, one for each colour and opacity.
  ///
  /// - Complexity: O(leaves that speak of the focus).
  static func find(_ document: Document, _ palette: Palette) -> [ColorRoles.Member] {
    guard !palette.entries.isEmpty else { return [] }
    let finder = SpokenRings(document: document, palette: palette)
    let leaves = FocusRings.cues.filter { document.mentions($0) }
      .flatMap { document.leaves(with: $0) }
    return leaves.compactMap { finder.mark($0) }.reduce(into: []) { marks, mark in
      let isKnown = marks.contains { $0.color == mark.color && $0.alpha == mark.alpha }
      if !isKnown { marks.append(mark) }
    }
  }

  /// The only colour of the palette that the value behind a label names beside a stroke.
  private func mark(_ leaf: Int) -> ColorRoles.Member? {
    let text = document.plainText(of: leaf)
    guard text.count < 240 else { return nil }
    switch document.nodes[leaf].kind {
    case .paragraph:
      guard let colon = ASCII.find(ASCII.colon, in: document.plain, text),
        colon - text.lowerBound <= Self.reach.label, isLabel(text.lowerBound..<colon)
      else { return nil }
      return color(
        in: leaf, colon + 1..<text.upperBound, isNamed: namesStroke(text.lowerBound..<colon))
    case .tableCell:
      let row = Int(document.nodes[leaf].parent)
      guard row >= 0, document.nodes[row].level == 0, document.firstChild(of: row) == leaf,
        isLabel(text)
      else { return nil }
      let cells = Array(document.children(of: row).dropFirst())
      let isNamed = namesStroke(text)
      let found = cells.compactMap {
        color(in: $0, document.plainText(of: $0), isNamed: isNamed)
      }
      guard found.isEmpty, isNamed, let cell = cells.only else { return found.only }
      return written(document.plainText(of: cell), label: text)
    default: return nil
    }
  }

  private func isLabel(_ range: Range<Int>) -> Bool {
    guard range.count <= Self.reach.label else { return false }
    let words = Names.words(document.string(plain: range))
    return words.count <= 3 && words.contains(where: ColorRoles.isFocus)
      && !words.contains(where: Self.others.contains)
  }

  private func namesStroke(_ label: Range<Int>) -> Bool {
    Names.hasWord(document.string(plain: label), in: Self.strokes)
  }

  /// The only colour in digits of a value, whose label says that it is that of a stroke.
  private func written(_ value: Range<Int>, label: Range<Int>) -> ColorRoles.Member? {
    guard let color = WrittenColor.only(in: value, document.plain),
      !color.hasShare(in: value, document.plain),
      !Names.hasWord(document.string(plain: value), in: Self.others)
    else { return nil }
    return ColorRoles.Member(
      name: document.string(plain: label).trimmedSpaces, color: color.color,
      origin: document.origin(document.sourceRange(plain: color.range)))
  }

  private func color(
    in leaf: Int, _ value: Range<Int>, isNamed: Bool
  ) -> ColorRoles.Member? {
    var found: [(name: String, color: OpaqueColor, place: Range<Int>)] = []
    for index in document.nodes[leaf].runs {
      let run = document.runs[Int(index)]
      let place = Int(run.start)..<Int(run.start) + Int(run.count)
      guard run.style.contains(.code), value.lowerBound <= place.lowerBound,
        place.upperBound <= value.upperBound
      else { continue }
      let text = document.string(plain: place)
      // A colour in digits is read elsewhere, and two of them may be the bands of one mark.
      if text.contains("#") || text.contains("rgb") { return nil }
      let name = Self.name(in: text)
      if let color = palette.own(name) { found.append((name, color, place)) }
    }
    if found.isEmpty, let plain = plainName(in: value) { found = [plain] }
    guard let only = found.only, isDrawn(only.place, value, isNamed) else { return nil }
    var mark = ColorRoles.Member(
      name: only.name, color: only.color,
      origin: document.origin(document.sourceRange(plain: only.place)))
    mark.alpha = SpokenOpacity.read(only.place.upperBound..<value.upperBound, document.plain)
    return mark
  }

  /// Words of a name outside of code at most.
  private static let longestName = 3

  /// "Accent" of "2px solid Accent outline": the words between the width of a stroke and its word, where they are a name.
  private func plainName(
    in value: Range<Int>
  ) -> (name: String, color: OpaqueColor, place: Range<Int>)? {
    let plain = document.plain
    let value = ASCII.trimmed(plain, value)
    guard value.count < 80, let first = value.first, ASCII.isDigit(plain[first]),
      ASCII.find(ASCII.hash, in: plain, value) == nil
    else { return nil }
    var words: [Range<Int>] = []
    var start = value.lowerBound
    for offset in value where plain[offset] == ASCII.space {
      if offset > start { words.append(start..<offset) }
      start = offset + 1
    }
    words.append(start..<value.upperBound)
    let own = words.dropFirst().drop { Self.styles.contains(document.string(plain: $0)) }
    guard
      let end = own.firstIndex(where: {
        Names.hasWord(document.string(plain: $0), in: Self.strokes)
      }),
      (1...Self.longestName).contains(end - own.startIndex),
      case let place = own[own.startIndex].lowerBound..<own[end - 1].upperBound,
      case let name = document.string(plain: place), let color = palette.own(name)
    else { return nil }
    return (name, color, place)
  }

  private static let styles: Lexicon = ["solid", "dashed", "dotted", "double"]

  /// "--accent" of "outline: 2px solid var(--accent)", "Accent" of "2px solid Accent", otherwise the span.
  private static func name(in span: String) -> String {
    if let open = span.firstRange(of: "var(") {
      return String(span[open.upperBound...].prefix { $0 != ")" && $0 != "," })
    }
    let words = span.split(separator: " ")
    guard words.count > 2, words[0].first?.isNumber == true,
      styles.contains(words[1].lowercased())
    else { return span }
    return words.dropFirst(2).joined(separator: " ")
  }

  /// Whether the words beside a colour or its label draw a stroke with it, and the value tells of nothing else.
  private func isDrawn(_ place: Range<Int>, _ value: Range<Int>, _ isNamed: Bool) -> Bool {
    let words = Names.words(document.string(plain: value))
    guard !words.contains(where: { Self.others.contains($0) && $0 != "offset" && $0 != "gap" })
    else { return false }
    let start = max(value.lowerBound, place.lowerBound - Self.reach.around)
    let end = min(value.upperBound, place.upperBound + Self.reach.around)
    let near = document.string(plain: start..<end)
    return isNamed || Names.hasWord(near, in: Self.strokes)
      || near.utf8.contains { $0 >= 0xD0 } && Self.wideStrokes.contains(where: near.contains)
  }
}
