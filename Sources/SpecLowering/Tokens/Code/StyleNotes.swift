import SpecModel
import SpecSyntax
import SpecText

/// Reads style sheets that serve as a list: ".title-lg /* 36px – titles */", declarations under a comment that names them.
struct StyleNotes {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let document: Document
  /// The kind that the heading names.
  private let topic: Token.Kind
  /// The theme that the heading names.
  private let theme: TokenTheme
  private var rules = RuleStack()
  private var comment: Range<Int>?
  /// The heading right above a block of nothing but the declarations of one style of type.
  private var title: Range<Int>?
  /// The kind that the comment names.
  private var group: Token.Kind?
  private var style = DeclaredStyle()
  /// How many parentheses of a map are open: "$sizes: (".
  private var depth = 0
  /// Whether the line that is read stands in a map.
  private var isInMap = false
  /// Where the values begin that the reader of code has taken.
  private let told: Set<UInt32>

  /// Reads the blocks of sections that define values of a kind.
  static func read(_ context: LoweringContext, into sink: inout TokenSink) {
    context.document.source.bytes.withUnsafeBufferPointer { bytes in
      for code in context.code where code.language == .css {
        let block = context.document.codeBlocks[code.block]
        let topic = context.topic(ofNode: Int(block.node))
        guard case .kind(let kind) = topic.tokens else { continue }
        var notes = StyleNotes(
          bytes: bytes, document: context.document, topic: kind, theme: topic.theme,
          told: block.lines.contains { opensMap($0.offsets, bytes) }
            ? Set(sink.tokens.map(\.valueOrigin.range.start)) : [])
        notes.title = notes.title(of: Int(block.node), block.lines)
        notes.comment = notes.title
        for line in block.lines { notes.read(Bytes.trim(line.offsets, in: bytes), into: &sink) }
        notes.closeStyle(into: &sink)
        if kind == .typography {
          StyleRules.read(
            block.lines, theme: topic.theme, of: context.document, bytes, into: &sink)
        }
      }
    }
  }

  private init(
    bytes: UnsafeBufferPointer<UInt8>, document: Document, topic: Token.Kind, theme: TokenTheme,
    told: Set<UInt32>
  ) {
    self.bytes = bytes
    self.document = document
    self.topic = topic
    self.theme = theme
    self.told = told
  }

  /// Whether a line begins a map of a style sheet that goes on below: "$breakpoints: (".
  private static func opensMap(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let line = Bytes.trim(range, in: bytes)
    guard let first = line.first, let last = line.last else { return false }
    return bytes[first] == 0x24 && bytes[last] == 0x28
  }

  private mutating func read(_ line: Range<Int>, into sink: inout TokenSink) {
    guard let first = line.first else {
      closeStyle(into: &sink)
      comment = title
      return
    }
    if bytes[first] == 0x2F {
      closeStyle(into: &sink)
      comment = CodeComments.name(line, bytes)
      let words = comment.map { Words.keys(bytes, $0) } ?? []
      if case .kind(let kind)? = TokenTopic.of(words: words) { group = kind } else { group = nil }
      return
    }
    if depth > 0 || Self.opensMap(line, bytes) {
      isInMap = depth > 0
      for offset in line {
        if bytes[offset] == 0x28 { depth += 1 }
        if bytes[offset] == 0x29 { depth -= 1 }
      }
    } else {
      isInMap = false
    }
    let opens = line.contains { bytes[$0] == 0x7B }
    if rules.isEmpty, !opens {
      if bytes[first] == 0x2E { readClasses(line, into: &sink) } else { declare(line, into: &sink) }
    }
    rules.read(line, bytes)
  }

