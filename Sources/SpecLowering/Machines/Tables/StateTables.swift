import SpecModel
import SpecSyntax
import SpecText

/// Reads tables whose rows each describe one state: a column "State", "Status", "Phase" and no ends of transitions.
struct StateTables {
  let context: LoweringContext
  let document: Document
  let listedNames = ListedNames()

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the states of all such tables; a table that repeats states known by headings adds only the others.
  func collect(into drafts: inout MachineDrafts) {
    let lifecycles = LifecycleCells(context)
    var read: [Int: Described] = [:]
    for node in document.tables {
      // The header is the first child; most tables are dismissed before their rows are listed.
      guard node + 1 < document.nodes.count, !lifecycles.isTable(node),
        let columns = columns(of: node + 1) ?? columnsByCells(of: node)
          ?? presentColumns(of: node)
          ?? (SheetStops.isTable(node, context) ? Columns(state: 0) : nil),
        !StatusColors.isPalette(node, context) || StatusColors.areStatuses(node, context)
      else { continue }
      let rows = document.children(of: node)
      let section = Int(document.nodes[node].section)
      guard !Self.isOfWork(document.title(ofSection: section)),
        !isSchedule(rows.dropFirst()), !listsVariables(rows),
        !OtherNames.fill(columns.state, of: rows.dropFirst(), context),
        !WorkStatus.fill(columns.state, of: rows.dropFirst(), context),
        !WorkStatus.isOfThings(columns.state, of: rows.dropFirst(), header: node + 1, context),
        !WorkStatus.tellsProgress(ofPhases: rows.dropFirst(), header: node + 1, context),
        !areOfCharacters(columns.state, rows), !tellData(columns.state, rows),
        !areTones(columns.state, rows, in: section),
        columns.id != nil
          || !tellLooks(columns.state, of: rows) && !areNumberedPhases(columns.state, of: rows)
      else { continue }
      var changes: [EdgeDraft] = []
      let found = rows.dropFirst().flatMap { row in
        guard let change = change(inRow: row, columns, section) else {
          return states(inRow: row, columns: columns, section: section)
        }
        changes.append(change.edge)
        return change.ends
      }
      if areProperties(found) || tellsEntries(node, columns, found, drafts) { continue }
      if let first = changes.first {
        drafts.matrices.append(
          MatrixDraft(
            form: "list", isClosed: false, section: section, origin: first.origin, edges: changes))
      }
      if found.count > 1 { drafts.openHeading(ofSection: section, in: document, rows: found.count) }
      drafts.sortKeys()
      let isOther = isOfOtherSubject(node, found, read, drafts)
      add(Self.withoutLists(found, drafts), to: &drafts, areOthers: isOther, areRows: true)
      read[section, default: described(node, inSection: section, drafts)].headers.append(
        headers(of: node))
    }
  }

  /// Adds states; where half of them are known, only the others, to the same screen.
  ///
  /// - Parameters:
  ///   - areOthers: whether they are those of another thing, though the names are known.
  ///   - areRows: whether rows tell them, which say more than the names.
  func add(
    _ found: [StateDraft], to drafts: inout MachineDrafts, areOthers: Bool = false,
    areRows: Bool = false
  ) {
    drafts.sortKeys()
    var seen: Set<String> = []
    let found = found.filter { seen.insert($0.key + ($0.qualifier ?? "")).inserted }
    // Rows that differ in what stands in parentheses alone are states of their own.
    var rows: [String: Int] = [:]
    for draft in found where draft.qualifier != nil { rows[draft.key, default: 0] += 1 }
    let members = areRows ? drafts.members(named: found) : [:]
    let known = found.filter { drafts.stateKeys.places[$0.key] != nil || members[$0.key] != nil }
    guard !areOthers, known.count * 2 >= found.count, let first = known.first,
      !isOtherControl(found, drafts)
    else {
      drafts.append(found)
      return
    }
    let screen =
      drafts.screen(ofKey: first.key) ?? members[first.key].map { drafts.states[$0].screen }
      ?? first.screen
    var own = areRows ? drafts.keepingKeys { $0.complete(from: found, members) } : found
    own.removeAll { !isNew($0, drafts.stateKeys) && !isVariant($0, rows, drafts.stateKeys) }
    for place in own.indices { own[place].screen = screen }
    drafts.append(own)
  }

