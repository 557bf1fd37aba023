import SpecModel
import SpecSyntax
import SpecText

/// Reads the statements of an activity diagram of PlantUML into a graph, in the old notation and the plain part of the new
/// one:
///
///     (*) --> "Lobby"
///     if "Has a ticket?" then
///       -->[yes] "Hall"
///     else
///       -->[no] "Counter"
///     endif
///
/// - Source: PlantUML Language Reference Guide, "Activity Diagram (legacy)" and "Activity Diagram (new syntax)".
struct ActivityReader {
  private(set) var graph = DiagramGraph()
  /// Lines that are no statement of the language.
  private(set) var strays: [LocatedText] = []
  private let document: Document
  /// The nodes from which the next statement goes on, each with what stands on its line.
  private var tails: [Tail] = []
  private var open: [Question] = []
  /// The nodes by their second names, "as A1".
  private var named: [String: Int] = [:]
  /// The text of an activity that goes on over several lines.
  private var pending: String?
  private var isInNote = false
  private var questions = 0

  private struct Tail {
    var node: Int
    var label: String?
  }

  /// A decision whose answers are being read.
  private struct Question {
    var node: Int
    /// Where the answers before this one end.
    var ends: [Tail] = []
    var hasElse = false
  }

  init(_ document: Document) { self.document = document }

  /// Whether a diagram holds what is not read here: loops, lanes, bars and ways side by side.
  static func isBeyond(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    if first == ASCII.pipe || first == 0x3D { return true }
    return others.contains(String(text.prefix { $0.isLetter }))
  }

  private static let others: Lexicon = [
    "repeat", "while", "endwhile", "fork", "split", "switch", "case", "endswitch", "backward",
    "goto", "label",
  ]
  private static let ignored: Lexicon = ["partition", "group", "package", "endgroup", "floating"]

  mutating func read(_ line: MermaidBlock.Line) {
    let text = document.source.string(SourceRange(line.text.lowerBound, line.text.upperBound))
    if isInNote {
      if text.lowercased().hasPrefix("end note") || text.lowercased() == "endnote" {
        isInNote = false
      }
      return
    }
    if let begun = pending {
      endActivity(begun + " " + text, line.origin)
      return
    }
    if text.hasPrefix(":") {
      endActivity(String(text.dropFirst()), line.origin)
      return
    }
    let word = text.prefix { $0.isLetter }.lowercased()
    switch word {
    case "note": isInNote = !text.contains(":")
    case "start": tails = [Tail(node: mark("(*)", line.origin))]
    case "stop": finish(line.origin)
    case "end" where text.utf8.count == word.utf8.count: finish(line.origin)
    case "detach", "kill": tails = []
    case "if": ask(String(text.dropFirst(2)), line.origin)
    case "elseif":
      answer(nil)
      ask(String(text.dropFirst(6)), line.origin, isOther: true)
    case "else":
      if text.lowercased().hasPrefix("else if ") {
        answer(nil)
        ask(String(text.dropFirst(7)), line.origin, isOther: true)
      } else {
        answer(Self.inner(String(text.dropFirst(4))))
        if !open.isEmpty { open[open.count - 1].hasElse = true }
      }
    case "endif": join()
    case _ where Self.ignored.contains(word) || text == "}": return
    default: readArrow(text, line.origin)
    }
  }

  // MARK: Activities

  /// Leads all open ends to the end of the run.
  private mutating func finish(_ origin: Origin) {
    reach(mark("((*))", origin), origin)
    tails = []
  }

  /// The text of an activity of the new notation, ":Show the list;", which ends with its semicolon.
  private mutating func endActivity(_ text: String, _ origin: Origin) {
    guard text.hasSuffix(";") else {
      pending = text.utf8.count < 400 ? text : nil
      return
    }
    pending = nil
    let name = StateName.trimmed(String(text.dropLast()))
    guard !name.isEmpty else { return }
    reach(node(name, origin), origin)
  }

  /// `A --> B`, `-->[label] "B"` and `-> label;`.
  private mutating func readArrow(_ text: String, _ origin: Origin) {
    if text.hasPrefix("->"), text.hasSuffix(";") {
      let label = StateName.trimmed(String(text.dropFirst(2).dropLast()))
      for index in tails.indices { tails[index].label = label }
      return
    }
    guard let (left, right) = TextSplit.halves(of: PlantUMLBlock.unified(text), at: "-->"),
      let (name, label) = Self.end(right)
    else {
      strays.append(LocatedText(text, origin))
      return
    }
    if !left.isEmpty {
      guard let (source, _) = Self.end(left) else { return }
      tails = [
        Tail(node: source.hasPrefix("[*]") ? mark("(*)", origin) : node(source, origin))
      ]
    }
    if let label {
      for index in tails.indices { tails[index].label = label }
    }
    if name.hasPrefix("[*]") { finish(origin) } else { reach(node(name, origin), origin) }
  }

