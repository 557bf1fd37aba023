import SpecModel
import SpecSyntax
import SpecText

/// Chains with a remark on the whole of each at the right: "Map → Spot → Save   (find it)" over "Map → Create   (at once)".
enum NotedChains {
  /// Whether lines of a fence end in parentheses behind a gap, and one of them is a chain of several steps: what stands
  /// there tells what a way is for, and triggers no change.
  ///
  /// Below a heading over states it tells when a change comes: "Sending → Failed   (no network)".
  static func hold(_ block: Document.CodeBlock, in document: Document) -> Bool {
    let section = Int(document.nodes[Int(block.node)].section)
    guard section > 0, case let title = document.title(ofSection: section),
      CourseWords.nameCourse(title), !Names.hasWord(title, in: states)
    else { return false }
    var notes = 0
    var isOfWays = false
    for line in block.lines where line.offsets.count <= 400 {
      let bytes = document.source.bytes
      let range = ASCII.trimmed(bytes, line.offsets)
      guard range.last.map({ bytes[$0] == 0x29 }) == true,
        let gap = ASCII.find("  (", in: bytes, range)
      else { continue }
      notes += 1
      let head = document.source.string(SourceRange(range.lowerBound, gap))
      isOfWays = isOfWays || Arrow.pieces(of: head).count > 2
    }
    return notes > 1 && isOfWays
  }

  private static let states: Lexicon = [
    "state", "states", "status", "statuses", "lifecycle", "machine", "transitions", "transition",
  ]

  /// A line without such a remark.
  static func withoutNote(_ line: String) -> String {
    guard line.hasSuffix(")"), let (before, _) = TextSplit.halves(of: line, at: "  (") else {
      return line
    }
    return before
  }
}
