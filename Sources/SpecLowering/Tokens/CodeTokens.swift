import SpecModel
import SpecSyntax
import SpecText

/// Reads tokens from fences: custom properties, variables, constants in token objects, and single values under a name.
struct CodeTokens {
  private let context: LoweringContext
  private let bytes: UnsafeBufferPointer<UInt8>
  private var names: [String] = []
  private var isTokenObject = false
  private var commentIsOpen = false

  static func read(_ context: LoweringContext, into sink: inout TokenSink) {
    context.document.source.bytes.withUnsafeBufferPointer { bytes in
      for code in context.code {
        var reader = CodeTokens(context: context, bytes: bytes)
        reader.read(code, into: &sink)
      }
    }
  }

  private mutating func read(_ code: CodeFacts, into sink: inout TokenSink) {
    let block = context.document.codeBlocks[code.block]
    guard code.language != .diagram else { return }
    if let value = singleValue(block, code), let name = name(of: block) {
      sink.add(
        name: name.text, kind: value.kind, value: value.text,
        origin: context.document.origin(name.range), valueOrigin: value.origin)
      return
    }
    for line in block.lines {
      let range = line.offsets
      let end = code.language.commentStart(of: range, in: bytes, isOpen: &commentIsOpen)
      let text = Bytes.trim(range.lowerBound..<end, in: bytes)
      guard !text.isEmpty else { continue }
      if let property = property(text) {
        add(property, literalOnly: false, into: &sink)
      } else if code.language != .css, code.language != .text {
        readConstant(text, into: &sink)
      }
    }
  }

  private struct Definition {
    var name: Range<Int>
    var value: Range<Int>
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  // MARK: Properties and variables

  /// "--space-2: 8px;" or "$space-2: 8px;"
  private func property(_ text: Range<Int>) -> Definition? {
    var start = text.lowerBound
    while start < text.upperBound, bytes[start] == 0x22 || bytes[start] == 0x27 { start += 1 }
    let isCustom = Bytes.matches("--", at: start, end: text.upperBound, in: bytes)
    guard start < text.upperBound, isCustom || bytes[start] == 0x24 else { return nil }
    var end = isCustom ? start + 2 : start + 1
    let first = end
    while end < text.upperBound, Bytes.isWord(bytes[end]) || bytes[end] == 0x2D { end += 1 }
    let name = start..<end
    while end < text.upperBound, bytes[end] != 0x3A, bytes[end] == 0x20 || bytes[end] < 0x30 {
      end += 1
    }
    guard name.upperBound > first, end < text.upperBound, bytes[end] == 0x3A else { return nil }
    return value(from: end + 1, to: text.upperBound).map { Definition(name: name, value: $0) }
  }

  /// A value without the marks around it.
  private func value(from start: Int, to end: Int) -> Range<Int>? {
    var range = Bytes.trim(start..<end, in: bytes)
    while let last = range.last, bytes[last] == 0x3B || bytes[last] == 0x2C {
      range = Bytes.trim(range.lowerBound..<last, in: bytes)
    }
    while let first = range.first, let last = range.last, range.count > 1,
      bytes[first] == 0x22 || bytes[first] == 0x27, bytes[first] == bytes[last]
    {
      range = first + 1..<last
    }
    return range.isEmpty ? nil : range
  }

  private func add(_ definition: Definition, literalOnly: Bool, into sink: inout TokenSink) {
    let name = string(definition.name)
    let literal = TokenLiteral.read(bytes, definition.value)
    guard literal != nil || !literalOnly else { return }
    let kind =
      literal.map { TokenKinds.kind(of: name, literal: $0) }
      ?? TokenKinds.kind(of: name, or: .other)
    let range = definition.name.lowerBound..<definition.value.upperBound
    sink.add(
      name: name, kind: kind, value: string(definition.value), origin: origin(range),
      valueOrigin: origin(definition.value))
  }

  private func origin(_ range: Range<Int>) -> Origin {
    context.document.origin(SourceRange(range.lowerBound, range.upperBound))
  }

  // MARK: Constants

  private static let objectWords: Set<String> = [
    "colors", "color", "palette", "spacing", "spacings", "space", "radius", "radii", "shadows",
    "tokens", "theme", "typography", "fonts", "durations", "easings", "breakpoints", "elevation",
    "zindex", "opacities", "sizes", "motion", "animations",
  ]

