import SpecModel
import SpecSyntax
import SpecText

/// Reads rules of a style sheet that serve as a scale of type: "h1 { font-size: 3rem; font-weight: 800; }" below
/// "Typography", where two at least give a size to an element or a class and say nothing but what type is made of.
enum StyleRules {
  private typealias Rule = (selector: Range<Int>, body: Range<Int>)

  /// Adds the styles of one block; rules in other rules hold for some windows or states alone.
  static func read(
    _ lines: [SourceRange], theme: TokenTheme, of document: Document,
    _ bytes: UnsafeBufferPointer<UInt8>, into sink: inout TokenSink
  ) {
    guard let first = lines.first, let last = lines.last else { return }
    let text = first.offsets.lowerBound..<last.offsets.upperBound
    guard ASCII.find(0x7B, in: bytes, text) != nil else { return }
    let styles = rules(text, bytes).compactMap { rule -> (Rule, DeclaredStyle)? in
      isSimple(rule.selector, bytes) ? style(rule.body, bytes).map { (rule, $0) } : nil
    }
    guard styles.count > 1 else { return }
    for (rule, style) in styles {
      guard let size = style.size, let value = style.text(bytes) else { continue }
      let range = SourceRange(rule.selector.lowerBound, rule.body.upperBound)
      sink.add(
        .init(
          name: bytes.string(rule.selector), kind: .typography, value: value,
          origin: document.origin(range),
          valueOrigin: document.origin(SourceRange(size.lowerBound, size.upperBound)),
          theme: theme))
    }
  }

  /// The rules that stand in no other rule, each with what its braces hold.
  private static func rules(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> [Rule] {
    var rules: [Rule] = []
    var (start, open, depth) = (text.lowerBound, 0, 0)
    var isNested = false
    var offset = text.lowerBound
    while offset < text.upperBound {
      let byte = bytes[offset]
      if let end = commentEnd(offset, text.upperBound, bytes) {
        if depth == 0 { start = end }
        offset = end
        continue
      }
      if byte == 0x7B {
        if depth == 0 { (open, isNested) = (offset, false) } else { isNested = true }
        depth += 1
      } else if byte == 0x7D, depth > 0 {
        depth -= 1
        if depth == 0 {
          let selector = Bytes.trim(start..<open, in: bytes)
          if !isNested, !selector.isEmpty { rules.append((selector, open + 1..<offset)) }
          start = offset + 1
        }
      } else if byte == 0x3B, depth == 0 {
        start = offset + 1
      }
      offset += 1
    }
    return rules
  }

  /// The offset behind a comment that begins at an offset.
  private static func commentEnd(
    _ offset: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard bytes[offset] == 0x2F, Bytes.matches("/*", at: offset, end: end, in: bytes) else {
      return nil
    }
    return Bytes.find("*/", in: offset + 2..<end, of: bytes).map { $0 + 2 } ?? end
  }

  private static let elements = WordKey.set(
    "h1", "h2", "h3", "h4", "h5", "h6", "body", "p", "small", "caption", "label", "blockquote",
    "figcaption", "code")

  /// "h2", ".caption": one element of text or one class.
  private static func isSimple(
    _ selector: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let isClass = bytes[selector.lowerBound] == 0x2E
    let name = isClass ? selector.lowerBound + 1..<selector.upperBound : selector
    guard let first = name.first, name.count < 32, Bytes.isLetter(bytes[first]),
      name.allSatisfy({ Bytes.isWord(bytes[$0]) || bytes[$0] == 0x2D })
    else { return false }
    return isClass || elements.contains(WordKey(bytes, name))
  }

  private static let parts: [StaticString] = [
    "font", "line-height", "letter-spacing", "text-", "color", "margin",
  ]

  /// The style that declarations give where all are about type and one is a size in numbers.
  private static func style(
    _ body: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> DeclaredStyle? {
    var style = DeclaredStyle()
    var (start, offset) = (body.lowerBound, body.lowerBound)
    while offset < body.upperBound {
      if let end = commentEnd(offset, body.upperBound, bytes) {
        if Bytes.trim(start..<offset, in: bytes).isEmpty { start = end }
        offset = end
        continue
      }
      offset += 1
      guard offset == body.upperBound || bytes[offset] == 0x3B else { continue }
      let declaration = Bytes.trim(start..<offset, in: bytes)
      start = min(offset + 1, body.upperBound)
      guard !declaration.isEmpty else { continue }
      guard let colon = declaration.first(where: { bytes[$0] == 0x3A }),
        case let name = Bytes.trim(declaration.lowerBound..<colon, in: bytes), !name.isEmpty,
        parts.contains(where: {
          Bytes.matches($0, at: name.lowerBound, end: name.upperBound, in: bytes)
        })
      else { return nil }
      let value = Bytes.trim(colon + 1..<declaration.upperBound, in: bytes)
      if !value.isEmpty { style.take(name, value, declaration, bytes) }
    }
    guard let size = style.size, let first = size.first,
      Bytes.isDigit(bytes[first]) || TokenLiteral.read(bytes, size) != nil
    else { return nil }
    return style
  }
}

/// The parts of one style of type that a style sheet declares.
struct DeclaredStyle {
  private(set) var size: Range<Int>?
  private var line: Range<Int>?
  private var weight: Range<Int>?
  /// Where the declarations stand.
  private(set) var range: Range<Int>?

  /// Takes a declaration where it is a part of the style and uses no value that is defined elsewhere.
  mutating func take(
    _ name: Range<Int>, _ value: Range<Int>, _ declaration: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    func isNamed(_ word: StaticString) -> Bool {
      name.count == word.utf8CodeUnitCount
        && Bytes.matches(word, at: name.lowerBound, end: name.upperBound, in: bytes)
    }
    if Bytes.matches("var(", at: value.lowerBound, end: value.upperBound, in: bytes) { return }
    var (end, depth) = (value.lowerBound, 0)
    while end < value.upperBound, depth > 0 || bytes[end] > 0x20 {
      if bytes[end] == 0x28 { depth += 1 }
      if bytes[end] == 0x29 { depth -= 1 }
      end += 1
    }
    let first = value.lowerBound..<end
    if isNamed("font-size") {
      size = first
    } else if isNamed("line-height") {
      line = first
    } else if isNamed("font-weight") {
      weight = first
    } else {
      return
    }
    range = (range?.lowerBound ?? declaration.lowerBound)..<declaration.upperBound
  }

  /// "2rem/1.2 700": the size with the height of lines and the weight; `nil` without a size.
  func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let size else { return nil }
    var text = bytes.string(size)
    if let line { text += "/" + bytes.string(line) }
    if let weight { text += " " + bytes.string(weight) }
    return text
  }
}
