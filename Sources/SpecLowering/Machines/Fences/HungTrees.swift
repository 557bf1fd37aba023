import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of arrow lines with paths among their names, or with trees that hang under one of them:
///
///     /sign-in → /lobby
///                  ├── /seats → /seats/:row
///                  └── /bar
///
/// What happens before the arrow of a branch, "├── Successful order → /receipt", leads on and is no name.
/// A branch leaves the name under which its stroke stands. Every line must be read, so that a list of files or of
/// calls is none.
struct HungTrees {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Reading {
    var edges: [EdgeDraft] = []
    var names: [String] = []
    var arrowCount = 0
    var branchCount = 0

    /// Whether a name stands on both sides of arrows.
    var isJoined: Bool {
      let targets = Set(edges.map(\.target.key))
      return edges.contains { $0.source.map { targets.contains($0.key) } == true }
    }
  }

  /// Words of headings over lists of redirects.
  private static let redirects: Lexicon = [
    "redirect", "redirects", "rewrite", "rewrites", "weiterleitung", "weiterleitungen",
    "redirection", "redirections", "redirecciones", "redirecionamentos", "aliases", "alias",
    "legacy", "リダイレクト", "重定向",
  ]

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    let states = drafts
    var names: KnownStates?
    FencedMatrices.collect(document, lines: 1...80, isClosed: false, into: &drafts) { block in
      guard mayHold(block), !context.isSystem(around: Int(block.node)) else { return nil }
      let known = names ?? KnownStates(states)
      names = known
      guard let reading = reading(block, known), reading.arrowCount > 0 else { return nil }
      let titles = context.scope(of: Int(block.node)).suffix(2)
      // "/old → /new": each path on one side alone is a list of redirects.
      guard !titles.contains(where: { Names.hasWord($0, in: Self.redirects) }),
        reading.branchCount > 0 || reading.isJoined
      else { return nil }
      let paths = reading.names.count(where: Route.isWhole)
      if paths == reading.names.count { return paths > 2 ? reading.edges : nil }
      guard paths > 0 || reading.branchCount > 1, reading.names.count > 2 else { return nil }
      let isSaid = titles.contains(where: TransitionWords.speaksOfStates)
      let told = reading.names.count { known.name(of: $0) != nil }
      return isSaid || told * 2 >= reading.names.count ? reading.edges : nil
    }
  }

  /// A test on bytes: an arrow, and a path or the stroke of a branch.
  private func mayHold(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    var (hasArrow, hasPlace) = (false, false)
    for line in block.lines {
      guard line.offsets.count <= 300 else { return false }
      let text = ASCII.trimmed(bytes, line.offsets)
      guard text.count > 1 else { continue }
      if ArrowGlyph.mayOccur(in: bytes, text) { hasArrow = true }
      // ├ and └ are E2 94 9C and E2 94 94.
      hasPlace =
        hasPlace || bytes[text.lowerBound] == ASCII.slash
        || text.count > 4 && bytes[text.lowerBound] == 0xE2 && bytes[text.lowerBound + 1] == 0x94
          && [0x9C, 0x94].contains(bytes[text.lowerBound + 2])
    }
    return hasArrow && hasPlace
  }

  private func reading(_ block: Document.CodeBlock, _ known: KnownStates) -> Reading? {
    var result = Reading()
    // The names of the lines around a branch, each with its column, and the columns of their own strokes.
    var open: [(stroke: Int, names: [(name: String, column: Int)])] = []
    var isOfEvents: Bool?
    for line in block.lines {
      guard let outline = OutlineLine(document.source.string(line)), !outline.isOpen else {
        return nil
      }
      if outline.sides.isEmpty, outline.mark == .none || outline.mark == .stem { continue }
      var names: [(name: String, column: Int)] = []
      let label = Self.label(outline, known) {
        let answer = isOfEvents ?? tellsEvents(block)
        isOfEvents = answer
        return answer
      }
      for side in outline.sides.dropFirst(label == nil ? 0 : 1) {
        guard !side.isOnLine, let name = name(side.text, known) else { return nil }
        names.append((name, side.column))
      }
      var ends = names.map(\.name)
      let origin = document.origin(line)
      switch outline.mark {
      case .none: open = [(-1, names)]
      case .branch:
        while let last = open.last, last.stroke >= outline.column { open.removeLast() }
        guard let above = open.last?.names,
          let parent = above.last(where: { $0.column <= outline.column + 2 }) ?? above.first
        else { return nil }
        ends.insert(parent.name, at: 0)
        open.append((outline.column, names))
        result.branchCount += 1
      default: return nil
      }
      result.arrowCount += names.count - (label == nil ? 1 : 0)
      result.names += names.map(\.name)
      var edges = zip(ends, ends.dropFirst()).map { from, to in
        EdgeDraft(from: from, to: to, origin)
      }
      if let label, !edges.isEmpty { edges[0] = edges[0].triggered(by: label, origin) }
      result.edges += edges
    }
    return result
  }

  /// Whether a line of a fence leads on from what happens.
  private func tellsEvents(_ block: Document.CodeBlock) -> Bool {
    block.lines.contains { line in
      OutlineLine(document.source.string(line)).map {
        $0.sides.count > 1 && OutcomeWords.tellsEvent($0.sides[0].text)
      } == true
    }
  }

  /// What stands first on a branch and leads on: "├─(Reset)→ [Recovery]", "├─ Successful order → Receipt".
  private static func label(
    _ line: OutlineLine, _ known: KnownStates, isOfEvents: () -> Bool
  ) -> String? {
    guard line.mark == .branch(hasHead: false), line.sides.count > 1 else { return nil }
    let text = line.sides[0].text
    if text.hasPrefix("("), text.hasSuffix(")") { return ArrowSide.unwrapped(text) }
    guard isOfEvents(), known.name(of: text) == nil else { return nil }
    return OutcomeWords.tellsEvent(text) || OutcomeWords.mayTellEvent(text) ? text : nil
  }

  private func name(_ text: String, _ known: KnownStates) -> String? {
    let bare = ArrowSide.unwrapped(StateName.splitQualifier(text).name)
    if Route.isWhole(bare) { return bare }
    if let name = known.name(of: bare) { return name }
    guard (1...4).contains(Names.wordCount(bare)), ArrowSide.isName(bare),
      bare.first.map({ $0.isUppercase || $0.isLetter && !$0.isASCII }) == true,
      !EventName.isCode(bare), FlowSteps.kind(of: bare) != .action,
      !TransitionWords.namesMachinery(bare)
    else { return nil }
    return bare
  }
}
