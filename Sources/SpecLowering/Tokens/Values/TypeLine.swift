import SpecModel
import SpecSyntax
import SpecText

/// Reads a style of type whose parts stand one after another: "34pt, Bold, line height 41pt", "Inter Bold 32px/40px".
struct TypeLine {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var size: Range<Int>?
  private var line: Range<Int>?
  private var weight: Range<Int>?
  /// Whether a size may be a range of two near sizes.
  private var takesRanges = false

  /// Adds the style of a line, unless front matter defines the styles and the text describes them only.
  static func add(
    _ name: String, _ line: TextLine, _ reader: FactReader, to sink: inout TokenSink
  ) -> Bool {
    guard sink.frontMatter[.typography] == nil,
      let style = read(line.value, reader) ?? weighted(line.value, reader)
        ?? faced(line.value, reader)
    else { return false }
    sink.add(
      .init(
        name: name, kind: .typography, value: style.text, origin: reader.origin(line.text),
        valueOrigin: reader.origin(style.range), theme: reader.topic(of: line).theme))
    return true
  }

  private static let styles = WordKey.set(
    "display", "headline", "heading", "title", "subtitle", "subheading", "body", "caption", "label",
    "overline", "footnote", "callout", "lead", "mono", "code", "paragraph", "small", "text", "hero",
    "eyebrow")
  private static let groups = WordKey.set(
    "headings", "headlines", "titles", "display", "body", "text", "texts", "labels", "captions",
    "paragraphs")

  /// The kind of a line "H2: 28px/36px, Semibold", which defines a style also where no heading is about type; "Title"
  /// and "Body" are styles below "Headings" or "Text", and parts of an element elsewhere.
  static func kind(
    _ label: Range<Int>, _ line: TextLine, _ reader: FactReader
  ) -> Token.Kind? {
    let bytes = reader.bytes
    guard line.holder == .item, label.count <= 24, let first = line.value.first,
      Bytes.isDigit(bytes[first]), reader.topic(of: line).tokens == .none,
      isHeading(label, bytes)
        || (Words.keys(bytes, label).first.map(styles.contains) ?? false)
          && isBelowGroup(line, reader),
      let literal = TokenLiteral.read(bytes, line.value), literal.kind == .typography
    else { return nil }
    let rest = literal.range.rest(of: line.value)
    return Words.contain(weights, bytes, rest) ? .typography : nil
  }

  /// "H1", "H2 (page title)".
  private static func isHeading(
    _ label: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    label.count > 1 && bytes[label.lowerBound] | 0x20 == 0x68
      && bytes[label.lowerBound + 1] &- 0x31 < 6
      && (label.count == 2 || !Bytes.isWord(bytes[label.lowerBound + 2]))
  }

  /// Whether the heading above a line is no more than the word for a group of styles.
  private static func isBelowGroup(_ line: TextLine, _ reader: FactReader) -> Bool {
    let document = reader.context.document
    let section = Int(document.nodes[line.node].section)
    guard section > 0 else { return false }
    let title = reader.textRange(Int(document.sections[section].heading))
    let words = Words.keys(reader.bytes, title)
    return words.count == 1 && words.contains(where: groups.contains)
  }

  /// The style as "size/line weight", and where its size stands; `nil` where the value as written says it as well, or
  /// where it is none.
  static func read(_ text: Range<Int>, _ reader: FactReader) -> (text: String, range: Range<Int>)? {
    guard text.count <= 160, !holdsSeveral(text, reader.bytes) else { return nil }
    if let fluid = fluid(text, reader) { return fluid }
    var parser = TypeLine(bytes: reader.bytes)
    let measures = QuantityScanner.scan(reader.bytes, text)
    guard parser.place(measures, text), let size = parser.size else { return nil }
    parser.weight = parser.weight ?? parser.namedWeight(text)
    let startsWithSize = size.lowerBound == text.lowerBound
    // "24px/30px" says all in its order, and so does what is set as code.
    let isWhole = parser.line == nil || parser.weight == nil
    guard parser.line != nil || parser.weight != nil,
      !startsWithSize || parser.isParted(size)
        || !isWhole && TokenPass.codeSpan(at: text.lowerBound, reader) == nil
    else { return nil }
    var result = reader.string(size)
    if let line = parser.line { result += "/" + reader.string(line) }
    if let weight = parser.weight { result += " " + reader.string(weight) }
    return (result, size)
  }

