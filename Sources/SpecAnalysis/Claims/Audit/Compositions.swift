import SpecModel
import SpecSyntax
import SpecText

/// Recomputes lengths that a line explains by what they are made of: "368px (four tiles, three gaps)",
/// "12 columns of 72px and 11 gutters of 24px make 1128px", "… of 24px: 1128px".
struct Compositions {
  let lines: ClaimLines

  /// One kind of part: how many of it, and how long each is; across and down where it has two sides.
  private struct Group {
    var count: Double
    var sides: [Double]
    var sources: [Origin]
  }

  /// The length that the parts of a line of text do not make.
  func find(_ part: Range<Int>, _ line: ClaimLine, _ amounts: [Amount]) -> DerivedNumber? {
    guard line.kind != .code, amounts.contains(where: \.isLength), part.count < 240 else {
      return nil
    }
    let bytes = lines.bytes(of: line)
    if let first = amounts.first(where: \.isLength), !first.isInexact,
      let open = opening(after: first, part, bytes),
      let close = ASCII.find(0x29, in: bytes, open..<part.upperBound)
    {
      return claim(first, made: open + 1..<close, part, line, amounts)
    }
    return spelled(part, line, amounts)
  }

  /// The parenthesis right behind an amount.
  private func opening(
    after amount: Amount, _ part: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Int? {
    var offset = amount.range.upperBound
    while offset < part.upperBound, [ASCII.space, 0x2A, ASCII.backtick].contains(bytes[offset]) {
      offset += 1
    }
    return offset < part.upperBound && bytes[offset] == 0x28 ? offset : nil
  }

  private static let results: Lexicon = [
    "make", "makes", "give", "gives", "giving", "total", "totals", "totalling", "totaling",
    "ergibt", "ergeben", "macht", "machen", "font", "donnent", "suman", "dan", "fanno",
  ]

  /// "12 columns of 72px and 11 gutters of 24px make 1128px"
  private func spelled(
    _ part: Range<Int>, _ line: ClaimLine, _ amounts: [Amount]
  ) -> DerivedNumber? {
    guard amounts.count >= 3, line.kind == .prose else { return nil }
    let tokens = PhraseTokens.read(lines.bytes(of: line), part, amounts)
    guard
      let cue = tokens.indices.first(where: { index in
        switch tokens[index] {
        case .word(let word): Self.results.contains(word)
        case .mark(let mark): mark == 0x3D
        default: false
        }
      }) ?? Self.closingColon(tokens),
      let start = tokens.indices.first(where: { tokens[$0].isNumber }), start < cue
    else { return nil }
    // At most three words between the cue and the result.
    guard
      let place = tokens[(cue + 1)...].prefix(4).first(where: { $0.isNumber }),
      case .number(_, let claimed?) = place, claimed.isLength, !claimed.isInexact
    else { return nil }
    return wrong(claimed, Array(tokens[start..<cue]), nil, line, atLeast: 2)
  }

  /// The colon before a number that ends a phrase: "3 columns of 200px and 2 gutters of 16px: 632px".
  private static func closingColon(_ tokens: [PhraseToken]) -> Int? {
    let place = tokens.count - 2
    guard place > 2, tokens[place + 1].isNumber, case .mark(ASCII.colon) = tokens[place] else {
      return nil
    }
    return place
  }

  private func claim(
    _ claimed: Amount, made: Range<Int>, _ part: Range<Int>, _ line: ClaimLine,
    _ amounts: [Amount]
  ) -> DerivedNumber? {
    let inner = amounts.filter { made.contains($0.range.lowerBound) }
    let tokens = PhraseTokens.read(lines.bytes(of: line), made, inner)
    guard tokens.count(where: \.isNumber) >= 2, tokens.contains(where: \.isWord) else { return nil }
    let words = Names.words(lines.string(part.lowerBound..<claimed.range.lowerBound, of: line))
    let heads =
      line.kind == .row && line.parts.count == 2 ? lines.string(line.parts[0], of: line) : ""
    return wrong(claimed, tokens, side(of: words + Names.words(heads)), line, atLeast: 2)
  }

  /// Which side a label speaks of: 0 across, 1 down.
  private func side(of words: [String]) -> Int? {
    if words.contains(where: Self.widths.contains) { return 0 }
    return words.contains(where: Self.heights.contains) ? 1 : nil
  }

  private static let widths: Lexicon = [
    "width", "wide", "breite", "breit", "largeur", "ancho", "anchura", "larghezza", "breedte",
  ]
  private static let heights: Lexicon = [
    "height", "high", "tall", "höhe", "hoch", "hauteur", "alto", "altura", "altezza", "hoogte",
  ]

  private func wrong(
    _ claimed: Amount, _ tokens: [PhraseToken], _ side: Int?, _ line: ClaimLine, atLeast: Int
  ) -> DerivedNumber? {
    guard let groups = groups(tokens, claimed, line), groups.count >= atLeast else { return nil }
    let sides = side.map { [$0] } ?? [0, 1]
    var sums: [(Double, String)] = []
    for side in sides {
      let terms = groups.map { ($0.count, $0.sides.count > side ? $0.sides[side] : $0.sides[0]) }
      let sum = terms.reduce(0) { $0 + $1.0 * $1.1 }
      let text = terms.map {
        $0.0 == 1 ? Numbers.text($0.1) : "\(Numbers.text($0.0)) × \(Numbers.text($0.1))"
      }.joined(separator: " + ")
      sums.append((sum, text))
    }
    guard let first = sums.first,
      sums.allSatisfy({ abs($0.0 - claimed.value) >= max(claimed.step, 0.5) - 1e-9 })
    else { return nil }
    return DerivedNumber(
      kind: .sum, claimed: claimed.text(claimed.value), computed: claimed.text(first.0),
      arithmetic: first.1 + " = " + Numbers.text(first.0, decimals: 3),
      origin: lines.origin(claimed.range, of: line), sources: groups.flatMap(\.sources))
  }

  // MARK: Groups

  private static let fillers: Lexicon = [
    "and", "plus", "with", "the", "of", "each", "at", "in", "between", "them", "a", "an", "it",
    "und", "mit", "je", "zu", "dazwischen", "zwischen", "von", "à", "et", "de", "avec", "entre",
    "y", "con", "e", "di", "en", "van", "times", "by", "high", "wide", "tall", "hoch", "breit",
  ]
  private static let denials: Lexicon = [
    "no", "without", "excluding", "ohne", "kein", "keine", "sans", "sin", "senza", "not", "zonder",
  ]

  /// The parts that a phrase lists; `nil` where it says anything else.
  private func groups(
    _ tokens: [PhraseToken], _ claimed: Amount, _ line: ClaimLine
  ) -> [Group]? {
    var result: [Group] = []
    var index = 0
    while index < tokens.count {
      switch tokens[index] {
      case .mark(let mark):
        guard [0x2C, 0x2B, 0x3B].contains(mark) else { return nil }
        index += 1
      case .word(let word):
        if Self.denials.contains(word) {
          while index < tokens.count, !tokens[index].isMark, !tokens[index].isNumber { index += 1 }
        } else if Self.fillers.contains(word) {
          index += 1
        } else {
          return nil
        }
      case .number:
        guard let group = group(tokens, &index, claimed, result.first, line) else { return nil }
        result.append(group)
      }
    }
    return result
  }

  private func group(
    _ tokens: [PhraseToken], _ index: inout Int, _ claimed: Amount, _ first: Group?,
    _ line: ClaimLine
  ) -> Group? {
    guard case .number(let value, let amount) = tokens[index] else { return nil }
    index += 1
    if let amount, amount.isLength {
      // "8px gaps" between the things that were counted before.
      let nouns = nouns(tokens, &index)
      guard amount.unit == claimed.unit, !amount.isInexact, let first, first.count > 1,
        nouns.contains(where: AuditWords.gaps.contains)
      else { return nil }
      return Group(count: first.count - 1, sides: [amount.value], sources: [origin(amount, line)])
    }
    let isBare = amount.map { $0.unit == Amount.Unit.none } ?? true
    guard isBare, value == value.rounded(), (1...64).contains(value) else {
      return nil
    }
    if index + 1 < tokens.count, case .mark(0x78) = tokens[index],
      case .number(_, let size?) = tokens[index + 1]
    {
      index += 2
      _ = nouns(tokens, &index)
      return sized(value, size, claimed, line)
    }
    let nouns = nouns(tokens, &index)
    guard !nouns.isEmpty else { return nil }
    var next = index
    while next < tokens.count, case .word(let word) = tokens[next], Self.fillers.contains(word) {
      next += 1
    }
    if next > index, next < tokens.count, case .number(_, let size?) = tokens[next], size.isLength {
      index = next + 1
      return sized(value, size, claimed, line)
    }
    return resolved(value, nouns, claimed, line)
  }

  private func sized(
    _ count: Double, _ size: Amount, _ claimed: Amount, _ line: ClaimLine
  ) -> Group? {
    guard size.unit == claimed.unit, !size.isInexact else { return nil }
    return Group(count: count, sides: [size.value], sources: [origin(size, line)])
  }

  /// The words from a place on that are no filler.
  private func nouns(_ tokens: [PhraseToken], _ index: inout Int) -> [String] {
    var result: [String] = []
    while index < tokens.count, case .word(let word) = tokens[index],
      !Self.fillers.contains(word), !Self.denials.contains(word)
    {
      result.append(word)
      index += 1
    }
    return result
  }

  /// The size that the section gives to one of the things that are counted.
  private func resolved(
    _ count: Double, _ nouns: [String], _ claimed: Amount, _ line: ClaimLine
  ) -> Group? {
    guard let noun = nouns.last.map(Self.stem) else { return nil }
    let isGap = AuditWords.gaps.contains(noun)
    let entries = LabelledValues(lines: lines).section(of: line).filter { entry in
      let words = entry.words.map(Self.stem)
      return isGap
        ? words.contains(where: AuditWords.gaps.contains)
        : words.contains(noun) && !words.contains(where: AuditWords.gaps.contains)
          && !words.contains(where: AuditWords.edges.contains)
    }
    let sizes = entries.filter { entry in
      entry.line.node != line.node && entry.amounts.contains { $0.unit == claimed.unit }
    }
    guard let entry = sizes.only, isSize(entry),
      entry.amounts.allSatisfy({ !$0.isInexact && ($0.unit == claimed.unit || $0.unit == .none) })
    else { return nil }
    return Group(
      count: count, sides: entry.amounts.map(\.value),
      sources: entry.amounts.map { origin($0, entry.line) })
  }

  /// Whether an entry gives one length, or both sides with a cross between them.
  private func isSize(_ entry: LabelledValue) -> Bool {
    guard entry.amounts.count == 2 else { return entry.amounts.count == 1 }
    let gap = lines.string(
      entry.amounts[0].range.upperBound..<entry.amounts[1].range.lowerBound, of: entry.line)
    return ["×", "x"].contains(gap.trimmedSpaces)
  }

  private static func stem(_ word: String) -> String {
    Subject.singular(word)
  }

  private func origin(_ amount: Amount, _ line: ClaimLine) -> Origin {
    lines.origin(amount.range, of: line)
  }
}

/// A number, a word or a mark of a phrase.
enum PhraseToken {
  /// A number in digits with its unit, or in words.
  case number(Double, Amount?)
  case word(String)
  /// A mark; every sign for a product is an "x".
  case mark(UInt8)

