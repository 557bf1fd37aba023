import CExpat
import SpecText

/// An XML file as a flat list of elements, parents before children.
///
/// - Errors: damaged XML keeps what was read before the damage, and says so in `damage`.
/// - Complexity: linear and iterative: nesting costs no stack.
struct XMLElements {
  /// An element.
  struct Element {
    /// Name of the tag.
    var name: String
    /// Attributes as written.
    var attributes: [String: String]
    /// Index of the element around it.
    var parent: Int?
    /// The start tag.
    var range: SourceRange
  }

  /// The elements in document order.
  var elements: [Element] = []
  /// What ended the reading early.
  var damage: String?

  /// Reads a text from its first tag on; text around the document is passed over.
  init(_ source: SourceText) {
    let bytes = Self.withoutBadReferences(source.bytes)
    let start = Self.contentStart(bytes)
    let collector = Collector(base: start - Self.opening.utf8.count)
    // The text is UTF-8 by now, whatever the declaration says. No element may declare entities:
    // a document type inside the wrapper element is a syntax error, so no entity can explode.
    guard let parser = XML_ParserCreate("UTF-8") else {
      damage = "out of memory"
      return
    }
    defer { XML_ParserFree(parser) }
    XML_SetUserData(parser, Unmanaged.passUnretained(collector).toOpaque())
    XML_SetElementHandler(parser, startElement, endElement)
    collector.parser = parser
    withExtendedLifetime(collector) {
      damage = Self.feed(parser, bytes, from: start)
    }
    if collector.openElements.count > 1, damage == nil { damage = "the file ends too early" }
    if collector.isFull { damage = "more than \(Collector.limit) elements" }
    elements = collector.elements
  }

  private static let opening = "<plumb>"

  private static func feed(
    _ parser: XML_Parser, _ bytes: ContiguousArray<UInt8>, from start: Int
  ) -> String? {
    func parse(_ part: UnsafeBufferPointer<UInt8>, isFinal: Bool) -> String? {
      let status = part.withMemoryRebound(to: CChar.self) { chars in
        XML_Parse(parser, chars.baseAddress, Int32(truncatingIfNeeded: chars.count), 0)
      }
      guard status == XML_STATUS_ERROR else { return nil }
      let text = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      return text ?? "not well-formed"
    }
    if let damage = Array(opening.utf8).withUnsafeBufferPointer({ parse($0, isFinal: false) }) {
      return damage
    }
    let chunk = 1 << 20
    return bytes.withUnsafeBufferPointer { buffer in
      var offset = start
      while offset < buffer.count {
        let end = min(offset + chunk, buffer.count)
        let part = UnsafeBufferPointer(rebasing: buffer[offset..<end])
        if let damage = parse(part, isFinal: false) { return damage }
        offset = end
      }
      return nil
    }
  }

