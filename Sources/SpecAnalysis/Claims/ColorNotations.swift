import SpecModel
import SpecText

/// Holds a colour in hexadecimal digits against the same colour in HSL, RGB or Oklch on one line.
///
/// - Source: CSS Color 4, 7.1 (HSL to sRGB), 9.3 (Oklch).
struct ColorNotations {
  /// A colour that a line writes, and where.
  fileprivate struct Written {
    var color: OpaqueColor
    var range: Range<Int>
    var notation: Notation
    /// Hue, saturation and lightness as written.
    var parts: HSL = (0, 0, 0)

    var isOklch: Bool { if case .oklch = notation { true } else { false } }
  }

  fileprivate typealias HSL = (hue: Double, saturation: Double, lightness: Double)

  fileprivate enum Notation { case hex, rgb, oklch, hsl(prefix: Bool) }

  /// The largest difference of a channel that whole percentages explain, of a part of HSL, and of a channel that nobody
  /// sees.
  private static let slack = (channel: 3, part: 1.5, seen: 6)
  /// The same for Oklch: what two digits explain, and what the ways to bring a colour into sRGB may differ by.
  private static let oklchSlack = (channel: 6, gamut: 24)

  /// The lines whose two notations are two colours.
  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    guard lines.document.mentions("#"),
      lines.document.mentions("%") || lines.document.mentions("rgb(")
        || lines.document.mentions("oklch(")
    else { return [] }
    let front = lines.frontLines(with: ["oklch(", "rgb(", "hsl("])
    return (front + lines.lines).compactMap { line in
      line.kind == .heading || line.kind == .header ? nil : conflict(line, lines)
    }
  }

  private static func conflict(_ line: ClaimLine, _ lines: ClaimLines) -> DerivedNumber? {
    let bytes = lines.bytes(of: line)
    guard mayHoldBoth(line.parts, bytes) else { return nil }
    var hex: Written?
    var other: Written?
    for part in line.parts {
      guard part.count <= 400 else { return nil }
      var offset = part.lowerBound
      while offset < part.upperBound {
        if let found = readHex(bytes, offset, part.upperBound) {
          guard hex == nil else { return nil }
          hex = found
          offset = found.range.upperBound
        } else if let found = readFunction(bytes, offset, part) ?? readOklch(bytes, offset, part) {
          // Of three notations the older ones are held against each other.
          guard other.map({ $0.isOklch != found.isOklch }) ?? true else { return nil }
          if other == nil || !found.isOklch { other = found }
          offset = found.range.upperBound
        } else {
          offset += 1
        }
      }
    }
    guard let hex, let other, areOne(hex, other, line, lines) else { return nil }
    let difference = hex.color.distance(to: other.color)
    switch other.notation {
    case .rgb: guard difference > 0 else { return nil }
    case .oklch: guard difference > oklchSlack.channel else { return nil }
    default:
      let parts = partDifference(hex.color.hsl, other.parts)
      guard difference > slack.channel || difference > 1 && parts > slack.part else { return nil }
    }
    // Digits are what can be spelled again from any other notation.
    let isLater = other.isOklch || hex.range.lowerBound > other.range.lowerBound
    let (claimed, source) = isLater ? (hex, other) : (other, hex)
    var result = DerivedNumber(
      kind: .color, claimed: text(claimed, bytes),
      computed: spelled(source.color, claimed.notation),
      arithmetic: "\(text(source, bytes)) = \(spelled(source.color, .hex)), "
        + "not \(spelled(claimed.color, .hex))",
      origin: lines.origin(claimed.range, of: line), sources: [lines.origin(source.range, of: line)]
    )
    switch other.notation {
    case .rgb: break
    case .oklch: result.isSlight = difference <= oklchSlack.gamut
    default: result.isSlight = difference <= slack.seen
    }
    return result
  }

  /// Words that name a notation, or tell that the same value follows.
  private static let notations: Lexicon = [
    "hex", "hexcode", "hsl", "rgb", "oklch", "css", "in", "value", "code", "color", "colour", "or",
    "aka",
    "notation",
    "srgb", "wert", "valeur", "valor",
  ]

  /// Whether both are written as one value: with marks alone or the name of a notation between them, or in columns
  /// that name notations. A word such as "on", "hover" or "dark" tells of two colours.
  private static func areOne(
    _ hex: Written, _ other: Written, _ line: ClaimLine, _ lines: ClaimLines
  ) -> Bool {
    let header = lines.header(of: line)
    func column(_ written: Written) -> Int? {
      line.parts.firstIndex { $0.contains(written.range.lowerBound) }
    }
    guard let first = column(hex), let second = column(other) else { return false }
    guard first == second else {
      return [first, second].allSatisfy { column in
        guard column < header.count else { return false }
        let words = Names.words(header[column])
        return !words.isEmpty && words.allSatisfy(notations.contains)
      }
    }
    let (low, high) = hex.range.lowerBound < other.range.lowerBound ? (hex, other) : (other, hex)
    let between = lines.string(low.range.upperBound..<high.range.lowerBound, of: line)
    return Names.words(between).allSatisfy(notations.contains) && !between.contains("→")
      && !between.contains("->")
  }

  /// A byte test: a number sign, and a percent sign or a function.
  private static func mayHoldBoth(
    _ parts: [Range<Int>], _ bytes: ContiguousArray<UInt8>
  ) -> Bool {
    parts.contains { ASCII.find(ASCII.hash, in: bytes, $0) != nil }
      && parts.contains {
        ASCII.find(0x25, in: bytes, $0) != nil || ASCII.find("rgb(", in: bytes, $0) != nil
          || ASCII.find("oklch(", in: bytes, $0) != nil
      }
  }

  /// The largest difference in degrees or percent.
  private static func partDifference(_ a: HSL, _ b: HSL) -> Double {
    let turn = abs(a.hue - b.hue)
    return max(
      min(turn, 360 - turn), abs(a.saturation - b.saturation), abs(a.lightness - b.lightness))
  }

  private static func text(_ written: Written, _ bytes: ContiguousArray<UInt8>) -> String {
    String(decoding: bytes[written.range], as: UTF8.self)
  }

  private static func spelled(_ color: OpaqueColor, _ notation: Notation) -> String {
    switch notation {
    case .hex, .oklch: return color.hex
    case .rgb: return "rgb(\(color.red), \(color.green), \(color.blue))"
    case .hsl(let prefix):
      let (hue, saturation, lightness) = color.hsl
      let parts = "\(Int(hue.rounded())) \(Int(saturation.rounded()))% \(Int(lightness.rounded()))%"
      return prefix ? "hsl(\(parts))" : parts
    }
  }

  // MARK: Reading

  private static func readHex(
    _ bytes: ContiguousArray<UInt8>, _ start: Int, _ end: Int
  ) -> Written? {
    guard bytes[start] == ASCII.hash else { return nil }
    var stop = start + 1
    while stop < end, ASCII.isWord(bytes[stop]) { stop += 1 }
    guard stop - start == 7 || stop - start == 4,
      let color = OpaqueColor(String(decoding: bytes[start..<stop], as: UTF8.self))
    else { return nil }
    return Written(color: color, range: start..<stop, notation: .hex)
  }

  /// "hsl(222, 47%, 11%)", "222 47% 11%" or "rgb(1, 2, 3)", all without an opacity.
  fileprivate static func readFunction(
    _ bytes: ContiguousArray<UInt8>, _ start: Int, _ part: Range<Int>
  ) -> Written? {
    let first = bytes[start]
    let name = first | 0x20
    guard ASCII.isDigit(first) || name == 0x68 || name == 0x72,
      start == part.lowerBound || !isJoined(bytes[start - 1])
    else { return nil }
    var at = start
    let isHSL = ASCII.starts(bytes, at: start, with: "hsl(")
    let isRGB = ASCII.starts(bytes, at: start, with: "rgb(")
    if isHSL || isRGB { at += 4 } else if !ASCII.isDigit(first) { return nil }
    guard let a = number(bytes, &at, part.upperBound, isPercent: false),
      let b = number(bytes, &at, part.upperBound, isPercent: !isRGB),
      let c = number(bytes, &at, part.upperBound, isPercent: !isRGB)
    else { return nil }
    if isHSL || isRGB {
      guard at < part.upperBound, bytes[at] == 0x29 else { return nil }
      at += 1
    } else if at < part.upperBound, hasOpacity(bytes, at, part.upperBound) {
      return nil
    }
    if isRGB {
      guard let color = OpaqueColor(red: a, green: b, blue: c) else { return nil }
      return Written(color: color, range: start..<at, notation: .rgb)
    }
    guard let color = OpaqueColor(hue: a, saturation: b, lightness: c) else { return nil }
    return Written(
      color: color, range: start..<at, notation: .hsl(prefix: isHSL), parts: (a, b, c))
  }

  /// "oklch(0.6 0.12 185)", without an opacity.
  private static func readOklch(
    _ bytes: ContiguousArray<UInt8>, _ start: Int, _ part: Range<Int>
  ) -> Written? {
    guard bytes[start] == 0x6F, ASCII.starts(bytes, at: start, with: "oklch("),
      start == part.lowerBound || !isJoined(bytes[start - 1]),
      let end = (start..<min(part.upperBound, start + 60)).first(where: { bytes[$0] == 0x29 }),
      let color = OpaqueColor(
        oklch: String(decoding: bytes[start...end], as: UTF8.self))
    else { return nil }
    return Written(color: color, range: start..<end + 1, notation: .oklch)
  }

  /// Whether a byte joins what follows it to a longer word or number.
  private static func isJoined(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == 0x2E || byte == ASCII.hyphen || byte == ASCII.hash
  }

  /// "222 47% 11% / 0.5": a fourth value behind a slash.
  private static func hasOpacity(_ bytes: ContiguousArray<UInt8>, _ start: Int, _ end: Int) -> Bool
  {
    var at = start
    while at < end, bytes[at] == ASCII.space { at += 1 }
    guard at < end else { return false }
    return bytes[at] == ASCII.slash && at + 1 < end && bytes[at + 1] != 0x2A
      && bytes[at + 1] != ASCII.slash || ASCII.isDigit(bytes[at])
  }

  /// A number and what parts it from the next.
  private static func number(
    _ bytes: ContiguousArray<UInt8>, _ at: inout Int, _ end: Int, isPercent: Bool
  ) -> Double? {
    while at < end, bytes[at] == ASCII.space || bytes[at] == 0x2C { at += 1 }
    let start = at
    while at < end, ASCII.isDigit(bytes[at]) || bytes[at] == 0x2E { at += 1 }
    guard at > start, at - start <= 8,
      let value = Double(String(decoding: bytes[start..<at], as: UTF8.self))
    else { return nil }
    guard isPercent else {
      if ASCII.starts(bytes, at: at, with: "deg") { at += 3 }
      return at < end && (bytes[at] == ASCII.space || bytes[at] == 0x2C || bytes[at] == 0x29)
        ? value : nil
    }
    guard at < end, bytes[at] == 0x25 else { return nil }
    at += 1
    return value
  }
}

