import SpecModel
import SpecSyntax
import SpecText

/// Finds lists of ways out below the name of the state that they leave: "**Idle**" or "From Idle:" over "on tap →
/// Armed".
///
/// The names stand in bold paragraphs, items or headings. That they are states shows in the lists themselves: most
/// arrows lead to other names of the kind, and none begins with one.
struct StateLeads {
  /// The state that each list or table leaves, by its node.
  private(set) var sources: [Int: NameReference] = [:]
  /// The column in which a table names what its rows lead to, where only the cells tell so, by the node of the table.
  private(set) var targetColumns: [Int: Int] = [:]

  let context: LoweringContext
  let document: Document

  private struct Lead {
    var list: Int
    var leaf: Int
    var name: String
    var qualifier: String?
    var targets: [String]
    /// Whether "From" stands before the name.
    var isLeft = false
    /// Whether "Transitions:" or "Exits:" stands between the name and its list.
    var isLabelled = false
    /// Whether the title calls itself a state: "**Running State:**".
    var isStated = false
    /// "Screen B" of "Screen B: Basket".
    var ordinal: String?
    /// The column of targets that only its cells show to be one.
    var column: Int?
  }

  /// Where leads must stand together: below one heading in bold paragraphs, in one list, or below sibling headings.
  private struct Family: Hashable {
    var parent: Int
    var isHeading: Bool
    var isItem: Bool
  }

  /// Where tables are asked for, they tell by an event and a target in each row what lists tell by arrows.
  private let isOfTables: Bool

  init(_ context: LoweringContext, isOfTables: Bool = false) {
    self.context = context
    self.isOfTables = isOfTables
    document = context.document
  }

  /// Adds the names that no other form has declared, and keeps what each list leaves.
  mutating func collect(into drafts: inout MachineDrafts) {
    guard isOfTables || context.facts.words.cues.contains(where: { $0.contains(.arrow) }) else {
      return
    }
    let families = self.families()
    guard !families.isEmpty,
      families.contains(where: { leads in
        isOfTables || leads.allSatisfy(\.isLeft) || leads.allSatisfy(\.isLabelled)
          || StateCues.areStates(leads.map(\.name))
          || Self.areClosed(leads)
      }) || speaksOfScreens()
    else { return }
    var known = KnownStates(drafts, statesOnly: true)
    for family in families {
      let leads = Self.withoutStrangers(family, known)
      guard areStates(leads, known) else { continue }
      for lead in leads {
        if let column = lead.column { targetColumns[lead.list] = column }
        let origin = document.origin(document.nodes[lead.leaf].range)
        sources[lead.list] = NameReference(text: lead.name, origin: origin)
        guard known.name(of: lead.name) == nil else { continue }
        let section = Int(document.nodes[lead.list].section)
        let screen = document.nodes[lead.leaf].kind == .heading ? parent(of: section) : section
        var draft = StateDraft(
          name: lead.name, qualifier: lead.qualifier, origin: origin, screen: screen)
        draft.parentSection = screen
        if let ordinal = lead.ordinal { draft.aliases.append(LocatedText(ordinal, origin)) }
        drafts.states.append(draft)
        known.add(lead.name)
      }
    }
  }

  /// Parts of words for states, screens and acts in the languages of specs, data only.
  private static let cues: [StaticString] = [
    "tate", "creen", "iew", "odal", "page", "Page", "stand", "cran", "état", "État", "tado",
    "antalla", "ela", "画面", "状態", "状态", "页面", "屏幕", "화면", "상태", "кран", "остояни", "tato",
    "kran", "durum", "Durum", "stav", "Stav", "stan", "skärm", "Skärm", "obrazov", "Obrazov",
    "екран", "Екран", "màn hình", "trạng thái", "lick", "Tap ", "tap ", "wipe", "タップ", "クリック", "点击",
    "클릭", "탭",
  ]

  /// Whether the document has a word for states, screens or acts: names over arrows may be those of people.
  private func speaksOfScreens() -> Bool {
    document.source.bytes.withUnsafeBufferPointer { bytes in
      Self.cues.contains { Bytes.find($0, in: 0..<bytes.count, of: bytes) != nil }
    }
  }

  /// Whether four names or more lead to each other and to nothing else, each of them to another.
  private static func areClosed(_ leads: [Lead]) -> Bool {
    let names = Set(leads.map { Names.key($0.name) })
    let targets = Set(leads.flatMap(\.targets).map { Names.key($0) })
    return names.count > 3 && targets.isSubset(of: names) && targets.count > names.count / 2
      && leads.allSatisfy { lead in lead.targets.contains { Names.key($0) != Names.key(lead.name) }
      }
  }

  private func parent(of section: Int) -> Int { max(0, Int(document.sections[section].parent)) }

