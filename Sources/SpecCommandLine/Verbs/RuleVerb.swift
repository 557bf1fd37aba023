import SpecDiagnostics
import SpecJSON
import SpecLint
import SpecWorkspace

extension Verb {
  static let rule = Verb(
    name: "rule",
    summary: "explain a rule; without CODE, list them",
    operands: "[CODE]",
    flags: [
      .option("--format", "FORMAT", choices: ["text", "json"], "text (default) or json"),
      .option(
        "--output-format", "FORMAT", choices: ["text", "json"], "the older name of --format"),
      .output,
    ],
    details: "CODE may be a code, a name or a prefix of codes.",
    run: { arguments, console in
      let catalog = Workspace.catalog
      guard arguments.operands.count <= 1 else {
        throw UsageError(message: "name one rule", verb: "rule")
      }
      let selector = arguments.operands.first
      let infos = catalog.infos.filter { info in
        selector.map { RuleCatalog.matches($0, info) } ?? true
      }
      guard !infos.isEmpty else {
        let name = selector ?? ""
        let hint = catalog.suggestion(for: name).map { "; did you mean '\($0)'?" } ?? ""
        throw UsageError(message: "no rule has the code or name '\(name)'\(hint)", verb: "rule")
      }
      let format = arguments.value("--format") ?? arguments.value("--output-format")
      if format == "json" {
        console.print(RulePrinter.json(infos))
      } else if infos.count == 1, let info = infos.first {
        console.print(RulePage.markdown(info))
      } else {
        console.print(RulePrinter.table(infos))
      }
      return .clean
    })
}

/// Lists of rules.
private enum RulePrinter {
  static func table(_ infos: [RuleInfo]) -> String {
    Verb.columns(
      infos.map { info in
        let isOff = info.isOnByDefault ? "" : " (off by default)"
        return ("\(info.code)  \(info.name)", info.summary + isOff)
      })
  }

  static func json(_ infos: [RuleInfo]) -> String {
    var json = JSONWriter(style: .pretty)
    json.array { json in
      for info in infos {
        json.object { json in
          json.field("code", info.code)
          json.field("name", info.name)
          json.field("summary", info.summary)
          json.field("category", info.category.title)
          json.field("severity", info.defaultSeverity.name)
          json.field("precision", info.precision.rawValue)
          json.field("onByDefault", info.isOnByDefault)
          json.field("explanation", info.explanation)
          json.field("references", info.references)
        }
      }
    }
    return json.string + "\n"
  }
}
