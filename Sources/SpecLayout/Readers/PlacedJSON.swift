import SpecJSON
import SpecText

/// A value in a JSON text: its place is known, its content is decoded when it is asked for.
struct PlacedJSON {
  private let tape: JSONTape
  private let token: Int

  /// Reads the value that fills a range of a text.
  init(_ source: SourceText, _ part: Range<Int>) throws(JSONError) {
    tape = try JSONTape(source, part)
    token = 0
  }

  private init(_ tape: JSONTape, _ token: Int) {
    self.tape = tape
    self.token = token
  }

  /// A member of an object.
  struct Member {
    let key: String
    let value: PlacedJSON
  }

  // MARK: Structure

  private var start: Int { Int(tape.tokens[token].start) }
  private var lead: UInt8 { tape.source.bytes[start] }
  private var isContainer: Bool { lead == UInt8(ascii: "{") || lead == UInt8(ascii: "[") }
  private var next: Int { isContainer ? Int(tape.tokens[token].next) : token + 1 }

  /// Whether it is an object.
  var isObject: Bool { lead == UInt8(ascii: "{") }

  /// The members of an object.
  var members: [Member]? {
    guard isObject else { return nil }
    var result: [Member] = []
    forEachKey { key, value in
      result.append(Member(key: PlacedJSON(tape, key).string ?? "", value: PlacedJSON(tape, value)))
    }
    return result
  }

  /// The items of an array.
  var array: [PlacedJSON]? {
    guard lead == UInt8(ascii: "[") else { return nil }
    var items: [PlacedJSON] = []
    let end = next - 1
    var current = token + 1
    while current < end {
      let item = PlacedJSON(tape, current)
      items.append(item)
      current = item.next
    }
    return items
  }

  private func forEachKey(_ body: (_ key: Int, _ value: Int) -> Void) {
    let end = next - 1
    var current = token + 1
    while current + 1 < end {
      body(current, current + 1)
      current = PlacedJSON(tape, current + 1).next
    }
  }

  /// The value of a key, the last where it occurs twice.
  subscript(key: StaticString) -> PlacedJSON? {
    guard isObject else { return nil }
    var found: Int?
    tape.source.bytes.withUnsafeBufferPointer { bytes in
      tape.tokens.withUnsafeBufferPointer { tokens in
        let end = Int(tokens[token].next) - 1
        var current = token + 1
        while current + 1 < end {
          if Self.isKey(tokens[current], key, bytes) { found = current + 1 }
          let value = tokens[current + 1]
          let lead = bytes[Int(value.start)]
          current =
            lead == UInt8(ascii: "{") || lead == UInt8(ascii: "[") ? Int(value.next) : current + 2
        }
      }
    }
    return found.map { PlacedJSON(tape, $0) }
  }

  private static func isKey(
    _ token: JSONTape.Token, _ key: StaticString, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let count = key.utf8CodeUnitCount
    guard Int(token.next) - Int(token.start) == count + 2 else { return false }
    let start = Int(token.start) + 1
    for index in 0..<count where bytes[start + index] != key.utf8Start[index] { return false }
    return true
  }

  /// Whether an object has a key, even with `null`.
  func has(_ key: StaticString) -> Bool { self[key] != nil }

  /// The object, up to the end of its first line.
  var range: SourceRange {
    guard isContainer else { return SourceRange(start, Int(tape.tokens[token].next)) }
    let last = Int(tape.tokens[next - 1].start) + 1
    let bytes = tape.source.bytes
    var end = start
    let limit = min(last, start + 4096)
    while end < limit, bytes[end] != 0x0A { end += 1 }
    return SourceRange(start, end)
  }

  // MARK: Values

  private var slice: Range<Int> { start..<Int(tape.tokens[token].next) }

  private var string: String? {
    guard lead == UInt8(ascii: "\"") else { return nil }
    let inner = slice.lowerBound + 1..<slice.upperBound - 1
    return tape.source.bytes.withUnsafeBufferPointer { bytes in
      let part = UnsafeBufferPointer(rebasing: bytes[inner])
      if !part.contains(UInt8(ascii: "\\")) { return String(decoding: part, as: UTF8.self) }
      return (try? JSONParser.parse(tape.source.bytes, in: slice))?.string
        ?? String(decoding: part, as: UTF8.self)
    }
  }

  /// Calls with the bytes of a number or of a text without its quotes.
  private func withScalar<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value?) -> Value? {
    guard !isContainer else { return nil }
    let isText = lead == UInt8(ascii: "\"")
    let inner = isText ? slice.lowerBound + 1..<slice.upperBound - 1 : slice
    return tape.source.bytes.withUnsafeBufferPointer { bytes in
      body(UnsafeBufferPointer(rebasing: bytes[inner]))
    }
  }

  /// A text that is not empty.
  var text: String? { string.flatMap { $0.isEmpty ? nil : $0 } }

  /// A text that is not empty, sharing storage with equal ones.
  func text(_ pool: inout StringPool) -> String? {
    guard lead == UInt8(ascii: "\"") else { return nil }
    let isPlain = withScalar { bytes in bytes.contains(UInt8(ascii: "\\")) ? nil : true }
    guard isPlain == true else { return text }
    var result: String?
    _ = withScalar { bytes -> Bool? in
      result = bytes.isEmpty ? nil : pool.string(bytes)
      return nil
    }
    return result
  }

  /// A number, also when written as a text.
  var number: Double? { withScalar(DumpValue.number) }

  /// A truth value, also when written as a text or number.
  var flag: Bool? {
    if let flag = withScalar(DumpValue.flag) { return flag }
    return lead == UInt8(ascii: "\"") ? nil : number.map { $0 != 0 }
  }

  /// "[left,top][right,bottom]", or an array of four edges, also as two arrays of two.
  var bounds: LayoutRect? {
    if lead == UInt8(ascii: "\"") { return withScalar(DumpValue.bounds) }
    guard let edges = numbers(4) else { return nil }
    return LayoutRect(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
  }

  /// "{{x, y}, {width, height}}" or an array of x, y, width and height.
  var rect: LayoutRect? {
    if lead == UInt8(ascii: "\"") {
      guard let all = withScalar(DumpValue.fourNumbers) else { return nil }
      return LayoutRect(x: all.0, y: all.1, width: all.2, height: all.3)
    }
    guard let all = numbers(4) else { return nil }
    return LayoutRect(x: all[0], y: all[1], width: all[2], height: all[3])
  }

  /// All numbers of nested arrays, where they are as many as wanted and there is nothing else.
  func numbers(_ count: Int) -> [Double]? {
    guard lead == UInt8(ascii: "[") else { return nil }
    var result: [Double] = []
    for index in token + 1..<next - 1 {
      let item = PlacedJSON(tape, index)
      switch item.lead {
      case UInt8(ascii: "["), UInt8(ascii: "]"): continue
      case UInt8(ascii: "{"), UInt8(ascii: "}"): return nil
      default:
        guard let number = item.number, result.count < count else { return nil }
        result.append(number)
      }
    }
    return result.count == count ? result : nil
  }

  /// "x", "y", "width", "height" of an object, or "origin" and "size", or "left" and "top".
  var frame: LayoutRect? {
    let origin = self["origin"] ?? self
    let size = self["size"] ?? self
    guard let x = (origin["x"] ?? origin["left"])?.number,
      let y = (origin["y"] ?? origin["top"])?.number, let width = size["width"]?.number,
      let height = size["height"]?.number
    else { return nil }
    return LayoutRect(x: x, y: y, width: width, height: height)
  }
}
