import SpecText

/// Looks for signs of a fact in a line of bytes: it shares no code with the readers, so it does not share their blind spots.
struct FactSigns: OptionSet {
  let rawValue: UInt8

  /// A number with a unit.
  static let measure = FactSigns(rawValue: 1)
  /// A colour value.
  static let color = FactSigns(rawValue: 2)
  /// An arrow between two things.
  static let arrow = FactSigns(rawValue: 4)
  /// A name with a mark of a variable, a colon and a value.
  static let definition = FactSigns(rawValue: 8)
  /// A timing curve with its parameters.
  static let curve = FactSigns(rawValue: 16)
  /// A drawn line with a head between two things.
  static let drawnArrow = FactSigns(rawValue: 32)

  /// The signs on a line.
  ///
  /// - Parameter isCode: whether quotes and arrows belong to the code and mean nothing themselves.
  /// - Complexity: O(length).
  static func find(in line: ArraySlice<UInt8>, isCode: Bool) -> FactSigns {
    var scan = SignScan(bytes: line, isCode: isCode)
    return scan.run()
  }

  /// Why a line with these signs counts as a fact that was not understood; the plainest sign counts.
  var reason: String? {
    let sign: String
    if contains(.definition) {
      sign = "looks like the definition of a value"
    } else if contains(.arrow) {
      sign = "draws an arrow"
    } else if contains(.color) {
      sign = "gives a colour value"
    } else if contains(.measure) {
      sign = "gives a measure"
    } else if contains(.curve) {
      sign = "gives a timing curve"
    } else {
      return nil
    }
    return sign + ", and no fact was compiled from the line"
  }
}

/// One pass over the bytes of a line.
private struct SignScan {
  let bytes: ArraySlice<UInt8>
  let isCode: Bool
  private var index: Int
  private var found: FactSigns = []
  private var isCodeSpan = false
  /// Whether anything but marks of a list stands before the place.
  private var hasWords = false

  init(bytes: ArraySlice<UInt8>, isCode: Bool) {
    self.bytes = bytes
    self.isCode = isCode
    index = bytes.startIndex
  }

  mutating func run() -> FactSigns {
    if startsDefinition() { found.insert(.definition) }
    while index < bytes.endIndex { step() }
    return found
  }

  private func byte(_ offset: Int) -> UInt8 {
    bytes.indices.contains(offset) ? bytes[offset] : 0
  }

  private mutating func step() {
    let byte = bytes[index]
    switch byte {
    case ASCII.backtick: isCodeSpan.toggle()
    case ASCII.quote where !isCode: skipQuote("\"")
    case 0xE2 where !isCode && starts("“"): skipQuote("”")
    case 0xE2 where starts("→") || starts("⇒") || starts("↔") || starts("➜") || starts("⟶"):
      readArrow(length: 3)
    case 0xE2 where !isCode && (starts("─▶") || starts("─►")): readDrawnArrow()
    case ASCII.hyphen where !isCode && !isCodeSpan && starts("->"): readArrow(length: 2)
    case 0x3D where !isCode && !isCodeSpan && starts("=>"): readArrow(length: 2)
    case 0x5D where self.byte(index + 1) == 0x28: skip(to: 0x29)
    case 0x68 where starts("http://") || starts("https://"): skip(to: ASCII.space)
    case ASCII.hash: readHex()
    case 0x72 where starts("rgb(") || starts("rgba("): found.insert(.color)
    case 0x68 where starts("hsl(") || starts("hsla("): found.insert(.color)
    case 0x6F where starts("oklch("): found.insert(.color)
    case 0x63 where starts("cubic-bezier("): found.insert(.curve)
    case 0x30...0x39: return readNumber()
    default: break
    }
    if ASCII.isWord(byte) { hasWords = true }
    index += 1
  }

  private func starts(_ text: StaticString) -> Bool { ASCII.starts(bytes, at: index, with: text) }

  /// Goes to the closing quotation mark, if it is near.
  private mutating func skipQuote(_ mark: StaticString) {
    var end = index + 1
    let limit = min(bytes.endIndex, index + 300)
    while end < limit {
      if ASCII.starts(bytes, at: end, with: mark) {
        index = end
        hasWords = true
        return
      }
      end += 1
    }
  }

