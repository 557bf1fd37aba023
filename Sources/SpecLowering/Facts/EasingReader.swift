import SpecModel
import SpecText

/// Finds timing curves in a stretch of text or code.
struct EasingReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let range: Range<Int>

  /// A curve and its place.
  struct Found {
    var easing: Easing
    var range: Range<Int>
  }

  /// The first curve of a range.
  ///
  /// - Source: CSS Easing Functions 1, 2 (named curves, cubic Béziers, steps).
  static func first(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, allowsPlainWords: Bool
  ) -> Found? {
    EasingReader(bytes: bytes, range: range).first(allowsPlainWords: allowsPlainWords)
  }

  private func first(allowsPlainWords: Bool) -> Found? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard Bytes.isLetter(bytes[offset]) else {
        offset += 1
        continue
      }
      switch bytes[offset] | 0x20 {
      case 0x65, 0x63, 0x6C, 0x73, 0x66, 0x62, 0x69, 0x70, 0x74:
        if let found = curve(at: offset, allowsPlainWords: allowsPlainWords) { return found }
      default: break
      }
      while offset < range.upperBound, Bytes.isLetter(bytes[offset]) { offset += 1 }
    }
    return nil
  }

  private func curve(at offset: Int, allowsPlainWords: Bool) -> Found? {
    switch bytes[offset] | 0x20 {
    case 0x65:
      return list(at: offset) ?? easing(at: offset)
        ?? ease(at: offset, allowsPlainWords: allowsPlainWords)
    case 0x63:
      return bezier("cubic-bezier(", at: offset) ?? bezier("cubicbezier(", at: offset)
        ?? bezier("cubic(", at: offset)
    case 0x62: return bezier("bezier(", at: offset) ?? named(at: offset)
    case 0x6C: return linear(at: offset, allowsPlainWords: allowsPlainWords) ?? named(at: offset)
    case 0x73: return steps(at: offset) ?? spring(at: offset) ?? named(at: offset)
    case 0x66: return spring(at: offset) ?? named(at: offset)
    case 0x70: return named(at: offset)
    case 0x74: return spring(at: offset)
    default: return nil
    }
  }

  // MARK: Named curves

  /// Whether a name that ends here names the value behind it: "ease: 'power2.out'".
  private func isKey(_ end: Int) -> Bool {
    var index = end
    while byte(index) == 0x22 || byte(index) == 0x27 { index += 1 }
    return byte(index) == 0x3A && byte(index + 1) != 0x2D
  }

  /// "Easing.out(Easing.quad)"
  private func easing(at offset: Int) -> Found? {
    guard matches("easing.", at: offset) else { return nil }
    for (name, curve): (StaticString, String) in [
      ("inout(", "ease-in-out"), ("out(", "ease-out"), ("in(", "ease-in"),
    ] where matches(name, at: offset + 7) {
      return Found(easing: .named(curve), range: offset..<offset + 6 + name.utf8CodeUnitCount)
    }
    return nil
  }

  private func ease(at offset: Int, allowsPlainWords: Bool) -> Found? {
    guard matches("ease", at: offset) else { return nil }
    var end = offset + 4
    let wordEnd = afterLetters(offset)
    var parts: [StaticString] = []
    for part: StaticString in ["in", "out"] {
      var next = end
      if next < range.upperBound, bytes[next] == 0x2D || bytes[next] == 0x20 || bytes[next] == 0x5F
      {
        next += 1
      }
      guard matches(part, at: next) else { continue }
      let stop = next + part.utf8CodeUnitCount
      let isCamel = next == end && bytes[next] & 0x20 == 0
      guard isCamel || !isLetter(stop) else { continue }
      parts.append(part)
      end = stop
    }
    if parts.isEmpty, isKey(offset + 4) { return nil }
    if parts.isEmpty {
      guard wordEnd == offset + 4, allowsPlainWords, offset == range.lowerBound || !isPart(offset),
        !goesOn(wordEnd)
      else { return nil }
      return Found(easing: .named("ease"), range: offset..<end)
    }
    let name = parts.count == 2 ? "ease-in-out" : "ease-\(parts[0])"
    if let swing = swing(at: end) {
      return Found(easing: .named(name + swing.suffix), range: offset..<swing.end)
    }
    return Found(easing: .named(name), range: offset..<end)
  }

  /// "easeOutBack", "ease-in-elastic": what the end of a name says of a curve that runs past its ends.
  private func swing(at end: Int) -> (suffix: String, end: Int)? {
    let start = byte(end) == 0x2D || byte(end) == 0x5F ? end + 1 : end
    for (word, suffix): (StaticString, String) in [
      ("back", "-back"), ("elastic", "-elastic"), ("bounce", "-bounce"),
    ] where matches(word, at: start) && !isLetter(start + word.utf8CodeUnitCount) {
      return (suffix, start + word.utf8CodeUnitCount)
    }
    return nil
  }

  /// "ease.settle", "ease-standard", "ease_brand": whether a word is only the beginning of a name.
  private func goesOn(_ end: Int) -> Bool {
    let joint = byte(end)
    return (joint == 0x2E || joint == 0x2D || joint == 0x5F) && isLetter(end + 1)
  }

  /// "ease: [0.4, 0, 0.2, 1]": the four numbers of a curve in a list.
  private func list(at offset: Int) -> Found? {
    guard matches("ease", at: offset) || matches("easing", at: offset) else { return nil }
    var start = afterLetters(offset)
    while byte(start) == 0x22 || byte(start) == 0x27 || byte(start) == 0x20 { start += 1 }
    guard byte(start) == 0x3A || byte(start) == 0x3D else { return nil }
    start += 1
    while byte(start) == 0x20 { start += 1 }
    guard byte(start) == 0x5B else { return nil }
    var end = start
    while end < range.upperBound, bytes[end] != 0x5D { end += 1 }
    let numbers = PlainNumbers.read(bytes, start..<end)
    guard numbers.count == 4 else { return nil }
    return Found(
      easing: .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]),
      range: start..<min(end + 1, range.upperBound))
  }

  /// A curve that a library names.
  private func named(at offset: Int) -> Found? {
    for entry in LibraryCurves.all where matches(entry.name, at: offset) {
      let end = offset + entry.name.utf8CodeUnitCount
      let before = offset > range.lowerBound ? bytes[offset - 1] : 0
      guard !isLetter(end), !entry.isMember || before == 0x2E else { continue }
      return Found(easing: entry.easing, range: offset..<end)
    }
    return nil
  }

  private func linear(at offset: Int, allowsPlainWords: Bool) -> Found? {
    guard allowsPlainWords, matches("linear", at: offset), !isLetter(offset + 6),
      byte(offset + 6) != 0x2D, byte(offset + 6) != 0x28, !isPart(offset)
    else { return nil }
    for word: StaticString in [" progress", " gradient", " layout", " bar", " list", " flow"]
    where matches(word, at: offset + 6) {
      return nil
    }
    return Found(easing: .named("linear"), range: offset..<offset + 6)
  }

  /// Whether a word continues a hyphenated word or a property of a value ("color-ease").
  private func isPart(_ offset: Int) -> Bool {
    guard offset > range.lowerBound else { return false }
    return bytes[offset - 1] == 0x2D
  }

  private func steps(at offset: Int) -> Found? {
    guard matches("steps(", at: offset) else { return nil }
    let measures = QuantityScanner.scan(bytes, offset + 6..<close(from: offset + 6))
    guard let count = measures.first?.low, count >= 1, count < 1000 else { return nil }
    return Found(easing: .steps(Int(count)), range: offset..<close(from: offset) + 1)
  }

  private func bezier(_ name: StaticString, at offset: Int) -> Found? {
    guard matches(name, at: offset) else { return nil }
    let start = offset + name.utf8CodeUnitCount
    let end = close(from: start)
    let numbers = PlainNumbers.read(bytes, start..<end)
    guard numbers.count == 4 else { return nil }
    return Found(
      easing: .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]),
      range: offset..<min(end + 1, range.upperBound))
  }

  // MARK: Springs

  /// "spring", ".spring(response: 0.3, dampingFraction: 0.7)", "stiffness: 300, damping: 20".
  private func spring(at offset: Int) -> Found? {
    if matches("spring", at: offset) {
      guard !isLetter(offset + 6) || matches("spring(", at: offset), !isSeason(offset) else {
        return nil
      }
      let isCall = byte(offset + 6) == 0x28
      let end = isCall ? close(from: offset + 7) : range.upperBound
      let spring = SpringParameters.read(bytes, offset + 6..<end)
      let stop = isCall ? min(end + 1, range.upperBound) : offset + 6
      return Found(easing: .spring(spring), range: offset..<stop)
    }
    guard matches("stiffness", at: offset) || matches("tension", at: offset),
      let spring = SpringParameters.read(bytes, range)
    else { return nil }
    return Found(easing: .spring(spring), range: offset..<range.upperBound)
  }

  private static let seasonal = WordKey.set("every", "last", "next", "early", "late")

  /// "every spring", "in early spring": whether a word before a spring that ends its clause makes it a time of the year.
  private func isSeason(_ offset: Int) -> Bool {
    guard byte(offset + 6) != 0x28, !(byte(offset + 6) == 0x20 && isLetter(offset + 7)),
      offset > range.lowerBound, bytes[offset - 1] == 0x20
    else { return false }
    var start = offset - 1
    while start > range.lowerBound, Bytes.isLetter(bytes[start - 1]) { start -= 1 }
    return start < offset - 1 && Self.seasonal.contains(WordKey(bytes, start..<offset - 1))
  }

  // MARK: Bytes

  private func matches(_ literal: StaticString, at offset: Int) -> Bool {
    Bytes.matches(literal, at: offset, end: range.upperBound, in: bytes)
  }

  private func byte(_ offset: Int) -> UInt8 { offset < range.upperBound ? bytes[offset] : 0 }

  private func isLetter(_ offset: Int) -> Bool { Bytes.isLetter(byte(offset)) }

  private func afterLetters(_ offset: Int) -> Int {
    var end = offset
    while isLetter(end) { end += 1 }
    return end
  }

  /// The offset of the next closing parenthesis, or the end.
  private func close(from offset: Int) -> Int {
    var end = offset
    while end < range.upperBound, bytes[end] != 0x29 { end += 1 }
    return end
  }
}

