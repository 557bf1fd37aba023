import SpecModel
public import SpecSyntax
public import SpecText

/// Buttons that a text names without quotation marks: "buttons **Pair** and **Not mine**", "buttons Redeem and Cancel".
public struct NamedButton: Sendable, Hashable {
  /// The label.
  public var name: String
  /// Where it stands.
  public var origin: Origin

  private static let cues: [StaticString] = ["buttons ", "button ", "Buttons ", "Button "]

  /// The buttons that the leaves of a range of nodes name, in order.
  ///
  /// - Complexity: O(text of the nodes).
  public static func find(in nodes: Range<Int>, _ document: Document) -> [NamedButton] {
    var result: [NamedButton] = []
    for node in nodes {
      let kind = document.nodes[node].kind
      guard kind == .paragraph || kind == .tableCell else { continue }
      for cue in cues {
        var rest = document.plainText(of: node)
        while let found = ASCII.find(cue, in: document.plain, rest) {
          rest = found + cue.utf8CodeUnitCount..<rest.upperBound
          if found > 0, ASCII.isWord(document.plain[found - 1]) { continue }
          result += names(from: rest.lowerBound, rest.upperBound, node, document)
        }
      }
    }
    return result
  }

  /// The names from an offset to the end of the sentence: in bold type, or words of which the first has a capital.
  private static func names(
    from start: Int, _ end: Int, _ leaf: Int, _ document: Document
  ) -> [NamedButton] {
    var result: [NamedButton] = []
    var offset = start
    while offset < end, result.count < 6 {
      let bold = document.span(at: offset, of: leaf, in: .strong)
      guard ASCII.isUpper(document.plain[offset]) else { break }
      var stop = bold.map { min($0.upperBound, end) } ?? offset
      if bold == nil {
        while stop < end, !isEnd(stop, end, document) { stop += 1 }
      }
      let range = ASCII.trimmed(document.plain, offset..<stop)
      let name = document.string(plain: range)
      guard (1...4).contains(Names.wordCount(name)), name.utf8.count <= 30 else { break }
      result.append(
        NamedButton(name: name, origin: document.origin(document.sourceRange(plain: range))))
      offset = stop
      guard let joint = joint(at: offset, end, document) else { break }
      offset = joint
    }
    return result
  }

  private static let joints: [StaticString] = [" and ", ", and ", " or ", ", "]

  /// The end of what joins two names.
  private static func joint(at offset: Int, _ end: Int, _ document: Document) -> Int? {
    joints.first { ASCII.starts(document.plain, at: offset, with: $0) }
      .map { offset + $0.utf8CodeUnitCount }
      .flatMap { $0 < end ? $0 : nil }
  }

  private static func isEnd(_ offset: Int, _ end: Int, _ document: Document) -> Bool {
    let byte = document.plain[offset]
    return byte == 0x2E || byte == 0x2C || byte == 0x3B || byte == 0x28 || byte == 0x0A
      || byte == ASCII.colon || byte == 0xE2
      || joints.contains { ASCII.starts(document.plain, at: offset, with: $0) }
  }
}