  /// Goes to a byte that ends an address, or to the end of the line.
  private mutating func skip(to end: UInt8) {
    while index + 1 < bytes.endIndex, bytes[index] != end { index += 1 }
  }

  private mutating func readArrow(length: Int) {
    let after = index + length
    let rest = bytes[min(after, bytes.endIndex)...]
    if hasWords, !isCode, rest.prefix(40).contains(where: ASCII.isWord) { found.insert(.arrow) }
    index = after - 1
  }

  private mutating func readDrawnArrow() {
    let rest = bytes[min(index + 6, bytes.endIndex)...]
    if hasWords, rest.prefix(40).contains(where: ASCII.isWord) { found.insert(.drawnArrow) }
    index += 5
  }

  private mutating func readHex() {
    let before = byte(index - 1)
    guard !ASCII.isWord(before), before != ASCII.slash, before != 0x26 else { return }
    var end = index + 1
    var digits = 0
    while end < bytes.endIndex, Self.isHex(bytes[end]), end - index <= 9 {
      if ASCII.isDigit(bytes[end]) { digits += 1 }
      end += 1
    }
    let count = end - index - 1
    guard !ASCII.isWord(byte(end)) else { return }
    // Three digits may be the number of an issue.
    let isColor = count == 6 || count == 8 || ((count == 3 || count == 4) && digits < count)
    if isColor { found.insert(.color) }
    index = end - 1
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || (byte | 0x20) &- 0x61 < 6
  }

  /// Reads a number and the unit behind it.
  private mutating func readNumber() {
    let before = byte(index - 1)
    hasWords = true
    while index < bytes.endIndex, ASCII.isDigit(bytes[index]) || isPoint { index += 1 }
    guard !ASCII.isWord(before), before != 0x5F, before != ASCII.hash else { return }
    var unit = index
    if byte(unit) == ASCII.space || byte(unit) == ASCII.hyphen { unit += 1 }
    var end = unit
    while end < bytes.endIndex, ASCII.isLetter(bytes[end]), end - unit < 13 { end += 1 }
    if end == unit {
      if unit == index,
        SignUnits.symbols.contains(where: { ASCII.starts(bytes, at: unit, with: $0) })
      {
        found.insert(.measure)
      }
      return
    }
    guard !ASCII.isDigit(byte(end)), byte(end) != 0x5F, byte(end) != 0x28 else { return }
    let units = unit == index ? SignUnits.close : SignUnits.apart
    if units.contains(where: { ASCII.equals(bytes, unit..<end, ignoringCase: $0) }) {
      found.insert(.measure)
    }
  }

  private var isPoint: Bool {
    (bytes[index] == ASCII.dot || bytes[index] == 0x2C) && ASCII.isDigit(byte(index + 1))
  }

  /// Whether the line begins with a name such as `--space-2` or `$radius`, a colon and a value.
  private func startsDefinition() -> Bool {
    var at = bytes.startIndex
    while at < bytes.endIndex, Self.isListMark(bytes[at]) {
      // A hyphen counts as a list mark only before a space.
      if bytes[at] == ASCII.hyphen, byte(at + 1) != ASCII.space { break }
      at += 1
    }
    let isVariable =
      byte(at) == 0x24 || (byte(at) == ASCII.hyphen && byte(at + 1) == ASCII.hyphen)
    guard isVariable else { return false }
    while at < bytes.endIndex, Self.isName(bytes[at]) { at += 1 }
    while byte(at) == ASCII.backtick || byte(at) == 0x2A { at += 1 }
    guard byte(at) == ASCII.colon else { return false }
    return bytes[min(at + 1, bytes.endIndex)...].contains(where: ASCII.isWord)
  }

  private static func isListMark(_ byte: UInt8) -> Bool {
    ASCII.isBlank(byte) || byte == ASCII.hyphen || byte == 0x2A || byte == ASCII.backtick
  }

  private static func isName(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == ASCII.hyphen || byte == 0x24 || byte == 0x5F
  }
}
