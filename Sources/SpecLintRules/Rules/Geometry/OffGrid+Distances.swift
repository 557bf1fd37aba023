import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// What is measured against the grid.
extension OffGrid {
  private static let scales: Lexicon = [
    "scale", "steps", "increments", "spacings", "skala", "stufen", "échelle", "escala", "scala",
    "スケール", "间距", "스케일",
  ]

  /// The values of lines that list the steps of a scale: "Scale: 1px, 2px, 4px, 6px, 8px, 10px".
  func listedSteps(_ context: RuleContext) -> Set<String> {
    var lines: [Int: [Constraint]] = [:]
    for constraint in context.spec.constraints
    where constraint.kind == .spacing && constraint.quantity.exact != nil
      && Names.hasWord(constraint.subject, in: Self.scales)
    {
      lines[context.line(constraint.origin), default: []].append(constraint)
    }
    return Set(
      lines.values.filter { $0.count >= 5 }.joined().map {
        Numbers.text($0.quantity.exact ?? 0) + $0.quantity.unit.rawValue
      })
  }

  /// Words of sentences that allow or rule out a value, in scripts without blanks between words.
  private static let grants = [
    "허용", "예외", "지양", "금지", "例外", "許可", "許容", "避け", "允许", "允許", "避免", "禁止", "допуска", "исключени",
  ]

  /// Whether a line allows a value off the grid: "14px 같은 중간 값은 … 허용합니다".
  func isAllowed(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    let line = context.document.source.string(constraint.lineOrigin.range)
    return line.utf8.count < 1000 && line.utf8.contains { $0 >= 0xC3 }
      && Self.grants.contains(where: line.contains)
  }

  /// Words of subjects that are distances.
  static let distances: Lexicon = [
    "spacing", "gap", "gaps", "padding", "margin", "margins", "separation", "gutter", "abstand",
    "innenabstand", "espacement", "espaciado", "margen", "marge", "margem", "espaçamento",
    "spaziatura", "relleno",
  ]

  /// What a distance is called: by its subject, or by the word right before the length, "Corner radius 12dp, Padding
  /// 20dp"; `nil` where neither is a distance.
  func name(of constraint: Constraint, _ context: RuleContext) -> String? {
    if Names.hasWord(constraint.subject, in: Self.distances) { return constraint.subject }
    let line = context.document.firstLine(of: constraint.origin.range)
    let place = constraint.origin.range.start
    guard line.start < place, place <= line.end else { return nil }
    let start = max(Int(line.start), Int(place) - 24)
    let before = context.document.source.string(SourceRange(start, Int(place)))
    guard let word = Names.words(before).last, Self.distances.contains(word),
      before.last.map({ " `:".contains($0) }) == true
    else { return nil }
    return word
  }

  /// Whether a value for spacing is the distance at one place, "Card padding", and no step of a scale.
  func isOfPlace(_ token: Token) -> Bool {
    let words = Names.words(token.name)
    return token.name.utf8.contains(ASCII.space) && (2...3).contains(words.count)
      && words.last.map(Self.distances.contains) == true && token.modes.isEmpty
      && !words.contains(where: Self.sizes.contains)
  }

  /// Words of names for steps, and for what scales and bases are called.
  private static let sizes: Lexicon = [
    "xs", "sm", "md", "lg", "xl", "xxl", "small", "medium", "large", "tiny", "huge", "extra",
    "base",
    "default", "micro", "compact", "tight", "loose", "half", "none", "hairline", "unit", "scale",
  ]

  /// The distances at places that stand among the values for spacing.
  func named(_ spec: SpecDocument) -> [Constraint] {
    spec.tokens.compactMap { token in
      guard token.kind == .spacing, isOfPlace(token) else { return nil }
      let digits = token.value.prefix { $0.isNumber || $0 == "." }
      guard let value = Double(digits),
        let unit = Unit(rawValue: token.value.dropFirst(digits.count).filter { $0 != " " }),
        unit.isLength
      else { return nil }
      return Constraint(
        kind: .spacing, subject: token.name, quantity: Quantity(value, unit), scope: [],
        origin: token.valueOrigin, lineOrigin: token.origin)
    }
  }

  private static let keys: Lexicon = ["padding", "gap", "margin", "spacing"]

  /// The paddings and gaps of the components of the front matter.
  func components(_ context: RuleContext) -> [Constraint] {
    let document = context.document
    guard let components = document.frontMatter?.root["components"] else { return [] }
    let paddings = Set(
      components.entries.compactMap { $0.value["padding"].flatMap { sides($0.text) } })
    return components.entries.flatMap { component in
      component.value.entries.flatMap { entry -> [Constraint] in
        guard Self.keys.contains(entry.key.lowercased()), !entry.value.text.contains("{"),
          !isLessBorder(entry.value.text, paddings)
        else { return [] }
        return entry.value.text.split(separator: " ").compactMap { part in
          guard part.hasSuffix("px"), let value = Double(part.dropLast(2)) else { return nil }
          let origin = document.origin(entry.value.range)
          return Constraint(
            kind: .padding, subject: component.key + " " + entry.key,
            quantity: Quantity(value, .px),
            scope: [], origin: origin, lineOrigin: origin)
        }
      }
    }
  }

  /// Whether a measure is a distance: by its kind, or by the first word of "Padding of the total line".
  func isDistance(_ constraint: Constraint) -> Bool {
    switch constraint.kind {
    case .spacing, .padding, .offset, .targetSpacing: return true
    default: break
    }
    guard constraint.subject.utf8.count < 64 else { return false }
    let words = Names.words(constraint.subject)
    return words.count > 2 && words[1] == "of" && Self.distances.contains(words[0])
  }

