import SpecSyntax
import SpecText

extension LoweringContext {
  /// The lines of a range of nodes.
  ///
  /// - Complexity: O(log lines) and the lines found.
  func lines(in nodes: Range<Int32>) -> ArraySlice<TextLine> {
    lines[firstLine(at: Int(nodes.lowerBound))..<firstLine(at: Int(nodes.upperBound))]
  }

  /// The first lines of the items right below a heading, of lists that stand in no other.
  ///
  /// A line that goes on with the one above begins no item.
  func items(of section: Int) -> [TextLine] {
    lines(in: document.sections[section].ownNodes).filter { line in
      line.holder == .item && line.depth == 1
        && line.text.lowerBound == document.plainText(of: line.node).lowerBound
    }
  }

  /// The line in which an offset of the plain text stands.
  ///
  /// - Complexity: O(log lines).
  func line(at offset: Int) -> TextLine? {
    let index = lines.partitionPoint(where: { $0.text.upperBound <= offset })
    guard index < lines.count, lines[index].text.contains(offset) else { return nil }
    return lines[index]
  }

  /// The label without a value that stands right above a list.
  func label(over list: Int) -> Range<Int>? {
    let index = firstLine(at: list)
    guard index > 0, lines[index - 1].holder == .paragraph, lines[index - 1].value.isEmpty else {
      return nil
    }
    return lines[index - 1].label
  }

  /// The index of the first line whose node is not before the given one.
  func firstLine(at node: Int) -> Int { lines.partitionPoint(where: { $0.node < node }) }
}
