import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of screens below each other with arrows down between them, each over a tree of what it shows:
///
///     Offer Screen
///     ├── Price
///     └── Hint: "free for a week"
///         ↓
///     Address Screen
///     └── Form
///
/// The way down leaves the screen and not the last leaf. A leaf is what leads on only where it is the one control among
/// them; a control in quotation marks with an arrow of its own leads where that says.
struct ScreenTrees {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Screen {
    var name: String
    var origin: Origin
    var leaves: [LocatedText] = []
    /// Whether an arrow down follows.
    var leadsOn = false
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    FencedMatrices.collect(document, lines: 5...120, isClosed: false, into: &drafts) { block in
      guard mayBeTree(block), !context.isSystem(around: Int(block.node)),
        let screens = screens(in: block)
      else { return nil }
      let edges = edges(between: screens)
      return edges.isEmpty ? nil : edges
    }
  }

  /// A byte test: a line begins with a branch, and one is nothing but an arrow down.
  private func mayBeTree(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    var (hasBranch, hasHead) = (false, false)
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard text.count > 2, bytes[text.lowerBound] == 0xE2 else { continue }
      if text.count > 6, bytes[text.lowerBound + 1] == 0x94 { hasBranch = true }
      if text.count <= 6, bytes[text.lowerBound + 1] != 0x94 { hasHead = true }
    }
    return hasBranch && hasHead
  }

  private func screens(in block: Document.CodeBlock) -> [Screen]? {
    var result: [Screen] = []
    for line in block.lines {
      let whole = document.source.string(line)
      let text = StateName.trimmed(whole)
      if text.isEmpty || text.allSatisfy({ "│|┃ ".contains($0) }) { continue }
      if Self.heads.contains(text) {
        guard let last = result.indices.last, !result[last].leadsOn else { return nil }
        result[last].leadsOn = true
        continue
      }
      let origin = document.origin(line)
      if let leaf = Self.leaf(of: whole) {
        guard let last = result.indices.last, !result[last].leadsOn else { return nil }
        if let leaf { result[last].leaves.append(LocatedText(leaf, origin)) }
        continue
      }
      guard whole.first != " ", whole.first != "\t", let name = Self.name(of: text) else {
        return nil
      }
      // A name without an arrow before it begins another way.
      result.append(Screen(name: name, origin: origin))
    }
    let branched = result.count { !$0.leaves.isEmpty }
    return result.count > 1 && branched * 2 >= result.count && result.last?.leadsOn == false
      ? result : nil
  }

  private static let heads: Set<String> = ["↓", "▼", "⬇", "⬇️", "⇓", "↓️"]

  /// The words of a branch at the outer edge; the inner optional is `nil` for one that is set in deeper, and the outer
  /// for a line that is none.
  private static func leaf(of line: String) -> String?? {
    guard let first = line.first, "├└│┃|╰".contains(first) else { return nil }
    if "│┃|".contains(first) { return .some(nil) }
    let words = StateName.trimmed(String(line.drop { "├└╰─━ ".contains($0) }))
    return .some(words.isEmpty ? nil : words)
  }

  /// "Address" of "Step 2: Address", "Answer" of "Help Button → Answer", "Entry" of "Entry: \"Add\"".
  private static func name(of text: String) -> String? {
    let last = ArrowText(text)?.sides.last ?? text
    let bare = StateName.withoutOrdinal(StateName.withoutNumbering(ArrowSide.unwrapped(last)))
    let parts = TextSplit.pieces(of: bare, at: [": "], most: 2)
    let isQuoted = parts.count == 2 && parts[1].first.map { "\"“„«".contains($0) } == true
    let name = isQuoted ? parts[0] : StateName.splitQualifier(bare).name
    guard (1...6).contains(Names.wordCount(name)), name.utf8.count <= 60,
      name.first?.isUppercase == true || name.first?.isNumber == true
        || name.utf8.first ?? 0 >= 0xE3,
      !EventName.isCode(name), !name.contains("/"), !FlowWords.asks(name),
      !name.contains(where: { "│┌┐└┘├┤┬┴┼".contains($0) }),
      FlowSteps.kind(of: name) != .action || TransitionWords.isTitledChoice(name)
    else { return nil }
    return name
  }

  // MARK: Changes

  private func edges(between screens: [Screen]) -> [EdgeDraft] {
    var result: [EdgeDraft] = []
    let names = Set(screens.map { Names.key($0.name) })
    for (index, screen) in screens.enumerated() {
      let source = NameReference(text: screen.name, origin: screen.origin)
      let ways = screen.leaves.compactMap { way($0, from: source, names) }
      result += ways
      guard screen.leadsOn, index + 1 < screens.count,
        case let next = screens[index + 1],
        !ways.contains(where: { $0.target.key == Names.key(next.name) })
      else { continue }
      let edge = EdgeDraft(
        source: source, target: NameReference(text: next.name, origin: next.origin),
        origin: next.origin)
      let controls = screen.leaves.filter { Self.isControl($0.text) }
      result.append(
        controls.count == 1 && ways.isEmpty
          ? edge.triggered(by: controls[0].text, controls[0].origin) : edge)
    }
    return result
  }

  /// "\"Send now\" → Receipt": a control in quotation marks or brackets, and the name that it leads to.
  private func way(
    _ leaf: LocatedText, from source: NameReference, _ names: Set<String>
  ) -> EdgeDraft? {
    guard let arrows = ArrowText(leaf.text), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward,
      let first = arrows.sides[0].first, "\"“„«「[".contains(first),
      let side = ArrowSide(arrows.sides[1], known: KnownStates()), !side.isAny,
      (1...4).contains(Names.wordCount(side.name)), side.name.first?.isUppercase == true,
      names.contains(Names.key(side.name)) || Names.wordCount(side.name) > 1, !side.isMove
    else { return nil }
    return EdgeDraft(
      source: source, target: NameReference(text: side.name, origin: leaf.origin),
      origin: leaf.origin
    ).triggered(by: ArrowSide.unwrapped(arrows.sides[0]), leaf.origin)
  }

  /// Whether a leaf is a button in brackets, or tells a gesture: "[Continue]", "tap the card".
  private static func isControl(_ text: String) -> Bool {
    ArrowText.isBracketed(text)
      || text.first?.isLowercase == true && FlowSteps.kind(of: text) == .action
  }
}
