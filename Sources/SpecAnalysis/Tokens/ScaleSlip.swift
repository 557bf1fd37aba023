public import SpecModel
public import SpecSyntax
import SpecText

/// Two neighbouring steps of a scale of sizes, of which the larger one has no larger value.
public struct ScaleSlip: Sendable, Hashable {
  /// The step that should be larger.
  public var step: Token
  /// Its value.
  public var value: String
  /// The step below it.
  public var below: Token
  /// The value of the step below.
  public var lowValue: String

  /// The steps in order, by all their names.
  private static let ranks: [String: Int] = {
    let names: [[String]] = [
      ["4xs", "xxxxs"], ["3xs", "xxxs"], ["2xs", "xxs"], ["xs", "xsmall"], ["sm", "s", "small"],
      ["md", "m", "medium"], ["lg", "l", "large"], ["xl", "xlarge"], ["2xl", "xxl"],
      ["3xl", "xxxl"], ["4xl", "xxxxl"], ["5xl"], ["6xl"], ["7xl"], ["8xl"], ["9xl"],
    ]
    return names.enumerated().reduce(into: [:]) { result, group in
      for name in group.element { result[name] = group.offset }
    }
  }()

  private struct Step {
    var rank: Int
    var token: Token
    var amount: Amount
  }

  private struct Family: Hashable {
    var kind: Token.Kind
    var words: String
    var place: Int32
  }

  /// The slips of a document; a scale has three steps or more, each of them once.
  ///
  /// - Complexity: O(tokens).
  public static func find(_ document: Document, _ spec: SpecDocument) -> [ScaleSlip] {
    var scales: [Family: [Step]] = [:]
    for token in inlineSteps(document) {
      guard let (rank, words) = step(token),
        let amount = AmountReader.read(document.source.bytes, token.valueOrigin.range.offsets).only
      else { continue }
      let family = Family(kind: token.kind, words: words, place: -1)
      if scales[family]?.contains(where: { $0.rank == rank && $0.amount.value == amount.value })
        != true
      {
        scales[family, default: []].append(Step(rank: rank, token: token, amount: amount))
      }
    }
    for token in spec.tokens where kinds.contains(token.kind) && !isComputed(token, document) {
      guard let (rank, words) = step(token),
        case let amounts = AmountReader.read(
          document.source.bytes, token.valueOrigin.range.offsets),
        let amount = amounts.first, !amount.isInexact, amount.isLength,
        // "8px 12px": which of two distances grows is open.
        token.kind == .breakpoint || !isOfWidth(token, document),
        token.kind != .spacing
          || amounts.count(where: { $0.unit == amount.unit }) == 1 && !isOneOfTwo(token, document)
      else { continue }
      let family = Family(
        kind: token.kind, words: words, place: section(of: token, document))
      scales[family, default: []].append(Step(rank: rank, token: token, amount: amount))
    }
    var result: [ScaleSlip] = []
    for scale in scales.values where scale.count >= 3 {
      // A step that is given twice belongs to two modes or breakpoints.
      // One value for all switches the scale off.
      guard Set(scale.map(\.rank)).count == scale.count, Set(scale.map(\.amount.value)).count > 1
      else { continue }
      let sorted = scale.sorted { $0.rank < $1.rank }
      if isOfWeights(sorted, spec) { continue }
      for (below, step) in zip(sorted, sorted.dropFirst())
      where step.amount.value <= below.amount.value && step.amount.unit == below.amount.unit
        && !shareStyle(step.token, below.token, document)
        && !(step.amount.value == below.amount.value
          && differInWeight(step.token, below.token, document))
      {
        result.append(
          ScaleSlip(
            step: step.token, value: step.amount.text(step.amount.value), below: below.token,
            lowValue: below.amount.text(below.amount.value)))
      }
    }
    return (result + numbered(document, spec)).sorted {
      $0.step.origin.range.start < $1.step.origin.range.start
    }
  }

