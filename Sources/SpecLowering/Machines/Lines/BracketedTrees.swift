import SpecModel
import SpecSyntax
import SpecText

/// Reads trees in which names stand in brackets and all else in parentheses or as a question: "(App opens) -> [Splash] ->
/// Signed in?" over "|-- (Yes) --> [Home] -> (End)", in a fence or in a paragraph that keeps its indentation.
///
/// What stands in parentheses leads to the next name, the answer to a question does, and "(End)" leads nowhere.
struct BracketedTrees {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// One line: where its branch begins, -1 for the first, and what stands between its arrows.
  private struct Line {
    var column: Int
    var parts: [Part]
    var origin: Origin
  }

  private enum Part {
    case name(String)
    case event(String)
    case question(String)
  }

  /// Adds the changes of all such trees.
  ///
  /// - Complexity: O(paragraphs and fences) with a look for branches in their bytes.
  func collect(into drafts: inout MachineDrafts) {
    var known: KnownStates?
    var found: [MatrixDraft] = []
    for (node, ranges) in candidates(drafts) {
      guard let lines = lines(ranges) else { continue }
      let names = known ?? KnownStates(drafts)
      known = names
      let edges = edges(lines, names)
      guard edges.count > 2 else { continue }
      if document.nodes[node].kind == .codeBlock { drafts.trees.insert(Int32(node)) }
      found.append(
        MatrixDraft(
          form: "drawing", isClosed: false, section: Int(document.nodes[node].section),
          origin: document.origin(document.nodes[node].range), edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  // MARK: Lines

  /// The paragraphs and fences with two branches at least and a name in brackets, with the source of their lines.
  private func candidates(_ drafts: MachineDrafts) -> [(node: Int, lines: [SourceRange])] {
    var result: [(node: Int, lines: [SourceRange])] = []
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && (3...60).contains(block.lines.count)
      && !drafts.trees.contains(block.node)
      && block.lines.contains(where: {
        ASCII.find("|--", in: document.source.bytes, $0.offsets) != nil
      })
    {
      result.append((Int(block.node), block.lines))
    }
    var last = -1
    for (index, line) in context.lines.enumerated()
    where line.holder == .paragraph && line.node != last && context.mayHoldArrow(index) {
      last = line.node
      let text = document.plainText(of: line.node)
      guard text.count <= 4_000, ASCII.find("|--", in: document.plain, text) != nil else {
        continue
      }
      result.append((line.node, sourceLines(of: line.node)))
    }
    return result.filter { node, lines in
      !context.isSystem(around: node)
        && lines.count(where: { branch(in: $0) != nil }) > 1
        && lines.contains { ASCII.find(0x5B, in: document.source.bytes, $0.offsets) != nil }
    }
  }

  private func sourceLines(of node: Int) -> [SourceRange] {
    let bytes = document.source.bytes
    let range = document.nodes[node].range.offsets
    var result: [SourceRange] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = ASCII.find(ASCII.lineFeed, in: bytes, start..<range.upperBound) ?? range.upperBound
      result.append(SourceRange(start, end))
      start = end + 1
    }
    return result
  }

  /// The column of a branch with which a line begins behind stems, "|  |--", and where the words behind it do.
  private func branch(in line: SourceRange) -> (column: Int, start: Int)? {
    let bytes = document.source.bytes
    let text = ASCII.trimmed(bytes, line.offsets)
    guard text.count > 3 else { return nil }
    var place = text.lowerBound
    while place + 2 < text.upperBound,
      bytes[place] == ASCII.space || bytes[place] == 0x7C && bytes[place + 1] != ASCII.hyphen
    {
      place += 1
    }
    guard bytes[place] == 0x7C || bytes[place] == 0x2B, bytes[place + 1] == ASCII.hyphen else {
      return nil
    }
    var start = place + 1
    // Hyphens, and the marks that escape them.
    while start < text.upperBound, bytes[start] == ASCII.hyphen || bytes[start] == 0x5C {
      start += 1
    }
    return (place - line.offsets.lowerBound, start)
  }

  /// The lines of a tree; `nil` where one is none of it, or nothing but names stands in it.
  private func lines(_ ranges: [SourceRange]) -> [Line]? {
    var result: [Line] = []
    for range in ranges {
      let branch = branch(in: range)
      let words = unescaped((branch?.start ?? range.offsets.lowerBound)..<range.offsets.upperBound)
      guard words.contains(where: \.isLetter) else { continue }
      guard words.utf8.count <= 400, branch != nil || result.isEmpty, let parts = Self.parts(words)
      else { return nil }
      result.append(
        Line(column: branch?.column ?? -1, parts: parts, origin: document.origin(range)))
    }
    let parts = result.flatMap(\.parts)
    guard result.first?.column == -1, result.count > 2,
      parts.contains(where: { if case .name = $0 { false } else { true } })
    else { return nil }
    return result
  }

  /// The words of a line without the marks that escape others, and without stems before and blanks around them.
  private func unescaped(_ range: Range<Int>) -> String {
    let bytes = document.source.bytes
    let kept = range.filter { index in
      bytes[index] != 0x5C || index + 1 >= range.upperBound || ASCII.isWord(bytes[index + 1])
    }
    let text = String(decoding: kept.map { bytes[$0] }, as: UTF8.self)
    return StateName.trimmed(String(text.drop { $0 == " " || $0 == "|" || $0 == "│" }))
  }

  private static func parts(_ text: String) -> [Part]? {
    guard let arrows = ArrowText(text) else { return part(text).map { [$0] } }
    var result: [Part] = []
    for (index, side) in arrows.sides.enumerated() {
      if index > 0 {
        let joint = arrows.joints[index - 1]
        guard joint.direction == .forward, !joint.isGap else { return nil }
        if let label = joint.label { result.append(.event(label)) }
      }
      guard let part = part(side) else { return nil }
      result.append(part)
    }
    return result
  }

  /// "[Home]", "Back to [Home]", "(Yes)" or "Signed in?".
  private static func part(_ side: String) -> Part? {
    let text = StateName.withoutStop(side)
    if let open = text.firstIndex(of: "["), text.last == "]" {
      let before = Names.words(String(text[..<open]))
      let name = StateName.trimmed(String(text[text.index(after: open)...].dropLast()))
      guard !name.contains("["), (1...6).contains(Names.wordCount(name)),
        before.isEmpty || TransitionWords.moves.contains(before)
      else { return nil }
      return .name(name)
    }
    if text.hasPrefix("("), text.hasSuffix(")") {
      let words = StateName.trimmed(String(text.dropFirst().dropLast()))
      return (1...10).contains(Names.wordCount(words)) ? .event(words) : nil
    }
    return FlowWords.asks(text) && Names.wordCount(text) <= 10 ? .question(text) : nil
  }

  // MARK: Changes

  private func edges(_ lines: [Line], _ known: KnownStates) -> [EdgeDraft] {
    var result: [EdgeDraft] = []
    var stack: [(column: Int, node: String?, question: String?)] = []
    for line in lines {
      while let last = stack.last, last.column >= line.column { stack.removeLast() }
      var current = stack.last?.node
      var question = stack.last?.question
      var event: String?
      for part in line.parts {
        switch part {
        case .event(let words): event = Self.ends.contains(words.lowercased()) ? nil : words
        case .question(let words): question = words
        case .name(let text):
          let name = Self.spelling(of: text, known)
          if let source = current, Names.key(source) != Names.key(name) {
            var edge = EdgeDraft(
              source: NameReference(text: source, origin: line.origin),
              target: NameReference(text: name, origin: line.origin), origin: line.origin)
            if let question { edge.limit(to: question, line.origin) }
            result.append(event.map { edge.triggered(by: $0, line.origin) } ?? edge)
          }
          (current, question, event) = (name, nil, nil)
        }
      }
      stack.append((line.column, current, question))
    }
    return result
  }

  /// The name of a box as the document has it, with or without what stands in parentheses behind it, or that alone:
  /// "Today" of "Screen "Now" (Today)".
  private static func spelling(of text: String, _ known: KnownStates) -> String {
    let (head, qualifier) = StateName.splitQualifier(text)
    return known.name(of: text) ?? known.name(of: head) ?? qualifier.flatMap(known.name(of:))
      ?? head
  }

  private static let ends: Lexicon = [
    "end", "ende", "fin", "fim", "fine", "einde", "selesai", "終了", "终了", "结束", "結束", "끝", "exit",
    "конец", "кінець", "koniec", "slut", "son",
  ]
}