  /// Whether a table lists the states of one more control: any control may be hovered, pressed or disabled.
  private func isOtherControl(_ found: [StateDraft], _ drafts: MachineDrafts) -> Bool {
    guard let section = found.first?.screen else { return false }
    let keys = found.map { $0.key }
    guard keys.contains(where: LookLists.isPointed),
      keys.count(where: LookLists.isLook) * 2 >= keys.count
    else { return false }
    let path = Set(document.path(ofSection: section))
    return !drafts.stateKeys.screens.contains(section)
      && drafts.stateKeys.parents.isDisjoint(with: path)
  }

  /// Whether a row is one of several with the same name, and no state has what stands in its parentheses.
  private func isVariant(
    _ draft: StateDraft, _ rows: [String: Int], _ keys: StateKeys
  ) -> Bool {
    guard let qualifier = draft.qualifier else { return false }
    let key = draft.key
    return rows[key] ?? 0 > 1 && keys.variants[key]?.contains(qualifier) != true
  }

  /// Whether no state has the name; of variants such as "Docked (rest)" each is a state of its own.
  private func isNew(_ draft: StateDraft, _ keys: StateKeys) -> Bool {
    let key = draft.key
    guard keys.places[key] != nil else { return true }
    guard let qualifier = draft.qualifier, let known = keys.variants[key] else { return false }
    return known.count > 1 && !known.contains(qualifier)
  }

  /// Whether a header cell may say "State" or "Phase": a quick test on bytes.
  private func mayHeadStates(_ cell: Int) -> Bool {
    let text = document.plainText(of: cell)
    return StateVocabulary.mayNameState(document.plain, text)
      || text.count <= 40 && document.plain[text].contains { (0xC3...0xE1).contains($0) }
      || ["hase", "HASE", "Mod", "MOD", "fase", "Fase"].contains {
        ASCII.find($0, in: document.plain, text) != nil
      }
  }

  /// Whether a header cell may say "Step", "Variant" or "#": a quick test on bytes.
  private func mayHeadSteps(_ cell: Int) -> Bool {
    let text = document.plainText(of: cell)
    return text.count <= 12 && !text.isEmpty
  }

  // MARK: Columns

  /// The columns of a table of states.
  struct Columns {
    var state: Int
    /// A column of ids beside a column of titles.
    var id: Int?
    /// The condition under which a state holds.
    var condition: Int?
    /// Whether each cell lists the states of the component in front of it.
    var isOfLists = false
  }

