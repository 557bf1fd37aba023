import SpecModel
import SpecSyntax
import SpecText

/// Reads a flow from the lines of a code block.
struct FlowFence {
  private let document: Document
  private let block: Document.CodeBlock
  private let bytes: ContiguousArray<UInt8>

  init(document: Document, block: Document.CodeBlock) {
    self.document = document
    self.block = block
    bytes = document.source.bytes
  }

  private enum Item {
    case text(Range<Int>)
    case arrow(note: Range<Int>?, isEvent: Bool, more: [Range<Int>] = [])
    case blank
  }

  /// The steps; `nil` where the block is no flow: a tree, a chart, code, a spacing diagram or a timeline.
  ///
  /// - Shape: a text below a vertical arrow, or right of a horizontal one, follows an arrow; other
  ///   lines are kept without one.
  func steps(
    isNamedFlow: @autoclosure () -> Bool, isOfScreens: @autoclosure () -> Bool
  ) -> [Flow.Step]? {
    guard let items else { return nil }
    let paired = withTriggers(items)
    let steps = screens(
      steps(of: paired.items, arePaired: paired.isPaired), isIntroduced: isOfScreens,
      isNamed: isNamedFlow)
    guard steps.count >= 2, steps.contains(where: \.followsArrow) else { return nil }
    let starts = steps.filter {
      ($0.text.utf8.first ?? 0) < 0x3A && ($0.text.utf8.first ?? 0) > 0x2F
    }
    guard starts.count * 2 < steps.count else { return nil }
    if items.contains(where: { if case .arrow = $0 { true } else { false } }) { return steps }
    let actions = steps.filter { $0.kind == .action }
    let hasTable = steps.contains { $0.text.hasSuffix("?") || $0.text.hasPrefix("-") }
    if hasTable { return nil }
    return actions.count * 3 >= steps.count || isNamedFlow() ? steps : nil
  }

  /// "Locked" over "↓ code accepted" over "Open": where each arrow of a column of names has words beside it, these are
  /// what happens; "Pick a region" is the name of a screen then, where others are no acts, an act stands on each arrow,
  /// or no name tells a gesture and only names begin with capitals.
  private func withTriggers(_ items: [Item]) -> (items: [Item], isPaired: Bool) {
    var isBelowName = false
    var count = 0
    var acts = (names: 0, notes: 0)
    var areSetApart = true
    var areCased = true
    for item in items {
      switch item {
      case .blank: continue
      case .text(let range):
        guard !isBelowName, range.count <= 32 else { return (items, false) }
        // "OPEN" alone is a state.
        if isAct(range), range.contains(where: { bytes[$0] == ASCII.space }) { acts.names += 1 }
        if !ASCII.isUpper(bytes[range.lowerBound])
          || Self.tellsGesture(TextScan.string(range, in: bytes))
        {
          areCased = false
        }
        isBelowName = true
      case .arrow(let note, let isEvent, _):
        guard isBelowName, let note else { return (items, false) }
        if !isEvent { areSetApart = false }
        if isAct(note) { acts.notes += 1 }
        if !ASCII.isLower(bytes[note.lowerBound]) { areCased = false }
        isBelowName = false
        count += 1
      }
    }
    guard count > 1, isBelowName,
      acts.names == 0 || acts.notes == count
        || acts.names * 2 < count && (acts.notes > 1 || areSetApart) || areCased && count > 2
    else { return (items, false) }
    let paired = items.map { item in
      if case .arrow(let note, _, let more) = item {
        return Item.arrow(note: note, isEvent: true, more: more)
      }
      return item
    }
    return (paired, true)
  }

  private func isAct(_ range: Range<Int>) -> Bool {
    FlowSteps.kind(of: TextScan.string(range, in: bytes)) == .action
  }

  /// Where all steps are titles, "Choose Seat" is the name of a screen as the others are.
  ///
  /// Where the words above announce screens, "Pick language" is one as well, unless it tells a gesture.
  private func screens(
    _ steps: [Flow.Step], isIntroduced: () -> Bool, isNamed: () -> Bool
  ) -> [Flow.Step] {
    let acts = steps.filter { $0.kind == .action }
    guard !acts.isEmpty, acts.count < steps.count else { return steps }
    let areTitles =
      acts.allSatisfy { TransitionWords.isTitledChoice($0.text) }
      && steps.allSatisfy { TransitionWords.isTitled($0.text) }
    let ends = [steps[0].kind, steps[steps.count - 1].kind]
    guard
      areTitles || areNames(steps, acts) && isNamed()
        || ends.allSatisfy({ $0 == .response })
          && steps.allSatisfy({ Names.wordCount($0.text) <= 4 })
          && !acts.contains(where: { Self.tellsGesture($0.text) }) && isIntroduced()
    else { return steps }
    return steps.map { step in
      var step = step
      if step.kind == .action { step.kind = .response }
      return step
    }
  }