/// The parameters of a spring in any of the usual forms.
enum SpringParameters {
  /// Reads response with damping, or stiffness or tension with damping or friction and mass, or duration with bounce.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Spring? {
    func value(_ name: StaticString) -> Double? {
      guard let start = Bytes.find(name, in: range, of: bytes) else { return nil }
      return PlainNumbers.read(bytes, start + name.utf8CodeUnitCount..<range.upperBound).first
    }
    let ratio = value("dampingratio") ?? value("dampingfraction") ?? value("ratio:")
    let damping = value("damping") ?? value("friction")
    if let stiffness = value("stiffness") ?? value("tension") {
      let mass = value("mass") ?? 1
      if let ratio, let spring = Spring(stiffness: stiffness, damping: 1, mass: mass) {
        return Spring(response: spring.response, dampingFraction: ratio)
      }
      if let damping { return Spring(stiffness: stiffness, damping: damping, mass: mass) }
    }
    if let response = value("response"), let damping {
      return Spring(response: milliseconds(response), dampingFraction: damping)
    }
    if let bounce = value("bounce"), let duration = value("duration") {
      return Spring(duration: milliseconds(duration), bounce: bounce)
    }
    return nil
  }

  /// Springs are given in seconds, except where the number can only be milliseconds.
  private static func milliseconds(_ value: Double) -> Double { value < 20 ? value * 1000 : value }
}

/// Bare numbers with sign and fraction, whatever stands between them.
enum PlainNumbers {
  /// The numbers of a range, in order.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Double] {
    var result: [Double] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard Bytes.isDigit(bytes[offset]) else {
        offset += 1
        continue
      }
      let before = offset > range.lowerBound ? bytes[offset - 1] : 0x20
      let isFraction = before == 0x2E
      let sign = isFraction && offset - 2 >= range.lowerBound ? bytes[offset - 2] : before
      var value = 0.0
      var scale = isFraction ? 0.1 : 0
      while offset < range.upperBound {
        let byte = bytes[offset]
        if Bytes.isDigit(byte) {
          value = scale > 0 ? value + Double(byte & 0x0F) * scale : value * 10 + Double(byte & 0x0F)
          scale *= 0.1
        } else if byte == 0x2E, scale == 0, offset + 1 < range.upperBound,
          Bytes.isDigit(bytes[offset + 1])
        {
          scale = 0.1
        } else {
          break
        }
        offset += 1
      }
      value = (value * 1e9).rounded() / 1e9
      result.append(sign == 0x2D ? -value : value)
    }
    return result
  }
}
