import SpecModel
import SpecSyntax
import SpecText

/// Reads fences in which labels hang on a line below a state, each with a way of its own behind it:
///
///     [draft] ──(send)──→ [sent]
///                           │
///                       (accept)──→ [accepted]
///
/// States stand in square brackets there, and what stands in round ones is written on the ways.
struct HungLabels {
  private let document: Document

  init(_ context: LoweringContext) { document = context.document }

  /// A state of the chain above and the columns that it takes.
  private typealias Place = (name: String, columns: Range<Int>)

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    FencedMatrices.collect(document, lines: 3...60, isClosed: false, into: &drafts) { block in
      block.lines.contains(where: hangs) ? edges(in: block) : nil
    }
  }

  /// A byte test: a line begins with a round bracket and leads on.
  private func hangs(_ line: SourceRange) -> Bool {
    let bytes = document.source.bytes
    let text = ASCII.trimmed(bytes, line.offsets)
    return text.count > 8 && bytes[text.lowerBound] == 0x28 && ArrowGlyph.mayOccur(in: bytes, text)
  }

  private func edges(in block: Document.CodeBlock) -> [EdgeDraft]? {
    var result: [EdgeDraft] = []
    var places: [Place] = []
    var hung = 0
    for line in block.lines {
      let text = document.source.string(line)
      let trimmed = StateName.trimmed(text)
      if trimmed.allSatisfy({ "│| ".contains($0) }) { continue }
      guard line.offsets.count <= 320, var arrows = ArrowText(trimmed),
        arrows.joints.allSatisfy({ $0.direction == .forward })
      else { return nil }
      var origin: (name: String, label: String)?
      if trimmed.hasPrefix("(") {
        guard let label = Self.label(arrows.sides[0]),
          let columns = Self.columns(of: "(\(label))", in: text),
          let source = places.last(where: { $0.columns.overlaps(columns) })
        else { return nil }
        origin = (source.name, label)
        hung += 1
        arrows = arrows.withFirst("[\(source.name)]")
      }
      let names = arrows.sides.compactMap(Self.name)
      guard names.count == arrows.sides.count else { return nil }
      if origin == nil {
        places = names.compactMap { name in
          Self.columns(of: "[\(name)]", in: text).map { (name: name, columns: $0) }
        }
      }
      for (index, joint) in arrows.joints.enumerated() {
        let label = index == 0 ? origin?.label ?? joint.label : joint.label
        result.append(
          edge(names[index], names[index + 1], label, document.origin(line)))
      }
    }
    return hung > 0 && result.count > 2 ? result : nil
  }

  private func edge(_ from: String, _ to: String, _ label: String?, _ origin: Origin) -> EdgeDraft {
    let edge = EdgeDraft(
      source: NameReference(text: from, origin: origin),
      target: NameReference(text: to, origin: origin), origin: origin)
    guard let label else { return edge }
    let words =
      label.hasPrefix("(") && label.hasSuffix(")") ? label.dropFirst().dropLast() : label[...]
    return edge.triggered(by: String(words), origin)
  }

  /// The words of the last round brackets of "(delete)      (accept)".
  private static func label(_ side: String) -> String? {
    guard side.hasSuffix(")"), let open = side.lastIndex(of: "(") else { return nil }
    let inner = StateName.trimmed(String(side[side.index(after: open)...].dropLast()))
    return (1...6).contains(Names.wordCount(inner)) ? inner : nil
  }

  /// The name in square brackets.
  private static func name(_ side: String) -> String? {
    guard ArrowText.isBracketed(side) else { return nil }
    let inner = StateName.trimmed(String(side.dropFirst().dropLast()))
    return (1...4).contains(Names.wordCount(inner)) && !inner.contains("[") ? inner : nil
  }

  /// The columns that a part of a line takes, two for each wide letter.
  private static func columns(of part: String, in text: String) -> Range<Int>? {
    guard let found = text.firstRange(of: part) else { return nil }
    let start = width(text[..<found.lowerBound])
    return start..<start + width(text[found])
  }

  private static func width(_ text: Substring) -> Int {
    text.unicodeScalars.reduce(0) { count, scalar in
      let isWide = scalar.value >= 0x1100 && !(0x2000..<0x2E80).contains(scalar.value)
      return count + (isWide ? 2 : 1)
    }
  }
}
