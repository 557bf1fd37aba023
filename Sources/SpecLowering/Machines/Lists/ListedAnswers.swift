import SpecModel
import SpecSyntax
import SpecText

/// Reads lists of answers below a question on the way: "Splash → Signed in?" over "Yes → Home" and "No → Sign-in".
///
/// The step before the question is left under the condition that each answer tells.
struct ListedAnswers {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such lists that no other form has read.
  ///
  /// - Complexity: O(items with arrows).
  func collect(into drafts: inout MachineDrafts) {
    var lists: Set<Int> = []
    var known: KnownStates?
    var read: Set<UInt32>?
    var found: [MatrixDraft] = []
    for (index, line) in context.lines.enumerated()
    where line.holder == .item && context.mayHoldArrow(index) && answer(line) != nil {
      let list = Int(document.nodes[Int(document.nodes[line.node].parent)].parent)
      let section = Int(document.nodes[line.node].section)
      guard list > 0, lists.insert(list).inserted, !context.isSystem(section) else { continue }
      let names = known ?? KnownStates(drafts)
      known = names
      let told = read ?? drafts.readLines
      read = told
      let edges = edges(of: list, names)
      guard let first = edges.first,
        told.isDisjoint(with: edges.map(\.origin.range.start))
      else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: first.origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// The answer with which an item begins, and the names that it leads to.
  private func answer(_ line: TextLine) -> (answer: String, targets: [String])? {
    guard line.text.count <= 160, var sides = ArrowText(document.string(plain: line.text))?.sides
    else { return nil }
    var first = sides.removeFirst()
    if first.hasSuffix(":") || first.hasSuffix("：") { first = String(first.dropLast()) }
    guard FlowWords.isVerdict(first), !sides.isEmpty else { return nil }
    return (ArrowSide.unwrapped(first), sides)
  }

  private func edges(of list: Int, _ known: KnownStates) -> [EdgeDraft] {
    let items = document.children(of: list).compactMap { document.firstChild(of: $0) }
    guard items.count > 1, items.count < 5, let (source, question) = asked(above: list, known)
    else {
      return []
    }
    var result: [EdgeDraft] = []
    for leaf in items {
      guard let line = firstLine(leaf), let (answer, targets) = answer(line) else { return [] }
      let origin = context.origin(plain: line.text)
      var before = source
      for (place, text) in targets.enumerated() {
        guard let name = name(text, known) else { return [] }
        let target = NameReference(text: name, origin: origin)
        var edge = EdgeDraft(source: before, target: target, origin: origin)
        if place == 0 { edge.limit(to: "\(question) \(answer)", origin) }
        result.append(edge)
        before = target
      }
    }
    return result
  }

  private func name(_ text: String, _ known: KnownStates) -> String? {
    let bare = StateName.withoutStop(text)
    return ArrowSide(bare, known: known).flatMap { $0.isKnown ? $0.name : nil }
      ?? HeldNames.split(bare, known: known, mayBeAct: true).flatMap { $0.count == 1 ? $0[0] : nil }
  }

  private func firstLine(_ leaf: Int) -> TextLine? {
    context.lines(in: Int32(leaf)..<Int32(leaf + 1)).first
  }

  /// The question in the line above a list, and the step before it: on its line, in the item before, or the last of the
  /// line above.
  private func asked(
    above list: Int, _ known: KnownStates
  ) -> (source: NameReference, question: String)? {
    guard let line = lineAbove(list) else { return nil }
    let text = document.string(plain: line.text)
    let sides = ArrowText(text)?.sides ?? [text]
    guard let question = sides.last, FlowWords.asks(question) || FlowWords.checks(question) else {
      return nil
    }
    let asked = ArrowSide.unwrapped(question)
    if sides.count > 1 { return source(sides[sides.count - 2], line, known).map { ($0, asked) } }
    guard line.holder == .item,
      case let items = document.children(
        of: Int(document.nodes[Int(document.nodes[line.node].parent)].parent)),
      let place = items.firstIndex(of: Int(document.nodes[line.node].parent)), place > 0,
      let leaf = document.firstChild(of: items[place - 1]), let before = firstLine(leaf)
    else { return nil }
    let above = document.string(plain: before.text)
    return source(ArrowText(above)?.sides.last ?? above, before, known).map { ($0, asked) }
  }

  private func source(
    _ text: String, _ line: TextLine, _ known: KnownStates
  ) -> NameReference? {
    name(text, known).map { NameReference(text: $0, origin: context.origin(plain: line.text)) }
  }

  /// The line of the paragraph or item right above a list.
  private func lineAbove(_ list: Int) -> TextLine? {
    let parent = Int(document.nodes[list].parent)
    let siblings = document.children(of: parent)
    guard let place = siblings.firstIndex(of: list), place > 0,
      document.nodes[siblings[place - 1]].kind == .paragraph
    else { return nil }
    return context.lines(in: Int32(siblings[place - 1])..<Int32(siblings[place - 1] + 1)).last
  }
}
