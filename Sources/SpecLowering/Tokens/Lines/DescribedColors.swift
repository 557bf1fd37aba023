import SpecModel
import SpecSyntax
import SpecText

/// Reads items of a palette whose colours stand behind words that describe them, with more behind: "Panel: warm white
/// `#FBFAF7` measured from the drafts", "Danger: red (#C0392B) with hover (#A93226)", "表面：卡片 `#1B2034`，浮层 `#242B3F`".
struct DescribedColors {
  private struct Part {
    var name: Range<Int>
    var value: Range<Int>
    /// Whether a mark and no word parts it from the one before.
    var isListed = false
  }

  private let reader: FactReader
  private let text: Range<Int>
  private var bytes: UnsafeBufferPointer<UInt8> { reader.bytes }

  /// Adds the colours of a line; false where it holds none of that form.
  static func read(
    _ label: Range<Int>, _ index: Int, reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .item, (2...48).contains(label.count),
      (9...300).contains(line.value.count), let first = line.value.first,
      Bytes.isLetter(reader.bytes[first]) || reader.bytes[first] >= 0xC3,
      ASCII.find(ASCII.hash, in: reader.bytes, line.value) != nil,
      isOfPalette(index, reader), !TokenPass.isMeasureName(label, .color, reader),
      // "Extra hues for people and events" tells what several are for.
      label.count(where: { reader.bytes[$0] == ASCII.space }) < 3
    else { return false }
    let found = DescribedColors(reader: reader, text: line.value)
    guard let (parts, rest) = found.parts() else { return false }
    // A colour with nothing behind it is read with its label.
    if parts.count == 1, found.isRemark(rest) { return false }
    found.add(parts, label, line, into: &sink)
    return true
  }

  /// Whether the heading is that of a palette: "Colours:" within another section may paint one thing, a figure in one mood.
  private static func isOfPalette(_ index: Int, _ reader: FactReader) -> Bool {
    if let owner = reader.ownerLabel(of: index),
      TokenTopic.of(title: owner, reader.bytes) == .elements
    {
      return false
    }
    switch reader.topic(of: reader.context.lines[index]).tokens {
    case .kind(.other): return true
    case .kind(.color): return TokenPass.kind(ofLine: index, reader: reader) == .color
    case .none: return ListedPalettes.kind(index, reader) == .color
    default: return false
    }
  }

  // MARK: Parts

  /// The colours with the words before each, and what stands behind the last; `nil` where they stand in another relation.
  private func parts() -> (parts: [Part], rest: Range<Int>)? {
    var parts: [Part] = []
    var offset = text.lowerBound
    while parts.count < 8, let (part, end) = part(from: offset, isFirst: parts.isEmpty) {
      parts.append(part)
      offset = end
    }
    guard !parts.isEmpty else { return nil }
    let rest = Bytes.trim(offset..<text.upperBound, in: bytes)
    if let first = rest.first {
      // "navy #112233 → sky #445566", "ink #112233 on #FFFFFF"
      if bytes[first] == 0xE2, bytes[first + 1] != 0x80 { return nil }
      if let word = Words.keys(bytes, rest.prefix(12)).first, Bytes.isLetter(bytes[first]),
        Self.ties.contains(word) || TokenKinds.relations.contains(word)
      {
        return nil
      }
      if Refusals.givesUp(bytes, rest) { return nil }
      if rest.contains(where: { bytes[$0] == ASCII.hash }), bytes[first] != 0xE2 { return nil }
    }
    return (parts, rest)
  }

  private static let ties = WordKey.set("and", "or", "und", "oder", "et", "ou", "y", "e", "o")
  /// Words that join another colour to the first.
  private static let joins = WordKey.set(
    "with", "and", "mit", "und", "avec", "et", "con", "y", "com", "e", "met", "en")

