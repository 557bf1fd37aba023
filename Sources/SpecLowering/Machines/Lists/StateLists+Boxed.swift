import SpecModel
import SpecSyntax
import SpecText

/// States that are drawn below each other in boxes, each under its name.
extension StateLists {
  private static let walls: [StaticString] = ["│", "║", "┃"]
  private static let joints: [StaticString] = ["├", "╠", "┣"]
  private static let bottoms: [StaticString] = ["└", "╚", "╰", "┗"]

  /// The first lines of boxes with nothing but blank lines between them, "IDLE STATE" over a picture, of which all are in
  /// capitals or end in a word for state, and half say so or are usual names of states.
  func boxedNames(in block: Document.CodeBlock, _ group: Int?) -> [StateDraft] {
    guard block.lines.count > 7, let titles = boxTitles(of: block) else { return [] }
    var keys: Set<String> = []
    var usual = 0
    var result: [StateDraft] = []
    for title in titles {
      let whole = document.source.string(title)
      let labelled = Self.behindNoun(whole)
      let (text, qualifier) = StateName.splitQualifier(labelled ?? whole)
      let words = Names.words(text)
      let isSaid =
        labelled != nil
        || words.last.map(StateVocabulary.singulars.contains) == true && words.count > 1
      guard (1...5).contains(words.count), isSaid || text.isLoud, !Arrow.isIn(text) else {
        return []
      }
      if isSaid || isUsual(words) { usual += 1 }
      var state = draft(
        isSaid ? StateName(heading: text)?.name ?? text : text, origin: document.origin(title),
        node: Int(block.node))
      state.qualifier = qualifier
      state.group = group
      guard keys.insert(state.key).inserted else { return [] }
      result.append(state)
    }
    return result.count > 1 && usual * 2 >= result.count ? result : []
  }

  /// "IDLE" of "STATE: IDLE".
  private static func behindNoun(_ title: String) -> String? {
    guard let (label, name) = TextSplit.halves(of: title, at: ":"),
      StateVocabulary.singulars.contains(label.lowercased()),
      case let bare = StateName.trimmed(name), !bare.isEmpty
    else { return nil }
    return bare
  }

  /// Such names in the fences of a section.
  func boxed(in section: Int) -> [StateDraft] {
    let own = document.sections[section].ownNodes
    return document.codeBlocks.flatMap { block -> [StateDraft] in
      own.contains(block.node) && FenceTags.plain.contains(block.language)
        ? boxedNames(in: block, nil) : []
    }
  }

  /// The first line of each box, where boxes with two lines or more are all that a fence holds.
  private func boxTitles(of block: Document.CodeBlock) -> [SourceRange]? {
    let bytes = document.source.bytes
    var result: [SourceRange] = []
    // The lines with words of the box that is open.
    var lines: Int?
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      if text.isEmpty { continue }
      guard let count = lines else {
        guard begins(text, with: Self.corners), tops(in: text) == 1 else { return nil }
        lines = 0
        continue
      }
      if begins(text, with: Self.joints) { continue }
      if begins(text, with: Self.bottoms) {
        guard count > 1 else { return nil }
        lines = nil
        continue
      }
      guard begins(text, with: Self.walls) else { return nil }
      let content = content(of: text)
      if content.isEmpty { continue }
      if count == 0 { result.append(SourceRange(content.lowerBound, content.upperBound)) }
      lines = count + 1
    }
    return lines == nil ? result : nil
  }

  private func begins(_ text: Range<Int>, with marks: [StaticString]) -> Bool {
    marks.contains { ASCII.starts(document.source.bytes, at: text.lowerBound, with: $0) }
  }

  private func tops(in text: Range<Int>) -> Int {
    text.count { begins($0..<text.upperBound, with: Self.corners) }
  }

  /// What stands between the two walls of a line.
  private func content(of line: Range<Int>) -> Range<Int> {
    var end = line.upperBound
    if end - 3 > line.lowerBound, begins(end - 3..<end, with: Self.walls) { end -= 3 }
    return ASCII.trimmed(document.source.bytes, min(end, line.lowerBound + 3)..<end)
  }
}

extension String {
  /// Whether it has letters, and none in lower case.
  fileprivate var isLoud: Bool {
    contains(where: \.isUppercase) && !contains(where: \.isLowercase)
  }
}
