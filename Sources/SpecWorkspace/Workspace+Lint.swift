import SpecAnalysis
import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

extension Workspace {
  /// Compiles and lints files that are in memory.
  public static func lint(
    files: [(path: String, bytes: ContiguousArray<UInt8>)], configuration: Configuration = .init()
  ) -> LintReport {
    Workspace(files: files, configuration: configuration).lint()
  }

  /// What the rules find in the documents that are specs.
  public func lint() -> LintReport {
    let checked = isSpec.indices.filter { isSpec[$0] }
    let understood = checked.filter(isUnderstood)
    let others = Set(checked).subtracting(understood)
    let worded = others.filter(isWorded)
    // Where words alone are all that there is, no document was checked.
    let countedWorded: Set<Int> = understood.isEmpty ? [] : worded
    let sizes = checked.map { documents[$0].source.bytes.count }
    let found = Parallel.map(checked.count, weights: sizes) { number in
      check(
        checked[number], isAnyUnderstood: !understood.isEmpty, isAlone: checked.count == 1,
        isWorded: worded.contains(checked[number]))
    }
    var files = documents.map(\.source)
    var diagnostics = found.flatMap(\.diagnostics)
    if checked.isEmpty {
      // The finding needs a place: an empty text that stands for what was asked for.
      files.append(SourceText(path: runPath, bytes: []))
      diagnostics.append(nothingFound(FileID(documents.count)))
    }
    let notUnderstood = checked.filter { others.contains($0) && !countedWorded.contains($0) }
    return LintReport(
      files: SourceFiles(files), documents: documents, diagnostics: diagnostics,
      suppressed: found.flatMap(\.suppressed), checkedCount: understood.count + countedWorded.count,
      notChecked: notChecked + notUnderstood.map { "\(specs[$0].path): no fact understood" },
      unchecked: Set(isSpec.indices.filter { !isSpec[$0] }.map { FileID($0) }),
      catalog: Self.catalog)
  }

  /// What the rules find in one document.
  ///
  /// - Parameters:
  ///   - isAlone: whether no other document keeps the processors busy.
  ///   - isWorded: whether the document is a guide in words; `nil` where that was not asked yet.
  func check(
    _ index: Int, isAnyUnderstood: Bool, isAlone: Bool, isWorded: Bool? = nil
  ) -> LintFindings {
    let configuration = configurations[index]
    let context = RuleContext(
      document: documents[index], spec: specs[index], facts: facts, options: configuration.options)
    let selection = configuration.selection(for: absolutePaths[index])
    var found = Self.engine.check(
      context, selection: selection, today: configuration.today,
      workers: Self.workers(bytes: documents[index].source.bytes.count, isAlone: isAlone))
    guard !isUnderstood(index) else { return found }
    let diagnostic = notUnderstood(
      index, isAnyUnderstood: isAnyUnderstood, isWorded: isWorded ?? self.isWorded(index))
    // Where nothing at all was understood no selection may turn the run into a pass.
    if !isAnyUnderstood {
      found.diagnostics.append(diagnostic)
    } else if let graded = Self.engine.graded(diagnostic, selection) {
      found.diagnostics.append(graded)
    }
    return found
  }

  /// Whether a document states anything that can be checked.
  private func isUnderstood(_ index: Int) -> Bool {
    specs[index].factCount > 0
      || UnreadFacts.exist(in: documents[index], specs[index], facts.analyses[index])
  }

  /// Whether a document without facts gives rules for an interface in words.
  private func isWorded(_ index: Int) -> Bool { WordedGuide.isTold(by: documents[index]) }

  private func notUnderstood(_ index: Int, isAnyUnderstood: Bool, isWorded: Bool) -> Diagnostic {
    let file = FileID(index)
    if isWorded {
      return Self.worded(
        UncheckedText.find(in: documents[index]), file,
        severity: isAnyUnderstood ? .info : .error)
    }
    let severity: Severity = isAnyUnderstood ? .warning : .error
    return WordedGuide.isCommentedOut(documents[index])
      ? Self.commentedOut(file, severity: severity)
      : Self.notUnderstood(file, severity: severity)
  }

  /// A guide without facts, by what it gives instead.
  private static func worded(
    _ text: UncheckedText, _ file: FileID, severity: Severity
  ) -> Diagnostic {
    switch text {
    case .words:
      nothingChecked(
        "this document describes an interface in words alone, so no value in it was checked", file,
        severity, help: "give sizes, times, colours or states where others have to build the same")
    case .names(let count):
      nothingChecked(
        "this document names \(count) tokens and gives none a value, so nothing was checked", file,
        severity, help: "give the values, or lint the document that has them with this one")
    case .values:
      nothingChecked(
        "nothing that this document says of an interface is of a kind that is checked", file,
        severity, help: "states, transitions, tokens, sizes, times and colours are checked")
    }
  }

  private static func notUnderstood(_ file: FileID, severity: Severity) -> Diagnostic {
    nothingChecked(
      "no state, token, measure or other fact was understood in this document", file, severity,
      help: "describe states, tokens or measures under headings, in lists or in tables")
  }

  /// A comment holds what nobody is to read.
  private static func commentedOut(_ file: FileID, severity: Severity) -> Diagnostic {
    nothingChecked(
      "all of this document stands in a comment, so nothing was checked", file, severity,
      help: "take '<!--' and '-->' out where the text is to hold")
  }

  private func nothingFound(_ file: FileID) -> Diagnostic {
    let left =
      excludedCount == 0
      ? "" : "; 'exclude' in plumb.yml leaves out \(excludedCount) that would have been read"
    return Self.nothingChecked(
      "no spec was found, so nothing was checked", file, .error,
      help: "name a Markdown document or a folder that holds some\(left)")
  }

  static func nothingChecked(
    _ message: String, _ file: FileID, _ severity: Severity, help: String?
  ) -> Diagnostic {
    let info = EngineRules.nothingChecked
    return Diagnostic(
      code: info.code, name: info.name, severity: severity, message: message,
      origin: Origin(file: file, range: .zero), help: help)
  }
}
