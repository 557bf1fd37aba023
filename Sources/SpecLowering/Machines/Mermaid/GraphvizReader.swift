import SpecModel
import SpecSyntax
import SpecText

/// Reads a directed graph in the DOT language of Graphviz: `A -> B [label="tap"];`.
///
/// - Source: "The DOT Language", graphviz.org/doc/info/lang.html.
struct GraphvizReader {
  private(set) var graph = DiagramGraph()
  /// The name of the graph, or its label.
  private(set) var title = ""
  private let document: Document

  /// Reads a block; `nil` where it is no directed graph.
  init?(_ block: Document.CodeBlock, _ document: Document) {
    guard Self.languages.contains(block.language) || block.language.isEmpty,
      block.lines.count <= 2000, Self.begins(block, document)
    else { return nil }
    self.document = document
    var pending = ""
    var start: Origin?
    for line in block.lines {
      let text = StateName.trimmed(document.source.string(line))
      guard !text.isEmpty, !text.hasPrefix("//"), !text.hasPrefix("#") else { continue }
      let origin = start ?? document.origin(line)
      pending += pending.isEmpty ? text : " " + text
      start = origin
      guard pending.utf8.count > 2000 || Self.isComplete(pending) else { continue }
      for statement in Self.statements(pending) { read(statement, origin) }
      pending = ""
      start = nil
    }
  }

  private static let languages: Lexicon = ["dot", "graphviz", "gv"]

  /// Whether one of the first lines opens a directed graph.
  private static func begins(_ block: Document.CodeBlock, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    return block.lines.prefix(block.language.isEmpty ? 1 : 6).contains { line in
      let text = ASCII.trimmed(bytes, line.offsets)
      guard text.count > 8 else { return false }
      return ASCII.starts(bytes, at: text.lowerBound, with: "digraph ")
        || ASCII.starts(bytes, at: text.lowerBound, with: "digraph{")
        || ASCII.starts(bytes, at: text.lowerBound, with: "strict digraph")
    }
  }

  // MARK: Statements

  private static func isComplete(_ text: String) -> Bool {
    var depth = 0
    var isQuoted = false
    for byte in text.utf8 {
      switch byte {
      case ASCII.quote: isQuoted.toggle()
      case 0x5B where !isQuoted: depth += 1
      case 0x5D where !isQuoted: depth -= 1
      default: break
      }
    }
    return depth <= 0 && !isQuoted
  }

  /// The statements between semicolons and braces outside quotation marks and lists of attributes.
  private static func statements(_ text: String) -> [String] {
    var result: [String] = []
    var current = ""
    var depth = 0
    var isQuoted = false
    for character in text {
      switch character {
      case "\"": isQuoted.toggle()
      case "[" where !isQuoted: depth += 1
      case "]" where !isQuoted: depth -= 1
      default: break
      }
      if !isQuoted, depth == 0, ";{}".contains(character) {
        result.append(character == "{" ? current + "{" : current)
        current = ""
      } else {
        current.append(character)
      }
    }
    result.append(current)
    return result.map { StateName.trimmed($0) }.filter { !$0.isEmpty }
  }

  private mutating func read(_ statement: String, _ origin: Origin) {
    guard statement.last != "{" else {
      let words = statement.dropLast().split(separator: " ")
      if let place = words.firstIndex(of: "digraph"), place + 1 < words.count {
        title = Self.unquoted(words[(place + 1)...].joined(separator: " "))
      }
      return
    }
    var head = statement
    var attributes = ""
    if statement.hasSuffix("]"), let open = Self.openBracket(statement) {
      head = StateName.trimmed(String(statement[..<open]))
      attributes = String(statement[statement.index(after: open)...].dropLast())
    }
    let word = head.prefix { $0.isLetter }
    if head == word, Self.defaults.contains(String(word)) { return }
    let ends = TextSplit.pieces(of: head, at: Self.arrows)
    if ends.count == 1 {
      if head.contains("="), !head.hasPrefix("\"") {
        if head.hasPrefix("label"), let value = head.split(separator: "=").last {
          title = Self.unquoted(StateName.trimmed(String(value)))
        }
        return
      }
      place(head, attributes, origin)
      return
    }
    connect(ends, attributes, origin)
  }

  private static let arrows: Phrases = ["->"]
  private static let defaults: Lexicon = ["node", "edge", "graph"]

  /// Where the list of attributes at the end opens.
  private static func openBracket(_ text: String) -> String.Index? {
    var isQuoted = false
    for index in text.indices {
      if text[index] == "\"" { isQuoted.toggle() }
      if text[index] == "[", !isQuoted { return index }
    }
    return nil
  }

  private mutating func place(_ id: String, _ attributes: String, _ origin: Origin) {
    let name = Self.unquoted(id)
    guard !name.isEmpty else { return }
    let node = graph.node(name, origin: origin)
    graph[node].origin = origin
    graph[node].shape = .box
    if let label = Self.value(of: "label", in: attributes) { graph[node].text = label }
    switch Self.value(of: "shape", in: attributes) {
    case "diamond": graph[node].shape = .diamond
    case "cylinder": graph[node].shape = .cylinder
    case "point":
      graph[node].shape = .circle
      graph[node].text = "start"
    default: break
    }
  }

  private mutating func connect(_ ends: [String], _ attributes: String, _ origin: Origin) {
    let names = ends.map(Self.unquoted)
    guard names.allSatisfy({ !$0.isEmpty }) else { return }
    let nodes = names.map { graph.node($0, origin: origin) }
    let label = Self.value(of: "label", in: attributes)
    for (source, target) in zip(nodes, nodes.dropFirst()) {
      graph.connect(.init(source: source, target: target, label: label, origin: origin))
    }
  }

  /// The value of `name="value"` or `name=value`.
  private static func value(of name: String, in attributes: String) -> String? {
    for part in parts(of: attributes) {
      guard let (key, value) = TextSplit.halves(of: part, at: "="),
        StateName.trimmed(key) == name
      else { continue }
      let text = DiagramText.line(unquoted(StateName.trimmed(value)))
      return text.isEmpty ? nil : text
    }
    return nil
  }

  /// The attributes between commas, semicolons and blanks outside quotation marks.
  private static func parts(of attributes: String) -> [String] {
    var result = [""]
    var isQuoted = false
    for character in attributes {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, ",; ".contains(character) {
        result.append("")
      } else {
        result[result.count - 1].append(character)
      }
    }
    return result
  }

  private static func unquoted(_ text: String) -> String {
    var rest = Substring(StateName.trimmed(text))
    if rest.first == "\"" { rest.removeFirst() }
    if rest.last == "\"" { rest.removeLast() }
    return String(rest)
  }
}
