import SpecModel
import SpecSyntax
import SpecText

/// Joins screens that stand under several names: "Auth (Sign in)" in the list of screens where one chart has "Auth" and
/// another "Sign in", or one route or file beside two names.
///
/// Names that one chart, table or list of changes has side by side are different screens, whatever else is said.
struct SameScreens {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Gives each screen its first name in all changes.
  ///
  /// - Complexity: O(lines + changes).
  func settle(_ drafts: inout MachineDrafts) {
    guard drafts.matrices.count > 1 else { return }
    var ends = Ends(drafts)
    guard ends.count > 2 else { return }
    var renamed: [String: String] = [:]
    for (first, second) in candidates(drafts) {
      guard let pair = ends.join(first, second) else { continue }
      renamed[pair.other] = pair.name
    }
    for (first, second) in codedNames {
      guard let pair = ends.join(first, second, isDeclared: true) else { continue }
      renamed[pair.other] = pair.name
    }
    guard !renamed.isEmpty else { return }
    drafts.rename(ends.settled(renamed))
  }

  // MARK: Candidates

  /// The pairs of names that may be of one screen.
  private func candidates(_ drafts: MachineDrafts) -> [(String, String)] {
    var result: [(String, String)] = []
    var routes: [String: [String]] = [:]
    func add(_ text: String, mayBeName: Bool = false) {
      let (name, qualifier) = Self.divided(text)
      guard let qualifier, (1...5).contains(Names.wordCount(name)) else { return }
      if let route = Self.route(qualifier) {
        // "Tap the link (/join)" tells where an act leads.
        guard !Self.isAct(name) else { return }
        if routes[route]?.contains(name) != true { routes[route, default: []].append(name) }
      } else if mayBeName, (1...4).contains(Names.wordCount(qualifier)) {
        result.append((name, qualifier))
      }
    }
    for section in document.sections.indices.dropFirst() {
      let heading = document.plainText(of: Int(document.sections[section].heading))
      guard (4...100).contains(heading.count) else { continue }
      add(StateName.withoutNumbering(document.title(ofSection: section)))
    }
    for line in context.lines where line.holder == .item && !document.nodes[line.node].runs.isEmpty
    {
      guard let bold = document.span(at: line.text.lowerBound, of: line.node, in: .strong),
        bold.count <= 80
      else { continue }
      var text = document.string(plain: bold)
      // "**Counter** (`/counter/:id`)"
      let rest = bold.upperBound..<line.text.upperBound
      if rest.count > 3, rest.count <= 80, document.plain[bold.upperBound] == ASCII.space,
        document.plain[bold.upperBound + 1] == 0x28
      {
        text += document.string(plain: rest)
      }
      while let last = text.last, ":：".contains(last) { text.removeLast() }
      add(text, mayBeName: true)
    }
    for state in drafts.states {
      add(state.name)
      for alias in state.aliases where alias.text.hasPrefix("/") {
        add("\(state.name) \(alias.text)")
      }
    }
    for names in routes.values.sorted(by: { $0[0] < $1[0] }) {
      result += names.dropFirst().map { (names[0], $0) }
    }
    return result
  }

  /// The headings in a script without blanks with the spellings that their codes give: "検索" and "ジャンル選択" of
  /// "検索 (SearchScreen)" and "ジャンル選択 (GenreScreen)" with "Search" and "Genre選択".
  private var codedNames: [(String, String)] {
    document.sections.indices.dropFirst().flatMap { section -> [(String, String)] in
      let heading = document.plainText(of: Int(document.sections[section].heading))
      guard (8...100).contains(heading.count),
        document.plain[heading].contains(where: { $0 >= 0xE3 })
      else { return [] }
      let (title, code) = StateName.splitQualifier(
        StateName.withoutNumbering(document.title(ofSection: section)))
      let name = StateName.withoutOrdinal(title)
      guard let code, EventName.isIdentifier(code), name.utf8.last ?? 0 >= 0x80,
        let noun = Self.codeNouns.first(where: { code.hasSuffix($0) }), code.count > noun.count + 1
      else { return [] }
      let stem = String(code.dropLast(noun.count))
      return [(name, stem)] + (2...3).map { (name, stem + name.suffix($0)) }
    }
  }

  private static let codeNouns = ["Screen", "View", "Page", "Activity", "Fragment"]

  private static func isAct(_ name: String) -> Bool {
    if name.utf8.contains(where: { $0 >= 0xE3 }) { return TransitionWords.tellsAct(name) }
    let words = Names.words(name)
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    return FlowchartVocabulary.gestures.contains(first)
      || FlowchartVocabulary.eventEndings.contains(last)
  }

  /// The name and what stands in parentheses behind it, or the route that it ends with.
  private static func divided(_ text: String) -> (name: String, qualifier: String?) {
    let (name, qualifier) = StateName.splitQualifier(text)
    if qualifier != nil { return (name, qualifier) }
    guard let space = text.lastIndex(of: " "),
      case let last = String(text[text.index(after: space)...]),
      last.hasPrefix("/") || last.contains(".") && route(last) != nil
    else { return (text, nil) }
    return (text, last)
  }