  /// Offset of the first tag after an XML declaration.
  private static func contentStart(_ bytes: ContiguousArray<UInt8>) -> Int {
    var index = 0
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    let mark = Array("<?xml".utf8)
    guard index + mark.count < bytes.count, bytes[index..<index + mark.count].elementsEqual(mark)
    else { return index }
    var end = index
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "?"), bytes[end + 1] == UInt8(ascii: ">") { return end + 2 }
      end += 1
    }
    return index
  }

  /// Replaces character references that XML forbids, byte for byte in place, so that offsets stay.
  ///
  /// Android writes characters beyond the basic plane as two references to surrogates.
  private static func withoutBadReferences(
    _ bytes: ContiguousArray<UInt8>
  ) -> ContiguousArray<UInt8> {
    var result = bytes
    var index = 0
    while index + 2 < bytes.count {
      guard bytes[index] == UInt8(ascii: "&"), bytes[index + 1] == UInt8(ascii: "#") else {
        index += 1
        continue
      }
      let (value, end) = reference(bytes, at: index)
      guard end > index else {
        index += 2
        continue
      }
      if 0xD800..<0xDC00 ~= value {
        let (low, lowEnd) = reference(bytes, at: end)
        if 0xDC00..<0xE000 ~= low {
          let scalar = 0x10000 + ((value - 0xD800) << 10) + (low - 0xDC00)
          overwrite(&result, index..<lowEnd, with: scalar)
          index = lowEnd
          continue
        }
      }
      if !isCharacter(value) { overwrite(&result, index..<end, with: 0xFFFD) }
      index = end
    }
    return result
  }

  /// Value and end of the character reference at an offset; the end is the offset where there is none.
  private static func reference(
    _ bytes: ContiguousArray<UInt8>, at start: Int
  ) -> (value: Int, end: Int) {
    guard start + 3 < bytes.count, bytes[start] == UInt8(ascii: "&"),
      bytes[start + 1] == UInt8(ascii: "#")
    else { return (0, start) }
    var index = start + 2
    let isHex = bytes[index] | 0x20 == UInt8(ascii: "x")
    if isHex { index += 1 }
    var value = 0
    let first = index
    while index < bytes.count, index - first < 9 {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value * (isHex ? 16 : 10) + Int(byte - 48)
      case UInt8(ascii: "a")...UInt8(ascii: "f") where isHex,
        UInt8(ascii: "A")...UInt8(ascii: "F")
      where isHex:
        value = value * 16 + Int(byte | 0x20) - 87
      case UInt8(ascii: ";") where index > first: return (value, index + 1)
      default: return (0, start)
      }
      index += 1
    }
    return (0, start)
  }

  private static func isCharacter(_ value: Int) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20..<0xD800, 0xE000..<0xFFFE, 0x10000..<0x110000: true
    default: false
    }
  }

  /// Writes a character and pads the rest with leading zeros of a reference: "&#x0000FFFD;".
  private static func overwrite(
    _ bytes: inout ContiguousArray<UInt8>, _ range: Range<Int>, with scalar: Int
  ) {
    let digits = Array(String(scalar, radix: 16).utf8)
    guard range.count >= digits.count + 4 else {
      for index in range { bytes[index] = UInt8(ascii: "?") }
      return
    }
    bytes[range.lowerBound + 2] = UInt8(ascii: "x")
    for index in range.lowerBound + 3..<range.upperBound - 1 { bytes[index] = UInt8(ascii: "0") }
    let start = range.upperBound - 1 - digits.count
    for (offset, digit) in digits.enumerated() { bytes[start + offset] = digit }
    bytes[range.upperBound - 1] = UInt8(ascii: ";")
  }
}

/// What the C callbacks fill.
private final class Collector {
  static let limit = 1_000_000
  let base: Int
  var parser: XML_Parser?
  var elements: [XMLElements.Element] = []
  var openElements: [Int] = []
  var isFull = false

  init(base: Int) { self.base = base }

  func open(_ name: String, _ attributes: [String: String]) {
    guard elements.count < Self.limit else {
      isFull = true
      if let parser { XML_StopParser(parser, 0) }
      return
    }
    // Index -1 is the wrapper.
    if openElements.isEmpty {
      openElements.append(-1)
      return
    }
    var start = 0
    var count = 0
    if let parser {
      start = base + Int(XML_GetCurrentByteIndex(parser))
      count = Int(XML_GetCurrentByteCount(parser))
    }
    let parent = openElements.last.flatMap { $0 >= 0 ? $0 : nil }
    openElements.append(elements.count)
    elements.append(
      XMLElements.Element(
        name: name, attributes: attributes, parent: parent,
        range: SourceRange(max(0, start), max(0, start) + count)))
  }

  func close() {
    if openElements.count > 1 { openElements.removeLast() }
  }
}

private func startElement(
  _ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?,
  _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
) {
  guard let data, let name else { return }
  let collector = Unmanaged<Collector>.fromOpaque(data).takeUnretainedValue()
  var values: [String: String] = [:]
  var index = 0
  while let attributes, let key = attributes[index], let value = attributes[index + 1] {
    values[String(cString: key)] = String(cString: value)
    index += 2
  }
  collector.open(String(cString: name), values)
}

private func endElement(_ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?) {
  guard let data else { return }
  Unmanaged<Collector>.fromOpaque(data).takeUnretainedValue().close()
}
