import SpecModel
import SpecSyntax
import SpecText

/// Reads charts of states in YAML: "states:" over names, each over "on:" and lines "EVENT: target".
struct YAMLCharts {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences.
  func collect(into drafts: inout MachineDrafts) {
    var found: [MatrixDraft] = []
    for block in document.codeBlocks
    where Self.languages.contains(block.language) && (4...400).contains(block.lines.count) {
      guard let matrix = matrix(of: block) else { continue }
      found.append(matrix)
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private static let languages: Lexicon = ["yaml", "yml"]

  /// A line as a key with its value.
  private struct Entry {
    var indent: Int
    var key: String
    var value: String
    var origin: Origin
  }

  private func entry(_ line: SourceRange) -> Entry? {
    let text = document.source.string(line)
    let bare = StateName.trimmed(text)
    guard !bare.isEmpty, !bare.hasPrefix("#"), text.utf8.count <= 160,
      let colon = bare.firstIndex(of: ":")
    else { return nil }
    let key = Self.unquoted(String(bare[..<colon]).trimmingDash)
    var value = StateName.trimmed(String(bare[bare.index(after: colon)...]))
    if let note = TextSplit.halves(of: value, at: " #") { value = note.before }
    return Entry(
      indent: text.utf8.prefix { $0 == 0x20 }.count, key: key, value: Self.unquoted(value),
      origin: document.origin(line))
  }

  private static func unquoted(_ text: String) -> String {
    guard let first = text.first, let last = text.last, text.count > 2, first == last,
      first == "\"" || first == "'"
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  private func matrix(of block: Document.CodeBlock) -> MatrixDraft? {
    let entries = block.lines.compactMap(entry)
    guard let states = entries.firstIndex(where: { $0.key == "states" && $0.value.isEmpty }) else {
      return nil
    }
    let node = document.nodes[Int(block.node)]
    var matrix = MatrixDraft(
      form: "code", isClosed: false, section: Int(node.section),
      origin: document.origin(node.range))
    let names = read(entries[states...], into: &matrix)
    guard matrix.edges.count > 1, matrix.edges.allSatisfy({ names.contains($0.target.key) }) else {
      return nil
    }
    if let initial = entries[..<states].first(where: { $0.key == "initial" }),
      names.contains(Names.key(initial.value))
    {
      matrix.initial = [NameReference(text: initial.value, origin: initial.origin)]
    }
    return matrix
  }

  /// Reads the states of a chart with what leads on from each; gives the keys of their names.
  private func read(_ entries: ArraySlice<Entry>, into matrix: inout MatrixDraft) -> Set<String> {
    let states = entries.startIndex
    var names: Set<String> = []
    var level: Int?
    var source: NameReference?
    var on: Int?
    var event: (indent: Int, text: LocatedText)?
    for entry in entries.dropFirst() {
      guard entry.indent > entries[states].indent else { break }
      let indent = level ?? entry.indent
      level = indent
      if entry.indent == indent {
        source = NameReference(text: entry.key, origin: entry.origin)
        names.insert(Names.key(entry.key))
        (on, event) = (nil, nil)
        continue
      }
      if let open = on, entry.indent <= open { (on, event) = (nil, nil) }
      if entry.key == "on", entry.value.isEmpty {
        on = entry.indent
        continue
      }
      guard on != nil, let source else { continue }
      if entry.value.isEmpty {
        event = (entry.indent, LocatedText(entry.key, entry.origin))
        continue
      }
      let isTarget = entry.key == "target" && event.map { entry.indent > $0.indent } == true
      if let open = event, entry.indent > open.indent, !isTarget { continue }
      var edge = EdgeDraft(
        source: source, target: NameReference(text: entry.value, origin: entry.origin),
        origin: entry.origin)
      edge.trigger = isTarget ? event?.text : LocatedText(entry.key, entry.origin)
      matrix.edges.append(edge)
    }
    return names
  }
}

extension String {
  /// Without the dash of a list before it.
  fileprivate var trimmingDash: String {
    hasPrefix("- ") ? String(dropFirst(2)) : self
  }
}
