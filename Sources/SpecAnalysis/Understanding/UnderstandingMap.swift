public import SpecModel
public import SpecSyntax
public import SpecText

/// A document line by line, each line marked with what became of it.
///
/// - Complexity: one pass over the sorted origins of the facts and one over the bytes.
/// - Source: `docs/reference/understanding.md`.
public struct UnderstandingMap: Sendable {
  /// How often a reason occurs, and on which line first.
  public struct ReasonCount: Sendable, Hashable {
    /// The reason in plain words.
    public var reason: String
    /// How many lines it holds for.
    public var count: Int
    /// The first of them, 1-based.
    public var firstLine: Int
  }

  /// The file.
  public let file: FileID
  /// The path as printed.
  public let path: String
  /// One mark for each line.
  public let marks: [LineMark]

  /// Marks the lines of a document with what its model holds.
  public init(_ document: Document, spec: SpecDocument) {
    file = document.file
    path = spec.path
    marks = LineMarker(document, spec: spec).marks()
  }

  /// How many lines have a mark.
  public func count(_ kind: LineMark.Kind) -> Int { marks.count { $0.kind == kind } }

  /// The lines that state a fact, understood or not.
  public var factLineCount: Int { count(.compiled) + count(.notUnderstood) }

  /// The lines of facts that were understood as a share of all; `nil` where no line states a fact.
  public var share: Double? {
    let all = factLineCount
    return all == 0 ? nil : Double(count(.compiled)) / Double(all)
  }

  /// Why lines were not understood: the most frequent reason first.
  public var reasons: [ReasonCount] {
    var counts: [String: ReasonCount] = [:]
    for (index, mark) in marks.enumerated() where mark.kind == .notUnderstood {
      let reason = mark.reason ?? ""
      counts[reason, default: .init(reason: reason, count: 0, firstLine: index + 1)].count += 1
    }
    return counts.values.sorted { ($1.count, $0.firstLine) < ($0.count, $1.firstLine) }
  }
}

extension UnderstandingMap {
  /// The share as a percentage with one decimal, rounded down so that it never claims more than there is.
  public static func percentage(_ share: Double) -> String {
    Numbers.text((share * 1000 + 1e-9).rounded(.down) / 10) + " %"
  }

  /// One line: how many of the lines that state a fact are understood.
  public var summary: String {
    guard let share else { return "no line states a fact" }
    return "\(count(.compiled)) of \(factLineCount) lines that state a fact are understood"
      + " (\(Self.percentage(share)))"
  }
}
