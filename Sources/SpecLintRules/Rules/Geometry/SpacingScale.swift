import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// The steps of spacing that a document lists, where it sets no grid.
struct SpacingScale {
  /// The steps in ascending order, in the unit.
  let steps: [Double]
  let unit: Unit
  /// Where the steps are listed.
  let origin: Origin
  /// Whether the steps are numbered and the first ones are not listed, so that smaller ones exist.
  var isOpenBelow = false
  /// Steps from one value to another: "8–11px".
  var ranges: [ClosedRange<Double>] = []

  /// Whether the list closes nothing: two steps at least are no multiples of the base that the document names, or two
  /// pairs of neighbours are one apart ("7, 8, 11, 12"), as where somebody wrote down what he found.
  func leaves(_ base: Double?) -> Bool {
    if zip(steps, steps.dropFirst()).count(where: { $0 > 2 && $1 - $0 == 1 }) >= 2 { return true }
    guard let base else { return false }
    return steps.count { $0 > 1 && ($0 / base).rounded() * base != $0 } >= 2
  }

  /// Words for distances in general, data only.
  static let distances: Lexicon = [
    "spacing", "spacings", "espaciado", "espaciados", "espaçamento", "espaçamentos", "abstand",
    "abstände", "espacement", "espacements", "spaziatura", "afstanden", "jarak",
  ]
  /// Words for an ordered set of them.
  static let scales: Lexicon = [
    "scale", "ramp", "steps", "escala", "échelle", "skala", "scala", "schaal", "increments",
  ]

  /// The scale of a document: the line that lists four steps or more, else five tokens or more.
  static func find(_ context: RuleContext) -> SpacingScale? {
    listed(context) ?? defined(context)
  }

  /// "Spacing scale: 4, 8, 12, 16, 24"
  private static func listed(_ context: RuleContext) -> SpacingScale? {
    let document = context.document
    if let fenced = fenced(document) { return fenced }
    for (number, node) in document.nodes.enumerated()
    where node.kind == .paragraph || node.kind == .heading {
      let leaf = document.plainText(of: number)
      guard leaf.count < 600, let steps = run(leaf, document.plain), steps.count >= 4 else {
        continue
      }
      let text = document.string(plain: leaf)
      // "## Spacing scale" says it for a line of numbers alone.
      let title =
        Names.wordCount(text) <= steps.count + 1
        ? document.title(ofSection: Int(node.section)) : ""
      guard tells(text + " " + title) else { continue }
      return SpacingScale(
        steps: steps, unit: text.contains("pt") ? .pt : text.contains("dp") ? .dp : .px,
        origin: document.origin(document.sourceRange(plain: leaf)))
    }
    return nil
  }

  /// A fence below "## Spacing" with the steps on its only line: "4 / 8 / 12 / 16px".
  private static func fenced(_ document: Document) -> SpacingScale? {
    for block in document.codeBlocks where block.lines.count == 1 {
      let line = block.lines[0]
      let title = document.title(
        ofSection: max(0, Int(document.nodes[Int(block.node)].section)))
      guard line.offsets.count < 120, Names.hasWord(title, in: distances),
        let steps = run(line.offsets, document.source.bytes), steps.count >= 4,
        case let text = document.source.string(line),
        !text.contains(where: \.isLowercase)
          || ["px", "pt", "dp"].contains(where: text.contains)
      else { continue }
      return SpacingScale(
        steps: steps, unit: text.contains("pt") ? .pt : text.contains("dp") ? .dp : .px,
        origin: document.origin(line))
    }
    return nil
  }

  private static let multiples: [StaticString] = [
    "ultipl", "últipl", "ielfach", "eelvoud", "elipatan", "倍数", "倍數", "배수",
  ]

  /// The base of which all distances are multiples by a line of the document: "Base: 4px. All gaps are multiples of it."
  static func base(_ document: Document) -> Double? {
    for cue in multiples where document.mentions(cue) {
      for leaf in document.leaves(with: cue) where document.nodes[leaf].kind == .paragraph {
        let line = document.plainText(of: leaf)
        guard line.count < 300, case let text = document.string(plain: line),
          Names.hasWord(text, in: bases), let base = WrittenLengths.values(in: text).first,
          (2...16).contains(base)
        else { continue }
        return base
      }
    }
    return gridUnit(document)
  }

  private static let grids = ["网格", "網格", "グリッド", "그리드"]
  private static let units = ["单位", "單位", "単位", "단위", "基准", "基準", "기준"]

  /// The unit of a grid on a line of a fence in a script without blanks: "单位：8px 基准网格".
  private static func gridUnit(_ document: Document) -> Double? {
    for block in document.codeBlocks {
      for line in block.lines.prefix(8) where (8...120).contains(line.offsets.count) {
        let text = document.source.string(line)
        guard text.utf8.contains(where: { $0 >= 0xE3 }), grids.contains(where: text.contains),
          units.contains(where: text.contains), let end = text.firstRange(of: "px"),
          let unit = Double(
            String(text[..<end.lowerBound].reversed().prefix(while: \.isNumber).reversed())),
          (2...16).contains(unit)
        else { continue }
        return unit
      }
    }
    return nil
  }

