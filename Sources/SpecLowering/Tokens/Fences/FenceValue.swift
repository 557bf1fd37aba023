import SpecModel
import SpecSyntax
import SpecText

/// Reads the value of a fence that holds nothing but one value, named by the bold line or the heading above it.
struct FenceValue {
  private let context: LoweringContext
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ context: LoweringContext, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.context = context
    self.bytes = bytes
  }

  /// Adds the value of a fence; false where the fence holds something else.
  func add(_ code: CodeFacts, into sink: inout TokenSink) -> Bool {
    let block = context.document.codeBlocks[code.block]
    guard let value = singleValue(block, code), let name = name(of: block) else { return false }
    sink.add(
      .init(
        name: name.text, kind: value.kind, value: value.text,
        origin: context.document.origin(name.range), valueOrigin: value.origin,
        theme: context.topic(ofNode: Int(block.node)).theme))
    return true
  }

  private func origin(_ range: Range<Int>) -> Origin {
    context.document.origin(SourceRange(range.lowerBound, range.upperBound))
  }

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
    // "Titles: 'Fraunces', serif" over "Code: …": a list of faces.
    let rows = FenceRows(bytes: bytes)
    if topic == .fontFamily, pieces.count(where: { rows.face($0) != nil }) > 1 { return nil }
    // A variable has a name of its own.
    if Bytes.matches("--", at: first.lowerBound, end: first.upperBound, in: bytes) { return nil }
    var isNamed = false
    if let colon = propertyEnd(first) {
      isNamed = true
      pieces[0] = Bytes.trim(colon + 1..<first.upperBound, in: bytes)
    }
    let text = pieces.filter { !$0.isEmpty }.map(bytes.string).joined(separator: " ")
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
    guard case .kind(let kind) = context.topic(ofNode: node).tokens else {
      return isBelowShadows(node) ? .shadow : nil
    }
    return kind
  }

  /// Whether a heading about a thing stands right below one about shadows: "Shadows", "Card lift".
  private func isBelowShadows(_ node: Int) -> Bool {
    let document = context.document
    let section = Int(document.nodes[node].section)
    guard section > 0, case let parent = Int(document.sections[section].parent), parent > 0 else {
      return false
    }
    return context.topic(ofNode: Int(document.sections[parent].heading)).tokens == .kind(.shadow)
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
    return (StateName.withoutNumbering(document.string(heading)), document.nodes[heading].range)
  }

  /// The bold text that starts the last line of a paragraph.
  private func strongStart(_ node: Int) -> Range<Int>? {
    let document = context.document
    let text = document.nodes[node].text
    guard text.count < 120 else { return nil }
    return document.span(at: Int(text.lowerBound), in: .strong)
  }
}
