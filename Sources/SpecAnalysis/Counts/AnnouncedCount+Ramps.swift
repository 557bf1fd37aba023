import SpecModel
import SpecSyntax
import SpecText

/// Ramps that a sentence counts by their steps above the table of them: "Five-step ramp. Text takes `ink-1`."
extension AnnouncedCount {
  private static let steps: Lexicon = ["step", "stop", "level", "tier", "point", "tone", "shade"]
  private static let ramps: Lexicon = [
    "ramp", "scale", "ladder", "palette", "system", "hierarchy", "range",
  ]

  func ramps() -> [ListCount] {
    let cues: [StaticString] = [
      "-step ", "-stop ", "-level ", "-tier ", "-point ", "-tone ", "-shade ",
    ]
    guard cues.contains(where: { document.mentions($0) }) else { return [] }
    let known = document.source.mayShow(cues)
    return document.nodes.indices.compactMap { number in
      let node = document.nodes[number]
      guard node.kind == .paragraph, case let text = document.plainText(of: number),
        text.count < 240,
        known.contains(where: { ASCII.find($0, in: document.plain, text) != nil }),
        case let table = Int(node.end), table < document.nodes.count,
        document.nodes[table].kind == .table, document.nodes[table].parent == node.parent,
        let (claimed, place) = claimed(in: text), let counted = rows(of: table),
        ListCount.areNear(claimed, counted)
      else { return nil }
      return ListCount(
        claimed: claimed, counted: counted, members: "rows",
        origin: document.origin(document.sourceRange(plain: place)),
        list: document.origin(document.firstLine(of: document.nodes[table].range)))
    }
  }

  /// The number before "-step ramp", three at the least, and where it stands.
  private func claimed(in text: Range<Int>) -> (Int, Range<Int>)? {
    for sentence in document.sentences(plain: text) {
      let parts = document.string(plain: sentence).lowercased().split(separator: " ")
      for (word, next) in zip(parts, parts.dropFirst()) {
        let halves = word.split(separator: "-")
        let noun = next.filter(\.isLetter)
        guard halves.count == 2, Self.steps.contains(String(halves[1])), Self.ramps.contains(noun),
          let value = ListCount.number(halves[0]), value >= 3
        else { continue }
        return (value, sentence)
      }
    }
    return nil
  }

  /// The rows of a table whose names all begin with one word: the steps of one ramp.
  private func rows(of table: Int) -> Int? {
    let names = document.children(of: table).dropFirst().compactMap { row in
      document.firstChild(of: row).flatMap { Names.firstWord(document.string($0)) }
    }
    return names.count >= 2 && Set(names).count == 1 ? names.count : nil
  }
}
