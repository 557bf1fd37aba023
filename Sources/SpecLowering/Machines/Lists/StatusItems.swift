import SpecModel
import SpecSyntax
import SpecText

/// Reads the items below a heading over the statuses of one thing, "Order statuses", "Stati dell'ordine", "订单状态", or
/// over its lifecycle.
///
/// The names with which the items begin must be names of what something is or has become, half of them at least, so that
/// what is said of one status, or how far the work has come, is left alone.
struct StatusItems {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The states of all such lists.
  ///
  /// - Complexity: O(sections); items are looked at only below such headings.
  func states() -> [StateDraft] {
    document.sections.indices.dropFirst().flatMap { section -> [StateDraft] in
      guard let names = members(of: section) else { return [] }
      return names.map { name in
        var draft = StateDraft(
          name: StateLabels.unquoted(StateName.splitQualifier(document.string(plain: name)).name),
          origin: context.origin(plain: name), screen: section)
        draft.parentSection = section
        return draft
      }
    }
  }

  /// The names of the states below a heading over the statuses of a thing; `nil` where it is none, or its items are no
  /// states.
  func members(of section: Int) -> [Range<Int>]? {
    isOverStatuses(section) || isOverCourse(section) ? names(in: section) : nil
  }

  // MARK: Headings

  private func isOverStatuses(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard (6...60).contains(text.count) else { return false }
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    let words = Names.words(StateName.splitQualifier(title).name)
    guard (1...6).contains(words.count),
      isOfStatuses(title, words) || Self.tellState(words) && !isAmongStates(section),
      !words.contains(where: { Self.others.contains($0) || StateWords.aspects.contains($0) })
    else { return false }
    return !document.path(ofSection: section).contains { outer in
      Names.hasWord(document.title(ofSection: outer), in: Self.plans)
    }
  }

  /// "Status" alone may be that of the document.
  private func isOfStatuses(_ title: String, _ words: [String]) -> Bool {
    if words.contains(where: { Self.plurals.contains($0) || StateVocabulary.plurals.contains($0) })
    {
      return true
    }
    if words.count > 1, words.contains(where: Self.singulars.contains) { return true }
    return Self.marks.isIn(title)
      && Self.marks.contains { title.contains($0) && title.count > $0.count }
  }

  /// Whether a section beside another one names a state as it does: "Photo state" among "Empty state" and "Map state" is
  /// one of them, and its items tell how it looks.
  private func isAmongStates(_ section: Int) -> Bool {
    let parent = document.sections[section].parent
    let near = max(1, section - Self.reach)..<min(document.sections.count, section + Self.reach)
    return near.contains { other in
      other != section && document.sections[other].parent == parent
        && Names.words(StateName.withoutNumbering(document.title(ofSection: other))).last
          .map(StateVocabulary.suffixes.contains) == true
    }
  }

  /// The sections before and behind one among which others like it are looked for.
  private static let reach = 32

  /// Whether words are those for the state of one thing, "Order state", "Estado del pedido", whose values may follow; that
  /// of a program, "App state", is data, and "Empty state" is one of them itself.
  static func tellState(_ words: [String]) -> Bool {
    guard (2...5).contains(words.count), let first = words.first, let last = words.last else {
      return false
    }
    var thing: ArraySlice<String>
    if words.count < 4, StateVocabulary.suffixes.contains(last) {
      thing = words.dropLast()
      if thing.contains(where: StateCues.isNameOfState) { return false }
    } else if words.count > 2, StateVocabulary.singulars.contains(first),
      StateVocabulary.owners.contains(words[1])
    {
      thing = words.dropFirst(2)
    } else {
      return false
    }
    thing = thing.drop(while: TransitionWords.articles.contains)
    return !thing.isEmpty
      && !thing.contains(where: {
        StateVocabulary.dataWords.contains($0) || StateVocabulary.undetermined.contains($0)
          || StateWords.states.contains($0)
      })
  }

  private static let plurals: Lexicon = ["statuses", "statussen", "statuts", "estatus"]
  private static let singulars: Lexicon = ["status", "statut"]
  private static let marks: Phrases = ["ステータス", "状態", "状态", "狀態", "상태"]

  /// Words of headings that are about something else than the states of a thing.
  private static let others: Lexicon = [
    "bar", "bars", "code", "codes", "color", "colors", "colour", "colours", "icon", "icons",
    "badge", "badges", "indicator", "indicators", "message", "messages", "page", "update",
    "updates", "report", "reports", "transition", "transitions", "management", "machine", "http",
    "current", "empty", "loading", "error", "errors", "quo", "farben", "farbe", "codes", "couleurs",
    "colores", "cores", "colori", "kleuren", "warna",
  ]

  private static let plans = variables.union([
    "project", "implementation", "roadmap", "milestone", "milestones", "development", "progress",
    "release", "releases", "task", "tasks", "feature", "features", "todo", "changelog", "plan",
    "phase", "phases", "sprint", "coverage", "audit", "review", "migration", "build", "ci",
    "umsetzung", "projekt", "projet", "proyecto", "projeto", "progetto",
  ])