  /// "### H1 – page title" over "font-size: 3.1rem", "line-height: 1.15": the name of the style.
  private func title(of node: Int, _ lines: [SourceRange]) -> Range<Int>? {
    guard topic == .typography, node > 0, document.nodes[node - 1].kind == .heading,
      case let heading = document.plainText(of: node - 1), heading.count <= 60,
      document.plain.withUnsafeBufferPointer({ TokenTopic.of(title: heading, $0) }) == nil,
      lines.allSatisfy({ line in
        let text = Bytes.trim(line.offsets, in: bytes)
        return text.isEmpty
          || Bytes.isLetter(bytes[text.lowerBound])
            && !text.contains { bytes[$0] == 0x7B } && text.contains { bytes[$0] == 0x3A }
      })
    else { return nil }
    let range = document.nodes[node - 1].range.offsets
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] == 0x23 || bytes[start] == 0x20 { start += 1 }
    return start..<range.upperBound
  }

  // MARK: Classes

  /// ".gap-1 /* 4px */   .gap-2 /* 8px */": the value stands in the comment after a class.
  private func readClasses(_ line: Range<Int>, into sink: inout TokenSink) {
    var offset = line.lowerBound
    while offset < line.upperBound, bytes[offset] == 0x2E {
      var end = offset + 1
      while end < line.upperBound, isClass(bytes[end]) { end += 1 }
      let open = skip(end, line)
      guard end > offset + 1, Bytes.matches("/*", at: open, end: line.upperBound, in: bytes)
      else { return }
      let close = Bytes.find("*/", in: open + 2..<line.upperBound, of: bytes) ?? line.upperBound
      let text = Bytes.trim(open + 2..<close, in: bytes)
      if let value = value(in: text) {
        add(offset..<end, value, range: offset..<close, into: &sink)
      }
      offset = skip(min(close + 2, line.upperBound), line)
    }
  }

  /// The value a comment begins with, "16px – text"; the result where it reckons, "calc(1rem - 4px) = 12px".
  private func value(in text: Range<Int>) -> TokenLiteral? {
    guard let value = TokenLiteral.read(bytes, text), isAlone(value.range.upperBound, text) else {
      return nil
    }
    let end = skip(value.range.upperBound, text)
    guard Bytes.matches("calc(", at: text.lowerBound, end: text.upperBound, in: bytes),
      end < text.upperBound, bytes[end] == 0x3D
    else { return value }
    return TokenLiteral.read(bytes, end + 1..<text.upperBound)
  }

  private func isClass(_ byte: UInt8) -> Bool {
    Bytes.isWord(byte) || byte == 0x2D || byte == 0x2E || byte == 0x5C
  }

  private func skip(_ offset: Int, _ line: Range<Int>) -> Int {
    var offset = offset
    while offset < line.upperBound, bytes[offset] <= 0x20 { offset += 1 }
    return offset
  }

  /// Whether a value ends with its text or before a dash, an equals sign, a comma or a parenthesis.
  private func isAlone(_ offset: Int, _ text: Range<Int>) -> Bool {
    let next = skip(offset, text)
    return next >= text.upperBound || [0x2D, 0x3D, 0x2C, 0x28, 0xE2].contains(bytes[next])
  }

  private func add(
    _ name: Range<Int>, _ value: TokenLiteral, range: Range<Int>, into sink: inout TokenSink
  ) {
    // The entries of a map are told once, by the name of the map and their own.
    if isInMap, told.contains(UInt32(value.range.lowerBound)) { return }
    let text = bytes.string(name)
    let kind = TokenKinds.kind(of: text, literal: value, topic: group ?? topic)
    guard kind != .other else { return }
    sink.add(
      .init(
        name: text, kind: kind, value: bytes.string(value.range), origin: origin(range),
        valueOrigin: origin(value.range), theme: theme))
  }

  // MARK: Declarations

  /// A declaration outside of all braces.
  private mutating func declare(_ line: Range<Int>, into sink: inout TokenSink) {
    guard let colon = line.first(where: { bytes[$0] == 0x3A }) else { return }
    let name = Bytes.trim(line.lowerBound..<colon, in: bytes)
    var value = Bytes.trim(colon + 1..<line.upperBound, in: bytes)
    if let end = value.first(where: { bytes[$0] == 0x3B }) { value = value.lowerBound..<end }
    guard !name.isEmpty, !value.isEmpty else { return }
    if StepPairs.isStep(name, bytes), let literal = TokenLiteral.read(bytes, value),
      isAlone(literal.range.upperBound, value)
        || Bytes.matches(
          "/*", at: skip(literal.range.upperBound, value), end: value.upperBound, in: bytes)
    {
      add(name, literal, range: line, into: &sink)
      return
    }
    addStyle(name, value, line, into: &sink)
  }

  /// A part of the type style that the comment above names: "font-size: 2rem".
  private mutating func addStyle(
    _ name: Range<Int>, _ value: Range<Int>, _ line: Range<Int>, into sink: inout TokenSink
  ) {
    // "var(--title)" is a use of a style that is defined elsewhere.
    guard let comment, topic == .typography || topic == .fontFamily,
      !Bytes.matches("var(", at: value.lowerBound, end: value.upperBound, in: bytes)
    else { return }
    if matches("font-family", name) {
      sink.add(
        .init(
          name: bytes.string(comment), kind: .fontFamily, value: bytes.string(value),
          origin: origin(line),
          valueOrigin: origin(value), theme: theme))
      return
    }
    style.take(name, value, line, bytes)
  }

  private func matches(_ word: StaticString, _ name: Range<Int>) -> Bool {
    name.count == word.utf8CodeUnitCount
      && Bytes.matches(word, at: name.lowerBound, end: name.upperBound, in: bytes)
  }

  private mutating func closeStyle(into sink: inout TokenSink) {
    defer { style = DeclaredStyle() }
    guard let comment, let size = style.size, let range = style.range,
      let text = style.text(bytes)
    else { return }
    sink.add(
      .init(
        name: bytes.string(comment), kind: .typography, value: text, origin: origin(range),
        valueOrigin: origin(size), theme: theme))
  }

  private func origin(_ range: Range<Int>) -> Origin {
    document.origin(SourceRange(range.lowerBound, range.upperBound))
  }
}
