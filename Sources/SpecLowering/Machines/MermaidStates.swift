import SpecModel
import SpecSyntax
import SpecText

/// Reads Mermaid state diagrams: `stateDiagram` and `stateDiagram-v2`.
///
/// - Source: Mermaid documentation, "State diagrams": transitions, aliases, composite states, notes, choice, fork and
///   join, concurrency, direction and styles.
struct MermaidStates {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    self.document = context.document
  }

  /// Adds every state diagram of the document.
  func collect(into drafts: inout MachineDrafts) {
    for block in document.codeBlocks {
      guard let start = firstLine(of: block) else { continue }
      let node = Int(block.node)
      var reader = DiagramReader(
        document: document,
        matrix: MatrixDraft(
          form: "diagram", isClosed: true, section: Int(document.nodes[node].section),
          origin: document.origin(document.nodes[node].range)))
      for line in block.lines.dropFirst(start + 1) { reader.read(line) }
      if !reader.matrix.edges.isEmpty || !reader.states.isEmpty {
        let number = drafts.matrices.count
        drafts.matrices.append(reader.matrix)
        drafts.states += reader.newStates(besides: drafts.states).map { draft in
          var draft = draft
          draft.diagram = number
          return draft
        }
      }
    }
  }

  /// The line of a block that says "stateDiagram": the first one outside comments and directives.
  private func firstLine(of block: Document.CodeBlock) -> Int? {
    guard block.language == "mermaid" || block.language.isEmpty else { return nil }
    let bytes = document.source.bytes
    for (index, line) in block.lines.enumerated().prefix(block.language.isEmpty ? 1 : 12) {
      let text = ASCII.trimmed(bytes, line.offsets)
      if ASCII.starts(bytes, at: text.lowerBound, with: "stateDiagram") { return index }
    }
    return nil
  }
}

/// Reads the lines of one diagram.
private struct DiagramReader {
  let document: Document
  var matrix: MatrixDraft
  var states: [StateDraft] = []
  /// Long names of ids: `state "Map only" as S1`.
  private var titles: [String: String] = [:]
  /// Open composite states; `nil` for a brace that opens none.
  private var open: [String?] = []
  private var isInNote = false
  private var pseudoStates: Set<String> = []

  init(document: Document, matrix: MatrixDraft) {
    self.document = document
    self.matrix = matrix
  }

  mutating func read(_ range: SourceRange) {
    let text = StateName.trimmed(document.source.string(range))
    if isInNote {
      if text.lowercased() == "end note" { isInNote = false }
      return
    }
    guard !text.isEmpty, !text.hasPrefix("%%") else { return }
    let origin = document.origin(range)
    let word = text.prefix { $0 != " " }
    switch word {
    case "note": isInNote = !text.contains(":")
    case "direction", "classDef", "class", "style", "hide", "--", "accTitle:", "accDescr:": return
    case "state": declare(String(text.dropFirst(5)), origin: origin)
    case "}": _ = open.popLast()
    default:
      if let arrow = split(text, at: "-->") {
        connect(arrow.0, arrow.1, origin: origin)
      } else if let description = split(text, at: ":") {
        name(of: description.0, origin: origin)
      } else if text.split(separator: " ").count == 1 {
        name(of: text, origin: origin)
      }
    }
  }

  private func split(_ text: String, at separator: String) -> (String, String)? {
    let sides = TextSplit.pieces(of: text, at: [Array(separator.utf8)], most: 2)
    return sides.count == 2 ? (sides[0], sides[1]) : nil
  }

  /// `state "Title" as id`, `state id {`, `state id <<choice>>`.
  private mutating func declare(_ rest: String, origin: Origin) {
    var text = StateName.trimmed(rest)
    let opens = text.hasSuffix("{")
    if opens { text = StateName.trimmed(String(text.dropLast())) }
    if let marker = split(text, at: "<<") {
      pseudoStates.insert(marker.0)
      return
    }
    var id = text
    if let alias = split(text, at: " as ") {
      let title = unquoted(alias.0)
      id = alias.1
      titles[id] = title
    }
    id = unquoted(id)
    if !id.isEmpty { name(of: id, origin: origin, kind: opens ? .composite : .atomic) }
    if opens { open.append(id.isEmpty ? nil : id) }
  }

  private func unquoted(_ text: String) -> String {
    text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1
      ? String(text.dropFirst().dropLast()) : text
  }

