import SpecSyntax
import SpecText

/// A colour as a line writes it: digits behind "#", or `rgb()`, `hsl()` and `oklch()` without an opacity.
///
/// - Source: CSS Color 4, 5.2, 5.1, 7, 9.4.
struct WrittenColor {
  var color: OpaqueColor
  /// The digits with their sign, or the function with its brackets.
  var range: Range<Int>

  /// Whether a document has a colour as a value.
  static func areIn(_ document: Document) -> Bool {
    document.mentions("#") || areFunctions(in: document)
  }

  /// Whether a document writes colours as functions.
  static func areFunctions(in document: Document) -> Bool {
    names.contains { document.mentions($0) }
  }

  private static let names: [StaticString] = ["rgb(", "hsl(", "oklch("]

  /// A text with its functions in digits; one with digits stays, for there they say the same once more.
  static func spelled(_ text: String) -> String {
    guard text.utf8.contains(0x28), !text.utf8.contains(ASCII.hash) else { return text }
    let bytes = ContiguousArray(text.utf8)
    var result = ""
    var start = 0
    while let own = first(in: start..<bytes.count, bytes) {
      result += String(decoding: bytes[start..<own.range.lowerBound], as: UTF8.self) + own.color.hex
      start = own.range.upperBound
    }
    return start == 0 ? text : result + String(decoding: bytes[start...], as: UTF8.self)
  }

  /// Claims with their colours as the document writes them, where their lines write functions.
  ///
  /// - Complexity: O(bytes + claims).
  static func asWritten(_ claims: [ContrastClaim], _ document: Document) -> [ContrastClaim] {
    guard areFunctions(in: document), !claims.isEmpty else { return claims }
    let bytes = document.source.bytes
    var written: [String: String] = [:]
    for name in names {
      var start = 0
      while let place = ASCII.find(name, in: bytes, start..<bytes.count) {
        start = place + name.utf8CodeUnitCount
        guard let own = read(at: place, bytes.count, bytes) else { continue }
        written[own.color.hex] = String(decoding: bytes[own.range], as: UTF8.self)
      }
    }
    return claims.map { claim in
      let line = document.firstLine(of: claim.origin.range).offsets
      guard ASCII.find(ASCII.hash, in: bytes, line) == nil else { return claim }
      var claim = claim
      claim.colors = claim.colors.map { written[$0] ?? $0 }
      return claim
    }
  }

  /// Whether a stretch has one.
  static func mayBeIn(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    next(in: range, bytes) != nil
  }

  /// The first colour of a stretch; `nil` where it has none, or where the first one is not read.
  static func first(in range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> WrittenColor? {
    next(in: range, bytes).flatMap { read(at: $0, range.upperBound, bytes) }
  }

  /// The only colour of a stretch; `nil` where it has none, several, or one that is not read.
  static func only(in range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> WrittenColor? {
    guard let found = first(in: range, bytes) else { return nil }
    return mayBeIn(found.range.upperBound..<range.upperBound, bytes) ? nil : found
  }

  /// The colours of a stretch that are read, in order.
  ///
  /// - Complexity: O(bytes of the stretch).
  static func all(in range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> [WrittenColor] {
    var result: [WrittenColor] = []
    var start = range.lowerBound
    while let place = next(in: start..<range.upperBound, bytes) {
      let own = read(at: place, range.upperBound, bytes)
      if let own { result.append(own) }
      start = own?.range.upperBound ?? place + 1
    }
    return result
  }

  /// Whether two values are two colours; a function may be rounded.
  static func differ(_ a: String, _ b: String) -> Bool {
    guard let first = OpaqueColor(value: a.lowercased()),
      let other = OpaqueColor(value: b.lowercased())
    else { return false }
    let isRounded = !a.hasPrefix("#") || !b.hasPrefix("#")
    return first.distance(to: other) > (isRounded ? 4 : 0)
  }

  /// Whether a colour is a function, or has as many digits as values usually have: "#12" is the number of a thing.
  func isWhole(_ bytes: ContiguousArray<UInt8>, short: Bool = true) -> Bool {
    bytes[range.lowerBound] != ASCII.hash || range.count == 7 || short && range.count == 4
  }

  /// The colour that begins at an offset: "#1B1B1B", "rgb(27, 27, 27)".
  static func read(
    at start: Int, _ end: Int, _ bytes: ContiguousArray<UInt8>
  ) -> WrittenColor? {
    if bytes[start] == ASCII.hash {
      var stop = start + 1
      while stop < end, ASCII.isWord(bytes[stop]), bytes[stop] < 0x80 { stop += 1 }
      return OpaqueColor(String(decoding: bytes[start..<stop], as: UTF8.self))
        .map { WrittenColor(color: $0, range: start..<stop) }
    }
    guard let close = ASCII.find(0x29, in: bytes, start..<min(end, start + 48)) else { return nil }
    let text = String(decoding: bytes[start...close], as: UTF8.self)
    return OpaqueColor(value: text).map { WrittenColor(color: $0, range: start..<close + 1) }
  }

  /// Whether a stretch gives a share besides, so that another colour may shine through.
  func hasShare(in stretch: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    [stretch.lowerBound..<range.lowerBound, range.upperBound..<stretch.upperBound].contains {
      ASCII.find(0x25, in: bytes, $0) != nil
    }
  }

  /// Where the next colour of a stretch begins.
  ///
  /// - Complexity: O(bytes of the stretch).
  private static func next(in range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { text in
      for offset in range {
        switch text[offset] {
        case ASCII.hash: return offset
        case 0x28 where offset > range.lowerBound + 2:
          // Through a colour with an opacity another one shines.
          if let start = function(before: offset, range.lowerBound, bytes),
            read(at: start, range.upperBound, bytes) != nil
          {
            return start
          }
        default: break
        }
      }
      return nil
    }
  }

  /// The colour of a function by the place of its name.
  static func function(
    _ name: Range<Int>, _ end: Int, _ bytes: ContiguousArray<UInt8>
  ) -> WrittenColor? {
    guard name.upperBound < end, bytes[name.upperBound] == 0x28,
      function(before: name.upperBound, name.lowerBound, bytes) == name.lowerBound
    else { return nil }
    return read(at: name.lowerBound, end, bytes)
  }

  /// The beginning of the name of a colour function before a bracket.
  static func function(
    before bracket: Int, _ limit: Int, _ bytes: ContiguousArray<UInt8>
  ) -> Int? {
    var start = bracket
    while start > limit, ASCII.isLetter(bytes[start - 1]), bracket - start < 6 { start -= 1 }
    let name = String(decoding: bytes[start..<bracket], as: UTF8.self)
    return functions.contains(name) ? start : nil
  }

  private static let functions: Lexicon = ["rgb", "hsl", "oklch"]
}
