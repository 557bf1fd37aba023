import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Where the last range of screen widths ends.
extension BreakpointGap {
  /// Tells once, as a hint, that ranges with both ends share a width: "480–768px" and "768–1024px".
  func sharedEdges(_ spans: [Span], into diagnostics: inout [Diagnostic]) {
    let shared = zip(spans, spans.dropFirst()).filter { a, b in
      a.high == b.low && b.high != nil && !a.isBelow && !a.isPoint && !b.isPoint && a.isNormative
        && b.isNormative && !isTurned(a) && !isTurned(b) && a.low < b.low
    }
    guard let (a, b) = shared.first else { return }
    let width = Numbers.text(b.low)
    var found = diagnostic(
      "the width of \(width)px belongs to two ranges", at: b.origin,
      label: "begins at \(width)px",
      related: [.init(a.origin, "ends at \(width)px")]
        + shared.dropFirst().prefix(8).map { .init($0.1.origin, "so does this one") },
      why: "both ranges have \(width)px as an end of their own",
      help: "let the lower range end at \(Numbers.text(b.low - 1))px")
    found.severity = .info
    diagnostics.append(found)
  }

  /// "**Ultrawide** (1281px+)" beside ranges of which the last one ends at 1280px, whatever its name.
  func goesOn(from end: Double, _ last: Origin, _ document: Document) -> Bool {
    guard let place = document.lastNode(startingBy: last.range.start) else { return false }
    let section = document.sections[Int(document.nodes[place].section)]
    let (next, same) = (Numbers.text(end + 1), Numbers.text(end))
    return (Int(section.ownNodes.lowerBound)..<Int(section.ownNodes.upperBound)).contains { node in
      guard document.plainText(of: node).count < 200,
        case let text = document.string(node).filter({ $0 != " " }),
        text.contains(next) || text.contains(same)
      else { return false }
      return text.split { !$0.isNumber }.contains { $0 == next }
        || ["\(same)px+", ">\(same)", "≥\(same)"].contains(where: text.contains)
    }
  }
}
