import SpecModel
import SpecText

/// Reads what a note beside a drawing, or an entry of a parts list, says about a thing.
enum WireframeNotes {
  /// Reads a note such as "Page heading (28pt Bold)" or "15pt Regular, gray".
  static func note(
    _ range: Range<Int>, text: String, in bytes: ContiguousArray<UInt8>, origin: Origin
  ) -> Wireframe.Note {
    var note = Wireframe.Note(text: text, origin: origin)
    let (outside, inside) = parenthesis(range, in: bytes)
    let parts = inside.map { split($0, in: bytes) } ?? []
    let heads = split(outside, in: bytes)
    var subject: [String] = []
    for (index, part) in (heads + parts).enumerated() {
      let rest = describe(part, &note, in: bytes)
      if index < heads.count, let rest { subject.append(rest) }
    }
    if let first = subject.first { note.subject = first }
    let isPair = (heads + parts).contains { linePair($0, in: bytes) != nil }
    if note.fontSize != nil, !isPair, !speaksOfType(note) { note.fontSize = nil }
    return note
  }

  /// A length alone is no type size: a weight, a colour or a word for text must stand with it.
  private static func speaksOfType(_ note: Wireframe.Note) -> Bool {
    let words = TextScan.words(note.text)
    if words.contains(where: dimensions.contains) { return false }
    if note.fontSize?.unit == .sp { return true }
    return note.weight != nil || note.color != nil || words.contains(where: types.contains)
      || words.contains("color")
  }

  /// The size of "24sp / 32sp": a type size over the height of its lines.
  private static func linePair(
    _ part: Range<Int>, in bytes: ContiguousArray<UInt8>
  ) -> DrawnMeasure? {
    guard bytes[part].contains(0x2F) else { return nil }
    let measures = DrawingMeasures.read(part, in: bytes)
    guard measures.count == 2,
      case let gap = measures[0].range.upperBound..<measures[1].range.lowerBound,
      case let mark = TextScan.trim(gap, in: bytes), mark.count == 1,
      bytes[mark.lowerBound] == 0x2F, let size = measures[0].quantity.max,
      let line = measures[1].quantity.min, size <= line, line <= size * 2.5
    else { return nil }
    return measures[0]
  }

  /// Text before and text in the first parentheses.
  private static func parenthesis(
    _ range: Range<Int>, in bytes: ContiguousArray<UInt8>
  ) -> (Range<Int>, Range<Int>?) {
    guard let open = bytes[range].firstIndex(of: 0x28), open > range.lowerBound else {
      return (range, nil)
    }
    let close = bytes[open..<range.upperBound].firstIndex(of: 0x29) ?? range.upperBound
    return (TextScan.trim(range.lowerBound..<open, in: bytes), open + 1..<close)
  }

  private static func split(
    _ range: Range<Int>, in bytes: ContiguousArray<UInt8>
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for offset in range where bytes[offset] == 0x2C && !isInsideNumber(offset, range, bytes) {
      parts.append(TextScan.trim(start..<offset, in: bytes))
      start = offset + 1
    }
    parts.append(TextScan.trim(start..<range.upperBound, in: bytes))
    return parts.filter { !$0.isEmpty }
  }