  private static let bases: Lexicon = [
    "base", "basis", "basiswert", "基础", "基準", "基准", "基本", "기준", "기본", "dasar",
  ]

  /// The longest ascending run of whole numbers parted by commas, slashes or middle dots.
  static func run(_ range: Range<Int>, _ plain: ContiguousArray<UInt8>) -> [Double]? {
    var best: [Double] = []
    var current: [Double] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard ASCII.isDigit(plain[offset]), offset == range.lowerBound || !isJoined(plain[offset - 1])
      else {
        offset += 1
        continue
      }
      var value = 0.0
      let start = offset
      while offset < range.upperBound, ASCII.isDigit(plain[offset]), offset - start < 4 {
        value = value * 10 + Double(plain[offset] - 0x30)
        offset += 1
      }
      let units: [StaticString] = ["px", "pt", "dp"]
      if units.contains(where: { ASCII.starts(plain, at: offset, with: $0) }) { offset += 2 }
      if let last = current.last, value <= last { current = [] }
      current.append(value)
      if current.count > best.count { best = current }
      let next = separatorEnd(offset, range.upperBound, plain)
      if next == offset { current = [] }
      offset = max(next, offset)
    }
    return best.isEmpty ? nil : best
  }

  private static func isJoined(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == 0x2E || byte == ASCII.hyphen || byte == ASCII.hash
  }

  /// The offset behind a comma, a slash or a middle dot; the same offset where there is none.
  private static func separatorEnd(
    _ start: Int, _ end: Int, _ plain: ContiguousArray<UInt8>
  ) -> Int {
    var offset = start
    while offset < end, plain[offset] == ASCII.space { offset += 1 }
    guard offset < end else { return start }
    switch plain[offset] {
    case 0x2C, ASCII.slash: offset += 1
    case 0xC2 where offset + 1 < end && plain[offset + 1] == 0xB7: offset += 2
    default: return start
    }
    while offset < end, plain[offset] == ASCII.space { offset += 1 }
    return offset
  }

  /// Whether no second length follows: "24px – 32px" is a range and "12px 20px" two sides, no step.
  private static func isOneLength(_ rest: Substring) -> Bool {
    rest.first { $0 != " " && $0 != "-" && $0 != "–" && $0 != "—" }?.isNumber != true
  }

  /// The number at the end of the name of a step: 4 of "spacing/4".
  private static func number(of name: String) -> Int? {
    Int(String(name.reversed().prefix { $0.isNumber }.reversed()))
  }

  private static func section(of token: Token, _ document: Document) -> Int32 {
    guard let node = document.lastNode(startingBy: token.origin.range.start) else { return -1 }
    return document.nodes[node].section
  }

  private static func length(of rest: Substring) -> Unit? {
    [Unit.px, .pt, .dp].first { rest.hasPrefix($0.rawValue) }
  }

  /// The one unit of the distances in text, which steps in code leave out: "spacing.md=16" beside "padding: 16px".
  private static func unit(_ context: RuleContext) -> Unit? {
    let units = context.spec.constraints.lazy.filter { $0.kind == .spacing || $0.kind == .padding }
      .map(\.quantity.unit)
    let lengths = Set(units.filter { [.px, .pt, .dp].contains($0) })
    return lengths.count == 1 ? lengths.first : nil
  }

  private static func defined(_ context: RuleContext) -> SpacingScale? {
    var steps: Set<Double> = []
    var units: Set<Unit> = []
    var numbers: [Int?] = []
    var sections: [Int32: Set<Double>] = [:]
    var ranges: [ClosedRange<Double>] = []
    var first: Origin?
    let told = Self.unit(context)
    var (isWritten, others) = (false, Set<Double>())
    for token in context.spec.tokens where token.kind == .spacing {
      guard !namesWidth(token.name),
        !LetterTitles.areAbove(token.valueOrigin, in: context.document)
      else { continue }
      if let range = range(token.value) { ranges.append(range) }
      let digits = token.value.prefix { $0.isNumber || $0 == "." }
      let rest = token.value.dropFirst(digits.count)
      guard let value = Double(digits),
        let unit = rest.isEmpty ? told : length(of: rest), isOneLength(rest.dropFirst(2))
      else { continue }
      if !rest.isEmpty { isWritten = true }
      steps.insert(value)
      others.formUnion(alternatives(of: token, unit, context.document))
      numbers.append(number(of: token.name))
      sections[section(of: token, context.document), default: []].insert(value)
      units.insert(unit)
      if first == nil { first = token.origin }
    }
    // Steps that a component uses here and there are not all of them.
    // Bare numbers up to 16 are rather multiples of a unit.
    guard isWritten || (steps.max() ?? 0) >= 24, steps.count >= 5,
      sections.values.contains(where: { $0.count >= 4 }),
      units.count == 1, let unit = units.first, let first
    else { return nil }
    let least = numbers.compactMap { $0 }.min() ?? 0
    return SpacingScale(
      steps: steps.union(others).sorted(), unit: unit, origin: first,
      isOpenBelow: least > 1 && !numbers.contains(nil), ranges: ranges)
  }
}