  private func part(from start: Int, isFirst: Bool) -> (Part, Int)? {
    guard let hash = (start..<text.upperBound).first(where: { bytes[$0] == ASCII.hash }),
      hash > start + 1, let color = TokenLiteral.color(bytes, hash..<text.upperBound),
      color.range.count > 6
    else { return nil }
    var (open, close) = (hash, color.range.upperBound)
    if bytes[hash - 1] == 0x28 {
      guard let end = (close..<min(close + 36, text.upperBound)).first(where: { bytes[$0] == 0x29 })
      else { return nil }
      (open, close) = (hash - 1, end + 1)
    } else if Bytes.matches("（", at: hash - 3, end: hash, in: bytes) {
      guard let end = Bytes.find("）", in: close..<min(close + 48, text.upperBound), of: bytes)
      else { return nil }
      (open, close) = (hash - 3, end + 3)
    }
    var part = Part(name: Bytes.trim(start..<open, in: bytes), value: color.range)
    if !isFirst {
      guard let (name, isListed) = behindJoint(part.name) else { return nil }
      (part.name, part.isListed) = (name, isListed)
    }
    return isDescription(part.name) ? (part, close) : nil
  }

  /// "with hover", "，浮层": a name without the word or mark that joins it to what stands before.
  private func behindJoint(_ text: Range<Int>) -> (Range<Int>, isListed: Bool)? {
    guard let first = text.first else { return nil }
    var start = first
    if [0x2C, 0x2F, 0x3B].contains(bytes[first]) { start = first + 1 }
    for mark: StaticString in ["，", "、", "；", "／", "·"]
    where Bytes.matches(mark, at: first, end: text.upperBound, in: bytes) {
      start = first + mark.utf8CodeUnitCount
    }
    let isListed = start > first
    var name = Bytes.trim(start..<text.upperBound, in: bytes)
    if let word = Words.all(bytes, name).first, word.range.lowerBound == name.lowerBound,
      Self.joins.contains(word.key)
    {
      name = Bytes.trim(word.range.upperBound..<name.upperBound, in: bytes)
    } else if !isListed {
      return nil
    }
    return name.isEmpty ? nil : (name, isListed)
  }

  /// Up to three words of letters, or eight signs of Chinese, Japanese or Korean.
  private func isDescription(_ name: Range<Int>) -> Bool {
    guard let first = name.first, name.count <= 36, Bytes.isLetter(bytes[first]) || isWide(first)
    else { return false }
    // "light #FFFFFF, dark #101010": one colour in two modes.
    let words = TokenHeaders.keys(bytes, name)
    if words.count < 3, words.contains(where: { TokenColumns.mode(ofWord: $0) != nil }) {
      return false
    }
    return name.count(where: { bytes[$0] == ASCII.space }) < 3
      && !Words.contain(TokenKinds.joints, bytes, name)
      && name.allSatisfy {
        Bytes.isLetter(bytes[$0]) || [ASCII.space, 0x2D, 0x2F].contains(bytes[$0])
          || bytes[$0] >= 0x80 && bytes[$0] != 0xE2 && bytes[$0] != 0xEF
      } && Bytes.find("、", in: name, of: bytes) == nil
  }

  private func isWide(_ offset: Int) -> Bool { bytes[offset] >= 0xC3 && bytes[offset] != 0xE2 }

  /// Whether nothing or a remark in brackets stands there, as other readers take it.
  private func isRemark(_ rest: Range<Int>) -> Bool {
    rest.first.map { bytes[$0] == 0x28 || bytes[$0] == 0xEF } ?? true
  }

  // MARK: Definitions

  /// "Copy: near-black #191817, muted #8D8A84": the first colour is what the label names, unless signs of Chinese or
  /// Japanese name each of several.
  private func add(
    _ parts: [Part], _ label: Range<Int>, _ line: TextLine, into sink: inout TokenSink
  ) {
    let title = reader.string(label)
    let isList =
      parts.count > 1 && bytes[parts[0].name.lowerBound] >= 0xE3
      && parts.dropFirst().allSatisfy(\.isListed)
    if parts.count == 1, sink.defines(reader.string(parts[0].name)) { return }
    for (place, part) in parts.enumerated() {
      let value = reader.string(part.value)
      let origin = reader.origin(part.value)
      if sink.definesColorsInFrontMatter, sink.restates(value, .color) {
        sink.repeated(value, at: reader.origin(line.text), value: origin)
        continue
      }
      sink.add(
        .init(
          name: place > 0 || isList ? title + " " + reader.string(part.name) : title,
          kind: .color, value: value, origin: reader.origin(line.text), valueOrigin: origin,
          theme: reader.topic(of: line).theme))
    }
  }
}
