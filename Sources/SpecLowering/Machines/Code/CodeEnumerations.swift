import SpecModel
import SpecSyntax
import SpecText

/// Reads states that code declares as the cases of a type: enumerations, unions of literals, sealed classes.
///
/// The name of the type must say that it is one of states ("LoadState", "CallPhase"), or most of its cases must have
/// names of states. What the document declares elsewhere is not read twice.
struct CodeEnumerations {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the states of all such types.
  func collect(into drafts: inout MachineDrafts) {
    var found: [StateDraft] = []
    var columns: [[StateDraft]] = []
    document.source.bytes.withUnsafeBufferPointer { bytes in
      for block in document.codeBlocks
      where CodeMachines.languages.contains(block.language) && mayDeclareType(block, bytes)
        && !showsStyle(block, bytes)
      {
        let reader = CodeTypes(CodeLiteral(bytes, block.lines.map(\.offsets)))
        for type in reader.types()
        where isOfStates(type, reader.code) || isOfModes(type, reader.code, Int(block.node)) {
          let cases = type.cases.map { draft($0, reader.code, Int(block.node)) }
          if type.isOfRecord, !isBelowStates(Int(block.node)) {
            columns.append(cases)
          } else {
            found += cases
          }
        }
      }
    }
    guard !found.isEmpty || !columns.isEmpty else { return }
    let ends = KnownStates(drafts)
    // What a record may hold are states where the document tells of most of them elsewhere.
    for cases in columns
    where cases.count(where: { ends.name(of: $0.name) != nil }) * 2 > cases.count { found += cases }
    guard !found.isEmpty else { return }
    let isTold = found.count { ends.name(of: $0.name) != nil } * 2 >= found.count
    // A type that repeats the ends of changes adds what these leave out to the same machine.
    if isTold { return drafts.states += found.filter { !isDeclared($0, drafts) } }
    StateTables(context).add(found, to: &drafts)
  }

