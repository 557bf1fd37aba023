import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports triggers that lead from one state to several others.
public struct NondeterministicTrigger: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S507", name: "nondeterministic-trigger",
    summary: "One trigger leads from one state to two others, and no guard decides between them.",
    category: .stateMachine, defaultSeverity: .error, precision: .heuristic,
    explanation: """
      Who builds the screen must choose one of the rows, and two people choose differently. Guards are
      compared: rows whose guards deny one another, or share a word, are left alone; so are a row with a
      guard beside one without, which is read as "otherwise", a row from any state beside a row from
      one, and lines "Back: …" that lead each to whence one came. Two words, "draft" and "published", are
      taken for two cases of one question, and so are short names behind a choice of a diagram. Guards that
      speak of different things ("has photo" and "came from search") can
      both hold. Two edges of a flowchart with one label are a
      warning, unless the label says no more than "tap" or "next", who somebody is ("guest"), or where the
      ways begin ("sidebar"), for a menu leads to many screens. "Tap any row" and "tap outside the checked
      rows" in one section are a warning: both hold for a row that is not checked.
      """,
    references: ["UML 2.5.1, 14.2.3.9.3", "SCXML 3.13"],
    examples: [
      .accepted(
        """
        | From | Event | Guard | To |
        |---|---|---|---|
        | Cart | Pay | card is valid | Receipt |
        | Cart | Pay | card is not valid | Refused |
        | Receipt | Close | | Cart |
        | Refused | Close | | Cart |

        """),
      .flagged(
        """
        | From | Event | Guard | To |
        |---|---|---|---|
        | Reader | Back | | Shelf |
        | Reader | ⟦Back⟧ | | Store |
        | Shelf | Open | | Reader |
        | Store | Open | | Reader |

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reads the rows that compete.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkPlaces(context, into: &diagnostics)
    for (machine, rivals) in zip(context.spec.machines, context.analysis.rivals)
    where !rivals.isEmpty && !isOfActors(machine) {
      var seen: Set<Int> = []
      var told: [String: Int] = [:]
      let actors = actors(rivals, machine)
      let entries = Self.entries(machine)
      for pair in rivals
      where pair.relation != .duplicate && !isOfTwoCases(pair, machine, context)
        && !areOfTwoNodes(pair, machine, entries, context) && !isOfVisitor(pair, machine)
        && !isOfPlace(pair, machine) && !areWaysBack(pair, machine, entries, context)
        && actors.isDisjoint(with: trigger(pair, machine))
        && seen.insert(context.line(pair.second.origin)).inserted
      {
        let second = machine.transitions[pair.second.transition]
        if second.matrix == nil {
          // Of the edges of a flowchart with one label all the others stand beside the first.
          let key = "\(second.source.map { "\($0)" } ?? "*") \(second.trigger?.text ?? "")"
          if let first = told[key] {
            diagnostics[first].related.append(
              .init(second.trigger?.origin ?? second.origin, "to '\(machine[second.target].name)'"))
            continue
          }
          told[key] = diagnostics.count
        }
        diagnostics.append(diagnostic(pair, machine))
      }
    }
  }

  private func trigger(_ pair: Rivals, _ machine: Machine) -> [String] {
    Names.words(machine.transitions[pair.first.transition].trigger?.text ?? "")
  }

  static let roles: Lexicon = [
    "admin", "administrator", "user", "owner", "manager", "guest", "agent", "agente", "clerk",
    "operator", "reviewer", "approver", "customer", "client", "moderator", "editor", "author",
    "staff", "member", "seller", "buyer", "driver", "rider", "host", "system", "backend", "server",
    "employee", "supervisor", "usuario", "cliente", "gestor", "kunde", "nutzer", "mitarbeiter",
    "utilisateur", "管理员", "用户", "管理者", "사용자", "관리자",
  ]

  /// Whether the labels of a machine say who may do it: most of them are names that recur, one beside the other,
  /// "clerk/manager".
  private func isOfActors(_ machine: Machine) -> Bool {
    let labels = Set(
      machine.transitions.compactMap { transition in
        transition.trigger.map { [transition.origin.range.start.description, $0.text] }
      }
    ).map { $0[1] }
    let names = labels.map { $0.split(separator: "/").map { Names.words(String($0)) } }
    guard labels.count > 2, names.joined().allSatisfy({ (1...2).contains($0.count) }) else {
      return false
    }
    let distinct = Set(names.joined().compactMap(\.first))
    let isListed = names.count { $0.count > 1 } * 2 >= names.count && distinct.count < names.count
    return isListed || distinct.allSatisfy(Self.roles.contains)
  }

  /// The words of labels that lead from several states to several others each: they say who may do it or how, and not
  /// what happens.
  private func actors(_ rivals: [Rivals], _ machine: Machine) -> Set<String> {
    var sources: [[String]: Set<StateID>] = [:]
    for pair in rivals where pair.relation == .unguarded {
      guard let source = machine.transitions[pair.first.transition].source else { continue }
      sources[trigger(pair, machine), default: []].insert(source)
    }
    return Set(sources.filter { $0.value.count > 2 }.keys.joined())
  }

  /// Whether the cells of two rows tell their states apart in brackets: "Profile (no posts)", "Profile (no likes)".
  private func isOfTwoCases(_ pair: Rivals, _ machine: Machine, _ context: RuleContext) -> Bool {
    guard let first = caseCell(pair.first.origin, context),
      let second = caseCell(pair.second.origin, context)
    else { return false }
    return first != second
  }

  /// The first cell of a row, where it has brackets.
  private func caseCell(_ origin: Origin, _ context: RuleContext) -> Substring? {
    let range = context.document.firstLine(of: origin.range)
    let bytes = context.document.source.bytes
    // The wide bracket begins with EF.
    guard range.offsets.contains(where: { bytes[$0] == 0x28 || bytes[$0] == 0xEF }) else {
      return nil
    }
    let line = context.document.source.string(range)
    guard let cell = line.split(separator: "|").first,
      cell.contains(where: { $0 == "(" || $0 == "（" })
    else { return nil }
    return cell
  }

  private func diagnostic(_ pair: Rivals, _ machine: Machine) -> Diagnostic {
    let first = machine.transitions[pair.first.transition]
    let second = machine.transitions[pair.second.transition]
    let trigger = second.trigger?.text ?? ""
    let targets = [first, second].map { machine[$0.target].name }
    let why =
      switch (pair.relation, first.guardText, second.guardText) {
      case (.overlapping, let a?, let b?): "'\(a.text)' and '\(b.text)' can both hold"
      case (_, let a?, _?): "both rows have the guard '\(a.text)'"
      default:
        second.matrix == nil ? "no condition parts the two edges" : "neither row has a guard"
      }
    var found = diagnostic(
      "'\(trigger)' leads from '\(MachineText.name(second.source, in: machine))' to "
        + "'\(targets[0])' and to '\(targets[1])'",
      at: second.trigger?.origin ?? second.origin, label: "to '\(targets[1])'",
      related: [.init(first.trigger?.origin ?? first.origin, "to '\(targets[0])'")],
      why: "\(MachineStory.change(first, in: machine)), or "
        + "\(MachineStory.change(second, in: machine)); \(why)",
      help: "say in both rows under which condition each of them is taken")
    // Who draws a flowchart may mean two ways on the same screen.
    if second.matrix == nil { found.severity = .warning }
    return found
  }
}
