import SpecModel
import SpecSyntax
import SpecText

/// Reads trees in fences below the name of a state: "├── tap → Detail", "├── list.loading → skeleton".
///
/// The root is a state where it says so ("State: list") or where the document declares it. A branch whose left side is
/// the root's name with a point and a further word is a state inside it; any other left side is a trigger.
struct TransitionTrees {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// One state with the lines below it.
  private struct Tree {
    var name: String
    var isDeclared: Bool
    var origin: Origin
    var block: Int32
    /// Whether its branches are acts and what they lead to, so that any name will do.
    var isOfActs = false
    /// Whether it is one of several trees that lead to each other, below a heading about states.
    var isJoined = false
    /// Whether brackets stand around its name.
    var isBracketed = false
    /// What it is called before a colon, where that ends with a number: "Step 2".
    var ordinal: String?
    var branches: [Branch] = []
  }

  private struct Branch {
    var text: String
    var origin: Origin
    /// How far to the right it begins.
    var column: Int
  }

  /// Adds the states and transitions of all such trees.
  func collect(into drafts: inout MachineDrafts) {
    var trees: [Tree] = []
    var known: KnownStates?
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && !drafts.trees.contains(block.node)
      && mayHoldTree(block)
    {
      let names = known ?? KnownStates(drafts)
      known = names
      trees += self.trees(in: block, known: names)
    }
    guard !trees.isEmpty, var names = known else { return }
    for tree in trees { declare(tree, &names, &drafts) }
    var matrices: [MatrixDraft] = []
    for tree in trees {
      let edges = edges(of: tree, known: names)
      guard !edges.isEmpty else { continue }
      let node = Int(tree.block)
      if tree.isOfActs { drafts.trees.insert(tree.block) }
      matrices.append(
        MatrixDraft(
          form: "tree", isClosed: false, section: Int(document.nodes[node].section),
          origin: document.origin(document.nodes[node].range), edges: edges))
    }
    ArrowEdges.merge(matrices, into: &drafts)
  }

  /// Whether a line begins with a branch that leads to words, and not with the edge of a box: a test on bytes.
  private func mayHoldTree(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return block.lines.contains { line in
      let text = ASCII.trimmed(bytes, line.offsets)
      if isPlainBranch(text, bytes) { return true }
      guard text.count > 6, isBoxDrawing(bytes, text.lowerBound),
        bytes[text.lowerBound + 2] == 0x9C || bytes[text.lowerBound + 2] == 0x94
      else { return false }
      var place = text.lowerBound + 3
      while place + 2 < text.upperBound, isBoxDrawing(bytes, place) { place += 3 }
      return place < text.upperBound && !isBoxDrawing(bytes, text.upperBound - 3)
    }
  }

  /// "|-- tap --> On", "`-- hold --> Dimming": a branch of ASCII that an arrow follows, and not the edge of a box.
  private func isPlainBranch(_ text: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    guard text.count > 8, let last = text.last, ASCII.isWord(bytes[last]) || bytes[last] == 0x29,
      [0x7C, 0x60, 0x2B].contains(bytes[text.lowerBound])
    else { return false }
    var place = text.lowerBound + 1
    while place < text.upperBound, bytes[place] == ASCII.hyphen { place += 1 }
    return place > text.lowerBound + 1 && place + 1 < text.upperBound && bytes[place] == 0x20
      && ASCII.isLetter(bytes[place + 1])
      && ArrowGlyph.mayOccur(in: bytes, place..<text.upperBound)
  }

  /// Whether U+2500 to U+253F stands at a place.
  private func isBoxDrawing(_ bytes: ContiguousArray<UInt8>, _ place: Int) -> Bool {
    bytes[place] == 0xE2 && bytes[place + 1] == 0x94
  }