  /// Whether a value is computed, so that no number of it is the length: "calc(var(--radius) - 4px)".
  private static func isComputed(_ token: Token, _ document: Document) -> Bool {
    let line = document.firstLine(of: token.valueOrigin.range).offsets
    let bytes = document.source.bytes
    let (start, end) = (Int(token.valueOrigin.range.start), Int(token.valueOrigin.range.end))
    // "0.375rem + 2px", of which the value may be the first part or the whole
    let sum = start..<max(start, min(line.upperBound, end + 3))
    let signs: [StaticString] = [" + ", " - ", " * "]
    return ASCII.find("calc(", in: bytes, line) != nil
      || ASCII.find("clamp(", in: bytes, line) != nil
      || signs.contains { ASCII.find($0, in: bytes, sum) != nil }
  }

  /// Whether another number stands right behind a distance: "8px 12px" are those of two sides, "8px 0.5rem" is one
  /// distance in two units.
  private static func isOneOfTwo(_ token: Token, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    let end = Int(token.valueOrigin.range.end)
    guard end + 1 < bytes.count, bytes[end] == ASCII.space, ASCII.isDigit(bytes[end + 1]) else {
      return false
    }
    let line = Int(document.firstLine(of: token.valueOrigin.range).end)
    let own = AmountReader.read(bytes, token.valueOrigin.range.offsets).first
    let next = AmountReader.read(bytes, end..<max(end, min(line, end + 16))).first
    guard let own, let next else { return true }
    let pair = Set([own.unit, next.unit])
    return !(pair == [.px, .rem] || pair == [.px, .em])
  }

  /// Whether "Medium" is a weight: the same style also comes as "Semibold" or "Bold".
  private static func isOfWeights(_ scale: [Step], _ spec: SpecDocument) -> Bool {
    guard let medium = scale.first(where: { ranks["medium"] == $0.rank })?.token,
      medium.kind == .typography, let first = Names.words(medium.name).first
    else { return false }
    return spec.tokens.contains { other in
      let words = Names.words(other.name)
      return other.kind == .typography && words.first == first
        && words.contains(where: weights.contains)
    }
  }

  private static let weights: Set<String> = [
    "semibold", "bold", "regular", "light", "thin", "black", "heavy", "strong",
  ]

  /// Whether both lines give a weight, and not the same: "body-md | 13px | 500" and "body-sm | 13px | 400" are two
  /// styles of one size.
  private static func differInWeight(_ a: Token, _ b: Token, _ document: Document) -> Bool {
    guard a.kind == .typography else { return false }
    let weights = [a, b].map { token in
      // "body-medium" is a step.
      let name = Names.words(token.name)
      return Set(
        Names.words(document.source.string(document.firstLine(of: token.valueOrigin.range)))
          .compactMap { word -> Int? in
            if name.contains(word) { return nil }
            let number = Int(word).flatMap { (100...900).contains($0) && $0 % 100 == 0 ? $0 : nil }
            return number ?? SpokenWeights.weights[word]
          })
    }
    return !weights[0].isEmpty && !weights[1].isEmpty && weights[0] != weights[1]
  }

  /// Whether both lines name one style with the same values, which two sizes of a part may share:
  /// "sm: type/caption, 12px".
  private static func shareStyle(_ a: Token, _ b: Token, _ document: Document) -> Bool {
    func style(_ token: Token) -> Substring? {
      let line = document.source.string(document.firstLine(of: token.valueOrigin.range))
      guard let name = line.firstRange(of: token.name) else { return nil }
      let rest = line[name.upperBound...]
      return rest.prefix { !$0.isNumber }.contains { $0.isLetter } ? rest : nil
    }
    guard let own = style(a) else { return false }
    return own == style(b)
  }

