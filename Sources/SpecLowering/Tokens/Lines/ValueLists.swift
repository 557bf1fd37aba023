import SpecModel
import SpecSyntax
import SpecText

/// Reads several values behind one label that have their names behind them or before them: "Durations: 190ms (micro),
/// 310ms (standard)", "Page: #FFFEFA (Light) / #111827 (Dark)", "Teal: 50 #F0FDFB · 100 #CCFBF2".
struct ValueLists {
  private let reader: FactReader
  private let kind: Token.Kind?
  private var bytes: UnsafeBufferPointer<UInt8> { reader.bytes }

  private struct Part {
    var name: Range<Int>
    var value: TokenLiteral
  }

  /// Adds the values of a line; false where anything else stands in it.
  static func read(
    _ label: Range<Int>, _ index: Int, reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let line = reader.context.lines[index]
    guard label.count <= 40, (12...400).contains(line.value.count),
      line.value.contains(where: {
        separators.contains(reader.bytes[$0]) || reader.bytes[$0] == 0xE3
          || reader.bytes[$0] == 0xEF
      })
    else { return false }
    let topic = reader.topic(of: line).tokens
    var kind: Token.Kind?
    if case .kind(let said)? = TokenTopic.of(title: label, reader.bytes), said != .other,
      said != .color || topic == .kind(.color)
    {
      kind = said
    } else if topic != .elements {
      kind = TokenPass.kind(ofLine: index, reader: reader)
    }
    guard let kind, kind != .other else {
      // "Primary: #2B7B31, Accent: #FA6B01, Neutral: #F4F4F4" needs no heading.
      guard topic == .none || topic == .kind(.other),
        let colors = ValueLists(reader: reader, kind: .color).pairs(label, line.value),
        colors.count > 2, colors.allSatisfy({ $0.value.range.count > 6 })
      else { return false }
      ValueLists(reader: reader, kind: .color).add(colors, line, into: &sink)
      return true
    }
    let isMeasure = kind == .spacing || kind == .size || kind == .radius
    if isMeasure, TokenPass.isDistance(index, reader) { return false }
    let list = ValueLists(reader: reader, kind: topic == .kind(.typography) ? .typography : kind)
    if let pairs = list.pairs(label, line.value) {
      // "Duration: 200ms, easing: ease-out" tells of one motion.
      if pairs.allSatisfy({ Words.keys(reader.bytes, $0.name).allSatisfy(motionParts.contains) }) {
        return true
      }
      list.add(pairs, line, into: &sink)
      return true
    }
    let parts = list.parts(line.value)
    guard parts.count > 1, Set(parts.map { reader.string($0.name) }).count == parts.count else {
      return false
    }
    list.add(parts, label, line, into: &sink)
    return true
  }

  /// What a motion has, and no names of values.
  private static let motionParts = WordKey.set(
    "duration", "easing", "ease", "curve", "delay", "stagger", "timing", "dauer", "verzogerung",
    "kurve", "retraso", "durata", "ritardo")

  /// A comma, a slash, a semicolon, a bar, and the first byte of a raised dot.
  private static let separators: ByteSet = [0x2C, 0x2F, 0x3B, 0x7C, 0xC2]
  private static let wideSeparators: [StaticString] = ["、", "，", "／", "；"]

  /// The offset behind a separator; `nil` where none stands at an offset.
  private func behindSeparator(_ offset: Int, _ end: Int) -> Int? {
    if Self.separators.contains(bytes[offset]) { return offset + (bytes[offset] == 0xC2 ? 2 : 1) }
    return Self.wideSeparators.contains { Bytes.matches($0, at: offset, end: end, in: bytes) }
      ? offset + 3 : nil
  }

  private func add(
    _ parts: [Part], _ label: Range<Int>, _ line: TextLine, into sink: inout TokenSink
  ) {
    let name = reader.string(label)
    let theme = reader.topic(of: line).theme
    let modes = parts.map { TokenColumns.mode(Words.keys(bytes, $0.name)) }
    let areModes = modes.allSatisfy { $0 != nil }
    for (place, part) in parts.enumerated() {
      let value = reader.string(part.value.range)
      let origin = reader.origin(part.value.range)
      if areModes, place > 0, let mode = modes[place] {
        sink.add(mode: mode, value: value, of: name, valueOrigin: origin)
        continue
      }
      sink.add(
        .init(
          name: areModes ? name : name + " " + reader.string(part.name), kind: part.value.kind,
          value: value, origin: reader.origin(line.text), valueOrigin: origin, theme: theme))
    }
  }

  private func add(_ pairs: [Part], _ line: TextLine, into sink: inout TokenSink) {
    for pair in pairs {
      sink.add(
        .init(
          name: reader.string(pair.name), kind: pair.value.kind,
          value: reader.string(pair.value.range), origin: reader.origin(line.text),
          valueOrigin: reader.origin(pair.value.range), theme: reader.topic(of: line).theme))
    }
  }

  // MARK: Pairs

