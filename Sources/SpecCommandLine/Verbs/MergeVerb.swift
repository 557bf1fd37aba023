import SpecJSON
import SpecTrace
import SpecWorkspace

extension Verb {
  static let merge = Verb(
    name: "merge",
    summary: "join summaries of separate trace checks",
    operands: "FILE…",
    flags: [
      .output, .exitZero,
      .option(
        "--format", "F", choices: ["json", "full"],
        "a summary that can be joined again, or a text for people (default: json)"),
    ],
    details: "The files are written by `plumb check --emit summary`; '-' is standard input.",
    run: { arguments, console in
      guard !arguments.operands.isEmpty else {
        throw UsageError(message: "name the summaries to join", verb: "merge")
      }
      var joined: TraceSummary?
      for path in arguments.operands {
        let summary = try read(path)
        guard var sum = joined else {
          joined = summary
          continue
        }
        guard sum.merge(summary) else {
          throw UsageError(
            message: "'\(path)' is the summary of another spec, or of other flags", verb: "merge")
        }
        joined = sum
      }
      guard let joined else { return .usage }
      console.print(arguments.value("--format") == "full" ? joined.text : joined.json)
      console.say("verdict: \(joined.verdict.rawValue)")
      return joined.fails && !arguments.has("--exit-zero") ? .findings : .clean
    })

  private static func read(_ path: String) throws -> TraceSummary {
    let bytes = path == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(path)
    guard let json = try? JSONParser.parse(bytes), let summary = TraceSummary(json) else {
      throw UsageError(message: "'\(path)' is no summary of a trace check", verb: "merge")
    }
    return summary
  }
}

extension TraceSummary {
  /// Whether something failed, or nothing was checked.
  var fails: Bool { verdict == .fail || verdict == .nothingChecked }
}
