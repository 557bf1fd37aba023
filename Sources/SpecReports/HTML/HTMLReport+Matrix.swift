import SpecAnalysis
import SpecModel

extension HTMLReport {
  /// Writes the state × state matrix; ways back have a column of their own.
  func writeStateMatrix(of machine: Machine, to html: inout HTMLWriter) {
    let matrix = TransitionMatrix(machine)
    let back = machine.histories
    let more = MachineText.sourcesOfWaysBack(machine, besides: matrix.rows)
    let rows = matrix.rows + more
    let frame = MatrixFrame(
      caption: "Rows are left, columns are entered", corner: "From \\ To",
      columns: matrix.columns.map { machine[$0].name } + (back.isEmpty ? [] : ["previous state"]),
      rows: rows.map { MachineText.name($0, in: machine) })
    let count = machine.transitions.count
    let cells = matrix.cells + more.map { _ in matrix.columns.map { _ in [] } }
    let all = zip(rows, cells).map { row, cells in
      let ways = back.indices.filter { back[$0].source == row }.map { count + $0 }
      return back.isEmpty ? cells : cells + [ways]
    }
    frame.write(all, to: &html) { index, html in
      let transition =
        index < count ? machine.transitions[index] : back[index - count].transition
      var title = transition.trigger?.text ?? "no trigger"
      if let guardText = transition.guardText { title += " [\(guardText.text)]" }
      writeEntry(title, details: Self.details(of: transition), transition, to: &html)
    }
  }

  /// Writes the state × event matrix.
  func writeEventMatrix(of machine: Machine, to html: inout HTMLWriter) {
    let matrix = EventMatrix(machine, holdsWaysBack: true)
    let frame = MatrixFrame(
      caption: "A cell holds the state that the event leads to", corner: "State \\ Event",
      columns: matrix.columns.map { $0 ?? "no trigger" },
      rows: matrix.rows.map { MachineText.name($0, in: machine) })
    let count = machine.transitions.count
    let all = zip(matrix.cells, matrix.waysBack).map { cells, ways in
      zip(cells, ways).map { $0 + $1.map { count + $0 } }
    }
    frame.write(all, to: &html) { index, html in
      let history = index < count ? nil : machine.histories[index - count]
      let transition = history?.transition ?? machine.transitions[index]
      let target =
        history.map { MachineText.target(of: $0, in: machine) }
        ?? MachineText.target(of: transition, in: machine)
      let time = transition.duration.map(MachineText.time) ?? ""
      writeEntry("→ " + target, details: time, transition, to: &html)
    }
  }

  private static func details(of transition: Transition) -> String {
    var parts: [String] = []
    if let duration = transition.duration { parts.append(MachineText.time(duration)) }
    if let animation = transition.animation { parts.append(animation.text) }
    if transition.provenance == .inferred { parts.append("inferred") }
    return parts.joined(separator: " · ")
  }

  private func writeEntry(
    _ title: String, details: String, _ transition: Transition, to html: inout HTMLWriter
  ) {
    html.element("a", title, [("href", report.links.address(transition.origin))])
    if !details.isEmpty { html.element("small", details) }
  }
}

/// A matrix with fixed first row and column.
private struct MatrixFrame {
  var caption: String
  var corner: String
  var columns: [String]
  var rows: [String]

  func write(
    _ cells: [[[Int]]], to html: inout HTMLWriter,
    entry: (Int, inout HTMLWriter) -> Void
  ) {
    let frame: [HTMLWriter.Attribute] = [
      ("class", "scroll tall"), ("tabindex", "0"), ("role", "region"), ("aria-label", caption),
    ]
    html.element("div", frame) { html in
      html.element("table", [("class", "matrix")]) { html in
        html.element("caption", caption)
        html.element("thead") { html in
          html.element("tr") { html in
            html.element("th", corner, [("scope", "col")])
            for column in columns {
              html.element("th", column, [("scope", "col"), ("dir", "auto")])
            }
          }
        }
        html.element("tbody") { html in
          for (number, row) in rows.enumerated() {
            html.element("tr") { html in
              html.element("th", row, [("scope", "row"), ("dir", "auto")])
              for cell in cells[number] { write(cell, to: &html, entry: entry) }
            }
          }
        }
      }
    }
  }

  private func write(
    _ cell: [Int], to html: inout HTMLWriter, entry: (Int, inout HTMLWriter) -> Void
  ) {
    html.element("td", cell.isEmpty ? [] : [("class", "full"), ("dir", "auto")]) { html in
      for index in cell { html.element("div") { html in entry(index, &html) } }
    }
  }
}