  /// Whether the steps of a long flow are short names, two in three of them titles, and so are its few acts: "Sound +
  /// alert" at the end makes no act of "Choose Preset".
  private func areNames(_ steps: [Flow.Step], _ acts: [Flow.Step]) -> Bool {
    guard steps.count > 4, acts.count * 3 <= steps.count,
      acts.allSatisfy({ TransitionWords.isTitledChoice($0.text) }),
      steps.count(where: { TransitionWords.isTitled($0.text) }) * 3 >= steps.count * 2
    else { return false }
    return steps.allSatisfy { step in
      // Names in several columns of a drawing stand on one row.
      TextSplit.pieces(of: step.text, at: ["   "]).allSatisfy { name in
        let words = Names.words(name)
        return words.count <= 4 && name.first?.isLowercase != true
          && !".:!?".contains(name.last ?? " ")
          && StateWords.copulas.isDisjoint(with: words)
          && !words.contains(where: TransitionWords.machinery.contains)
      }
    }
  }

  private static func tellsGesture(_ text: String) -> Bool {
    Names.firstWord(text).map { FlowchartVocabulary.gestures.contains($0) || $0 == "hold" } ?? false
  }

  private func steps(of items: [Item], arePaired: Bool) -> [Flow.Step] {
    var steps: [Flow.Step] = []
    var isAfterArrow = false
    var isNumbered = false
    var isGap = false
    func add(
      _ range: Range<Int>, followsArrow: Bool, isEvent: Bool = false, more: [Range<Int>] = []
    ) {
      let text = ([range] + more).map { TextScan.string($0, in: bytes) }.joined(separator: " ")
      steps.append(
        Flow.Step(
          kind: isEvent ? .action : arePaired ? .response : FlowSteps.kind(of: text), text: text,
          followsArrow: followsArrow,
          origin: document.origin(SourceRange(range.lowerBound, range.upperBound))))
    }
    for item in items {
      switch item {
      case .blank: break
      case .arrow(let note, let isEvent, let more):
        isAfterArrow = !steps.isEmpty
        if let note, !steps.isEmpty {
          add(note, followsArrow: true, isEvent: isEvent, more: more)
        }
      case .text(let range):
        let isBullet = bytes[range.lowerBound] == 0x2D && !isAfterArrow
        let isWhole = isBullet || isContinuation(range)
        let parts = isWhole ? [range] : FlowSteps.parts(range, in: bytes)
        for (index, part) in parts.enumerated() {
          let text = TextScan.string(part, in: bytes)
          // "Step 2 → Pay" goes on with what the line before tells.
          if index == 0, parts.count > 1, FlowSteps.isOrdinal(text) {
            isAfterArrow = !steps.isEmpty
            isNumbered = true
            continue
          }
          if FlowSteps.isEllipsis(text) {
            isGap = true
            continue
          }
          if isNumbered, FlowSteps.isAct(text) {
            add(part, followsArrow: true, isEvent: true)
            isAfterArrow = true
            continue
          }
          let isJoined = index > 0 && !(isNumbered && index == 1) || isAfterArrow
          add(part, followsArrow: isJoined && !isGap)
          isAfterArrow = false
          isGap = false
        }
        isNumbered = false
      }
    }
    return steps
  }

