import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Totals that a list or a table gives beside the delay between items and the length of one.
extension StaggerNotInTotal {
  private static let totals: Lexicon = [
    "total", "whole", "entire", "overall", "finished", "complete", "gesamt", "gesamtdauer",
    "insgesamt", "totale", "durée-totale",
  ]
  /// Words that let the delays end before the last item, or add up to less.
  private static let caps: Lexicon = [
    "max", "maximum", "cap", "capped", "first", "until", "limit", "limited", "only", "overlap",
    "per", "stagger", "delay", "between",
  ]

  /// A total that is shorter than the last item takes to end.
  func checkTotals(
    _ staggers: [Motion], _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let groups = Dictionary(
      grouping: context.spec.durations.filter { !$0.quantity.isApproximate }
    ) { group($0.origin, context) ?? -1 }
    for delay in staggers {
      guard let step = delay.stagger?.exact, let group = group(delay.origin, context),
        !Names.hasWord(text(delay.origin, context), in: Self.ends)
      else { continue }
      let near = (groups[group] ?? []).filter {
        $0.origin.range != delay.origin.range
          && context.line($0.origin) != context.line(delay.origin)
      }
      let totals = near.filter { isTotal($0, context) }
      let items = near.filter { fact in
        fact.role == .animation && !totals.contains { $0.origin == fact.origin }
      }
      guard totals.count == 1, items.count == 1, let total = totals[0].quantity.max,
        let item = items[0].quantity.exact
      else { continue }
      let count = count(in: delay, context)
      let needed = item + step * Double((count ?? 2) - 1)
      guard total < needed - 1 else { continue }
      diagnostics.append(
        diagnostic(
          "the whole is given \(Numbers.text(total)) ms, and the last item ends later",
          at: totals[0].origin,
          label: "\(count.map { "\($0)" } ?? "two") items take \(Numbers.text(needed)) ms",
          related: [
            .init(items[0].origin, "one item: \(Numbers.text(item)) ms"),
            .init(delay.origin, "between items: \(Numbers.text(step)) ms"),
          ],
          why: "\(Numbers.text(item)) + \((count ?? 2) - 1) × \(Numbers.text(step)) = "
            + "\(Numbers.text(needed)) ms",
          help: "give the whole the time of all items, or shorten the delay between them"))
    }
  }

  /// Words with which a delay ends before the last item.
  private static let ends: Lexicon = [
    "max", "maximum", "cap", "capped", "first", "until", "limited", "only",
  ]

  private func isTotal(_ fact: DurationFact, _ context: RuleContext) -> Bool {
    let words = Names.words(text(fact.origin, context)).prefix(4)
    return words.contains(where: Self.totals.contains) && !words.contains(where: Self.caps.contains)
  }

  private func text(_ origin: Origin, _ context: RuleContext) -> String {
    context.document.source.string(context.document.firstLine(of: origin.range))
  }

  /// The list or the table that holds a place.
  private func group(_ origin: Origin, _ context: RuleContext) -> Int? {
    let nodes = context.document.nodes
    var node = context.document.lastNode(startingBy: origin.range.start) ?? -1
    while node >= 0, nodes[node].kind != .list, nodes[node].kind != .table {
      node = Int(nodes[node].parent)
    }
    return node >= 0 ? node : nil
  }

  /// The number of items, where the section of the delay gives one alone: "Rows per page | 20".
  private func count(in delay: Motion, _ context: RuleContext) -> Int? {
    let counts = context.spec.constraints.filter {
      $0.kind == .count && $0.scope == delay.scope && ($0.quantity.exact ?? 0) >= 2
    }
    guard let first = counts.first?.quantity.exact, first <= 200,
      counts.allSatisfy({ $0.quantity.exact == first })
    else { return nil }
    return Int(first)
  }
}
