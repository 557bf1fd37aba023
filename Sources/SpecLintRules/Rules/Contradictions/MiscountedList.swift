import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports lists that have more or fewer members than the words above them say.
public struct MiscountedList: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "C416", name: "miscounted-list",
    summary: "A number of things is given, and the list of them has another number.",
    category: .contradictions, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      "Profile (3 screens)" above four screens: one of them was added later, or one of three was meant
      to go, and whoever builds or tests by the number leaves one out. Compared are numbers in headings
      ("(3 screens)", "All 32 elements", "10 个组件") with the numbered sections, those with the noun in their titles, the only table or the only
      numbered list below them, and numbers in sentences with the names right behind them ("four
      states (default, hover, active)", "6 steps (22/20/16/13px)"), those above a table whose first header names the
      thing, and "two styles" of a type with the items that list its members
      in code ("`Chip.Style.solid`"), "six brushes:" with the short items right below, and "the flow has
      five screens" with the only numbered list of its section. A column of numbers ("Number of parts") is held against the lists of
      the sections that its rows name, where one of them agrees. Above the only list or table of a section a number counts
      its members where the title, the first header or the sentence names them ("The type scale has six steps", "the
      six-step scale"). Other lists that are much shorter or longer are about something else.
      """,
    references: ["ISO/IEC/IEEE 29148:2018, 5.2.6: consistent"],
    examples: [
      .accepted(
        "## Sizes (3 steps)\n\n| Name | Value |\n|---|---|\n| S | 8px |\n| M | 16px |\n| L | 24px |\n"
      ),
      .flagged(
        "## ⟦Sizes (2 steps)⟧\n\n| Name | Value |\n|---|---|\n| S | 8px |\n| M | 16px |\n| L | 24px |\n"
      ),
      .flagged("The button has ⟦four states (default, hover, active, loading, disabled⟧).\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  private static let files = [
    ".png", ".jpg", ".jpeg", ".svg", ".md", ".webp", ".gif", ".tsx", ".ts", ".css",
  ]

  /// Whether the number is a part of the name of a file: "03_image_analysis.png:".
  private func isOfFile(_ count: ListCount, _ document: Document) -> Bool {
    let line = document.source.string(document.firstLine(of: count.origin.range))
    // "three principles and a scale (0–10, aiming at 2–5)" counts nothing in brackets.
    let text = document.source.string(count.origin.range)
    if let open = text.firstIndex(of: "("),
      case let inner = text[text.index(after: open)...], inner.first?.isNumber == true,
      inner.drop(while: \.isNumber).first == "–"
    {
      return true
    }
    return line.utf8.count < 120 && Self.files.contains(where: line.contains)
  }

  /// Whether a table rates its rows by so many columns: their few marks recur.
  private func isOfColumns(_ count: ListCount, _ document: Document) -> Bool {
    guard let list = count.list, var table = document.lastNode(startingBy: list.range.start) else {
      return false
    }
    while table > 0, document.nodes[table].kind != .table {
      table = Int(document.nodes[table].parent)
    }
    guard table > 0, case let rows = document.children(of: table), rows.count > 2,
      case let columns = document.children(of: rows[0]).count, columns > 3,
      columns - 1 == count.claimed || columns - 2 == count.claimed
    else { return false }
    let marks = rows.dropFirst().flatMap {
      document.children(of: $0).dropFirst().prefix(count.claimed).map { document.string($0) }
    }
    return marks.allSatisfy { $0.count <= 12 } && Set(marks).count * 3 <= marks.count
  }

  /// Compares each number with its list.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let quoted = QuotedLists(context.document)
    for count in ListCount.find(context.document)
    where context.isNormative(count.origin.range) && !isOfColumns(count, context.document)
      && !isOfFile(count, context.document) && !isOfScope(count, context.document)
      && !isOfNames(count, context.document) && !listsItself(count, quoted, context.document)
      && !setsApart(count, context.document)
    {
      diagnostics.append(
        diagnostic(
          "\(count.claimed) are announced, \(count.counted) are listed", at: count.origin,
          label: "\(count.claimed), but \(count.counted) \(count.members)",
          related: count.list.map { [.init($0, "\(count.counted) \(count.members) from here on")] }
            ?? [],
          why: "counted the \(count.members): \(count.counted)",
          help: "write \(count.counted), or list the \(count.claimed) that are meant"))
    }
  }
}
