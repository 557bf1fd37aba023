import SpecModel
import SpecTrace
import SpecWorkspace

extension Verb {
  static let simulate = Verb(
    name: "simulate",
    summary: "write traces of an app that keeps a spec, or that breaks it on purpose",
    operands: "",
    flags: [
      .words("--spec", "PATH…", "specs, files or folders"),
      .output, .config,
      .option("--machine", "NAME", "the machine to simulate (default: the one with most rows)"),
      .list(
        "--cover", "SUITES",
        "sessions that cover these: \(CoverageSuite.allCases.map(\.rawValue).joined(separator: ", "))"
          + " or all (default: transitions)"),
      .option("--walks", "N", "so many sessions of random steps"),
      .option("--steps", "N", "steps of a random session (default: 8)"),
      .list(
        "--mutate", "KINDS",
        "sessions with one fault each: \(Mutation.allCases.map(\.rawValue).joined(separator: ", "))"
          + " or all"),
      .option("--count", "N", "mutants of each kind (default: 10)"),
      .option(
        "--form", "FORM", choices: SimulationForm.allCases.map(\.rawValue),
        "how a step is written (default: transitions)"),
      .option("--hz", "N", "frames a second of the display (default: 60)"),
      .option("--seed", "N", "seed of everything that is left to chance (default: 1)"),
      .option("--expect", "FILE", "write what a check must find, one JSON object a session"),
    ],
    details:
      "The same spec, flags and seed give the same bytes. `plumb check --trace -` reads them.",
    run: { arguments, console in
      guard let specs = arguments.list("--spec"), !specs.isEmpty, arguments.operands.isEmpty else {
        throw UsageError(message: "name the specs with --spec", verb: "simulate")
      }
      let plan = try SimulationPlan(arguments)
      var request = WorkspaceRequest(paths: specs)
      request.configurationPath = arguments.value("--config")
      let workspace = try Workspace(request: request)
      if let problem = arguments.value("--machine").flatMap(workspace.problem(ofMachine:)) {
        throw UsageError(message: problem, verb: "simulate")
      }
      var options = TraceOptions()
      options.machine = arguments.value("--machine")
      let simulator = TraceSimulator(
        specs: workspace.understoodSpecs, options: options, settings: plan.settings)
      guard let simulator else {
        console.say("plumb: no state machine with a way out of its initial state was understood")
        return .findings
      }
      for remark in workspace.waysBackNotSimulated { console.say("plumb: \(remark)") }
      return try plan.run(simulator, expectations: arguments.value("--expect"), &console)
    })
}

/// What the arguments of the verb ask for.
private struct SimulationPlan {
  var settings = TraceSimulator.Settings()
  var suites: [CoverageSuite]
  var walks: Int
  var mutations: [Mutation]
  var count: Int

  init(_ arguments: Arguments) throws(UsageError) {
    suites = try Self.cases(arguments, "--cover")
    mutations = try Self.cases(arguments, "--mutate")
    walks = try Self.number(arguments, "--walks", 0)
    count = try Self.number(arguments, "--count", 10)
    settings.steps = try Self.number(arguments, "--steps", 8)
    settings.seed = UInt64(try Self.number(arguments, "--seed", 1))
    settings.refreshRate = Double(try Self.number(arguments, "--hz", 60))
    guard (1...1000).contains(settings.refreshRate) else {
      throw UsageError(message: "'--hz' is a number from 1 to 1000", verb: "simulate")
    }
    guard settings.steps <= 10_000, count <= 1_000_000, walks <= 10_000_000 else {
      throw UsageError(message: "so many sessions or steps are not made", verb: "simulate")
    }
    settings.form =
      arguments.value("--form").flatMap(SimulationForm.init(rawValue:)) ?? .transitions
    if suites.isEmpty, walks == 0, mutations.isEmpty { suites = [.transitions] }
  }

  private static func number(
    _ arguments: Arguments, _ flag: String, _ standard: Int
  ) throws(UsageError) -> Int {
    guard let text = arguments.value(flag) else { return standard }
    guard let value = Int(text), value >= 0 else {
      throw UsageError(message: "'\(flag)' needs a whole number, not '\(text)'", verb: "simulate")
    }
    return value
  }

  private static func cases<Case: RawRepresentable & CaseIterable>(
    _ arguments: Arguments, _ flag: String
  ) throws(UsageError) -> [Case] where Case.RawValue == String {
    var result: [Case] = []
    for word in arguments.list(flag) ?? [] {
      if word == "all" { return Array(Case.allCases) }
      guard let found = Case(rawValue: word) else {
        let known = Case.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(
          message: "'\(flag)' knows \(known) and all, not '\(word)'", verb: "simulate")
      }
      result.append(found)
    }
    return result
  }

  func run(
    _ simulator: TraceSimulator, expectations path: String?, _ console: inout Console
  ) throws -> ExitCode {
    var traces: [SimulatedTrace] = []
    if !suites.isEmpty { traces.append(simulator.cover(suites)) }
    if walks > 0 { traces.append(simulator.walks(walks)) }
    if !mutations.isEmpty { traces.append(simulator.mutants(mutations, count: count)) }
    let trace = SimulatedTrace(joining: traces)
    console.print(trace.text)
    if let path { try FileSystem.write(ContiguousArray(trace.expectationLines.utf8), to: path) }
    for reason in trace.omitted { console.say("not made: \(reason)") }
    console.say("simulated '\(simulator.machineName)': \(trace.sessionCount) sessions")
    return trace.sessionCount > 0 ? .clean : .findings
  }
}
