import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Controls that sentences, rows of parts and front matter give a size.
extension TargetBelowMinimum {
  /// Words for controls that sentences measure: "each stepper button is 40 × 40 pt".
  private static let named = controls.union([
    "key", "keys", "pastille", "pastilles", "touche", "touches", "taste", "tasten", "tecla",
    "teclas", "tasto", "tasti", "steppers", "switches", "toggles", "knopf", "knöpfe",
  ])

  /// Whether a sentence gives a control both sides, right behind its name: "trois pastilles de 120 × 56 px".
  func isTold(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    guard constraint.kind == .height || constraint.kind == .width,
      context.isNormative(constraint.origin.range),
      !context.document.isCode(constraint.origin.range.start),
      let sides = sides(around: constraint, context.document),
      sides.second >= sides.first
        ? constraint.quantity.exact == sides.first : constraint.quantity.exact == sides.second,
      // Of two equal sides the height is reported.
      constraint.kind == .height
        || !context.constraints(onLine: constraint.lineOrigin).contains(where: {
          $0.kind == .height && $0.quantity.exact == constraint.quantity.exact
        })
    else { return false }
    let line = constraint.lineOrigin.range
    let start = max(Int(line.start), sides.range.lowerBound - 48)
    guard start < sides.range.lowerBound else { return false }
    let before = context.document.source.string(SourceRange(start, sides.range.lowerBound))
    guard let clause = before.split(whereSeparator: { ".:;,(|".contains($0) }).last else {
      return false
    }
    let words = Names.words(String(clause))
    return words.suffix(3).contains(where: Self.named.contains)
      && !words.contains(where: Self.parts.contains)
      && !words.contains(where: Self.pictures.contains)
  }

  private struct Sides {
    var first: Double
    var second: Double
    var range: Range<Int>
  }

  /// "120 × 56" with the number of a constraint in it.
  private func sides(around constraint: Constraint, _ document: Document) -> Sides? {
    let bytes = document.source.bytes
    let line = constraint.lineOrigin.range.offsets
    let own = constraint.origin.range.offsets
    guard line.lowerBound <= own.lowerBound, own.upperBound <= line.upperBound else { return nil }
    func isJoint(_ offset: Int) -> Bool {
      // "×" is C3 97.
      bytes[offset] == ASCII.space || bytes[offset] | 0x20 == 0x78 || bytes[offset] == 0xC3
        || bytes[offset] == 0x97 || bytes[offset] == 0x2A
    }
    var start = own.lowerBound
    while start > line.lowerBound, ASCII.isDigit(bytes[start - 1]) || isJoint(start - 1) {
      start -= 1
    }
    while start < own.lowerBound, !ASCII.isDigit(bytes[start]) { start += 1 }
    var end = start
    while end < line.upperBound, ASCII.isDigit(bytes[end]) || isJoint(end) { end += 1 }
    let text = document.source.string(SourceRange(start, end))
    let numbers = text.split { !$0.isNumber }.compactMap { Double($0) }
    guard numbers.count == 2, text.contains("×") || text.contains("x") || text.contains("X") else {
      return nil
    }
    return Sides(first: numbers[0], second: numbers[1], range: start..<end)
  }

  // MARK: Rows

  private static let elements: Lexicon = [
    "element", "elements", "part", "parts", "component", "components", "item", "items", "élément",
    "elemento", "bauteil", "teil", "要素", "部品",
  ]
  static let pressed: Lexicon = named.union(["row", "rows", "ligne", "zeile", "fila"])
  private static let silent = [
    "not press", "not tap", "not touch", "not click", "not interact", "static", "display only",
    "read-only", "read only", "decorative",
  ]

  /// Whether a row stands in the table of parts below a demand in the same section, where other rows are controls that
  /// keep to it.
  func isRowOfTargets(
    _ constraint: Constraint, _ index: Index, _ context: RuleContext
  ) -> Bool {
    let document = context.document
    guard constraint.kind == .height,
      let demand = index.general[constraint.scope]?.first(where: {
        !$0.lineOrigin.range.contains(constraint.origin.range)
          && $0.quantity.unit == constraint.quantity.unit
      }), let least = demand.quantity.min,
      case let header = document.tableHeader(around: constraint.origin.range.start),
      header.count > 1, Names.hasWord(header[0], in: Self.elements, ofAtMost: 2)
    else { return false }
    let line = document.source.string(document.firstLine(of: constraint.origin.range)).lowercased()
    guard !Self.silent.contains(where: (line + " " + constraint.subject.lowercased()).contains)
    else { return false }
    guard let rows = index.rows[.init(scope: constraint.scope, header: header)] else {
      return false
    }
    let keeping = rows.pressed.count { $0 >= least }
    return keeping >= 2 && keeping * 2 >= rows.count - 1
  }

