public import SpecModel
public import SpecSyntax
public import SpecText

/// Sections that describe things of one kind, with the fields that each of them has.
public struct BlockShape: Sendable, Hashable {
  /// A label such as "**Context**:" in a block.
  public struct Field: Sendable, Hashable {
    /// The words, without mark and colon.
    public var label: String
    /// Where they stand.
    public var origin: Origin
  }

  /// The heading's words.
  public var title: String
  /// The heading.
  public var heading: Origin
  /// The fields, in order.
  public var fields: [Field]
  /// Whether the block says that there is nothing to say: "Not applicable", "N/A".
  public var isNotApplicable = false
  /// Whether the block has a drawing of the screen.
  public var hasDrawing = false
  /// Whether a line of the block tells its layout in words: "Layout: as in Default".
  public var tellsLayout = false

  /// Groups of blocks of one kind: sections of one parent and level whose titles share a word, and states.
  ///
  /// - Complexity: O(nodes + blocks × fields).
  public static func groups(in document: Document, spec: SpecDocument) -> [[BlockShape]] {
    var groups: [[BlockShape]] = []
    let drawings = spec.wireframes.map(\.origin.range.start)
    for machine in spec.machines {
      let headings = machine.states.filter { !$0.isMode && $0.provenance == .declared }
        .compactMap(\.section)
      let blocks = headings.compactMap { block(at: $0.range, in: document, drawings) }
      if blocks.count >= smallest { groups.append(unique(blocks)) }
    }
    let known = Set(groups.flatMap { $0.map(\.heading) })
    for siblings in numberedSiblings(in: document) {
      let blocks = siblings.map { block(ofSection: $0, in: document, drawings) }
      if !blocks.contains(where: { known.contains($0.heading) }) { groups.append(blocks) }
    }
    return groups
  }

  /// Blocks that make a group.
  private static let smallest = 4

  private static func unique(_ blocks: [BlockShape]) -> [BlockShape] {
    var seen: Set<Origin> = []
    return blocks.filter { seen.insert($0.heading).inserted }
  }

  /// Sections of one parent that count: "Scenario 1", "Scenario 2".
  private static func numberedSiblings(in document: Document) -> [[Int]] {
    var byName: [String: [Int]] = [:]
    var order: [String] = []
    for number in document.sections.indices.dropFirst() where hasDigit(number, document) {
      let words = Names.words(document.title(ofSection: number))
      guard words.count >= 2, words[1].utf8.allSatisfy({ ASCII.isDigit($0) }),
        !words[0].utf8.allSatisfy({ ASCII.isDigit($0) })
      else { continue }
      let key = "\(document.sections[number].parent) \(words[0])"
      if byName[key] == nil { order.append(key) }
      byName[key, default: []].append(number)
    }
    return order.compactMap { byName[$0] }.filter { $0.count >= smallest }
  }

  private static func hasDigit(_ section: Int, _ document: Document) -> Bool {
    let heading = Int(document.sections[section].heading)
    guard heading >= 0 else { return false }
    return document.plain[document.plainText(of: heading)].contains(where: ASCII.isDigit)
  }

  private static func block(
    at range: SourceRange, in document: Document, _ drawings: [UInt32]
  ) -> BlockShape? {
    var low = 0
    var high = document.sections.count
    while low < high {
      let middle = (low + high) / 2
      let heading = Int(document.sections[middle].heading)
      let start = heading < 0 ? 0 : document.nodes[heading].range.start
      if heading < 0 || start <= range.start { low = middle + 1 } else { high = middle }
    }
    let section = low - 1
    guard section > 0,
      document.nodes[Int(document.sections[section].heading)].range.start
        <= range.start
    else { return nil }
    return block(ofSection: section, in: document, drawings)
  }

