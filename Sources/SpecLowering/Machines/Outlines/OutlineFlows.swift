import SpecModel
import SpecSyntax
import SpecText

/// Reads flows of screens that fences draw as an outline: steps below each other with lines on the way down, branches
/// "├── [Skip] → Home" below them, and arrows that begin a line.
///
/// Every line must be one of an outline, and something in it must need more than a column or a single tree: a branch
/// below a step on the way down, arrows at several depths, a chain over several lines, or words below a step that are
/// said of it. Plain columns, trees and charts are read by the recognisers behind.
struct OutlineFlows {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences.
  func collect(into drafts: inout MachineDrafts) {
    var known: KnownStates?
    var found: [MatrixDraft] = []
    let parts = NamedParts(context)
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && block.lines.count <= 400
      && !drafts.trees.contains(block.node) && mayBeOutline(block) && !isWrappedWithActs(block)
      && !block.lines.contains(where: isRailed)
    {
      guard let read = lines(of: block), case let lines = OutlineAnswers.asBranches(read),
        lines != read || needsOutline(lines),
        case let names = known ?? KnownStates(drafts),
        let flow = OutlineFlow(
          lines, origins: block.lines.map { document.origin($0) },
          optional: OptionalScreens(known: names, parts: parts))
      else { continue }
      known = names
      let edges = edges(of: flow, names)
      guard edges.count > 1, context.areOfScreens(edges, in: Int(block.node), names) else {
        continue
      }
      drafts.trees.insert(block.node)
      let node = document.nodes[Int(block.node)]
      found.append(
        MatrixDraft(
          form: "drawing", isClosed: false, section: Int(node.section),
          origin: document.origin(node.range), edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  // MARK: Lines

  /// Whether a line begins with a stem, a branch or an arrow, or ends with a question: a test on bytes.
  private func mayBeOutline(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return block.lines.contains { line in
      let text = ASCII.trimmed(bytes, line.offsets)
      guard text.count > 2 else { return false }
      let last = bytes[text.upperBound - 1]
      if last == 0x3F || last == 0x9F || last == 0x5D && bytes[text.upperBound - 2] == 0x3F {
        return true
      }
      if Self.endsWithArrow(bytes, text) { return true }
      if block.lines.count < 3, text.contains(where: { bytes[$0] == 0x3E || bytes[$0] == 0xE2 }) {
        return true
      }
      let first = bytes[text.lowerBound]
      if first == 0xE2 {
        return ["├", "└", "→", "│"].contains {
          ASCII.starts(bytes, at: text.lowerBound, with: $0)
        }
      }
      return first == 0x2D && ASCII.starts(bytes, at: text.lowerBound, with: "->")
        || first == 0x2D && ASCII.starts(bytes, at: text.lowerBound, with: "-->")
        || first == 0x2B && ASCII.starts(bytes, at: text.lowerBound, with: "+--")
        || first == 0x5C && bytes[text.lowerBound + 1] == ASCII.hyphen
        || first == 0x7C && bytes[text.lowerBound + 1] == 0x20
    }
  }

  /// Whether a line from a name parts at a joint and leads on, "[Asked] ---+---> [Lost]": the charts read those.
  private func isRailed(_ line: SourceRange) -> Bool {
    let bytes = document.source.bytes
    let text = ASCII.trimmed(bytes, line.offsets)
    guard text.count > 8, let joint = ASCII.find("-+-", in: bytes, text),
      bytes[text.lowerBound..<joint].contains(where: ASCII.isWord)
    else { return false }
    var place = joint + 2
    while place < text.upperBound, bytes[place] == ASCII.hyphen { place += 1 }
    return place < text.upperBound && bytes[place] == 0x3E
  }

  /// Whether "→" or "->" stands at the end.
  private static func endsWithArrow(_ bytes: ContiguousArray<UInt8>, _ text: Range<Int>) -> Bool {
    ASCII.starts(bytes, at: text.upperBound - 2, with: "->")
      || ASCII.starts(bytes, at: text.upperBound - 3, with: "→")
  }

  private func lines(of block: Document.CodeBlock) -> [OutlineLine]? {
    var result: [OutlineLine] = []
    for line in block.lines {
      guard line.offsets.count <= 400, var read = OutlineLine(document.source.string(line)) else {
        return nil
      }
      // "Hello → Name →" over "Birthday": the arrow at the end leads to what the next line begins with.
      if let last = result.last, last.isOpen, read.mark == .none, !read.isBlank,
        last.mark == .none || last.mark == .arrow
      {
        read.mark = .arrow
        read.column = min(last.column, read.column)
      }
      result.append(read)
    }
    return result
  }

  /// Whether a fence is one chain over several lines with acts in brackets between its names: "Home → [Add] →" over
  /// "Editor". `EventBlocks` reads it.
  private func isWrappedWithActs(_ block: Document.CodeBlock) -> Bool {
    guard (2...12).contains(block.lines.count) else { return false }
    let lines = WrappedArrows.lines(of: block.lines, in: document.source.bytes)
      .filter { !$0.isEmpty }
    guard lines.count == 1,
      let arrows = ArrowText(StateName.trimmed(document.source.string(lines[0])))
    else { return false }
    let acts = arrows.sides.count(where: ArrowText.isBracketed)
    return acts > 0 && arrows.sides.count - acts > 1 && !ArrowText.isBracketed(arrows.sides[0])
  }

  /// Whether the lines are more than a column of steps, one tree or a list of chains.
  private func needsOutline(_ lines: [OutlineLine]) -> Bool {
    let branches = lines.filter { line in
      if case .branch = line.mark { return true }
      return false
    }
    let arrows = lines.filter { $0.mark == .arrow }
    let hasDown = lines.contains { $0.mark == .down }
    if hasDown, !branches.isEmpty || !arrows.isEmpty { return true }
    if Set(arrows.map(\.column)).count > 1 { return true }
    if Set(branches.map(\.column)).count > 1,
      branches.contains(where: { $0.mark == .branch(hasHead: true) })
    {
      return true
    }
    if hasDown { return isDescribed(lines) || hasNodeWithArrow(lines) }
    return isWrapped(lines) || beginsWithAct(lines) || isLabelled(lines) || branchesOff(lines)
  }

  /// One chain alone with words on its lines: "FREE ──take──> LENT ──return──> BACK".
  private func isLabelled(_ lines: [OutlineLine]) -> Bool {
    let said = lines.filter { !$0.isBlank }
    return said.count == 1 && said[0].mark == .none && said[0].sides.count { $0.isOnLine } > 1
  }

  /// Whether words on a line of their own follow those of a step, or two lines of words stand beside one stem.
  private func isDescribed(_ lines: [OutlineLine]) -> Bool {
    for (line, next) in zip(lines, lines.dropFirst()) where !line.sides.isEmpty {
      let isStep = line.mark == .none
      if next.sides.isEmpty { continue }
      if isStep, next.mark == .none { return true }
      if line.mark == .stem, next.mark == .stem { return true }
      if next.mark == .stem, next.sides.count > 1 { return true }
    }
    return false
  }

  /// "[Washing → drying]": an arrow within the brackets of a step.
  private func hasNodeWithArrow(_ lines: [OutlineLine]) -> Bool {
    lines.contains { line in
      line.sides.count == 1 && OutlineFlow.isBracketed(line.sides[0].text)
        && Arrow.isIn(line.sides[0].text)
    }
  }

  /// Whether a chain of two or more goes on in the next line with an arrow.
  private func isWrapped(_ lines: [OutlineLine]) -> Bool {
    var head: Int?
    return lines.indices.dropLast().contains { index in
      let (line, next) = (lines[index], lines[index + 1])
      if line.mark == .none, !line.isBlank { head = index }
      guard next.mark == .arrow, line.sides.count > 1 else { return false }
      if line.mark == .none { return goesOn(line, next.column) }
      return line.mark == .arrow && head.map { !areWaysOut(lines, of: $0) } != false
    }
  }

  /// Whether the lines with arrows below a name alone are ways out of it, "-> Cart" beside "-> Orders -> Order": half
  /// of them at least lead to one place, or all come back to it.
  private func areWaysOut(_ lines: [OutlineLine], of head: Int) -> Bool {
    let ways = lines[(head + 1)...].prefix { $0.mark == .arrow }
    guard lines[head].sides.count == 1, !ways.isEmpty,
      ways.allSatisfy({ $0.column > lines[head].column && !$0.sides.isEmpty })
    else { return false }
    let name = Names.key(lines[head].sides[0].text)
    return ways.count { $0.sides.count == 1 } * 2 >= ways.count
      || ways.allSatisfy { $0.sides.last.map { Names.key($0.text) } == name }
  }

  /// Whether an arrow stands so far on the left that it goes on with the chain above and branches off no later step.
  private func goesOn(_ line: OutlineLine, _ column: Int) -> Bool {
    let first = line.sides[0].column
    return column <= first || column <= first + 4 && column + 2 < line.sides[1].column
  }

  /// Whether a branch with a head stands below a later step of a chain: "Tour -> Sign in" over "\\-> Shelf".
  private func branchesOff(_ lines: [OutlineLine]) -> Bool {
    zip(lines, lines.dropFirst()).contains { line, next in
      line.mark == .none && line.sides.count > 1
        && next.mark == .stem && next.sides.isEmpty && next.column > line.sides[0].column + 1
    } && lines.contains { $0.mark == .branch(hasHead: true) }
  }

  /// Whether what a person does stands over a column of arrows: "Open the app" over "-> Home".
  private func beginsWithAct(_ lines: [OutlineLine]) -> Bool {
    guard let first = lines.first(where: { !$0.isBlank }), first.mark == .none,
      first.sides.count == 1, OutlineWords.isAct(first.sides[0].text)
    else { return false }
    return lines.count { $0.mark == .arrow } > 1
  }

  // MARK: Changes

  private func edges(of flow: OutlineFlow, _ known: KnownStates) -> [EdgeDraft] {
    let steps = flow.graph.nodes.indices.filter { flow.graph[$0].role == .state }
    // Clauses and lists are no steps; where there are several, the fence draws something else.
    let strange = Set(steps.filter { !OutlineWords.mayBeStep(flow.texts[$0]) })
    guard strange.count * 8 <= steps.count, areAlike(steps.map { flow.texts[$0] }) else {
      return []
    }
    return flow.graph.paths().compactMap { path in
      guard !strange.contains(path.target), path.source.map(strange.contains) != true else {
        return nil
      }
      guard let last = path.edges.last else { return nil }
      let origin = flow.graph.edges[last].origin
      let target = flow.texts[path.target]
      let source = path.source.map { StateCharts.source(flow.texts[$0], known) ?? flow.texts[$0] }
      let said = said(on: path, of: flow)
      var edge = EdgeDraft(
        source: nil, target: NameReference(text: target, origin: origin), origin: origin)
      if let source, !CellVocabulary.isAny(source) {
        edge.source = NameReference(text: source, origin: origin)
      }
      if let condition = said.condition { edge.guardText = LocatedText(condition, origin) }
      guard let trigger = said.trigger else {
        // Where nothing leads to the first step, the flow begins there.
        return edge.source == nil && source == nil ? nil : edge
      }
      edge.trigger = LocatedText(trigger, origin)
      return edge
    }
  }

  /// What is said on the way between two steps: a question that yes or no answers is a condition, all else triggers.
  private func said(
    on path: DiagramPath, of flow: OutlineFlow
  ) -> (trigger: String?, condition: String?) {
    var words: [String] = []
    var conditions: [String] = []
    var question: String?
    func say(_ text: String) {
      if let asked = question, FlowWords.isAnswer(text) {
        conditions.append("\(asked) \(text)")
      } else {
        words.append(text)
      }
      question = nil
    }
    for index in path.edges {
      let edge = flow.graph.edges[index]
      switch flow.graph[edge.source].role {
      case .trigger where !OutlineWords.namesDecision(flow.texts[edge.source]):
        say(flow.texts[edge.source])
      case .decision: question = flow.texts[edge.source]
      default: break
      }
      if let label = edge.label { say(label) }
    }
    return (
      words.isEmpty ? nil : words.joined(separator: " then "),
      conditions.isEmpty ? nil : conditions.joined(separator: " and ")
    )
  }

  /// Whether all names begin with capitals where one does: "submit" beside "Active Moment" is no step.
  private func areAlike(_ names: [String]) -> Bool {
    let first = names.compactMap { $0.unicodeScalars.first { $0.properties.isAlphabetic } }
    let small = first.count { $0.properties.isLowercase }
    let capitals = first.count { $0.properties.isUppercase }
    return small == 0 || capitals == 0 || small * 8 <= capitals
  }
}
