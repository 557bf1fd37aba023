import SpecModel
import SpecSyntax
import SpecText

/// Reads the statements of a state diagram of Mermaid or PlantUML into a graph.
///
/// - Source: Mermaid documentation, "State diagrams"; PlantUML Language Reference Guide, "State Diagram".
struct StateDiagramReader {
  /// A line of a note with the node that it stands beside.
  struct Note {
    var node: Int
    var text: LocatedText
    /// What the line below it says the change to leave: "any state" of "from any state".
    var source: LocatedText?
  }

  private(set) var graph = DiagramGraph()
  private(set) var notes: [Note] = []
  /// Lines that are no statement of the language.
  private(set) var strays: [LocatedText] = []
  private let document: Document
  private let isPlantUML: Bool
  /// Open composite states; `nil` for a brace that opens none.
  private var open: [Int?] = []
  private var noted: Int?
  private var isInNote = false
  private var isInText = false
  /// Nodes that a statement outside every composite state declares or leaves.
  private var outer: Set<Int> = []

  init(_ document: Document, isPlantUML: Bool = false) {
    self.document = document
    self.isPlantUML = isPlantUML
  }

  mutating func read(_ line: MermaidBlock.Line) {
    let source = DiagramText.withPlainHeads(
      document.source.string(SourceRange(line.text.lowerBound, line.text.upperBound)))
    let text = isPlantUML ? PlantUMLBlock.unified(source) : source
    if isInNote {
      if text.lowercased() == "end note" { isInNote = false } else { note(text, line.origin) }
      return
    }
    if isInText {
      if text.hasSuffix("}") { isInText = false }
      return
    }
    var rest = Self.withoutComment(text)
    var statements = 0
    while let (head, tail) = Self.nextStatement(rest), statements < 1000 {
      read(head, line.origin)
      rest = tail
      statements += 1
    }
  }

  // MARK: Statements

  /// A comment may follow a statement.
  private static func withoutComment(_ text: String) -> String {
    TextSplit.halves(of: text, at: "%%")?.before ?? text
  }

  /// The first statement of a line and what follows it: after ";", "{" of a composite state, or before "}".
  private static func nextStatement(_ text: String) -> (String, String)? {
    guard !text.isEmpty else { return nil }
    if text.hasPrefix("state") || text.hasPrefix("}") {
      let brace: Character = text.hasPrefix("}") ? "}" : "{"
      if let index = text.firstIndex(of: brace), !isQuoted(text, index),
        !isDescription(text[..<index])
      {
        let next = text.index(after: index)
        return (String(text[..<next]), StateName.trimmed(String(text[next...])))
      }
    }
    // A label may hold a semicolon; what follows a statement is one.
    if let (first, rest) = TextSplit.halves(of: text, at: ";"), rest.isEmpty || isStatement(rest) {
      return (first, rest)
    }
    if text.hasSuffix("}"), text.count > 1, !text.dropLast().contains("{") {
      return (StateName.trimmed(String(text.dropLast())), "}")
    }
    return (text, "")
  }

  private static func isQuoted(_ text: String, _ index: String.Index) -> Bool {
    text[..<index].utf8.count { $0 == ASCII.quote } % 2 == 1
  }

  /// Whether a description has begun, in which a brace is text: `state Trip : opens /trip/{id}`.
  private static func isDescription(_ head: Substring) -> Bool {
    var isQuoted = false
    for byte in head.utf8 {
      if byte == ASCII.quote {
        isQuoted.toggle()
      } else if byte == ASCII.colon, !isQuoted {
        return true
      }
    }
    return false
  }

  private static func isStatement(_ text: String) -> Bool {
    text.contains("-->") || text.hasPrefix("state ")
      || text.hasPrefix("}")
  }

  private static let ignored: Lexicon = [
    "direction", "classDef", "class", "style", "hide", "scale", "click", "skinparam",
  ]

  private mutating func read(_ text: String, _ origin: Origin) {
    let word = String(text.prefix { $0 != " " && $0 != "\t" })
    switch word {
    case "note": beginNote(text, origin)
    case "accTitle:", "accTitle": return
    case "accDescr:", "accDescr", "accDescr{": isInText = text.hasSuffix("{")
    case "state": declare(StateName.trimmed(String(text.dropFirst(5))), origin)
    case "}": _ = open.popLast()
    // Concurrent parts of a composite state stand above and below a line.
    case "--": open.last.flatMap { $0 }.map { graph[$0].cuts += 1 }
    case _ where Self.ignored.contains(word): return
    default: readShort(text, origin)
    }
  }