  private static func block(
    ofSection section: Int, in document: Document, _ drawings: [UInt32]
  ) -> BlockShape {
    let heading = Int(document.sections[section].heading)
    let nodes = document.sections[section].nodes
    var fields: [Field] = []
    var isNotApplicable = false
    for node in Int(nodes.lowerBound)..<Int(nodes.upperBound)
    where document.nodes[node].kind == .paragraph && isTopLevel(node, document) {
      fields += labels(of: node, document)
      let text = document.plainText(of: node)
      let beginnings: [StaticString] = ["Not applicable", "Not Applicable", "N/A", "n/a", "None"]
      isNotApplicable =
        isNotApplicable
        || beginnings.contains { ASCII.starts(document.plain, at: text.lowerBound, with: $0) }
    }
    let start = document.nodes[heading].range.start
    let end = document.nodes[Int(nodes.upperBound) - 1].range.end
    return BlockShape(
      title: document.title(ofSection: section),
      heading: document.origin(document.firstLine(of: document.nodes[heading].range)),
      fields: fields, isNotApplicable: isNotApplicable,
      hasDrawing: drawings.contains { start < $0 && $0 < end },
      tellsLayout: nodes.contains { tellsLayout(Int($0), document) })
  }

  private static let layouts: [StaticString] = [
    "Layout:", "Wireframe:", "Drawing:", "Aufbau:", "Disposition:", "Diseño:", "レイアウト：", "布局：",
    "레이아웃:",
  ]

  /// Whether a paragraph is a label for the layout with a value on its line.
  private static func tellsLayout(_ node: Int, _ document: Document) -> Bool {
    guard document.nodes[node].kind == .paragraph else { return false }
    let text = document.plainText(of: node)
    return text.count < 160
      && layouts.contains { label in
        text.count > label.utf8CodeUnitCount + 3
          && ASCII.starts(document.plain, at: text.lowerBound, with: label)
          && document.plain[text.lowerBound + label.utf8CodeUnitCount] != ASCII.lineFeed
      }
  }

  private static func isTopLevel(_ node: Int, _ document: Document) -> Bool {
    document.nodes[Int(document.nodes[node].parent)].kind == .document
  }

  /// The bold words at the beginning of each line that end in a colon, inside or outside of the marks.
  private static func labels(of node: Int, _ document: Document) -> [Field] {
    var result: [Field] = []
    let text = document.plainText(of: node)
    var start = text.lowerBound
    while start < text.upperBound {
      let line = document.line(around: start, in: node)
      if let field = label(line, document) { result.append(field) }
      start = line.upperBound + 1
    }
    return result
  }

  /// Whether a remark in parentheses with a colon behind it follows the bold words: "**Panel** (id set): …".
  private static func isRemark(_ rest: Range<Int>, _ document: Document) -> Bool {
    let plain = document.plain
    guard rest.count > 4, plain[rest.lowerBound] == ASCII.space, plain[rest.lowerBound + 1] == 0x28,
      let close = ASCII.find(0x29, in: plain, rest)
    else { return false }
    return close + 1 < rest.upperBound && plain[close + 1] == 0x3A
  }

  private static func label(_ line: Range<Int>, _ document: Document) -> Field? {
    guard !line.isEmpty else { return nil }
    var index = document.run(at: line.lowerBound)
    guard index >= 0, document.runs[index].style.contains(.strong) else { return nil }
    var end = line.lowerBound
    while index < document.runs.count, document.runs[index].style.contains(.strong),
      Int(document.runs[index].start) < line.upperBound
    {
      end = min(Int(document.runs[index].start) + Int(document.runs[index].count), line.upperBound)
      index += 1
    }
    var words = line.lowerBound..<end
    let isInside = document.plain[words].last == 0x3A
    if isInside {
      words = words.lowerBound..<words.upperBound - 1
    } else {
      guard end < line.upperBound,
        document.plain[end] == 0x3A || isRemark(end..<line.upperBound, document)
      else { return nil }
    }
    // A remark in parentheses is no part of the field's name.
    if let remark = document.plain[words].firstIndex(of: 0x28), remark > words.lowerBound + 1 {
      words = words.lowerBound..<remark
      while words.count > 1, document.plain[words.upperBound - 1] == 0x20 {
        words = words.lowerBound..<words.upperBound - 1
      }
    }
    guard !words.isEmpty, words.count <= 60 else { return nil }
    return Field(
      label: document.string(plain: words),
      origin: document.origin(document.sourceRange(plain: words)))
  }
}
