/// The Markdown summary that GitHub shows for a job.
public enum StepSummary {
  /// Adds a text to the file that `GITHUB_STEP_SUMMARY` names, if it is set.
  ///
  /// - Errors: throws `FileError` where the file cannot be written.
  public static func write(_ text: String) throws(FileError) {
    guard let path = FileSystem.environment("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    try FileSystem.append(ContiguousArray(text.utf8), to: path)
  }
}
