public import SpecLint

/// The Markdown summary that GitHub shows for a job.
public enum StepSummary {
  /// Adds the findings to the file that `GITHUB_STEP_SUMMARY` names, if it is set.
  ///
  /// - Errors: throws `FileError` where the file cannot be written.
  public static func write(_ report: LintReport) throws(FileError) {
    guard let path = FileSystem.environment("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    try FileSystem.append(ContiguousArray(GitHubFormat.summary(report).utf8), to: path)
  }
}
