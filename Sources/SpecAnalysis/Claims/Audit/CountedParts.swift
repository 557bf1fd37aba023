import SpecModel
import SpecSyntax
import SpecText

/// Recomputes totals whose parts one text counts in brackets, and shares that one line gives by name: "Client app (18
/// screens): start (5) + scan (3) + profile (9)", "Weights: speed 40 %, cost 30 %, care 25 %".
struct CountedParts {
  private let document: Document

  /// The totals of a document that are not those of their parts.
  ///
  /// - Complexity: O(text).
  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let document = lines.document
    let finder = CountedParts(document: document)
    let hasShares = document.mentions("%") && finder.mayShare
    var result: [DerivedNumber] = []
    for (number, node) in document.nodes.enumerated()
    where node.kind == .paragraph || node.kind == .tableCell {
      let text = document.plainText(of: number)
      guard (20..<600).contains(text.count),
        let colon = finder.colon(in: text)
      else { continue }
      if let found = finder.counted(text, colon) { result.append(found) }
      guard hasShares, ASCII.find("%", in: document.plain, text) != nil else { continue }
      for line in document.lines(of: number) {
        if let found = finder.shared(line, number) { result.append(found) }
      }
    }
    return result
  }

  /// The first colon outside brackets.
  private func colon(in text: Range<Int>) -> Int? {
    var depth = 0
    for offset in text {
      switch document.plain[offset] {
      case 0x28: depth += 1
      case 0x29: depth -= 1
      case ASCII.colon where depth == 0: return offset
      case 0x9A where depth == 0 && ASCII.starts(document.plain, at: offset - 2, with: "："):
        return offset
      default: continue
      }
    }
    return nil
  }

  // MARK: Totals

  /// A number in brackets behind a name.
  private struct Part {
    var value: Double
    var range: Range<Int>
    var unit: String
  }

  private func counted(_ text: Range<Int>, _ colon: Int) -> DerivedNumber? {
    let body = colon + 1..<text.upperBound
    guard colon - text.lowerBound < 96, bracketed(body) > 1,
      let total = total(text.lowerBound..<colon), let parts = parts(body), parts.count > 1,
      Double(parts.count) != total.value, !areNumbered(parts),
      parts.allSatisfy({ $0.unit.isEmpty || Self.isSame($0.unit, total.unit) })
    else { return nil }
    let sum = parts.reduce(0) { $0 + $1.value }
    let room = total.isInexact ? max(1, total.value * 0.05) : 0
    // Parts that are far from the total are not all of it.
    guard abs(sum - total.value) > room, sum > total.value * 0.6, sum < total.value * 1.6 else {
      return nil
    }
    return DerivedNumber(
      kind: .total, claimed: document.string(plain: total.range), computed: Numbers.text(sum),
      arithmetic: parts.map { Numbers.text($0.value) }.joined(separator: " + ") + " = "
        + Numbers.text(sum),
      origin: origin(total.range), sources: parts.map { origin($0.range) })
  }

  /// A byte test: how many brackets open right before a digit.
  private func bracketed(_ range: Range<Int>) -> Int {
    range.dropLast().count { document.plain[$0] == 0x28 && ASCII.isDigit(document.plain[$0 + 1]) }
  }

  private struct Total {
    var value: Double
    var range: Range<Int>
    var unit: String
    var isInexact: Bool
  }

  /// Words by which a number is no total.
  private static let loose: Lexicon = [
    "step", "phase", "version", "level", "priority", "section", "chapter", "part", "up", "max",
    "min", "least", "most", "of", "per", "each", "every", "from", "to", "over", "under", "than",
    "or", "schritt", "étape", "paso", "etapa", "passo", "stap", "langkah", "top", "about",
  ]
  private static let rough: Lexicon = [
    "about", "roughly", "ca", "circa", "etwa", "environ", "unos",
  ]

  /// The only number of a head with the noun that it counts: "Client app (~18 screens)", "6 steps".
  private func total(_ head: Range<Int>) -> Total? {
    let bytes = document.plain
    guard let start = head.first(where: { ASCII.isDigit(bytes[$0]) }) else { return nil }
    var end = start
    while end < head.upperBound, ASCII.isDigit(bytes[end]) { end += 1 }
    guard end - start < 4, !(end..<head.upperBound).contains(where: { ASCII.isDigit(bytes[$0]) }),
      start == head.lowerBound || [ASCII.space, 0x28, 0x7E, 0x2A].contains(bytes[start - 1])
        || bytes[start - 1] >= 0x80,
      end < head.upperBound, bytes[end] == ASCII.space || bytes[end] >= 0xE3,
      let value = Double(document.string(plain: start..<end)), value > 2
    else { return nil }
    let before = Names.words(document.string(plain: head.lowerBound..<start))
    let behind = document.string(plain: end..<head.upperBound)
    guard let unit = Names.words(behind).first, !unit.isEmpty,
      before.last.map({ Self.loose.contains($0) && !Self.rough.contains($0) }) != true
    else { return nil }
    let isInexact =
      start > head.lowerBound && bytes[start - 1] == 0x7E
      || before.last.map(Self.rough.contains) == true
    return Total(value: value, range: start..<end, unit: unit, isInexact: isInexact)
  }

  /// The parts of a text that holds nothing but names with a number in brackets, parted by "+" or commas.
  private func parts(_ body: Range<Int>) -> [Part]? {
    let bytes = document.plain
    var result: [Part] = []
    var offset = body.lowerBound
    while let open = ASCII.find(0x28, in: bytes, offset..<body.upperBound) {
      guard let close = ASCII.find(0x29, in: bytes, open..<body.upperBound),
        let part = part(open + 1..<close),
        isName(offset..<open, isFirst: result.isEmpty)
      else { return nil }
      result.append(part)
      offset = close + 1
      // "perfil (5).\n**App B:** …": the next sentence tells of something else.
      if offset + 1 < body.upperBound, bytes[offset] == ASCII.dot,
        bytes[offset + 1] == ASCII.lineFeed || bytes[offset + 1] == ASCII.space
      {
        return result
      }
    }
    let rest = document.string(plain: offset..<body.upperBound)
    return rest.allSatisfy({ " .\n".contains($0) }) ? result : nil
  }

  /// "5", "5 screens"
  private func part(_ inner: Range<Int>) -> Part? {
    let bytes = document.plain
    var end = inner.lowerBound
    while end < inner.upperBound, ASCII.isDigit(bytes[end]) { end += 1 }
    guard end > inner.lowerBound, end - inner.lowerBound < 4,
      let value = Double(document.string(plain: inner.lowerBound..<end)), value > 0
    else { return nil }
    let words = Names.words(document.string(plain: end..<inner.upperBound))
    guard words.count < 2, end == inner.upperBound || bytes[end] == ASCII.space else { return nil }
    return Part(value: value, range: inner.lowerBound..<end, unit: words.first ?? "")
  }

  private static let joints: Lexicon = [
    "and", "und", "et", "y", "e", "en", "dan", "plus", "と", "和", "및",
  ]

  /// Whether a text is a name, parted from the one before by a sign or "and", and no clause or number.
  private func isName(_ range: Range<Int>, isFirst: Bool) -> Bool {
    let text = document.string(plain: range).trimmedSpaces
    let words = Names.words(text)
    guard (1...5).contains(words.count), !text.contains(where: { ".:;".contains($0) }),
      !words.contains(where: { $0.allSatisfy(\.isNumber) })
    else { return false }
    let signs = text.count { ",+、，".contains($0) }
    if isFirst { return signs == 0 }
    return signs == 1 && text.first.map { ",+、，".contains($0) } == true
      || signs == 0 && words.count > 1 && Self.joints.contains(words[0])
  }

  /// Whether the numbers go up one by one: they number the parts.
  private func areNumbered(_ parts: [Part]) -> Bool {
    zip(parts, parts.dropFirst()).allSatisfy { $1.value == $0.value + 1 }
  }

  private static func isSame(_ unit: String, _ other: String) -> Bool {
    unit == other || Subject.singular(unit) == Subject.singular(other)
  }

  // MARK: Shares

  private static let whole: [StaticString] = [
    "eight", "hare", "plit", "ewicht", "nteil", "uteil", "oids", "épart", "art ", "arts", "eso",
    "eparto", "artición", "uota", "ripartizione", "eging", "erdeling", "bobot", "Bobot", "权重",
    "占比", "重み", "配分", "가중치", "비중",
  ]
  private static let wholes: Lexicon = [
    "weight", "weights", "weighting", "weightings", "share", "shares", "split", "gewicht",
    "gewichte", "gewichtung", "gewichtungen", "anteil", "anteile", "aufteilung", "poids",
    "pondération", "pondérations", "répartition", "peso", "pesos", "ponderación", "reparto",
    "ponderação", "divisão", "pesi", "ponderazione", "ripartizione", "weging", "wegingen",
    "verdeling", "bobot", "pembobotan",
  ]
  private static let wideWholes = ["权重", "權重", "占比", "重み", "配分", "가중치", "비중"]

  private var mayShare: Bool { Self.whole.contains { document.mentions($0) } }

  /// Three named shares or more that are all of a line, where the line or the text right above it speaks of weights.
  private func shared(_ line: Range<Int>, _ node: Int) -> DerivedNumber? {
    let bytes = document.plain
    let amounts = AmountReader.read(bytes, line)
    guard amounts.count > 2, amounts.allSatisfy({ $0.unit == .percent && !$0.isInexact }),
      isOfWeights(line, node)
    else { return nil }
    var start = line.lowerBound
    for amount in amounts {
      let gap = document.string(plain: start..<amount.range.lowerBound)
      start = amount.range.upperBound
      if start < line.upperBound, bytes[start] == ASCII.space { start += 1 }
      if start < line.upperBound, bytes[start] == 0x25 { start += 1 }
      guard isLabel(gap, isFirst: amount.range == amounts[0].range) else { return nil }
    }
    let rest = document.string(plain: min(start, line.upperBound)..<line.upperBound)
    guard rest.allSatisfy({ " .%".contains($0) }) else { return nil }
    return .share(lastOf: amounts.map { ($0.value, origin($0.range)) }, slack: 1.01)
  }

  /// "Speed: ", ", cost ": a name of few words, behind a comma where others stand before it.
  private func isLabel(_ gap: String, isFirst: Bool) -> Bool {
    let words = Names.words(gap)
    guard (1...4).contains(words.count), !words.contains(where: { $0.allSatisfy(\.isNumber) })
    else {
      return false
    }
    let marks = gap.filter { ",;·/+、，|".contains($0) }
    return isFirst || marks.count == 1 || Self.joints.contains(words[0])
  }

  /// Whether the line, the paragraph above it or the heading says that the shares are weights of one whole.
  private func isOfWeights(_ line: Range<Int>, _ node: Int) -> Bool {
    func speaks(_ text: String) -> Bool {
      Names.hasWord(text, in: Self.wholes) || Self.wideWholes.contains(where: text.contains)
    }
    if speaks(document.string(plain: line)) { return true }
    let section = Int(document.nodes[node].section)
    if speaks(document.title(ofSection: section)) { return true }
    let own = document.sections[section].ownNodes
    return (Int(own.lowerBound)..<min(node, Int(own.upperBound))).contains { number in
      document.nodes[number].kind == .paragraph && number < node
        && document.plainText(of: number).count < 200 && speaks(document.string(number))
    }
  }

  private func origin(_ range: Range<Int>) -> Origin {
    document.origin(document.sourceRange(plain: range))
  }
}
