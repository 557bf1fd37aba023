import SpecModel
import SpecSyntax
import SpecText

/// Decides about every line: what was compiled first, then what the model calls unresolved, then how the line looks.
struct LineMarker {
  private let document: Document
  private let forms: LineForms
  private let facts: [FactKinds]
  private let unresolved: [Int: String]
  /// Why a line demands nothing.
  private let excluded: [Int: String]
  /// Tables and code blocks from which a fact was compiled.
  private var compiledTables: Set<Int> = []
  private var compiledBlocks: Set<Int> = []
  /// The tables of which nothing but states was compiled.
  private var inventories: Set<Int> = []
  /// The keys of the states of all machines.
  private let states: Set<String>
  /// The lines of notes in diagrams.
  private let notes: Set<Int>
  /// Whether anything was compiled from the document.
  private let statesFacts: Bool
  /// The column of each table whose title says that its rows state facts.
  private let columns: [Int: String]

  init(_ document: Document, spec: SpecDocument) {
    self.document = document
    forms = LineForms(document)
    facts = FactSweep(spec).lines(of: document.source)
    statesFacts = facts.contains { !$0.isEmpty }
    var reasons: [Int: String] = [:]
    for entry in spec.unresolved {
      let line = document.source.lineIndex(of: Int(entry.origin.range.start))
      if reasons[line] == nil { reasons[line] = entry.why }
    }
    unresolved = reasons
    excluded = Self.excludedLines(spec, in: document.source)
    columns = FactColumns.find(in: document)
    notes = DiagramNotes.lines(of: document)
    states = Set(
      spec.machines.lazy.flatMap(\.states).flatMap { state in
        [Names.key(state.name)] + state.aliases.map { Names.key($0.text) }
      })
    var further: Set<Int> = []
    for line in facts.indices where !facts[line].isEmpty {
      switch forms.forms[line] {
      case .tableRow, .tableHeader:
        compiledTables.insert(forms.owners[line])
        if facts[line] != .state { further.insert(forms.owners[line]) }
      case .code: compiledBlocks.insert(forms.owners[line])
      default: break
      }
    }
    inventories = compiledTables.subtracting(further)
  }

  /// The marks of all lines.
  func marks() -> [LineMark] { forms.forms.indices.map(mark) }

  private func mark(_ line: Int) -> LineMark {
    let form = forms.forms[line]
    var mark = LineMark(kind: .structure, form: form)
    if form == .blank || form == .fence || form == .tableRule { return mark }
    mark.facts = facts[line]
    if mark.facts.isEmpty, form != .tableHeader, let reason = excluded[line] {
      mark.kind = .notNormative
      mark.reason = reason
    } else if let why = unresolved[line] {
      mark.kind = .notUnderstood
      mark.reason = why
      mark.isUnresolved = true
    } else if !mark.facts.isEmpty {
      mark.kind = .compiled
    } else if let reason = look(of: line, form) {
      mark.kind = .notUnderstood
      mark.reason = reason
      mark.isNamedValue = namesValue(line, form)
    } else if !form.isStructure {
      mark.kind = .prose
    }
    return mark
  }

  /// The lines of which at least half lies in a place that demands nothing.
  ///
  /// - Complexity: O(places × log lines + lines); places lie apart.
  private static func excludedLines(
    _ spec: SpecDocument, in source: SourceText
  ) -> [Int: String] {
    var result: [Int: String] = [:]
    for place in spec.notNormative where !place.origin.range.isEmpty {
      let range = place.origin.range.offsets
      let last = min(source.lineIndex(of: range.upperBound - 1), source.lineCount - 1)
      let first = source.lineIndex(of: range.lowerBound)
      guard first <= last else { continue }
      for line in first...last {
        let words = ASCII.trimmed(source.bytes, source.lineRange(line).offsets)
        let covered = words.clamped(to: range).count
        if covered * 2 >= words.count, covered > 0 { result[line] = place.reason.explanation }
      }
    }
    return result
  }

  /// Whether an item begins with a name and a value, or a line with the definition of a variable.
  private func namesValue(_ line: Int, _ form: LineMark.Form) -> Bool {
    guard form == .item || form == .paragraph else { return false }
    if signs(line, isCode: false).contains(.definition) { return !isRefused(line) }
    guard form == .item else { return false }
    let bytes = document.source.bytes[document.source.lineRange(line).offsets]
    guard NamedValue.begins(bytes) || NamedValue.isNumber(bytes) else { return false }
    return !(NamedValue.isNotation(bytes) && isBesideFacts(line)) && !isRefused(line)
  }

