import SpecModel
import SpecSyntax
import SpecText

/// Reads the names and values that a few words lead to in a sentence: "System colours (light / dark): blue `#1F6FEB` /
/// `#58A6FF`, red …", "Type ramp: Title 22/28 · Body 14/20.", "**Control sizes** — mini 16, small 20, regular 24".
struct LedScales {
  private let reader: FactReader
  private let index: Int
  private let line: TextLine
  private let lead: Range<Int>
  private let pieces: [ScalePiece]
  private var bytes: UnsafeBufferPointer<UInt8> { reader.bytes }

  /// Adds the values of the paragraph or item that a line opens; false where it holds no such list.
  static func read(_ index: Int, _ reader: FactReader, into sink: inout TokenSink) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .paragraph || line.holder == .item,
      reader.cues(of: index).contains(.number)
        || ASCII.find(ASCII.hash, in: reader.bytes, line.text) != nil
        || reader.bytes[line.text.upperBound - 1] == 0x3A,
      case let text = reader.textRange(line.node), text.lowerBound == line.text.lowerBound,
      (20...1500).contains(text.count), reader.topic(of: line).tokens != .elements
    else { return false }
    let (lead, start, isDashed) =
      lead(text, line, reader) ?? (text.prefix(0), text.lowerBound, false)
    let pieces = ScaleSplit.pieces(start..<text.upperBound, reader)
    guard let form = pieces.first?.form, pieces.allSatisfy({ $0.form == form }),
      Set(pieces.map { TokenSink.slug(reader.string($0.name)) }).count == pieces.count
    else { return false }
    let list = LedScales(reader: reader, index: index, line: line, lead: lead, pieces: pieces)
    switch form {
    // A line of styles needs no words that lead to it.
    case _ where lead.isEmpty && form != .style: return false
    case .color: return list.addColors(isWrapped: text != line.text, into: &sink)
    case .style: return list.addStyles(into: &sink)
    case .number: return list.addNumbers(isDashed: isDashed, into: &sink)
    }
  }

  /// The words before a colon, or in bold before a dash, and where the list begins.
  private static func lead(
    _ text: Range<Int>, _ line: TextLine, _ reader: FactReader
  ) -> (words: Range<Int>, start: Int, isDashed: Bool)? {
    let bytes = reader.bytes
    if let bold = reader.context.document.span(at: text.lowerBound, of: line.node, in: .strong),
      bold.lowerBound == text.lowerBound
    {
      for dash: StaticString in [" — ", " – ", " - "]
      where Bytes.matches(dash, at: bold.upperBound, end: text.upperBound, in: bytes) {
        return (bold, bold.upperBound + dash.utf8CodeUnitCount, true)
      }
    }
    for offset in text.prefix(120) {
      if bytes[offset] == 0x23 { return nil }
      if bytes[offset] == 0x3A, offset + 1 < text.upperBound, bytes[offset + 1] <= 0x20 {
        return (text.lowerBound..<offset, offset + 1, false)
      }
      if Bytes.matches("：", at: offset, end: text.upperBound, in: bytes) {
        return (text.lowerBound..<offset, offset + 3, false)
      }
    }
    return nil
  }

  /// The kind that the lead names; `nil` where it names none.
  private var said: TokenTopic? {
    TokenTopic.of(title: lead, below: reader.topic(of: line).tokens, bytes)
  }

  private func add(_ piece: ScalePiece, _ kind: Token.Kind, into sink: inout TokenSink) {
    sink.addOrRepeat(
      .init(
        name: name(of: piece), kind: kind, value: reader.string(piece.value),
        origin: reader.origin(piece.name.lowerBound..<piece.value.upperBound),
        valueOrigin: reader.origin(piece.value), theme: reader.topic(of: line).theme),
      at: reader.origin(line.text))
  }

  private func name(of piece: ScalePiece) -> String {
    let name = reader.string(piece.name)
    return name.utf8.contains(0x0A) ? name.split { $0.isWhitespace }.joined(separator: " ") : name
  }

  // MARK: Colours

  /// Words of leads over colours that are held against each other or run into each other.
  private static let relations = WordKey.set(
    "contrast", "contrasts", "ratio", "ratios", "pair", "pairs", "pairing", "pairings", "gradient",
    "gradients", "combination", "combinations", "on", "over", "kontrast", "contraste", "contrasto",
    "verlauf", "degradado", "degrade", "gradiente", "kontras")

  private func addColors(isWrapped: Bool, into sink: inout TokenSink) -> Bool {
    guard said == nil || said == .kind(.color) || said == .kind(.other),
      !UnmarkedWords.keys(bytes, lead).contains(where: Self.relations.contains)
    else { return false }
    let pairs = pieces.count { $0.other != nil }
    guard pairs > 0 else {
      // Below a heading about colours a line of them needs no more.
      let topic = reader.topic(of: line).tokens
      let looks = pieces.count { ValueChains.isLook(Words.keys(bytes, $0.name)) }
      guard pieces.count > 2, looks < 2, line.label.map({ $0.count <= 40 }) ?? isWrapped,
        topic == .kind(.other) || topic == .kind(.color) && isWrapped
      else { return false }
      for piece in pieces { add(piece, .color, into: &sink) }
      return true
    }
    guard pieces.count > 1, pairs * 3 >= pieces.count * 2,
      let modes = AnnouncedModes.of(lead, reader) ?? AnnouncedModes.ofHeading(line, reader)
        ?? AnnouncedModes.established(sink)
    else { return false }
    for piece in pieces {
      add(piece, .color, into: &sink)
      guard let other = piece.other else { continue }
      let name = name(of: piece)
      sink.note(mode: modes.first, value: reader.string(piece.value), of: name)
      sink.add(
        mode: modes.second, value: reader.string(other), of: name,
        valueOrigin: reader.origin(other))
    }
    return true
  }

  // MARK: Scales

  private func addStyles(into sink: inout TokenSink) -> Bool {
    guard pieces.count > 2, sink.frontMatter[.typography] == nil,
      said == .kind(.typography)
        || said == nil && TokenPass.kind(ofLine: index, reader: reader) == .typography
    else { return false }
    for piece in pieces { add(piece, .typography, into: &sink) }
    return true
  }

  private static let scales = WordKey.set(
    "ramp", "ramps", "scale", "scales", "steps", "ladder", "skala", "stufen", "staffelung",
    "echelle", "gamme", "escala", "scala", "rampa", "rampe", "schaal", "trappen")
  private static let wideScales: [StaticString] = ["スケール", "段階", "阶梯", "階梯", "梯度", "스케일", "단계"]

  private var isOfScale: Bool {
    UnmarkedWords.keys(bytes, lead).contains(where: Self.scales.contains)
      || Self.wideScales.contains { Bytes.find($0, in: lead, of: bytes) != nil }
  }

  /// Measures are a scale where the lead says so or the names are steps; else they are those of elements.
  private func addNumbers(isDashed: Bool, into sink: inout TokenSink) -> Bool {
    let steps = pieces.count { StepPairs.isStepName($0.name, reader) }
    // What consists of steps alone is read with its label.
    guard pieces.count > 2, isDashed || steps < pieces.count,
      isOfScale || steps * 3 >= pieces.count * 2 || areRadii(sink)
    else { return false }
    var kind = Token.Kind.other
    if case .kind(let named)? = said { kind = named }
    if kind == .other, said == nil, case .kind(let named) = reader.topic(of: line).tokens {
      kind = named
    }
    // "Control size ramp"
    if kind == .other { kind = TokenKinds.kind(of: reader.string(lead), or: .other) }
    guard pieces.allSatisfy({ fits($0, kind) }) else { return false }
    for piece in pieces { add(piece, kind, into: &sink) }
    return true
  }

  /// "Corner radius: card 16pt, row 14pt, button 12pt": radii by the parts that have them, where the document has no
  /// other scale of them.
  private func areRadii(_ sink: TokenSink) -> Bool {
    said == .kind(.radius) && pieces.allSatisfy { $0.literal == .spacing }
      && !sink.tokens.contains { $0.kind == .radius }
  }

  private func fits(_ piece: ScalePiece, _ kind: Token.Kind) -> Bool {
    switch kind {
    case .spacing, .radius, .size, .typography:
      return piece.literal == .spacing || piece.literal == .other
    case .breakpoint: return piece.literal == .spacing
    case .duration: return piece.literal == .duration
    default: return false
    }
  }
}