  /// The lines by role; `nil` where one shows that the block is no flow.
  private var items: [Item]? {
    var items: [Item] = []
    var stem = 0
    // The words beside the way down, row by row.
    var labels: [Range<Int>] = []
    lazy var isColumn = !isDrawn
    for (index, line) in block.lines.enumerated() {
      let text = TextScan.trim(line.offsets, in: bytes)
      guard !text.isEmpty else {
        items.append(.blank)
        continue
      }
      if isCode(text) || isTree(text) { return nil }
      if isFrame(text) { continue }
      switch verticalArrow(text) {
      case .none where stem > 0 && isAboveArrow(index) && isColumn:
        // What a line runs into from above, and leaves towards a head, is what happens on the way.
        labels = [text]
        stem = 0
      case .none:
        items.append(.text(text))
        stem = 0
      case .stem: stem += 1
      case .labelled(let words) where isAboveArrow(index) && isColumn:
        labels.append(words)
      case .labelled:
        items.append(.text(text))
        stem = 0
      case .arrow:
        items.append(
          .arrow(note: labels.first, isEvent: !labels.isEmpty, more: Array(labels.dropFirst())))
        labels = []
        stem = 0
      case .noted(let note):
        guard DrawingMeasures.read(note, in: bytes).isEmpty else { return nil }
        // "↓ (upload ends)", "↓ [upload ends]": what stands in brackets on an arrow is what happens.
        let isEvent = note.upperBound < text.upperBound
        items.append(.arrow(note: note, isEvent: isEvent))
        stem = 0
      }
    }
    return stem > 2 ? nil : items
  }

  private enum Vertical {
    case none, stem, arrow
    /// "| press": words beside a line on the way down.
    case labelled(Range<Int>)
    case noted(Range<Int>)
  }

  /// Whether a line is an arrow that points down, alone or with a remark beside it.
  private func verticalArrow(_ text: Range<Int>) -> Vertical {
    let (scalar, count) = Scalars.decode(bytes, at: text.lowerBound, end: text.upperBound)
    switch scalar {
    case _ where TextScan.isDownHead(scalar):
      let rest = TextScan.trim(text.lowerBound + count..<text.upperBound, in: bytes)
      if rest.isEmpty || TextScan.isSign(rest, in: bytes) { return .arrow }
      return .noted(unwrapped(rest))
    case 0x7C, 0x2502:
      if text.count == count { return .stem }
      let rest = TextScan.trim(text.lowerBound + count..<text.upperBound, in: bytes)
      let isPlain = !rest.contains { bytes[$0] == 0x7C || bytes[$0] == 0xE2 }
      return isPlain && bytes[rest.lowerBound - 1] == 0x20 ? .labelled(rest) : .none
    case 0x56, 0x76:
      return text.count == 1 ? .arrow : .none
    default: return .none
    }
  }

  /// Whether a line holds boxes or lines that run across.
  private var isDrawn: Bool {
    block.lines.contains { line in
      ASCII.find("--", in: bytes, line.offsets) != nil
        || ASCII.find("─", in: bytes, line.offsets) != nil
    }
  }

  /// Whether nothing but lines on the way down stands between a line and an arrow head.
  private func isAboveArrow(_ index: Int) -> Bool {
    for line in block.lines[(index + 1)...].prefix(4) {
      let text = TextScan.trim(line.offsets, in: bytes)
      guard !text.isEmpty else { return false }
      switch verticalArrow(text) {
      case .stem, .labelled: continue
      case .arrow: return true
      default: return false
      }
    }
    return false
  }

  /// "→ the list closes": a line that begins with an arrow tells what an earlier line leads to.
  private func isContinuation(_ text: Range<Int>) -> Bool {
    let (scalar, _) = Scalars.decode(bytes, at: text.lowerBound, end: text.upperBound)
    return scalar == 0x2192 || scalar == 0x21D2
  }

  private func unwrapped(_ range: Range<Int>) -> Range<Int> {
    let ends = (bytes[range.lowerBound], bytes[range.upperBound - 1])
    let isWrapped = ends == (0x28, 0x29) || ends == (0x5B, 0x5D)
    return isWrapped ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  private func isCode(_ text: Range<Int>) -> Bool {
    let last = bytes[text.upperBound - 1]
    return last == 0x3B || last == 0x7B || last == 0x7D
  }

  /// A branch of a tree: "├── file" or "└── file".
  private func isTree(_ text: Range<Int>) -> Bool {
    let (scalar, count) = Scalars.decode(bytes, at: text.lowerBound, end: text.upperBound)
    let glyph = scalar & 0xFF80 == 0x2500 ? Glyph.boxDrawing(scalar) : .text
    guard glyph == .leftTee || glyph == .bottomLeft else { return false }
    let line = DrawingLine.boxed(text.lowerBound + count..<text.upperBound, in: bytes)
    return line.marks.isEmpty
  }

  /// A line of a frame that is drawn between two steps.
  private func isFrame(_ text: Range<Int>) -> Bool {
    let (scalar, count) = Scalars.decode(bytes, at: text.lowerBound, end: text.upperBound)
    return scalar & 0xFF80 == 0x2500 && text.count > count
      && Glyph.boxDrawing(scalar).isEdge
  }
}
