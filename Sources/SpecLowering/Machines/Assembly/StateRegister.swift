import SpecModel
import SpecText

/// The names of states that a document has declared so far, by which a cell is told to be a name.
struct StateRegister {
  /// What the document declared before the table at hand; never copied while a table adds its own names.
  private var declared: [String: String] = [:]
  private var declaredNames: [String] = []
  /// What the table at hand adds.
  private var own: [String: String] = [:]
  private var ownNames: [String] = []
  /// The keys of headings over several states that are no state themselves.
  private var groups: Set<String> = []
  /// The page whose route is "/".
  private var root: String?

  init() {}

  /// The states, their other spellings and the ends of all matrices.
  init(_ drafts: MachineDrafts) {
    for state in drafts.states {
      declare(state.name, state.key)
      if state.qualifier != nil { alias(state.fullName, of: state.name) }
      for other in state.aliases { alias(other.text, of: state.name) }
    }
    for group in drafts.groups {
      if declared[Names.key(group.name)] == nil { groups.insert(Names.key(group.name)) }
      alias(group.name, of: group.name)
    }
    for matrix in drafts.matrices {
      for edge in matrix.edges {
        if let source = edge.source { declare(source.text, source.key) }
        declare(edge.target.text, edge.target.key)
      }
    }
    for state in drafts.states {
      for form in NameChoices.forms(of: state.name) { alias(form, of: state.name) }
    }
  }

  /// Makes a name known, for as long as this table is read.
  mutating func add(_ name: String) {
    let key = Names.key(name)
    guard !key.isEmpty, declared[key] == nil, own[key] == nil else { return }
    own[key] = name
    ownNames.append(name)
  }

  /// Makes a name known for good.
  mutating func declare(_ name: String) { declare(name, Names.key(name)) }

  private mutating func declare(_ name: String, _ key: String) {
    guard !key.isEmpty, declared[key] == nil else { return }
    declared[key] = name
    declaredNames.append(name)
  }

  private mutating func alias(_ other: String, of name: String) {
    if other == "/", root == nil { root = name }
    let key = Names.key(other)
    if !key.isEmpty, declared[key] == nil { declared[key] = name }
  }

  /// Whether a text is the name of a state, apart from case, marks and filler words.
  func contains(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= 80 else { return false }
    let key = Names.key(text)
    if own[key] != nil || declared[key] != nil { return true }
    // "検索画面" is the screen "検索".
    guard key.utf8.last ?? 0 >= 0x80, case let bare = StateVocabulary.withoutSurface(key),
      bare != key
    else { return false }
    return own[bare] != nil || declared[bare] != nil
  }

  /// Whether a text is the name of a state, and not of several by the heading over them.
  func isState(_ text: String) -> Bool { contains(text) && !groups.contains(Names.key(text)) }

  /// The name of the state that a text means.
  func name(of text: String) -> String? {
    let key = Names.key(text)
    if let name = own[key] ?? declared[key] { return name }
    guard key.utf8.last ?? 0 >= 0x80, case let bare = StateVocabulary.withoutSurface(key),
      bare != key
    else { return nil }
    return own[bare] ?? declared[bare]
  }

  /// The page of the route "/".
  var rootPage: String? { root }

  /// The name of the state that a heading is about: by its words, else by the id before them, "S3 · Sheet open".
  func name(ofHeading title: String) -> String? {
    let bare = StateName.withoutNumbering(title)
    let name = StateName(heading: title)?.name ?? bare
    if contains(name) { return name }
    return StateName.id(before: bare).flatMap { self.name(of: String($0)) }
  }

  /// The keys of names that make `name(ofHeading:)` know a heading.
  static func keys(ofHeading title: String) -> [String] {
    let bare = StateName.withoutNumbering(title)
    let name = StateName(heading: title)?.name ?? bare
    var keys: [String] = []
    if name.utf8.count <= 80 { keys.append(Names.key(name)) }
    if let id = StateName.id(before: bare) { keys.append(Names.key(String(id))) }
    for key in keys where key.utf8.last ?? 0 >= 0x80 {
      keys.append(StateVocabulary.withoutSurface(key))
    }
    return keys
  }

  /// The number of names that are declared.
  var declaredCount: Int { declaredNames.count }

  /// The keys of the names that were declared behind the first ones.
  func keys(behind count: Int) -> [String] { declaredNames.dropFirst(count).map(Names.key) }

  /// The names that end with a noun, "Pool Detail" and "Valve Detail" for "any detail": those of the table at hand,
  /// else those declared before; none where fewer than two do.
  func kin(of noun: String) -> [String] {
    guard noun.utf8.count > 2, noun.utf8.allSatisfy({ ASCII.isLetter($0) }) else { return [] }
    let noun = noun.lowercased()
    for names in [ownNames, declaredNames] {
      let found = names.filter { name in
        let words = Names.words(name)
        return words.count > 1 && words.last == noun
      }
      if found.count > 1 { return found }
    }
    return []
  }

  /// The names that a pattern with `*` fits; none where the text is no such pattern.
  func matches(ofGlob text: String) -> [String] {
    NamePattern.matches(of: text, among: declaredNames + ownNames)
  }

  /// The states of a range, "S3–S5"; none where a state has that name, or where its ends are no states.
  func states(inRange text: String) -> [String] {
    let names = NameRange.names(text, name: name(of:))
    return names.isEmpty || declared[Names.key(text)] != nil ? [] : names
  }
}