  /// The columns of a table of states; `nil` where it is about transitions, variables or anything else.
  private func columns(of header: Int) -> Columns? {
    let cells = context.cells(of: header)
    guard cells.prefix(3).contains(where: mayHeadStates) || mayHeadSteps(cells[0]) else {
      return nil
    }
    guard cells.allSatisfy({ document.plainText(of: $0).count <= 60 }) else { return nil }
    let texts = cells.map { document.string($0) }
    // "Slot | Locked state | Active state": the columns are the states.
    if texts.count(where: { StateName(heading: $0)?.form == .suffixed }) > 1,
      !namesRows(texts[0], below: header)
    {
      return nil
    }
    let isDescribed = texts.contains { Self.descriptions.contains($0.lowercased()) }
    var result: Columns?
    for (index, text) in texts.enumerated() {
      let words = Self.headWords(text)
      if !isDescribed, !words.isEmpty, words.allSatisfy(Self.foreign.contains) { return nil }
      let role = ColumnRole.role(ofHeader: text)
      if role == .source || role == .target && !Self.isList(words) { return nil }
      if role == .change, !describesLooks(index, below: header) { return nil }
      if Self.conditions.contains(words.joined(separator: " ")) { result?.condition = index }
      guard index < 3, result == nil, !Self.isOneState(words) || isFirst(cells[index], header),
        // "Event | Next state" tells where a state leads.
        role != .target || index == 0 || !Self.tellEvents(texts),
        isStateHead(words) || isLeadingHead(words, index, of: texts)
          || index == 1 && Self.isStepOnScreen(texts[0], words) && !ScreenTables.listFaults(texts)
          || index == 0 && isVariant(words, of: texts, header),
        ColumnRole.axes(ofCorner: text) == nil
      else { continue }
      result = Columns(state: index)
      let isPlural = words.last.map(StateVocabulary.plurals.contains) ?? false
      result?.isOfLists =
        index > 0 && (isPlural || StateCells.areLists(index, below: header, context))
    }
    guard var found = result else { return nil }
    settleIDs(&found, texts, header)
    found.id = found.id ?? unnamedIDs(header, texts, besides: found.state)
    guard found.state < 2 || found.id != nil else { return nil }
    if found.state > 0, found.id == nil, tellsClauses(found.state, below: header) { return nil }
    if times(of: header, beside: found.state, texts) { return nil }
    let before = texts.indices.prefix(found.state).filter { $0 != found.id }
      .map { Names.words(texts[$0]).last ?? "" }
    let isOfPapers = texts.contains { Self.papers.contains($0.lowercased()) }
    return before.contains(where: Self.work.contains) || isOfPapers ? nil : found
  }

  /// Whether a column "Change" tells how a state looks: its arrows change properties and join no states.
  private func describesLooks(_ column: Int, below header: Int) -> Bool {
    let rows = document.children(of: Int(document.nodes[header].parent)).dropFirst()
    let cells = rows.prefix(12).map(context.cells(of:)).compactMap {
      column < $0.count ? document.string($0[column]) : nil
    }
    return cells.allSatisfy { !Arrow.isIn($0) || TableColumns.changesProperty($0) }
  }

  /// The first column of a table below a heading about states, where most of its cells are names of states.
  ///
  /// - Complexity: the cells are looked at only below such a heading.
  private func columnsByCells(of table: Int) -> Columns? {
    let section = Int(document.nodes[table].section)
    guard section > 0, !namesValues(table) else { return nil }
    if let columns = operatingColumns(table) { return columns }
    let heading = document.plainText(of: Int(document.sections[section].heading))
    let first = document.plainText(of: Int(document.sections[1].heading))
    let parent = max(1, Int(document.sections[section].parent))
    let outer = document.plainText(of: Int(document.sections[parent].heading))
    guard heading.count <= 80, first.count <= 80,
      [heading, first, outer].contains(where: {
        $0.count <= 80 && StateVocabulary.mayNameState(document.plain, $0)
      })
    else { return nil }
    let title = StateName.splitQualifier(
      StateName.withoutNumbering(document.title(ofSection: section))
    ).name
    let words = Names.words(title)
    let isSaid =
      words.last.map { last in
        StateVocabulary.plurals.contains(last)
          || last.utf8.first ?? 0 >= 0xE3
            && StateVocabulary.unspacedNouns.contains(where: last.contains)
      } ?? false
    if let columns = inventoryColumns(table, below: words) { return columns }
    if words.count == 1, isSaid, isOfLooks(table) { return Columns(state: 0) }
    if isOfErrors(table, inSection: section) { return Columns(state: 0) }
    if isSaid, let columns = namedColumns(table) ?? (isMatrix(title) ? nil : keyedColumns(table)) {
      return columns
    }
    guard isSaid || BareHeadings.speaksOfStates(document.title(ofSection: 1)) else { return nil }
    let rows = document.children(of: table)
    let header = rows.first.map(context.cells(of:)) ?? []
    guard rows.count > 3, header.count > 1,
      !header.contains(where: { cell in
        let text = document.string(cell)
        let role = ColumnRole.role(ofHeader: text)
        return [.source, .target, .change].contains(role)
          || role == .event
            && !(cell == header[0] ? Self.namesSituation(text) : Self.namesAnswer(text))
      })
    else { return nil }
    let names = rows.dropFirst().prefix(20).compactMap { context.cells(of: $0).first }
      .map { Names.words(StateName.splitQualifier(document.string($0)).name) }
    let states = names.count { $0.count <= 3 && StateWords.isState($0) }
    return states > (isSaid ? 1 : 3) && states * 5 >= names.count * 3 ? Columns(state: 0) : nil
  }

