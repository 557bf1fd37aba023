import SpecModel
import SpecSyntax
import SpecText

/// What every pass may read: the document and the index of its text lines, made once.
final class LoweringContext: Sendable {
  let document: Document
  let options: LoweringOptions
  /// All lines of visible text outside code, in document order.
  let lines: [TextLine]
  /// The measures of the lines and what introduces each line.
  let facts: FactIndex
  /// The times and motions of fenced blocks.
  let code: [CodeFacts]
  /// The column of names of each table that has it elsewhere than in front.
  let leads: [Int: TableOrder.Lead]
  /// The places that demand nothing.
  let normativity: Normativity
  /// Whether the document says or shows that it builds on the utility classes of Tailwind.
  let usesUtilityFramework: Bool

  /// - Parameter workers: what shares the work on a long document.
  init(document: Document, options: LoweringOptions, workers: Workers = .one) {
    self.document = document
    self.options = options
    let lines = VerdictTails.removed(from: TextLine.lines(of: document), in: document)
    let ((leads, sections), parts) = workers.both(
      { (TableOrder.leads(in: document), SectionIndex(document)) },
      { LineIndex(document: document, lines: lines) })
    let facts = FactIndex(lines: parts, sections: sections)
    let (code, normativity) = workers.both(
      { CodeReader.read(document, lines: lines, facts: facts) },
      { NormativityReader.read(document, lines: lines, facts: facts, leads: leads) })
    self.lines = lines
    self.leads = leads
    self.facts = facts
    self.code = code
    self.normativity = normativity
    self.usesUtilityFramework =
      ASCII.find("ailwind", in: document.plain, document.plain.indices) != nil
      || UtilityPalette.isUsed(in: document.plain)
  }

  /// The titles of the headings above a node, outermost first.
  func scope(of node: Int) -> [String] {
    facts.scopes[Int(document.nodes[node].section)]
  }