  /// Whether a line stands below a heading or a lead over what nobody shall do.
  private func isRefused(_ line: Int) -> Bool {
    let node = forms.owners[line]
    return node >= 0 && RefusalTitles.refuses(node, in: document)
  }

  /// Whether something was compiled from a line near by, which another notation tells again.
  private func isBesideFacts(_ line: Int) -> Bool {
    (max(0, line - 3)...min(facts.count - 1, line + 3)).contains { !facts[$0].isEmpty }
  }

  /// Why an item of a document that states facts may give a value to a name by a bare number or by a unit that the map
  /// does not know.
  private func namedNumber(_ line: Int) -> String? {
    guard statesFacts,
      NamedValue.isNumber(document.source.bytes[document.source.lineRange(line).offsets])
    else { return nil }
    return "gives a name a number, and no fact was compiled from the line"
  }

  /// Why a line without facts looks like one that states some; `nil` where it does not.
  private func look(of line: Int, _ form: LineMark.Form) -> String? {
    switch form {
    case .paragraph: return signs(line, isCode: false).reason
    case .item: return signs(line, isCode: false).reason ?? namedNumber(line)
    case .tableRow:
      if let reason = signs(line, isCode: false).reason { return reason }
      if compiledTables.contains(forms.owners[line]) {
        // A row of an inventory whose state was compiled from another place says nothing new.
        if inventories.contains(forms.owners[line]), namesState(line) { return nil }
        return "other rows of this table were compiled, and this one was not"
      }
      return columns[forms.owners[line]].map {
        "no row of this table was compiled, though it has a column '\($0)'"
      }
    case .code: return lookOfCode(line)
    default: return nil
    }
  }

  /// Whether the first cell of a row is the name of a state.
  private func namesState(_ line: Int) -> Bool {
    let bytes = document.source.bytes
    let range = ASCII.trimmed(bytes, document.source.lineRange(line).offsets)
    guard range.count > 2, bytes[range.lowerBound] == 0x7C,
      let end = ASCII.find(0x7C, in: bytes, range.lowerBound + 1..<range.upperBound),
      end - range.lowerBound <= 80
    else { return false }
    let name = document.source.string(SourceRange(range.lowerBound + 1, end))
    return states.contains(Names.key(name.filter { $0 != "*" && $0 != "`" }))
  }

  private func lookOfCode(_ line: Int) -> String? {
    let block = document.codeBlocks[forms.owners[line]]
    let language = block.language
    guard !FenceLanguages.commands.contains(language) else { return nil }
    let isCode = !FenceLanguages.text.contains(language)
    guard !isFrame(line, of: language) else { return nil }
    var signs = signs(line, isCode: isCode)
    if notes.contains(line) { signs.subtract([.arrow, .drawnArrow]) }
    // A chart that was not read at all shows so at its arrows; in one that was, a line may only join others.
    let isLostChart =
      signs.contains(.drawnArrow) && !compiledBlocks.contains(forms.owners[line])
    guard let reason = signs.reason ?? (isLostChart ? FactSigns.arrow.reason : nil) else {
      return nil
    }
    guard !compiledBlocks.contains(forms.owners[line]) else { return reason }
    return language.isEmpty
      ? "no fact was compiled from this block"
      : "no fact was compiled from this block in '\(language)'"
  }

  /// Whether a line of code opens a block, or says how a diagram is painted and not what it shows.
  private func isFrame(_ line: Int, of language: String) -> Bool {
    let bytes = document.source.bytes
    let range = ASCII.trimmed(bytes, document.source.lineRange(line).offsets)
    guard let last = bytes[range].last else { return true }
    if last == 0x7B { return true }
    guard language == "mermaid" else { return false }
    return FenceLanguages.paint.contains { ASCII.starts(bytes, at: range.lowerBound, with: $0) }
  }

  private func signs(_ line: Int, isCode: Bool) -> FactSigns {
    let range = document.source.lineRange(line).offsets
    return FactSigns.find(in: document.source.bytes[range], isCode: isCode)
  }
}
