import SpecModel
import SpecSyntax
import SpecText

/// Reads trees of routes below headings over flows, in which labels in quotation marks tell what leads on:
///
///     /tour (TourStart)
///       ├── "Begin" or "Later"
///       └── /tour/rooms
///             ├── "Next" → /tour/garden
///             │     └── /tour/end
///             └── "Leave" → /tour/end
///
/// A branch leaves the route that it hangs from, and a label alone belongs to the branches below it. Without two
/// labels such a tree may as well tell what contains what.
struct RouteTrees {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// A route, and the label that stands before its branches.
  private struct Node {
    var column: Int
    var place: NameReference
    var label: String?
  }

  /// A tree up to one of its lines.
  private struct Tree {
    var edges: [EdgeDraft] = []
    var open: [Node] = []
    var labels = 0

    mutating func enter(_ name: String, by label: String?, at column: Int, _ origin: Origin) {
      let place = NameReference(text: name, origin: origin)
      if let above = open.last, above.place.key != place.key {
        let edge = EdgeDraft(source: above.place, target: place, origin: origin)
        edges.append((label ?? above.label).map { edge.triggered(by: $0, origin) } ?? edge)
      }
      open.append(Node(column: column, place: place))
    }
  }

  /// Adds the changes of all such trees that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    let states = drafts
    var names: KnownStates?
    FencedMatrices.collect(document, lines: 4...80, isClosed: false, into: &drafts) { block in
      guard mayHold(block), isOfFlow(Int(block.node)) else { return nil }
      let known = names ?? KnownStates(states, statesOnly: true)
      names = known
      guard let tree = tree(of: block, known), tree.labels > 1, tree.edges.count > 1 else {
        return nil
      }
      return tree.edges
    }
  }

  /// A byte test: the first line begins with a slash.
  private func mayHold(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    let first = block.lines.lazy.map { ASCII.trimmed(bytes, $0.offsets) }.first { !$0.isEmpty }
    return first.map { bytes[$0.lowerBound] == ASCII.slash } ?? false
  }

  private func isOfFlow(_ node: Int) -> Bool {
    let titles = context.scope(of: node).suffix(2)
    return !context.isSystem(around: node) && !titles.contains(where: FlowChains.isTechnical)
      && titles.contains(where: CourseWords.nameCourse)
  }

  // MARK: Lines

  private func tree(of block: Document.CodeBlock, _ known: KnownStates) -> Tree? {
    var tree = Tree()
    for line in block.lines {
      guard line.offsets.count <= 300 else { return nil }
      let text = document.source.string(line)
      let bare = StateName.trimmed(String(text.drop { " \t│┃|├└╰─━-+`".contains($0) }))
      guard !bare.isEmpty else { continue }
      let origin = document.origin(line)
      guard let mark = text.firstIndex(where: { "├└╰+`".contains($0) }),
        text[..<mark].allSatisfy({ " \t│┃|".contains($0) })
      else {
        // What begins a tree stands alone.
        guard let name = Self.place(bare, known) else { return nil }
        tree.open = []
        tree.enter(name, by: nil, at: -1, origin)
        continue
      }
      let column = text.distance(from: text.startIndex, to: mark)
      while let last = tree.open.last, last.column >= column { tree.open.removeLast() }
      guard !tree.open.isEmpty, Self.read(bare, at: column, known, origin, into: &tree) else {
        return nil
      }
    }
    return tree
  }

  /// Reads a branch: a route, a label, or a label and the route to which it leads.
  private static func read(
    _ text: String, at column: Int, _ known: KnownStates, _ origin: Origin, into tree: inout Tree
  ) -> Bool {
    guard let arrows = ArrowText(text) else {
      if let name = place(text, known) {
        tree.enter(name, by: nil, at: column, origin)
        return true
      }
      guard isLabel(text) else { return false }
      tree.open[tree.open.count - 1].label = ArrowSide.unwrapped(text)
      tree.labels += 1
      return true
    }
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil, isLabel(arrows.sides[0]),
      let name = place(arrows.sides[1], known)
    else { return false }
    tree.labels += 1
    tree.enter(name, by: ArrowSide.unwrapped(arrows.sides[0]), at: column, origin)
    return true
  }

  private static func isLabel(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return text.count > 2 && QuotedWays.closing(first) != nil && "\"”“»」』".contains(last)
  }

  /// The page of a route: the declared one, or that of the component in parentheses behind it.
  private static func place(_ text: String, _ known: KnownStates) -> String? {
    let (route, page) = Route.isWhole(text) ? (text, nil) : StateName.splitQualifier(text)
    guard Route.isWhole(route) else { return nil }
    if let name = known.name(of: route) ?? page.flatMap(known.name(of:)) { return name }
    guard let page, EventName.isIdentifier(page), page.first?.isUppercase == true,
      page.dropFirst().contains(where: \.isUppercase), page.contains(where: \.isLowercase)
    else { return route }
    return page
  }
}
