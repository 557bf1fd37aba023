import SpecModel
import SpecSyntax
import SpecText

/// Reads fences below a heading over a flow in which brackets mark the places, and bare words between them tell what
/// happens on the way:
///
///     [Desk]
///         → [Card form]
///         → Clerk stamps the card
///         → [Shelf]
///             → reminder wanted?
///                 → Yes: [Calendar]
///                 → No: [Shelf]
///
/// An arrow that stands further in leaves what the line above leads to; "IF stamped:" stands over a way of its own.
struct BracketFlows {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The arrows that begin in one column.
  private struct Rank {
    var indent: Int
    /// Where its answers begin, and where its last arrow leads.
    var base: [NameReference]
    var current: [NameReference]
    /// What happens before the next place, and on what condition this way is gone.
    var act: String?
    var condition: String?
  }

  private struct Reading {
    var edges: [EdgeDraft] = []
    var ranks: [Rank] = []
    var places = 0
    /// Whether a line is more than a chain of places in brackets.
    var isMixed = false
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    let states = drafts
    var names: KnownStates?
    FencedMatrices.collect(document, lines: 1...80, isClosed: false, into: &drafts) { block in
      guard mayHold(block), isOfFlow(Int(block.node)) else { return nil }
      let known = names ?? KnownStates(states)
      names = known
      guard let reading = reading(block, known), reading.isMixed, reading.places > 1 else {
        return nil
      }
      return reading.edges.isEmpty ? nil : reading.edges
    }
  }

  /// A byte test: the first line that says something begins with a bracket, and an arrow stands somewhere.
  private func mayHold(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    let first = block.lines.lazy.map { ASCII.trimmed(bytes, $0.offsets) }.first { !$0.isEmpty }
    guard let first, bytes[first.lowerBound] == 0x5B else { return false }
    return block.lines.contains { ArrowGlyph.mayOccur(in: bytes, $0.offsets) }
  }

  private func isOfFlow(_ node: Int) -> Bool {
    let titles = context.scope(of: node).suffix(2)
    return !context.isSystem(around: node) && !titles.contains(where: FlowChains.isTechnical)
      && titles.contains(where: CourseWords.nameCourse)
  }

  // MARK: Lines

  private func reading(_ block: Document.CodeBlock, _ known: KnownStates) -> Reading? {
    var result = Reading()
    for line in block.lines {
      let range = ASCII.trimmed(document.source.bytes, line.offsets)
      guard !range.isEmpty else { continue }
      guard range.count <= 200 else { return nil }
      let text = document.source.string(SourceRange(range.lowerBound, range.upperBound))
      let indent = range.lowerBound - line.offsets.lowerBound
      let origin = document.origin(line)
      // "- Field: number of the card": what is seen there.
      if Self.bullets.contains(where: text.hasPrefix) {
        guard !Arrow.isIn(text) else { return nil }
        continue
      }
      if let condition = Self.condition(of: text) {
        while let last = result.ranks.last, last.indent > indent { result.ranks.removeLast() }
        guard let source = result.ranks.last else { return nil }
        result.isMixed = true
        result.ranks.append(
          Rank(
            indent: indent + 1, base: source.current, current: source.current,
            condition: condition))
        continue
      }
      guard open(indent, text, in: &result), read(text, origin, known, into: &result) else {
        return nil
      }
    }
    return result
  }

  /// Enters the rank of a line; `false` where it hangs from nothing.
  private func open(_ indent: Int, _ text: String, in reading: inout Reading) -> Bool {
    guard Self.tips.contains(where: text.hasPrefix) else {
      guard text.hasPrefix("["), reading.ranks.first.map({ indent <= $0.indent }) != false else {
        return false
      }
      reading.ranks = [Rank(indent: indent, base: [], current: [])]
      return true
    }
    while let last = reading.ranks.last, last.indent > indent { reading.ranks.removeLast() }
    guard let above = reading.ranks.last else { return false }
    guard above.indent < indent else { return true }
    reading.isMixed = reading.isMixed || reading.ranks.count > 1
    reading.ranks.append(
      Rank(
        indent: indent, base: above.current, current: above.current, act: above.act,
        condition: above.condition))
    reading.ranks[reading.ranks.count - 2].act = nil
    return true
  }

  /// "IF stamped:", "Wenn gestempelt:": a condition over arrows.
  private static func condition(of text: String) -> String? {
    guard let last = text.last, ":：".contains(last), !Arrow.isIn(text), !text.hasPrefix("["),
      let word = Names.firstWord(text), ifs.contains(word),
      case let rest = text.drop(while: { $0 != " " }).dropLast(), !rest.isEmpty
    else { return nil }
    return StateName.trimmed(String(rest))
  }

