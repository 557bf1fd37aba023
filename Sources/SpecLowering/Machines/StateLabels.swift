import SpecModel
import SpecSyntax
import SpecText

/// Reads states that the labels of list items name: below "Error States", below "**States:**", and pairs of modes
/// such as "**Edit Mode**:" and "**Preview Mode**:".
struct StateLabels {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    self.document = context.document
  }

  // MARK: Below a heading over several states

  /// The items below the headings of groups whose label is the name of a state.
  func members(of groups: [GroupDraft]) -> [StateDraft] {
    guard !groups.isEmpty else { return [] }
    var groupAt: [UInt32: Int] = [:]
    for (index, group) in groups.enumerated() { groupAt[group.origin.range.start] = index }
    var result: [StateDraft] = []
    for section in document.sections.indices.dropFirst() {
      let heading = document.nodes[Int(document.sections[section].heading)]
      guard let group = groupAt[heading.range.start] else { continue }
      let items = context.lines(in: document.sections[section].ownNodes)
        .filter { $0.holder == .item && $0.depth == 1 }
      let named = items.compactMap(label).filter { StateWords.isState(words(of: $0.range)) }
      guard named.count >= 2, named.count * 2 >= items.count else { continue }
      for name in named {
        var draft = draft(name)
        draft.group = group
        result.append(draft)
      }
    }
    return result
  }

  // MARK: Below a label

  /// The items below a label "**States:**" or "**Button States**".
  func itemsBelowLabels() -> [StateDraft] {
    var result: [StateDraft] = []
    for (index, line) in context.lines.enumerated() where isStatesLabel(line) {
      var named: [(range: Range<Int>, node: Int)] = []
      var count = 0
      for item in context.lines[(index + 1)...] {
        guard item.holder == .item, item.depth > line.depth else { break }
        guard item.depth == line.depth + 1 else { continue }
        count += 1
        if let name = label(of: item) ?? whole(item), !StateWords.isPart(words(of: name.range)) {
          named.append(name)
        }
      }
      let states = named.filter { StateWords.isState(words(of: $0.range)) }
      guard states.count >= 2, states.count * 2 >= count else { continue }
      result += named.map(draft)
    }
    return result
  }

  /// Whether a line says no more than "States:" or "Button states", set in bold or closed by a colon.
  private func isStatesLabel(_ line: TextLine) -> Bool {
    guard line.holder != .heading, line.holder != .cell else { return false }
    let label: Range<Int>
    if let named = line.label {
      guard line.value.isEmpty else { return false }
      label = named
    } else {
      guard line.text.count <= 40 else { return false }
      let run = document.run(at: line.text.lowerBound)
      guard run >= 0, document.runs[run].style.contains(.strong) else { return false }
      label = line.text
    }
    guard label.count <= 40, StateVocabulary.mayNameState(document.plain, label) else {
      return false
    }
    let words = Names.words(document.string(plain: label))
    return words.count <= 4 && words.last.map(StateVocabulary.plurals.contains) ?? false
  }

  // MARK: Modes

  /// Bold labels "Edit Mode" of two or more items of one list; dark mode and its like are no exclusive states.
  func modes() -> [StateDraft] {
    var result: [StateDraft] = []
    var pending: [(range: Range<Int>, node: Int)] = []
    var list: Int32 = -1
    func finish() {
      if pending.count > 1 { result += pending.map(draft) }
      pending.removeAll()
    }
    for line in context.lines where line.isStrongLabel && line.holder == .item {
      guard let label = line.label, label.count <= 40, endsInMode(label) else { continue }
      let item = document.nodes[line.node].parent
      let parent = item >= 0 ? document.nodes[Int(item)].parent : -1
      if parent != list { finish() }
      list = parent
      let draft = draft((label, line.node))
      guard Names.words(draft.name).count > 1, !StateMode.isMode(draft) else { continue }
      pending.append((label, line.node))
    }
    finish()
    return result
  }

  private func endsInMode(_ label: Range<Int>) -> Bool {
    let start = label.upperBound - 5
    guard start > label.lowerBound else { return false }
    return document.plain[start] == 0x20
      && ASCII.starts(document.plain, at: start + 2, with: "ode")
      && document.plain[start + 1] | 0x20 == 0x6D
  }

  // MARK: Names

  /// The bold or code words, or the words before a colon, that begin an item.
  private func label(of line: TextLine) -> (range: Range<Int>, node: Int)? {
    if let label = line.label, !label.isEmpty { return (label, line.node) }
    let first = document.run(at: line.text.lowerBound)
    guard first >= 0 else { return nil }
    let run = document.runs[first]
    guard run.style.contains(.strong) || run.style.contains(.code) else { return nil }
    let start = Int(run.start)
    var end = min(start + Int(run.count), line.text.upperBound)
    while end > start, [0x3A, 0x20].contains(document.plain[end - 1]) { end -= 1 }
    return end > start ? (start..<end, line.node) : nil
  }

  private func whole(_ line: TextLine) -> (range: Range<Int>, node: Int)? {
    line.text.count <= 30 ? (line.text, line.node) : nil
  }

  private func words(of range: Range<Int>) -> [String] {
    guard range.count <= 60 else { return [] }
    let text = document.string(plain: range)
    return Names.words(StateName.splitQualifier(StateName.withoutNumbering(text)).name)
  }

  private func draft(_ name: (range: Range<Int>, node: Int)) -> StateDraft {
    let text = StateName.withoutNumbering(document.string(plain: name.range))
    let bare = StateName(heading: text)?.name ?? StateName.splitQualifier(text).name
    let section = Int(document.nodes[name.node].section)
    let origin = context.origin(plain: name.range)
    var draft = StateDraft(name: bare, origin: origin, screen: section)
    draft.qualifier = StateName.splitQualifier(text).qualifier
    if draft.qualifier != nil { draft.aliases.append(LocatedText(text, origin)) }
    draft.parentSection = section
    return draft
  }
}
