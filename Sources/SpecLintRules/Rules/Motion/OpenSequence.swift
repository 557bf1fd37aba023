import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports several motions of one change without an order.
public struct OpenSequence: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "A603", name: "open-sequence",
    summary:
      "A change consists of several motions, and nothing says whether they run one after the other.",
    category: .motion, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      "Slides out (300ms), slides in (300ms), fades in (150ms)" takes 450 or 750 ms. Reported where a
      list gives one thing leaving, another entering and a third motion, each with a time, and no word of
      order, delay or total. Lists without one thing leaving and another entering are left alone: they collect motions of
      separate changes.
      """,
    references: ["Material Design, Choreography", "SMIL 3.0, 5.4: time containers"],
    examples: [
      .accepted(
        "- Old screen slides out (300ms)\n- Then the new screen slides in (300ms)\n- Check mark fades in (150ms)\n"
      ),
      .flagged(
        "- ⟦Old screen slides out (300ms)⟧\n- New screen slides in (300ms)\n- Check mark fades in (150ms)\n"
      ),
    ]
  )

  private static let order: Set<String> = [
    "then", "after", "before", "delay", "simultaneously", "parallel", "together", "sequence",
    "while", "same", "total", "first", "overlap", "overlapping", "concurrently", "stagger",
  ]

  /// Makes the rule.
  public init() {}

  /// Reads the lists.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for (number, node) in document.nodes.enumerated() where node.kind == .list && node.level == 0 {
      let items = document.children(of: number)
      guard (3...6).contains(items.count), items.allSatisfy({ isTimed($0, document) }) else {
        continue
      }
      let texts = items.map { document.source.string(document.nodes[$0].range) }
      let words = texts.map(Names.words)
      guard texts.allSatisfy({ $0.contains("ms") || $0.contains("0s") }),
        words.contains(where: { isMove($0, "out") }), words.contains(where: { isMove($0, "in") }),
        !words.contains(where: { $0.contains(where: Self.order.contains) })
      else { continue }
      let line = document.firstLine(of: document.nodes[items[0] + 1].range)
      diagnostics.append(
        diagnostic(
          "\(items.count) motions of one change have no order",
          at: context.origin(document.nodes[items[0] + 1].range),
          label: "one after the other, or together?",
          why:
            "each has a time (first line \(document.source.line(of: line.start))), and no word says which "
            + "waits for which",
          help: "say what runs together, or give the total"))
    }
  }

  /// Whether an item may hold a time: a quick test on bytes.
  private func isTimed(_ item: Int, _ document: Document) -> Bool {
    let range = document.nodes[item].range.offsets
    let bytes = document.source.bytes
    return ASCII.find("ms", in: bytes, range) != nil || ASCII.find("0s", in: bytes, range) != nil
  }

  private func isMove(_ words: [String], _ direction: String) -> Bool {
    zip(words, words.dropFirst()).contains {
      ["slides", "slide", "moves", "fades"].contains($0) && $1 == direction
    }
  }
}
