import SpecModel
import SpecSyntax
import SpecText

/// Reads fences in which what triggers a change stands in the line above its arrow:
///
///              load              ready
///     Idle ---------> Loading ---------> Playing
///
/// Every arrow must have words of its own above it.
struct RaisedLabels {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    FencedMatrices.collect(
      document, lines: 2...24, isClosed: false, into: &drafts, edges: edges)
  }

  private func edges(in block: Document.CodeBlock) -> [EdgeDraft]? {
    guard
      ArrowGlyph.mayOccur(in: document.source.bytes, document.nodes[Int(block.node)].range.offsets)
    else { return nil }
    var labels: [Label] = []
    var result: [EdgeDraft] = []
    for line in block.lines {
      let text = document.source.string(line)
      guard text.contains(where: { $0 != " " }) else { continue }
      guard let arrows = ArrowText(StateName.trimmed(text)) else {
        guard labels.isEmpty, !text.contains(where: { "|│┌└+".contains($0) }) else { return nil }
        labels = Self.labels(in: text)
        continue
      }
      let origin = document.origin(line)
      guard let found = edges(arrows, of: text, below: labels, origin) else { return nil }
      result += found
      labels = []
    }
    return result.count > 1 && labels.isEmpty ? result : nil
  }

  /// Words of a line and the columns that they take.
  private struct Label {
    var text: String
    var columns: Range<Int>
  }

  /// The texts of a line that two blanks at least divide.
  private static func labels(in line: String) -> [Label] {
    var result: [Label] = []
    var current = ""
    var blanks = 0
    for (column, character) in line.enumerated() {
      if character == " " {
        blanks += 1
        continue
      }
      if blanks > 1 || current.isEmpty {
        if !current.isEmpty { close(&result, current, column - blanks) }
        current = ""
      } else if blanks == 1 {
        current += " "
      }
      current.append(character)
      blanks = 0
    }
    if !current.isEmpty { close(&result, current, line.count - blanks) }
    return result
  }

  private static func close(_ result: inout [Label], _ text: String, _ end: Int) {
    result.append(Label(text: text, columns: max(0, end - text.count)..<end))
  }

  private func edges(
    _ arrows: ArrowText, of line: String, below labels: [Label], _ origin: Origin
  ) -> [EdgeDraft]? {
    guard labels.count == arrows.joints.count,
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap })
    else { return nil }
    let names = arrows.sides.compactMap { side in
      HeldNames.split(side, known: KnownStates()).flatMap { $0.count == 1 ? $0[0] : nil }
    }
    guard names.count == arrows.sides.count else { return nil }
    var result: [EdgeDraft] = []
    var rest = line[...]
    for (index, label) in labels.enumerated() {
      // The gap between two names holds the arrow.
      guard let left = rest.firstRange(of: arrows.sides[index]),
        let right = rest[left.upperBound...].firstRange(of: arrows.sides[index + 1])
      else { return nil }
      let start = line.distance(from: line.startIndex, to: left.upperBound)
      let end = line.distance(from: line.startIndex, to: right.lowerBound)
      let middle = (label.columns.lowerBound + label.columns.upperBound) / 2
      guard (start...end).contains(middle) else { return nil }
      rest = rest[right.lowerBound...]
      result.append(
        EdgeDraft(
          source: NameReference(text: names[index], origin: origin),
          target: NameReference(text: names[index + 1], origin: origin), origin: origin
        ).triggered(by: label.text, origin))
    }
    return result
  }
}
