import SpecModel
import SpecSyntax
import SpecText

/// Reads lists of states in fences below a label that announces them: "Button States:" over "├─ Hover: a shadow".
struct FencedStates {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The states of all such lists.
  ///
  /// - Complexity: O(bytes of fences of plain words).
  func states() -> [StateDraft] {
    var result: [StateDraft] = []
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && block.lines.count > 2 {
      for index in block.lines.indices.dropLast(2) where announcesStates(block.lines[index]) {
        let names = block.lines[(index + 1)...].prefix(while: isItem).map(name)
        guard names.count > 1, names.allSatisfy({ $0 != nil }),
          names.count(where: { StateCues.isCondition($0?.text ?? "") }) * 2 >= names.count
        else { continue }
        result += names.compactMap(\.self).map { state($0, Int(block.node)) }
      }
    }
    return result
  }

  private func state(_ name: LocatedText, _ node: Int) -> StateDraft {
    let section = Int(document.nodes[node].section)
    var draft = StateDraft(name: name.text, origin: name.origin, screen: section)
    draft.parentSection = section
    return draft
  }

  /// Whether a line is a label of a few words, the last of which is "states".
  private func announcesStates(_ line: SourceRange) -> Bool {
    let bytes = document.source.bytes
    let text = ASCII.trimmed(bytes, line.offsets)
    guard (7...48).contains(text.count), bytes[text.upperBound - 1] == ASCII.colon,
      StateVocabulary.mayNameState(bytes, text)
    else { return false }
    let words = Names.words(document.source.string(SourceRange(text.lowerBound, text.upperBound)))
    return words.count <= 4 && words.last.map(StateVocabulary.plurals.contains) == true
      && !words.contains(where: StateVocabulary.joiners.contains)
  }

  /// Whether a line begins with a branch or a bullet.
  private func isItem(_ line: SourceRange) -> Bool {
    let bytes = document.source.bytes
    let text = ASCII.trimmed(bytes, line.offsets)
    guard text.count > 4 else { return false }
    if bytes[text.lowerBound] == 0x2D || bytes[text.lowerBound] == 0x2A {
      return bytes[text.lowerBound + 1] == ASCII.space
    }
    return bytes[text.lowerBound] == 0xE2
      && Self.marks.contains { ASCII.starts(bytes, at: text.lowerBound, with: $0) }
  }

  private static let marks: [StaticString] = ["├", "└", "•", "│", "╰"]

  /// The name before a colon, a dash or a remark; `nil` where the line holds no name.
  private func name(_ line: SourceRange) -> LocatedText? {
    let text = StateName.trimmed(document.source.string(line))
    let rest = text.drop { "├└╰│─•-* ".contains($0) }
    let end = rest.firstIndex { ":—–(=".contains($0) } ?? rest.endIndex
    let name = StateName.trimmed(String(rest[..<end]))
    guard (1...3).contains(Names.wordCount(name)), name.first?.isLetter == true,
      !Arrow.isIn(name), !name.contains("."), end < rest.endIndex || Names.wordCount(name) <= 2
    else { return nil }
    return LocatedText(StateName(heading: name)?.name ?? name, document.origin(line))
  }
}
