import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Touch areas that a document states, below the smallest one that it demands of all.
extension TargetBelowMinimum {
  /// The demand for all targets, and the number of it.
  private struct Floor {
    var value: Double
    var unit: Unit
    var origin: Origin
  }

  /// Reports stated areas that are smaller than the demand for all.
  func checkStated(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    guard context.document.mentions("arget") || context.document.mentions("ouch") else { return }
    let floors = context.spec.constraints.filter { isFloor($0, context) }
    guard let least = floors.min(by: { ($0.quantity.min ?? 0) < ($1.quantity.min ?? 0) }),
      let value = least.quantity.min
    else { return }
    let floor = Floor(value: value, unit: least.quantity.unit, origin: least.origin)
    let lines = Set(floors.map { context.line($0.origin) })
    var seen: Set<Int> = []
    for constraint in context.spec.constraints {
      guard let size = constraint.quantity.min ?? constraint.quantity.max, size < value, size >= 12,
        constraint.quantity.unit == floor.unit, isStated(constraint, context),
        case let line = context.line(constraint.origin), !lines.contains(line),
        !standsBesideLarger(constraint, value, context), seen.insert(line).inserted
      else { continue }
      diagnostics.append(
        finding("this touch area is \(text(size, floor))", constraint.origin, size, floor))
    }
    checkZones(floor, context, into: &diagnostics)
    checkRadii(floor, context, into: &diagnostics)
  }

  /// Whether the line gives a larger size as well, that is not the other side of this one: "24px with a 44px area".
  func standsBesideLarger(
    _ constraint: Constraint, _ least: Double, _ context: RuleContext
  ) -> Bool {
    let source = context.document.source
    let own = constraint.origin.range
    return context.constraints(onLine: constraint.lineOrigin).contains { other in
      guard other.origin != constraint.origin, (other.quantity.min ?? 0) >= least else {
        return false
      }
      let range = other.origin.range
      let start = Int(min(own.end, range.end))
      let end = Int(max(own.start, range.start))
      // Both sides may have one place.
      guard start < end else { return false }
      let between = source.string(SourceRange(start, end)).filter { $0 != " " }
      return between != "x" && between != "×" && between != "X"
    }
  }

  private func text(_ value: Double, _ floor: Floor) -> String {
    Numbers.text(value) + floor.unit.rawValue
  }

  private func finding(
    _ message: String, _ place: Origin, _ size: Double, _ floor: Floor
  ) -> Diagnostic {
    diagnostic(
      message + ", \(text(floor.value, floor)) are demanded", at: place,
      label: text(size, floor),
      related: [.init(floor.origin, "at least \(text(floor.value, floor)) for all")],
      why:
        "\(Numbers.text(size)) < \(Numbers.text(floor.value)), and the demand names no exception",
      help: "make it \(text(floor.value, floor)), or name the exception where the demand stands")
  }

  // MARK: Demands

  private static let acts: Lexicon = [
    "touch", "tap", "hit", "target", "targets", "interactive", "touch-target", "touch-targets",
  ]
  private static let bounds: Lexicon = [
    "minimum", "min", "минимум", "all", "every", "targets", "touch-targets", "mindestens",
  ]
  private static let everything: Lexicon = ["all", "every", "targets", "touch-targets"]
  private static let demandWords: Lexicon = [
    "touch", "tap", "hit", "target", "targets", "touch-target", "touch-targets", "area", "areas",
    "minimum", "min", "минимум", "all", "every", "size", "sizes", "interactive", "elements",
    "element", "controls", "must", "be", "are", "is", "at", "least", "meet", "the", "has", "have",
    "a", "mindestens", "of", "large",
  ]

  /// Whether a constraint demands a size of all targets: its line says nothing else before the number.
  private func isFloor(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    guard isSize(constraint), constraint.condition == nil,
      let value = constraint.quantity.min, (24...96).contains(value),
      constraint.quantity.unit.isLength, context.isNormative(constraint.origin.range),
      !context.document.isCode(constraint.origin.range.start)
    else { return false }
    let line = context.document.firstLine(of: constraint.origin.range)
    // So much text says something else as well.
    guard Int(constraint.origin.range.start) - Int(line.start) < 200 else { return false }
    let before = context.document.source.string(
      SourceRange(Int(line.start), max(Int(line.start), Int(constraint.origin.range.start))))
    let words = Names.words(before).filter { !$0.allSatisfy(\.isNumber) && $0 != "x" }
    guard words.allSatisfy(Self.demandWords.contains),
      // What is more than is usual is for all only where the line says so.
      value <= 48 || words.contains(where: Self.everything.contains),
      ASCII.find("xceed", in: context.document.source.bytes, line.offsets) == nil
    else { return false }
    if words.contains(where: Self.acts.contains), words.contains(where: Self.bounds.contains) {
      return !Self.isAboutControl(constraint.scope.last)
    }
    // "Minimum size" below "Touch Targets".
    return words.contains { $0 == "minimum" || $0 == "min" }
      && Names.words(constraint.scope.last ?? "").contains { $0 == "target" || $0 == "targets" }
  }

  private func isSize(_ constraint: Constraint) -> Bool {
    switch constraint.kind {
    case .targetSize, .height, .size, .width: true
    default: false
    }
  }

