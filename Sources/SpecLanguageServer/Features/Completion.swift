import SpecJSON
import SpecLint
import SpecModel
import SpecSyntax
import SpecText
import SpecWorkspace

/// Names that fit where somebody types: states, triggers, design values, keys of front matter, rules.
enum Completion: Feature {
  static func capabilities(_ client: Client) -> KeyValuePairs<String, JSONValue> {
    [
      "completionProvider": .record([
        "triggerCharacters": .strings(["{", "-", ">", "|", "."]),
        "resolveProvider": .bool(false),
      ])
    ]
  }

  static var requests: [(method: String, answer: Handler)] {
    [("textDocument/completion", complete)]
  }

  private static func complete(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard let (view, offset) = try desk.place(params) else { return .null }
    guard let found = CompletionPlace(view, offset: Int(offset)).proposals() else {
      return .array([])
    }
    let range = view.map.range(SourceRange(found.start, Int(offset)))
    return .record([
      "isIncomplete": .bool(false),
      "items": .array(
        found.items.enumerated().map { index, item in
          .record([
            "label": .string(item.label), "kind": .int(item.kind.rawValue),
            "detail": item.detail.map { .string($0) },
            "documentation": item.documentation.map { .string($0) },
            "sortText": .string(
              String(repeating: "0", count: 4 - min(4, String(index).count)) + String(index)),
            "filterText": .string(item.label),
            "textEdit": TextEdit(range: range, text: item.label).json,
          ])
        }),
    ])
  }
}

/// A name that fits.
struct Proposal {
  /// - Source: LSP 3.17, "CompletionItemKind".
  enum Kind: Int {
    case constant = 21
    case color = 16
    case event = 23
    case enumMember = 20
    case property = 10
    case keyword = 14
  }

  var label: String
  var kind: Kind
  var detail: String?
  var documentation: String?
}

/// The names that fit at a place, by what stands before it on its line.
struct CompletionPlace {
  private let view: DocumentView
  private let offset: Int
  private let line: SourceRange
  /// The line up to the place.
  private let before: String

  init(_ view: DocumentView, offset: Int) {
    self.view = view
    self.offset = offset
    line = view.source.lineRange(view.source.lineIndex(of: offset))
    before = view.source.string(SourceRange(Int(line.start), offset))
  }

  /// The names, and where the part that is typed already begins; `nil` where nothing is known to fit.
  func proposals() -> (start: Int, items: [Proposal])? {
    suppression() ?? reference() ?? frontMatter() ?? cell() ?? arrow()
  }

  private func start(behind index: String.Index) -> Int {
    Int(line.start) + before[..<index].utf8.count
  }

  /// The offset of the first character behind some blanks.
  private func start(behindBlanksAt index: String.Index) -> Int {
    start(behind: before[index...].firstIndex { $0 != " " && $0 != "\t" } ?? before.endIndex)
  }

  // MARK: Comments

  private func suppression() -> (Int, [Proposal])? {
    guard let open = before.ranges(of: "<!--").last,
      !before[open.upperBound...].contains("-->")
    else { return nil }
    let words = before[open.upperBound...].split(separator: " ", omittingEmptySubsequences: true)
    let isBehindBlank = before.last == " "
    guard let first = words.first, words.count > 1 || isBehindBlank else {
      let typed = start(behindBlanksAt: open.upperBound)
      return (typed, DirectiveWords.verbs.map { Proposal(label: $0, kind: .keyword) })
    }
    guard DirectiveWords.verbs.contains(String(first)) else { return nil }
    let last = before.lastIndex { $0 == " " || $0 == "," }.map { before.index(after: $0) }
    return (
      start(behind: last ?? before.endIndex),
      Workspace.catalog.infos.filter { $0.category != .trace && $0.category != .layout }.map {
        Proposal(label: $0.code, kind: .enumMember, detail: $0.name, documentation: $0.summary)
      }
    )
  }

  // MARK: Design values

  private func reference() -> (Int, [Proposal])? {
    let braces = before.lastIndex(of: "{").map { ($0, before.index(after: $0)) }
    if let (open, inside) = braces, !before[open...].contains("}"), isName(before[inside...]) {
      return (start(behind: inside), tokens { !$0.hasPrefix("--") })
    }
    if let call = before.ranges(of: "var(").last, !before[call.upperBound...].contains(")") {
      let typed = before[call.upperBound...]
      guard isName(typed) else { return nil }
      return (start(behind: call.upperBound), tokens { $0.hasPrefix("--") })
    }
    return nil
  }

