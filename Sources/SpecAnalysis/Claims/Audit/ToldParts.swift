import SpecModel
import SpecSyntax
import SpecText

/// Recomputes totals of things that a line lists kind by kind, and changes in percent that a row tells beside both values:
/// "20 seats: 12 at the window and 6 in the aisle", "lamps: red 3, green 4; 8 in all", "| 40 | 50 | +20 % |".
struct ToldParts {
  private let document: Document

  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let finder = ToldParts(document: lines.document)
    var result: [DerivedNumber] = []
    let hasShares = lines.document.mentions("%")
    let hasSides = lines.document.mentions(" leav")
    for line in lines.lines {
      switch line.kind {
      case .prose:
        if hasSides, let part = line.parts.only, let found = finder.rest(part) {
          result.append(found)
        }
        guard let part = line.parts.only, (20..<400).contains(part.count), finder.mayList(part)
        else { continue }
        if let found = finder.listed(part) { result.append(found) }
      case .row where hasShares && line.parts.count >= 3:
        if let found = finder.change(line.parts, lines.header(of: line)) { result.append(found) }
      default: continue
      }
    }
    return result
  }

  /// A byte test: two commas or a comma and a word for "and", beside three numbers.
  private func mayList(_ range: Range<Int>) -> Bool {
    document.plain.withUnsafeBufferPointer { bytes in
      var count = 0
      var commas = 0
      var opens = false
      var isDigit = false
      for offset in range {
        let isNow = ASCII.isDigit(bytes[offset])
        if isNow, !isDigit { count += 1 }
        isDigit = isNow
        switch bytes[offset] {
        case 0x2C: commas += 1
        case ASCII.colon, 0x28, 0x3B: opens = true
        default: continue
        }
      }
      return count > 2 && commas > 0 && opens
    }
  }

  /// Words by which numbers are no parts of a whole.
  private static let loose: Lexicon = [
    "each", "per", "every", "up", "least", "most", "max", "min", "than", "about", "or", "pro",
    "cada", "to", "from", "with", "weight", "weights", "version", "step", "level", "times",
    "e.g", "including", "top", "only", "not", "steps", "x", "breakpoints", "by",
    "bis", "after", "if", "when", "over", "under", "e", "g", "like", "such", "etc", "default",
    "values", "columns",
  ]

  private func listed(_ range: Range<Int>) -> DerivedNumber? {
    let told = ToldNumbers(document, range)
    guard told.all.count > 2 else { return nil }
    for sentence in groups(told) {
      let numbers = told.all.filter { sentence.contains($0.place) }
      guard (3...9).contains(numbers.count), numbers.allSatisfy({ $0.isCount && !told.isRange($0) })
      else { continue }
      if let found = head(numbers, sentence, told) ?? tail(numbers, sentence, told) { return found }
    }
    return nil
  }

  /// The sentences of a line; what follows a semicolon belongs to the list in front of it.
  private func groups(_ told: ToldNumbers) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for place in told.tokens.indices.dropFirst()
    where told.tokens[place].sentence != told.tokens[place - 1].sentence
      && !told.gap(before: place).contains(";")
    {
      result.append(start..<place)
      start = place
    }
    result.append(start..<told.tokens.count)
    return result
  }

  /// "20 seats: 12 at the window and 6 in the aisle", "20 seats (12 near, 6 far)"
  private func head(
    _ numbers: [ToldNumbers.Told], _ sentence: Range<Int>, _ told: ToldNumbers
  ) -> DerivedNumber? {
    for (index, whole) in numbers.enumerated() where numbers.count - index >= 3 {
      let parts = Array(numbers[(index + 1)...])
      let first = parts[0].place
      // "48 doors (32 small": the list begins with its first number, right behind the mark.
      guard whole.unit.utf8.count > 3, whole.unit.hasSuffix("s") || whole.unit.hasSuffix("n"),
        first - whole.place <= 4,
        [.colon, .open].contains(told.tokens[first].gap),
        index == 0 || told.tokens[first].gap == .open,
        areParts(parts, first..<sentence.upperBound, of: told),
        told.tokens[whole.place].gap != .open || index == 0
      else { continue }
      return wrong(whole, parts, told)
    }
    return nil
  }

  /// "lamps: red 3, green 4, blue 2; 8 in all"
  private func tail(
    _ numbers: [ToldNumbers.Told], _ sentence: Range<Int>, _ told: ToldNumbers
  ) -> DerivedNumber? {
    guard let whole = numbers.last, case let parts = Array(numbers.dropLast()),
      case let behind = told.words(whole.place + 1..<sentence.upperBound),
      ["in all", "in total", "altogether", "insgesamt", "en total", "total"].contains(where: {
        behind.prefix(3).joined(separator: " ").hasSuffix($0)
      }) || told.isBehind(whole, ["insgesamt", "zusammen", "altogether"], within: 2),
      behind.count <= 3, areParts(parts, sentence.lowerBound..<whole.place, of: told)
    else { return nil }
    return wrong(whole, parts, told)
  }

  /// Whether numbers are parted by commas and "and", and no word makes them anything but parts.
  private func areParts(
    _ parts: [ToldNumbers.Told], _ range: Range<Int>, of told: ToldNumbers
  ) -> Bool {
    guard parts.count > 1, !told.words(range).contains(where: Self.loose.contains) else {
      return false
    }
    return zip(parts, parts.dropFirst()).allSatisfy { a, b in
      (a.place + 1...b.place).count { place in
        told.tokens[place].gap == .comma
          || ["and", "und", "y", "et"].contains(told.tokens[place].text)
      } == 1
    }
  }

  private func wrong(
    _ whole: ToldNumbers.Told, _ parts: [ToldNumbers.Told], _ told: ToldNumbers
  ) -> DerivedNumber? {
    let sum = parts.reduce(0) { $0 + $1.value }
    // Parts that are far from the total are not all of it.
    guard sum != whole.value, sum > whole.value * 0.75, sum < whole.value * 1.3 else { return nil }
    return told.wrong(
      .total, whole, sum,
      parts.map { Numbers.text($0.value) }.joined(separator: " + ") + " = " + Numbers.text(sum),
      of: parts)
  }

  // MARK: Rests

  private static let pairs = [
    "above and below", "top and bottom", "on each side", "on both sides", "left and right",
    "either side",
  ]

  /// "60 px high with 8 px above and below it, which leaves 48 px"
  private func rest(_ range: Range<Int>) -> DerivedNumber? {
    guard (24..<300).contains(range.count), ASCII.find(" leav", in: document.plain, range) != nil,
      case let amounts = AmountReader.read(document.plain, range), amounts.count == 3,
      amounts.allSatisfy({ $0.isLength && $0.unit == amounts[0].unit && !$0.isInexact }),
      case let between = document.string(
        plain: amounts[1].range.upperBound..<amounts[2].range.lowerBound
      ).lowercased(), between.contains(" leav"), !between.contains(". "),
      Self.pairs.contains(where: between.contains)
    else { return nil }
    let rest = amounts[0].value - 2 * amounts[1].value
    guard rest > 0, abs(rest - amounts[2].value) >= 0.5 else { return nil }
    return DerivedNumber(
      kind: .sum, claimed: document.string(plain: amounts[2].range),
      computed: amounts[2].text(rest),
      arithmetic: "\(Numbers.text(amounts[0].value)) − 2 × \(Numbers.text(amounts[1].value)) = "
        + Numbers.text(rest),
      origin: origin(amounts[2].range), sources: amounts.dropLast().map { origin($0.range) })
  }

  // MARK: Changes

  /// Two values of one unit and the change from the one to the other, with its sign.
  private func change(_ cells: [Range<Int>], _ header: [String]) -> DerivedNumber? {
    let bytes = document.plain
    for place in cells.indices.dropFirst(2) {
      guard let share = signed(cells[place]),
        let before = CellNumber.whole(bytes, cells[place - 2]),
        let after = CellNumber.whole(bytes, cells[place - 1]), before.unit == after.unit,
        before.value > 0, after.value > 0, before.unit != "%",
        case let computed = (after.value - before.value) / before.value * 100,
        (computed < 0) == share.isNegative, abs(abs(computed) - share.value) > 1.5,
        abs(abs(computed) - share.value) < 60
      else { continue }
      let sign = share.isNegative ? "−" : "+"
      return DerivedNumber(
        kind: .share, claimed: document.string(plain: cells[place]).trimmedSpaces,
        computed: sign + Numbers.text(abs(computed).rounded()) + "%",
        arithmetic: "\(Numbers.text(after.value)) ÷ \(Numbers.text(before.value)) − 1 = \(sign)"
          + Numbers.text(abs(computed), decimals: 1) + "%",
        origin: origin(cells[place]), sources: [origin(before.range), origin(after.range)])
    }
    return nil
  }

  /// "+50 %", "−12%", and nothing else.
  private func signed(_ range: Range<Int>) -> (value: Double, isNegative: Bool)? {
    let text = document.string(plain: range).trimmedSpaces
    guard let sign = text.unicodeScalars.first, "+-−".unicodeScalars.contains(sign),
      text.hasSuffix("%"),
      case let digits = text.dropFirst().dropLast().filter({ $0 != " " }),
      let value = Double(digits), value > 0
    else { return nil }
    return (value, sign != "+")
  }

  private func origin(_ range: Range<Int>) -> Origin {
    document.origin(document.sourceRange(plain: range))
  }
}
