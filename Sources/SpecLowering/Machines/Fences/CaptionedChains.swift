import SpecModel
import SpecSyntax
import SpecText

/// Reads chains of states in fences that hold other lines too, "state: queued → running → done | failed", or a chain
/// below "Session states:", or in the section of a state machine, over lines that tell more of it:
///
///     idle → listening ⇄ thinking → speaking
///                        ↘ waiting (for a tool)
///     End: the call is over
///
/// The word before the chain says that its names are those of states; a slanting arrow leaves the name above it.
struct CaptionedChains {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The names between the arrows, several where one of them follows, with the columns that they take.
  private struct Side {
    var names: [String]
    var columns: Range<Int>
    /// Whether it comes any number of times, "[waiting]*", so that the chain goes on without it as well.
    var mayBeLeftOut = false
  }

  /// Adds the changes of all such fences that no other form has read.
  ///
  /// - Parameter isLone: whether only fences count whose one line with arrows is a chain behind such a word; they are
  ///   read before all others.
  /// - Complexity: O(lines of fences); those without an arrow are left at once.
  func collect(into drafts: inout MachineDrafts, isLone: Bool = false) {
    let trees = drafts.trees
    FencedMatrices.collect(document, lines: 1...60, isClosed: false, into: &drafts) { block in
      guard !trees.contains(block.node), block.lines.contains(where: mayHold),
        !isLone || isLoneChain(block)
      else { return nil }
      let edges = edges(in: block)
      return edges.isEmpty ? nil : edges
    }
  }

  /// Whether one line of a fence holds arrows, behind a word for state, and others stand beside it.
  private func isLoneChain(_ block: Document.CodeBlock) -> Bool {
    let lines = block.lines.filter {
      ArrowGlyph.mayOccur(in: document.source.bytes, $0.offsets)
    }
    guard lines.count == 1, block.lines.count > 1, lines[0].offsets.count <= 400 else {
      return false
    }
    let label = ArrowText.labelled(StateName.trimmed(document.source.string(lines[0])))?.label
    return label.map(Self.isLabel) == true
  }

  private func mayHold(_ line: SourceRange) -> Bool {
    (9...400).contains(line.offsets.count)
      && FlowSteps.mayHoldTwoArrows(line.offsets, in: document.source.bytes)
  }

  private func edges(in block: Document.CodeBlock) -> [EdgeDraft] {
    let isOfMachine = isOfMachine(Int(block.node))
    var isCaptioned = false
    var above: [Side] = []
    var result: [EdgeDraft] = []
    for line in block.lines where line.offsets.count <= 400 {
      let text = document.source.string(line)
      let trimmed = StateName.trimmed(text)
      let origin = document.origin(line)
      if let branch = branch(text, trimmed, from: above, origin) {
        result.append(branch)
        continue
      }
      guard mayHold(line) else {
        isCaptioned = Self.isCaption(trimmed)
        continue
      }
      let (label, chain) = ArrowText.labelled(trimmed) ?? ("", trimmed)
      let isSaid = label.isEmpty ? isOfMachine || isCaptioned : Self.isLabel(label)
      above = []
      guard isSaid, let sides = sides(of: chain, in: text) else { continue }
      above = sides.steps
      result += changes(sides, origin)
    }
    return result
  }

  // MARK: What is said of a chain

  /// Whether the nearest heading names a state machine, or the paragraph above the fence does.
  private func isOfMachine(_ node: Int) -> Bool {
    guard !context.isSystem(around: node) else { return false }
    let label = FlowReader(context: context).label(before: node)
    return [context.scope(of: node).last, label].contains { title in
      title.map(Self.namesMachine) == true
    }
  }

  private static func namesMachine(_ title: String) -> Bool {
    let words = Names.words(title)
    if TransitionWords.machines.occur(in: words) { return true }
    if words.count > 1, words.count <= 6, let last = words.last, models.contains(last),
      TransitionWords.progress.contains(words[words.count - 2])
    {
      return true
    }
    return title.utf8.contains { $0 >= 0xE3 } && wideMachines.contains(where: title.contains)
  }

  /// "Session states:", alone on its line.
  private static func isCaption(_ text: String) -> Bool {
    guard text.utf8.count <= 48, text.hasSuffix(":") || text.hasSuffix("：") else { return false }
    let words = Names.words(text)
    guard let last = words.last, words.count <= 4 else { return false }
    return TransitionWords.progress.contains(last)
      || last.utf8.first ?? 0 >= 0xE3 && TransitionWords.progressMarks.contains(last)
  }

  /// "state", "orderStatus", "ticket.phase": a variable whose name ends with a word for a state.
  private static func isLabel(_ label: String) -> Bool {
    guard label.utf8.count <= 40 else { return false }
    let words = Names.words(label)
    guard let last = words.last, words.count <= 4, TransitionWords.progress.contains(last) else {
      return false
    }
    return !words.contains(where: TransitionWords.systems.contains)
      && !words.contains(where: work.contains)
  }