  // MARK: Leads

  private func families() -> [[Lead]] {
    var order: [Family] = []
    var result: [Family: [Lead]] = [:]
    let lists = (isOfTables ? document.tables : document.lists).compactMap { list -> Ways? in
      if isOfTables, let ways = cellWays(ofTable: list) { return ways }
      let targets = isOfTables ? targets(ofTable: list) : targets(of: list)
      return targets.isEmpty ? nil : Ways(list: list, targets: targets)
    }
    let ends = Set(lists.flatMap(\.targets).map { Names.key($0) })
    for ways in lists {
      let (list, targets) = (ways.list, ways.targets)
      let leaf = isOfTables ? leaf(aboveTable: list) : leaf(above: list)
      let kind = document.nodes[leaf].kind
      guard kind == .heading || kind == .paragraph else { continue }
      let section = Int(document.nodes[list].section)
      guard let (name, qualifier, isLeft) = name(of: leaf, among: ends),
        isLeft
          ? !Names.hasWord(name, in: TransitionWords.machinery) : !isOfSystem(section, but: ends)
      else { continue }
      if ways.column != nil, !isLeft, !ways.isOfActs { continue }
      let isItem = document.nodes[Int(document.nodes[leaf].parent)].kind == .item
      let outer = Int(document.nodes[Int(document.nodes[leaf].parent)].parent)
      let family = Family(
        parent: isItem ? outer : kind == .heading ? parent(of: section) : section,
        isHeading: kind == .heading, isItem: isItem)
      if result[family] == nil { order.append(family) }
      var lead = Lead(
        list: list, leaf: leaf, name: name, qualifier: qualifier, targets: targets,
        isLeft: isLeft)
      lead.isLabelled = kind == .paragraph && opensExits(above: list)
      lead.column = ways.column
      lead.isStated = !isOfTables && callsItselfState(leaf) && holdsOnlyWays(list)
      if let (ordinal, own) = Self.numbered(name) { (lead.ordinal, lead.name) = (ordinal, own) }
      result[family, default: []].append(lead)
    }
    return order.compactMap { result[$0] }.filter { $0.count > 1 }
  }

  /// What stands above a list: the heading of its section too, where only a text that describes the state lies between.
  private func leaf(above list: Int) -> Int {
    var leaf = list - 1
    guard document.nodes[leaf].kind == .paragraph,
      document.nodes[Int(document.nodes[leaf].parent)].kind == .document, name(of: leaf) == nil
    else { return leaf }
    // "Transitions:" as a paragraph of its own below the bold name
    if opensExits(above: list), document.nodes[leaf - 1].kind == .paragraph,
      isBold(leaf - 1, document.plainText(of: leaf - 1))
    {
      return leaf - 1
    }
    while leaf > list - 4, document.nodes[leaf].kind == .paragraph { leaf -= 1 }
    let section = Int(document.nodes[list].section)
    return Int(document.sections[section].heading) == leaf ? leaf : list - 1
  }

  /// Whether a heading above speaks of systems or data; what arrows lead to is a name, "Reading".
  private func isOfSystem(_ section: Int, but ends: Set<String>) -> Bool {
    document.path(ofSection: section).contains {
      let title = document.title(ofSection: $0)
      return TransitionWords.namesSystem(title) && !ends.contains(Names.key(title))
    }
  }

  /// The name that a heading, a bold paragraph or the words before a list give.
  ///
  /// - Complexity: O(1) for texts beyond 60 bytes.
  private func name(
    of leaf: Int, among ends: Set<String> = []
  ) -> (name: String, qualifier: String?, isLeft: Bool)? {
    let range = document.plainText(of: leaf)
    guard (2...400).contains(range.count), !ArrowGlyph.mayOccur(in: document.plain, range),
      range.count <= 60 || document.nodes[leaf].kind == .paragraph
    else { return nil }
    var text = StateName.withoutNumbering(document.string(plain: range))
    let isTitle = document.nodes[leaf].kind == .heading || isBold(leaf, range)
    let lead = document.nodes[leaf].kind == .heading ? text : document.string(plain: range)
    // "In tune" is a name where something leads there.
    if range.count <= 60, !ends.contains(Names.key(ArrowSide.unwrapped(lead))),
      let name = Self.left(by: lead, isTitle: isTitle, among: ends)
    {
      // "From any:" is over ways out of all states.
      return CellVocabulary.isAny(name) ? nil : (name, nil, true)
    }
    if document.nodes[leaf].kind == .paragraph,
      document.nodes[Int(document.nodes[leaf].parent)].kind != .item
    {
      if let span = document.span(at: range.lowerBound, of: leaf, in: .strong) {
        guard span.upperBound + 1 >= range.upperBound || isLabel(span, in: range) else {
          return nil
        }
        text = document.string(plain: span)
      } else {
        // "Stopped:" on a line of its own
        guard range.count <= 32, document.plain[range.upperBound - 1] == ASCII.colon else {
          return nil
        }
        text = ArrowSide.unwrapped(
          StateName.trimmed(String(text.dropLast(text.hasSuffix(":") ? 1 : 0))))
        guard text.first?.isUppercase == true || EventName.isIdentifier(text) else { return nil }
      }
    }
    if let name = glossed(leaf, range) { text = name }
    if let last = text.last, ":：".contains(last) { text.removeLast() }
    let read = StateName(heading: text)
    guard read.map({ $0.form != .group }) ?? true else { return nil }
    let (name, qualifier) =
      read.map { ($0.name, $0.qualifier) } ?? StateName.splitQualifier(StateName.trimmed(text))
    guard (1...4).contains(Names.wordCount(name)), name.first?.isLetter == true,
      !TransitionWords.exits.contains(name.lowercased()),
      !Names.hasWord(name, in: TransitionWords.transitions)
    else { return nil }
    return (name, qualifier, false)
  }

