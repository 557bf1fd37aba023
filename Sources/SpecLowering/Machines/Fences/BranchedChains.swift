import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of chains with several names between two arrows, "idle → loading → ready | empty | failed → idle", and
/// with lines that branch off below a name, "↳ failed → idle", "\-> failed", or below an arrow:
///
///     draft → sent → read
///                  → failed (timeout)
///
/// An arrow below another one leaves the name before that; the first one left of all goes on from the last name.
/// Every line must be such a chain, and the names must be those of states: a heading or the paragraph above says so, or
/// most of them are participles.
struct BranchedChains {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var known: KnownStates?
    let declared = drafts
    FencedMatrices.collect(document, lines: 1...40, isClosed: false, into: &drafts) { block in
      guard mayBranch(block) else { return nil }
      let names = known ?? KnownStates(declared)
      known = names
      return edges(in: block, names)
    }
  }

  /// Whether lines are short, one has a branch or alternatives, and arrows stand in them.
  private func mayBranch(_ block: Document.CodeBlock) -> Bool {
    block.lines.contains(where: isBranched)
      && block.lines.allSatisfy { $0.offsets.count <= 240 }
      && ArrowGlyph.mayOccur(
        in: document.source.bytes, document.nodes[Int(block.node)].range.offsets)
      && !context.isSystem(around: Int(block.node))
  }

  /// The names between the arrows of a line, and the column in which each side begins.
  private struct Chain {
    var sides: [[String]]
    var columns: [Int]
    /// The column in which each arrow begins.
    var arrows: [Int] = []
    /// What is written on each arrow between them.
    var labels: [String?] = []
    /// What stands in parentheses behind the last side.
    var remark: String?
    /// The arrow that begins its line, and the names that it leaves.
    var head: Head?
  }

  /// An arrow at the head of a line.
  private struct Head {
    var column: Int
    var sources: [String]
    /// Whether it stands below another arrow.
    var isBelow: Bool
  }

  /// What the lines of a fence have told so far.
  private struct Reading {
    var edges: [EdgeDraft] = []
    var names: [String] = []
    /// The chains above from which lines may branch off.
    var open: [Chain] = []
    var hasSlant = false
    /// Whether an arrow that begins a line stands below another one.
    var hasHung = false

    /// Adds a chain and its changes; chains that begin further in than it are closed.
    mutating func take(_ chain: Chain, _ changes: [EdgeDraft], below indent: Int) {
      edges += changes
      names += chain.sides.joined()
      open.removeAll { ($0.columns.first ?? 0) > indent }
      open.append(chain)
    }
  }

  private func edges(in block: Document.CodeBlock, _ known: KnownStates) -> [EdgeDraft]? {
    let hangs = block.lines.contains(where: beginsWithArrow)
    var reading = Reading()
    for line in block.lines {
      let text = document.source.string(line)
      guard text.contains(where: { $0 != " " }) else {
        reading.open = []
        continue
      }
      let origin = document.origin(line)
      let indent = text.prefix { " │┃|".contains($0) }.count
      let head = text.dropFirst(indent)
      if head.allSatisfy({ "│┃|\\ ".contains($0) }) { continue }
      if hangs, let rest = Arrow.behindTip(String(head)) {
        guard hang(rest, of: head, at: indent, origin, known, &reading) else { return nil }
      } else if let branch = Self.branch(String(head)) {
        // A stroke that slants to the right leaves what stands above it, and nothing further to the right.
        let slants = "\\`".contains(head.first ?? " ")
        reading.hasSlant = reading.hasSlant || slants
        guard let source = Self.source(above: indent + (slants ? 0 : 2), in: reading.open),
          let chain = chain(branch.rest, at: indent + head.count - branch.rest.count, known)
        else { return nil }
        let first = Self.edges(from: [source], to: chain.sides[0], origin)
        let remark = branch.label ?? (chain.sides.count == 1 ? chain.remark : nil)
        reading.edges +=
          remark.map { text in first.map { $0.triggered(by: text, origin) } } ?? first
        reading.take(chain, Self.edges(chain, origin), below: indent)
      } else {
        guard let chain = chain(text, at: 0, known), chain.sides.count > 1 else { return nil }
        reading.open = []
        reading.take(chain, Self.edges(chain, origin, isAnnotated: hangs), below: 0)
      }
    }
    guard reading.hasHung || !hangs,
      reading.edges.count > (reading.hasSlant || hangs ? 1 : 2),
      context.drawsStates(Int(block.node), reading.names, known)
    else { return nil }
    return reading.edges
  }

  /// Adds what a line that begins with an arrow tells; `false` where it cannot be read.
  private func hang(
    _ rest: String, of head: Substring, at indent: Int, _ origin: Origin, _ known: KnownStates,
    _ reading: inout Reading
  ) -> Bool {
    let place = Self.place(of: rest, in: head) ?? head.startIndex
    let column = indent + head.distance(from: head.startIndex, to: place)
    guard let above = Self.head(at: indent, below: reading.open),
      var chain = chain(rest, at: column, known)
    else { return false }
    chain.head = above
    reading.hasHung = reading.hasHung || above.isBelow
    let first = Self.edges(from: above.sources, to: chain.sides[0], origin)
    let remark = chain.sides.count == 1 ? chain.remark : nil
    reading.edges += remark.map { text in first.map { $0.annotated(tail: text, origin) } } ?? first
    reading.take(chain, Self.edges(chain, origin, isAnnotated: true), below: indent)
    return true
  }

  /// An arrow at the head of a line with the names that it leaves: those before the arrow that it stands below, those
  /// of an arrow above at the head of its line as well, else the last ones of the line above.
  private static func head(at column: Int, below open: [Chain]) -> Head? {
    for chain in open.reversed() {
      let places = chain.arrows.indices.min {
        abs(chain.arrows[$0] - column) < abs(chain.arrows[$1] - column)
      }
      if let place = places, abs(chain.arrows[place] - column) <= 2 {
        return Head(column: column, sources: chain.sides[place], isBelow: true)
      }
      if column > 0, let head = chain.head, abs(head.column - column) <= 2 { return head }
    }
    guard let names = open.last?.sides.last else { return nil }
    return Head(column: column, sources: names, isBelow: false)
  }

  private func beginsWithArrow(_ line: SourceRange) -> Bool {
    let text = ASCII.trimmed(document.source.bytes, line.offsets)
    return text.count > 3 && Arrow.lengthOfTip(document.source.bytes, at: text.lowerBound) > 0
  }

  /// Whether a line has alternatives or begins with the mark of a branch.
  private func isBranched(_ line: SourceRange) -> Bool {
    let bytes = document.source.bytes
    let text = ASCII.trimmed(bytes, line.offsets)
    guard text.count > 4 else { return false }
    // ├ └ ╰ are E2 94 9C, E2 94 94 and E2 95 B0.
    if bytes[text.lowerBound] == 0xE2,
      ["├", "└", "╰"].contains(where: { ASCII.starts(bytes, at: text.lowerBound, with: $0) })
    {
      return true
    }
    return ASCII.find(" | ", in: bytes, text) != nil || isSlanting(bytes, text)
      || Arrow.lengthOfTip(bytes, at: text.lowerBound) > 0
      || bytes[text.lowerBound] == 0xE2 && ASCII.starts(bytes, at: text.lowerBound, with: "↳")
  }

  /// "\-> failed", "`--> failed", "\--late--> failed".
  private func isSlanting(_ bytes: ContiguousArray<UInt8>, _ text: Range<Int>) -> Bool {
    let first = bytes[text.lowerBound]
    return (first == ASCII.backslash || first == ASCII.backtick)
      && bytes[text.lowerBound + 1] == ASCII.hyphen && ASCII.find("->", in: bytes, text) != nil
  }

  /// What follows a stroke that slants, and what is written on it.
  private static func slanting(_ tail: Substring) -> (label: String?, rest: String)? {
    let behind = tail.drop { $0 == "-" }
    guard behind.startIndex > tail.startIndex else { return nil }
    if behind.first == ">" { return (nil, String(behind.dropFirst())) }
    // The name before the arrow is that of the line above.
    guard let arrows = ArrowText("A \(tail)"), let label = arrows.joints[0].label,
      let words = place(of: label, in: tail),
      let start = place(of: arrows.sides[1], in: tail[tail.index(words, offsetBy: label.count)...])
    else { return nil }
    return (label, String(tail[start...]))
  }

  /// What follows the mark of a branch, "↳ failed", "├──▶ Failed", and what is written on it, "└──(30 s)──▶ Missed".
  private static func branch(_ text: String) -> (label: String?, rest: String)? {
    if text.hasPrefix("↳") { return (nil, String(text.dropFirst())) }
    guard let first = text.first else { return nil }
    if first == "\\" || first == "`" { return slanting(text.dropFirst()) }
    guard "├└╰".contains(first) else { return nil }
    let tail = text.dropFirst().drop { "─━-".contains($0) }
    if let head = tail.first, "▶►→>➜".contains(head) { return (nil, String(tail.dropFirst())) }
    guard let arrows = ArrowText(StateName.trimmed(String(tail))),
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil }),
      let start = place(of: arrows.sides[0], in: tail)
    else { return nil }
    let end = tail.index(start, offsetBy: arrows.sides[0].count)
    let label = ArrowSide.unwrapped(arrows.sides[0])
    let rest = tail[end...].drop { !$0.isLetter && !$0.isNumber && !"([`\"".contains($0) }
    return Names.wordCount(label) > 0 && !rest.isEmpty ? (label, String(rest)) : nil
  }

  /// The name of the nearest chain above in whose columns a branch begins.
  private static func source(above column: Int, in open: [Chain]) -> String? {
    for chain in open.reversed() {
      guard let place = chain.columns.lastIndex(where: { $0 <= column }) else { continue }
      return chain.sides[place].count == 1 ? chain.sides[place][0] : nil
    }
    return nil
  }

  private func chain(_ text: String, at column: Int, _ known: KnownStates) -> Chain? {
    if StrokeLine.isAll(text) { return nil }
    let sides: [String]
    var labels: [String?] = []
    if let arrows = ArrowText(StateName.trimmed(text)) {
      guard arrows.sides.count <= 16,
        arrows.joints.allSatisfy({ $0.direction == .forward && !$0.isGap })
      else { return nil }
      sides = arrows.sides
      labels = arrows.joints.map(\.label)
    } else {
      sides = [StateName.trimmed(text)]
    }
    var result = Chain(sides: [], columns: [], labels: labels)
    var rest = Substring(text)
    for side in sides {
      let parts = TextSplit.pieces(of: side, at: Self.dividers)
      let found = parts.map { alternatives(in: $0, known) }
      guard !found.isEmpty, found.allSatisfy({ !$0.isEmpty }),
        let place = Self.place(of: side, in: rest)
      else { return nil }
      let names = found.flatMap(\.self)
      result.remark = parts.last.flatMap { StateName.splitQualifier($0).qualifier }
      result.sides.append(names)
      result.columns.append(column + text.distance(from: text.startIndex, to: place))
      rest = text[text.index(place, offsetBy: side.count)...]
      let next = rest.firstIndex { $0 != " " } ?? rest.endIndex
      result.arrows.append(column + text.distance(from: text.startIndex, to: next))
    }
    result.arrows.removeLast()
    return result
  }

  private static let dividers: Phrases = [" | ", " / "]

  private static func place(of part: String, in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(part) { return index }
      index = text.index(after: index)
    }
    return nil
  }

  /// The declared name of a side, else the name or, where "/" divides them, the names that it may be.
  private func alternatives(in text: String, _ known: KnownStates) -> [String] {
    let bare = StateName.splitQualifier(StateName.trimmed(text)).name
    if let name = known.name(of: bare) { return [name] }
    return HeldNames.split(bare, known: known) ?? []
  }

  private static func edges(
    _ chain: Chain, _ origin: Origin, isAnnotated: Bool = false
  ) -> [EdgeDraft] {
    zip(chain.sides, chain.sides.dropFirst()).enumerated().flatMap { index, ends in
      let label = chain.labels.indices.contains(index) ? chain.labels[index] : nil
      let drawn = edges(from: ends.0, to: ends.1, origin)
      if isAnnotated, label == nil, index + 2 == chain.sides.count, let remark = chain.remark {
        return drawn.map { $0.annotated(tail: remark, origin) }
      }
      return label.map { text in drawn.map { $0.guarded(by: text, origin) } } ?? drawn
    }
  }

  private static func edges(
    from sources: [String], to targets: [String], _ origin: Origin
  ) -> [EdgeDraft] {
    sources.flatMap { source in
      targets.map { target in
        EdgeDraft(
          source: NameReference(text: source, origin: origin),
          target: NameReference(text: target, origin: origin), origin: origin)
      }
    }
  }
}
