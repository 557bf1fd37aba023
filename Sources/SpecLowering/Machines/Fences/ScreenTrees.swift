import SpecModel
import SpecSyntax
import SpecText

/// Reads trees below headings over flows that no other form has read, in which a branch tells what is done on the screen
/// that it hangs from, and which screen that leads to:
///
///     Home
///     └─ tap the clock → alarm-edit screen
///          └─ save → Home
///     Settings
///     └─ Sound → SoundPickerModal
///
/// What leads to no screen is an effect and leads nowhere; one branch at least must lead to what calls itself a screen,
/// to a route or to a declared name, and half of all must lead on.
struct ScreenTrees {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Node {
    var column: Int
    /// The screen that what hangs from it leaves; `nil` where none is told.
    var name: String?
    /// What is done there, where a service answers before anything leads on.
    var act: String?
  }

  private struct Target {
    var name: String
    /// Whether it is declared, a route, or calls itself a screen, and is not just written as a title.
    var isScreen: Bool
  }

  /// Adds the changes of all such trees.
  func collect(into drafts: inout MachineDrafts) {
    let states = drafts
    var prepared: (known: KnownStates, read: Set<UInt32>)?
    FencedMatrices.collect(document, lines: 3...60, isClosed: false, into: &drafts) { block in
      guard !states.trees.contains(block.node), mayHold(block), isOfFlow(Int(block.node)) else {
        return nil
      }
      let (known, read) = prepared ?? (KnownStates(states), states.readLines)
      prepared = (known, read)
      guard !block.lines.contains(where: { read.contains($0.start) }) else { return nil }
      return edges(of: block, known)
    }
  }

  /// A byte test: a line begins with the stroke of a branch, E2 94 9C or E2 94 94, and has an arrow.
  private func mayHold(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return block.lines.contains { line in
      let text = ASCII.trimmed(bytes, line.offsets)
      guard text.count > 8, bytes[text.lowerBound] == 0xE2, bytes[text.lowerBound + 1] == 0x94,
        [0x9C, 0x94].contains(bytes[text.lowerBound + 2])
      else { return false }
      return ArrowGlyph.mayOccur(in: bytes, text)
    }
  }

  private func isOfFlow(_ node: Int) -> Bool {
    // "Navigation:" right above the tree
    if let label = FlowReader(context: context).label(before: node),
      CourseWords.areOfScreens(label), !FlowChains.isTechnical(label)
    {
      return !context.isSystem(around: node)
    }
    let titles = context.scope(of: node).suffix(2)
    guard let last = titles.last, !context.isSystem(around: node), !FlowChains.isTechnical(last)
    else { return false }
    // "Screen flow" below "Information architecture" tells of screens all the same.
    return CourseWords.areOfScreens(last)
      || titles.contains(where: CourseWords.nameCourse)
        && !titles.contains(where: FlowChains.isTechnical)
  }

  // MARK: Lines

  private func edges(of block: Document.CodeBlock, _ known: KnownStates) -> [EdgeDraft]? {
    var found: [(edge: EdgeDraft, isScreen: Bool)] = []
    var open: [Node] = []
    var ways = 0
    var isOfPages = true
    for line in block.lines {
      let text = document.source.string(line)
      let bare = StateName.trimmed(String(text.drop { " \t│┃|├└╰─━".contains($0) }))
      guard !bare.isEmpty else { continue }
      guard text.utf8.count <= 300 else { return nil }
      guard let mark = text.firstIndex(where: { "├└╰".contains($0) }) else {
        // What stands further to the right without a stroke goes on with the line above.
        if open.isEmpty || text.first.map({ " \t│┃".contains($0) }) != true {
          open = [Node(column: -1, name: Self.root(bare, known))]
          isOfPages = isOfPages && open[0].name.map(Route.isWhole) != false
        }
        continue
      }
      guard text[..<mark].allSatisfy({ " \t│┃|".contains($0) }) else { return nil }
      let column = text.distance(from: text.startIndex, to: mark)
      while let last = open.last, last.column >= column { open.removeLast() }
      let source = open.last?.name
      if let source, let way = Self.way(bare, after: open.last?.act, known) {
        let act = way.target == nil ? way.words : nil
        open.append(Node(column: column, name: way.target ?? source, act: act))
        guard let target = way.target, Names.key(source) != Names.key(target) else { continue }
        found.append((Self.edge(source, target, document.origin(line), by: way.words), true))
        continue
      }
      guard let arrows = ArrowText(bare) else {
        // "Documents tab" is a part of the screen, "no session:" a condition.
        let isCondition = bare.hasSuffix(":") || bare.hasSuffix("：")
        open.append(Node(column: column, name: isCondition ? nil : known.name(of: bare) ?? source))
        continue
      }
      ways += 1
      if let source, Self.staysThere(arrows) {
        open.append(Node(column: column, name: source))
        let words = ArrowSide.unwrapped(arrows.sides[0])
        found.append((Self.edge(source, source, document.origin(line), by: words), false))
        continue
      }
      guard let source, let target = Self.target(of: arrows, known) else {
        open.append(Node(column: column, name: nil))
        continue
      }
      open.append(Node(column: column, name: target.name))
      guard Names.key(source) != Names.key(target.name) else { continue }
      let edge = Self.edge(
        source, target.name, document.origin(line), by: ArrowSide.unwrapped(arrows.sides[0]))
      found.append((edge, target.isScreen))
    }
    return Self.kept(found, of: ways, isOfPages: isOfPages)
  }