  /// The last words of the names of types in a block whose cases are states: "crate" of "sealed interface Crate".
  func typeNames(
    in block: Document.CodeBlock, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Set<String> {
    guard mayDeclareType(block, bytes) else { return [] }
    let reader = CodeTypes(CodeLiteral(bytes, block.lines.map(\.offsets)))
    let names = reader.types().filter { isOfStates($0, reader.code) }.compactMap {
      Names.words(reader.code.text($0.name)).last
    }
    return Set(names)
  }

  /// The variables that a block declares of such a type, in small letters: "c" of "Crate step(Crate c)".
  func variables(
    in block: Document.CodeBlock, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Set<String> {
    guard mayDeclareType(block, bytes) else { return [] }
    let reader = CodeTypes(CodeLiteral(bytes, block.lines.map(\.offsets)))
    let names = reader.types().filter { isOfStates($0, reader.code) }.map {
      reader.code.text($0.name)
    }
    var result: Set<String> = []
    for line in block.lines.prefix(200) {
      let text = document.source.string(line)
      for type in names {
        var rest = text
        while let (before, behind) = TextSplit.halves(of: rest, at: "\(type) ") {
          rest = behind
          let variable = behind.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          guard before.last.map({ $0.isLetter || $0 == "." }) != true,
            variable.first?.isLowercase == true,
            let mark = behind.dropFirst(variable.count).first, ",);=".contains(mark)
          else { continue }
          result.insert(variable.lowercased())
        }
      }
    }
    return result
  }

  /// Whether one of the two nearest headings above code says that states follow.
  private func isBelowStates(_ node: Int) -> Bool {
    document.path(ofSection: Int(document.nodes[node].section)).suffix(2).contains { section in
      Names.words(document.title(ofSection: section)).contains(
        where: StateVocabulary.plurals.contains)
    }
  }

  private func isDeclared(_ draft: StateDraft, _ drafts: MachineDrafts) -> Bool {
    let key = draft.key
    return drafts.states.contains { $0.key == key }
  }

  /// Whether a block may declare a type with cases: a test on bytes.
  private func mayDeclareType(
    _ block: Document.CodeBlock, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard block.lines.count <= 600, let first = block.lines.first, let last = block.lines.last
    else { return false }
    let range = first.offsets.lowerBound..<last.offsets.upperBound
    let cues: [StaticString] = ["enum", "sealed ", "type ", "(Enum", "(StrEnum", "' |", "\" |"]
    return cues.contains { Bytes.find($0, in: range, of: bytes) != nil }
  }

  private static let rights = WordKey.set("right", "correct", "good", "preferred", "do")
  private static let wrongs = WordKey.set("wrong", "incorrect", "bad", "avoid", "dont")

  /// "// right" over one way to write something and "// wrong" over another: a sample of style, whose types are made up.
  private func showsStyle(
    _ block: Document.CodeBlock, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var (isRight, isWrong) = (false, false)
    for line in block.lines {
      let text = ASCII.trimmed(document.source.bytes, line.offsets)
      guard text.count < 40, text.count > 4, bytes[text.lowerBound] == 0x2F else { continue }
      let words = Words.keys(bytes, text)
      guard words.count < 3 else { continue }
      isRight =
        isRight || words.contains(where: Self.rights.contains)
        || Bytes.find("✅", in: text, of: bytes) != nil
      isWrong =
        isWrong || words.contains(where: Self.wrongs.contains)
        || Bytes.find("❌", in: text, of: bytes) != nil
    }
    return isRight && isWrong
  }

  private func draft(_ range: Range<Int>, _ code: CodeLiteral, _ node: Int) -> StateDraft {
    let section = Int(document.nodes[node].section)
    var draft = StateDraft(
      name: CodeTypes.lastName(code.text(range)),
      origin: document.origin(SourceRange(range.lowerBound, range.upperBound)), screen: section)
    draft.parentSection = section
    return draft
  }

  // MARK: - What is a state

  private func isOfStates(_ type: CodeTypes.Declaration, _ code: CodeLiteral) -> Bool {
    guard (2...60).contains(type.cases.count) else { return false }
    let words = Names.words(code.text(type.name))
    guard let last = words.last else { return false }
    if Self.stateNouns.contains(last) { return true }
    guard !Self.otherNouns.contains(last), type.cases.count > 2 else { return false }
    let named = type.cases.count { range in
      StateWords.isState(Names.words(CodeTypes.lastName(code.text(range))))
    }
    if named > 2, named * 5 >= type.cases.count * 3 { return true }
    return StateCues.areCases(type.cases.map { CodeTypes.lastName(code.text($0)) })
  }

  /// Whether a type lists the modes of an interface: "type CanvasMode = 'draw' | 'erase' | 'select'" below a heading
  /// of modes or states; modes of a theme, of work on the product or of drawing are none.
  private func isOfModes(
    _ type: CodeTypes.Declaration, _ code: CodeLiteral, _ node: Int
  ) -> Bool {
    guard (3...60).contains(type.cases.count), case let words = Names.words(code.text(type.name)),
      words.last == "mode" || words.last == "modes",
      !words.contains(where: BareHeadings.themes.contains),
      !words.contains(where: Self.otherModes.contains)
    else { return false }
    let isTheme = type.cases.contains { range in
      Names.words(CodeTypes.lastName(code.text(range))).contains(
        where: BareHeadings.themes.contains)
    }
    let path = document.path(ofSection: Int(document.nodes[node].section))
    return !isTheme
      && path.suffix(2).contains { section in
        Names.words(document.title(ofSection: section)).contains { word in
          StateLabels.modes.contains(word) || StateVocabulary.plurals.contains(word)
        }
      }
  }

  /// Words in the names of types of modes that are no states of an interface.
  private static let otherModes: Lexicon = [
    "payment", "transport", "travel", "delivery", "shipping", "build", "log", "file", "access",
    "fill", "scale", "blend", "wrap", "resize", "content", "sort", "render", "rendering", "cache",
    "fetch", "network", "appearance", "export", "import", "print",
  ]

  /// Nouns at the end of the name of a type whose cases are states.
  private static let stateNouns: Lexicon = [
    "state", "states", "phase", "phases", "status", "stage", "statuses", "ui",
  ]

  /// Nouns of types whose cases sound like states and are not.
  private static let otherNouns: Lexicon = [
    "event", "events", "action", "actions", "intent", "command", "message", "error", "errors",
    "exception", "failure", "reason", "code", "kind", "type", "result", "effect", "level",
    "severity", "variant", "size", "theme", "color", "icon", "key", "keys", "method", "trigger",
    "permission", "category", "filter", "outcome", "change", "changes", "operation", "diff",
    "option", "feature", "task", "job", "step", "tool", "activity", "notification", "verb",
  ]
}

/// Finds the types with cases in the brackets of a block.
struct CodeTypes {
  /// A type with its cases.
  struct Declaration {
    var name: Range<Int>
    var cases: [Range<Int>]
    /// Whether the cases are what a column of a record may hold.
    var isOfRecord = false
  }

  let code: CodeLiteral

  init(_ code: CodeLiteral) { self.code = code }

  /// The types of all groups, in order.
  func types() -> [Declaration] {
    var result: [Declaration] = []
    for (place, group) in code.groups.enumerated() {
      for element in group.elements {
        for index in element.items.indices {
          guard let word = word(element.items[index]) else { continue }
          let rest = element.items[(index + 1)...]
          var found: Declaration?
          switch word {
          case "enum": found = enumeration(rest)
          case "sealed": found = sealed(rest, in: group)
          case "type": found = union(rest)
          case "class": found = pythonEnumeration(rest)
          case "status", "state", "phase", "stage":
            found = property(element.items[index], rest)
            if found != nil, isRecord(place) { found?.isOfRecord = true }
          default: found = nil
          }
          if let found, !found.cases.isEmpty { result.append(found) }
        }
      }
    }
    return result
  }

  private func word(_ item: CodeLiteral.Item) -> String? {
    guard case .atom(let range) = item, range.count <= 40 else { return nil }
    return code.text(range)
  }

  /// The last part of "State.idle" or ".idle".
  static func lastName(_ text: String) -> String {
    text.split(separator: ".").last.map(String.init) ?? text
  }

  /// A name of letters, digits and underscores; strings in quotes have others too.
  private func isName(_ text: String) -> Bool {
    text.utf8.allSatisfy { ASCII.isWord($0) || $0 == 0x5F }
      && text.utf8.first.map(ASCII.isLetter) == true
  }

  // MARK: - Enumerations

  /// "State: String { case idle, loading }", "class State { IDLE, LOADING }", "{ … } State".
  private func enumeration(_ rest: ArraySlice<CodeLiteral.Item>) -> Declaration? {
    var name: Range<Int>?
    var isBehind = false
    var body: Int?
    for item in rest.prefix(10) {
      switch item {
      case .atom(let range):
        let text = code.text(range)
        if text == "class" || text == "struct" { continue }
        if body != nil {
          name = name ?? range
          isBehind = true
        } else if name == nil {
          guard isName(text) else { return nil }
          name = range
        }
      case .group(let group) where code.groups[group].open == 0x7B && body == nil: body = group
      default: continue
      }
      if body != nil, name != nil { break }
      if isBehind { break }
    }
    guard let name, let body else { return nil }
    return Declaration(name: name, cases: cases(in: body))
  }

  private func cases(in group: Int) -> [Range<Int>] {
    let elements = code.groups[group].elements
    let hasCases = elements.contains { element in
      element.items.contains { word($0) == "case" }
    }
    return hasCases ? cases(behindWord: elements) : members(elements)
  }

  /// "case idle, loading(Int)" (Swift): what follows each "case" and the commas behind it.
  private func cases(behindWord elements: [CodeLiteral.Element]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var isList = false
    for element in elements {
      var expectsName = isList
      for item in element.items {
        guard case .atom(let range) = item else { continue }
        let text = code.text(range)
        if text == "case" {
          isList = true
          expectsName = true
        } else if Self.members.contains(text) {
          isList = false
          expectsName = false
        } else if expectsName {
          if isName(text) { result.append(range) }
          expectsName = false
        }
      }
    }
    return result
  }

  /// "IDLE, LOADING(1), ERROR = 2": the first name of each element, up to one that declares something else.
  private func members(_ elements: [CodeLiteral.Element]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for element in elements where !element.items.isEmpty {
      let atoms = element.items.compactMap { item -> Range<Int>? in
        if case .atom(let range) = item { range } else { nil }
      }
      guard let first = atoms.first, isName(code.text(first)),
        !Self.members.contains(code.text(first))
      else { return result }
      result.append(first)
    }
    return result
  }

  /// Words that begin a member of a type which is no case.
  private static let members: Lexicon = [
    "var", "let", "func", "static", "init", "fun", "val", "abstract", "override", "private",
    "public", "final", "const", "companion", "def", "fn", "get", "constructor", "mutating",
    "typealias", "extension", "return", "switch",
  ]

  // MARK: - Sealed classes

  /// "class State { object Idle : State() }" (Kotlin), "class State {}" and "class Idle extends State" (Dart).
  private func sealed(
    _ rest: ArraySlice<CodeLiteral.Item>, in group: CodeLiteral.Group
  ) -> Declaration? {
    var name: Range<Int>?
    var body: Int?
    for item in rest.prefix(8) {
      if case .group(let inner) = item, code.groups[inner].open == 0x7B {
        body = inner
        break
      }
      guard case .atom(let range) = item else { continue }
      let text = code.text(range)
      if name == nil, text != "class", text != "interface", isName(text) { name = range }
    }
    guard let name else { return nil }
    let inner = body.map { subtypes(code.groups[$0].elements, of: nil) } ?? []
    let cases = inner.isEmpty ? subtypes(group.elements, of: code.text(name)) : inner
    return Declaration(name: name, cases: cases)
  }

  /// The names behind "object" and "class"; with a parent those alone that extend it.
  private func subtypes(_ elements: [CodeLiteral.Element], of parent: String?) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for element in elements {
      let items = element.items
      for index in items.indices.dropLast() {
        guard let word = word(items[index]), word == "object" || word == "class",
          case .atom(let name) = items[index + 1], isName(code.text(name))
        else { continue }
        if let parent {
          let behind = items[(index + 2)...].prefix(4).compactMap(self.word)
          guard behind.contains(parent), code.text(name) != parent else { continue }
        }
        result.append(name)
      }
    }
    return result
  }

  // MARK: - Unions

  /// "State = 'idle' | 'loading' | { status: 'failed' }" (TypeScript).
  private func union(_ rest: ArraySlice<CodeLiteral.Item>) -> Declaration? {
    var items = rest
    guard case .atom(let name)? = items.popFirst(), isName(code.text(name)),
      case .sign(0x3D)? = items.popFirst()
    else { return nil }
    var cases: [Range<Int>] = []
    if case .sign(0x7C)? = items.first { items.removeFirst() }
    while let item = items.popFirst() {
      guard let value = literal(item) else { return nil }
      cases.append(value)
      guard case .sign(0x7C)? = items.first else { break }
      items.removeFirst()
    }
    return Declaration(name: name, cases: cases)
  }

  /// "status: 'idle' | 'loading' | 'failed'" of an object or of properties (TypeScript): three literals at least.
  private func property(
    _ key: CodeLiteral.Item, _ rest: ArraySlice<CodeLiteral.Item>
  ) -> Declaration? {
    var items = rest
    if case .sign(0x3F)? = items.first { items.removeFirst() }
    guard case .atom(let name) = key, case .sign(0x3A)? = items.popFirst() else { return nil }
    var cases: [Range<Int>] = []
    if case .sign(0x7C)? = items.first { items.removeFirst() }
    while let item = items.popFirst() {
      guard case .atom = item, let value = literal(item) else { break }
      cases.append(value)
      guard case .sign(0x7C)? = items.first else { break }
      items.removeFirst()
    }
    return cases.count > 2 ? Declaration(name: name, cases: cases) : nil
  }

  /// A string in quotes, or the literal that tells an object from the others of a union.
  private func literal(_ item: CodeLiteral.Item) -> Range<Int>? {
    switch item {
    case .atom(let range):
      let isQuoted =
        range.lowerBound > 0
        && [0x22, 0x27, 0x60].contains(code.bytes[range.lowerBound - 1])
      return isQuoted && !range.isEmpty ? range : nil
    case .group(let group) where code.groups[group].open == 0x7B:
      let keys: [StaticString] = [
        "status", "state", "kind", "type", "tag", "phase", "_tag", "name",
      ]
      return keys.lazy.compactMap { code.element($0, in: group) }.compactMap(code.atomValue).first
    default: return nil
    }
  }

  // MARK: - Python

  /// "State(Enum): IDLE = 'idle' LOADING = auto()": names before equals signs.
  private func pythonEnumeration(_ rest: ArraySlice<CodeLiteral.Item>) -> Declaration? {
    var items = rest
    guard case .atom(let name)? = items.popFirst(), case .group(let bases)? = items.popFirst(),
      case .sign(0x3A)? = items.popFirst(),
      code.groups[bases].elements.contains(where: { element in
        element.items.contains { word($0).map { $0.hasSuffix("Enum") } == true }
      })
    else { return nil }
    var cases: [Range<Int>] = []
    while items.count > 2, case .atom(let member)? = items.popFirst(),
      case .sign(0x3D)? = items.popFirst(), isName(code.text(member))
    {
      cases.append(member)
      items.removeFirst()
      if case .group? = items.first { items.removeFirst() }
    }
    return Declaration(name: name, cases: cases)
  }
}
