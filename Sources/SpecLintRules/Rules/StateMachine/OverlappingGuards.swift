import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports two states whose conditions hold at the same time.
public struct OverlappingGuards: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S510", name: "overlapping-guards",
    summary: "The conditions of two states hold together, and nothing says which of them is shown.",
    category: .stateMachine, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      Without a network every request fails: a state "offline" and a state "sync failed" then both
      apply. Reported where one state's condition is a missing connection and another's a failed
      transfer, neither names the other, and no section speaks of precedence.
      """,
    references: ["UML 2.5.1, 14.2.3.9.3", "SCXML 3.13"],
    examples: [
      .accepted(
        "## Offline State\n\n**When:** There is no internet\n\n## Error State\n\n**When:** The server answers with an error while online\n"
      ),
      .flagged(
        "## Offline State\n\n**When:** There is no internet\n\n## Error State\n\n**When:** ⟦Sync has failed⟧\n"
      ),
    ]
  )

  private static let network: Set<String> = [
    "internet", "network", "connection", "connectivity", "offline", "online", "connected", "wifi",
  ]
  private static let transfers: Set<String> = [
    "sync", "syncing", "request", "upload", "download", "fetch", "refresh", "api",
    "synchronisation",
  ]
  private static let precedence: Set<String> = [
    "precedence", "priority", "prevails", "overrides", "takes", "instead", "wins",
  ]

  /// Makes the rule.
  public init() {}

  /// Compares the conditions of the states of each machine.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkRanges(context, into: &diagnostics)
    for machine in context.spec.machines {
      let states = machine.states.filter { $0.context != nil && !$0.isMode }
      guard let offline = states.first(where: isOffline) else { continue }
      for state in states where isFailure(state) {
        guard state != offline, let guardText = state.context, let other = offline.context,
          !speaksOfPrecedence(state, offline, context)
        else { continue }
        diagnostics.append(
          diagnostic(
            "'\(state.name)' and '\(offline.name)' can hold at the same time", at: guardText.origin,
            label: "also true without a network",
            related: [.init(other.origin, "the condition of '\(offline.name)'")],
            why:
              "no network → the transfer fails → both '\(other.text)' and '\(guardText.text)' hold",
            help: "add 'while online' here, or say which of the two is shown"))
      }
    }
  }

  private static let states: Lexicon = ["state", "states", "status", "level", "mode"]
  private static let conditions: Lexicon = ["condition", "when", "guard", "range", "criteria"]
  private static let order: Lexicon = [
    "first", "order", "wins", "priority", "precedence", "takes", "top", "otherwise",
  ]

  private static let rows: Lexicon = ["row", "rows", "match", "matches"]

  /// Compares the ranges of one quantity in the conditions of a table of states.
  private func checkRanges(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for number in document.tables {
      guard let head = document.firstChild(of: number) else { continue }
      let titles = document.children(of: head).map { document.string($0) }
      guard let first = titles.first, Names.hasWord(first, in: Self.states),
        let column = titles.indices.dropFirst().first(where: {
          Names.hasWord(titles[$0], in: Self.conditions)
        })
      else { continue }
      var seen: [(name: String, range: ConditionRange, cell: Int)] = []
      for row in document.children(of: number).dropFirst() {
        let cells = document.children(of: row)
        guard cells.count > column, let range = ConditionRange(document.string(cells[column]))
        else { continue }
        let name = document.string(cells[0])
        if let (other, value) = seen.lazy.compactMap({ other in
          other.range.common(range).map { (other, $0) }
        }).first, context.isNormative(document.nodes[number].range),
          !tellsOrder(Int(document.nodes[number].section), other.name, document)
        {
          diagnostics.append(
            overlap(name, cells[column], with: other.name, other.cell, at: value, document))
        }
        seen.append((name, range, cells[column]))
      }
    }
  }

  /// Whether a text of the section says which of two rows wins.
  private func tellsOrder(_ section: Int, _ name: String, _ document: Document) -> Bool {
    let nodes = document.sections[section].ownNodes
    return (Int(nodes.lowerBound)..<Int(nodes.upperBound)).contains { node in
      guard document.nodes[node].kind == .paragraph else { return false }
      let text = document.string(node)
      return Names.hasWord(text, in: Self.rows)
        && Names.hasWord(text, in: Self.order)
    }
  }

  private func overlap(
    _ name: String, _ cell: Int, with other: String, _ otherCell: Int, at value: String,
    _ document: Document
  ) -> Diagnostic {
    func place(_ cell: Int) -> Origin {
      document.origin(document.sourceRange(plain: document.plainText(of: cell)))
    }
    return diagnostic(
      "'\(other)' and '\(name)' both hold at \(value)", at: place(cell),
      label: "holds at \(value)", related: [.init(place(otherCell), "holds at \(value) too")],
      why: "the limits of both conditions include the value",
      help: "write '<' or '>' in one of the two conditions")
  }

  private func isOffline(_ state: State) -> Bool {
    let words = Names.words(state.context?.text ?? "")
    if words.contains("offline") { return true }
    return words.contains(where: Self.network.contains)
      && words.contains { ["no", "not", "without", "lost", "unavailable"].contains($0) }
  }

  private func isFailure(_ state: State) -> Bool {
    let words = Names.words(state.context?.text ?? "")
    return words.contains(where: Self.transfers.contains)
      && words.contains { $0.hasPrefix("fail") || $0.hasPrefix("error") }
      && !words.contains(where: Self.network.contains) && !words.contains("server")
  }

  private func speaksOfPrecedence(_ a: State, _ b: State, _ context: RuleContext) -> Bool {
    [a, b].contains { state in
      guard let section = state.section else { return false }
      return Names.words(context.document.source.string(section.range))
        .contains(where: Self.precedence.contains)
    }
  }
}
