import SpecModel
import SpecSyntax
import SpecText

/// Finds the uses of tokens in one line of text.
struct TokenUseLine {
  let line: TextLine
  private let words: ArraySlice<Words.Word>
  let reader: FactReader
  private(set) var found: [TokenUse] = []

  private var bytes: UnsafeBufferPointer<UInt8> { reader.bytes }
  private var end: Int { line.text.upperBound }

  init(line: TextLine, words: ArraySlice<Words.Word>, reader: FactReader) {
    self.line = line
    self.words = words
    self.reader = reader
  }

  /// Whether a line with one style is all code.
  static func startsInCode(_ line: TextLine, _ document: Document) -> Bool {
    let first = Int(document.nodes[line.node].runs.lowerBound)
    return first < document.runs.count && document.runs[first].style.contains(.code)
  }

  mutating func read() {
    readCodeSpans()
    readBraces()
    var offset = line.value.lowerBound
    for word in words {
      let start = word.range.lowerBound
      // Letters behind digits belong to the word before them.
      guard start >= offset else { continue }
      offset = word.range.upperBound
      while offset < end, Bytes.isWord(bytes[offset]) { offset += 1 }
      if bytes[start] & 0x20 == 0 { offset = max(offset, readName(start..<offset)) }
    }
  }

  // MARK: Code spans

  private mutating func readCodeSpans() {
    let context = reader.context
    let runs = context.document.nodes[line.node].runs
    guard !runs.isEmpty else { return }
    let first = context.document.run(at: line.text.lowerBound, in: line.node)
    for index in max(first, Int(runs.lowerBound))..<Int(runs.upperBound) {
      let run = context.document.runs[index]
      guard Int(run.start) < end else { return }
      guard run.style.contains(.code), Int(run.start + run.count) > line.text.lowerBound else {
        continue
      }
      let range = Int(run.start)..<min(Int(run.start) + Int(run.count), end)
      if TokenReferences.isDotted(bytes, range) {
        append(range, kind: TokenReferences.kind(of: reader.string(range)))
      } else if range.count > 3, bytes[range.lowerBound] == 0x7B {
        for name in TokenReferences.braces(bytes, range) {
          append(name, kind: TokenReferences.kind(of: reader.string(name)))
        }
      } else if isProperty(range) {
        append(range, kind: TokenReferences.kind(of: reader.string(range)))
      } else if let start = Bytes.find("var(--", in: range, of: bytes) {
        var stop = start + 4
        while stop < range.upperBound, bytes[stop] != 0x29, bytes[stop] != 0x2C { stop += 1 }
        append(start + 4..<stop, kind: TokenReferences.kind(of: reader.string(start + 4..<stop)))
      }
    }
  }

  /// "The link uses {colors.accent}": a name in braces below a known group, outside of code; "{user.name}" is filled in.
  private mutating func readBraces() {
    guard bytes[line.text.lowerBound..<end].contains(0x7B) else { return }
    for name in TokenReferences.braces(bytes, line.text)
    where TokenReferences.isDotted(bytes, name) && !isQuoted(name)
      && reader.context.document.span(at: name.lowerBound, of: line.node, in: .code) == nil
    {
      append(name, kind: TokenReferences.kind(of: reader.string(name)))
    }
  }

  /// "--card-radius": the name of a custom property and no more.
  private func isProperty(_ range: Range<Int>) -> Bool {
    range.count > 4 && bytes[range.lowerBound] == ASCII.hyphen
      && bytes[range.lowerBound + 1] == ASCII.hyphen
      && range.allSatisfy { Bytes.isWord(bytes[$0]) || bytes[$0] == ASCII.hyphen }
      && bytes[range.upperBound - 1] != ASCII.hyphen
  }

  private mutating func append(_ range: Range<Int>, kind: Token.Kind?, restated: String? = nil) {
    found.append(
      TokenUse(
        name: reader.string(range), kind: kind, restated: restated, origin: reader.origin(range)))
  }

  // MARK: Names in text

  private static let roles = WordKey.set(
    "primary", "secondary", "tertiary", "accent", "success", "warning", "error", "info", "brand",
    "neutral", "surface")
  private static let variants = WordKey.set(
    "dark", "light", "pale", "hover", "active", "solid", "start", "end", "primary", "secondary")
  private static let colorNouns = WordKey.set(
    "color", "colour", "background", "border", "accent", "tint", "fill", "outline", "colors")
  private static let typeNouns = WordKey.set("typography", "style", "font")
  private static let styles = WordKey.set(
    "body", "caption", "label", "headline", "title", "subtitle", "overline", "display", "code")

  /// "Medium typography": the weight of a face names no style.
  private static let weights = WordKey.set(
    "thin", "light", "regular", "normal", "medium", "semibold", "demibold", "bold", "extrabold",
    "heavy", "black")

  /// Reads a name that starts at a word with a capital and returns the offset after it.
  private mutating func readName(_ word: Range<Int>) -> Int {
    if let step = paletteStep(word) {
      guard !isQuoted(word) else { return step }
      append(word.lowerBound..<step, kind: .color)
      return step
    }
    let key = WordKey(bytes, word)
    if Self.roles.contains(key), let stop = readRole(word) { return stop }
    let isNamed = precedes("typography", word) && !Self.weights.contains(key)
    if isHeadingStyle(word) || Self.styles.contains(key) || isNamed {
      return readStyle(word)
    }
    return word.upperBound
  }

  private func isQuoted(_ range: Range<Int>) -> Bool {
    reader.isQuoted(range.lowerBound)
  }