  /// The innermost section around a place.
  ///
  /// - Complexity: O(log sections).
  func section(of origin: Origin) -> Int {
    var low = 0
    var high = document.sections.count
    while low + 1 < high {
      let middle = (low + high) / 2
      let heading = Int(document.sections[middle].heading)
      if document.nodes[heading].range.start <= origin.range.start {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  /// Whether a line may hold an arrow; `false` is certain.
  func mayHoldArrow(_ line: Int) -> Bool { facts.words.cues[line].contains(.arrow) }

  /// Whether an arrow may stand in any row of a table: a look at its bytes.
  func mayHoldArrows(table: Int) -> Bool {
    guard table + 2 < document.nodes.count, let last = document.children(of: table).last,
      last != table + 1, let cell = document.children(of: last).last
    else { return false }
    let start = document.plainText(of: table + 2).lowerBound
    return ArrowGlyph.mayOccur(
      in: document.plain, start..<max(start, document.plainText(of: cell).upperBound))
  }

  /// Whether a section is about systems, data or files.
  func isSystem(_ section: Int) -> Bool {
    TransitionWords.namesSystem(document.title(ofSection: section))
  }

  /// Whether the nearest heading above a node speaks of systems, data or files.
  func isSystem(around node: Int) -> Bool { isSystem(Int(document.nodes[node].section)) }

  /// What the section of a node is about.
  func topic(ofNode node: Int) -> SectionTopic {
    let section = Int(document.nodes[node].section)
    return section < facts.topics.count ? facts.topics[section] : SectionTopic()
  }

  /// The place of a range of visible text.
  func origin(plain range: Range<Int>) -> Origin {
    document.origin(document.sourceRange(plain: range))
  }

  /// The place of a range of a line.
  func origin(plain range: Range<Int>, in line: TextLine) -> Origin {
    document.origin(document.sourceRange(plain: range, in: line.node))
  }
}

/// One source line of visible text: a heading, a line of a paragraph, a list item's first line, a table cell.
struct TextLine {
  /// What holds the line.
  enum Holder: UInt8 { case heading, paragraph, item, cell }

  /// The leaf.
  var node: Int
  /// What holds it.
  var holder: Holder
  /// The nesting level of the innermost list item, 0 outside lists.
  var depth: Int
  /// The whole line in `Document.plain`.
  var text: Range<Int>
  /// A leading label without its colon, for example `**Duration**:` or "Duration:"; `nil` where there is none.
  var label: Range<Int>?
  /// What follows the label; the whole line where there is none.
  var value: Range<Int>
  /// Whether the label is set in bold.
  var isStrongLabel: Bool
}

extension TextLine {
  /// Splits the leaves of a document into lines.
  static func lines(of document: Document) -> [TextLine] {
    var result: [TextLine] = []
    result.reserveCapacity(document.nodes.count)
    var known: (parent: Int32, depth: Int) = (-2, 0)
    for index in document.nodes.indices {
      let node = document.nodes[index]
      guard !node.text.isEmpty, let holder = holder(of: index, in: document) else { continue }
      if known.parent != node.parent { known = (node.parent, depth(of: index, in: document)) }
      let depth = known.depth
      var start = Int(node.text.lowerBound)
      let end = Int(node.text.upperBound)
      while start < end {
        let stop = WrappedArrows.end(document.plain, start, end)
        if stop > start {
          result.append(
            stepLine(start..<stop, node: index, holder: holder, depth: depth, in: document))
        }
        start = stop + 1
      }
    }
    return result
  }

  private static func holder(of index: Int, in document: Document) -> Holder? {
    switch document.nodes[index].kind {
    case .heading: return .heading
    case .tableCell: return .cell
    case .paragraph:
      let parent = Int(document.nodes[index].parent)
      return parent >= 0 && document.nodes[parent].kind == .item ? .item : .paragraph
    default: return nil
    }
  }

  private static func depth(of index: Int, in document: Document) -> Int {
    var depth = 0
    var current = Int(document.nodes[index].parent)
    while current > 0 {
      if document.nodes[current].kind == .item { depth += 1 }
      current = Int(document.nodes[current].parent)
    }
    return depth
  }

  /// The full-width colon "：" of East Asian texts, which no blank follows.
  private static func isWideColon(
    _ offset: Int, _ end: Int, _ plain: ContiguousArray<UInt8>
  ) -> Bool {
    plain[offset] == 0xEF && offset + 2 < end && plain[offset + 1] == 0xBC
      && plain[offset + 2] == 0x9A
  }

  /// Whether a colon or the first byte of a wide one stands in a range.
  private static func mayHoldColon(_ range: Range<Int>, _ plain: ContiguousArray<UInt8>) -> Bool {
    ASCII.find(ASCII.colon, in: plain, range) != nil || ASCII.find(0xEF, in: plain, range) != nil
  }

  /// The end of a label that is set in bold up to a full stop of its own: "**States.** Default / hover".
  ///
  /// - Complexity: a look for the stop in the first bytes rules out most lines.
  private static func stoppedLabel(
    _ text: Range<Int>, node: Int, in document: Document
  ) -> Int? {
    let plain = document.plain
    let limit = min(text.upperBound, text.lowerBound + 28)
    guard let stop = ASCII.find(0x2E, in: plain, text.lowerBound..<limit),
      stop > text.lowerBound + 2,
      stop + 1 == text.upperBound || plain[stop + 1] == ASCII.space
    else { return nil }
    let run = document.run(at: text.lowerBound, in: node)
    guard run >= 0, document.runs[run].style.contains(.strong),
      Int(document.runs[run].start + document.runs[run].count) == stop + 1,
      ASCII.isUpper(plain[text.lowerBound]) || plain[text.lowerBound] >= 0xC3,
      plain[text.lowerBound..<stop].count(where: { $0 == ASCII.space }) < 3,
      ASCII.isLetter(plain[stop - 1]) || plain[stop - 1] >= 0x80
    else { return nil }
    return stop
  }

  /// A line whose label begins behind the number of a step of a use case: "3a. Basket: …", "4b: **Paid**: …".
  private static func stepLine(
    _ text: Range<Int>, node: Int, holder: Holder, depth: Int, in document: Document
  ) -> TextLine {
    let start = holder == .heading ? text.lowerBound : behindStepNumber(text, document.plain)
    if start > text.lowerBound {
      var inner = line(
        start..<text.upperBound, node: node, holder: holder, depth: depth, in: document)
      if inner.label != nil {
        inner.text = text
        return inner
      }
    }
    return line(text, node: node, holder: holder, depth: depth, in: document)
  }

  /// Where a text goes on behind "3a. ", "4b) ", "2-3a: " or "*a. "; its start where no such number opens it.
  private static func behindStepNumber(
    _ text: Range<Int>, _ plain: ContiguousArray<UInt8>
  ) -> Int {
    var index = text.lowerBound
    guard text.count > 8, ASCII.isDigit(plain[index]) || plain[index] == 0x2A else { return index }
    let limit = index + 8
    while index < limit,
      ASCII.isDigit(plain[index]) || plain[index] == 0x2A || plain[index] == ASCII.hyphen
    { index += 1 }
    guard index < limit, ASCII.isLower(plain[index]) else { return text.lowerBound }
    index += 1
    while index < limit, ASCII.isDigit(plain[index]) { index += 1 }
    guard index < limit,
      plain[index] == 0x2E || plain[index] == 0x29 || plain[index] == ASCII.colon,
      plain[index + 1] == ASCII.space
    else { return text.lowerBound }
    return index + 2
  }

  /// Whether a bracket of full width stands at an offset, told by its last byte.
  private static func isBracket(
    _ last: UInt8, _ offset: Int, _ limit: Int, _ plain: ContiguousArray<UInt8>
  ) -> Bool {
    plain[offset] == 0xEF && offset + 2 < limit && plain[offset + 1] == 0xBC
      && plain[offset + 2] == last
  }

  private static func line(
    _ text: Range<Int>, node: Int, holder: Holder, depth: Int, in document: Document
  ) -> TextLine {
    var line = TextLine(
      node: node, holder: holder, depth: depth, text: text, label: nil, value: text,
      isStrongLabel: false)
    let plain = document.plain
    // A label ends at the first colon; a bold label may have the colon inside or just after the bold.
    let limit = min(text.upperBound, text.lowerBound + 80)
    guard holder != .heading else { return line }
    if let end = stoppedLabel(text, node: node, in: document) {
      line.label = text.lowerBound..<end
      var start = end + 1
      while start < text.upperBound, plain[start] == 0x20 { start += 1 }
      line.value = start..<text.upperBound
      line.isStrongLabel = true
      return line
    }
    guard mayHoldColon(text.lowerBound..<limit, plain) else { return line }
    let firstRun = document.run(at: text.lowerBound, in: node)
    let isStrong = firstRun >= 0 && document.runs[firstRun].style.contains(.strong)
    var colon = text.lowerBound
    var depth = 0
    while colon < limit {
      // The colon of "confirm(play: true)" ends no label.
      if plain[colon] == 0x28 || isBracket(0x88, colon, limit, plain) { depth += 1 }
      if depth > 0, plain[colon] == 0x29 || isBracket(0x89, colon, limit, plain) { depth -= 1 }
      if depth == 0, plain[colon] == 0x3A || isWideColon(colon, limit, plain) { break }
      colon += 1
    }
    guard colon < limit, colon > text.lowerBound else { return line }
    let isWide = plain[colon] != 0x3A
    let next = colon + (isWide ? 3 : 1)
    // "`ink`:#222320": no blank need stand between a name in code and its colour.
    let isValue =
      !isWide && next < text.upperBound && plain[next] == 0x23 && firstRun >= 0
      && document.runs[firstRun].style.contains(.code)
      && Int(document.runs[firstRun].start + document.runs[firstRun].count) == colon
    // "余白:8px": scripts without blanks need none behind the colon either.
    let isUnspaced = colon - text.lowerBound > 2 && plain[colon - 3] &- 0xE3 < 11
    guard isWide || isValue || isUnspaced || next == text.upperBound || plain[next] == 0x20 else {
      return line
    }
    var labelEnd = colon
    while labelEnd > text.lowerBound, plain[labelEnd - 1] == 0x20 { labelEnd -= 1 }
    if isStrong {
      let boldEnd =
        document.runs[firstRun...].prefix { $0.style.contains(.strong) }.last
        .map { Int($0.start + $0.count) } ?? colon
      // French puts a blank before the colon.
      let isApart = colon == boldEnd + 1 && plain[boldEnd] == ASCII.space
      guard colon <= boldEnd || isApart else { return line }
    }
    var valueStart = next
    while valueStart < text.upperBound, plain[valueStart] == 0x20 { valueStart += 1 }
    line.label = text.lowerBound..<labelEnd
    line.value = valueStart..<text.upperBound
    line.isStrongLabel = isStrong
    return line
  }
}

extension Document {
  /// The bold or italic words with which a line begins before a dash, and what follows: "*When* — the gate is open".
  func dashedLabel(_ line: TextLine) -> (label: Range<Int>, value: Range<Int>)? {
    // A leaf of plain text may have no runs at all.
    guard !nodes[line.node].runs.isEmpty,
      let label = span(at: line.text.lowerBound, of: line.node, in: [.strong, .emphasis]),
      label.upperBound + 2 < line.text.upperBound, plain[label.upperBound] == ASCII.space
    else { return nil }
    var start = label.upperBound + 1
    // – and — are E2 80 93 and E2 80 94.
    if plain[start] == ASCII.hyphen {
      start += 1
    } else if plain[start] == 0xE2, plain[start + 1] == 0x80, start + 3 < line.text.upperBound,
      plain[start + 2] == 0x93 || plain[start + 2] == 0x94
    {
      start += 3
    } else {
      return nil
    }
    guard start < line.text.upperBound, plain[start] == ASCII.space else { return nil }
    while start < line.text.upperBound, plain[start] == ASCII.space { start += 1 }
    return (label, start..<line.text.upperBound)
  }
}