  /// `a --> b : event [guard] / effect`
  private mutating func connect(_ from: String, _ rest: String, origin: Origin) {
    let parts = split(rest, at: ":")
    let to = withoutStyle(parts?.0 ?? rest)
    let from = withoutStyle(from)
    let label = parts.map { TransitionLabel($0.1) }
    let isMark = from == "[*]" && (label?.isEmpty ?? true)
    if let event = label?.event, NegativeCue.forbids(label: event) {
      matrix.prohibited.append(
        ProhibitionDraft(
          source: NameReference(text: titles[from] ?? from, origin: origin),
          target: NameReference(text: titles[to] ?? to, origin: origin), trigger: nil,
          guardText: label?.guardText.map { LocatedText($0, origin) }, origin: origin))
      return
    }
    // The source is named first, and states stand in order of first mention.
    if !isMark { name(of: from, origin: origin) }
    let target = reference(to, origin)
    if isMark {
      if open.isEmpty { matrix.initial.append(target) }
      return
    }
    guard to != "[*]" || label?.isEmpty == false else {
      name(of: from, origin: origin)
      return
    }
    var edge = EdgeDraft(source: reference(from, origin), target: target, origin: origin)
    edge.trigger = label?.event.map { LocatedText($0, origin) }
    edge.guardText = label?.guardText.map { LocatedText($0, origin) }
    edge.effect = label?.effect.map { LocatedText($0, origin) }
    matrix.edges.append(edge)
  }

  private func withoutStyle(_ text: String) -> String {
    split(text, at: ":::").map(\.0) ?? text
  }

  private mutating func reference(_ id: String, _ origin: Origin) -> NameReference {
    let id = unquoted(id)
    let known = name(of: id, origin: origin)
    return NameReference(text: known, origin: origin)
  }

  /// Makes a state known and gives its name: the title where it has one, else the id.
  @discardableResult
  private mutating func name(
    of id: String, origin: Origin, kind: State.Kind = .atomic
  ) -> String {
    let id = withoutStyle(id)
    let title = titles[id] ?? id
    guard !id.isEmpty else { return title }
    if !states.contains(where: { $0.name == title }) {
      var draft = StateDraft(name: title, origin: origin, screen: matrix.section)
      draft.kind = id == "[*]" ? .final : kind
      // The brace that opens a composite state follows its declaration, so the last open one is around it.
      draft.parent = id == "[*]" ? nil : open.last.flatMap { $0 }.map { titles[$0] ?? $0 }
      if title != id { draft.aliases.append(LocatedText(id, origin)) }
      states.append(draft)
    }
    return title
  }

  /// The states that no section or row declares; another diagram may have the same ones.
  func newStates(besides known: [StateDraft]) -> [StateDraft] {
    let keys = Set(known.lazy.filter { $0.diagram == nil }.map { Names.key($0.name) })
    let usesMark = matrix.edges.contains { $0.source?.text == "[*]" || $0.target.text == "[*]" }
    return states.filter {
      ($0.name != "[*]" || usesMark) && !keys.contains(Names.key($0.name))
    }
  }
}

/// The label of an edge, "event [guard] / effect" (UML 2.5.1, 14.2.4.9).
struct TransitionLabel {
  var event: String?
  var guardText: String?
  var effect: String?

  var isEmpty: Bool { event == nil && guardText == nil && effect == nil }

  init(_ text: String) {
    var rest = StateName.trimmed(Self.withoutBreaks(text))
    if let open = rest.firstIndex(of: "["), let close = rest.lastIndex(of: "]"), open < close {
      let inner = StateName.trimmed(String(rest[rest.index(after: open)..<close]))
      guardText = inner.isEmpty ? nil : inner
      let tail = rest[rest.index(after: close)...]
      if let slash = tail.firstIndex(of: "/") {
        let effect = StateName.trimmed(String(tail[tail.index(after: slash)...]))
        self.effect = effect.isEmpty ? nil : effect
      }
      rest = StateName.trimmed(String(rest[..<open]))
    }
    event = rest.isEmpty ? nil : rest
  }

  private static let breaks = ["\\n", "<br/>", "<br>", "<br />"].map { Array($0.utf8) }

  /// The label with its written line breaks, `\\n` and `<br/>`, as spaces.
  private static func withoutBreaks(_ text: String) -> String {
    TextSplit.pieces(of: text, at: breaks).joined(separator: " ")
  }
}
