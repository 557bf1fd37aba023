import SpecModel
import SpecSyntax
import SpecText

/// States that stand behind a label or in the line below it.
extension StateLists {
  /// The states of "**States**: Default, Hover".
  func listedStates(labelled label: Range<Int>, line: TextLine) -> [StateDraft] {
    guard line.value.count > 3, StateVocabulary.mayNameState(document.plain, label) else {
      return []
    }
    let looks = looks(inRow: line)
    if !looks.isEmpty { return looks }
    // An item that goes on in the line below is read as a whole.
    let whole = stopped(line)
    if !whole.isEmpty { return whole }
    let text = document.string(plain: label)
    let words = Names.words(text)
    guard let first = words.first, let last = words.last, words.count <= 12,
      !words.contains(where: Self.trackers.contains),
      !TransitionWords.exits.contains(words.joined(separator: " "))
    else { return [] }
    if let values = statusValues(line, words) { return values }
    if isOfDocument(line, words) { return [] }
    if StateVocabulary.areStates(words) { return listedAlone(line) }
    // "关键状态：", "주요 상태:"
    if StateVocabulary.isGeneral(text) { return listedAlone(line) }
    let isAtEnd =
      words.count <= 6
      && (StateVocabulary.plurals.contains(last) || StateVocabulary.plurals.contains(first))
    guard isAtEnd || words.contains(where: StateVocabulary.plurals.contains) else { return [] }
    let found = listed(line)
    if areOthers(found, behind: words, in: line) { return [] }
    if !isAtEnd {
      let states = found.count { StateWords.isState(Names.words($0.name)) }
      return found.count > 2 && states * 2 >= found.count ? found : []
    }
    guard StateVocabulary.plurals.contains(last) || Self.tellsKindBehind(words) else {
      // "States to design: Default, Hover": the words behind may say anything, so the names must tell.
      let isOfUse = words.count > 1 && Self.uses.contains(words[1])
      let states = found.count { StateWords.isState(Names.words($0.name)) }
      return isOfUse && found.count > 2 && states * 3 >= found.count ? found : []
    }
    if line.isStrongLabel, words.count <= 3 { return tellsTone(found, behind: words) ? [] : found }
    // A sentence or a plain label must name states by the words of states.
    let states = found.filter { StateWords.isState(Names.words($0.name)) || $0.name == "open" }
    let areTwo = found.count == 2 && states.count == 2 && words.count <= 3
    return areTwo || found.count > 2 && states.count * 2 >= found.count ? found : []
  }

  /// Whether what stands behind "Error states:" tells what these are like, "calm, without panic", and names none of them.
  private func tellsTone(_ found: [StateDraft], behind words: [String]) -> Bool {
    guard words.count == 2, StateVocabulary.plurals.contains(words[1]),
      StateWords.isState([words[0]]) || StateCues.isCondition(words[0])
    else { return false }
    return found.count { StateCues.isNameOfState($0.name) } * 2 < found.count
  }

  /// Tools in which work is tracked: "Ticket states in Jira".
  private static let trackers: Lexicon = [
    "jira", "ticket", "tickets", "issue", "issues", "kanban", "trello", "backlog", "sprint",
  ]

  /// First words behind "States" in a label over states: "States to design", "States per step".
  private static let uses: Lexicon = [
    "to", "per", "for", "of", "needed", "required", "supported", "covered", "shown", "in", "on",
    "por", "para", "de", "pro", "je", "für", "par", "pour", "di", "van", "voor",
  ]

  // MARK: Below

  /// The names in the line right below a label or heading that says no more than "States" or "Key states", half of them
  /// usual ones.
  func listedBelow() -> [StateDraft] {
    var result: [StateDraft] = []
    for (line, next) in zip(context.lines, context.lines.dropFirst())
    where line.holder != .cell && line.text.count <= 40
      && (line.label == nil || line.value.isEmpty)
    {
      guard next.holder != .heading, next.holder != .cell, next.label == nil,
        (5...200).contains(next.text.count), next.node == line.node || next.holder == .paragraph,
        next.depth == line.depth || line.holder == .heading && next.depth == 0,
        isBareLabel(line), !ArrowGlyph.mayOccur(in: document.plain, next.text)
      else { continue }
      var list = next
      let isStopped = endsWithStop(next.text)
      list.value = next.text
      // A full stop of a script without blanks is as long as its other signs.
      if isStopped, document.plain[next.text.upperBound - 1] >= 0x80 {
        list.value = next.text.lowerBound..<(next.text.upperBound - 3)
      }
      let found = listed(list)
      let names = found.map { Names.words($0.name) }
      let usual = names.count(where: StateWords.isState)
      // "The page has three states, …" is a sentence, and so may be any line that a full stop ends.
      if usual > 0, usual * 2 >= names.count, usual == names.count || !isStopped,
        names.allSatisfy({ $0.count < 4 && StateWords.copulas.isDisjoint(with: $0) }),
        !found.contains(where: { Self.isUnspacedClause($0.name) })
      {
        result += found
      }
    }
    return result
  }

  private func endsWithStop(_ text: Range<Int>) -> Bool {
    guard let last = text.last else { return false }
    return document.plain[last] == ASCII.dot
      || text.count > 3 && ASCII.starts(document.plain, at: last - 2, with: "。")
  }

