import SpecJSON
import SpecText

/// The bytes of a recording and where its lines begin.
struct ForeignSource {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Names of the recording's fields for keys of trace lines.
  let fields: [String: String]
  /// The first byte that is neither space nor byte order mark; 0 in an empty file.
  let first: UInt8
  /// The offset of that byte.
  let start: Int
  /// What is looked at to recognise a format.
  let head: Range<Int>
  private let firstLine: Range<Int>

  init(_ bytes: UnsafeBufferPointer<UInt8>, fields: [String: String]) {
    self.bytes = bytes
    self.fields = fields
    let mark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    var offset = mark ? 3 : 0
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
    start = offset
    first = offset < bytes.count ? bytes[offset] : 0
    head = offset..<min(bytes.count, offset + 8192)
    let end = ASCII.find(0x0A, in: bytes, head) ?? head.upperBound
    firstLine = offset..<end
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Whether the beginning holds a text.
  func holds(_ text: StaticString) -> Bool { ASCII.find(text, in: bytes, head) != nil }

  /// Whether the first line is a trace line of Plumb's own.
  var isNative: Bool {
    first == 0x7B
      && (ASCII.find("\"kind\":\"", in: bytes, firstLine) != nil
        || ASCII.find("\"kind\": \"", in: bytes, firstLine) != nil)
  }

  /// Text of a range, damaged bytes replaced.
  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  // MARK: Objects

  /// Calls a closure for each object of a list or of JSON Lines from an offset on, with its 1-based line, up to the end
  /// of the list; what is none is a fault.
  ///
  /// A list that is never closed, as a program that is killed leaves it, is read to its last object.
  /// - Complexity: O(bytes).
  func objects(
    from offset: Int, into sink: inout ForeignSink,
    _ body: (JSONValue, Int, inout ForeignSink) -> Void
  ) {
    let copy = ContiguousArray(bytes)
    var line = 1 + bytes[..<min(offset, bytes.count)].count { $0 == 0x0A }
    var offset = offset
    var isList = false
    var inGarbage = false
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x7B:
        inGarbage = false
        guard let end = objectEnd(from: offset) else {
          return sink.fault(.unterminatedObject, line: line)
        }
        if let value = Self.parsed(copy, offset..<end) {
          body(value, line, &sink)
        } else {
          sink.fault(.invalidLiteral, line: line)
        }
        line += bytes[offset..<end].count { $0 == 0x0A }
        offset = end
        continue
      case 0x5B where !isList: isList = true
      case 0x5D where isList: return
      case 0x0A:
        line += 1
        inGarbage = false
      case let byte where Self.isSpace(byte) || byte == 0x2C: break
      default:
        if !inGarbage { sink.fault(.notAnObject, line: line) }
        inGarbage = true
      }
      offset += 1
    }
  }

  private static func parsed(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> JSONValue? {
    do throws(JSONError) { return try JSONParser.parse(bytes, in: range) } catch { return nil }
  }

  /// The offset behind the brace that closes an object; braces in strings count for nothing.
  private func objectEnd(from start: Int) -> Int? {
    var depth = 0
    var offset = start
    var inString = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if inString {
        if byte == 0x5C { offset += 1 } else if byte == 0x22 { inString = false }
      } else if byte == 0x22 {
        inString = true
      } else if byte == 0x7B {
        depth += 1
      } else if byte == 0x7D {
        depth -= 1
        if depth == 0 { return offset + 1 }
      }
      offset += 1
    }
    return nil
  }
}

extension JSONValue {
  /// The text of a string, number or truth value; `nil` for others.
  var plainText: String? {
    switch self {
    case .string(let text): text
    case .number(_, let raw): raw
    case .bool(let flag): flag ? "true" : "false"
    case .null, .array, .object: nil
    }
  }

  /// The plain values of an object by name, those of inner objects with a dotted one.
  func attributes(depth: Int = 0) -> [String: String] {
    var result: [String: String] = [:]
    for member in members ?? [] {
      if let text = member.value.plainText {
        result[member.key] = text
      } else if depth < 6 {
        for (key, text) in member.value.attributes(depth: depth + 1) {
          result["\(member.key).\(key)"] = text
        }
      }
    }
    return result
  }
}