  private func trees(in block: Document.CodeBlock, known: KnownStates) -> [Tree] {
    var result: [Tree] = []
    var (isOpen, isPointed) = (false, false)
    for line in block.lines {
      var text = OutlineLine.withoutRule(StateName.trimmed(document.source.string(line)))
      guard !text.isEmpty, line.offsets.count <= 300 else {
        isOpen = false
        continue
      }
      let origin = document.origin(line)
      if let branch = branch(text, line, origin) {
        isPointed = false
        if isOpen { result[result.count - 1].branches.append(branch) }
        continue
      }
      let rest = text.drop { "│|┃ ".contains($0) }
      if rest.isEmpty { continue }
      if isOpen, rest.allSatisfy({ "▼↓⬇▾ ".contains($0) }) {
        isPointed = true
        continue
      }
      // "[Tap card]" over an arrow down and a name: the act and what it leads to.
      if isOpen, isPointed, let last = result[result.count - 1].branches.last,
        last.text.hasPrefix("["), last.text.hasSuffix("]")
      {
        isPointed = false
        let place = result[result.count - 1].branches.count - 1
        result[result.count - 1].branches[place].text += " → \(rest)"
        continue
      }
      isPointed = false
      // "┌─ App start": the root of a tree that begins with a corner.
      if rest.first == "┌" || rest.first == "╭" {
        text = StateName.trimmed(String(rest.drop { "┌╭─━ ".contains($0) }))
        guard text.contains(where: \.isLetter), !text.contains(where: { "┐╮─".contains($0) })
        else {
          isOpen = false
          continue
        }
      }
      // "│  a note" inside of a tree opens none.
      if isOpen, rest.count < text.count { continue }
      isOpen = false
      guard let tree = tree(headedBy: text, origin, block, known) else { continue }
      isOpen = true
      result.append(tree)
    }
    let takesNames = isAboutScreens(block) || areClosed(result, block)
    if !takesNames { result.removeAll(where: \.isOfActs) }
    let ends = ends(of: result)
    if !ends.isEmpty, takesNames {
      for index in result.indices {
        result[index].isJoined = ends.contains(Names.key(result[index].name))
      }
    }
    return result.filter { tree in
      !tree.branches.isEmpty
        && (!tree.isOfActs || isOfActs(tree) || ends.contains(Names.key(tree.name)))
    }
  }

  /// The tree whose branches follow a line, where that may be a name.
  private func tree(
    headedBy text: String, _ origin: Origin, _ block: Document.CodeBlock, _ known: KnownStates
  ) -> Tree? {
    let prefixed = StateName(heading: text).flatMap { $0.form == .prefixed ? $0.name : nil }
    let bare = ArrowSide.unwrapped(text)
    // "launch → Idle" over branches: they leave the last state.
    let last = ArrowText(text)?.sides.last.map { StateName.splitQualifier($0).name }
    let name = prefixed ?? known.name(of: bare) ?? last.flatMap { known.name(of: $0) }
    guard ArrowSide.isName(name ?? bare) else { return nil }
    var tree = Tree(
      name: name ?? bare, isDeclared: prefixed != nil, origin: origin, block: block.node)
    tree.isOfActs = name == nil
    tree.isBracketed = ArrowText.isBracketed(text)
    tree.ordinal = Self.ordinal(of: bare)
    return tree
  }

  /// "Step 2" of "Step 2: Address".
  private static func ordinal(of text: String) -> String? {
    let name = StateName.withoutOrdinal(text)
    guard name != text, (1...5).contains(Names.wordCount(name)) else { return nil }
    return StateName.trimmed(
      String(text[..<(text.firstIndex { ":：".contains($0) } ?? text.endIndex)]))
  }

  /// Whether the heading above speaks of screens or states, and not of files or systems.
  private func isAboutScreens(_ block: Document.CodeBlock) -> Bool {
    let title = context.scope(of: Int(block.node)).last ?? ""
    return TransitionWords.speaksOfStates(title)
      && !Names.hasWord(title, in: TransitionWords.systems)
  }

  /// Whether three trees or more lead to each other and to nothing else, by events rather than by relations of things.
  private func areClosed(_ trees: [Tree], _ block: Document.CodeBlock) -> Bool {
    let title = context.scope(of: Int(block.node)).last ?? ""
    guard trees.count == 1 || trees.count > 2, !Names.hasWord(title, in: TransitionWords.systems)
    else { return false }
    if trees.count == 1 { return leadsBack(trees[0]) }
    let roots = Set(trees.map { Names.key($0.name) })
    var targets: Set<String> = []
    var branchCount = 0
    var eventCount = 0
    for branch in trees.lazy.flatMap(\.branches) {
      guard let arrows = ArrowText(branch.text), arrows.sides.count == 2,
        arrows.joints[0].direction == .forward, !TransitionWords.tellsRelation(arrows.sides[0]),
        let side = ArrowSide(arrows.sides[1], known: KnownStates()),
        case let target = Names.key(side.name), roots.contains(target)
      else { return false }
      targets.insert(target)
      branchCount += 1
      if Names.wordCount(arrows.sides[0]) > 1 { eventCount += 1 }
    }
    return targets.count * 2 > roots.count && eventCount * 3 >= branchCount * 2
  }

