public import SpecLint

/// One line a change: `path:line:column: verdict: change (why)`.
public struct ConciseDifference: DifferenceFormat {
  /// The name on the command line.
  public static let name = "concise"
  /// The verdict is told beside the output.
  public static let isComplete = false

  /// Makes the format.
  public init() {}

  /// The text.
  public func text(_ report: DifferenceReport, style: FormatStyle) -> String {
    report.changedDocuments.map(lines).joined()
  }

  private func lines(_ document: DocumentDifference) -> String {
    var text = ""
    for change in document.changes {
      let place = change.place.map { "\($0.path):\($0.line):\($0.column)" } ?? document.path
      let side = change.newPlace == nil ? " (old)" : ""
      let line = "\(place)\(side): \(change.verdict.rawValue): \(change.headline) (\(change.why))"
      text += TerminalText.singleLine(line) + "\n"
    }
    if let version = document.version, version.isTooSmall {
      let place = version.place.map { "\($0.path):\($0.line):\($0.column)" } ?? document.path
      text += TerminalText.singleLine("\(place): warning: \(version.message)") + "\n"
    }
    return text
  }
}
