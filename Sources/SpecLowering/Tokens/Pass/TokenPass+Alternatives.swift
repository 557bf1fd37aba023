import SpecModel
import SpecSyntax
import SpecText

/// Several values behind one label.
extension TokenPass {
  /// "Corner radius: 8pt (small), 12pt (medium)": several values with their names.
  static func readAlternatives(
    _ line: TextLine, label: String, kind: Token.Kind, reader: FactReader,
    into sink: inout TokenSink
  ) -> Bool {
    guard kind == .spacing || kind == .radius || kind == .size || kind == .duration else {
      return false
    }
    let measures = QuantityScanner.scan(reader.bytes, line.value)
    if offersTwo(measures, line, reader) { return true }
    var names = namedBehind(measures, line, reader)
    if names == nil {
      guard measures.count > 1, measures[1].joint == .comma || isNamed(measures[0], line, reader),
        measures[0].range.lowerBound == line.value.lowerBound, measures[0].unit == measures[1].unit
      else { return false }
      guard measures.allSatisfy({ isNamed($0, line, reader) }) else {
        return measures[1].joint == .comma
      }
      names = measures.compactMap { name(after: $0, line, reader) }
    }
    if kind == .spacing, let names, measuresElement(line, names, reader) { return true }
    for (measure, name) in zip(measures, names ?? []) {
      sink.add(
        .init(
          name: label + " " + reader.string(name), kind: TokenKinds.kind(of: label, or: kind),
          value: reader.string(measure.range), origin: reader.origin(line.text),
          valueOrigin: reader.origin(measure.range), theme: reader.topic(of: line).theme))
    }
    return true
  }

  /// "Ticket rows: 12px inner padding, 4px between rows": the distances in and around the element that the label names, and
  /// no steps of a scale.
  private static func measuresElement(
    _ line: TextLine, _ names: [Range<Int>], _ reader: FactReader
  ) -> Bool {
    guard let label = line.label else { return false }
    // "Spacing: 16px between cards" gives the distance of all.
    if case .kind? = TokenTopic.of(title: label, reader.bytes) { return false }
    return names.contains { Words.contain(distances, reader.bytes, $0) }
  }

  private static let distances = WordKey.set(
    "padding", "between", "margin", "margins", "innenabstand", "zwischen", "entre", "tra", "tussen",
    "antara")

  /// "6 px controls, 8 px working areas": what each of several lengths is for, in one to three words behind it up to the
  /// comma; `nil` where one has no such words or more follow than a full stop.
  private static func namedBehind(
    _ measures: [Measure], _ line: TextLine, _ reader: FactReader
  ) -> [Range<Int>]? {
    let bytes = reader.bytes
    guard (2...6).contains(measures.count), measures[0].range.lowerBound == line.value.lowerBound,
      measures.allSatisfy({ $0.unit?.isLength == true && $0.isSingle && $0.bound == .none })
    else { return nil }
    var names: [Range<Int>] = []
    for (place, measure) in measures.enumerated() {
      let isLast = place + 1 == measures.count
      let limit = isLast ? line.value.upperBound : measures[place + 1].range.lowerBound
      let text = measure.range.upperBound..<limit
      let end = text.first { [0x2C, 0x2E, 0x3B].contains(bytes[$0]) } ?? text.upperBound
      guard isLast || end < limit && Bytes.trim(end + 1..<limit, in: bytes).isEmpty,
        case let name = Bytes.trim(text.lowerBound..<end, in: bytes),
        name.allSatisfy({ Bytes.isLetter(bytes[$0]) || [0x20, 0x2D].contains(bytes[$0]) }),
        case let words = Words.all(bytes, name), (1...3).contains(words.count),
        !words.contains(where: { TokenKinds.joints.contains($0.key) || sides.contains($0.key) })
      else { return nil }
      names.append(name)
    }
    return names
  }

  /// Words for the sides of one thing, whose lengths are no values of their own.
  private static let sides = WordKey.set(
    "top", "bottom", "left", "right", "side", "sides", "horizontal", "vertical", "horizontally",
    "vertically", "inline", "block", "start", "end")

  private static let axes = WordKey.set(
    "horizontal", "vertical", "horizontally", "vertically", "inline", "block")