  /// Whether all branches of one tree lead to names, two or more of them back to what it has already.
  private func leadsBack(_ tree: Tree) -> Bool {
    guard tree.branches.count > 3 else { return false }
    var names: Set<String> = [Names.key(tree.name)]
    var returns = 0
    for branch in tree.branches {
      guard let arrows = ArrowText(branch.text), arrows.sides.count == 2,
        arrows.joints[0].direction == .forward, !TransitionWords.tellsRelation(arrows.sides[0]),
        let side = ArrowSide(arrows.sides[1], known: KnownStates()),
        side.name.first.map({ !$0.isLowercase }) ?? false
      else { return false }
      if !names.insert(Names.key(side.name)).inserted { returns += 1 }
    }
    return returns > 1
  }

  /// Whether the arrows of a tree lead from acts to names, as in "tap row → Detail".
  private func isOfActs(_ tree: Tree) -> Bool {
    let arrows = tree.branches.compactMap { ArrowText($0.text) }
    // "Pairing succeeds" is no act, where most others are.
    let acts = arrows.count { arrow in
      arrow.sides.count == 2 && isAct(arrow.sides[0]) || ArrowText.isBracketed(arrow.sides[0])
    }
    return arrows.count >= 2 && (acts > 1 && acts * 3 >= arrows.count * 2 || leadsBack(tree))
      && arrows.allSatisfy { arrow in
        (arrow.sides.count == 2 || ArrowText.isBracketed(arrow.sides[0]))
          && ArrowSide(arrow.sides[1], known: KnownStates()) != nil
      }
  }

  /// The roots that trees lead to, and those of the trees that do so, where all their arrows lead to names.
  private func ends(of trees: [Tree]) -> Set<String> {
    var roots = Set(trees.map { Names.key($0.name) })
    guard roots.count > 1 else { return [] }
    let ordinals = trees.reduce(into: [String: String]()) { result, tree in
      if let ordinal = tree.ordinal { result[Names.key(ordinal)] = Names.key(tree.name) }
    }
    roots.formUnion(ordinals.keys)
    var result: Set<String> = []
    for tree in trees {
      let arrows = tree.branches.compactMap { ArrowText($0.text) }
      let targets = arrows.compactMap { arrows -> String? in
        guard arrows.joints.allSatisfy({ $0.direction == .forward }), let last = arrows.sides.last
        else { return nil }
        return (ArrowSide(last, known: KnownStates())?.name).map(Names.key)
      }
      guard targets.count == arrows.count else { continue }
      let own = Names.key(tree.name)
      let found = targets.filter { roots.contains($0) }.map { ordinals[$0] ?? $0 }
        .filter { $0 != own }
      if !found.isEmpty { result.formUnion(found + [own]) }
    }
    guard result.count > 1 else { return result }
    // "[Bag]" over "(pay)→ [Till]" is one more of them, though none leads to it.
    for tree in trees where tree.isBracketed && !tree.branches.isEmpty {
      let areWays = tree.branches.allSatisfy { branch in
        ArrowText(branch.text)?.sides.last.map(ArrowText.isBracketed) == true
      }
      if areWays { result.insert(Names.key(tree.name)) }
    }
    return result
  }

  private func isAct(_ text: String) -> Bool {
    let words = Names.words(text)
    return FlowSteps.kind(of: text) == .action
      || words.first.map(TransitionWords.controls.contains) == true
      || words.last.map(TransitionWords.controls.contains) == true
      || TransitionWords.controlMarks.contains(where: text.hasSuffix)
  }

  /// The words of a branch, and where it begins.
  private func branch(_ text: String, _ line: SourceRange, _ origin: Origin) -> Branch? {
    let rest = text.drop { "│┃ ".contains($0) }
    guard rest.hasPrefix("├") || rest.hasPrefix("└") || rest.hasPrefix("|-") || rest.hasPrefix("`-")
    else { return nil }
    let words = rest.drop { "├└─━┬|`-+│ ".contains($0) }
    guard words.contains(where: \.isLetter) else { return nil }
    let whole = document.source.string(line)
    let column = whole.prefix { !"├└`".contains($0) }.count
    return Branch(text: String(words), origin: origin, column: column)
  }