  /// A route or file in one spelling: without folders of the router, groups in parentheses, "index" and endings, and
  /// with one sign for parameters; `nil` where a text is none.
  static func route(_ text: String) -> String? {
    var text = text.filter { !"`\"'".contains($0) }
    let ending = endings.first { text.hasSuffix($0) }
    guard ending != nil || text.hasPrefix("/"), !text.contains(" "), text.utf8.count <= 80 else {
      return nil
    }
    if let ending { text.removeLast(ending.count) }
    var parts = text.split(separator: "/").map { $0.lowercased() }
    if let first = parts.first, ending != nil, folders.contains(first) { parts.removeFirst() }
    parts.removeAll { $0.hasPrefix("(") && $0.hasSuffix(")") || $0 == "index" }
    parts = parts.map { part in
      let isParameter =
        part.hasPrefix(":") || part.hasPrefix("[") || part.hasPrefix("{") || part == "id"
      return isParameter ? ":" : part
    }
    return "/" + parts.joined(separator: "/")
  }

  private static let endings = [
    ".tsx", ".jsx", ".ts", ".js", ".vue", ".svelte", ".dart", ".kt", ".swift", ".html", ".php",
  ]
  private static let folders: Lexicon = ["app", "src", "pages", "screens", "views", "lib"]

  // MARK: Ends

  /// The names between which changes lead, and in which charts and lists they stand.
  private struct Ends {
    private var places: [String: Set<Int>] = [:]
    private var names: [String: String] = [:]
    private var declared: [String: String] = [:]
    private var states: Set<String> = []

    init(_ drafts: MachineDrafts) {
      for state in drafts.states {
        states.insert(state.key)
        for key in [state.key] + state.aliases.map({ Names.key($0.text) })
        where declared[key] == nil {
          declared[key] = state.key
          if names[state.key] == nil { names[state.key] = state.name }
        }
      }
      for (index, matrix) in drafts.matrices.enumerated() {
        for edge in matrix.edges {
          for end in [edge.source, edge.target].compactMap(\.self) {
            let key = declared[end.key] ?? end.key
            places[key, default: []].insert(index)
            if names[key] == nil { names[key] = end.text }
          }
        }
      }
    }

    var count: Int { places.count }

    private func key(_ text: String) -> String? {
      var key = Names.key(text)
      key = declared[key] ?? key
      if places[key] != nil { return key }
      let bare = StateVocabulary.withoutSurface(key)
      let other = declared[bare] ?? bare
      return places[other] != nil ? other : nil
    }

    /// Makes two names one, where no chart has both; that of a declared state counts.
    mutating func join(
      _ first: String, _ second: String, isDeclared: Bool = false
    ) -> (name: String, other: String)? {
      let own = declared[Names.key(first)]
      guard var first = key(first) ?? (isDeclared ? own : nil), var second = key(second),
        first != second
      else { return nil }
      if states.contains(second), !states.contains(first) { swap(&first, &second) }
      let left = places[first] ?? []
      guard let right = places[second], left.isDisjoint(with: right), let name = names[first]
      else { return nil }
      places[first] = left.union(right)
      places[second] = nil
      declared[second] = first
      for (key, end) in declared where end == second { declared[key] = first }
      return (name, second)
    }

    /// The names by which all spellings go.
    func settled(_ renamed: [String: String]) -> [String: String] {
      var result: [String: String] = [:]
      for (key, end) in declared {
        if let name = names[end], renamed[key] != nil || renamed[end] != nil || key != end,
          renamed[key] != nil
        {
          result[key] = name
        }
      }
      return result
    }
  }
}

extension MachineDrafts {
  /// Gives states and the ends of changes other names, by key; changes without a trigger that are told twice then are
  /// told once.
  fileprivate mutating func rename(_ names: [String: String]) {
    var aliases: [String: [LocatedText]] = [:]
    for state in states {
      guard let name = names[state.key] else { continue }
      aliases[Names.key(name), default: []].append(LocatedText(state.name, state.origin))
      aliases[Names.key(name)]? += state.aliases
    }
    var isFirst: [String: Bool] = [:]
    for index in states.indices {
      guard names[states[index].key] == nil, let more = aliases[states[index].key],
        isFirst.updateValue(true, forKey: states[index].key) == nil
      else { continue }
      states[index].aliases += more
    }
    let kept = Set(states.map(\.key))
    states.removeAll { state in names[state.key].map { kept.contains(Names.key($0)) } == true }
    var plain: Set<[String]> = []
    for matrix in matrices.indices {
      for edge in matrices[matrix].edges.indices {
        if let key = matrices[matrix].edges[edge].source?.key, let name = names[key] {
          matrices[matrix].edges[edge].source?.text = name
        }
        if let name = names[matrices[matrix].edges[edge].target.key] {
          matrices[matrix].edges[edge].target.text = name
        }
      }
      matrices[matrix].edges.removeAll { edge in
        edge.trigger == nil && edge.guardText == nil
          && !plain.insert([edge.source?.key ?? "*", edge.target.key]).inserted
      }
    }
  }
}
