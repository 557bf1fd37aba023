import SpecDiagnostics
import SpecExports
import SpecLint
import SpecSyntax
import SpecText
import SpecWorkspace

extension Verb {
  static let compile = Verb(
    name: "compile",
    summary: "compile spec documents into a model and export it",
    operands: "[PATHS…]",
    flags: [
      .option(
        "--emit", "F", choices: Exporters.all.map { $0.name },
        "what to write, one of the names above (default: json)"
      ).explained,
      .output, .config, .standardInputName, .minimumUnderstood, .failOn,
      .exitZero,
    ],
    details: Verb.columns(Exporters.all.map { ($0.name, $0.summary) }),
    run: { arguments, console in
      let gate = try arguments.understandingGate(verb: "compile")
      Workspace.prepareMemory()
      let workspace = try Workspace(request: .init(arguments))
      let name = arguments.value("--emit") ?? "json"
      guard let exporter = Exporters.named(name) else {
        throw UsageError(message: "nothing can be emitted as '\(name)'", verb: "compile")
      }
      var input = workspace.exportInput
      input.usesColor = console.usesColor
      let (failing, text) = Workers.all.both(
        { [arguments] in arguments.failingFindings(workspace) },
        { [input] in exporter.export(input) })
      console.print(text)
      for remark in exporter.remarks(input) { console.say("plumb: \(remark)") }
      var isGood = workspace.isAnythingUnderstood
      if !isGood {
        console.say("plumb: no spec was understood, so the model is empty")
      } else if let gate {
        isGood = gate.passes(workspace, &console)
      }
      for line in failing { console.say(line) }
      if !failing.isEmpty { isGood = false }
      return isGood || arguments.has("--exit-zero") ? .clean : .findings
    })
}
