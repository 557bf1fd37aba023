import SpecModel
import SpecSyntax
import SpecText

/// Holds the opacity inside a colour against the percentage that the line calls it: "`#00000080` black at 30 %".
struct AlphaWords {
  let lines: ClaimLines

  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    guard lines.document.mentions("%"),
      lines.document.mentions("#") || lines.document.mentions("rgba(")
    else { return [] }
    let finder = AlphaWords(lines: lines)
    return lines.lines.compactMap { line in
      line.kind == .heading || line.kind == .header ? nil : finder.conflict(line)
    }
  }

  /// A colour with an opacity from 0 to 1; of eight digits the first or the last two may give it.
  private struct Tint {
    var alphas: [Double]
    /// How far rounding may be off.
    var step: Double
    var range: Range<Int>
    /// The least and the greatest part of red, green and blue, of eight digits both ways; empty where not known.
    var parts: [ClosedRange<Int>] = []
  }

  private func conflict(_ line: ClaimLine) -> DerivedNumber? {
    let bytes = lines.bytes(of: line)
    guard
      line.parts.contains(where: {
        $0.count < 300 && ASCII.find(0x25, in: bytes, $0) != nil
          || ASCII.find("pacity", in: bytes, $0) != nil
      })
    else { return nil }
    let tints = line.parts.flatMap { read(bytes, $0) }
    guard let tint = tints.only else { return nil }
    let shares = line.parts.flatMap { part in
      AmountReader.read(bytes, part).filter {
        $0.unit == .percent && !tint.range.contains($0.range.lowerBound)
      }.map { ($0, part) }
    }
    guard let (share, part) = shares.only, !share.isInexact, share.value <= 100 else { return nil }
    let said = word(for: share, part, line)
    guard said.map({ !Self.isOther($0, tint) }) ?? isExplained(share.range, tint.range, part, line)
    else { return nil }
    // "Fill rgba(0, 0, 0, 0.1), border Ink at 30 %": a comma and another name part two colours.
    guard !isParted(tint.range, share.range, part, line) else { return nil }
    let claimed = share.value / 100
    let text = lines.string(part, of: line)
    let isReversed = Names.hasWord(text, in: Self.reversed)
    guard
      !tint.alphas.contains(where: {
        abs($0 - claimed) <= tint.step + share.step / 200 + 1e-9
          || isReversed && abs(1 - $0 - claimed) <= tint.step + share.step / 200 + 1e-9
      }), let alpha = tint.alphas.last
    else { return nil }
    guard part.contains(tint.range.lowerBound) || !isBesideColors(part, tint.range, line) else {
      return nil
    }
    return DerivedNumber(
      kind: .fraction, claimed: lines.string(share.range, of: line),
      computed: Numbers.text(alpha * 100, decimals: 0) + "%",
      arithmetic: lines.string(tint.range, of: line) + " has an opacity of "
        + Numbers.text(alpha, decimals: 2),
      origin: lines.origin(share.range, of: line), sources: [lines.origin(tint.range, of: line)])
  }

  /// Whether the cell of a percentage stands in a column of colours beside the column of the tint: "Light | Dark", or
  /// where another row has a colour in it. One token has a colour for each of them.
  private func isBesideColors(
    _ part: Range<Int>, _ tint: Range<Int>, _ line: ClaimLine
  ) -> Bool {
    guard line.kind == .row, let column = line.parts.firstIndex(of: part),
      let other = line.parts.firstIndex(where: { $0.contains(tint.lowerBound) })
    else { return false }
    let header = lines.header(of: line)
    if header.indices.contains(column), header.indices.contains(other),
      ModeWords.isAboutTheme(header[column]), ModeWords.isAboutTheme(header[other])
    {
      return true
    }
    let document = lines.document
    return document.children(of: Int(document.nodes[line.node].parent)).dropFirst().contains {
      let cells = document.children(of: $0)
      return $0 != line.node && cells.indices.contains(column) && opensWithColor(cells[column])
    }
  }

  private static let notations: [StaticString] = ["#", "rgb", "hsl", "oklch(", "var(", "0x"]

  private func opensWithColor(_ cell: Int) -> Bool {
    let bytes = lines.document.plain
    let text = ASCII.trimmed(bytes, lines.document.plainText(of: cell))
    guard let start = text.first(where: { bytes[$0] != 0x60 }) else { return false }
    return Self.notations.contains { ASCII.starts(bytes, at: start, with: $0) }
  }

  /// Whether a comma and a word in capitals or in code stand between a colour and a percentage behind it.
  private func isParted(
    _ tint: Range<Int>, _ share: Range<Int>, _ part: Range<Int>, _ line: ClaimLine
  ) -> Bool {
    guard part.contains(tint.lowerBound), tint.upperBound < share.lowerBound else { return false }
    let between = lines.string(tint.upperBound..<share.lowerBound, of: line)
    // "linear-gradient(rgba(0, 0, 0, 0.1), transparent 70%)": where a colour of the gradient stands.
    if lines.string(part.lowerBound..<tint.lowerBound, of: line).contains("-gradient(") {
      return true
    }
    guard let comma = between.firstIndex(where: { ",;".contains($0) }) else { return false }
    return between[comma...].split { !$0.isLetter && $0 != "_" }.contains {
      $0.utf8.count > 2 && $0.allSatisfy { $0.isUppercase || $0 == "_" }
    }
  }

  /// Whether brackets give the colour right behind the percentage, or the other way round: "50% (`#00000040`)".
  private func isExplained(
    _ share: Range<Int>, _ tint: Range<Int>, _ part: Range<Int>, _ line: ClaimLine
  ) -> Bool {
    let (first, second) = share.lowerBound < tint.lowerBound ? (share, tint) : (tint, share)
    guard part.contains(first.lowerBound), first.upperBound < second.lowerBound,
      second.upperBound < part.upperBound, second.lowerBound - first.upperBound < 5
    else { return false }
    let between = lines.string(first.upperBound..<second.lowerBound, of: line)
    let behind = lines.string(second.upperBound..<part.upperBound, of: line)
    return between.filter { $0 != "`" } == " (" && behind.drop { $0 == "`" }.first == ")"
  }

  private static let reversed: Lexicon = ["transparent", "transparency", "transparenz"]
  private static let words: Lexicon = [
    "opacity", "opaque", "alpha", "black", "white", "transparent", "transparency", "translucent",
    "deckkraft", "schwarz", "weiß", "transparenz", "opacité", "noir", "blanc", "opacidad", "negro",
    "blanco", "opacità", "nero", "bianco", "dekking", "zwart", "wit", "deckend", "branco", "preto",
  ]
  private static let joints: Lexicon = [
    "at", "with", "of", "mit", "à", "al", "con", "is", "de", "bei", "in", "auf",
  ]

  /// Whether a word for white or black cannot mean the colour of a tint, so that it speaks of another one.
  private static func isOther(_ word: String, _ tint: Tint) -> Bool {
    guard !tint.parts.isEmpty, let color = OpaqueColor(word) else { return false }
    return !tint.parts.contains {
      color.red == 0 ? $0.upperBound <= 0x60 : $0.lowerBound >= 0xC0
    }
  }

  /// The word for opacity or for black or white beside the percentage: "black at 30 %", "30 % black".
  private func word(for share: Amount, _ part: Range<Int>, _ line: ClaimLine) -> String? {
    let before = Names.words(lines.string(part.lowerBound..<share.range.lowerBound, of: line))
    let after = Names.words(
      lines.string(
        share.range.upperBound..<min(part.upperBound, share.range.upperBound + 24), of: line))
    if let first = after.first, Self.words.contains(first) { return first }
    let last =
      before.last.map { Self.joints.contains($0) ? before.dropLast().last ?? "" : $0 } ?? ""
    return Self.words.contains(last) ? last : nil
  }

  private func read(_ bytes: ContiguousArray<UInt8>, _ part: Range<Int>) -> [Tint] {
    var result: [Tint] = []
    var offset = part.lowerBound
    while let hash = ASCII.find(ASCII.hash, in: bytes, offset..<part.upperBound) {
      var end = hash + 1
      while end < part.upperBound, ASCII.isWord(bytes[end]) { end += 1 }
      offset = end
      let digits = bytes[(hash + 1)..<end].compactMap(Self.hexDigit)
      guard digits.count == end - hash - 1 else { continue }
      if digits.count == 8 {
        let alphas = [digits[0] * 16 + digits[1], digits[6] * 16 + digits[7]].map {
          Double($0) / 255
        }
        let pairs = stride(from: 0, to: 8, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        result.append(
          Tint(
            alphas: alphas, step: 0.004, range: hash..<end,
            parts: [Self.extent(pairs[1...]), Self.extent(pairs[..<3])].compactMap(\.self)))
      } else if digits.count == 4 {
        result.append(
          Tint(
            alphas: [Double(digits[3]) / 15], step: 0.034, range: hash..<end,
            parts: Self.extent(digits[..<3].map { $0 * 17 }[...]).map { [$0] } ?? []))
      } else if digits.count == 6 || digits.count == 3 {
        // An opaque colour beside a percentage is drawn with it.
        return []
      }
    }
    return result + functions(bytes, part)
  }

  /// "rgba(0, 0, 0, 0.5)" and "rgb(0 0 0 / 50%)"
  private func functions(_ bytes: ContiguousArray<UInt8>, _ part: Range<Int>) -> [Tint] {
    var result: [Tint] = []
    var offset = part.lowerBound
    while let start = ASCII.find("rgb", in: bytes, offset..<part.upperBound) {
      guard let close = ASCII.find(0x29, in: bytes, start..<part.upperBound) else { break }
      offset = close
      var first = close
      while first > start,
        ASCII.isDigit(bytes[first - 1]) || [ASCII.dot, 0x25].contains(bytes[first - 1])
      {
        first -= 1
      }
      var text = String(decoding: bytes[first..<close], as: UTF8.self)
      let isShare = text.last == "%"
      if isShare { text.removeLast() }
      if text.first == "." { text = "0" + text }
      let separators = bytes[start..<first].count { $0 == 0x2C }
      let isFourth = separators == 3 || bytes[start..<first].contains(ASCII.slash)
      guard isFourth, let value = Double(text), isShare || value <= 1 else { continue }
      result.append(
        Tint(
          alphas: [isShare ? value / 100 : value], step: 0.005, range: start..<close + 1,
          parts: parts(bytes, start..<first)))
    }
    return result
  }

  /// The three whole numbers behind the bracket of "rgba(24, 30, 41, ", as one extent.
  private func parts(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> [ClosedRange<Int>] {
    let text = String(decoding: bytes[range], as: UTF8.self)
    let numbers = text.split { !$0.isNumber && $0 != "." && $0 != "%" }.compactMap { Int($0) }
    guard numbers.count == 3 else { return [] }
    return Self.extent(numbers[...]).map { [$0] } ?? []
  }

  private static func extent(_ numbers: ArraySlice<Int>) -> ClosedRange<Int>? {
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return low...high
  }

  private static func hexDigit(_ byte: UInt8) -> Int? {
    if ASCII.isDigit(byte) { return Int(byte & 0x0F) }
    let letter = byte | 0x20
    return (0x61...0x66).contains(letter) ? Int(letter) - 0x57 : nil
  }
}
