import SpecModel
import SpecSyntax
import SpecText

/// Reads fences in which each state stands over its ways out, indented or as branches of a tree: "IDLE" over
/// "press -> BUSY", "Launch" over "├── logged in → Home".
///
/// Every line must be a name or a way out; a single tree counts only below a heading about states or a flow.
struct IndentedRules {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Rule {
    /// The column of its text.
    var column: Int
    /// What triggers the way out; `nil` for a name alone.
    var trigger: String?
    var name: String
    var origin: Origin
  }

  /// Adds the ways out of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    FencedMatrices.collect(document, lines: 3...60, isClosed: false, into: &drafts) { block in
      guard mayHoldWays(block), let rules = rules(in: block) else { return nil }
      return edges(of: rules, in: block)
    }
  }

  /// A byte test: the first line has no arrow, and a later one has.
  private func mayHoldWays(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    guard let first = block.lines.first, !ArrowGlyph.mayOccur(in: bytes, first.offsets) else {
      return false
    }
    return block.lines.dropFirst().contains { ArrowGlyph.mayOccur(in: bytes, $0.offsets) }
  }

  // MARK: Lines

  private func rules(in block: Document.CodeBlock) -> [Rule]? {
    var result: [Rule] = []
    for line in block.lines {
      let text = document.source.string(line)
      let bare = text.drop(while: Self.branches.contains)
      guard !bare.isEmpty else { continue }
      guard var rule = rule(String(bare), document.origin(line)) else { return nil }
      rule.column = text.count - bare.count
      guard result.count > 0 || rule.trigger == nil && rule.column == 0 else { return nil }
      result.append(rule)
    }
    return result
  }

  private static let branches: Set<Character> = [" ", "\t", "│", "├", "└", "─", "|", "╰", "╭"]

  private func rule(_ text: String, _ origin: Origin) -> Rule? {
    guard text.utf8.count <= 120 else { return nil }
    guard let arrows = ArrowText(text) else {
      var name = StateName.trimmed(text)
      if name.hasSuffix(":") { name = String(name.dropLast()) }
      guard !Arrow.isIn(name), let names = HeldNames.split(name, known: KnownStates()),
        names.count == 1
      else { return nil }
      return Rule(column: 0, trigger: nil, name: names[0], origin: origin)
    }
    let trigger = arrows.sides[0]
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil, Names.wordCount(trigger) <= 8,
      trigger.contains(where: \.isLetter),
      let names = HeldNames.split(arrows.sides[1], known: KnownStates()), names.count == 1,
      names[0].first?.isUppercase == true || EventName.isIdentifier(names[0])
    else { return nil }
    return Rule(column: 0, trigger: trigger, name: names[0], origin: origin)
  }

  // MARK: Ways out

  private func edges(of rules: [Rule], in block: Document.CodeBlock) -> [EdgeDraft]? {
    var open: [Rule] = []
    var result: [EdgeDraft] = []
    for rule in rules {
      while let last = open.last, last.column >= rule.column { open.removeLast() }
      if let trigger = rule.trigger {
        guard let source = open.last else { return nil }
        result.append(
          EdgeDraft(
            source: NameReference(text: source.name, origin: source.origin),
            target: NameReference(text: rule.name, origin: rule.origin), origin: rule.origin
          ).triggered(by: trigger, rule.origin))
      } else if rule.column > 0 {
        return nil
      }
      open.append(rule)
    }
    let heads = rules.filter { $0.trigger == nil }
    let names = Set(heads.map { Names.key($0.name) })
    let joined = result.count { names.contains($0.target.key) }
    guard result.count > 1,
      heads.count > 1 && joined > 0 && names.count == heads.count || isAboutStates(block)
    else { return nil }
    return result
  }

  /// Whether a heading around a fence speaks of states or a flow through the app.
  private func isAboutStates(_ block: Document.CodeBlock) -> Bool {
    let titles = context.scope(of: Int(block.node)).suffix(2)
    return titles.contains(where: TransitionWords.speaksOfStates)
      && !titles.contains(where: FlowChains.isTechnical)
  }
}