  /// "ID | Name | Description" below a heading "States".
  private func namedColumns(_ table: Int) -> Columns? {
    let cells = context.cells(of: table + 1)
    let words = cells.map { Names.words(document.string($0)) }
    guard cells.count > 1, let name = words.prefix(2).firstIndex(where: Self.isTitle),
      !isOfOthers(cells, words)
    else { return nil }
    let id = name == 1 && ColumnRole.role(ofHeader: document.string(cells[0])) == .id
    return name == 0 || id ? Columns(state: name, id: id ? 0 : nil) : nil
  }

  /// Whether heads tell of variables, of work or of changes.
  func isOfOthers(_ cells: [Int], _ heads: [[String]]) -> Bool {
    heads.contains { $0.contains(where: Self.foreign.contains) }
      || cells.contains {
        [.source, .target, .change].contains(ColumnRole.role(ofHeader: document.string($0)))
      }
  }

  static func isTitle(_ words: [String]) -> Bool {
    words.count == 1 && titles.contains(words[0])
  }

  /// "Variant | When shown" below a heading that speaks of states.
  private func isVariant(_ words: [String], of texts: [String], _ header: Int) -> Bool {
    if words.count == 1, Self.unspacedVariants.contains(words[0]), texts.count > 2,
      let title = context.scope(of: header).last,
      StateVocabulary.unspacedNouns.contains(where: title.hasSuffix)
    {
      return true
    }
    guard (1...2).contains(words.count), let last = words.last, Self.variants.contains(last),
      texts.contains(where: {
        Self.conditions.contains(Names.words($0).joined(separator: " "))
          || Self.descriptions.contains($0.lowercased())
      }), !Self.areSituations(last, below: context.scope(of: header).last)
    else { return false }
    return context.scope(of: header).suffix(2).contains { title in
      Names.words(title).contains { word in
        StateVocabulary.plurals.contains(word) || StateVocabulary.singulars.contains(word)
          || word.utf8.first ?? 0 >= 0xE3
            && StateVocabulary.unspacedNouns.contains(where: word.hasSuffix)
      }
    }
  }

  /// Headers of a column of states beside one of their conditions.
  private static let variants: Lexicon = [
    "variant", "variante", "case", "fall", "caso", "cas", "kind", "type",
  ]

  /// The same in languages without a plural, right below "X状态".
  private static let unspacedVariants: Lexicon = [
    "场景", "場景", "情况", "情況", "情境", "场合", "シーン", "場面", "状況", "ケース", "상황", "경우", "케이스",
  ]

  /// "Step | Screen": the rows of a flow name the screens that it passes.
  private static func isStepOnScreen(_ first: String, _ words: [String]) -> Bool {
    guard words.count == 1 else { return false }
    return ColumnRole.role(ofHeader: first) == .id && TransitionWords.screenNouns.contains(words[0])
      || Self.steps.contains(first.lowercased())
        && (TransitionWords.screenNouns.contains(words[0]) || Self.components.contains(words[0]))
  }

  /// Headers of numbers of steps, beside which a column of components names screens as well.
  private static let steps: Lexicon = [
    "step", "schritt", "étape", "paso", "passo", "stap", "langkah", "ステップ", "步骤", "步驟", "단계",
  ]
  static let components: Lexicon = [
    "component", "komponente", "composant", "componente", "コンポーネント", "组件", "組件", "컴포넌트",
  ]

