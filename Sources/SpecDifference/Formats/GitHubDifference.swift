import SpecDiagnostics
public import SpecLint

/// Workflow commands that GitHub shows beside the changed lines, the worst first.
///
/// - Source: GitHub Docs, "Workflow commands for GitHub Actions", "Setting an error message".
public struct GitHubDifference: DifferenceFormat {
  /// The name on the command line.
  public static let name = "github"
  /// The verdict is told beside the output.
  public static let isComplete = false

  /// Makes the format.
  public init() {}

  /// The text.
  public func text(_ report: DifferenceReport, style: FormatStyle) -> String {
    var lines: [String] = []
    var hidden = 0
    let changes = report.documents.flatMap(\.changes)
    for verdict in [SemverVerdict.major, .minor, .patch] {
      guard let severity = verdict.severity else { continue }
      let level = GitHubFormat.level(severity)
      var commands = changes.filter { $0.verdict == verdict }.map { change in
        command(
          level, change.newPlace, "plumb diff: \(verdict.rawValue)",
          change.headline + "\n" + change.why
            + (change.newPlace == nil ? change.oldPlace.map { "\nold: \($0.short)" } ?? "" : ""))
      }
      if verdict == .minor {
        commands += report.documents.compactMap(\.version).filter(\.isTooSmall).map {
          command(level, $0.place, "plumb diff: version", $0.message)
        }
      }
      // One notice is kept free for the count of what is hidden.
      let limit = GitHubFormat.limit - (verdict == .patch ? 1 : 0)
      hidden += max(0, commands.count - limit)
      lines += commands.prefix(limit)
    }
    if hidden > 0 {
      lines.append("::notice title=plumb diff::\(hidden) more changes; see the log or the summary")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func command(
    _ level: String, _ place: Place?, _ title: String, _ text: String
  ) -> String {
    var properties: [String] = []
    if let place {
      properties += ["file=\(GitHubFormat.property(place.path))", "line=\(place.line)"]
      if place.line == place.endLine {
        properties += ["col=\(place.column)", "endColumn=\(place.endColumn)"]
      } else {
        properties.append("endLine=\(place.endLine)")
      }
    }
    properties.append("title=\(GitHubFormat.property(title))")
    return "::\(level) \(properties.joined(separator: ","))::\(GitHubFormat.data(text))"
  }
}