extension OpaqueColor {
  /// The value of a token: "#RRGGBB", "hsl(222, 47%, 11%)", "222 47% 11%", "rgb(1, 2, 3)" or "oklch(0.4 0.1 152)",
  /// without an opacity.
  init?(value: String) {
    if value.utf8.first == ASCII.hash {
      self.init(value)
      return
    }
    if value.hasPrefix("oklch(") {
      self.init(oklch: value)
      return
    }
    // Opacity, red, green and blue packed into one number.
    if value.utf8.count == 10, value.lowercased().hasPrefix("0xff") {
      self.init("#\(value.dropFirst(4))")
      return
    }
    let bytes = ContiguousArray(value.utf8)
    guard !bytes.isEmpty, bytes.count <= 40,
      let found = ColorNotations.readFunction(bytes, 0, bytes.indices),
      found.range.upperBound == bytes.count
    else { return nil }
    self = found.color
  }

  /// A colour of channels from 0 to 255.
  init?(red: Double, green: Double, blue: Double) {
    guard let base = OpaqueColor("black"), [red, green, blue].allSatisfy({ 0...255 ~= $0 }) else {
      return nil
    }
    self = base
    self.red = UInt8(red.rounded())
    self.green = UInt8(green.rounded())
    self.blue = UInt8(blue.rounded())
  }

  /// A colour of a hue in degrees, a saturation and a lightness in percent.
  init?(hue: Double, saturation: Double, lightness: Double) {
    guard 0...360 ~= hue, 0...100 ~= saturation, 0...100 ~= lightness else { return nil }
    self.init(
      StandardRGB(hue: hue, saturation: saturation / 100, lightness: lightness / 100))
  }

  /// The nearest colour with whole channels.
  init?(_ color: StandardRGB) {
    self.init(red: color.red * 255, green: color.green * 255, blue: color.blue * 255)
  }

  /// The hue in degrees, the saturation and the lightness in percent.
  var hsl: (hue: Double, saturation: Double, lightness: Double) {
    let (hue, saturation, lightness) =
      StandardRGB(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255).hsl
    return (hue, saturation * 100, lightness * 100)
  }

  /// "#RRGGBB"
  public var hex: String {
    func pair(_ value: UInt8) -> String {
      let text = String(value, radix: 16, uppercase: true)
      return value < 16 ? "0" + text : text
    }
    return "#" + pair(red) + pair(green) + pair(blue)
  }

  /// The largest difference of a channel.
  func distance(to other: OpaqueColor) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
      abs(Int(blue) - Int(other.blue)))
  }
}
