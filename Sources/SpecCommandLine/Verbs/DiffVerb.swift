import SpecDiagnostics
import SpecDifference
import SpecLint
import SpecWorkspace

extension Verb {
  static let diff = Verb(
    name: "diff",
    summary: "tell what two versions of specs mean differently, with a semver verdict",
    operands: "OLD [NEW] [-- PATHS…]",
    flags: [
      .option(
        "--format", "F", choices: DifferenceFormats.all.map { $0.name },
        "how changes are printed (default: full)"),
      .output, .config, .standardInputName,
      .option(
        "--fail-on", "LEVEL", choices: ["error", "warning", "info"],
        "fail on major changes (error, the default), minor (warning) or any (info)"),
      .exitZero,
    ],
    details: """
      OLD and NEW are files, folders, '-', revisions of the git repository, or REVISION:PATH.
      A revision beside a path is compared with that path; two revisions are limited by PATHS.
      One revision alone is compared with the working tree; A..B and A...B are read as git does.
      major  an app that keeps the old spec may break the new one
      minor  every app that keeps the old spec keeps the new one, which says or allows more
      patch  only words, or what demands nothing
      """,
    run: { arguments, console in
      let report = try request(arguments).report()
      let name = arguments.value("--format") ?? "full"
      guard let format = DifferenceFormats.named(name) else {
        throw UsageError(message: "changes cannot be printed as '\(name)'", verb: "diff")
      }
      let style = FormatStyle(usesColor: console.usesColor, version: Program.version)
      console.print(format.text(report, style: style))
      if format is GitHubDifference {
        try StepSummary.write(MarkdownDifference().text(report, style: style))
      }
      if !type(of: format).isComplete {
        for line in report.notComparedLines { console.say("not compared: \(line)") }
        console.say(report.summary)
      }
      let isExitZero = arguments.has("--exit-zero")
      guard report.isAnythingCompared else {
        if type(of: format).isComplete {
          console.say("plumb: no spec was understood on either side, so nothing was compared")
        }
        return isExitZero ? .clean : .findings
      }
      let severity = arguments.value("--fail-on").flatMap(Severity.init(name:)) ?? .error
      return report.fails(at: severity) && !isExitZero ? .findings : .clean
    })

  private static func request(_ arguments: Arguments) throws(UsageError) -> DifferenceRequest {
    let count = arguments.countBeforeDashes ?? min(2, arguments.operands.count)
    let named = Array(arguments.operands.prefix(count))
    guard (1...2).contains(named.count) else {
      throw UsageError(
        message: named.isEmpty
          ? "name the old and the new version" : "name one old and one new version",
        verb: "diff")
    }
    var request = DifferenceRequest(
      old: named[0], new: named.count == 2 ? named[1] : nil,
      paths: Array(arguments.operands.dropFirst(count)))
    request.standardInputName = arguments.value("--stdin-filename")
    request.configurationPath = arguments.value("--config")
    return request
  }
}
