import SpecModel
import SpecSyntax
import SpecText

/// Reads states from labels that tell what is shown in which: "**Layout (Scanning):**" or "**Scanning**" above a drawing,
/// and "**Visible when:**" beside "**Hidden when:**".
///
/// Words that stand alone above the frames of other sections, "**Content:**", are a field: in "**Content** (Failure):" the
/// parentheses have the name. One such label alone tells nothing, unless it says "Loading state"; of layouts one at least must have the usual name of
/// a state, and widths and devices are none.
struct ShownLabels {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The states of all such labels.
  func states() -> [StateDraft] {
    var conditions: [Int: [StateDraft]] = [:]
    for line in context.lines where line.isStrongLabel && line.holder != .cell {
      guard let label = line.label, (8...60).contains(label.count), let last = ending(of: label)
      else {
        continue
      }
      if last == 0x6E || last == 0x66, let state = condition(label, line) {
        conditions[Int(document.nodes[line.node].section), default: []].append(state)
      }
    }
    let told = conditions.values.filter { $0.count > 1 }
    return (captioned() + told.flatMap(\.self)).sorted {
      $0.origin.range.start < $1.origin.range.start
    }
  }

  /// The last byte of a label that is no colon.
  private func ending(of label: Range<Int>) -> UInt8? {
    document.plain[label].last { $0 != ASCII.colon && $0 != ASCII.space }
  }

  /// The states that lines right above drawings name.
  private func captioned() -> [StateDraft] {
    var captions: [(block: Document.CodeBlock, range: Range<Int>)] = []
    for block in document.codeBlocks where document.isDrawing(Int(block.node)) {
      guard let range = DrawingCaption.range(above: Int(block.node), document) else { continue }
      captions.append((block, range))
    }
    let labels = fields(captions)
    var groups: [Int: [(caption: DrawingCaption, draft: StateDraft)]] = [:]
    for (block, range) in captions {
      guard let caption = DrawingCaption(document.string(plain: range), fields: labels),
        caption.isName, caption.isQualifier || drawsFrames(block)
      else { continue }
      let place = Int(document.nodes[Int(block.node)].section)
      var state = draft(caption.name, range, section(of: block, caption))
      if caption.isQualifier, !labels.isEmpty {
        state.aliases.append(LocatedText(caption.text, state.origin))
      }
      groups[place, default: []].append((caption, state))
    }
    return groups.values.flatMap { group -> [StateDraft] in
      if group.count > 1, group.contains(where: { $0.caption.isState }) {
        return group.map(\.draft)
      }
      return group.filter { $0.caption.saysState && $0.caption.isState }.map(\.draft)
    }
  }

  /// The keys of the words that stand alone above the drawings of three sections at least, and are no usual name of a
  /// state or a screen.
  private func fields(
    _ captions: [(block: Document.CodeBlock, range: Range<Int>)]
  ) -> Set<String> {
    guard captions.count > 4, captions.contains(where: { hasParentheses($0.range) }) else {
      return []
    }
    var places: [String: Set<Int>] = [:]
    for (block, range) in captions where !hasParentheses(range) {
      let text = document.string(plain: range)
      let words = Names.words(text)
      guard (1...2).contains(words.count), !StateWords.isState(words),
        StateName(heading: text) == nil,
        !words.contains(where: TransitionWords.screenNouns.contains)
      else { continue }
      places[Names.key(text), default: []].insert(
        Int(document.nodes[Int(block.node)].section))
    }
    return Set(places.filter { $1.count > 2 }.keys)
  }

  /// Whether words end with a parenthesis, be it a wide one.
  private func hasParentheses(_ range: Range<Int>) -> Bool {
    let end = document.plain[range].suffix(3)
    return end.last == 0x29 || end.elementsEqual([0xEF, 0xBC, 0x89])
  }

  /// Whether a block draws frames, and no chart of several.
  private func drawsFrames(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    guard let isPlain = WireframePass.drawingStyle(block, in: bytes) else { return false }
    let drawings = DrawingReader.drawings(in: block.lines, of: bytes, plain: isPlain)
    return drawings.contains(where: \.isClosed) && !drawings.contains(where: \.isChart)
  }

  /// "Visible when", "Disabled if".
  private func condition(_ label: Range<Int>, _ line: TextLine) -> StateDraft? {
    let text = document.string(plain: label)
    let words = Names.words(text)
    guard words.count == 2, words[1] == "when" || words[1] == "if",
      StateWords.isState([words[0]]) || Self.shown.contains(words[0]),
      let space = text.firstIndex(of: " ")
    else { return nil }
    return draft(String(text[..<space]), label, Int(document.nodes[line.node].section))
  }

  private static let shown: Lexicon = [
    "visible", "hidden", "shown", "invisible", "open", "closed", "on", "off", "playing", "docked",
  ]

  private func draft(_ name: String, _ label: Range<Int>, _ section: Int) -> StateDraft {
    var draft = StateDraft(name: name, origin: context.origin(plain: label), screen: section)
    draft.parentSection = section
    return draft
  }

  /// The section around a drawing; below "Idle state", "**Loading state:**" names another one beside it.
  private func section(of block: Document.CodeBlock, _ caption: DrawingCaption) -> Int {
    let section = Int(document.nodes[Int(block.node)].section)
    guard !caption.isQualifier, section > 0,
      let around = StateName(heading: document.title(ofSection: section)), around.form != .group
    else { return section }
    return max(0, Int(document.sections[section].parent))
  }
}
