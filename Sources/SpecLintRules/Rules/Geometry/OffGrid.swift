import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports distances that are no multiple of the document's grid.
public struct OffGrid: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "G701", name: "off-grid",
    summary: "A distance is no multiple of the spacing step that the document sets.",
    category: .geometry, defaultSeverity: .warning,
    explanation: """
      Gaps, paddings, margins and offsets are measured against the grid that the document or the
      configuration sets; half a step is a remark only. Corner radii, strokes, type sizes and the sizes of things are left alone; the platforms'
      sizes of touch targets, sides of dividers, and the parts of sums. A grid in the column of another system ("| Part | Ours | Carbon |") is
      not that of the document. "Not a strict 4px grid" sets none. Fences that list properties and the components of a front matter are read as
      well. Where a document sets no grid but lists its steps ("spacing scale: 4, 8, 16, 24") or defines five of them, labelled gaps, paddings
      and margins are looked up among those; steps in code without a unit have that of the distances in text, and what the section of the scale
      agrees on for a part ("Convention: cards 20px") is allowed there, as is a range that the section of a grid
      leaves to a part ("Button padding: 8–11px"). Of ranges ("14–16px") the
      ends are measured where the line of the grid is for all distances.
      """,
    examples: [
      .accepted("- **Gap**: 12px between cards\n"),
      .flagged(
        "- **Card Gap**: ⟦12px⟧ between cards\n- **Section Padding**: 16px\n\n- [ ] Spacing follows the 8px grid\n"
      ),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Measures each distance.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let grids = context.spec.constraints.filter {
      $0.kind == .grid && $0.quantity.unit.isLength && ($0.quantity.exact ?? 0) > 1
        // A larger length beside the word is a width of columns or a size of text.
        && ($0.quantity.exact ?? 0) <= 24 && !$0.quantity.isApproximate
        && (!isAbout(Self.otherGrids, $0, context) || isBaselineOfSpacing($0, context))
        && !isOfAnother($0, context) && !isOfThings($0, context.document)
        && !isBesideGrid($0, context) && !isOpen($0, context.document)
        && !isField($0, context.document) && !isOfProperty($0, context.document)
        && !isTold($0, context) && !isOfClass($0, context.document)
        && !isDenied($0, context.document) && !isOfTracks($0, context.document)
        && !isLoose($0, context.document) && !isOfRival($0, context.document)
    }
    var steps = steps(context).union(listedSteps(context)).union(derivedSteps(context.spec))
    let bases = SpacingBase.grids(context.spec).filter { !isLoose($0, context.document) }
    let smallest = (grids.isEmpty ? bases : grids).min {
      ($0.quantity.exact ?? 0) < ($1.quantity.exact ?? 0)
    }
    guard let step = context.options.grid ?? smallest?.quantity.exact, step > 1 else {
      if smallest == nil { checkScale(context, into: &diagnostics) }
      return
    }
    if let smallest { steps.formUnion(besideGrid(smallest, context.document)) }
    for constraint in context.spec.constraints + named(context.spec) + components(context)
    where isDistance(constraint) {
      guard let value = constraint.quantity.exact ?? strayEnd(constraint, step, smallest, context),
        value > 1, constraint.quantity.unit.isLength, !constraint.quantity.isApproximate,
        context.options.grid != nil
          || smallest.map({ SpacingBase.measures($0, constraint) }) == true,
        (value / step).rounded() * step != value,
        !isAbout(Self.otherDistances, constraint, context)
          || isGapBesideIcon(constraint, context),
        !isOther(constraint, context), !isOfLetters(constraint, context.document),
        !isOfLine(constraint, context.document), !isBesideOpen(constraint, context.document),
        !isExempt(value, constraint, steps, context), !isOfTarget(value, constraint, context),
        !isOperand(constraint, context.document.source.bytes),
        !context.document.isCode(constraint.origin.range.start) || isListed(constraint, context),
        !isTold(constraint, context),
        smallest.map({
          isAccepted(value, by: $0, context)
            || isGranted(value, constraint, by: $0, context.document)
        }) != true
      else { continue }
      let found = diagnostic(constraint, value, step, grid: smallest)
      diagnostics.append(told(found, step, context))
    }
    if let smallest, context.options.grid == nil {
      checkClasses(smallest, step, steps, context, into: &diagnostics)
      checkSheets(smallest, step, steps, context, into: &diagnostics)
    }
  }

  /// Whether a distance stands in the middle of a long paragraph, which argues and sets nothing.
  private func isTold(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    let document = context.document
    guard let node = document.lastNode(startingBy: constraint.origin.range.start),
      document.nodes[node].kind == .paragraph, document.plainText(of: node).count > 200
    else { return false }
    let parent = Int(document.nodes[node].parent)
    return parent < 0 || document.nodes[parent].kind != .item
  }

  /// Measures each distance against the steps that the document lists.
  private func checkScale(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let base = SpacingScale.base(context.document)
    guard let scale = SpacingScale.find(context), let last = scale.steps.last, !scale.leaves(base)
    else { return }
    let counts = context.spec.constraints.reduce(into: [Int: Int]()) { counts, constraint in
      counts[context.line(constraint.origin), default: 0] += 1
    }
    lazy var agreed = agreements(scale, context.document)
    for constraint in context.spec.constraints
    where constraint.kind == .spacing || constraint.kind == .padding {
      guard let value = constraint.quantity.exact, value > 1, value < last,
        constraint.quantity.unit == scale.unit, !scale.steps.contains(value),
        !scale.ranges.contains(where: { $0.contains(value) }),
        base.map({ (value / $0).rounded() * $0 != value }) ?? true,
        !scale.isOpenBelow || value > scale.steps[0],
        !scale.origin.range.contains(constraint.origin.range),
        let name = name(of: constraint, context),
        // A line with many lengths lists classes with their values.
        (counts[context.line(constraint.origin)] ?? 0) <= 4,
        !isAbout(Self.otherDistances, constraint, context),
        !isExempt(value, constraint, [], context), !isOfTarget(value, constraint, context),
        !isOperand(constraint, context.document.source.bytes),
        !context.document.isCode(constraint.origin.range.start),
        !isAgreed(value, constraint, scale.unit, agreed),
        !isOfColumns(constraint, besides: scale, context.document),
        let near = scale.steps.min(by: { abs($0 - value) < abs($1 - value) })
      else { continue }
      let unit = scale.unit.rawValue
      diagnostics.append(
        diagnostic(
          "'\(name)' is \(Numbers.text(value))\(unit), no step of the spacing scale",
          at: constraint.origin, label: "between two steps",
          related: [.init(scale.origin, "the steps are listed here")],
          why: "the scale has \(scale.steps.map { Numbers.text($0) }.joined(separator: ", "))",
          help: "write \(Numbers.text(near))\(unit), or add the step to the scale",
          fix: .init(
            safety: .unsafe, title: "write \(Numbers.text(near))\(unit)",
            edits: [.init(constraint.origin, text: Numbers.text(near) + unit)])))
    }
  }

  /// The spacing steps that the document defines itself, in its own unit.
  private func steps(_ context: RuleContext) -> Set<String> {
    Set(
      context.spec.tokens.filter { $0.kind == .spacing && !isOfPlace($0) }.map { token in
        String(token.value.prefix { $0 != " " && $0 != "/" && $0 != "(" })
      })
  }

  /// Words of lines that know that a value is off the grid, or show what to avoid.
  static let exceptions: Lexicon = [
    "custom", "exception", "exceptions", "avoid", "don't", "dont", "never", "magic", "instead",
    "smaller", "optical",
    // What was there before a repair sets nothing.
    "symptom", "symptoms", "bug", "dead", "stray",
  ]

  /// Whether the document has the value as a step of its own, a step of which it is a multiple, or calls it an exception.
  private func isExempt(
    _ value: Double, _ constraint: Constraint, _ steps: Set<String>, _ context: RuleContext
  ) -> Bool {
    let unit = constraint.quantity.unit.rawValue
    if steps.contains(Numbers.text(value) + unit) || namesStep(constraint, context) { return true }
    if isOnFinerStep(value, unit, steps) || isFilledUp(value, constraint, context.document) {
      return true
    }
    return isAbout(Self.exceptions, constraint, context) || isAllowed(constraint, context)
  }

  /// Grids inside a picture or a line of text.
  static let otherGrids: Lexicon = [
    "icon", "icons", "iconography", "illustration", "illustrations", "logo", "baseline", "glyph",
  ]

  /// Lengths that look like distances and follow other rules: shadows, strokes, insets of the device, animations.
  static let otherDistances: Lexicon = [
    "shadow", "shadows", "elevation", "blur", "stroke", "outline", "border", "ring", "rings",
    "inset", "insets",
    "notch", "indicator", "safe", "icon", "icons", "letter", "kerning", "underline",
    // How far a thing floats or falls is a step of an animation.
    "translate", "translatex", "translatey", "translation", "rotate", "rotation", "keyframe",
    "keyframes",
    "parallax",
    // The mark of the focus lies around its element and moves nothing.
    "focus", "fokus", "foco", "fuoco",
    "schatten", "schlagschatten", "sombra", "sombras", "ombre", "ombres", "ombra", "ombreggiatura",
    "schaduw", "schaduwen", "bayangan", "影", "阴影", "陰影", "シャドウ", "シャドー", "그림자",
  ]

  private func isAbout(
    _ words: Lexicon, _ constraint: Constraint, _ context: RuleContext
  ) -> Bool {
    let line = Names.words(context.document.source.string(constraint.lineOrigin.range))
    return line.contains(where: words.contains)
      || Names.words(constraint.scope.last ?? "").contains(where: words.contains)
      || lead(of: constraint, context.document).contains(where: words.contains)
  }

  /// Words of lines about what is touched.
  private static let targets: Lexicon = ["touch", "tap", "target", "targets", "hit"]

  /// Whether a value is the platform's size of a target, on a line that speaks of targets.
  ///
  /// - Source: Human Interface Guidelines (44 pt); Material Design 3 (48 dp).
  private func isOfTarget(
    _ value: Double, _ constraint: Constraint, _ context: RuleContext
  ) -> Bool {
    (value == 44 || value == 48) && isAbout(Self.targets, constraint, context)
  }

  static let gridWords: Lexicon = [
    "grid", "base", "baseline", "unit", "raster", "module", "rhythm", "step", "increments",
    "multiple", "multiples", "múltiplo", "múltiplos", "multiplo", "multipli", "vielfache",
    "vielfaches", "veelvouden", "kelipatan", "cuadricula", "grille", "grade", "cuadrícula",
    "griglia",
  ]

  /// Whether a value is a part or the result of a sum: "40px + 2px = 42px".
  private func isOperand(_ constraint: Constraint, _ bytes: ContiguousArray<UInt8>) -> Bool {
    var offset = Int(constraint.origin.range.start)
    while offset > 0, bytes[offset - 1] == ASCII.space || bytes[offset - 1] == ASCII.backtick {
      offset -= 1
    }
    return offset > 0 && (bytes[offset - 1] == 0x2B || bytes[offset - 1] == 0x3D)
  }

  private func diagnostic(
    _ constraint: Constraint, _ value: Double, _ step: Double, grid: Constraint?
  ) -> Diagnostic {
    let unit = constraint.quantity.unit.rawValue
    let near = max(step, (value / step).rounded() * step)
    let text = Numbers.text(near) + unit
    var found = diagnostic(
      "'\(Self.label(constraint))' is \(Numbers.text(value))\(unit), off the "
        + "\(Numbers.text(step))\(unit) grid",
      at: constraint.origin, label: "\(Numbers.text(value / step, decimals: 3)) steps",
      related: grid.map { [.init($0.origin, "the grid is set here")] } ?? [],
      why:
        "\(Numbers.text(value)) ÷ \(Numbers.text(step)) = \(Numbers.text(value / step, decimals: 3)), "
        + "no whole number of steps",
      help: "write \(text), or say that the grid has half steps",
      fix: constraint.quantity.exact == nil
        ? nil
        : .init(
          safety: .unsafe, title: "write \(text)", edits: [.init(constraint.origin, text: text)]))
    // Half a step between the lines of one block is a habit of most grids.
    if value * 2 == step { found.severity = .info }
    return found
  }
}
