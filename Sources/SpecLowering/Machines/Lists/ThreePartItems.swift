import SpecModel
import SpecSyntax
import SpecText

/// Reads lists in which each item puts what happens between what is left and what follows: "Basket → code valid →
/// Receipt" over "Receipt → 5 seconds → Start screen".
///
/// What the middle parts are is decided once for a list: most items begin where an earlier one has begun or ended, no
/// middle part is ever an end, and half of them can be no names. A list without these signs is read so where all of its
/// items begin with an end of such a list.
struct ThreePartItems {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Item {
    var from: String
    var middle: String
    var to: String
    var line: TextLine
  }

  /// What such lists tell, and where the lines begin that are read so.
  ///
  /// - Complexity: O(lines) where no list has arrows in all of its items.
  func read(_ drafts: MachineDrafts) -> (found: [MatrixDraft], lines: Set<Int>) {
    let lists = candidates()
    guard !lists.isEmpty else { return ([], []) }
    let known = KnownStates(drafts, statesOnly: true)
    var ends: Set<String> = []
    var taken: Set<Int> = []
    for (index, items) in lists.enumerated() where tellChanges(items, known) {
      taken.insert(index)
      for item in items { ends.formUnion([Names.key(item.from), Names.key(item.to)]) }
    }
    guard !taken.isEmpty else { return ([], []) }
    for (index, items) in lists.enumerated() where !taken.contains(index) {
      if goOn(items, ends, known) { taken.insert(index) }
    }
    var lines: Set<Int> = []
    let found = taken.sorted().map { index -> MatrixDraft in
      lines.formUnion(lists[index].map(\.line.text.lowerBound))
      return matrix(lists[index])
    }
    return (found, lines)
  }

  private func matrix(_ items: [Item]) -> MatrixDraft {
    let edges = items.map { item in
      let origin = context.origin(plain: item.line.text)
      return EdgeDraft(
        source: NameReference(text: item.from, origin: origin),
        target: NameReference(text: item.to, origin: origin), origin: origin
      ).triggered(by: item.middle, origin)
    }
    return MatrixDraft(
      form: "list", isClosed: false, section: Int(document.nodes[items[0].line.node].section),
      origin: edges[0].origin, edges: edges)
  }

  // MARK: Lists

  /// The lists all of whose items have three parts.
  private func candidates() -> [[Item]] {
    var order: [Int] = []
    var lists: [Int: [TextLine]] = [:]
    for (index, line) in context.lines.enumerated()
    where context.mayHoldArrow(index) && line.holder == .item {
      let list = Int(document.nodes[Int(document.nodes[line.node].parent)].parent)
      guard list > 0, document.nodes[list].kind == .list else { continue }
      if lists[list] == nil { order.append(list) }
      lists[list, default: []].append(line)
    }
    return order.compactMap { list in
      guard let lines = lists[list], (1...40).contains(lines.count),
        lines.count == document.children(of: list).count,
        case let section = Int(document.nodes[list].section),
        !context.isSystem(section), !context.forbidsChanges(section: section)
      else { return nil }
      let items = lines.compactMap(item)
      return items.count == lines.count ? items : nil
    }
  }

  private func item(_ line: TextLine) -> Item? {
    guard (8...200).contains(line.text.count),
      line.label.map({ ArrowGlyph.mayOccur(in: document.plain, $0) }) ?? true,
      let arrows = ArrowText(StateName.withoutStop(document.string(plain: line.text))),
      (2...3).contains(arrows.sides.count),
      arrows.joints.allSatisfy({ $0.direction == .forward && !$0.isGap })
    else { return nil }
    let labels = arrows.joints.compactMap(\.label)
    let middle: String
    if arrows.sides.count == 3, labels.isEmpty {
      middle = arrows.sides[1]
    } else if arrows.sides.count == 2, labels.count == 1 {
      middle = labels[0]
    } else {
      return nil
    }
    let from = StateName.withoutNumbering(ArrowSide.unwrapped(arrows.sides[0]))
    let to = ArrowSide.unwrapped(arrows.sides[arrows.sides.count - 1])
    guard (1...12).contains(Names.wordCount(middle)), Self.isPlace(from), Self.isPlace(to),
      Names.key(from) != Names.key(to)
    else { return nil }
    return Item(from: from, middle: middle, to: to, line: line)
  }

  /// Whether a part can be the name of a screen: a few words with a capital where the script has such, no part of a
  /// system and no value.
  private static func isPlace(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter, !first.isLowercase,
      (1...4).contains(Names.wordCount(text)), ArrowSide.isName(text), !EventName.isEvent(text),
      !TransitionWords.namesMachinery(text), case let words = Names.words(text),
      words.count > 1 || words.first.map(TransitionWords.actors.contains) == false
    else { return false }
    return !text.contains(where: \.isFigure) || ScreenNames.kind(of: text) != nil
  }

  // MARK: What they tell

  /// Whether the items of a list lead on to each other, with what happens in between.
  private func tellChanges(_ items: [Item], _ known: KnownStates) -> Bool {
    guard items.count > 1 else { return false }
    var ends: Set<String> = []
    var links = 0
    for item in items {
      let from = Names.key(item.from)
      if ends.contains(from) { links += 1 }
      ends.formUnion([from, Names.key(item.to)])
    }
    let happening = items.count { Self.tellsHappening($0.middle) }
    guard links * 4 >= (items.count - 1) * 3, happening > 1, happening * 2 >= items.count,
      items.allSatisfy({ isBetween($0, ends, known) })
    else { return false }
    return isOfInterface(items, known)
  }

  /// Whether all items of a list begin with an end of another one, and tell in several words what happens.
  private func goOn(_ items: [Item], _ ends: Set<String>, _ known: KnownStates) -> Bool {
    items.allSatisfy { item in
      ends.contains(Names.key(item.from)) && isBetween(item, ends, known)
        && (Self.tellsHappening(item.middle)
          || Names.wordCount(item.middle) > 1 && !TransitionWords.isTitled(item.middle))
    }
  }

  /// Whether the part in the middle is no end of any item and no name that is known or calls itself a screen.
  private func isBetween(_ item: Item, _ ends: Set<String>, _ known: KnownStates) -> Bool {
    let name = ArrowSide.unwrapped(item.middle)
    return !ends.contains(Names.key(name)) && known.name(of: name) == nil
      && (Self.tellsHappening(item.middle) || ScreenNames.kind(of: name) == nil)
  }

  /// Whether words cannot be a name: they begin with a small letter or a number, hold a quotation, or tell an act.
  private static func tellsHappening(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    return first.isLowercase || first.isNumber || Names.wordCount(text) > 4
      || text.contains(where: quotes.contains) || FlowSteps.kind(of: text) == .action
      || MiddleActs.tell(text)
  }

  private static let quotes: Set<Character> = ["\"", "“", "”", "„", "«", "»", "「", "」", "『", "』"]

  /// Whether a name is a screen or known, or the headings above are over a way through an interface.
  private func isOfInterface(_ items: [Item], _ known: KnownStates) -> Bool {
    let names = items.flatMap { [$0.from, $0.to] }
    if names.contains(where: { known.name(of: $0) != nil || ScreenNames.kind(of: $0) != nil }) {
      return true
    }
    let titles = context.scope(of: items[0].line.node)
    return titles.contains(where: CourseWords.nameCourse)
      && !titles.contains(where: TransitionWords.namesSystem)
      && !names.contains { Names.hasWord($0, in: TransitionWords.systems) }
      && InterfaceCues.areIn(document)
  }
}
