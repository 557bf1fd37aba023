import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of names below each other with arrows down between them, of which some have words behind the arrow:
/// "Scan" over "↓ code is valid" over "Gate open". The words are what leads on.
struct LabelledColumns {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var names: KnownStates?
    let states = drafts
    FencedMatrices.collect(document, lines: 5...60, isClosed: false, into: &drafts) { block in
      guard mayBeColumn(block), let steps = steps(of: block) else { return nil }
      let node = Int(block.node)
      guard !context.isSystem(around: node) else { return nil }
      let known = names ?? KnownStates(states, statesOnly: true)
      names = known
      guard isOfFlow(node) || steps.contains(where: { known.name(of: $0.name) != nil }) else {
        return nil
      }
      return zip(steps, steps.dropFirst()).map { from, to in
        let edge = EdgeDraft(
          source: NameReference(text: from.name, origin: from.origin),
          target: NameReference(text: to.name, origin: to.origin), origin: to.origin)
        return to.label.isEmpty ? edge : edge.guarded(by: to.label, to.origin)
      }
    }
  }

  /// A name with the words on the arrow above it.
  private struct Step {
    var name: String
    var label: String
    var origin: Origin
  }

  /// A byte test: one line begins with an arrow down and goes on.
  private func mayBeColumn(_ block: Document.CodeBlock) -> Bool {
    block.lines.contains { line in
      let text = ASCII.trimmed(document.source.bytes, line.offsets)
      return text.count > 5 && document.source.bytes[text.lowerBound] == 0xE2
        && Self.heads.contains { document.source.bytes[text].starts(with: $0.utf8) }
    }
  }

  private static let heads = ["↓", "⬇", "▼", "⇓"]

  private func isOfFlow(_ node: Int) -> Bool {
    let titles = context.scope(of: node).suffix(2)
    guard !titles.contains(where: FlowChains.isTechnical) else { return false }
    return titles.contains {
      TransitionWords.speaksOfStates($0) || CourseWords.nameCourse($0)
        || Names.hasWord($0, in: FlowWords.places)
    }
  }

  private func steps(of block: Document.CodeBlock) -> [Step]? {
    var result: [Step] = []
    var label: String?
    for line in block.lines {
      let text = StateName.trimmed(document.source.string(line))
      if text.isEmpty { continue }
      if let head = Self.heads.first(where: text.hasPrefix) {
        guard label == nil, !result.isEmpty else { return nil }
        let rest = StateName.trimmed(String(text.dropFirst(head.count).drop { $0 == "\u{FE0F}" }))
        guard rest.utf8.count <= 100, !Arrow.isIn(rest) else { return nil }
        label = Self.unwrapped(rest)
        continue
      }
      if text == "│" || text == "|" { continue }
      guard label != nil || result.isEmpty, isName(text) else { return nil }
      result.append(Step(name: bare(text), label: label ?? "", origin: document.origin(line)))
      label = nil
    }
    // "Spring animation" at the end tells how the last one is shown.
    while let last = result.last, last.label.isEmpty,
      Names.hasWord(last.name, in: StateWords.motions)
    { result.removeLast() }
    let labelled = result.count { !$0.label.isEmpty }
    guard label == nil, result.count > 2, labelled > 0,
      !result.contains(where: { Names.hasWord($0.name, in: TransitionWords.machinery) }),
      areOneWay(result.map(\.name))
    else { return nil }
    return result
  }

  /// Whether no name stands twice, but for the last one, which may lead back to one before: "Idle" over "Busy" over
  /// "Idle".
  private func areOneWay(_ names: [String]) -> Bool {
    let keys = names.map { Names.key($0) }
    let others = keys.dropLast()
    return Set(others).count == others.count && keys.last != others.last
  }

  /// The words on an arrow without the parentheses around all of them.
  static func unwrapped(_ text: String) -> String {
    guard text.hasPrefix("("), text.hasSuffix(")"), !text.dropLast().contains(")") else {
      return text
    }
    return StateName.trimmed(String(text.dropFirst().dropLast()))
  }

  private func bare(_ text: String) -> String {
    let name = ArrowSide.unwrapped(text)
    return StateName.splitQualifier(name).name
  }

  private func isName(_ text: String) -> Bool {
    let name = bare(text)
    guard let first = name.first, first.isUppercase || first.utf8.first ?? 0 >= 0xE3,
      (1...4).contains(Names.wordCount(name)), !EventName.isCode(name), !Arrow.isIn(text),
      !text.contains(where: { "│┌┐└┘├┤┬┴┼╭╮╰╯:?？".contains($0) })
    else { return false }
    return FlowSteps.kind(of: name) != .action || TransitionWords.isTitledChoice(name)
  }
}
