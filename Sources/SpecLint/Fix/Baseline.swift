import SpecDiagnostics
import SpecText

/// The findings that a project has agreed to live with for now.
///
/// - Shape: one line a finding: fingerprint, code and path; lines that begin with # are remarks.
public struct Baseline: Sendable {
  /// A line that is no entry of a baseline.
  public struct Malformed: Error, Sendable, Hashable {
    /// The 1-based line.
    public var line: Int
  }

  private let known: Set<String>

  /// Reads the text of a baseline.
  ///
  /// - Errors: throws `Malformed` for the first line that is neither entry nor remark.
  public init(parsing text: String) throws(Malformed) {
    var known: Set<String> = []
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.first != "#" {
      let words = line.split { $0 == " " || $0 == "\r" }.map(String.init)
      guard let fingerprint = words.first else { continue }
      guard words.count >= 3, Fingerprint.isFingerprint(fingerprint) else {
        throw Malformed(line: index + 1)
      }
      known.insert(fingerprint)
    }
    self.known = known
  }

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

  /// A report without the findings of this baseline, and the number of entries that nothing matches any more.
  ///
  /// That nothing was checked is always reported.
  public func filtered(_ report: LintReport) -> (report: LintReport, staleCount: Int) {
    let fingerprints = Fingerprint.all(of: report)
    let isHidden = zip(report.diagnostics, fingerprints).map { diagnostic, fingerprint in
      diagnostic.code != EngineRules.nothingChecked.code && known.contains(fingerprint)
    }
    return (
      report.hiding(isHidden, fingerprints: fingerprints),
      known.subtracting(fingerprints).count
    )
  }
}