  /// The one step out of order of scales whose steps are numbers: "space-4: 16px", "space-5: 14px".
  private static func numbered(_ document: Document, _ spec: SpecDocument) -> [ScaleSlip] {
    var scales: [Family: [Step]] = [:]
    for token in spec.tokens where token.kind == .spacing || token.kind == .radius {
      guard let mark = token.name.lastIndex(where: { $0 == "-" || $0 == "." }),
        let rank = Int(token.name[token.name.index(after: mark)...]), rank < 100,
        let amount = AmountReader.read(document.source.bytes, token.valueOrigin.range.offsets)
          .first,
        !amount.isInexact, amount.isLength
      else { continue }
      let family = Family(
        kind: token.kind, words: String(token.name[..<mark]), place: section(of: token, document))
      scales[family, default: []].append(Step(rank: rank, token: token, amount: amount))
    }
    return scales.values.compactMap { scale in
      guard scale.count >= 4, Set(scale.map(\.rank)).count == scale.count,
        Set(scale.map(\.amount.unit)).count == 1
      else { return nil }
      let sorted = scale.sorted { $0.rank < $1.rank }
      let slips = zip(sorted, sorted.dropFirst()).filter { $1.amount.value <= $0.amount.value }
      guard let (below, step) = slips.only else { return nil }
      return ScaleSlip(
        step: step.token, value: step.amount.text(step.amount.value), below: below.token,
        lowValue: below.amount.text(below.amount.value))
    }
  }

  /// The distances that prose names by a step of the scale: "`lg (24px)` between sections".
  private static func inlineSteps(_ document: Document) -> [Token] {
    let cues: [StaticString] = ["lg (", "xl (", "md ("]
    guard cues.contains(where: { document.mentions($0) }) else { return [] }
    var result: [Token] = []
    for (node, block) in document.nodes.enumerated() where block.kind == .paragraph {
      let leaf = document.plainText(of: node)
      var start = leaf.lowerBound
      while let end = ASCII.find("px)", in: document.plain, start..<leaf.upperBound) {
        start = end + 3
        if let token = inlineStep(endingAt: end, in: node, document) { result.append(token) }
      }
    }
    return result
  }

  /// "xl (32" before an offset, on a line about distances.
  private static func inlineStep(
    endingAt end: Int, in node: Int, _ document: Document
  ) -> Token? {
    let plain = document.plain
    let line = document.line(around: end, in: node)
    var open = end
    while open > line.lowerBound, ASCII.isDigit(plain[open - 1]) { open -= 1 }
    guard open < end, open - 2 >= line.lowerBound, plain[open - 1] == 0x28,
      plain[open - 2] == ASCII.space
    else { return nil }
    var start = open - 2
    while start > line.lowerBound, ASCII.isWord(plain[start - 1]) || plain[start - 1] == 0x2D {
      start -= 1
    }
    let name = document.string(plain: start..<open - 2)
    guard ranks[name] != nil, name.utf8.count > 1,
      !Names.hasWord(document.string(plain: line), in: otherMeasures)
    else { return nil }
    let value = document.origin(document.sourceRange(plain: open..<end + 2))
    return Token(
      id: name, name: name, kind: .spacing, value: document.string(plain: open..<end + 2),
      origin: value, valueOrigin: value)
  }

  private static let otherMeasures: Lexicon = [
    "radius", "radii", "rounded", "corner", "corners", "font", "text", "type", "size", "icon",
    "icons", "breakpoint", "breakpoints", "screen", "screens", "width", "height", "container",
  ]

  private static let widths: Lexicon = [
    "breakpoint", "breakpoints", "viewport", "screen", "device", "width",
  ]

  /// Whether the row of a token is that of a class of widths, whose distances may be the same.
  private static func isOfWidth(_ token: Token, _ document: Document) -> Bool {
    document.tableHeader(around: token.valueOrigin.range.start).first.map {
      Names.hasWord($0, in: widths)
    } ?? false
  }

  /// The section of a token; a fence is a place of its own, for another one beside it may hold another scale.
  private static func section(of token: Token, _ document: Document) -> Int32 {
    guard let node = document.lastNode(startingBy: token.origin.range.start) else { return 0 }
    return document.nodes[node].kind == .codeBlock
      ? -2 - Int32(truncatingIfNeeded: node) : document.nodes[node].section
  }

  private static let kinds: Set<Token.Kind> = [.spacing, .size, .radius, .typography, .breakpoint]

  /// The rank of the last word of a name, and the words before it.
  private static func step(_ token: Token) -> (rank: Int, words: String)? {
    let last = token.name.split(separator: ".").last.map(String.init) ?? token.name
    let words = last.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let name = words.last, let rank = ranks[name] else { return nil }
    let family = token.name.dropLast(last.count) + words.dropLast().joined(separator: "-")
    return (rank, String(family))
  }
}