  private static func isAboutControl(_ title: String?) -> Bool {
    // "Button Specifications" speaks of all.
    guard let title else { return false }
    return Names.words(title).last.map(controls.contains) == true
  }

  // MARK: Areas

  private static let areaNames = [
    "touch target", "tap target", "hit target", "touch area", "hit area", "tap area",
    "touch-target", "target size",
  ]
  private static let other: Lexicon = [
    "visual", "visually", "drawn", "mark", "wcag", "aa", "aaa", "hig", "apple", "material",
    "exceeds", "guideline", "guidelines", "spacing", "gap", "between", "padding", "mouse",
    "desktop", "pointer", "ios", "android", "web", "except", "icon", "distance", "offset",
    "exception", "unless", "not", "avoid", "below", "radius",
  ]

  /// Whether a constraint gives the touch area of one thing, in words or in a table of touch areas.
  func isStated(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    guard constraint.kind == .targetSize, constraint.condition == nil,
      context.isNormative(constraint.origin.range),
      !context.document.isCode(constraint.origin.range.start)
    else { return false }
    let document = context.document
    let line = document.source.string(document.firstLine(of: constraint.origin.range))
    guard line.utf8.count < 240, !Names.hasWord(line, in: Self.other), !line.contains("→") else {
      return false
    }
    let title = constraint.scope.last?.lowercased() ?? ""
    // "Usage guidelines" are those of the document, "iOS guidelines" those of others.
    let isOwn = Names.words(title).first == "usage"
    guard isOwn || !Names.hasWord(title, in: Self.other) else { return false }
    if line.hasPrefix("|") {
      let header = document.tableHeader(around: constraint.origin.range.start)
      return header.contains { Names.hasWord($0, in: Self.least, ofAtMost: 2) }
        && (title.contains("target") || title.contains("touch"))
    }
    let text = line.lowercased()
    return Self.areaNames.contains(where: text.contains)
  }

  // MARK: Zones

  private static let least: Lexicon = ["min", "minimum"]
  private static let touches: Lexicon = ["touch", "tap", "hit"]
  private static let frames: Lexicon = ["bounds", "rect", "rectangle", "frame"]

  /// Tables of touch zones with rectangles: "(15, 218, 100, 40)".
  private func checkZones(
    _ floor: Floor, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let document = context.document
    guard floor.unit == .px, document.mentions("ounds") || document.mentions("ect") else { return }
    for table in document.tables {
      let rows = document.children(of: table)
      guard let head = rows.first,
        case let titles = document.children(of: head).map({ document.string($0) }),
        let column = titles.firstIndex(where: { Names.hasWord($0, in: Self.frames, ofAtMost: 2) }),
        Names.hasWord(
          titles[0] + " " + document.title(ofSection: Int(document.nodes[table].section)),
          in: Self.touches)
      else { continue }
      let small = rows.dropFirst().compactMap { row -> (Double, Origin)? in
        let cells = document.children(of: row)
        guard cells.indices.contains(column),
          let size = Self.smallerSide(document.string(cells[column])), size < floor.value
        else { return nil }
        let place = document.plainText(of: cells[column])
        return (size, document.origin(document.sourceRange(plain: place)))
      }
      guard let first = small.first, context.isNormative(first.1.range) else { continue }
      var found = finding(
        "\(small.count) of these touch zones \(small.count == 1 ? "is" : "are") only "
          + "\(text(first.0, floor)) wide or high", first.1, first.0, floor)
      found.related += small.dropFirst().prefix(20).map { .init($0.1, text($0.0, floor)) }
      diagnostics.append(found)
    }
  }

  /// The smaller one of width and height of "(x, y, width, height)".
  private static func smallerSide(_ text: String) -> Double? {
    let parts = text.split { "(), ".contains($0) }
    guard text.hasPrefix("("), text.hasSuffix(")"), parts.count == 4 else { return nil }
    let numbers = parts.compactMap { Double($0) }
    return numbers.count == 4 && numbers[2] >= 8 && numbers[3] >= 8
      ? min(numbers[2], numbers[3]) : nil
  }

  // MARK: Radii

  /// "Hit target 14px radius": twice the radius is the target.
  private func checkRadii(
    _ floor: Floor, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let document = context.document
    guard document.mentions("radius") else { return }
    for leaf in document.leaves(with: " radius") {
      let words = document.string(leaf).lowercased().split { " ,;.".contains($0) }
      guard words.count < 60 else { continue }
      for (place, word) in words.enumerated()
      where word == "radius" && place >= 3 && ["target", "area"].contains(words[place - 2]) {
        let isTouch = ["hit", "touch", "tap"].contains(words[place - 3])
        guard isTouch, words[place - 1].hasSuffix(floor.unit.rawValue),
          let radius = Double(words[place - 1].dropLast(floor.unit.rawValue.utf8.count)),
          radius * 2 < floor.value,
          case let range = document.sourceRange(plain: document.plainText(of: leaf)),
          context.isNormative(range)
        else { continue }
        diagnostics.append(
          finding(
            "a touch area with a radius of \(text(radius, floor)) is \(text(radius * 2, floor)) "
              + "wide", context.origin(range), radius * 2, floor))
      }
    }
  }
}
