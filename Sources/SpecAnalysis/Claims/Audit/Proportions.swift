import SpecModel
import SpecSyntax
import SpecText

/// Recomputes numbers that are proportions of others: aspect ratios of sizes, line heights and letter spacing
/// beside the size of the text.
struct Proportions {
  let lines: ClaimLines

  /// The numbers of a part that do not follow.
  func find(_ part: Range<Int>, _ line: ClaimLine, _ amounts: [Amount]) -> [DerivedNumber] {
    guard part.count < 400 else { return [] }
    return aspects(part, line) + textFactors(part, line, amounts)
  }

  // MARK: Aspect ratios

  /// How far a size may be from its ratio: "21:9" stands for 64:27.
  private static let slack = 0.03

  /// "320 × 180px (4:3)", "16:9 (1280 × 720)" and a cell of a column "Ratio" beside the size.
  private func aspects(_ part: Range<Int>, _ line: ClaimLine) -> [DerivedNumber] {
    let bytes = lines.bytes(of: line)
    guard let ratio = Aspect.read(bytes, part) else { return [] }
    let text = lines.string(part, of: line)
    guard !ContrastWords.nameContrast(text), ratio.isCommon || Names.hasWord(text, in: Self.names)
    else { return [] }
    guard let size = Aspect.size(bytes, part), isBeside(ratio, size, bytes),
      !ratio.fits(size.width, size.height, Self.slack)
    else { return [] }
    let quotient = size.width / size.height
    return [
      DerivedNumber(
        kind: .aspect, claimed: lines.string(ratio.range, of: line),
        computed: Aspect.spelled(size.width, size.height),
        arithmetic: "\(Numbers.text(size.width)) ÷ \(Numbers.text(size.height)) = "
          + Numbers.text(quotient, decimals: 3) + ", "
          + "\(Numbers.text(ratio.across)) ÷ \(Numbers.text(ratio.down)) = "
          + Numbers.text(ratio.across / ratio.down, decimals: 3),
        origin: lines.origin(ratio.range, of: line), sources: [lines.origin(size.range, of: line)])
    ]
  }

  private static let names: Lexicon = [
    "aspect", "ratio", "format", "proportion", "proportions", "seitenverhältnis", "verhältnis",
    "rapport", "proporción", "relación", "proporzione", "verhouding",
  ]
  private static let joints: Lexicon = [
    "aspect", "ratio", "in", "at", "is", "a", "i", "e", "that", "format", "px", "pt", "dp", "so",
    "im", "als", "also", "seitenverhältnis", "verhältnis", "au", "pixels", "crop", "the",
  ]

  /// Whether nothing but marks and words for the ratio stand between the two.
  private func isBeside(
    _ ratio: Aspect, _ size: Aspect.Size, _ bytes: ContiguousArray<UInt8>
  ) -> Bool {
    let (first, second) =
      ratio.range.lowerBound < size.range.lowerBound
      ? (ratio.range, size.range) : (size.range, ratio.range)
    let gap = first.upperBound..<second.lowerBound
    guard gap.count <= 32 else { return false }
    let text = String(decoding: bytes[gap], as: UTF8.self)
    return !text.contains(";") && !text.contains(". ") && !text.contains("/")
      && Names.words(text).allSatisfy(Self.joints.contains)
  }

  // MARK: Sizes of text

  /// "1.5 (26px)" and "-0.02em (-2px)" where the line, the row or the list gives the size of the text.
  private func textFactors(
    _ part: Range<Int>, _ line: ClaimLine, _ amounts: [Amount]
  ) -> [DerivedNumber] {
    guard line.kind != .code, amounts.count > 1 else { return [] }
    return amounts.indices.dropLast().compactMap { index in
      let pair = (amounts[index], amounts[index + 1])
      guard let factor = factor(pair.0, pair.1) ?? factor(pair.1, pair.0),
        opens(pair.0, pair.1, part, line)
      else { return nil }
      let before = index > 0 ? amounts[index - 1] : nil
      guard let size = size(for: factor, before, pair.0, part, line) else { return nil }
      return wrong(factor, size, isLater: pair.1.range == factor.length.range, line)
    }
  }

  private struct Factor {
    var by: Amount
    var length: Amount
    var isEm: Bool
  }

