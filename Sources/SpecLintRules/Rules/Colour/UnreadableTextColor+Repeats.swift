import SpecAnalysis
import SpecDiagnostics
import SpecModel
import SpecSyntax
import SpecText

/// A colour that a table gives and a style sheet repeats is one fact.
extension UnreadableTextColor {
  /// The findings without those that say of the same two colours in another section or in code what one before them
  /// says; they become further places of it.
  func folded(_ found: [Diagnostic], _ document: Document) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var first: [String: Int] = [:]
    for diagnostic in found {
      guard let ground = diagnostic.related.first?.origin,
        let ink = hex(diagnostic.origin, document),
        let back = hex(ground, document)
      else {
        result.append(diagnostic)
        continue
      }
      let key = ink + back
      if let known = first[key],
        place(result[known].origin, document) != place(diagnostic.origin, document)
      {
        result[known].related.append(.init(diagnostic.origin, "the same colour again"))
      } else {
        first[key] = first[key] ?? result.count
        result.append(diagnostic)
      }
    }
    return result
  }

  /// The value in digits at a place.
  private func hex(_ origin: Origin, _ document: Document) -> String? {
    let text = document.source.string(origin.range).filter { $0 != "\"" && $0 != "'" }
    return text.hasPrefix("#") ? text.lowercased() : nil
  }

  /// The section of a place, and whether it stands in code.
  private func place(_ origin: Origin, _ document: Document) -> [Int] {
    let node = document.lastNode(startingBy: origin.range.start) ?? 0
    return [Int(document.nodes[node].section), document.isCode(origin.range.start) ? 1 : 0]
  }
}
