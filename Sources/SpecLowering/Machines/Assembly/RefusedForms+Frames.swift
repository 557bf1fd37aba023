import SpecModel
import SpecSyntax
import SpecText

/// Frames of states and legends of drawings of which something was not read.
extension RefusedForms {
  /// The rows with an arrow in the frame of a state that no change was read from, and the legend of a drawing that names
  /// states nothing else tells.
  ///
  /// - Complexity: O(lines of the block); texts are made only of rows behind the name of a state and of legends.
  func frames(in block: Document.CodeBlock) -> [Unresolved] {
    guard FlowReader.languages.contains(block.language), (3...400).contains(block.lines.count),
      !context.normativity.contains(document.origin(document.nodes[Int(block.node)].range))
    else { return [] }
    let bytes = document.source.bytes
    var result: [Unresolved] = []
    var (isFirst, isHeaded) = (false, false)
    for line in block.lines {
      if StateBoxes.isTop(line.offsets, in: bytes) {
        (isFirst, isHeaded) = (true, false)
        continue
      }
      let row = TextCard.row(line.offsets, in: bytes)
      guard row.count > 5, row.count <= 200 else { continue }
      if isFirst, let colon = StateBoxes.colon(in: row, of: bytes) {
        isHeaded = namesState(row.lowerBound..<colon)
      } else if isHeaded, ArrowGlyph.mayOccur(in: bytes, row), !isChange(line), isWay(row) {
        result.append(
          unresolved(
            row, "the frame of a state draws an arrow, and no change was read from the row"))
      } else if let open = legend(row) {
        result.append(open)
      }
      isFirst = false
    }
    return result
  }

  private func namesState(_ label: Range<Int>) -> Bool {
    let text = document.source.string(SourceRange(label.lowerBound, label.upperBound))
    return StateVocabulary.singulars.contains(text.lowercased())
  }

  /// Whether an arrow that leads on stands between words: "← pulses" is a remark on a picture.
  private func isWay(_ row: Range<Int>) -> Bool {
    let text = document.source.string(SourceRange(row.lowerBound, row.upperBound))
    guard let arrows = ArrowText(text) else { return false }
    return arrows.joints.allSatisfy { $0.direction == .forward }
      && !text.contains(where: { "│┃║".contains($0) })
  }

  /// "Legend: ✓ Uploaded  ⟳ Uploading": signs for states, one of which at least is the name of none.
  private func legend(_ row: Range<Int>) -> Unresolved? {
    let bytes = document.source.bytes
    let head = row.lowerBound..<min(row.upperBound, row.lowerBound + 24)
    guard let colon = ASCII.find(ASCII.colon, in: bytes, head), colon > row.lowerBound else {
      return nil
    }
    let isLegend = bytes[row.lowerBound..<colon].withUnsafeBufferPointer {
      Self.legends.contains(ignoringCase: $0)
    }
    guard isLegend else { return nil }
    let rest = document.source.string(SourceRange(colon + 1, row.upperBound))
    let parts = TextSplit.pieces(of: rest, at: Self.gaps).map(StateName.trimmed)
      .filter { !$0.isEmpty }
    let signed = parts.compactMap { part -> String? in
      guard let sign = part.first, !sign.isLetter, !sign.isNumber else { return nil }
      let name = StateName.trimmed(String(part.drop { !$0.isLetter }))
      return (1...3).contains(Names.wordCount(name)) ? name : nil
    }
    guard signed.count > 1, signed.count == parts.count,
      signed.contains(where: { StateWords.isState(Names.words($0)) }),
      signed.contains(where: { !names.contains(Names.key($0)) })
    else { return nil }
    return unresolved(row, "the legend names states, and none was read from it")
  }

  private func unresolved(_ row: Range<Int>, _ why: String) -> Unresolved {
    let range = SourceRange(row.lowerBound, row.upperBound)
    return Unresolved(
      text: document.source.string(range), why: why, origin: document.origin(range))
  }

  private static let gaps: Phrases = ["  ", ", ", " | ", " · "]
  private static let legends: Lexicon = [
    "legend", "key", "legende", "légende", "leyenda", "legenda", "leggenda", "keterangan", "凡例",
    "图例", "圖例", "범례", "обозначения",
  ]
}
