import SpecModel
import SpecSyntax
import SpecText

/// Times for one frame beside the only frame rate of a section, on lines of their own.
enum FrameBudgets {
  private static let frames: Lexicon = ["frame", "bild", "image", "fotograma", "quadro"]
  private static let others: Lexicon = [
    "drop", "drops", "dropped", "jank", "slow", "worst", "max", "latency", "low", "minimum",
    "percentile", "p95", "p99", "fallback", "battery", "saver",
  ]

  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    guard lines.document.mentions("fps"), lines.document.mentions("ms") else { return [] }
    var rates: [Int32: [(Amount, ClaimLine)]] = [:]
    var budgets: [(Amount, ClaimLine)] = []
    for line in lines.lines where line.kind == .prose {
      guard let part = line.parts.only, part.count < 300 else { continue }
      let amounts = AmountReader.read(lines.bytes(of: line), part)
      let section = lines.document.nodes[line.node].section
      for amount in amounts where amount.unit == .fps {
        rates[section, default: []].append((amount, line))
      }
      let times = amounts.filter { $0.unit != .fps }
      if let time = times.only, time.unit == .ms, isOfFrame(time, part, line, lines) {
        budgets.append((time, line))
      }
    }
    return budgets.compactMap { time, line in
      guard let rate = rates[lines.document.nodes[line.node].section]?.only,
        case let budget = 1000 / rate.0.value,
        rate.0.value > 0, time.isBound ? time.value > budget + 0.7 : abs(time.value - budget) > 0.7
      else { return nil }
      return DerivedNumber(
        kind: .frame, claimed: Numbers.text(time.value) + "ms",
        computed: Numbers.text(budget, decimals: 2) + "ms",
        arithmetic: "1000 ÷ \(Numbers.text(rate.0.value)) = \(Numbers.text(budget, decimals: 2))",
        origin: lines.origin(time.range, of: line),
        sources: [lines.origin(rate.0.range, of: rate.1)])
    }
  }

  /// "33ms per frame"
  private static func isOfFrame(
    _ time: Amount, _ part: Range<Int>, _ line: ClaimLine, _ lines: ClaimLines
  ) -> Bool {
    let text = lines.string(time.range.rest(of: part), of: line)
    let words = Names.words(text)
    let whole = lines.string(part, of: line).lowercased()
    let isBudget = [
      "frame budget", "frame time", "budget of a frame", "a frame may", "each frame", "a frame has",
      "every frame",
    ].contains(where: whole.contains)
    if isBudget, !time.isInexact || time.isBound, !Names.hasWord(whole, in: others) { return true }
    return words.count > 1 && ["per", "pro", "par", "por"].contains(words[0])
      && frames.contains(words[1]) && (!time.isInexact || time.isBound)
      && !Names.hasWord(lines.string(part, of: line), in: others)
  }
}
