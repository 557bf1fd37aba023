import SpecModel
import SpecSyntax
import SpecText

/// Reads scales whose steps one line tells in braces, "`radius.{sm,md,lg}` → `8/16/24px`", and values that code gives to
/// names with dots at the beginning of an item: "`tap.min = 48` (px)".
///
/// The values stand in the order of the steps; the unit of the last one, or that in brackets behind all, holds for each.
struct BraceScales {
  private let reader: FactReader
  private let line: TextLine
  private var bytes: UnsafeBufferPointer<UInt8> { reader.bytes }

  /// Adds the values of a line; false where it tells none.
  ///
  /// - Complexity: a look at the bytes of lines with numbers.
  static func read(_ index: Int, reader: FactReader, into sink: inout TokenSink) -> Bool {
    let line = reader.context.lines[index]
    guard (8...800).contains(line.text.count), reader.cues(of: index).contains(.number) else {
      return false
    }
    let scales = BraceScales(reader: reader, line: line)
    var found = false
    var start = line.text.lowerBound
    while let open = ASCII.find(0x7B, in: reader.bytes, start..<line.text.upperBound) {
      start = open + 1
      guard let list = scales.list(at: open) else { continue }
      for (name, value) in zip(list.names, list.values) {
        scales.add(list.prefix + reader.string(name), value, list.unit, list.kind, into: &sink)
      }
      start = list.end
      found = true
    }
    return found || scales.readAssigned(index, into: &sink)
  }

  private func add(
    _ name: String, _ value: Range<Int>, _ unit: String, _ kind: Token.Kind,
    into sink: inout TokenSink
  ) {
    let number = reader.string(value)
    sink.add(
      .init(
        name: name, kind: kind, value: number + unit, origin: reader.origin(line.text),
        valueOrigin: reader.origin(value), theme: reader.topic(of: line).theme))
    guard kind == .duration, let time = Double(number) else { return }
    sink.note(
      DurationFact(
        quantity: Quantity(unit == "s" ? time * 1000 : time, .milliseconds), subject: name,
        role: .other, scope: [], origin: reader.origin(value)))
  }

  // MARK: Braces

  private struct List {
    var prefix: String
    var names: [Range<Int>]
    var values: [Range<Int>]
    var unit: String
    var kind: Token.Kind
    var end: Int
  }

  /// The names in braces behind a path, and as many values behind them.
  private func list(at open: Int) -> List? {
    var start = open
    while start > line.text.lowerBound, isPart(bytes[start - 1]) { start -= 1 }
    guard open - start > 2, Bytes.isLetter(bytes[start]) || bytes[start] == ASCII.hyphen,
      bytes[open - 1] == ASCII.dot || bytes[open - 1] == ASCII.hyphen,
      let close = ASCII.find(
        0x7D, in: bytes, open + 1..<min(line.text.upperBound, open + 160)),
      case let names = steps(in: open + 1..<close), (2...16).contains(names.count),
      case let joint = Bytes.blanksEnd(close + 1, line.text.upperBound, in: bytes),
      let mark = Self.joints.first(where: {
        Bytes.matches($0, at: joint, end: line.text.upperBound, in: bytes)
      }),
      let (values, unit, end) = numbers(
        from: Bytes.blanksEnd(
          joint + mark.utf8CodeUnitCount, line.text.upperBound, in: bytes), count: names.count),
      let kind = kind(of: start..<open, unit: unit)
    else { return nil }
    return List(
      prefix: reader.string(start..<open), names: names, values: values, unit: unit, kind: kind,
      end: end)
  }

  private static let joints: [StaticString] = ["→", "->", "=>", "=", ":"]

  private func isPart(_ byte: UInt8) -> Bool {
    Bytes.isWord(byte) || byte == ASCII.dot || byte == ASCII.hyphen
  }

  /// The words between commas or bars; none where one is anything else.
  private func steps(in text: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = text.lowerBound
    for index in text.lowerBound...text.upperBound
    where index == text.upperBound || bytes[index] == 0x2C || bytes[index] == 0x7C {
      let name = Bytes.trim(start..<index, in: bytes)
      guard (1...24).contains(name.count),
        name.allSatisfy({ Bytes.isWord(bytes[$0]) || bytes[$0] == ASCII.hyphen })
      else { return [] }
      result.append(name)
      start = index + 1
    }
    return result
  }