  /// A line of an object, class or enum whose name says that it holds tokens.
  private mutating func readConstant(_ text: Range<Int>, into sink: inout TokenSink) {
    guard let last = text.last else { return }
    if bytes[last] == 0x7B {
      open(text)
      return
    }
    if bytes[text.lowerBound] == 0x7D {
      if !names.isEmpty { names.removeLast() }
      return
    }
    guard isInTokenObject, let definition = assignment(text) else { return }
    let literal = TokenLiteral.read(bytes, definition.value)
    guard literal != nil,
      !definition.value.contains(where: { bytes[$0] == 0x28 }) || literal?.kind != .other
    else {
      return
    }
    let key = string(definition.name)
    guard !sink.defines(key) else { return }
    add(key: key, definition, into: &sink)
  }

  private func add(key: String, _ definition: Definition, into sink: inout TokenSink) {
    guard let literal = TokenLiteral.read(bytes, definition.value) else { return }
    let path = names.filter { !$0.isEmpty } + [key]
    let name = path.joined(separator: ".")
    let range = definition.name.lowerBound..<definition.value.upperBound
    sink.add(
      name: name, kind: TokenKinds.kind(of: name, literal: literal),
      value: string(definition.value), origin: origin(range),
      valueOrigin: origin(definition.value))
  }

  private var isInTokenObject: Bool {
    names.contains { name in Names.words(name).contains { Self.objectWords.contains($0) } }
  }

  /// Keeps the last name before the brace: "export const spacing = {", "enum AppRadius {", "primary: {".
  private mutating func open(_ text: Range<Int>) {
    guard names.count < 32 else { return }
    let skipped = Words.all(bytes, text).filter { !Self.keywords.contains($0.key) }
    guard let first = skipped.first else {
      names.append("")
      return
    }
    var end = first.range.upperBound
    while end < text.upperBound, Bytes.isWord(bytes[end]) || bytes[end] == 0x2D { end += 1 }
    names.append(string(first.range.lowerBound..<end))
  }

  private static let keywords = WordKey.set(
    "export", "const", "let", "var", "val", "enum", "class", "struct", "object", "static", "final",
    "public", "private", "internal", "abstract", "extension", "interface", "type", "default",
    "double", "int", "color", "duration", "cgfloat", "string", "float", "dp", "func", "module")