  // MARK: - States

  private func declare(_ tree: Tree, _ known: inout KnownStates, _ drafts: inout MachineDrafts) {
    let section = Int(document.nodes[Int(tree.block)].section)
    func add(_ name: String, _ origin: Origin, parent: String?, context: LocatedText?) {
      guard known.name(of: name) == nil else { return }
      var draft = StateDraft(name: name, origin: origin, screen: section)
      draft.parentSection = section
      draft.parent = parent
      draft.context = context
      drafts.states.append(draft)
      known.add(name)
    }
    if tree.isDeclared { add(tree.name, tree.origin, parent: nil, context: nil) }
    if let ordinal = tree.ordinal, known.name(of: ordinal) == nil {
      if known.name(of: tree.name) == nil {
        add(tree.name, tree.origin, parent: nil, context: nil)
        drafts.states[drafts.states.count - 1].aliases.append(LocatedText(ordinal, tree.origin))
      }
      known.add(ordinal, as: known.name(of: tree.name))
    }
    for branch in tree.branches {
      let arrows = ArrowText(branch.text)
      let name = arrows?.sides[0] ?? branch.text
      guard isInside(name, tree.name) else { continue }
      let shown = arrows.map { LocatedText($0.sides[1], branch.origin) }
      add(name, branch.origin, parent: tree.name, context: shown)
    }
  }

  /// "list.loading" is inside "list".
  private func isInside(_ name: String, _ root: String) -> Bool {
    name.utf8.count > root.utf8.count + 1 && name.hasPrefix(root + ".")
      && EventName.isIdentifier(name)
  }

  // MARK: - Changes

  private func edges(of tree: Tree, known: KnownStates) -> [EdgeDraft] {
    var result: [EdgeDraft] = []
    // Names that braces introduce are known from there on.
    var known = known
    // The states around a branch, by column.
    // Below several alternatives any of them may be left, so that there is no name.
    var around: [(column: Int, name: NameReference?)] = []
    // What a person does on a branch of its own, and the cases below it.
    var act: (column: Int, text: String)?
    let root = NameReference(text: tree.name, origin: tree.origin)
    for (index, branch) in tree.branches.enumerated() {
      while let last = around.last, last.column >= branch.column { around.removeLast() }
      let source = around.isEmpty ? root : around[around.count - 1].name
      around.append((branch.column, source))
      if let open = act, open.column >= branch.column { act = nil }
      // "load() → …" tells what a system does.
      guard !branch.text.contains("()"), let arrows = ArrowText(branch.text),
        arrows.joints[0].direction == .forward,
        !isInside(arrows.sides[0], tree.name)
      else {
        if let step = step(index, of: tree, known) {
          var edge = EdgeDraft(
            source: source, target: NameReference(text: step, origin: branch.origin),
            origin: branch.origin)
          if let act { edge = edge.triggered(by: unbracketed(act.text), branch.origin) }
          act = nil
          around[around.count - 1].name = edge.target
          result.append(edge)
        } else if act == nil, !Arrow.isIn(branch.text) {
          act = (branch.column, branch.text)
        }
        continue
      }
      if arrows.sides.count > 2 {
        let chain = chain(
          arrows, from: source, branch.origin, known, takesAny: tree.isOfActs)
        if let last = chain.last { around[around.count - 1].name = last.target }
        result += chain
        continue
      }
      let isTitled = arrows.sides[1].first?.isUppercase == true
      let targets = targets(
        arrows.sides[1], known: known, takesAny: tree.isOfActs || tree.isJoined && isTitled)
      if targets.count == 1 {
        around[around.count - 1].name = NameReference(text: targets[0], origin: branch.origin)
      } else if targets.count > 1, arrows.sides[1].hasPrefix("{") {
        around[around.count - 1].name = nil
        for target in targets { known.add(target) }
      }
      let words = unbracketed(arrows.sides[0])
      result += targets.map { target in
        let edge = EdgeDraft(
          source: source, target: NameReference(text: target, origin: branch.origin),
          origin: branch.origin)
        return edge.triggered(by: words, inCaseOf: act?.text, branch.origin)
      }
    }
    return result
  }

