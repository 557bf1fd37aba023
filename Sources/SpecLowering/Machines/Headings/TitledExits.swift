import SpecModel
import SpecSyntax
import SpecText

/// Reads lines "On flag tapped -> S2" right below the titles of the states that they leave, "**S1 Language**" or a heading,
/// where each arrow leads to another such title, by its id or by its name.
///
/// Lists below titles that arrows call by their names are left to `StateLeads`.
struct TitledExits {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The titles that stand together: bold lines of one section, or headings below one.
  private struct Family: Hashable {
    var section: Int
    var isHeading: Bool
  }

  private struct Block {
    var section: Int
    var id: String?
    var name: String
    var origin: Origin
    var lines: [TextLine] = []
  }

  /// Where a title may stand.
  private struct Place {
    var range: Range<Int>
    var family: Family
    /// The paragraph or list with arrows that follows.
    var unit: Int?
    var lines: [TextLine] = []
  }

  /// What such lines tell, and where they begin; names that only titles give become states.
  ///
  /// - Complexity: O(lines + states).
  func read(_ drafts: inout MachineDrafts) -> (found: [MatrixDraft], lines: Set<Int>) {
    var found: [MatrixDraft] = []
    var lines: Set<Int> = []
    var known: KnownStates?
    for blocks in families() {
      guard var edges = edges(blocks) else { continue }
      declare(blocks, &edges, in: &drafts, &known)
      lines.formUnion(blocks.flatMap(\.lines).map(\.text.lowerBound))
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: blocks[0].section, origin: edges[0].origin,
          edges: edges))
    }
    return (found, lines)
  }

  // MARK: Titles

  /// The titles that stand together, in the order of the first of each family; only where lines with arrows follow two of
  /// them are they read at all.
  private func families() -> [[Block]] {
    var families: [Family: [(index: Int, place: Place)]] = [:]
    for (index, place) in places().enumerated() {
      families[place.family, default: []].append((index, place))
    }
    var found: [(index: Int, blocks: [Block])] = []
    for places in families.values where places.count(where: { !$0.place.lines.isEmpty }) > 1 {
      var first: Int?
      let blocks = places.compactMap { index, place -> Block? in
        guard let block = title(place) else { return nil }
        first = first ?? index
        return block
      }
      if let first { found.append((first, blocks)) }
    }
    return found.sorted { $0.index < $1.index }.map { $0.blocks }
  }

  private func places() -> [Place] {
    guard context.facts.words.cues.contains(where: { $0.contains(.arrow) }) else { return [] }
    var result: [Place] = []
    var current: Place?
    func close() {
      if let current { result.append(current) }
      current = nil
    }
    for (index, line) in context.lines.enumerated() {
      switch line.holder {
      case .cell: continue
      case .heading:
        close()
        current = place(line, line.text)
      case .paragraph, .item:
        if line.holder == .paragraph, let span = boldLine(line) {
          close()
          current = place(line, span)
        } else if current != nil, context.mayHoldArrow(index), line.depth < 2 {
          let unit = unit(of: line)
          if current?.unit == nil { current?.unit = unit }
          if current?.unit == unit { current?.lines.append(line) } else { close() }
        }
      }
    }
    close()
    return result
  }

  private func place(_ line: TextLine, _ range: Range<Int>) -> Place {
    let section = Int(document.nodes[line.node].section)
    let isHeading = line.holder == .heading
    return Place(
      range: range,
      family: Family(
        section: isHeading ? max(0, Int(document.sections[section].parent)) : section,
        isHeading: isHeading))
  }

  /// The list of an item, or the paragraph.
  private func unit(of line: TextLine) -> Int {
    guard line.holder == .item else { return line.node }
    return Int(document.nodes[Int(document.nodes[line.node].parent)].parent)
  }

  /// The bold words that are all of a line without an arrow.
  private func boldLine(_ line: TextLine) -> Range<Int>? {
    guard (2...60).contains(line.text.count), !document.nodes[line.node].runs.isEmpty,
      let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong),
      span.upperBound + 1 >= line.text.upperBound, span.upperBound <= line.text.upperBound,
      !ArrowGlyph.mayOccur(in: document.plain, line.text)
    else { return nil }
    return span
  }

  private func title(_ place: Place) -> Block? {
    let range = place.range
    guard (2...60).contains(range.count), !ArrowGlyph.mayOccur(in: document.plain, range) else {
      return nil
    }
    var text = document.string(plain: range)
    if text.last == ":" { text.removeLast() }
    let id = StateName.id(before: text).map(String.init)
    let rest = id.map { text.dropFirst($0.count).drop { " .:–—-·|".contains($0) } } ?? text[...]
    let name = StateName.trimmed(String(rest))
    guard (1...4).contains(Names.wordCount(name)), name.first?.isLetter == true,
      ArrowSide.isName(name), !TransitionWords.namesMachinery(name)
    else { return nil }
    return Block(
      section: place.family.section, id: id, name: name, origin: context.origin(plain: range),
      lines: place.lines)
  }

  // MARK: Exits

  /// The changes of a family; `nil` where an arrow leads to something else than a title.
  private func edges(_ blocks: [Block]) -> [EdgeDraft]? {
    let leaving = blocks.filter { !$0.lines.isEmpty }
    guard leaving.count > 1, case let section = blocks[0].section,
      section == 0 || !context.isSystem(section), !context.forbidsChanges(section: section),
      Set(blocks.map { Names.key($0.name) }).count == blocks.count
    else { return nil }
    var names: [String: NameReference] = [:]
    for block in blocks {
      let name = NameReference(text: block.name, origin: block.origin)
      names[name.key] = name
      if let id = block.id { names[Names.key(id)] = name }
    }
    var result: [EdgeDraft] = []
    var isOwn = false
    for block in leaving {
      let source = NameReference(text: block.name, origin: block.origin)
      for line in block.lines {
        guard line.text.count <= 200,
          let arrows = ArrowText(StateName.withoutStop(document.string(plain: line.text))),
          arrows.sides.count == 2, arrows.joints[0].direction == .forward,
          case let text = ArrowSide.unwrapped(arrows.sides[1]), let target = names[Names.key(text)],
          names[Names.key(ArrowSide.unwrapped(arrows.sides[0]))] == nil,
          !Self.stops.isIn(arrows.sides[0])
        else { return nil }
        isOwn = isOwn || line.holder == .paragraph || StateName.isID(text)
        let origin = context.origin(plain: line.text)
        let trigger = arrows.joints[0].label ?? Self.withoutOccasion(arrows.sides[0])
        result.append(
          EdgeDraft(
            source: source, target: NameReference(text: target.text, origin: origin),
            origin: origin
          ).triggered(by: trigger, origin))
      }
    }
    guard isOwn, result.count > 2, Set(result.map(\.target.key)).count > 1 else { return nil }
    return result
  }

  /// Between a sentence on the screen and what happens there: such lines are read sentence by sentence.
  private static let stops: Phrases = [". ", "! ", "。", "！"]

  /// What happens without the word for when before it: "flag tapped" of "On flag tapped".
  private static func withoutOccasion(_ text: String) -> String {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, occasions.contains(words[0].lowercased()) else { return text }
    return String(words[1])
  }

  private static let occasions = TransitionWords.occasions.subtracting([
    "once", "if", "as", "als",
  ]).union(["whenever", "bei", "si", "al", "se", "bij", "saat", "ketika", "при"])

  /// Declares the titles that lines lead from or to; those that are declared keep their names.
  ///
  /// - Parameter known: the names of all states, made for the first family and completed in place.
  private func declare(
    _ blocks: [Block], _ edges: inout [EdgeDraft], in drafts: inout MachineDrafts,
    _ known: inout KnownStates?
  ) {
    if known == nil { known = KnownStates(drafts, statesOnly: true) }
    let first = drafts.states.count
    let targets = Set(edges.map(\.target.key))
    var names: [String: String] = [:]
    for block in blocks {
      let key = Names.key(block.name)
      guard !block.lines.isEmpty || targets.contains(key) else { continue }
      if let name = known?.name(of: block.name) ?? block.id.flatMap({ known?.name(of: $0) }) {
        names[key] = name
        continue
      }
      var draft = StateDraft(name: block.name, origin: block.origin, screen: block.section)
      draft.parentSection = block.section
      if let id = block.id { draft.aliases.append(LocatedText(id, block.origin)) }
      drafts.states.append(draft)
    }
    for index in edges.indices {
      if let key = edges[index].source?.key, let name = names[key] {
        edges[index].source?.text = name
      }
      if let name = names[edges[index].target.key] { edges[index].target.text = name }
    }
    known?.add(drafts.states, from: first)
  }
}