  /// "Title 22/28 · Body 14/20": whether raised dots part several sizes with their line heights.
  private static func holdsSeveral(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard Bytes.find("·", in: text, of: bytes) != nil else { return false }
    return text.dropFirst().dropLast().count {
      bytes[$0] == 0x2F && Bytes.isDigit(bytes[$0 - 1]) && Bytes.isDigit(bytes[$0 + 1])
    } > 1
  }

  /// "clamp(2rem, 5vw, 3rem)/1.1, 700": a size between two ends, then its line height and weight.
  private static func fluid(
    _ text: Range<Int>, _ reader: FactReader
  ) -> (text: String, range: Range<Int>)? {
    let bytes = reader.bytes
    guard Bytes.matches("clamp(", at: text.lowerBound, end: text.upperBound, in: bytes),
      let size = TokenLiteral.read(bytes, text)?.range
    else { return nil }
    let rest = size.rest(of: text)
    var parser = TypeLine(bytes: bytes)
    for measure in QuantityScanner.scan(bytes, rest).prefix(4) {
      if parser.isWeight(measure) {
        parser.weight = parser.weight ?? measure.range
      } else if parser.line == nil,
        parser.isLine(measure) || measure.isBare && (0.8...3).contains(measure.low)
      {
        parser.line = measure.range
      }
    }
    parser.weight = parser.weight ?? parser.namedWeight(rest)
    guard parser.line != nil || parser.weight != nil else { return nil }
    let line = parser.line.map { "/" + reader.string($0) } ?? ""
    let weight = parser.weight.map { " " + reader.string($0) } ?? ""
    return (reader.string(size) + line + weight, size)
  }

  /// The style of a text that begins with a size and goes on with its other parts: "32px, 700 weight"; `nil` where it
  /// has no more than the size.
  static func style(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard text.count <= 160 else { return nil }
    var parser = TypeLine(bytes: bytes)
    guard parser.place(QuantityScanner.scan(bytes, text), text), let size = parser.size,
      size.lowerBound == text.lowerBound
    else { return nil }
    parser.weight = parser.weight ?? parser.namedWeight(text)
    // "48px (desktop) / 32px (mobile)" are two sizes.
    if let line = parser.line, line.lowerBound > size.upperBound,
      (size.upperBound..<line.lowerBound).contains(where: { bytes[$0] == 0x28 })
    {
      parser.line = nil
    }
    guard parser.line != nil || parser.weight != nil else { return nil }
    return bytes.string(size) + (parser.line.map { "/" + bytes.string($0) } ?? "")
      + (parser.weight.map { " " + bytes.string($0) } ?? "")
  }