  /// The name that is all of a branch over branches of its own, "└─ Library" over "└─ [file chosen] → Player": a step of
  /// the tree like those behind arrows.
  private func step(_ index: Int, of tree: Tree, _ known: KnownStates) -> String? {
    let branch = tree.branches[index]
    guard tree.isOfActs, index + 1 < tree.branches.count,
      tree.branches[index + 1].column > branch.column, !Arrow.isIn(branch.text),
      !ArrowText.isBracketed(branch.text), !isAct(branch.text), !branch.text.contains("()")
    else { return nil }
    let name = StateName.splitQualifier(branch.text).name
    guard (1...4).contains(Names.wordCount(name)), ArrowSide.isName(name),
      name.first?.isLetter == true, name.first?.isLowercase == false
    else { return nil }
    return known.name(of: name) ?? name
  }

  /// "hover → Look → leave → Idle": states, and before each what leads to it; two acts in a row make one.
  private func chain(
    _ arrows: ArrowText, from source: NameReference?, _ origin: Origin, _ known: KnownStates,
    takesAny: Bool = false
  ) -> [EdgeDraft] {
    guard arrows.joints.allSatisfy({ $0.direction == .forward }) else { return [] }
    var result: [EdgeDraft] = []
    // "walk / run → edge → sit": several states at the start are what is left.
    let starts = targets(arrows.sides[0], known: known, takesAny: false)
    if starts.count > 1, let rest = arrows.withoutFirst {
      return starts.flatMap { name in
        chain(rest, from: NameReference(text: name, origin: origin), origin, known)
      }
    }
    var current = source
    var trigger: String?
    let isMixed = Self.isMixed(arrows)
    let hasKnown = arrows.sides.contains { !targets($0, known: known, takesAny: false).isEmpty }
    for (index, text) in arrows.sides.enumerated() {
      let isName = takesAny && index > 0 && !isAct(text)
      var names = targets(text, known: known, takesAny: isName)
      if names.isEmpty, isMixed, hasKnown, let side = ArrowSide(text, known: known),
        EventName.isIdentifier(side.name), side.name.utf8.allSatisfy({ $0 < 0x80 })
      {
        names = [side.name]
      }
      guard !names.isEmpty else {
        trigger = trigger ?? text
        continue
      }
      for name in names {
        let edge = EdgeDraft(
          source: current, target: NameReference(text: name, origin: origin), origin: origin)
        result.append(trigger.map { edge.triggered(by: unbracketed($0), origin) } ?? edge)
      }
      trigger = nil
      current = NameReference(text: names[0], origin: origin)
    }
    return result
  }

  private func unbracketed(_ text: String) -> String {
    ArrowText.isBracketed(text) || text.hasPrefix("(") && text.hasSuffix(")")
      ? ArrowSide.unwrapped(text) : text
  }

  /// Whether a script without blanks tells of acts, so that what is ASCII among them are names.
  private static func isMixed(_ arrows: ArrowText) -> Bool {
    arrows.sides.contains { $0.utf8.contains { $0 >= 0xE3 } }
      && arrows.sides.contains { $0.utf8.allSatisfy { $0 < 0x80 } }
  }

  /// The names of "{ walk / sit / sleep }", which need not be declared elsewhere.
  private static func alternatives(_ text: String) -> [String] {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return [] }
    let inner = String(text.dropFirst().dropLast())
    let names = TextSplit.pieces(of: inner, at: Self.dividers).map { StateName.trimmed($0) }
    return (2...24).contains(names.count)
      && names.allSatisfy { (1...3).contains(Names.wordCount($0)) && $0.first?.isLetter == true }
      ? names : []
  }

  private static let dividers: Phrases = ["/", "|", ",", "、", "／"]

  private func targets(_ text: String, known: KnownStates, takesAny: Bool) -> [String] {
    let listed = Self.alternatives(text)
    if !listed.isEmpty { return listed.map { known.name(of: $0) ?? $0 } }
    if let route = Route.called(in: text) { return [known.name(of: route) ?? route] }
    let names = StateNameList.split(StateName.splitQualifier(text).name)
      .map { known.name(of: $0) }
    let found = names.compactMap(\.self)
    if found.count == names.count { return found }
    guard let side = ArrowSide(text, known: known), side.isKnown || side.isMove || takesAny else {
      return []
    }
    return [side.name]
  }
}