  /// The words of the short line right above the list of an offset: "Focus indicators:" above "Offset: 2px".
  func lead(of constraint: Constraint, _ document: Document) -> [String] {
    guard constraint.kind == .offset, let list = document.list(at: constraint.origin.range.start),
      list > 1, document.nodes[list - 1].kind == .paragraph,
      document.nodes[list - 1].parent == document.nodes[list].parent,
      document.plainText(of: list - 1).count <= 60
    else { return [] }
    return Names.words(document.string(list - 1))
  }

  /// Whether another length of the line stands right before the word for the grid: "a 6px radius follows the 8px grid".
  func isBesideGrid(_ grid: Constraint, _ context: RuleContext) -> Bool {
    let bytes = context.document.source.bytes
    func touches(_ constraint: Constraint) -> Bool {
      var offset = Int(constraint.origin.range.end)
      while offset < bytes.count, [ASCII.space, ASCII.hyphen, 0x2A, 0x60].contains(bytes[offset]) {
        offset += 1
      }
      return ASCII.starts(bytes, at: offset, with: "grid")
    }
    return !touches(grid)
      && context.spec.constraints.contains {
        $0.kind == .grid && $0.lineOrigin == grid.lineOrigin && $0.origin != grid.origin
          && touches($0)
      }
  }

  /// Words behind a length that make it a measure of one thing: "8dp vertical", "4dp gaps".
  private static let sides: Lexicon = [
    "vertical", "horizontal", "vertically", "horizontally", "tall", "wide", "high", "radius",
    "corners", "top", "bottom", "left", "right", "thick", "blur", "offset",
  ]
  /// Words of headings and labels about the grid of the page.
  private static let layouts: Lexicon = [
    "grid", "grids", "spacing", "layout", "system", "base", "baseline", "unit", "units", "step",
    "steps", "rhythm", "scale", "raster", "module", "the", "and", "of", "a", "point", "pt", "px",
    "dp", "8pt", "8px", "4pt", "4px", "8dp", "4dp", "values", "tokens", "responsive", "page",
    "screen", "structure", "global", "general", "rules", "principles", "design", "foundation",
    "foundations", "space", "spaces", "multiple", "multiples", "minimum", "increment",
    "increments", "vertical", "alignment", "size", "value", "default",
  ]

  /// Whether a value is a measure of one thing, though a grid is spoken of: "Shape: 8dp" below "Recipe grid tile".
  func isOfProperty(_ grid: Constraint, _ document: Document) -> Bool {
    let line = grid.lineOrigin.range
    let end = Int(grid.origin.range.end)
    guard end <= Int(line.end), end >= Int(line.start) else { return false }
    let next = Names.words(document.source.string(SourceRange(end, min(end + 24, Int(line.end)))))
    if let next = next.first, Self.sides.contains(next) || Self.distances.contains(next) {
      return true
    }
    let text = document.source.string(line)
    guard !Names.words(text).contains(where: Self.gridWords.contains),
      !Self.scriptGrids.contains(where: text.contains)
    else { return false }
    // A grid of things, whose heading or label names them.
    return !Names.words(grid.subject).allSatisfy(Self.layouts.contains)
      && !Names.words(grid.scope.last ?? "").allSatisfy(Self.layouts.contains)
  }

  /// Whether a line of a fence without a language lists a property as text does: "Padding: 14px vertical".
  func isListed(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    let document = context.document
    guard context.isNormative(constraint.origin.range),
      let block = document.codeBlock(holding: constraint.origin.range),
      block.language.isEmpty || block.language == "text"
    else { return false }
    let text = document.source.string(document.firstLine(of: constraint.origin.range))
    let line = text.drop { $0 == " " }
    guard let first = line.first, let last = line.last, ![";", ",", "{", "|", "│"].contains(last),
      first.isUppercase || first.utf8.count > 2 && first.isLetter,
      let colon = line.firstIndex(of: ":") ?? line.firstIndex(of: "："),
      line[..<colon].utf8.count <= 32
    else { return false }
    return Names.wordCount(String(line[..<colon])) <= 3
  }

  /// Whether the line that sets a grid lets others leave it: "the 4px grid, unless a component asks for less".
  func isOpen(_ grid: Constraint, _ document: Document) -> Bool {
    Names.hasWord(document.source.string(grid.lineOrigin.range), in: Self.hedges)
  }

  private static let hedges: Lexicon = ["unless", "sofern", "sauf", "salvo", "tenzij"]

  /// Whether a grid is the field on which one thing is drawn, with a width and a height: "24×24pt grid".
  func isField(_ grid: Constraint, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    let line = grid.lineOrigin.range.offsets
    let own = grid.origin.range.offsets
    let window = max(line.lowerBound, own.lowerBound - 8)..<min(bytes.count, own.upperBound + 8)
    return window.contains { offset in
      // "×" is C3 97.
      let isTimes =
        offset + 1 < window.upperBound && bytes[offset] == 0xC3 && bytes[offset + 1] == 0x97
      guard isTimes || bytes[offset] | 0x20 == 0x78 else { return false }
      let after = window.first { $0 > (isTimes ? offset + 1 : offset) && bytes[$0] != ASCII.space }
      var before = offset - 1
      while before > window.lowerBound,
        bytes[before] == ASCII.space || ASCII.isLetter(bytes[before])
      {
        before -= 1
      }
      return after.map { ASCII.isDigit(bytes[$0]) } == true && before >= window.lowerBound
        && ASCII.isDigit(bytes[before])
    }
  }
}