  /// A factor of the size and the length that it gives.
  private func factor(_ by: Amount, _ length: Amount) -> Factor? {
    guard [.px, .pt, .sp, .dp].contains(length.unit), by.value > 0, !length.isBound, !by.isBound
    else { return nil }
    switch by.unit {
    case .em where by.value < 1: return Factor(by: by, length: length, isEm: true)
    case .none where by.step < 1 && (1.0...2.5).contains(by.value) && !by.isInexact,
      .percent where (100...250).contains(by.value) && !by.isInexact:
      return length.isInexact ? nil : Factor(by: by, length: length, isEm: false)
    default: return nil
    }
  }

  /// Whether a pair is "a (b)" or "a = b", with a sign at most.
  private func opens(_ a: Amount, _ b: Amount, _ part: Range<Int>, _ line: ClaimLine) -> Bool {
    let gap = lines.string(a.range.upperBound..<b.range.lowerBound, of: line)
    let marks = gap.filter { !" `*-−–≈~".contains($0) }
    guard marks == "(" || marks == "=" || marks == "×(" else { return false }
    guard marks != "=" else { return true }
    let rest = lines.string(b.range.rest(of: part), of: line).trimmedSpaces
    return rest.hasPrefix(")")
  }

  private static let between: Lexicon = [
    "with", "at", "line", "height", "leading", "a", "of", "and", "spacing", "letter", "tracking",
    "mit", "bei", "zeilenhöhe", "laufweite", "avec", "interligne", "con", "interlineado", "text",
    "size", "type", "regular", "medium", "semibold", "bold",
  ]

  private struct Size {
    var amount: Amount
    var origin: Origin
  }

  /// The size of the text: before the factor on the line, in the column of sizes, or below that label.
  private func size(
    for factor: Factor, _ before: Amount?, _ first: Amount, _ part: Range<Int>, _ line: ClaimLine
  ) -> Size? {
    let unit = factor.length.unit
    let own = lines.string(part.lowerBound..<first.range.lowerBound, of: line)
    let isNamed =
      factor.isEm
      || AuditWords.isLineHeight(line.kind == .row ? header(of: part, line) + " " + own : own)
    if let before, before.unit == unit, !before.isInexact {
      let gap = lines.string(before.range.upperBound..<first.range.lowerBound, of: line)
      let isNear =
        gap.utf8.count <= 32 && !gap.contains(")") && !gap.contains(";")
        && !gap.contains(where: { "+×=".contains($0) })
        && Names.words(gap).allSatisfy(Self.between.contains)
      guard isNear, (6...200).contains(before.value) else { return nil }
      return Size(amount: before, origin: lines.origin(before.range, of: line))
    }
    guard before == nil, isNamed else { return nil }
    if line.kind == .row, let found = column(line, part, unit) { return found }
    let sizes = LabelledValues(lines: lines).block(of: line).filter { entry in
      entry.line.parts != line.parts
        && AuditWords.textSizes.contains(entry.words.joined(separator: "-"))
    }
    guard let entry = sizes.only, let amount = entry.amounts.only, amount.unit == unit,
      !amount.isInexact
    else { return nil }
    return Size(amount: amount, origin: lines.origin(amount.range, of: entry.line))
  }

  private func header(of part: Range<Int>, _ line: ClaimLine) -> String {
    let header = lines.header(of: line)
    guard let column = line.parts.firstIndex(of: part) else { return "" }
    if line.parts.count == 2 { return lines.string(line.parts[0], of: line) }
    return column < header.count ? header[column] : ""
  }

  /// The only amount of the column "Size".
  private func column(_ line: ClaimLine, _ part: Range<Int>, _ unit: Amount.Unit) -> Size? {
    let header = lines.header(of: line)
    guard
      let column = header.indices.first(where: {
        AuditWords.textSizes.contains(Names.hyphenated(header[$0]))
      }), column < line.parts.count, line.parts[column] != part,
      let amount = AmountReader.read(lines.bytes(of: line), line.parts[column]).only,
      amount.unit == unit || amount.unit == .none, !amount.isInexact
    else { return nil }
    return Size(amount: amount, origin: lines.origin(amount.range, of: line))
  }

