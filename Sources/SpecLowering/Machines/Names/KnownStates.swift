import SpecModel
import SpecText

/// The names of the states that a document declares.
struct KnownStates {
  private var names: [ByteKey: String] = [:]
  /// The names of components by what stands before the word for a page: "SessionDetail" of "SessionDetailPage"; empty
  /// where several have it.
  private var components: [ByteKey: String] = [:]
  /// The routes of pages by their names.
  private var routes: [String: [String]] = [:]

  /// The names by the numbers of their headings; empty where several have one.
  private var numbers: [String: String] = [:]

  /// Whether there is none.
  var isEmpty: Bool { names.isEmpty }

  /// No names at all.
  init() {}

  /// The names of all drafts: of states and, unless these alone are asked for, of the ends of changes.
  init(_ drafts: MachineDrafts, statesOnly: Bool = false) {
    names.reserveCapacity(drafts.states.count)
    addNames(of: drafts.states, from: 0)
    if !statesOnly { add(endsOf: drafts.matrices) }
    addForms(of: drafts.states, from: 0)
  }

  /// Names that a cell or line lists.
  init(names: [String]) {
    for name in names { add(name) }
  }

  /// Makes the states known that stand at a place and behind it, where those before are known.
  mutating func add(_ states: [StateDraft], from first: Int) {
    addNames(of: states, from: first)
    addForms(of: states, from: first)
  }

  private mutating func addNames(of states: [StateDraft], from first: Int) {
    // By index: to hold a draft is to count the references to all of its texts.
    for index in first..<states.count {
      let name = states[index].name
      add(name, states[index].key, as: name)
      for alias in states[index].aliases { add(alias.text, as: name) }
      if let number = states[index].number { addNumber(number, of: name) }
    }
  }

  private mutating func addForms(of states: [StateDraft], from first: Int) {
    for index in first..<states.count {
      let name = states[index].name
      NameChoices.forms(of: name).forEach { add($0, as: name) }
    }
  }

  /// Makes the ends of all changes known.
  mutating func add(endsOf matrices: [MatrixDraft]) {
    for matrix in matrices.indices {
      for edge in matrices[matrix].edges.indices {
        add(matrices[matrix].edges[edge].target)
        if let source = matrices[matrix].edges[edge].source { add(source) }
      }
    }
  }

  /// Makes a name known.
  mutating func add(_ text: String, as name: String? = nil) {
    add(text, Names.key(text), as: name ?? text)
  }

  /// Makes a name known by the number of its heading.
  mutating func addNumber(_ number: String, of name: String) {
    numbers[number] = numbers[number].map { $0 == name ? name : "" } ?? name
  }

  /// The name whose heading has a number, where no other has it.
  func name(ofNumber number: String) -> String? {
    numbers[number].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The name with a number that a heading ends with: "Pay" of "State 3: Pay".
  func name(ofNumber number: String, in heading: String) -> String? {
    guard let name = numbers[number], !name.isEmpty, heading.hasSuffix(name) else { return nil }
    return name
  }

  private mutating func add(_ end: NameReference) { add(end.text, end.key, as: end.text) }

  /// The routes that a page has.
  func routes(of name: String) -> [String] { routes[name] ?? [] }

  private mutating func add(_ text: String, _ key: String, as name: String) {
    if text.utf8.first == ASCII.slash { routes[name, default: []].append(text) }
    guard !key.isEmpty, text != "[*]", case let key = ByteKey(key), names[key] == nil else {
      return
    }
    names[key] = name
    guard let bare = Self.component(text) ?? Self.behindSurface(text) else { return }
    let short = ByteKey(Names.key(bare))
    components[short] = components[short].map { $0 == name ? name : "" } ?? name
  }

  /// "SessionDetail" of "SessionDetailPage"; `nil` where a text is no name of a component for a page.
  private static func component(_ text: String) -> String? {
    let bytes = text.utf8
    guard bytes.count > 6, let first = bytes.first, ASCII.isUpper(first),
      let noun = pageNouns.suffix(of: text), bytes.count > noun.utf8.count + 2,
      bytes.allSatisfy({ ASCII.isWord($0) && $0 < 0x80 })
    else { return nil }
    return String(text.dropLast(noun.utf8.count))
  }

  private static let pageNouns: Phrases = ["Page", "Screen", "View"]

  /// "Inicio" of "Pantalla de Inicio", in languages in which the noun for a screen stands first.
  private static func behindSurface(_ text: String) -> String? {
    guard let lead = leadingNouns.prefix(of: text) else { return nil }
    var rest = text.dropFirst(lead.count)
    if let link = links.prefix(of: rest) { rest = rest.dropFirst(link.count) }
    let words = rest.split(separator: " ")
    guard (1...3).contains(words.count), rest.first?.isUppercase == true else { return nil }
    return String(rest)
  }

  private static let leadingNouns: Phrases = [
    "Tela ", "Ecrã ", "Página ", "Pantalla ", "Écran ", "Ecran ", "Schermata ", "Pagina ", "Layar ",
    "Halaman ", "Экран ", "Страница ", "Ekran ",
  ]
  private static let links: Phrases = ["de ", "do ", "da ", "del ", "di ", "du ", "d'", "d’"]

  /// Whether words tell what a person does and name nothing that is known: "Choose plan" may be a screen.
  func tellsAct(_ text: String) -> Bool {
    FlowSteps.kind(of: text) == .action && name(of: text) == nil
  }

  /// The names that a pattern with `*` fits, in the order of the alphabet, or those of a range, "S3–S5".
  func matches(ofGlob text: String) -> [String] {
    guard text.utf8.contains(0x2A) else {
      return name(of: text) == nil ? NameRange.names(text, name: name(of:)) : []
    }
    return NamePattern.matches(of: text, among: Set(names.values).sorted())
  }

  /// The declared spelling of a name, apart from case, marks and words for "state".
  func name(of text: String) -> String? {
    spelling(of: text) ?? Self.path(of: text).flatMap(spelling)
  }

  /// "/picker" of "/picker?kind=stop" and "/picker#list": what a route asks for, or where on the page it leads, names no
  /// other page.
  private static func path(of text: String) -> String? {
    guard text.utf8.first == ASCII.slash,
      let end = text.utf8.firstIndex(where: { $0 == 0x3F || $0 == ASCII.hash }),
      end != text.utf8.index(after: text.startIndex), text.utf8.count <= 120
    else { return nil }
    return String(text[..<end])
  }

  private func spelling(of text: String) -> String? {
    guard text.utf8.count <= 60, case let key = Names.key(text), !key.isEmpty else { return nil }
    if let name = names[ByteKey(key)] { return name }
    if !components.isEmpty, let name = components[ByteKey(key)], !name.isEmpty { return name }
    if !numbers.isEmpty, let number = NumberedNames.number(inReference: text),
      let name = numbers[number], !name.isEmpty
    {
      return name
    }
    // "検索画面" is the screen "検索".
    guard key.utf8.last ?? 0 >= 0x80, case let bare = StateVocabulary.withoutSurface(key),
      bare != key
    else { return nil }
    return names[ByteKey(bare)]
  }
}
