import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Names that are those of something else: of colours, "`text.muted`", of files, or of a guide that is no part of the run.
extension TokenUndefined {
  /// Last parts of names of text that say how strong its colour is.
  private static let inks: Lexicon = [
    "muted", "faint", "subtle", "dim", "dimmed", "strong", "primary", "secondary", "tertiary",
    "disabled", "inverse", "inverted", "accent", "danger", "warning", "success", "error", "info",
    "placeholder", "weak", "bright", "link", "quiet",
  ]

  /// Whether a name is that of a colour for text in a document that defines no colours: its theme has them in code.
  func isForeignInk(_ use: TokenUse, _ context: RuleContext) -> Bool {
    use.kind == .typography && use.name.hasPrefix("text.")
      && use.name.split(separator: ".").last.map { Self.inks.contains($0) } == true
      && !context.spec.tokens.contains { $0.kind == .color || $0.name.hasPrefix("text") }
  }

  /// Whether a name is a file's, or a plain word for a group: "`colors.md`", "Brand colors establish …".
  func isOther(_ use: TokenUse, _ lines: UseLines, _ context: RuleContext) -> Bool {
    if isFile(named: use.name) { return true }
    let source = context.document.source
    let (start, end) = (Int(use.origin.range.start), Int(use.origin.range.end))
    if ASCII.starts(source.bytes, at: end, with: " colors")
      || ASCII.starts(source.bytes, at: end, with: " colours"),
      use.name.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 })
    {
      return true
    }
    let line = source.lineRange(source.lineIndex(of: start))
    if lines.hasLink(before: start, on: line) { return true }
    // What stands right before the name is enough.
    return isInFile(source.string(SourceRange(max(Int(line.start), start - 400), start)))
  }

  private static let likes: Lexicon = [
    "existing", "generic", "analogous", "mirrors", "bestehende", "bestehenden", "existant",
    "existants", "existentes", "existente", "esistenti",
  ]
  private static let patterns: Lexicon = ["pattern", "patterns", "convention", "naming", "muster"]

  /// Whether a line names a token to liken another one to it, "matches the existing `color.text.off` pattern", or the row
  /// of a name has words in the place of its value: "| `color.map` | (gradient, phase 2) |".
  func isNamedOnly(_ use: TokenUse, _ document: Document) -> Bool {
    guard use.name.contains("."),
      let node = document.lastNode(startingBy: use.origin.range.start)
    else { return false }
    if document.nodes[node].kind == .tableCell { return isValuedInWords(node, document) }
    guard document.nodes[node].kind == .paragraph else { return false }
    let leaf = document.nodes[node].range.offsets
    let name = use.origin.range.offsets
    guard leaf.contains(name.lowerBound), name.upperBound <= leaf.upperBound else { return false }
    let lead = document.source.string(
      SourceRange(max(leaf.lowerBound, name.lowerBound - 90), name.lowerBound))
    let rest = document.source.string(
      SourceRange(name.upperBound, min(leaf.upperBound, name.upperBound + 60)))
    let clause = lead.split(whereSeparator: { ";:".contains($0) }).last ?? ""
    return Names.hasWord(String(clause), in: Self.likes)
      || Names.hasWord(String(rest.prefix { !";:".contains($0) }), in: Self.patterns)
  }

  /// Whether a cell begins a row whose next cell holds words and no value, in a table whose other rows hold values.
  private func isValuedInWords(_ cell: Int, _ document: Document) -> Bool {
    let row = Int(document.nodes[cell].parent)
    let cells = document.children(of: row)
    guard cells.count > 1, cells[0] == cell,
      case let value = document.string(cells[1]), !value.contains("`"), !value.contains("."),
      Names.wordCount(value) > 1, value.contains(where: \.isLetter), !value.contains("#")
    else { return false }
    let table = Int(document.nodes[row].parent)
    return document.children(of: table).dropFirst().contains { other in
      let values = document.children(of: other)
      return values.count > 1
        && OpaqueColor(document.string(values[1]).filter { !"` ".contains($0) }) != nil
    }
  }

  /// What is said once of a document that defines nothing and names its values in braces alone, "{type.body}": it is one
  /// of a set, and the guide that has the values is no part of the run.
  func ofSet(_ uses: [TokenUse], _ context: RuleContext) -> Diagnostic? {
    let bytes = context.document.source.bytes
    guard uses.count > 1, context.facts.documents.count == 1, context.spec.tokens.isEmpty,
      uses.allSatisfy({ use in
        let start = Int(use.origin.range.start)
        return use.name.contains(".")
          && (bytes[start] == 0x7B || start > 0 && bytes[start - 1] == 0x7B)
      })
    else { return nil }
    var found = diagnostic(
      "'\(uses[0].name)' and \(uses.count - 1) more are defined in no document of the run",
      at: uses[0].origin, label: "not looked up",
      related: uses.dropFirst().prefix(20).map { .init($0.origin, "not looked up either") },
      why: "the document uses names in braces and defines none of its own",
      help: "lint the guide that defines the values together with this document")
    found.severity = .info
    return found
  }
}
