import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports machines whose first state nobody names.
public struct NoInitialState: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S506", name: "no-initial-state",
    summary: "The matrix does not say in which state a run starts.",
    category: .stateMachine, defaultSeverity: .warning,
    explanation: """
      Without a first state nobody can say which states are reachable. Mark it with a row from
      `(none)` or `[*]`, or name it in front matter as `initial`. Until then the compiler concludes it
      from launch and first-load states. Nothing is reported where the only state that no row enters is
      the first one, or where its name says so ("Idle").
      """,
    references: ["UML 2.5.1, 14.2.3.7", "SCXML 3.2"],
    examples: [
      .accepted(
        """
        | From | To | Trigger |
        |---|---|---|
        | (none) | Idle | Launch |
        | Idle | Busy | Tap |
        | Busy | Idle | Done |

        """),
      .flagged(
        """
        ⟦| From | To | Trigger |⟧
        |---|---|---|
        | Shelf | Reader | Tap |
        | Reader | Shelf | Done |

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks at how each machine's initial state was found.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkClaims(context, into: &diagnostics)
    let marked = marked(context.spec.machines)
    for machine in context.spec.machines
    where machine.transitions.contains(where: { $0.trigger != nil })
      && !isMarkedElsewhere(machine, marked) && leavesStates(machine)
    {
      guard let matrix = machine.matrices.first, matrix.form == "table" || matrix.form == "diagram",
        machine.initial == nil || machine.initialReason == .inferred,
        machine.initial.map({ machine[$0].name.hasPrefix("[") || isEvident($0, machine) }) != true,
        !(matrix.form == "diagram" && machine.states.contains { $0.parent != nil }),
        !isMarkedInDrawing(machine, context), !StatedStart(machine, context.document).isMarked,
        isChained(machine), !isOfFlows(machine), UnreachableState.tellsEvents(machine),
        !GuardTables.contain(matrix, context.document)
      else { continue }
      let source = context.document.source
      let line = source.lineRange(source.lineIndex(of: Int(matrix.origin.range.start)))
      let name = machine.initial.map { machine[$0].name }
      var related: [Diagnostic.Related] = []
      if let initial = machine.initial {
        let place = machine[initial].section ?? machine[initial].origin
        related.append(.init(place, "taken as the first state"))
      }
      var found = diagnostic(
        "no row marks the initial state", at: context.origin(line),
        label: name.map { "a run is taken to start in '\($0)'" } ?? "a run can start anywhere",
        related: related,
        why: name.map { "'\($0)' is concluded from launch states and rows, not declared" }
          ?? "no row has (none), — or [*] as its source, and no state stands out",
        help: "add a row from (none) to \(name.map { "'\($0)'" } ?? "the first state")",
        fix: fix(machine, name: name, context))
      // Where the first row begins in it, the order of the rows says as much.
      if let initial = machine.initial, isFirstSource(initial, machine) { found.severity = .info }
      diagnostics.append(found)
    }
  }

  /// Compares the only machine of a document with what a sentence says about its start.
  private func checkClaims(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let machines = context.spec.machines.filter(\.hasDeclaredMatrix)
    guard machines.count == 1, let machine = machines.first, let initial = machine.initial,
      machine.initialReason == .marked, machine.otherEntries.isEmpty
    else { return }
    let entry = machine[initial]
    for claim in StatedStart(machine, context.document).claims
    where claim.state != initial && context.isNormative(claim.origin.range)
      && machine[claim.state].parent != initial && entry.parent != claim.state
      && !machine.matrices.contains(where: { $0.origin.range.contains(claim.origin.range) })
    {
      let name = machine[claim.state].name
      diagnostics.append(
        diagnostic(
          "the text begins in '\(name)', the matrix in '\(entry.name)'", at: claim.origin,
          label: "begins in '\(name)'",
          related: [.init(entry.origin, "marked as the first state")],
          why: "a run has one first state",
          help: "decide where a run begins, and say it in both places"))
      return
    }
  }

  /// Whether a row of the first matrix leaves a state: a table of conditions on entries tells of no order.
  private func leavesStates(_ machine: Machine) -> Bool {
    machine.transitions.contains { $0.matrix == 0 && $0.source != nil }
      || !machine.transitions.contains { $0.matrix == 0 }
  }

  /// Whether the first row of the matrix leaves a state.
  private func isFirstSource(_ state: StateID, _ machine: Machine) -> Bool {
    machine.transitions.first { $0.matrix == 0 && $0.source != nil }?.source == state
  }

  /// Whether rows follow one another: a list of ways out, none of which leads to where another one begins, tells of no
  /// runs.
  private func isChained(_ machine: Machine) -> Bool {
    let rows = machine.transitions.filter { $0.matrix != nil && $0.source != $0.target }
    let sources = Set(rows.compactMap(\.source))
    return rows.contains { sources.contains($0.target) }
  }

  /// Whether the matrix joins flows, each of which begins on its own: "Flow 1: Onboarding".
  private func isOfFlows(_ machine: Machine) -> Bool {
    machine.states.allSatisfy { Names.firstWord($0.name) == "flow" }
  }

  /// Names that say that a run begins there.
  private static let firstWords: Set<String> = [
    "idle", "initial", "init", "start", "launch", "boot", "off", "none", "uninitialized",
    "uninitialised", "splash", "welcome",
  ]

  /// Words for where people are before they have done anything, in any place of a short name.
  private static let homes: Lexicon = [
    "idle", "normal", "default", "home", "homepage", "dashboard", "startseite", "accueil", "inicio",
    "início",
    "ホーム", "ホーム画面", "首页", "首頁", "主页", "홈", "홈화면",
  ]

  private static let launchWords: Lexicon = [
    "initial", "launch", "launches", "startup", "boot",
  ]

  /// Whether nobody can doubt where a run starts: by the state's name, or because no row enters it and it alone.
  private func isEvident(_ state: StateID, _ machine: Machine) -> Bool {
    let words = Names.significantWords(machine[state].name)
    // "Idle Pill", "Home Screen", "ホーム"
    if words.count <= 2, words.contains(where: Self.homes.contains) { return true }
    // "INITIAL", "A:INITIAL"
    if words.count <= 2, let last = words.last, Self.firstWords.contains(last) { return true }
    // "Initial page load" as the condition of a state says that a run begins there.
    if let condition = machine[state].context?.text,
      Names.hasWord(condition, in: Self.launchWords)
    {
      return true
    }
    var sources: Set<StateID> = []
    var targets: Set<StateID> = []
    for transition in machine.transitions where transition.matrix != nil {
      guard let source = transition.source, source != transition.target else {
        targets.insert(transition.target)
        continue
      }
      sources.insert(source)
      targets.insert(transition.target)
    }
    return sources.subtracting(targets) == [state]
  }

  /// Words that mark a state in a drawing: "FALCON ◄── default".
  private static let marks: Lexicon = ["default", "initial", "start", "entry", "begin"]

  /// Whether a line of a drawing has the name of one state and the word for the first.
  private func isMarkedInDrawing(_ machine: Machine, _ context: RuleContext) -> Bool {
    let document = context.document
    let names = machine.states.map { Set(Names.words($0.name)) }
    for block in document.codeBlocks where block.language.isEmpty || block.language == "text" {
      for line in block.lines where line.offsets.count < 400 {
        let text = document.source.string(line)
        guard Names.hasWord(text, in: Self.marks) else { continue }
        let words = Set(Names.words(text))
        if names.count(where: { !$0.isEmpty && $0.isSubset(of: words) }) == 1 { return true }
      }
    }
    return false
  }

  /// Whether another table of the same states says where a run starts.
  private func isMarkedElsewhere(_ machine: Machine, _ marked: [String: Set<String>]) -> Bool {
    var shared: [String: Int] = [:]
    for key in Set(machine.states.map(\.key)) {
      for other in marked[key] ?? [] where other != machine.key {
        shared[other, default: 0] += 1
        if shared[other] == 2 { return true }
      }
    }
    return false
  }

  /// The machines whose initial state is known, by the keys of their states.
  private func marked(_ machines: [Machine]) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for machine in machines {
      guard machine.hasDeclaredMatrix, let initial = machine.initial,
        machine.initialReason != .inferred || isEvident(initial, machine)
      else { continue }
      for state in machine.states { result[state.key, default: []].insert(machine.key) }
    }
    return result
  }

  /// Adds a row above the first one.
  private func fix(
    _ machine: Machine, name: String?, _ context: RuleContext
  ) -> Diagnostic.Fix? {
    guard let name, let first = machine.transitions.first(where: { $0.matrix == 0 }),
      let row = MatrixEdit.row(
        like: first, source: "(none)", target: name, trigger: "Launch", in: context.document)
    else { return nil }
    let source = context.document.source
    let index = source.lineIndex(of: Int(first.origin.range.start))
    guard index > 0 else { return nil }
    let end = Int(source.lineRange(index - 1).end)
    return Diagnostic.Fix(
      safety: .unsafe, title: "mark '\(name)' as the initial state",
      edits: [.init(context.origin(SourceRange(end, end)), text: row.text)])
  }
}