  /// So many numbers between strokes or commas, their unit, and where they end; `nil` where there are more or fewer.
  private func numbers(
    from start: Int, count: Int
  ) -> (values: [Range<Int>], unit: String, end: Int)? {
    let limit = line.text.upperBound
    var values: [Range<Int>] = []
    var unit = ""
    var offset = start
    while values.count < count {
      var end = offset
      while end < limit, Bytes.isDigit(bytes[end]) || isPoint(end, limit) { end += 1 }
      guard end > offset, end - offset < 8 else { return nil }
      values.append(offset..<end)
      let own = unitEnd(end, limit)
      if own > end {
        // "4px/8rem" are no values of one scale.
        guard unit.isEmpty || unit == reader.string(end..<own) else { return nil }
        unit = reader.string(end..<own)
      }
      offset = own
      guard values.count < count else { break }
      let next = Bytes.blanksEnd(offset, limit, in: bytes)
      guard next < limit, bytes[next] == ASCII.slash || bytes[next] == 0x2C else { return nil }
      offset = Bytes.blanksEnd(next + 1, limit, in: bytes)
    }
    guard offset == limit || !Bytes.isWord(bytes[offset]) && bytes[offset] != ASCII.slash else {
      return nil
    }
    if unit.isEmpty, let said = bracketedUnit(offset, limit) { unit = said }
    // "4 / 16 px"
    let spaced = Bytes.blanksEnd(offset, limit, in: bytes)
    if unit.isEmpty, case let end = unitEnd(spaced, limit), end > spaced {
      unit = reader.string(spaced..<end)
      offset = end
    }
    return (values, unit, offset)
  }

  private func isPoint(_ offset: Int, _ limit: Int) -> Bool {
    bytes[offset] == ASCII.dot && offset + 1 < limit && Bytes.isDigit(bytes[offset + 1])
  }

  /// Where a unit ends that begins at an offset; the offset itself where none stands there.
  private func unitEnd(_ offset: Int, _ limit: Int) -> Int {
    let unit = Self.units.first { unit in
      let end = offset + unit.utf8CodeUnitCount
      return Bytes.matches(unit, at: offset, end: limit, in: bytes)
        && (end == limit || !Bytes.isWord(bytes[end]))
    }
    return offset + (unit?.utf8CodeUnitCount ?? 0)
  }

  /// The unit in brackets behind values: "(ms)".
  private func bracketedUnit(_ offset: Int, _ limit: Int) -> String? {
    let open = Bytes.blanksEnd(offset, limit, in: bytes)
    guard open < limit, bytes[open] == 0x28, case let end = unitEnd(open + 1, limit),
      end > open + 1, end < limit, bytes[end] == 0x29
    else { return nil }
    return reader.string(open + 1..<end)
  }

  private static let units: [StaticString] = ["px", "pt", "dp", "sp", "rem", "em", "ms", "s"]

  // MARK: Single values

  /// "`tap.min = 48` (px)" at the beginning of an item below a heading about design values.
  private func readAssigned(_ index: Int, into sink: inout TokenSink) -> Bool {
    guard line.holder == .item,
      let span = TokenPass.codeSpan(at: line.text.lowerBound, reader), span.count < 60,
      let sign = ASCII.find(0x3D, in: bytes, span),
      case let name = Bytes.trim(span.lowerBound..<sign, in: bytes), isPath(name),
      case let start = Bytes.blanksEnd(sign + 1, span.upperBound, in: bytes),
      start < span.upperBound, Bytes.isDigit(bytes[start]),
      let (values, own, end) = numbers(from: start, count: 1), end == span.upperBound,
      case let unit = own.isEmpty ? bracketedUnit(end, line.text.upperBound) ?? "" : own,
      !unit.isEmpty, isOfTokens, let kind = kind(of: name, unit: unit)
    else { return false }
    add(reader.string(name), values[0], unit, kind, into: &sink)
    return true
  }

  /// A name of letters and digits with a dot in it: "motion.duration.fast".
  private func isPath(_ name: Range<Int>) -> Bool {
    name.count > 3 && Bytes.isLetter(bytes[name.lowerBound])
      && Bytes.isWord(bytes[name.upperBound - 1])
      && name.contains(where: { bytes[$0] == ASCII.dot }) && name.allSatisfy { isPart(bytes[$0]) }
  }

  /// Whether a heading around the line speaks of tokens or of a kind of values.
  private var isOfTokens: Bool {
    if case .kind = reader.topic(of: line).tokens { return true }
    return reader.context.scope(of: line.node).contains { Names.hasWord($0, in: Self.tokens) }
  }

  /// Words of headings over design values of any kind.
  static let tokens: Lexicon = ["token", "tokens", "variables", "constants", "primitives"]

  // MARK: Kinds

  /// The kind that the last word of a path names which names any, or else the heading; a time is one in any case.
  private func kind(of path: Range<Int>, unit: String) -> Token.Kind? {
    if unit == "ms" || unit == "s" { return .duration }
    for key in Words.keys(bytes, path).reversed() {
      if Self.distances.contains(key) { return .spacing }
      guard case .kind(let kind)? = TokenTopic.of(words: [key]), kind != .other else { continue }
      return Self.lengths.contains(kind) ? kind : nil
    }
    if case .kind(let kind) = reader.topic(of: line).tokens, Self.lengths.contains(kind) {
      return kind
    }
    return unit.isEmpty ? nil : .size
  }

  private static let distances = WordKey.set("space", "gap", "gaps", "inset", "gutter", "padding")
  private static let lengths = BraceLists.lengths.union([.typography])
}
