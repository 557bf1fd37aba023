import SpecModel
import SpecSyntax
import SpecText

/// Reads names in code with their colour in brackets right behind them, wherever a text tells them: "**Base:** `ground`
/// (#F6FAFE)", "the pages use `--page` (`#F9F9F7` light / `#0D0D0D` dark)".
///
/// They count where nothing else defines the names, and where a document has two at least.
enum CodeNamedColors {
  private struct Found {
    var name: Range<Int>
    var value: Range<Int>
    var other: (mode: String, value: Range<Int>)?
    var line: TextLine
  }

  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    guard !sink.definesColorsInFrontMatter else { return }
    var found: [Found] = []
    for line in reader.context.lines where line.holder == .item || line.holder == .paragraph {
      guard line.text.count < 1200, ASCII.find(ASCII.hash, in: reader.bytes, line.text) != nil
      else { continue }
      let own = colors(line, reader)
      guard !own.isEmpty else { continue }
      let isOfOthers = tellsOthers(line.text, reader.bytes)
      found += own.filter { !isOfOthers || reader.bytes[$0.name.lowerBound] == 0x2D }
    }
    // One name alone counts where a label leads to it.
    if Set(found.map { reader.string($0.name) }).count < 2 {
      found.removeAll { !($0.line.label != nil && begins($0.line, reader)) }
    }
    guard !found.isEmpty else { return }
    // "Icon: `muted` (#6B7280)" of a state is told already, by its label.
    let told = Set(sink.tokens.map(\.valueOrigin.range.start))
    found.removeAll {
      $0.line.label != nil && told.contains(reader.origin($0.value).range.start)
    }
    var added: Set<String> = []
    for color in found {
      let name = reader.string(color.name)
      guard !sink.defines(name) || added.contains(name) else { continue }
      if added.insert(name).inserted { add(color, name, reader, into: &sink) }
    }
  }

  /// Words before names in code that are others' or have numbers: "See issue `router` (#456789)".
  private static let others = WordKey.set(
    "issue", "issues", "pr", "prs", "commit", "commits", "branch", "branches", "ticket", "tickets",
    "compared")

  /// Whether such a word stands before the first name with a number or colour in brackets.
  private static func tellsOthers(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let open = Bytes.find(" (#", in: text, of: bytes),
      let start = (text.lowerBound..<open).last(where: { bytes[$0] == ASCII.space })
    else { return false }
    let before = max(text.lowerBound, start - 16)..<start
    return Words.keys(bytes, before).last.map(others.contains) ?? false
  }

  private static func add(
    _ color: Found, _ name: String, _ reader: FactReader, into sink: inout TokenSink
  ) {
    sink.add(
      .init(
        name: name, kind: .color, value: reader.string(color.value),
        origin: reader.origin(color.name.lowerBound..<color.value.upperBound),
        valueOrigin: reader.origin(color.value), theme: reader.topic(of: color.line).theme))
    if let other = color.other {
      sink.add(
        mode: other.mode, value: reader.string(other.value), of: name,
        valueOrigin: reader.origin(other.value))
    }
  }

  /// Whether a line begins, behind its label, with a name in code and its colour, so that the label is no name.
  static func begins(_ line: TextLine, _ reader: FactReader) -> Bool {
    guard let name = TokenPass.codeSpan(at: line.value.lowerBound, reader), isName(name, reader)
    else { return false }
    return color(behind: name, line, reader) != nil
  }

  private static func colors(_ line: TextLine, _ reader: FactReader) -> [Found] {
    reader.codeNames(of: line).compactMap { name in
      guard name.upperBound < line.text.upperBound, isName(name, reader) else { return nil }
      return color(behind: name, line, reader)
    }
  }

  /// The colour in brackets behind a name, and that of the other mode.
  private static func color(
    behind name: Range<Int>, _ line: TextLine, _ reader: FactReader
  ) -> Found? {
    let bytes = reader.bytes
    let end = line.text.upperBound
    guard Bytes.matches(" (#", at: name.upperBound, end: end, in: bytes),
      let color = TokenLiteral.color(bytes, name.upperBound + 2..<end), color.range.count > 6,
      let close = (color.range.upperBound..<min(end, color.range.upperBound + 48)).first(where: {
        bytes[$0] == 0x29
      })
    else { return nil }
    if Refusals.givesUp(bytes, close + 1..<end) { return nil }
    var found = Found(name: name, value: color.range, line: line)
    let rest = Bytes.trim(color.range.upperBound..<close, in: bytes)
    guard let hash = rest.first(where: { bytes[$0] == ASCII.hash }) else {
      // "`fill` (#FFFFFF by default)" tells what a caller may leave out.
      let isDefault =
        bytes[name.lowerBound] != 0x2D
        && Bytes.matches("by default", at: rest.lowerBound, end: rest.upperBound, in: bytes)
      return rest.count < 24 && !isDefault ? found : nil
    }
    // "`#F9F9F7` light / `#0D0D0D` dark"
    guard rest.contains(where: { bytes[$0] == 0x2F }),
      let second = TokenLiteral.color(bytes, hash..<close)
    else { return nil }
    let mode = Words.keys(bytes, rest).lazy.compactMap { TokenColumns.mode(ofWord: $0) }.last
    found.other = (mode == "light" ? "light" : "dark", second.range)
    return found
  }

  private static let utilities: [StaticString] = [
    "bg-", "text-", "border-", "from-", "to-", "via-", "ring-", "fill-", "stroke-", "hover:",
    "dark:", "shadow-", "divide-", "accent-", "decoration-", "outline-", "placeholder-", "caret-",
  ]

  /// A custom property, or one word of code that is no class of a framework: "ground-low", and not "bg-white" or "teal-500".
  private static func isName(_ name: Range<Int>, _ reader: FactReader) -> Bool {
    let bytes = reader.bytes
    guard (2...40).contains(name.count), let first = name.first,
      Bytes.isLetter(bytes[first]) || bytes[first] == 0x2D,
      name.allSatisfy({ Bytes.isWord(bytes[$0]) || bytes[$0] == 0x2D }),
      name.contains(where: { Bytes.isLetter(bytes[$0]) })
    else { return false }
    if bytes[first] == 0x2D { return TokenPass.isReference(name, bytes) }
    guard !NamedColors.matches(bytes, name),
      !utilities.contains(where: { Bytes.matches($0, at: first, end: name.upperBound, in: bytes) })
    else { return false }
    let words = Names.words(reader.string(name))
    // "ArrowCircle" is a component or an icon.
    if words.count > 1, ASCII.isUpper(bytes[first]), !words.contains(where: isHue),
      name.contains(where: { Bytes.isLetter(bytes[$0]) && !ASCII.isUpper(bytes[$0]) }),
      !name.contains(where: { bytes[$0] == 0x2D || bytes[$0] == 0x5F })
    {
      return false
    }
    return !(Bytes.isDigit(bytes[name.upperBound - 1]) && words.contains(where: isHue))
  }

  private static func isHue(_ word: String) -> Bool {
    HueNames.words.contains(word) || hues.contains(word)
  }

  private static let hues: Lexicon = [
    "slate", "zinc", "neutral", "stone", "lime", "emerald", "sky", "indigo", "fuchsia", "rose",
  ]
}
