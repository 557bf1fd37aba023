import SpecText

/// The tags and texts of an XML file, one after another; what is not well formed is passed over.
///
/// It knows elements, attributes, the five entities, character references, comments and CDATA: as
/// much as exported recordings have. Namespaces and document types are not looked at.
/// - Source: XML 1.0, 2.1 to 3.1.
struct XMLTags {
  /// A piece of the file.
  enum Token {
    /// A start tag; an empty element has an end tag behind it, too.
    case start(name: String, attributes: [String: String])
    case end(name: String)
    case text(String)
    /// A tag that the file's end cuts off.
    case broken
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset: Int
  private var pending: Token?
  /// The 1-based line of the last token.
  private(set) var line = 1
  private var counted = 0

  init(_ source: ForeignSource) {
    bytes = source.bytes
    offset = source.start
  }

  /// The next token; `nil` at the end.
  mutating func next() -> Token? {
    if let token = pending {
      pending = nil
      return token
    }
    while offset < bytes.count {
      count(to: offset)
      if bytes[offset] != 0x3C { return .text(text()) }
      if let token = tag() { return token }
    }
    return nil
  }

  private mutating func count(to end: Int) {
    line += bytes[counted..<end].count { $0 == 0x0A }
    counted = end
  }

  private mutating func text() -> String {
    let end = ASCII.find(0x3C, in: bytes, offset..<bytes.count) ?? bytes.count
    defer { offset = end }
    return Self.decoded(bytes[offset..<end])
  }

  /// A tag, or `nil` for a comment and the like.
  private mutating func tag() -> Token? {
    if skip("<!--", to: "-->") || skip("<?", to: "?>") { return nil }
    if let start = starts("<![CDATA[") {
      let end = ASCII.find("]]>", in: bytes, start..<bytes.count) ?? bytes.count
      offset = min(bytes.count, end + 3)
      return .text(
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self))
    }
    if skip("<!", to: ">") { return nil }
    guard let end = tagEnd() else {
      offset = bytes.count
      return .broken
    }
    defer { offset = end + 1 }
    if bytes[offset + 1] == 0x2F { return .end(name: name(offset + 2..<end).text) }
    let isEmpty = bytes[end - 1] == 0x2F
    let inner = offset + 1..<(isEmpty ? end - 1 : end)
    let name = name(inner)
    if isEmpty { pending = .end(name: name.text) }
    return .start(name: name.text, attributes: attributes(name.end..<inner.upperBound))
  }

  private func starts(_ text: StaticString) -> Int? {
    let end = offset + text.utf8CodeUnitCount
    guard end <= bytes.count, ASCII.find(text, in: bytes, offset..<end) != nil else { return nil }
    return end
  }

  private mutating func skip(_ start: StaticString, to end: StaticString) -> Bool {
    guard let inner = starts(start) else { return false }
    let found = ASCII.find(end, in: bytes, inner..<bytes.count)
    offset = found.map { $0 + end.utf8CodeUnitCount } ?? bytes.count
    return true
  }

  /// The bracket that closes the tag; brackets in quotes count for nothing.
  private func tagEnd() -> Int? {
    var quote: UInt8 = 0
    var index = offset + 1
    guard index < bytes.count else { return nil }
    while index < bytes.count {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3E {
        return index
      }
      index += 1
    }
    return nil
  }

  private func name(_ range: Range<Int>) -> (text: String, end: Int) {
    var end = range.lowerBound
    while end < range.upperBound, !ForeignSource.isSpace(bytes[end]), bytes[end] != 0x3D {
      end += 1
    }
    return (Self.decoded(bytes[range.lowerBound..<max(range.lowerBound, end)]), end)
  }

  private func attributes(_ range: Range<Int>) -> [String: String] {
    var result: [String: String] = [:]
    var index = range.lowerBound
    while index < range.upperBound {
      while index < range.upperBound, ForeignSource.isSpace(bytes[index]) { index += 1 }
      let key = name(index..<range.upperBound)
      index = key.end
      while index < range.upperBound, bytes[index] != 0x22, bytes[index] != 0x27 { index += 1 }
      guard index < range.upperBound,
        let end = ASCII.find(bytes[index], in: bytes, index + 1..<range.upperBound)
      else { break }
      result[key.text] = Self.decoded(bytes[index + 1..<end])
      index = end + 1
    }
    return result
  }

  /// Text with entities and character references resolved.
  private static func decoded(_ slice: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let text = String(decoding: slice, as: UTF8.self)
    guard slice.contains(0x26) else { return text }
    var result = ""
    var rest = Substring(text)
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[mark...]
      let end = rest.prefix(12).firstIndex(of: ";")
      guard let end, let value = entity(rest[rest.index(after: mark)..<end]) else {
        result.append(rest.removeFirst())
        continue
      }
      result.append(value)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func entity(_ name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let number =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
