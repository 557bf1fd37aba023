import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of screens below each other with what is done on each in the lines between:
///
///     Basket Screen
///       choose a table, tap Pay
///     Payment Screen
///       tap Confirm
///     Receipt Screen
///
/// Arrows may stand before the lines. Names begin with capitals; acts are set in by more than the name above, or begin
/// with an arrow. What is done begins with a gesture, or behind an arrow with a small letter.
struct ActColumns {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Step {
    var name: String
    var act: String
    var origin: Origin
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var names: KnownStates?
    let states = drafts
    FencedMatrices.collect(document, lines: 4...60, isClosed: false, into: &drafts) { block in
      let node = Int(block.node)
      guard let steps = steps(of: block), !context.isSystem(around: node) else { return nil }
      let known = names ?? KnownStates(states, statesOnly: true)
      names = known
      guard isOfScreens(steps, known) else { return nil }
      return zip(steps, steps.dropFirst()).map { from, to in
        EdgeDraft(
          source: NameReference(text: from.name, origin: from.origin),
          target: NameReference(text: to.name, origin: to.origin), origin: to.origin
        ).triggered(by: from.act, to.origin)
      }
    }
  }

  /// Whether the names are those of screens: half of them call themselves so, or are declared.
  private func isOfScreens(_ steps: [Step], _ known: KnownStates) -> Bool {
    let screens = steps.count {
      BareHeadings.callsItselfScreen($0.name) || known.name(of: $0.name) != nil
    }
    return screens * 2 >= steps.count
  }

  private func steps(of block: Document.CodeBlock) -> [Step]? {
    var result: [Step] = []
    var indent = 0
    for line in block.lines {
      let bytes = document.source.bytes
      let range = ASCII.trimmed(bytes, line.offsets)
      let text = StateName.trimmed(document.source.string(line))
      if text.isEmpty || text == "│" || text == "|" || text == "↓" { continue }
      guard text.utf8.count <= 100 else { return nil }
      let isLed = Self.heads.contains(where: text.hasPrefix)
      let bare = isLed ? StateName.trimmed(String(text.drop { "→⇒->↓▼⬇ ".contains($0) })) : text
      let column = range.lowerBound - line.offsets.lowerBound
      if !result.isEmpty, isLed || column > indent, Self.isAct(bare, isLed: isLed) {
        let own = result[result.count - 1].act
        result[result.count - 1].act = own.isEmpty ? bare : "\(own), \(bare)"
        continue
      }
      guard Self.isName(bare), result.isEmpty || !result[result.count - 1].act.isEmpty else {
        return nil
      }
      result.append(
        Step(name: ArrowSide.unwrapped(bare), act: "", origin: document.origin(line)))
      indent = column
    }
    guard result.count > 2, result[result.count - 1].act.isEmpty,
      Set(result.map { Names.key($0.name) }).count == result.count
    else { return nil }
    return result
  }

  private static let heads = ["→", "⇒", "->", "↓", "▼", "⬇"]

  /// - Parameter isLed: whether an arrow stands before the line; without one, contents look like acts.
  private static func isAct(_ text: String, isLed: Bool) -> Bool {
    guard let first = text.first, (1...12).contains(Names.wordCount(text)), !Arrow.isIn(text) else {
      return false
    }
    return !TransitionWords.isTitledChoice(text)
      && (FlowSteps.beginsWithGesture(text)
        || first.isLowercase && (isLed || OutlineWords.isGesture(text)))
  }

  private static func isName(_ text: String) -> Bool {
    let name = ArrowSide.unwrapped(text)
    return ArrowSide.namesStep(name) && !EventName.isCode(name)
      && !name.contains(where: { "│┌└├─?".contains($0) })
  }
}
