import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports names in a matrix that fit several described states.
public struct AmbiguousStateName: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S505", name: "ambiguous-state-name",
    summary: "A name in the matrix fits several described states.",
    category: .stateMachine, defaultSeverity: .error, precision: .heuristic,
    explanation: """
      A matrix that says "Error" where the document describes two error states leaves open which of
      them a row speaks of. Each name is reported once, at its first mention. Where the words of the
      triggers stand in one of the sections only, the fix proposes that name.
      """,
    examples: [
      .accepted(
        """
        ### State: Idle

        ### State: Busy

        | From | To | Trigger |
        |---|---|---|
        | Idle | Busy | Tap |
        | Busy | Idle | Done |

        """),
      .flagged(
        """
        ### State: Idle

        ## Error States

        ### State: Server Error

        ### State: Upload Error

        ## Transitions

        | From | To | Trigger |
        |---|---|---|
        | Idle | ⟦Error⟧ | Failure |
        | Error | Idle | Retry |

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reads the matches that the compiler left open.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let titles = Self.families(context)
    for machine in context.spec.machines {
      var seen: Set<String> = []
      for match in machine.matches where match.rule == .ambiguous && match.states.count > 1 {
        guard seen.insert(Names.key(match.name.text)).inserted,
          !isCode(of: match.states.map { machine[$0].name }, match.name.text),
          !isDrawn(match.name.origin, context.document),
          !standsAlone(match.name.text, context.document)
        else { continue }
        diagnostics.append(diagnostic(match, machine, context))
      }
      checkTitles(machine, seen, titles, context, into: &diagnostics)
    }
  }

  /// Whether a name stands in a drawing of boxes, which breaks names over lines and shortens them.
  private func isDrawn(_ origin: Origin, _ document: Document) -> Bool {
    guard let block = document.codeBlock(holding: origin.range) else { return false }
    return block.language.isEmpty || block.language == "text"
  }

  /// Whether an item of a list is no more than the name, in code: then it is a place of its own.
  private func standsAlone(_ name: String, _ document: Document) -> Bool {
    let key = Names.key(name)
    return document.nodes.indices.contains { node in
      guard document.nodes[node].kind == .paragraph,
        case let parent = Int(document.nodes[node].parent), parent >= 0,
        document.nodes[parent].kind == .item,
        case let text = document.plainText(of: node), text.count <= name.utf8.count + 4
      else { return false }
      return document.source.bytes[Int(document.nodes[node].range.start)] == 0x60
        && Names.key(document.string(node)) == key
    }
  }

  /// The headings of sections that begin with one name, "Empty: no documents" and "Empty: no hits", by its key; names
  /// that a heading has alone are left out.
  private static func families(_ context: RuleContext) -> [String: [Int]] {
    let document = context.document
    guard
      context.spec.machines.contains(where: { machine in
        machine.states.contains { $0.section == nil && $0.parent == nil }
      })
    else { return [:] }
    var titles: [String: [Int]] = [:]
    var whole: [String] = []
    for section in document.sections where section.heading >= 0 {
      let title = document.string(Int(section.heading))
      guard
        let end = title.utf8.firstIndex(where: {
          $0 == 0x3A || $0 == 0x28 || $0 == 0x2C || $0 == 0xE2
        }),
        let mark = title[end...].firstIndex(where: { ":–—(,".contains($0) }),
        mark > title.startIndex
      else {
        whole.append(title)
        continue
      }
      titles[Names.key(String(title[..<mark])), default: []].append(Int(section.heading))
    }
    titles = titles.filter { $0.value.count > 1 }
    guard !titles.isEmpty else { return [:] }
    for title in whole { titles[Names.key(title)] = nil }
    return titles
  }

  /// Reports states without a section of their own whose name opens the titles of several: "Empty: no documents",
  /// "Empty: no search results".
  private func checkTitles(
    _ machine: Machine, _ seen: Set<String>, _ titles: [String: [Int]], _ context: RuleContext,
    into diagnostics: inout [Diagnostic]
  ) {
    guard !titles.isEmpty else { return }
    let document = context.document
    for state in machine.states where state.section == nil && state.parent == nil {
      let key = Names.key(state.name)
      guard !seen.contains(key), let found = titles[key], found.count > 1, found.count <= 6,
        context.isNormative(state.origin.range),
        Set(found.map { document.nodes[$0].level }).count == 1,
        Set(found.map { document.sections[Int(document.nodes[$0].section)].parent }).count == 1
      else { continue }
      let names = found.map { "'\(document.string($0))'" }.joined(separator: " or ")
      diagnostics.append(
        diagnostic(
          "'\(state.name)' can be \(names)", at: state.origin, label: "which of \(found.count)?",
          related: found.map {
            .init(
              document.origin(document.firstLine(of: document.nodes[$0].range)), "could be meant")
          },
          why: "several sections begin with the name, and none is called so alone",
          help: "write the full name of the state that is meant"))
    }
  }

  /// Whether a name begins with a code that all states share, so that it means all of them: "SCR-07 Result".
  private func isCode(of states: [String], _ name: String) -> Bool {
    guard let code = name.split(separator: " ").first, code.contains(where: \.isNumber),
      code.contains(where: \.isLetter)
    else { return false }
    return states.allSatisfy { $0.split(separator: " ").first == code }
  }

  private func diagnostic(
    _ match: Machine.NameMatch, _ machine: Machine, _ context: RuleContext
  ) -> Diagnostic {
    let name = match.name.text
    let rows = machine.transitions.filter {
      $0.sourceOrigin == match.name.origin || $0.targetOrigin == match.name.origin
    }
    let group = machine.states.firstIndex { Names.key($0.name) == Names.key(name) }
    let triggers =
      group.map { GroupFit.triggers(of: StateID($0), in: machine) }
      ?? rows.compactMap(\.trigger?.text)
    let fit = GroupFit.fit(
      of: match.states, to: triggers, machine: machine, document: context.document)
    let related = match.states.map { state in
      Diagnostic.Related(
        heading(machine[state].section ?? machine[state].origin, context),
        fit?.state == state ? "could be meant, has the words of the trigger" : "could be meant")
    }
    let names = match.states.map { "'\(machine[$0].name)'" }.joined(separator: " or ")
    let help = fit.map {
      "write '\(machine[$0.state].name)': only its section speaks of "
        + $0.words.map { "'\($0)'" }.joined(separator: ", ")
    }
    return diagnostic(
      "'\(name)' can be \(names)", at: match.name.origin, label: "which of \(match.states.count)?",
      related: related, why: match.reason,
      help: help ?? "write the full name of the state that is meant",
      fix: fit.flatMap { fit in
        group.flatMap { fix(match, naming: fit.state, for: StateID($0), machine, context) }
      })
  }

  /// Writes the name of one state wherever the machine has the name in question: written out in one row only, it would
  /// make two states of one. `nil` where a row speaks of another state, or where a place of the name is not known.
  private func fix(
    _ match: Machine.NameMatch, naming state: StateID, for group: StateID, _ machine: Machine,
    _ context: RuleContext
  ) -> Diagnostic.Fix? {
    let rows = machine.transitions.filter { $0.source == group || $0.target == group }
    guard isOfRowsAlone(group, machine),
      rows.allSatisfy({ row in
        guard row.retellings.isEmpty else { return false }
        let own = row.trigger.flatMap {
          GroupFit.fit(
            of: match.states, to: [$0.text], machine: machine, document: context.document)
        }
        return own.map { $0.state == state } ?? true
      })
    else { return nil }
    var places = rows.compactMap { $0.source == group ? $0.sourceOrigin : nil }
    places += rows.compactMap { $0.target == group ? $0.targetOrigin : nil }
    places.sort { $0.range.start < $1.range.start }
    let key = Names.key(match.name.text)
    var edits: [Diagnostic.Fix.Edit] = []
    for place in places where edits.last?.origin != place {
      guard Names.key(context.document.source.string(place.range)) == key else { return nil }
      edits.append(.init(place, text: machine[state].name))
    }
    guard !edits.isEmpty else { return nil }
    return Diagnostic.Fix(
      safety: .unsafe, title: "name '\(machine[state].name)'", edits: edits)
  }

  /// Whether nothing but rows between states names a state: no mark of the start, no change back, no forbidden change.
  private func isOfRowsAlone(_ state: StateID, _ machine: Machine) -> Bool {
    let isStart = machine.initial == state && machine.initialReason == .marked
    return !isStart && !machine.otherEntries.contains(state)
      && !machine.prohibitions.contains { $0.source == state || $0.target == state }
      && !machine.histories.contains { $0.source == state }
  }

  private func heading(_ origin: Origin, _ context: RuleContext) -> Origin {
    let source = context.document.source
    return context.origin(source.lineRange(source.lineIndex(of: Int(origin.range.start))))
  }
}
