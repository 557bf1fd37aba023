import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Tables of which the text says that each state has a row.
extension StateNotInMatrix {
  private static let promises = [
    "each state has its row", "each state has a row", "each state has its own row",
    "every state has its row", "every state has a row", "every state has its own row",
    "one row per state", "one row for each state", "one row for every state", "a row per state",
    "chaque état a sa ligne", "une ligne par état", "jeder zustand hat eine zeile",
    "jeder zustand hat seine zeile", "eine zeile je zustand", "eine zeile pro zustand",
    "cada estado tiene su fila", "una fila por estado", "cada estado tem sua linha",
    "uma linha por estado", "ogni stato ha la sua riga", "una riga per stato", "各状態に 1 行",
    "状態ごとに 1 行", "每个状态一行",
  ]

  /// Reports states of the document that such a table leaves out, where it has most of them.
  func checkRows(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for table in document.tables {
      guard let lead = lead(of: table, document),
        case let said = document.string(lead).lowercased(),
        Self.promises.contains(where: said.contains)
      else { continue }
      let rows = document.children(of: table).dropFirst().compactMap {
        document.firstChild(of: $0).map { Names.key(document.string($0)) }
      }
      let keys = Set(rows)
      for machine in context.spec.machines {
        let states = machine.stateIDs.map { machine[$0] }.filter {
          ($0.kind == .atomic || $0.kind == .external) && !$0.isMode
        }
        let missing = states.filter { !keys.contains(Names.key($0.name)) }
        guard states.count > 3, !missing.isEmpty, missing.count * 4 <= states.count else {
          continue
        }
        for state in missing {
          diagnostics.append(
            diagnostic(
              "no row for the state '\(state.name)'",
              at: context.origin(document.firstLine(of: document.nodes[table].range)),
              label: "has \(states.count - missing.count) of \(states.count) states",
              related: [
                .init(
                  context.origin(document.sourceRange(plain: document.plainText(of: lead))),
                  "each state is to have a row"),
                .init(context.origin(document.firstLine(of: state.origin.range)), "the state"),
              ],
              why: "the text says that each state has a row, and the table has none with this name",
              help: "add a row for '\(state.name)', or say which states have none"))
        }
      }
    }
  }

  /// The paragraph right above a table.
  private func lead(of table: Int, _ document: Document) -> Int? {
    guard table > 1 else { return nil }
    let lead = table - 1
    return document.nodes[lead].kind == .paragraph
      && document.nodes[lead].section == document.nodes[table].section
      && document.plainText(of: lead).count < 240 ? lead : nil
  }
}
