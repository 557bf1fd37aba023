import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of a chain of screens over a tree of what is shown and done on the last of them:
///
///     Cover (5 s) → Frame → Garden
///     ├─ title: "Hello"
///     ├─ Water saved
///     └─ Tap the gate → Go to Shed
///
/// and those whose chain ends with an act, over where it leads: "Shed → Tap Back" over "└─ Go to Garden". A leaf "key:
/// value" is a property and one in words an effect; neither leads anywhere, and none of them puts out the rest.
struct EffectTrees {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The chain above a tree, and what somebody does at its end.
  private struct Root {
    var last: String
    var act: String?
    var edges: [EdgeDraft] = []
  }

  /// A leaf that leads on: the names in their order, and what is said before them.
  private struct Way {
    var names: [String]
    var words: String?
    /// Whether a verb of motion stands before the first name.
    var isMove: Bool
  }

  private enum Leaf {
    case way(Way)
    /// What is shown, or becomes of something.
    case effect
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var names: KnownStates?
    let states = drafts
    FencedMatrices.collect(document, lines: 2...60, isClosed: false, into: &drafts) { block in
      guard mayHold(block), isOfFlow(Int(block.node)) else { return nil }
      let known = names ?? knownNames(states)
      names = known
      return edges(of: block, known)
    }
  }

  /// A byte test: a line holds an arrow without the stroke of a branch before it, and the next one has the stroke.
  private func mayHold(_ block: Document.CodeBlock) -> Bool {
    zip(block.lines, block.lines.dropFirst()).contains { isRoot($0) && isBranch($1) }
  }

  private func isRoot(_ line: SourceRange) -> Bool {
    let bytes = document.source.bytes
    let text = ASCII.trimmed(bytes, line.offsets)
    return text.count > 4 && text.count <= 240 && !isDrawn(text)
      && ArrowGlyph.mayOccur(in: bytes, text)
  }

  private func isBranch(_ line: SourceRange) -> Bool {
    let text = ASCII.trimmed(document.source.bytes, line.offsets)
    return ["├", "└"].contains {
      ASCII.starts(document.source.bytes, at: text.lowerBound, with: $0)
    }
  }

  /// Whether a line begins with a part of a drawing: E2 94 or E2 95.
  private func isDrawn(_ text: Range<Int>) -> Bool {
    let bytes = document.source.bytes
    return text.count > 2 && bytes[text.lowerBound] == 0xE2
      && bytes[text.lowerBound + 1] | 1 == 0x95
  }

  private func isOfFlow(_ node: Int) -> Bool {
    let titles = context.scope(of: node)
    guard !context.isSystem(around: node), !titles.suffix(2).contains(where: FlowChains.isTechnical)
    else { return false }
    return titles.contains {
      TransitionWords.speaksOfStates($0) || CourseWords.nameCourse($0)
    }
  }

  /// The declared names and those of the chains of all such fences.
  private func knownNames(_ drafts: MachineDrafts) -> KnownStates {
    var known = KnownStates(drafts)
    for block in document.codeBlocks where FlowReader.languages.contains(block.language) {
      for line in block.lines where isRoot(line) {
        guard let arrows = ArrowText(StateName.trimmed(document.source.string(line))) else {
          continue
        }
        for side in arrows.sides {
          guard case let name = Self.bare(side), Self.isName(name) else { continue }
          known.add(name)
        }
      }
    }
    return known
  }

  // MARK: Lines

  private func edges(of block: Document.CodeBlock, _ known: KnownStates) -> [EdgeDraft]? {
    var result: [EdgeDraft] = []
    var root: Root?
    var column: Int?
    var effects = 0
    for line in block.lines {
      let text = document.source.string(line)
      let bare = StateName.trimmed(String(text.drop { " \t│┃|├└╰─━-".contains($0) }))
      guard !bare.isEmpty else { continue }
      let origin = document.origin(line)
      guard let mark = text.firstIndex(where: { "├└╰".contains($0) }),
        text[..<mark].allSatisfy({ " \t│┃|".contains($0) })
      else {
        guard let next = Self.root(bare, origin) else { return nil }
        (root, column) = (next, nil)
        result += next.edges
        continue
      }
      guard let above = root, let leaf = Self.leaf(bare, known) else { return nil }
      let place = text.distance(from: text.startIndex, to: mark)
      switch leaf {
      case .effect: effects += 1
      case .way(let way):
        // What hangs from another leaf is said of that one.
        guard place == column ?? place else { return nil }
        if way.isMove { effects += 1 }
        result += Self.edges(of: way, from: above, origin)
      }
      column = column ?? place
    }
    return effects > 0 && !result.isEmpty ? result : nil
  }

