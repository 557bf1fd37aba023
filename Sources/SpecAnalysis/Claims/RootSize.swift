import SpecModel
import SpecText

/// The size of the root element that a document sets, which 1 rem stands for.
enum RootSize {
  /// The initial font size of browsers in px.
  ///
  /// - Source: CSS Values and Units 4, 6.1.1.
  static let initial = 16.0

  /// The pixels of "1rem = 10px" or of a root at "62.5%"; otherwise the initial size.
  static func find(_ lines: ClaimLines) -> Double {
    guard lines.document.mentions("rem") else { return initial }
    let hasStatement = lines.document.mentions("1rem") || lines.document.mentions("1 rem")
    let hasShare = lines.document.mentions("62.5%")
    let hasSize = lines.document.mentions("oot font") || lines.document.mentions("html font")
    guard hasStatement || hasShare || hasSize else { return initial }
    for line in lines.lines {
      if hasSize, let size = named(line, lines) { return size }
      for part in line.parts {
        let bytes = lines.bytes(of: line)
        if hasShare, ASCII.find("62.5%", in: bytes, part) != nil, speaksOfRoot(part, line, lines) {
          return initial * 0.625
        }
        guard hasStatement, ASCII.find("rem", in: bytes, part) != nil,
          ASCII.find(0x3D, in: bytes, part) != nil
        else { continue }
        if let size = statement(part, bytes) { return size }
      }
    }
    return initial
  }

  private static let words: Lexicon = ["root", "html", "font-size", "rem", "base"]

  private static func speaksOfRoot(
    _ part: Range<Int>, _ line: ClaimLine, _ lines: ClaimLines
  ) -> Bool {
    let text = lines.string(part, of: line)
    return text.contains("font-size") || Names.hasWord(text, in: words)
  }

  private static let names = [
    "root font size", "root font-size", "html font size", "html font-size",
  ]

  /// "The root font size is 10px." and "| Root font size | 10px |"
  private static func named(_ line: ClaimLine, _ lines: ClaimLines) -> Double? {
    guard line.kind != .code, let first = line.parts.first, let last = line.parts.last,
      last.upperBound - first.lowerBound < 160
    else { return nil }
    let text = line.parts.map { lines.string($0, of: line) }.joined(separator: " ").lowercased()
    guard names.contains(where: text.contains) else { return nil }
    let sizes = line.parts.flatMap { AmountReader.read(lines.bytes(of: line), $0) }
    guard let size = sizes.only, size.unit == .px, size.value >= 8 else { return nil }
    return size.value
  }

  /// "1rem = 10px" and "10px = 1rem"
  private static func statement(
    _ part: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Double? {
    let text = ClaimText(bytes: bytes, range: part, amounts: AmountReader.read(bytes, part))
    for index in text.amounts.indices.dropLast() {
      let pair = [text.amounts[index], text.amounts[index + 1]]
      guard text.gap(after: index).trimmedSpaces == "=",
        let root = pair.first(where: { $0.unit == .rem }), root.value == 1,
        let pixels = pair.first(where: { $0.unit == .px }), pixels.value > 0
      else { continue }
      return pixels.value
    }
    return nil
  }
}
