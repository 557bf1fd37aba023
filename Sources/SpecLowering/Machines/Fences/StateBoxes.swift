import SpecModel
import SpecSyntax
import SpecText

/// Reads states that head the frames of fences, each in the first row of its own, over a picture and its ways out:
///
///     ┌──────────────────────┐
///     │ STATE: RESTING       │
///     │ Doorbell → ALERT     │
///     └──────────────────────┘
///
/// Two frames at least must be headed so, and a way must lead from one to another unless the word for state is in capitals.
struct StateBoxes {
  private let document: Document

  init(_ context: LoweringContext) { document = context.document }

  /// Adds the states of all such frames that nothing else declares.
  ///
  /// - Complexity: O(lines of fences of plain words + headed frames × states); rows are read only right below the top of a
  ///   frame.
  func collect(into drafts: inout MachineDrafts) {
    var found: [StateDraft] = []
    var isLoud = true
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && (3...400).contains(block.lines.count) {
      for title in titles(of: block) {
        if !title.isLoud { isLoud = false }
        if let state = state(title, Int(block.node)) { found.append(state) }
      }
    }
    let keys = Set(found.map(\.key))
    guard keys.count > 1, isLoud || joins(keys),
      !ForeignStates.areLands(found.map(\.name), behind: [])
    else { return }
    var known = Set(drafts.states.map(\.key))
    for state in found where known.insert(state.key).inserted {
      if let place = headed(state, drafts.states) {
        drafts.states[place].aliases.append(LocatedText(state.name, state.origin))
      } else {
        drafts.states.append(state)
      }
    }
  }

  /// The state that the heading right above a frame names, where the frame says only whose it is: "DOOR RESTING" below
  /// "2. Resting State".
  ///
  /// - Complexity: O(states).
  private func headed(_ state: StateDraft, _ states: [StateDraft]) -> Int? {
    guard state.parentSection > 0,
      case let heading = Int(document.sections[state.parentSection].heading), heading >= 0
    else { return nil }
    let range = document.nodes[heading].range
    let words = Names.words(state.name)
    return states.firstIndex { other in
      guard other.origin.range.start >= range.start, other.origin.range.end <= range.end else {
        return false
      }
      let own = Names.words(other.name)
      return !own.isEmpty && own.count < words.count && words.suffix(own.count).elementsEqual(own)
    }
  }

  /// Whether lines of a fence are parts of frames and no more: nothing leads from one frame to the next.
  static func areApart(_ block: Document.CodeBlock, in bytes: ContiguousArray<UInt8>) -> Bool {
    block.lines.allSatisfy { line in
      let text = ASCII.trimmed(bytes, line.offsets)
      return text.isEmpty
        || text.count > 6 && isEdge(bytes, text.lowerBound) && isEdge(bytes, text.upperBound - 3)
    }
  }

  /// Whether a line is the top of a frame at the margin.
  static func isTop(_ line: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Bool {
    let text = ASCII.trimmed(bytes, line)
    guard text.count > 6 else { return false }
    return bytes[text.lowerBound] == 0x2B && bytes[text.lowerBound + 1] == ASCII.hyphen
      || StateLists.corners.contains { ASCII.starts(bytes, at: text.lowerBound, with: $0) }
  }

  /// The place of the colon behind the word for state that begins a row: "STATE: RESTING"; a test on bytes.
  static func colon(in row: Range<Int>, of bytes: ContiguousArray<UInt8>) -> Int? {
    let head = row.lowerBound..<min(row.upperBound, row.lowerBound + 24)
    guard row.count > 5, let colon = ASCII.find(ASCII.colon, in: bytes, head),
      StateVocabulary.mayNameState(bytes, row.lowerBound..<colon)
    else { return nil }
    return colon
  }

  /// Whether a drawn line, "|" or "+" begins at a place, or ends two bytes behind it.
  private static func isEdge(_ bytes: ContiguousArray<UInt8>, _ place: Int) -> Bool {
    if bytes[place] == 0xE2 { return (0x94...0x95).contains(bytes[place + 1]) }
    return bytes[place] == ASCII.pipe || bytes[place] == 0x2B
      || bytes[place + 2] == ASCII.pipe || bytes[place + 2] == 0x2B
  }

  // MARK: Titles

  private struct Title {
    var range: SourceRange
    /// Whether the word for state is in capitals.
    var isLoud: Bool
  }

  /// The names in the first rows of frames, behind the word for state.
  private func titles(of block: Document.CodeBlock) -> [Title] {
    let bytes = document.source.bytes
    var result: [Title] = []
    var isFirst = false
    for line in block.lines {
      if Self.isTop(line.offsets, in: bytes) {
        isFirst = true
        continue
      }
      guard isFirst else { continue }
      let row = TextCard.row(line.offsets, in: bytes)
      if row.isEmpty { continue }
      isFirst = false
      guard row.count <= 100, let colon = Self.colon(in: row, of: bytes) else { continue }
      let label = document.source.string(SourceRange(row.lowerBound, colon))
      let name = ASCII.trimmed(bytes, colon + 1..<row.upperBound)
      guard StateVocabulary.singulars.contains(label.lowercased()), !name.isEmpty else { continue }
      result.append(
        Title(
          range: SourceRange(name.lowerBound, name.upperBound),
          isLoud: !label.contains(where: \.isLowercase)))
    }
    return result
  }

  private func state(_ title: Title, _ node: Int) -> StateDraft? {
    let (name, qualifier) = StateName.splitQualifier(document.source.string(title.range))
    guard (1...4).contains(Names.wordCount(name)), ArrowSide.isName(name), !Arrow.isIn(name),
      !name.contains(where: { "[]{}|│".contains($0) })
    else { return nil }
    let section = Int(document.nodes[node].section)
    var state = StateDraft(name: name, origin: document.origin(title.range), screen: section)
    state.qualifier = qualifier
    state.parentSection = section
    return state
  }

  /// Whether a row of a fence ends with an arrow to one of the names.
  private func joins(_ keys: Set<String>) -> Bool {
    let bytes = document.source.bytes
    return document.codeBlocks.contains { block in
      FlowReader.languages.contains(block.language)
        && block.lines.contains { line in
          let row = TextCard.row(line.offsets, in: bytes)
          guard row.count <= 200, ArrowGlyph.mayOccur(in: bytes, row),
            let last = ArrowText(
              document.source.string(SourceRange(row.lowerBound, row.upperBound)))?.sides.last
          else { return false }
          return keys.contains(Names.key(ArrowSide.unwrapped(last)))
        }
    }
  }
}
