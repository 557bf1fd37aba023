import SpecModel
import SpecText

/// A design value as written at the start of a text: its kind and its bytes.
struct TokenLiteral {
  var kind: Token.Kind
  var range: Range<Int>

  /// The value that a text starts with; `nil` where it starts with other words.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> TokenLiteral? {
    let range = Bytes.trim(text, in: bytes)
    guard let first = range.first else { return nil }
    switch bytes[first] {
    case 0x3C, 0x3E, 0x7E: return bounded(bytes, range, after: 1)
    case 0xC2 where range.count > 3 && bytes[first + 1] == 0xB1:
      return bounded(bytes, range, after: 2)
    case 0xE2 where range.count > 4 && bytes[first + 1] == 0x89 && bytes[first + 2] &- 0xA4 < 2:
      return bounded(bytes, range, after: 3)
    case 0x23: return color(bytes, range)
    case 0x2D where range.count > 8 && Bytes.isDigit(bytes[first + 1]):
      return shadow(bytes, range) ?? measure(bytes, range) ?? textStyle(bytes, range)
    case 0x2E, 0x2D: return measure(bytes, range) ?? textStyle(bytes, range)
    case 0x2B: return bounded(bytes, range, after: 1)
    case 0x30...0x39:
      return opaque(bytes, range) ?? shadow(bytes, range) ?? gradient(bytes, range)
        ?? channels(bytes, range) ?? triplet(bytes, range) ?? measure(bytes, range)
    default: return function(bytes, range) ?? inset(bytes, range) ?? easing(bytes, range)
    }
  }

  /// "inset 0 1px 2px rgba(…)": a shadow that falls inwards (CSS Backgrounds 3, 7.1).
  private static func inset(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> TokenLiteral? {
    guard Bytes.matches("inset ", at: range.lowerBound, end: range.upperBound, in: bytes),
      let found = shadow(bytes, Bytes.trim(range.lowerBound + 6..<range.upperBound, in: bytes))
    else { return nil }
    return TokenLiteral(kind: .shadow, range: range.lowerBound..<found.range.upperBound)
  }

  /// "≥ 1024px", "<640px", "~200ms": a measure after a sign.
  private static func bounded(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, after count: Int
  ) -> TokenLiteral? {
    var start = range.lowerBound + count
    while start < range.upperBound, bytes[start] == 0x3D || bytes[start] == 0x20 { start += 1 }
    guard start < range.upperBound, Bytes.isDigit(bytes[start]),
      let found = measure(bytes, start..<range.upperBound)
    else { return nil }
    return TokenLiteral(kind: found.kind, range: range.lowerBound..<found.range.upperBound)
  }

  // MARK: Colours

  /// "#1A365D" with 3, 4, 6 or 8 digits (CSS Color 4, 5.2).
  static func color(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> TokenLiteral? {
    var end = range.lowerBound + 1
    while end < range.upperBound, isHex(bytes[end]) { end += 1 }
    let count = end - range.lowerBound - 1
    guard count == 3 || count == 4 || count == 6 || count == 8,
      end == range.upperBound || !Bytes.isWord(bytes[end])
    else { return nil }
    return TokenLiteral(kind: .color, range: range.lowerBound..<end)
  }

  /// The first hex colour anywhere in a text.
  static func anyColor(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> TokenLiteral? {
    for index in range where bytes[index] == 0x23 {
      if let found = color(bytes, index..<range.upperBound), found.range.count >= 7 { return found }
    }
    return nil
  }

  /// "135deg, #112233 → #445566": the direction and the stops of a gradient without the function around them.
  private static func gradient(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> TokenLiteral? {
    var offset = range.lowerBound
    while offset < range.upperBound, Bytes.isDigit(bytes[offset]) { offset += 1 }
    guard Bytes.matches("deg,", at: offset, end: range.upperBound, in: bytes) else { return nil }
    offset += 4
    var stops = 0
    var end = offset
    while offset < range.upperBound {
      guard bytes[offset] == 0x23 else {
        // Blanks, commas and arrows stand between the stops.
        guard bytes[offset] == 0x20 || bytes[offset] == 0x2C || bytes[offset] >= 0x80 else { break }
        offset += 1
        continue
      }
      guard let stop = color(bytes, offset..<range.upperBound) else { return nil }
      stops += 1
      offset = stop.range.upperBound
      end = offset
    }
    return stops > 1 ? TokenLiteral(kind: .color, range: range.lowerBound..<end) : nil
  }

  /// "222 47% 11%", "222 47% 11% / 0.5": hue, saturation and lightness without the function around them.
  ///
  /// - Source: CSS Color 4, 7 (the arguments of `hsl()`).
  private static func channels(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> TokenLiteral? {
    var offset = range.lowerBound
    for channel in 0..<3 {
      let start = offset
      while offset < range.upperBound, Bytes.isDigit(bytes[offset]) || bytes[offset] == 0x2E {
        offset += 1
      }
      guard offset > start, offset - start <= 8 else { return nil }
      if channel == 0, Bytes.matches("deg", at: offset, end: range.upperBound, in: bytes) {
        offset += 3
      }
      if channel > 0 {
        guard offset < range.upperBound, bytes[offset] == 0x25 else { return nil }
        offset += 1
      }
      guard channel < 2 else { break }
      let space = offset
      while offset < range.upperBound, bytes[offset] == 0x20 { offset += 1 }
      guard offset > space else { return nil }
    }
    return TokenLiteral(
      kind: .color, range: range.lowerBound..<alpha(bytes, offset, range.upperBound))
  }

  /// The offset after " / 0.5" or " / 50%", where it follows.
  private static func alpha(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ end: Int
  ) -> Int {
    guard Bytes.matches(" / ", at: offset, end: end, in: bytes) else { return offset }
    var stop = offset + 3
    while stop < end, Bytes.isDigit(bytes[stop]) || bytes[stop] == 0x2E || bytes[stop] == 0x25 {
      stop += 1
    }
    return stop > offset + 3 ? stop : offset
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    Bytes.isDigit(byte) || (byte | 0x20) &- 0x61 < 6
  }

  private static func function(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> TokenLiteral? {
    guard range.contains(where: { bytes[$0] == 0x28 }) else { return nil }
    for (name, kind) in TokenFunctions.styleSheet
    where Bytes.matches(name, at: range.lowerBound, end: range.upperBound, in: bytes) {
      return TokenLiteral(kind: kind, range: range.lowerBound..<close(bytes, range))
    }
    return nil
  }

  /// A value of a programming language that a function makes: "Color(red: …)", "EdgeInsets.all(8)", "tween(300)".
  static func call(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> TokenLiteral? {
    var range = Bytes.trim(text, in: bytes)
    for word: StaticString in ["const ", "new ", "SwiftUI.", "UIKit."]
    where Bytes.matches(word, at: range.lowerBound, end: range.upperBound, in: bytes) {
      range = range.lowerBound + word.utf8CodeUnitCount..<range.upperBound
    }
    for (name, kind) in TokenFunctions.languages
    where Bytes.matches(name, at: range.lowerBound, end: range.upperBound, in: bytes) {
      let end = range.contains { bytes[$0] == 0x28 } ? close(bytes, range) : range.upperBound
      return TokenLiteral(kind: kind, range: range.lowerBound..<end)
    }
    return nil
  }

  /// The offset after the parenthesis that closes the first one.
  private static func close(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    var depth = 0
    for index in range {
      if bytes[index] == 0x28 { depth += 1 }
      if bytes[index] == 0x29 {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return range.upperBound
  }

  // MARK: Measures

  private static func measure(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> TokenLiteral? {
    let measures = QuantityScanner.scan(bytes, range)
    guard let first = measures.first, first.range.lowerBound == range.lowerBound else { return nil }
    var end = first.range.upperBound
    if first.isTime, !first.isClock { return TokenLiteral(kind: .duration, range: first.range) }
    if measures.count > 1, measures[1].joint == .slash, measures[1].unit?.isLength ?? false,
      !isSame(first, measures[1])
    {
      end = measures[1].range.upperBound
      return TokenLiteral(kind: .typography, range: range.lowerBound..<end)
    }
    if let line = lineHeight(measures, bytes, range.upperBound) {
      return TokenLiteral(kind: .typography, range: range.lowerBound..<line)
    }
    if first.bound == .atLeast, end < range.upperBound, bytes[end] == 0x2B { end += 1 }
    if first.unit?.isLength == true {
      end = border(bytes, end, range.upperBound) ?? max(end, sum(measures, bytes, range.upperBound))
    }
    let kind: Token.Kind
    switch first.unit {
    case .count: kind = .other
    case .percent: kind = .opacity
    case .some(let unit) where unit.isLength: kind = .spacing
    default: return nil
    }
    return TokenLiteral(kind: kind, range: range.lowerBound..<end)
  }

  /// The offset behind "0.375rem + 2px", where lengths are added up; behind the first where none follows.
  private static func sum(
    _ measures: [Measure], _ bytes: UnsafeBufferPointer<UInt8>, _ end: Int
  ) -> Int {
    var stop = measures[0].range.upperBound
    for measure in measures.dropFirst() {
      guard measure.unit?.isLength == true, measure.range.upperBound > stop + 3,
        measure.range.lowerBound <= stop + 3, Bytes.matches(" + ", at: stop, end: end, in: bytes)
      else { break }
      stop = measure.range.upperBound
    }
    return stop
  }

  /// The offset behind "1px solid #E5E0DA", where a line follows a width; `nil` where none does.
  private static func border(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int? {
    for style: StaticString in [" solid ", " dashed ", " dotted "]
    where Bytes.matches(style, at: start, end: end, in: bytes) {
      let color = start + style.utf8CodeUnitCount
      guard color < end, bytes[color] == 0x23 || Bytes.isLetter(bytes[color]) else { return nil }
      return read(bytes, color..<end).flatMap { $0.kind == .color ? $0.range.upperBound : nil }
    }
    return nil
  }

  /// The offset behind "24px/1.2": a line height that is a factor, with a decimal point, right behind a size.
  private static func lineHeight(
    _ measures: [Measure], _ bytes: UnsafeBufferPointer<UInt8>, _ end: Int
  ) -> Int? {
    guard measures.count > 1, measures[0].unit?.isLength == true, measures[1].isBare,
      case let stroke = measures[0].range.upperBound, stroke + 1 == measures[1].range.lowerBound,
      bytes[stroke] == 0x2F, (1...2.2).contains(measures[1].low),
      measures[1].range.contains(where: { bytes[$0] == 0x2E }),
      measures[1].range.upperBound == end || bytes[measures[1].range.upperBound] == 0x20
    else { return nil }
    return measures[1].range.upperBound
  }

  /// "24px / 1.5rem", "1.5rem / 24px": one length in two units, at 16 px to the rem (CSS Values 4, 6.1.1), and no line height.
  private static func isSame(_ first: Measure, _ second: Measure) -> Bool {
    first.unit == .px && second.unit == .rem && first.low == second.low * 16
      || first.unit == .rem && second.unit == .px && first.low * 16 == second.low
  }

  /// "0 2px 8px rgba(…)": lengths followed by a colour.
  private static func shadow(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> TokenLiteral? {
    var offset = range.lowerBound
    var lengths = 0
    while offset < range.upperBound, Bytes.isDigit(bytes[offset]) || bytes[offset] == 0x2D {
      while offset < range.upperBound, bytes[offset] != 0x20 {
        // "45 90% 51%, #D4AF37": no length of a shadow is a share.
        if bytes[offset] == 0x25 { return nil }
        offset += 1
      }
      while offset < range.upperBound, bytes[offset] == 0x20 { offset += 1 }
      lengths += 1
    }
    guard lengths >= 2, lengths <= 4,
      let stop = colorEnd(bytes, offset..<range.upperBound)
    else { return nil }
    var end = stop
    if end + 1 < range.upperBound, bytes[end] == 0x2C,
      let next = shadow(bytes, Bytes.trim(end + 1..<range.upperBound, in: bytes))
    {
      end = next.range.upperBound
    }
    return TokenLiteral(kind: .shadow, range: range.lowerBound..<end)
  }

  /// The offset behind a colour, also one that is told by reference: "currentColor", "var(--ink)".
  private static func colorEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    if let color = read(bytes, range), color.kind == .color { return color.range.upperBound }
    if Bytes.matches("currentcolor", at: range.lowerBound, end: range.upperBound, in: bytes) {
      return range.lowerBound + 12
    }
    guard Bytes.matches("var(--", at: range.lowerBound, end: range.upperBound, in: bytes) else {
      return nil
    }
    return close(bytes, range)
  }

  // MARK: Words

  /// ".largeTitle + .bold": text styles of the system.
  private static func textStyle(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> TokenLiteral? {
    guard bytes[range.lowerBound] == 0x2E, range.count > 2,
      Bytes.isLetter(bytes[range.lowerBound + 1])
    else { return nil }
    var end = range.lowerBound
    while end < range.upperBound,
      Bytes.isWord(bytes[end]) || bytes[end] == 0x2E || bytes[end] == 0x2B || bytes[end] == 0x20
    {
      end += 1
    }
    // ".font-display" is a class of a style sheet.
    guard end == range.upperBound || bytes[end] != 0x2D else { return nil }
    // ".spring(response: 0.3)" and ".easeOut" are curves.
    if let call = call(bytes, range), call.kind != .typography { return call }
    // ".system(size: 48, weight: .heavy)"
    if end < range.upperBound, bytes[end] == 0x28, bytes[end - 1] != 0x20 {
      return TokenLiteral(kind: .typography, range: range.lowerBound..<close(bytes, range))
    }
    return TokenLiteral(
      kind: .typography, range: Bytes.trim(range.lowerBound..<end, in: bytes))
  }

  private static let strengths = WordKey.set(
    "light", "medium", "heavy", "rigid", "soft", "success", "warning", "error", "selection")

  /// Whether a value is a member such as ".light" or ".success" alone, which no style of letters is called by: how strong
  /// a tap is felt, or what it tells.
  static func isStrength(_ value: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    value.count > 4 && bytes[value.lowerBound] == 0x2E
      && strengths.contains(WordKey(bytes, value.dropFirst()))
  }

  private static func easing(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> TokenLiteral? {
    if let found = EasingReader.first(bytes, range, allowsPlainWords: true),
      found.range.lowerBound == range.lowerBound
    {
      return TokenLiteral(kind: .easing, range: found.range)
    }
    // "ease-calm" names a curve that is defined elsewhere.
    guard Bytes.matches("ease-", at: range.lowerBound, end: range.upperBound, in: bytes) else {
      return nil
    }
    var end = range.lowerBound + 5
    while end < range.upperBound, Bytes.isLetter(bytes[end]) || bytes[end] == 0x2D { end += 1 }
    return end == range.lowerBound + 5
      ? nil : TokenLiteral(kind: .easing, range: range.lowerBound..<end)
  }
}
