import SpecModel
import SpecSyntax
import SpecText

extension StateLists {
  /// The names in trees of plain words, "Error States" over "Network Error": members that have the kind of their folder
  /// in their own name, two at least in a fence.
  func statesInFolders() -> [StateDraft] {
    var result: [StateDraft] = []
    for block in document.codeBlocks
    where FenceTags.plain.contains(block.language) && (3...120).contains(block.lines.count) {
      guard block.lines.contains(where: mayNameStates) else { continue }
      let found = members(of: block)
      if found.count > 1 { result += found }
    }
    return result
  }

  /// A test on bytes for "States", "Estados", "États", "Zustände" and the like.
  private func mayNameStates(_ line: SourceRange) -> Bool {
    Self.stems.contains { ASCII.find($0, in: document.source.bytes, line.offsets) != nil }
  }

  private static let stems: [StaticString] = ["tates", "tados", "tats", "tände", "tati", "tanden"]

  private func members(of block: Document.CodeBlock) -> [StateDraft] {
    let bytes = document.source.bytes
    var result: [StateDraft] = []
    var folder: (kind: String, indent: Int)?
    for line in block.lines {
      // Pictures and strokes before a name tell its place in the tree as blanks do.
      let start = line.offsets.first { ASCII.isLetter(bytes[$0]) || bytes[$0] == 0xC3 }
      guard let start, case let range = ASCII.trimmed(bytes, start..<line.offsets.upperBound),
        range.count <= 60
      else { continue }
      let indent = start - line.offsets.lowerBound
      let text = document.source.string(SourceRange(range.lowerBound, range.upperBound))
      let words = Names.words(text)
      if let kind = Self.kind(ofFolder: words) {
        folder = (kind, indent)
        continue
      }
      guard let open = folder else { continue }
      guard indent > open.indent else {
        folder = nil
        continue
      }
      guard (2...3).contains(words.count), words.first == open.kind || words.last == open.kind,
        text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" })
      else { continue }
      result.append(
        draft(
          text, origin: document.origin(SourceRange(range.lowerBound, range.upperBound)),
          node: Int(block.node)))
    }
    return result
  }

  /// "error" of "Error States" and "Estados de error", where it is a usual kind of states.
  private static func kind(ofFolder words: [String]) -> String? {
    guard (2...3).contains(words.count), let first = words.first, let last = words.last else {
      return nil
    }
    if words.count == 2, StateVocabulary.plurals.contains(last) {
      return StateWords.isState([first]) ? first : nil
    }
    guard StateVocabulary.plurals.contains(first) else { return nil }
    return StateWords.isState([last]) ? last : nil
  }

  /// Labels without those that come back to the states of headings below "Entry conditions" or "Exit conditions": a summary
  /// is of the same states.
  func withoutSummaries(_ labelled: [StateDraft], _ drafts: MachineDrafts) -> [StateDraft] {
    let told = Set(drafts.states.lazy.filter { $0.section != nil }.map(\.key))
    guard !told.isEmpty else { return labelled }
    return labelled.filter { state in
      guard told.contains(state.key), state.parentSection > 0 else { return true }
      let title = document.title(ofSection: state.parentSection)
      let name = StateName.withoutNumbering(title).lowercased()
      return !TransitionWords.exits.contains(name)
        && !StateVocabulary.conditionLabels.contains(name)
    }
  }

  /// The state that a bold label tells by what stands there meanwhile, "**Loading Skeleton**:", in a section where two
  /// others call themselves states, "**Empty State**:" and "**Error State**:".
  func shownBeside(_ labelled: [StateDraft]) -> [StateDraft] {
    guard labelled.count > 1 else { return [] }
    let counts = labelled.reduce(into: [Int: Int]()) { $0[$1.parentSection, default: 0] += 1 }
    let told = Set(labelled.map(\.key))
    return context.lines.compactMap { line -> StateDraft? in
      guard line.isStrongLabel, line.holder != .cell, let label = line.label,
        (8...40).contains(label.count), line.value.isEmpty,
        counts[Int(document.nodes[line.node].section), default: 0] > 1,
        case let text = document.string(plain: label), case let words = Names.words(text),
        Self.isStandIn(words), !told.contains(words[0])
      else { return nil }
      let name = String(text.prefix { $0 != " " })
      return draft(name, origin: context.origin(plain: label), node: line.node)
    }
  }

  /// "Loading skeleton": what is shown while something is awaited.
  static func isStandIn(_ words: [String]) -> Bool {
    words.count == 2 && waiting.contains(words[0]) && stands.contains(words[1])
  }

  private static let waiting: Lexicon = ["loading", "lade", "laden", "carga", "carregamento"]
  /// What is shown while something else is not there yet.
  static let stands: Lexicon = [
    "skeleton", "skeletons", "spinner", "spinners", "indicator", "placeholder", "shimmer",
  ]
}
