import SpecModel
import SpecSyntax
import SpecText

/// Reads custom properties that a text or a cell gives with their values, without a declaration in code:
/// "--r-sm 8px / --r-md 12px", "between `--pane-min` (40px) and the window", "a lime green, --accent: #a3e635".
///
/// They count where nothing else defines the name.
struct DeclaredProperties {
  private let reader: FactReader
  private let bytes: UnsafeBufferPointer<UInt8>

  private enum Form { case colon, parenthesis, blank }

  private struct Pair {
    var name: Range<Int>
    var value: TokenLiteral
    var form: Form
    /// Where the pair ends.
    var end: Int
  }

  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    let properties = DeclaredProperties(reader: reader, bytes: reader.bytes)
    let document = reader.context.document
    for node in document.nodes.indices where document.nodes[node].text.count > 7 {
      switch document.nodes[node].kind {
      case .paragraph, .tableCell: properties.read(node, into: &sink)
      default: continue
      }
    }
  }

  /// - Complexity: O(bytes of the text).
  private func read(_ node: Int, into sink: inout TokenSink) {
    let text = reader.textRange(node)
    var found: [Pair] = []
    var offset = text.lowerBound
    while let dashes = Bytes.find("--", in: offset..<text.upperBound, of: bytes) {
      offset = dashes + 2
      guard let name = name(at: dashes, in: text) else { continue }
      offset = name.upperBound
      guard let pair = pair(name, in: text, node) else { continue }
      offset = pair.end
      if pair.form == .parenthesis, isUse(pair, in: text, node) { continue }
      found.append(pair)
    }
    // "--width 4px" alone may be an option of a command; several of them stand side by side.
    if found.count(where: { $0.form == .blank }) < 2 { found.removeAll { $0.form == .blank } }
    for pair in found {
      let title = reader.string(pair.name)
      sink.hold(
        .init(
          name: title, kind: kind(pair, node), value: reader.string(pair.value.range),
          origin: reader.origin(pair.name.lowerBound..<pair.end),
          valueOrigin: reader.origin(pair.value.range)))
    }
  }

  /// "Border radius: `--corner-wide` (16px)": what a thing takes, where the heading is over no values of that kind.
  private func isUse(_ pair: Pair, in text: Range<Int>, _ node: Int) -> Bool {
    let label = text.lowerBound..<max(text.lowerBound, pair.name.lowerBound - 2)
    guard (4...40).contains(label.count), bytes[label.upperBound] == ASCII.colon,
      bytes[label.upperBound + 1] == ASCII.space, document.nodes[node].kind == .paragraph
    else { return false }
    if case .kind = reader.context.topic(ofNode: node).tokens { return false }
    guard case .kind(let kind)? = TokenTopic.of(title: label, bytes) else { return false }
    return kind != .other
  }

  private var document: Document { reader.context.document }

  /// The name that begins with two hyphens where a text, a code span, a parenthesis or a list begins.
  private func name(at start: Int, in text: Range<Int>) -> Range<Int>? {
    var end = start + 2
    while end < text.upperBound, Bytes.isWord(bytes[end]) || bytes[end] == ASCII.hyphen { end += 1 }
    let name = start..<end
    guard (4...40).contains(name.count), Bytes.isLetter(bytes[start + 2]),
      bytes[end - 1] != ASCII.hyphen
    else { return nil }
    guard start > text.lowerBound else { return name }
    let before = bytes[start - 1]
    return before <= ASCII.space || before >= 0x80 || [0x28, ASCII.slash, 0x2C].contains(before)
      ? name : nil
  }

  private func pair(_ name: Range<Int>, in text: Range<Int>, _ node: Int) -> Pair? {
    let line = name.upperBound..<min(text.upperBound, name.upperBound + 80)
    guard line.count > 1 else { return nil }
    var start = line.lowerBound
    var form = Form.blank
    if bytes[start] == ASCII.colon {
      start += 1
      form = .colon
    }
    if start + 1 < line.upperBound, bytes[start] == ASCII.space { start += 1 }
    if form == .blank, let inside = openEnd(start, line.upperBound) {
      start = inside
      form = .parenthesis
    }
    guard start > line.lowerBound,
      let literal = TokenLiteral.read(bytes, start..<line.upperBound),
      literal.range.lowerBound == start
    else { return nil }
    var end = literal.range.upperBound
    if form == .parenthesis {
      guard let close = closeEnd(end, line.upperBound) else { return nil }
      end = close
    } else {
      guard ends(end, text) else { return nil }
    }
    let pair = Pair(name: name, value: literal, form: form, end: end)
    switch literal.kind {
    case .color, .spacing, .duration, .easing: return pair
    case .other: return isNumber(pair, node) ? pair : nil
    default: return nil
    }
  }

  /// A number without a unit counts where the name or the heading says what it measures.
  private func isNumber(_ pair: Pair, _ node: Int) -> Bool {
    let range = pair.value.range
    guard range.allSatisfy({ Bytes.isDigit(bytes[$0]) || bytes[$0] == ASCII.dot }) else {
      return false
    }
    switch kind(pair, node) {
    case .zindex, .fontWeight, .opacity: return true
    case .radius, .spacing, .size: return pair.form == .parenthesis
    default: return false
    }
  }

  private func kind(_ pair: Pair, _ node: Int) -> Token.Kind {
    var topic: Token.Kind?
    if case .kind(let found) = reader.context.topic(ofNode: node).tokens { topic = found }
    let kind = TokenKinds.kind(of: reader.string(pair.name), literal: pair.value, topic: topic)
    return kind == .other ? topic ?? kind : kind
  }

  /// The offset behind a parenthesis that opens, of whatever script.
  private func openEnd(_ offset: Int, _ end: Int) -> Int? {
    guard offset < end else { return nil }
    if bytes[offset] == 0x28 { return offset + 1 }
    return Bytes.matches("（", at: offset, end: end, in: bytes) ? offset + 3 : nil
  }

  private func closeEnd(_ offset: Int, _ end: Int) -> Int? {
    guard offset < end else { return nil }
    if bytes[offset] == 0x29 { return offset + 1 }
    return Bytes.matches("）", at: offset, end: end, in: bytes) ? offset + 3 : nil
  }

  /// Whether a text ends behind a value, or a mark that parts it from the next.
  private func ends(_ offset: Int, _ text: Range<Int>) -> Bool {
    var next = offset
    while next < text.upperBound, bytes[next] == ASCII.space { next += 1 }
    guard next < text.upperBound else { return true }
    if [0x0A, 0x2C, 0x3B, ASCII.slash, ASCII.pipe, 0x29].contains(bytes[next]) { return true }
    if bytes[next] == ASCII.dot {
      return next + 1 == text.upperBound || bytes[next + 1] <= ASCII.space
    }
    let marks: [StaticString] = ["·", "•", "、", "。", "，", "；", "）"]
    return marks.contains { Bytes.matches($0, at: next, end: text.upperBound, in: bytes) }
  }
}
