import SpecModel
import SpecSyntax
import SpecText

/// Reads items and lines whose label is the state that they leave: "**Login**: tap Sign in → Home; tap Forgot →
/// Reset", "From Login: tap Sign in → Home", "**Login**" over "→ Home (signed in)".
///
/// That the labels are states shows in the list: half of the arrows at least lead to other labels of it, or to states
/// that the document declares.
struct LabelledExits {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Item {
    var name: String
    var exits: [(trigger: String, target: String)]
    var origin: Origin
  }

  /// Adds the changes of all such lists that no other form has read.
  ///
  /// - Complexity: O(lines), where no item has an arrow behind a label.
  func collect(into drafts: inout MachineDrafts) {
    let lists = self.lists()
    guard !lists.isEmpty else { return }
    let known = KnownStates(drafts)
    let read = drafts.readLines
    var found: [MatrixDraft] = []
    for list in lists {
      let labels = Set((labels(of: list.node) + list.items.map(\.name)).map { Names.key($0) })
      let exits = list.items.flatMap { item in item.exits.map { (item, $0) } }
      let joined = exits.count {
        labels.contains(Names.key($1.target)) || known.name(of: $1.target) != nil
      }
      guard exits.count > 1, joined > 1, joined * 2 >= exits.count,
        list.items.contains(where: { !read.contains($0.origin.range.start) })
      else { continue }
      let unread = exits.filter { !read.contains($0.0.origin.range.start) }
      let edges = unread.map { item, exit in
        EdgeDraft(
          source: NameReference(text: known.name(of: item.name) ?? item.name, origin: item.origin),
          target: NameReference(
            text: known.name(of: exit.target) ?? exit.target, origin: item.origin),
          origin: item.origin
        ).triggered(by: exit.trigger, item.origin)
      }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(document.nodes[list.node].section),
          origin: document.origin(document.nodes[list.node].range), edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  // MARK: Lists

  /// The lists with two such items at least, in document order.
  private func lists() -> [(node: Int, items: [Item])] {
    var items: [Int: [Item]] = [:]
    var paragraphs: [Int: Int] = [:]
    for (index, line) in context.lines.enumerated()
    where context.mayHoldArrow(index) && isPlaced(line) {
      if let (list, item) = nestedItem(line) {
        items[list, default: []].append(item)
        continue
      }
      guard line.text.count <= 340,
        line.label == nil || ArrowGlyph.mayOccur(in: document.plain, line.value),
        let item = line.label == nil ? ledItem(line) : item(line)
      else { continue }
      guard line.holder == .item else {
        // The lines of one section count as one list.
        let section = Int(document.nodes[line.node].section)
        let first = paragraphs[section] ?? line.node
        paragraphs[section] = first
        items[first, default: []].append(item)
        continue
      }
      let list = Int(document.nodes[Int(document.nodes[line.node].parent)].parent)
      items[list, default: []].append(item)
    }
    return items.mapValues(named).filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { (node: $0.key, items: $0.value) }
  }

  /// Whether a line is an item, or a line of a paragraph with "From" or a bold name before it.
  private func isPlaced(_ line: TextLine) -> Bool {
    guard line.holder == .paragraph, let label = line.label else { return line.holder == .item }
    return line.isStrongLabel || label.count <= 48 && left(by: document.string(plain: label)) != nil
  }

  /// The name in "From Login".
  private func left(by label: String) -> String? {
    guard let space = label.firstIndex(of: " "),
      TransitionWords.from.contains(label[..<space].lowercased())
    else { return nil }
    return StateName.trimmed(String(label[space...]))
  }

  /// The items without labels such as "Result" that say what is told, unless another item leads there.
  private func named(_ items: [Item]) -> [Item] {
    let targets = Set(items.flatMap(\.exits).map { Names.key($0.target) })
    return items.filter {
      ColumnRole.role(ofHeader: $0.name) == nil || targets.contains(Names.key($0.name))
    }
  }

  private func item(_ line: TextLine) -> Item? {
    guard let label = line.label, (2...40).contains(label.count),
      !ArrowGlyph.mayOccur(in: document.plain, label)
    else { return nil }
    let text = document.string(plain: label)
    let name = ArrowSide.unwrapped(left(by: text) ?? text)
    let words = Names.words(name)
    guard (1...4).contains(words.count), ArrowSide.isName(name),
      FlowSteps.kind(of: name) != .action,
      !words.contains(where: TransitionWords.properties.contains),
      !words.contains(where: TransitionWords.machinery.contains),
      !TransitionWords.namesSystem(name)
    else { return nil }
    let exits = ways(in: document.string(plain: line.value)).compactMap(exit)
    guard !exits.isEmpty else { return nil }
    return Item(name: name, exits: exits, origin: context.origin(plain: line.text))
  }

  /// The ways out between semicolons, or between commas where each has an arrow of its own.
  private func ways(in value: String) -> [String] {
    let ways = TextSplit.pieces(of: value, at: ["; ", " · "], outsideParentheses: true)
    guard ways.count == 1 else { return ways }
    let parts = TextSplit.pieces(of: value, at: [", ", "、", "，"], outsideParentheses: true)
    return parts.count > 1 && parts.allSatisfy { ArrowText($0)?.sides.count == 2 } ? parts : ways
  }

  /// "**Time** – pick a slot. *Next* → Confirm, *Back* → Room": a bold name before a dash, and a way a clause.
  private func ledItem(_ line: TextLine) -> Item? {
    guard let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong),
      span.lowerBound == line.text.lowerBound, (2...40).contains(span.count),
      span.upperBound + 4 < line.text.upperBound
    else { return nil }
    let rest = document.string(plain: span.rest(of: line.text))
    guard let dash = [" – ", " — ", " - "].first(where: rest.hasPrefix) else { return nil }
    let name = ArrowSide.unwrapped(document.string(plain: span))
    guard (1...4).contains(Names.wordCount(name)), ArrowSide.isName(name) else { return nil }
    let sentences = TextSplit.pieces(
      of: String(rest.dropFirst(dash.count)), at: [". ", "; "], outsideParentheses: true)
    let exits = sentences.flatMap(ExitWays.clauses).compactMap(exit)
    guard !exits.isEmpty else { return nil }
    return Item(name: name, exits: exits, origin: context.origin(plain: line.text))
  }

  /// "→ Home (signed in)" below an item that is a name; the list is that of the name.
  private func nestedItem(_ line: TextLine) -> (list: Int, item: Item)? {
    guard line.holder == .item, line.depth > 1, line.text.count <= 120,
      let rest = ArrowLine.textBehindArrow(document.string(plain: line.text))
    else { return nil }
    let list = Int(document.nodes[Int(document.nodes[line.node].parent)].parent)
    let outer = Int(document.nodes[list].parent)
    guard outer >= 0, document.nodes[outer].kind == .item,
      let leaf = document.firstChild(of: outer), document.nodes[leaf].kind == .paragraph,
      (2...40).contains(document.plainText(of: leaf).count)
    else { return nil }
    let text = document.string(leaf)
    let name = ArrowSide.unwrapped(
      StateName.trimmed(text.hasSuffix(":") ? String(text.dropLast()) : text))
    let (end, occasion) = ArrowLine.divided(rest)
    let (head, remark) = StateName.splitQualifier(end)
    guard (1...4).contains(Names.wordCount(name)), ArrowSide.isName(name), !Arrow.isIn(name),
      FlowSteps.kind(of: name) != .action,
      let side = ArrowSide(head, known: KnownStates()), !side.isAny,
      (1...4).contains(Names.wordCount(side.name)), side.name.first?.isLetter == true
    else { return nil }
    let trigger = occasion ?? remark ?? side.remark ?? ""
    return (
      Int(document.nodes[outer].parent),
      Item(
        name: name, exits: [(trigger, side.name)], origin: context.origin(plain: line.text))
    )
  }

  private func exit(_ text: String) -> (trigger: String, target: String)? {
    guard let arrows = ArrowText(text), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, arrows.sides[0].utf8.count <= 120,
      let side = ArrowSide(arrows.sides[1], known: KnownStates()), !side.isAny,
      (1...4).contains(Names.wordCount(side.name)), side.name.first?.isLetter == true
    else { return nil }
    return (arrows.sides[0], side.name)
  }

  /// What the items of a list begin with: their labels, or all of their words.
  private func labels(of list: Int) -> [String] {
    document.children(of: list).compactMap { item in
      guard let leaf = document.firstChild(of: item) else { return nil }
      let text = document.string(leaf)
      guard let colon = text.firstIndex(where: { ":：".contains($0) }) else {
        return text.utf8.count <= 40 ? StateName.trimmed(text) : nil
      }
      return StateName.trimmed(String(text[..<colon]))
    }
  }
}
