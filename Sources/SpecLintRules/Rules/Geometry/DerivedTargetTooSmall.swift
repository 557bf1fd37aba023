import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports containers whose padding leaves less room than the smallest target needs.
public struct DerivedTargetTooSmall: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "G702", name: "derived-target-too-small",
    summary: "Height minus padding leaves less than the smallest touch target.",
    category: .geometry, defaultSeverity: .error,
    explanation: """
      A bar with controls has a height and an inner padding. What is left between them is the room for
      a control. Where that is less than the smallest target that the document itself demands, one of
      the three numbers is wrong.
      """,
    references: ["WCAG 2.2, 2.5.8", "WCAG 2.2, 2.5.5"],
    examples: [
      .accepted(
        """
        - **Toolbar**: 64px bar with buttons
        - **Toolbar Spacing**: 8px internal padding for touch targets
        - **Touch Targets**: Minimum 44px for all controls

        """),
      .flagged(
        """
        - **Toolbar**: 64px bar with buttons
        - **Toolbar Spacing**: ⟦12px⟧ internal padding for touch targets
        - **Touch Targets**: Minimum 44px for all controls

        """),
    ]
  )

  private static let controls: Lexicon = [
    "control", "controls", "button", "buttons", "touch", "tap", "target", "targets", "icon",
    "icons",
    "tabs", "actions", "toolbar", "navigation",
  ]

  private static let touched: Lexicon = [
    "button", "btn", "cta", "ctas", "chip", "chips", "link", "field", "input", "toggle", "switch",
    "fab", "key", "tile", "schaltfläche", "bouton", "botón", "botão", "pulsante", "buttons",
    "btns", "chips", "links", "fields", "inputs", "toggles", "switches", "fabs", "keys", "tiles",
    "schaltflächen", "boutons", "botones", "botões", "pulsanti", "knop", "knoppen", "tombol",
  ]

  /// Words for the distance between things, which lies outside of them.
  private static let gaps: Lexicon = [
    "spacing", "gap", "gaps", "between", "margin", "margins", "apart", "zwischen", "abstand",
    "entre", "espacement", "espaciado", "espaçamento", "tra", "tussen", "antar",
  ]

  /// Words of labels for the height of a thing.
  private static let measures: Set<String> = [
    "height", "high", "höhe", "hauteur", "altura", "alto", "altezza", "hoogte",
  ]

  /// The words of the thing that a size is of; "toolbar height" is that of the toolbar.
  private static func name(_ size: Constraint) -> Set<String> {
    let words = Subject.words(size.subject)
    return Names.hasWord(size.subject, in: bars) ? words.subtracting(measures) : words
  }

  /// Bars that hold nothing but controls.
  private static let bars: Lexicon = [
    "toolbar", "toolbars", "tabbar", "navbar", "appbar", "werkzeugleiste", "symbolleiste",
    "tableiste",
  ]

  /// Makes the rule.
  public init() {}

  /// Derives the room inside each container that has a stated padding.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let constraints = context.spec.constraints
    let cues: [StaticString] = ["adding", "nnenabstand", "nset", "nner distance"]
    guard cues.contains(where: { context.document.mentions($0) }) else { return }
    let targets = constraints.filter {
      $0.quantity.min != nil && TargetDemand.isDemand($0, controls: Self.controls)
    }
    guard !targets.isEmpty else { return }
    checkFilled(targets, context, into: &diagnostics)
    let containers = Containers(constraints)
    for padding in constraints where isPadding(padding, context) {
      guard let inset = padding.quantity.exact,
        let container = containers.first(for: padding, where: { contains(padding, $0, context) }),
        let size = container.quantity.exact, size > 2 * inset
      else { continue }
      let demands = targets.filter { $0.quantity.unit == padding.quantity.unit }
      guard let smallest = demands.compactMap(\.quantity.min).min(), size - 2 * inset < smallest
      else { continue }
      diagnostics.append(diagnostic(padding, container, demands, size: size, inset: inset))
    }
  }

  /// Sizes of things that may hold a target, by the first word of their name in order.
  private struct Containers {
    private var byWord: [String: [(order: Int, size: Constraint)]] = [:]

    init(_ constraints: [Constraint]) {
      for (order, size) in constraints.enumerated() {
        switch size.kind {
        case .height, .size, .other: break
        default: continue
        }
        guard let word = DerivedTargetTooSmall.name(size).min() else { continue }
        byWord[word, default: []].append((order, size))
      }
    }

    /// The first size in the document that may belong to the thing with the padding.
    func first(for padding: Constraint, where belongs: (Constraint) -> Bool) -> Constraint? {
      var best: (order: Int, size: Constraint)?
      for word in Subject.words(padding.subject) {
        let found = byWord[word]?.first { $0.order < best?.order ?? .max && belongs($0.size) }
        if let found { best = found }
      }
      return best?.size
    }
  }

  private func isPadding(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    guard constraint.kind == .padding || constraint.kind == .spacing else { return false }
    let words = lineWords(constraint, context)
    return words.contains("padding") && !words.contains("horizontal") && !words.contains("left")
      && !words.contains("right") && !isGap(constraint, context.document.source)
  }

  /// Whether the words between the commas around a length make it the distance between things: "16pt padding, 12pt
  /// spacing between cards".
  private func isGap(_ constraint: Constraint, _ source: SourceText) -> Bool {
    let line = constraint.lineOrigin.range.offsets
    let place = constraint.origin.range.offsets
    guard line.lowerBound <= place.lowerBound, place.upperBound <= line.upperBound else {
      return false
    }
    let isEnd = { (byte: UInt8) in byte == 0x2C || byte == 0x3B }
    let bytes = source.bytes
    let start = bytes[line.lowerBound..<place.lowerBound].lastIndex(where: isEnd)
    let end = bytes[place.upperBound..<line.upperBound].firstIndex(where: isEnd)
    let clause = source.string(SourceRange(start ?? line.lowerBound, end ?? line.upperBound))
    return Names.hasWord(clause, in: Self.gaps) && !Names.words(clause).contains("padding")
  }

  /// Whether a size belongs to the thing that has the padding, and the thing holds controls.
  private func contains(
    _ padding: Constraint, _ container: Constraint, _ context: RuleContext
  ) -> Bool {
    guard container.quantity.unit == padding.quantity.unit, container.scope == padding.scope,
      container.condition == padding.condition
    else { return false }
    let name = Self.name(container)
    // The padding of a control is a part of what is touched.
    if Names.hasWord(container.subject, in: Self.touched) { return false }
    guard !name.isEmpty, name.isSubset(of: Subject.words(padding.subject)) else { return false }
    return Names.hasWord(container.subject, in: Self.bars)
      || lineWords(padding, context).contains(where: Self.controls.contains)
      || lineWords(container, context).contains(where: Self.controls.contains)
  }

  private func lineWords(_ constraint: Constraint, _ context: RuleContext) -> [String] {
    Names.words(context.document.source.string(constraint.lineOrigin.range))
  }

  private func diagnostic(
    _ padding: Constraint, _ container: Constraint, _ demands: [Constraint], size: Double,
    inset: Double
  ) -> Diagnostic {
    let unit = padding.quantity.unit.rawValue
    let room = size - 2 * inset
    let smallest = demands.compactMap(\.quantity.min).min() ?? 0
    let fitting = ((size - smallest) / 2).rounded(.down)
    let text = Numbers.text(max(0, fitting)) + unit
    return diagnostic(
      "'\(container.subject)' leaves \(Numbers.text(room))\(unit) for a target, "
        + "\(Numbers.text(smallest))\(unit) are demanded",
      at: padding.origin, label: "leaves \(Numbers.text(room))\(unit)",
      related: [.init(container.origin, "the height")]
        + demands.map {
          .init($0.origin, "at least \(Numbers.text($0.quantity.min ?? 0))\(unit)")
        },
      why: "\(Numbers.text(size)) − 2×\(Numbers.text(inset)) = \(Numbers.text(room))\(unit), needs "
        + "\(Numbers.text(smallest))\(unit)",
      help: "write \(text), or make '\(container.subject)' "
        + "\(Numbers.text(smallest + 2 * inset))\(unit) high",
      fix: .init(
        safety: .unsafe, title: "write \(text)", edits: [.init(padding.origin, text: text)]))
  }
}
