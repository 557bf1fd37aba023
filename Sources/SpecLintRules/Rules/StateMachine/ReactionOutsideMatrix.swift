import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports reactions of a state that only the text tells.
public struct ReactionOutsideMatrix: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S519", name: "reaction-outside-matrix",
    summary:
      "A line says what a state does on a trigger, and no row of the table has that trigger.",
    category: .stateMachine, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      "`Esc` while `LOADING` requests cancellation" is a transition or a guard; beside a table that is
      meant to be complete it is overlooked. Reported are items of a list that name what happens
      "while" a state of the table holds, where no row out of that state shares a word with the trigger;
      what changes nothing, and what a row out of the state goes on with, is a remark.
      """,
    references: ["SCXML 3.5: transition", "UML 2.5.1, 14.2.3.9"],
    examples: [
      .accepted(
        """
        | From | Event | To |
        |---|---|---|
        | `IDLE` | submit | `LOADING` |
        | `LOADING` | Esc | `IDLE` |

        - `Esc` while `LOADING` requests cancellation

        """),
      .flagged(
        """
        | From | Event | To |
        |---|---|---|
        | `IDLE` | submit | `LOADING` |
        | `LOADING` | response | `IDLE` |

        - ⟦`Esc` while `LOADING` requests cancellation⟧

        """),
    ]
  )

  private static let fillers: Set<String> = [
    "the", "a", "an", "is", "are", "be", "key", "press", "pressing", "user", "users", "on", "in",
    "blocked", "ignored", "disabled", "allowed", "only", "and", "or",
  ]

  /// Words that say that nothing happens, so that the row would lead nowhere.
  private static let nothing: Lexicon = [
    "blocked", "ignored", "disabled", "prevented", "remains", "stays", "nothing",
  ]

  /// Makes the rule.
  public init() {}

  /// Looks for items that name a state after "while".
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let machines = context.spec.machines.filter { machine in
      machine.matrices.contains { $0.form == "table" }
    }
    guard !machines.isEmpty else { return }
    let document = context.document
    for statement in context.spec.statements {
      let range = item(statement.text.range, document)
      guard ASCII.find("while", in: document.source.bytes, range.offsets) != nil,
        context.isNormative(range), let read = read(document.source.string(range))
      else { continue }
      for machine in machines {
        guard let state = machine.stateIDs.first(where: { machine[$0].name == read.state }),
          let row = machine.transitions.first(where: { $0.source == state && $0.matrix != nil }),
          !knows(read.trigger, state, machine)
        else { continue }
        var found = diagnostic(
          "no row out of '\(read.state)' has this trigger", at: context.origin(range),
          label: "told in the text only",
          related: [.init(row.origin, "a row out of '\(read.state)'")],
          why: "the rows out of '\(read.state)' have the triggers "
            + triggers(of: state, machine).prefix(4).map { "'\($0)'" }.joined(separator: ", "),
          help: "add a row from '\(read.state)' for it, to the same state if nothing changes")
        // "requests cancellation" beside a row out on "cancellation completed": the table goes on with it.
        if Names.hasWord(document.source.string(range), in: Self.nothing)
          || knows(read.effect, state, machine)
        {
          found.severity = .info
        }
        diagnostics.append(found)
        break
      }
    }
  }

  /// The line of a statement without the mark of its list.
  private func item(_ range: SourceRange, _ document: Document) -> SourceRange {
    let line = document.firstLine(of: range)
    let bytes = document.source.bytes
    var start = Int(line.start)
    if start + 1 < Int(line.end), [0x2D, 0x2A, 0x2B].contains(bytes[start]),
      bytes[start + 1] == 0x20
    {
      start += 2
    }
    return SourceRange(start, Int(line.end))
  }

  /// What such a line tells.
  private struct Reaction {
    var trigger: Set<String>
    var state: String
    /// The words behind the state that are long enough to tell something.
    var effect: Set<String>
  }

  /// The words before "while", the state in code marks after it, and the words behind that.
  private func read(_ text: String) -> Reaction? {
    let words = text.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(of: "while"), (1...6).contains(place),
      place + 1 < words.count
    else { return nil }
    let name = words[place + 1]
    guard name.hasPrefix("`"), let end = name.dropFirst().firstIndex(of: "`") else { return nil }
    let trigger = Set(Names.words(words[..<place].joined(separator: " "))).subtracting(Self.fillers)
    let effect = Names.words(words[(place + 2)...].joined(separator: " ")).filter { $0.count > 5 }
    return trigger.isEmpty
      ? nil
      : Reaction(
        trigger: trigger, state: String(name[name.index(after: name.startIndex)..<end]),
        effect: Set(effect))
  }

  private func triggers(of state: StateID, _ machine: Machine) -> [String] {
    machine.transitions.filter { $0.source == state }.compactMap(\.trigger?.text)
  }

  private func knows(_ trigger: Set<String>, _ state: StateID, _ machine: Machine) -> Bool {
    machine.transitions.contains { transition in
      guard transition.source == state || transition.source == nil, transition.matrix != nil else {
        return false
      }
      let text = (transition.trigger?.text ?? "") + " " + (transition.guardText?.text ?? "")
      return Names.words(text).contains { word in
        trigger.contains { $0.prefix(5) == word.prefix(5) }
      }
    }
  }
}