  /// Whether a word for a state stands at one end of a title with a name, "Running State", "Estado abierto", "待機状態".
  private func callsItselfState(_ leaf: Int) -> Bool {
    let range = document.plainText(of: leaf)
    let title = document.span(at: range.lowerBound, of: leaf, in: .strong) ?? range
    guard (4...60).contains(title.count) else { return false }
    let text = ArrowSide.unwrapped(
      StateName.trimmed(document.string(plain: title)).replacing(":", with: ""))
    let words = Names.words(text)
    if let last = words.last, last.utf8.first ?? 0 >= 0xE3 {
      return Self.wideNouns.suffix(of: last) != nil && Self.wideNouns.prefix(of: last) == nil
    }
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    return StateVocabulary.singulars.contains(last) || StateVocabulary.singulars.contains(first)
  }

  private static let wideNouns: Phrases = ["状態", "状态", "狀態", "상태"]

  /// The number and the name of "Screen B: Basket".
  private static func numbered(_ text: String) -> (ordinal: String, name: String)? {
    guard let colon = text.firstIndex(where: { ":：".contains($0) }) else { return nil }
    let ordinal = StateName.trimmed(String(text[..<colon]))
    let name = StateName.trimmed(String(text[text.index(after: colon)...]))
    let words = Names.words(ordinal)
    guard words.count == 2, !name.isEmpty, words[1].count == 1 || words[1].allSatisfy(\.isNumber),
      TransitionWords.surfaces.contains(words[0]) || TableVocabulary.stateNouns.contains(words[0])
    else { return nil }
    return (ordinal, name)
  }

  /// Whether a bold text stands before a colon, a dash or the end of its line: "**Idle**: nothing moves".
  private func isLabel(_ span: Range<Int>, in range: Range<Int>) -> Bool {
    let plain = document.plain
    if plain[span.upperBound - 1] == ASCII.colon { return true }
    var next = span.upperBound
    while next < range.upperBound, plain[next] == ASCII.space { next += 1 }
    guard next < range.upperBound else { return true }
    return plain[next] == ASCII.colon || plain[next] == 0x0A
      || next > span.upperBound
        && (plain[next] == ASCII.hyphen || plain[next] == 0xE2 && plain[next + 1] == 0x80)
  }

  /// The bold name with which an item begins before a dash and what is said of it: "**Scan** — the clerk reads the label".
  private func glossed(_ leaf: Int, _ range: Range<Int>) -> String? {
    guard document.nodes[Int(document.nodes[leaf].parent)].kind == .item,
      let span = document.span(at: range.lowerBound, of: leaf, in: .strong),
      span.lowerBound == range.lowerBound, span.upperBound + 2 < range.upperBound,
      document.plain[span.upperBound] == ASCII.space,
      case let next = document.plain[span.upperBound + 1],
      next == ASCII.hyphen || next == 0xE2 && document.plain[span.upperBound + 2] == 0x80
    else { return nil }
    return document.string(plain: span)
  }

  /// Words between such a preposition and the name.
  private static let fillers: Lexicon = [
    "of", "it", "is", "it's", "we", "are", "you", "user", "app", "widget", "state", "currently",
    "still", "es", "ist", "man", "on", "est", "está", "estado", "état", "zustand",
  ]

  /// Whether a paragraph is bold as a whole.
  func isBold(_ leaf: Int, _ range: Range<Int>) -> Bool {
    guard let span = document.span(at: range.lowerBound, of: leaf, in: .strong) else {
      return false
    }
    return span.upperBound + 1 >= range.upperBound
  }