  private static let models: Lexicon = [
    "model", "machine", "flow", "sequence", "cycle", "chain", "chart", "modell", "folge", "ablauf",
    "modèle", "modelo", "ciclo", "secuencia", "sequência", "modello", "sequenza", "reeks",
  ]
  private static let wideMachines = [
    "状态机", "狀態機", "状態機械", "状態マシン", "ステートマシン", "状态流转", "状態遷移", "状态转换", "状态模型", "状態モデル",
    "상태 머신", "상태 기계", "상태 전이", "상태 모델",
  ]
  private static let work: Lexicon = [
    "document", "doc", "project", "release", "issue", "pr", "build", "deploy", "ci", "dokument",
    "projekt", "documento", "proyecto", "projeto", "progetto",
  ]

  // MARK: Chains

  /// The steps of a chain of three names at least with what joins them; `nil` where a side is no name.
  private func sides(
    of chain: String, in line: String
  ) -> (steps: [Side], joints: [ArrowText.Joint])? {
    guard let arrows = ArrowText(chain), arrows.sides.count > 2, arrows.sides.count <= 16,
      arrows.joints.allSatisfy({ $0.direction != .backward && $0.label == nil })
    else { return nil }
    var steps: [Side] = []
    var rest = line[...]
    var column = 0
    for (index, side) in arrows.sides.enumerated() {
      let isLast = index == arrows.sides.count - 1
      let names = Self.names(side)
      guard let names, isLast || names.count == 1 else { return nil }
      let mayBeLeftOut = side.hasPrefix("[") && (side.hasSuffix("]*") || side.hasSuffix("]?"))
      // Remarks that were taken off a side leave it where the one before it ends.
      if let found = rest.firstRange(of: side) {
        let start = column + line.distance(from: rest.startIndex, to: found.lowerBound)
        column = start + side.count
        steps.append(Side(names: names, columns: start..<column, mayBeLeftOut: mayBeLeftOut))
        rest = rest[found.upperBound...]
      } else {
        steps.append(Side(names: names, columns: column..<column, mayBeLeftOut: mayBeLeftOut))
      }
    }
    return (steps, arrows.joints)
  }

  /// The names of a side without marks that say how often it comes, "[waiting]*", and without an ellipsis behind it.
  private static func names(_ side: String) -> [String]? {
    var text = StateName.splitQualifier(side).name
    while let last = text.last, "…*+? ".contains(last) { text.removeLast() }
    let pieces = TextSplit.pieces(of: text, at: ["|", " / ", "/", " or "])
      .map { ArrowSide.unwrapped($0) }
    let areNames = pieces.allSatisfy { name in
      (1...3).contains(Names.wordCount(name)) && ArrowSide.isName(name) && !EventName.isCode(name)
        && !name.contains(where: { ":;,.".contains($0) }) && !Doings.isDoing(name)
        && !Names.hasWord(name, in: TransitionWords.machinery)
        && FlowSteps.kind(of: name) != .action
    }
    return areNames && !pieces.isEmpty ? pieces : nil
  }

  private func changes(
    _ chain: (steps: [Side], joints: [ArrowText.Joint]), _ origin: Origin
  ) -> [EdgeDraft] {
    var result: [EdgeDraft] = []
    for (index, joint) in chain.joints.enumerated() where index + 1 < chain.steps.count {
      let source = chain.steps[index].names[0]
      for target in chain.steps[index + 1].names where Names.key(target) != Names.key(source) {
        result.append(edge(source, target, origin))
        if joint.direction == .mutual { result.append(edge(target, source, origin)) }
      }
      guard chain.steps[index + 1].mayBeLeftOut, index + 2 < chain.steps.count else { continue }
      for target in chain.steps[index + 2].names where Names.key(target) != Names.key(source) {
        result.append(edge(source, target, origin))
      }
    }
    return result
  }

  /// "↘ waiting (for a tool)": a way to the side from the name above its column.
  private func branch(
    _ text: String, _ trimmed: String, from above: [Side], _ origin: Origin
  ) -> EdgeDraft? {
    guard !above.isEmpty, let first = trimmed.first, first == "↘" || first == "↙" else {
      return nil
    }
    let column = text.prefix { $0 == " " }.count
    guard let source = above.last(where: { $0.columns.lowerBound <= column }),
      source.names.count == 1,
      let names = Self.names(StateName.trimmed(String(trimmed.dropFirst()))), names.count == 1,
      Names.key(names[0]) != Names.key(source.names[0])
    else { return nil }
    return edge(source.names[0], names[0], origin)
  }

  private func edge(_ from: String, _ to: String, _ origin: Origin) -> EdgeDraft {
    EdgeDraft(
      source: NameReference(text: from, origin: origin),
      target: NameReference(text: to, origin: origin), origin: origin)
  }
}