  private func read(
    _ text: String, _ origin: Origin, _ known: KnownStates, into reading: inout Reading
  ) -> Bool {
    guard var rank = reading.ranks.last else { return false }
    let tip = Self.tips.first(where: text.hasPrefix)
    let bare = StateName.trimmed(String(text.dropFirst(tip?.count ?? 0)))
    guard var sides = sides(of: bare) else { return false }
    // "Yes: [Calendar]" leaves what asks.
    if let (answer, rest) = Self.answer(sides[0]) {
      let question = rank.condition.flatMap { FlowWords.asks($0) ? $0 : nil }
      rank.current = rank.base
      rank.act = nil
      let said = question.map { "\($0) \(answer)" } ?? answer
      sides[0] = rest
      let condition = rank.condition
      rank.condition = said
      defer { reading.ranks[reading.ranks.count - 1].condition = condition }
      return go(sides, rank, origin, known, into: &reading)
    }
    return go(sides, rank, origin, known, into: &reading)
  }

  private func go(
    _ sides: [String], _ way: Rank, _ origin: Origin, _ known: KnownStates,
    into reading: inout Reading
  ) -> Bool {
    var rank = way
    for side in sides {
      if FlowWords.asks(side), !ArrowText.isBracketed(side) {
        rank.condition = side
        reading.isMixed = true
        continue
      }
      guard let names = places(in: side, known) else {
        // "[Tour?]" and "[Pickup] / [Delivery]" are places that another form reads.
        guard Names.wordCount(side) <= 10, !Self.mayBePlace(side) else { return false }
        if !rank.current.isEmpty { rank.act = ArrowSide.unwrapped(side) }
        reading.isMixed = true
        continue
      }
      reading.places += names.count
      let targets = names.map { NameReference(text: $0, origin: origin) }
      for source in rank.current {
        for target in targets where source.key != target.key {
          var edge = EdgeDraft(source: source, target: target, origin: origin)
          if let act = rank.act { edge = edge.triggered(by: act, origin) }
          if let condition = rank.condition { edge.limit(to: condition, origin) }
          reading.edges.append(edge)
        }
      }
      (rank.current, rank.act, rank.condition) = (targets, nil, nil)
      if rank.base.isEmpty { rank.base = targets }
    }
    reading.ranks[reading.ranks.count - 1] = rank
    return true
  }

  /// Whether a side has brackets within it, or a question in brackets.
  private static func mayBePlace(_ side: String) -> Bool {
    guard ArrowText.isBracketed(side) else { return side.utf8.contains(0x5B) }
    let inner = side.dropFirst().dropLast()
    return inner.utf8.contains(0x5B) || FlowWords.asks(String(inner))
  }

  private func sides(of text: String) -> [String]? {
    guard let arrows = ArrowText(text) else { return text.isEmpty ? nil : [text] }
    return arrows.joints.allSatisfy { $0.direction == .forward && $0.label == nil && !$0.isGap }
      ? arrows.sides : nil
  }

  /// "Yes" and "[Calendar]" of "Yes: [Calendar]".
  private static func answer(_ side: String) -> (String, String)? {
    guard let colon = side.firstIndex(where: { ":：".contains($0) }),
      case let head = String(side[..<colon]), FlowWords.isVerdict(head),
      case let rest = StateName.trimmed(String(side[side.index(after: colon)...])), !rest.isEmpty
    else { return nil }
    return (head, rest)
  }

  // MARK: Places

  /// The places that a side names: in brackets, several with "|" between them, or a route; `nil` where it tells an act.
  private func places(in side: String, _ known: KnownStates) -> [String]? {
    if Route.isWhole(side) { return [known.name(of: side) ?? side] }
    guard ArrowText.isBracketed(side) else { return nil }
    let inner = StateName.trimmed(String(side.dropFirst().dropLast()))
    let pieces = TextSplit.pieces(of: inner, at: ["|"])
    guard pieces.count <= 8 else { return nil }
    let names = pieces.map { place($0, known) }
    return names.contains(nil) ? nil : names.compactMap(\.self)
  }

  /// "Card form" of "Card form: name, street", and "Desk" of "Desk /desk".
  private func place(_ text: String, _ known: KnownStates) -> String? {
    let colon = text.firstIndex { ":：".contains($0) }
    let head = colon.map { String(text[..<$0]) } ?? text
    let words = StateName.trimmed(head).split(separator: " ")
    let bare = words.count > 1 && words.last?.first == "/" ? words.dropLast() : words[...]
    let name = StateName.splitQualifier(bare.joined(separator: " ")).name
    if let name = known.name(of: name) { return name }
    guard (1...5).contains(Names.wordCount(name)), ArrowSide.isName(name), !name.contains("]"),
      colon != nil || FlowSteps.kind(of: name) != .action && !ArrowLine.namesControl(name),
      !FlowWords.asks(name)
    else { return nil }
    return name
  }

  private static let bullets = ["- ", "• ", "* ", "· "]
  private static let tips: [String] = ["→", "->", "-->", "=>", "↳", "└→"]
  private static let ifs: Lexicon = [
    "if", "when", "wenn", "falls", "si", "se", "als", "jika", "jeśli", "если", "якщо", "eğer",
    "nếu", "om",
  ]
}