  /// "md: 16," "static let md: CGFloat = 16" "val Md = 16.dp" "\"md\": \"16px\""
  private func assignment(_ text: Range<Int>) -> Definition? {
    var mark = text.lowerBound
    var colon: Int?
    while mark < text.upperBound, bytes[mark] != 0x3D, bytes[mark] != 0x28, bytes[mark] != 0x23 {
      if bytes[mark] == 0x3A, colon == nil { colon = mark }
      mark += 1
    }
    let isEqual = mark < text.upperBound && bytes[mark] == 0x3D
    guard let split = isEqual ? mark : colon else { return nil }
    var end = isEqual ? colon ?? split : split
    while end > text.lowerBound, !Bytes.isWord(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > text.lowerBound, Bytes.isWord(bytes[start - 1]) || bytes[start - 1] == 0x2D {
      start -= 1
    }
    guard start < end, let value = value(from: split + 1, to: text.upperBound) else { return nil }
    return Definition(name: start..<end, value: unwrapped(value))
  }

  /// The colour inside "Color(0xFF112233)" stays as it is; "Color(hex: \"#112233\")" gives the hex.
  private func unwrapped(_ value: Range<Int>) -> Range<Int> {
    guard Bytes.matches("color(", at: value.lowerBound, end: value.upperBound, in: bytes) else {
      return value
    }
    return TokenLiteral.anyColor(bytes, value)?.range ?? value
  }

  // MARK: Single values

  private struct Single {
    var kind: Token.Kind
    var text: String
    var origin: Origin
  }

  /// The value of a fence that holds nothing but one value, with or without its property.
  private func singleValue(_ block: Document.CodeBlock, _ code: CodeFacts) -> Single? {
    guard code.language == .css || code.language == .text, let topic = topic(of: block),
      block.lines.count <= 8
    else { return nil }
    var pieces: [Range<Int>] = []
    var isOpen = false
    for line in block.lines {
      let end = code.language.commentStart(of: line.offsets, in: bytes, isOpen: &isOpen)
      let text = Bytes.trim(line.offsets.lowerBound..<end, in: bytes)
      if text.isEmpty { continue }
      if text.contains(where: { bytes[$0] == 0x7B }) { return nil }
      pieces.append(text)
    }
    guard let first = pieces.first, let last = pieces.last else { return nil }
    var isNamed = false
    if let colon = propertyEnd(first) {
      isNamed = true
      pieces[0] = Bytes.trim(colon + 1..<first.upperBound, in: bytes)
    }
    let text = pieces.filter { !$0.isEmpty }.map(string).joined(separator: " ")
    let value = text.utf8.last == 0x3B ? String(text.dropLast()) : text
    guard !value.utf8.contains(0x3B), let kind = kind(of: value, topic: topic, isNamed: isNamed)
    else {
      return nil
    }
    let range = (pieces.first { !$0.isEmpty } ?? first).lowerBound..<last.upperBound
    return Single(kind: kind, text: value, origin: origin(range))
  }

  /// The colon after a property name at the start of a text.
  private func propertyEnd(_ text: Range<Int>) -> Int? {
    var end = text.lowerBound
    while end < text.upperBound, Bytes.isLetter(bytes[end]) || bytes[end] == 0x2D { end += 1 }
    return end > text.lowerBound && end < text.upperBound && bytes[end] == 0x3A ? end : nil
  }

  private func kind(of value: String, topic: Token.Kind, isNamed: Bool) -> Token.Kind? {
    let text = ContiguousArray(value.utf8)
    return text.withUnsafeBufferPointer { buffer -> Token.Kind? in
      let whole = 0..<buffer.count
      if topic == .fontFamily {
        return value.utf8.contains(0x2C) && !value.utf8.contains(0x28) ? .fontFamily : nil
      }
      guard let literal = TokenLiteral.read(buffer, whole) else {
        return topic == .shadow && isNamed && value == "none" ? .shadow : nil
      }
      let isWhole = literal.range.upperBound >= buffer.count - 1
      guard isWhole else { return nil }
      switch (topic, literal.kind) {
      case (.color, .color), (.shadow, .shadow), (.easing, .easing), (.duration, .easing):
        return literal.kind
      default: return nil
      }
    }
  }

  private func topic(of block: Document.CodeBlock) -> Token.Kind? {
    let node = Int(block.node)
    if node > 0, context.document.nodes[node - 1].kind == .paragraph,
      let name = strongStart(node - 1), let named = topic(named: name)
    {
      return named
    }
    let section = Int(context.document.nodes[node].section)
    guard section < context.facts.topics.count,
      case .kind(let kind) = context.facts.topics[section].tokens
    else { return nil }
    return kind
  }

  private func topic(named name: Range<Int>) -> Token.Kind? {
    context.document.plain.withUnsafeBufferPointer { plain in
      guard case .kind(let kind)? = TokenTopic.of(words: Words.keys(plain, name)) else {
        return nil
      }
      return kind
    }
  }

  /// The bold line just before a block, or else the heading above it.
  private func name(of block: Document.CodeBlock) -> (text: String, range: SourceRange)? {
    let document = context.document
    let node = Int(block.node)
    let section = Int(document.nodes[node].section)
    if node > 0, document.nodes[node - 1].kind == .paragraph, let name = strongStart(node - 1) {
      return (document.string(plain: name), document.sourceRange(plain: name))
    }
    let heading = Int(document.sections[section].heading)
    guard heading >= 0 else { return nil }
    return (document.string(heading), document.nodes[heading].range)
  }

  /// The bold text that starts the last line of a paragraph.
  private func strongStart(_ node: Int) -> Range<Int>? {
    let document = context.document
    let text = document.nodes[node].text
    guard text.count < 120 else { return nil }
    let run = document.run(at: Int(text.lowerBound))
    guard run >= 0, document.runs[run].style.contains(.strong) else { return nil }
    let start = Int(document.runs[run].start)
    return start..<start + Int(document.runs[run].count)
  }
}
