import SpecModel
import SpecSyntax
import SpecText

/// Reads sections in which ticks and crosses tell which changes there are: "✅ Folded → Open on a pinch" beside
/// "❌ Open → Shut".
///
/// Each line must join two names; both signs must occur.
struct SignedChanges {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such sections that no other form has read.
  ///
  /// - Complexity: O(lines with arrows that begin with a sign).
  func collect(into drafts: inout MachineDrafts) {
    var lines: [Int32: [TextLine]] = [:]
    for (index, line) in context.lines.enumerated()
    where (line.holder == .item || line.holder == .paragraph) && context.mayHoldArrow(index) {
      guard (8...200).contains(line.text.count), document.plain[line.text.lowerBound] >= 0xE2 else {
        continue
      }
      lines[document.nodes[line.node].section, default: []].append(line)
    }
    guard !lines.isEmpty else { return }
    let told = drafts.readLines
    var found: [MatrixDraft] = []
    for (section, lines) in lines.sorted(by: { $0.key < $1.key }) {
      guard lines.count > 1, !context.isSystem(Int(section)),
        let matrix = matrix(of: lines, Int(section)),
        told.isDisjoint(with: matrix.edges.map(\.origin.range.start))
      else { continue }
      found.append(matrix)
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private func matrix(of lines: [TextLine], _ section: Int) -> MatrixDraft? {
    var matrix = MatrixDraft(
      form: "list", isClosed: false, section: section,
      origin: document.origin(document.nodes[lines[0].node].range))
    for line in lines {
      let text = document.string(plain: line.text)
      let origin = context.origin(plain: line.text)
      if let crossed = NegativeCue.withoutSign(text) {
        guard let edge = edge(crossed, origin) else { return nil }
        matrix.prohibited.append(ProhibitionDraft(edge.bare))
      } else {
        let bare = TransitionWords.withoutTick(text)
        guard bare != text, let edge = edge(bare, origin) else { return nil }
        matrix.edges.append(edge)
      }
    }
    return matrix.edges.isEmpty || matrix.prohibited.isEmpty ? nil : matrix
  }

  /// One change between two names, with what stands behind the second.
  private func edge(_ text: String, _ origin: Origin) -> EdgeDraft? {
    guard let arrows = ArrowText(text), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward
    else { return nil }
    let (source, before) = Self.divided(arrows.sides[0])
    let (target, behind) = Self.divided(arrows.sides[1])
    guard before.isEmpty, Self.isName(source), Self.isName(target) else { return nil }
    let edge = EdgeDraft(
      source: CellVocabulary.isAny(source) ? nil : NameReference(text: source, origin: origin),
      target: NameReference(text: target, origin: origin), origin: origin)
    let trigger = arrows.joints[0].label ?? behind
    return trigger.isEmpty ? edge : edge.annotated(tail: TailWords.bare(trigger), origin)
  }

  /// The name and what stands behind it: behind quotation marks, a colon, a parenthesis or words for an occasion.
  private static func divided(_ text: String) -> (name: String, rest: String) {
    if let first = text.first, let marks = StateName.quotes.first(where: { $0.0 == first }),
      let close = text.dropFirst().firstIndex(where: { marks.1.contains($0) })
    {
      let name = StateName.trimmed(String(text[text.index(after: text.startIndex)..<close]))
      return (name, StateName.trimmed(String(text[text.index(after: close)...])))
    }
    if let denied = NegativeCue.withoutDenial(text) { return (ArrowSide.unwrapped(denied), "") }
    if let mark = ArrowLine.mark(in: text) {
      return (
        ArrowSide.unwrapped(StateName.trimmed(String(text[..<mark.lowerBound]))),
        StateName.trimmed(String(text[mark.upperBound...]))
      )
    }
    let (name, remark) = StateName.splitQualifier(text)
    if let remark { return (ArrowSide.unwrapped(name), remark) }
    let words = text.split(separator: " ")
    if let place = words.prefix(5).indices.dropFirst().first(where: {
      TransitionWords.occasions.contains(words[$0].lowercased())
    }) {
      return (
        ArrowSide.unwrapped(words[..<place].joined(separator: " ")),
        words[place...].joined(separator: " ")
      )
    }
    return (ArrowSide.unwrapped(StateName.withoutStop(text)), "")
  }

  private static func isName(_ text: String) -> Bool {
    (1...4).contains(Names.wordCount(text)) && ArrowSide.isName(text)
      && text.contains(where: \.isLetter) && !text.contains(where: \.isFigure)
      && FlowSteps.kind(of: text) != .action
  }
}

extension EdgeDraft {
  /// The same ends and nothing else: a crossed line has no trigger.
  fileprivate var bare: EdgeDraft {
    EdgeDraft(source: source, target: target, origin: origin)
  }
}
