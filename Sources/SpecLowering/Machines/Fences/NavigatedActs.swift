import SpecModel
import SpecSyntax
import SpecText

/// Reads fences in the section of a declared screen in which lines with arrows stand below what somebody does, where
/// one of these says that it leads to a declared screen or its route:
///
///     Guest taps a row
///       -> Remember where the list was
///       -> Navigate to /room/:id
///
/// The act triggers the change from the screen of the section. What stands further in, below a question, leads nowhere.
struct NavigatedActs {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// What is done, and the column of the arrows below it.
  private struct Act {
    var words: String
    var column: Int
    var arrows: Int?
    /// Whether it led to a screen.
    var isRead = false
  }

  /// Adds the changes of all such fences that no other form has read; one line at least must say that it leads on.
  func collect(into drafts: inout MachineDrafts) {
    let states = drafts
    var names: LinePlaces?
    FencedMatrices.collect(document, lines: 2...80, isClosed: false, into: &drafts) { block in
      let node = Int(block.node)
      guard mayHold(block), !context.isSystem(around: node) else { return nil }
      let places = names ?? LinePlaces(states, in: document, statesOnly: true)
      names = places
      let section = Int(document.nodes[node].section)
      guard !places.known.isEmpty,
        let screen = places.state(aroundSection: section) ?? places.screen(aroundSection: section),
        places.known.name(of: screen.text) != nil
      else { return nil }
      let found = edges(of: block, from: screen, places.known)
      return found.moves > 0 ? found.edges : nil
    }
  }

  /// A test on bytes: a line that begins with an arrow stands below one further out that does not.
  private func mayHold(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    var outer: Int?
    for line in block.lines {
      guard line.offsets.count <= 300 else { return false }
      let text = ASCII.trimmed(bytes, line.offsets)
      guard !text.isEmpty else {
        outer = nil
        continue
      }
      let column = text.lowerBound - line.offsets.lowerBound
      if Arrow.lengthOfTip(bytes, at: text.lowerBound) == 0 {
        outer = column
      } else if let outer, outer < column {
        return true
      }
    }
    return false
  }

  /// The changes of a fence, and how many of them a verb tells.
  private func edges(
    of block: Document.CodeBlock, from screen: NameReference, _ known: KnownStates
  ) -> (edges: [EdgeDraft], moves: Int) {
    let bytes = document.source.bytes
    var result: [EdgeDraft] = []
    var moves = 0
    var act: Act?
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard !text.isEmpty else {
        act = nil
        continue
      }
      let column = text.lowerBound - line.offsets.lowerBound
      let length = Arrow.lengthOfTip(bytes, at: text.lowerBound)
      let words = StateName.trimmed(
        document.source.string(SourceRange(text.lowerBound + length, text.upperBound)))
      guard length > 0 else {
        // A line further in than the act, or below another one without an arrow, belongs to it.
        if let open = act, column > open.column { continue }
        act = self.act(words, column, known)
        continue
      }
      guard var open = act, column > open.column, open.arrows ?? column == column else { continue }
      let isFirst = open.arrows == nil
      open.arrows = column
      let move = target(words, known)
      let name = move ?? (isFirst ? known.name(of: words) : nil)
      if !open.isRead, let name, Names.key(name) != screen.key {
        open.isRead = true
        if move != nil { moves += 1 }
        let origin = document.origin(line)
        let edge = EdgeDraft(
          source: screen, target: NameReference(text: name, origin: origin), origin: origin)
        result.append(edge.triggered(by: open.words, origin))
      }
      act = open
    }
    return (result, moves)
  }

  /// What a line without an arrow tells; `nil` where it is a name, a route, a question or code.
  private func act(_ words: String, _ column: Int, _ known: KnownStates) -> Act? {
    guard (1...16).contains(Names.wordCount(words)), !Arrow.isIn(words),
      known.name(of: words) == nil, !BareHeadings.endsAsScreen(words),
      !words.contains(where: { ";{}=<>?│├└".contains($0) }),
      words.first.map({ "/[(`".contains($0) }) == false
    else { return nil }
    let text = words.hasSuffix(":") ? StateName.trimmed(String(words.dropLast())) : words
    return Act(words: text, column: column)
  }

  /// The declared screen to which a line says that it leads.
  private func target(_ words: String, _ known: KnownStates) -> String? {
    let folded = Names.words(words)
    guard (2...10).contains(folded.count), !Arrow.isIn(words),
      !folded.contains(where: { TransitionWords.denials.contains($0) || Self.stays.contains($0) }),
      let side = ArrowSide(words, known: known), side.isKnown, side.isMove
    else { return nil }
    return side.name
  }

  /// Words of moves that lead to nothing else.
  private static let stays: Lexicon = [
    "stay", "stays", "remain", "remains", "toggle", "toggles", "bleibt", "reste", "permanece",
    "rimane", "blijft", "tetap",
  ]
}