  private func isStateHead(_ words: [String]) -> Bool {
    guard let last = words.last, words.count <= 3 else { return false }
    if StateVocabulary.columnNames.contains(last) || words == ["trạng", "thái"] {
      return words.count <= 2
    }
    if last == "id" || Self.titles.contains(last) {
      return words.count > 1 && StateVocabulary.columnNames.contains(words[words.count - 2])
    }
    guard words[0].utf8.contains(where: { $0 >= 0xE3 }) else {
      return words.count == 2 && StateVocabulary.columnNames.contains(words[0])
        && ["nom", "nombre", "nome", "naam"].contains(last)
    }
    return words.count == 1
      && (Self.isCompound(words[0])
        || ["名", "名称", "名稱", "一覧", "ID", "명", "명칭", "이름"].contains {
          words[0].hasSuffix($0)
            && StateVocabulary.columnNames.contains(String(words[0].dropLast($0.count)))
        })
  }

  /// "按钮状态", "色态": a noun that ends with the word for state.
  private static func isCompound(_ word: String) -> Bool {
    guard let end = StateVocabulary.unspacedWords.first(where: word.hasSuffix) else { return false }
    let kind = word.dropLast(end.count)
    return !kind.isEmpty && kind.count <= 4 && !(end == "态" && otherNouns.contains(String(kind)))
  }

  /// What stands before 态 in words for something else than a state.
  private static let otherNouns: Lexicon = [
    "动", "静", "形", "生", "姿", "心", "常", "神", "业", "表", "时",
  ]

  /// Headers of titles beside ids.
  static let titles: Lexicon = [
    "name", "title", "label", "nom", "titre", "nombre", "título", "nome", "titel", "titolo",
    "naam", "nama", "judul", "名前", "名称", "名稱", "이름", "명칭",
  ]

  /// Headers of the condition under which a state holds.
  private static let conditions: Lexicon = StateVocabulary.conditionLabels.union([
    "entry trigger", "entry criteria", "enters when", "active when", "occurs when", "cause",
    "when shown", "when displayed",
  ])

  /// Headers that tell a table of states whatever else stands beside them.
  static let descriptions: Lexicon = [
    "meaning", "visual", "appearance", "behavior", "behaviour", "visual treatment", "含义", "意味",
    "视觉", "外観", "外观", "表示", "bedeutung", "signification", "significado", "significato",
  ]

  /// Headers that tell a table of variables or of work from one of states.
  private static let foreign: Lexicon = [
    "type", "initial", "default", "variable", "hook", "owner", "assignee", "priority", "effort",
    "pr", "task", "milestone", "commit", "date", "issue", "progress", "coverage", "deadline",
    // Libraries, one of which has the German word for a state as its name.
    "redux", "mobx", "recoil", "jotai", "pinia", "vuex", "valtio",
    "tester", "result", "expected", "actual", "passed", "http", "persisted", "storage",
    "persistence", "永続化", "持久化", "型", "初期値", "类型", "類型", "默认值", "預設值", "타입", "초기값", "기본값",
  ]

  /// Headers before a column "Status" that make it an attribute of work or tests.
  static let work: Lexicon = [
    "feature", "features", "task", "test", "tests", "story", "item", "requirement", "criterion",
    "criteria", "check", "deliverable", "ticket", "case", "file", "field", "campo", "feld", "champ",
    "veld", "bidang", "document", "doc", "issue",
    "bug", "bugs", "defect", "defects", "バグ", "不具合", "缺陷", "버그",
    "browser", "tool", "package", "library", "endpoint", "code", "milestone", "aufgabe", "tâche",
    "tarea", "tarefa", "attività", "taak", "tugas", "機能", "功能", "任务", "기능", "작업",
  ]

  /// Headers of what is written about a product, beside which a status is that of the work.
  private static let papers: Lexicon = ["artifact", "artefact", "deliverable", "document", "spec"]

  // MARK: Rows