  /// The chain of a line: names, and acts between and behind them; what begins it may be that the program is started.
  private static func root(_ text: String, _ origin: Origin) -> Root? {
    guard let arrows = ArrowText(text),
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap })
    else { return nil }
    var sides = arrows.sides[...]
    if MachineDrafts.isLaunch(sides[0]) || isAct(sides[0]) { sides = sides.dropFirst() }
    guard let first = sides.first, !isAct(first), isName(bare(first)) else { return nil }
    var root = Root(last: bare(first))
    for side in sides.dropFirst() {
      if isAct(side) {
        root.act = side
        continue
      }
      guard case let name = bare(side), isName(name) else { return nil }
      let edge = EdgeDraft(
        source: NameReference(text: root.last, origin: origin),
        target: NameReference(text: name, origin: origin), origin: origin)
      root.edges.append(root.act.map { edge.triggered(by: $0, origin) } ?? edge)
      (root.last, root.act) = (name, nil)
    }
    return root
  }

  /// What a leaf tells; `nil` where it may be the name of a screen, or the way of one, that leaves the chain elsewhere.
  private static func leaf(_ text: String, _ known: KnownStates) -> Leaf? {
    guard !isProperty(text) else { return .effect }
    let arrows = ArrowText(text)
    if let arrows,
      !arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap })
    {
      return nil
    }
    let sides = arrows?.sides ?? [text.hasSuffix(":") ? String(text.dropLast()) : text]
    let places = sides.map { place($0, known) }
    guard let first = places.firstIndex(where: { $0 != nil }), let target = places[first] else {
      return isEffect(sides[0], known) ? .effect : nil
    }
    guard first > 0 || target.isMove, first == 0 || isOccasion(sides[0], known) else { return nil }
    let names = places[first...].prefix { $0 != nil }.compactMap { $0?.name }
    let words = first == 0 ? nil : sides[..<first].joined(separator: " → ")
    return .way(Way(names: names, words: words, isMove: target.isMove))
  }

  private static func edges(of way: Way, from root: Root, _ origin: Origin) -> [EdgeDraft] {
    var source = root.last
    var words = way.words ?? root.act
    var result: [EdgeDraft] = []
    for name in way.names {
      let edge = EdgeDraft(
        source: NameReference(text: source, origin: origin),
        target: NameReference(text: name, origin: origin), origin: origin)
      result.append(words.map { edge.triggered(by: $0, origin) } ?? edge)
      (source, words) = (name, nil)
    }
    return result
  }

  // MARK: Words

  /// "title: "Hello"", "Toast: "Saved"": a word or two and what they are.
  private static func isProperty(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), !Arrow.isIn(String(text[..<colon])) else {
      return false
    }
    return (1...3).contains(Names.wordCount(String(text[..<colon])))
      && text[text.index(after: colon)...].contains { $0 != " " }
  }

  /// The screen that a side leads to: a known one, or a title behind a verb of motion, "Go to Shed".
  private static func place(
    _ text: String, _ known: KnownStates
  ) -> (name: String, isMove: Bool)? {
    if let name = known.name(of: bare(text)) { return (name, false) }
    for word in shortMoves where text.lowercased().hasPrefix(word) {
      if let name = known.name(of: bare(String(text.dropFirst(word.count)))) { return (name, true) }
    }
    guard let side = ArrowSide(text, known: known), side.isMove,
      side.isKnown
        || Names.wordCount(side.name) <= 3 && isName(side.name)
          && TransitionWords.isTitled(side.name)
    else { return nil }
    return (side.name, true)
  }

  /// Words that lead to a place only before the name of one.
  private static let shortMoves = ["về ", "đến ", "sang ", "to ", "zu ", "nach ", "ke "]

  private static func isAct(_ text: String) -> Bool {
    OutlineWords.isAct(text) || FlowSteps.beginsWithGesture(text)
  }

  /// Whether words tell what happens, and are no name of a screen that leads on: "Tap the gate", "Login accepted".
  private static func isOccasion(_ text: String, _ known: KnownStates) -> Bool {
    isAct(text) || isEffect(text, known)
  }

  /// Whether words tell what becomes of something: several, not set as a title, and no name.
  private static func isEffect(_ text: String, _ known: KnownStates) -> Bool {
    isAct(text)
      || Names.wordCount(text) > 1 && !TransitionWords.isTitled(text)
        && known.name(of: bare(text)) == nil && text.utf8.count <= 100
  }

  private static func bare(_ text: String) -> String {
    ArrowSide.unwrapped(StateName.splitQualifier(text).name)
  }

  private static func isName(_ text: String) -> Bool {
    OutlineWords.mayBeStep(text) && text.first?.isLowercase == false
      && !TransitionWords.namesMachinery(text)
  }
}
