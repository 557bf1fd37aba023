import SpecModel
import SpecSyntax
import SpecText

/// Tables of states that describe one thing each: "Wallet" and "Payments" both load, are empty and fail.
extension StateTables {
  /// What the tables of a section tell of.
  struct Described {
    /// The key of the thing; `nil` where the heading tells a side or a version of it.
    var subject: String?
    /// The header of each table.
    var headers: [[String]] = []
    /// Whether its first table tells what every screen has, and those of the screens are no repetition of it.
    var isTemplate = false
  }

  /// Whether a table lists the states of one more thing: it has the header of the tables that have these names already,
  /// and its heading is about something else than theirs.
  ///
  /// Names that a section, a drawing or a table with other columns tells are the same states again, and so are those
  /// below headings that tell one side of them ("Motion") or one version ("Dark", "Android").
  func isOfOtherSubject(
    _ table: Int, _ found: [StateDraft], _ read: [Int: Described], _ drafts: MachineDrafts
  ) -> Bool {
    let section = Int(document.nodes[table].section)
    guard section > 0, !read.isEmpty, let title = subject(ofSection: section, drafts) else {
      return false
    }
    let keys = Set(found.map(\.key))
    var shared: [String: Int] = [:]
    var sections: Set<Int> = []
    // Whether tables that share a name are those of two things already.
    var areTwo = false
    // More than so many states with one name tell no more.
    for place in keys.flatMap({ drafts.stateKeys.places[$0]?.prefix(128) ?? [] }).sorted() {
      let state = drafts.states[place]
      guard state.section == nil, state.diagram == nil, read[state.parentSection] != nil else {
        return false
      }
      let first = shared[state.key] ?? state.parentSection
      areTwo = areTwo || first != state.parentSection
      shared[state.key] = first
      sections.insert(state.parentSection)
    }
    // Names of its own that two tables share may be those of one machine, told from two sides.
    guard !shared.isEmpty,
      areTwo || shared.keys.count(where: StateWords.states.contains) * 2 > shared.count
    else { return false }
    let heads = headers(of: table)
    return sections.allSatisfy { other in
      if other != section, read[other]?.isTemplate == true { return true }
      guard areApart(section, other), let read = read[other], let subject = read.subject else {
        return false
      }
      return subject != title && read.headers.contains(heads)
    }
  }

  /// Whether neither of two sections stands in the other.
  private func areApart(_ first: Int, _ second: Int) -> Bool {
    let (one, two) = (document.sections[first], document.sections[second])
    return first != second && !one.nodes.contains(two.heading) && !two.nodes.contains(one.heading)
  }

  /// What a section with such a table tells.
  func described(_ table: Int, inSection section: Int, _ drafts: MachineDrafts) -> Described {
    Described(subject: subject(ofSection: section, drafts), isTemplate: isTemplate(table))
  }

  /// The key of what a section is about, that of a declared screen whatever it is called.
  private func subject(ofSection section: Int, _ drafts: MachineDrafts) -> String? {
    if let subject = subject(ofSection: section) { return subject }
    let start = document.range(ofSection: section).start
    let isScreen = drafts.stateKeys.screenSections.contains(start)
    return isScreen ? Names.key(document.title(ofSection: section)) : nil
  }

  /// "Every screen has these states:" right above a table.
  private func isTemplate(_ table: Int) -> Bool {
    guard let previous = document.sibling(before: table),
      document.nodes[previous].kind == .paragraph,
      case let text = document.plainText(of: previous), (8...200).contains(text.count)
    else { return false }
    let lead = document.string(plain: text)
    if Self.wideTemplates.contains(where: { lead.contains($0) }) { return true }
    let words = Names.words(lead)
    return words.indices.contains { index in
      Self.quantifiers.contains(words[index])
        && words[(index + 1)...].prefix(2).contains { word in
          TransitionWords.screenNouns.contains(word) || Self.screenPlurals.contains(word)
        }
    }
  }

  private static let quantifiers: Lexicon = [
    "every", "each", "all", "jeder", "jede", "jedes", "alle", "allen", "chaque", "tous", "toutes",
    "cada", "todas", "todos", "ogni", "tutte", "elke", "ieder", "iedere", "elk", "setiap", "semua",
    "каждый", "каждая", "каждого", "każdy", "każda", "varje", "hver",
  ]
  /// Plurals of words for a screen.
  private static let screenPlurals: Lexicon = [
    "screens", "pages", "view", "views", "bildschirme", "bildschirmen", "seiten", "ansichten",
    "écrans", "pantallas", "páginas", "telas", "schermate", "pagine", "schermen", "экран", "экраны",
    "страница", "ekran",
  ]
  private static let wideTemplates: Phrases = [
    "各画面", "全画面", "全ての画面", "すべての画面", "每个页面", "每个屏幕", "每个界面", "所有页面", "所有界面", "每個頁面",
    "모든 화면", "각 화면",
  ]

  /// The key of what a section is about; `nil` where its heading tells a side or a version of what others are about.
  func subject(ofSection section: Int) -> String? {
    let subject = MachineScopes.subject(of: section, in: document)
    let title = StateName.splitQualifier(
      StateName.withoutNumbering(document.title(ofSection: subject))
    ).name
    let words = Names.words(title)
    guard let last = words.last, !StateWords.sides.contains(last), !StateWords.isUnspacedPart(last),
      !words.contains(where: {
        StateWords.aspects.contains($0) || Self.versions.contains($0)
          || ThemeWords.names.contains($0)
      }),
      !ThemeWords.wide.contains(where: title.contains)
    else { return nil }
    return Names.key(title)
  }

  func headers(of table: Int) -> [String] {
    document.children(of: table + 1).map { StateName.trimmed(document.string($0)).lowercased() }
  }

  /// Words of headings over one version of a thing.
  private static let versions: Lexicon = [
    "ios", "ipados", "android", "web", "macos", "windows", "linux", "watchos", "light", "dark",
    "before", "after", "old", "new", "current", "proposed", "vorher", "nachher", "alt", "neu",
    "bisher", "avant", "après", "ancien", "nouveau", "antes", "después", "depois", "viejo", "nuevo",
    "antigo", "novo", "prima", "dopo", "vecchio", "nuovo", "oud", "nieuw", "sebelum", "sesudah",
    "変更前", "変更後", "之前", "之后", "旧版", "新版", "변경", "기존", "до", "после",
  ]

  // MARK: Work

  /// Whether a heading is over phases of work, or over what was done: "Rollout", "Release history"; "Order history" and
  /// "History item states" are over parts of an interface.
  static func isOfWork(_ title: String) -> Bool {
    let words = Names.words(title)
    if !planWords.isDisjoint(with: words) { return true }
    guard words.count > 1, words.last == "history" else { return false }
    return records.contains(words[words.count - 2])
  }

  private static let planWords: Lexicon = [
    "roadmap", "plan", "timeline", "schedule", "milestones", "rollout", "implementation",
    "changelog", "releases", "legend", "testing", "deliverables", "migration",
  ]
  /// Words for what a history that is none of the product tells.
  private static let records: Lexicon = [
    "change", "changes", "revision", "version", "document", "release", "update", "edit", "commit",
    "project", "design", "development", "implementation",
  ]
}