  var isNumber: Bool { if case .number = self { true } else { false } }
  var isWord: Bool { if case .word = self { true } else { false } }
  var isMark: Bool { if case .mark = self { true } else { false } }
}

enum PhraseTokens {
  /// The numbers, words and marks of a range, whose amounts are known.
  static func read(
    _ bytes: ContiguousArray<UInt8>, _ range: Range<Int>, _ amounts: [Amount]
  ) -> [PhraseToken] {
    var result: [PhraseToken] = []
    var offset = range.lowerBound
    var next = amounts.firstIndex { $0.range.lowerBound >= offset } ?? amounts.count
    while offset < range.upperBound {
      if next < amounts.count, amounts[next].range.lowerBound == offset {
        result.append(.number(amounts[next].value, amounts[next]))
        offset = amounts[next].range.upperBound
        next += 1
        continue
      }
      let byte = bytes[offset]
      if byte == 0xC3, offset + 1 < range.upperBound, bytes[offset + 1] == 0x97 {
        result.append(.mark(0x78))
        offset += 2
      } else if ASCII.isWord(byte) {
        var end = offset + 1
        while end < range.upperBound, ASCII.isWord(bytes[end]),
          next >= amounts.count || amounts[next].range.lowerBound > end
        {
          end += 1
        }
        let word = String(decoding: bytes[offset..<end], as: UTF8.self).lowercased()
        if word == "x" || word == "×" {
          result.append(.mark(0x78))
        } else if let number = AuditWords.number(word) {
          result.append(.number(number, nil))
        } else {
          result.append(.word(word))
        }
        offset = end
      } else {
        let isSilent = [ASCII.space, 0x2A, ASCII.backtick, 0x28, 0x29, ASCII.dot, ASCII.hyphen]
        if !isSilent.contains(byte) { result.append(.mark(byte)) }
        offset += 1
      }
    }
    return result
  }
}
