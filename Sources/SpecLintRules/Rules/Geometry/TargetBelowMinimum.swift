import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports controls that are smaller than the document's own smallest target.
public struct TargetBelowMinimum: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "G708", name: "target-below-minimum",
    summary: "A control is smaller than the smallest touch target that the document demands.",
    category: .geometry, defaultSeverity: .error, precision: .heuristic,
    explanation: """
      A document that demands 44px for every target and gives a button 36px contradicts itself: either the demand or the button is built.
      Heights and sizes of buttons, toggles, switches, chips, tabs, checkboxes, radios and inputs are compared with the smallest demand in the
      same unit. A control whose section gives it a touch area of its own, and widths, icons, thumbs and labels inside controls, sizes that
      their line calls an exception or that a report found, and classes that "::after" with an inset below 0 makes large enough, are left alone;
      a demand below the heading of one part of the screen is for that part; the track of a toggle or switch is the control itself. Fences that
      list properties ("Height: 40px") are read as text, so are touch areas that the document states itself, also as a radius or as rectangles
      of a table of touch zones, and so are a "Minimum size" below "Touch Targets" and the heights that style rules give to classes of controls
      (".btn-sm"). So are both sides that a sentence gives a control ("keys of 120 × 56 px"), heights of components in front matter and of
      tokens ("--button-height"), heights of classes ("`h-9`"), the rows of a table of parts below the demand, and those below a heading
      ("heights ≥ 48px"). A section that leaves the touch area to another place, and has one beside it that does not, is
      an info. Sizes below a demand for phones or tablets alone are one warning. A document that says nothing of
      targets is held to the guide that it links to, as a warning.
      """,
    references: [
      "WCAG 2.2, 2.5.8 Target Size (Minimum) (AA)", "Apple HIG, Buttons: 44x44 pt",
      "Material Design, Accessibility: 48x48 dp",
    ],
    examples: [
      .accepted(
        "## Toggle\n\n- Height: 24px\n- Touch target: 44×44px\n\n## Touch\n\n- Touch targets: at least 44px\n"
      ),
      .flagged(
        "## Toggle\n\n- Toggle height: ⟦24px⟧\n\n## Touch\n\n- Touch targets: at least 44px\n"),
    ]
  )

  static let controls: Lexicon = [
    "button", "buttons", "toggle", "switch", "chip", "chips", "tab", "checkbox", "checkboxes",
    "radio", "input", "fab", "stepper", "dropdown", "select", "schaltfläche", "schaltflächen",
    "bouton", "boutons", "botón", "botones", "botão", "botões", "pulsante", "pulsanti", "ボタン",
    "按钮", "按鈕", "버튼", "кнопка", "кнопки", "кнопок", "przycisk", "przycisku", "przyciski",
    "knop", "knoppen", "tombol", "schaltflächenhöhe", "buttonhöhe", "button-höhe",
  ]
  static let parts: Lexicon = [
    "icon", "icons", "glyph", "glyphs", "thumb", "label", "text", "dot", "badge", "spinner",
    "border", "radius", "gap",
    "padding", "margin", "spacing", "font", "line", "circle", "track", "indicator", "image",
    "visual", "visuals", "from", "to", "between", "bottom", "top", "left", "right", "edge",
    "avatar", "offset", "focus", "outline", "shadow", "desktop", "tick", "check", "checkmark",
    "placeholder", "hover", "active", "pressed", "states", "caption", "title", "heading", "value",
    "knob", "knobs", "handle", "handles",
  ]
  /// Controls whose track is the whole control.
  private static let sliding: Lexicon = ["toggle", "toggles", "switch", "switches"]
  /// Words of sections that list pictures or corners, whose sizes are no targets.
  static let pictures: Lexicon = [
    "shape", "shapes", "radii", "rounding", "roundness", "corners", "icon", "icons", "iconography",
    "symbol", "symbols", "glyphs", "アイコン", "图标", "圖標", "아이콘",
  ]
  static let areas: Lexicon = [
    "touch", "target", "hit", "tap", "tappable", "hitslop", "area",
  ]

  /// Makes the rule.
  public init() {}

  /// Compares the controls with the smallest demand.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    var found: [Diagnostic] = []
    checkAll(context, into: &found)
    diagnostics += joined(found, context)
  }

  private func checkAll(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkStated(context, into: &diagnostics)
    defer { checkHeadings(context, into: &diagnostics) }
    let demands = (context.spec.constraints + tokenDemands(context)).filter {
      (TargetDemand.isDemand($0, controls: Self.controls) || isNamedLeast($0, context.document)
        || leastControl($0) != nil)
        && 24...200 ~= ($0.quantity.min ?? 0)
        && context.isNormative($0.origin.range) && !TargetDemand.isRemark($0, context.document)
    }
    // "36px, 44px on phones": the line gives the larger size where fingers are.
    let sizes = demands.isEmpty ? [:] : sizesByLine(context)
    checkLines(demands, sizes, context, into: &diagnostics)
    guard !demands.isEmpty else { return checkGuides(context, into: &diagnostics) }
    let general = demands.filter { leastControl($0) == nil }
    checkComponents(general, context, into: &diagnostics)
    checkNamed(general, context, into: &diagnostics)
    let limit = demands.compactMap(\.quantity.min).max() ?? 0
    let exempted = exempted(below: limit, context)
    let ranked = RankedDemands(demands, by: rank)
    let index = Index(demands, general, self, context)
    // Both sides of "32×32px" are one size.
    var reported: [Origin: Double] = [:]
    // A line of hundreds of sizes is no demand on one control.
    for constraint in context.spec.constraints
    where context.analysis.constraintLines.places(onLine: constraint.lineOrigin).count <= 256 {
      // Of "40–46px" the smallest counts.
      guard
        let value = constraint.quantity.exact ?? bounded(constraint)
          ?? leastHeight(constraint, context), value >= 12, value < limit,
        isControl(lifted(constraint), index, context) || isTold(constraint, context)
          || isRowOfTargets(constraint, index, context),
        !isOfPart(constraint, context.document), !isOfType(constraint, context),
        !isAside(constraint, context.document), !isExempted(constraint, value, exempted, context),
        // "Height: 32px, with a hit area of 48px" is the area of all that is as high.
        let demand = ranked.ofMode(of: constraint, context).first(where: {
          isComparable($0.quantity.unit, constraint.quantity.unit) && binds($0, constraint)
            && isOfKind($0, constraint, context.document) && isOfLeastKind($0, constraint)
            && !(index.limited.contains($0.origin) && isOfOtherDevice($0, constraint, context))
            && sizes[$0.lineOrigin]?.contains { $0.quantity.min == value } != true
        }),
        let least = demand.quantity.min, value < least, demand.origin != constraint.origin,
        largest(sizes[constraint.lineOrigin] ?? [], beside: constraint, demand, context) < least
          || isSizeOfItsOwn(constraint, least, context),
        !hasArea(constraint, index, least, context),
        !isChoice(constraint, demand, least, context)
      else { continue }
      // "30px or 34px": what is called "30px or" is the other size of the thing.
      if reported[constraint.lineOrigin] != nil, holdsLength(constraint.subject) { continue }
      guard reported.updateValue(value, forKey: constraint.lineOrigin) != value else { continue }
      var found = diagnostic(named(constraint, context), value, demand, least)
      if isForFingersAlone(demand, constraint, context) { found.severity = .warning }
      diagnostics.append(found)
    }
    checkSilent(general, Set(reported.keys), context, into: &diagnostics)
  }

  /// Whether a constraint gives the height or both sides of a control, and not of a part of it.
  private func isControl(
    _ constraint: Constraint, _ index: Index, _ context: RuleContext
  ) -> Bool {
    guard
      constraint.kind == .height || constraint.kind == .size || isTabledHeight(constraint, context),
      isSpecified(constraint, context), context.isNormative(constraint.origin.range),
      !isFound(constraint), !isRowOfPart(constraint)
    else { return false }
    let title = Names.words(constraint.scope.last ?? "")
    let isSlider = title.contains(where: Self.sliding.contains)
    let own = Names.words(constraint.subject).filter { !($0 == "track" && isSlider) }
    // "Icon buttons" are buttons, "button icons" are icons.
    let core = Self.withoutTail(own)
    let isButton = core.last.map(Self.controls.contains) == true || isRowOfButton(constraint)
    lazy var isNamedBehind = controlBehind(constraint, context.document) != nil
    guard
      !own.contains(where: { Self.parts.contains($0) && !(isButton && Self.kinds.contains($0)) })
        || isNamedBehind
    else { return false }
    let header = context.document.tableHeader(around: constraint.origin.range.start)
    // An "Icon Button" is a button.
    let kind = title.dropLast().filter { $0 != "icon" && $0 != "text" && $0 != "handle" }
    let isControl = title.last.map(Self.controls.contains) == true
    let above =
      (constraint.scope.suffix(2).dropLast() + header).flatMap(Names.words)
      + (isControl ? kind : title)
    guard !above.contains(where: Self.pictures.contains),
      !isOfWidePictures(constraint, header), !isForPointers(constraint, above, context)
    else { return false }
    if own.contains(where: { Self.controls.contains($0) || $0 == "btn" }) { return true }
    if isRowOfControls(constraint, context) || isGlyph(constraint.subject) || Self.isEntry(own) {
      return true
    }
    if isNamedBehind { return true }
    if let last = own.last.map(Self.bare),
      TargetDemand.wideControls.contains(where: last.hasSuffix)
    {
      return true
    }
    if isLed(constraint, context.document) { return true }
    return title.contains(where: Self.controls.contains)
      && !(isControl ? kind : title).contains(where: Self.parts.contains)
      && !isLabelledApart(constraint, own, index)
  }

  /// Whether a constraint stands in text, or in a fence that lists properties as text does: "Height: 40px".
  private func isSpecified(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    let document = context.document
    guard document.isCode(constraint.origin.range.start) else { return true }
    if constraint.subject.hasPrefix(".") {
      return isControlRule(constraint.subject) && constraint.kind == .height
    }
    guard let block = document.codeBlock(holding: constraint.origin.range),
      block.language.isEmpty || block.language == "text"
    else { return false }
    let line = document.source.string(document.firstLine(of: constraint.origin.range))
    return !line.hasSuffix(";") && !line.hasSuffix(",") && line.first?.isUppercase == true
  }

  /// Whether the section or the line gives the control a touch area of its own.
  private func hasArea(
    _ constraint: Constraint, _ index: Index, _ least: Double, _ context: RuleContext
  ) -> Bool {
    let text = context.document.source.string(constraint.lineOrigin.range)
    let line = Names.words(text)
    let isOwn = Self.ownAreas.contains(where: text.lowercased().contains)
    if line.contains(where: Self.areas.contains) && !isOwn || grows(line) || isAdmitted(text) {
      return true
    }
    // "40pt visual": what is seen, and not what is hit.
    if !isOwn, line.contains(where: { $0 == "visual" || $0 == "visually" || $0 == "drawn" }) {
      return true
    }
    if !isOwn, standsBesideAreas(constraint, context) { return true }
    if hasLeast(constraint, least, context) || isWidened(constraint, least, context) { return true }
    if index.shared[constraint.scope]?.mayBeArea(of: constraint) == true
      || hasAreaBeside(constraint, index)
    {
      return true
    }
    let title = Names.words(constraint.scope.last ?? "").filter(Self.controls.contains)
    let names = Set(Names.words(constraint.subject).filter(Self.controls.contains) + title)
    return names.contains { name in
      index.tabled[name]?.contains { area in
        area.origin != constraint.origin && area.least >= least
          && isComparable(area.unit, constraint.quantity.unit)
      } == true
    }
  }

  func diagnostic(
    _ constraint: Constraint, _ value: Double, _ demand: Constraint, _ least: Double
  ) -> Diagnostic {
    let unit = constraint.quantity.unit.rawValue
    return diagnostic(
      "'\(constraint.subject)' is \(Numbers.text(value))\(unit), "
        + "\(Numbers.text(least))\(demand.quantity.unit.rawValue) are demanded",
      at: constraint.origin, label: "\(Numbers.text(value))\(unit)",
      related: [
        .init(demand.origin, "at least \(Numbers.text(least))\(demand.quantity.unit.rawValue)")
      ],
      why:
        "\(Numbers.text(value)) < \(Numbers.text(least)), and nothing near it gives a larger touch "
        + "area",
      help: "make it \(Numbers.text(least))\(unit), or add 'Touch target: "
        + "\(Numbers.text(least))\(unit)' beside it")
  }
}
