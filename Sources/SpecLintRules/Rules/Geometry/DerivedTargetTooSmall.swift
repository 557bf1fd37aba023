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
    "fab", "key", "tile", "schaltfläche", "bouton", "botón", "botão", "pulsante",
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
        guard let word = Subject.words(size.subject).min() else { continue }
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
      && !words.contains("right")
  }

  /// Whether a size belongs to the thing that has the padding, and the thing holds controls.
  private func contains(
    _ padding: Constraint, _ container: Constraint, _ context: RuleContext
  ) -> Bool {
    guard container.quantity.unit == padding.quantity.unit, container.scope == padding.scope,
      container.condition == padding.condition
    else { return false }
    let name = Subject.words(container.subject)
    // The padding of a control is a part of what is touched.
    if Names.hasWord(container.subject, in: Self.touched) { return false }
    guard !name.isEmpty, name.isSubset(of: Subject.words(padding.subject)) else { return false }
    return lineWords(padding, context).contains(where: Self.controls.contains)
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