  /// The changes of a tree of so many branches with arrows; `nil` where too few of them lead to screens.
  private static func kept(
    _ changes: [(edge: EdgeDraft, isScreen: Bool)], of ways: Int, isOfPages: Bool
  ) -> [EdgeDraft]? {
    var found = changes
    let screens = found.count(where: \.isScreen)
    if screens == 0 { return nil }
    if screens < 2 {
      found.removeAll { !$0.isScreen && $0.edge.source?.key != $0.edge.target.key }
    }
    // "[/search]" over "Row click → /items/:id": between what is done on pages, no way needs company.
    if isOfPages { return found.map(\.edge) }
    return found.count > 1 && found.count * 2 >= ways ? found.map(\.edge) : nil
  }

  /// The screen that a line without a stroke names; `nil` for what somebody does or what happens.
  private static func root(_ text: String, _ known: KnownStates) -> String? {
    let bare = ArrowSide.unwrapped(StateName.splitQualifier(text).name)
    if let name = known.name(of: bare) { return name }
    if let route = pageRoute(bare) { return known.name(of: route) ?? route }
    guard mayBeName(bare), bare.first?.isLowercase == false, !known.tellsAct(bare) else {
      return nil
    }
    return bare
  }

  // MARK: Targets

  /// Where a branch with one arrow leads: "tap the clock → alarm-edit screen".
  private static func target(of arrows: ArrowText, _ known: KnownStates) -> Target? {
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil, !arrows.joints[0].isGap, tellsCause(arrows.sides[0])
    else { return nil }
    let text = arrows.sides[1]
    if let route = Route.called(in: text) {
      let path = String(route.prefix { $0 != "?" })
      return Target(name: known.name(of: path) ?? path, isScreen: true)
    }
    let bare = ArrowSide.unwrapped(StateName.splitQualifier(text).name)
    if let name = known.name(of: bare) { return Target(name: name, isScreen: true) }
    if Route.isWhole(bare) { return Target(name: bare, isScreen: true) }
    if let side = ArrowSide(text, known: known), side.isMove, side.isKnown {
      return Target(name: side.name, isScreen: true)
    }
    guard mayBeName(bare) else { return nil }
    if callsItselfScreen(bare) { return Target(name: bare, isScreen: true) }
    let isTitle = (2...4).contains(Names.wordCount(bare)) && TransitionWords.isTitled(bare)
    return isTitle ? Target(name: bare, isScreen: false) : nil
  }

  /// "Error → stay on sign-in": what leads nowhere else.
  private static func staysThere(_ arrows: ArrowText) -> Bool {
    guard let last = arrows.sides.last, arrows.joints.allSatisfy({ $0.direction == .forward })
    else { return false }
    return StateCell.tellsStay(last) && tellsCause(arrows.sides[0])
  }

  /// Whether words before an arrow may be an act or a control, and no call and no relation.
  private static func tellsCause(_ text: String) -> Bool {
    (1...10).contains(Names.wordCount(text)) && !hasArguments(text) && !text.contains("=")
      && !Route.begins(text) && !TransitionWords.tellsRelation(text)
  }

  private static func mayBeName(_ text: String) -> Bool {
    (1...5).contains(Names.wordCount(text)) && ArrowSide.isName(text) && !EventName.isCode(text)
      && !text.contains(where: { ",;:=!?/+".contains($0) })
      && !TransitionWords.namesMachinery(text)
  }

  /// "Detail page", "alarm-edit screen", "SoundPickerModal", "設定画面"; "the next page" names none.
  private static func callsItselfScreen(_ text: String) -> Bool {
    if StateVocabulary.withoutSurface(text) != text { return true }
    if EventName.isType(text) { return types.suffix(of: text) != nil }
    let words = text.split(separator: " ")
    guard (2...5).contains(words.count), let first = words.first, let last = words.last,
      nouns.contains(last.lowercased())
    else { return false }
    return first.first?.isUppercase == true || words.count == 2 && first.utf8.contains(ASCII.hyphen)
  }

  private static let types: Phrases = ["Screen", "Page", "View", "Modal", "Sheet", "Dialog"]
  private static let nouns = TransitionWords.surfaces.subtracting(["toast", "alert", "menu"])
}