  /// Whether a piece in a script without blanks is more than a name: its words cannot be counted, so that its signs are.
  private static func isUnspacedClause(_ name: String) -> Bool {
    guard name.utf8.contains(where: { $0 >= 0xE3 }) else { return false }
    return name.count > 12 || clauseMarks.isIn(name)
  }

  /// Whether pieces in a script without blanks tell what happens when: "展开时图标转为「✕」", "选中任一项后自动收起". Half
  /// of them must be longer than names are.
  static func areUnspacedOccasions(_ names: [String]) -> Bool {
    let long = names.filter { $0.utf8.first ?? 0 >= 0xE3 && $0.count > 8 }
    return long.count * 2 >= names.count
      && long.contains { name in
        zip(name.dropLast(2), name.dropFirst()).contains { before, sign in
          "时后後".contains(sign) && !"暂临实同一即及适随".contains(before)
        }
      }
  }

  /// Marks and words of sentences, and what ends a list of examples: "`paid` 等".
  private static let clauseMarks: Phrases = [
    "，", "。", " 等", "などの", "必须", "必須", "应当", "應當", "应该", "應該", "不得", "不要", "します", "しない",
    "합니다", "해야", "습니다",
  ]

  /// Whether a line is no more than the word for states, "Key states", as a heading, in bold or before a colon.
  private func isBareLabel(_ line: TextLine) -> Bool {
    let title = line.label ?? line.text
    guard title.count <= 40,
      line.holder == .heading || line.label != nil
        || document.span(at: line.text.lowerBound, of: line.node, in: .strong).map({
          $0.upperBound >= line.text.upperBound
        }) == true,
      StateVocabulary.mayNameState(document.plain, title)
    else { return false }
    return isOverStates(document.string(plain: title))
  }

  /// "States", "Key states", "UI-Zustände", "画面状態": whether a title is no more than the word for states.
  func isOverStates(_ text: String) -> Bool {
    let title = StateName.splitQualifier(StateName.withoutNumbering(text)).name
    let words = Names.words(title)
    guard words.count <= 3, let last = words.last else { return false }
    if StateVocabulary.isGeneral(title) { return true }
    if words.count == 1, StateVocabulary.unspacedNouns.contains(last) { return true }
    return Self.tellsKindBehind(words)
      || StateVocabulary.plurals.contains(last)
        && !words.dropLast().contains(where: {
          Self.ofChanges.contains($0) || ForeignStates.words.contains($0)
            || Self.trackers.contains($0)
        })
  }

  /// Words before "states" that make them those that a change leads from or to.
  private static let ofChanges: Lexicon = [
    "next", "previous", "from", "to", "source", "target", "allowed", "number", "nächste",
    "vorherige", "erlaubte", "suivants", "siguientes", "anteriores",
  ]

  /// The names of "empty; full", each without what is said of it behind a colon or a dash, or those of "free/taken".
  static func divided(_ text: String) -> [String] {
    told(text, at: semicolons) ?? slashed(text)
  }

  /// What stands between stops, each without what is said of it behind a colon or a dash; `nil` where there is no stop.
  static func told(_ text: String, at stops: Phrases) -> [String]? {
    let parts = TextSplit.pieces(of: text, at: stops, outsideParentheses: true)
      .filter { !$0.isEmpty }
    guard parts.count > 1 else { return nil }
    return parts.map { TextSplit.pieces(of: $0, at: remarkMarks, most: 2)[0] }
  }

  private static let semicolons: Phrases = ["; ", "；"]
  private static let remarkMarks: Phrases = [": ", "：", " – ", " — ", " - "]

  // MARK: Screens

  /// The sections of the screens that headings declare, with those inside them.
  ///
  /// - Complexity: O(states), and O(sections) where there are such screens.
  func sectionsOfScreens(_ drafts: MachineDrafts) -> Set<Int> {
    let starts = Set(
      drafts.states.lazy.filter { $0.isScreen && $0.section != nil }.map(\.origin.range.start))
    guard !starts.isEmpty else { return [] }
    var result: Set<Int> = []
    for section in document.sections.indices.dropFirst() {
      let heading = document.nodes[Int(document.sections[section].heading)]
      if starts.contains(heading.range.start)
        || result.contains(Int(document.sections[section].parent))
      {
        result.insert(section)
      }
    }
    return result
  }

  /// Whether a bold label in the section of a screen names a usual state of it, "**Empty state:**" over what is shown.
  func isKind(_ state: StateDraft, of screens: Set<Int>) -> Bool {
    let words = Names.words(state.name)
    guard screens.contains(state.parentSection), isUsual(words) else { return false }
    // Below "Step 3: Pay" a success is how the step ends.
    let title = document.title(ofSection: state.parentSection)
    let isOfStep = Names.firstWord(title).map(Self.stepNouns.contains) ?? false
    return !isOfStep || !words.allSatisfy(Self.endings.contains)
  }

  private static let endings: Lexicon = [
    "success", "successful", "erfolg", "succès", "éxito", "sucesso", "successo", "succes", "sukses",
    "успех", "成功", "성공",
  ]
  private static let stepNouns: Lexicon = [
    "step", "stage", "schritt", "étape", "paso", "passo", "etapa", "stap", "langkah", "шаг",
    "ステップ", "步骤", "步驟", "단계",
  ]
}