  /// "298,000": whether a comma parts the digits of one number.
  private static func isInsideNumber(
    _ comma: Int, _ range: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Bool {
    comma > range.lowerBound && comma + 1 < range.upperBound && bytes[comma - 1] &- 0x30 < 10
      && bytes[comma + 1] &- 0x30 < 10
  }

  /// Takes sizes, weight and colour from one part and returns it where it names a thing.
  private static func describe(
    _ part: Range<Int>, _ note: inout Wireframe.Note, in bytes: ContiguousArray<UInt8>
  ) -> String? {
    let measures = DrawingMeasures.read(part, in: bytes)
    let text = TextScan.string(part, in: bytes)
    let words = TextScan.words(text)
    let weight = weight(words, isAfterSize: !measures.isEmpty)
    if note.weight == nil, let weight { note.weight = weight }
    if let color = color(words, text, isWholePart: measures.isEmpty && weight == nil),
      note.color == nil
    {
      note.color = color
    }
    if let size = linePair(part, in: bytes) {
      if note.fontSize == nil { note.fontSize = size.quantity }
      return subject(part, before: size.range, in: bytes)
    }
    if measures.count == 2, measures[1].continuesSize {
      if note.size.isEmpty { note.size = measures.map(\.quantity) }
      return subject(part, before: measures[0].range, in: bytes)
    }
    if measures.count == 1, words.contains(where: roundings.contains),
      !words.contains(where: glows.contains)
    {
      if note.radius == nil { note.radius = measures[0].quantity }
      let isAll = words.allSatisfy { corners.contains($0) || $0.first?.isNumber == true }
      return isAll ? nil : text
    }
    if measures.count == 1 {
      if words.contains(where: heights.contains), note.height == nil {
        note.height = measures[0].quantity
      }
      if words.contains(where: widths.contains), note.width == nil {
        note.width = measures[0].quantity
      }
      let isType =
        weight != nil || words.contains("font") || words.contains("text")
        || !words.contains(where: dimensions.contains)
      if isType, note.fontSize == nil, words.count <= 4 { note.fontSize = measures[0].quantity }
      return isType ? subject(part, before: measures[0].range, in: bytes) : text
    }
    guard measures.isEmpty else { return text }
    // "28px/36px, 700": a number alone is a weight, and no name.
    guard text.contains(where: \.isLetter) else {
      if isBareWeight(part, in: bytes), note.weight == nil { note.weight = text }
      return nil
    }
    if let token = token(in: text) { return String(text.dropLast(token.count + 4)) }
    if words.count == 1, weight != nil { return nil }
    return words.count == 1 && note.color != nil && colors.contains(words[0]) ? nil : text
  }

  /// "700": one of the nine weights of a face.
  private static func isBareWeight(
    _ part: Range<Int>, in bytes: ContiguousArray<UInt8>
  ) -> Bool {
    part.count == 3 && bytes[part.lowerBound] &- 0x31 < 9
      && bytes[part.lowerBound + 1] == 0x30 && bytes[part.lowerBound + 2] == 0x30
  }

  private static func subject(
    _ part: Range<Int>, before measure: Range<Int>, in bytes: ContiguousArray<UInt8>
  ) -> String? {
    var head = TextScan.trim(part.lowerBound..<measure.lowerBound, in: bytes)
    while let last = bytes[head].last, last == 0x3A || last == 0x7E || last == 0x20 || last == 0x2D
    {
      head = head.lowerBound..<head.upperBound - 1
    }
    return head.isEmpty ? nil : TextScan.string(head, in: bytes)
  }

  /// Words for a corner radius, and those that stand beside them and name no thing.
  static let roundings: Lexicon = ["radius", "radii", "rounded"]
  private static let corners: Lexicon = [
    "radius", "radii", "rounded", "corner", "corners", "border", "with", "of", "a", "by",
  ]
  /// Words for what has a radius and no corners: "blur radius 8pt".
  static let glows: Lexicon = ["blur", "shadow", "glow", "search", "touch", "tap"]

  private static let heights: Lexicon = ["high", "tall", "height"]
  private static let widths: Lexicon = ["wide", "width"]

  private static let dimensions: Lexicon = [
    "height", "width", "high", "wide", "tall", "radius", "corner", "corners", "padding", "margin",
    "space", "spacing", "gap", "inset", "border", "stroke", "outline", "diameter", "size", "icon",
    "row", "tap", "touch", "target", "offset", "from", "above", "below", "blur", "shadow",
  ]

  private static let types: Lexicon = [
    "font", "text", "type", "title", "heading", "headline", "caption", "label", "body", "subtitle",
    "subhead", "subheading", "name", "message", "paragraph",
  ]

  private static let weights: Lexicon = [
    "thin", "ultralight", "extralight", "light", "regular", "normal", "medium", "semibold",
    "demibold", "bold", "extrabold", "ultrabold", "heavy", "black",
  ]

  private static let colors: Lexicon = [
    "gray", "grey", "black", "white", "red", "green", "blue", "yellow", "orange", "purple", "pink",
    "brown", "teal", "cyan", "indigo", "mint", "amber", "magenta", "violet", "navy",
  ]

  /// "light" and "black" are weights only after a size, since they are colour words as well.
  private static func weight(_ words: [String], isAfterSize: Bool) -> String? {
    for word in words where weights.contains(word) {
      if !isAfterSize, word == "light" || word == "black" || word == "normal" { continue }
      guard isAfterSize || words.count == 1 else { continue }
      return word.prefix(1).uppercased() + word.dropFirst()
    }
    return nil
  }

  /// A dotted name after "in", for example "Sync indicator in color.text.muted".
  private static func token(in text: String) -> String? {
    let parts = text.split(separator: " ")
    guard let last = parts.last, parts.count > 1, parts[parts.count - 2] == "in" else { return nil }
    let isDotted = last.dropFirst().dropLast().contains(".")
    return isDotted ? String(last) : nil
  }

  private static func color(_ words: [String], _ text: String, isWholePart: Bool) -> String? {
    if text.utf8.first == 0x23, isWholePart { return text }
    if let token = token(in: text) { return token }
    guard let index = words.firstIndex(where: colors.contains) else { return nil }
    if words.count == 1 { return text }
    guard isWholePart, index <= 1 else { return words[index] }
    let isModified = index == 1 && ["light", "dark", "pale", "deep", "bright"].contains(words[0])
    if isModified { return "\(words[0]) \(words[1])" }
    return index == 0 ? words[0] : nil
  }
}
