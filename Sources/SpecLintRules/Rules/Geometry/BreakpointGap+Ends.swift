import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Where the last range of screen widths ends.
extension BreakpointGap {
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
