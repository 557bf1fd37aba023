import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Sizes that are said to meet a touch target which they are below: "44pt (meets 44pt/48dp)".
///
/// A point and a dp are the same length, so that a size in the one is held against a target in the other where it has
/// none in the unit of the target.
extension ClaimedNumberWrong {
  /// A length on a line.
  private struct Size {
    var value: Double
    var unit: Unit
    var range: Range<Int>
  }

  /// A demand, and where a finding is shown.
  private struct Target {
    var value: Double
    var unit: Unit
    var origin: Origin
  }

  private static let cues: [StaticString] = [
    "meets", "Meets", "exceeds", "Exceeds", "satisfies", "Satisfies",
  ]
  private static let touched: Lexicon = [
    "touch", "target", "targets", "tap", "hit", "tappable", "hig", "wcag",
  ]
  private static let denials = NegationWords.words
  private static let minima: Lexicon = ["minimum", "minimums", "requirement", "requirements"]
  /// Words for what makes a small thing larger to the finger, or for how large it looks.
  private static let enlarged: Lexicon = [
    "padding", "paddings", "hitslop", "slop", "inset", "insets", "expanded", "extended",
    "invisible",
    "transparent", "via", "through", "plus", "including", "visual", "visually", "glyph",
  ]
  private static let ends: [UInt8] = [0x29, 0x3B, 0x2C]

  /// Reports the first target on each line that the size before it misses.
  func checkTargets(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for cue in Self.cues where document.mentions(cue) {
      for leaf in document.leaves(with: cue) where document.nodes[leaf].kind != .codeBlock {
        if let found = missed(leaf, cue, context) { diagnostics.append(found) }
      }
    }
  }

  private func missed(_ leaf: Int, _ cue: StaticString, _ context: RuleContext) -> Diagnostic? {
    let document = context.document
    let text = document.plainText(of: leaf)
    guard text.count < 400, let place = ASCII.find(cue, in: document.plain, text) else {
      return nil
    }
    let line = document.line(around: place, in: leaf)
    let own = size(before: place, line.lowerBound, leaf, document)
    let others = sizes(line.lowerBound..<place, document.plain).filter { other in
      !own.contains { $0.range == other.range }
    }
    let words = Names.words(document.string(plain: line).lowercased())
    guard !own.isEmpty, isAboutTouch(leaf, line, document),
      !words.contains(where: Self.enlarged.contains),
      !words.contains("icon") || words.contains("button") || words.contains("buttons"),
      !Names.words(document.string(plain: max(line.lowerBound, place - 24)..<place)).suffix(3)
        .contains(where: Self.denials.contains),
      context.isNormative(document.sourceRange(plain: line))
    else { return nil }
    return targets(behind: place + cue.utf8CodeUnitCount, line.upperBound, own[0], context).lazy
      .compactMap { target in
        guard !Self.isOfOther(target.unit, words), let size = Self.size(own, in: target.unit),
          size.value < target.value,
          // "44px on phones, 32px with a mouse (meets 44px)": the line has the size as well.
          (Self.size(others, in: target.unit)?.value ?? 0) < target.value
        else { return nil }
        return below(size, target)
      }.first
  }

  /// Whether words name the platform whose targets have another unit.
  private static func isOfOther(_ unit: Unit, _ words: [String]) -> Bool {
    let (isApple, isAndroid) = (words.contains("ios"), words.contains("android"))
    return isApple != isAndroid && (unit == .dp ? isApple : unit == .pt && isAndroid)
  }

  /// The side of a size in a unit, or in the one that is as long.
  private static func size(_ sides: [Size], in unit: Unit) -> Size? {
    func least(_ unit: Unit) -> Size? {
      sides.filter { $0.unit == unit }.min { $0.value < $1.value }
    }
    switch unit {
    case .pt: return least(.pt) ?? least(.dp)
    case .dp: return least(.dp) ?? least(.pt)
    default: return least(unit)
    }
  }

  /// The size that ends last before a claim, on its line or in the cells before it.
  private func size(before place: Int, _ start: Int, _ leaf: Int, _ document: Document) -> [Size] {
    var found = sizes(start..<place, document.plain)
    if found.isEmpty, document.nodes[leaf].kind == .tableCell {
      let cells = document.children(of: Int(document.nodes[leaf].parent)).prefix { $0 < leaf }
      found =
        cells.reversed().lazy.map { sizes(document.plainText(of: $0), document.plain) }
        .first { !$0.isEmpty } ?? []
    }
    guard let last = found.indices.last else { return [] }
    var first = last
    while first > 0, isJoined(found[first - 1], found[first], document.plain) { first -= 1 }
    return Array(found[first...])
  }