  /// Whether neither number is the other one, rounded to the digits that are written.
  private func wrong(
    _ factor: Factor, _ size: Size, isLater: Bool, _ line: ClaimLine
  ) -> DerivedNumber? {
    let share = factor.by.unit == .percent ? 0.01 : 1
    let computed = size.amount.value * factor.by.value * share
    let back = factor.length.value / size.amount.value / share
    let lengthStep = min(factor.length.step, 1)
    guard abs(computed - factor.length.value) >= lengthStep - 1e-9,
      abs(back - factor.by.value) > factor.by.step / 2 + 1e-9,
      // A length that is no line height at all means something else.
      factor.isEm || (0.7...3).contains(factor.length.value / size.amount.value)
    else { return nil }
    let claimed = isLater ? factor.length : factor.by
    let shown = isLater ? factor.length.text(computed) : factor.by.text(back)
    return DerivedNumber(
      kind: .lineHeight, claimed: lines.string(claimed.range, of: line), computed: shown,
      arithmetic: "\(Numbers.text(size.amount.value)) × "
        + "\(Numbers.text(factor.by.value * share, decimals: 4)) = "
        + Numbers.text(computed, decimals: 3),
      origin: lines.origin(claimed.range, of: line), sources: [size.origin])
  }
}

/// A proportion of two whole numbers: "16:9".
struct Aspect {
  var across: Double
  var down: Double
  var range: Range<Int>

  /// Two lengths with a cross between them.
  struct Size {
    var width: Double
    var height: Double
    var range: Range<Int>
  }

  /// Whether people use it for pictures and screens, so that no word need say what it is.
  var isCommon: Bool {
    let pair = (max(across, down), min(across, down))
    return [(16, 9), (4, 3), (3, 2), (16, 10), (21, 9), (5, 4), (18, 9), (2, 3)]
      .contains { $0 == pair }
  }

  /// Whether a size has the proportion, upright or turned.
  func fits(_ width: Double, _ height: Double, _ slack: Double) -> Bool {
    let quotient = width / height
    return [across / down, down / across].contains { abs(quotient / $0 - 1) <= slack }
  }

  /// The only proportion of a range.
  static func read(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Aspect? {
    var found: Aspect?
    var offset = range.lowerBound
    while let colon = ASCII.find(ASCII.colon, in: bytes, offset..<range.upperBound) {
      offset = colon + 1
      var start = colon
      while start > range.lowerBound, ASCII.isDigit(bytes[start - 1]) { start -= 1 }
      var end = colon + 1
      while end < range.upperBound, ASCII.isDigit(bytes[end]) { end += 1 }
      guard (1...2).contains(colon - start), (1...2).contains(end - colon - 1),
        start == range.lowerBound || !isJoined(bytes[start - 1]),
        end == range.upperBound || !isJoined(bytes[end])
          || bytes[end] == ASCII.dot && !isDigit(end + 1, bytes, range),
        bytes[start] != 0x30, bytes[colon + 1] != 0x30,
        let across = Double(String(decoding: bytes[start..<colon], as: UTF8.self)),
        let down = Double(String(decoding: bytes[(colon + 1)..<end], as: UTF8.self))
      else { continue }
      if found != nil { return nil }
      found = Aspect(across: across, down: down, range: start..<end)
    }
    return found
  }

  private static func isDigit(
    _ offset: Int, _ bytes: ContiguousArray<UInt8>, _ range: Range<Int>
  ) -> Bool {
    offset < range.upperBound && ASCII.isDigit(bytes[offset])
  }

  private static func isJoined(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == ASCII.dot || byte == ASCII.colon || byte == ASCII.hyphen
  }

  /// The only "W × H" of a range, with a unit behind one or both.
  static func size(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Size? {
    let amounts = AmountReader.read(bytes, range)
    var found: Size?
    for (a, b) in zip(amounts, amounts.dropFirst()) {
      let gap = String(decoding: bytes[a.range.upperBound..<b.range.lowerBound], as: UTF8.self)
      guard ["×", "x"].contains(gap.trimmedSpaces), !a.isInexact, !b.isInexact, a.value > 7,
        b.value > 7, a.unit == b.unit || a.unit == .none, b.isLength || b.unit == .none
      else { continue }
      if found != nil { return nil }
      found = Size(
        width: a.value, height: b.value, range: a.range.lowerBound..<b.range.upperBound)
    }
    return found
  }

  /// The proportion of two lengths in the smallest whole numbers, or to one.
  static func spelled(_ width: Double, _ height: Double) -> String {
    var (a, b) = (width, height)
    while b > 0.5 { (a, b) = (b, a.truncatingRemainder(dividingBy: b)) }
    let (across, down) = (width / a, height / a)
    return across <= 32 && down <= 32 && across == across.rounded()
      ? "\(Numbers.text(across)):\(Numbers.text(down))"
      : Numbers.text(width / height, decimals: 2) + ":1"
  }
}