  /// The style of a text that begins with a face, "Inter Bold, 24px/32px, color #101418", and where its size stands.
  static func styleOfFace(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (text: String, size: Range<Int>)? {
    guard text.count <= 160, let first = text.first, bytes[first] &- 0x41 < 26 else { return nil }
    var parser = TypeLine(bytes: bytes)
    parser.takesRanges = true
    guard parser.place(QuantityScanner.scan(bytes, text), text), let size = parser.size else {
      return nil
    }
    parser.weight = parser.weight ?? parser.namedWeight(text)
    guard parser.line != nil || parser.weight != nil else { return nil }
    let style =
      bytes.string(size) + (parser.line.map { "/" + bytes.string($0) } ?? "")
      + (parser.weight.map { " " + bytes.string($0) } ?? "")
    return (style, size)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// "28-30,": sizes of one style, near each other and with nothing behind them before the next part.
  private func isRange(_ measure: Measure, _ text: Range<Int>) -> Bool {
    let end = measure.range.upperBound
    return measure.low < measure.high && measure.high <= measure.low * 1.5
      && (end >= text.upperBound || bytes[end] == 0x2C)
  }

  /// Whether something else than a stroke stands between size and line height.
  private func isParted(_ size: Range<Int>) -> Bool {
    guard let line, line.lowerBound > size.upperBound else { return false }
    return !(size.upperBound..<line.lowerBound).allSatisfy { [0x2F, 0x20].contains(bytes[$0]) }
  }

  /// Finds size, line height and weight among the numbers of a line.
  private mutating func place(_ measures: [Measure], _ text: Range<Int>) -> Bool {
    var first: Measure?
    var hasOther = false
    for measure in measures {
      let isLength = measure.unit?.isLength == true
      if size == nil {
        // "Inter 600 40px/48px"
        if weight == nil, isWeight(measure), measure.range.lowerBound > text.lowerBound {
          weight = measure.range
          continue
        }
        guard isLength || measure.isBare, (8...200).contains(measure.low),
          measure.low == measure.high || takesRanges && isRange(measure, text)
        else { continue }
        if !isLength, measure.low >= 100 { continue }
        size = measure.range
        first = measure
        continue
      }
      // "32px / 2rem" is one size in two units.
      if measure.unit == .rem, first?.unit == .px, measure.low * 16 == first?.low { continue }
      // "26px (phone: 21px/19px)": behind another size stand the parts of that one.
      if line == nil, isLine(measure), !isWeight(measure), measure.low > 0.5 {
        if !hasOther { line = measure.range }
      } else if isLength, line == nil, measure.low >= 8 {
        hasOther = true
      } else if weight == nil, isWeight(measure) {
        weight = measure.range
      } else if line == nil, measure.isBare, (1...3).contains(measure.low) {
        line = measure.range
      }
    }
    guard let size else { return false }
    // In front of the size stand the face and its weight, and no sentence.
    let before = text.lowerBound..<size.lowerBound
    return Words.all(bytes, before).count <= 4
      && !before.contains { [0x28, 0x3A, 0x2E, 0x3B].contains(bytes[$0]) }
  }

  /// "700", also behind a stroke: "64px / 700".
  private func isWeight(_ measure: Measure) -> Bool {
    guard measure.isBare, (100...950).contains(measure.low), Int(measure.low) % 50 == 0 else {
      return false
    }
    if Int(measure.low) % 100 == 0 { return measure.low <= 900 }
    // "13/18, 450, upper case": faces of any weight have steps between the hundreds.
    let end = measure.range.upperBound
    return end == bytes.count || [0x0A, 0x29, 0x2C, 0x3B].contains(bytes[end])
  }

  /// Whether a length follows a stroke, or the words for it: "line height 41pt", "(line-height 1.5)".
  private func isLine(_ measure: Measure) -> Bool {
    var start = measure.range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x3A { start -= 1 }
    if start > 0, bytes[start - 1] == 0x2F { return true }
    // "24px line height"
    let behind = measure.range.upperBound + 1
    return Self.lineWords.contains { word in
      start >= word.utf8CodeUnitCount
        && Bytes.matches(word, at: start - word.utf8CodeUnitCount, end: start, in: bytes)
        || Bytes.matches(word, at: behind, end: bytes.count, in: bytes)
    }
  }

  private static let lineWords: [StaticString] = [
    "line height", "line-height", "leading", "lh", "Zeilenhöhe", "Zeilenabstand", "interligne",
    "interlineado", "interlinea", "entrelinha", "regelhoogte", "radavstånd", "行高", "行間", "行间距",
    "行间", "행간", "줄 높이", "высота строки", "интерлиньяж",
  ]

  /// The word for a weight in a line.
  private func namedWeight(_ text: Range<Int>) -> Range<Int>? {
    Words.all(bytes, text).last { Self.weights.contains($0.key) }?.range
  }

  /// Words for the weights of a face.
  static let weights = WordKey.set(of: namesOfWeights + ["book"])
  /// Those that are no common words besides.
  static let namesOfWeights: [StaticString] = [
    "thin", "extralight", "light", "regular", "normal", "medium", "semibold", "bold", "extrabold",
    "black", "heavy", "demibold",
  ]
}
