import SpecDiagnostics
import SpecText

/// The findings that a project has agreed to live with for now.
///
/// - Shape: one line a finding: fingerprint, code and path; lines that begin with # are remarks.
public enum Baseline {
  /// The text of a baseline that holds all findings of a report.
  public static func text(_ report: LintReport) -> String {
    var lines = ["# plumb baseline 1: findings that are not reported again; delete lines freely"]
    for (diagnostic, fingerprint) in zip(report.diagnostics, Fingerprint.all(of: report))
    where diagnostic.code != EngineRules.nothingChecked.code {
      lines.append(
        "\(fingerprint) \(diagnostic.code) \(report.files.path(diagnostic.origin.file))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A report without the findings of a baseline; that nothing was checked is always reported.
  public static func filtered(_ report: LintReport, baseline text: String) -> LintReport {
    let known = Set(
      text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        .compactMap { $0.split(separator: " ").first.map(String.init) })
    let kept = zip(report.diagnostics, Fingerprint.all(of: report)).filter { diagnostic, print in
      diagnostic.code == EngineRules.nothingChecked.code || !known.contains(print)
    }
    return LintReport(
      files: report.files, documents: report.documents, diagnostics: kept.map(\.0),
      checkedCount: report.checkedCount, notChecked: report.notChecked, catalog: report.catalog)
  }
}
