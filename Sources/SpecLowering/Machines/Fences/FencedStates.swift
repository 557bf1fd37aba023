import SpecModel
import SpecSyntax
import SpecText

/// Reads lists of states in fences below a label that announces them, "Button States:" over "├─ Hover: a shadow", and
/// fences that hold nothing but names below such a label.
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
    let reader = FlowReader(context: context)
    for block in document.codeBlocks where FlowReader.languages.contains(block.language) {
      if block.lines.count <= 24, let label = reader.label(before: Int(block.node)),
        announcesStates(label), let names = names(in: block)
      {
        result += names.map { state($0, Int(block.node)) }
        continue
      }
      guard block.lines.count > 2 else { continue }
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
    return announcesStates(document.source.string(SourceRange(text.lowerBound, text.upperBound)))
  }

  private func announcesStates(_ label: String) -> Bool {
    guard StateName.mayNameState(label) else { return false }
    let words = Names.words(label)
    if StateVocabulary.isGeneral(label) { return true }
    if words.count == 1, StateVocabulary.unspacedNouns.contains(words[0]) { return true }
    return words.count <= 4 && words.last.map(StateVocabulary.plurals.contains) == true
      && !words.contains(where: StateVocabulary.joiners.contains)
  }

  /// The names that are all of a fence, a line each or with bars between them; two at least.
  private func names(in block: Document.CodeBlock) -> [LocatedText]? {
    if let states = IndentedRecords.states(in: block, document) {
      return states.count > 1 ? states : nil
    }
    if let heads = heads(in: block) { return heads.count > 1 ? heads : nil }
    var result: [LocatedText] = []
    for line in block.lines {
      let text = StateName.trimmed(document.source.string(line))
      if text.isEmpty { continue }
      for part in TextSplit.pieces(of: text, at: Self.bars) {
        let head = TextSplit.pieces(of: part, at: Self.remarks, most: 2)[0]
        let (name, _) = StateName.splitQualifier(
          StateName.trimmed(String(head.drop { "-*• ".contains($0) })))
        // "Duration: 150 ms" tells how they change.
        if head.count < part.count, ColumnRole.role(ofHeader: name) != nil { continue }
        guard (1...5).contains(Names.wordCount(name)), name.utf8.count <= 48,
          name.first?.isLetter == true, !Arrow.isIn(part),
          !name.contains(where: { "{}()[]<>;=│┌└├+\"".contains($0) })
        else { return nil }
        result.append(LocatedText(StateName(heading: name)?.name ?? name, document.origin(line)))
      }
    }
    return result.count > 1 ? result : nil
  }

  /// The names that stand each over further in lines of its properties, "Ticked:" over "border: 1px"; `nil` for any other
  /// fence.
  private func heads(in block: Document.CodeBlock) -> [LocatedText]? {
    let bytes = document.source.bytes
    var result: [LocatedText] = []
    var margin: Int?
    var isOpen = false
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard !text.isEmpty else { continue }
      let column = text.lowerBound - line.offsets.lowerBound
      let edge = margin ?? column
      margin = edge
      if column > edge {
        guard ASCII.find(ASCII.colon, in: bytes, text) != nil, !result.isEmpty else { return nil }
        isOpen = false
        continue
      }
      guard column == edge, !isOpen, text.count < 50, bytes[text.upperBound - 1] == ASCII.colon
      else { return nil }
      let name = StateName.trimmed(
        document.source.string(SourceRange(text.lowerBound, text.upperBound - 1)))
      guard (1...4).contains(Names.wordCount(name)), name.first?.isLetter == true else {
        return nil
      }
      result.append(LocatedText(StateName(heading: name)?.name ?? name, document.origin(line)))
      isOpen = true
    }
    return isOpen || result.isEmpty ? nil : result
  }

  private static let bars: Phrases = [" | ", " · "]
  private static let remarks: Phrases = ["  ", ": ", " — ", " – ", " - ", "：", "\t"]

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