  /// What a claim names behind it, or where it names nothing but a minimum, what its section demands.
  private func targets(
    behind start: Int, _ end: Int, _ own: Size, _ context: RuleContext
  ) -> [Target] {
    let document = context.document
    let bytes = document.plain
    let stop = bytes[start..<min(end, start + 48)].firstIndex { Self.ends.contains($0) }
    let clause = start..<(stop ?? min(end, start + 48))
    let found = sizes(clause, bytes)
    var last = 0
    while last + 1 < found.count, isJoined(found[last], found[last + 1], bytes) { last += 1 }
    if !found.isEmpty {
      return found[...last].map {
        Target(
          value: $0.value, unit: $0.unit,
          origin: document.origin(document.sourceRange(plain: $0.range)))
      }.filter { (24...96).contains($0.value) }
    }
    let words = Names.words(document.string(plain: clause))
    guard words.count <= 3, words.contains(where: Self.minima.contains) else { return [] }
    let origin = document.origin(document.sourceRange(plain: own.range))
    guard context.spec.constraints.contains(where: { isSide($0, at: origin.range) }),
      let leaf = document.lastNode(startingBy: origin.range.start)
    else { return [] }
    let section = document.nodes[leaf].section
    return context.spec.constraints.compactMap { demand in
      guard demand.kind == .targetSize, demand.quantity.max == nil,
        let least = demand.quantity.min, (24...96).contains(least),
        let place = document.lastNode(startingBy: demand.origin.range.start),
        document.nodes[place].section == section
      else { return nil }
      return Target(value: least, unit: demand.quantity.unit, origin: origin)
    }
  }

  private func isSide(_ constraint: Constraint, at place: SourceRange) -> Bool {
    guard constraint.origin.range.start == place.start else { return false }
    return constraint.kind == .height || constraint.kind == .size || constraint.kind == .targetSize
  }

  /// Whether the line, its headings or the header of its table speak of touch.
  private func isAboutTouch(_ leaf: Int, _ line: Range<Int>, _ document: Document) -> Bool {
    let titles = document.path(ofSection: Int(document.nodes[leaf].section)).map {
      document.title(ofSection: $0)
    }
    let header = document.tableHeader(around: document.sourceRange(plain: line).start)
    return (titles + header + [document.string(plain: line)]).contains {
      Names.hasWord($0, in: Self.touched)
    }
  }

  /// Whether nothing but a sign stands between two sizes: "44pt × 44pt", "44pt/48dp".
  private func isJoined(_ a: Size, _ b: Size, _ bytes: ContiguousArray<UInt8>) -> Bool {
    // "×" is C3 97.
    bytes[a.range.upperBound..<max(a.range.upperBound, b.range.lowerBound)].allSatisfy {
      [ASCII.space, ASCII.slash, 0x78, 0xC3, 0x97].contains($0) || ASCII.isDigit($0)
    }
  }

  private static let units: [(text: StaticString, unit: Unit)] = [
    ("pt", .pt), ("dp", .dp), ("px", .px),
  ]

  /// The numbers of a stretch with a unit of the screen.
  private func sizes(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> [Size] {
    var result: [Size] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard ASCII.isDigit(bytes[offset]) else {
        offset += 1
        continue
      }
      let start = offset
      while offset < range.upperBound, ASCII.isDigit(bytes[offset]) || bytes[offset] == ASCII.dot {
        offset += 1
      }
      let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self))
      if offset < range.upperBound, bytes[offset] == ASCII.space { offset += 1 }
      let unit = Self.units.first { ASCII.starts(bytes, at: offset, with: $0.text) }
      guard let number, let unit, offset + 2 <= range.upperBound,
        offset + 2 == range.upperBound || !ASCII.isLetter(bytes[offset + 2])
      else { continue }
      offset += 2
      result.append(Size(value: number, unit: unit.unit, range: start..<offset))
    }
    return result
  }

  private func below(_ size: Size, _ target: Target) -> Diagnostic {
    let own = Numbers.text(size.value) + size.unit.rawValue
    let demanded = Numbers.text(target.value) + target.unit.rawValue
    return diagnostic(
      "\(own) do not meet \(demanded)", at: target.origin, label: "\(own) are less",
      why: size.unit == target.unit
        ? "\(Numbers.text(size.value)) < \(Numbers.text(target.value))"
        : "a point and a dp are the same length, and \(Numbers.text(size.value)) < "
          + Numbers.text(target.value),
      help: "make it \(demanded), or say which of the targets it meets")
  }
}
