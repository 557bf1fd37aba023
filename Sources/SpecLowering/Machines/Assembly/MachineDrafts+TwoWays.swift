import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Gives each direction of an arrow that points both ways its own half of "cable in / cable out".
  ///
  /// - Complexity: O(edges).
  mutating func settleTwoWays(in document: Document) {
    for matrix in matrices.indices where matrices[matrix].form != "table" {
      for index in matrices[matrix].edges.indices.dropLast() {
        let forth = matrices[matrix].edges[index]
        let back = matrices[matrix].edges[index + 1]
        guard let trigger = forth.trigger, trigger.text.utf8.count <= 120,
          forth.origin == back.origin, let source = forth.source, source.key != forth.target.key,
          source.key == back.target.key, back.source?.key == forth.target.key,
          back.trigger == nil || back.trigger?.text == trigger.text,
          let ways = Self.ways(trigger.text),
          Arrow.isMutual(document.source.string(forth.origin.range))
        else { continue }
        matrices[matrix].edges[index].trigger?.text = ways.forth
        matrices[matrix].edges[index + 1].trigger = LocatedText(ways.back, trigger.origin)
      }
    }
  }

  /// The halves of "open / close"; `nil` of "tap / swipe", either of which may lead both ways.
  private static func ways(_ text: String) -> (forth: String, back: String)? {
    guard text.utf8.contains(where: { $0 == ASCII.slash || $0 == 0xEF }) else { return nil }
    let parts = TextSplit.pieces(of: text, at: strokes).map { StateName.trimmed($0) }
    guard parts.count == 2, parts.allSatisfy({ Names.wordCount($0) > 0 }),
      !parts.allSatisfy({ FlowchartVocabulary.gestures.contains($0.lowercased()) })
    else { return nil }
    return (parts[0], parts[1])
  }

  private static let strokes: Phrases = ["/", "／"]
}
