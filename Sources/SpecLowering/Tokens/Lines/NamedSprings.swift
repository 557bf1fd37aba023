import SpecModel
import SpecSyntax
import SpecText

/// Reads named springs and timings of lists and bold lines: "`springTray`: dampingRatio 0.8, stiffness 380",
/// "**soft** — damping: 18, stiffness: 120", "**blink** — 90 ms, linear" below "Timing presets".
///
/// Two of a section make presets; a bold name counts below a heading that says so.
struct NamedSprings {
  private let reader: FactReader
  private let bytes: UnsafeBufferPointer<UInt8>

  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    let springs = NamedSprings(reader: reader, bytes: reader.bytes)
    let context = reader.context
    guard springs.mayHold(0..<reader.bytes.count) || springs.hasPresets else { return }
    var found: [(section: Int32, token: TokenSink.Definition)] = []
    for index in context.lines.indices where reader.cues(of: index).contains(.number) {
      let line = context.lines[index]
      guard line.holder == .item || line.holder == .paragraph, line.text.count < 240,
        let token = springs.token(line)
      else { continue }
      found.append((context.document.nodes[line.node].section, token))
    }
    guard found.count > 1 else { return }
    for (section, token) in found where !sink.defines(token.name) {
      if found.count(where: { $0.section == section }) > 1 { sink.add(token) }
    }
  }

  private static let parameters: [StaticString] = [
    "dampingratio", "dampingfraction", "damping", "stiffness", "mass", "response", "tension",
    "friction", "bounce",
  ]

  private func token(_ line: TextLine) -> TokenSink.Definition? {
    let isSpring = mayHold(line.text)
    guard isSpring || hasTime(line) else { return nil }
    let document = reader.context.document
    guard
      let span = document.span(at: line.text.lowerBound, of: line.node, in: [.strong, .code])
    else { return nil }
    let name = Bytes.trim(withoutColon(span), in: bytes)
    guard name.lowerBound == line.text.lowerBound, (2...40).contains(name.count),
      case let value = valueBehind(span.upperBound, line.text), value.count > 3
    else { return nil }
    let isCode = document.span(at: name.lowerBound, of: line.node, in: [.code]) != nil
    let words = Words.keys(bytes, name)
    guard (1...4).contains(words.count), !TokenPass.isMoved(words, .easing),
      !words.allSatisfy(Self.labels.contains), !name.contains(where: { bytes[$0] == 0x28 })
    else { return nil }
    guard isSpring else {
      return isBelow(Self.presets, Self.widePresets, line) ? timing(name, value, line) : nil
    }
    guard
      isCode || isBelow(Self.presets, Self.widePresets, line)
        || isBelow(Self.springs, Self.wideSprings, line)
    else { return nil }
    return spring(name, value, line)
  }

  /// Names of what a spring is told of, which are none of presets.
  private static let labels = WordKey.set(
    "spring", "physics", "animation", "config", "configuration", "note", "example", "default",
    "damping", "stiffness", "mass", "response", "tension", "friction", "duration", "easing")

  /// Whether a parameter stands in a text that every spring but one with a bounce has.
  private func mayHold(_ text: Range<Int>) -> Bool {
    Bytes.find("damping", in: text, of: bytes) != nil
      || Bytes.find("friction", in: text, of: bytes) != nil
  }

  /// Whether the first time of a line stands near its beginning.
  private func hasTime(_ line: TextLine) -> Bool {
    let reach = line.text.prefix(60)
    return Bytes.find("ms", in: reach, of: bytes) != nil
      || Bytes.find("s,", in: reach, of: bytes) != nil
  }

  private func withoutColon(_ span: Range<Int>) -> Range<Int> {
    guard span.count > 1, bytes[span.upperBound - 1] == 0x3A else { return span }
    return span.lowerBound..<span.upperBound - 1
  }

  /// What stands behind the colon, the dash or the sign that follows a name; nothing where none follows.
  private func valueBehind(_ start: Int, _ text: Range<Int>) -> Range<Int> {
    var offset = start
    var hasMark = start > text.lowerBound && bytes[start - 1] == 0x3A
    while offset < text.upperBound {
      let byte = bytes[offset]
      if byte == 0x20 {
        offset += 1
      } else if byte == 0x3A || byte == 0x2D || byte == 0x3D {
        hasMark = true
        offset += 1
      } else if Bytes.isDash(at: offset, end: text.upperBound, in: bytes) {
        hasMark = true
        offset += 3
      } else {
        break
      }
    }
    return hasMark ? offset..<text.upperBound : offset..<offset
  }

  /// The parameters of a spring, from the first one up to a remark.
  private func spring(
    _ name: Range<Int>, _ value: Range<Int>, _ line: TextLine
  ) -> TokenSink.Definition? {
    guard SpringParameters.read(bytes, value) != nil,
      Bytes.find("spring(", in: value, of: bytes) == nil,
      let start = Self.parameters.compactMap({ Bytes.find($0, in: value, of: bytes) }).min(),
      start - value.lowerBound <= 48
    else { return nil }
    let marks: [StaticString] = [" — ", " – ", " (", "; ", ". "]
    let rest = start..<value.upperBound
    let stop = marks.compactMap { Bytes.find($0, in: rest, of: bytes) }.min() ?? rest.upperBound
    var range = Bytes.trim(start..<stop, in: bytes)
    if let last = range.last, bytes[last] == 0x2E { range = range.lowerBound..<last }
    guard SpringParameters.read(bytes, range) != nil else { return nil }
    return .init(
      name: reader.string(name), kind: .easing, value: reader.string(range),
      origin: reader.origin(line.text), valueOrigin: reader.origin(range))
  }

  /// "90 ms, linear": a time with a curve behind it.
  private func timing(
    _ name: Range<Int>, _ value: Range<Int>, _ line: TextLine
  ) -> TokenSink.Definition? {
    guard let literal = TokenLiteral.read(bytes, value), literal.kind == .duration,
      literal.range.lowerBound == value.lowerBound,
      EasingReader.first(bytes, literal.range.rest(of: value), allowsPlainWords: true) != nil
    else { return nil }
    return .init(
      name: reader.string(name), kind: .duration, value: reader.string(literal.range),
      origin: reader.origin(line.text), valueOrigin: reader.origin(literal.range))
  }

  // MARK: Headings

  private static let presets = WordKey.set(
    "preset", "presets", "token", "tokens", "vorgaben", "voreinstellungen", "preajustes",
    "predefinidos", "predefinicoes", "predefiniti", "prereglages", "voorinstellingen",
    "prasetel", "пресеты", "токены")
  private static let widePresets: [StaticString] = ["プリセット", "トークン", "预设", "預設", "프리셋", "토큰"]
  private static let springs = WordKey.set(
    "spring", "springs", "feder", "federn", "ressorts", "resortes", "molas", "molle", "veren",
    "pegas", "пружины")
  private static let wideSprings: [StaticString] = ["バネ", "ばね", "スプリング", "弹簧", "彈簧", "스프링"]

  /// Whether some heading says that presets follow.
  private var hasPresets: Bool {
    reader.context.document.sections.indices.contains {
      isTitled(Self.presets, Self.widePresets, $0)
    }
  }

  /// Whether the heading above a line has a word.
  private func isBelow(_ words: WordSet, _ wide: [StaticString], _ line: TextLine) -> Bool {
    isTitled(words, wide, Int(reader.context.document.nodes[line.node].section))
  }

  private func isTitled(_ words: WordSet, _ wide: [StaticString], _ section: Int) -> Bool {
    let heading = section > 0 ? Int(reader.context.document.sections[section].heading) : -1
    guard heading >= 0, case let title = reader.textRange(heading), title.count <= 80 else {
      return false
    }
    return UnmarkedWords.keys(bytes, title).contains(where: words.contains)
      || wide.contains { Bytes.find($0, in: title, of: bytes) != nil }
  }
}