/// Divides a list in a sentence into its pieces.
enum ScaleSplit {
  private static let joints = WordKey.set(
    "and", "und", "et", "y", "e", "en", "dan", "oraz")

  /// The pieces up to the end of the sentence; none where anything else stands among them.
  static func pieces(_ text: Range<Int>, _ reader: FactReader) -> [ScalePiece] {
    let bytes = reader.bytes
    var pieces: [ScalePiece] = []
    var start = text.lowerBound
    var depth = 0
    var offset = start
    while offset <= text.upperBound, pieces.count < 24 {
      let end = offset == text.upperBound || depth == 0 && endsSentence(offset, text, bytes)
      let mark =
        end || depth > 0
        ? 0
        : max(
          separator(offset, text.upperBound, bytes),
          joint(at: offset, behind: start..<offset, text, bytes))
      if !end, mark == 0 {
        if bytes[offset] == 0x28 { depth += 1 }
        if bytes[offset] == 0x29 { depth = max(0, depth - 1) }
        offset += 1
        continue
      }
      let piece = withoutJoint(Bytes.trim(start..<offset, in: bytes), bytes)
      guard let read = ScalePiece.read(piece, reader) else {
        return end && piece.isEmpty ? pieces : []
      }
      pieces.append(read)
      if end { return pieces }
      offset += mark
      start = offset
    }
    return []
  }

