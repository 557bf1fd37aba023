import SpecModel
import SpecSyntax
import SpecText

extension StateLabels {
  /// The names in bold with which paragraphs begin below headings that say no more than "States": "**Hidden**" on a line
  /// of its own over what is said of it, or before a colon, a dash or a stop.
  ///
  /// Two names at least; three where none is a usual one; below "Oven states" half of them must be names of states. Each
  /// bold beginning must be a name.
  func paragraphs(of sections: [Int]) -> [StateDraft] {
    sections.flatMap { section -> [StateDraft] in
      let heads = words(of: document.plainText(of: Int(document.sections[section].heading)))
      let isAlone = StateVocabulary.areStates(heads)
      guard isAlone || Self.areOfThing(heads), !context.isSystem(section) else { return [] }
      var names: [(range: Range<Int>, node: Int)] = []
      for node in document.sections[section].ownNodes.dropFirst().map({ Int($0) })
      where document.nodes[node].kind == .paragraph && document.nodes[node].parent == 0 {
        guard let name = boldHead(of: node) else { continue }
        guard names.count < 12, mayBeName(name) else { return [] }
        if !isAbsent(name, of: node) { names.append((name, node)) }
      }
      if names.isEmpty { names = namesInLine(of: section) }
      let texts = names.map { document.string(plain: $0.range) }
      guard names.count > 1, Set(texts.map { Names.key($0) }).count == texts.count,
        isAlone
          ? names.count > 2 && isSetApart(names) || texts.contains(where: CaseTitles.isCase)
          : texts.count(where: StateCues.isNameOfState) * 2 >= texts.count,
        !ForeignStates.areLands(texts, behind: heads)
      else { return [] }
      return names.map(draft)
    }
  }

  /// Whether what stands behind a bold name, or below it, says that there is no such state: "not applicable".
  private func isAbsent(_ name: Range<Int>, of node: Int) -> Bool {
    let text = document.plainText(of: node)
    var start = name.upperBound
    while start < text.upperBound, Self.stops.contains(document.plain[start]) { start += 1 }
    if start < text.upperBound {
      let said = document.string(plain: start..<min(start + 24, text.upperBound))
      return CellVocabulary.beginsWithAbsence(said)
    }
    var next = document.sibling(after: node)
    while let inner = next, document.plainText(of: inner).isEmpty {
      next = document.firstChild(of: inner)
    }
    return next.map { leaf in
      CellVocabulary.beginsWithAbsence(
        document.string(plain: document.plainText(of: leaf).prefix(24)))
    } ?? false
  }

  /// Line feeds, spaces, colons, stops, hyphens, and the bytes of dashes.
  private static let stops: Set<UInt8> = [0x0A, 0x20, 0x3A, 0x2E, 0x2D, 0xE2, 0x80, 0x93, 0x94]

  /// Whether the first of some names is set in bold.
  private func isSetApart(_ names: [(range: Range<Int>, node: Int)]) -> Bool {
    names.first.map { document.span(at: $0.range.lowerBound, of: $0.node, in: .strong) != nil }
      ?? false
  }

  /// The names of a section whose first paragraph is a line of them and nothing else: "Closed, Opening and Open."
  private func namesInLine(of section: Int) -> [(range: Range<Int>, node: Int)] {
    guard let node = document.sections[section].ownNodes.dropFirst().first.map({ Int($0) }),
      document.nodes[node].kind == .paragraph, case var text = document.plainText(of: node),
      (8...200).contains(text.count)
    else { return [] }
    let plain = document.plain
    if plain[text.upperBound - 1] == 0x2E { text = text.lowerBound..<text.upperBound - 1 }
    guard !plain[text].contains(where: Self.sentenceMarks.contains) else { return [] }
    var names: [(range: Range<Int>, node: Int)] = []
    var (start, index) = (text.lowerBound, text.lowerBound)
    while index < text.upperBound {
      guard let mark = Self.listMarks.first(where: { ASCII.starts(plain, at: index, with: $0) })
      else {
        index += 1
        continue
      }
      names.append((start..<index, node))
      index += mark.utf8CodeUnitCount
      start = index
    }
    names.append((start..<text.upperBound, node))
    let areNames = names.allSatisfy { !$0.range.isEmpty && mayBeName($0.range) }
    return (3...12).contains(names.count) && areNames ? names : []
  }

  /// Line feeds, stops, colons, semicolons, question marks and brackets.
  private static let sentenceMarks: Set<UInt8> = [0x0A, 0x2E, 0x3A, 0x3B, 0x3F, 0x21, 0x28, 0x5B]
  /// What parts the names of a line, the longest first.
  private static let listMarks: [StaticString] = [
    ", and ", ", or ", ", und ", ", oder ", ", et ", ", ou ", ", y ", ", ", " and ", " or ",
    " und ", " oder ", " et ", " ou ", " y ", " · ", " | ", " / ", "、", "・",
  ]

  /// "Oven states", "Estados del horno": the states of a thing, and none of a kind.
  private static func areOfThing(_ words: [String]) -> Bool {
    guard (2...5).contains(words.count), let owner = StateVocabulary.ownerWords(words) else {
      return false
    }
    return !owner.isEmpty
      && !owner.contains { StateWords.isState([$0]) || StateWords.aspects.contains($0) }
  }

  /// The bold text with which a paragraph begins, where a line, a colon, a dash or a stop ends behind it.
  private func boldHead(of node: Int) -> Range<Int>? {
    let text = document.plainText(of: node)
    guard let first = text.first,
      let span = document.span(at: first, of: node, in: .strong), span.count <= 41
    else { return nil }
    let plain = document.plain
    var end = span.upperBound
    while end > span.lowerBound, [ASCII.colon, 0x2E].contains(plain[end - 1]) { end -= 1 }
    guard end > span.lowerBound else { return nil }
    var next = span.upperBound
    while next < text.upperBound, plain[next] == ASCII.space { next += 1 }
    let isClosed =
      end < span.upperBound || next >= text.upperBound
      || [ASCII.lineFeed, ASCII.colon, 0x2E].contains(plain[next])
      || next > span.upperBound
        && (plain[next] == ASCII.hyphen || plain[next] == 0xE2 && plain[next + 1] == 0x80)
    return isClosed ? span.lowerBound..<end : nil
  }
}
