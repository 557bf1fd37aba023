import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports frames of wireframes that are lower than what is drawn in them.
public struct DrawnContentTooHigh: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "G709", name: "drawn-content-too-high",
    summary: "What a wireframe draws in a frame needs more height than the frame has.",
    category: .geometry, defaultSeverity: .error, precision: .heuristic,
    explanation: """
      Where a drawn card, row or banner has a stated height, the stated distances, texts, pictures and
      targets in it can be summed: a line of text is at least 1.2 times its size high, a control at least
      as high as the smallest target that the document demands, and things without a measure count
      nothing. What does not fit in the usual text size, or in the largest one that the document demands,
      will be cut off or overlap. Documents that let things grow with their text are held to the usual
      size alone.
      """,
    references: ["WCAG 2.2, 1.4.4", "WCAG 2.2, 1.4.12"],
    examples: [
      .accepted(Self.drawing(height: "72pt")), .flagged(Self.drawing(height: "⟦54pt⟧")),
    ]
  )

  private static func drawing(height: String) -> String {
    """
    - Card height: \(height)

    ```
    ┌─────────────────────┐
    │ ┌─────────────────┐ │
    │ │ [12pt padding]  │ │
    │ │ Oat bread       │ │ ← Card title (17pt Bold)
    │ │ [4pt space]     │ │
    │ │ Baked at six    │ │ ← Card detail (15pt Regular)
    │ │ [4pt padding]   │ │
    │ └─────────────────┘ │
    └─────────────────────┘
    ```

    """
  }

  /// Makes the rule.
  public init() {}

  /// Sums what is drawn in each frame with a stated height.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    guard !context.spec.wireframes.isEmpty else { return }
    let minimum = context.spec.constraints.filter {
      $0.kind == .targetSize && ($0.quantity.min ?? 0) >= 24
        && context.isNormative($0.origin.range)
    }.min { ($0.quantity.min ?? 0) < ($1.quantity.min ?? 0) }
    let frames = DrawnFrame.all(in: context.spec, minimum: minimum)
    guard !frames.isEmpty else { return }
    let scale = scale(context)
    var seen: Set<Origin> = []
    for frame in frames where !seen.contains(frame.origin) {
      guard context.isNormative(frame.origin.range) else { continue }
      if frame.needed(at: 1) > frame.height + 0.5 {
        diagnostics.append(diagnostic(frame, nil))
      } else if let scale, frame.needed(at: scale.factor) > frame.height + 0.5 {
        diagnostics.append(diagnostic(frame, scale))
      } else {
        continue
      }
      seen.insert(frame.origin)
    }
  }

  /// The largest text size that counts: none where things grow with their text.
  private func scale(_ context: RuleContext) -> TextScale? {
    func text(_ origin: Origin) -> String { context.document.source.string(origin.range) }
    let scale = TextScale.find(in: context.spec, text: text)
    return scale != nil && TextScale.growsBoxes(context.spec, text: text) ? nil : scale
  }

  private func diagnostic(_ frame: DrawnFrame, _ scale: TextScale?) -> Diagnostic {
    let unit = frame.unit.rawValue
    let factor = scale?.factor ?? 1
    let needed = Numbers.text(frame.needed(at: factor), decimals: 1) + unit
    let sum = frame.parts.map { part in
      part.kind == .text
        ? "\(Numbers.text(part.height / TextScale.leading))×1.2"
          + (factor > 1 ? "×\(Numbers.text(factor, decimals: 2))" : "")
        : Numbers.text(part.height)
    }.joined(separator: " + ")
    let places = frame.parts.map { part -> Diagnostic.Related in
      switch part.kind {
      case .distance: .init(part.origin, "\(Numbers.text(part.height))\(unit) of room")
      case .text: .init(part.origin, "a line of text")
      case .box: .init(part.origin, "\(Numbers.text(part.height))\(unit) high")
      case .target: .init(part.origin, "a target of \(Numbers.text(part.height))\(unit)")
      }
    }
    let size = scale.map { " at \(Numbers.text($0.factor * 100, decimals: 0))% text size" } ?? ""
    return diagnostic(
      "'\(frame.name)' is \(Numbers.text(frame.height))\(unit) high, what is drawn in it needs "
        + "\(needed)\(size)",
      at: frame.origin, label: "needs \(needed)",
      related: Array(places.prefix(6)) + (scale.map { [.init($0.origin, "demanded here")] } ?? []),
      why: "\(sum) = \(needed)",
      help: scale == nil
        ? "make it \(needed) or more, or take something out"
        : "let the height follow the text, or make it \(needed) or more")
  }
}
