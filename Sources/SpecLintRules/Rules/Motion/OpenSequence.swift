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
      order, delay or total; and where a table of motions leaves the duration of one row empty.
      Lists without one thing leaving and another entering are left alone: they collect motions of
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
    for (number, node) in document.nodes.enumerated()
    where node.kind == .table || node.kind == .list && node.level == 0 {
      guard node.kind == .list else {
        checkEmpty(number, context, into: &diagnostics)
        continue
      }
      let items = document.children(of: number)
      guard (3...6).contains(items.count), items.allSatisfy({ isTimed($0, document) }) else {
        continue
      }
      let texts = items.map { document.source.string(document.nodes[$0].range) }
      let words = texts.map(Names.words)
      guard texts.allSatisfy({ $0.contains("ms") || $0.contains("0s") }),
        words.contains(where: { isMove($0, "out") }), words.contains(where: { isMove($0, "in") }),
        !words.contains(where: { $0.contains(where: Self.order.contains) }),
        // "**Push**: …", "**Pop**: …" are motions of a catalogue.
        !texts.allSatisfy({ $0.contains("**:") || $0.contains(":**") })
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

  private static let lengths: Lexicon = ["duration", "dauer", "durée", "duración", "durata"]
  private static let effects: Lexicon = [
    "effect", "animation", "motion", "transition", "easing", "effekt", "kurve", "efecto",
  ]
  /// Words of rows that move by hand, or not at all.
  private static let still: Lexicon = [
    "none", "no", "instant", "immediate", "follows", "finger", "pointer", "drag", "same", "keine",
  ]

  /// A row with an effect and an empty cell below "Duration", where all others have a time.
  private func checkEmpty(
    _ table: Int, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let document = context.document
    let rows = document.children(of: table)
    guard rows.count > 3, case let header = document.children(of: rows[0]).map(document.string),
      let length = header.firstIndex(where: { Names.hasWord($0, in: Self.lengths, ofAtMost: 2) }),
      let effect = header.firstIndex(where: { Names.hasWord($0, in: Self.effects, ofAtMost: 2) })
    else { return }
    var empty: [Int] = []
    for row in rows.dropFirst() {
      let cells = document.children(of: row)
      guard cells.count > max(length, effect) else { return }
      if document.plainText(of: cells[length]).isEmpty { empty.append(row) }
    }
    guard empty.count == 1, let row = empty.first, case let cells = document.children(of: row),
      case let motion = document.string(cells[effect]), !motion.isEmpty,
      !Names.hasWord(motion, in: Self.still), context.isNormative(document.nodes[row].range)
    else { return }
    diagnostics.append(
      diagnostic(
        "'\(document.string(cells[0]))' moves and has no duration",
        at: context.origin(document.firstLine(of: document.nodes[row].range)),
        label: "the cell is empty",
        why: "the other \(rows.count - 2) rows of the table give one",
        help: "add the duration, or '–' where nothing moves"))
  }

  private func isMove(_ words: [String], _ direction: String) -> Bool {
    zip(words, words.dropFirst()).contains {
      ["slides", "slide", "moves", "fades"].contains($0) && $1 == direction
    }
  }
}
