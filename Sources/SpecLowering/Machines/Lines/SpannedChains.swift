import SpecModel
import SpecSyntax
import SpecText

/// Reads chains of states in code with what happens between them in plain words: "`Off` (grey) → tap → `On` → tap, hold →
/// `Locked`", below a heading that speaks of states, or where half of the names are declared.
///
/// What stands in parentheses behind a name describes it.
struct SpannedChains {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Chain {
    var names: [String]
    /// What leads from each name to the next; empty where nothing is told.
    var triggers: [String]
  }

  /// Adds the changes of all such lines that no other form has read.
  ///
  /// - Complexity: O(lines with arrows); the bytes of a line rule most of them out.
  func collect(into drafts: inout MachineDrafts) {
    var found: [MatrixDraft] = []
    var read: Set<UInt32>?
    var known: KnownStates?
    for (index, line) in context.lines.enumerated()
    where context.mayHoldArrow(index) && (line.holder == .item || line.holder == .paragraph) {
      guard line.value.count >= 8, case let value = wrapped(index), value.count <= 600,
        FlowSteps.mayHoldTwoArrows(value, in: document.plain),
        !context.isSystem(around: line.node), let chain = chain(value, of: line.node)
      else { continue }
      let origin = context.origin(plain: line.text)
      let told = read ?? drafts.readLines
      read = told
      guard !told.contains(origin.range.start) else { continue }
      let states = known ?? KnownStates(drafts, statesOnly: true)
      known = states
      let declared = chain.names.count { states.name(of: $0) != nil }
      let section = Int(document.nodes[line.node].section)
      guard declared > 1 && declared * 2 >= chain.names.count || speaksOfStates(line, section)
      else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: origin,
          edges: edges(chain, origin)))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// The value of a line, and the lines below it of the same text that an arrow at the break joins to it.
  private func wrapped(_ index: Int) -> Range<Int> {
    let line = context.lines[index]
    var end = line.value.upperBound
    for next in context.lines[(index + 1)...].prefix(3) {
      guard next.node == line.node, next.holder == line.holder,
        endsWithArrow(end) || beginsWithArrow(next)
      else { break }
      end = next.text.upperBound
    }
    return line.value.lowerBound..<end
  }

  /// Whether "→" or "->" stands before an offset; the former is E2 86 92.
  private func endsWithArrow(_ end: Int) -> Bool {
    let plain = document.plain
    guard end > 2 else { return false }
    return plain[end - 1] == 0x3E && plain[end - 2] == ASCII.hyphen
      || plain[end - 1] == 0x92 && plain[end - 2] == 0x86 && plain[end - 3] == 0xE2
  }

  private func beginsWithArrow(_ line: TextLine) -> Bool {
    ["→", "->"].contains { (arrow: StaticString) in
      ASCII.starts(document.plain, at: line.text.lowerBound, with: arrow)
    }
  }

  private func edges(_ chain: Chain, _ origin: Origin) -> [EdgeDraft] {
    zip(zip(chain.names, chain.names.dropFirst()), chain.triggers).compactMap { ends, trigger in
      guard Names.key(ends.0) != Names.key(ends.1) else { return nil }
      return EdgeDraft(from: ends.0, to: ends.1, origin).triggered(by: trigger, origin)
    }
  }

  /// Whether the nearest heading, the one above it, or the label of a line is about states.
  private func speaksOfStates(_ line: TextLine, _ section: Int) -> Bool {
    let titles = document.path(ofSection: section).suffix(2).map { document.title(ofSection: $0) }
    let label = line.label.map { document.string(plain: $0) }
    return (titles + [label].compactMap(\.self)).contains(where: BareHeadings.speaksOfStates)
  }

  /// The names in code with the words between them; `nil` where a text has no words between two of them, or anything
  /// else at an end.
  private func chain(_ value: Range<Int>, of node: Int) -> Chain? {
    var chain = Chain(names: [], triggers: [])
    var words: [String] = []
    for stretch in FlowSteps.parts(value, in: document.plain) {
      let part = ASCII.trimmed(document.plain, stretch)
      guard let span = document.span(at: part.lowerBound, of: node, in: .code) else {
        let text = document.string(plain: part)
        guard !chain.names.isEmpty, words.count < 3, !holdsCode(part, node),
          (1...8).contains(Names.wordCount(text)), text.first?.isLetter == true
        else { return nil }
        words.append(text)
        continue
      }
      guard span.lowerBound == part.lowerBound, let name = name(span, part) else { return nil }
      if !chain.names.isEmpty { chain.triggers.append(words.joined(separator: " → ")) }
      chain.names.append(name)
      words = []
    }
    let isTold = chain.triggers.contains { !$0.isEmpty }
    return words.isEmpty && isTold && chain.names.count > 1 ? chain : nil
  }

  /// Whether a code span begins within a part.
  private func holdsCode(_ part: Range<Int>, _ node: Int) -> Bool {
    part.contains { document.span(at: $0, of: node, in: .code) != nil }
  }

  /// The name in a code span, behind which nothing stands but parentheses and a mark.
  private func name(_ span: Range<Int>, _ part: Range<Int>) -> String? {
    let text = document.string(plain: span)
    guard (1...3).contains(Names.wordCount(text)), text.utf8.count <= 40,
      text.first?.isLetter == true, !EventName.isCode(text), !EventName.literals.contains(text),
      !text.contains(where: { "./=<>:#".contains($0) })
    else { return nil }
    let end = max(span.upperBound, part.upperBound)
    let rest = ASCII.trimmed(document.plain, span.upperBound..<end)
    guard !rest.isEmpty else { return text }
    let behind = StateName.withoutStop(document.string(plain: rest))
    let isRemark = behind.hasPrefix("(") && behind.hasSuffix(")")
    return behind.isEmpty || isRemark || behind.allSatisfy { ".,;。".contains($0) } ? text : nil
  }
}