  private func isName(_ text: Substring) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." || $0 == "_" }
  }

  private func tokens(where fits: (String) -> Bool) -> [Proposal] {
    var seen: Set<String> = []
    // Those of the document come first.
    let specs = [view.spec] + view.workspace.specs.filter { $0.file != view.file }
    return specs.flatMap(\.tokens).filter { fits($0.name) && seen.insert($0.name).inserted }.map {
      Proposal(
        label: $0.name, kind: $0.kind == .color ? .color : .constant,
        detail: LineText.single($0.value))
    }
  }

  // MARK: Front matter

  private static let keys = [
    "title", "status", "version", "initial", "aliases", "bindings", "related-files", "depends-on",
    "extends", "design-tokens",
  ]

  /// The lines between the fences at the top, read as text: a half-typed key makes YAML of none that is read.
  private var frontMatterLines: [String] {
    let source = view.source
    guard source.string(source.lineRange(0)) == "---" else { return [] }
    let lines = (1..<max(1, source.lineCount)).map { source.string(source.lineRange($0)) }
    return lines.firstIndex(of: "---").map { Array(lines[..<$0]) } ?? []
  }

  /// Whether the place is between the fences at the top.
  private var isInFrontMatter: Bool {
    let line = view.source.lineIndex(of: offset)
    return line > 0 && line <= frontMatterLines.count
  }

  private func frontMatter() -> (Int, [Proposal])? {
    guard isInFrontMatter else { return nil }
    if let colon = before.firstIndex(of: ":") {
      guard before[..<colon] == "initial" else { return nil }
      return (start(behindBlanksAt: before.index(after: colon)), states())
    }
    guard !before.hasPrefix(" "), !before.hasPrefix("-") else { return nil }
    let known = Set(
      frontMatterLines.compactMap { line in
        line.firstIndex(of: ":").map { String(line[..<$0]) }
      })
    return (
      Int(line.start),
      Self.keys.filter { !known.contains($0) || $0 == before }
        .map { Proposal(label: $0, kind: .property) }
    )
  }

  // MARK: Machines

  private func states() -> [Proposal] {
    var seen: Set<String> = []
    return view.spec.machines.flatMap { machine in
      machine.states.filter { $0.kind != .external || machine.states.count < 200 }
        .filter { !isBeingTyped($0.name, $0.origin) && seen.insert($0.name).inserted }
        .map { Proposal(label: $0.name, kind: .enumMember, detail: machine.name) }
    }
  }

  /// Whether a name is what stands at the place itself.
  private func isBeingTyped(_ name: String, _ origin: Origin) -> Bool {
    let range = NameSearch.range(of: name, in: origin.range, of: view.source) ?? origin.range
    return range.start <= offset && offset <= range.end
  }

  private func triggers() -> [Proposal] {
    var seen: Set<String> = []
    return view.spec.machines.flatMap(\.transitions).compactMap(\.trigger)
      .filter { !isBeingTyped($0.text, $0.origin) && seen.insert(Names.key($0.text)).inserted }
      .map { Proposal(label: LineText.single($0.text), kind: .event) }
  }

  /// The cell of a table of transitions.
  private func cell() -> (Int, [Proposal])? {
    guard let first = before.firstIndex(where: { $0 != " " && $0 != "\t" }), before[first] == "|",
      let column = CellColumns.column(in: before),
      let pipe = before.lastIndex(of: "|"),
      let columns = CellColumns(view, line: view.source.lineIndex(of: offset))
    else { return nil }
    let typed = start(behindBlanksAt: before.index(after: pipe))
    if columns.states.contains(column) { return (typed, states()) }
    if columns.triggers.contains(column) { return (typed, triggers()) }
    return nil
  }

  private static let arrows = ["→", "-->", "->", "=>", "⟶"]

  /// Behind an arrow, in text and in diagrams.
  private func arrow() -> (Int, [Proposal])? {
    guard !view.spec.machines.isEmpty, !isInProgram else { return nil }
    let ends = Self.arrows.compactMap { before.ranges(of: $0).last?.upperBound }
    guard let end = ends.max() else { return diagramLine() }
    // Behind a colon a diagram has the trigger.
    if let colon = before[end...].firstIndex(of: ":") {
      return (start(behindBlanksAt: before.index(after: colon)), triggers())
    }
    guard before[end...].count < 60 else { return nil }
    return (start(behindBlanksAt: end), states())
  }

  /// The code block around the place.
  private var codeBlock: Document.CodeBlock? {
    view.document.codeBlocks.first { block in
      let range = view.document.nodes[Int(block.node)].range
      return range.start < offset && offset <= Int(range.end)
    }
  }

  /// Languages in which arrows are changes of states; in others they belong to the language.
  private static let diagrams: Set<String> = [
    "", "mermaid", "plantuml", "puml", "text", "txt", "plaintext", "dot", "graphviz", "ascii",
  ]

  /// Whether the place is in code of a programming language.
  private var isInProgram: Bool { codeBlock.map { !Self.diagrams.contains($0.language) } ?? false }

  /// The beginning of a line of a diagram.
  private func diagramLine() -> (Int, [Proposal])? {
    guard codeBlock?.language == "mermaid",
      let first = before.firstIndex(where: { $0 != " " && $0 != "\t" })
    else { return nil }
    guard isName(before[first...]) else { return nil }
    return (start(behind: first), states())
  }
}
