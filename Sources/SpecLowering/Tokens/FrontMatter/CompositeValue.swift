import SpecModel
import SpecText

/// A value of the Design Tokens format that is an object or a list: a dimension, a colour, a curve, a type style.
struct CompositeValue {
  let bytes: UnsafeBufferPointer<UInt8>
  let range: Range<Int>

  /// The value in one line as style sheets write it; `nil` where the object has no such form.
  ///
  /// - Source: Design Tokens Format Module 2025.10, 8 (dimension, duration, cubicBezier) and 9 (typography);
  ///   Design Tokens Color Module, "hex".
  var text: String? {
    guard let first = range.first else { return nil }
    if bytes[first] == 0x5B {
      let numbers = PlainNumbers.read(bytes, range)
      let hasText = range.contains { bytes[$0] == 0x22 || bytes[$0] == 0x27 || bytes[$0] == 0x7B }
      guard numbers.count == 4, !hasText else { return nil }
      return "cubic-bezier(" + numbers.map { Numbers.text($0) }.joined(separator: ", ") + ")"
    }
    guard bytes[first] == 0x7B, range.count < 2000 else { return nil }
    if let hex = member("hex") { return hex }
    if let size = member("fontSize") {
      var text = size
      if let line = member("lineHeight") { text += "/" + line }
      if let weight = member("fontWeight") { text += " " + weight }
      return text
    }
    if member("blur") == nil, let value = member("value"), let unit = member("unit") {
      return value + unit
    }
    return nil
  }

  /// The style that a call makes of parts with their names: "TextStyle(fontSize: 36, height: 1.2, fontWeight: …)";
  /// `nil` for all other values.
  ///
  /// - Source: Flutter `TextStyle`, where `height` is a multiple of the size; Jetpack Compose `TextStyle`.
  var callText: String? {
    guard range.count < 600 else { return nil }
    if let first = range.first, bytes[first] == 0x5B { return tupleText }
    guard let open = range.first(where: { bytes[$0] == 0x28 }),
      case let name = bytes.string(range.lowerBound..<open), name.hasSuffix("TextStyle"),
      let size = member("fontSize") ?? member("size")
    else { return nil }
    let line = member("lineHeight") ?? member("height")
    let weight = member("fontWeight") ?? member("weight")
    guard line != nil || weight != nil else { return nil }
    // "FontWeight.w600"
    let last = weight.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    return size + (line.map { "/" + $0 } ?? "") + (last.map { " " + $0 } ?? "")
  }

  /// "['3.5rem', { lineHeight: '4rem', fontWeight: '700' }]", "['14px', '20px']": a size of a theme of utility classes.
  ///
  /// - Source: Tailwind CSS, theme key "fontSize".
  private var tupleText: String? {
    guard let comma = range.first(where: { bytes[$0] == 0x2C }),
      let size = quoted(range.lowerBound + 1..<comma)
    else { return nil }
    let rest = Bytes.trim(comma + 1..<range.upperBound - 1, in: bytes)
    guard let first = rest.first else { return nil }
    guard bytes[first] == 0x7B else { return quoted(rest).map { size + "/" + $0 } }
    let parts = CompositeValue(bytes: bytes, range: rest)
    let line = parts.member("lineHeight")
    let weight = parts.member("fontWeight")
    guard line != nil || weight != nil else { return nil }
    return size + (line.map { "/" + $0 } ?? "") + (weight.map { " " + $0 } ?? "")
  }

  /// The measure between quotation marks.
  private func quoted(_ part: Range<Int>) -> String? {
    let text = Bytes.trim(part, in: bytes)
    guard let first = text.first, let last = text.last, text.count > 3,
      bytes[first] == 0x27 || bytes[first] == 0x22, bytes[last] == bytes[first],
      Bytes.isDigit(bytes[first + 1])
    else { return nil }
    return bytes.string(first + 1..<last)
  }

  /// Whether it is a list of the four numbers of a curve.
  var isCurve: Bool {
    guard let first = range.first, bytes[first] == 0x5B else { return false }
    return text != nil
  }

  /// The value of a member, objects of value and unit joined.
  private func member(_ name: StaticString) -> String? {
    let length = name.utf8CodeUnitCount
    var rest = range
    while let start = Bytes.find(name, in: rest, of: bytes) {
      rest = start + 1..<range.upperBound
      var offset = start + length
      let before = start > range.lowerBound ? bytes[start - 1] : 0
      let isApart =
        before == 0x22 || before == 0x27 || before == 0x20 || before == 0x7B || before == 0x28
      guard isApart || before == 0x0A || before == 0x09 else { continue }
      if offset < range.upperBound, bytes[offset] == 0x22 || bytes[offset] == 0x27 { offset += 1 }
      while offset < range.upperBound, bytes[offset] == 0x20 { offset += 1 }
      guard offset < range.upperBound, bytes[offset] == 0x3A || bytes[offset] == 0x3D else {
        continue
      }
      return value(from: offset + 1)
    }
    return nil
  }

  private func value(from start: Int) -> String? {
    var end = start
    var depth = 0
    scan: while end < range.upperBound {
      switch bytes[end] {
      case 0x7B, 0x5B, 0x28: depth += 1
      case 0x7D, 0x5D, 0x29:
        if depth == 0 { break scan }
        depth -= 1
      case 0x2C where depth == 0: break scan
      default: break
      }
      end += 1
    }
    var found = Bytes.trim(start..<end, in: bytes)
    while let last = found.last, bytes[last] == 0x0A || bytes[last] == 0x0D || bytes[last] == 0x20 {
      found = found.lowerBound..<last
    }
    guard let first = found.first else { return nil }
    if bytes[first] == 0x7B, found.count < range.count {
      return CompositeValue(bytes: bytes, range: found).text
    }
    let isQuoted = bytes[first] == 0x22 || bytes[first] == 0x27
    let bare = isQuoted && found.count > 2 ? first + 1..<found.upperBound - 1 : found
    return bytes.string(bare)
  }
}
