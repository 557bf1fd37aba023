import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecText

/// Reports containers whose scaled height is less than their scaled text needs.
public struct TextDoesNotFit: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "G704", name: "text-does-not-fit",
    summary: "Scaled text needs more height than the scaled container has.",
    category: .geometry, defaultSeverity: .error, precision: .heuristic,
    explanation: """
      Where a section gives the sizes of the texts of a thing and its height for enlarged type, each with
      the value it grows from, the sum can be made: lines of text are at least 1.2 times their size high,
      and the paddings stay as they are. The number of lines is taken from the wireframe of the thing,
      else each text is one line.
      """,
    references: ["WCAG 2.2, 1.4.4", "WCAG 2.2, 1.4.12"],
    examples: [
      .accepted(
        """
        - Row title: 34pt (from 17pt)
        - Row caption: 26pt (from 13pt)
        - Row height: 100pt (from 60pt)

        """),
      .flagged(
        """
        - Row title: 34pt (from 17pt)
        - Row caption: 26pt (from 13pt)
        - Row height: ⟦80pt⟧ (from 60pt)

        """),
    ]
  )

  /// The first word of a subject, below some headings.
  private struct Owner: Hashable {
    var word: String
    var scope: [String]
  }

  /// Line height over type size: less is not readable.
  private static let leading = 1.2

  /// Makes the rule.
  public init() {}

  /// Sums the lines of each thing that has a scaled height.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkStacks(context, into: &diagnostics)
    let scaled = context.spec.constraints.filter {
      $0.base?.exact != nil && $0.quantity.exact != nil
    }
    let byOwner = Dictionary(grouping: scaled.filter { $0.kind == .typeSize }) {
      Owner(word: Names.firstWord($0.subject) ?? "", scope: $0.scope)
    }
    for height in scaled where height.kind == .height {
      guard let owner = Names.firstWord(height.subject), let before = height.base?.exact,
        let after = height.quantity.exact
      else { continue }
      let owned = byOwner[Owner(word: owner, scope: height.scope)] ?? []
      // One thing does not show more texts than these.
      guard owned.count <= 8 else { continue }
      let texts = owned.filter { $0.quantity.unit == height.quantity.unit }
      guard !texts.isEmpty else { continue }
      let lines = lineCounts(texts.count, owner, context)
      let rest = before - sum(texts.map { $0.base?.exact ?? 0 }, lines)
      let large = sum(texts.map { $0.quantity.exact ?? 0 }, lines)
      guard rest > 0, large + rest > after + 0.5 else { continue }
      diagnostics.append(diagnostic(height, zip(texts, lines).map { ($0, $1) }, large, rest))
    }
  }

  private func sum(_ sizes: [Double], _ lines: [Int]) -> Double {
    zip(sizes, lines).reduce(0) { $0 + $1.0 * Double($1.1) * Self.leading }
  }

  /// One line for each text; further rows of the thing's frame belong to the last text.
  private func lineCounts(_ texts: Int, _ owner: String, _ context: RuleContext) -> [Int] {
    var counts = Array(repeating: 1, count: texts)
    for wireframe in context.spec.wireframes {
      let row = wireframe.rows.first { row in
        row.note?.subject.map { Names.words($0).contains(owner) } == true && row.depth > 1
      }
      guard let row else { continue }
      let rows = wireframe.rows.filter { other in
        guard other.frame == row.frame, case .content = other.kind else { return false }
        return other.components.contains { $0.kind == .text }
      }.count
      if rows > texts { counts[texts - 1] += rows - texts }
      return counts
    }
    return counts
  }

  private func diagnostic(
    _ height: Constraint, _ texts: [(text: Constraint, lines: Int)], _ large: Double,
    _ rest: Double
  ) -> Diagnostic {
    let unit = height.quantity.unit.rawValue
    let parts = texts.map { text, lines in
      (lines == 1 ? "" : "\(lines) × ") + Numbers.text(text.quantity.exact ?? 0)
    }.joined(separator: " + ")
    let needed = Numbers.text((large + rest).rounded(.up)) + unit
    let written = Numbers.text(height.quantity.exact ?? 0) + unit
    return diagnostic(
      "'\(height.subject)' is \(written), its text and paddings need \(needed)",
      at: height.origin, label: "needs \(needed)",
      related: texts.map { .init($0.text.origin, "text") },
      why: "(\(parts)) × 1.2 = \(Numbers.text(large, decimals: 1))\(unit) of text, and "
        + "\(Numbers.text(rest, decimals: 1))\(unit) are left over at "
        + "\(Numbers.text(height.base?.exact ?? 0))\(unit)",
      help: "write \(needed) or more, or let the height follow the text",
      fix: .init(
        safety: .unsafe, title: "write \(needed)", edits: [.init(height.origin, text: needed)]))
  }
}