  /// "Neutral-50": the offset after the step.
  private func paletteStep(_ word: Range<Int>) -> Int? {
    guard word.upperBound + 2 < end + 1, word.upperBound < end, bytes[word.upperBound] == 0x2D,
      word.count >= 3
    else { return nil }
    var stop = word.upperBound + 1
    var value = 0
    while stop < end, Bytes.isDigit(bytes[stop]), stop - word.upperBound < 5 {
      value = value * 10 + Int(bytes[stop] & 0x0F)
      stop += 1
    }
    guard value >= 50, value <= 950, value % 50 == 0,
      stop == end || !Bytes.isWord(bytes[stop])
    else { return nil }
    return stop
  }

  /// "Primary color", "Primary Dark background", "in Primary", "Primary/Neutral-200".
  private mutating func readRole(_ word: Range<Int>) -> Int? {
    var name = word
    if let next = nextWord(after: name.upperBound), bytes[next.lowerBound] & 0x20 == 0,
      Self.variants.contains(WordKey(bytes, next))
    {
      name = word.lowerBound..<next.upperBound
    }
    let next = nextWord(after: name.upperBound)
    let isNoun = next.map { Self.colorNouns.contains(WordKey(bytes, $0)) } ?? false
    let isAlone =
      next == nil && !hasMember(name.upperBound)
      && isPreceded(name.lowerBound, by: ["in ", "with ", "to ", "uses "])
    let isListed =
      name.upperBound + 1 < end && bytes[name.upperBound] == 0x2F
      && nextPalette(name.upperBound + 1)
    // The capital of a first word is that of its sentence: "Error fill against region fill".
    let isFirst = line.label == nil && name.lowerBound == line.text.lowerBound
    let isNamed = isNoun && !(isFirst && name == word)
    guard
      isNamed && (next.map { bytes[$0.lowerBound] & 0x20 != 0 } ?? false) || isAlone || isListed,
      !isQuoted(name)
    else { return nil }
    append(name, kind: .color)
    return name.upperBound
  }

  /// Whether a dot and a letter make a word the beginning of a longer name: "Info.plist", "Primary.swift".
  private func hasMember(_ offset: Int) -> Bool {
    offset + 1 < end && bytes[offset] == ASCII.dot && Bytes.isLetter(bytes[offset + 1])
  }

  private func nextPalette(_ offset: Int) -> Bool {
    var stop = offset
    while stop < end, Bytes.isWord(bytes[stop]) { stop += 1 }
    return paletteStep(offset..<stop) != nil
  }

  /// "H3 (24px/30px, Semibold)", "in H3 typography", "in Body text", "Caption style".
  private mutating func readStyle(_ word: Range<Int>) -> Int {
    var name = word
    while let next = nextWord(after: name.upperBound), bytes[next.lowerBound] & 0x20 == 0,
      next.count > 1, words(in: name) < 3
    {
      name = name.lowerBound..<next.upperBound
    }
    if let restated = restated(after: name.upperBound), !isQuoted(name) {
      append(name, kind: .typography, restated: reader.string(restated))
      return restated.upperBound
    }
    let isSystem = bytes[word.upperBound - 1] &- 0x30 < 10 && !isHeadingStyle(word)
    guard let next = nextWord(after: name.upperBound), !isSystem, !isQuoted(name) else {
      if isHeadingStyle(word), isPreceded(name.lowerBound, by: ["in ", "uses "]) {
        append(name, kind: .typography)
      }
      return name.upperBound
    }
    let key = WordKey(bytes, next)
    let isText = key == Self.text && isPreceded(name.lowerBound, by: ["in ", "as ", "with "])
    let isNamed = Self.typeNouns.contains(key) && key != Self.font
    if isText || isNamed { append(name, kind: .typography) }
    return name.upperBound
  }

  private static let text = WordKey("text")
  private static let font = WordKey("font")

  private func words(in range: Range<Int>) -> Int {
    1 + range.filter { bytes[$0] == 0x20 }.count
  }

  private func precedes(_ noun: StaticString, _ word: Range<Int>) -> Bool {
    Bytes.matches(noun, at: word.upperBound + 1, end: end, in: bytes)
      && word.lowerBound > line.value.lowerBound
  }

  /// "H1" to "H6".
  private func isHeadingStyle(_ word: Range<Int>) -> Bool {
    word.count == 2 && bytes[word.lowerBound] == 0x48 && bytes[word.lowerBound + 1] &- 0x31 < 6
  }

  /// A type style in parentheses: "(24px/30px, Semibold)".
  private func restated(after offset: Int) -> Range<Int>? {
    guard offset + 2 < end, bytes[offset] == 0x20, bytes[offset + 1] == 0x28,
      Bytes.isDigit(bytes[offset + 2])
    else { return nil }
    var stop = offset + 2
    while stop < end, bytes[stop] != 0x29 { stop += 1 }
    guard TokenLiteral.read(bytes, offset + 2..<stop)?.kind == .typography else { return nil }
    return offset + 2..<stop
  }

  private func nextWord(after offset: Int) -> Range<Int>? {
    guard offset < end, bytes[offset] == 0x20 else { return nil }
    var stop = offset + 1
    while stop < end, Bytes.isWord(bytes[stop]) { stop += 1 }
    return stop > offset + 1 ? offset + 1..<stop : nil
  }

  private func isPreceded(_ offset: Int, by words: [StaticString]) -> Bool {
    words.contains {
      let start = offset - $0.utf8CodeUnitCount
      return start >= line.text.lowerBound && Bytes.matches($0, at: start, end: offset, in: bytes)
    }
  }
}