  /// "Soft: `0 1px 2px #00000020` / Hard: `0 8px 20px #00000040`": labels with their values, one behind the other, and
  /// nothing else; `nil` where anything else stands there.
  private func pairs(_ label: Range<Int>, _ text: Range<Int>) -> [Part]? {
    guard text.dropFirst().contains(where: { bytes[$0] == 0x3A }) else { return nil }
    var pairs: [Part] = []
    var name = label
    var offset = text.lowerBound
    while pairs.count < 12 {
      let span = TokenPass.codeSpan(at: offset, reader)
      guard let value = value(offset..<(span?.upperBound ?? text.upperBound)),
        span == nil || value.range == span
      else { return nil }
      pairs.append(Part(name: name, value: value))
      var next = value.range.upperBound
      while next < text.upperBound, bytes[next] == 0x20 { next += 1 }
      guard next < text.upperBound else { return pairs.count > 1 ? pairs : nil }
      guard Self.separators.contains(bytes[next]) else { return nil }
      next += bytes[next] == 0xC2 ? 2 : 1
      guard let colon = (next..<text.upperBound).first(where: { bytes[$0] == 0x3A }),
        case let following = Bytes.trim(next..<colon, in: bytes), following.count <= 24,
        (1...2).contains(UnmarkedWords.keys(bytes, following).count)
      else { return nil }
      name = following
      offset = colon + 1
      while offset < text.upperBound, bytes[offset] == 0x20 { offset += 1 }
      guard offset < text.upperBound else { return nil }
    }
    return nil
  }

  // MARK: Parts

  /// The parts of which a text consists; none where a part is anything else.
  private func parts(_ text: Range<Int>) -> [Part] {
    var parts: [Part] = []
    var offset = text.lowerBound
    while offset < text.upperBound, parts.count < 24 {
      guard
        let (part, end) = named(at: offset, text.upperBound) ?? step(at: offset, text.upperBound)
      else { return [] }
      parts.append(part)
      var next = end
      while next < text.upperBound, bytes[next] == 0x20 { next += 1 }
      guard next < text.upperBound, bytes[next] != 0x2E else { return parts }
      guard let following = behindSeparator(next, text.upperBound) else { return [] }
      next = following
      while next < text.upperBound, bytes[next] == 0x20 { next += 1 }
      offset = next
    }
    return parts
  }

  /// "190ms (micro)": a value and one or two words in brackets behind it.
  private func named(at start: Int, _ end: Int) -> (Part, Int)? {
    let span = TokenPass.codeSpan(at: start, reader)
    guard let value = value(start..<(span?.upperBound ?? end)),
      span == nil || value.range == span
    else { return nil }
    var open = value.range.upperBound
    while open < end, bytes[open] == 0x20 { open += 1 }
    if open < end, bytes[open] == 0xEF { return wideNamed(value, open, end) }
    guard open < end, bytes[open] == 0x28,
      let close = (open..<min(end, open + 32)).first(where: { bytes[$0] == 0x29 }),
      case let name = Bytes.trim(open + 1..<close, in: bytes),
      (1...2).contains(UnmarkedWords.keys(bytes, name).count),
      name.allSatisfy({
        Bytes.isWord(bytes[$0]) || [0x20, 0x2D].contains(bytes[$0]) || bytes[$0] >= 0x80
      })
    else { return nil }
    return (Part(name: name, value: value), close + 1)
  }

  /// "#222（本文）": the same in the marks of Chinese and Japanese.
  private func wideNamed(_ value: TokenLiteral, _ open: Int, _ end: Int) -> (Part, Int)? {
    guard Bytes.matches("（", at: open, end: end, in: bytes),
      let close = Bytes.find("）", in: open..<min(end, open + 36), of: bytes),
      case let name = open + 3..<close, !name.isEmpty,
      !name.contains(where: { bytes[$0] == 0x23 || Bytes.isDigit(bytes[$0]) })
    else { return nil }
    return (Part(name: name, value: value), close + 3)
  }

  /// "50 #F0FDFB": the number of a step and its colour.
  private func step(at start: Int, _ end: Int) -> (Part, Int)? {
    guard kind == .color else { return nil }
    var stop = start
    while stop < end, Bytes.isDigit(bytes[stop]) { stop += 1 }
    var first = stop
    while first < end, bytes[first] == 0x20 || bytes[first] == 0x3A { first += 1 }
    guard TokenPass.isRampStep(start..<stop, bytes), first > stop,
      let color = TokenLiteral.color(bytes, first..<end)
    else { return nil }
    return (Part(name: start..<stop, value: color), color.range.upperBound)
  }

  private func value(_ text: Range<Int>) -> TokenLiteral? {
    guard let kind, let literal = TokenLiteral.read(bytes, text),
      literal.range.lowerBound == text.lowerBound, literal.kind != .other
    else { return nil }
    return TokenKinds.fit(literal, kind: kind, text: literal.range, reader: reader)
      .flatMap { $0.range.lowerBound == text.lowerBound ? $0 : nil }
  }
}
