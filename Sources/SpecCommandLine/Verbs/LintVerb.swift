import SpecLint
import SpecWorkspace

extension Verb {
  static let lint = Verb(
    name: "lint",
    summary: "lint spec documents",
    operands: "[PATHS…]",
    flags: [
      .format, .output, .select, .extendSelect, .ignore, .config, .failOn, .exitZero, .statistics,
      .standardInputName, .minimumUnderstood,
      .toggle("--force-exclude", "leave out what the configuration excludes even when it is named"),
      .toggle("--fix", "apply the safe fixes to the files"),
      .toggle("--unsafe-fixes", "apply the other fixes as well"),
      .toggle("--diff", "show what fixes would change, as 'git apply -p0' reads it"),
      .option("--baseline", "FILE", "do not report the findings of this file"),
      .option("--write-baseline", "FILE", "write all findings to this file, and report none"),
      .option("--cache-dir", "DIR", "where to keep the cache"),
      .toggle("--watch", "lint again whenever a document or a configuration changes"),
    ],
    details: """
      A folder means every *.md below it that is a spec; '-' is standard input.
      Without PATHS the working folder is linted.
      """,
    run: { arguments, console in
      let run = try LintRun(arguments)
      return arguments.has("--watch") ? run.watch(&console) : try run.perform(&console)
    })
}

extension Flag {
  static let format = Flag.option(
    "--format", "FORMAT", choices: FindingsFormats.all.map { $0.name },
    "how findings are printed (default: full, or PLUMB_OUTPUT_FORMAT)")
}

extension WorkspaceRequest {
  /// What the arguments of a verb ask to be read.
  ///
  /// - Errors: throws `UsageError` for rules that do not exist.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init(paths: arguments.operands.isEmpty ? ["."] : arguments.operands)
    standardInputName = arguments.value("--stdin-filename")
    configurationPath = arguments.value("--config")
    select = arguments.list("--select")
    extend = arguments.list("--extend-select") ?? []
    ignore = arguments.list("--ignore") ?? []
    excludesNamed = arguments.has("--force-exclude")
    for selector in (select ?? []) + extend + ignore where !Workspace.catalog.knows(selector) {
      let hint = Workspace.catalog.suggestion(for: selector).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError(
        message: "no rule has the code, prefix or name '\(selector)'\(hint)", verb: "lint")
    }
    for selector in (select ?? []) + extend where Workspace.catalog.isOfChecksAlone(selector) {
      throw UsageError(
        message: "'\(selector)' is reported by 'plumb check'; lint has no such rule", verb: "lint")
    }
  }
}
