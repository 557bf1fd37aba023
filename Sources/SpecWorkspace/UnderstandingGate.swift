public import SpecAnalysis
import SpecModel

/// Demands that a share of the lines that state a fact is understood.
public struct UnderstandingGate: Sendable, Hashable {
  /// The smallest share, from 0 to 1.
  public let minimum: Double

  /// Reads a share such as "0.9" or "90%"; `nil` where it is none between 0 and 1.
  public init?(_ text: String) {
    let isPercentage = text.hasSuffix("%")
    let number = isPercentage ? text.dropLast() : Substring(text)
    let isPlain = number.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isPlain, let value = Double(number) else { return nil }
    let share = isPercentage ? value / 100 : value
    guard (0...1).contains(share) else { return nil }
    minimum = share
  }

  /// What the gate says about the documents of a run.
  public struct Verdict: Sendable {
    /// Whether every document that states a fact is understood far enough, and there is one.
    public var isPassed: Bool
    /// What is said about it, line by line.
    public var lines: [String]
  }

  /// Holds the gate against maps.
  public func verdict(on maps: [UnderstandingMap]) -> Verdict {
    let judged = maps.filter { $0.share != nil }
    guard !judged.isEmpty else {
      return Verdict(
        isPassed: false,
        lines: ["no document has a line that states a fact, so nothing can be understood"])
    }
    let short = judged.filter { ($0.share ?? 0) < minimum }
    var lines: [String] = []
    for map in short {
      lines.append("\(map.path): \(map.summary), less than \(Self.text(minimum))")
      for reason in map.reasons.prefix(3) {
        let lineText = reason.count == 1 ? "line" : "lines, the first is"
        lines.append("  \(reason.count) \(lineText) \(reason.firstLine): \(reason.reason)")
      }
    }
    if !short.isEmpty {
      lines.append(
        "\(short.count) of \(judged.count) documents are not understood far enough;"
          + " 'plumb compile --emit map' shows them line by line")
    }
    return Verdict(isPassed: short.isEmpty, lines: lines)
  }

  private static func text(_ share: Double) -> String { UnderstandingMap.percentage(share) }
}

extension Workspace {
  /// What became of each line of the specs.
  public func understandingMaps() -> [UnderstandingMap] {
    let checked = documents.indices.filter { isSpec[$0] }
    return Parallel.map(checked.count) { number in
      UnderstandingMap(documents[checked[number]], spec: specs[checked[number]])
    }
  }
}
