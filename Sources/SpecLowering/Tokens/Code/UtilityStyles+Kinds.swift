import SpecModel
import SpecText

/// Which classes of a utility framework are values of a kind, and which only use what has a name.
extension UtilityStyles {
  private static let spacing = WordKey.set(
    "p", "px", "py", "pt", "pb", "pl", "pr", "ps", "pe", "m", "mx", "my", "mt", "mb", "ml", "mr",
    "gap", "space", "inset", "scroll")
  private static let widths = WordKey.set("max", "min", "w", "h", "size", "basis", "container")
  private static let sides = WordKey.set(
    "t", "b", "l", "r", "s", "e", "tl", "tr", "bl", "br", "inner", "none", "full")
  private static let auto = WordKey("auto")
  /// Labels of measures in other scripts, which name no value.
  private static let wideMeasures: [StaticString] = [
    "패딩", "마진", "여백", "높이", "너비", "배경색", "内边距", "外边距", "高度", "宽度", "背景色", "パディング", "マージン",
    "余白", "高さ", "幅", "отступ", "высота", "ширина",
  ]

  /// Whether a label is such a measure and no more.
  static func isMeasure(_ label: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = Bytes.trim(label, in: bytes)
    return wideMeasures.contains { ASCII.equals(bytes, text, ignoringCase: $0) }
  }

  /// Whether the first class of a value is one of a kind: "px-4" of distances, "rounded-lg" of corners, but neither
  /// "bg-white" nor a class that the project has named, "rounded-brand-sm".
  static func isOf(
    _ kind: Token.Kind, _ value: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let parts = parts(of: firstClass(value, bytes), bytes)
    guard let prefix = parts.first.map({ WordKey(bytes, $0) }) else { return false }
    switch kind {
    case .spacing:
      return spacing.contains(prefix) && !parts.dropFirst().contains { WordKey(bytes, $0) == auto }
    case .radius, .shadow:
      return parts.dropFirst().allSatisfy { isStep($0, bytes) }
    default: return true
    }
  }

  /// Whether the first class of a value sets a width or a height.
  static func isOfBox(_ value: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    parts(of: firstClass(value, bytes), bytes).first.map { widths.contains(WordKey(bytes, $0)) }
      ?? false
  }

  private static func firstClass(
    _ value: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    value.prefix { bytes[$0] != ASCII.space }
  }

  /// The parts of a class between hyphens, without what stands before its last colon.
  private static func parts(
    of word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    let name = variantEnd(word, bytes)..<word.upperBound
    // "max-w-[calc(100%-2rem)]" has one value in its brackets.
    guard !name.contains(where: { bytes[$0] == 0x5B }) else {
      return [name.prefix { bytes[$0] != ASCII.hyphen }]
    }
    var parts: [Range<Int>] = []
    var start = name.lowerBound
    for offset in name where bytes[offset] == ASCII.hyphen {
      if offset > start { parts.append(start..<offset) }
      start = offset + 1
    }
    return start < name.upperBound ? parts + [start..<name.upperBound] : parts
  }

  private static func isStep(_ part: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    StepPairs.isStep(part, bytes) || sides.contains(WordKey(bytes, part))
      || part.allSatisfy { Bytes.isDigit(bytes[$0]) || bytes[$0] == ASCII.slash }
  }

  /// "bg-stone-50", "text-white": whether the first class of a value takes a colour of the framework, and not one that has
  /// a name of its own, "bg-primary-600".
  static func paints(_ value: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let span = firstClass(value, bytes)
    if isColor(span, bytes) { return true }
    // "bg-gradient-to-r from-sky-50 to-teal-100": the colours of a gradient stand in the classes behind.
    if Bytes.find("gradient-", in: span, of: bytes) != nil, span.upperBound < value.upperBound {
      return paints(span.upperBound + 1..<value.upperBound, bytes)
    }
    let start = variantEnd(span, bytes)
    guard let hyphen = (start..<span.upperBound).first(where: { bytes[$0] == ASCII.hyphen })
    else { return false }
    let color = hyphen + 1..<span.upperBound
    return isColor(color, bytes) || plain.contains(WordKey(bytes, color))
  }

  /// "`surface-base` | `bg-surface-base`": whether one of the classes of a cell is no more than the name of its row behind
  /// what the class sets.
  static func repeats(
    _ name: String, _ cell: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let name = name.utf8.drop { $0 == ASCII.hyphen || $0 == 0x24 }
    guard name.count > 2, cell.count < 160 else { return false }
    return bytes[cell].split(whereSeparator: { $0 == ASCII.space || $0 == 0x2C }).contains { word in
      let range = word.startIndex..<word.endIndex
      let start = variantEnd(range, bytes)
      guard let hyphen = (start..<range.upperBound).first(where: { bytes[$0] == ASCII.hyphen }),
        case let part = hyphen + 1..<range.upperBound,
        // What the framework calls so has its value there.
        !isStep(part, bytes), !isColor(part, bytes), !plain.contains(WordKey(bytes, part))
      else { return false }
      return bytes[part].elementsEqual(name)
    }
  }
}
