import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports two tables that describe one machine in different names.
public struct SecondVocabulary: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S518", name: "second-vocabulary",
    summary: "Two tables of one document describe the same states under different names.",
    category: .stateMachine, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      One table has `city` and `district`, another `city.idle`, `city.loading` and `district.idle`: they
      describe one machine twice, and rows are changed in one of them only. Reported where at least
      three states of one table are the first parts of states of the other, and two of them have
      several parts there.
      """,
    references: ["UML 2.5.1, 14.2.3.4: composite states"],
    examples: [
      .accepted(
        "| From | Event | To |\n|---|---|---|\n| `city` | Click | `map` |\n| `map` | Back | `city` |\n"
      ),
      .flagged(
        """
        ## Overview

        | From | Event | To |
        |---|---|---|
        | `city` | Click | `street` |
        | `street` | Click | `house` |
        | `house` | Back | `city` |

        ## Details

        ⟦| From | Event | To |⟧
        |---|---|---|
        | `city.loading` | Done | `city.idle` |
        | `city.idle` | Click | `street.loading` |
        | `street.loading` | Done | `street.idle` |
        | `street.idle` | Click | `house.idle` |
        | `house.idle` | Back | `city.idle` |

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares the names of each pair of machines.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let machines = context.spec.machines.filter { machine in
      machine.matrices.contains { $0.form == "table" }
    }
    guard machines.count > 1 else { return }
    var reported: Set<String> = []
    let byRows = machines.enumerated().sorted {
      ($1.element.transitions.count, $0.offset) < ($0.element.transitions.count, $1.offset)
    }
    let divided = machines.compactMap { machine -> (machine: Machine, parts: Set<String>)? in
      let parts = Set(machine.states.compactMap { firstPart($0.name) })
      return parts.count >= 3 ? (machine, parts) : nil
    }
    guard !divided.isEmpty else { return }
    for plain in byRows.map(\.element) where !isOfKeys(plain, context) {
      let names = Set(plain.states.map { head($0.name) })
      for (dotted, parts) in divided where dotted.key != plain.key {
        let shared = parts.intersection(names.filter { !$0.contains(".") })
        guard shared.count >= 3, shared.count * 2 >= parts.count,
          shared.count(where: { isDivided($0, dotted) }) >= 2,
          reported.insert(dotted.key).inserted
        else { continue }
        diagnostics.append(diagnostic(plain, dotted, shared.sorted(), context))
      }
    }
  }

  private static let keys: Lexicon = ["key", "keys", "shortcut", "shortcuts", "taste", "tasten"]

  /// Whether the table of a machine lists keys and what they do, wherever one is.
  private func isOfKeys(_ machine: Machine, _ context: RuleContext) -> Bool {
    let table = machine.matrices.firstIndex(of: largestTable(of: machine))
    return machine.transitions.first { $0.matrix == table }.map { row in
      context.document.tableHeader(around: row.origin.range.start).contains {
        Names.isPhrase($0, in: Self.keys)
      }
    } ?? false
  }

  /// Whether a state has two parts or more, so that the name before the dot is a state and no folder.
  private func isDivided(_ name: String, _ machine: Machine) -> Bool {
    Set(machine.states.filter { firstPart($0.name) == name }.map(\.key)).count >= 2
  }

  /// "city.idle" gives "city"; names without a dot give nothing.
  private func firstPart(_ name: String) -> String? {
    guard let dot = name.firstIndex(of: "."), dot != name.startIndex else { return nil }
    let rest = name[name.index(after: dot)...]
    return rest.isEmpty || rest.hasPrefix("*") ? nil : String(name[..<dot]).lowercased()
  }

  /// A name without a wildcard at its end.
  private func head(_ name: String) -> String {
    name.hasSuffix(".*") ? String(name.dropLast(2)).lowercased() : name.lowercased()
  }

  /// The table of a machine with the most rows; lists of triggers beside it are overviews.
  private func largestTable(of machine: Machine) -> Machine.Matrix {
    let rows = machine.transitions.reduce(into: [Int: Int]()) { result, transition in
      if let matrix = transition.matrix { result[matrix, default: 0] += 1 }
    }
    let tables = machine.matrices.indices.filter { machine.matrices[$0].form == "table" }
    return machine.matrices[tables.max { (rows[$0] ?? 0, $1) < (rows[$1] ?? 0, $0) } ?? 0]
  }

  private func diagnostic(
    _ plain: Machine, _ dotted: Machine, _ shared: [String], _ context: RuleContext
  ) -> Diagnostic {
    let document = context.document
    let here = largestTable(of: dotted)
    let there = largestTable(of: plain)
    let names = shared.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return diagnostic(
      "two tables describe \(names) under different names",
      at: context.origin(document.firstLine(of: here.origin.range)), label: "with parts here",
      related: [
        .init(context.origin(document.firstLine(of: there.origin.range)), "without parts here")
      ],
      why: "\(shared.count) states of the other table are divided here; the tables have "
        + "\(plain.transitions.count { $0.matrix != nil }) and "
        + "\(dotted.transitions.count { $0.matrix != nil }) rows",
      help: "keep one table, or say that one is an overview of the other")
  }
}