  private mutating func readShort(_ text: String, _ origin: Origin) {
    if let (first, following) = Self.splitArrow(text) {
      var source = first
      var rest = following
      while let (next, tail) = Self.splitLink(rest) {
        connect(source, next, origin)
        source = next
        rest = tail
      }
      connect(source, rest, origin)
      return
    }
    let (id, description) = Self.splitID(text)
    guard !id.isEmpty, !id.contains(" ") else {
      strays.append(LocatedText(text, origin))
      return
    }
    let node = place(id, origin, isOwner: true)
    if let description { describe(node, DiagramText.line(description)) }
  }

  /// What stands before and behind the first arrow.
  private static func splitArrow(_ text: String) -> (String, String)? {
    split(text, at: "-->") ?? split(text, at: " -> ")
  }

  /// The next name of a chain "queued --> baking --> cooling : timer" and what follows it; an arrow in quotes or behind a
  /// colon is text.
  private static func splitLink(_ text: String) -> (String, String)? {
    guard let (name, rest) = splitArrow(text), !name.isEmpty, !rest.isEmpty,
      name.utf8.count(where: { $0 == ASCII.quote }) % 2 == 0, splitID(name).1 == nil
    else { return nil }
    return (name, rest)
  }

  private static func split(_ text: String, at separator: String) -> (String, String)? {
    TextSplit.halves(of: text, at: separator).map { ($0.before, $0.behind) }
  }

  /// The id before a colon, without its style, and what follows.
  private static func splitID(_ text: String) -> (String, String?) {
    var id = text
    var rest: String?
    if text.hasPrefix("\""), let end = text.dropFirst().firstIndex(of: "\"") {
      id = String(text[text.index(after: text.startIndex)..<end])
      let tail = StateName.trimmed(String(text[text.index(after: end)...]))
      if tail.hasPrefix(":") { rest = StateName.trimmed(String(tail.dropFirst())) }
      return (StateName.trimmed(id), rest)
    }
    if let styled = split(text, at: ":::") {
      id = styled.0
      rest = split(styled.1, at: ":")?.1
      if id.contains(":") { return splitFirstColon(text) }
      return (id, rest)
    }
    return splitFirstColon(text)
  }

  private static func splitFirstColon(_ text: String) -> (String, String?) {
    guard let (id, rest) = split(text, at: ":") ?? split(text, at: "：") else { return (text, nil) }
    return (id, rest)
  }

  // MARK: Declarations

  /// `state "Title" as id`, `state id {`, `state id <<choice>>`.
  private mutating func declare(_ rest: String, _ origin: Origin) {
    var text = rest
    let opens = text.hasSuffix("{")
    if opens { text = StateName.trimmed(String(text.dropLast())) }
    var role = DiagramGraph.Role.state
    for marks in [("<<", ">>"), ("[[", "]]")] {
      guard text.hasSuffix(marks.1), let (id, kind) = Self.split(text, at: marks.0) else {
        continue
      }
      role = kind.lowercased().hasPrefix("choice") ? .decision : .junction
      text = id
    }
    var title: String?
    if let (left, right) = Self.split(text, at: " as ") {
      let isTitleFirst = left.hasPrefix("\"") || !right.hasPrefix("\"")
      title = DiagramText.line(isTitleFirst ? left : right)
      text = isTitleFirst ? right : left
    }
    let (id, description) = Self.splitID(text)
    guard !id.isEmpty else {
      if opens { open.append(nil) }
      return
    }
    let node = place(id, origin, isOwner: true)
    if role != .state { graph[node].role = role }
    if let title { graph[node].text = title }
    if let description, title == nil { describe(node, DiagramText.line(description)) }
    if opens {
      graph[node].isGroup = true
      open.append(open.count < 64 ? node : nil)
    }
  }

