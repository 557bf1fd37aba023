import SpecModel
import SpecSyntax
import SpecText

/// Reads states that a sentence or a cell enumerates in code: "one of three states: `idle`, `busy` or `done`".
///
/// The words before must say that states follow. In a row about a state that is itself named in code, alternatives
/// behind a colon are what that state may be.
struct StateEnumerations {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    self.document = context.document
  }

  /// Adds the states of all enumerations.
  func collect(into drafts: inout MachineDrafts) {
    var found: [StateDraft] = []
    var rows: [Int32: StateDraft]?
    var index = 0
    while index < document.runs.count {
      guard isMarked(index) else {
        index += 1
        continue
      }
      let members = enumeration(from: index)
      if members.count > 1 {
        let known = rows ?? rowsOfStates(drafts)
        rows = known
        found += states(of: members, rows: known)
      }
      index = (members.last ?? index) + 1
    }
    found += listed() + counted()
    var known = Set(drafts.states.map(\.key))
    for draft in found where known.insert(draft.key).inserted {
      drafts.states.append(draft)
    }
  }

  /// The rows of tables whose state is written in code, by node, with the state.
  private func rowsOfStates(_ drafts: MachineDrafts) -> [Int32: StateDraft] {
    var stateAt: [UInt32: StateDraft] = [:]
    for state in drafts.states { stateAt[state.origin.range.start] = state }
    var result: [Int32: StateDraft] = [:]
    for node in document.nodes.indices where document.nodes[node].kind == .tableCell {
      guard let state = stateAt[document.nodes[node].range.start] else { continue }
      if document.span(at: Int(document.nodes[node].text.lowerBound), in: .code) != nil {
        result[document.nodes[node].parent] = state
      }
    }
    return result
  }

  /// The code spans from one on that only commas and "or" or "and" part; none where it stands alone.
  private func enumeration(from first: Int) -> [Int] {
    var members: [Int] = []
    var end = behindMark(Int(document.runs[first].start + document.runs[first].count))
    for index in (first + 1)..<max(first + 1, document.runs.count) {
      let run = document.runs[index]
      if run.style == document.runs[first].style, isMarked(index) {
        let gap = end..<Int(run.start)
        guard isJoiner(gap) else { break }
        if members.isEmpty { members.append(first) }
        members.append(index)
        end = behindMark(Int(run.start + run.count))
      } else if Int(run.start + run.count) - end > 8 {
        break
      }
    }
    return members
  }

  /// The place behind "(initial)" or "(default)" beside a name; the place itself where neither stands there.
  private func behindMark(_ end: Int) -> Int {
    let plain = document.plain
    let start = end < plain.count && plain[end] == 0x20 ? end + 1 : end
    for mark in ["(initial)", "(default)"] as [StaticString]
    where ASCII.starts(plain, at: start, with: mark) {
      return start + mark.utf8CodeUnitCount
    }
    return end
  }

  /// Whether a run is a name in code or in bold.
  private func isMarked(_ index: Int) -> Bool {
    let run = document.runs[index]
    return run.count <= 30 && (run.style.contains(.code) || run.style.contains(.strong))
  }

  private func isJoiner(_ gap: Range<Int>) -> Bool {
    guard (1...8).contains(gap.count) else { return false }
    let text = document.string(plain: gap).split(whereSeparator: \.isWhitespace)
    return Self.joiners.contains(text.joined(separator: " "))
  }

  private static let joiners: Lexicon = [
    ",", "/", "|", "or", "and", ", or", ", and", "、", "，", "または", "或", "oder", "und", "ou",
    "et", "o", "y", "e", ", oder", ", und", ", ou", ", et", "of", "en", "atau", "dan",
  ]

  private func states(of members: [Int], rows: [Int32: StateDraft]) -> [StateDraft] {
    let names = members.map { index in
      let run = document.runs[index]
      return Int(run.start)..<Int(run.start + run.count)
    }
    guard names.allSatisfy(isIdentifier), let first = names.first, let last = names.last,
      let line = context.line(at: first.lowerBound)
    else { return [] }
    let start = Int(document.nodes[line.node].text.lowerBound)
    let lead = max(start, first.lowerBound - 60)..<first.lowerBound
    let row = document.nodes[line.node].parent
    if let state = rows[row], line.holder == .cell {
      guard isAlternative(members), endsInColon(lead), isEnd(behindMark(last.upperBound), of: line)
      else {
        return []
      }
      return names.map { draft($0, node: line.node, like: state) }
    }
    guard line.holder != .cell,
      announcesStates(lead) || isSetOfStates(lead, names, line.node)
        || isAlternative(members) && tellsPresent(lead, names, line.node)
    else { return [] }
    return names.map { draft($0, node: line.node, like: nil) }
  }

  func isIdentifier(_ range: Range<Int>) -> Bool {
    (2...30).contains(range.count) && ASCII.isLetter(document.plain[range.lowerBound])
      && document.plain[range].allSatisfy { ASCII.isWord($0) || $0 == 0x5F || $0 == 0x2D }
  }

  /// Whether the last two members stand beside "or".
  private func isAlternative(_ members: [Int]) -> Bool {
    let runs = members.suffix(2).map { document.runs[$0] }
    guard runs.count == 2 else { return false }
    let gap = Int(runs[0].start + runs[0].count)..<Int(runs[1].start)
    return Names.hasWord(document.string(plain: gap), in: Self.alternatives)
  }

  static let alternatives: Lexicon = [
    "or", "または", "或", "oder", "ou", "o", "of", "atau",
  ]

  private func endsInColon(_ lead: Range<Int>) -> Bool {
    StateName.trimmed(document.string(plain: lead)).hasSuffix(":")
  }

  private func isEnd(_ offset: Int, of line: TextLine) -> Bool {
    Names.wordCount(document.string(plain: line.text.tail(from: offset))) == 0
  }

  /// Whether the words right before end in "states", with a colon, "are" or a bracket at most.
  private func announcesStates(_ lead: Range<Int>) -> Bool {
    guard StateVocabulary.mayNameState(document.plain, lead) else { return false }
    var words = Names.words(document.string(plain: lead))[...]
    while let last = words.last, Self.links.contains(last) { words.removeLast() }
    guard let last = words.last, StateVocabulary.plurals.contains(last) else { return false }
    return words.dropLast().last.map { !Self.foreign.contains($0) } ?? true
  }

  /// "A class tells the current mode: `drawing`, `erasing` or `idle`": whether three names at least stand behind a colon
  /// and the word for a state in which something is now.
  private func tellsPresent(_ lead: Range<Int>, _ names: [Range<Int>], _ node: Int) -> Bool {
    guard names.count > 2, endsInColon(lead) else { return false }
    let words = Names.words(document.string(plain: lead)).suffix(2)
    return words.last.map(Self.variables.contains) == true
      && words.first.map(Self.presents.contains) == true && !context.isSystem(around: node)
      && !holdThemes(names)
  }

  private static let presents: Lexicon = [
    "current", "active", "present", "aktuelle", "aktuellen", "aktueller", "actuel", "actuelle",
    "actual", "atual", "attuale", "corrente", "huidige",
  ]

  /// "phase ∈ { `Work`, `Rest` }": whether a variable of states is said to be one of the names, which no themes are.
  private func isSetOfStates(_ lead: Range<Int>, _ names: [Range<Int>], _ node: Int) -> Bool {
    let text = document.string(plain: lead)
    guard let sign = text.lastIndex(of: "∈"),
      text[sign...].dropFirst().allSatisfy({ " {[(".contains($0) }),
      let variable = Names.words(String(text[..<sign])).last, Self.variables.contains(variable)
    else { return false }
    return !context.isSystem(around: node) && !holdThemes(names)
  }

  /// Whether one of some names is that of a theme.
  private func holdThemes(_ names: [Range<Int>]) -> Bool {
    names.contains { name in
      Names.words(document.string(plain: name)).contains(where: BareHeadings.themes.contains)
    }
  }

  private static let variables: Lexicon = [
    "state", "states", "phase", "mode", "status", "stage", "step", "zustand", "état", "estado",
    "stato", "fase", "modo", "toestand", "modus", "状態", "状态", "상태",
  ]

  private static let links: Lexicon = [
    "are", "is", "of", "like", "namely", "sind", "son", "sont",
  ]

  /// Words before "states" that speak of code and data.
  private static let foreign: Lexicon = ["react", "data", "store", "redux", "usestate", "css"]

  func draft(_ name: Range<Int>, node: Int, like state: StateDraft?) -> StateDraft {
    let section = Int(document.nodes[node].section)
    var draft = StateDraft(
      name: document.string(plain: name), origin: context.origin(plain: name),
      screen: state?.screen ?? section)
    draft.parentSection = state?.parentSection ?? section
    draft.parent = state?.name
    let isMarked = behindMark(name.upperBound) > name.upperBound
    draft.beginsParent = isMarked && state != nil
    draft.isInitial = isMarked && state == nil
    return draft
  }
}