  /// The name of an end with the words behind its colon: `"Hall" as H : yes`.
  private static func end(_ text: String) -> (name: String, label: String?)? {
    var name = StateName.trimmed(text)
    var label: String?
    if name.hasPrefix("\""), let close = name.dropFirst().firstIndex(of: "\"") {
      let rest = StateName.trimmed(String(name[name.index(after: close)...]))
      name = String(name[...close])
      if rest.hasPrefix(":") { label = StateName.trimmed(String(rest.dropFirst())) }
      if rest.hasPrefix("as ") {
        let (id, words) = TextSplit.halves(of: rest, at: ":") ?? (before: rest, behind: "")
        name += " " + StateName.trimmed(id)
        if !words.isEmpty { label = words }
      }
    } else if let (head, words) = TextSplit.halves(of: name, at: " : ") {
      name = head
      label = words
    }
    return name.isEmpty ? nil : (name, label.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// The node of a name or of its second name; both are told in `"Hall" as H`.
  private mutating func node(_ text: String, _ origin: Origin) -> Int {
    if let known = named[text] { return known }
    var title = text
    var id = ""
    if text.hasPrefix("\""), let close = text.dropFirst().firstIndex(of: "\"") {
      title = String(text[..<close].dropFirst())
      id = StateName.trimmed(String(text[text.index(after: close)...]))
    }
    let words = DiagramText.line(title)
    let node = graph.node(words.isEmpty ? text : words, origin: origin)
    if graph[node].text == nil { graph[node].text = title }
    if id.hasPrefix("as ") { named[StateName.trimmed(String(id.dropFirst(3)))] = node }
    return node
  }

  private mutating func mark(_ id: String, _ origin: Origin) -> Int {
    let node = graph.node(id, origin: origin)
    graph[node].shape = .circle
    return node
  }

  /// Leads all open ends to a node.
  private mutating func reach(_ node: Int, _ origin: Origin) {
    for tail in tails {
      graph[tail.node].isJoined = true
      graph.connect(.init(source: tail.node, target: node, label: tail.label, origin: origin))
    }
    graph[node].isJoined = true
    tails = [Tail(node: node)]
  }

  // MARK: Decisions

  /// `"Has a ticket?" then`, `(Has a ticket?) then (yes)`: a question, and the words on its first answer.
  private mutating func ask(_ text: String, _ origin: Origin, isOther: Bool = false) {
    let (question, rest) = TextSplit.halves(of: text, at: " then") ?? (before: text, behind: "")
    questions += 1
    let node = graph.node("?\(questions)", origin: origin)
    let words = Self.inner(question) ?? StateName.trimmed(question)
    if !words.isEmpty { graph[node].text = words }
    graph[node].shape = .diamond
    reach(node, origin)
    if isOther, !open.isEmpty {
      open[open.count - 1].node = node
    } else if open.count < 64 {
      open.append(Question(node: node))
    }
    tails = [Tail(node: node, label: Self.inner(rest))]
    // `if "Ticket?" then -->[yes] "Hall"`
    if rest.contains("-->") { readArrow(rest, origin) }
  }

  /// Ends an answer; the next one begins at the question.
  private mutating func answer(_ label: String?) {
    guard let question = open.last else { return }
    open[open.count - 1].ends += tails
    tails = [Tail(node: question.node, label: label)]
  }

  /// Brings the answers of a question together.
  private mutating func join() {
    guard let question = open.popLast() else { return }
    tails = question.ends + tails
    if !question.hasElse { tails.append(Tail(node: question.node)) }
  }

  /// The words in parentheses or quotation marks: "yes" of "(yes)"; `nil` where none stand so.
  private static func inner(_ text: String) -> String? {
    let words = StateName.trimmed(text)
    guard words.utf8.count > 2,
      words.hasPrefix("(") && words.hasSuffix(")") || words.hasPrefix("\"") && words.hasSuffix("\"")
    else { return nil }
    return StateName.trimmed(String(words.dropFirst().dropLast()))
  }
}