  /// An opaque id takes its description for its name, and a variable-like id a title: "press : Pressing spine".
  private mutating func describe(_ node: Int, _ description: String) {
    let id = graph[node].id
    guard graph[node].text == nil, let first = description.first else { return }
    let count = Names.wordCount(description)
    let isTitle =
      id.first?.isLowercase == true && first.isUppercase && count <= 4
      || id.utf8.allSatisfy { $0 < 0x80 } && description.utf8.count <= 36
        && first.unicodeScalars.contains { $0.value >= 0x3040 }
    if Self.isOpaque(id) && count <= 8 || isTitle || Names.key(description) == Names.key(id) {
      graph[node].text = description
    } else if graph[node].gloss == nil, (1...4).contains(count), description.utf8.count <= 48 {
      graph[node].gloss = description
    }
  }

  /// Whether an id is a letter, or letters and a number: "s1", "ST2", "A".
  static func isOpaque(_ id: String) -> Bool {
    let letters = id.prefix { $0.isLetter || $0 == "_" }
    let digits = id.dropFirst(letters.count)
    return id.count <= 2 || !digits.isEmpty && letters.count <= 5 && digits.allSatisfy(\.isNumber)
  }

  // MARK: Edges

  /// `a --> b : event [guard] / effect`
  private mutating func connect(_ left: String, _ right: String, _ origin: Origin) {
    let from = Self.splitID(left).0
    let (to, label) = Self.splitID(right)
    guard !from.isEmpty, !to.isEmpty else {
      strays.append(LocatedText("\(left) --> \(right)", origin))
      return
    }
    let source = from == "[*]" ? mark(.start, origin) : place(from, origin, isOwner: true)
    let target = to == "[*]" ? mark(.end, origin) : place(to, origin, isOwner: from == "[*]")
    let text = label.flatMap { DiagramText.line($0).isEmpty ? nil : $0 }
    graph.connect(.init(source: source, target: target, label: text, origin: origin))
  }

  /// The start or end mark of the innermost open composite state.
  private mutating func mark(_ role: DiagramGraph.Role, _ origin: Origin) -> Int {
    let scope = open.last.flatMap { $0 }
    let name = "[*]\(role == .start ? "start" : "end")\(scope.map(String.init) ?? "")"
    let node = graph.node(name, origin: origin)
    graph[node].role = role
    if let scope { graph.nest(node, in: scope) }
    return node
  }

  /// The node of an id. It stands in the composite state that names it, unless the outside owns it.
  private mutating func place(_ id: String, _ origin: Origin, isOwner: Bool) -> Int {
    let node = graph.node(id, origin: origin)
    guard let scope = open.last.flatMap({ $0 }) else {
      if isOwner { outer.insert(node) }
      return node
    }
    if graph[node].parent == nil, !outer.contains(node) { graph.nest(node, in: scope) }
    return node
  }

  // MARK: Notes

  /// `note right of id : text`, or a block until `end note`.
  private mutating func beginNote(_ text: String, _ origin: Origin) {
    let words = text.split(separator: " ", maxSplits: 3)
    guard words.count == 4, words[2] == "of" else {
      // A floating note: note "text" as id.
      isInNote = !text.contains("\"") && !text.contains(":")
      noted = nil
      return
    }
    let (id, body) = Self.splitID(StateName.trimmed(String(words[3])))
    noted = place(id, origin, isOwner: false)
    if let body { note(body, origin) } else { isInNote = true }
  }

  private mutating func note(_ text: String, _ origin: Origin) {
    guard let noted, !text.isEmpty else { return }
    for line in DiagramText.lines(text) {
      if let source = Self.source(line), let last = notes.last, last.node == noted,
        last.source == nil, Arrow.isIn(last.text.text)
      {
        notes[notes.count - 1].source = LocatedText(source, origin)
      } else {
        notes.append(Note(node: noted, text: LocatedText(line, origin)))
      }
    }
  }

  /// "any state" of "from any state", a line without an arrow.
  private static func source(_ line: String) -> String? {
    guard let space = line.firstIndex(of: " "), case let word = line[..<space].lowercased(),
      word != "out", TransitionWords.from.contains(word), !Arrow.isIn(line)
    else { return nil }
    let name = StateName.trimmed(String(line[space...]))
    return name.isEmpty ? nil : name
  }
}
