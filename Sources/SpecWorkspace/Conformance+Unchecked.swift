import SpecDiagnostics
import SpecLayout
import SpecLint
import SpecText
import SpecTrace

extension Conformance {
  /// What is reported where the run fails because it has looked at nothing, so that no output is empty without a reason.
  ///
  /// - Parameter texts: takes a text for each place that has none.
  func unchecked(_ texts: inout [SourceText]) -> [Diagnostic] {
    guard fails else { return [] }
    var result: [Diagnostic] = []
    func add(_ message: String, _ path: String, _ reasons: [String]) {
      let known = texts.firstIndex { $0.path == path }
      if known == nil { texts.append(SourceText(path: path, bytes: [])) }
      result.append(
        Workspace.nothingChecked(
          message, FileID(known ?? texts.count - 1), .error,
          help: reasons.isEmpty ? nil : reasons.joined(separator: "; ")))
    }
    if let trace, trace.verdict == .nothingChecked {
      add("nothing of this trace was checked", tracePath ?? "-", trace.notChecked)
    }
    if let layout, layout.entries.isEmpty, layout.failures.isEmpty {
      for folder in emptyFolders {
        add("no layout was checked", folder, ["the folder holds no file"])
      }
    }
    if result.isEmpty, !isTold {
      add("nothing was decided", tracePath ?? layout?.sources.first?.path ?? ".", notChecked)
    }
    return result
  }

  /// The same as a report of its own.
  var uncheckedFindings: LintReport {
    var texts = filesWithoutTraces.texts
    let diagnostics = unchecked(&texts)
    return report(diagnostics, files: SourceFiles(texts))
  }

  /// Whether anything is reported of what was looked at.
  private var isTold: Bool {
    if let trace, !trace.violations.isEmpty || !trace.notes.isEmpty { return true }
    return layout?.verdict == .fail || !layoutDiagnostics.isEmpty
  }
}
