import SpecModel
import SpecSyntax
import SpecText

/// Reads items below an item whose label is the state that it leaves: "no card saved → Add Card" below
/// "3. **Slot**: tap Confirm → Deposit" leaves Slot too; and items that name what an item above moves to, "Home if it is
/// late" below "**Go** → stops the clock and navigates to:".
struct NestedWays {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such items that no other form has read.
  ///
  /// - Complexity: O(lines), where no item below another has an arrow.
  func collect(into drafts: inout MachineDrafts) {
    addMoves(to: &drafts)
    let pairs = self.pairs()
    guard !pairs.isEmpty else { return }
    let sources = sources(of: drafts)
    let known = KnownStates(drafts)
    var found: [MatrixDraft] = []
    for (outer, line) in pairs {
      let origin = context.origin(plain: line.text)
      guard sources[origin.range.start] == nil, let label = outer.label,
        let source = sources[context.origin(plain: outer.text).range.start] ?? nil,
        Names.key(ArrowSide.unwrapped(document.string(plain: label))) == source.key,
        let edge = edge(line, from: source, origin, known)
      else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(document.nodes[line.node].section),
          origin: origin, edges: [edge]))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// Adds the changes of items that end with a verb of motion and a colon, to what the items below them name.
  private func addMoves(to drafts: inout MachineDrafts) {
    var places: (places: LinePlaces, known: KnownStates)?
    var found: [MatrixDraft] = []
    for (index, line) in context.lines.enumerated() where isMove(index, line) {
      let text = StateName.trimmed(document.string(plain: line.text).dropLast().description)
      guard let arrows = ArrowText(text), arrows.sides.count == 2,
        arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
        case let words = arrows.sides[1].lowercased().split(separator: " ").map(String.init),
        TransitionWords.moves.contains(where: {
          words.count >= $0.count && words.suffix($0.count) == $0[...]
        })
      else { continue }
      let told: (places: LinePlaces, known: KnownStates)
      if let places {
        told = places
      } else {
        let own = LinePlaces(drafts, in: document)
        told = (own, own.withScreens())
        places = told
      }
      guard let source = told.places.owner(of: line) else { continue }
      let items = context.lines[(index + 1)...].prefix {
        $0.holder == .item && $0.depth > line.depth
      }
      .filter { $0.depth == line.depth + 1 }
      let edges = items.compactMap { self.move($0, from: source, arrows.sides[0], told.known) }
      guard !edges.isEmpty, edges.count == items.count else { continue }
      var matrix = MatrixDraft(
        form: "list", isClosed: false, section: Int(document.nodes[line.node].section),
        origin: context.origin(plain: line.text), edges: edges)
      matrix.supportingLines = [matrix.origin]
      found.append(matrix)
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private func isMove(_ index: Int, _ line: TextLine) -> Bool {
    line.holder == .item && (8...160).contains(line.text.count) && context.mayHoldArrow(index)
      && document.plain[line.text.upperBound - 1] == ASCII.colon
  }

  /// "Home if it is late, else": the name with which an item begins, and the condition behind it.
  private func move(
    _ line: TextLine, from source: NameReference, _ trigger: String, _ known: KnownStates
  ) -> EdgeDraft? {
    guard (2...120).contains(line.text.count) else { return nil }
    var text = StateName.withoutStop(document.string(plain: line.text))
    for end in [", else", ", otherwise", " else", ";"] where text.hasSuffix(end) {
      text = String(text.dropLast(end.count))
    }
    let (name, condition) = ArrowLine.divided(text)
    guard let target = known.name(of: ArrowSide.unwrapped(name)) else { return nil }
    let origin = context.origin(plain: line.text)
    var edge = EdgeDraft(
      source: source, target: NameReference(text: target, origin: origin), origin: origin
    ).triggered(by: trigger, origin)
    if let condition { edge.guardText = LocatedText(condition, origin) }
    return edge
  }

  /// The items with an arrow right below items with a label and an arrow.
  private func pairs() -> [(outer: TextLine, line: TextLine)] {
    var result: [(TextLine, TextLine)] = []
    var outer: TextLine?
    for (index, line) in context.lines.enumerated() where line.holder == .item {
      if line.depth == 1 {
        outer = line.label != nil && context.mayHoldArrow(index) ? line : nil
      } else if line.depth == 2, let outer, line.text.count <= 160, context.mayHoldArrow(index) {
        let list = Int(document.nodes[Int(document.nodes[line.node].parent)].parent)
        if document.nodes[list].parent == document.nodes[outer.node].parent {
          result.append((outer, line))
        }
      }
    }
    return result
  }

  /// The state that the changes of each line leave; `nil` inside where they leave several.
  private func sources(of drafts: MachineDrafts) -> [UInt32: NameReference?] {
    var result: [UInt32: NameReference?] = [:]
    for matrix in drafts.matrices {
      for edge in matrix.edges {
        let start = edge.origin.range.start
        if let source = result[start], source?.key != edge.source?.key {
          result[start] = .some(nil)
        } else {
          result[start] = .some(edge.source)
        }
      }
    }
    return result
  }

  private func edge(
    _ line: TextLine, from source: NameReference, _ origin: Origin, _ known: KnownStates
  ) -> EdgeDraft? {
    guard let arrows = ArrowText(document.string(plain: line.text)), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
      known.name(of: arrows.sides[0]) == nil, Names.wordCount(arrows.sides[0]) <= 12,
      let target = ArrowSide(arrows.sides[1], known: known), !target.isAny,
      target.isKnown
        || Names.wordCount(target.name) <= 4 && target.name.first?.isLowercase == false
    else { return nil }
    return EdgeDraft(
      source: source, target: NameReference(text: target.name, origin: origin), origin: origin
    ).triggered(by: arrows.sides[0], origin)
  }
}
