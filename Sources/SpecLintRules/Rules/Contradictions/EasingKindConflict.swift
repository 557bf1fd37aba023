import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports a spring and a timed curve for the same movement.
public struct EasingKindConflict: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "C405", name: "easing-kind-conflict",
    summary: "One movement is called a spring and given a timed curve.",
    category: .contradictions, defaultSeverity: .error,
    explanation: """
      A spring has stiffness and damping and ends when it has settled; a curve such as ease-out has a
      duration. A movement cannot be both. Phases that name their own curve ("Press", "Exit") are kept
      apart: only a line about the whole movement conflicts with one about a phase. A curve that the document
      itself calls a spring is none.
      """,
    references: ["CSS Easing Functions Level 1, 2"],
    examples: [
      .accepted(
        """
        - **Card Tap**:
          - Press: 100ms ease-out
          - Release: spring animation back

        """),
      .flagged(
        """
        - **Card Tap**:
          - Release: quick ⟦spring⟧ animation to the detail page
          - Duration: 250ms ease-out

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares the lines of one item with those about the whole item.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let motions = context.spec.motions.filter {
      $0.easing != nil && !context.document.isCode($0.origin.range.start)
    }
    for (index, spring) in motions.enumerated() {
      guard case .spring? = spring.easing, let here = spring.easingOrigin else { continue }
      let whole = spring.subject.split(separator: ":").first.map(String.init) ?? spring.subject
      let near = motions[max(0, index - 6)..<min(motions.count, index + 7)]
      let curve = near.first { other in
        guard case .spring? = other.easing else {
          return other.scope == spring.scope && other.duration != nil
            && isNear(other, spring, context)
            && (other.subject == whole || speaksOfAll(other, around: spring, context))
        }
        return false
      }
      guard let curve, let there = curve.easingOrigin, let easing = curve.easing else { continue }
      let name = curve.subject
      guard !Names.isPhrase(name, in: Self.properties),
        !Self.springy.contains(where: curve.text.contains), !isCalledSpring(there, context)
      else { continue }
      diagnostics.append(
        diagnostic(
          "'\(name)' is a spring here and \(easing.label) on line \(context.line(there))",
          at: here,
          label: "a spring", related: [.init(there, "here it is \(easing.label)")],
          why: "both lines belong to '\(name)'; a spring has no fixed duration and no curve",
          help:
            "say 'spring' with response and damping in both lines, or write \(easing.label) here",
          fix: Diagnostic.Fix(
            safety: .unsafe, title: "write \(easing.label)",
            edits: [.init(here, text: easing.label)])))
    }
  }

  /// Curves that are springs by their names: "`ease-spring-soft`", "`ease-bounce`".
  private static let springy = ["-spring", "-bounce", "-elastic", "-overshoot", "-back"]

  private static let springs = [
    "spring", "feder", "ressort", "muelle", "resorte", "molla", "mola", "veer", "pegas", "バネ", "ばね",
    "スプリング", "弹簧", "彈簧", "弹性", "彈性", "스프링",
  ]

  /// Whether another line gives the same numbers and calls them a spring: a curve that overshoots is one by its look.
  private func isCalledSpring(_ curve: Origin, _ context: RuleContext) -> Bool {
    let source = context.document.source
    var text = source.string(curve.range)
    guard text.hasPrefix("cubic-bezier") else { return false }
    return text.withUTF8 { wanted in
      source.bytes.withUnsafeBufferPointer { bytes in
        var offset = 0
        while let place = ASCII.find(wanted, in: bytes, offset..<bytes.count) {
          offset = place + wanted.count
          let line = source.lineRange(source.lineIndex(of: place))
          guard !line.contains(curve.range), line.offsets.count < 400 else { continue }
          let words = source.string(line).lowercased()
          if Self.springs.contains(where: words.contains) { return true }
        }
        return false
      }
    }
  }

  /// Words that name a property and not what has it.
  private static let properties: Lexicon = [
    "duration", "animation", "transition", "timing", "easing", "curve", "motion", "delay",
  ]

  /// Words of lines that hold on one platform or in one mode.
  private static let limits: Lexicon = [
    "ios", "android", "web", "reduced", "reduce", "fallback", "hover", "desktop", "mobile",
  ]

  /// Whether a line beside that of the spring gives the length of the thing that the list above both is about.
  private func speaksOfAll(
    _ other: Motion, around spring: Motion, _ context: RuleContext
  ) -> Bool {
    guard other.isNamedByOwner, other.subject != other.scope.last,
      !Names.hasWord(other.text, in: Self.limits), !Names.hasWord(spring.text, in: Self.limits),
      let list = context.document.list(at: other.origin.range.start),
      !isContinued(other, context.document)
    else { return false }
    return context.document.list(at: spring.origin.range.start) == list
  }

  /// Whether a line goes on with an item, and so speaks of what that item is about.
  private func isContinued(_ motion: Motion, _ document: Document) -> Bool {
    guard let node = document.lastNode(startingBy: motion.origin.range.start) else { return false }
    return document.firstLine(of: document.nodes[node].range).end <= motion.origin.range.start
  }

  private func isNear(_ a: Motion, _ b: Motion, _ context: RuleContext) -> Bool {
    abs(context.line(a.origin) - context.line(b.origin)) <= 8
  }
}
