import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Sizes on the line of a larger one with which the line itself compares them.
extension TargetBelowMinimum {
  /// Whether a demand binds a size: in the same unit, or in points and dp, than which no pixel is larger.
  func isComparable(_ demand: Unit, _ size: Unit) -> Bool {
    demand == size || size == .px && (demand == .pt || demand == .dp)
  }

  /// Reports controls that the line of a demand makes smaller, "44px minimum; icon buttons 40–46px", and sizes that lines
  /// call larger than a target that they are below: "40px high (well above 44px)".
  ///
  /// - Parameter sizes: the heights and sizes of each line.
  func checkLines(
    _ demands: [Constraint], _ sizes: [Origin: [Constraint]], _ context: RuleContext,
    into diagnostics: inout [Diagnostic]
  ) {
    var seen: Set<Origin> = []
    for demand in demands where seen.insert(demand.lineOrigin).inserted {
      guard let least = demand.quantity.min,
        let small = rangeBeside(demand, least, sizes[demand.lineOrigin] ?? [], context)
      else { continue }
      diagnostics.append(diagnostic(small, small.quantity.min ?? 0, demand, least))
    }
    let document = context.document
    for cue in Self.comparisons where document.mentions(cue.text) {
      for leaf in document.leaves(with: cue.text) where document.nodes[leaf].kind != .codeBlock {
        if let (small, large) = compared(leaf, cue.text, context) {
          diagnostics.append(
            diagnostic(small, small.quantity.min ?? 0, large, large.quantity.min ?? 0))
        }
      }
    }
  }

  /// The heights and sizes of each line.
  func sizesByLine(_ context: RuleContext) -> [Origin: [Constraint]] {
    context.spec.constraints.reduce(into: [:]) { result, other in
      guard other.kind == .height || other.kind == .size else { return }
      result[other.lineOrigin, default: []].append(other)
    }
  }

  /// The first range of a kind of control, named right before it, in a clause of its own behind the demand.
  private func rangeBeside(
    _ demand: Constraint, _ least: Double, _ sizes: [Constraint], _ context: RuleContext
  ) -> Constraint? {
    guard !sizes.isEmpty else { return nil }
    let document = context.document
    let line = document.firstLine(of: demand.lineOrigin.range)
    guard line.offsets.count < 400, !document.isCode(line.start),
      !isAdmitted(document.source.string(line))
    else { return nil }
    return sizes.lazy.compactMap { constraint -> Constraint? in
      guard let low = bounded(constraint), low >= 12, low < least, constraint.quantity.exact == nil,
        constraint.quantity.unit == demand.quantity.unit,
        constraint.origin.range.start > demand.origin.range.end,
        constraint.origin.range.end <= line.end
      else { return nil }
      let between = document.source.string(
        SourceRange(Int(demand.origin.range.end), Int(constraint.origin.range.start)))
      guard let mark = between.lastIndex(where: { ",;.，；、。".contains($0) }) else { return nil }
      let name = Self.trimmed(between[between.index(after: mark)...])
      guard let last = Names.words(name).last,
        Self.controls.contains(last)
          || TargetDemand.wideControls.contains(where: last.hasSuffix), Names.wordCount(name) <= 3
      else { return nil }
      var named = constraint
      named.subject = name
      return named
    }.first
  }

  // MARK: Comparisons

  private static let comparisons: [(text: StaticString, isBound: Bool)] = [
    ("above", true), ("exceed", true), ("larger than", true), ("bigger than", true),
    ("greater than", true), ("more than", true),
  ]

  /// The size before a word of comparison and the target behind it, where the size is the smaller one.
  private func compared(
    _ leaf: Int, _ cue: StaticString, _ context: RuleContext
  ) -> (Constraint, Constraint)? {
    let document = context.document
    let text = document.plainText(of: leaf)
    guard text.count < 400, let place = ASCII.find(cue, in: document.plain, text) else {
      return nil
    }
    let line = document.line(around: place, in: leaf)
    let before = document.string(plain: line.lowerBound..<place)
    let after = document.string(plain: place..<line.upperBound)
    // The clause of the size goes up to the word, and that of the target begins with it.
    guard let open = before.lastIndex(where: { "(,;–—".contains($0) }),
      case let own = String(before[..<open]), case let bridge = before[open...],
      Names.wordCount(String(bridge)) <= 3, !bridge.contains(where: \.isNumber),
      !Names.hasWord(own, in: Self.denied), Names.hasWord(own, in: Self.controls),
      let small = Self.sides(String(own.suffix(40)), last: true),
      let large = Self.sides(String(after.prefix(48)), last: false),
      small.unit == large.unit, let size = small.sides.min(), let least = large.sides.min(),
      size < least, size >= 12, (24...96).contains(least),
      Names.hasWord(after, in: Self.standards)
    else { return nil }
    let origin = document.origin(document.sourceRange(plain: line))
    guard context.isNormative(origin.range) else { return nil }
    let subject = Self.trimmed(own.prefix { $0 != ":" })
    func made(_ value: Double) -> Constraint {
      Constraint(
        kind: .height, subject: subject.utf8.count < 60 ? subject : "the control",
        quantity: Quantity(value, small.unit), scope: [], origin: origin, lineOrigin: origin)
    }
    return (made(size), made(least))
  }

  private static func trimmed(_ text: Substring) -> String {
    let head = text.drop { $0 == " " }
    return String(
      head[..<(head.lastIndex { $0 != " " }.map { head.index(after: $0) } ?? head.endIndex)])
  }

  private static let denied: Lexicon = ["not", "never", "icon", "glyph", "text", "font"]
  private static let standards: Lexicon = [
    "wcag", "target", "targets", "minimum", "touch", "requirement", "requirements", "hig",
    "guideline", "guidelines", "tap",
  ]

  /// "44x44px" as "44 44px".
  private static func withoutCrosses(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for index in bytes.indices.dropFirst().dropLast()
    where bytes[index] | 0x20 == 0x78 && ASCII.isDigit(bytes[index + 1])
      && (ASCII.isDigit(bytes[index - 1]) || bytes[index - 1] == 0x78)
    { bytes[index] = ASCII.space }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The numbers of the last or the first size of a text: "200px × 40px", "44×44px".
  private static func sides(_ text: String, last: Bool) -> (sides: [Double], unit: Unit)? {
    let parts = withoutCrosses(text).split { " ×()~≈+".contains($0) }
    let read = parts.map { part -> (Double, String)? in
      let digits = part.prefix { $0.isNumber || $0 == "." }
      return Double(digits).map { ($0, String(part.dropFirst(digits.count))) }
    }
    guard
      let place = last
        ? read.lastIndex(where: { $0 != nil }) : read.firstIndex(where: { $0 != nil })
    else { return nil }
    var found = [read[place]].compactMap { $0 }
    let other = last ? place - 1 : place + 1
    if read.indices.contains(other), let side = read[other] { found.append(side) }
    guard let unit = found.map(\.1).first(where: { ["px", "pt", "dp"].contains($0) }),
      found.allSatisfy({ $0.1.isEmpty || $0.1 == unit })
    else { return nil }
    return (found.map(\.0), unit == "px" ? .px : unit == "pt" ? .pt : .dp)
  }
}
