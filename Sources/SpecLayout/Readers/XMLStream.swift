import CExpat
import SpecText

/// What receives the elements of an XML file.
protocol XMLSink: AnyObject {
  /// Takes an element and tells the index under which the elements inside know it.
  func open(_ element: XMLElement, parent: Int?) -> Int?
}

/// Reads XML element by element; nothing is kept of what was read.
///
/// - Errors: damaged XML ends the reading; what stands before the damage was handed over.
/// - Complexity: linear and iterative: nesting costs no stack.
enum XMLStream {
  /// Hands the elements of a text to a sink, from the first tag on, and tells what ended it early.
  static func read(
    _ source: SourceText, into sink: any XMLSink, hasMasks: Bool = false
  ) -> String? {
    let bytes = withoutBadReferences(hasMasks ? replacingMasks(source.bytes) : source.bytes)
    let start = contentStart(bytes)
    // The text is UTF-8 by now, whatever the declaration says. No element may declare entities:
    // a document type inside the wrapper element is a syntax error, so no entity can explode.
    guard let parser = XML_ParserCreate("UTF-8") else { return "out of memory" }
    defer { XML_ParserFree(parser) }
    let collector = Collector(
      sink: sink, parser: parser, base: start - opening.utf8.count)
    XML_SetUserData(parser, Unmanaged.passUnretained(collector).toOpaque())
    XML_SetElementHandler(parser, startElement, endElement)
    return withExtendedLifetime(collector) {
      let damage = feed(parser, bytes, from: start)
      if damage != nil, collector.openElements.count < 2, declaresType(bytes) {
        return "a document type declaration is not accepted, for entities can do harm"
      }
      if collector.isFull { return "more than \(Collector.limit) elements" }
      if damage == nil, collector.openElements.count > 1 { return "the file ends too early" }
      return damage
    }
  }

  /// Whether a document type is declared before the first element.
  private static func declaresType(_ bytes: ContiguousArray<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { all in
      ByteSearch.contains("<!DOCTYPE", in: UnsafeBufferPointer(rebasing: all.prefix(1 << 16)))
    }
  }

  /// Parses without looking at anything: what reading is measured against.
  static func parseOnly(_ bytes: ContiguousArray<UInt8>) {
    guard let parser = XML_ParserCreate("UTF-8") else { return }
    defer { XML_ParserFree(parser) }
    XML_SetElementHandler(parser, { _, _, _ in }, { _, _ in })
    _ = feed(parser, bytes, from: 0, isWrapped: false)
  }

  private static let opening = "<plumb>"

  private static func feed(
    _ parser: XML_Parser, _ bytes: ContiguousArray<UInt8>, from start: Int, isWrapped: Bool = true
  ) -> String? {
    func parse(_ part: UnsafeBufferPointer<UInt8>) -> String? {
      let status = part.withMemoryRebound(to: CChar.self) { chars in
        XML_Parse(parser, chars.baseAddress, Int32(truncatingIfNeeded: chars.count), 0)
      }
      guard status == XML_STATUS_ERROR else { return nil }
      let text = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      return text ?? "not well-formed"
    }
    if isWrapped, let damage = Array(opening.utf8).withUnsafeBufferPointer(parse) { return damage }
    // The parser copies what it is given: small parts stay in the cache and take no room.
    let chunk = 1 << 16
    return bytes.withUnsafeBufferPointer { buffer in
      var offset = start
      while offset < buffer.count {
        let end = min(offset + chunk, buffer.count)
        let part = UnsafeBufferPointer(rebasing: buffer[offset..<end])
        if let damage = parse(part) { return damage }
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

  /// The text with references to characters that XML forbids replaced; nothing is copied without.
  private static func withoutBadReferences(
    _ bytes: ContiguousArray<UInt8>
  ) -> ContiguousArray<UInt8> {
    let hasReference = bytes.withUnsafeBufferPointer { ByteSearch.contains("&#", in: $0) }
    return hasReference ? replacingBadReferences(bytes) : bytes
  }

  /// What committed snapshots write in the place of numbers; XML allows no "<" there.
  private static let mask: StaticString = "<number>"

  /// Makes the masks plain words, byte for byte in place.
  private static func replacingMasks(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var result = bytes
    result.withUnsafeMutableBufferPointer { all in
      var index = 0
      while let place = ByteSearch.find(mask, in: UnsafeBufferPointer(all), from: index) {
        index = place + 8
        // In quotes only: elsewhere it may be an element.
        guard place > 0, index < all.count, all[place - 1] == all[index],
          all[index] == UInt8(ascii: "\"") || all[index] == UInt8(ascii: "'")
        else { continue }
        all[place] = UInt8(ascii: "?")
        all[index - 1] = UInt8(ascii: "?")
      }
    }
    return result
  }

  /// Replaces character references that XML forbids, byte for byte in place, so that offsets stay.
  ///
  /// Android writes characters beyond the basic plane as two references to surrogates.
  private static func replacingBadReferences(
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
  static let limit = 4_000_000
  private let sink: any XMLSink
  private let parser: XML_Parser
  private let base: Int
  private var count = 0
  /// What the sink calls each open element, -1 for none; the first is the wrapper.
  var openElements: [Int32] = []
  var isFull = false
  /// The values of the attributes of one element; memory of its own, for it is written for each one.
  private let values: UnsafeMutableBufferPointer<XMLElement.Characters?>
  /// The parser keeps each name at one address as long as it lives: what was found there last.
  private let known: UnsafeMutableBufferPointer<Known>

  private struct Known {
    var name: XMLElement.Characters?
    var attribute: XMLAttribute?
  }

  init(sink: any XMLSink, parser: XML_Parser, base: Int) {
    self.sink = sink
    self.parser = parser
    self.base = base
    values = .allocate(capacity: XMLAttribute.allCases.count)
    values.initialize(repeating: nil)
    known = .allocate(capacity: 256)
    known.initialize(repeating: Known())
  }

  deinit {
    values.deallocate()
    known.deallocate()
  }

  func open(
    _ tag: XMLElement.Characters, _ attributes: UnsafeMutablePointer<XMLElement.Characters?>?
  ) {
    guard count < Self.limit else {
      isFull = true
      XML_StopParser(parser, 0)
      return
    }
    guard let around = openElements.last else {
      openElements.append(-1)
      return
    }
    count += 1
    values.update(repeating: nil)
    var index = 0
    while let attributes, let key = attributes[index], let value = attributes[index + 1] {
      if let attribute = attribute(named: key) { values[attribute.rawValue] = value }
      index += 2
    }
    let start = max(0, base + Int(XML_GetCurrentByteIndex(parser)))
    let range = SourceRange(start, start + Int(XML_GetCurrentByteCount(parser)))
    let own = values.baseAddress.flatMap { table in
      sink.open(
        XMLElement(tag: tag, values: UnsafePointer(table), range: range),
        parent: around < 0 ? nil : Int(around))
    }
    openElements.append(own.map { Int32(clamping: $0) } ?? -1)
  }

  private func attribute(named name: XMLElement.Characters) -> XMLAttribute? {
    let slot = Int(UInt(bitPattern: name) >> 3 & 255)
    if known[slot].name == name { return known[slot].attribute }
    let found = XMLAttribute.byName[String(cString: name)]
    known[slot] = Known(name: name, attribute: found)
    return found
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
  Unmanaged<Collector>.fromOpaque(data).takeUnretainedValue().open(name, attributes)
}

private func endElement(_ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?) {
  guard let data else { return }
  Unmanaged<Collector>.fromOpaque(data).takeUnretainedValue().close()
}