  // MARK: Modes

  /// Demands with the smallest first, and the mode that each is for.
  struct RankedDemands {
    private let all: [Constraint]
    /// The places of the demands of each mode.
    private let modes: [String: [Int]]

    init(_ demands: [Constraint], by rank: (Constraint) -> (Double, Int)) {
      let ranks = demands.map(rank)
      let order = demands.indices.sorted { first, second in
        let (one, other) = (ranks[first], ranks[second])
        if one.0 != other.0 { return one.0 < other.0 }
        return one.1 != other.1 ? one.1 < other.1 : first < second
      }
      all = order.map { demands[$0] }
      modes = order.indices.reduce(into: [:]) { result, place in
        let subject = demands[order[place]].subject
        guard let colon = subject.firstIndex(of: ":"),
          case let mode = Names.words(String(subject[..<colon])), mode.count == 1
        else { return }
        result[mode[0], default: []].append(place)
      }
    }

    /// Of demands for several modes, those of the mode that the line names: "in comfortable mode the button is 40px".
    func ofMode(of constraint: Constraint, _ context: RuleContext) -> [Constraint] {
      guard !modes.isEmpty, all.count > 1 else { return all }
      let words = Names.words(context.document.source.string(constraint.lineOrigin.range))
      let named = Set(words).flatMap { modes[$0] ?? [] }
      return named.isEmpty ? all : named.sorted().map { all[$0] }
    }
  }

  // MARK: Tokens

  /// Words for the height behind that for a control, in lists of distances.
  private static let heightNames: Lexicon = [
    "höhe", "hoehe", "buttonhöhe", "hauteur", "altura", "altezza", "hoogte", "tinggi",
  ]
  private static let spare: Lexicon = ["compact", "dense", "desktop", "mouse", "pointer", "mini"]

  /// The heights of controls among the design values: "--button-height-sm: 32px".
  func checkTokens(
    _ demands: [Constraint], _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    guard
      let demand = demands.filter({ $0.quantity.unit == .px || $0.quantity.unit == .pt })
        .min(by: { ($0.quantity.min ?? 0) < ($1.quantity.min ?? 0) }),
      let least = demand.quantity.min
    else { return }
    for token in context.spec.tokens
    where token.value.hasSuffix("px") && token.modes.isEmpty
      && (token.name.hasPrefix("--") || token.kind == .spacing)
    {
      let words = Names.words(token.name).flatMap { $0.split(separator: "-").map(String.init) }
      guard let value = Double(token.value.dropLast(2)), value >= 20, value < least,
        words.contains("height")
          || token.kind == .spacing && words.last.map(Self.heightNames.contains) == true,
        words.contains(where: Self.named.contains),
        !words.contains(where: { Self.parts.contains($0) || Self.spare.contains($0) }),
        context.isNormative(token.origin.range),
        case let line = Names.words(
          context.document.source.string(context.document.firstLine(of: token.origin.range))),
        !line.contains(where: { Self.areas.contains($0) || Self.spare.contains($0) })
      else { continue }
      let constraint = Constraint(
        kind: .height, subject: token.name, quantity: Quantity(value, .px), scope: [],
        origin: token.valueOrigin, lineOrigin: token.origin)
      diagnostics.append(diagnostic(constraint, value, demand, least))
    }
  }

  // MARK: Front matter

  private static let heights: Lexicon = ["height", "size", "minheight", "min-height"]

  /// The heights of controls among the components of the front matter.
  func checkComponents(
    _ demands: [Constraint], _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    guard let components = context.document.frontMatter?.root["components"],
      let demand = demands.filter({ $0.quantity.unit == .px })
        .min(by: { ($0.quantity.min ?? 0) < ($1.quantity.min ?? 0) }),
      let least = demand.quantity.min
    else { return }
    for component in components.entries {
      let words = Names.words(component.key)
      guard words.contains(where: Self.named.contains),
        !words.contains(where: { Self.parts.contains($0) && $0 != "icon" }), words.last != "icon",
        !component.value.entries.contains(where: { Names.hasWord($0.key, in: Self.areas) })
      else { continue }
      for entry in component.value.entries
      where Self.heights.contains(entry.key.lowercased()) && entry.value.text.hasSuffix("px") {
        guard let value = Double(entry.value.text.dropLast(2)), value >= 12, value < least else {
          continue
        }
        let origin = context.origin(entry.value.range)
        let constraint = Constraint(
          kind: .height, subject: component.key, quantity: Quantity(value, .px), scope: [],
          origin: origin, lineOrigin: origin)
        diagnostics.append(diagnostic(constraint, value, demand, least))
      }
    }
  }
}