  /// "medium 20px and large 28px": the length of a word that joins two values of which both have a number.
  private static func joint(
    at offset: Int, behind piece: Range<Int>, _ text: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard offset < text.upperBound, bytes[offset] == 0x20, let last = piece.last,
      Bytes.isWord(bytes[last]), piece.contains(where: { Bytes.isDigit(bytes[$0]) })
    else { return 0 }
    let word = (offset + 1..<text.upperBound).prefix { Bytes.isLetter(bytes[$0]) }
    guard (1...4).contains(word.count), word.endIndex < text.upperBound,
      bytes[word.endIndex] == 0x20,
      joints.contains(WordKey(bytes, word.startIndex..<word.endIndex))
    else { return 0 }
    let next = (word.endIndex..<text.upperBound).prefix { bytes[$0] != 0x2C && bytes[$0] != 0x2E }
    return next.contains { Bytes.isDigit(bytes[$0]) } ? word.count + 1 : 0
  }

  /// "and large 28"
  private static func withoutJoint(
    _ piece: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let word = piece.prefix { Bytes.isLetter(bytes[$0]) }
    guard word.count < 5, word.upperBound < piece.upperBound, bytes[word.upperBound] <= 0x20,
      joints.contains(WordKey(bytes, word))
    else { return piece }
    return Bytes.trim(word.upperBound..<piece.upperBound, in: bytes)
  }

  /// Whether a full stop ends the sentence there.
  private static func endsSentence(
    _ offset: Int, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if Bytes.matches("。", at: offset, end: text.upperBound, in: bytes) { return true }
    return bytes[offset] == 0x2E
      && (offset + 1 == text.upperBound || bytes[offset + 1] <= 0x20)
  }

  /// The length of the mark between two pieces; 0 where none stands.
  private static func separator(
    _ offset: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    switch bytes[offset] {
    case 0x2C, 0x3B: return offset + 1 == end || bytes[offset + 1] <= 0x20 ? 1 : 0
    case 0x7C: return 1
    case 0xC2: return Bytes.matches("·", at: offset, end: end, in: bytes) ? 2 : 0
    case 0xE2, 0xE3, 0xEF:
      let marks: [StaticString] = ["•", "、", "，", "；"]
      return marks.contains { Bytes.matches($0, at: offset, end: end, in: bytes) } ? 3 : 0
    default: return 0
    }
  }
}