  /// "From Idle:", "Aus Bereit:", or "While in Idle" as a title: the name behind a preposition.
  ///
  /// - Parameter ends: what arrows lead to; "In" of "Da In attesa" is a part of the name where it is one of them.
  private static func left(by text: String, isTitle: Bool, among ends: Set<String>) -> String? {
    guard let last = text.last, isTitle || ":：".contains(last) else { return nil }
    var words = text.split(separator: " ")
    guard words.count > 1, TransitionWords.leaving.contains(words[0].lowercased()) else {
      return nil
    }
    words.removeFirst()
    // "While in the Idle state", "When it is Idle", "Out of Idle".
    for _ in 0..<4 {
      guard words.count > 1, case let word = words[0].lowercased(),
        TransitionWords.leaving.contains(word) || TransitionWords.articles.contains(word)
          || fillers.contains(word),
        !ends.contains(Names.key(ArrowSide.unwrapped(words.joined(separator: " "))))
      else { break }
      words.removeFirst()
    }
    let rest = ArrowSide.unwrapped(words.joined(separator: " "))
    let name = StateName(heading: rest)?.name ?? rest
    guard (1...4).contains(Names.wordCount(name)), name.first?.isLetter == true,
      name.first?.isUppercase == true || EventName.isIdentifier(name)
        || CellVocabulary.isAny(name)
    else { return nil }
    return name
  }

  /// What the arrows of the items lead to; none where an item has no arrow or a chain.
  private func targets(of list: Int) -> [String] {
    var result: [String] = []
    var item = list + 1
    while item < Int(document.nodes[list].end) {
      let leaf = item + 1
      item = Int(document.nodes[item].end)
      guard leaf < item, document.nodes[leaf].kind == .paragraph else { return [] }
      let range = document.plainText(of: leaf)
      guard range.count <= 200, ArrowGlyph.mayOccur(in: document.plain, range) else { continue }
      let text = document.string(plain: range)
      if let rest = ArrowLine.textBehindArrow(text), ArrowText(rest) == nil {
        // "→ Paid (the payment came in)"
        let head = StateName.splitQualifier(ArrowLine.divided(rest).name).name
        guard let side = ArrowSide(head, known: KnownStates()) else { return [] }
        result.append(side.name)
        continue
      }
      let arrows = ArrowText(text)
      if arrows?.sides.last.map(ArrowSide.leadsNowhere) ?? text.hasSuffix(" —") { continue }
      guard let arrows, arrows.sides.count == 2, arrows.joints[0].direction == .forward,
        let side = ArrowSide(arrows.sides[1], known: KnownStates())
      else { return [] }
      result.append(side.name)
    }
    return result
  }

  /// Whether an arrow stands in each item of a list: "Lamp is on" above "Colour → green" tells how the state looks.
  private func holdsOnlyWays(_ list: Int) -> Bool {
    var item = list + 1
    while item < Int(document.nodes[list].end) {
      let leaf = item + 1
      item = Int(document.nodes[item].end)
      guard leaf < item, ArrowGlyph.mayOccur(in: document.plain, document.plainText(of: leaf))
      else { return false }
    }
    return true
  }

  /// The leads without the tables of which only the cells tell that they lead on, where one of these is none of the names.
  private static func withoutStrangers(_ leads: [Lead], _ known: KnownStates) -> [Lead] {
    guard leads.contains(where: { $0.column != nil }) else { return leads }
    let names = Set(leads.map { Names.key($0.name) })
    let told = Set(leads.lazy.filter { $0.column == nil }.map { Names.key($0.name) })
    return leads.filter { lead in
      guard lead.column != nil else { return true }
      return !told.contains(Names.key(lead.name))
        && lead.targets.allSatisfy { names.contains(Names.key($0)) || known.name(of: $0) != nil }
    }
  }

  /// Whether most arrows lead to one of the names, and to two of them at least.
  private func areStates(_ leads: [Lead], _ known: KnownStates) -> Bool {
    var names = Set(leads.map { Names.key($0.name) })
    guard names.count == leads.count else { return false }
    names.formUnion(leads.compactMap(\.ordinal).map { Names.key($0) })
    let targets = leads.flatMap(\.targets)
    let hits = targets.filter { names.contains(Names.key($0)) || known.name(of: $0) != nil }
    let own = Set(hits.map { Names.key($0) }).intersection(names)
    // Titles that call themselves states are left by whatever stands below them.
    if leads.allSatisfy(\.isStated), !own.isEmpty { return true }
    guard own.count > 1 else { return false }
    // Where a way ends, nothing leads on: "Cancelled" has no list of its own.
    return hits.count * 2 >= targets.count || StateCues.areStates(leads.map(\.name) + targets)
  }
}
