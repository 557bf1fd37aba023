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
    let groups = timesByGroup(context)
    let counts = countsByScope(context)
    for delay in staggers {
      guard let step = delay.stagger?.exact, let group = group(delay.origin, context),
        !Names.hasWord(text(delay.origin, context), in: Self.ends)
      else { continue }
      let line = context.line(delay.origin)
      guard let times = groups[group], let whole = times.totals.only(besideLine: line),
        let one = times.items.only(besideLine: line), let total = whole.quantity.max,
        let item = one.quantity.exact
      else { continue }
      let count = counts[delay.scope]
      let needed = item + step * Double((count ?? 2) - 1)
      guard total < needed - 1 else { continue }
      diagnostics.append(
        diagnostic(
          "the whole is given \(Numbers.text(total)) ms, and the last item ends later",
          at: whole.origin,
          label: "\(count.map { "\($0)" } ?? "two") items take \(Numbers.text(needed)) ms",
          related: [
            .init(one.origin, "one item: \(Numbers.text(item)) ms"),
            .init(delay.origin, "between items: \(Numbers.text(step)) ms"),
          ],
          why: "\(Numbers.text(item)) + \((count ?? 2) - 1) × \(Numbers.text(step)) = "
            + "\(Numbers.text(needed)) ms",
          help: "give the whole the time of all items, or shorten the delay between them"))
    }
  }

  /// Times by their lines.
  private struct TimesByLine {
    private var byLine: [Int: [DurationFact]] = [:]

    mutating func append(_ fact: DurationFact, line: Int) { byLine[line, default: []].append(fact) }

    /// The one time that stands on another line.
    func only(besideLine line: Int) -> DurationFact? {
      guard byLine.count <= 2 else { return nil }
      let others = byLine.filter { $0.key != line }
      guard others.count == 1, let facts = others.first?.value, facts.count == 1 else { return nil }
      return facts[0]
    }
  }

  /// The totals and the other lengths of animations of each list and each table.
  private func timesByGroup(
    _ context: RuleContext
  ) -> [Int: (totals: TimesByLine, items: TimesByLine)] {
    var result: [Int: (totals: TimesByLine, items: TimesByLine)] = [:]
    let facts = context.spec.durations.filter { !$0.quantity.isApproximate }
    let totals = facts.map { isTotal($0, context) }
    let places = Set(zip(facts, totals).filter { $0.1 }.map { $0.0.origin })
    for (fact, isTotal) in zip(facts, totals) {
      let group = group(fact.origin, context) ?? -1
      let line = context.line(fact.origin)
      if isTotal {
        result[group, default: (TimesByLine(), TimesByLine())].totals.append(fact, line: line)
      }
      if fact.role == .animation, !places.contains(fact.origin) {
        result[group, default: (TimesByLine(), TimesByLine())].items.append(fact, line: line)
      }
    }
    return result
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

  /// The number of items of each section that gives one alone: "Rows per page | 20".
  private func countsByScope(_ context: RuleContext) -> [[String]: Int] {
    let counts = context.spec.constraints.filter {
      $0.kind == .count && ($0.quantity.exact ?? 0) >= 2
    }
    return Dictionary(grouping: counts, by: \.scope).compactMapValues { counts -> Int? in
      guard let first = counts.first?.quantity.exact, first <= 200,
        counts.allSatisfy({ $0.quantity.exact == first })
      else { return nil }
      return Int(first)
    }
  }
}
