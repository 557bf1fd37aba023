import SpecAnalysis
import SpecDiagnostics
import SpecJSON
import SpecLint
import SpecLowering
import SpecSyntax
import SpecText

/// Reports every "bad" and points at every "worse" of the run, so that engine and formats can be tested alone.
struct BadWord: LintRule {
  static let info = RuleInfo(
    code: "R990", name: "bad-word", summary: "The word is bad.", category: .wording,
    defaultSeverity: .warning, explanation: "Because.",
    examples: [.flagged("⟦bad⟧\n"), .accepted("good\n")])

  func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let related = context.facts.documents.flatMap { document in
      Self.places(of: "worse", in: document).map { Diagnostic.Related($0, "this is worse") }
    }
    for place in Self.places(of: "bad", in: context.document) {
      let edit = Diagnostic.Fix.Edit(place, text: "good")
      diagnostics.append(
        diagnostic(
          "the word is bad", at: place, label: "here", related: related, why: "words matter",
          help: "write 'good'",
          fix: .init(safety: .safe, title: "replace the word", edits: [edit])))
    }
  }

  static func places(of word: String, in document: Document) -> [Origin] {
    let bytes = document.source.bytes
    let wanted = ContiguousArray(word.utf8)
    guard bytes.count >= wanted.count else { return [] }
    return (0...bytes.count - wanted.count).filter { start in
      bytes[start..<start + wanted.count].elementsEqual(wanted)
    }.map { document.origin(SourceRange($0, $0 + wanted.count)) }
  }
}

/// A second rule: off by default, an error.
struct LoudWord: LintRule {
  static let info = RuleInfo(
    code: "R991", name: "loud-word", summary: "The word is loud.", category: .wording,
    defaultSeverity: .error, isOnByDefault: false, explanation: "Because.", examples: [])

  func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for place in BadWord.places(of: "LOUD", in: context.document) {
      diagnostics.append(diagnostic("the word is loud", at: place))
    }
  }
}

/// Lints texts with the two rules alone.
func report(
  _ files: (path: String, text: String)..., selection: RuleSelection = .init(),
  today: String? = nil
) -> LintReport {
  let engine = LintEngine(rules: [LoudWord.self, BadWord.self])
  let documents = files.enumerated().map { index, file in
    MarkdownParser.parse(
      SourceText(decoding: ContiguousArray(file.text.utf8), path: file.path), file: FileID(index))
  }
  let specs = documents.map { Lowering.lower($0) }
  let facts = WorkspaceFacts(documents: documents, specs: specs)
  let found = zip(documents, specs).map { document, spec in
    engine.check(
      RuleContext(document: document, spec: spec, facts: facts, options: .init()),
      selection: selection, today: today.flatMap { CalendarDay($0) })
  }
  return LintReport(
    files: SourceFiles(documents.map(\.source)), documents: documents,
    diagnostics: found.flatMap(\.diagnostics),
    suppressed: found.flatMap(\.suppressed), checkedCount: documents.count, catalog: engine.catalog)
}

/// The text of a report in a format.
func text(_ report: LintReport, _ format: some FindingsFormat) -> String {
  String(decoding: format.format(report, style: .init(version: "1.2.3")), as: UTF8.self)
}

extension JSONValue {
  /// The items of an array; none for other values.
  var elements: [JSONValue] { array ?? [] }
}
