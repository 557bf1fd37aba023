import SpecModel
import SpecSyntax
import SpecText

/// Reads chains that end where they begin, with words in front of and behind them: "**Note**: tap on the lamp: off → dim
/// → bright → off, in a loop", "State changes of the lamp — off → dim → bright → off".
///
/// An act or a word for states leads to the chain, which has three names at least; the act triggers each step.
struct ClosedChains {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Chain {
    var names: [String]
    var trigger: String?
  }

  /// Adds the steps of all such lines that no other form has read; what a line tells again without an act is told.
  ///
  /// - Complexity: O(lines with arrows).
  func collect(into drafts: inout MachineDrafts) {
    var found: [MatrixDraft] = []
    var read: Set<UInt32>?
    var told: Set<[String]> = []
    for (index, line) in context.lines.enumerated()
    where context.mayHoldArrow(index) && (line.holder == .item || line.holder == .paragraph) {
      guard (12...400).contains(line.text.count), mayHoldThreeArrows(line.text),
        let chain = Self.chain(in: document.string(plain: line.text)),
        !context.isSystem(around: line.node),
        case let origin = context.origin(plain: line.text)
      else { continue }
      let lines = read ?? drafts.readLines
      read = lines
      guard !lines.contains(origin.range.start) else { continue }
      let keys = chain.names.map { Names.key($0) }
      let isNew = told.insert(keys).inserted
      guard isNew || chain.trigger != nil else { continue }
      let edges = zip(chain.names, chain.names.dropFirst()).map { from, to in
        EdgeDraft(
          source: NameReference(text: from, origin: origin),
          target: NameReference(text: to, origin: origin), origin: origin
        ).triggered(by: chain.trigger ?? "", origin)
      }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(document.nodes[line.node].section),
          origin: origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// A test on bytes: a chain back to the first of three names has as many arrows.
  private func mayHoldThreeArrows(_ range: Range<Int>) -> Bool {
    document.plain.withUnsafeBufferPointer { bytes in
      range.count { ArrowGlyph.mayBegin(bytes, at: $0, in: range) } > 2
    }
  }

  /// The chain of a line, from its first name back to it.
  private static func chain(in text: String) -> Chain? {
    var sides = Arrow.pieces(of: text).map(StateName.trimmed)
    guard (4...10).contains(sides.count), !Arrow.isMutual(text),
      let mark = lastSeparator(in: sides[0])
    else { return nil }
    let lead = StateName.trimmed(String(sides[0][..<mark.lowerBound]))
    sides[0] = StateName.trimmed(String(sides[0][mark.upperBound...]))
    guard let last = sides.last, begins(last, with: sides[0]) else { return nil }
    sides[sides.count - 1] = sides[0]
    let names = sides.map(ArrowSide.unwrapped)
    guard names.allSatisfy(isName),
      Set(names.dropLast().map { Names.key($0) }).count == names.count - 1
    else { return nil }
    // "Note: tap on the lamp"
    let act =
      lastSeparator(in: lead).map { StateName.trimmed(String(lead[$0.upperBound...])) } ?? lead
    let trigger = ArrowSide.unwrapped(act)
    if (1...10).contains(Names.wordCount(trigger)),
      FlowSteps.beginsWithGesture(trigger) || TransitionWords.tellsAct(trigger)
    {
      return Chain(names: names, trigger: trigger)
    }
    return speaksOfStates(lead) ? Chain(names: names) : nil
  }

  /// Whether a text is a name or the name with words behind it.
  private static func begins(_ text: String, with name: String) -> Bool {
    guard !name.isEmpty, text.lowercased().hasPrefix(name.lowercased()) else { return false }
    guard let next = text.dropFirst(name.count).first else { return true }
    return !next.isASCII || !next.isLetter && !next.isNumber && next != "_" && next != "-"
  }

  private static func isName(_ text: String) -> Bool {
    (1...3).contains(Names.wordCount(text)) && text.utf8.count <= 32
      && text.contains(where: \.isLetter) && !EventName.isCode(text)
      && !text.contains(where: { ",;:/=%°。、，".contains($0) })
      && !TransitionWords.namesMachinery(text)
  }

  private static func speaksOfStates(_ lead: String) -> Bool {
    Names.hasWord(lead, in: TransitionWords.progress)
      || TransitionWords.progressMarks.contains(where: lead.contains)
  }

  private static func lastSeparator(in text: String) -> Range<String.Index>? {
    separators.compactMap { text.range(ofLast: $0) }.max { $0.upperBound < $1.upperBound }
  }

  private static let separators = [": ", "：", ":", " — ", " – ", " - ", "—", "――"]
}

extension String {
  /// Where a text occurs last in this one.
  fileprivate func range(ofLast text: String) -> Range<String.Index>? {
    var rest = self[...]
    var found: Range<String.Index>?
    while let next = rest.firstRange(of: text) {
      found = next
      rest = rest[next.upperBound...]
    }
    return found
  }
}