  func states(inRow row: Int, columns: Columns, section: Int) -> [StateDraft] {
    let cells = context.cells(of: row)
    guard columns.state < cells.count else { return [] }
    let cell = cells[columns.state]
    let text = StateName.trimmed(document.string(cell))
    if columns.isOfLists || isOfCodes(cell), let listed = listed(text, cell, section) {
      return listed
    }
    let isPattern = Self.isPattern(text)
    let parts = StateName.splitQualifier(StateName.withoutListNumber(text))
    let name = isPattern ? text : parts.name
    let qualifier = isPattern ? nil : parts.qualifier
    let words = Names.words(name)
    // "is_read_only=true" gives a value.
    guard words.count <= 6 || isLongName(text, words, row, columns),
      words.contains(where: Self.hasLetter), !Self.isOfMany(words, name),
      !name.utf8.contains(0x3D),
      columns.id != nil || !holdsArrow(cell, name),
      !standsForAll(name, row, columns), !Self.verdicts.contains(name.lowercased()),
      !pointsBack(text, columns),
      words.count > 1 || !sumsUp(row, words[0], columns)
    else { return [] }
    let others = cells.dropFirst(columns.state + 1)
    // "n/a | `hover:bg`": absent on one platform alone.
    let isAbsent =
      others.first.map { CellVocabulary.beginsWithAbsence(document.string($0)) } ?? false
      && !others.contains {
        document.span(at: document.plainText(of: $0).lowerBound, in: .code) != nil
      }
    guard !isAbsent, !isMotion(name, row, columns) else { return [] }
    var draft = StateDraft(
      name: isPattern ? name : StateName(heading: name)?.name ?? name,
      qualifier: qualifier,
      origin: document.origin(document.nodes[cell].range), screen: section)
    draft.parentSection = section
    if let qualifier { draft.aliases.append(LocatedText("\(name) (\(qualifier))", draft.origin)) }
    if let id = columns.id, id < cells.count {
      let text = StateName.trimmed(document.string(cells[id]))
      let isNumber = text.utf8.allSatisfy { $0 < 0x41 }
      if !text.isEmpty, !isNumber { draft.aliases.append(LocatedText(text, draft.origin)) }
    }
    if let condition = columns.condition, condition < cells.count {
      let range = document.plainText(of: cells[condition])
      let text = StateName.trimmed(document.string(cells[condition]))
      if !StateCell.isBlank(text) {
        draft.context = LocatedText(text, context.origin(plain: range))
      }
    }
    return [draft] + members(of: draft, inRow: row, behind: columns.state)
  }

  /// The states of a cell "default, hover, disabled"; `nil` where it names one, or holds anything else.
  private func listed(_ text: String, _ cell: Int, _ section: Int) -> [StateDraft]? {
    let names = TextSplit.pieces(of: text, at: Self.listMarks, outsideParentheses: true)
      .map { StateName.splitQualifier($0).name }
    guard (2...16).contains(names.count),
      names.allSatisfy({ (1...3).contains(Names.wordCount($0)) })
    else { return nil }
    return names.map { name in
      var draft = StateDraft(
        name: name, origin: document.origin(document.nodes[cell].range), screen: section)
      draft.parentSection = section
      return draft
    }
  }

  /// Whether a cell means the state of another row: "Same", "同上"; behind another column also "Unchanged", which the
  /// first column of a table may have for a name.
  private func pointsBack(_ text: String, _ columns: Columns) -> Bool {
    guard text.utf8.count <= 48, case let text = text.lowercased() else { return false }
    return text == "same" || CellVocabulary.dittos.contains(text)
      || columns.state > 0 && columns.id == nil && CellVocabulary.unchanged.contains(text)
  }

  /// Names of rows that tell what must not be, or how all of them are made accessible.
  private static let verdicts: Lexicon = [
    "禁止", "禁止事項", "금지", "a11y", "accessibility", "barrierefreiheit", "accessibilité",
    "accesibilidad", "acessibilidade", "accessibilità", "toegankelijkheid", "aksesibilitas",
    "доступность", "アクセシビリティ", "无障碍", "無障礙", "접근성",
  ]

  private static let listMarks: Phrases = [", ", " / ", " · ", "; ", "、", " | "]

  /// Whether a word is more than a number.
  private static func hasLetter(_ word: String) -> Bool { word.utf8.contains { $0 > 0x39 } }
}