  /// "20pt horizontal, 16pt vertical": the whole of a value that gives a length for each axis, and nothing else.
  static func sidesBehind(
    _ value: TokenLiteral, _ line: TextLine, _ reader: FactReader
  ) -> Range<Int>? {
    let bytes = reader.bytes
    guard value.kind == .spacing, value.range.lowerBound == line.value.lowerBound else {
      return nil
    }
    let measures = QuantityScanner.scan(bytes, line.value)
    guard measures.count == 2, measures[0].range.lowerBound == line.value.lowerBound,
      measures.allSatisfy({ $0.unit?.isLength == true && $0.isSingle && $0.bound == .none })
    else { return nil }
    var end = line.value.lowerBound
    for measure in measures {
      let rest = measure.range.upperBound..<line.value.upperBound
      guard let axis = Words.all(bytes, rest).first, axes.contains(axis.key),
        axis.range.lowerBound == measure.range.upperBound + 1
      else { return nil }
      end = axis.range.upperBound
    }
    guard measures[1].range.lowerBound - measures[0].range.upperBound <= 18,
      Bytes.trim(end..<line.value.upperBound, in: bytes).isEmpty
    else { return nil }
    return line.value.lowerBound..<end
  }

  private static let ors: [StaticString] = [
    " or ", " oder ", " ou ", " o ", " of ", " atau ", " или ", " lub ", " eller ", "或", " 或 ",
    "または", " または ", "もしくは", " 또는 ", " 혹은 ",
  ]

  /// "Gap of sections: 32px or 48px": two values of which a place takes one, so that the label names neither.
  private static func offersTwo(
    _ measures: [Measure], _ line: TextLine, _ reader: FactReader
  ) -> Bool {
    guard measures.count > 1, measures[0].range.lowerBound == line.value.lowerBound,
      measures[0].unit == measures[1].unit, measures[0].low != measures[1].low
    else { return false }
    let between = measures[0].range.upperBound..<measures[1].range.lowerBound
    return ors.contains { ASCII.equals(reader.bytes, between, ignoringCase: $0) }
  }

  /// "Buttons: `.blue` (primary), `.gray` (secondary)": several colours with their names.
  static func readNamedSpans(
    _ line: TextLine, label: String, reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let document = reader.context.document
    var found: [(name: Range<Int>, value: Range<Int>)] = []
    var offset = line.value.lowerBound
    while let span = codeSpan(at: offset, reader) {
      guard span.upperBound + 1 < line.text.upperBound, reader.bytes[span.upperBound] == 0x20,
        reader.bytes[span.upperBound + 1] == 0x28
      else { break }
      var end = span.upperBound + 2
      while end < line.text.upperBound, reader.bytes[end] != 0x29 { end += 1 }
      let name = span.upperBound + 2..<end
      let isValue = reader.bytes[span.lowerBound] == 0x2E || reader.bytes[span.lowerBound] == 0x23
      guard isValue, Words.all(reader.bytes, name).count == 1 else { return false }
      found.append((name, span))
      offset = min(end + 3, line.text.upperBound)
    }
    guard found.count > 1 else { return false }
    for (name, value) in found {
      sink.add(
        .init(
          name: label + " " + document.string(plain: name), kind: .color,
          value: document.string(plain: value), origin: reader.origin(line.text),
          valueOrigin: reader.origin(value), theme: reader.topic(of: line).theme))
    }
    return true
  }

  private static func isNamed(_ measure: Measure, _ line: TextLine, _ reader: FactReader) -> Bool {
    name(after: measure, line, reader) != nil
  }

  /// One or two words in parentheses after a value.
  private static func name(
    after measure: Measure, _ line: TextLine, _ reader: FactReader
  ) -> Range<Int>? {
    var start = measure.range.upperBound
    while start < line.text.upperBound, reader.bytes[start] == 0x20 { start += 1 }
    guard start < line.text.upperBound, reader.bytes[start] == 0x28 else { return nil }
    var end = start + 1
    while end < line.text.upperBound, reader.bytes[end] != 0x29 { end += 1 }
    let words = Words.all(reader.bytes, start + 1..<end)
    return words.count == 1 || words.count == 2 ? start + 1..<end : nil
  }
}