  /// Words of headings over the variables of a program.
  static let variables: Lexicon = [
    "variable", "variables", "variablen", "variabili", "variabelen", "variáveis", "variabel",
    "переменные", "zmienne", "değişkenler", "変数", "变量", "變數", "변수",
  ]

  /// Whether names, all of them written as variables are, ask what is so: "isOpen" beside "lastNote".
  static func areVariables(_ names: [String]) -> Bool {
    guard names.count > 1,
      names.allSatisfy({
        $0.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } == true && EventName.isIdentifier($0)
      })
    else { return false }
    return names.contains { name in
      guard let head = askers.first(where: name.hasPrefix) else { return false }
      return name.dropFirst(head.count).utf8.first.map(ASCII.isUpper) == true
    }
  }

  private static let askers = ["is", "has", "had", "was", "can", "should"]

  // MARK: Items

  /// The names with which all items right below a heading begin, two at least; `nil` where they are no states.
  private func names(in section: Int) -> [Range<Int>]? {
    let items = context.lines(in: document.sections[section].ownNodes)
      .filter { line in
        line.holder == .item && line.depth == 1
          && Int(document.nodes[line.node].text.lowerBound) == line.text.lowerBound
          && !isAbsent(line) && !context.isOfUses(line)
      }
    guard (2...14).contains(items.count) else { return nil }
    let names = items.compactMap(name)
    guard names.count == items.count else { return nil }
    let texts = names.map { StateName.splitQualifier(document.string(plain: $0)).name }
    guard !Self.areVariables(texts) else { return nil }
    let conditions = texts.count(where: isCondition)
    guard conditions > 1, conditions * 2 >= texts.count,
      Set(texts.map { Names.key($0) }).count == texts.count,
      !ForeignStates.areLands(texts, behind: []),
      !texts.contains(where: { !mayBeName($0) })
    else { return nil }
    return names
  }

  /// Whether an item says that its state does not exist here: "**Refunded**: not applicable".
  private func isAbsent(_ line: TextLine) -> Bool {
    line.label != nil && !line.value.isEmpty
      && CellVocabulary.beginsWithAbsence(document.string(plain: line.value.prefix(24)))
  }

  private func mayBeName(_ text: String) -> Bool {
    let words = Names.words(text)
    return (1...3).contains(words.count) && text.count <= 32 && !Arrow.isIn(text)
      && !text.contains(where: { "=#%".contains($0) }) && words[0].first?.isFigure == false
      && !StateVocabulary.conditionLabels.contains(text.lowercased())
      && (isCondition(text) || !StateWords.isPart(words)) && !Self.tellsSide(words)
  }

  /// "Focus ring", "Hover border": a side of how a control looks in a state.
  private static func tellsSide(_ words: [String]) -> Bool {
    guard words.count > 1, let last = words.last, StateWords.interactions.contains(words[0])
    else { return false }
    return StateWords.isPart(words) || TransitionWords.properties.contains(last)
  }

  private func isCondition(_ text: String) -> Bool {
    StateCues.isCondition(text) || StateWords.isState(Names.words(text))
      || text.utf8.first ?? 0 >= 0xE3 && Self.wideEndings.suffix(of: text) != nil
      || Names.words(text).contains(where: isParticiple)
  }

  /// Participles of German and Dutch, Italian and Indonesian: "Bezahlt", "Verzonden", "Spedito", "Terkirim".
  private func isParticiple(_ word: String) -> Bool {
    guard word.utf8.count > 5 else { return false }
    if ["t", "en", "d"].contains(where: word.hasSuffix),
      Self.prefixes.contains(where: word.hasPrefix)
    {
      return true
    }
    return ["uto", "ito", "uta", "ita", "ata"].contains(where: word.hasSuffix)
      || word.hasPrefix("ter") || word.hasPrefix("di") && word.utf8.count > 6
  }

  private static let prefixes = [
    "be", "ver", "ent", "er", "zer", "ab", "an", "auf", "aus", "ein", "zu", "ge", "op", "af", "in",
  ]

  /// How names of statuses end in scripts without blanks, beside what others than they have as well.
  private static let wideEndings: Phrases = [
    "中", "済", "完了", "待ち", "受付", "下書き", "新規", "取消", "キャンセル", "失敗", "成功", "終了", "保留", "草稿", "完成",
    "关闭", "结束", "失败", "待定", "关店", "중", "완료", "대기", "됨", "취소", "실패", "성공", "종료", "예정", "초안", "임시저장",
    "반려", "승인", "거절",
  ]

  /// The bold or code words, or the label, with which an item begins; the whole item where it is a few words.
  private func name(_ line: TextLine) -> Range<Int>? {
    if let span = document.span(at: line.text.lowerBound, of: line.node, in: [.strong, .code]) {
      var end = min(span.upperBound, line.text.upperBound)
      while end > span.lowerBound, [0x3A, 0x20, 0x9A].contains(document.plain[end - 1]) {
        end -= document.plain[end - 1] == 0x9A ? 3 : 1
      }
      return end > span.lowerBound ? span.lowerBound..<end : nil
    }
    if let label = line.label { return label }
    let text = document.string(plain: line.text)
    return Names.wordCount(text) <= 3 && !text.hasSuffix(".") ? line.text : nil
  }
}
