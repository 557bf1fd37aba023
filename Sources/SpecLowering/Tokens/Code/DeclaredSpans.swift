import SpecModel
import SpecSyntax
import SpecText

/// Reads declarations of custom properties that stand in the text: "two times, `--fast: 120ms` and `--slow: 300ms`".
enum DeclaredSpans {
  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    readPairs(reader, into: &sink)
    readBehind(reader, into: &sink)
    readNamed(reader, into: &sink)
    readConstants(reader, into: &sink)
    let document = reader.context.document
    for run in document.runs where run.style.contains(.code) && run.count > 6 {
      let range = Int(run.start)..<Int(run.start) + Int(run.count)
      guard reader.bytes[range.lowerBound] == 0x2D, reader.bytes[range.lowerBound + 1] == 0x2D,
        let colon = range.first(where: { reader.bytes[$0] == 0x3A })
          ?? blank(before: ASCII.hash, in: range, reader)
      else { continue }
      let name = range.lowerBound..<colon
      var value = Bytes.trim(colon + 1..<range.upperBound, in: reader.bytes)
      if let last = value.last, reader.bytes[last] == 0x3B { value = value.lowerBound..<last }
      guard TokenPass.isReference(name, reader.bytes),
        let literal = TokenLiteral.read(reader.bytes, value) ?? filter(value, reader.bytes),
        literal.range == value
      else { continue }
      let text = reader.string(name)
      sink.add(
        .init(
          name: text, kind: TokenKinds.kind(of: text, literal: literal),
          value: reader.string(value),
          origin: reader.origin(range), valueOrigin: reader.origin(value)))
    }
  }

  /// "--ink #13151B": the only blank in code, right before a sign; cells of tables tell what is to change as well.
  private static func blank(before sign: UInt8, in range: Range<Int>, _ reader: FactReader) -> Int?
  {
    guard let blank = range.first(where: { reader.bytes[$0] == 0x20 }),
      blank + 1 < range.upperBound, reader.bytes[blank + 1] == sign,
      reader.context.line(at: range.lowerBound).map({ $0.holder != .cell }) == true
    else { return nil }
    return blank
  }

  /// "drop-shadow(0 2px 5px #00000066)", "blur(14px)": a filter as the whole value.
  ///
  /// - Source: Filter Effects Module 1, 6.
  private static func filter(
    _ value: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> TokenLiteral? {
    let filters: [StaticString] = [
      "drop-shadow(", "blur(", "brightness(", "contrast(", "grayscale(", "saturate(", "hue-rotate(",
    ]
    guard value.count > 6, bytes[value.upperBound - 1] == 0x29,
      filters.contains(where: {
        Bytes.matches($0, at: value.lowerBound, end: value.upperBound, in: bytes)
      })
    else { return nil }
    let isShadow = Bytes.matches("drop", at: value.lowerBound, end: value.upperBound, in: bytes)
    return TokenLiteral(kind: isShadow ? .shadow : .other, range: value)
  }

  /// "**Crumb** (`#FAF1E0`) lies behind everything, text is set in **Crust** (`#4A2C17`)": names in bold or italics with
  /// their colours in parentheses, two of them near one another; they count where nothing else defines the names.
  private static func readNamed(_ reader: FactReader, into sink: inout TokenSink) {
    let runs = reader.context.document.runs
    let bytes = reader.bytes
    var found: [(name: Range<Int>, value: Range<Int>)] = []
    let isDescribed = sink.definesColorsInFrontMatter
    for (place, run) in runs.enumerated().dropFirst()
    where !isDescribed && run.style.contains(.code) && (4...9).contains(run.count) {
      let value = Int(run.start)..<Int(run.start) + Int(run.count)
      guard bytes[value.lowerBound] == 0x23, value.lowerBound > 3,
        bytes[value.lowerBound - 1] == 0x28, value.upperBound < bytes.count,
        bytes[value.upperBound] == 0x29
      else { continue }
      let before = runs[max(0, place - 2)..<place].last {
        !$0.style.isDisjoint(with: [.strong, .emphasis])
      }
      guard let before, case let name = Int(before.start)..<Int(before.start) + Int(before.count),
        (0...1).contains(value.lowerBound - 1 - name.upperBound), (2...32).contains(name.count),
        bytes[name.lowerBound] & 0x20 == 0 || bytes[name.lowerBound] >= 0x80,
        Words.all(bytes, name).count <= 3,
        let literal = TokenLiteral.read(bytes, value), literal.range == value,
        literal.kind == .color
      else { continue }
      found.append((name, value))
    }
    found += plainNamed(reader)
    found.sort { $0.name.lowerBound < $1.name.lowerBound }
    for (place, pair) in found.enumerated() {
      let next = place + 1 < found.count ? found[place + 1].name.lowerBound : .max
      let last = place > 0 ? found[place - 1].value.upperBound : .min / 2
      guard min(next - pair.value.upperBound, pair.name.lowerBound - last) < 200,
        !isDescribed || !sink.restates(reader.string(pair.value), .color)
      else { continue }
      sink.hold(
        .init(
          name: reader.string(pair.name), kind: .color, value: reader.string(pair.value),
          origin: reader.origin(pair.name.lowerBound..<pair.value.upperBound + 1),
          valueOrigin: reader.origin(pair.value)))
    }
  }

  /// The same below a heading of colours where the value is not set as code: "fills use **Ember** (#5a1d12)".
  private static func plainNamed(
    _ reader: FactReader
  ) -> [(name: Range<Int>, value: Range<Int>)] {
    let bytes = reader.bytes
    return reader.context.document.runs.compactMap { run in
      guard run.style.contains(.strong), !run.style.contains(.code), (2...32).contains(run.count)
      else { return nil }
      let name = Int(run.start)..<Int(run.start) + Int(run.count)
      let hash = name.upperBound + 2
      guard Bytes.matches(" (#", at: name.upperBound, end: bytes.count, in: bytes),
        bytes[name.lowerBound] & 0x20 == 0 || bytes[name.lowerBound] >= 0x80,
        let color = TokenLiteral.color(bytes, hash..<min(bytes.count, hash + 10)),
        color.range.count > 6, color.range.upperBound < bytes.count,
        bytes[color.range.upperBound] == 0x29, Words.all(bytes, name).count <= 3,
        let line = reader.context.line(at: name.lowerBound),
        line.text.lowerBound < name.lowerBound, reader.topic(of: line).tokens == .kind(.color)
      else { return nil }
      return (name, color.range)
    }
  }

  /// "**Night**: `--ink` `#E8E4D8`; `--paper` `#161410`": the mode that the label of a paragraph names.
  private static func theme(of value: Int, _ reader: FactReader) -> TokenTheme {
    guard let line = reader.context.line(at: value),
      let first = reader.context.line(at: reader.textRange(line.node).lowerBound),
      let label = first.label, label.count <= 32,
      let mode = TokenColumns.mode(Words.keys(reader.bytes, label))
    else { return .none }
    return .named(mode)
  }

  /// "(`--ink` `#112233` on `--paper` `#FFFFFF`)": a property and its value in two code spans side by side.
  private static func readPairs(_ reader: FactReader, into sink: inout TokenSink) {
    let runs = reader.context.document.runs
    var before = 0..<0
    for run in runs where run.style.contains(.code) {
      let range = Int(run.start)..<Int(run.start) + Int(run.count)
      defer { before = range }
      guard before.count > 3, range.lowerBound == before.upperBound + 1,
        [0x20, 0x0A].contains(reader.bytes[before.upperBound]),
        reader.bytes[before.lowerBound] == 0x2D, TokenPass.isReference(before, reader.bytes),
        let literal = TokenLiteral.read(reader.bytes, range), literal.range == range,
        literal.kind != .other
      else { continue }
      let name = reader.string(before)
      sink.hold(
        .init(
          name: name, kind: TokenKinds.kind(of: name, literal: literal),
          value: reader.string(range), origin: reader.origin(before.lowerBound..<range.upperBound),
          valueOrigin: reader.origin(range), theme: theme(of: range.lowerBound, reader)))
    }
  }

  /// "collapses to `REDUCED_DURATION` (120ms)": a constant and in parentheses behind it its time or length; it counts
  /// where nothing else defines the name.
  private static func readConstants(_ reader: FactReader, into sink: inout TokenSink) {
    let bytes = reader.bytes
    for run in reader.context.document.runs
    where run.style.contains(.code) && run.count > 5 && run.count < 48 {
      let name = Int(run.start)..<Int(run.start) + Int(run.count)
      let open = name.upperBound + 1
      guard open + 3 < bytes.count, bytes[open] == 0x28, bytes[name.upperBound] == 0x20,
        name.contains(where: { bytes[$0] == 0x5F }),
        name.allSatisfy({ bytes[$0] &- 0x41 < 26 || bytes[$0] == 0x5F || Bytes.isDigit(bytes[$0]) }
        ),
        let close = (open..<min(bytes.count, open + 16)).first(where: { bytes[$0] == 0x29 }),
        let literal = TokenLiteral.read(bytes, open + 1..<close),
        literal.range == open + 1..<close,
        literal.kind == .duration || literal.kind == .spacing
      else { continue }
      let text = reader.string(name)
      sink.hold(
        .init(
          name: text, kind: TokenKinds.kind(of: text, literal: literal),
          value: reader.string(literal.range),
          origin: reader.origin(name.lowerBound..<close + 1),
          valueOrigin: reader.origin(literal.range)))
    }
  }

  /// "cards have **20pt** corners (`SeaRadius.card`)": a length, and in parentheses behind it the value of a type
  /// that is called after lengths; it counts where nothing else defines the name.
  private static func readBehind(_ reader: FactReader, into sink: inout TokenSink) {
    let document = reader.context.document
    let bytes = reader.bytes
    for run in document.runs where run.style.contains(.code) && run.count > 5 && run.count < 48 {
      let name = Int(run.start)..<Int(run.start) + Int(run.count)
      guard name.lowerBound > 4, bytes[name.lowerBound] &- 0x41 < 26,
        bytes[name.lowerBound - 1] == 0x28, name.upperBound < bytes.count,
        bytes[name.upperBound] == 0x29, TokenPass.isReference(name, bytes),
        let dot = name.first(where: { bytes[$0] == 0x2E }),
        name.count(where: { bytes[$0] == 0x2E }) == 1
      else { continue }
      let kind = TokenKinds.kind(of: reader.string(name.lowerBound..<dot), or: .other)
      guard kind == .radius || kind == .spacing || kind == .size,
        let value = length(before: name.lowerBound - 1, bytes)
      else { continue }
      sink.hold(
        .init(
          name: reader.string(name), kind: kind, value: reader.string(value),
          origin: reader.origin(value.lowerBound..<name.upperBound + 1),
          valueOrigin: reader.origin(value)))
    }
  }

  /// The only length of the clause that ends at an offset, with up to three words behind it.
  private static func length(
    before end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var start = end
    while start > 0, end - start < 80, ![0x0A, 0x3B, 0x28, 0x29, 0x3A].contains(bytes[start - 1]) {
      start -= 1
    }
    let lengths = QuantityScanner.scan(bytes, start..<end).filter { $0.unit?.isLength == true }
    guard lengths.count == 1, lengths[0].isSingle,
      Words.all(bytes, lengths[0].range.upperBound..<end).count <= 3
    else { return nil }
    return lengths[0].range
  }
}
