import SpecModel
import SpecSyntax
import SpecText
import SpecWorkspace

/// Which columns of a table hold states and triggers.
struct CellColumns {
  private(set) var states: Set<Int> = []
  private(set) var triggers: Set<Int> = []

  /// The columns of the table at a line, or right above it; `nil` where it tells no transition.
  init?(_ view: DocumentView, line: Int) {
    let source = view.source
    let table = view.document.tables.first { table in
      let range = view.document.nodes[table].range
      let first = source.lineIndex(of: Int(range.start))
      let last = source.lineIndex(of: max(Int(range.start), Int(range.end) - 1))
      // A row that is being typed may not be part of the table yet.
      return (first...last + 2).contains(line)
    }
    guard let table else { return nil }
    let range = view.document.nodes[table].range
    for transition in view.spec.machines.flatMap(\.transitions)
    where range.contains(transition.origin.range) {
      add(transition.sourceOrigin, source, to: \.states)
      add(transition.targetOrigin, source, to: \.states)
      if let trigger = transition.trigger { add(trigger.origin, source, to: \.triggers) }
    }
    if states.isEmpty { readHeader(of: table, view.document) }
    triggers.subtract(states)
    if states.isEmpty { return nil }
  }

  private static let ends: Lexicon = [
    "from", "to", "source", "target", "current", "next", "state", "screen",
  ]
  private static let causes: Lexicon = ["trigger", "event", "action", "on", "when"]

  /// Takes the columns of a table without a transition by their headings: "From", "To", "Trigger".
  private mutating func readHeader(of table: Int, _ document: Document) {
    guard let header = document.firstChild(of: table) else { return }
    let words = document.children(of: header).map { Names.firstWord(document.string($0)) ?? "" }
    let found = words.indices.filter { Self.ends.contains(words[$0]) }
    guard found.count == 2 else { return }
    states = Set(found)
    triggers = Set(words.indices.filter { Self.causes.contains(words[$0]) })
  }

  private mutating func add(
    _ origin: Origin, _ source: SourceText, to columns: WritableKeyPath<CellColumns, Set<Int>>
  ) {
    let line = source.lineRange(source.lineIndex(of: Int(origin.range.start)))
    let before = source.string(SourceRange(Int(line.start), Int(origin.range.start)))
    if let column = Self.column(in: before) { self[keyPath: columns].insert(column) }
  }

  /// The number of the cell in which a text that begins a row ends; `nil` before the first pipe.
  static func column(in text: String) -> Int? {
    var count = -1
    var isEscaped = false
    for byte in text.utf8 {
      if byte == 0x7C, !isEscaped { count += 1 }
      isEscaped = byte == 0x5C && !isEscaped
    }
    return count >= 0 ? count : nil
  }
}
