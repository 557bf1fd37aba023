import SpecModel
import SpecSyntax
import SpecText

/// Reads fences that tell of one state in words, in a frame or without, under labels of which one heads its ways out:
///
///     ┌───────────────────────────────┐
///     │ STATE: RESTING                │
///     │  TRIGGERS TO OTHER STATES:    │
///     │  • Doorbell rings → Alert     │
///     └───────────────────────────────┘
///
/// The state is the one that the fence names or stands in the part of; only declared states are led to. In frames that
/// each begin with the name of a state the ways out need no label.
struct SheetFences {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The changes of all such fences, and the fences that hold them.
  ///
  /// - Complexity: O(lines of fences); those without a line of words that ends with a colon are left at once.
  func read(_ drafts: MachineDrafts) -> (blocks: Set<Int32>, found: [MatrixDraft]) {
    var blocks: Set<Int32> = []
    var found: [MatrixDraft] = []
    guard !drafts.states.isEmpty else { return (blocks, found) }
    var places: LinePlaces?
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && (3...200).contains(block.lines.count)
      && mayHoldWays(block)
    {
      let known = places ?? LinePlaces(drafts, in: document)
      places = known
      let edges = edges(of: block, known)
      guard !edges.isEmpty else { continue }
      blocks.insert(block.node)
      let node = document.nodes[Int(block.node)]
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(node.section),
          origin: document.origin(node.range), edges: edges))
    }
    return (blocks, found)
  }

  /// Whether a line that ends with a colon, or one with the name of a state behind the word for it, stands somewhere above
  /// one with an arrow: a test on bytes.
  private func mayHoldWays(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    var isLabelled = false
    for line in block.lines {
      let row = TextCard.row(line.offsets, in: bytes)
      guard row.count > 3 else { continue }
      if bytes[row.upperBound - 1] == ASCII.colon || StateBoxes.colon(in: row, of: bytes) != nil {
        isLabelled = true
      } else if isLabelled, ArrowGlyph.mayOccur(in: bytes, row) {
        return true
      }
    }
    return false
  }

  // MARK: Ways

  private func edges(of block: Document.CodeBlock, _ places: LinePlaces) -> [EdgeDraft] {
    var result: [EdgeDraft] = []
    var source: NameReference?
    var isOpen = false
    // Whether the next row is the first of a frame, and whether that of this frame names the state.
    var (isFirst, isHeaded) = (false, false)
    let bytes = document.source.bytes
    let areApart = StateBoxes.areApart(block, in: bytes)
    for line in block.lines {
      if areApart, StateBoxes.isTop(line.offsets, in: bytes) {
        (source, isOpen, isFirst, isHeaded) = (nil, false, true, false)
        continue
      }
      let row = TextCard.row(line.offsets, in: bytes)
      guard !row.isEmpty, row.count <= 200 else { continue }
      let text = StateName.trimmed(
        document.source.string(SourceRange(row.lowerBound, row.upperBound)))
      if let item = Self.marks.prefix(of: text).map({ text.dropFirst($0.count) }) {
        guard isOpen else { continue }
        let own =
          source ?? places.state(aroundSection: Int(document.nodes[Int(block.node)].section))
        if let own, let edge = edge(String(item), from: own, places.known, document.origin(line)) {
          result.append(edge)
        }
        continue
      }
      isOpen = text.hasSuffix(":") && TransitionWords.exits.contains(text.dropLast().lowercased())
      if let name = named(text, places.known, document.origin(line)) {
        source = name
        isHeaded = isHeaded || isFirst
      } else if isHeaded, let source, ArrowGlyph.mayOccur(in: bytes, row),
        let edge = bareWay(text, from: source, places.known, document.origin(line))
      {
        result.append(edge)
      }
      isFirst = false
    }
    return result
  }

  /// "Doorbell → ALERT" in the frame of a state: one arrow, and no label before what triggers the change.
  private func bareWay(
    _ text: String, from source: NameReference, _ known: KnownStates, _ origin: Origin
  ) -> EdgeDraft? {
    guard let arrows = ArrowText(text), arrows.sides.count == 2,
      (1...8).contains(Names.wordCount(arrows.sides[0])),
      !arrows.sides[0].contains(where: { ":：|│".contains($0) })
    else { return nil }
    return edge(text, from: source, known, origin)
  }

  /// The declared state behind the word for one: "STATE: RESTING".
  private func named(_ text: String, _ known: KnownStates, _ origin: Origin) -> NameReference? {
    guard let (label, words) = TextSplit.halves(of: text, at: ":"),
      TableVocabulary.stateNouns.contains(label.lowercased()),
      case let bare = StateName.trimmed(words),
      let name = known.name(of: bare) ?? known.name(of: StateName.splitQualifier(bare).name)
    else { return nil }
    return NameReference(text: name, origin: origin)
  }

  /// "Doorbell rings → Alert": what triggers the change, what is done on the way, and the state that it leads to.
  private func edge(
    _ text: String, from source: NameReference, _ known: KnownStates, _ origin: Origin
  ) -> EdgeDraft? {
    guard let arrows = ArrowText(StateName.trimmed(text)), arrows.sides.count <= 4,
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap }),
      let last = arrows.sides.last, known.name(of: arrows.sides[0]) == nil,
      let target = ArrowSide(StateName.withoutStop(last), known: known), target.isKnown,
      Names.key(target.name) != source.key
    else { return nil }
    var edge = EdgeDraft(
      source: source, target: NameReference(text: target.name, origin: origin), origin: origin
    ).triggered(by: ArrowSide.unwrapped(arrows.sides[0]), origin)
    let acts = arrows.sides.dropFirst().dropLast()
    if !acts.isEmpty { edge.effect = LocatedText(acts.joined(separator: ", "), origin) }
    edge.note(remark: target.remark, origin)
    return edge
  }

  private static let marks: Phrases = ["• ", "- ", "* ", "· ", "▪ ", "– ", "● ", "◦ "]
}
