import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of chains that part at drawn joints, with branches above and below the name before the joint:
///
///                    ┌─► Denied
///     Asking ────────┤
///                    └─► List ──► Sent
///
/// A joint hands the name before it to each branch that begins in its column, as far as an upright line leads there. A
/// fence with anything else in it is left to other forms.
struct ForkedChains {
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
    FencedMatrices.collect(document, lines: 2...40, isClosed: false, into: &drafts) { block in
      guard mayFork(block), !context.isSystem(around: Int(block.node)) else { return nil }
      let names = known ?? KnownStates(declared)
      known = names
      return edges(in: block, names)
    }
  }

  /// Whether a line begins with the corner of a branch that leads to a name, "┌─► Denied": a test on bytes.
  private func mayFork(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return bytes.withUnsafeBufferPointer { buffer in
      block.lines.contains { line in
        let text = ASCII.trimmed(bytes, line.offsets)
        guard text.count > 5, var place = Self.corners.match(buffer, at: text.lowerBound)?.end
        else { return false }
        while place < text.upperBound, let dash = Self.strokes.match(buffer, at: place) {
          place = dash.end
        }
        return place < text.upperBound && Self.tips.match(buffer, at: place) != nil
      }
    }
  }

  private static let corners: Phrases = ["┌", "├", "└", "╭", "╰", "+-"]
  private static let strokes: Phrases = ["─", "━", "═", "-"]
  private static let tips: Phrases = ["►", "▶", "→", "➜", "➤", ">"]

  // MARK: Lines

  /// The names of a line that arrows join, and the columns in which its line parts or goes on.
  private struct Line {
    var names: [String] = []
    /// Where the line begins as the branch of another.
    var lead: Int?
    /// The place of the name before each joint, by the column of the joint.
    var forks: [Int: Int] = [:]
    var uprights: Set<Int> = []
    var origin: Origin

    /// Whether a line in a column goes on through this one.
    func goesOn(in column: Int) -> Bool { uprights.contains(column) || lead == column }

    /// Reads a line; `nil` where it is no such chain.
    init?(_ text: [Character], _ origin: Origin) {
      self.origin = origin
      var index = 0
      var isLinked = true
      while index < text.count {
        if text[index] == " " {
          index += 1
          continue
        }
        var end = index
        if Self.isStroke(text, at: index) {
          while end < text.count, Self.drawn.contains(text[end]) { end += 1 }
          guard let isArrow = take(text[index..<end], isLinked: isLinked) else { return nil }
          isLinked = isArrow
        } else {
          while end < text.count, !Self.isStroke(text, at: end) { end += 1 }
          let name = StateName.trimmed(String(text[index..<end]))
          // "v" alone is the head of a line down to the next row.
          guard isLinked, !name.contains("  "), name != "v", name != "V" else { return nil }
          names.append(name)
          isLinked = false
        }
        index = end
      }
      guard lead == nil || !names.isEmpty else { return nil }
    }

    /// Takes a drawn line; `nil` where it is none of a chain. Returns whether a name must follow.
    private mutating func take(_ run: ArraySlice<Character>, isLinked: Bool) -> Bool? {
      let isArrow = run.last.map(Self.heads.contains) == true
      if run.count == 1, let only = run.first, Self.walls.contains(only) {
        uprights.insert(run.startIndex)
        return names.isEmpty ? true : isLinked
      }
      let joints = run.indices.filter { Self.joints.contains(run[$0]) }
      guard joints.count < 2 else { return nil }
      if names.isEmpty {
        guard lead == nil, isArrow, joints.first == run.startIndex else { return nil }
        lead = run.startIndex
        return true
      }
      guard !isLinked, isArrow || joints.first == run.endIndex - 1 else { return nil }
      if let joint = joints.first { forks[joint] = names.count - 1 }
      return isArrow
    }

    /// Whether a drawn line stands at a place, and no hyphen or sign in a name.
    private static func isStroke(_ text: [Character], at index: Int) -> Bool {
      let character = text[index]
      guard "-+>|".contains(character) else { return drawn.contains(character) }
      guard character != "|" else { return true }
      let next = index + 1 < text.count ? text[index + 1] : " "
      return character != ">" && "-+>".contains(next)
    }

    private static let heads: Set<Character> = ["►", "▶", "→", "➜", "➤", ">"]
    private static let walls: Set<Character> = ["│", "┃", "|", "╎", "┆"]
    private static let joints: Set<Character> = [
      "┤", "├", "┬", "┴", "┼", "┐", "┌", "└", "┘", "╮", "╭", "╰", "╯", "+",
    ]
    private static let drawn = heads.union(walls).union(joints)
      .union(["─", "━", "═", "┄", "┈", "╌", "-"])
  }

  // MARK: Changes

  private func edges(in block: Document.CodeBlock, _ known: KnownStates) -> [EdgeDraft]? {
    var lines: [Line] = []
    for line in block.lines {
      guard line.offsets.count <= 300,
        let read = Line(Array(document.source.string(line)), document.origin(line))
      else { return nil }
      lines.append(read)
    }
    guard lines.contains(where: { !$0.forks.isEmpty }) else { return nil }
    var names: [String] = []
    for index in lines.indices {
      for place in lines[index].names.indices {
        guard let name = Self.name(lines[index].names[place], known) else { return nil }
        lines[index].names[place] = name
        names.append(name)
      }
    }
    var result: [EdgeDraft] = []
    for (index, line) in lines.enumerated() {
      if let column = line.lead {
        guard let source = Self.source(of: index, in: column, lines) else { return nil }
        result.append(Self.edge(source, line.names[0], line.origin))
      }
      result += zip(line.names, line.names.dropFirst()).map { Self.edge($0, $1, line.origin) }
    }
    guard result.count > 1, context.drawsStates(Int(block.node), names, known) else { return nil }
    return result
  }

  private static func name(_ text: String, _ known: KnownStates) -> String? {
    let bare = StateName.splitQualifier(text).name
    if let name = known.name(of: bare) { return name }
    guard let names = HeldNames.split(bare, known: known), names.count == 1 else { return nil }
    return names[0]
  }

  /// The name before the joint in a column that an upright line leads to, above or below.
  private static func source(of branch: Int, in column: Int, _ lines: [Line]) -> String? {
    for step in [-1, 1] {
      var index = branch + step
      while lines.indices.contains(index) {
        if let name = lines[index].forks[column] { return lines[index].names[name] }
        guard lines[index].goesOn(in: column) else { break }
        index += step
      }
    }
    return nil
  }

  private static func edge(_ source: String, _ target: String, _ origin: Origin) -> EdgeDraft {
    EdgeDraft(
      source: NameReference(text: source, origin: origin),
      target: NameReference(text: target, origin: origin), origin: origin)
  }
}

extension LoweringContext {
  /// Whether most names of a fence are known, or the words above it or the names themselves say that it is of states.
  func drawsStates(_ node: Int, _ names: [String], _ known: KnownStates) -> Bool {
    if names.count(where: { known.name(of: $0) != nil }) * 3 >= names.count * 2 { return true }
    let titles = scope(of: node).suffix(2)
    guard !titles.contains(where: FlowChains.isTechnical) else { return false }
    return titles.contains(where: TransitionWords.speaksOfStates) || StateCues.areStates(names)
      || isIntroducedAsStates(node)
  }
}
