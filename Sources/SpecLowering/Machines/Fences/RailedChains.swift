import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of chains on drawn lines that go on over several lines, with what leads on written on the line:
///
///     shelf ─open─▶ book (first page) ─read─▶ chapter ─next─▶
///     quiz ─▶ result ─again─▶ quiz
///
/// A line that begins with a stroke goes on with the name at the end of the one above it, and what follows a line that
/// ends with a head is where that leads. What stands in parentheses behind a name is a remark.
struct RailedChains {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// A name, what is written on the line that leads to it, and where it stands.
  private struct Stop {
    var name: String
    var label: String
    var origin: Origin
    /// Whether a line leads to it.
    var isLed: Bool
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var names: KnownStates?
    let states = drafts
    FencedMatrices.collect(document, lines: 2...40, isClosed: false, into: &drafts) { block in
      guard mayHold(block), !context.isSystem(around: Int(block.node)) else { return nil }
      let known = names ?? KnownStates(states, statesOnly: true)
      names = known
      guard let stops = stops(of: block, known), isOfScreens(stops, Int(block.node), known) else {
        return nil
      }
      let edges = Self.edges(of: stops)
      return edges.count > 2 ? edges : nil
    }
  }

  /// A byte test: a line begins with a stroke or ends with a head, heads stand in two lines, and nothing leads down.
  private func mayHold(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    var heads = 0
    var isWrapped = false
    for line in block.lines {
      guard line.offsets.count <= 300 else { return false }
      let text = ASCII.trimmed(bytes, line.offsets)
      guard text.count > 3 else { continue }
      guard ASCII.find("▶", in: bytes, text) != nil || ASCII.find("►", in: bytes, text) != nil
      else { continue }
      heads += 1
      isWrapped =
        isWrapped || ASCII.starts(bytes, at: text.lowerBound, with: "─")
        || ASCII.starts(bytes, at: text.upperBound - 3, with: "▶")
        || ASCII.starts(bytes, at: text.upperBound - 3, with: "►")
    }
    return isWrapped && heads > 1
  }

  private func isOfScreens(_ stops: [Stop], _ node: Int, _ known: KnownStates) -> Bool {
    let titles = context.scope(of: node).suffix(2)
    // A way through screens is none through systems, whatever the product is called: "Reading game".
    let isOfScreens = titles.last.map(CourseWords.areOfScreens) ?? false
    guard isOfScreens || !titles.contains(where: FlowChains.isTechnical),
      !stops.contains(where: { TransitionWords.namesMachinery($0.name) })
    else { return false }
    return stops.count(where: { known.name(of: $0.name) != nil }) * 2 >= stops.count
      || titles.contains(where: CourseWords.nameCourse)
  }

  // MARK: Lines

  private func stops(of block: Document.CodeBlock, _ known: KnownStates) -> [Stop]? {
    var result: [Stop] = []
    // What is written on a line whose head the next one follows.
    var open: String?
    for line in block.lines {
      let text = StateName.trimmed(document.source.string(line))
      guard !text.contains(where: { "│┌┐└┘├┤┬┴┼╭╮╰╯↓▼".contains($0) }) else { return nil }
      if text.isEmpty { continue }
      let origin = document.origin(line)
      let parts = text.split(omittingEmptySubsequences: false) { "▶►".contains($0) }
      for (index, part) in parts.enumerated() {
        let isLast = index == parts.count - 1
        let (words, label) = Self.divided(StateName.trimmed(String(part)))
        if !words.isEmpty {
          guard let name = self.name(words, known), isLast == (label == nil) else { return nil }
          result.append(
            Stop(name: name, label: open ?? "", origin: origin, isLed: open != nil))
          open = label
        } else if let label {
          // A stroke at the beginning of a line leaves the last name.
          guard index == 0, open == nil, !result.isEmpty, !isLast else { return nil }
          open = label
        } else {
          guard isLast else { return nil }
        }
      }
    }
    return open == nil ? result : nil
  }

  /// A part before a head as a name and what is written on the line behind it, which is empty where nothing is; no label
  /// where no line begins.
  private static func divided(_ part: String) -> (name: String, label: String?) {
    guard let start = part.firstIndex(where: isStroke) else { return (part, nil) }
    let label = part[start...].drop(while: isStroke)
    let bare = label.lastIndex { !isStroke($0) }.map { label[...$0] } ?? ""
    return (StateName.trimmed(String(part[..<start])), StateName.trimmed(String(bare)))
  }

  private static func isStroke(_ character: Character) -> Bool {
    character == "─" || character == "━"
  }

  /// The name of a stop; of words in parentheses the declared name at their end.
  private func name(_ words: String, _ known: KnownStates) -> String? {
    let bare = ArrowSide.unwrapped(words)
    let (head, _) = StateName.splitQualifier(bare)
    if let name = known.name(of: bare) ?? known.name(of: head) { return name }
    if words.hasPrefix("("), let last = bare.split(separator: " ").last,
      let name = known.name(of: String(last))
    {
      return name
    }
    guard (1...5).contains(Names.wordCount(head)), head.utf8.count <= 48,
      head.contains(where: \.isLetter), !Arrow.isIn(head)
    else { return nil }
    return head
  }

  private static func edges(of stops: [Stop]) -> [EdgeDraft] {
    zip(stops, stops.dropFirst()).compactMap { from, to in
      guard to.isLed, Names.key(from.name) != Names.key(to.name) || !to.label.isEmpty else {
        return nil
      }
      return EdgeDraft(
        source: NameReference(text: from.name, origin: from.origin),
        target: NameReference(text: to.name, origin: to.origin), origin: to.origin
      ).triggered(by: to.label, to.origin)
    }
  }
}
