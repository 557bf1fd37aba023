import SpecModel
import SpecSyntax
import SpecText

/// Reads states that only labels and sentences with names in code give: "Status label: `RETRYING`" where another such
/// label has a declared state, "goes back to `running` briefly, then `done`".
///
/// One name at least must be declared elsewhere, so that a document's own status is none.
struct LabelledStates {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the states of all such lines.
  ///
  /// - Complexity: O(lines); names are looked up only behind labels about states and words of a sequel.
  func collect(into drafts: inout MachineDrafts) {
    guard drafts.states.count > 1 else { return }
    let known = KnownStates(drafts, statesOnly: true)
    var found: [Range<Int>] = []
    for group in labelled().values {
      let names = Set(group.map { Names.key(document.string(plain: $0)) })
      let isOfStates = group.contains { known.name(of: document.string(plain: $0)) != nil }
      if isOfStates, names.count > 1 { found += group }
    }
    for line in context.lines where line.holder == .paragraph || line.holder == .item {
      if let name = sequel(in: line, known) { found.append(name) }
    }
    var keys = Set(drafts.states.map(\.key))
    for name in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let text = document.string(plain: name)
      guard known.name(of: text) == nil, case let draft = draft(text, at: name),
        keys.insert(draft.key).inserted
      else { continue }
      drafts.states.append(draft)
    }
  }

  /// The names in code behind labels about states, by label.
  private func labelled() -> [String: [Range<Int>]] {
    var result: [String: [Range<Int>]] = [:]
    for line in context.lines {
      guard let label = line.label, (5...24).contains(label.count), line.value.count <= 120,
        line.holder == .item || line.holder == .paragraph,
        StateVocabulary.mayNameState(document.plain, label) || isStatus(label),
        let name = name(at: line.value.lowerBound, in: line)
      else { continue }
      let words = Names.words(document.string(plain: label))
      guard words.count <= 3, words.contains(where: Self.nouns.contains) else { continue }
      result[words.joined(separator: " "), default: []].append(name)
    }
    return result
  }

  private func isStatus(_ label: Range<Int>) -> Bool {
    label.contains { document.plain[$0] | 0x20 == 0x73 || document.plain[$0] >= 0xE3 }
  }

  private static let nouns: Lexicon = [
    "status", "state", "zustand", "estado", "état", "statut", "stato", "toestand", "keadaan", "状態",
    "ステータス", "状态", "상태",
  ]

  /// The name in code at a place, where it may be that of a state.
  private func name(at offset: Int, in line: TextLine) -> Range<Int>? {
    guard offset < line.text.upperBound,
      let span = document.span(at: offset, of: line.node, in: .code), span.count <= 32,
      span.lowerBound == offset
    else { return nil }
    let text = document.string(plain: span)
    guard EventName.isIdentifier(text), !EventName.isCode(text), !text.contains(".") else {
      return nil
    }
    return span
  }

  /// The name behind "then" that follows a declared one behind a verb of motion: "back to `running`, then `done`".
  private func sequel(in line: TextLine, _ known: KnownStates) -> Range<Int>? {
    guard line.text.count <= 400,
      document.nodes[line.node].runs.count(where: {
        document.runs[Int($0)].style.contains(.code)
      }) > 1, MoveCue.mayOccur(in: document.plain, line.text)
    else { return nil }
    var last: Range<Int>?
    var index = document.run(at: line.text.lowerBound, in: line.node)
    while index >= 0, index < document.runs.count {
      let run = document.runs[index]
      guard Int(run.start) < line.text.upperBound else { break }
      index += 1
      guard run.style.contains(.code), Int(run.start) >= line.text.lowerBound,
        let span = name(at: Int(run.start), in: line)
      else { continue }
      if let last, known.name(of: document.string(plain: last)) != nil,
        follows(document.string(plain: last.upperBound..<span.lowerBound)),
        leads(document.string(plain: line.text.lowerBound..<last.lowerBound))
      {
        return span
      }
      last = span
    }
    return nil
  }

  /// Whether the words between two names end with "then" and no sentence ends in them.
  private func follows(_ between: String) -> Bool {
    let words = Names.words(between)
    return words.count <= 4 && words.last.map(Self.sequels.contains) == true
      && !between.contains(". ")
  }

  private static let sequels = TransitionWords.sequels.union([
    "その後", "次に", "然后", "然後", "그다음",
  ])

  /// Whether a text ends with a verb of motion: "the node transitions back to".
  private func leads(_ text: String) -> Bool {
    let words = Names.words(text).suffix(4)
    return words.contains(where: TransitionWords.moveHeads.contains)
  }

  private func draft(_ text: String, at name: Range<Int>) -> StateDraft {
    let section = context.section(of: context.origin(plain: name))
    var draft = StateDraft(name: text, origin: context.origin(plain: name), screen: section)
    draft.parentSection = section
    return draft
  }
}
