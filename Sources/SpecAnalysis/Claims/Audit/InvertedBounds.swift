import SpecModel
import SpecSyntax
public import SpecText

/// A least value above the greatest value of the same thing.
public struct InvertedBound: Sendable, Hashable {
  /// The least value as written.
  public var least: String
  /// The greatest value as written.
  public var greatest: String
  /// Where the least value stands.
  public var leastOrigin: Origin
  /// Where the greatest value stands.
  public var greatestOrigin: Origin

  private struct Bound {
    var isLeast: Bool
    var key: [String]
    var amount: Amount
    var block: Int
    var line: ClaimLine
  }

  /// The pairs of a list, a table, a block of declarations or one line.
  static func find(_ lines: ClaimLines) -> [InvertedBound] {
    let document = lines.document
    guard stems.contains(where: { document.mentions($0) }) else { return [] }
    let values = LabelledValues(lines: lines)
    var bounds: [Bound] = []
    var result: [InvertedBound] = []
    for line in lines.lines where line.kind != .heading && line.kind != .header {
      if line.kind == .row, line.parts.count > 2 {
        if let found = columns(line, lines) { result.append(found) }
        continue
      }
      let block = line.kind == .code ? line.node : values.block(around: line.node) ?? -1
      if line.kind == .code, ends(line, lines) { bounds.removeAll() }
      guard block >= 0, let bound = bound(line, block, lines, values) else { continue }
      if let other = bounds.last(where: {
        $0.block == block && $0.key == bound.key && $0.isLeast != bound.isLeast
          && $0.amount.unit == bound.amount.unit
      }), let found = pair(bound, other, lines) {
        result.append(found)
      }
      bounds.append(bound)
      if bounds.count > 48 { bounds.removeFirst(24) }
    }
    return result
  }

  private static let stems: [StaticString] = [
    "in-width", "inimum", "in-height", "Min", "min ", "inimal", "indest", "ínimo", "inWidth",
    "inHeight", "east",
  ]
  private static let leasts: Lexicon = [
    "minimum", "min", "minimal", "minimale", "minimaler", "smallest", "least", "lowest",
    "mindestens", "mindestbreite", "mindesthöhe", "mindestgröße", "mindestlänge", "mínimo",
    "mínima", "minimo", "minima",
  ]
  private static let greatests: Lexicon = [
    "maximum", "max", "maximal", "maximale", "maximaler", "largest", "greatest", "highest",
    "höchstens", "höchstbreite", "höchsthöhe", "höchstgröße", "höchstlänge", "maximalbreite",
    "maximalhöhe", "máximo", "máxima", "massimo", "massima", "longest",
  ]
  private static let bounds = leasts.union(greatests)
  /// German words that hold the bound, and what is left of them.
  private static let prefixes = ["mindest", "höchst", "maximal", "minimal"]

  /// Whether a line of code ends a block of declarations.
  private static func ends(_ line: ClaimLine, _ lines: ClaimLines) -> Bool {
    guard let part = line.parts.first else { return false }
    let bytes = lines.bytes(of: line)
    return bytes[part].contains(0x7B) || bytes[part].contains(0x7D)
  }

  private static func bound(
    _ line: ClaimLine, _ block: Int, _ lines: ClaimLines, _ values: LabelledValues
  ) -> Bound? {
    let bytes = lines.bytes(of: line)
    let words: [String]
    let amount: Amount?
    if line.kind == .code {
      guard let part = line.parts.first, part.count < 80,
        let colon = ASCII.find(ASCII.colon, in: bytes, part), colon - part.lowerBound < 32
      else { return nil }
      words = Names.words(lines.string(part.lowerBound..<colon, of: line))
      // "calc(100vh - 300px)" is no number.
      guard words.count == 2, words.contains(where: bounds.contains),
        !bytes[colon..<part.upperBound].prefix(while: { $0 != 0x3B }).contains(0x28)
      else { return nil }
      amount = AmountReader.read(bytes, colon..<part.upperBound).only
    } else {
      guard let value = values.value(of: line), value.words.count <= 4,
        value.words.contains(where: bounds.contains)
      else { return nil }
      words = value.words
      amount = value.amounts.only
      let rest = lines.string(value.range, of: line)
      // "440px on phones" limits one case alone.
      guard Names.wordCount(rest) <= 2 else { return nil }
    }
    guard let amount, amount.value > 0, !amount.isInexact, amount.unit != .percent else {
      return nil
    }
    return read(words, amount, block, line)
  }

  private static func read(
    _ words: [String], _ amount: Amount, _ block: Int, _ line: ClaimLine
  ) -> Bound? {
    let isLeast = words.contains(where: leasts.contains)
    let isGreatest = words.contains(where: greatests.contains)
    guard isLeast != isGreatest else { return nil }
    let key = words.compactMap { word -> String? in
      for prefix in prefixes where word.hasPrefix(prefix) && word.count > prefix.count + 2 {
        return String(word.dropFirst(prefix.count))
      }
      return leasts.contains(word) || greatests.contains(word) ? nil : word
    }
    return Bound(
      isLeast: isLeast, key: key.filter { $0 != "r" && $0 != "the" && $0 != "of" }, amount: amount,
      block: block, line: line)
  }

  private static func pair(_ a: Bound, _ b: Bound, _ lines: ClaimLines) -> InvertedBound? {
    let (least, greatest) = a.isLeast ? (a, b) : (b, a)
    guard least.amount.value > greatest.amount.value else { return nil }
    if a.line.kind == .code {
      // Lines without a number are not among the lines: the brace that ends the block of the one.
      let starts = [a, b].map {
        Int(lines.origin($0.amount.range, of: $0.line).range.start)
      }.sorted()
      guard !lines.document.source.bytes[starts[0]..<starts[1]].contains(0x7D) else { return nil }
    }
    return InvertedBound(
      least: lines.string(least.amount.range, of: least.line),
      greatest: lines.string(greatest.amount.range, of: greatest.line),
      leastOrigin: lines.origin(least.amount.range, of: least.line),
      greatestOrigin: lines.origin(greatest.amount.range, of: greatest.line))
  }

  /// A row of a table with one column for the least and one for the greatest value.
  private static func columns(_ line: ClaimLine, _ lines: ClaimLines) -> InvertedBound? {
    let header = lines.header(of: line)
    guard
      let least = header.firstIndex(where: { Names.hasWord($0, in: leasts, ofAtMost: 2) }),
      let greatest = header.firstIndex(where: { Names.hasWord($0, in: greatests, ofAtMost: 2) }),
      least != greatest, max(least, greatest) < line.parts.count,
      key(header[least]) == key(header[greatest])
    else { return nil }
    let bytes = lines.bytes(of: line)
    guard let low = CellNumber.whole(bytes, line.parts[least]),
      let high = CellNumber.whole(bytes, line.parts[greatest]), low.unit == high.unit,
      low.value > high.value
    else { return nil }
    return InvertedBound(
      least: lines.string(low.range, of: line), greatest: lines.string(high.range, of: line),
      leastOrigin: lines.origin(low.range, of: line),
      greatestOrigin: lines.origin(high.range, of: line))
  }

  private static func key(_ title: String) -> [String] {
    Names.words(title).filter { !leasts.contains($0) && !greatests.contains($0) }
  }
}
